### Le gloriose gilde di Buttonville
### abitante = villager · gilda = guild · piazza = forum · mazzo = pile · mazzo di pesca = draw pile · mazzo finale = end pile · scarti = discard pile · set · bottone = button
### reclutare = recruit · pescare = draw · rivelare = reveal · prendere = take · giocare = play · usare = use · scartare = discard
### Una mossa si scrive uguale in tutte le lingue («draw», «take jade», «done»), perciò sta sempre fra virgolette.
### Nulla suppone chi gioca: le frasi vanno bene con qualsiasi nome, al presente e senza accordi.

title = Le gloriose gilde di Buttonville
tagline = Recluta un villaggio di tipi strani, giocali in set e lascia fare a ognuno ciò che nessun altro sa fare.

## Abitanti: il nome, che le frasi usano, e ciò che la carta aggiunge
## ≈ Tutti i nomi italiani sono nostre traduzioni; i nomi stampati si conoscono solo in francese.

pablo = Pablo
triboulet = Triboulet
menestra = Menestra
firmin = Firmin
lancelot = Lancelot
jade = Jade
dina = Dina
vlad = Vlad
dimitri = Dimitri
turbo = Turbo
phil = Phil
tictac = Tic Tac
celeste = Celeste
chapi = Chapi
jack = Jack
corbac = Corbac
alienor = Alienor
soulange = Soulange
hyppolite = Hyppolite
marty = Marty
bob = Bob
triton = Triton
lucky = Lucky
flora = Flora
laurent = Laurent

title-pablo = il Pittore
title-triboulet = il Giullare
title-menestra = la Barda
title-firmin = il Boscaiolo
title-lancelot = l’Avventuriero
title-jade = la Trivellatrice
title-dina = la Baronessa
title-vlad = il Conte
title-dimitri = il Duca
title-turbo = il Tuttofare
title-phil = il Sarto
title-tictac = l’Orologiaio
title-celeste = la Veggente
title-chapi = la Maga
title-jack = lo Spirito della Natura
title-corbac = la Scassinatrice
title-alienor = la Druida
title-soulange = l’Insegnante
title-hyppolite = l’Ipnotista
title-marty = il Viaggiatore del Tempo
title-bob = il Blob
title-triton = il Pescatore
title-lucky = lo Scommettitore
title-flora = la Fioraia
title-laurent = il Cocchiere

guild-artists = Artisti
guild-prospectors = Cercatori
guild-nobles = Nobili
guild-artisans = Artigiani
guild-mages = Maghi
guild-citizens = Cittadini

## Il testo di una carta: quando avviene l’effetto, poi una frase per ogni passo
## $amount è scritto come sulla carta («3», «X», «X + 2»), $count è lo stesso per il plurale, $other è il secondo numero.

when-played = Quando si gioca
when-action = AZIONE
when-turn-start = CONTINUO, all’inizio del tuo turno
when-turn-end = CONTINUO, alla fine del tuo turno
when-scoring = FINE

