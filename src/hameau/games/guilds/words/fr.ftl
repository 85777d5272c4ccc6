### Guilds of London
### membre = liveryman · Guildhall · réserve = supply · plantation · blason = standard · seuil = threshold · à accomplir, accomplie = unresolved, completed
### maître = master · neutre = neutral · huissier = beadle · jeton = token · carte du maire = mayoral card · défausse = discard pile · pioche = deck
### Un coup s’écrit pareil dans toutes les langues (« hire Y1 », « move c3 », « from hall »), donc toujours entre guillemets.
### Rien ne suppose qui joue : au présent, sans accord avec le nom, et jamais « de » devant un nom (élision).

title = Guilds of London
tagline = Envoyez vos membres à travers la ville, gagnez ses guildes, et dépassez Boris ou vos amis.

yellow = jaune
red = rouge
blue = bleu
green = vert
purple = violet
virginia = Virginia
ulster = Ulster

## Options

option-solitaire = Guilde des joueurs solitaires (en solo)
option-solitaire-without = sans
option-solitaire-with = avec
option-side = La plantation commence côté
option-side-virginia = Virginia
option-side-ulster = Ulster
option-side-random = au hasard
option-resources = Cartes de Boris par tour (en solo)
option-resources-three = trois
option-resources-four = quatre

## Ce qui s’est passé

started = Manche { $round } : { $name } commence.
played = { $name } joue { $card }.
spent = { $name } dépose { $card }.
discarded = { $name } défausse { $card }.
aimed = { $name } vise { $cell } ({ $tile }).
leaving = { $name } va quitter { $cell } ({ $tile }).
stopped = { $name } en reste là.
rested = { $name } n’utilise aucune carte.
drew = { $cards ->
    [1] { $name } pioche une carte.
   *[other] { $name } pioche { $cards } cartes.
}
saw = Nouveau en main pour { $name } : { $cards }.
shuffled = { $cards ->
    [1] La défausse devient la pioche : { $cards } carte.
   *[other] La défausse devient la pioche : { $cards } cartes.
}
recovered = { $name } reprend { $card } de la défausse.
looked = { $cards ->
    [1] { $name } regarde une carte du maire.
   *[other] { $name } regarde { $cards } cartes du maire.
}
offered = Au choix pour { $name } : { $mayors }.
kept = { $cards ->
    [0] { $name } ne garde aucune carte du maire.
   *[other] { $name } garde une carte du maire.
}
kept-this = { $name } garde { $mayor }.
hired = { $liverymen ->
    [1] { $name } engage un membre.
   *[other] { $name } engage { $liverymen } membres.
}
moved = { $source ->
    [hall] { $name } envoie un membre du Guildhall en { $cell } ({ $tile }).
   *[other] { $name } envoie un membre de la case { $source } en { $cell } ({ $tile }).
}
landed = { $liverymen ->
    [1] { $name } place un membre de sa réserve en { $cell } ({ $tile }).
   *[other] { $name } place { $liverymen } membres de sa réserve en { $cell } ({ $tile }).
}
shifted = { $liverymen ->
    [1] { $name } déplace un membre de la case { $source } en { $cell } ({ $tile }).
   *[other] { $name } déplace { $liverymen } membres de la case { $source } en { $cell } ({ $tile }).
}
sent = { $source ->
    [hall] { $name } envoie un membre du Guildhall à la plantation.
   *[other] { $name } envoie un membre de la case { $source } à la plantation.
}
planted = { $liverymen ->
    [1] { $name } place un membre de sa réserve sur la plantation.
   *[other] { $name } place { $liverymen } membres de sa réserve sur la plantation.
}
ousted = { $boris ->
    [0] { $name } doit ramener un membre de { $cell } ({ $tile }) au Guildhall.
   *[other] Boris doit retirer un membre de { $cell } ({ $tile }).
}
lent = { $name } place un neutre en { $cell } ({ $tile }).
scored = { $points ->
    [1] { $name } marque un point.
   *[other] { $name } marque { $points } points.
}
reached = { $cell } ({ $tile }) s’active, avec { $count } dessus.
bribed = { $name } engage un neutre pour { $cell } ({ $tile }).
tied = Égalité en { $cell } ({ $tile }) : la tuile reste telle quelle.
won = { $how ->
    [0] { $name } devient maître de { $cell } ({ $tile }) : { count-points }.
    [1] Boris gagne { $cell } ({ $tile }) : { count-points }.
   *[other] Par la guilde des joueurs solitaires, { $name } devient maître de { $cell } ({ $tile }) : { count-points }.
}
came-second = { $boris ->
    [0] Deuxième place en { $cell } ({ $tile }) pour { $name }, qui prend le jeton { $token } ({ count-points }).
   *[other] Deuxième place en { $cell } ({ $tile }) pour Boris ; le jeton { $token } lui donne { count-points }.
}
beadle-came = L’huissier va en { $cell } ({ $tile }).
farmed = { $place ->
    [1] Majorité sur la plantation pour { $name } : { count-points }.
   *[other] Place { $place } sur la plantation pour { $name } : { count-points }.
}
boris-farmed = Boris gagne la plantation : { count-points }.
turned-over = La plantation montre maintenant { $side }.
placed = Une nouvelle tuile en { $cell } : { $tile }.
boris-drew = Boris retourne { $card } ({ $colour }) → { $cell } : { $why }.
boris-took = L’huissier ferme { $cell } ({ $tile }) ; Boris marque { count-points }.
mayor-scored = { $name } montre { $mayor } : { count-points }.
neighbours-scored = Maîtres voisins pour { $name } : { count-points }.
ended = La partie est finie.
count-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}

