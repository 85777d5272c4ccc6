### La riga di comando. partita = match · mossa = move · posto = seat · registrazione = record. Si dà del tu.

## hameau

welcome = Cinque giochi di villaggio da giocare, misurare e studiare. Comincia dalla prima riga.
does-serve = aprire Hameau nel browser, per amici e telefoni
does-play = giocare nel terminale contro i bot
does-replay = rivedere una partita registrata
does-verify = controllare una registrazione e la sua fortuna
does-simulate = far giocare ai bot molte partite
does-duel = vedere quale di due bot è più forte
does-regret = vedere quanto costano le scelte dei bot
does-study = vedere su una pagina che cosa accade in molte partite
does-compare = vedere che cosa fa un cambiamento di tabelloni e carte
does-bench = misurare la velocità su questa macchina
does-solve = scoprire come si può vincere una preparazione
does-judge = giudicare le posizioni di un file
does-learn = imparare di nuovo che cosa piace ai giocatori immaginati
does-games = l’elenco dei giochi
does-content = controllare tabelloni e carte
does-new-game = cominciare un gioco proprio
does-laws = provare su un gioco ciò che vale per tutti
does-export = scrivere tutti i dati di un server in un file
does-import = leggere tutti i dati di un server da un file
does-forget = cancellare un tavolo o una persona dai dati di un server
does-doctor = vedere che cosa manca qui
more-help = «hameau COMANDO --help» dice di più. --lang en, fr, de o it sceglie la lingua.
runs-plain = Le regole girano in Python semplice, circa 200 volte più lente che compilate; «hameau doctor» dice che cosa fare.
matches = Partite
thinks = { $name } ci pensa …

## hameau play

sit-down = Tu sei { $name } e giochi contro { $names }.
sit-down-alone = Tu sei { $name } e giochi in solitaria.
promise = Promessa dei dadi: { $promise }
secret = Segreto dei dadi: { $secret }
you-may = Puoi:
ask-help = «help» mostra che cosa si può scrivere.
ask-why = «why» cita la regola.
rule-number = (regola { $rule })
no-rulebook = Il testo delle regole non c’è in questa installazione.
no-such-rule = Le regole non hanno il numero { $text }.
nothing-called = In questo gioco niente si chiama { $text }.
why-what = Scrivi una mossa dopo «why», per esempio una rifiutata.
is-legal = «{ $text }» è permessa.
taken-back = Si torna alla tua ultima decisione. I dadi cadranno come prima.
taken-back-knowing = Si torna alla tua ultima decisione. Hai visto che cosa segue: questa partita non conta più, e la fortuna già vista viene estratta di nuovo.
does-not-count = Questa partita non conta: una mossa è stata ritirata quando il seguito era già noto.
nothing-to-take-back = Non hai ancora deciso niente che si possa ritirare.
hint = { $bot } giocherebbe «{ $text }».
record-tells = La registrazione contiene il segreto dei dadi: chi la legge prima della fine sa che cosa verrà.
recorded = La registrazione è in { $text }.
verify-with = Per controllarla: hameau verify { $text }
score = Punti
rematch = Un’altra partita? (s/n)
yes-or-no = s gioca un’altra partita, n smette; valgono anche «record FILE», «log» e «undo».
goodbye = A presto!
help-moves = Scrivi una mossa dell’elenco, oppure:
help-number = la mossa con questo numero
help-enter = la mossa, se ce n’è una sola
help-why = posso farlo, e quale regola lo dice
help-undo = ritirare la mia ultima decisione; se ho già visto il seguito, la partita non conta più
help-hint = che cosa giocherebbe un bot forte
help-rules = tutte le regole, un capitolo o una frase come 3.2
help-show = ridisegnare il tavolo; show K3 dice che cosa c’è su K3
help-log = tutto quello che è successo
help-position = la posizione come testo
help-record = salvare la registrazione; senza file, mostrarla
help-quit = smettere

## hameau replay, hameau verify

step-on = Invio per continuare, q per smettere.
checked-promise = ✓ Il segreto è quello promesso ({ $promise } …).
checked-luck = ✓ Tutta la fortuna è stata ricalcolata dal segreto ed è la stessa.
checked-shares = { $seats ->
    [0] · Nessun dispositivo ha contribuito alla fortuna: nessuno l’ha cambiata, ma chi ha estratto il segreto avrebbe potuto sceglierla.
    [one] ✓ Un dispositivo ha aggiunto byte propri alla fortuna: il segreto da solo non ha deciso.
   *[other] ✓ { $seats } dispositivi hanno aggiunto byte propri alla fortuna: il segreto da solo non ha deciso.
}
checked-backs = { $backs ->
    [one] ✓ Una volta la partita è tornata prima di una fortuna già vista, che è stata estratta di nuovo.
   *[other] ✓ { $backs } volte la partita è tornata prima di una fortuna già vista, estratta ogni volta di nuovo.
}
checked-unread = { $moves ->
    [one] · Una mossa è stata giocata con altre regole: da allora nessuno l’ha cambiata, ma qui non si può rigiocare.
   *[other] · { $moves } mosse sono state giocate con altre regole: da allora nessuno le ha cambiate, ma qui non si possono rigiocare.
}
checked-moves = { $moves ->
    [0] ✓ Nessuna mossa è stata giocata.
    [one] ✓ L’unica mossa è permessa e porta dove dice la registrazione.
   *[other] ✓ Tutte le { $moves } mosse sono permesse e portano dove dice la registrazione.
}
checked-result = ✓ Il risultato segue dalle mosse.
checked-open = ✓ La partita non è finita, come dice la registrazione.
record-is-true = Questa registrazione è vera.

