### Un tavolo: prima, durante e dopo una partita.
### posto = seat · partita = match · pubblico = onlookers. Si dà del tu, a più persone del voi.

## Intorno al tavolo

table-home = Alla prima pagina
table-back = Torna al risultato
table-menu = Menù
table-close = Chiudi
table-loading = Un momento…
table-players = Chi gioca
table-talk = Racconto e chiacchiere
table-no-board = Non è stato possibile caricare il tabellone. Ricarica la pagina.

## Prima dell’inizio

table-dropped = La vostra ultima partita non è potuta continuare: il server è stato aggiornato e le sue regole non ci sono più. Potete conservarne la registrazione e iniziarne una nuova.
table-welcome = Siediti con noi
table-name-plain = Nome
table-name-hint = Come lo vedranno gli altri. Nessun account, nessuna password.
table-sit-down = Siediti
table-seat-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
table-name-take = Usa questo nome
table-name-another = Chi altro gioca su questo dispositivo?
table-only-watch = Stai guardando. Per giocare, chiedi un invito a qualcuno del tavolo.
table-no-free = Stai guardando. Tutti i posti sono occupati; buon divertimento.
table-invite = Invita gli amici
table-invite-about = Inquadra il codice con un telefono, oppure manda il link.
table-invite-code = Codice QR dell’invito a questo tavolo
table-invite-link = Invito a questo tavolo
table-onlookers = Pubblico e schermo grande
table-onlookers-about = Con questo link si può guardare, ma non prendere posto.
table-onlookers-link = Link per il pubblico
table-arrangement = Come giocate
table-seats = Posti
table-bots = I bot giocano così
table-host-chooses = { $name } sceglie come giocate.
table-host-starts = { $name } dà inizio alla partita.
table-free-seats = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
table-fill = { $count ->
    [one] Metti un bot
   *[other] Metti dei bot
}
table-ready = Ci siamo tutti.
table-start = Inizia la partita
table-luck = Il server ha fissato la sua parte della sorte ({ $promise }…) e il tuo dispositivo aggiunge la propria: così il server da solo non può scegliere i dadi o le carte.

seat-number = Posto { $number }
seat-free = libero
seat-here = al tavolo
seat-away = non c’è
seat-away-since = { $minutes ->
    [one] via da un minuto
   *[other] via da { $minutes } minuti
}
seat-yours = tu
seat-host = invita
seat-bot = bot, { $level }
seat-stand-in = al suo posto un bot, { $level }
seat-due = tocca a questo posto
seat-sit = Siediti qui
seat-sit-another = Un’altra persona su questo dispositivo
seat-put-bot = Metti qui un bot
seat-rename = Rinomina
seat-get-up = Alzati
seat-free-it = Libera il posto
seat-block = Manda via
seat-block-title = Mandare via { $name }?
seat-block-about = Il posto torna libero, e questo dispositivo non può più tornare a questo tavolo.
seat-send-bot-away = Manda via il bot
seat-replace = Fai giocare un bot per { $name }
seat-rest = Fai giocare un bot per me
seat-bot-plays = Un bot gioca per te.
seat-bot-plays-for = Un bot gioca per { $name }.
seat-take-back = Riprendi il posto

clock-title = Orologio
clock-none = senza orologio
clock-none-about = Ognuno prende il tempo che gli serve.
clock-quick = veloce
clock-quick-about = 5 minuti a testa, più 5 secondi per ogni decisione.
clock-calm = tranquillo
clock-calm-about = 15 minuti a testa, più 15 secondi per ogni decisione.
clock-long = lungo
clock-long-about = Un’ora a testa, più 30 secondi per ogni decisione.
clock-day = un giorno per mossa
clock-day-about = Ognuno ha un giorno per ogni decisione; la partita continua anche quando non c’è nessuno.
clock-days = tre giorni per mossa
clock-days-about = Ognuno ha tre giorni per ogni decisione; la partita continua anche quando non c’è nessuno.
clock-week = una settimana per mossa
clock-week-about = Ognuno ha una settimana per ogni decisione; la partita continua anche quando non c’è nessuno.
clock-own = { $minutes } min + { $seconds } s
rhythm-beat = Un giro della notte dura
rhythm-seconds = { $seconds } s
rhythm-early = Un giro finisce prima
rhythm-early-no = no, sempre la stessa durata
rhythm-early-yes = sì, quando tutti hanno deciso
rhythm-early-about = Un giro breve rivela a tutti che nessuno doveva pensare.
rhythm-debate = Il dibattito dura
rhythm-debate-open = quanto volete
rhythm-minutes = { $minutes } min
clock-days-left = { $days } g { $hours } h
clock-left = Tempo rimasto:
clock-hurry = Presto!

## Durante la partita

