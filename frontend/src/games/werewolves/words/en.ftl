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

## Your card

card-hold = Your card, face down.
card-hold-short = Hold to look
reading-title = Night is about to fall. First, your card.
reading-hold = Press and hold to look
reading-let-go = Let go to hide it
reading-got-it = Got it
reading-first = Nobody sees it but you.
reading-secret = It is for your eyes only: turn the screen away from the others.
reading-others = The night begins when everybody has read their card, at the latest after a minute.
reading-begins = Night falls …
reading-wall = Everybody looks at their own card.
secret-you-are = You are
secret-no-card = No card yet
secret-known = What you know
secret-nothing = Nothing but this card.
secret-fingers = The pack points
secret-whispers = Whispers
secret-told = What you were told
secret-called = You are called. Let go of the card, then tap.
secret-must = You are called and have to choose. If you do not, chance does.
secret-choice = Your choice: { $choice }. You can change it until the round ends.
secret-asleep = You sleep. Tap whom you like, so that nobody sees you sleep: it does nothing.
about-villager = You have no power but your voice, your vote and your nose. Find the wolves and vote them out.
about-werewolf = Each night you and your pack agree on somebody to eat. By day you are as innocent as anybody.
about-seer = Each night you look at the card of one player. Use what you know wisely: wolves hunt you first.
about-thief = In the first night you may take one of the two cards in the middle. From then on you are what it says.
about-cupid = In the first night you bind two players: if one dies, the other dies too. After that your power is spent.
about-hunter = When you die you shoot somebody; a table may say which deaths allow it. Until then you have only your vote.
about-witch = You see the prey each night. One potion saves it, one kills anybody, each once.
about-little-girl = While the wolves point you may squint or peek: you may see wolves, and they may see you. By day you have only your vote.
about-white-werewolf = You hunt with the pack, and every second night you may bite one of it. You win only alone.
about-raven = Each night you may stick a poster on a door: it counts two votes in the morning. Warn the village, or choose well.
about-arsonist = Once you may set fire to a building. Whoever lives there is without a home.
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
night-waits = The night waits for you.
night-nothing = Do nothing
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
day-introductions = The first day: introduce yourselves in turn, if you like.
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
asleep-wolves = The wolves, full or hungry, lie down and sleep.
asleep-white-werewolf = The White Werewolf slinks back and falls asleep.
asleep-arsonist = The Arsonist falls asleep again.
asleep-witch = The Witch falls asleep again.
asleep-piper = The Piper puts the flute down and falls asleep.
asleep-raven = The Raven tucks its head under its wing and sleeps.
asleep-lovers = The Lovers close their eyes again.
asleep-charmed = The charmed close their eyes again.
asleep-baker = The Baker goes back to the oven, eyes closed.

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
proof-by-hand = The cards were dealt by hand and entered; there is no luck in it to compute.
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
composer-buildings = Special buildings: tap to take in or leave out
composer-homes = The buildings for { $seats }
composer-thirds = The rulebook advises thirds, for so many: farms { $farms }, special buildings { $special }, Vagabonds { $vagabonds }. You may play with others all the same.
composer-all-tokens = All 29 tokens are in the bag, and luck decides who draws what: farms and buildings that were chosen do not count.
composer-farmers-elect = With Farmers in play only they elect, from day 2 on, whatever is chosen here.
composer-deck = The deck for { $seats }
composer-unused = { $count ->
    [1] One of these cards will be put back into the box unseen; the number of wolves stays as it is.
   *[other] { $count } of these cards will be put back into the box unseen; the number of wolves stays as it is.
}
composer-balance = Balance
composer-even = about even
composer-village = good for the village
composer-pack = hard for the village
composer-side-village = village
composer-side-pack = pack
composer-measured = Measured: between bots with this deck the village won { $share }% of the time (matches: { $matches }).
composer-about = Estimated from bots with other decks: the village wins about { $share }% of the time (matches: { $matches }). People may play differently.
composer-group-village = The Village and the Captain
composer-group-night = The night
composer-group-votes = Votes and deaths
composer-group-rest = Victory and absence
composer-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}

## Moderating a real table: what is said aloud

