### I lupi mannari e il Villaggio: le parole del tavolo

## Il cerchio

board-village = Il villaggio
board-circle = Il cerchio dei giocatori
board-you = tu
board-dead = morto
board-captain = Capitano
board-poster = nominato su un manifesto
board-banned = oggi non vota
board-claims = dice di essere: { $card }
board-votes = { $votes ->
    [one] un voto
   *[other] { $votes } voti
}

## La propria carta

card-hold = La tua carta, coperta.
card-hold-short = Tieni premuto per vedere
reading-title = Sta per scendere la notte. Prima, la tua carta.
reading-hold = Tieni premuto per vedere
reading-let-go = Lascia per nasconderla
reading-got-it = Ho capito
reading-first = Non la vede nessuno oltre a te.
reading-secret = È solo per i tuoi occhi: nascondi lo schermo agli altri.
reading-others = La notte comincia quando tutti hanno letto la propria carta, al più tardi dopo un minuto.
reading-begins = Scende la notte…
reading-wall = Tutti guardano la propria carta.
secret-you-are = Tu sei
secret-no-card = Ancora nessuna carta
secret-known = Quello che sai
secret-nothing = Nient’altro che questa carta.
secret-fingers = Il branco indica
secret-whispers = Sussurri
secret-told = Quello che ti è stato detto
secret-called = Tocca a te. Lascia la carta, poi tocca.
secret-must = Tocca a te, e devi scegliere. Altrimenti sceglie la sorte.
secret-choice = La tua scelta: { $choice }. Puoi cambiarla fino alla fine del giro.
secret-asleep = Dormi. Tocca chi vuoi, così nessuno vede che dormi: non succede nulla.
about-villager = Non hai altro potere che la tua voce, il tuo voto e il tuo fiuto. Trova i lupi e vota contro di loro.
about-werewolf = Ogni notte il tuo branco si accorda su qualcuno da mangiare. Di giorno sei l’innocenza in persona.
about-seer = Ogni notte guardi la carta di un giocatore. Usa bene ciò che sai: i lupi ti cercano.
about-thief = La prima notte puoi prendere una delle due carte al centro. Da allora sei ciò che dice.
about-cupid = La prima notte leghi due giocatori: se uno muore, muore anche l’altro. Poi il tuo potere è esaurito.
about-hunter = Quando muori, spari a qualcuno; un tavolo può dire quali morti lo permettono. Fino ad allora hai solo il tuo voto.
about-witch = Ogni notte vedi la preda. Una pozione la salva, una uccide chi vuoi, una volta ciascuna.
about-little-girl = Mentre i lupi indicano, puoi socchiudere o aprire gli occhi: forse vedrai dei lupi, forse loro vedranno te. Di giorno hai solo il tuo voto.
about-white-werewolf = Cacci con il branco e ogni due notti puoi mordere uno dei suoi. Vinci solo da solo.
about-raven = Ogni notte puoi attaccare un manifesto a una porta: al mattino vale due voti. Scegli bene la porta.
about-arsonist = Una volta puoi dare fuoco a un edificio. Chi ci abita resta senza casa.
about-defender = Ogni notte vegli su qualcuno, che i lupi allora non possono mangiare. Mai lo stesso due volte di fila.
about-piper = Ogni notte incanti due giocatori. Vinci quando tutti i vivi sono incantati.
know-pack = Il tuo branco: { $names }
know-lone-wolf = Non conosci altri lupi.
know-wolves = Lupi: { $names }
know-lover = Ami { $names }.
know-lovers = Gli Innamorati: { $names }
know-charmed = Incantati: { $names }
know-card = { $name }: { $card }
know-potions = Le tue pozioni: { $cure ->
        [1] quella che cura
       *[0] quella che cura è finita
    }, { $poison ->
        [1] quella che uccide
       *[0] quella che uccide è finita
    }.
know-match = { $left ->
    [1] Hai ancora il tuo fiammifero.
   *[0] Il tuo fiammifero è bruciato.
}
know-picked = Scelto finora: { $name }
channel-pack = sussurro
channel-ghosts = tra i morti

