### The command line.

## hameau

welcome = Five village games to play, measure and learn. Begin with the first line.
does-serve = serve Hameau in the browser, for friends and phones
does-play = play in the terminal against bots
does-replay = watch a recorded match
does-verify = check a record and its luck
does-simulate = let bots play many matches
does-duel = see which of two bots is stronger
does-regret = see what the choices of bots cost
does-study = see what happens in many matches, on one page
does-compare = see what a change of the boards and cards did
does-bench = measure how fast it is here
does-solve = find out how a set-up can be won
does-judge = judge positions from a file
does-learn = learn anew what imagined players like
does-games = list the games
does-content = check the boards and cards
does-new-game = begin a game of your own
does-laws = try on a game what every game obeys
does-export = write all data of a server to one file
does-import = read all data of a server from a file
does-forget = delete a table or a person from a server’s data
does-doctor = see what is missing here
more-help = “hameau COMMAND --help” tells more. --lang en, fr, de or it chooses the language.
runs-plain = The rules run as plain Python, about 200 times slower than compiled; “hameau doctor” says what to do.
matches = Matches
thinks = { $name } is thinking …

## hameau play

sit-down = You are { $name }, against { $names }.
sit-down-alone = You are { $name } and play alone.
promise = Promise of the dice: { $promise }
secret = Secret of the dice: { $secret }
you-may = You may:
ask-help = “help” lists what you can type.
ask-why = “why” tells the rule.
rule-number = (rule { $rule })
no-rulebook = The rules are not at hand in this installation.
no-such-rule = The rules have no number { $text }.
nothing-called = { $text } is nothing that can be looked up in this game.
why-what = Type a move after “why”, for example one that was refused.
is-legal = “{ $text }” is legal.
taken-back = Taken back to your last decision. The dice will fall as before.
taken-back-knowing = Taken back to your last decision. You have seen what follows, so this match no longer counts, and luck you saw is drawn anew.
does-not-count = This match does not count: a move was taken back after its outcome was seen.
nothing-to-take-back = You have decided nothing yet that could be taken back.
hint = { $bot } would play “{ $text }”.
record-tells = The record contains the secret of the dice: who reads it before the end knows what comes.
recorded = The record is in { $text }.
verify-with = Verify it with: hameau verify { $text }
score = Score
rematch = Another match? (y/n)
yes-or-no = y plays another match, n leaves; “record FILE”, “log” and “undo” work too.
goodbye = Goodbye!
help-moves = Type a move as it is listed, or:
help-number = the move with this number
help-enter = the move, if there is only one
help-why = may I play this, and which rule says so
help-undo = take back my last decision; once I have seen what follows, the match no longer counts
help-hint = what a strong bot would play
help-rules = all rules, a chapter, or a sentence such as 3.2
help-show = draw the table again; show K3 tells what is printed on K3
help-log = all that happened
help-position = the position as text
help-record = save the record; without a file, show it
help-quit = leave

## hameau replay, hameau verify

step-on = Enter goes on, q leaves.
checked-promise = ✓ The secret is the one that was promised ({ $promise } …).
checked-luck = ✓ All luck was computed again from the secret and is the same.
checked-shares = { $seats ->
    [0] · No player’s device added to the luck: nobody changed it, but whoever drew the secret could have picked it.
    [one] ✓ One player’s device added bytes of its own to the luck: the secret alone did not decide it.
   *[other] ✓ The devices of { $seats } players added bytes of their own to the luck: the secret alone did not decide it.
}
checked-backs = { $backs ->
    [one] ✓ Once the match was taken back past luck, and the luck was drawn anew.
   *[other] ✓ { $backs } times the match was taken back past luck, and each time the luck was drawn anew.
}
checked-unread = { $moves ->
    [one] · One move was played with other rules: nobody altered it since, but it cannot be replayed here.
   *[other] · { $moves } moves were played with other rules: nobody altered them since, but they cannot be replayed here.
}
checked-moves = { $moves ->
    [0] ✓ No move was played.
    [one] ✓ The one move is legal and leads where the record says.
   *[other] ✓ All { $moves } moves are legal and lead where the record says.
}
checked-result = ✓ The result follows from the moves.
checked-open = ✓ The match is not over, as the record says.
record-is-true = This record is true.

## hameau simulate, hameau duel, hameau regret

seat = Seat
bot = Bot
wins = Wins
share = Share
mean-score = Mean score
seconds = seconds
won = Won
drawn = Drawn
lost = Lost
camp = Camp
ratio = Ratio
bounds = 95 %
rating = Rating
beats-next = Beats the next
agreed = As the judge
a-decision = Lost a decision
a-match = Lost a match
simulated = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $ties ->
    [0] no shared win.
    [one] one shared win.
   *[other] { $ties } shared wins.
}
simulated-pace = Decisions a match: { $decisions }. Matches a second: { $rate }.
interval = With 95 % confidence { $name } wins between { $low } and { $high }.
evened = With even luck { $name } wins { $share }, between { $low } and { $high }; luck explains { $luck } of how results scatter.
not-evened = These results are too few, or too much alike, to tell luck from skill.
lasted = { $matches ->
    [one] One match
   *[other] { $matches } matches
} in { $seconds } s.
regret-means = Losses are in victories, beside the choice of a search (simulations: { $simulations }). Choices of a player in a match: { $choices }.
regret-unknown = Too few matches to say what the choices of { $bots } cost.

## hameau study, hameau compare