moderator-night = { $night ->
    [1] Night falls on the village. Close your eyes, all of you. Not a word.
   *[other] Night falls again. The living close their eyes, the dead keep silent.
}
moderator-call-thief = I call the Thief. Two cards are waiting for you: you may take one.
moderator-call-cupid = I call Cupid. Point at two hearts; yours may be one of them.
moderator-call-defender = I call the Defender. Over whom do you watch tonight?
moderator-call-seer = I call the Seer. Whose card do you want to know?
moderator-call-wolves = I call the Werewolves. In silence, choose one prey.
moderator-call-white-werewolf = I call the White Werewolf. Is one of your brothers one too many?
moderator-call-arsonist = I call the Arsonist. Point at a house, or keep your match.
moderator-call-witch = I call the Witch. This is whom the wolves have chosen. Thumb up to save, thumb down to kill, or nothing.
moderator-call-piper = I call the Piper. Point at two who will dance.
moderator-call-raven = I call the Raven. On whose door goes your poster?
moderator-lovers = I am walking round behind all of you. You two whom I touched: open your eyes and look at each other.
moderator-charmed = I am walking round. All whom I touched are charmed: open your eyes and look at each other.
moderator-baker = Every wolf’s eyes are closed … now.
moderator-dawn = The sun is up. Open your eyes.
moderator-died = { $name } is dead. The card: { $card }.
moderator-died-hidden = { $name } is dead. The card stays hidden.
moderator-to = { $name }: { $call }
moderator-housing = { $name }, this home is empty: { $building }. Whom do you house?
moderator-answer = { $name }, you are offered a home: { $building }. Will you live there?
moderator-ballot = On three, everybody points at somebody. One, two, three!
moderator-election = We need a Captain. On three, point at your choice. One, two, three!
moderator-election-farmers = The Farmers choose a Captain among themselves. On three, only Farmers point, and only at a Farmer. One, two, three!
moderator-election-again-farmers = A tie: the Farmers vote again, between these.
moderator-draft = Show your tokens: who lives where?
moderator-introductions = Before night falls, let us go round the table: who are you in this village?
moderator-introductions-village = Before night falls, let us go round the table: who are you, and where do you live?

## Moderating: what only the moderator reads

moderator-note-night = Speak to the whole circle, always in the same voice. Turn to nobody.
moderator-note-eyes = With the Little Girl in play: heads up, and no hands before the face.
moderator-note-deal = Give out these cards, face down. Only you and the one who gets it may see it.
moderator-note-introductions = Clockwise, one after the other, each plays a villager of their own invention. Nobody speaks of cards. You may skip this.
moderator-note-nobody = Nobody is awake. Wait as long as ever, gesture as ever, then go on.
moderator-note-middle = Show both cards of the middle: { $first } and { $second }.
moderator-note-must-swap = Both are wolves: the Thief has to take one.
moderator-note-swapped = Exchange the card unseen. { $name } is now: { $card }.
moderator-note-cupid = It takes two. Cupid may be one of them.
moderator-note-touch = Touch { $name } while you walk.
moderator-note-touch-nobody = Walk the whole circle all the same. Touch nobody.
moderator-note-defender = Not the same one two nights in a row.
moderator-note-not-again = Not { $name }, who was protected last night.
moderator-note-seer = Then lift all cards a little, one after the other.
moderator-note-saw = Show { $name } the card of { $other }: { $card }.
moderator-note-wolves = If they do not agree, nobody is eaten.
moderator-note-girl = The Little Girl may peek. If the pack notices her, it may choose her.
moderator-note-white-werewolf = He need not bite.
moderator-note-arsonist = Only once in the whole game.
moderator-note-victim = Point at { $name }.
moderator-note-no-victim = Nobody was chosen: show an open palm.
moderator-note-witch-blind = Her healing potion is gone: show nothing.
moderator-note-potions = Healing: { $cure ->
        [1] still there
       *[0] used
    }. Poison: { $poison ->
        [1] still there
       *[0] used
    }.
moderator-note-piper = Up to two who are not charmed yet.
moderator-note-raven = The poster counts two votes tomorrow.
moderator-note-baker = { $name } may look up on your word “now”, for three seconds.
moderator-note-tied = { $name } is tied.
moderator-note-banned = { $name } may not vote.
moderator-note-captain = The vote of { $name } counts twice.
moderator-note-draft = Choose a token, then tap who holds it. Whoever is left is a Vagabond.
moderator-note-debate = Let everybody speak. Nobody shows a card.
moderator-note-evening = A last chance for the powers of the day.
moderator-note-bans = Up to two.
moderator-note-shot = The Hunter has to shoot somebody. Only a Hunter who is away does not.
moderator-note-no-shot = { $name } is away: there is no shot.
moderator-note-heir = Somebody must be named.
moderator-note-tie = One of those who are tied.
moderator-note-housing = Only to a Vagabond, who may refuse.
moderator-note-plea = Only who asks can be pardoned.
moderator-note-pardon = A pardon is given once. The card stays hidden.
moderator-note-homes = They change places now.
moderator-note-over = Turn all cards up.

## Moderating: names of steps

