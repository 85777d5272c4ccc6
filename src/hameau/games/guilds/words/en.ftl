### Guilds of London
### The words of docs/rules/guilds.md: liveryman, Guildhall, supply, plantation, standard, threshold, unresolved, completed, master, neutral, beadle, token.
### A move is typed the same in every language (“hire Y1”, “move c3”, “from hall”), so it stands in quotes wherever it is named.
### Nothing is said about who a player is: sentences work with any name, and with several joined by commas.

title = Guilds of London
tagline = Send your liverymen across the city, win its guilds, and outdo Boris or your friends.

yellow = yellow
red = red
blue = blue
green = green
purple = purple
virginia = Virginia
ulster = Ulster

## Options

option-solitaire = Solitaire players’ guild (alone only)
option-solitaire-without = without
option-solitaire-with = with
option-side = The plantation starts on
option-side-virginia = Virginia
option-side-ulster = Ulster
option-side-random = either side
option-resources = Cards of Boris a turn (alone only)
option-resources-three = three
option-resources-four = four

## What happened

started = Round { $round }: { $name } begins.
played = { $name } plays { $card }.
spent = { $name } lays down { $card }.
discarded = { $name } discards { $card }.
aimed = { $name } sets out for { $cell } ({ $tile }).
leaving = Liverymen of { $name } are about to leave { $cell } ({ $tile }).
stopped = { $name } leaves it at that.
rested = { $name } uses no card.
drew = { $cards ->
    [1] { $name } draws a card.
   *[other] { $name } draws { $cards } cards.
}
saw = New in hand for { $name }: { $cards }.
shuffled = { $cards ->
    [one] The discard pile becomes the deck: { $cards } card.
   *[other] The discard pile becomes the deck: { $cards } cards.
}
recovered = { $name } takes { $card } from the discard pile.
looked = { $cards ->
    [1] { $name } looks at a mayoral card.
   *[other] { $name } looks at { $cards } mayoral cards.
}
offered = { $name } can choose: { $mayors }.
kept = { $cards ->
    [0] { $name } keeps no mayoral card.
   *[other] { $name } keeps a mayoral card.
}
kept-this = { $name } keeps { $mayor }.
hired = { $liverymen ->
    [1] { $name } hires a liveryman.
   *[other] { $name } hires { $liverymen } liverymen.
}
moved = { $source ->
    [hall] A liveryman of { $name } goes from the Guildhall to { $cell } ({ $tile }).
   *[other] A liveryman of { $name } goes from { $source } to { $cell } ({ $tile }).
}
landed = { $liverymen ->
    [1] A liveryman of { $name } comes from the supply to { $cell } ({ $tile }).
   *[other] { $liverymen } liverymen of { $name } come from the supply to { $cell } ({ $tile }).
}
shifted = { $liverymen ->
    [1] A liveryman of { $name } goes from { $source } to { $cell } ({ $tile }).
   *[other] { $liverymen } liverymen of { $name } go from { $source } to { $cell } ({ $tile }).
}
sent = { $source ->
    [hall] A liveryman of { $name } leaves the Guildhall for the plantation.
   *[other] A liveryman of { $name } leaves { $source } for the plantation.
}
planted = { $liverymen ->
    [1] A liveryman of { $name } comes from the supply to the plantation.
   *[other] { $liverymen } liverymen of { $name } come from the supply to the plantation.
}
ousted = { $boris ->
    [0] A liveryman of { $name } has to leave { $cell } ({ $tile }) for the Guildhall.
   *[other] A liveryman of Boris has to leave { $cell } ({ $tile }).
}
lent = { $name } puts a neutral liveryman on { $cell } ({ $tile }).
scored = { $points ->
    [1] { $name } scores a point.
   *[other] { $name } scores { $points } points.
}
reached = { $cell } ({ $tile }) is activated, with { $count } on it.
bribed = { $name } hires a neutral liveryman for { $cell } ({ $tile }).
tied = A tie for { $cell } ({ $tile }): it stays as it is.
won = { $how ->
    [0] { $name } becomes master of { $cell } ({ $tile }): { count-points }.
    [1] Boris wins { $cell } ({ $tile }): { count-points }.
   *[other] The solitaire players’ guild makes { $name } master of { $cell } ({ $tile }): { count-points }.
}
came-second = { $boris ->
    [0] { $name } comes second in { $cell } ({ $tile }) and takes the token { $token } ({ count-points }).
   *[other] Boris comes second in { $cell } ({ $tile }); the token { $token } gives him { count-points }.
}
beadle-came = The beadle goes to { $cell } ({ $tile }).
farmed = { $place ->
    [1] { $name } has most on the plantation: { count-points }.
   *[other] { $name } has place { $place } on the plantation: { count-points }.
}
boris-farmed = Boris gets the plantation: { count-points }.
turned-over = The plantation now shows { $side }.
placed = A new tile on { $cell }: { $tile }.
boris-drew = Boris turns up { $card } ({ $colour }) → { $cell }: { $why }.
boris-took = The beadle closes { $cell } ({ $tile }); Boris scores { count-points }.
mayor-scored = { $name } shows { $mayor }: { count-points }.
neighbours-scored = Masters of { $name } beside each other: { count-points }.
ended = The game is over.
count-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}

