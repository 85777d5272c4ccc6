### Cucina Curiosa, pour qui l’étudie.

study-points = Points d’une cuisine
study-points-about = Ce qu’une personne marque dans une manche.
study-lobsters = Homards atteints
study-lobsters-about = Combien de homards on atteint dans une cuisine.
study-bones = Arêtes atteintes
study-bones-about = Combien d’arêtes on atteint dans une cuisine.
study-grades = Grades
study-grades-about = La qualité de chaque manche, même jouée avec d’autres à la table.
study-layout-points = Points par disposition
study-layout-points-about = Ce que marque une cuisine sur un plateau de cette disposition.
study-layout-wins = Victoires par disposition
study-layout-wins-about = Combien de fois gagne qui avait un plateau de cette disposition.
study-layout = Disposition { $layout }
study-tiles-reached = Tuiles atteintes
study-tiles-reached-about = Combien de fois on atteint, à la fin, une tuile qui a été posée.
study-spaces-reached = Où l’on passe
study-spaces-reached-about = Combien de fois on atteint la tuile d’une case ; l’entrée est sous la deuxième colonne.
study-space = { $space }