table-your-turn = Tocca a te
table-waiting = Aspettiamo { $names }
table-waiting-seconds = Aspettiamo { $names } ({ $seconds } s)
table-waiting-minutes = Aspettiamo { $names } ({ $minutes } min)
table-moment = Un momento…
table-waiting-many = Si aspettano { $count } persone
table-dark = Tutti decidono in segreto
table-reading = Tutti leggono la propria carta
table-over = La partita è finita
table-eyes = Visto dal posto: { $name }
table-watching = Stai guardando
table-rule = Regola { $rule }
table-show-rule = Mostra la regola { $rule }
table-rule-missing = Questa regola non si trova.
table-all-rules = Tutte le regole
table-rules = Regole
table-move-seat = Porta il mio posto su un altro dispositivo
table-move-seat-of = Porta { $name } su un altro dispositivo
table-move-seat-about = Apri questo sull’altro dispositivo. Funziona una volta sola; poi { $name } gioca là, e questo dispositivo lascia il posto.
table-move-seat-code = Codice QR che sposta il posto
table-move-seat-link = Link che sposta il posto
table-sound = Suono
calls-switch = Avvisami quando tocca a me
calls-ask = Questa partita dura giorni.
calls-about = Il browser deve avvisarti quando tocca a te?
calls-yes = Sì, avvisami
calls-decline = No
calls-open = Il browser ti avvisa, anche quando questa pagina è chiusa.
calls-page = Il browser ti avvisa finché questa pagina è aperta da qualche parte.
calls-no = Il browser non permette notifiche da questa pagina.
sound-ask = Giocare con il suono?
sound-about = Un colpetto quando si posa qualcosa e quando tocca a te. Si cambia nel menu.
sound-on = Con il suono
sound-off = Senza suono
table-plain = Tabellone semplice: tutto come testo
table-leave = Esci alla prima pagina
table-leave-about = Il posto resta tuo; torna quando vuoi.
table-keys = Tasti
table-key-chat = apri le chiacchiere
table-key-log = apri il racconto
table-key-undo = ritira l’ultima mossa
table-key-hint = chiedi un consiglio
table-key-menu = apri il menù
table-key-help = mostra questi tasti
table-key-board = scorri il tabellone e gioca

log-title = Racconto
log-none = Non è ancora successo niente.
chat-title = Chiacchiere
chat-none = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa
chat-send = Invia
chat-phrases = Da dire con un tocco
phrase-hello = Ciao a tutti!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella mossa!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-moment = Un momento, per favore.
phrase-your-turn = Tocca a te!
phrase-again = Un’altra partita?
phrase-bye = Devo andare. Ciao!
chat-mute = Silenzia
chat-muted = Silenziati: { $names }.
chat-hear-again = Riascolta
chat-silent = È buio: ora nessuno parla.
chat-sit-first = Qui parla solo chi siede al tavolo.
chat-open = { $count ->
    [0] Apri le chiacchiere
    [one] Apri le chiacchiere, un nuovo messaggio
   *[other] Apri le chiacchiere, { $count } nuovi messaggi
}
chat-unread = { $count ->
    [one] nuovo messaggio
   *[other] nuovi messaggi
}

undo-button = Ritira
undo-ask = Chiedi agli altri
undo-leave = Lascia così
undo-ask-about = Qualcuno ha già visto che cosa hai fatto, perciò si chiederà agli altri. Se sono d’accordo, decidi di nuovo, e la sorte già vista viene estratta di nuovo.
undo-no-longer-counts = Mossa ritirata. Avevi già visto la sorte: viene estratta di nuovo, e questa partita non conta più.
undo-waits = Hai chiesto di ritirare. Deve ancora rispondere: { $names }.
undo-withdraw = Lascia stare
undo-wanted = { $moves ->
    [one] { $name } vorrebbe ritirare una mossa.
   *[other] { $name } vorrebbe tornare indietro, { $moves } mosse in tutto.
}
undo-who-answers = Risponde { $name }: va bene?
undo-agree = Va bene
undo-refuse = Rifiuta
undo-others = { $name } vorrebbe ritirare una mossa. Deve ancora rispondere: { $names }.

connection-first = In cammino verso il tavolo…
connection-trouble = Non ha funzionato. Riprova.
connection-lost = La connessione è caduta prima che fosse fatto. Riprova.
connection-gone = Connessione persa.
connection-restarting = Il server si riavvia.
connection-safe = Il tuo posto e tutto ciò che è stato giocato sono al sicuro; intanto puoi guardare.
connection-next = prossimo tentativo tra { $seconds } s
connection-trying = tentativo in corso…
connection-back = Di nuovo qui.
connection-missed = { $count ->
    [one] Intanto è successa una cosa; sta nel racconto.
   *[other] Intanto sono successe { $count } cose; stanno nel racconto.
}

