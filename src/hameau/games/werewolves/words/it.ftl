### Lupi Mannari e il Villaggio
### Una mossa si scrive uguale in ogni lingua («eat 7», «vote 3», «sleep»).

title = Lupi Mannari e il Villaggio
tagline = Di notte i lupi mangiano, di giorno il villaggio vota, e nessuno dice chi è.

## Personaggi e fazioni

villager = Paesano
werewolf = Lupo mannaro
seer = Veggente
thief = Ladro
cupid = Cupido
hunter = Cacciatore
witch = Strega
little-girl = Bambina
white-werewolf = Lupo bianco
raven = Corvo
arsonist = Piromane
defender = Difensore
piper = Pifferaio
camp-village = del villaggio
camp-wolves = del branco
camp-white = il Lupo bianco
camp-piper = il Pifferaio
hidden-card = coperta

## Il villaggio

vagabond = Vagabondo
farm = Fattoria
church = Chiesa
hovel = Tugurio
bailiffs-house = Casa del balivo
manor = Maniero
bakery = Panetteria
school = Scuola
tavern = Taverna
shop = Bottega del barbiere
farm-1 = { farm } 1
farm-2 = { farm } 2
farm-3 = { farm } 3
farm-4 = { farm } 4
farm-5 = { farm } 5
farm-6 = { farm } 6

## Chiamate

call-draft = Prendi un segnalino.
call-thief = Il Ladro si sveglia: due carte aspettano.
call-cupid = Cupido si sveglia e sceglie un cuore.
call-cupid-again = Cupido sceglie il secondo cuore; poi due si innamorano.
call-defender = Il Difensore si sveglia: su chi vegli?
call-seer = La Veggente si sveglia: quale carta vuoi conoscere?
call-wolves = I lupi si svegliano e indicano in silenzio.
call-wolves-again = I lupi guardano le dita degli altri e indicano di nuovo.
call-wolves-last = I lupi indicano per l’ultima volta.
call-white-werewolf = Il Lupo bianco si sveglia da solo: un fratello è di troppo?
call-arsonist = Il Piromane si sveglia: una casa, o conservi il fiammifero?
call-witch = La Strega si sveglia e vede la scelta dei lupi.
call-piper = Il Pifferaio si sveglia e suona per qualcuno.
call-piper-again = Il Pifferaio suona ancora; poi gli incantati si guardano.
call-raven = Il Corvo si sveglia: su quale porta il manifesto?
call-shot = Il Cacciatore ha un’ultima pallottola.
call-heir = A chi va la medaglia?
call-housing = Una casa è vuota. Chi vi alloggia il balivo?
call-answer = Vuoi abitarci?
call-election = È ora di eleggere un Capitano.
call-election-again = Parità: si rivota tra questi.
call-debate = La parola al villaggio.
call-bans = Chi oggi non vota?
call-inn-vote = L’oste vota prima degli altri.
call-ballot = Compilate le schede.
call-tie = Parità. Decide il Capitano.
call-inn-vote-again = L’oste vota di nuovo per primo.
call-ballot-again = Si rivota tra chi è in parità.
call-plea = Chiedi grazia al Castellano?
call-pardon = Il Castellano concede la grazia?
call-evening = Un’ultima parola prima della notte.
call-over = È finita.

## Che cosa è successo

