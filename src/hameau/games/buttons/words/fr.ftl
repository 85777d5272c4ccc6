### BUTTONS
### bouton = button · étoile = star · plateau = board · case = space · ligne, colonne = row, column · carte = card · manche = round
### poser = lay, put · lancer = roll · se retirer = opt out · en jeu, à l’abri, être bloqué = in, safe, bust
### Un coup s’écrit pareil dans toutes les langues (« roll », « out », « skip », « board A1 »), donc toujours entre guillemets.
### Rien ne suppose qui joue : au présent, sans accord avec le nom, et jamais « de » devant un nom (élision).

title = BUTTONS
tagline = Lancez les dés, posez vos boutons, et arrêtez-vous avant que la chance ne tourne.

red = rouge
yellow = jaune
green = vert
blue = bleu

## Options

option-boards = Plateaux
option-boards-random = au hasard
option-boards-choose = chaque personne choisit
option-boards-same = le même pour tout le monde

## Ce qui s’est passé

dealt = { $cards ->
    [1] Carte pour { $name } : { $first }.
   *[other] Cartes pour { $name } : { $first } et { $second }.
}
took = { $name } joue sur le plateau { $face }.
started = Manche { $round } : { $name } commence.
rolled = { $dice ->
    [0] { $name } lance les dés : ligne { $white }, or { $gold }.
   *[other] { $name } lance les dés : ligne { $white }, or { $gold }, noirs { $black }.
}
laid = { $name } pose un bouton en { $field } ({ $colour }).
skipped = { $name } ne pose rien.
busted = { $buttons ->
    [0] { $name } ne peut rien poser : blocage.
    [one] { $name } ne peut rien poser : blocage, et un bouton de perdu.
   *[other] { $name } ne peut rien poser : blocage, et { $buttons } boutons de perdus.
}
left = { $name } se retire, à l’abri.
earned = { $stars ->
    [0] { $name } ne gagne aucune étoile.
    [one] { $name } gagne une étoile.
   *[other] { $name } gagne { $stars } étoiles.
}
starred = { $name } pose une étoile en { $field }.
ended = La partie est finie.

## Pourquoi c’est fini

won-by-row = { $winners ->
    [1] { $names } gagne avec une rangée d’étoiles ({ count-stars } en tout).
   *[other] Victoire partagée, chaque fois avec une rangée d’étoiles et { count-stars } : { $names }.
}
won-by-stars = { $winners ->
    [1] { $names } gagne avec { count-stars }.
   *[other] Victoire partagée, avec { count-stars } chaque fois : { $names }.
}
won-by-rounds = { $winners ->
    [1] { $names } gagne après { count-rounds } avec { count-stars }.
   *[other] Victoire partagée après { count-rounds }, avec { count-stars } chaque fois : { $names }.
}
count-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
count-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}

## Pourquoi un coup est refusé

choose-a-board = Choisissez d’abord un plateau, par exemple « board A1 ».
board-taken = Le plateau { $board } est déjà pris.
out-needs-a-button = Pour se retirer, il faut au moins un bouton sur votre plateau.
roll-or-out = C’est votre tour : « roll » pour lancer les dés, ou « out » pour vous retirer.
lay-or-skip = Vous pouvez poser un bouton en { $field }, ou passer avec « skip ».
must-lay = Après votre lancer, il faut poser un bouton : { $fields }.
wrong-row = Le dé blanc montre { $row } : le bouton va dans la ligne { $row }, et { $field } n’y est pas.
wrong-column = Aucun dé noir ne montre la colonne de la case { $field }.
on-a-button = Il y a déjà un bouton en { $field }.
on-a-star = Il y a une étoile en { $field }.
beside-a-button = Jamais deux boutons côte à côte : { $field } en touche un.
stars-first = { $stars ->
    [1] Posez d’abord votre étoile, sur un de vos boutons.
   *[other] Posez d’abord vos { $stars } étoiles, sur vos boutons.
}
star-needs-a-button = Une étoile remplace un bouton de cette manche, et il n’y en a pas en { $field }.

## Le plateau dans le terminal

word-round = Manche
word-in = en jeu
word-safe = abri
word-bust = bloqué
word-row = ligne
word-gold = or
word-black = noirs
word-bust-chance = blocage
word-earns = se retirer
word-due = à poser
word-cards = cartes
word-reconstructed = reconstitution

## Conseils

hint-roll = Le prochain lancer bloque dans { $bust } cas sur 100 ; en jeu : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
hint-out = Ainsi, c’est acquis : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} ; un lancer de plus bloquerait dans { $bust } cas sur 100.
hint-completes = Cela complète une couleur : { $colour }.
hint-begins = { $missing ->
    [one] Il manquera ensuite { $missing } bouton de cette couleur
   *[other] Il manquera ensuite { $missing } boutons de cette couleur
} : { $colour }.
hint-five = Cela complète une rangée de cinq étoiles.
hint-row = { $stars ->
    [one] Il y aura { $stars } étoile
   *[other] Il y aura { $stars } étoiles
} dans une même rangée de cinq.
