### Why a table refuses something. The browser says the same sentences.

not-understood = This message is not understood.
hello-first = Say hello to a table first.
hello-again = This connection is at a table already.
old-protocol = This page is out of date. Please load it again.
no-such-table = There is no such table, or you are not invited to it.
other-rules = This match was played with other rules, so it cannot be shown here. Its record can be downloaded.
table-broken = This table cannot go on. What was played is kept.
table-full = Too many devices are at this table.
too-fast = That was too fast. Please wait a moment.
not-written = It could not be written down, so nothing changed. Please try again.
not-read = The table could not be read from the disk. What was played is kept; please try again later.
link-used = This link does not work, or no longer.
not-invited = You are looking on. To sit down you need an invitation.
nobody-to-find = This game is played alone: there is nobody to look for.
not-oneself = That is yourself: just get up.
no-strangers = On this server only those who have a link may come.
no-such-seat = There is no such seat.
seat-taken = { $name } sits there.
seat-is-free = Nobody sits there.
not-yours = This seat is not yours.
name-needed = Please say your name.
name-too-long = A name has at most { $most } letters.
name-taken = There is a { $name } at this table already.
not-the-host = { $name } arranges this table.
already-started = The match has started.
not-started = The match has not started yet.
wrong-share = A share of luck is 32 random bytes, written in hexadecimal.
no-shares = Nobody can add to the luck here.
already-shared = This seat has added to the luck already.
wrong-seats = { $most ->
    [1] This game is for one player.
   *[other] This game is for { $fewest } to { $most } players.
}
wrong-option = That cannot be chosen: { $problem }.
seats-missing = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
no-such-level = There is no bot of level “{ $level }”.
stale = The table has gone on in the meantime. Please look again.
key-used = Another move was played with this key.
bot-plays = A bot plays on this seat.
still-here = A bot can play for { $name } only after { $seconds } seconds away.
undo-pending = { $name } has asked to take something back already.
nothing-to-undo = There is nothing of yours to take back.
already-shown = Something new has been turned up since; it cannot be unseen.
absent-cannot-agree = { $name } is away and cannot agree to that.
others-must-agree = Others have learned something from this move; they must agree.
moderated = A person leads this table, and everything is entered there.
not-the-moderator = Only the device that opened this table can lead it.
no-hints = There are no hints at this table.
nobody-asks = Nobody asks to take anything back.
not-asked = You are not asked.
nothing-said = Nothing was said.
nobody-hears = It is dark, and nobody would hear you.
not-in-the-dark = In the dark nothing is explained: a question could give you away.
no-nights = This game has no nights.
only-the-living = Those who are still playing decide that.
only-by-day = You can decide that by day.
said-too-much = A message has at most { $most } characters.
not-while-playing = You can look back when the match that is played here is over.
too-many-analyses = Many matches were looked back on from here. Please wait a little.
too-many-tables = Many tables were opened from here. Please wait a little.
foreign-page = This request came from the page of somebody else.
no-such-game = There is no such game.
no-such-match = There is no such match, or it is not over yet.
no-such-setup = There is no such set-up, or its day has passed or not come yet.
no-such-page = There is nothing here.
mistake = Something went wrong on our side. It has been noted.
no-such-parcel = This parcel has been taken already, or its ten minutes are over. Make a new one on the other device.
parcels-full = Many move their evenings just now. Please try again.
too-many-evenings = That is more than can be kept.
no-passkey = This device has no passkey here.
wrong-passkey = This passkey could not be checked. Please try again.
unknown-passkey = This server does not know this passkey any more.
days-of-time = This match lasts days: { $name } has time until the clock ends.
no-days-at-night = A game with nights is not played over days.
no-push = This browser cannot be called.
