### Le plateau de Guilds of London dans le navigateur. Les mots sont ceux de docs/rules/guilds.fr.md.

## La table

board-table = La ville de Londres
board-city = Tuiles de la ville ; les flèches mènent de l’une à l’autre, Entrée choisit
board-look = Regarder la ville
board-nearer = Plus près
board-fit = Toute la ville
board-now = Que faire maintenant
board-hand = Ma main
board-hand-empty = Aucune carte en main
board-players = Joueurs
game-solo = Jouer en solo contre Boris
board-boris = Boris
board-guildhall = Guildhall
board-plantation = Plantation
board-beadle = l’huissier
board-neutrals = { $count ->
    [one] { $count } neutre
   *[other] { $count } neutres
}
board-scoreboard = { $neutrals ->
    [one] { $neutrals } membre neutre sur la piste de score
   *[other] { $neutrals } membres neutres sur la piste de score
}
board-nobody-there = personne là-bas
board-round = Manche { $round } sur { $rounds }
board-before = Avant la première manche
board-last-round = Dernière manche !
board-activates = activation à la fin
board-activates-not = pas d’activation
board-grows = croissance
board-points-word = points
board-projected = si c’était fini maintenant :
board-cards-word = cartes
board-supply-word = en réserve
board-tokens-won = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}

## Tuiles

board-cell = { $cell }, { $tile }
board-number = n° { $number }
board-count = { $count } sur { $threshold }
board-barred = un neutre l’augmente de 1
board-ready = prête à être activée
board-tied = Égalité : personne ne l’aurait.
board-leads = { $name } est en tête.
board-runner = { $name } est deuxième.
board-master = Maître ici : { $name }.
board-closed = Achevée, sans maître.
board-token = deuxième place : { $token }
board-place-1 = 1er
board-place-2 = 2e
board-may = peut être choisi maintenant

## Ce qu’on peut faire

