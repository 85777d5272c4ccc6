### What somebody played on this device, and how it is kept.

evenings-going = Continua
evenings-numbers = I tuoi numeri
evenings-matches = Partite
evenings-all = tutti
evenings-game = Gioco
evenings-more = Mostra altro
evenings-none = Ancora nessuna partita
evenings-none-about = Ogni partita che finisci su questo dispositivo compare qui e si può rivedere. Nessun altro vede l’elenco.
evenings-shelf = Ai giochi
evenings-company = Hai giocato più spesso con
evenings-times = { $times ->
    [one] una volta
   *[other] { $times } volte
}
evenings-played = { $played ->
    [one] una partita
   *[other] { $played } partite
}
evenings-won = { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $won } vinte
}
evenings-best = Miglior punteggio
evenings-longest = Serie di vittorie più lunga
evenings-streak = Serie di vittorie in corso
evenings-did-win = vinta
evenings-did-lose = non vinta
evenings-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
evenings-does-not-count = non conta
evenings-with = con { $names }
evenings-with-many = { $others ->
    [one] con un’altra persona
   *[other] con altri { $others }
}
evenings-keep = Conservare e spostare
evenings-keep-about = Le tue serate restano su questo dispositivo e da nessun’altra parte, a meno che tu non voglia.
evenings-move = Su un altro dispositivo
evenings-move-about = Un codice porta l’elenco su un altro telefono o computer. Qui resta comunque.
evenings-move-do = Crea un codice
evenings-move-open = Aprilo sull’altro dispositivo entro dieci minuti. Funziona una volta.
evenings-move-code = Codice QR che sposta le tue serate
evenings-move-link = Link che sposta le tue serate
evenings-taken = { $count ->
    [0] Niente di nuovo.
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
}
evenings-file = Come file
evenings-file-about = Per conservarlo tu, o per riaverlo.
evenings-save = Salva come file
evenings-load = Aggiungi da un file
evenings-no-file = Questo non è un elenco di serate.
evenings-forget = Elimina l’elenco
evenings-forget-sure = L’elenco su questo dispositivo viene eliminato. Partite e tavoli restano.
evenings-forgotten = L’elenco è eliminato.
passkey-title = Passkey
passkey-about = Una passkey conserva l’elenco su questo server, così lo ritrovi su tutti i tuoi dispositivi. Senza nome, senza indirizzo, senza password.
passkey-not-here = Una passkey ha bisogno di https o di localhost. Qui puoi spostare le tue serate con un codice.
passkey-kept = La tua passkey conserva l’elenco su questo server.
passkey-new = Crea una passkey
passkey-known = Ne ho una
passkey-leave = Non su questo dispositivo
passkey-delete = Elimina passkey ed elenco
passkey-delete-sure = Il server elimina la tua passkey e l’elenco che conservava, per tutti i tuoi dispositivi. Ciò che è su questo dispositivo resta.
passkey-made = D’ora in poi la tua passkey conserva le tue serate.
passkey-found = Le tue serate sono qui.
passkey-left = Questo dispositivo non usa più la passkey.
passkey-deleted = La passkey è eliminata. Il tuo dispositivo forse la mostra ancora, ma non apre più nulla.
going-calendar = File del calendario
