### Loups-garous, pour qui les étudie.

study-nights = Nuits dans une partie
study-nights-about = Un tour est une nuit et le jour qui la suit.
study-hungry = Nuits sans proie
study-hungry-about = À quelle fréquence la meute ne s’est accordée sur personne.
study-camp-wins = Qui gagne
study-camp-wins-about = Un village équilibré donne sa chance à chaque camp.
study-won-nobody = personne
study-won-couple = le couple
study-won-piper = le Joueur de flûte
study-won-white = le Loup-garou blanc
study-won-pack = la meute
study-won-village = le village
study-won-draw = match nul
study-card-wins = Victoires par carte
study-card-wins-about = Combien de fois gagne qui a cette carte à la fin, en vie ou non.
study-card = { $card }
study-deaths = Morts par cause
study-deaths-about = Combien par partie, pour ce que le village en sait.
study-cause = { $cause }
study-survivors = En vie à la fin
study-survivors-about = Combien sont en vie quand tout finit.
study-worth = Ce que vaut une carte ou un bâtiment pour le village
study-worth-about = De combien le village gagne plus souvent avec que sans, toutes choses égales par ailleurs, en points de pourcentage. En gris, c’est peut-être le hasard.