why-beadle = the beadle’s tile shows the colour
why-next = the next tile of the colour after the beadle
why-around = the next tile of the colour, on from the top left
why-none = no tile shows the colour

## Why it ended

beat-boris = { $names } beats Boris, { $points } to { $boris }.
lost-to-boris = Boris wins, { $boris } to { $points }.
won-by-points = { $winners ->
    [1] { $names } wins with { count-points }.
   *[other] A shared victory with { count-points } each: { $names }.
}
won-by-masters = { $winners ->
    [1] { $names } wins with { count-points }, the tie broken by masters and cards.
   *[other] A shared victory with { count-points } each, and as many masters and cards: { $names }.
}

## Why a move is refused

answer-first = “{ $text }” does not answer what is asked. { $asked }
not-a-choice = “{ $text }” is not possible here. { $asked }
your-turn = “{ $text }” is not possible now. { $asked }
supply-empty = Your supply is empty: nobody is left to hire.
not-in-hand = You do not have { $card } in hand.
too-dear = { $cost ->
    [1] { $card } costs a coin: one more card than you have.
   *[other] { $card } costs { $cost } coins: more cards than you have.
}
not-open = No unresolved tile lies on { $cell }.
no-card-for-tile = None of your cards moves a liveryman to { $cell }.

## What is asked

ask-keep = Keep one of your mayoral cards.
ask-turn = It is your turn: hire, move, play a card, or end the turn.
ask-spend = Which card do you lay down for the move?
ask-coin = Which card do you pay as a coin?
ask-limit = Your hand is too large: which card do you discard?
ask-swap = Which card do you exchange? Or is that all?
ask-mayor = Which mayoral card do you keep? Or none?
ask-bribe = Do you hire a neutral liveryman here? Then begin with a card that shows a standard of the tile.
ask-bribe-coin = Which other card do you pay for the neutral liveryman?
ask-whence = Which liveryman goes there?
ask-whence-more = Which liveryman goes there too? Or is that all?
ask-whither = To which tile does a liveryman go?
ask-free-move = To which tile does a liveryman go? Or is that all?
ask-rally = To which tile do your liverymen go? Or to none?
ask-land = On which tile do you put those from the supply?
ask-neutral = On which tile do you put the neutral liveryman?
ask-shift-from = From which tile do liverymen go to the tile beside? Or from none?
ask-shift-to = To which tile beside do they go?
ask-shift-number = How many go?
ask-send = Which liveryman goes to the plantation?
ask-send-more = Which liveryman goes to the plantation? Or is that all?
ask-victim = Which liveryman has to return to the Guildhall?
ask-pick-up = Which card do you take from the discard pile?
ask-solitaire = Does the solitaire players’ guild give you a completed tile? Or do you wait?

## What tiles, tokens and cards do

effect-nothing = nothing else
effect-hire = { $amount ->
    [1] Hire 1 liveryman.
   *[other] Hire { $amount } liverymen.
}
effect-draw = { $amount ->
    [1] Draw 1 action card.
   *[other] Draw { $amount } action cards.
}
effect-free-move = { $amount ->
    [1] Move 1 of your liverymen to any unresolved tile, if you like.
   *[other] Move up to { $amount } of your liverymen to any unresolved tiles.
}
effect-send-up-to = { $amount ->
    [1] Send 1 of your liverymen to the plantation, if you like.
   *[other] Send up to { $amount } of your liverymen to the plantation.
}
effect-mayoral-draw = Look at 2 mayoral cards and keep 1 of them, or none.
effect-top-mayoral = Take the top mayoral card.
effect-points = { $amount ->
    [1] Score 1 point.
   *[other] Score { $amount } points.
}
effect-no-limit = The master has no hand limit.
effect-land = { $amount ->
    [1] Put 1 liveryman from your supply on any unresolved tile.
   *[other] Put { $amount } liverymen from your supply on one unresolved tile.
}
effect-land-on-colour = { $amount ->
    [1] Put 1 liveryman from your supply on an unresolved tile that shows { $colour }.
   *[other] Put { $amount } liverymen from your supply on one unresolved tile that shows { $colour }.
}
effect-hire-more = Until the end of the turn each card laid down to hire hires { $amount }.
effect-hire-by-masters = Hire a liveryman for each of your masters, at most { $amount }.
effect-rally = Move up to { $amount } of your liverymen to one unresolved tile that shows { $colour }.
effect-move-one = Move 1 of your liverymen to any unresolved tile.
effect-oust = Return an opponent’s liveryman from an unresolved tile to the Guildhall.
effect-shift = Move any number of your liverymen from one unresolved tile to one beside it.
effect-any-colour = Until the end of the turn each card laid down to move counts as all five colours.
effect-send-one = Send 1 of your liverymen to the plantation.
effect-send-and-draw = Send 1 of your liverymen to the plantation, then draw cards: { $amount }.
effect-plant = From your supply to the plantation: { $amount }.
effect-points-by-plantation = Score a point for each of your liverymen on the plantation, at most { $amount }.
effect-draw-later = Draw more cards at the end of the turn: { $amount }.
effect-recover = Take any card from the discard pile.
effect-draw-later-by-masters = At the end of the turn draw a card more for each of your masters, at most { $amount }.
effect-draw-later-no-limit = At the end of the turn draw more cards ({ $amount }), and no hand limit this time.
effect-points-by-masters = Score a point for each of your masters, at most { $amount }.
effect-neutral-liveryman = Put a neutral liveryman on an unresolved tile on which you stand.
effect-exchange = Discard any number of cards and draw as many.
effect-points-by-colours = Score a point for each colour on the tiles of your masters, at most { $amount }.

