## La prima partita guidata

guide-aim = Ti diamo il benvenuto! Vinci con una fila di cinque stelle, o con dodici stelle. Le stelle vengono dai bottoni, e i bottoni dai dadi: lanciali!
guide-lay = Il dado bianco indica la riga, ogni dado nero una colonna. Metti un bottone su una delle caselle illuminate.
guide-gold = { $name } ha lanciato i dadi, e quello dorato vale anche per te: puoi mettere lì un bottone, o lasciar stare.
guide-beside = I bottoni non stanno mai fianco a fianco, solo angolo contro angolo. L’anello mostra il rischio che dopo il prossimo lancio non vada bene niente. Perderesti tutti i bottoni di questo giro!
guide-colours = Conta i colori: tre caselle di un colore sotto i tuoi bottoni valgono una stella, e due se hai la scheda di quel colore.
guide-stop = Un altro lancio, o basta così? «Esci» dice quante stelle valgono adesso i tuoi bottoni. E toglie due dadi neri: meno scelta per { $name }.
guide-alone = { $name } è al sicuro e ha portato via due dadi. Puoi continuare da solo: più bottoni, ma il rischio cresce a ogni lancio.
guide-bust = Ti sei incartato! Capita a tutti. I bottoni di questo giro sono persi, ma le stelle restano dove sono.
guide-round = Un nuovo giro: i tabelloni sono vuoti, restano solo le stelle. Le schede sono passate di mano, e chi ha la rossa comincia.
guide-stars = Ben fatto! Metti ogni stella su uno dei tuoi bottoni. Pensa a una fila di cinque, in orizzontale o in verticale: fa vincere.
guide-row = Su una stella non si mettono bottoni, accanto sì. Dove potrebbe nascere la tua fila di cinque?
guide-near = Adesso è emozionante: mancano solo poche stelle. Un giro si gioca sempre fino in fondo. Buona fortuna!
