### Cucina Curiosa
### Les mots de docs/rules/cucina.fr.md : cuisine, plateau, case, tuile, couloir, niche, entrée, homard, arête, disposition ; appeler, poser.
### Un coup s’écrit de la même façon dans toutes les langues (« place b4 n », « next ») ; il est donc entre guillemets partout où il est nommé.
### Rien ne dit qui est une personne.

title = Cucina Curiosa
tagline = Tout le monde reçoit les mêmes tuiles : ouvrez des couloirs de la porte jusqu’aux homards, et évitez les arêtes.

## Options

option-layouts = Plateaux
option-layouts-same = les mêmes pour tout le monde
option-layouts-different = un autre pour chaque personne
option-building = Pose
option-building-free = sur n’importe quelle case
option-building-connected = à côté des tuiles posées, depuis l’entrée
option-series = Manches
option-series-one = une seule
option-series-three = trois, additionnées
option-bonus = Tuiles restantes
option-bonus-off = ne comptent pas
option-bonus-on = rapportent un point par homard

## Tuiles

tile-cross = Carrefour
tile-cross_lobster = Carrefour avec un homard
tile-fork = Fourche
tile-fork_lobster = Fourche avec un homard
tile-fork_bone = Fourche avec une arête
tile-fork_lobsters = Fourche avec deux homards
tile-lane = Allée
tile-lane_lobster = Allée avec un homard
tile-lane_bone = Allée avec une arête
tile-bend = Coude
tile-bend_lobster = Coude avec un homard
tile-bend_bone = Coude avec une arête
tile-nook_lobster = Cul-de-sac avec un homard
tile-nook_lobsters = Cul-de-sac avec deux homards
tile-nook_bone = Cul-de-sac avec une arête
tile-bends_lobsters = Deux coudes avec un homard chacun
tile-bends_both = Deux coudes, l’un avec un homard et l’autre avec une arête
tile-lane_nook = Allée et cul-de-sac avec un homard chacun

way-n = nord en haut
way-e = nord à droite
way-s = nord en bas
way-w = nord à gauche

## Grades

grade-dishwasher = plonge
grade-commis = commis
grade-souschef = second de cuisine
grade-chef = chef
grade-starchef = chef étoilé

## Ce qui s’est passé

began = { $games ->
    [1] Les cuisines sont vides.
   *[other] Manche { $game } sur { $games } : les cuisines sont vides.
}
took = { $name } cuisine sur le plateau { $layout }.
called = Tuile { $turn } : { $tile }.
placed = { $name } la pose en { $space }, { $way }.
scored = { $name } passe devant { $lobsters ->
    [0] aucun homard
    [one] un homard
   *[other] { $lobsters } homards
} et { $bones ->
    [0] aucune arête
    [one] une arête
   *[other] { $bones } arêtes
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
spare = { $lobsters ->
    [0] Il n’y a pas de homard sur les tuiles restantes.
    [one] Il y a un homard sur les tuiles restantes.
   *[other] Il y a { $lobsters } homards sur les tuiles restantes.
} { $points ->
    [one] Cela rapporte { $points } point.
   *[other] Cela rapporte { $points } points.
}
stands = Au total, { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Pourquoi un coup est refusé

place-it = Il faut maintenant une case pour cette tuile : { $tile }. Par exemple « place b4 n ».
look-first = Cette manche est finie : « next » mène à la suivante.
taken = Il y a déjà une tuile en { $space }, et elle y reste.
at-the-entrance = La première tuile va en { $doorstep }, derrière l’entrée.
not-beside = La case { $space } ne partage aucun bord avec une tuile déjà posée.

## Comment cela s’est terminé

most-points = { $winners ->
    [1] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Victoire partagée, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chaque fois : { $names }.
}
won-alone = Bien cuisiné, grade { $grade } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lost-alone = Encore au grade { $grade } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; il en fallait { $goal }.

## Conseils

hint-lobsters = En { $space }, elle mène tout de suite à { $lobsters ->
    [1] un homard de plus
   *[other] { $lobsters } homards de plus
}.
hint-ways = Depuis { $space }, on peut continuer vers { $ways ->
    [1] une case libre
   *[other] { $ways } cases libres
}.
hint-later = C’est en { $space } qu’elle a rapporté le plus, dans beaucoup de manches continuées à partir d’ici.
hint-next = Cette manche est comptée ; il n’y a rien à peser.

## Dessin

word-game = manche
word-turn = tour
word-tile = Tuile
word-points = points
word-to-come = À venir
word-left-over = Restantes
