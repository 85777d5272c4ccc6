### The board of Buttonville in the browser. The words are those of docs/rules/buttonville.md.

## The table

board-table = The table of Buttonville
board-forum = Forum
board-hand = My hand
board-hand-empty = Your hand is empty.
board-none = none
board-no-sets = No sets yet
board-no-text = The text of this card could not be loaded.
board-villagers = Who takes part
board-offers = Villagers to choose from
board-discard = { $cards ->
    [0] Discard pile, empty
    [one] Discard pile, { $cards } card; look through it
   *[other] Discard pile, { $cards } cards; look through it
}
board-discard-title = Discard pile
board-pile = Draw pile: { $pile }, end pile: { $end }
board-round = Round { $round }
board-turns-left = { $turns ->
    [one] Last turn!
   *[other] { $turns } turns left
}
board-over = The game is over.
board-of = In front of { $name }
board-open-player = show the score and what is known
board-buttons = { $buttons ->
    [one] { $buttons } button
   *[other] { $buttons } buttons
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-points-word = Points
board-hand-size = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
board-counted = { $count ->
    [one] { $villager }
   *[other] { $villager } × { $count }
}
board-known = Cards that everybody saw enter this hand: { $cards }
board-lacking = Certainly not among the others: { $villagers }
board-worth = What a set is worth
board-set-of = Cards
board-key-i = key I for more

## For ears

board-held = { $villager }, { $count } in hand; { $act }
board-set = { $villager }, a set of { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $act }
board-told = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, buttons: { $buttons }, cards in hand: { $hand }. Sets: { $sets }.
board-told-piles = Draw pile: { $pile }, end pile: { $end }.
board-told-hand = My hand: { $cards }.
act-look = read the card
act-play = play
act-buy = play as an extra set
act-use = use the ACTION
act-pick = choose this set
act-give = put into the forum
act-discard = discard
act-add = add to a set
act-feed = add to the set
tap-look = { $villager }: read the card
tap-take = Take { $villager }
tap-discard = Discard { $villager }
tap-add = Add { $villager } to a set
tap-feed = Feed { $villager } from here
tap-name = Name { $villager }
tap-choose = { $villager } takes part

## What is asked

ask-choose = Who shall live in this Buttonville? Choose a villager.
ask-recruit = { $owed ->
    [one] Recruit one more: tap a card of the forum or the pile.
   *[other] Recruit { $owed } villagers: tap a card of the forum or the pile.
}
ask-play = Play a set: tap a villager of your hand. Or end your turn.
ask-play-no-more = Your set is played.
ask-also-use = Glowing sets can be used.
ask-take = { $owed ->
    [one] { $villager }: take a card of the forum.
   *[other] { $villager }: take { $owed } cards of the forum, one by one.
}
ask-give = { $owed ->
    [one] { $villager }: put a card of your hand into the forum.
   *[other] { $villager }: put { $owed } cards of your hand into the forum.
}
ask-sweep = { $villager }: sweep away as many cards of the forum as you like.
ask-burn = { $owed ->
    [one] { $villager }: discard one more card of your hand for buttons, or leave it.
   *[other] { $villager }: discard up to { $owed } cards of your hand for buttons.
}
ask-discard = { $owed ->
    [one] { $villager }: discard a card of your hand.
   *[other] { $villager }: discard { $owed } cards of your hand.
}
ask-shrink = { $villager }: choose the set that loses a card.
ask-grow = { $owed ->
    [one] { $villager }: add a card of your hand to one of your sets.
   *[other] { $villager }: add up to { $owed } cards of your hand to one of your sets.
}
ask-grow-none = { $villager }: no card of your hand fits your sets.
ask-join = { $owed ->
    [one] { $villager }: add one card of the forum to a set of yours.
   *[other] { $villager }: add up to { $owed } cards of the forum to your sets, one to each.
}
ask-sort = { $villager }: add revealed cards to your sets; the rest is discarded.
ask-keep = { $villager }: keep one of the revealed cards.
ask-gamble = { $villager }: one more card? A villager for the second time, and all is lost.
ask-name = { $villager }: which villager shall the others hand over?
ask-copy = { $villager }: choose the set whose effect happens again.
ask-swap = { $owed ->
    [one] { $villager }: swap one card of your hand for one of the forum, or leave it.
   *[other] { $villager }: swap up to { $owed } cards of your hand for cards of the forum.
}
ask-swap-for = { $villager }: which card of the forum for { $given }?
ask-fish = { $owed ->
    [one] { $villager }: fish a card out of the discard pile.
   *[other] { $villager }: fish up to { $owed } different villagers out of the discard pile.
}
ask-feed = { $villager } is hungry. Where does the next one come from?
ask-end-order = Several sets stir at the end of your turn. Which one first?
ask-hand-limit = { $owed ->
    [one] Too many cards in hand: discard one.
   *[other] Too many cards in hand: discard { $owed }.
}
ask-set-limit = Two sets of one villager: choose the one that goes.

wait-choose = { $name } chooses a villager.
wait-recruit = { $name } recruits.
wait-play = { $name } may play a set.
wait-end-order = { $name } ends the turn.
wait-hand-limit = { $name } has too many cards and discards.
wait-set-limit = { $name } discards one of two sets.
wait-effect = { $name } decides for { $villager }.

done-play = End the turn
done-gamble = Stop and take them
done-sweep = Enough swept
done-sort = Discard the rest
done-grow = Add none
done-other = That is all
draw-card = Draw from the pile
draw-button = Take a button instead
draw-gamble = Reveal one more
feed-forum = From the forum
feed-hand = From my hand

## How many

many-title = { $villager }: how many?
many-cancel = Not this one
many-play = { $count ->
    [one] Play { $villager }
   *[other] Play { $count } × { $villager }
}
many-buy = { $count ->
    [one] Buy an extra set: { $villager }
   *[other] Buy an extra set: { $count } × { $villager }
}
many-add = { $nth ->
    [one] Add { $count }
   *[other] Add { $count } to set no. { $nth }
}

## What is laid out

tray-revealed = Revealed
tray-discard = The discard pile
tray-villager = Who?

## For those who looked away

recap-title = Since your last turn

## Keywords and sources

when-action-about = – once a turn for each set, at any moment of your turn.
when-turn-start-about = – always, without being asked.
when-turn-end-about = – always, without being asked.
when-scoring-about = – counts when the game is over.
source-rulebook = from the rulebook
source-rulebook-about = This effect stands in the printed rules.
source-found = found
source-found-about = The rulebook that we have is silent; a public page tells this effect.
source-reconstructed = reconstructed
source-reconstructed-about = No source that we could read tells this effect. It was made here, to fit the others.

## The first explanation

panel-recruit = Recruit two villagers each turn: open ones from the forum, or whoever lies on top of the pile.
panel-play = Then you may play a set: any number of the same villager, always as a new column.
panel-effect = Its effect happens at once. X is the number of cards in the set: three Jades, three buttons.
panel-keywords = Three signs are different: use it once a turn, let it work by itself, or count it at the end.
panel-limits = At the end of your turn you keep at most seven cards in hand, and one set of each villager.
panel-score = Large sets score best, and every two buttons are a point. When the draw pile is empty, the end is near.

## The proof of the luck

proof-setup-right = The first player and the villagers are those that the secret gives.
proof-setup-wrong = The first player or a villager is not the one that the secret gives.
proof-cards-right = { $cards ->
    [one] { $cards } card of the pile computed again: it is right.
   *[other] { $cards } cards of the pile computed again: every one is right.
}
proof-card-wrong = A card of move { $move } is not the one of the secret.

## The sheet of the end

made-sets = Sets
made-buttons = Buttons
made-end = END effects

## A move in words, for a hint and for looking back

move-done = no more
move-draw = draw a card
move-feed = add a card to the forum
move-take = take { $first }
move-give = give { $first }
move-discard = discard { $first }
move-name = name { $first }
move-use = use { $first }
move-pick = pick { $first }
move-choose = choose { $first }
move-add = add to { $first } (×{ $count })
move-play = play { $first } (×{ $count })
move-buy = buy { $first } (×{ $count })
