## La prima partita guidata

guide-aim = Ti diamo il benvenuto! Vince chi ha più punti, e i punti vengono dai set: carte dello stesso abitante, giocate insieme. Prima recluta due abitanti: tocca una carta della piazza, o il mazzo.
guide-second = La piazza si è riempita subito. Ancora una! Due carte dello stesso abitante valgono più di due diverse.
guide-set = Ora gioca un set: tocca un abitante della tua mano e scegli quante carte. Una carta vale 1 punto, due ne valgono 3, tre 5, e così via.
guide-effect = Ogni abitante sa fare qualcosa. Tocca una carta per leggerlo; «X» è il numero di carte del set.
guide-others = Ora gioca { $name }, allo stesso modo: recluta due carte, gioca un set. Tutti vedono che cosa viene preso dalla piazza.
guide-wait = Non devi giocare un set a ogni turno. Se aspetti e raccogli, il set cresce. Il mazzo è una sorpresa, e nessuno vede che cosa peschi.
guide-action = Uno dei tuoi set ha la parola AZIONE e si illumina: toccalo per usarlo, una volta per turno, prima o dopo aver reclutato.
guide-again = Hai in mano un abitante di cui hai già un set. Un secondo set agisce di nuovo, ma alla fine del turno ne tieni solo uno dei due.
guide-buttons = I bottoni sono denaro: alcuni abitanti li chiedono, altri li portano. Alla fine due bottoni valgono un punto.
guide-limit = La tua mano si riempie: alla fine del turno puoi tenere sette carte. Gioca qualcosa!
guide-score = Qui vedi i tuoi punti finora. Tocca un nome per vedere come si contano.
guide-end = Quando il mazzo è vuoto, si finisce il giro e ciascuno ha un ultimo turno. Ciò che resta in mano non vale niente.
guide-last = Il mazzo è vuoto: gli ultimi turni! Gioca il tuo set migliore, dopo non c’è altro.
