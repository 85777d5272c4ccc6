### Le plateau de Chévoux dans le navigateur. Les mots sont ceux de docs/rules/chevoux.fr.md.

## La table

board-table = Le village de Chévoux
board-village = Tuiles ; les flèches vont de l’une à l’autre, Entrée choisit
board-now = Que faire maintenant
board-cards = Les cartes de cette manche
board-round = Manche { $round } sur { $rounds }
board-season-1 = printemps
board-season-2 = été
board-season-3 = automne
board-season-4 = hiver
board-unhappy = { $unhappy ->
    [0] tout va bien
    [one] { $unhappy } mécontente
   *[other] { $unhappy } mécontentes
}
board-people = { $people } habitants sur { $all }
board-empty = { $empty ->
    [one] { $empty } vide
   *[other] { $empty } vides
}
board-pile-title = Ce qui reste dans la pile
board-pile-empty = La pile est vide : toutes les tuiles sont au village.
board-cell = { $cell }, { $tile }
board-lacks-something = il lui manque quelque chose
board-can-go-here = la tuile choisie peut venir ici
board-can-settle = des gens peuvent venir ici
board-found = { $what } : { $found } pour l’instant
board-is-there = est { $what }
board-is-not-there = n’est pas { $what }
board-content = A tout ce qu’il lui faut.

## Ce que permet une carte

board-card-open = ouverte
board-card-later = encore à venir, ou mise de côté
board-card-played = jouée dans cette manche
board-or-settle = { $people ->
    [0] Plus personne ne peut peupler { $where } :
    [one] Ou peupler : { $people } personne dans { $where } :
   *[other] Ou peupler : { $people } personnes dans { $where } :
}
board-nowhere = nulle part pour l’instant
board-hint = Touchez une tuile, puis sa destination, ou faites-la glisser.
board-let-go = Laisser la carte
board-put-down = Reposer
board-confirm = Valider
board-cancel = Annuler
board-other-way = Autrement
board-bring = { $people ->
    [one] Amener { $people } personne
   *[other] Amener { $people } personnes
}
try-swap = Échanger { $one } ({ $from }) et { $other } ({ $to }) ?
try-row = Faire glisser la ligne { $row } de { $by } vers la droite ?
try-column = Faire glisser la colonne { $column } de { $by }, à l’opposé de la rivière ?
try-turn = { $by ->
    [2] Tourner le carré en { $cell } d’un demi-tour ?
    [3] Tourner le carré en { $cell } de trois quarts de tour ?
   *[other] Tourner le carré en { $cell } d’un quart de tour ?
}
try-nothing = Laisser la carte ?

## La première explication

panel-wishes = Chaque tuile a un souhait : la boulangerie veut deux habitations à côté. Un drapeau rouge signale un manque.
panel-axes = Deux axes sur sept façonnent le village, l’un à la Lune, l’autre au Soleil. Certaines tuiles les recherchent.
panel-grow = À chacune des quatre premières manches, une ligne de six tuiles s’ajoute, en s’éloignant de la rivière.
panel-cards = Cinq cartes par manche, l’une après l’autre. Chacune peut déplacer des tuiles…
panel-people = … ou amener des gens dans une habitation. Une habitation peuplée ne bouge plus qu’avec sa ligne ou sa colonne.
panel-end = Si toutes les tuiles sont contentes à la fin, chaque personne vaut un point, chaque habitation vide en coûte deux.

## Le bilan du mandat

ending-title = Le bilan du mandat
ending-people = Personnes installées
ending-empty = Habitations vides
ending-lacking = Tuiles auxquelles il manque quelque chose
ending-total = Bilan
ending-none = pas de score
ending-ranks = Titres
ending-from = dès { $score }

## La preuve du hasard

proof-axes-right = Les deux axes sont ceux que donne le secret.
proof-axes-wrong = Un axe n’est pas celui que donne le secret.
proof-village-right = { $tiles } tuiles et { $cards } cartes recalculées : toutes sont justes.
proof-tile-wrong = Une tuile du coup { $move } n’est pas celle du secret.
proof-card-wrong = Une carte du coup { $move } n’est pas celle du secret.

## Ce que demandent les tuiles

