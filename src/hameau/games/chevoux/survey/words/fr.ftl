### Chévoux, pour qui l’étudie.

study-villages-won = Villages gagnés
study-people = Habitants
study-people-about = Combien vivent dans le village à la fin, gagné ou perdu.
study-unhappy = Tuiles à qui il manque quelque chose
study-unhappy-about = À combien de tuiles il manque quelque chose à la fin ; un village où il n’y en a aucune est gagné.
study-axis-wins = Victoires par axe
study-axis-wins-about = Combien de fois est gagné un village où figure cet axe, à la Lune ou au Soleil.
study-pair-wins = Victoires par paire d’axes
study-pair-wins-about = Les paires les plus faciles et les plus difficiles, la Lune d’abord.
study-pair = { $moon } + { $sun }
study-axis-scores = Score par axe
study-axis-scores-about = Ce que valent les villages gagnés où figure cet axe.
study-pair-scores = Score par paire d’axes
study-pair-scores-about = Ce que valent les villages gagnés : les paires aux plus hauts et aux plus bas scores, la Lune d’abord.
study-lacking = Les souhaits les plus difficiles
study-lacking-about = Combien de fois il manque quelque chose à une tuile à la fin.
study-uses = À quoi servent les cartes
study-uses-about = De toutes les cartes retournées.
study-restructured = restructurer
study-populated = peupler
study-nothing = rien
study-card-moves = Restructurer, carte par carte
study-card-moves-about = Combien de fois une carte retournée sert à déplacer des tuiles.
study-card-people = Habitants, carte par carte
study-card-people-about = Combien de personnes une carte amène chaque fois qu’elle est retournée.