step-draw = { $count ->
    [one] Pesca { $amount } carta.
   *[other] Pesca { $amount } carte.
}
step-gain = { $count ->
    [one] Guadagna { $amount } bottone.
   *[other] Guadagna { $amount } bottoni.
}
step-pay = { $count ->
    [one] Paga { $amount } bottone.
   *[other] Paga { $amount } bottoni.
}
step-reveal = { $count ->
    [one] Rivela la prima carta del mazzo.
   *[other] Rivela le prime { $amount } carte del mazzo.
}
step-prize = { $count ->
    [one] Guadagna { $amount } bottone per ogni abitante diverso fra queste.
   *[other] Guadagna { $amount } bottoni per ogni abitante diverso fra queste.
}
step-rob = Se X è almeno { $other }, prendi metà dei bottoni di chi sta alla tua destra, arrotondata per eccesso.
step-extra = Gioca subito un altro set dalla tua mano.
step-sizes = { $other ->
    [one] { $other } punto se hai almeno un set di ogni grandezza esatta, da 1 carta a { $amount }.
   *[other] { $other } punti se hai almeno un set di ogni grandezza esatta, da 1 carta a { $amount }.
}
step-outdo = { $other ->
    [one] { $other } punto se questo set ha più carte di quante ne ha di questo abitante chi sta alla tua destra.
   *[other] { $other } punti se questo set ha più carte di quante ne ha di questo abitante chi sta alla tua destra.
}
step-sweep = Scarta quante carte vuoi dalla piazza, poi completala.
step-take = { $count ->
    [one] Prendi in mano { $amount } carta dalla piazza.
   *[other] Prendi in mano { $amount } carte dalla piazza, una dopo l’altra.
}
step-give = { $count ->
    [one] Metti { $amount } carta della tua mano nella piazza.
   *[other] Metti { $amount } carte della tua mano nella piazza.
}
step-burn = Scarta fino a { $count ->
    [one] { $amount } carta
   *[other] { $amount } carte
} dalla mano e guadagna { $other ->
    [one] { $other } bottone per ognuna.
   *[other] { $other } bottoni per ognuna.
}
step-discard = { $count ->
    [one] Scarta { $amount } carta dalla mano.
   *[other] Scarta { $amount } carte dalla mano.
}
step-shrink = { $count ->
    [one] Scarta { $amount } carta di uno dei tuoi set.
   *[other] Scarta { $amount } carte dei tuoi set.
}
step-grow = { $count ->
    [one] Aggiungi fino a { $amount } carta della tua mano a uno dei tuoi set dello stesso abitante.
   *[other] Aggiungi fino a { $amount } carte della tua mano a uno dei tuoi set dello stesso abitante.
}
step-join = { $count ->
    [one] Aggiungi fino a { $amount } carta dalla piazza ai tuoi set dello stesso abitante, al massimo una per set.
   *[other] Aggiungi fino a { $amount } carte dalla piazza ai tuoi set degli stessi abitanti, al massimo una per set.
}
step-sort = Aggiungi quelle che vuoi ai tuoi set dello stesso abitante; scarta il resto.
step-keep = Prendine { $amount } in mano; scarta il resto.
step-gamble = Rivela le carte del mazzo una alla volta. Fermati quando vuoi e prendile tutte in mano; ma se un abitante esce due volte, scartale tutte.
step-name = { $other ->
    [one] Nomina un abitante: ogni altra persona che ne ha in mano te ne dà uno. Se non ne ha nessuno, pesca { $other } carta.
   *[other] Nomina un abitante: ogni altra persona che ne ha in mano te ne dà uno. Se non ne ha nessuno, pesca { $other } carte.
}
step-copy = Scegli un altro dei tuoi set il cui effetto non ha parola chiave: quell’effetto avviene di nuovo, e X conta le carte di questo set.
step-fish = { $count ->
    [one] Prendi in mano fino a { $amount } carta dagli scarti.
   *[other] Prendi in mano fino a { $amount } carte dagli scarti, tutte di abitanti diversi.
}
step-swap = { $count ->
    [one] Scambia fino a { $amount } carta della tua mano con una della piazza.
   *[other] Scambia fino a { $amount } carte della tua mano, una per una, con carte della piazza.
}
step-feed = Un’altra carta di questo abitante si unisce a questo set, dalla piazza o dalla tua mano. Se non ce n’è, una di questo set va nella piazza.

## Opzioni

option-villagers = Abitanti
option-villagers-first-game = per la prima partita
option-villagers-random = a caso
option-villagers-sourced = a caso, solo effetti noti
option-villagers-interactions = Interazioni folli
option-villagers-trees = I bottoni crescono sugli alberi
option-villagers-synergy = Esplosione di sinergie
option-villagers-choose = scelti a turno

## Che cosa è successo

starts = { $name } comincia la partita.
chose = { $villager } partecipa.
began = Giro { $round }: tocca a { $name }.
refilled = { $villager } arriva nella piazza.
drew = { $name } pesca { $villager }.
drew-hidden = { $name } pesca una carta.
missed = Non ci sono più carte: { $name } riceve invece un bottone.
took = { $origin ->
    [discard] { $name } prende { $villager } dagli scarti.
    [revealed] { $name } prende { $villager } dalle carte rivelate.
   *[forum] { $name } prende { $villager } dalla piazza.
}
gave = { $name } mette { $villager } nella piazza.
played = { $name } gioca { $villager } × { $cards }.
used = { $name } usa { $villager }.
gained = { $buttons ->
    [one] { $villager } porta un bottone a { $name }.
   *[other] { $villager } porta { $buttons } bottoni a { $name }.
}
paid = { $buttons ->
    [one] { $name } paga un bottone a { $villager }.
   *[other] { $name } paga { $buttons } bottoni a { $villager }.
}
robbed = { $buttons ->
    [0] { $name } non trova nulla: { $victim } non ha bottoni.
    [one] { $name } prende un bottone a { $victim }.
   *[other] { $name } prende { $buttons } bottoni a { $victim }.
}
discarded = { $origin ->
    [forum] { $name } scarta { $villager } dalla piazza.
    [set] { $name } scarta { $villager } × { $cards } dal tavolo.
    [revealed] { $villager } × { $cards } va agli scarti.
   *[hand] { $name } scarta { $villager } dalla mano.
}
added = { $origin ->
    [forum] { $name } aggiunge { $villager } dalla piazza al set.
    [revealed] { $name } aggiunge al set la carta rivelata { $villager }.
   *[hand] { $name } aggiunge { $villager } × { $cards } dalla mano al set.
}
turned-up = { $name } rivela { $villager }.
doubled = Un abitante per la seconda volta: { $name } perde tutte le carte rivelate.
named = { $name } chiede { $villager }.
handed = { $name } deve dare { $villager } a { $to }.
has-none = { $name } non ha carte { $villager }.
copied = { $name } ripete l’effetto di { $villager }.
showed = { $name } offre { $villager } in cambio.
withered = { $name } non ha carte { $villager } da aggiungere, e una va dal set nella piazza.
last-round = Il mazzo di pesca è vuoto: si finisce questo giro, poi ogni persona gioca un ultimo turno.
scored = { $points ->
    [one] { $name } ha { $points } punto.
   *[other] { $name } ha { $points } punti.
}
ended = La partita è finita.

