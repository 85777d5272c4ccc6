### What one plays alone: the set-up of the day, results on this device, hints, races on the same set-up.

## The day

alone-play-day = Play today’s
alone-go-on = Go on
alone-look-again = Look at it again
alone-par = { $points ->
    [one] Par: { $points } point
   *[other] Par: { $points } points
}
alone-par-about = Par is what Hameau’s own player scored here. It knew no more than you: neither the pile nor the cards to come.
alone-at-par = exactly par
alone-above-par = { $points } above par
alone-below-par = { $points } below par
alone-best-known = { $points } would have been possible
alone-streak = { $days ->
    [one] { $days } day won
   *[other] { $days } days won in a row
}
alone-days = The days before
alone-days-about = Only the first time counts, and only on its own day does it add to the row. Kept on this device.
alone-day-open = not played
alone-not-first = You have played this day before; the first time counts.
alone-luck-public = The luck of a day follows from its date, the same for everybody. So whoever computes it could know it beforehand: here the check proves only that nobody got another one.

## Results

alone-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alone-lost = lost
alone-hints = { $hints ->
    [0] no hint
    [one] { $hints } hint
   *[other] { $hints } hints
}
alone-share = Share the result
alone-copied = Copied. Paste it wherever you like; it gives nothing away.
alone-another = Play a new one
game-first = New to this game?
game-first-about = A real match with short hints at the right moment. It is not counted anywhere.
alone-lesson = Guided first match
alone-scores = Your scores
alone-scores-about = Average of what you won. Kept on this device only.
alone-difficulty = Difficulty
alone-best = Best
alone-average = Average
alone-won = Won
alone-won-of = { $won } of { $played }
alone-all = all
alone-forget = Delete my scores
alone-forget-about = All results of this game on this device are deleted, the days too. That cannot be undone.
alone-forget-not = Keep them

## Hints

advice-of-a-bot = A strong bot that knows no more than you would play this.
advice-ask = Hint
advice-is = Hint: { $why }
advice-move = Hint: { $move }.
advice-nothing = Hint: let this card go. { $why }

## Races

race-title = Race on the same set-up
race-about = Whoever has this link plays exactly what you play, with the same luck. You see each other’s results when both are done.
race-friend = Race a friend
race-link = Link to this set-up
race-begin = Play it
race-bots = Let a bot play it:
race-plays = { $moves ->
    [0] has not begun
    [one] plays, { $moves } move
   *[other] plays, { $moves } moves
}
race-over = has finished
race-replay = Replay of { $name }
race-invited = { $name } challenges you: { $game }
race-rules = The same set-up, the same luck. How it went for the others you see when you have played.
race-played = You are in it already. This is how it stands.
