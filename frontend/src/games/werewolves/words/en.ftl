### Werewolves and The Village: the words of the board

## The circle

board-village = The village
board-circle = The circle of players
board-you = you
board-dead = dead
board-captain = Captain
board-poster = named on a poster
board-banned = may not vote today
board-claims = says: { $card }
board-votes = { $votes ->
    [one] one vote
   *[other] { $votes } votes
}

## The own card

card-hold = Your card, face down.
card-hold-short = Hold to look
secret-you-are = You are
secret-no-card = No card yet
secret-known = What you know
secret-nothing = Nothing but this card.
secret-fingers = The pack points
secret-whispers = Whispers
secret-told = What you were told
secret-called = You are called. Let go of the card, then tap.
secret-choice = Your choice: { $choice }. You can change it until the round ends.
secret-asleep = You sleep. Tap whom you like, so that nobody sees you sleep: it does nothing.
about-villager = You have no power but your voice, your vote and your nose.
about-werewolf = Each night you and your pack agree on somebody to eat. By day you are as innocent as anybody.
about-seer = Each night you look at the card of one player.
about-thief = In the first night you may take one of the two cards in the middle.
about-cupid = In the first night you bind two players: if one dies, the other dies too.
about-hunter = When you die you shoot somebody; a table may say which deaths allow it.
about-witch = You see the prey each night. One potion saves it, one kills anybody, each once.
about-little-girl = While the wolves point you may squint or peek: you may see wolves, and they may see you.
about-white-werewolf = You hunt with the pack, and every second night you may bite one of it. You win only alone.
about-raven = Each night you may stick a poster on a door: it counts two votes in the morning.
about-arsonist = Once you may set fire to a building.
about-defender = Each night you watch over somebody, whom the wolves then cannot eat. Not the same one twice in a row.
about-piper = Each night you charm two players. You win when everybody alive is charmed.
know-pack = Your pack: { $names }
know-lone-wolf = You are the only wolf you know of.
know-wolves = Wolves: { $names }
know-lover = You love { $names }.
know-lovers = The Lovers: { $names }
know-charmed = Charmed: { $names }
know-card = { $name }: { $card }
know-potions = Your potions: { $cure ->
        [1] healing
       *[0] healing is spent
    }, { $poison ->
        [1] poison
       *[0] poison is spent
    }.
know-match = { $left ->
    [1] You still have your match.
   *[0] Your match is burnt.
}
know-picked = Chosen so far: { $name }

channel-pack = whisper
channel-ghosts = among the dead

## The night

night-number = Night { $night }
night-tap = Tap somebody
night-sealed = Sealed
night-still = Time stands still
night-dead = You are dead, and watch.
night-houses = Buildings
night-else = More
night-whisper = Whisper to the pack

## The day

day-number = Day { $day }
day-living = { $living ->
    [one] one alive
   *[other] { $living } alive
}
day-open = { $count ->
    [one] one still decides
   *[other] { $count } still decide
}
day-count = Who voted for whom
day-verbs = What you may do
day-tap = { $what }: tap a player
day-confirm = { $what }: { $name }
day-cancel = Not yet
day-ballot = Your ballot: { $name }
day-ballot-blank = Your ballot is blank
day-wait = The others decide
verb-vote = Vote
verb-claim = I am …
verb-accuse = Accuse
verb-defend = Defend
verb-report = Report what I saw
aim-wolf = a wolf
aim-village = no wolf
verb-nobody = Nobody
verb-done = Done
verb-yes = Yes
verb-no = No
verb-choose = Decide
verb-shoot = Shoot
verb-name = Give the medal to
verb-ban = Forbid to vote
verb-confess = Hear the confession of
verb-restore = Give a power back to
verb-razor = Use the razor on
verb-house = Offer the home to
verb-withdraw = Withdraw
verb-pick = Take a token
verb-take-1 = Take the first card
verb-take-2 = Take the second card
verb-cure = Save the prey
verb-squint = Squint
verb-peek = Peek
done-debate = Ready to vote
done-bans = Nobody else
done-election = Hand in
done-ballot = Hand in
done-inn-vote = Hand in
done-evening = Good night
done-housing = Leave it empty
yes-answer = Move in
no-answer = Stay a Vagabond
yes-plea = Beg for mercy
no-plea = Accept the verdict
yes-pardon = Grant mercy
no-pardon = No mercy

## Notes

sheet-living = Alive; nothing is known.
sheet-opinion = What I think
mark-none = no opinion
mark-trust = I trust
mark-doubt = I doubt
mark-wolf = a wolf, I think
sheet-note = My notes
sheet-note-about = Only on this device.
sheet-statements = Statements
sheet-votes = Votes
sheet-no-votes = None so far.
sheet-deeds = In the open

## On the wall

wall-sounds = Sounds
wall-narrator = Narrator
wall-voice = The narrator’s voice
wall-voice-usual = usual voice
tell-close-eyes = Close your eyes.
tell-open-eyes = Open your eyes.
asleep-thief = The Thief falls asleep again.
asleep-cupid = Cupid falls asleep.
asleep-defender = The Defender falls asleep again.
asleep-seer = The Seer falls asleep again.
asleep-wolves = The wolves, full or hungry, lie down.
asleep-white-werewolf = The White Werewolf slinks back.
asleep-arsonist = The Arsonist falls asleep again.
asleep-witch = The Witch falls asleep again.
asleep-piper = The Piper puts the flute down.
asleep-raven = The Raven tucks its head under its wing.

## The end

ending-lived = alive at the end
ending-turn = turn { $turn }
ending-withdrawn = withdrawn
ending-lover = in love
ending-open = Show all secrets
ending-story = Night by night
ending-secret = secret then
ending-knew = Who knew what, and when
proof-cards-right = { $cards } cards dealt again: every one is right.
proof-cards-wrong = The { $cards } cards are not those that the secret deals.
proof-tokens-right = { $tokens } tokens drawn again: every one is right.
proof-tokens-wrong = The { $tokens } tokens are not those that the secret draws.

## In sixty seconds

panel-card = Everybody gets a secret card. Hold your phone’s card to look at it; nobody else may.
panel-night = At night all close their eyes. One after another is called; everybody taps, and only who is called decides.
panel-wolves = The wolves wake together, see each other and agree on somebody to eat.
panel-dawn = In the morning the village finds its dead, and their cards are turned up.
panel-vote = By day you talk, accuse and lie. Then all vote at once, and whoever has the most votes dies.
panel-end = The village wins when no wolf is left, the pack when nobody else is. Some play for themselves.

## Before the match

composer-characters = Characters: tap to take in or leave out
composer-deck = The deck for { $seats }
composer-unused = { $count ->
    [1] One of these cards will be put back into the box unseen; the number of wolves stays as it is.
   *[other] { $count } of these cards will be put back into the box unseen; the number of wolves stays as it is.
}
composer-balance = Balance
composer-even = about even
composer-village = good for the village
composer-pack = good for the pack
composer-side-village = village
composer-side-pack = pack
composer-about = An estimate: a villager counts 1, a Seer 4, a Witch or Defender 3, a Hunter or Little Girl 2; a wolf −4, the White Werewolf −5, the Piper −3, Cupid −1.
composer-group-village = The Village and the Captain
composer-group-night = The night
composer-group-votes = Votes and deaths
composer-group-rest = Victory and absence
composer-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