wish-champ = Un autre champ adjacent, et pas de mairie adjacente.
wish-habitation = Ne demande rien.
wish-boulangerie = Au moins 2 habitations adjacentes.
wish-cafe = Un bâtiment Soleil adjacent.
wish-epicerie = Un bâtiment Lune adjacent.
wish-ferme = Au moins 2 champs adjacents.
wish-mairie = Ne demande rien.
wish-poste = La mairie à 2 cases au plus.
wish-caserne = Au moins 3 habitations à 2 cases au plus.
wish-station_epuration = Être au bord de la rivière, et pas d’habitation adjacente.
wish-ecole = Une habitation adjacente.
wish-creche = Pas de champ adjacent.
wish-college = Un autre bâtiment de son axe adjacent.
wish-cantine = Un champ et un bâtiment violet adjacents.
wish-cabinet_medical = Au moins 3 habitations dans sa ligne et sa colonne réunies.
wish-pharmacie = Un bâtiment violet adjacent.
wish-clinique = Être en bordure, et pas de champ adjacent.
wish-maison_retraite = Pas de bâtiment de l’autre axe adjacent.
wish-theatre = Être dans la ligne ou la colonne de la mairie.
wish-musee = Ne pas être en bordure.
wish-mediatheque = Un autre bâtiment de son axe adjacent.
wish-salle_fetes = Pas d’habitation adjacente.
wish-halle = Un champ et une habitation adjacents.
wish-supermarche = Être en bordure, et pas de bâtiment violet adjacent.
wish-galerie = Au moins 3 bâtiments adjacents.
wish-banque = Un bâtiment bleu adjacent.
wish-parc = Être au bord de la rivière, ou au moins 2 habitations adjacentes.
wish-rucher = Au moins 2 champs adjacents.
wish-compostage = Pas d’habitation adjacente.
wish-eolienne = Être en bordure, mais pas au bord de la rivière.
wish-usine = Être en bordure, et pas d’habitation adjacente.
wish-scierie = Être au bord de la rivière.
wish-entrepot = Un autre bâtiment de son axe adjacent.
wish-dechetterie = La mairie à plus de 3 cases.
wish-hotel = La mairie à 3 cases au plus.
wish-camping = Être au bord de la rivière, ou au moins 2 champs adjacents.
wish-office_tourisme = Un bâtiment de l’autre axe adjacent.
wish-belvedere = Être sur la ligne 5.

## Où une carte amène des gens

settle-remembrement = une habitation adjacente à au moins 2 champs
settle-percee = une habitation au bord de la rivière
settle-deviation = une habitation adjacente à un bâtiment Soleil
settle-grands_travaux = une habitation adjacente à un bâtiment Lune
settle-rond_point = une habitation adjacente à la fois à un bâtiment Soleil et à un bâtiment Lune
settle-expropriation = une habitation à 2 cases au plus de la mairie

## Le village du jour

daily-title = Village du { $day }
daily-about = Une énigme par jour, la même pour tous : bâtissez seul un village en un quart d’heure environ, puis comparez. On peut la gagner.

## Le premier village guidé

guide-look = Bienvenue à la mairie ! Chaque tuile a un souhait, et un drapeau rouge marque celles à qui il manque quelque chose. Touchez la boulangerie en a1 pour voir ce qu’elle veut.
guide-wish = La boulangerie veut deux habitations à côté. En f1 elle les aurait, et la carte ouverte échange des tuiles d’une ligne : touchez f1, ou faites-y glisser la boulangerie.
guide-try = Rien ne s’est encore passé : voilà ce que cela donnerait. « Valider » utilise la carte. Ou annulez et essayez autre chose.
guide-people = Une nouvelle carte. Elle pourrait échanger des tuiles d’une colonne, ou bien amener une personne dans une habitation au bord de la rivière. Touchez l’habitation en e1.
guide-settle = Chaque personne vaut un point à la fin, et une habitation vide en coûte deux. Mais là où l’on habite, la tuile ne s’échange plus. Amenez quelqu’un !
guide-cards = En haut, les six cartes. L’une de cette manche est mise de côté sans être vue, les autres sont à venir. Touchez une autre carte pour voir ce qu’elle permettrait.
guide-pile = À la fin, cinq lignes seront posées. Le dernier bouton de la rangée montre les tuiles encore dans la pile. Ouvrez-le.
guide-free = À vous maintenant : terminez la manche. En cas de doute, demandez un conseil.
guide-grow = Une nouvelle ligne a poussé, à l’opposé de la rivière. De nouvelles tuiles peuvent combler d’anciens souhaits : ne désespérez pas devant les drapeaux.
guide-end = C’est ce nombre qui compte : après la dernière carte, il ne doit manquer rien à aucune tuile. Puis on compte vos habitants. Bonne chance !

## Le hasard, là où tous les jeux disent les dés

end-proof = Vérifier le hasard
end-proof-about = Avant la première carte, le serveur a promis tout le hasard par un nombre scellé. Votre navigateur tire de nouveau axes, tuiles et cartes, et compare.
replay-proof = Le hasard était-il honnête ?
replay-proof-about = Avant la première carte, le serveur a scellé son hasard et vous a montré le sceau. Le sceau est ouvert : votre navigateur peut tirer de nouveau chaque tuile et chaque carte, et comparer.
replay-check = Vérifier le hasard
replay-record-about = Tous les coups et le secret du hasard en texte lisible. Quiconque a Hameau peut le rejouer et le vérifier.

## Un coup en mots, pour un conseil et après la partie

move-nothing = laisser passer la carte
move-populate = des habitants en { $first }
move-swap = échanger { $first } et { $second }
move-row = décaler la ligne { $first } de { $third }
move-column = décaler la colonne { $first } de { $third }
move-turn = tourner { $first }, quarts : { $third }
