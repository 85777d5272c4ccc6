### The Glorious Guilds of Buttonville
### The words of docs/rules/buttonville.md: villager, guild, forum, pile, draw pile, end pile, discard pile, set, button; recruit, draw, reveal, take, play, use.
### A move is typed the same in every language (“draw”, “take jade”, “done”), so it stands in quotes wherever it is named.
### Nothing is said about who a player is: sentences work with any name. Villagers keep their short name in sentences, whatever their number.

title = The Glorious Guilds of Buttonville
tagline = Recruit a village of odd characters, play them in sets, and let each one do what nobody else can.

## Villagers: the name, which sentences use, and what the card adds to it
## ≈ All English names are translations of ours; printed names are known in French only.

pablo = Pablo
triboulet = Triboulet
menestra = Menestra
firmin = Firmin
lancelot = Lancelot
jade = Jade
dina = Dina
vlad = Vlad
dimitri = Dimitri
turbo = Turbo
phil = Phil
tictac = Tic Tac
celeste = Celeste
chapi = Chapi
jack = Jack
corbac = Corbac
alienor = Alienor
soulange = Soulange
hyppolite = Hyppolite
marty = Marty
bob = Bob
triton = Triton
lucky = Lucky
flora = Flora
laurent = Laurent

title-pablo = the Painter
title-triboulet = the Jester
title-menestra = the Bard
title-firmin = the Lumberjack
title-lancelot = the Adventurer
title-jade = the Driller
title-dina = the Baroness
title-vlad = the Count
title-dimitri = the Duke
title-turbo = the Tinkerer
title-phil = the Tailor
title-tictac = the Clockmaker
title-celeste = the Seer
title-chapi = the Magician
title-jack = the Nature Spirit
title-corbac = the Burglar
title-alienor = the Druid
title-soulange = the Teacher
title-hyppolite = the Hypnotist
title-marty = the Time Traveller
title-bob = the Blob
title-triton = the Fisherman
title-lucky = the Gambler
title-flora = the Florist
title-laurent = the Coachman

guild-artists = Artists
guild-prospectors = Prospectors
guild-nobles = Nobles
guild-artisans = Artisans
guild-mages = Mages
guild-citizens = Citizens

## The text of a card: when its effect happens, then one sentence for each step
## $amount is written as on the card (“3”, “X”, “X + 2”), $count is the same for the plural, $other is the second number.

when-played = When played
when-action = ACTION
when-turn-start = CONTINUOUS, at the start of your turn
when-turn-end = CONTINUOUS, at the end of your turn
when-scoring = END

