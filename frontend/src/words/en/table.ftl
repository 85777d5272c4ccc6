### A table: before, during and after a match.
### seat = a place at the table · match = a game being played · onlooker = somebody who only watches. We say “you”.

## Around the table

table-home = To the first page
table-back = Back to the result
table-menu = Menu
table-close = Close
table-loading = One moment …
table-players = Players
table-talk = Story and chat
table-no-board = The board could not be loaded. Please reload the page.

## Before the start

table-dropped = Your last match could not go on: the server was updated, and its rules are no longer here. You can keep its record and begin a new match.
table-welcome = Come and sit down
table-name-plain = Name
table-name-hint = As the others should see it. No account, no password.
table-sit-down = Sit down
table-seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
table-name-take = Use this name
table-name-another = Who else plays on this device?
table-only-watch = You are looking on. To play along, ask somebody at the table for an invitation.
table-no-free = You are looking on. All seats are taken; enjoy the match.
table-invite = Invite friends
table-invite-about = Point a phone at the code, or send the link.
table-invite-code = QR code of the invitation to this table
table-invite-link = Invitation to this table
table-onlookers = Onlookers and big screen
table-onlookers-about = With this link people can watch, but not take a seat.
table-onlookers-link = Link for onlookers
table-arrangement = How you play
table-seats = Players
table-bots = Bots play like
table-host-chooses = { $name } chooses how you play.
table-host-starts = { $name } starts the match.
table-free-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-fill = { $count ->
    [one] Put a bot there
   *[other] Fill them with bots
}
table-ready = Everybody is here.
table-start = Start the match
table-luck = The server has fixed its part of the luck ({ $promise }…) and your device adds its own, so that the server alone cannot pick the dice or cards.

seat-number = Seat { $number }
seat-free = free
seat-here = is here
seat-away = away
seat-away-since = { $minutes ->
    [one] away for a minute
   *[other] away for { $minutes } minutes
}
seat-yours = you
seat-host = host
seat-bot = bot, { $level }
seat-stand-in = a bot stands in, { $level }
seat-due = decides now
seat-sit = Sit here
seat-sit-another = Another player on this device
seat-put-bot = Put a bot here
seat-rename = Rename
seat-get-up = Get up
seat-free-it = Free this seat
seat-block = Send away
seat-block-title = Send { $name } away?
seat-block-about = The seat is free again, and this device cannot come back to this table.
seat-send-bot-away = Send the bot away
seat-replace = Let a bot play for { $name }
seat-rest = Let a bot play for me
seat-bot-plays = A bot plays for you.
seat-bot-plays-for = A bot plays for { $name }.
seat-take-back = Take the seat back

clock-title = Clock
clock-none = no clock
clock-none-about = Everybody takes the time they need.
clock-quick = quick
clock-quick-about = 5 minutes each, and 5 seconds more for every decision.
clock-calm = calm
clock-calm-about = 15 minutes each, and 15 seconds more for every decision.
clock-long = long
clock-long-about = An hour each, and 30 seconds more for every decision.
clock-day = a day a move
clock-day-about = Everybody has a day for each decision; the match goes on while nobody is there.
clock-days = three days a move
clock-days-about = Everybody has three days for each decision; the match goes on while nobody is there.
clock-week = a week a move
clock-week-about = Everybody has a week for each decision; the match goes on while nobody is there.
clock-own = { $minutes } min + { $seconds } s
rhythm-beat = A round of the night lasts
rhythm-seconds = { $seconds } s
rhythm-early = A round ends early
rhythm-early-no = no: always the same length
rhythm-early-yes = yes, when all have decided
rhythm-early-about = A short round tells everybody that nobody had anything to think about.
rhythm-debate = The debate lasts
rhythm-debate-open = as long as you like
rhythm-minutes = { $minutes } min
clock-days-left = { $days } d { $hours } h
clock-left = Time left:
clock-hurry = Hurry!

## During the match

table-your-turn = Your turn
table-waiting = Waiting for { $names }
table-waiting-seconds = Waiting for { $names } ({ $seconds } s)
table-waiting-minutes = Waiting for { $names } ({ $minutes } min)
table-moment = One moment …
table-waiting-many = Waiting for { $count }
table-dark = All decide in secret
table-reading = All read their cards
table-over = The match is over
table-eyes = Seen by { $name }
table-watching = You are looking on
table-rule = Rule { $rule }
table-show-rule = Show rule { $rule }
table-rule-missing = This rule could not be found.
table-all-rules = All rules
table-rules = Rules
table-move-seat = Move my seat to another device
table-move-seat-of = Move { $name } to another device
table-move-seat-about = Open this on the other device. It works once; then { $name } plays over there, and this device lets go of the seat.
table-move-seat-code = QR code that moves the seat
table-move-seat-link = Link that moves the seat
table-sound = Sound
calls-switch = Tell me when it is my turn
calls-ask = This match lasts days.
calls-about = Shall your browser tell you when it is your turn?
calls-yes = Yes, tell me
calls-decline = No
calls-open = Your browser tells you, also while this page is closed.
calls-page = Your browser tells you while this page is open somewhere.
calls-no = Your browser does not allow notifications from this page.
sound-ask = Play with sound?
sound-about = Knocks when something is laid down and when it is your turn. You can change it in the menu.
sound-on = Sound on
sound-off = No sound
table-plain = Plain board: everything as text
table-leave = Leave to the first page
table-leave-about = Your seat stays yours; come back whenever you like.
table-keys = Keys
table-key-chat = open the chat
table-key-log = open the story
table-key-undo = take back the last move
table-key-hint = ask for a hint
table-key-menu = open the menu
table-key-help = show these keys
table-key-board = walk over the board and play

