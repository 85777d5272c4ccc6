### The pages around the tables: home, games, rules, replays, credits.

## Every page

page-skip = Skip to the content
page-home = Hameau, to the first page
page-about = About Hameau
page-offline = You are offline. What works: my evenings, and the rules of games you have opened before. Your tables are safe, and come back with the network.
going-your-turn = Your turn
going-your-turn-until = Your turn, until { $when }
page-evenings = My evenings
page-mine = Your data
page-credits = Credits
page-schema = For programmers
page-notice = The games belong to their authors and publishers. Hameau is an unofficial implementation, made with affection.
page-loading = One moment …
page-close = Close
page-dismiss = Dismiss the notice
page-copy = Copy
page-copied = Copied
page-copy-failed = The link could not be copied. Select it and copy it by hand.
page-share = Share
page-guest = Guest

settings-language = Language
settings-to-day = Switch to day colours
settings-to-night = Switch to night colours

## First page

home-title = Village games, one table
home-sentence = Sit down with friends, each on their own phone, or with bots when nobody is around. Nothing to install.
home-continue = Continue at your table
home-games = The games
home-more = Learn more
home-more-about = Learn more about { $game }
home-play = Play { $game }
home-fair = Fair dice
home-fair-about = Every throw is promised before the match, and you can check it afterwards in your own browser.
home-free = No sign-up
home-free-about = A name is enough to take a seat. A link or a QR code brings the others.
home-private = No tracking
home-private-about = No advertising, no third-party servers. One cookie remembers your seat.

## A game

game-players = { $fewest } to { $most } players
game-players-exactly = { $players ->
    [1] One player
   *[other] { $players } players
}
game-minutes = about { $minutes } minutes
game-with-bots = Play against bots
game-alone = Play
game-solo = Play alone
game-options = Options
game-with-friends = Play with friends
game-moderate = Moderate a real table
game-chosen = { $opponents ->
    [one] One opponent
   *[other] { $opponents } opponents
}, level: { $level }
game-change = Change
game-opponents = Opponents
game-level = How strong
game-minute = The game in a minute
game-rules-title = All the rules
game-rules-about = Every rule has a number. When a move is refused, Hameau names the rule and shows it.
game-rules = Read the rules

level-beginner = Beginner
level-beginner-about = Plays whatever comes to mind. Good for the first match.
level-steady = Steady
level-steady-about = Takes what looks best right now. A pleasant evening.
level-strong = Strong
level-strong-about = Looks ahead before deciding. Wins if you are careless.
level-master = Master
level-master-about = Thinks for a second about every move. Hard to beat.
level-own-about = A bot that comes with this server.
level-beats = Beats { $below } in { $wins } of 100 matches.

## Rules

rules-title = The rules of { $game }
rules-index = Chapters
rules-foreign = These rules exist only in English so far.
rules-number = Rule { $number }
rules-note = Note on rule { $number }

## Replay

replay-title = Replay
replay-heading = Replay of match { $number }
replay-eyes = Seen
replay-eyes-all = as everything was
replay-eyes-public = as a spectator
replay-eyes-seat = as { $name } saw it
replay-slider = Move
replay-move = Move { $number } of { $last }
replay-controls = Controls of the replay
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-speed = Speed: { $speed } times. Change it.
replay-story = What happened
replay-start = The table is set.
replay-hidden = Nothing that could be seen from here.
replay-result = How it ended
replay-not-found = There is no such replay, or the link does not give the right to see it.
replay-proof = Were the dice fair?
replay-proof-about = Before the first move the server sealed its luck and showed everybody the seal. Now the seal is open: your browser can compute every throw again and compare.
replay-check = Check the dice
replay-fair = Everything is right: the luck was fixed before the match and nobody touched it.
replay-unfair = Something is not right. Keep the record of this match and ask who runs this server.
replay-right = Right:
replay-wrong = Wrong:
replay-kept = The promise is the one this browser noted when the match began.
replay-changed = The promise is not the one this browser noted when the match began.
replay-not-kept = This browser was not there when the match began, so it could not note the promise. Ask somebody who played to check it too.
replay-numbers = The sealed numbers
replay-promise = Promise, shown before the match
replay-secret = Secret, opened after the match
replay-share = Added by { $name }’s device before the match
replay-record = The record
replay-record-about = All moves and the secret of the dice as readable text. Anyone with Hameau can replay and verify it.
replay-backs = { $backs ->
    [one] Once a move was taken back after its luck was seen, and the luck was drawn anew from there; alone against bots, such a match does not count.
   *[other] { $backs } times a move was taken back after its luck was seen, and the luck was drawn anew from there; alone against bots, such a match does not count.
}
replay-download = Download the record