why-beadle = la tuile de l’huissier montre la couleur
why-next = la tuile suivante de cette couleur après l’huissier
why-around = la tuile suivante de cette couleur, en reprenant en haut à gauche
why-none = aucune tuile ne montre la couleur

## Pourquoi c’est fini

beat-boris = { $names } bat Boris, { $points } à { $boris }.
lost-to-boris = Boris gagne, { $boris } à { $points }.
won-by-points = { $winners ->
    [1] { $names } gagne avec { count-points }.
   *[other] Victoire partagée, avec { count-points } chaque fois : { $names }.
}
won-by-masters = { $winners ->
    [1] { $names } gagne avec { count-points }, l’égalité tranchée par les maîtres et les cartes.
   *[other] Victoire partagée, avec { count-points } chaque fois, autant de maîtres et de cartes : { $names }.
}

## Pourquoi un coup est refusé

answer-first = « { $text } » ne répond pas à la question. { $asked }
not-a-choice = « { $text } » n’est pas possible ici. { $asked }
your-turn = « { $text } » n’est pas possible maintenant. { $asked }
supply-empty = Votre réserve est vide : il n’y a plus personne à engager.
not-in-hand = Vous n’avez pas { $card } en main.
too-dear = { $cost ->
    [1] { $card } coûte une pièce : une carte de plus que vous n’en avez.
   *[other] { $card } coûte { $cost } pièces : plus de cartes que vous n’en avez.
}
not-open = Il n’y a pas de tuile à accomplir en { $cell }.
no-card-for-tile = Aucune de vos cartes ne mène un membre en { $cell }.

## Ce qui est demandé

ask-keep = Gardez une de vos cartes du maire.
ask-turn = C’est votre tour : engagez, déplacez, jouez une carte, ou terminez le tour.
ask-spend = Quelle carte déposez-vous pour ce déplacement ?
ask-coin = Quelle carte payez-vous comme pièce ?
ask-limit = Votre main est trop grande : quelle carte défaussez-vous ?
ask-swap = Quelle carte échangez-vous ? Ou est-ce tout ?
ask-mayor = Quelle carte du maire gardez-vous ? Ou aucune ?
ask-bribe = Engagez-vous un neutre ici ? Commencez alors par une carte qui montre un blason de la tuile.
ask-bribe-coin = Quelle autre carte payez-vous pour le neutre ?
ask-whence = Quel membre y va ?
ask-whence-more = Quel membre y va aussi ? Ou est-ce tout ?
ask-whither = Sur quelle tuile va un membre ?
ask-free-move = Sur quelle tuile va un membre ? Ou est-ce tout ?
ask-rally = Sur quelle tuile vont vos membres ? Ou sur aucune ?
ask-land = Sur quelle tuile placez-vous ceux de la réserve ?
ask-neutral = Sur quelle tuile placez-vous le neutre ?
ask-shift-from = De quelle tuile des membres vont-ils à côté ? Ou d’aucune ?
ask-shift-to = Sur quelle tuile voisine vont-ils ?
ask-shift-number = Combien y vont ?
ask-send = Quel membre va à la plantation ?
ask-send-more = Quel membre va à la plantation ? Ou est-ce tout ?
ask-victim = Quel membre doit retourner au Guildhall ?
ask-pick-up = Quelle carte reprenez-vous de la défausse ?
ask-solitaire = La guilde des joueurs solitaires vous donne-t-elle une tuile accomplie ? Ou attendez-vous ?