step-draw = { $count ->
    [one] Draw { $amount } card.
   *[other] Draw { $amount } cards.
}
step-gain = { $count ->
    [one] Gain { $amount } button.
   *[other] Gain { $amount } buttons.
}
step-pay = { $count ->
    [one] Pay { $amount } button.
   *[other] Pay { $amount } buttons.
}
step-reveal = { $count ->
    [one] Reveal the top card of the pile.
   *[other] Reveal the top { $amount } cards of the pile.
}
step-prize = { $count ->
    [one] Gain { $amount } button for each different villager among them.
   *[other] Gain { $amount } buttons for each different villager among them.
}
step-rob = If X is at least { $other }, take half of the buttons of the player on your right, rounded up.
step-extra = Play one more set from your hand at once.
step-sizes = { $other ->
    [one] { $other } point if you have at least one set of each exact size, from 1 card to { $amount }.
   *[other] { $other } points if you have at least one set of each exact size, from 1 card to { $amount }.
}
step-outdo = { $other ->
    [one] { $other } point if this set has more cards than the player on your right has of this villager.
   *[other] { $other } points if this set has more cards than the player on your right has of this villager.
}
step-sweep = Discard any number of cards from the forum, then refill it.
step-take = { $count ->
    [one] Take { $amount } card from the forum into your hand.
   *[other] Take { $amount } cards from the forum into your hand, one after the other.
}
step-give = { $count ->
    [one] Put { $amount } card from your hand into the forum.
   *[other] Put { $amount } cards from your hand into the forum.
}
step-burn = Discard up to { $count ->
    [one] { $amount } card
   *[other] { $amount } cards
} from your hand and gain { $other ->
    [one] { $other } button for each.
   *[other] { $other } buttons for each.
}
step-discard = { $count ->
    [one] Discard { $amount } card from your hand.
   *[other] Discard { $amount } cards from your hand.
}
step-shrink = { $count ->
    [one] Discard { $amount } card of one of your sets.
   *[other] Discard { $amount } cards of your sets.
}
step-grow = { $count ->
    [one] Add up to { $amount } matching card from your hand to one of your sets.
   *[other] Add up to { $amount } matching cards from your hand to one of your sets.
}
step-join = { $count ->
    [one] Add up to { $amount } matching card from the forum to your sets, at most one to each.
   *[other] Add up to { $amount } matching cards from the forum to your sets, at most one to each.
}
step-sort = Add any of them to your sets of the same villager; discard the rest.
step-keep = Take { $amount } of them into your hand; discard the rest.
step-gamble = Reveal cards of the pile one by one. Stop when you like and take them all into your hand; but if a villager comes twice, discard them all.
step-name = { $other ->
    [one] Name a villager: each other player who holds any gives you one. If nobody does, draw { $other } card.
   *[other] Name a villager: each other player who holds any gives you one. If nobody does, draw { $other } cards.
}
step-copy = Choose another of your sets whose effect has no keyword: that effect happens again, and X counts the cards of this set.
step-fish = { $count ->
    [one] Take up to { $amount } card from the discard pile into your hand.
   *[other] Take up to { $amount } cards, all of different villagers, from the discard pile into your hand.
}
step-swap = { $count ->
    [one] Swap up to { $amount } card of your hand for one of the forum.
   *[other] Swap up to { $amount } cards of your hand, one for one, for cards of the forum.
}
step-feed = One more of this villager joins this set, from the forum or your hand. If there is none, one of this set goes into the forum.

## Options

option-villagers = Villagers
option-villagers-first-game = for a first game
option-villagers-random = at random
option-villagers-sourced = at random, known effects only
option-villagers-interactions = Crazy interactions
option-villagers-trees = Buttons grow on trees
option-villagers-synergy = Synergy explosion
option-villagers-choose = the players choose in turn

## What happened

starts = { $name } is the first player.
chose = { $villager } takes part.
began = Round { $round }: { $name } is to play.
refilled = { $villager } comes into the forum.
drew = { $name } draws { $villager }.
drew-hidden = { $name } draws a card.
missed = The piles are empty: { $name } gets a button instead of a card.
took = { $origin ->
    [discard] { $name } takes { $villager } from the discard pile.
    [revealed] { $name } takes { $villager } from the revealed cards.
   *[forum] { $name } takes { $villager } from the forum.
}
gave = { $name } puts { $villager } into the forum.
played = { $name } plays { $villager } × { $cards }.
used = { $name } uses { $villager }.
gained = { $buttons ->
    [one] { $villager } brings { $name } a button.
   *[other] { $villager } brings { $name } { $buttons } buttons.
}
paid = { $buttons ->
    [one] { $name } pays { $villager } a button.
   *[other] { $name } pays { $villager } { $buttons } buttons.
}
robbed = { $buttons ->
    [0] { $name } finds nothing: { $victim } has no buttons.
    [one] { $name } takes a button from { $victim }.
   *[other] { $name } takes { $buttons } buttons from { $victim }.
}
discarded = { $origin ->
    [forum] { $name } discards { $villager } from the forum.
    [set] { $name } discards { $villager } × { $cards } from the table.
    [revealed] { $villager } × { $cards } goes to the discard pile.
   *[hand] { $name } discards { $villager } from the hand.
}
added = { $origin ->
    [forum] { $name } adds { $villager } from the forum to the set.
    [revealed] { $name } adds the revealed { $villager } to the set.
   *[hand] { $name } adds { $villager } × { $cards } from the hand to the set.
}
turned-up = { $name } reveals { $villager }.
doubled = A villager for the second time: { $name } loses all revealed cards.
named = { $name } asks for { $villager }.
handed = { $name } has to give { $villager } to { $to }.
has-none = { $name } has no { $villager }.
copied = { $name } repeats the effect of { $villager }.
showed = { $name } offers { $villager } for a swap.
withered = { $name } has no { $villager } to add, and one goes from the set into the forum.
last-round = The draw pile is empty: this round is played to its end, then everybody has one last turn.
scored = { $points ->
    [one] { $name } has { $points } point.
   *[other] { $name } has { $points } points.
}
ended = The game is over.