## A person's own data

mine-title = Your data
mine-about = There are no accounts here: you are known only by this device. These are the tables it sat at, and what is kept about you there.
mine-nothing = Nothing is kept here about this device.
mine-export = Download everything
mine-tables = Your tables
mine-as = as { $names }
mine-did = Moves: { $moves }. Lines of chat: { $lines }.
mine-delete-table = Delete this table
mine-delete-this = Delete this table: { $game }, { $day }
mine-delete-table-sure = Delete the table of { $game } of { $day }? It is gone for everybody who sat there, with its matches, replays and chat. This cannot be undone.
mine-delete-all = Delete everything about me
mine-delete-all-sure = Your names and all you said are deleted at every table, and this device is no longer known here. Matches that are going on you can no longer play. This cannot be undone.
mine-delete-all-stays = Your moves stay, under a dash, for those who played with you. To delete a whole table that you host, delete it first. What others saved, they keep.
mine-delete = Delete
mine-keep = Keep
mine-table-deleted = The table is deleted.
mine-all-deleted = Everything about you is deleted.

## Credits

credits-title = Credits
credits-about = Hameau stands on the work of many people. Thank you.
credits-games = The games
credits-pictures = Pictures
credits-pictures-ours = Covers, boards, pieces and the little village were drawn for Hameau.
credits-fonts = Letters

## For who runs the server

admin-title = Back room
admin-token = Token
admin-token-hint = As set when the server was started. It is kept only until you leave this page.
admin-look = Look
admin-barred = The back room is closed, or this is not its token.
admin-version = Version
admin-since = Running since
admin-tables = Tables in all
admin-sockets = Connections
admin-live = Tables in play
admin-none = Nobody is playing right now.
admin-table = Table
admin-game = Game
admin-phase = State
admin-phase-open = not started
admin-phase-playing = playing
admin-phase-over = over
admin-moves = Moves
admin-people = People

## When something is wrong

error-title = Nobody answers
error-unreachable = The server cannot be reached. It may be restarting, or your network is gone. Nothing is lost.
error-broken-title = Something broke
error-ours = That was our mistake, not yours. Try again; what was played is safe.
error-not-found = There is nothing here.
error-again = Try again
error-home = To the first page
error-nowhere-title = This path leads nowhere
error-nowhere = The address is mistyped, or what stood here is gone.

## For programmers

schema-title = The interface for programs
schema-about = Games, tables and replays over HTTP. Playing goes over the socket, which docs/protocol.md describes. All of it as a document for tools:
schema-answers = may answer

## Strangers

table-name = Your name
table-name-missing = Please write a name first.
strangers-title = Looking for players
strangers-none = Nobody is looking for players right now.
strangers-free = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
strangers-seat-me = Take a seat
strangers-seat-me-about = At the first table that fits, or at a new one that looks for players.
strangers-listed = Anybody may join
strangers-listed-about = Until the match starts, the table is listed for people who speak { $language }.
strangers-listed-here = Until the match starts, anybody who speaks { $language } may find this table.
strangers-came = { $name } has sat down.
strangers-elsewhere = { $name } is looking for players: { $game }. Your match here waits for you.
strangers-go = Go there