## Ce que font les tuiles, les jetons et les cartes

effect-nothing = rien de plus
effect-hire = { $amount ->
    [1] Engagez 1 membre.
   *[other] Engagez { $amount } membres.
}
effect-draw = { $amount ->
    [1] Piochez 1 carte action.
   *[other] Piochez { $amount } cartes action.
}
effect-free-move = { $amount ->
    [1] Déplacez 1 de vos membres sur n’importe quelle tuile à accomplir, si vous voulez.
   *[other] Déplacez jusqu’à { $amount } de vos membres sur n’importe quelles tuiles à accomplir.
}
effect-send-up-to = { $amount ->
    [1] Envoyez 1 de vos membres à la plantation, si vous voulez.
   *[other] Envoyez jusqu’à { $amount } de vos membres à la plantation.
}
effect-mayoral-draw = Regardez 2 cartes du maire et gardez-en 1, ou aucune.
effect-top-mayoral = Prenez la première carte du maire.
effect-points = { $amount ->
    [1] Marquez 1 point.
   *[other] Marquez { $amount } points.
}
effect-no-limit = Son maître n’a pas de limite de main.
effect-land = { $amount ->
    [1] Placez 1 membre de votre réserve sur n’importe quelle tuile à accomplir.
   *[other] Placez { $amount } membres de votre réserve sur une tuile à accomplir.
}
effect-land-on-colour = { $amount ->
    [1] Placez 1 membre de votre réserve sur une tuile à accomplir de couleur { $colour }.
   *[other] Placez { $amount } membres de votre réserve sur une tuile à accomplir de couleur { $colour }.
}
effect-hire-more = Jusqu’à la fin du tour, chaque carte déposée pour engager en engage { $amount }.
effect-hire-by-masters = Engagez un membre par maître à vous, { $amount } au plus.
effect-rally = Déplacez jusqu’à { $amount } de vos membres sur une tuile à accomplir de couleur { $colour }.
effect-move-one = Déplacez 1 de vos membres sur n’importe quelle tuile à accomplir.
effect-oust = Ramenez au Guildhall un membre adverse d’une tuile à accomplir.
effect-shift = Déplacez autant de vos membres que vous voulez d’une tuile à accomplir à une voisine.
effect-any-colour = Jusqu’à la fin du tour, chaque carte déposée pour déplacer vaut les cinq couleurs.
effect-send-one = Envoyez 1 de vos membres à la plantation.
effect-send-and-draw = Envoyez 1 de vos membres à la plantation, puis piochez des cartes : { $amount }.
effect-plant = De votre réserve à la plantation : { $amount }.
effect-points-by-plantation = Marquez un point par membre à vous sur la plantation, { $amount } au plus.
effect-draw-later = Piochez plus de cartes à la fin du tour : { $amount }.
effect-recover = Reprenez une carte quelconque de la défausse.
effect-draw-later-by-masters = À la fin du tour, piochez une carte de plus par maître à vous, { $amount } au plus.
effect-draw-later-no-limit = À la fin du tour, piochez plus de cartes ({ $amount }), sans limite de main cette fois.
effect-points-by-masters = Marquez un point par maître à vous, { $amount } au plus.
effect-neutral-liveryman = Placez un neutre sur une tuile à accomplir où vous êtes.
effect-exchange = Défaussez autant de cartes que vous voulez et piochez-en autant.
effect-points-by-colours = Marquez un point par couleur sur les tuiles de vos maîtres, { $amount } au plus.

## Ce que marquent les cartes du maire