dealt = Carta per { $name }: { $card }.
turned-up = { $name } era: { $card }.
took-token = { $homeless ->
    [1] { $name } non ha casa: { $building }.
   *[other] { $name } abita qui: { $building }.
}
night-fell = Cala la notte { $night }. Tutti dormono.
called = { $call }
asked = { $deciding ->
    [1] { $name }: { $call }
   *[other] { $call }
}
saw-middle = Al centro ci sono { $first } e { $second }.
swapped = { $name } prende una carta dal centro: { $card }.
paired = { $name } e { $other } si amano.
met-wolf = { $name } è del branco.
guarded = { $name } veglia su { $other }.
saw = { $name } guarda { $other }: { $card }.
pointed = { $name } indica { $other }.
became-prey = Il branco sceglie { $name }.
no-prey = Il branco non si accorda.
glimpsed = { $name } vede un lupo: { $other }.
shadows = { $name } vede solo ombre.
noticed-girl = { $name } sta spiando!
bit = { $name } morde { $other }.
lit-fire = { $name } appicca il fuoco: { $building }.
shown-victim = I lupi hanno scelto { $name }.
no-victim = I lupi non hanno scelto nessuno.
cured = { $name } salva { $other }.
poisoned = { $name } avvelena { $other }.
charmed = { $name } danza al suono del piffero.
stuck-poster = { $name } affigge un manifesto alla porta di { $other }.
woke = { $name } non dorme: { $card }.
looked = { $name } guarda la carta di { $other }.
day-broke = { $deaths ->
    [0] Sorge il giorno { $day }. Ci sono tutti.
    [one] Sorge il giorno { $day }. Una persona non si alza.
   *[other] Sorge il giorno { $day }. { $deaths } non si alzano.
}
died = { $name } non c’è più ({ $cause }). Carta: { $card }.
shot = { $name } spara a { $other }.
grieved = { $name } non sopravvive senza { $other }.
burnt-down = In cenere: { $building }.
posted = Un manifesto senza firma accusa { $name }.
became-captain = { $name } porta la medaglia di Capitano.
no-captain = Dopo { $name } nessuno può portare la medaglia.
offered-home = A { $name } viene offerta una casa: { $building }.
housed = { $name } si trasferisce: { $building }.
refused-home = { $name } non vuole abitarci: { $building }.
left-empty = { $name } la lascia vuota: { $building }.
debated = Il dibattito è chiuso.
confessed = { $name } ascolta la confessione di { $other }.
heard-card = { $name } vede la carta di { $other }: { $card }.
restored = { $name } ridà a { $other } un potere esaurito.
used-razor = Il rasoio di { $name } scivola: { $other }!
claimed = { $name } dichiara il proprio personaggio: { $card }.
accused = { $name } accusa { $other }.
defended = { $name } difende { $other }.
reported = { $name } riferisce su { $other }: { $verdict }.
seen-wolf = un lupo
seen-village = non è un lupo
banned = { $name } oggi non può votare.
filled-in = { $blank ->
    [1] La scheda di { $name } è bianca.
   *[other] Sulla scheda di { $name } c’è { $other }.
}
handed-in = { $name } consegna la scheda.
voted = { $blank ->
    [1] { $name } vota scheda bianca.
   *[other] { $name } vota { $other }.
}
got-votes = { $votes ->
    [0] { $name } non ha voti.
    [one] { $name } ha un voto.
   *[other] { $name } ha { $votes } voti.
}
tied = Parità tra { $players }.
broke-tie = { $name } decide: { $other }.
condemned = Il villaggio condanna { $name }.
spared = Il villaggio non condanna nessuno.
pleaded = { $name } chiede grazia al Castellano.
pardoned = Il Castellano grazia { $name }.
denied = Il Castellano non grazia { $name }.
lost-immunity = La taverna non protegge più { $name }.
missed = { $times ->
    [1] { $name } non risponde.
   *[other] { $name } non risponde, { $times } volte di seguito.
}
asked-out = { $name } chiede il ritiro: { $other }.
withdrawn = { $name } lascia la partita. Carta: { $card }.
stalled = { $turns } turni senza morti: nessuno vincerà.
ended = { $winner }
cause-night = nella notte
cause-fangs = tra le fauci del branco
cause-bite = morso del Lupo bianco
cause-fire = nell’incendio
cause-poison = per veleno
cause-shot = per una pallottola
cause-grief = di dolore
cause-vote = per voto del villaggio
cause-razor = per il rasoio
winner-nobody = Non c’è più nessuno.
winner-couple = Restano solo due cuori.
winner-piper = Tutti seguono il piffero.
winner-white = Il Lupo bianco resta solo.
winner-pack = Nessun paesano resta: il branco ha vinto.
winner-village = Nessun lupo resta: il villaggio è salvo.
winner-draw = Villaggio e lupi sono stanchi: patta.

## Perché è finita

