### Cucina Curiosa
### The words of docs/rules/cucina.md: kitchen, board, space, tile, corridor, niche, entrance, lobster, fish bone, layout; call, place.
### A move is typed the same in every language (“place b4 n”, “next”), so it stands in quotes wherever it is named.
### Nothing is said about who a player is.

title = Cucina Curiosa
tagline = Everybody gets the same tiles: build corridors from the door to the lobsters, and stay clear of the fish bones.

## Options

option-layouts = Boards
option-layouts-same = the same for everybody
option-layouts-different = a different one for each player
option-building = Placing
option-building-free = on any space
option-building-connected = next to earlier tiles, from the entrance on
option-series = Games
option-series-one = one game
option-series-three = three games added up
option-bonus = Tiles left over
option-bonus-off = count for nothing
option-bonus-on = bring a point a lobster

## Tiles

tile-cross = Crossing
tile-cross_lobster = Crossing with a lobster
tile-fork = Fork
tile-fork_lobster = Fork with a lobster
tile-fork_bone = Fork with a fish bone
tile-fork_lobsters = Fork with two lobsters
tile-lane = Lane
tile-lane_lobster = Lane with a lobster
tile-lane_bone = Lane with a fish bone
tile-bend = Bend
tile-bend_lobster = Bend with a lobster
tile-bend_bone = Bend with a fish bone
tile-nook_lobster = Nook with a lobster
tile-nook_lobsters = Nook with two lobsters
tile-nook_bone = Nook with a fish bone
tile-bends_lobsters = Two bends with a lobster each
tile-bends_both = Two bends, one with a lobster and one with a fish bone
tile-lane_nook = Lane and nook with a lobster each

way-n = north up
way-e = north to the right
way-s = north down
way-w = north to the left

## Grades

grade-dishwasher = dishwasher
grade-commis = commis
grade-souschef = sous-chef
grade-chef = chef
grade-starchef = star chef

## What happened

began = { $games ->
    [one] The kitchens are empty.
   *[other] Game { $game } of { $games }: the kitchens are empty.
}
took = { $name } cooks on board { $layout }.
called = Tile { $turn }: { $tile }.
placed = { $name } places it on { $space }, { $way }.
scored = { $name } walks past { $lobsters ->
    [0] no lobster
    [one] one lobster
   *[other] { $lobsters } lobsters
} and { $bones ->
    [0] no fish bone
    [one] one fish bone
   *[other] { $bones } fish bones
}: { $points ->
    [one] one point
   *[other] { $points } points
}.
spare = { $lobsters ->
    [0] There is no lobster on the tiles left over.
    [one] One lobster is on the tiles left over.
   *[other] { $lobsters } lobsters are on the tiles left over.
} { $points ->
    [one] That brings one point.
   *[other] That brings { $points } points.
}
stands = In all { $name } has { $points ->
    [one] one point
   *[other] { $points } points
}.

## Why a move is refused

place-it = The tile { $tile } wants a space now: “place b4 n”, say.
look-first = This game is over: “next” goes on to the next one.
taken = A tile lies on { $space } already, and it stays there.
at-the-entrance = The first tile goes to { $doorstep }, inside the entrance.
not-beside = { $space } shares no edge with a tile that lies already.

## How it ended

most-points = { $winners ->
    [one] { $names } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $names } share the victory with { $points ->
        [one] one point
       *[other] { $points } points
    } each.
}
won-alone = Well cooked, { $grade }: { $points ->
    [one] one point
   *[other] { $points } points
}.
lost-alone = Still a { $grade }: { $points ->
    [one] one point
   *[other] { $points } points
}; { $goal } were needed.

## Hints

hint-lobsters = On { $space } it leads to { $lobsters ->
    [one] another lobster
   *[other] { $lobsters } more lobsters
} at once.
hint-ways = From { $space } ways go on to { $ways ->
    [one] one free space
   *[other] { $ways } free spaces
}.
hint-later = On { $space } it did best in many games that were played on from here.
hint-next = This game is scored; there is nothing to weigh.

## Drawing

word-game = game
word-turn = turn
word-tile = Tile
word-points = points
word-to-come = Still to come
word-left-over = Left over