board-card = Carte, { $colours }
board-cost = { $cost ->
    [0] gratuite
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
board-use = { $cost ->
    [0] L’utiliser
    [one] L’utiliser pour { $cost } pièce
   *[other] L’utiliser pour { $cost } pièces
}
board-hire = Engager avec
board-put-back = La reprendre
board-move-hint = { $tiles ->
    [one] Ou touchez la tuile qui brille pour y envoyer un membre.
   *[other] Ou touchez l’une des { $tiles } tuiles qui brillent pour y envoyer un membre.
}
board-move-none = Elle ne déplace personne maintenant.
board-move-with = Y envoyer quelqu’un avec
board-move-by = Y envoyer quelqu’un avec { $card }
board-drop-ability = Lâchez ici : utiliser son pouvoir
board-close = Fermer
board-crown = Faire de l’un des miens son maître
board-oust = { $name }, { $place }
board-take = Prendre { $card }.
board-keep = Garder
board-worth-now = { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
}
board-end = Finir le tour
board-over = La partie est finie.
board-wait = On attend { $name }
done-bribe = Passer
done-mayor = N’en garder aucune
done-solitaire = Attendre
done-other = C’est tout

## D’où viennent les faits

source-where = D’où cela vient
source-rulebook = règle
source-found = trouvé
source-reconstructed = reconstitué
legend-title = Signes et sources
source-rulebook-about = Le livret de règles le dit.
source-found-about = Une critique ou une liste de matériel le dit ; une partie peut être reconstituée.
source-reconstructed-about = Aucune source ne le donne : ces noms et ces nombres ont été faits pour Hameau, pour que le jeu se joue.

## Signes

legend-offer = Première fois ? Dix signes expliquent tout le plateau.
legend-show = Montrer
legend-no = Non merci
legend-standards = Toit : ses blasons. Une carte d’une de ces couleurs y envoie un membre.
legend-points = Or : les points de qui en a le plus.
legend-extra = Dessous : ce que le gagnant reçoit en plus.
legend-token = Argent : le jeton de la deuxième place.
legend-pips = La rangée du bas : combien il en faut ici, et combien y sont.
legend-crown = Une couronne marque qui est en tête, une perle d’argent qui est deuxième.
legend-ready = Une cloche et un bord doré : ils sont assez nombreux. Si le bord est en tirets, il n’y a pas d’activation dans cette manche.
legend-scan = Les tuiles sont activées rangée par rangée, d’en haut à gauche à en bas à droite. Qui a le plus de membres gagne la tuile ; à égalité, qui a le plus de maîtres sur les tuiles voisines. Une égalité la laisse telle quelle.
figure-points = points
figure-hire = membres de la réserve ; engagez-les au Guildhall
figure-draw = cartes action
figure-move = déplacer un membre
figure-send = envoyer un membre à la plantation
figure-mayor = une carte du maire : un but secret
figure-swap = échanger, ou renvoyer quelqu’un
figure-limit = pas de limite de main
figure-neutral = un membre neutre
figure-beadle = l’huissier, qui compte pour un de plus
figure-boris = Boris, qui joue selon ses cartes
figure-master = un maître. Les maîtres voisins d’un même joueur sont liés, et marquent à la fin.

## Ce qui s’est passé

story-title = Ce qui se passe
story-next = Suite
story-skip = Passer
story-lately = Ce qui s’est passé
story-none = Rien encore.

## Ce que les joueurs ont

thing-cards = Cartes en main
thing-guildhall = Au Guildhall
thing-supply = En réserve
thing-plantation = À la plantation
thing-mayor_cards = Cartes du maire
thing-neighbours = Maîtres côte à côte
thing-projected = Si c’était fini
thing-masters = Maîtres :
thing-known = Cartes connues :
board-piles = Pioche { $deck }, défausse { $discard }, cartes du maire { $mayors }
boris-about = À chaque manche il retourne { $cards ->
    [1] une carte
   *[other] { $cards } cartes
}. Pour chacune il pose un membre sur la tuile de l’huissier si elle a la couleur, sinon sur la prochaine qui l’a.

## La fin, et la preuve

made-tiles = Tuiles gagnées
made-beadle = Tuiles de l’huissier
made-tokens = Deuxièmes places
made-cards = Cartes et récompenses
made-plantation = Plantation
made-mayors = Cartes du maire
made-neighbours = Maîtres côte à côte
proof-city-right = La plantation, les tuiles, les jetons et l’ordre du tour sont ceux que donne le secret.
proof-city-wrong = La plantation, une tuile, un jeton ou l’ordre du tour n’est pas celui que donne le secret.
proof-draws-right = { $tiles } tuiles, { $cards } cartes action et { $mayors } cartes du maire recalculées : toutes sont justes.
proof-draw-wrong = Ce qui est tiré au coup { $move } n’est pas ce que donne le secret.

## La première explication

panel-aim = Gagnez les guildes de la ville : qui a le plus de membres sur une tuile reçoit ses points et sa récompense.
panel-cards = Servez-vous de vos cartes comme vous voulez : pour engager, pour déplacer, pour ce qu’elles disent, ou comme pièce qui paie une autre carte.
panel-move = Pour déplacer, posez une carte d’une couleur de la tuile : l’un des vôtres y va, si loin que ce soit.
panel-activation = Quand une tuile a assez de monde, l’activation suivante décide. Le premier prend la récompense et y reste maître, le deuxième prend le jeton d’argent.
panel-masters = Les maîtres gagnent les égalités voisines, et marquent à la fin là où ils sont côte à côte. Les cartes secrètes du maire marquent aussi.
panel-boris = Seul, vous jouez contre Boris. Il retourne des cartes, va à la prochaine tuile de cette couleur, et prend à chaque manche la tuile de l’huissier.

## Cards as people call them

card-two = une carte en { $colour } et { $shade }
card-yellow = une carte jaune
card-red = une carte rouge
card-blue = une carte bleue
card-green = une carte verte
card-purple = une carte violette
mayor-name-colour = { $colour ->
    [yellow] Guildes jaunes
    [red] Guildes rouges
    [blue] Guildes bleues
    [green] Guildes vertes
   *[purple] Guildes violettes
}
mayor-name-two-colours = Guildes bicolores
mayor-name-one-colour = Guildes unies
mayor-name-building = Grands bâtiments
mayor-name-guildhall-tiles = Autour du Guildhall
mayor-name-edge = Les remparts
mayor-name-corner = Les quatre coins
mayor-name-row = Une seule ligne
mayor-name-column = Une seule rue
mayor-name-group = Un quartier
mayor-name-groups = Plusieurs quartiers
mayor-name-all-colours = Les cinq couleurs
mayor-name-guildhall = Guildhall plein
mayor-name-unresolved = Affaires en cours
mayor-name-hand = Main pleine
mayor-name-low-numbers = Vieilles guildes
mayor-name-high-numbers = Jeunes guildes

## Un coup en mots, pour un conseil et après la partie

move-end = finir le tour
move-done = cela suffit
move-hire = engager un membre de guilde : { $card }
move-play = utiliser : { $card }
move-pay = payer : { $card }
move-discard = défausser : { $card }
move-take = prendre : { $card }
move-neutral = un membre neutre : { $card }
move-move = déplacer un membre de guilde en { $first }
move-to = en { $first }
move-from = depuis { $first }
move-crown = un maître de guilde en { $first }
move-number = { $first }
move-keep = garder : { $mayor }
move-oust = chasser de { $first }
