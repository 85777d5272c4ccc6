### BUTTONS
### The words of docs/rules/buttons.md: button, star, board, space, row, column, card, round; lay, put, roll, opt out; in, safe, bust.
### A move is typed the same in every language (“roll”, “out”, “skip”, “board A1”), so it stands in quotes wherever it is named.
### Nothing is said about who a player is: sentences work with any name, and with several joined by commas.

title = BUTTONS
tagline = Throw the dice, sew on buttons, and stop before the luck runs out.

red = red
yellow = yellow
green = green
blue = blue

## Options

option-boards = Boards
option-boards-random = dealt at random
option-boards-choose = each player chooses
option-boards-same = the same for all

## What happened

dealt = { $cards ->
    [one] { $name } gets the { $first } card.
   *[other] { $name } gets the { $first } and the { $second } card.
}
took = { $name } plays on board { $face }.
started = Round { $round }: { $name } begins.
rolled = { $dice ->
    [0] { $name } rolls: row { $white }, gold { $gold }.
   *[other] { $name } rolls: row { $white }, gold { $gold }, black { $black }.
}
laid = { $name } lays a button on { $field } ({ $colour }).
skipped = { $name } lays nothing.
busted = { $buttons ->
    [0] { $name } cannot lay and is bust.
    [one] { $name } cannot lay, is bust and loses a button.
   *[other] { $name } cannot lay, is bust and loses { $buttons } buttons.
}
left = { $name } opts out and is safe.
earned = { $stars ->
    [0] { $name } earns no star.
    [one] { $name } earns a star.
   *[other] { $name } earns { $stars } stars.
}
starred = { $name } puts a star on { $field }.
ended = The game is over.

## Why it ended

won-by-row = { $winners ->
    [one] { $names } wins with a row of stars ({ count-stars } in all).
   *[other] A shared victory, each with a row of stars and { count-stars }: { $names }.
}
won-by-stars = { $winners ->
    [one] { $names } wins with { count-stars }.
   *[other] A shared victory with { count-stars } each: { $names }.
}
won-by-rounds = { $winners ->
    [one] { $names } wins after { count-rounds } with { count-stars }.
   *[other] A shared victory after { count-rounds }, with { count-stars } each: { $names }.
}
count-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
count-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

## Why a move is refused

choose-a-board = Choose a board first, for example “board A1”.
board-taken = Board { $board } is taken.
out-needs-a-button = Opting out needs at least one button on your board.
roll-or-out = It is your turn: “roll” the dice, or opt “out”.
lay-or-skip = You may lay a button on { $field }, or “skip”.
must-lay = You rolled, so you must lay a button: { $fields }.
wrong-row = The white die shows { $row }: the button goes into row { $row }, and { $field } is elsewhere.
wrong-column = No black die shows the column of { $field }.
on-a-button = A button lies on { $field } already.
on-a-star = A star lies on { $field }.
beside-a-button = No button beside a button: { $field } touches one.
stars-first = { $stars ->
    [one] Put your star first, on one of your buttons.
   *[other] Put your { $stars } stars first, on your buttons.
}
star-needs-a-button = A star replaces a button of this round, and none lies on { $field }.

## The board in the terminal

word-round = Round
word-in = in
word-safe = safe
word-bust = bust
word-row = row
word-gold = gold
word-black = black
word-bust-chance = bust
word-earns = out now
word-due = to put
word-cards = cards
word-reconstructed = reconstructed

## Hints

hint-roll = The next roll goes bust in { $bust } of 100 cases; { $stars ->
    [one] { $stars } star is
   *[other] { $stars } stars are
} at stake.
hint-out = { $stars ->
    [one] { $stars } star is
   *[other] { $stars } stars are
} safe this way; one more roll would go bust in { $bust } of 100 cases.
hint-completes = It completes a colour: { $colour }.
hint-begins = { $missing ->
    [one] After it { $missing } button of this colour is missing
   *[other] After it { $missing } buttons of this colour are missing
}: { $colour }.
hint-five = It completes a row of five stars.
hint-row = { $stars ->
    [one] After it { $stars } star lies
   *[other] After it { $stars } stars lie
} in one row of five.