## hameau simulate, hameau duel, hameau regret

seat = Posto
bot = Bot
wins = Vittorie
share = Quota
mean-score = Punti in media
seconds = secondi
won = Vinte
drawn = Divise
lost = Perse
camp = Campo
ratio = Rapporto
bounds = 95 %
rating = Forza
beats-next = Batte il successivo
agreed = Come il giudice
a-decision = Perso a scelta
a-match = Perso a partita
simulated = { $matches ->
    [one] Una partita
   *[other] { $matches } partite
}, { $ties ->
    [0] nessuna vittoria divisa.
    [one] una vittoria divisa.
   *[other] { $ties } vittorie divise.
}
simulated-pace = Decisioni a partita: { $decisions }. Partite al secondo: { $rate }.
interval = Con il 95 % di fiducia { $name } vince tra { $low } e { $high } delle partite.
evened = A parità di fortuna { $name } vince { $share } delle partite, tra { $low } e { $high }; la fortuna spiega { $luck } della dispersione dei risultati.
not-evened = Questi risultati sono troppo pochi, o troppo simili, per distinguere la fortuna dall’abilità.
lasted = { $matches ->
    [one] Una partita
   *[other] { $matches } partite
} in { $seconds } s.
regret-means = Le perdite sono in vittorie, rispetto alla scelta di una ricerca (simulazioni: { $simulations }). Scelte a testa in una partita: { $choices }.
regret-unknown = Troppo poche partite per dire quanto costano queste scelte: { $bots }.

## hameau study, hameau compare

studied = { $matches ->
    [one] Una partita
   *[other] { $matches } partite
} in { $seconds } s.
what = Che cosa
before-after = Prima → dopo
difference = Differenza
bounds-for-all = limiti al 95 % per tutte insieme
clear-differences = { $clear ->
    [0] Nessuna differenza su { $items } è chiara: il caso potrebbe spiegarle tutte.
    [one] Una differenza su { $items } è chiara; il caso potrebbe spiegare le altre.
   *[other] { $clear } differenze su { $items } sono chiare; il caso potrebbe spiegare le altre.
}
dataset-written = { $count ->
    [one] Una decisione
   *[other] { $decisions } decisioni
} di { $matches ->
    [one] una partita
   *[other] { $matches } partite
}: { $file }
page-written = La pagina: { $file }
stopped = Interrotto. Partite giocate: { $done } su { $total }. Non è stato scritto nulla.
stopped-early = Interrotto. Partite che contano: { $matches } su { $total }.

## hameau games

players = { $most ->
    [one] in solitario
   *[other] da { $least } a { $most } persone
}
minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}

## hameau content

rulebook = dal regolamento
found = da una fonte trovata
reconstructed = per ricostruzione
content-is-right = ✓ { $game }: { $file } è giusto; voci: { $counts }.
stray-content = { $text }: nessun gioco ha questo nome; ci sono { $keys }.
content-copied = Modifica, poi: hameau content check { $text }
game-begun = Per giocare: hameau play { $game } --games { $folder }. I suoi test: python -m pytest { $folder }

## hameau doctor

machine = Macchina
c-compiler = Compilatore C
missing = manca
set = impostata
not-set = non impostata
compiled-parts = Che cosa si può compilare
compiled = compilato
plain = Python semplice
build-stale = compilato da un sorgente più vecchio
build-absent = non compilato
build-unused = c’è un file compilato, ma non si usa
build-broken = non si può caricare
game-runs = { $game }: { $way }
all-is-well = Tutto bene.
advice-install = Manca qualcosa di cui Hameau ha bisogno: reinstalla il pacchetto.
advice-pure = HAMEAU_PURE chiede Python semplice. Senza questa variabile girano i file compilati.
advice-game = Un gioco venuto da fuori fa girare tutto come semplice Python. Con un compilatore C e «hameau[build]» si può compilare.
advice-stale = Alcuni file compilati sono più vecchi del loro sorgente, e girano le regole vecchie: ricompila con «make build».
advice-broken = File compilati e semplici sono mescolati: ricompila con «make build».
advice-compiler = Non c’è un compilatore C. Tutto funziona anche senza, ma circa 200 volte più lento: installa gcc o clang.
advice-headers = Mancano gli header C di Python: installali (su Debian e Ubuntu: python3-dev).
advice-build = Compila le regole con «make build», oppure reinstalla il pacchetto.

