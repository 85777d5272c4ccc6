### Apprendre d’une partie : la courbe, les moments décisifs, et essayer autre chose.

learn-title = Apprendre de cette partie
learn-about = Ce que { $name } pouvait savoir à chaque moment, et rien de plus : le reste a été imaginé.
learn-whose = Place
learn-begin = Revenir sur la partie
learn-again = Réessayer
learn-waiting = Analyse en cours…
learn-progress = Analyse : { $percent }
learn-percent = { $percent } %
learn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-chance-line = Les chances de gagner, coup par coup
learn-points-line = Les points espérés, coup par coup
learn-slider = Moment de la partie
learn-spoken = { $cause ->
    [choice] Coup { $number }, après ce choix : { $worth }
    [luck] Coup { $number }, après la chance : { $worth }
    [others] Coup { $number }, après les autres : { $worth }
   *[start] Coup { $number } : { $worth }
}
learn-from-to = de { $before } à { $after }
learn-brought = Ce qui y a mené
learn-total-start = Au premier choix
learn-total-choices = Choix personnels
learn-total-luck = Chance
learn-total-others = Les autres
learn-total-end = À la fin
learn-total-about = Les choix se mesurent à ceux d’un joueur raisonnable, la chance et les autres à ce qu’on pouvait espérer.
learn-moments = Ce qui a le plus compté
learn-choice = Coup { $number } : un choix
learn-luck = Coup { $number } : la chance
learn-others = Coup { $number } : les autres
learn-learned = À propos d’une personne : { $name }
learn-played = Joué : { $move }
learn-better = Un robot fort joue : { $move }
learn-because = Dans { $worlds } parties imaginées, cela valait mieux : { $gain } de plus.
learn-and-more = { $lines ->
    [one] et { $lines } autre fait
   *[other] et { $lines } autres faits
}
learn-nothing = Aucun moment n’a beaucoup compté à lui seul.
learn-go = Voir ce moment
learn-try = Essayer à partir d’ici
learn-trying = Une nouvelle table contre des robots. Ce qu’on ne pouvait pas savoir est distribué à nouveau.
learn-you = vous
learn-truly = Parmi toutes les distributions possibles pour cette place. Rayures : qui en était vraiment un.
learn-table = Tous les choix en tableau
learn-table-move = Coup
learn-table-played = Joué
learn-table-best = Robot fort
learn-table-before = Avant
learn-table-after = Après
learn-table-lost = Perdu
