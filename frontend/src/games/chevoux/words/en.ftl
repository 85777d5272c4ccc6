### The board of Chévoux in the browser. The words are those of docs/rules/chevoux.md.

## The table

board-table = The village of Chévoux
board-village = Tiles; arrow keys go from one to the next, Enter chooses
board-now = What to do now
board-cards = The cards of this round
board-round = Round { $round } of { $rounds }
board-season-1 = spring
board-season-2 = summer
board-season-3 = autumn
board-season-4 = winter
board-unhappy = { $unhappy ->
    [0] all tiles content
    [one] { $unhappy } not content
   *[other] { $unhappy } not content
}
board-people = { $people } of { $all } people
board-empty = { $empty ->
    [one] { $empty } empty
   *[other] { $empty } empty
}
board-pile-title = What remains in the pile
board-pile-empty = The pile is empty: all tiles lie in the village.
board-cell = { $cell }, { $tile }
board-lacks-something = lacks something
board-can-go-here = the chosen tile can go here
board-can-settle = people can come here
board-found = { $what }: { $found } now
board-is-there = is { $what }
board-is-not-there = is not { $what }
board-content = Has all that it wants.

## What a card allows

board-card-open = open now
board-card-later = still to come, or laid aside
board-card-played = played in this round
board-or-settle = { $people ->
    [0] Nobody is left to populate { $where }:
    [one] Or populate: 1 person to { $where }:
   *[other] Or populate: { $people } people to { $where }:
}
board-nowhere = nowhere now
board-hint = Tap a tile, then where it shall go, or drag it.
board-let-go = Let the card go
board-put-down = Put it down
board-confirm = Do it
board-cancel = Leave it
board-other-way = Another way
board-bring = { $people ->
    [one] Bring 1 person
   *[other] Bring { $people } people
}
try-swap = Swap { $one } ({ $from }) and { $other } ({ $to })?
try-row = Slide row { $row } by { $by } to the right?
try-column = Slide column { $column } by { $by } away from the river?
try-turn = { $by ->
    [one] Turn the square at { $cell } by a quarter?
    [2] Turn the square at { $cell } by a half?
   *[other] Turn the square at { $cell } by three quarters?
}
try-nothing = Let the card go?

## The first explanation

panel-wishes = Every tile has a wish: the bakery wants two dwellings beside it. A red flag shows who lacks something.
panel-axes = Two of seven axes shape your village, one at the Moon and one at the Sun. Some tiles look for them.
panel-grow = Each of the first four rounds a new row of six tiles grows, away from the river.
panel-cards = Five cards come up in a round, one by one. Each may move tiles …
panel-people = … or bring people to a dwelling instead. Where people live, tiles are only pushed along with their row or column.
panel-end = When all tiles are content at the end, each person is a point, and each empty dwelling costs two.

## The mayor’s balance sheet

ending-title = The mayor’s balance sheet
ending-people = People who live here
ending-empty = Empty dwellings
ending-lacking = Tiles that lack something
ending-total = Balance
ending-none = no score
ending-ranks = Titles
ending-from = from { $score }

## The proof of the luck

proof-axes-right = The two axes are those that the secret gives.
proof-axes-wrong = An axis is not the one that the secret gives.
proof-village-right = { $tiles } tiles and { $cards } cards computed again: every one is right.
proof-tile-wrong = A tile of move { $move } is not the one of the secret.
proof-card-wrong = A card of move { $move } is not the one of the secret.

## What tiles want

