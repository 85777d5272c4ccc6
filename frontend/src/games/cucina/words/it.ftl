### Il tabellone di Cucina Curiosa nel browser. Le parole sono quelle di docs/rules/cucina.it.md.

## Il tavolo

board-table = Le cucine
board-spaces = Caselle; le frecce passano dall’una all’altra, Invio prova lì la tessera, R la gira
board-hand = La tessera chiamata
board-mine = La tua cucina
board-game-of = Partita { $game } di { $games }
board-earlier = prima: { $points }
board-kitchen-of = { $name }, pianta { $layout }
board-tiles = { $tiles ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $tiles } tessere
}
board-count = { $lobsters ->
    [0] nessun astice
    [one] un astice
   *[other] { $lobsters } astici
}, { $bones ->
    [0] nessuna lisca
    [one] una lisca
   *[other] { $bones } lische
}, { $points ->
    [one] un punto
   *[other] { $points } punti
}
board-lobsters = astici
board-bones = lische
board-points = punti
board-has-chosen = ha scelto
board-show = mostra in grande
board-back = Torna alla tua cucina

board-space-free = { $space }, libera
board-space-tile = { $space }, { $tile }{ $turns ->
    [0] {""}
    [1] , girata verso destra
    [2] , capovolta
   *[other] , girata verso sinistra
}
board-space-lit = raggiunta dall’entrata
board-space-tried = { $space }, qui provi: { $tile }. { $joints }
board-side-n = sopra
board-side-e = a destra
board-side-s = sotto
board-side-w = a sinistra
board-meets-door = l’entrata
board-meets-lobster = una nicchia con un astice
board-meets-bone = una nicchia con una lisca
board-meets-joined = un corridoio
board-meets-wall = un muro
board-meets-open = una casella libera

## Che cosa c’è da fare

board-turn-of = Tessera { $turn } di { $turns }
board-do-place = Tocca una casella libera, o trascina lì la tessera.
board-do-turn = Toccala ancora per girarla. Una volta posata, resta lì.
board-do-next = La partita { $game } di { $games } è contata.
board-place = Posa in { $space }
board-place-nowhere = Scegli una casella
board-turn-left = Gira a sinistra
board-turn-right = Gira a destra
board-next = Alla prossima partita
board-wait = Si aspetta: { $name }.
board-wait-look = Per continuare si aspetta: { $name }.
board-over = Tutte le sedici tessere sono posate.
board-advice = Consiglio: { $why }
board-rest-title = Tessere che possono ancora uscire
board-rest-about = { $unused ->
    [one] Una di queste non sarà chiamata.
   *[other] { $unused } di queste non saranno chiamate.
}
board-called-title = Già chiamate

## La prima spiegazione

panel-call = A ogni turno si chiama una tessera, e tutti ricevono la stessa.
panel-turn = Girala come vuoi e posala su una casella libera. I corridoi non devono combaciare.
panel-sealed = Tutti scelgono in segreto e poi scoprono. Quello che è posato resta dov’è.
panel-walk = Dopo sedici tessere entri dalla porta e percorri tutti i corridoi collegati.
panel-count = Ogni astice che incontri vale un punto, ogni lisca ne costa due. Non si può evitare niente.

## La fine

ending-what = Partita
ending-walked = Incontrati
ending-game = Partita { $game }
ending-spare = Astici sulle tessere avanzate
ending-total = Totale
ending-grades = Gradi
ending-from = da { $points }
ending-below = sotto { $points }

## La prova del caso

proof-kitchen-right = { $tiles } tessere e le piante di { $boards ->
    [one] una cucina
   *[other] { $boards } cucine
} ricalcolate: è tutto giusto.
proof-tile-wrong = La tessera chiamata dopo la mossa { $move } non è quella del segreto.
proof-board-wrong = Una pianta non è quella del segreto (mossa { $move }).

## Il caso, dove tutti i giochi parlano di dadi

end-proof = Verifica il caso
end-proof-about = Prima della prima tessera il server ha promesso tutto il caso con un numero sigillato. Ora il tuo browser estrae di nuovo piante e tessere e confronta.
replay-proof = Il caso era onesto?
replay-proof-about = Prima della prima tessera il server ha sigillato il suo caso e mostrato il sigillo. Ora è aperto: il tuo browser può estrarre di nuovo ogni tessera e confrontare.
replay-check = Verifica il caso
replay-record-about = Tutte le mosse e il segreto del caso come testo leggibile. Con Hameau si può rigiocare la partita e verificarla.

## La cucina del giorno

daily-title = Cucina del { $day }
daily-about = Sedici tessere al giorno, uguali per tutti: cucina da solo in una decina di minuti e confronta. Una cucina perfetta è possibile.

## Una mossa a parole, per un suggerimento e dopo la partita

move-place = { $first }, { $second ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}
move-next = alla partita seguente
