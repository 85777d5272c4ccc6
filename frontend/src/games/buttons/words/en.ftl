### The board of BUTTONS in the browser. The words are those of docs/rules/buttons.md.

## The table

board-table = The table of BUTTONS
board-round = Round { $round }
board-dice = Dice
board-none = none
board-cards = Button cards:
board-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
board-of = The board of { $name }
board-show = show this board large
board-back = Back to my board
board-active = rolling
board-status-in = in
board-status-safe = safe
board-status-bust = bust
board-stamp-safe = safe
board-stamp-bust = bust
board-face = Board { $face }
board-take = Take { $face }
board-offers = Boards to choose from
board-reconstructed = reconstructed
board-reconstructed-why = No source shows which space has which colour. Our boards are reconstructed: nine spaces of each colour, and never two of one colour side by side.

## Dice

board-die-white = White die: row { $pips }
board-die-gold = Gold die: column { $pips }
board-die-black = Black die: column { $pips }
board-die-white-still = White die, not thrown yet
board-die-gold-still = Gold die, not thrown yet
board-die-black-still = Black die, not thrown yet

## What may be done

board-roll = Roll
board-roll-chance = { $chance } % bust
board-out = Opt out
board-out-earns = { $stars ->
    [one] for { $stars } star
   *[other] for { $stars } stars
}
board-skip = Leave it
board-lay-on = Lay on { $field }
board-do-roll = Roll the dice.
board-do-roll-or-out = Roll on, or opt out and be safe.
board-do-lay = Lay a button on one of the glowing spaces.
board-do-lay-one = Lay a button on { $field }.
board-do-gold = Gold die: lay a button on { $field }, or leave it.
board-do-stars = { $stars ->
    [one] Put your star: choose one of your buttons.
   *[other] Put your { $stars } stars: choose among your buttons.
}
board-do-choose = Choose your board.
board-over = The game is over.
board-wait-boards = Choosing a board: { $name }
board-wait-turn = Roll or opt out? { $name } decides.
board-wait-lay = Laying buttons: { $name }
board-wait-stars = Putting stars: { $name }
board-wait-safe = You are safe. Now { $name } has the dice.
board-wait-bust = You are bust until the round ends. Now { $name } has the dice.

## For ears

board-field-free = { $field }, { $colour } space, free
board-field-button = { $field }, { $colour } space, with a button
board-field-star = { $field }, { $colour } space, with a star
board-field-may-lay = { $field }, { $colour } space, free; lay a button here
board-field-may-star = { $field }, { $colour } space, with a button; put a star here
board-told-round = Round { $round }. { $name } has the dice.
board-told-dice = The last roll: row { $white }, gold die { $gold }, black dice { $black }.
board-told = { $name }, { $status }. Buttons: { $buttons }. Stars: { $stars }. Cards: { $cards }.

## The first explanation

panel-roll = Roll: the white die names the row, each black die a column.
panel-lay = Sew a button on one of these spaces, but never right beside another button.
panel-gold = The gold die is for everybody: the others may lay a button there too.
panel-bust = Nothing fits? Bust! All your buttons of this round fall off.
panel-stars = Opt out in time for a star, one more for each colour with three buttons, and another if you hold its card.
panel-win = Five stars in a row, or twelve in all, win the game.

## The ending

ending-title = How each star was made
ending-round = Round
ending-total = Stars
ending-bust = bust
ending-nothing = nothing
ending-safe = safe: 1
ending-colours = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
}
ending-bonus = { $bonus ->
    [one] { $bonus } for the card
   *[other] { $bonus } for the cards
}
ending-key-safe = safe: one star
ending-key-colour = a colour with three buttons: one star
ending-key-card = its card in hand: another star

## The proof of the luck

proof-setup-right = Cards and boards are those that the secret deals.
proof-setup-wrong = Cards or boards are not those that the secret deals.
proof-cards-right = The cards are those that the secret deals.
proof-cards-wrong = The cards are not those that the secret deals.
proof-rolls-right = { $rolls ->
    [one] { $rolls } roll computed again: every die is right.
   *[other] { $rolls } rolls computed again: every die is right.
}
proof-roll-wrong = The dice of move { $move } are not those of the secret.

## The end, where all games say points

end-you-won-by = { $points ->
    [one] You won by { $points } star
   *[other] You won by { $points } stars
}
end-you-lost-by = { $points ->
    [one] { $name } was { $points } star ahead of you
   *[other] { $name } was { $points } stars ahead of you
}

## A move in words, for a hint and for looking back

move-roll = roll
move-out = opt out
move-skip = lay nothing
move-place = { $place }
move-star = star on { $first }
move-board = board { $first }
