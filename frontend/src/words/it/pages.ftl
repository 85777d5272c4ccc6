### Le pagine attorno ai tavoli: inizio, giochi, regole, repliche, ringraziamenti.

## Tutte le pagine

page-skip = Vai al contenuto
page-home = Hameau, alla prima pagina
page-about = Informazioni su Hameau
page-offline = Sei senza rete. Che cosa funziona: le tue serate e le regole dei giochi già aperti. I tuoi tavoli sono al sicuro e tornano con la rete.
going-your-turn = Tocca a te
going-your-turn-until = Tocca a te, fino al { $when }
page-evenings = Le mie serate
page-mine = I tuoi dati
page-credits = Ringraziamenti
page-schema = Per chi programma
page-notice = I giochi appartengono ai loro autori ed editori. Hameau ne è una versione non ufficiale, fatta con affetto.
page-loading = Un momento…
page-close = Chiudi
page-dismiss = Chiudi l’avviso
page-copy = Copia
page-copied = Copiato
page-copy-failed = Non è stato possibile copiare il link. Selezionalo e copialo a mano.
page-share = Condividi
page-guest = Ospite

settings-language = Lingua
settings-to-day = Passa ai colori del giorno
settings-to-night = Passa ai colori della notte

## Prima pagina

home-title = Giochi di paese, un solo tavolo
home-sentence = Siediti con gli amici, ognuno con il proprio telefono, o con i bot quando non c’è nessuno. Niente da installare.
home-continue = Riprendi il tuo tavolo
home-games = I giochi
home-more = Scopri di più
home-more-about = Scopri di più su { $game }
home-play = Gioca a { $game }
home-fair = Dadi onesti
home-fair-about = Ogni lancio è promesso prima della partita, e poi lo puoi verificare nel tuo browser.
home-free = Senza registrazione
home-free-about = Basta un nome per prendere posto. Un link o un codice QR porta gli altri.
home-private = Senza tracciamento
home-private-about = Niente pubblicità, niente server di terzi. Un solo cookie ricorda il tuo posto.

## Un gioco

game-players = da { $fewest } a { $most } giocatori
game-players-exactly = { $players ->
    [1] Un solo giocatore
   *[other] { $players } giocatori
}
game-minutes = circa { $minutes } minuti
game-with-bots = Gioca contro i bot
game-alone = Gioca
game-solo = Gioca in solitario
game-options = Opzioni
game-with-friends = Gioca con gli amici
game-moderate = Guidare un vero tavolo
game-chosen = { $opponents ->
    [one] Un avversario
   *[other] { $opponents } avversari
}, livello: { $level }
game-change = Cambia
game-opponents = Avversari
game-level = Livello
game-minute = Il gioco in un minuto
game-rules-title = Tutte le regole
game-rules-about = Ogni regola ha un numero. Quando una mossa è rifiutata, Hameau cita la regola e la mostra.
game-rules = Leggi le regole

level-beginner = Principiante
level-beginner-about = Gioca quello che gli viene in mente. Adatto alla prima partita.
level-steady = Tranquillo
level-steady-about = Prende ciò che al momento sembra meglio. Una serata piacevole.
level-strong = Forte
level-strong-about = Guarda avanti prima di decidere. Vince se ti distrai.
level-master = Maestro
level-master-about = Pensa un secondo a ogni mossa. Difficile da battere.
level-own-about = Un bot di questo server.
level-beats = Batte { $below } in { $wins } partite su 100.

## Regole

rules-title = Le regole di { $game }
rules-index = Capitoli
rules-foreign = Per ora queste regole esistono solo in inglese.
rules-number = Regola { $number }
rules-note = Nota alla regola { $number }

## Replica

replay-title = Replica
replay-heading = Replica della partita { $number }
replay-eyes = Vista
replay-eyes-all = com’era davvero
replay-eyes-public = da spettatore
replay-eyes-seat = con gli occhi di { $name }
replay-slider = Mossa
replay-move = Mossa { $number } di { $last }
replay-controls = Comandi della replica
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Una mossa avanti
replay-last = Alla fine
replay-speed = Velocità: { $speed } volte. Cambiala.
replay-story = Che cosa è successo
replay-start = Il tavolo è pronto.
replay-hidden = Niente che si vedesse da qui.
replay-result = Com’è finita
replay-not-found = Questa replica non esiste, o il link non dà il diritto di vederla.
replay-proof = I dadi erano onesti?
replay-proof-about = Prima della prima mossa il server ha sigillato la sua fortuna e ha mostrato a tutti il sigillo. Ora il sigillo è aperto: il tuo browser può ricalcolare ogni lancio e confrontare.
replay-check = Verifica i dadi
replay-fair = Tutto torna: la fortuna era fissata prima della partita e nessuno l’ha toccata.
replay-unfair = Qualcosa non torna. Conserva la registrazione di questa partita e chiedi a chi gestisce questo server.
replay-right = Giusto:
replay-wrong = Sbagliato:
replay-kept = La promessa è quella che questo browser ha annotato all’inizio della partita.
replay-changed = La promessa non è quella che questo browser ha annotato all’inizio della partita.
replay-not-kept = Questo browser non c’era all’inizio della partita e non ha potuto annotare la promessa. Chiedi a qualcuno che ha giocato di verificare a sua volta.
replay-numbers = I numeri sigillati
replay-promise = Promessa, mostrata prima della partita
replay-secret = Segreto, aperto dopo la partita
replay-share = Aggiunto dal dispositivo di { $name } prima della partita
replay-record = La registrazione
replay-record-about = Tutte le mosse e il segreto dei dadi, in testo leggibile. Chi ha Hameau può rigiocarlo e verificarlo.
replay-backs = { $backs ->
    [one] Una volta una mossa è stata ritirata dopo che se ne era vista la sorte, e da lì si è estratto di nuovo; da soli contro i bot una partita così non conta.
   *[other] { $backs } volte una mossa è stata ritirata dopo che se ne era vista la sorte, e da lì si è estratto di nuovo; da soli contro i bot una partita così non conta.
}
replay-download = Scarica la registrazione

