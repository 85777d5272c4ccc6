### Ciò che si gioca da soli: la preparazione del giorno, i risultati di questo dispositivo, i consigli, le sfide sulla stessa preparazione.

## Il giorno

alone-play-day = Gioca quello di oggi
alone-go-on = Continua
alone-look-again = Rivedi
alone-par = { $points ->
    [one] Par: { $points } punto
   *[other] Par: { $points } punti
}
alone-par-about = Il par è il punteggio del giocatore di Hameau. Non ne sapeva più di te: né la pila né le carte future.
alone-at-par = esattamente il par
alone-above-par = { $points } sopra il par
alone-below-par = { $points } sotto il par
alone-best-known = { $points } erano possibili
alone-streak = { $days ->
    [one] { $days } giorno vinto
   *[other] { $days } giorni vinti di fila
}
alone-days = I giorni prima
alone-days-about = Conta solo la prima volta, e solo nel suo giorno allunga la serie. Resta su questo dispositivo.
alone-day-open = non giocato
alone-not-first = Hai già giocato questo giorno; conta la prima volta.
alone-luck-public = La sorte di un giorno deriva dalla data, uguale per tutti. Chi la calcola potrebbe quindi conoscerla prima: qui la verifica prova solo che nessuno ne ha avuta un’altra.

## Risultati

alone-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
alone-lost = perso
alone-hints = { $hints ->
    [0] nessun consiglio
    [one] { $hints } consiglio
   *[other] { $hints } consigli
}
alone-share = Condividi il risultato
alone-copied = Copiato. Incollalo dove vuoi; non svela nulla.
alone-another = Giocane uno nuovo
game-first = È la prima volta?
game-first-about = Una vera partita con brevi suggerimenti al momento giusto. Non conta da nessuna parte.
alone-lesson = Prima partita guidata
alone-scores = I tuoi punteggi
alone-scores-about = Media di ciò che hai vinto. Solo su questo dispositivo.
alone-difficulty = Difficoltà
alone-best = Migliore
alone-average = Media
alone-won = Vinte
alone-won-of = { $won } su { $played }
alone-all = tutto
alone-forget = Cancella i miei punteggi
alone-forget-about = Tutti i risultati di questo gioco su questo dispositivo vengono cancellati, anche i giorni. Non si può annullare.
alone-forget-not = Tienili

## Consigli

advice-of-a-bot = È la mossa di un bot forte che non sa più di te.
advice-ask = Consiglio
advice-is = Consiglio: { $why }
advice-move = Suggerimento: { $move }.
advice-nothing = Consiglio: lascia questa carta. { $why }

## Sfide

race-title = Sfida sulla stessa preparazione
race-about = Chi ha questo link gioca esattamente ciò che giochi tu, con la stessa sorte. Vedete i risultati quando entrambi avete finito.
race-friend = Sfida qualcuno
race-link = Link a questa preparazione
race-begin = Gioca
race-bots = Falla giocare a un bot:
race-plays = { $moves ->
    [0] non ha iniziato
    [one] gioca, { $moves } mossa
   *[other] gioca, { $moves } mosse
}
race-over = ha finito
race-replay = Replay di { $name }
race-invited = { $name } ti sfida: { $game }
race-rules = La stessa preparazione, la stessa sorte. Come è andata agli altri lo vedi dopo aver giocato.
race-played = Ci sei già. Ecco come stanno le cose.
