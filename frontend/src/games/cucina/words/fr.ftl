### Le plateau de Cucina Curiosa dans le navigateur. Les mots sont ceux de docs/rules/cucina.fr.md.

## La table

board-table = Les cuisines
board-spaces = Cases ; les flèches passent de l’une à l’autre, Entrée y essaie la tuile, R la tourne
board-hand = La tuile appelée
board-mine = Votre cuisine
board-game-of = Manche { $game } sur { $games }
board-earlier = avant : { $points }
board-kitchen-of = { $name }, plan { $layout }
board-tiles = { $tiles ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $tiles } tuiles
}
board-count = { $lobsters ->
    [0] aucun homard
    [one] un homard
   *[other] { $lobsters } homards
}, { $bones ->
    [0] aucune arête
    [one] une arête
   *[other] { $bones } arêtes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-lobsters = homards
board-bones = arêtes
board-points = points
board-has-chosen = a choisi
board-show = montrer en grand
board-back = Retour à votre cuisine

board-space-free = { $space }, libre
board-space-tile = { $space }, { $tile }{ $turns ->
    [0] {""}
    [1] , tournée vers la droite
    [2] , la tête en bas
   *[other] , tournée vers la gauche
}
board-space-lit = atteinte depuis l’entrée
board-space-tried = { $space }, vous y essayez : { $tile }. { $joints }
board-side-n = en haut
board-side-e = à droite
board-side-s = en bas
board-side-w = à gauche
board-meets-door = l’entrée
board-meets-lobster = une niche avec un homard
board-meets-bone = une niche avec une arête
board-meets-joined = un couloir
board-meets-wall = un mur
board-meets-open = une case libre

## Ce qu’il y a à faire

board-turn-of = Tuile { $turn } sur { $turns }
board-do-place = Touchez une case libre, ou glissez-y la tuile.
board-do-turn = Touchez-la encore pour la tourner. Une fois posée, elle ne bouge plus.
board-do-next = La manche { $game } sur { $games } est comptée.
board-place = Poser en { $space }
board-place-nowhere = Choisissez une case
board-turn-left = Tourner vers la gauche
board-turn-right = Tourner vers la droite
board-next = Manche suivante
board-wait = On attend : { $name }.
board-wait-look = On attend pour continuer : { $name }.
board-over = Les seize tuiles sont posées.
board-advice = Conseil : { $why }
board-rest-title = Tuiles encore à venir
board-rest-about = { $unused ->
    [one] L’une d’elles ne sera pas appelée.
   *[other] { $unused } d’entre elles ne seront pas appelées.
}
board-called-title = Déjà appelées

## La première explication

panel-call = À chaque tour, une tuile est appelée, et tout le monde reçoit la même.
panel-turn = Tournez-la comme vous voulez et posez-la sur une case libre. Les couloirs n’ont pas à se suivre.
panel-sealed = Chacun choisit en secret, puis tout se découvre. Ce qui est posé reste en place.
panel-walk = Après seize tuiles, vous entrez par la porte et parcourez tous les couloirs reliés.
panel-count = Chaque homard rencontré rapporte un point, chaque arête en coûte deux. On ne peut rien éviter.

## La fin

ending-what = Manche
ending-walked = Rencontrés
ending-game = Manche { $game }
ending-spare = Homards sur les tuiles restantes
ending-total = Total
ending-grades = Grades
ending-from = à partir de { $points }
ending-below = moins de { $points }

## La preuve du hasard

proof-kitchen-right = { $tiles } tuiles et les plans de { $boards ->
    [one] { $boards } cuisine
   *[other] { $boards } cuisines
} recalculés : tout est juste.
proof-tile-wrong = La tuile appelée après le coup { $move } n’est pas celle du secret.
proof-board-wrong = Un plan n’est pas celui du secret (coup { $move }).

## Le hasard, là où tous les jeux parlent de dés

end-proof = Vérifier le hasard
end-proof-about = Avant la première tuile, le serveur a promis tout le hasard par un nombre scellé. Votre navigateur tire à nouveau les plans et les tuiles, et compare.
replay-proof = Le hasard était-il honnête ?
replay-proof-about = Avant la première tuile, le serveur a scellé son hasard et montré le sceau. Il est maintenant ouvert : votre navigateur peut tirer chaque tuile à nouveau et comparer.
replay-check = Vérifier le hasard
replay-record-about = Tous les coups et le secret du hasard, en texte lisible. Avec Hameau, on peut rejouer la partie et la vérifier.

## La cuisine du jour

daily-title = Cuisine du { $day }
daily-about = Seize tuiles par jour, les mêmes pour tous : cuisinez en solo en une dizaine de minutes, puis comparez. Une cuisine parfaite est possible.

## Un coup en mots, pour un conseil et après la partie

move-place = { $first }, { $second ->
    [n] nord
    [e] est
    [s] sud
   *[w] ouest
}
move-next = manche suivante
