### Le plateau de BUTTONS dans le navigateur. Les mots sont ceux de src/hameau/games/buttons/words/fr.ftl.

## La table

board-table = La table de BUTTONS
board-round = Manche { $round }
board-dice = Dés
board-none = aucun
board-cards = Cartes bouton :
board-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
board-of = Plateau : { $name }
board-show = voir ce plateau en grand
board-back = Revenir à mon plateau
board-active = aux dés
board-status-in = en jeu
board-status-safe = à l’abri
board-status-bust = bloqué
board-stamp-safe = à l’abri
board-stamp-bust = bloqué
board-face = Plateau { $face }
board-take = Prendre { $face }
board-offers = Plateaux au choix
board-reconstructed = reconstitué
board-reconstructed-why = Aucune source ne montre la couleur de chaque case. Nos plateaux sont une reconstitution : neuf cases par couleur, et jamais deux de la même couleur côte à côte.

## Les dés

board-die-white = Dé blanc : ligne { $pips }
board-die-gold = Dé doré : colonne { $pips }
board-die-black = Dé noir : colonne { $pips }
board-die-white-still = Dé blanc, pas encore lancé
board-die-gold-still = Dé doré, pas encore lancé
board-die-black-still = Dé noir, pas encore lancé

## Ce qu’on peut faire

board-roll = Lancer
board-roll-chance = { $chance } % de blocage
board-out = Se retirer
board-out-earns = { $stars ->
    [one] avec { $stars } étoile
   *[other] avec { $stars } étoiles
}
board-skip = Laisser
board-lay-on = Poser en { $field }
board-do-roll = Lancez les dés.
board-do-roll-or-out = Relancez, ou retirez-vous pour être à l’abri.
board-do-lay = Posez un bouton sur l’une des cases éclairées.
board-do-lay-one = Posez un bouton en { $field }.
board-do-gold = Dé doré : posez un bouton en { $field }, ou laissez.
board-do-stars = { $stars ->
    [1] Posez votre étoile : choisissez un de vos boutons.
   *[other] Posez vos { $stars } étoiles : choisissez parmi vos boutons.
}
board-do-choose = Choisissez votre plateau.
board-over = La partie est finie.
board-wait-boards = Choix du plateau : { $name }
board-wait-turn = Lancer ou se retirer ? C’est à { $name } de décider.
board-wait-lay = Boutons à poser : { $name }
board-wait-stars = Étoiles à poser : { $name }
board-wait-safe = Vous êtes à l’abri. Les dés sont à { $name }.
board-wait-bust = Blocage : plus rien pour vous dans cette manche. Les dés sont à { $name }.

## Pour l’oreille

board-field-free = { $field }, case { $colour }, libre
board-field-button = { $field }, case { $colour }, avec un bouton
board-field-star = { $field }, case { $colour }, avec une étoile
board-field-may-lay = { $field }, case { $colour }, libre ; poser un bouton ici
board-field-may-star = { $field }, case { $colour }, avec un bouton ; poser une étoile ici
board-told-round = Manche { $round }. Les dés sont à { $name }.
board-told-dice = Dernier lancer : ligne { $white }, dé doré { $gold }, dés noirs { $black }.
board-told = { $name }, { $status }. Boutons : { $buttons }. Étoiles : { $stars }. Cartes : { $cards }.

## La première explication

panel-roll = Lancez : le dé blanc donne la ligne, chaque dé noir une colonne.
panel-lay = Cousez un bouton sur l’une de ces cases, mais jamais juste à côté d’un autre.
panel-gold = Le dé doré vaut pour tout le monde : les autres peuvent aussi y poser un bouton.
panel-bust = Rien ne va ? Bloqué ! Tous vos boutons de la manche tombent.
panel-stars = Retirez-vous à temps : une étoile, une autre par couleur qui a trois boutons, et encore une si vous en tenez la carte.
panel-win = Une rangée de cinq étoiles, ou douze en tout, et la partie est gagnée.

## La fin

ending-title = D’où vient chaque étoile
ending-round = Manche
ending-total = Étoiles
ending-bust = bloqué
ending-nothing = rien
ending-safe = à l’abri : 1
ending-colours = { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
}
ending-bonus = { $bonus ->
    [1] { $bonus } pour la carte
   *[other] { $bonus } pour les cartes
}
ending-key-safe = à l’abri : une étoile
ending-key-colour = une couleur qui a trois boutons : une étoile
ending-key-card = sa carte en main : une étoile de plus

## La preuve du tirage

proof-setup-right = Cartes et plateaux sont bien ceux que donne le secret.
proof-setup-wrong = Cartes ou plateaux ne sont pas ceux que donne le secret.
proof-cards-right = Les cartes sont bien celles que donne le secret.
proof-cards-wrong = Les cartes ne sont pas celles que donne le secret.
proof-rolls-right = { $rolls ->
    [one] { $rolls } lancer recalculé : chaque dé est juste.
   *[other] { $rolls } lancers recalculés : chaque dé est juste.
}
proof-roll-wrong = Les dés du coup { $move } ne sont pas ceux du secret.

## The end, where all games say points

end-you-won-by = { $points ->
    [one] Victoire, avec { $points } étoile d’avance
   *[other] Victoire, avec { $points } étoiles d’avance
}
end-you-lost-by = { $points ->
    [one] { $name } vous devance : { $points } étoile d’écart
   *[other] { $name } vous devance : { $points } étoiles d’écart
}

## Un coup en mots, pour un conseil et après la partie

move-roll = lancer les dés
move-out = se retirer
move-skip = ne rien poser
move-place = { $place }
move-star = étoile en { $first }
move-board = plateau { $first }
