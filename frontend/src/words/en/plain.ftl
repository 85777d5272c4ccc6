### The plain board, which plays any game, and what can be proved of any game.

plain-table = The table
plain-eyes = You see what { $name } may see.
plain-watching = You are watching.
plain-choose = Your move:
plain-wait = Nothing for you to do at the moment.
plain-filter = Type to find a move, Enter plays the first
plain-found = { $found } of { $moves }
plain-new = new
plain-yes = yes
plain-no = no
plain-seats = Who sits where
plain-player = Player
plain-score = Points
plain-won = won

proof-promise-kept = The secret is the one that was promised before the first move.
proof-promise-broken = The secret is not the one that was promised before the first move.