won-by-nobody = Dopo { count-nights } nessuno è vivo, e nessuno vince.
won-by-the-couple = L’amore vince dopo { count-nights }: { $names }.
won-by-the-piper = Il piffero vince dopo { count-nights }: { $names }.
won-by-the-white-werewolf = Il Lupo bianco vince dopo { count-nights }: { $names }.
won-by-the-pack = Il branco vince dopo { count-nights }: { $names }.
won-by-the-village = Il villaggio vince dopo { count-nights }: { $names }.
drawn = Patta dopo { count-nights }: non moriva più nessuno.
count-nights = { $nights ->
    [one] { $nights } notte
   *[other] { $nights } notti
}

## Perché una mossa o una composizione è rifiutata

must-swap = Al centro ci sono due lupi: devi prenderne uno.
must-bind = Cupido unisce due persone: devi sceglierne una.
mind-made-up = { $times ->
    [1] Una scheda si compila una sola volta: consegnala con «done».
   *[other] Hai compilato la scheda { $times } volte: consegnala con «done».
}
sleep-on = È notte e nessuno ti chiama: «sleep».
decide-this = Non è questo che si chiede. Puoi giocare { $moves }.
not-there = Questo edificio o segnalino ora non c’è.
dead = Il numero { $player } non è in vita.
not-yourself = Non puoi scegliere te stesso.
not-your-lover = Il numero { $player } è il tuo amore: non puoi fargli del male.
tavern-spared = Lupi e voti risparmiano la taverna, numero { $player }.
no-wolf = I lupi non mangiano lupi, e il numero { $player } lo è.
only-wolves = Mordi solo il tuo branco, e il numero { $player } non ne fa parte.
not-twice = Hai vegliato sul numero { $player } la notte scorsa: mai due volte di seguito.
not-again = Il numero { $player } è già scelto.
no-vagabond = Il numero { $player } è senza casa: questo non lo tocca.
banned-already = Il numero { $player } già non può votare.
nothing-to-restore = Il numero { $player } non ha un potere esaurito.
has-a-home = Il numero { $player } ha una casa, o ha rifiutato questa.
not-absent = Il numero { $player } è presente.
farmers-only = La medaglia va a una fattoria, e il numero { $player } non ne ha.
not-running = Ora non si può votare il numero { $player }.
must-vote = Qui nessuno vota scheda bianca: indica qualcuno.
said-enough = { $times ->
    [0] A questo tavolo non ci sono dichiarazioni.
   *[other] Hai già fatto le tue dichiarazioni di oggi: { $times }.
}
said-already = L’hai già detto.
not-in-the-deck = Questo personaggio non è in gioco.
not-of-yourself = Parla degli altri; di te puoi dichiarare un personaggio.
box-is-short = La scatola ha solo { $cards } di queste carte: { $card }.
too-few-players = { $players ->
    [one] Una persona è troppo poco per tanti personaggi.
   *[other] { $players } persone sono troppo poche per tanti personaggi.
}
thief-needs-wolves = Con il Ladro servono almeno due lupi: al centro ci sono due carte, e potrebbero essere entrambe lupi.
arsonist-needs-buildings = Il Piromane ha bisogno di edifici: scegliete un villaggio.
buildings-need-a-village = Fattorie ed edifici speciali vanno con il Villaggio: scegliete un villaggio.
too-few-farms = Nella scatola ci sono meno fattorie: { $farms }.
too-many-buildings = Ci sono più edifici che giocatori, { $buildings } contro { $players }: ognuno abita in uno di essi o è un Vagabondo.
village-is-empty = Un villaggio ha almeno un edificio. Per giocare senza, non scegliete un villaggio.

## Opzioni