## La notte

night-number = Notte { $night }
night-tap = Tocca qualcuno
night-sealed = Sigillato
night-still = Il tempo è fermo
night-waits = La notte ti aspetta.
night-nothing = Non fare nulla
night-dead = Sei morto e guardi.
night-houses = Edifici
night-else = Altro
night-whisper = Sussurra al branco

## Il giorno

day-number = Giorno { $day }
day-living = { $living ->
    [one] uno è vivo
   *[other] { $living } sono vivi
}
day-open = { $count ->
    [one] uno decide ancora
   *[other] { $count } decidono ancora
}
day-count = Chi ha votato chi
day-verbs = Che cosa puoi fare
day-tap = { $what }: tocca un giocatore
day-confirm = { $what }: { $name }
day-cancel = Non ancora
day-ballot = La tua scheda: { $name }
day-ballot-blank = La tua scheda è bianca
day-wait = Gli altri decidono
day-introductions = Il primo giorno: presentatevi a turno, se volete.
verb-vote = Vota
verb-claim = Io sono…
verb-accuse = Accusa
verb-defend = Difendi
verb-report = Racconta che cosa ho visto
aim-wolf = un lupo
aim-village = non un lupo
verb-nobody = Nessuno
verb-done = Fatto
verb-yes = Sì
verb-no = No
verb-choose = Decidi
verb-shoot = Spara a
verb-name = Dai la medaglia a
verb-ban = Vieta il voto a
verb-confess = Confessa
verb-restore = Ridai il potere a
verb-razor = Usa il rasoio su
verb-house = Offri la casa a
verb-withdraw = Ritira dal gioco
verb-pick = Prendi un gettone
verb-take-1 = Prendi la prima carta
verb-take-2 = Prendi la seconda carta
verb-cure = Salva la preda
verb-squint = Socchiudi gli occhi
verb-peek = Apri gli occhi
done-debate = Pronto a votare
done-bans = Nessun altro
done-election = Consegna
done-ballot = Consegna
done-inn-vote = Consegna
done-evening = Buonanotte
done-housing = Lasciala vuota
yes-answer = Vacci ad abitare
no-answer = Resta Vagabondo
yes-plea = Chiedi grazia
no-plea = Accetta il verdetto
yes-pardon = Concedi la grazia
no-pardon = Nessuna grazia

## Appunti

sheet-living = Vivo; non si sa altro.
sheet-opinion = Che cosa penso
mark-none = nessuna opinione
mark-trust = mi fido
mark-doubt = ho dubbi
mark-wolf = un lupo, credo
sheet-note = I miei appunti
sheet-note-about = Solo su questo dispositivo.
sheet-statements = Dichiarazioni
sheet-votes = Voti
sheet-no-votes = Finora nessuno.
sheet-deeds = Alla luce del sole

## Sulla parete

wall-sounds = Suoni
wall-narrator = Narratore
wall-voice = La voce del narratore
wall-voice-usual = voce abituale
tell-close-eyes = Chiudete gli occhi.
tell-open-eyes = Aprite gli occhi.
asleep-thief = Il Ladro si riaddormenta.
asleep-cupid = Cupido si addormenta.
asleep-defender = Il Difensore si riaddormenta.
asleep-seer = La Veggente si riaddormenta.
asleep-wolves = I lupi, sazi o no, si rimettono a cuccia e dormono.
asleep-white-werewolf = Il Lupo Mannaro bianco sguscia via e si riaddormenta.
asleep-arsonist = Il Piromane si riaddormenta.
asleep-witch = La Strega si riaddormenta.
asleep-piper = Il Pifferaio posa il flauto e si addormenta.
asleep-raven = Il Corvo mette la testa sotto l’ala e dorme.
asleep-lovers = Gli Innamorati si riaddormentano.
asleep-charmed = Gli incantati si riaddormentano.
asleep-baker = Il Fornaio torna al forno e chiude gli occhi.

## La fine