## What mayoral cards score

mayor-colour = Points for each master on a tile showing { $colour }: { $points } (at most { $cap })
mayor-two-colours = Points for each master on a guild tile of two colours: { $points } (at most { $cap })
mayor-one-colour = Points for each master on a guild tile of one colour: { $points } (at most { $cap })
mayor-building = Points for each master on a special building: { $points } (at most { $cap })
mayor-guildhall-tiles = Points for each master on a tile that touches the Guildhall: { $points } (at most { $cap })
mayor-edge = Points for each master on the edge of the city: { $points } (at most { $cap })
mayor-corner = Points for each master on a corner of the city: { $points } (at most { $cap })
mayor-row = Points for each master in your best row: { $points } (at most { $cap })
mayor-column = Points for each master in your best column: { $points } (at most { $cap })
mayor-group = Points for each master in your largest connected group: { $points } (at most { $cap })
mayor-groups = Points for each connected group of masters: { $points } (at most { $cap })
mayor-all-colours = Points if your masters’ tiles show all five colours: { $points }; four of them: { $less }
mayor-guildhall = { $per ->
    [one] Points for every liveryman in the Guildhall: { $points } (at most { $cap })
   *[other] Points for every { $per } liverymen in the Guildhall: { $points } (at most { $cap })
}
mayor-unresolved = Points for each liveryman on an unresolved tile: { $points } (at most { $cap })
mayor-hand = { $per ->
    [one] Points for every action card in hand: { $points } (at most { $cap })
   *[other] Points for every { $per } action cards in hand: { $points } (at most { $cap })
}
mayor-low-numbers = Points for each master on a guild tile numbered 1 to 20: { $points } (at most { $cap })
mayor-high-numbers = Points for each master on a guild tile numbered 21 to 40: { $points } (at most { $cap })

## The city in the terminal

legend = ★ points · h hire · d draw · m move · p plantation · ♔ mayoral card, master · ∞ no hand limit · ♦ beadle · 3/4 on it/threshold · ↑ threshold raised · ✦ ready · = tie · ✓ completed · 1×2 two of player 1 · b×2 two of Boris · n2 two neutrals · K4 token for the second (type “show K4”)
word-round = Round
word-choice = mayoral cards
word-turn = turns
word-activation = activation
word-growth = growth
word-final = last chance
word-over = over
word-activates = with activation
word-grows = with growth
word-last-round = last round
word-hall = Guildhall
word-supply = supply
word-plantation = plantation
word-cards = cards
word-mayors = mayoral
word-masters = masters
word-tokens = tokens
word-neutrals = neutrals
word-deck = deck
word-discard = discard

## Tiles

tile-arrowsmiths = Arrowsmiths
tile-bakers = Bakers
tile-bell-founders = Bell Founders
tile-bookbinders = Bookbinders
tile-bottle-makers = Bottle Makers
tile-bowstring-makers = Bowstring Makers
tile-brewers = Brewers
tile-brick-layers = Brick Layers
tile-button-makers = Button Makers
tile-candle-dippers = Candle Dippers
tile-cap-makers = Cap Makers
tile-carriage-builders = Carriage Builders
tile-chart-makers = Chart Makers
tile-clock-makers = Clock Makers
tile-coopers = Coopers
tile-copperbeaters = Copperbeaters
tile-dyers = Dyers
tile-farriers = Farriers
tile-feltmakers = Feltmakers
tile-fish-salters = Fish Salters
tile-fruit-sellers = Fruit Sellers
tile-furriers = Furriers
tile-glass-blowers = Glass Blowers
tile-glovers = Glovers
tile-gold-beaters = Gold Beaters
tile-hay-weighers = Hay Weighers
tile-horn-workers = Horn Workers
tile-innkeepers = Innkeepers
tile-ink-makers = Ink Makers
tile-joiners = Joiners
tile-lace-weavers = Lace Weavers
tile-lightermen = Lightermen
tile-locksmiths = Locksmiths
tile-masons = Masons
tile-needle-makers = Needle Makers
tile-oil-pressers = Oil Pressers
tile-pepperers = Pepperers
tile-quill-cutters = Quill Cutters
tile-rope-walkers = Rope Walkers
tile-wine-tasters = Wine Tasters
tile-church = Church of St Lawrence Jewry
tile-gog-and-magog = Gog and Magog
tile-livery-hall = Livery Hall
tile-parade-ground = Lord Mayor’s Parade Ground
tile-university = University of London

## Hints

hint-points = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
