### Il tabellone semplice, che gioca qualsiasi gioco, e ciò che si può provare di ogni gioco.

plain-table = Il tavolo
plain-eyes = Vedi quello che può vedere { $name }.
plain-watching = Stai guardando.
plain-choose = Tocca a te:
plain-wait = Per ora non hai niente da fare.
plain-filter = Scrivi per trovare una mossa, Invio gioca la prima
plain-found = { $found } su { $moves }
plain-new = nuovo
plain-yes = sì
plain-no = no
plain-seats = Chi siede dove
plain-player = Chi
plain-score = Punti
plain-won = vittoria

proof-promise-kept = Il segreto è proprio quello promesso prima della prima mossa.
proof-promise-broken = Il segreto non è quello promesso prima della prima mossa.
proof-share-in = Ciò che questo dispositivo ha aggiunto alla sorte c’è.
proof-share-missing = Ciò che questo dispositivo ha aggiunto alla sorte non c’è, anche se il server l’aveva confermato!
proof-reach = { $devices ->
    [0] Nessun dispositivo ha contribuito alla sorte: il server non l’ha cambiata dopo l’inizio, ma questo non prova che non l’abbia scelta.
    [one] Un dispositivo ha aggiunto byte casuali dopo che il server aveva fissato i suoi: quindi il server non ha scelto la sorte, a meno di un accordo con quel dispositivo.
   *[other] { $devices } dispositivi hanno aggiunto byte casuali dopo che il server aveva fissato i suoi: quindi il server non ha scelto la sorte, a meno di un accordo con qualcuno al tavolo.
}
proof-reach-alone = Chi gioca questa disposizione ha la stessa sorte, estratta dal solo server: non è stata cambiata dopo l’inizio, ma questo non prova che il server non l’abbia scelta.
