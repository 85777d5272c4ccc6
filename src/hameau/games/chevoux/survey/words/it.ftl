### Chévoux, per chi lo studia.

study-villages-won = Villaggi vinti
study-people = Abitanti
study-people-about = Quanti abitano nel villaggio alla fine, vinto o perduto.
study-unhappy = Tessere a cui manca qualcosa
study-unhappy-about = A quante tessere manca qualcosa alla fine; un villaggio senza nessuna è vinto.
study-axis-wins = Vittorie per asse
study-axis-wins-about = Quante volte si vince un villaggio in cui c’è questo asse, alla Luna o al Sole.
study-pair-wins = Vittorie per coppia di assi
study-pair-wins-about = Le coppie più facili e le più difficili, la Luna per prima.
study-pair = { $moon } + { $sun }
study-axis-scores = Punti per asse
study-axis-scores-about = Quanto valgono i villaggi vinti in cui c’è questo asse.
study-pair-scores = Punti per coppia di assi
study-pair-scores-about = Quanto valgono i villaggi vinti: le coppie con più e con meno punti, la Luna per prima.
study-lacking = I desideri più difficili
study-lacking-about = Quante volte a una tessera manca qualcosa alla fine.
study-uses = A che cosa servono le carte
study-uses-about = Di tutte le carte scoperte.
study-restructured = riorganizzare
study-populated = popolare
study-nothing = niente
study-card-moves = Riorganizzare, carta per carta
study-card-moves-about = Quante volte una carta scoperta serve a spostare tessere.
study-card-people = Abitanti, carta per carta
study-card-people-about = Quante persone porta una carta ogni volta che è scoperta.