ending-lived = vivo alla fine
ending-turn = turno { $turn }
ending-withdrawn = ritirato dal gioco
ending-lover = innamorato
ending-open = Mostra tutti i segreti
ending-story = Notte per notte
ending-secret = allora segreto
ending-knew = Chi sapeva che cosa, e quando
proof-cards-right = { $cards } carte distribuite di nuovo: sono tutte giuste.
proof-cards-wrong = Le { $cards } carte non sono quelle che dà il segreto.
proof-by-hand = Le carte sono state date a mano e inserite; non c’è alcuna sorte da ricalcolare.
proof-tokens-right = { $tokens } gettoni estratti di nuovo: sono tutti giusti.
proof-tokens-wrong = I { $tokens } gettoni non sono quelli che dà il segreto.

## In sessanta secondi

panel-card = Ognuno riceve una carta segreta. Tieni premuta la carta sul telefono per vederla; nessun altro può.
panel-night = Di notte tutti chiudono gli occhi. Uno dopo l’altro viene chiamato; tutti toccano lo schermo, e decide solo chi è chiamato.
panel-wolves = I lupi si svegliano insieme, si vedono e si accordano su qualcuno da mangiare.
panel-dawn = Al mattino il villaggio trova i suoi morti, e le loro carte vengono scoperte.
panel-vote = Di giorno si parla, si accusa e si mente. Poi tutti votano insieme, e chi ha più voti muore.
panel-end = Il villaggio vince quando non resta alcun lupo, il branco quando non resta nessun altro. Alcuni giocano per sé.

## Prima della partita

composer-characters = Personaggi: tocca per prenderli o lasciarli
composer-buildings = Edifici speciali: tocca per prenderli o lasciarli
composer-homes = Gli edifici per { $seats }
composer-thirds = Il regolamento consiglia i terzi, in così tanti: fattorie { $farms }, edifici speciali { $special }, Vagabondi { $vagabonds }. Potete comunque giocare in altro modo.
composer-all-tokens = Tutti i 29 segnalini sono nel sacchetto e la sorte decide chi pesca cosa: le fattorie e gli edifici scelti non contano.
composer-farmers-elect = Con Contadini in gioco eleggono solo loro, dal giorno 2, qualunque cosa si scelga qui.
composer-deck = Le carte per { $seats }
composer-unused = { $count ->
    [1] Una di queste carte tornerà nella scatola senza essere vista; il numero dei lupi resta lo stesso.
   *[other] { $count } di queste carte torneranno nella scatola senza essere viste; il numero dei lupi resta lo stesso.
}
composer-balance = Equilibrio
composer-even = quasi in equilibrio
composer-village = favorevole al villaggio
composer-pack = difficile per il villaggio
composer-side-village = villaggio
composer-side-pack = branco
composer-measured = Misurato: tra bot, con queste carte, il villaggio vince nel { $share }% dei casi (partite: { $matches }).
composer-about = Stimato da bot con altre carte: il villaggio vince in circa il { $share }% dei casi (partite: { $matches }). Le persone possono giocare diversamente.
composer-group-village = Il Villaggio e il Capitano
composer-group-night = La notte
composer-group-votes = Voti e morti
composer-group-rest = Vittoria e assenza
composer-changed = { $count ->
    [one] uno cambiato
   *[other] { $count } cambiati
}

## Guidare un vero tavolo: ciò che si dice ad alta voce

