### Il tavolo di Buttonville nel browser. Le parole sono quelle di docs/rules/buttonville.it.md.

## Il tavolo

board-table = Il tavolo di Buttonville
board-forum = Piazza
board-hand = La mia mano
board-hand-empty = Non hai carte in mano.
board-none = nessuna
board-no-sets = Ancora nessun set
board-no-text = Non è stato possibile caricare il testo di questa carta.
board-villagers = Chi partecipa
board-offers = Abitanti fra cui scegliere
board-discard = { $cards ->
    [0] Scarti, vuoti
    [one] Scarti, { $cards } carta; guarda
   *[other] Scarti, { $cards } carte; guarda
}
board-discard-title = Scarti
board-pile = Mazzo di pesca: { $pile }, mazzo finale: { $end }
board-round = Giro { $round }
board-turns-left = { $turns ->
    [one] Ultimo turno!
   *[other] Ancora { $turns } turni
}
board-over = La partita è finita.
board-of = Davanti a { $name }
board-open-player = mostra i punti e ciò che si sa
board-buttons = { $buttons ->
    [one] { $buttons } bottone
   *[other] { $buttons } bottoni
}
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-points-word = Punti
board-hand-size = { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
}
board-counted = { $count ->
    [one] { $villager }
   *[other] { $villager } × { $count }
}
board-known = Carte che tutti hanno visto entrare in questa mano: { $cards }
board-lacking = Di sicuro non fra le altre: { $villagers }
board-worth = Quanto vale un set
board-set-of = Carte
board-key-i = tasto I per saperne di più

## Per chi ascolta

board-held = { $villager }, { $count } in mano; { $act }
board-set = { $villager }, set da { $count }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; { $act }
board-told = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, bottoni: { $buttons }, carte in mano: { $hand }. Set: { $sets }.
board-told-piles = Mazzo di pesca: { $pile }, mazzo finale: { $end }.
board-told-hand = La mia mano: { $cards }.
act-look = leggi la carta
act-play = gioca
act-buy = gioca come set in più
act-use = usa l’AZIONE
act-pick = scegli questo set
act-give = metti in piazza
act-discard = scarta
act-add = aggiungi a un set
act-feed = aggiungi al set
tap-look = { $villager }: leggi la carta
tap-take = Prendi { $villager }
tap-discard = Scarta { $villager }
tap-add = Aggiungi { $villager } a un set
tap-feed = Nutri { $villager } da qui
tap-name = Nomina { $villager }
tap-choose = { $villager } partecipa

## Che cosa è chiesto

ask-choose = Chi abiterà in questa Buttonville? Scegli un abitante.
ask-recruit = { $owed ->
    [one] Reclutane ancora uno: tocca una carta della piazza o il mazzo.
   *[other] Recluta { $owed } abitanti: tocca una carta della piazza o il mazzo.
}
ask-play = Gioca un set: tocca un abitante della tua mano. Oppure chiudi il turno.
ask-play-no-more = Il tuo set è giocato.
ask-also-use = I set che brillano si possono usare.
ask-take = { $owed ->
    [one] { $villager }: prendi una carta della piazza.
   *[other] { $villager }: prendi { $owed } carte della piazza, una alla volta.
}
ask-give = { $owed ->
    [one] { $villager }: metti in piazza una carta della tua mano.
   *[other] { $villager }: metti in piazza { $owed } carte della tua mano.
}
ask-sweep = { $villager }: spazza via dalla piazza quante carte vuoi.
ask-burn = { $owed ->
    [one] { $villager }: scarta ancora una carta della tua mano in cambio di bottoni, o lascia stare.
   *[other] { $villager }: scarta fino a { $owed } carte della tua mano in cambio di bottoni.
}
ask-discard = { $owed ->
    [one] { $villager }: scarta una carta della tua mano.
   *[other] { $villager }: scarta { $owed } carte della tua mano.
}
ask-shrink = { $villager }: scegli il set che perde una carta.
ask-grow = { $owed ->
    [one] { $villager }: aggiungi una carta della tua mano a uno dei tuoi set.
   *[other] { $villager }: aggiungi fino a { $owed } carte della tua mano a uno dei tuoi set.
}
ask-grow-none = { $villager }: nessuna carta della tua mano va con i tuoi set.
ask-join = { $owed ->
    [one] { $villager }: aggiungi una carta della piazza a uno dei tuoi set.
   *[other] { $villager }: aggiungi fino a { $owed } carte della piazza ai tuoi set, una per ciascuno.
}
ask-sort = { $villager }: aggiungi carte rivelate ai tuoi set; il resto si scarta.
ask-keep = { $villager }: tieni una delle carte rivelate.
ask-gamble = { $villager }: ancora una carta? Se un abitante esce due volte, perdi tutto.
ask-name = { $villager }: quale abitante devono darti gli altri?
ask-copy = { $villager }: scegli il set di cui si ripete l’effetto.
ask-swap = { $owed ->
    [one] { $villager }: scambia una carta della tua mano con una della piazza, o lascia stare.
   *[other] { $villager }: scambia fino a { $owed } carte della tua mano con carte della piazza.
}
ask-swap-for = { $villager }: quale carta della piazza in cambio di { $given }?
ask-fish = { $owed ->
    [one] { $villager }: pesca una carta dagli scarti.
   *[other] { $villager }: pesca dagli scarti fino a { $owed } abitanti diversi.
}
ask-feed = { $villager } ha fame. Da dove viene la prossima carta?
ask-end-order = Più set si svegliano alla fine del tuo turno. Quale per primo?
ask-hand-limit = { $owed ->
    [one] Troppe carte in mano: scartane una.
   *[other] Troppe carte in mano: scartane { $owed }.
}
ask-set-limit = Due set dello stesso abitante: scegli quello che se ne va.