## Perché è finita

won-by-points = { $winners ->
    [one] { $names } vince con { count-points }.
   *[other] Vittoria condivisa con { count-points } a testa: { $names }.
}
won-by-sets = { $winners ->
    [one] A parità con { count-points }, { $names } vince con più abitanti diversi.
   *[other] Vittoria condivisa, a parità con { count-points } e con più abitanti diversi: { $names }.
}
count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Che cosa è chiesto ora: detto quando un’altra mossa non vale

asked-choose = Scegli un abitante della gilda di turno, per esempio «{ $example }».
asked-recruit = Prima recluta: «draw» prende una carta dal mazzo, «{ $example }», per esempio, una dalla piazza.
asked-play = Puoi giocare un set o usare una AZIONE, per esempio «{ $example }»; «done» chiude.
asked-end-order = Alla fine del tuo turno avvengono più effetti. Indica il set a cui tocca, per esempio «{ $example }».
asked-hand-limit = Hai troppe carte in mano. Scartane una, per esempio «{ $example }».
asked-set-limit = Hai due set di un abitante. Indica quello che scarti, per esempio «{ $example }».
asked-sweep = Scarta carte della piazza, per esempio «{ $example }»; «done» chiude.
asked-take = Prendi una carta dalla piazza, per esempio «{ $example }».
asked-give = Metti una carta della tua mano nella piazza, per esempio «{ $example }».
asked-burn = Scarta carte della tua mano in cambio di bottoni, per esempio «{ $example }»; «done» chiude.
asked-discard = Prima scarta una carta della tua mano, per esempio «{ $example }».
asked-shrink = Indica il set che perde una carta, per esempio «{ $example }».
asked-grow = { $example ->
    [done] Nessuna carta della tua mano va con uno dei tuoi set: resta solo «done».
   *[other] Aggiungi carte della tua mano a uno dei tuoi set, per esempio «{ $example }», oppure «done».
}
asked-join = Aggiungi una carta dalla piazza a uno dei tuoi set, per esempio «{ $example }»; «done» chiude.
asked-sort = Aggiungi una carta rivelata a uno dei tuoi set, per esempio «{ $example }»; «done» scarta il resto.
asked-keep = Prendi una delle carte rivelate, per esempio «{ $example }».
asked-gamble = «draw» rivela un’altra carta, «done» le prende tutte.
asked-name = Nomina un abitante, per esempio «{ $example }».
asked-copy = Indica il set il cui effetto avviene di nuovo, per esempio «{ $example }».
asked-fish = Prendi una carta dagli scarti, ogni volta di un altro abitante, per esempio «{ $example }»; «done» chiude.
asked-swap = Dai una carta della tua mano per una della piazza, per esempio «{ $example }»; «done» chiude.
asked-swap-for = Prendi la carta della piazza che vuoi in cambio, per esempio «{ $example }».
asked-feed = Scegli da dove viene la nuova carta del set: «feed forum» oppure, se ne hai una, «feed hand».

## Perché una mossa non vale

not-in-forum = { $villager } non è nella piazza.
too-few-cards = { $cards ->
    [0] Non hai carte { $villager } in mano.
    [one] Hai solo { $cards } carta { $villager } in mano.
   *[other] Hai solo { $cards } carte { $villager } in mano.
}
one-set-a-turn = Hai già giocato il tuo set di questo turno.
nobody-sells = Nessuno dei tuoi set permette ora di giocare un altro set.
no-such-set = { $sets ->
    [0] Non hai nessun set { $villager }.
    [one] Hai un solo set { $villager }.
   *[other] Hai solo { $sets } set { $villager }.
}
no-action = { $villager } non ha una AZIONE.
action-used = Questo set { $villager } è già stato usato in questo turno.
too-few-buttons = { $buttons ->
    [one] { $villager } costa un bottone.
   *[other] { $villager } costa { $buttons } bottoni.
}
buy-instead = { $villager } permette di giocare un altro set: di’ quale, per esempio «{ $example }».
cannot-use = { $villager } non si può usare ora: mancano le carte nella piazza o nella tua mano.

## Il tavolo nel terminale

word-round = Giro
word-pile = mazzo di pesca
word-end-pile = mazzo finale
word-turns-left = turni rimasti
word-forum = Piazza
word-revealed = Rivelate
word-discard = Scarti
word-hand = Mano
word-points = punti
word-buttons = bottoni
word-cards = carte
word-known = note

## Suggerimenti

hint-points = Porta subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
