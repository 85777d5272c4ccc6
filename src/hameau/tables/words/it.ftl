### Perché un tavolo rifiuta qualcosa. Il browser dice le stesse frasi.
### Si dà del tu.

not-understood = Questo messaggio non si capisce.
hello-first = Prima saluta un tavolo.
hello-again = Questa connessione è già a un tavolo.
old-protocol = Questa pagina è troppo vecchia. Ricaricala, per favore.
no-such-table = Questo tavolo non esiste, oppure l’invito manca.
other-rules = Questa partita è stata giocata con altre regole e qui non si può mostrare. La sua registrazione si può scaricare.
table-broken = Questo tavolo non può continuare. Ciò che è stato giocato resta.
table-full = Ci sono troppi dispositivi a questo tavolo.
too-fast = Troppo in fretta. Aspetta un momento.
not-written = Non è stato possibile scriverlo, quindi nulla è cambiato. Riprova.
not-read = Non è stato possibile leggere il tavolo dal disco. Quanto è stato giocato è conservato; riprova più tardi.
link-used = Questo link non funziona, o non funziona più.
not-invited = Stai guardando. Per sederti ti serve un invito.
nobody-to-find = A questo gioco si gioca da soli: non c’è nessuno da cercare.
not-oneself = Sei tu: basta alzarsi.
no-strangers = Su questo server si entra solo con un link.
no-such-seat = Questo posto non esiste.
seat-taken = Il posto è occupato: { $name }.
seat-is-free = Lì non siede nessuno.
not-yours = Questo posto non è tuo.
name-needed = Di’ il tuo nome, per favore.
name-too-long = Un nome ha al massimo { $most } lettere.
name-taken = A questo tavolo c’è già { $name }.
not-the-host = Questo tavolo lo prepara { $name }.
already-started = La partita è cominciata.
not-started = La partita non è ancora cominciata.
wrong-share = Un contributo alla sorte è fatto di 32 byte casuali, in esadecimale.
no-shares = Qui nessuno può contribuire alla sorte.
already-shared = Questo posto ha già contribuito alla sorte.
wrong-seats = { $most ->
    [1] Questo gioco è per una persona.
   *[other] Questo gioco è per { $fewest }-{ $most } persone.
}
wrong-option = Non si può scegliere: { $problem }.
seats-missing = { $free ->
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
no-such-level = Non c’è un bot di livello «{ $level }».
stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
key-used = Con questa chiave è stata giocata un’altra mossa.
bot-plays = In questo posto gioca un bot.
still-here = Un bot può giocare per { $name } solo dopo { $seconds } secondi di assenza.
undo-pending = { $name } ha già chiesto di tornare indietro.
nothing-to-undo = Non hai nulla da ritirare.
already-shown = Nel frattempo si è scoperto qualcosa di nuovo; non si può più ignorarlo.
absent-cannot-agree = { $name } non è al tavolo e non può dare il suo consenso.
others-must-agree = Da questa mossa altri hanno saputo qualcosa; devono essere d’accordo.
moderated = Una persona guida questo tavolo, e tutto si inserisce lì.
not-the-moderator = Solo il dispositivo che ha aperto questo tavolo può guidarlo.
no-hints = A questo tavolo non ci sono consigli.
nobody-asks = Nessuno chiede di tornare indietro.
not-asked = A te non è stato chiesto.
nothing-said = Non è stato detto nulla.
nobody-hears = È buio e nessuno ti sentirebbe.
not-in-the-dark = Al buio non si spiega nulla: una domanda potrebbe tradirti.
no-nights = Questo gioco non ha notti.
only-the-living = Lo decide chi è ancora in gioco.
only-by-day = Si può decidere solo di giorno.
said-too-much = Un messaggio ha al massimo { $most } caratteri.
not-while-playing = Potrai rivedere le tue scelte quando la partita in corso sarà finita.
too-many-analyses = Da qui sono già state analizzate molte partite. Attendi un momento.
too-many-tables = Da qui sono stati aperti molti tavoli. Aspetta un po’.
foreign-page = Questa richiesta viene dalla pagina di qualcun altro.
no-such-game = Questo gioco non esiste.
no-such-match = Questa partita non esiste, oppure non è finita.
no-such-setup = Questa preparazione non esiste, o il suo giorno è passato o non è ancora venuto.
no-such-page = Qui non c’è nulla.
mistake = Qualcosa è andato storto da noi. È stato annotato.
no-such-parcel = Questo pacchetto è già stato preso, o i suoi dieci minuti sono passati. Preparane un altro sull’altro dispositivo.
parcels-full = In questo momento in molti traslocano. Riprova.
too-many-evenings = È più di quanto si possa conservare.
no-passkey = Questo dispositivo non ha una passkey qui.
wrong-passkey = Non è stato possibile verificare questa passkey. Riprova.
unknown-passkey = Questo server non conosce più questa passkey.
days-of-time = Questa partita dura giorni: { $name } ha tempo finché scade l’orologio.
no-days-at-night = Un gioco con le notti non si gioca su più giorni.
no-push = Questo browser non può essere avvisato.