mayor-colour = Points par maître sur une tuile de couleur { $colour } : { $points } ({ $cap } au plus)
mayor-two-colours = Points par maître sur une guilde de deux couleurs : { $points } ({ $cap } au plus)
mayor-one-colour = Points par maître sur une guilde d’une couleur : { $points } ({ $cap } au plus)
mayor-building = Points par maître sur un bâtiment spécial : { $points } ({ $cap } au plus)
mayor-guildhall-tiles = Points par maître sur une tuile qui touche le Guildhall : { $points } ({ $cap } au plus)
mayor-edge = Points par maître au bord de la ville : { $points } ({ $cap } au plus)
mayor-corner = Points par maître dans un coin de la ville : { $points } ({ $cap } au plus)
mayor-row = Points par maître dans votre meilleure ligne : { $points } ({ $cap } au plus)
mayor-column = Points par maître dans votre meilleure colonne : { $points } ({ $cap } au plus)
mayor-group = Points par maître de votre plus grand groupe : { $points } ({ $cap } au plus)
mayor-groups = Points par groupe de maîtres : { $points } ({ $cap } au plus)
mayor-all-colours = Points si les tuiles de vos maîtres montrent les cinq couleurs : { $points } ; quatre d’entre elles : { $less }
mayor-guildhall = { $per ->
    [1] Points pour chaque membre de guilde au Guildhall : { $points } ({ $cap } au plus)
   *[other] Points pour chaque lot de { $per } membres de guilde au Guildhall : { $points } ({ $cap } au plus)
}
mayor-unresolved = Points par membre sur une tuile à accomplir : { $points } ({ $cap } au plus)
mayor-hand = { $per ->
    [1] Points pour chaque carte action en main : { $points } ({ $cap } au plus)
   *[other] Points pour chaque lot de { $per } cartes action en main : { $points } ({ $cap } au plus)
}
mayor-low-numbers = Points par maître sur une guilde numérotée de 1 à 20 : { $points } ({ $cap } au plus)
mayor-high-numbers = Points par maître sur une guilde numérotée de 21 à 40 : { $points } ({ $cap } au plus)

## La ville dans le terminal

legend = ★ points · h engager · d piocher · m déplacer · p plantation · ♔ récompense du maire, maître · ∞ main sans limite · ♦ huissier · 3/4 présents/seuil · ↑ seuil relevé · ✦ prête · = égalité · ✓ accomplie · 1×2 deux membres du joueur 1 · b×2 deux de Boris · n2 deux neutres · K4 jeton du deuxième (« show K4 »)
word-round = Manche
word-choice = cartes du maire
word-turn = tours
word-activation = activation
word-growth = croissance
word-final = dernière chance
word-over = finie
word-activates = avec activation
word-grows = avec croissance
word-last-round = dernière manche
word-hall = Guildhall
word-supply = réserve
word-plantation = plantation
word-cards = cartes
word-mayors = du maire
word-masters = maîtres
word-tokens = jetons
word-neutrals = neutres
word-deck = pioche
word-discard = défausse

## Tuiles

tile-arrowsmiths = Fléchiers
tile-bakers = Boulangers
tile-bell-founders = Fondeurs de cloches
tile-bookbinders = Relieurs
tile-bottle-makers = Bouteillers
tile-bowstring-makers = Cordiers d’arcs
tile-brewers = Brasseurs
tile-brick-layers = Briqueteurs
tile-button-makers = Boutonniers
tile-candle-dippers = Ciriers
tile-cap-makers = Casquettiers
tile-carriage-builders = Carrossiers
tile-chart-makers = Cartographes
tile-clock-makers = Horlogers
tile-coopers = Tonneliers
tile-copperbeaters = Dinandiers
tile-dyers = Teinturiers
tile-farriers = Maréchaux-ferrants
tile-feltmakers = Feutriers
tile-fish-salters = Saleurs de poisson
tile-fruit-sellers = Fruitiers
tile-furriers = Fourreurs
tile-glass-blowers = Souffleurs de verre
tile-glovers = Gantiers
tile-gold-beaters = Batteurs d’or
tile-hay-weighers = Peseurs de foin
tile-horn-workers = Cornetiers
tile-innkeepers = Aubergistes
tile-ink-makers = Encriers
tile-joiners = Menuisiers
tile-lace-weavers = Dentelliers
tile-lightermen = Gabariers
tile-locksmiths = Serruriers
tile-masons = Maçons
tile-needle-makers = Aiguilliers
tile-oil-pressers = Huiliers
tile-pepperers = Poivriers
tile-quill-cutters = Tailleurs de plumes
tile-rope-walkers = Cordiers
tile-wine-tasters = Goûteurs de vin
tile-church = Église St Lawrence Jewry
tile-gog-and-magog = Gog et Magog
tile-livery-hall = Salle des corporations
tile-parade-ground = Place de parade du lord-maire
tile-university = Université de Londres

## Conseils

hint-points = Cela rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
