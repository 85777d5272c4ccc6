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
proof-share-in = What this device added to the luck is in it.
proof-share-missing = What this device added to the luck is not in it, although the server said so!
proof-reach = { $devices ->
    [0] No device added to the luck: the server did not change it after the start, but this does not prove that it did not pick it.
    [one] One device added random bytes after the server had fixed its own: so the server did not pick the luck, unless it worked together with that device.
   *[other] { $devices } devices added random bytes after the server had fixed its own: so the server did not pick the luck, unless it worked together with a player.
}
proof-reach-alone = Everyone who plays this set-up has the same luck, which the server alone has drawn: it was not changed after the start, but this does not prove that the server did not pick it.