wish-champ = Another field adjacent, and no town hall adjacent.
wish-habitation = Wants nothing.
wish-boulangerie = At least 2 dwellings adjacent.
wish-cafe = A Sun building adjacent.
wish-epicerie = A Moon building adjacent.
wish-ferme = At least 2 fields adjacent.
wish-mairie = Wants nothing.
wish-poste = The town hall at most 2 spaces away.
wish-caserne = At least 3 dwellings at most 2 spaces away.
wish-station_epuration = To be along the river, and no dwelling adjacent.
wish-ecole = A dwelling adjacent.
wish-creche = No field adjacent.
wish-college = Another building of its axis adjacent.
wish-cantine = A field and a violet building adjacent.
wish-cabinet_medical = At least 3 dwellings in its row and column together.
wish-pharmacie = A violet building adjacent.
wish-clinique = To be on the edge, and no field adjacent.
wish-maison_retraite = No building of the other axis adjacent.
wish-theatre = To be in the row or the column of the town hall.
wish-musee = Not to be on the edge.
wish-mediatheque = Another building of its axis adjacent.
wish-salle_fetes = No dwelling adjacent.
wish-halle = A field and a dwelling adjacent.
wish-supermarche = To be on the edge, and no violet building adjacent.
wish-galerie = At least 3 buildings adjacent.
wish-banque = A blue building adjacent.
wish-parc = To be along the river, or at least 2 dwellings adjacent.
wish-rucher = At least 2 fields adjacent.
wish-compostage = No dwelling adjacent.
wish-eolienne = To be on the edge, but not along the river.
wish-usine = To be on the edge, and no dwelling adjacent.
wish-scierie = To be along the river.
wish-entrepot = Another building of its axis adjacent.
wish-dechetterie = The town hall more than 3 spaces away.
wish-hotel = The town hall at most 3 spaces away.
wish-camping = To be along the river, or at least 2 fields adjacent.
wish-office_tourisme = A building of the other axis adjacent.
wish-belvedere = To be in row 5.

## Where a card brings people

settle-remembrement = a dwelling adjacent to at least 2 fields
settle-percee = a dwelling along the river
settle-deviation = a dwelling adjacent to a Sun building
settle-grands_travaux = a dwelling adjacent to a Moon building
settle-rond_point = a dwelling adjacent to both a Sun building and a Moon building
settle-expropriation = a dwelling at most 2 spaces from the town hall

## The village of the day

daily-title = Village of { $day }
daily-about = One puzzle a day, the same for everybody: build a village on your own in about a quarter of an hour, and compare. It can be won.

## The guided first village

guide-look = Welcome, mayor! Every tile has a wish, and a red flag marks those that lack something. Tap the bakery on a1 to see what it wants.
guide-wish = The bakery wants two dwellings beside it. On f1 it would have them, and the open card swaps tiles of one row: tap f1, or drag the bakery there.
guide-try = Nothing has happened yet: this is how it would look. “Do it” uses up the card. Or leave it and try something else.
guide-people = A new card. It could swap tiles of a column, or bring one person to a dwelling along the river instead. Tap the dwelling on e1.
guide-settle = Each person is a point at the end, and an empty dwelling costs two. But where people live, the tile is no longer swapped. Bring somebody!
guide-cards = Above you see all six cards. One of this round lies aside unseen, the others are still to come. Tap any other card to see what it would allow.
guide-pile = Five rows will lie here in the end. The last button of the row shows which tiles are still in the pile. Open it.
guide-free = Now it is up to you: finish the round. Whenever you are stuck, ask for a hint.
guide-grow = A new row has grown, away from the river. Old wishes may be met by new tiles, so do not despair over the flags.
guide-end = This number counts: when the last card is played, no tile may lack anything. Then your people are counted. Good luck!

## The luck, where all games say dice

end-proof = Check the luck
end-proof-about = Before the first card the server promised all luck with a sealed number. Your browser now draws axes, tiles and cards again and compares.
replay-proof = Was the luck fair?
replay-proof-about = Before the first card the server sealed its luck and showed you the seal. Now the seal is open: your browser can draw every tile and card again and compare.
replay-check = Check the luck
replay-record-about = All moves and the secret of the luck as readable text. Anyone with Hameau can replay and verify it.

## A move in words, for a hint and for looking back

move-nothing = let the card go
move-populate = residents to { $first }
move-swap = swap { $first } and { $second }
move-row = shift row { $first } by { $third }
move-column = shift column { $first } by { $third }
move-turn = turn { $first }, quarters: { $third }
