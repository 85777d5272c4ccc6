### The board of Cucina Curiosa in the browser. The words are those of docs/rules/cucina.md.

## The table

board-table = The kitchens
board-spaces = Spaces; arrow keys go from one to the next, Enter tries the tile there, R turns it
board-hand = The tile that was called
board-mine = Your kitchen
board-game-of = Game { $game } of { $games }
board-earlier = before: { $points }
board-kitchen-of = { $name }, board { $layout }
board-tiles = { $tiles ->
    [0] no tile
    [one] one tile
   *[other] { $tiles } tiles
}
board-count = { $lobsters ->
    [0] no lobster
    [one] one lobster
   *[other] { $lobsters } lobsters
}, { $bones ->
    [0] no fish bone
    [one] one fish bone
   *[other] { $bones } fish bones
}, { $points ->
    [one] one point
   *[other] { $points } points
}
board-lobsters = lobsters
board-bones = fish bones
board-points = points
board-has-chosen = has chosen
board-show = show large
board-back = Back to your kitchen

board-space-free = { $space }, free
board-space-tile = { $space }, { $tile }{ $turns ->
    [0] {""}
    [1] , turned to the right
    [2] , upside down
   *[other] , turned to the left
}
board-space-lit = reached from the entrance
board-space-tried = { $space }, here you try { $tile }. { $joints }
board-side-n = above
board-side-e = right
board-side-s = below
board-side-w = left
board-meets-door = the entrance
board-meets-lobster = a niche with a lobster
board-meets-bone = a niche with a fish bone
board-meets-joined = a corridor
board-meets-wall = a wall
board-meets-open = a free space

## What is to be done

board-turn-of = Tile { $turn } of { $turns }
board-do-place = Tap a free space, or drag the tile there.
board-do-turn = Tap it again to turn it. Once placed, it stays.
board-do-next = Game { $game } of { $games } is scored.
board-place = Place it on { $space }
board-place-nowhere = Choose a space
board-turn-left = Turn to the left
board-turn-right = Turn to the right
board-next = On to the next game
board-wait = { $name } still to choose.
board-wait-look = { $name } still to go on.
board-over = All sixteen tiles lie.
board-advice = Hint: { $why }
board-rest-title = Tiles still to come
board-rest-about = { $unused ->
    [one] One of them will not be called.
   *[other] { $unused } of them will not be called.
}
board-called-title = Called already

## The first explanation

panel-call = One tile is called each turn, and everybody gets the same.
panel-turn = Turn it as you like, and place it on any free space. Corridors need not match.
panel-sealed = All choose unseen and then show. What lies stays where it is.
panel-walk = After sixteen tiles you walk in through the door, along every corridor that is connected.
panel-count = Each lobster you pass brings a point, each fish bone costs two. Nothing can be skipped.

## The end

ending-what = Game
ending-walked = Walked past
ending-game = Game { $game }
ending-spare = Lobsters on tiles left over
ending-total = Total
ending-grades = Grades
ending-from = from { $points }
ending-below = below { $points }

## The proof of the luck

proof-kitchen-right = { $tiles } tiles and the boards of { $boards ->
    [one] one kitchen
   *[other] { $boards } kitchens
} computed again: every one is right.
proof-tile-wrong = The tile called after move { $move } is not the one of the secret.
proof-board-wrong = A board is not the one that the secret gives (move { $move }).

## The luck, where all games say dice

end-proof = Check the luck
end-proof-about = Before the first tile the server promised all luck with a sealed number. Your browser now draws boards and tiles again and compares.
replay-proof = Was the luck fair?
replay-proof-about = Before the first tile the server sealed its luck and showed you the seal. Now the seal is open: your browser can draw every tile again and compare.
replay-check = Check the luck
replay-record-about = All moves and the secret of the luck as readable text. Anyone with Hameau can replay and verify it.

## The kitchen of the day

daily-title = Kitchen of { $day }
daily-about = Sixteen tiles a day, the same for everybody: cook on your own in about ten minutes, and compare. A perfect kitchen is possible.

## A move in words, for a hint and for looking back

move-place = { $first }, { $second ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
move-next = on to the next game