wait-choose = { $name } sceglie un abitante.
wait-recruit = { $name } recluta.
wait-play = { $name } può giocare un set.
wait-end-order = { $name } chiude il turno.
wait-hand-limit = { $name } ha troppe carte e scarta.
wait-set-limit = { $name } scarta uno di due set.
wait-effect = { $name } decide per { $villager }.

done-play = Chiudi il turno
done-gamble = Fermati e prendile
done-sweep = Basta così
done-sort = Scarta il resto
done-grow = Non aggiungere nulla
done-other = È tutto
draw-card = Pesca dal mazzo
draw-button = Prendi invece un bottone
draw-gamble = Rivelane un’altra
feed-forum = Dalla piazza
feed-hand = Dalla mia mano

## Quante

many-title = { $villager }: quante carte?
many-cancel = Questa no
many-play = { $count ->
    [one] Gioca { $villager }
   *[other] Gioca { $count } × { $villager }
}
many-buy = { $count ->
    [one] Compra un set in più: { $villager }
   *[other] Compra un set in più: { $count } × { $villager }
}
many-add = { $nth ->
    [one] Aggiungine { $count }
   *[other] Aggiungine { $count } al set n. { $nth }
}

## Che cosa è esposto

tray-revealed = Carte rivelate
tray-discard = Gli scarti
tray-villager = Chi?

## Per chi guardava altrove

recap-title = Dal tuo ultimo turno

## Parole chiave e fonti

when-action-about = – una volta per turno per ogni set, in qualsiasi momento del tuo turno.
when-turn-start-about = – sempre, senza che nessuno lo chieda.
when-turn-end-about = – sempre, senza che nessuno lo chieda.
when-scoring-about = – conta quando la partita è finita.
source-rulebook = dal regolamento
source-rulebook-about = Questo effetto sta nel regolamento stampato.
source-found = trovato
source-found-about = Il regolamento che abbiamo tace; una pagina pubblica riporta questo effetto.
source-reconstructed = ricostruito
source-reconstructed-about = Nessuna fonte che abbiamo potuto leggere riporta questo effetto. È nato qui, per andare d’accordo con gli altri.

## La prima spiegazione

panel-recruit = A ogni turno recluta due abitanti: scoperti dalla piazza, o alla cieca dal mazzo.
panel-play = Poi puoi giocare un set: quante carte vuoi dello stesso abitante, sempre in una colonna nuova.
panel-effect = L’effetto avviene subito. X è il numero di carte del set: tre Jade, tre bottoni.
panel-keywords = Tre segni fanno eccezione: si usa una volta per turno, agisce da sé, o conta alla fine.
panel-limits = Alla fine del turno tieni al massimo sette carte in mano e un solo set per abitante.
panel-score = I set grandi valgono di più, e due bottoni fanno un punto. Quando il mazzo di pesca è vuoto, la fine è vicina.

## La prova della sorte

proof-setup-right = Chi comincia e chi partecipa: è proprio ciò che dà il segreto.
proof-setup-wrong = Chi comincia o chi partecipa non è ciò che dà il segreto.
proof-cards-right = { $cards ->
    [one] { $cards } carta del mazzo ricalcolata: è giusta.
   *[other] { $cards } carte del mazzo ricalcolate: sono tutte giuste.
}
proof-card-wrong = Una carta della mossa { $move } non è quella del segreto.

## The sheet of the end

made-sets = Set
made-buttons = Bottoni
made-end = Effetti di FINE PARTITA

## Una mossa a parole, per un suggerimento e dopo la partita

move-done = niente più
move-draw = pescare una carta
move-feed = mettere una carta in piazza
move-take = prendere { $first }
move-give = dare { $first }
move-discard = scartare { $first }
move-name = nominare { $first }
move-use = usare { $first }
move-pick = scegliere { $first }
move-choose = scegliere { $first }
move-add = aggiungere a { $first } (×{ $count })
move-play = giocare { $first } (×{ $count })
move-buy = comprare { $first } (×{ $count })
