### The board of Guilds of London in the browser. The words are those of docs/rules/guilds.md.

## The table

board-table = The city of London
board-city = Tiles of the city; arrow keys go from one to the next, Enter chooses
board-look = Look at the city
board-nearer = Nearer
board-fit = The whole city
board-now = What to do now
board-hand = My hand
board-hand-empty = No cards in hand
board-players = Players
game-solo = Play alone against Boris
board-boris = Boris
board-guildhall = Guildhall
board-plantation = Plantation
board-beadle = the beadle
board-neutrals = { $count ->
    [one] { $count } neutral
   *[other] { $count } neutrals
}
board-scoreboard = { $neutrals ->
    [one] { $neutrals } neutral liveryman on the scoreboard
   *[other] { $neutrals } neutral liverymen on the scoreboard
}
board-nobody-there = nobody there
board-round = Round { $round } of { $rounds }
board-before = Before the first round
board-last-round = Last round!
board-activates = activation at its end
board-activates-not = no activation
board-grows = growth
board-points-word = points
board-projected = if it ended now:
board-cards-word = cards
board-supply-word = in the supply
board-tokens-won = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}

## Tiles

board-cell = { $cell }, { $tile }
board-number = No. { $number }
board-count = { $count } of { $threshold }
board-barred = a neutral raises it by 1
board-ready = ready to be activated
board-tied = A tie: nobody would get it.
board-leads = { $name } leads.
board-runner = { $name } is second.
board-master = { $name } is the master here.
board-closed = Completed, without a master.
board-token = second place: { $token }
board-place-1 = 1st
board-place-2 = 2nd
board-may = can be chosen now

## What may be done

board-card = Card, { $colours }
board-cost = { $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
}
board-use = { $cost ->
    [0] Use it
    [one] Use it for { $cost } coin
   *[other] Use it for { $cost } coins
}
board-hire = Hire with it
board-put-back = Put it back
board-move-hint = { $tiles ->
    [one] Or tap the glowing tile to move a liveryman there.
   *[other] Or tap one of { $tiles } glowing tiles to move a liveryman there.
}
board-move-none = It moves nobody now.
board-move-with = Move somebody here with
board-move-by = Move somebody here with { $card }
board-drop-ability = Let go here: use its ability
board-close = Close
board-crown = Make one of mine its master
board-oust = { $name }, { $place }
board-take = Take { $card }.
board-keep = Keep
board-worth-now = { $points ->
    [one] now { $points } point
   *[other] now { $points } points
}
board-end = End the turn
board-over = The game is over.
board-wait = Waiting for { $name }
done-bribe = Pass
done-mayor = Keep none
done-solitaire = Wait
done-other = That is all

## Where facts come from

source-where = Where this comes from
source-rulebook = rulebook
source-found = found
source-reconstructed = reconstructed
legend-title = Signs and sources
source-rulebook-about = The rulebook says so.
source-found-about = A review or a list of components says so; parts of it may be reconstructed.
source-reconstructed-about = No source gives it: these names and numbers were made for Hameau, so that the game can be played.

## Signs

legend-offer = New here? Ten signs explain the whole board.
legend-show = Show me
legend-no = No, thanks
legend-standards = Roof: its standards. A card with one of these colours moves a liveryman here.
legend-points = Gold: points for who has most.
legend-extra = Below it: what the winner gets besides.
legend-token = Silver: the token for the second place.
legend-pips = The row below: how many must be here, and how many are.
legend-crown = A crown marks who leads, a silver bead who is second.
legend-ready = A bell and a gold edge: enough are here. If the edge is dashed there is no activation in this round.
legend-scan = Tiles are activated row by row, from the top left to the bottom right. Who has most wins the tile; of equals, who has more masters on tiles beside it. A tie leaves it as it is.
figure-points = points
figure-hire = liverymen from the supply; hire them to the Guildhall
figure-draw = action cards
figure-move = move a liveryman
figure-send = send a liveryman to the plantation
figure-mayor = a mayoral card: a secret aim
figure-swap = exchange, or send somebody away
figure-limit = no hand limit
figure-neutral = a neutral liveryman
figure-beadle = the beadle, who counts as one more
figure-boris = Boris, who plays by his cards
figure-master = a master. Masters of one player beside each other are tied together, and score at the end.

