### Cucina Curiosa
### Le parole di docs/rules/cucina.it.md: cucina, tabellone, casella, tessera, corridoio, nicchia, entrata, astice, lisca, disposizione; chiamare, posare.
### Una mossa si scrive allo stesso modo in ogni lingua («place b4 n», «next»), perciò sta tra virgolette ovunque sia nominata.
### Niente dice chi è una persona.

title = Cucina Curiosa
tagline = Tutti ricevono le stesse tessere: costruite corridoi dalla porta agli astici, e state lontano dalle lische.

## Opzioni

option-layouts = Tabelloni
option-layouts-same = uguali per tutti
option-layouts-different = diversi per ognuno
option-building = Posa
option-building-free = su qualsiasi casella
option-building-connected = accanto alle tessere posate, dall’entrata in poi
option-series = Partite
option-series-one = una sola
option-series-three = tre, sommate
option-bonus = Tessere avanzate
option-bonus-off = non contano
option-bonus-on = portano un punto per astice

## Tessere

tile-cross = Incrocio
tile-cross_lobster = Incrocio con un astice
tile-fork = Bivio
tile-fork_lobster = Bivio con un astice
tile-fork_bone = Bivio con una lisca
tile-fork_lobsters = Bivio con due astici
tile-lane = Rettilineo
tile-lane_lobster = Rettilineo con un astice
tile-lane_bone = Rettilineo con una lisca
tile-bend = Curva
tile-bend_lobster = Curva con un astice
tile-bend_bone = Curva con una lisca
tile-nook_lobster = Vicolo cieco con un astice
tile-nook_lobsters = Vicolo cieco con due astici
tile-nook_bone = Vicolo cieco con una lisca
tile-bends_lobsters = Due curve con un astice ciascuna
tile-bends_both = Due curve, una con un astice e una con una lisca
tile-lane_nook = Rettilineo e vicolo cieco con un astice ciascuno

way-n = nord in alto
way-e = nord a destra
way-s = nord in basso
way-w = nord a sinistra

## Gradi

grade-dishwasher = lavapiatti
grade-commis = commis
grade-souschef = sous-chef
grade-chef = chef
grade-starchef = chef stellato

## Che cosa è successo

began = { $games ->
    [one] Le cucine sono vuote.
   *[other] Partita { $game } di { $games }: le cucine sono vuote.
}
took = { $name } cucina sul tabellone { $layout }.
called = Tessera { $turn }: { $tile }.
placed = { $name } la posa in { $space }, { $way }.
scored = { $name } passa davanti a { $lobsters ->
    [0] nessun astice
    [one] un astice
   *[other] { $lobsters } astici
} e { $bones ->
    [0] nessuna lisca
    [one] una lisca
   *[other] { $bones } lische
}: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
spare = { $lobsters ->
    [0] Sulle tessere avanzate non c’è nessun astice.
    [one] Sulle tessere avanzate c’è un astice.
   *[other] Sulle tessere avanzate ci sono { $lobsters } astici.
} { $points ->
    [one] Porta un punto.
   *[other] Porta { $points } punti.
}
stands = In tutto { $name } ha { $points ->
    [one] un punto
   *[other] { $points } punti
}.

## Perché una mossa è rifiutata

place-it = Adesso questa tessera vuole una casella: { $tile }. Per esempio «place b4 n».
look-first = Questa partita è finita: con «next» si passa alla prossima.
taken = In { $space } c’è già una tessera, e lì resta.
at-the-entrance = La prima tessera va in { $doorstep }, dietro l’entrata.
not-beside = { $space } non condivide nessun bordo con una tessera già posata.

## Come è finita

most-points = { $winners ->
    [one] Vince { $names } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
   *[other] { $names } condividono la vittoria con { $points ->
        [one] un punto
       *[other] { $points } punti
    } a testa.
}
won-alone = Ben cucinato, grado { $grade }: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
lost-alone = Ancora grado { $grade }: { $points ->
    [one] un punto
   *[other] { $points } punti
}; ne servivano { $goal }.

## Suggerimenti

hint-lobsters = In { $space } porta subito a { $lobsters ->
    [one] un altro astice
   *[other] { $lobsters } altri astici
}.
hint-ways = Da { $space } si prosegue verso { $ways ->
    [one] una casella libera
   *[other] { $ways } caselle libere
}.
hint-later = In { $space } ha reso di più, in molte partite giocate da qui in avanti.
hint-next = Questa partita è già contata; non c’è niente da valutare.

## Disegno

word-game = partita
word-turn = turno
word-tile = Tessera
word-points = punti
word-to-come = Devono ancora arrivare
word-left-over = Avanzate