curtain-pass = Passa il dispositivo a { $name }
curtain-about = Il tabellone è dietro la tenda. Vietato sbirciare!
curtain-ready = Ci sono: { $name }
curtain-off = Nessun segreto tra noi: cambia senza tenda

## La fine

end-title = La partita è finita
end-you-won = Hai vinto!
end-winner = vittoria
end-does-not-count = Questa partita non conta: una mossa è stata ritirata dopo che se ne era vista la sorte.
notice-trial = Provi da un momento di un’altra partita. Ciò che allora non potevi sapere è stato distribuito di nuovo.
end-you-won-by = { $points ->
    [one] Hai vinto con { $points } punto di vantaggio
   *[other] Hai vinto con { $points } punti di vantaggio
}
end-you-share = Condividi la vittoria
end-you-lost = Stavolta non è andata
end-you-lost-by = { $points ->
    [one] { $name } ti precede di { $points } punto
   *[other] { $name } ti precede di { $points } punti
}
end-turn = La svolta
end-turn-lead = Nel giro { $round } { $name } passa in testa e ci resta.
end-turn-lead-you = Nel giro { $round } passi in testa e ci resti.
end-turn-swing = { $name } conduce dall’inizio. Il giro { $round } ha portato di più: { $points } di vantaggio sugli altri.
end-turn-swing-you = Conduci dall’inizio. Il giro { $round } ha portato di più: { $points } di vantaggio sugli altri.
end-turn-last = Ha deciso solo il conteggio finale.
end-turn-best = Il giro { $round } ha portato di più: { $points }.
end-counting = Si contano: { $what }
end-other = Un altro gioco
end-rematch = Gioca ancora
end-arrange = Cambia posti e opzioni
end-replay = Rivedi la partita
end-learn = Impara da questa
end-how = Da dove vengono i punti
end-keep = Da conservare
end-share = Link per rivedere la partita
end-record = Scarica la registrazione
end-proof = Controlla i dadi
end-proof-about = Prima della prima mossa il server ha promesso i dadi con un numero sigillato. Ora il tuo browser ricalcola tutto.
end-proof-replay = Guardalo rivedendo la partita
end-promise-kept = La promessa è quella che questo browser ha visto all’inizio della partita.
end-promise-changed = La promessa non è quella che questo browser ha visto all’inizio della partita!
end-promise-unseen = Questo browser non c’era all’inizio della partita; prende quindi la promessa così com’è.
end-home = Alla prima pagina
end-again = Riprova
end-reload = Ricarica la pagina
end-moved = Il tuo posto si è spostato
end-moved-about = Ora è su un altro dispositivo, e la partita continua là.
end-watch-here = Resta al tavolo qui
end-blocked = Sei fuori dal tavolo
end-blocked-about = Chi ospita non ti vuole a questo tavolo. Ce ne sono altri.
end-not-found = Qui non c’è nessun tavolo
end-not-found-about = L’indirizzo è scritto male, oppure ti serve un invito. Chiedi il link a chi siede al tavolo.
end-old-protocol = Questa pagina non è aggiornata
end-old-protocol-about = Il server ha imparato qualcosa di nuovo. Ricarica la pagina e ritrovi il tuo posto.
end-broken = Questo tavolo non può continuare
end-broken-about = È colpa nostra, non tua. Ciò che è stato giocato è conservato.
end-link-used = Questo link è già stato usato
end-link-used-about = Un link che sposta un posto vale una volta sola. Per averne un altro, apri il menù sul dispositivo che ha il posto.
end-without-link = Vai al tavolo senza
end-refused = Per ora non puoi entrare
end-refused-about = Il server non ha detto perché. Riprova.

## Lo schermo grande

screen-open = Apri lo schermo grande
screen-gather = { $title }: sedetevi con noi
screen-turn = { $count ->
    [one] Tocca a { $names }
   *[other] Tocca a { $names }
}
screen-join = Inquadra e gioca
screen-watch = Inquadra e guarda
screen-watch-code = Codice QR per guardare

## how fast nights go

nights-short = Notti più brevi
nights-short-about = I giri della notte sono più brevi finché tutti quelli che giocano sono d’accordo.
nights-short-on = Sono tutti d’accordo: le notti sono brevi.
nights-short-missing = Mancano ancora: { $names }.
nights-only-by-day = Si può cambiare di giorno.
nights-wanted = Chiedono notti più brevi: { $names }.
nights-agree = D’accordo
nights-watched = Ormai giocano solo i bot.
nights-skipped = Ormai giocano solo i bot, alla massima velocità.
nights-skip = Vai avanti veloce
nights-watch = Guarda con calma
nights-leave = Lascia il tavolo

## The guide of a first match

guide-title = La tua guida
guide-next = Capito
guide-leave = Lascia la guida
guide-back = Mostra i suggerimenti
