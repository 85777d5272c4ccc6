### Chévoux
### tuile = tile · case = cell · ligne, colonne = row, column · rivière = river · carte = card · pile = pile · axe = axis
### habitation = dwelling · champ = field · restructurer, peupler = restructure, populate
### Un coup s’écrit pareil dans toutes les langues (« swap a1 c2 », « populate c2 », « nothing »), donc toujours entre guillemets.

title = Chévoux
tagline = Trente tuiles au bord d’une rivière, chacune avec son souhait : déplacez-les jusqu’à les contenter toutes, et peuplez le village.

## Options

option-mode = Mode
option-mode-normal = cinq manches
option-mode-hard = quatre manches, difficile

## Tuiles

tile-champ = Champ
tile-habitation = Habitation
tile-boulangerie = Boulangerie
tile-cafe = Café
tile-epicerie = Épicerie
tile-ferme = Ferme
tile-mairie = Mairie
tile-poste = Poste
tile-caserne = Caserne de pompiers
tile-station_epuration = Station d’épuration
tile-ecole = École
tile-creche = Crèche
tile-college = Collège
tile-cantine = Cantine
tile-cabinet_medical = Cabinet médical
tile-pharmacie = Pharmacie
tile-clinique = Clinique
tile-maison_retraite = Maison de retraite
tile-theatre = Théâtre
tile-musee = Musée
tile-mediatheque = Médiathèque
tile-salle_fetes = Salle des fêtes
tile-halle = Halle du marché
tile-supermarche = Supermarché
tile-galerie = Galerie marchande
tile-banque = Banque
tile-parc = Parc
tile-rucher = Rucher
tile-compostage = Aire de compostage
tile-eolienne = Éolienne
tile-usine = Usine
tile-scierie = Scierie
tile-entrepot = Entrepôt
tile-dechetterie = Déchetterie
tile-hotel = Hôtel
tile-camping = Camping
tile-office_tourisme = Office de tourisme
tile-belvedere = Belvédère

## Axes

axis-education = Éducation
axis-sante = Santé
axis-culture = Culture
axis-commerce = Commerce
axis-nature = Nature
axis-industrie = Industrie
axis-tourisme = Tourisme

## Cartes

card-remembrement = Remembrement
card-percee = Percée
card-deviation = Déviation
card-grands_travaux = Grands travaux
card-rond_point = Rond-point
card-expropriation = Expropriation

way-swap-in-row = Échangez deux tuiles d’une même ligne.
way-swap-in-column = Échangez deux tuiles d’une même colonne.
way-slide-row = Faites glisser une ligne ; ce qui sort d’un côté rentre de l’autre.
way-slide-column = Faites glisser une colonne ; ce qui sort d’un côté rentre de l’autre.
way-rotate = Faites tourner un carré de quatre tuiles d’un quart, d’un demi ou de trois quarts de tour.
way-swap-any = Échangez deux tuiles quelconques.

## Titres selon le score

rank-leaving = maire en partance
rank-caretaker = maire par intérim
rank-mayor = maire de Chévoux
rank-reelected = maire pour un nouveau mandat
rank-honorary = maire honoraire
rank-legend = légende de Chévoux

## Ce que demandent les tuiles

sort-field = champ
sort-dwelling = habitation
sort-violet = bâtiment violet
sort-blue = bâtiment bleu
sort-building = bâtiment
sort-sun = bâtiment Soleil
sort-moon = bâtiment Lune
sort-same_axis = bâtiment du même axe
sort-other_axis = bâtiment de l’autre axe
zone-river = au bord de la rivière
zone-edge = en bordure
zone-last_row = sur la dernière ligne

## Ce qui s’est passé

drawn = Le village se développe : { $moon } (Lune) et { $sun } (Soleil).
grew = La ligne { $row } s’ajoute : { $a }, { $b }, { $c }, { $d }, { $e }, { $f }.
began = Manche { $round } sur { $rounds } : une carte est écartée sans être vue.
turned-up = Carte : { $card }.
did-nothing = { $name } laisse passer la carte.
populated = { $people ->
    [0] Personne ne s’installe en { $cell }.
    [one] Une personne s’installe en { $cell }.
   *[other] { $people } personnes s’installent en { $cell }.
}
swapped = { $name } échange { $one } en { $from } et { $other } en { $to }.
slid-row = { $spaces ->
    [0] La ligne { $row } ne bouge pas.
    [one] { $name } fait glisser la ligne { $row } d’une case.
   *[other] { $name } fait glisser la ligne { $row } de { $spaces } cases.
}
slid-column = { $spaces ->
    [0] La colonne { $column } ne bouge pas.
    [one] { $name } fait glisser la colonne { $column } d’une case.
   *[other] { $name } fait glisser la colonne { $column } de { $spaces } cases.
}
rotated = { $quarters ->
    [0] Le carré de { $from } à { $to } ne bouge pas.
    [one] { $name } fait tourner le carré de { $from } à { $to } d’un quart de tour.
    [2] { $name } fait tourner le carré de { $from } à { $to } d’un demi-tour.
   *[other] { $name } fait tourner le carré de { $from } à { $to } de { $quarters } quarts de tour.
}
ended = { $unhappy ->
    [0] La dernière carte est jouée : chaque tuile a ce qu’elle demande.
    [one] La dernière carte est jouée : il manque quelque chose à une tuile.
   *[other] La dernière carte est jouée : il manque quelque chose à { $unhappy } tuiles.
}