## Why it ended

won-by-points = { $winners ->
    [one] { $names } wins with { count-points }.
   *[other] A shared victory with { count-points } each: { $names }.
}
won-by-sets = { $winners ->
    [one] { $names } wins a tie at { count-points } with more different villagers.
   *[other] A shared victory in a tie at { count-points }, with more different villagers: { $names }.
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What is asked now: said when another move is refused

asked-choose = Choose a villager of the guild whose turn it is, for example “{ $example }”.
asked-recruit = Recruit first: “draw” from the pile, or take a card of the forum, for example “{ $example }”.
asked-play = You may play a set or use an ACTION, for example “{ $example }”; “done” ends it.
asked-end-order = Several effects happen at the end of your turn. Pick the set whose turn it is, for example “{ $example }”.
asked-hand-limit = You hold too many cards. Discard one, for example “{ $example }”.
asked-set-limit = You have two sets of one villager. Pick the one that you discard, for example “{ $example }”.
asked-sweep = Discard cards of the forum, for example “{ $example }”; “done” ends it.
asked-take = Take a card of the forum, for example “{ $example }”.
asked-give = Put a card of your hand into the forum, for example “{ $example }”.
asked-burn = Discard cards of your hand for buttons, for example “{ $example }”; “done” ends it.
asked-discard = Discard a card of your hand first, for example “{ $example }”.
asked-shrink = Pick the set that loses a card, for example “{ $example }”.
asked-grow = { $example ->
    [done] No card of your hand fits one of your sets: only “done” is left.
   *[other] Add cards of your hand to one of your sets, for example “{ $example }”, or “done”.
}
asked-join = Add a card of the forum to one of your sets, for example “{ $example }”; “done” ends it.
asked-sort = Add a revealed card to one of your sets, for example “{ $example }”; “done” discards the rest.
asked-keep = Take one of the revealed cards, for example “{ $example }”.
asked-gamble = “draw” reveals one more card, “done” takes them all.
asked-name = Name a villager, for example “{ $example }”.
asked-copy = Pick the set whose effect happens again, for example “{ $example }”.
asked-fish = Take a card of the discard pile, of another villager each time, for example “{ $example }”; “done” ends it.
asked-swap = Give a card of your hand for one of the forum, for example “{ $example }”; “done” ends it.
asked-swap-for = Take the card of the forum that you want for it, for example “{ $example }”.
asked-feed = Choose where the new card of the set comes from: “feed forum” or, if you hold one, “feed hand”.

## Why a move is refused

not-in-forum = { $villager } is not in the forum.
too-few-cards = { $cards ->
    [0] You hold no { $villager }.
    [one] You hold only { $cards } card of { $villager }.
   *[other] You hold only { $cards } cards of { $villager }.
}
one-set-a-turn = You have played your set of this turn.
nobody-sells = None of your sets lets you play one more set now.
no-such-set = { $sets ->
    [0] You have no set of { $villager }.
    [one] You have only one set of { $villager }.
   *[other] You have only { $sets } sets of { $villager }.
}
no-action = { $villager } has no ACTION.
action-used = This set of { $villager } has been used in this turn.
too-few-buttons = { $buttons ->
    [one] { $villager } costs a button.
   *[other] { $villager } costs { $buttons } buttons.
}
buy-instead = { $villager } lets you play one more set: say which one, for example “{ $example }”.
cannot-use = { $villager } cannot be used now: the forum or your hand lacks the cards for it.

## The table in the terminal

word-round = Round
word-pile = draw pile
word-end-pile = end pile
word-turns-left = turns left
word-forum = Forum
word-revealed = Revealed
word-discard = Discarded
word-hand = Hand
word-points = points
word-buttons = buttons
word-cards = cards
word-known = known

## Hints

hint-points = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