## I dati di una persona

mine-title = I tuoi dati
mine-about = Qui non ci sono account: ti si conosce solo da questo dispositivo. Questi sono i tavoli a cui è stato, e ciò che vi è conservato di te.
mine-nothing = Qui non è conservato nulla di questo dispositivo.
mine-export = Scarica tutto
mine-tables = I tuoi tavoli
mine-as = con il nome { $names }
mine-did = Mosse: { $moves }. Messaggi: { $lines }.
mine-delete-table = Elimina questo tavolo
mine-delete-this = Elimina questo tavolo: { $game }, { $day }
mine-delete-table-sure = Eliminare questo tavolo ({ $game }, { $day })? Sparisce per chiunque vi sedeva, con le partite, i replay e i messaggi. Non si può annullare.
mine-delete-all = Elimina tutto ciò che mi riguarda
mine-delete-all-sure = I tuoi nomi e i tuoi messaggi vengono eliminati a tutti i tavoli, e questo dispositivo qui non è più conosciuto. Non potrai più giocare le partite in corso. Non si può annullare.
mine-delete-all-stays = Le tue mosse restano, sotto un trattino, per chi ha giocato con te. Per eliminare un intero tavolo che ospiti, elimina prima quello. Ciò che altri hanno salvato resta a loro.
mine-delete = Elimina
mine-keep = Tieni
mine-table-deleted = Il tavolo è eliminato.
mine-all-deleted = Tutto ciò che ti riguarda è eliminato.

## Ringraziamenti

credits-title = Ringraziamenti
credits-about = Hameau si regge sul lavoro di molte persone. Grazie.
credits-games = I giochi
credits-pictures = Immagini
credits-pictures-ours = Scatole, tabelloni, pezzi e il piccolo paese sono stati disegnati per Hameau.
credits-fonts = Caratteri

## Per chi gestisce il server

admin-title = Retrobottega
admin-token = Chiave
admin-token-hint = Quella scelta all’avvio del server. Resta solo finché non lasci questa pagina.
admin-look = Guarda
admin-barred = Il retrobottega è chiuso, o questa non è la sua chiave.
admin-version = Versione
admin-since = In funzione da
admin-tables = Tavoli in tutto
admin-sockets = Connessioni
admin-live = Tavoli in gioco
admin-none = In questo momento non gioca nessuno.
admin-table = Tavolo
admin-game = Gioco
admin-phase = Stato
admin-phase-open = non iniziato
admin-phase-playing = in gioco
admin-phase-over = finito
admin-moves = Mosse
admin-people = Persone

## Quando qualcosa non va

error-title = Nessuno risponde
error-unreachable = Il server non è raggiungibile. Forse si sta riavviando, o la tua rete non c’è. Niente è perduto.
error-broken-title = Qualcosa si è rotto
error-ours = L’errore è nostro, non tuo. Riprova; ciò che è stato giocato è al sicuro.
error-not-found = Qui non c’è niente.
error-again = Riprova
error-home = Alla prima pagina
error-nowhere-title = Questa strada non porta da nessuna parte
error-nowhere = L’indirizzo è scritto male, o ciò che stava qui non c’è più.

## For programmers

schema-title = L’interfaccia per i programmi
schema-about = Giochi, tavoli e repliche via HTTP. Si gioca attraverso il socket, descritto in docs/protocol.md. Tutto in un documento per gli strumenti:
schema-answers = risposte possibili

## Sconosciuti

table-name = Il tuo nome
table-name-missing = Scrivi prima un nome.
strangers-title = Cercano giocatori
strangers-none = In questo momento nessuno cerca giocatori.
strangers-free = { $free ->
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
strangers-seat-me = Prendi posto
strangers-seat-me-about = Al primo tavolo adatto, o a uno nuovo che cerca giocatori.
strangers-listed = Tavolo aperto a tutti
strangers-listed-about = Fino all’inizio della partita il tavolo è proposto a chi parla questa lingua: { $language }.
strangers-listed-here = Fino all’inizio della partita questo tavolo è proposto a chi parla questa lingua: { $language }.
strangers-came = Si è seduto un nuovo giocatore: { $name }.
strangers-elsewhere = Cerca giocatori { $name }: { $game }. La tua partita qui ti aspetta.
strangers-go = Vai
