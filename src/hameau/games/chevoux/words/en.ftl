### Chévoux
### The words of docs/rules/chevoux.md: tile, cell, row, column, river, card, pile, axis, dwelling, field; restructure, populate.
### A move is typed the same in every language (“swap a1 c2”, “populate c2”, “nothing”), so it stands in quotes wherever it is named.
### Nothing is said about who a player is.

title = Chévoux
tagline = Thirty tiles by a river, each with a wish: move them until all are content, and bring people.

## Options

option-mode = Mode
option-mode-normal = five rounds
option-mode-hard = four rounds, hard

## Tiles

tile-champ = Field
tile-habitation = Dwelling
tile-boulangerie = Bakery
tile-cafe = Café
tile-epicerie = Grocery
tile-ferme = Farm
tile-mairie = Town hall
tile-poste = Post office
tile-caserne = Fire station
tile-station_epuration = Water treatment plant
tile-ecole = Primary school
tile-creche = Nursery
tile-college = Secondary school
tile-cantine = School canteen
tile-cabinet_medical = Doctor’s surgery
tile-pharmacie = Pharmacy
tile-clinique = Clinic
tile-maison_retraite = Retirement home
tile-theatre = Theatre
tile-musee = Museum
tile-mediatheque = Media library
tile-salle_fetes = Village hall
tile-halle = Market hall
tile-supermarche = Supermarket
tile-galerie = Shopping arcade
tile-banque = Bank
tile-parc = Park
tile-rucher = Apiary
tile-compostage = Compost site
tile-eolienne = Wind turbine
tile-usine = Factory
tile-scierie = Sawmill
tile-entrepot = Warehouse
tile-dechetterie = Waste depot
tile-hotel = Hotel
tile-camping = Campsite
tile-office_tourisme = Tourist office
tile-belvedere = Viewpoint

## Axes

axis-education = Education
axis-sante = Health
axis-culture = Culture
axis-commerce = Trade
axis-nature = Nature
axis-industrie = Industry
axis-tourisme = Tourism

## Cards

card-remembrement = Land consolidation
card-percee = New street
card-deviation = Bypass
card-grands_travaux = Major works
card-rond_point = Roundabout
card-expropriation = Expropriation

way-swap-in-row = Swap two tiles of one row.
way-swap-in-column = Swap two tiles of one column.
way-slide-row = Slide one row; what leaves on one side comes back on the other.
way-slide-column = Slide one column; what leaves on one side comes back on the other.
way-rotate = Turn a square of four tiles by a quarter, a half or three quarters.
way-swap-any = Swap any two tiles.

## Titles for a score

rank-leaving = mayor on the way out
rank-caretaker = caretaker mayor
rank-mayor = mayor of Chévoux
rank-reelected = mayor for another term
rank-honorary = honorary mayor
rank-legend = legend of Chévoux

## What tiles ask for

sort-field = field
sort-dwelling = dwelling
sort-violet = violet building
sort-blue = blue building
sort-building = building
sort-sun = Sun building
sort-moon = Moon building
sort-same_axis = building of its own axis
sort-other_axis = building of the other axis
zone-river = along the river
zone-edge = on the edge
zone-last_row = in the last row

## What happened

drawn = The village develops { $moon } (Moon) and { $sun } (Sun).
grew = Row { $row } grows: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }.
began = Round { $round } of { $rounds }: one card is laid aside unseen.
turned-up = Card: { $card }.
did-nothing = { $name } lets the card go.
populated = { $people ->
    [0] Nobody moves to { $cell }.
    [one] One person moves to { $cell }.
   *[other] { $people } people move to { $cell }.
}
swapped = { $name } swaps { $one } on { $from } and { $other } on { $to }.
slid-row = { $spaces ->
    [0] Row { $row } stays.
    [one] { $name } slides row { $row } by one space.
   *[other] { $name } slides row { $row } by { $spaces } spaces.
}
slid-column = { $spaces ->
    [0] Column { $column } stays.
    [one] { $name } slides column { $column } by one space.
   *[other] { $name } slides column { $column } by { $spaces } spaces.
}
rotated = { $quarters ->
    [0] The square { $from } to { $to } stays.
    [one] { $name } turns the square { $from } to { $to } by a quarter.
    [2] { $name } turns the square { $from } to { $to } by a half.
   *[other] { $name } turns the square { $from } to { $to } by { $quarters } quarters.
}
ended = { $unhappy ->
    [0] The last card is played: every tile has what it wants.
    [one] The last card is played: one tile lacks something.
   *[other] The last card is played: { $unhappy } tiles lack something.
}

## Why it ended

won = The village thrives: { count-people }, { count-empty }, { count-points } ({ $rank }).
lost = { $unhappy ->
    [0] The village was not finished.
    [one] The village is lost: one tile lacks something.
   *[other] The village is lost: { $unhappy } tiles lack something.
}
count-people = { $people ->
    [0] nobody lives there
    [one] one person
   *[other] { $people } people
}
count-empty = { $empty ->
    [0] no empty dwelling
    [one] one empty dwelling
   *[other] { $empty } empty dwellings
}
count-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Why a move is refused

other-card = The card { $card } does not do that: use what it says, “populate” a dwelling, or do “nothing”.
no-tile = No tile lies on { $cell } yet.
not-in-a-row = { $card } swaps two tiles of the same row.
not-in-a-column = { $card } swaps two tiles of the same column.
too-far = { $rows ->
    [0] There is no row yet.
    [one] One row cannot slide.
   *[other] A column of { $rows } tiles slides by fewer than { $rows } spaces.
}
lived-in = People live on { $cell }: only a whole row or column that slides can move them.
no-dwelling = There is no dwelling on { $cell }.
nobody-left = Everybody has moved in already.
not-there = The dwelling on { $cell } is not what { $card } asks for.

## Hints

hint-fewer = Then { $after ->
    [0] no tile lacks anything
    [one] one tile lacks something
   *[other] { $after } tiles lack something
}, instead of { $before }.
hint-later = It does not help at once, but looking { $cards } cards ahead nothing looked better.
hint-first-people = { $people ->
    [0] Nobody comes to { $cell }.
    [one] One person comes to { $cell }, which is no longer empty.
   *[other] { $people } people come to { $cell }, which is no longer empty.
}
hint-more-people = { $people ->
    [0] Nobody comes to { $cell }.
    [one] One more person comes to { $cell }.
   *[other] { $people } more people come to { $cell }.
}

## Villages of a file

village-is-valid = { $moon } (Moon), { $sun } (Sun): every tile has what it wants.
village-lacks = { $count ->
    [0] { $moon } (Moon), { $sun } (Sun): nothing is missing.
    [one] { $moon } (Moon), { $sun } (Sun): one tile lacks something, on { $cells }.
   *[other] { $moon } (Moon), { $sun } (Sun): { $count } tiles lack something, on { $cells }.
}
not-as-expected = { $count ->
    [0] { $moon } (Moon), { $sun } (Sun): not as expected, every tile has what it wants.
    [one] { $moon } (Moon), { $sun } (Sun): not as expected, one tile lacks something, on { $cells }.
   *[other] { $moon } (Moon), { $sun } (Sun): not as expected, { $count } tiles lack something, on { $cells }.
}

## The village in the terminal

word-round = Round
word-people = people
word-empty = empty
word-score = score
word-missing = Missing
word-pile = In the pile
word-unseen = Not seen in this round, one lies aside
word-to = populate
word-or = or
word-not = not
word-adjacent = adjacent
word-in-line = in line
