### Le plateau de Buttonville dans le navigateur. Les mots sont ceux de docs/rules/buttonville.fr.md.

## La table

board-table = La table de Buttonville
board-forum = Forum
board-hand = Ma main
board-hand-empty = Votre main est vide.
board-none = aucun
board-no-sets = Pas encore de set
board-no-text = Le texte de cette carte n’a pas pu être chargé.
board-villagers = Qui participe
board-offers = Villageois au choix
board-discard = { $cards ->
    [0] Défausse, vide
    [one] Défausse, { $cards } carte ; la regarder
   *[other] Défausse, { $cards } cartes ; les regarder
}
board-discard-title = Défausse
board-pile = Pioche : { $pile }, talon : { $end }
board-round = Manche { $round }
board-turns-left = { $turns ->
    [1] Dernier tour !
   *[other] Encore { $turns } tours
}
board-over = La partie est finie.
board-of = Devant { $name }
board-open-player = montrer les points et ce qu’on sait
board-buttons = { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-points-word = Points
board-hand-size = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
board-counted = { $count ->
    [one] { $villager }
   *[other] { $villager } × { $count }
}
board-known = Cartes que tous ont vues entrer dans cette main : { $cards }
board-lacking = Sûrement pas parmi les autres : { $villagers }
board-worth = Ce que vaut un set
board-set-of = Cartes
board-key-i = touche I pour en savoir plus

## À l’oreille

board-held = { $villager }, { $count } en main ; { $act }
board-set = { $villager }, set de { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $act }
board-told = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, boutons : { $buttons }, cartes en main : { $hand }. Sets : { $sets }.
board-told-piles = Pioche : { $pile }, talon : { $end }.
board-told-hand = Ma main : { $cards }.
act-look = lire la carte
act-play = jouer
act-buy = jouer comme set supplémentaire
act-use = utiliser l’ACTION
act-pick = choisir ce set
act-give = mettre dans le forum
act-discard = défausser
act-add = ajouter à un set
act-feed = ajouter au set
tap-look = { $villager } : lire la carte
tap-take = Prendre { $villager }
tap-discard = Défausser { $villager }
tap-add = Ajouter { $villager } à un set
tap-feed = Nourrir { $villager } d’ici
tap-name = Nommer { $villager }
tap-choose = { $villager } participe

## Ce qui est demandé

ask-choose = Qui habitera ce Buttonville ? Choisissez un villageois.
ask-recruit = { $owed ->
    [one] Recrutez-en encore un : touchez une carte du forum ou la pile.
   *[other] Recrutez { $owed } villageois : touchez une carte du forum ou la pile.
}
ask-play = Jouez un set : touchez un villageois de votre main. Ou finissez votre tour.
ask-play-no-more = Votre set est joué.
ask-also-use = Les sets qui brillent peuvent servir.
ask-take = { $owed ->
    [one] { $villager } : prenez une carte du forum.
   *[other] { $villager } : prenez { $owed } cartes du forum, une à une.
}
ask-give = { $owed ->
    [one] { $villager } : mettez une carte de votre main dans le forum.
   *[other] { $villager } : mettez { $owed } cartes de votre main dans le forum.
}
ask-sweep = { $villager } : balayez autant de cartes du forum que vous voulez.
ask-burn = { $owed ->
    [one] { $villager } : défaussez encore une carte de votre main contre des boutons, ou pas.
   *[other] { $villager } : défaussez jusqu’à { $owed } cartes de votre main contre des boutons.
}
ask-discard = { $owed ->
    [one] { $villager } : défaussez une carte de votre main.
   *[other] { $villager } : défaussez { $owed } cartes de votre main.
}
ask-shrink = { $villager } : choisissez le set qui perd une carte.
ask-grow = { $owed ->
    [one] { $villager } : ajoutez une carte de votre main à l’un de vos sets.
   *[other] { $villager } : ajoutez jusqu’à { $owed } cartes de votre main à l’un de vos sets.
}
ask-grow-none = { $villager } : aucune carte de votre main ne va à vos sets.
ask-join = { $owed ->
    [one] { $villager } : ajoutez une carte du forum à l’un de vos sets.
   *[other] { $villager } : ajoutez jusqu’à { $owed } cartes du forum à vos sets, une à chacun.
}
ask-sort = { $villager } : ajoutez des cartes révélées à vos sets ; le reste est défaussé.
ask-keep = { $villager } : gardez l’une des cartes révélées.
ask-gamble = { $villager } : encore une carte ? Un villageois en double, et tout est perdu.
ask-name = { $villager } : quel villageois les autres doivent-ils vous donner ?
ask-copy = { $villager } : choisissez le set dont l’effet se répète.
ask-swap = { $owed ->
    [one] { $villager } : échangez une carte de votre main contre une du forum, ou pas.
   *[other] { $villager } : échangez jusqu’à { $owed } cartes de votre main contre des cartes du forum.
}
ask-swap-for = { $villager } : quelle carte du forum contre { $given } ?
ask-fish = { $owed ->
    [one] { $villager } : pêchez une carte dans la défausse.
   *[other] { $villager } : pêchez jusqu’à { $owed } villageois différents dans la défausse.
}
ask-feed = { $villager } a faim. D’où vient la carte suivante ?
ask-end-order = Plusieurs sets s’éveillent à la fin de votre tour. Lequel d’abord ?
ask-hand-limit = { $owed ->
    [one] Trop de cartes en main : défaussez-en une.
   *[other] Trop de cartes en main : défaussez-en { $owed }.
}
ask-set-limit = Deux sets du même villageois : choisissez celui qui part.

wait-choose = { $name } choisit un villageois.
wait-recruit = { $name } recrute.
wait-play = { $name } peut jouer un set.
wait-end-order = { $name } finit son tour.
wait-hand-limit = { $name } a trop de cartes et défausse.
wait-set-limit = { $name } défausse l’un de deux sets.
wait-effect = { $name } décide pour { $villager }.

done-play = Finir le tour
done-gamble = Arrêter et les prendre
done-sweep = Assez balayé
done-sort = Défausser le reste
done-grow = N’en ajouter aucune
done-other = C’est tout
draw-card = Piocher
draw-button = Prendre un bouton à la place
draw-gamble = Encore une carte
feed-forum = Du forum
feed-hand = De ma main

## Combien

many-title = { $villager } : combien ?
many-cancel = Pas celui-ci
many-play = { $count ->
    [one] Jouer { $villager }
   *[other] Jouer { $villager } × { $count }
}
many-buy = { $count ->
    [one] Acheter un set de plus : { $villager }
   *[other] Acheter un set de plus : { $villager } × { $count }
}
many-add = { $nth ->
    [1] En ajouter { $count }
   *[other] En ajouter { $count } au set nº { $nth }
}

## Ce qui est étalé

tray-revealed = Cartes révélées
tray-discard = La défausse
tray-villager = Qui ?

## Pour qui regardait ailleurs

recap-title = Depuis votre dernier tour

## Mots-clés et sources

when-action-about = – une fois par tour pour chaque set, à tout moment de votre tour.
when-turn-start-about = – toujours, sans qu’on le demande.
when-turn-end-about = – toujours, sans qu’on le demande.
when-scoring-about = – compte quand la partie est finie.
source-rulebook = dans la règle
source-rulebook-about = Cet effet se trouve dans la règle imprimée.
source-found = trouvé
source-found-about = La règle que nous avons n’en dit rien ; une page publique donne cet effet.
source-reconstructed = reconstitué
source-reconstructed-about = Aucune source que nous ayons pu lire ne donne cet effet. Il a été inventé ici, pour aller avec les autres.

## La première explication

panel-recruit = Recrutez deux villageois par tour : au grand jour dans le forum, ou à l’aveugle sur la pile.
panel-play = Puis vous pouvez jouer un set : autant de cartes du même villageois que vous voulez, toujours en nouvelle colonne.
panel-effect = Son effet a lieu aussitôt. X est le nombre de cartes du set : trois Jade, trois boutons.
panel-keywords = Trois signes font exception : à utiliser une fois par tour, qui agit tout seul, ou qui compte à la fin.
panel-limits = À la fin de votre tour, gardez au plus sept cartes en main, et un seul set de chaque villageois.
panel-score = Les grands sets rapportent le plus, et deux boutons valent un point. Quand la pioche est vide, la fin est proche.

## La preuve du hasard

proof-setup-right = Qui commence et qui participe : c’est bien ce que donne le secret.
proof-setup-wrong = Qui commence ou qui participe n’est pas ce que donne le secret.
proof-cards-right = { $cards ->
    [one] { $cards } carte de la pile recalculée : elle est juste.
   *[other] { $cards } cartes de la pile recalculées : toutes sont justes.
}
proof-card-wrong = Une carte du coup { $move } n’est pas celle du secret.

## The sheet of the end

made-sets = Sets
made-buttons = Boutons
made-end = Effets de FIN DE PARTIE

## Un coup en mots, pour un conseil et après la partie

move-done = rien de plus
move-draw = piocher une carte
move-feed = ajouter une carte au forum
move-take = prendre { $first }
move-give = donner { $first }
move-discard = défausser { $first }
move-name = nommer { $first }
move-use = utiliser { $first }
move-pick = choisir { $first }
move-choose = choisir { $first }
move-add = ajouter à { $first } (×{ $count })
move-play = jouer { $first } (×{ $count })
move-buy = acheter { $first } (×{ $count })