moderator-night = { $night ->
    [1] Cala la notte sul villaggio. Chiudete tutti gli occhi. Non una parola.
   *[other] Cala di nuovo la notte. I vivi chiudono gli occhi, i morti tacciono.
}
moderator-call-thief = Chiamo il Ladro. Due carte ti aspettano: puoi prenderne una.
moderator-call-cupid = Chiamo Cupido. Indica due cuori; il tuo può essere uno dei due.
moderator-call-defender = Chiamo il Difensore. Su chi vegli stanotte?
moderator-call-seer = Chiamo la Veggente. Di chi vuoi conoscere la carta?
moderator-call-wolves = Chiamo i Lupi Mannari. In silenzio, scegliete una sola preda.
moderator-call-white-werewolf = Chiamo il Lupo bianco. Uno dei tuoi fratelli è di troppo?
moderator-call-arsonist = Chiamo il Piromane. Indica una casa, o tieni il fiammifero.
moderator-call-witch = Chiamo la Strega. Ecco chi hanno scelto i lupi. Pollice in su per salvare, in giù per uccidere, o niente.
moderator-call-piper = Chiamo il Pifferaio. Indica due persone che balleranno.
moderator-call-raven = Chiamo il Corvo. Su quale porta va il tuo manifesto?
moderator-lovers = Passo dietro a ognuno di voi. Voi due che ho toccato: aprite gli occhi e guardatevi.
moderator-charmed = Faccio il giro. Chi ho toccato è sotto incanto: aprite gli occhi e guardatevi.
moderator-baker = Tutti i lupi hanno gli occhi chiusi… ora.
moderator-dawn = Sorge il sole. Aprite gli occhi.
moderator-died = { $name } ci lascia. La carta: { $card }.
moderator-died-hidden = { $name } ci lascia. La carta resta coperta.
moderator-to = { $name }: { $call }
moderator-housing = { $name }, questa casa è vuota: { $building }. Chi vi alloggi?
moderator-answer = { $name }, ti offrono una casa: { $building }. Vuoi abitarci?
moderator-ballot = Al tre, tutti indicano qualcuno. Uno, due, tre!
moderator-election = Ci serve un Capitano. Al tre, indicate la vostra scelta. Uno, due, tre!
moderator-election-farmers = I Contadini scelgono tra loro un Capitano. Al tre indicano solo i Contadini, e solo un Contadino. Uno, due, tre!
moderator-election-again-farmers = Parità: i Contadini rivotano, tra questi.
moderator-draft = Mostrate i gettoni: chi abita dove?
moderator-introductions = Prima che cali la notte, facciamo un giro del tavolo: chi siete in questo villaggio?
moderator-introductions-village = Prima che cali la notte, facciamo un giro del tavolo: chi siete, e dove abitate?

## Guidare: ciò che legge solo chi guida

moderator-note-night = Parla a tutto il cerchio, sempre con la stessa voce. Non girarti verso nessuno.
moderator-note-eyes = Con la Bambina in gioco: teste alte, niente mani davanti al viso.
moderator-note-deal = Distribuisci queste carte, coperte. Solo tu e chi la riceve potete vederla.
moderator-note-introductions = In senso orario, uno dopo l’altro, ognuno recita un abitante di sua invenzione. Delle carte non si parla. Si può saltare.
moderator-note-nobody = Nessuno è sveglio. Aspetta come sempre, fai gli stessi gesti, poi vai avanti.
moderator-note-middle = Mostra le due carte al centro: { $first } e { $second }.
moderator-note-must-swap = Sono due lupi: il Ladro deve prenderne uno.
moderator-note-swapped = Scambia la carta senza farti vedere. { $name } ora è: { $card }.
moderator-note-cupid = Devono essere due. Cupido può scegliere sé stesso.
moderator-note-touch = Tocca { $name } passando.
moderator-note-touch-nobody = Fai comunque tutto il giro. Non toccare nessuno.
moderator-note-defender = Non la stessa persona due notti di seguito.
moderator-note-not-again = Non { $name }, già sotto protezione la notte scorsa.
moderator-note-seer = Poi solleva un poco tutte le carte, una dopo l’altra.
moderator-note-saw = Mostra a { $name } la carta di { $other }: { $card }.
moderator-note-wolves = Se non sono d’accordo, nessuno viene divorato.
moderator-note-girl = La Bambina può sbirciare. Se il branco la nota, può sceglierla.
moderator-note-white-werewolf = Non è obbligato a mordere.
moderator-note-arsonist = Una sola volta in tutta la partita.
moderator-note-victim = Indica { $name }.
moderator-note-no-victim = Nessuno è stato scelto: mostra il palmo aperto.
moderator-note-witch-blind = La pozione che guarisce è finita: non mostrare nulla.
moderator-note-potions = Guarigione: { $cure ->
        [1] c’è ancora
       *[0] usata
    }. Veleno: { $poison ->
        [1] c’è ancora
       *[0] usato
    }.
