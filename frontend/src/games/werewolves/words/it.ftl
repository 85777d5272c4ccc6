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
secret-you-are = Tu sei
secret-no-card = Ancora nessuna carta
secret-known = Quello che sai
secret-nothing = Nient’altro che questa carta.
secret-fingers = Il branco indica
secret-whispers = Sussurri
secret-told = Quello che ti è stato detto
secret-called = Tocca a te. Lascia la carta, poi tocca.
secret-choice = La tua scelta: { $choice }. Puoi cambiarla fino alla fine del giro.
secret-asleep = Dormi. Tocca chi vuoi, così nessuno vede che dormi: non succede nulla.
about-villager = Non hai altro potere che la tua voce, il tuo voto e il tuo fiuto.
about-werewolf = Ogni notte il tuo branco si accorda su qualcuno da mangiare. Di giorno sei l’innocenza in persona.
about-seer = Ogni notte guardi la carta di un giocatore.
about-thief = La prima notte puoi prendere una delle due carte al centro.
about-cupid = La prima notte leghi due giocatori: se uno muore, muore anche l’altro.
about-hunter = Quando muori, spari a qualcuno; un tavolo può dire quali morti lo permettono.
about-witch = Ogni notte vedi la preda. Una pozione la salva, una uccide chi vuoi, una volta ciascuna.
about-little-girl = Mentre i lupi indicano, puoi socchiudere o aprire gli occhi: forse vedrai dei lupi, forse loro vedranno te.
about-white-werewolf = Cacci con il branco e ogni due notti puoi mordere uno dei suoi. Vinci solo da solo.
about-raven = Ogni notte puoi attaccare un manifesto a una porta: al mattino vale due voti.
about-arsonist = Una volta puoi dare fuoco a un edificio.
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
asleep-wolves = I lupi, sazi o no, si rimettono a cuccia.
asleep-white-werewolf = Il Lupo bianco sguscia via.
asleep-arsonist = Il Piromane si riaddormenta.
asleep-witch = La Strega si riaddormenta.
asleep-piper = Il Pifferaio posa il flauto.
asleep-raven = Il Corvo mette la testa sotto l’ala.

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
composer-deck = Le carte per { $seats }
composer-unused = { $count ->
    [1] Una di queste carte tornerà nella scatola senza essere vista; il numero dei lupi resta lo stesso.
   *[other] { $count } di queste carte torneranno nella scatola senza essere viste; il numero dei lupi resta lo stesso.
}
composer-balance = Equilibrio
composer-even = quasi in equilibrio
composer-village = favorevole al villaggio
composer-pack = favorevole al branco
composer-side-village = villaggio
composer-side-pack = branco
composer-about = Una stima: un paesano vale 1, la Veggente 4, Strega e Difensore 3, Cacciatore e Bambina 2; un lupo −4, il Lupo bianco −5, il Pifferaio −3, Cupido −1.
composer-group-village = Il Villaggio e il Capitano
composer-group-night = La notte
composer-group-votes = Voti e morti
composer-group-rest = Vittoria e assenza
composer-changed = { $count ->
    [one] uno cambiato
   *[other] { $count } cambiati
}
