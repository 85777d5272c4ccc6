## La prima partita guidata

guide-card = Ti diamo il benvenuto! Sei la Veggente; tieni premuta la tua carta per guardarla. Fra voi otto ci sono due Lupi Mannari. Il villaggio vince quando entrambi sono eliminati, loro quando restano solo loro.
guide-look = È notte, e ti chiamano: puoi vedere la carta di una persona. Tocca chi vuoi.
guide-saw = Tieni premuta la tua carta per leggere che cosa hai visto. Lo sai solo tu.
guide-wolves = Ora i Lupi Mannari scelgono la vittima, e tu dormi. Tocca «Non fare nulla». In ogni giro la domanda è rivolta a tutti, così nessuno capisce chi agisce.
guide-dead = Non sei più in gioco. I morti tacciono ma vedono tutto, anche la notte. Guarda chi ti ha ingannato, o vai avanti veloce.
guide-dawn = Un nuovo giorno: qui leggi chi hanno divorato i Lupi Mannari. Le carte dei morti sono scoperte.
guide-debate = Ora parlano tutti, al massimo due volte: di’ chi sei, accusa, difendi. Parlano anche i Lupi Mannari, e mentono.
guide-tell = Una carta la conosci con certezza. Dirlo aiuta il villaggio, e forse fa di te la prossima vittima. Se hai visto un Lupo Mannaro, dillo!
guide-lines = Una linea va da chi accusa a chi viene accusato. Chiediti a chi conviene.
guide-notes = Tocca una persona per vedere che cosa ha detto e fatto, e per prendere un appunto. Quando hai detto abbastanza, tocca «Fatto».
guide-vote = Il voto: tocca la persona che credi un Lupo Mannaro. Chi riceve più voti è fuori.
guide-change = Puoi ancora cambiare. «Fatto» rende il voto definitivo.
guide-verdict = Il villaggio ha deciso, e la carta è scoperta. Ricorda chi ha votato contro chi: i Lupi Mannari votano di rado l’uno contro l’altro.
guide-again = È di nuovo notte, e puoi vedere un’altra carta. Quale ti aiuterebbe di più?
guide-few = Restano in pochi, ogni voto conta. Buona fortuna!
