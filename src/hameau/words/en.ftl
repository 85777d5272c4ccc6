### Words that every game uses.

match-is-over = The match is over.
not-your-turn = { $number ->
    [0] It is not your turn.
   *[other] It is not your turn: we are waiting for { $waiting }.
}
no-such-move = “{ $text }” is no move of this game.
wrong-form = “{ $text }” is not a whole move: it is written like “{ $example }”.
option-not-for-seats = { $seats ->
    [1] Not for one player: { $option } – { $choice }.
   *[other] Not for { $seats } players: { $option } – { $choice }.
}
cannot-go-on = The match could not go on after an update.