## What happened

story-title = What happens
story-next = Next
story-skip = Skip
story-lately = What happened lately
story-none = Nothing yet.

## Things of the players

thing-cards = Cards in hand
thing-guildhall = On the Guildhall
thing-supply = In the supply
thing-plantation = On the plantation
thing-mayor_cards = Mayoral cards
thing-neighbours = Masters side by side
thing-projected = If it ended now
thing-masters = Masters:
thing-known = Known cards:
board-piles = Deck { $deck }, discard pile { $discard }, mayoral deck { $mayors }
boris-about = Each round he turns up { $cards ->
    [one] a card
   *[other] { $cards } cards
}. For each he puts a liveryman on the beadle’s tile if it shows the colour, else on the next tile that does.

## The end, and the proof

made-tiles = Tiles won
made-beadle = Tiles of the beadle
made-tokens = Second places
made-cards = Cards and rewards
made-plantation = Plantation
made-mayors = Mayoral cards
made-neighbours = Masters side by side
proof-city-right = The plantation, the tiles, the tokens and the turn order are those that the secret gives.
proof-city-wrong = The plantation, a tile, a token or the turn order is not the one that the secret gives.
proof-draws-right = { $tiles } tiles, { $cards } action cards and { $mayors } mayoral cards computed again: every one is right.
proof-draw-wrong = Something drawn in move { $move } is not what the secret gives.

## The first explanation

panel-aim = Win the guilds of the city: whoever has most liverymen on a tile gets its points and its reward.
panel-cards = Use your cards as you like: to hire a liveryman, to move one, for what they say, or as a coin to pay for another card.
panel-move = To move, lay down a card with a colour of the tile: one of yours goes there, however far it is.
panel-activation = When a tile has enough on it, the next activation decides. First takes the reward and stays as master, second takes the silver token.
panel-masters = Masters win ties beside them, and score at the end where they stand side by side. Secret mayoral cards score too.
panel-boris = Alone you play against Boris. He turns up cards and goes to the next tile of that colour, and takes the beadle’s tile each round.

## Cards as people call them

card-two = a card in { $colour } and { $shade }
card-yellow = a yellow card
card-red = a red card
card-blue = a blue card
card-green = a green card
card-purple = a purple card
mayor-name-colour = { $colour ->
    [yellow] Yellow Guilds
    [red] Red Guilds
    [blue] Blue Guilds
    [green] Green Guilds
   *[purple] Purple Guilds
}
mayor-name-two-colours = Two-Colour Guilds
mayor-name-one-colour = One-Colour Guilds
mayor-name-building = Grand Buildings
mayor-name-guildhall-tiles = Round the Guildhall
mayor-name-edge = City Walls
mayor-name-corner = Four Corners
mayor-name-row = One Row
mayor-name-column = One Street
mayor-name-group = One Quarter
mayor-name-groups = Many Quarters
mayor-name-all-colours = All Five Colours
mayor-name-guildhall = Full Guildhall
mayor-name-unresolved = Unfinished Business
mayor-name-hand = Full Hand
mayor-name-low-numbers = Old Guilds
mayor-name-high-numbers = Young Guilds

## A move in words, for a hint and for looking back

move-end = end the turn
move-done = enough
move-hire = hire a liveryman with { $card }
move-play = use { $card }
move-pay = pay with { $card }
move-discard = discard { $card }
move-take = take { $card }
move-neutral = a neutral with { $card }
move-move = move a liveryman to { $first }
move-to = to { $first }
move-from = from { $first }
move-crown = a master on { $first }
move-number = { $first }
move-keep = keep { $mayor }
move-oust = oust from { $first }