word-usual = come al solito
word-in = dentro
word-out = fuori
word-yes = sì
word-no = no
option-composition = Composizione
option-composition-simple = prima partita: lupi, Veggente, paesani
option-composition-classic = i personaggi classici
option-composition-moon = con Difensore e Pifferaio
option-composition-first-village = un primo villaggio
option-composition-village = il villaggio
option-composition-feast = tutto
option-wolves = Lupi
option-wolves-usual = { word-usual }
option-wolves-1 = 1
option-wolves-2 = 2
option-wolves-3 = 3
option-wolves-4 = 4
option-wolves-5 = 5
option-wolves-6 = 6
option-seer = { seer }
option-seer-usual = { word-usual }
option-seer-in = { word-in }
option-seer-out = { word-out }
option-thief = { thief }
option-thief-usual = { word-usual }
option-thief-in = { word-in }
option-thief-out = { word-out }
option-cupid = { cupid }
option-cupid-usual = { word-usual }
option-cupid-in = { word-in }
option-cupid-out = { word-out }
option-hunter = { hunter }
option-hunter-usual = { word-usual }
option-hunter-in = { word-in }
option-hunter-out = { word-out }
option-witch = { witch }
option-witch-usual = { word-usual }
option-witch-in = { word-in }
option-witch-out = { word-out }
option-little-girl = { little-girl }
option-little-girl-usual = { word-usual }
option-little-girl-in = { word-in }
option-little-girl-out = { word-out }
option-white-werewolf = { white-werewolf }
option-white-werewolf-usual = { word-usual }
option-white-werewolf-in = { word-in }
option-white-werewolf-out = { word-out }
option-raven = { raven }
option-raven-usual = { word-usual }
option-raven-in = { word-in }
option-raven-out = { word-out }
option-arsonist = { arsonist }
option-arsonist-usual = { word-usual }
option-arsonist-in = { word-in }
option-arsonist-out = { word-out }
option-defender = { defender }
option-defender-usual = { word-usual }
option-defender-in = { word-in }
option-defender-out = { word-out }
option-piper = { piper }
option-piper-usual = { word-usual }
option-piper-in = { word-in }
option-piper-out = { word-out }
option-hide-composition = I personaggi in gioco
option-hide-composition-no = sono noti
option-hide-composition-yes = sono nascosti: una parte della composizione
option-village = Edifici
option-village-usual = { word-usual }
option-village-none = nessuno
option-village-light = alcuni
option-village-thirds = a terzi: fattorie, speciali, nessuno
option-farms = Fattorie
option-farms-usual = { word-usual }
option-farms-0 = 0
option-farms-1 = 1
option-farms-2 = 2
option-farms-3 = 3
option-farms-4 = 4
option-farms-5 = 5
option-farms-6 = 6
option-church = { church }
option-church-usual = { word-usual }
option-church-in = { word-in }
option-church-out = { word-out }
option-hovel = { hovel }
option-hovel-usual = { word-usual }
option-hovel-in = { word-in }
option-hovel-out = { word-out }
option-bailiffs-house = { bailiffs-house }
option-bailiffs-house-usual = { word-usual }
option-bailiffs-house-in = { word-in }
option-bailiffs-house-out = { word-out }
option-manor = { manor }
option-manor-usual = { word-usual }
option-manor-in = { word-in }
option-manor-out = { word-out }
option-bakery = { bakery }
option-bakery-usual = { word-usual }
option-bakery-in = { word-in }
option-bakery-out = { word-out }
option-school = { school }
option-school-usual = { word-usual }
option-school-in = { word-in }
option-school-out = { word-out }
option-tavern = { tavern }
option-tavern-usual = { word-usual }
option-tavern-in = { word-in }
option-tavern-out = { word-out }
option-shop = { shop }
option-shop-usual = { word-usual }
option-shop-in = { word-in }
option-shop-out = { word-out }
option-captain = Capitano
option-captain-usual = { word-usual }
option-captain-yes = { word-yes }
option-captain-no = { word-no }
option-captain-day = Elezione il giorno
option-captain-day-1 = 1
option-captain-day-2 = 2
option-captain-day-3 = 3
option-office-reopens = Nuovi contadini rieleggono
option-office-reopens-no = { word-no }
option-office-reopens-yes = { word-yes }
option-death-shows = Una morte mostra
option-death-shows-card = la carta
option-death-shows-camp = la fazione
option-death-shows-nothing = niente
option-causes = Cause delle morti notturne
option-causes-secret = segrete
option-causes-told = annunciate
option-seer-sees = La Veggente vede
option-seer-sees-card = la carta
option-seer-sees-camp = la fazione
option-cupid-wins = Cupido vince
option-cupid-wins-with-the-village = col villaggio
option-cupid-wins-with-the-lovers = anche con gli innamorati
option-white-first-night = Prima notte da solo del Lupo bianco
option-white-first-night-2 = 2
option-white-first-night-1 = 1
option-white-blocks = Il Lupo bianco ritarda la vittoria del branco
option-white-blocks-no = { word-no }
option-white-blocks-yes = { word-yes }
option-hunter-shoots = Il Cacciatore spara
option-hunter-shoots-always = a ogni morte
option-hunter-shoots-unless-poisoned = salvo se avvelenato
option-hunter-shoots-eaten-or-condemned = solo se mangiato o condannato
option-agreement = Il branco si accorda
option-agreement-all = se tutte le dita concordano
option-agreement-majority = a maggioranza
option-agreement-most = con più dita
option-girl = La Bambina
option-girl-dice = spia con qualche rischio
option-girl-bold = spia con gran rischio
option-girl-asleep = dorme
option-baker = Il panettiere
option-baker-dice = a volte intravede un lupo
option-baker-asleep = dorme
option-defender-covers-girl = Il Difensore protegge anche la Bambina
option-defender-covers-girl-no = { word-no }
option-defender-covers-girl-yes = { word-yes }
option-witch-sees-without-cure = La Strega vede la preda anche senza rimedio
option-witch-sees-without-cure-yes = { word-yes }
option-witch-sees-without-cure-no = { word-no }
option-fire-spares-vagabonds = Il fuoco risparmia i lupi senza casa
option-fire-spares-vagabonds-yes = { word-yes }
option-fire-spares-vagabonds-no = { word-no }
option-housing = Il balivo alloggia
option-housing-at-once = subito
option-housing-at-dawn = solo all’alba
option-self-vote = Votare per sé nei processi
option-self-vote-no = { word-no }
option-self-vote-yes = { word-yes }
option-ballots = Schede
option-ballots-sealed = segrete, poi mostrate
option-ballots-open = palesi
option-ballots-counted = segrete, solo contate
option-poster-in-second-ballot = Il manifesto conta al secondo turno
option-poster-in-second-ballot-no = { word-no }
option-poster-in-second-ballot-yes = { word-yes }
option-raven-on-self = Il Corvo può accusarsi
option-raven-on-self-yes = { word-yes }
option-raven-on-self-no = { word-no }
option-day-powers = Poteri del giorno
option-day-powers-debate-and-evening = dibattito e sera
option-day-powers-debate = solo dibattito
option-parity = Tanti lupi quanti altri
option-parity-goes-on = si continua
option-parity-wolves-win = vincono i lupi
option-quiet-turns = Turni senza morti prima della patta
option-quiet-turns-3 = 3
option-quiet-turns-5 = 5
option-quiet-turns-9 = 9
option-tokens = Ruoli pubblici
option-tokens-selection = estratti da una selezione
option-tokens-all = estratti da tutti
option-tokens-draft = scelti a turno
option-tokens-first = Ruoli pubblici prima delle carte
option-tokens-first-no = { word-no }
option-tokens-first-yes = { word-yes }
option-ghosts = I morti vedono
option-ghosts-night = la notte
option-ghosts-public = quel che tutti vedono
option-withdrawing = Gli assenti possono essere ritirati
option-withdrawing-yes = { word-yes }
option-withdrawing-no = { word-no }
option-blank-votes = Schede bianche
option-blank-votes-yes = { word-yes }
option-blank-votes-no = { word-no }
option-statements = Dichiarazioni al giorno
option-statements-2 = 2
option-statements-1 = 1
option-statements-none = nessuna

## Nel terminale

unused-cards = { $count ->
    [1] Una di queste carte è tornata nella scatola, e nessuno sa quale.
   *[other] { $count } di queste carte sono tornate nella scatola, e nessuno sa quali.
}
word-draft = Preparazione
word-night = Notte
word-day = Giorno
word-over = Fine dopo la notte
word-wolf = un lupo
word-burnt = In cenere
word-victim = Preda
word-middle = Al centro

## Dopo la partita

look-for-wolves = Chi poteva essere un lupo?
look-night = Notte { $night }
look-day = Giorno { $day }
look-evening = Dopo il voto del giorno { $day }
look-end = Tutte le carte sono scoperte