moderator-note-piper = Al massimo due, non ancora incantati.
moderator-note-raven = Il manifesto vale due voti domani.
moderator-note-baker = { $name } apre gli occhi alla parola «ora», per tre secondi.
moderator-note-tied = In parità: { $name }.
moderator-note-banned = { $name } non può votare.
moderator-note-captain = Il voto di { $name } vale doppio.
moderator-note-draft = Scegli un gettone, poi tocca chi lo tiene. Chi resta è Vagabondo.
moderator-note-debate = Dai la parola a tutti. Nessuno mostra la carta.
moderator-note-evening = Ultima occasione per i poteri del giorno.
moderator-note-bans = Al massimo due.
moderator-note-shot = Il Cacciatore deve sparare. Non spara solo chi è assente.
moderator-note-no-shot = { $name } non c’è: niente sparo.
moderator-note-heir = Qualcuno va nominato.
moderator-note-tie = Una delle persone in parità.
moderator-note-housing = Solo a un Vagabondo, che può rifiutare.
moderator-note-plea = Solo chi la chiede può avere la grazia.
moderator-note-pardon = La grazia si dà una volta. La carta resta coperta.
moderator-note-homes = Ora si scambiano i posti.
moderator-note-over = Scoprite tutte le carte.

## Guidare: i nomi dei passi

moderator-step-deal = La distribuzione
moderator-step-introductions = Le presentazioni
moderator-step-night = Cala la notte
moderator-step-wolves = Il branco
moderator-step-lovers = Gli Innamorati
moderator-step-charmed = Gli incantati
moderator-step-swapped = La nuova carta del Ladro
moderator-step-saw = La risposta alla Veggente
moderator-step-heard = La confessione
moderator-step-dawn = L’alba
moderator-step-deaths = I morti
moderator-step-count = Il conteggio
moderator-step-verdict = Il verdetto
moderator-step-bans = Oggi senza voto
moderator-step-captain = Il Capitano
moderator-step-homes = Le case
moderator-step-powers = I poteri del giorno
moderator-step-over = La fine
moderator-step-draft = I gettoni
moderator-step-shot = Lo sparo del Cacciatore
moderator-step-heir = La medaglia
moderator-step-housing = Una casa vuota
moderator-step-answer = La risposta del Vagabondo
moderator-step-election = L’elezione
moderator-step-election-again = La seconda elezione
moderator-step-debate = Il dibattito
moderator-step-inn-vote = Il voto dell’oste
moderator-step-inn-vote-again = Il voto dell’oste
moderator-step-ballot = Il voto
moderator-step-ballot-again = Il secondo voto
moderator-step-tie = Il Capitano decide
moderator-step-plea = La supplica
moderator-step-pardon = Il Castellano decide
moderator-step-evening = La sera
moderator-step-baker = Il Fornaio

## Guidare: la pagina

moderator-wake = Svegli
moderator-next = Avanti
moderator-nobody = Nessuno
moderator-nothing = Niente
moderator-keep = Tiene la carta
moderator-undo = Annulla
moderator-undone = Ripreso: { $step }
moderator-who = Chi è chi
moderator-steps = Finora
moderator-steps-none = Non è stato ancora inserito nulla.
moderator-steps-about = Tocca un passo per tornarvi. Esso e tutti i seguenti vengono ripresi.
moderator-screen = Grande schermo per il tavolo
moderator-middle = Al centro: { $cards }
moderator-lover = fra gli innamorati
moderator-charmed-mark = sotto incanto
moderator-gone = assente
moderator-leave = Deve andare
moderator-left = { $name } conta come assente. Chi manca quattro decisioni può essere ritirato nel dibattito.
moderator-pick-accused = Per chi si vota?
moderator-pick-voters = Chi vota per { $name }?
moderator-another = Qualcun altro
moderator-rest = Tutti gli altri
moderator-blank = { $count ->
    [one] una bianca
   *[other] { $count } bianche
}
moderator-cure = Salva { $name }
moderator-poison = Chi avvelena?
moderator-tap = { $count ->
    [one] Tocca un nome.
   *[other] Tocca al massimo { $count } nomi.
}
moderator-tap-both = Tocca due nomi.
moderator-count = Conta i voti
moderator-vote = Al voto
moderator-dusk = Alla notte
moderator-timer = Avvia un timer
moderator-timer-stop = Ferma il timer
moderator-minutes = { $minutes } min
moderator-cancel = Lascia stare
moderator-aloud = Dillo per me
moderator-again = Ancora con gli stessi

