# Words that every game uses.

match-is-over = The match is over.
not-your-turn = { $number ->
    [one] It is not your turn: { $waiting } decides now.
   *[other] It is not your turn: { $waiting } decide now.
}
no-such-move = “{ $text }” is no move of this game.
