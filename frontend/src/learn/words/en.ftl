### Learning from a match: the line, the moments that mattered, and trying something else.

learn-title = Learn from this match
learn-about = What { $name } could know at each moment, and nothing more: the rest was imagined anew.
learn-whose = Seat
learn-begin = Look back
learn-again = Look again
learn-waiting = Looking back …
learn-progress = Looking back: { $percent }
learn-percent = { $percent }%
learn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-chance-line = The chance to win, move by move
learn-points-line = The points to be expected, move by move
learn-slider = Moment of the match
learn-spoken = { $cause ->
    [choice] Move { $number }, as chosen: { $worth }
    [luck] Move { $number }, after luck: { $worth }
    [others] Move { $number }, after the others: { $worth }
   *[start] Move { $number }: { $worth }
}
learn-from-to = from { $before } to { $after }
learn-brought = What brought it there
learn-total-start = At the first decision
learn-total-choices = Own choices
learn-total-luck = Luck
learn-total-others = The others
learn-total-end = In the end
learn-total-about = Own choices are measured against a sensible player, luck and the others against what could be expected.
learn-moments = What mattered most
learn-choice = Move { $number }: a choice
learn-luck = Move { $number }: luck
learn-others = Move { $number }: the others
learn-learned = Something about { $name }
learn-played = Played: { $move }
learn-better = A strong bot plays: { $move }
learn-because = In { $worlds } imagined matches that did better by { $gain }.
learn-and-more = { $lines ->
    [one] and { $lines } thing more
   *[other] and { $lines } things more
}
learn-nothing = No single moment mattered much.
learn-go = Go there
learn-try = Try it from here
learn-trying = A new table against bots. What could not be known then is dealt anew.
learn-you = you
learn-truly = Of all deals that fitted what this seat knew. Stripes: who truly was one.
learn-table = All decisions as a table
learn-table-move = Move
learn-table-played = Played
learn-table-best = A strong bot
learn-table-before = Before
learn-table-after = After
learn-table-lost = Lost
