### Il tavoliere di Guilds of London nel browser. Le parole sono quelle di docs/rules/guilds.it.md.

## Il tavolo

board-table = La città di Londra
board-city = Tessere della città; le frecce vanno dall’una all’altra, Invio sceglie
board-look = Guardare la città
board-nearer = Più vicino
board-fit = Tutta la città
board-now = Che cosa fare adesso
board-hand = La mia mano
board-hand-empty = Nessuna carta in mano
board-players = Giocatori
game-solo = Gioca in solitario contro Boris
board-boris = Boris
board-guildhall = Guildhall
board-plantation = Piantagione
board-beadle = l’usciere
board-neutrals = { $count ->
    [one] { $count } neutrale
   *[other] { $count } neutrali
}
board-scoreboard = { $neutrals ->
    [one] { $neutrals } membro neutrale sul segnapunti
   *[other] { $neutrals } membri neutrali sul segnapunti
}
board-nobody-there = nessuno là
board-round = Turno di gioco { $round } di { $rounds }
board-before = Prima del primo turno di gioco
board-last-round = Ultimo turno di gioco!
board-activates = attivazione alla fine
board-activates-not = nessuna attivazione
board-grows = crescita
board-points-word = punti
board-projected = se finisse adesso:
board-cards-word = carte
board-supply-word = nella riserva
board-tokens-won = { $tokens ->
    [one] { $tokens } gettone
   *[other] { $tokens } gettoni
}

## Tessere

board-cell = { $cell }, { $tile }
board-number = n. { $number }
board-count = { $count } di { $threshold }
board-barred = un neutrale la alza di 1
board-ready = pronta per l’attivazione
board-tied = Parità: non andrebbe a nessuno.
board-leads = { $name } è in testa.
board-runner = Secondo posto: { $name }.
board-master = Maestro qui: { $name }.
board-closed = Completata, senza maestro.
board-token = secondo posto: { $token }
board-place-1 = 1º
board-place-2 = 2º
board-may = si può scegliere adesso

## Che cosa si può fare

board-card = Carta, { $colours }
board-cost = { $cost ->
    [0] gratis
    [one] { $cost } moneta
   *[other] { $cost } monete
}
board-use = { $cost ->
    [0] Usarla
    [one] Usarla per { $cost } moneta
   *[other] Usarla per { $cost } monete
}
board-hire = Assumere con questa
board-put-back = Rimetterla
board-move-hint = { $tiles ->
    [one] Oppure tocca la tessera che brilla per mandarci qualcuno.
   *[other] Oppure tocca una delle { $tiles } tessere che brillano per mandarci qualcuno.
}
board-move-none = Adesso non muove nessuno.
board-move-with = Mandarci qualcuno con
board-move-by = Mandarci qualcuno con { $card }
board-drop-ability = Lascia qui: usare il suo potere
board-close = Chiudere
board-crown = Farne maestro uno dei miei
board-oust = { $name }, { $place }
board-take = Prendere { $card }.
board-keep = Tenere
board-worth-now = { $points ->
    [one] adesso { $points } punto
   *[other] adesso { $points } punti
}
board-end = Finire il turno
board-over = La partita è finita.
board-wait = Si aspetta { $name }
done-bribe = Passare
done-mayor = Non tenerne
done-solitaire = Aspettare
done-other = Basta così

## Da dove vengono i dati

source-where = Da dove viene
source-rulebook = regolamento
source-found = trovato
source-reconstructed = ricostruito
legend-title = Segni e fonti
source-rulebook-about = Lo dice il regolamento.
source-found-about = Lo dice una recensione o un elenco dei materiali; una parte può essere ricostruita.
source-reconstructed-about = Nessuna fonte lo dice: questi nomi e numeri sono stati fatti per Hameau, perché si possa giocare.

## Segni

legend-offer = Prima volta? Dieci segni spiegano tutto il tabellone.
legend-show = Mostra
legend-no = No, grazie
legend-standards = Tetto: i suoi stemmi. Una carta di uno di questi colori ci manda un membro.
legend-points = Oro: i punti di chi ne ha di più.
legend-extra = Sotto: che cosa riceve in più chi vince.
legend-token = Argento: il gettone del secondo posto.
legend-pips = La fila in basso: quanti devono esserci, e quanti ci sono.
legend-crown = Una corona indica chi è in testa, una perla d’argento il secondo posto.
legend-ready = Campana e bordo d’oro: sono abbastanza. Se il bordo è tratteggiato, in questo turno di gioco non c’è attivazione.
legend-scan = Le tessere si attivano fila per fila, da in alto a sinistra a in basso a destra. Chi ne ha di più vince la tessera; a parità, chi ha più maestri sulle tessere accanto. Altrimenti resta com’è.
figure-points = punti
figure-hire = membri della riserva; si assumono alla Guildhall
figure-draw = carte azione
figure-move = muovere un membro
figure-send = mandare un membro alla piantagione
figure-mayor = una carta del sindaco: uno scopo segreto
figure-swap = scambiare, o mandare via qualcuno
figure-limit = nessun limite di mano
figure-neutral = un membro neutrale
figure-beadle = l’usciere, che conta come uno in più
figure-boris = Boris, che gioca secondo le sue carte
figure-master = un maestro. I maestri vicini dello stesso giocatore sono legati, e danno punti alla fine.

