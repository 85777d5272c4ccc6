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