moderator-step-deal = The deal
moderator-step-introductions = Introductions
moderator-step-night = Night falls
moderator-step-wolves = The pack
moderator-step-lovers = The Lovers
moderator-step-charmed = The charmed
moderator-step-swapped = The Thief’s new card
moderator-step-saw = The Seer’s answer
moderator-step-heard = The confession
moderator-step-dawn = Dawn
moderator-step-deaths = Deaths
moderator-step-count = The count
moderator-step-verdict = The verdict
moderator-step-bans = No vote today
moderator-step-captain = The Captain
moderator-step-homes = Homes
moderator-step-powers = Powers of the day
moderator-step-over = The end
moderator-step-draft = The tokens
moderator-step-shot = The Hunter’s shot
moderator-step-heir = The medal
moderator-step-housing = An empty home
moderator-step-answer = The Vagabond’s answer
moderator-step-election = The election
moderator-step-election-again = The second election
moderator-step-debate = The debate
moderator-step-inn-vote = The Innkeeper’s vote
moderator-step-inn-vote-again = The Innkeeper’s vote
moderator-step-ballot = The vote
moderator-step-ballot-again = The second vote
moderator-step-tie = The Captain decides
moderator-step-plea = The plea
moderator-step-pardon = The Lord of the Manor decides
moderator-step-evening = The evening
moderator-step-baker = The Baker

## Moderating: the page

moderator-wake = Awake
moderator-next = Next
moderator-nobody = Nobody
moderator-nothing = Nothing
moderator-keep = Keeps the card
moderator-undo = Undo
moderator-undone = Taken back: { $step }
moderator-who = Who is who
moderator-steps = So far
moderator-steps-none = Nothing has been entered yet.
moderator-steps-about = Tap a step to go back to it. It and all after it are taken back.
moderator-screen = Big screen for the table
moderator-middle = In the middle: { $cards }
moderator-lover = in love
moderator-charmed-mark = charmed
moderator-gone = away
moderator-leave = Has to leave
moderator-left = { $name } is taken as away. Who misses four decisions can be withdrawn in the debate.
moderator-pick-accused = Who is voted for?
moderator-pick-voters = Who votes for { $name }?
moderator-another = Another
moderator-rest = All the rest
moderator-blank = { $count ->
    [one] one blank
   *[other] { $count } blank
}
moderator-cure = Saves { $name }
moderator-poison = Whom does she poison?
moderator-tap = { $count ->
    [one] Tap one name.
   *[other] Tap up to { $count } names.
}
moderator-tap-both = Tap two names.
moderator-count = Count the votes
moderator-vote = To the vote
moderator-dusk = To the night
moderator-timer = Start a timer
moderator-timer-stop = Stop the timer
moderator-minutes = { $minutes } min
moderator-cancel = Cancel
moderator-aloud = Say it for me
moderator-again = The same people again

## Moderating: the beginning

gathering-title = Moderate a real table
gathering-about = You lead, the others need no device. Hameau says what comes next, counts and judges.
gathering-names = Who sits around the table?
gathering-names-about = Clockwise, 8 to 29 people. Paste a list if you have one.
gathering-name = Name
gathering-add = Add
gathering-count = { $count ->
    [one] one person
   *[other] { $count } people
}
gathering-few = { $count ->
    [one] One more is needed.
   *[other] { $count } more are needed.
}
gathering-many = At most { $most } can play.
gathering-same = There is a { $name } already.
gathering-up = Move { $name } up
gathering-down = Move { $name } down
gathering-remove = Remove { $name }
gathering-edit = Name of person { $number }
gathering-clear = Clear the list
gathering-deck = What is played?
gathering-deal = How are the cards dealt?
gathering-deal-hameau = Hameau deals
gathering-deal-hameau-about = You see who gets which card and hand them out.
gathering-deal-hand = By hand
gathering-deal-hand-about = You deal real cards and enter who holds what.
gathering-hold = Who holds which card?
gathering-hold-about = Choose a card, then tap who holds it. Whoever is left is a Villager.
gathering-left = { $count } left
gathering-middle = Left for the middle: { $cards }
gathering-wrong = { $count ->
    [one] One card must still be given out.
   *[other] { $count } cards must still be given out.
}
gathering-start = Begin

## What the end says to somebody

you-won-village = You and the village have won.
you-won-pack = You and the pack have won.
you-won-loner = You have won, all on your own.
you-won-couple = You have won, and so has love.
you-lost-village = The village lost, and you with it.
you-lost-pack = The pack lost, and you with it.
you-lost-loner = You stood alone, and lost.
turn-wolf = On day { $day } the first wolf fell: { $name }, { $card }.
turn-innocent = On day { $day } the village condemned { $name }, who was innocent: { $card }.
end-how = Who was who

## The log

gathered-accused = { $other } is accused by { $names }.
gathered-handed-in = Ballots in: { $names }.
gathered-voted = { $names } → { $other }
gathered-blank = { $names } → nobody

## A move in words, for a hint and for looking back

move-sleep = sleep
move-done = that is enough
move-nobody = nobody
move-yes = yes
move-no = no
move-look = see the card: { $name }
move-eat = devour { $name }
move-bite = bite { $name }
move-cure = cure the victim
move-poison = poison { $name }
move-protect = protect { $name }
move-bind = bind { $name }
move-charm = charm { $name }
move-poster = hang a poster: { $name }
move-shoot = shoot { $name }
move-name = name { $name }
move-vote = vote against { $name }
move-accuse = accuse { $name }
move-defend = defend { $name }
move-claim = claim: { $first }
move-pick = take: { $first }
