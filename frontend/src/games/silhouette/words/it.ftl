### Il tavolo di Silhouette nel browser. Le parole sono quelle di docs/rules/silhouette.it.md.

## Il tavolo

board-table = Il tavolo di Silhouette
board-grid = Carte; le frecce passano dall’una all’altra, Invio scopre
board-card-down = { $place }, coperta
board-card-open = { $place }, { $motif }, scoperta
board-card-gone = { $place }, presa: { $motif }
board-pair = Le due carte scoperte
board-helper = carta d’aiuto
board-pile-of = Il mazzetto di { $name }
board-cards = { $cards ->
    [0] nessuna carta
   *[other] { $cards } carte
}
board-left = { $left ->
    [0] nessuna carta rimasta
   *[other] ancora { $left } carte
}
board-state-turns = scopre
board-state-speaks = ha il tentativo
board-state-passed = ha già provato
board-state-votes = deve ancora votare
board-state-voted = ha votato

## Che cosa c’è da fare

board-do-turn = Tocca a te: scopri una carta.
board-do-second = E ora una seconda.
board-do-say = Quale parola le unisce?
board-do-vote = Questa parola vale?
board-do-insist = Il lessico non conosce questa parola. Insisti?
board-wait-turn = { $name } scopre due carte.
board-wait-say = { $name } cerca una parola.
board-wait-vote = Manca ancora il voto: { $name }.
board-wait-insist = { $name } insiste su questa parola?
board-over = La partita è finita.
board-sealed = Sigillato finché non votano tutti: { $vote }.

## Parole e voti

board-word = La tua parola
board-letters = Lettere: { $letters } su { $most }
board-say = Proponi
board-pass = Passa
board-help = Carta d’aiuto
board-help-on = Le carte d’aiuto sono permesse: un’immagine del tuo mazzetto può valere per una carta scoperta.
board-help-which = Quale carta scoperta sostituisce?
board-help-with = Quale immagine del tuo mazzetto vale al suo posto?
board-vote-accept = Accetta
board-vote-reject = Rifiuta
board-vote-leave = Lascia
board-vote-cover = Oscura
board-vote-about = Oscura: rifiutata, e nessuno la vede più.
board-insist = Insisti (ancora { $left })
board-yield = Rinuncia
board-accepted = accettata
board-rejected = rifiutata
board-by-table = ha deciso il tavolo
board-by-lexicon = { $accepted ->
    [yes] è nel lessico
   *[no] il lessico non la conosce
}
board-by-insist = per insistenza
board-covered = una parola oscurata
board-tried = Rifiutate:
board-words = Parole della partita
board-whose = Le parole di chi?
board-all-words = di tutti
board-words-none = Ancora nessuna parola.
board-failures = Coppie senza parola, di fila: { $failures } su { $most }.

## La prima spiegazione

panel-turn = Scopri due carte. Che cosa vedi?
panel-say = Delle due immagini fai una sola parola. I giochi di parole sono benvenuti, e il dizionario può anche non conoscerla.
panel-judge = Gli altri giudicano, in segreto. Se nessuno è contrario, le carte sono tue e continui.
panel-next = Nessuna parola, o rifiutata? Prova chi viene dopo, con le stesse due carte.
panel-remember = Nessuno? Si coprono di nuovo tutte e due. Ricorda dove sono.
panel-win = Quando tutte le carte sono prese, vince il mazzetto più alto.

## La fine

ending-words = Parole
ending-none = Nessuna parola trovata
ending-insisted = per insistenza
ending-rejected = Rifiutate, ma non dimenticate

## La prova del caso

proof-cards-right = { $cards ->
    [one] Una carta e chi comincia
   *[other] { $cards } carte e chi comincia
}: tutto ricalcolato, tutto giusto.
proof-card-wrong = La carta su { $place }, alla mossa { $move }, non è quella del segreto.
proof-start-wrong = Chi ha cominciato non è chi dice il segreto.

## Il caso, dove tutti i giochi parlano di dadi

end-proof = Verifica il caso
end-proof-about = Prima della prima carta il server ha promesso tutto il caso con un numero sigillato. Ora il tuo browser estrae di nuovo ogni carta e confronta.
replay-proof = Il caso era onesto?
replay-proof-about = Prima della prima carta il server ha sigillato il suo caso e mostrato il sigillo. Ora è aperto: il tuo browser può estrarre di nuovo ogni carta e confrontare.
replay-check = Verifica il caso
replay-record-about = Tutte le mosse e il segreto del caso come testo leggibile. Con Hameau si può rigiocare la partita e verificarla.

## La fine, dove tutti i giochi parlano di punti e giri

end-how = Le parole che hanno vinto
end-you-won-by = { $points ->
    [one] Hai vinto con { $points } carta di vantaggio
   *[other] Hai vinto con { $points } carte di vantaggio
}
end-you-lost-by = { $points ->
    [one] { $name } ti precede di { $points } carta
   *[other] { $name } ti precede di { $points } carte
}
end-turn-lead = Con la coppia { $round } { $name } passa in testa e ci resta.
end-turn-lead-you = Con la coppia { $round } passi in testa e ci resti.
end-turn-swing = { $name } conduce dalla prima all’ultima coppia.
end-turn-swing-you = Conduci dalla prima all’ultima coppia.
