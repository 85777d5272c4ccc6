### What somebody played on this device, and how it is kept.

evenings-going = Go on
evenings-numbers = Your numbers
evenings-matches = Matches
evenings-all = all
evenings-game = Game
evenings-more = Show more
evenings-none = Nothing played yet
evenings-none-about = Every match you finish on this device is listed here, with its replay. Nobody else sees the list.
evenings-shelf = To the games
evenings-company = You played most often with
evenings-times = { $times ->
    [one] once
   *[other] { $times } times
}
evenings-played = { $played ->
    [one] one match
   *[other] { $played } matches
}
evenings-won = { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
evenings-best = Best score
evenings-longest = Longest winning streak
evenings-streak = Current winning streak
evenings-did-win = won
evenings-did-lose = not won
evenings-points = { $points ->
    [one] one point
   *[other] { $points } points
}
evenings-does-not-count = does not count
evenings-with = with { $names }
evenings-with-many = { $others ->
    [one] with one other
   *[other] with { $others } others
}
evenings-keep = Keep and move
evenings-keep-about = Your evenings are kept on this device and nowhere else, unless you want that.
evenings-move = Move to another device
evenings-move-about = A code takes the list to a phone or a computer of yours. It stays here, too.
evenings-move-do = Make a code
evenings-move-open = Open this on the other device within ten minutes. It works once.
evenings-move-code = QR code that moves your evenings
evenings-move-link = Link that moves your evenings
evenings-taken = { $count ->
    [0] Nothing was new.
    [one] One match was added.
   *[other] { $count } matches were added.
}
evenings-file = As a file
evenings-file-about = To keep it yourself, or to bring it back.
evenings-save = Save as a file
evenings-load = Add from a file
evenings-no-file = That is no list of evenings.
evenings-forget = Delete the list
evenings-forget-sure = The list on this device is deleted. Matches, tables and replays stay.
evenings-forgotten = The list is deleted.
passkey-title = Passkey
passkey-about = A passkey keeps the list with this server, so that it is there on all your devices. No name, no e-mail, no password.
passkey-not-here = A passkey needs https, or localhost. Here you can move your evenings with a code.
passkey-kept = Your passkey keeps the list with this server.
passkey-new = Make a passkey
passkey-known = I have one
passkey-leave = Not on this device
passkey-delete = Delete passkey and list
passkey-delete-sure = The server deletes your passkey and the list that it kept, for all your devices. What is on this device stays.
passkey-made = Your passkey keeps your evenings from now on.
passkey-found = Your evenings are here.
passkey-left = This device no longer uses the passkey.
passkey-deleted = The passkey is deleted. Your device may still list it; it opens nothing any more.
going-calendar = Calendar file