studied = { $matches ->
    [one] One match
   *[other] { $matches } matches
} in { $seconds } s.
what = What
before-after = Before → after
difference = Difference
bounds-for-all = 95 % bounds for all at once
clear-differences = { $clear ->
    [0] No difference of { $items } is clear: chance could explain all of them.
    [one] One difference of { $items } is clear; chance could explain the others.
   *[other] { $clear } differences of { $items } are clear; chance could explain the others.
}
dataset-written = { $count ->
    [one] One decision
   *[other] { $decisions } decisions
} of { $matches ->
    [one] one match
   *[other] { $matches } matches
}: { $file }
page-written = The page: { $file }
stopped = Stopped. Matches done: { $done } of { $total }. Nothing was written.
stopped-early = Stopped. Matches that count: { $matches } of { $total }.

## hameau games

players = { $most ->
    [one] 1 player
   *[other] { $least } to { $most } players
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

## hameau content

rulebook = from the rulebook
found = found
reconstructed = reconstructed
content-is-right = ✓ { $game }: { $file } is right; entries: { $counts }.
stray-content = { $text }: no game has this name; there are { $keys }.
content-copied = Edit, then: hameau content check { $text }
game-begun = Play it: hameau play { $game } --games { $folder }. Its tests: python -m pytest { $folder }

## hameau doctor

machine = Machine
c-compiler = C compiler
missing = missing
set = set
not-set = not set
compiled-parts = What can be compiled
compiled = compiled
plain = plain Python
build-stale = compiled from an older source
build-absent = not compiled
build-unused = a compiled file is there, but is not used
build-broken = cannot be loaded
game-runs = { $game }: { $way }
all-is-well = All is well.
advice-install = Something that Hameau needs is missing: install the package again.
advice-pure = HAMEAU_PURE asks for plain Python. Without it the compiled files run.
advice-game = A game from elsewhere makes all run as plain Python. A C compiler and “hameau[build]” let it be compiled.
advice-stale = Some compiled files are older than their source, and the old rules run: compile again with “make build”.
advice-broken = Compiled and plain files are mixed: compile again with “make build”.
advice-compiler = There is no C compiler. Everything works without one, but about 200 times slower: install gcc or clang.
advice-headers = The C headers of Python are missing: install them (on Debian and Ubuntu: python3-dev).
advice-build = Compile the rules with “make build”, or install the package again.

## hameau export, import

exported = { $entries ->
    [one] One entry was written to { $file }.
   *[other] { $entries } entries were written to { $file }.
}
imported = { $entries ->
    [one] One entry was read into { $folder }.
   *[other] { $entries } entries were read into { $folder }.
}
forgot-table = { $entries ->
    [one] Table { $table } is deleted, with one entry.
   *[other] Table { $table } is deleted, with { $entries } entries.
}
forgot-device = { $tables ->
    [one] The person is forgotten, at one table.
   *[other] The person is forgotten, at { $tables } tables.
}

## hameau serve

no-pages = The pages were not built, so only the API answers. `make build` builds them.
serving = Hameau is open: { $address }
phones = For phones in the same network: { $address }
data-in = Everything is kept in { $folder }.
stop-with = Ctrl-C stops it; nothing is lost.
served = Closed. Everything played is kept.

## hameau bench server

bench-tables = tables
bench-move-us = µs of the server a move
bench-moves = moves/s

## hameau bench sockets

bench-load = Moves, { $tables } tables, { $server }
bench-latency = – answered after, half of them and 99 %
bench-server = – processor of the server, a move and in all
bench-picows = picows against websockets, { $tables } tables
bench-peer-best = Best of { $server }, with { $tables } tables
bench-peer-ratio = Our moves with { $ours } against those of { $server }
bench-flat-out = Moves, { $tables } tables, as fast as it goes, { $server }
bench-its-rate = Moves, { $tables } tables, at the peer’s best rate, { $server }
bench-half-rate = Moves, { $tables } tables, at half the slower one’s rate, { $server }
bench-memory = Memory of the empty server, { $server }
bench-memory-live = – of a table that is played at
bench-memory-idle = – of a table that everybody left
bench-log = – of a table on disk
bench-back = – a table that left memory is back after, half of them and 99 %
bench-start = Started, with an empty folder
bench-start-full = Started, with { $tables } tables in the log
bench-alone = Moves as people make them, { $tables } tables
bench-beside-bots = – while strong bots think at { $bots } other tables

## hameau bench ballots

bench-ballots-paced = Last ballots, { $tables } tables of { $seats }, { $pace } a second: all have seen the vote after, half of them, 99 % and all
bench-ballots-server = – processor of the server for each of them
bench-ballots-at-once = – all at once

## hameau bench soak

soak-moves = Moves (tables: { $tables }, time: { $minutes } min)
soak-memory = Memory, at the beginning and at the end
soak-threads = – threads
soak-files = – open files
soak-processor = – processor time a move
soak-latency = – 99 % answered after
soak-good = Nothing has grown: the server can run for long.
soak-bad = Something has grown more than it should: look at the figures above.

## hameau bench flood

flood-connections = 99 % of honest moves answered after, quiet and flooded: connections
flood-handshakes = – handshakes
flood-requests = – requests
flood-impatience = – requests without waiting
flood-garbage = – garbage
flood-fragments = – fragments of messages
flood-pings = – pings
flood-messages = – 20,000 messages at once
flood-memory = Memory, at most
flood-good = Whoever plays hardly notices a flood.
flood-bad = Floods are noticed more than they should be: look at the figures above.

## hameau solve

solve-possible = It can be won: this plan scores { $score }, and no plan scores more than { $bound }.
solve-best = It can be won: this plan scores { $score }, and no plan scores more.
solve-impossible = It cannot be won; { $how }.
solve-unknown = No plan was found, which proves nothing; no plan scores more than { $bound }.
solve-honestly = Played without knowing what comes:
bench-steps = steps a second of processor time