log-title = Story
log-none = Nothing has happened yet.
chat-title = Chat
chat-none = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-phrases = Say it with one tap
phrase-hello = Hello, everybody!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-your-turn = It’s your turn!
phrase-again = Another match?
phrase-bye = I have to go. Bye!
chat-mute = Mute
chat-muted = Muted: { $names }.
chat-hear-again = Hear again
chat-silent = It is dark: nobody speaks now.
chat-sit-first = Only those who sit at the table can talk here.
chat-open = { $count ->
    [0] Open the chat
    [one] Open the chat, one new message
   *[other] Open the chat, { $count } new messages
}
chat-unread = { $count ->
    [one] new message
   *[other] new messages
}

undo-button = Take back
undo-ask = Ask the others
undo-leave = Leave it
undo-ask-about = Somebody has already seen what you did, so the others will be asked. If they agree, you decide anew, and luck that was seen is drawn anew.
undo-no-longer-counts = Taken back. You had seen what the luck was, so it is drawn anew, and this match no longer counts.
undo-waits = You asked to take back. Still asked: { $names }.
undo-withdraw = Withdraw
undo-wanted = { $moves ->
    [one] { $name } would like to take back a move.
   *[other] { $name } would like to take back, { $moves } moves in all.
}
undo-who-answers = Does { $name } agree?
undo-agree = Agree
undo-refuse = Refuse
undo-others = { $name } would like to take back. Still asked: { $names }.

connection-first = Walking to the table …
connection-trouble = That did not work. Please try again.
connection-lost = The connection was lost before this was done. Please try again.
connection-gone = Connection lost.
connection-restarting = The server is restarting.
connection-safe = Your seat and everything played are safe; you can look on until it is back.
connection-next = next try in { $seconds } s
connection-trying = trying …
connection-back = Back again.
connection-missed = { $count ->
    [one] One thing happened meanwhile; it stands in the story.
   *[other] { $count } things happened meanwhile; they stand in the story.
}

curtain-pass = Pass the device to { $name }
curtain-about = The board is behind the curtain. No peeking!
curtain-ready = I am { $name }
curtain-off = No secrets among us: switch without curtain

## The end

end-title = The match is over
end-you-won = You won!
end-winner = winner
end-does-not-count = This match does not count: a move was taken back after its luck was seen.
notice-trial = You try it from a moment of another match. What you could not know then was dealt anew.
end-you-won-by = { $points ->
    [one] You won by { $points } point
   *[other] You won by { $points } points
}
end-you-share = You share the victory
end-you-lost = You did not win this time
end-you-lost-by = { $points ->
    [one] { $name } was { $points } point ahead of you
   *[other] { $name } was { $points } points ahead of you
}
end-turn = The turning point
end-turn-lead = In round { $round } { $name } took the lead and kept it.
end-turn-lead-you = In round { $round } you took the lead and kept it.
end-turn-swing = { $name } led from the start. Round { $round } made the difference, by { $points }.
end-turn-swing-you = You led from the start. Round { $round } made the difference, by { $points }.
end-turn-last = Only the final count decided it.
end-turn-best = Round { $round } brought most: { $points }.
end-counting = Counting: { $what }
end-other = Another game
end-rematch = Play again
end-arrange = Change seats and options
end-replay = Watch the replay
end-learn = Learn from it
end-how = How the points were made
end-keep = To keep
end-share = Link to the replay
end-record = Download the record
end-proof = Check the dice
end-proof-about = Before the first move the server promised the dice with a sealed number. Your browser now computes everything again.
end-proof-replay = See it in the replay
end-promise-kept = The promise is the one this browser saw when the match started.
end-promise-changed = The promise is not the one this browser saw when the match started!
end-promise-unseen = This browser was not there when the match started, so it takes the promise as it stands.
end-home = To the first page
end-again = Try again
end-reload = Load the page anew
end-moved = Your seat has moved
end-moved-about = It is on another device now and goes on there.
end-watch-here = Stay at the table here
end-blocked = You were sent away
end-blocked-about = The host does not want you at this table. There are others.
end-not-found = There is no table here
end-not-found-about = The address is mistyped, or you need an invitation. Ask whoever sits there for the link.
end-old-protocol = This page is out of date
end-old-protocol-about = The server has learned something new. Load the page anew, and you sit where you sat.
end-broken = This table cannot go on
end-broken-about = That was our mistake, not yours. What was played is kept.
end-link-used = This link has been used already
end-link-used-about = A link that moves a seat works once. For another one, open the menu on the device that holds the seat.
end-without-link = Go to the table without it
end-refused = You cannot come in just now
end-refused-about = The server did not say why. Please try again.

## The big screen

screen-open = Open the big screen
screen-gather = { $title }: come and sit down
screen-turn = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
}
screen-join = Scan and join in
screen-watch = Scan and look on
screen-watch-code = QR code to look on

## how fast nights go

nights-short = Shorter nights
nights-short-about = Rounds of the night are shorter while everybody who plays agrees.
nights-short-on = Everybody agrees: nights are short.
nights-short-missing = Still missing: { $names }.
nights-only-by-day = You can change this by day.
nights-wanted = { $names } would like shorter nights.
nights-agree = Agree
nights-watched = Only bots are still playing.
nights-skipped = Only bots are still playing, at full speed.
nights-skip = Skip ahead
nights-watch = Watch at an easy pace
nights-leave = Leave the table

## The guide of a first match

guide-title = Your guide
guide-next = I see
guide-leave = Leave the guide
guide-back = Show the hints