## Guidare: l’inizio

gathering-title = Guidare un vero tavolo
gathering-about = Tu guidi, agli altri non serve alcun dispositivo. Hameau dice che cosa viene, conta e giudica.
gathering-names = Chi siede al tavolo?
gathering-names-about = In senso orario, da 8 a 29 persone. Incolla un elenco, se ne hai uno.
gathering-name = Nome
gathering-add = Aggiungi
gathering-count = { $count ->
    [one] una persona
   *[other] { $count } persone
}
gathering-few = { $count ->
    [one] Ne serve ancora una.
   *[other] Ne servono ancora { $count }.
}
gathering-many = Si gioca in { $most } al massimo.
gathering-same = C’è già { $name }.
gathering-up = Sposta { $name } su
gathering-down = Sposta { $name } giù
gathering-remove = Togli { $name }
gathering-edit = Nome della persona { $number }
gathering-clear = Svuota l’elenco
gathering-deck = A che cosa si gioca?
gathering-deal = Chi distribuisce le carte?
gathering-deal-hameau = Hameau
gathering-deal-hameau-about = Vedi chi riceve quale carta e le distribuisci.
gathering-deal-hand = A mano
gathering-deal-hand-about = Dai carte vere e inserisci chi ha che cosa.
gathering-hold = Chi ha quale carta?
gathering-hold-about = Scegli una carta, poi tocca chi la tiene. Chi resta è Paesano.
gathering-left = ancora { $count }
gathering-middle = Restano per il centro: { $cards }
gathering-wrong = { $count ->
    [one] Una carta va ancora data.
   *[other] { $count } carte vanno ancora date.
}
gathering-start = Comincia

## What the end says to somebody

you-won-village = Hai vinto insieme al villaggio.
you-won-pack = Hai vinto insieme al branco.
you-won-loner = Hai vinto, senza nessun altro.
you-won-couple = Hai vinto, e anche l’amore.
you-lost-village = Il villaggio ha perso, e tu con lui.
you-lost-pack = Il branco ha perso, e tu con lui.
you-lost-loner = Eri contro tutti, e hai perso.
turn-wolf = Giorno { $day }: cade il primo lupo, { $name } ({ $card }).
turn-innocent = Giorno { $day }: il villaggio condanna { $name }, senza colpa ({ $card }).
end-how = Chi era chi

## The log

gathered-accused = Accuse contro { $other }: { $names }.
gathered-handed-in = Schede consegnate: { $names }.
gathered-voted = { $names } → { $other }
gathered-blank = { $names } → nessuno

## Una mossa a parole, per un suggerimento e dopo la partita

move-sleep = dormire
move-done = basta così
move-nobody = nessuno
move-yes = sì
move-no = no
move-look = vedere la carta: { $name }
move-eat = divorare { $name }
move-bite = mordere { $name }
move-cure = curare la vittima
move-poison = avvelenare { $name }
move-protect = proteggere { $name }
move-bind = legare { $name }
move-charm = incantare { $name }
move-poster = appendere un manifesto: { $name }
move-shoot = sparare a { $name }
move-name = nominare { $name }
move-vote = votare contro { $name }
move-accuse = accusare { $name }
move-defend = difendere { $name }
move-claim = dichiararsi: { $first }
move-pick = prendere: { $first }
