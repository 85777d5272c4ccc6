### Words that every game uses.

match-is-over = The match is over.
not-your-turn = { $number ->
    [0] It is not your turn.
   *[other] It is not your turn: we are waiting for { $waiting }.
}
no-such-move = “{ $text }” is no move of this game.
wrong-form = “{ $text }” is not a whole move: it is written like “{ $example }”.
unclear-text = “{ $text }” is no word: it takes letters or digits, with spaces, hyphens and apostrophes between them.
text-too-long = That is too long: { $most } letters at most.
text-missing = Put your own words in place of the dots.
option-not-for-seats = { $seats ->
    [1] Not for one player: { $option } – { $choice }.
   *[other] Not for { $seats } players: { $option } – { $choice }.
}
cannot-go-on = The match could not go on after an update.
