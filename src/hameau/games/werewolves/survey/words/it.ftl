### Lupi mannari, per chi li studia.

study-nights = Notti in una partita
study-nights-about = Un turno è una notte e il giorno che la segue.
study-hungry = Notti senza preda
study-hungry-about = Quanto spesso il branco non si è accordato su nessuno.
study-camp-wins = Chi vince
study-camp-wins-about = Un villaggio equilibrato dà a ogni parte la sua occasione.
study-won-nobody = nessuno
study-won-couple = la coppia
study-won-piper = il Pifferaio
study-won-white = il Lupo bianco
study-won-pack = il branco
study-won-village = il villaggio
study-won-draw = patta
study-card-wins = Vittorie per carta
study-card-wins-about = Quante volte vince chi ha questa carta alla fine, in vita o no.
study-card = { $card }
study-deaths = Morti per causa
study-deaths-about = Quante in una partita, per quel che il villaggio ne sa.
study-cause = { $cause }
study-survivors = Superstiti
study-survivors-about = Quanti sono in vita alla fine.
study-worth = Quanto vale una carta o un edificio per il villaggio
study-worth-about = Quanto più spesso il villaggio vince con che senza, a parità di tutto il resto, in punti percentuali. In grigio, forse è il caso.