## Che cosa è successo

story-title = Che cosa succede
story-next = Avanti
story-skip = Saltare
story-lately = Che cosa è successo
story-none = Ancora niente.

## Che cosa hanno i giocatori

thing-cards = Carte in mano
thing-guildhall = Alla Guildhall
thing-supply = Nella riserva
thing-plantation = Alla piantagione
thing-mayor_cards = Carte del sindaco
thing-neighbours = Maestri vicini
thing-projected = Se finisse adesso
thing-masters = Maestri:
thing-known = Carte note:
board-piles = Mazzo { $deck }, scarti { $discard }, carte del sindaco { $mayors }
boris-about = Ogni giro scopre { $cards ->
    [one] una carta
   *[other] { $cards } carte
}. Per ognuna mette un membro sulla tessera dell’usciere se mostra il colore, altrimenti sulla prossima che lo mostra.

## La fine, e la prova

made-tiles = Tessere vinte
made-beadle = Tessere dell’usciere
made-tokens = Secondi posti
made-cards = Carte e ricompense
made-plantation = Piantagione
made-mayors = Carte del sindaco
made-neighbours = Maestri vicini
proof-city-right = La piantagione, le tessere, i gettoni e l’ordine di turno sono quelli che dà il segreto.
proof-city-wrong = La piantagione, una tessera, un gettone o l’ordine di turno non è quello che dà il segreto.
proof-draws-right = { $tiles } tessere, { $cards } carte azione e { $mayors } carte del sindaco ricalcolate: sono tutte giuste.
proof-draw-wrong = Quello che si pesca alla mossa { $move } non è quello che dà il segreto.

## La prima spiegazione

panel-aim = Vinci le gilde della città: chi ha più membri su una tessera riceve i suoi punti e la sua ricompensa.
panel-cards = Usa le tue carte come vuoi: per assumere, per muovere, per quello che dicono, o come moneta che paga un’altra carta.
panel-move = Per muovere, posa una carta di un colore della tessera: uno dei tuoi ci va, per quanto sia lontano.
panel-activation = Quando su una tessera sono abbastanza, decide la prossima attivazione. Il primo prende la ricompensa e resta come maestro, il secondo prende il gettone d’argento.
panel-masters = I maestri vincono le parità accanto a loro, e danno punti alla fine dove sono vicini. Anche le carte segrete del sindaco danno punti.
panel-boris = Da solo giochi contro Boris. Scopre carte, va alla prossima tessera di quel colore, e ogni turno di gioco prende la tessera dell’usciere.

## Cards as people call them

card-two = una carta in { $colour } e { $shade }
card-yellow = una carta gialla
card-red = una carta rossa
card-blue = una carta blu
card-green = una carta verde
card-purple = una carta viola
mayor-name-colour = { $colour ->
    [yellow] Gilde gialle
    [red] Gilde rosse
    [blue] Gilde blu
    [green] Gilde verdi
   *[purple] Gilde viola
}
mayor-name-two-colours = Gilde bicolori
mayor-name-one-colour = Gilde a un colore
mayor-name-building = Grandi edifici
mayor-name-guildhall-tiles = Intorno alla Guildhall
mayor-name-edge = Le mura
mayor-name-corner = I quattro angoli
mayor-name-row = Una sola riga
mayor-name-column = Una sola via
mayor-name-group = Un quartiere
mayor-name-groups = Molti quartieri
mayor-name-all-colours = Tutti e cinque i colori
mayor-name-guildhall = Guildhall piena
mayor-name-unresolved = Affari in sospeso
mayor-name-hand = Mano piena
mayor-name-low-numbers = Gilde antiche
mayor-name-high-numbers = Gilde giovani

## Una mossa a parole, per un suggerimento e dopo la partita

move-end = finire il turno
move-done = basta così
move-hire = ingaggiare un membro della gilda: { $card }
move-play = usare: { $card }
move-pay = pagare: { $card }
move-discard = scartare: { $card }
move-take = prendere: { $card }
move-neutral = un membro neutrale: { $card }
move-move = spostare un membro della gilda in { $first }
move-to = in { $first }
move-from = da { $first }
move-crown = un maestro di gilda in { $first }
move-number = { $first }
move-keep = tenere: { $mayor }
move-oust = cacciare da { $first }