## Pourquoi c’est fini

won = Le village prospère : { count-people }, { count-empty }, { count-points } ({ $rank }).
lost = { $unhappy ->
    [0] Le village n’est pas achevé.
    [1] Le village est perdu : il manque quelque chose à une tuile.
   *[other] Le village est perdu : il manque quelque chose à { $unhappy } tuiles.
}
count-people = { $people ->
    [0] personne n’y habite
    [one] une personne
   *[other] { $people } personnes
}
count-empty = { $empty ->
    [0] aucune habitation vide
    [one] une habitation vide
   *[other] { $empty } habitations vides
}
count-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Pourquoi un coup est refusé

other-card = La carte { $card } ne permet pas cela : suivez-la, peuplez une habitation (« populate ») ou ne faites rien (« nothing »).
no-tile = Il n’y a pas encore de tuile en { $cell }.
not-in-a-row = { $card } échange deux tuiles d’une même ligne.
not-in-a-column = { $card } échange deux tuiles d’une même colonne.
too-far = { $rows ->
    [0] Il n’y a pas encore de ligne.
    [one] Une seule ligne ne peut pas glisser.
   *[other] Une colonne de { $rows } tuiles glisse de moins de { $rows } cases.
}
lived-in = On habite en { $cell } : seule une ligne ou une colonne qui glisse peut déplacer cette tuile.
no-dwelling = Il n’y a pas d’habitation en { $cell }.
nobody-left = Tout le monde est déjà installé.
not-there = L’habitation en { $cell } n’est pas ce que demande { $card }.

## Conseils

hint-fewer = Ensuite, { $after ->
    [0] il ne manque plus rien à aucune tuile
    [1] il manque quelque chose à une seule tuile
   *[other] il manque quelque chose à { $after } tuiles
}, au lieu de { $before }.
hint-later = Rien ne change tout de suite, mais à { $cards } cartes d’ici rien ne semblait meilleur.
hint-first-people = { $people ->
    [0] Personne ne vient en { $cell }.
    [1] Une personne vient en { $cell }, qui n’est plus vide.
   *[other] { $people } personnes viennent en { $cell }, qui n’est plus vide.
}
hint-more-people = { $people ->
    [0] Personne ne vient en { $cell }.
    [1] Une personne de plus vient en { $cell }.
   *[other] { $people } personnes de plus viennent en { $cell }.
}

## Villages d’un fichier

village-is-valid = { $moon } (Lune), { $sun } (Soleil) : chaque tuile a ce qu’elle demande.
village-lacks = { $count ->
    [0] { $moon } (Lune), { $sun } (Soleil) : il ne manque rien.
    [one] { $moon } (Lune), { $sun } (Soleil) : il manque quelque chose à une tuile, en { $cells }.
   *[other] { $moon } (Lune), { $sun } (Soleil) : il manque quelque chose à { $count } tuiles, en { $cells }.
}
not-as-expected = { $count ->
    [0] { $moon } (Lune), { $sun } (Soleil) : pas comme prévu, chaque tuile a ce qu’elle demande.
    [one] { $moon } (Lune), { $sun } (Soleil) : pas comme prévu, il manque quelque chose à une tuile, en { $cells }.
   *[other] { $moon } (Lune), { $sun } (Soleil) : pas comme prévu, il manque quelque chose à { $count } tuiles, en { $cells }.
}

## Le village dans le terminal

word-round = Manche
word-people = habitants
word-empty = vides
word-score = score
word-missing = Manque
word-pile = Dans la pile
word-unseen = Pas vues dans cette manche, une est écartée
word-to = populate
word-or = ou
word-not = pas
word-adjacent = à côté
word-in-line = en ligne