## hameau export, import

exported = { $entries ->
    [one] Una voce è stata scritta in { $file }.
   *[other] { $entries } voci sono state scritte in { $file }.
}
imported = { $entries ->
    [one] Una voce è stata letta in { $folder }.
   *[other] { $entries } voci sono state lette in { $folder }.
}
forgot-table = { $entries ->
    [one] Il tavolo { $table } è cancellato, con una voce.
   *[other] Il tavolo { $table } è cancellato, con { $entries } voci.
}
forgot-device = { $tables ->
    [one] La persona è dimenticata, a un tavolo.
   *[other] La persona è dimenticata, a { $tables } tavoli.
}

## hameau serve

no-pages = Le pagine non sono costruite: risponde solo l’API. `make build` le costruisce.
serving = Hameau è aperto: { $address }
phones = Per i telefoni nella stessa rete: { $address }
data-in = Tutto è conservato in { $folder }.
stop-with = Ctrl-C lo ferma; nulla va perso.
served = Chiuso. Tutto ciò che è stato giocato è conservato.

## hameau bench server

bench-tables = tavoli
bench-move-us = µs del server per mossa
bench-moves = mosse/s

## hameau bench sockets

bench-load = Mosse, { $tables } tavoli, { $server }
bench-latency = – risposta dopo, la metà e il 99 %
bench-server = – processore del server, per mossa e in tutto
bench-picows = picows rispetto a websockets, { $tables } tavoli
bench-peer-best = Il meglio di { $server }, con { $tables } tavoli
bench-peer-ratio = Le nostre mosse con { $ours } rispetto a quelle di { $server }
bench-flat-out = Mosse, { $tables } tavoli, il più in fretta possibile, { $server }
bench-its-rate = Mosse, { $tables } tavoli, al ritmo migliore dell’altro, { $server }
bench-half-rate = Mosse, { $tables } tavoli, a metà del ritmo del più lento, { $server }
bench-memory = Memoria del server vuoto, { $server }
bench-memory-live = – di un tavolo dove si gioca
bench-memory-idle = – di un tavolo che tutti hanno lasciato
bench-log = – di un tavolo su disco
bench-back = – un tavolo uscito dalla memoria torna dopo, la metà e il 99 %
bench-start = Avviato, con una cartella vuota
bench-start-full = Avviato, con { $tables } tavoli nel registro
bench-alone = Mosse al ritmo delle persone, { $tables } tavoli
bench-beside-bots = – mentre bot forti pensano ad altri { $bots } tavoli

## hameau bench ballots

bench-ballots-paced = Ultime schede, { $tables } tavoli da { $seats }, { $pace } al secondo: tutti hanno visto il voto dopo, la metà, il 99 % e tutte
bench-ballots-server = – processore del server per ciascuna
bench-ballots-at-once = – tutte insieme

## hameau bench soak

soak-moves = Mosse (tavoli: { $tables }, durata: { $minutes } min)
soak-memory = Memoria, all’inizio e alla fine
soak-threads = – thread
soak-files = – file aperti
soak-processor = – tempo di processore per mossa
soak-latency = – risposta al 99 % dopo
soak-good = Niente è cresciuto: il server può girare a lungo.
soak-bad = Qualcosa è cresciuto più del dovuto: si vedano le cifre qui sopra.

## hameau bench flood

flood-connections = Risposta al 99 % delle mosse oneste dopo, a riposo e sotto attacco: connessioni
flood-handshakes = – handshake
flood-requests = – richieste
flood-impatience = – richieste senza attendere
flood-garbage = – dati senza senso
flood-fragments = – frammenti di messaggi
flood-pings = – ping
flood-messages = – 20.000 messaggi in una volta
flood-memory = Memoria, al massimo
flood-good = Chi gioca non si accorge quasi di nulla.
flood-bad = Gli attacchi si sentono più del dovuto: si vedano le cifre qui sopra.

## hameau solve

solve-possible = Si può vincere: questo piano fa { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, e nessun piano ne fa più di { $bound }.
solve-best = Si può vincere: questo piano fa { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, e nessun piano ne fa di più.
solve-impossible = Non si può vincere; { $how }.
solve-unknown = Nessun piano è stato trovato, il che non prova niente; nessun piano fa più di { $bound ->
    [one] { $bound } punto
   *[other] { $bound } punti
}.
solve-honestly = Giocato senza sapere che cosa viene:
bench-steps = passi al secondo di tempo del processore
