### Werewolves and The Village
### The words of docs/rules/werewolves.md. Players are numbered; a move is typed the same in every language (“eat 7”, “vote 3”, “sleep”).

title = Werewolves and The Village
tagline = By night the wolves eat, by day the village votes, and nobody says who they are.

## Characters and camps

villager = Villager
werewolf = Werewolf
seer = Seer
thief = Thief
cupid = Cupid
hunter = Hunter
witch = Witch
little-girl = Little Girl
white-werewolf = White Werewolf
raven = Raven
arsonist = Arsonist
defender = Defender
piper = Piper
camp-village = of the village
camp-wolves = of the pack
camp-white = the White Werewolf
camp-piper = the Piper
hidden-card = hidden

## The Village

vagabond = Vagabond
farm = Farm
church = Church
hovel = Hovel
bailiffs-house = Bailiff’s house
manor = Manor
bakery = Bakery
school = School
tavern = Tavern
shop = Barber’s shop
farm-1 = { farm } 1
farm-2 = { farm } 2
farm-3 = { farm } 3
farm-4 = { farm } 4
farm-5 = { farm } 5
farm-6 = { farm } 6

## Calls

call-draft = Take a token.
call-thief = The Thief wakes: two cards are waiting.
call-cupid = Cupid wakes and chooses a heart.
call-cupid-again = Cupid chooses the second heart; then two fall in love.
call-defender = The Defender wakes: over whom will you watch?
call-seer = The Seer wakes: whose card do you want to know?
call-wolves = The wolves wake, and point in silence.
call-wolves-again = The wolves look at each other’s fingers, and point again.
call-wolves-last = The wolves point for the last time.
call-white-werewolf = The White Werewolf wakes alone: is a brother one too many?
call-arsonist = The Arsonist wakes: a house, or keep the match?
call-witch = The Witch wakes and sees whom the wolves chose.
call-piper = The Piper wakes and plays for one.
call-piper-again = The Piper plays for another; then the charmed look at each other.
call-raven = The Raven wakes: on whose door goes the poster?
call-shot = The Hunter has a last bullet.
call-heir = Who receives the medal?
call-housing = A home is empty. Whom does the Bailiff house?
call-answer = Will you live there?
call-election = It is time to elect a Captain.
call-election-again = A tie: elect again between these.
call-debate = The village has the floor.
call-bans = Who may not vote today?
call-inn-vote = The Innkeeper votes before the others.
call-ballot = Fill in your ballots.
call-tie = A tie. The Captain decides.
call-inn-vote-again = The Innkeeper votes first again.
call-ballot-again = Vote again, between those who are tied.
call-plea = Will you beg the Lord of the Manor for mercy?
call-pardon = Does the Lord of the Manor grant mercy?
call-evening = A last word before night.
call-over = It is over.

## What happened

dealt = { $name } gets a card: { $card }.
turned-up = { $name } was: { $card }.
took-token = { $homeless ->
    [1] { $name } has no house: { $building }.
   *[other] { $name } lives here: { $building }.
}
night-fell = Night { $night } falls. Everybody sleeps.
called = { $call }
asked = { $deciding ->
    [1] { $name }: { $call }
   *[other] { $call }
}
saw-middle = In the middle lie { $first } and { $second }.
swapped = { $name } takes a card of the middle: { $card }.
paired = { $name } and { $other } are in love.
met-wolf = { $name } belongs to the pack.
guarded = { $name } watches over { $other }.
saw = { $name } looks at { $other }: { $card }.
pointed = { $name } points at { $other }.
became-prey = The pack agrees on { $name }.
no-prey = The pack does not agree.
glimpsed = { $name } sees a wolf: { $other }.
shadows = { $name } sees only shadows.
noticed-girl = { $name } is peeking!
bit = { $name } bites { $other }.
lit-fire = { $name } sets fire: { $building }.
shown-victim = The wolves have chosen { $name }.
no-victim = The wolves have chosen nobody.
cured = { $name } saves { $other }.
poisoned = { $name } poisons { $other }.
charmed = { $name } dances to the flute.
stuck-poster = { $name } sticks a poster on the door of { $other }.
woke = { $name } is awake: { $card }.
looked = { $name } looks at the card of { $other }.
day-broke = { $deaths ->
    [0] Day { $day } breaks. Everyone is here.
    [one] Day { $day } breaks. One does not rise.
   *[other] Day { $day } breaks. { $deaths } do not rise.
}
died = { $name } is dead ({ $cause }). Card: { $card }.
shot = { $name } shoots { $other }.
grieved = { $name } does not survive the loss of { $other }.
burnt-down = Burnt to ashes: { $building }.
posted = An unsigned poster names { $name }.
became-captain = { $name } is Captain.
no-captain = Nobody can take the medal from { $name }.
offered-home = { $name } is offered a home: { $building }.
housed = { $name } moves in: { $building }.
refused-home = { $name } will not live there: { $building }.
left-empty = { $name } leaves it empty: { $building }.
debated = The debate is closed.
confessed = { $name } hears the confession of { $other }.
heard-card = { $name } sees the card of { $other }: { $card }.
restored = { $name } gives { $other } a spent power back.
used-razor = The razor of { $name } slips: { $other }!
claimed = { $name } says: I am the { $card }.
accused = { $name } accuses { $other }.
defended = { $name } defends { $other }.
reported = { $name } reports of { $other }: { $verdict }.
seen-wolf = a wolf
seen-village = no wolf
banned = { $name } may not vote today.
filled-in = { $blank ->
    [1] The ballot of { $name } is blank.
   *[other] The ballot of { $name } says { $other }.
}
handed-in = { $name } hands in a ballot.
voted = { $blank ->
    [1] { $name } votes for nobody.
   *[other] { $name } votes for { $other }.
}
got-votes = { $votes ->
    [0] { $name } has no vote.
    [one] { $name } has one vote.
   *[other] { $name } has { $votes } votes.
}
tied = A tie between { $players }.
broke-tie = { $name } decides: { $other }.
condemned = The village condemns { $name }.
spared = The village condemns nobody.
pleaded = { $name } begs the Lord of the Manor for mercy.
pardoned = The Lord of the Manor pardons { $name }.
denied = The Lord of the Manor does not pardon { $name }.
lost-immunity = { $name } is no longer safe in the tavern.
missed = { $times ->
    [1] { $name } is away.
    [2] { $name } is away, for the 2nd time.
    [3] { $name } is away, for the 3rd time.
    [21] { $name } is away, for the 21st time.
    [22] { $name } is away, for the 22nd time.
    [23] { $name } is away, for the 23rd time.
    [31] { $name } is away, for the 31st time.
    [32] { $name } is away, for the 32nd time.
    [33] { $name } is away, for the 33rd time.
   *[other] { $name } is away, for the { $times }th time.
}
asked-out = { $name } wants { $other } withdrawn.
withdrawn = { $name } is withdrawn. Card: { $card }.
stalled = { $turns } turns without a death: nobody will win.
ended = { $winner }
cause-night = in the night
cause-fangs = eaten by the pack
cause-bite = bitten by the White Werewolf
cause-fire = in the fire
cause-poison = by poison
cause-shot = by a bullet
cause-grief = of grief
cause-vote = by the village’s vote
cause-razor = by the razor
winner-nobody = No one is left.
winner-couple = Only two hearts remain.
winner-piper = All follow the flute.
winner-white = The White Werewolf stands alone.
winner-pack = No villager is left: the pack has won.
winner-village = No wolf is left: the village is saved.
winner-draw = Village and wolves are tired of each other: a draw.

## Why it ended

won-by-nobody = Nobody is alive after { count-nights }, and nobody wins.
won-by-the-couple = Love wins after { count-nights }: { $names }.
won-by-the-piper = The flute wins after { count-nights }: { $names }.
won-by-the-white-werewolf = The White Werewolf wins after { count-nights }: { $names }.
won-by-the-pack = The pack wins after { count-nights }: { $names }.
won-by-the-village = The village wins after { count-nights }: { $names }.
drawn = A draw after { count-nights }: nobody died any more.
count-nights = { $nights ->
    [one] { $nights } night
   *[other] { $nights } nights
}

## Why a move or a composition is refused

must-swap = Two wolves lie in the middle: you must take one of them.
must-bind = Cupid binds two players: choose one.
mind-made-up = { $times ->
    [1] A ballot is filled in once only: hand it in with “done”.
   *[other] You have filled in your ballot { $times } times: hand it in with “done”.
}
sleep-on = It is night and nobody calls you: “sleep”.
decide-this = That is not asked now. You may play { $moves }.
not-there = There is no such building or token now.
dead = Player { $player } is dead.
not-yourself = You cannot choose yourself.
not-your-lover = Player { $player } is your Lover, whom you may not harm.
tavern-spared = Wolves and votes spare the Innkeeper, player { $player }.
no-wolf = Wolves eat no wolf, and player { $player } is one.
only-wolves = You bite only your own pack, and player { $player } is no Werewolf of it.
not-twice = You watched over player { $player } last night: not twice in a row.
not-again = Player { $player } is chosen already.
no-vagabond = Player { $player } is a Vagabond, whom this does not touch.
banned-already = Player { $player } may not vote already.
nothing-to-restore = Player { $player } has no spent power to give back.
has-a-home = Player { $player } has a home, or has refused this one.
not-absent = Player { $player } is here.
farmers-only = The medal goes to a living Farmer, and player { $player } is none.
not-running = One cannot vote for player { $player } now.
must-vote = Here nobody votes blank: name somebody.
said-enough = { $times ->
    [0] At this table there are no statements.
   *[other] You have made your statements of today: { $times }.
}
said-already = You have said so already.
not-in-the-deck = No such character is in play.
not-of-yourself = Speak of others; of yourself you can claim a character.
box-is-short = The box has only { $cards } of this card: { $card }.
too-few-players = { $players ->
    [one] One player is too few for so many characters.
   *[other] { $players } players are too few for so many characters.
}
thief-needs-wolves = With the Thief at least two wolves are needed: two cards lie in the middle, and both could be wolves.
arsonist-needs-buildings = The Arsonist needs buildings: choose a village.
buildings-need-a-village = Farms and special buildings need the Village: choose a village.
too-few-farms = The box has fewer farms: { $farms }.
too-many-buildings = There are more buildings than players, { $buildings } against { $players }: everybody lives in one of them or is a Vagabond.
village-is-empty = A village has at least one building. To play without any, choose no village.

## Options

word-usual = as usual
word-in = in
word-out = out
word-yes = yes
word-no = no
option-composition = Composition
option-composition-simple = first game: wolves, Seer, villagers
option-composition-classic = the classic characters
option-composition-moon = with Defender and Piper
option-composition-first-village = a first Village
option-composition-village = the Village
option-composition-feast = everything
option-wolves = Wolves
option-wolves-usual = { word-usual }
option-wolves-1 = 1
option-wolves-2 = 2
option-wolves-3 = 3
option-wolves-4 = 4
option-wolves-5 = 5
option-wolves-6 = 6
option-seer = { seer }
option-seer-usual = { word-usual }
option-seer-in = { word-in }
option-seer-out = { word-out }
option-thief = { thief }
option-thief-usual = { word-usual }
option-thief-in = { word-in }
option-thief-out = { word-out }
option-cupid = { cupid }
option-cupid-usual = { word-usual }
option-cupid-in = { word-in }
option-cupid-out = { word-out }
option-hunter = { hunter }
option-hunter-usual = { word-usual }
option-hunter-in = { word-in }
option-hunter-out = { word-out }
option-witch = { witch }
option-witch-usual = { word-usual }
option-witch-in = { word-in }
option-witch-out = { word-out }
option-little-girl = { little-girl }
option-little-girl-usual = { word-usual }
option-little-girl-in = { word-in }
option-little-girl-out = { word-out }
option-white-werewolf = { white-werewolf }
option-white-werewolf-usual = { word-usual }
option-white-werewolf-in = { word-in }
option-white-werewolf-out = { word-out }
option-raven = { raven }
option-raven-usual = { word-usual }
option-raven-in = { word-in }
option-raven-out = { word-out }
option-arsonist = { arsonist }
option-arsonist-usual = { word-usual }
option-arsonist-in = { word-in }
option-arsonist-out = { word-out }
option-defender = { defender }
option-defender-usual = { word-usual }
option-defender-in = { word-in }
option-defender-out = { word-out }
option-piper = { piper }
option-piper-usual = { word-usual }
option-piper-in = { word-in }
option-piper-out = { word-out }
option-hide-composition = Which characters are in play
option-hide-composition-no = is known
option-hide-composition-yes = is hidden: some of the composition
option-village = Buildings
option-village-usual = { word-usual }
option-village-none = none
option-village-light = a few
option-village-thirds = thirds: farms, special ones, none
option-farms = Farms
option-farms-usual = { word-usual }
option-farms-0 = 0
option-farms-1 = 1
option-farms-2 = 2
option-farms-3 = 3
option-farms-4 = 4
option-farms-5 = 5
option-farms-6 = 6
option-church = { church }
option-church-usual = { word-usual }
option-church-in = { word-in }
option-church-out = { word-out }
option-hovel = { hovel }
option-hovel-usual = { word-usual }
option-hovel-in = { word-in }
option-hovel-out = { word-out }
option-bailiffs-house = { bailiffs-house }
option-bailiffs-house-usual = { word-usual }
option-bailiffs-house-in = { word-in }
option-bailiffs-house-out = { word-out }
option-manor = { manor }
option-manor-usual = { word-usual }
option-manor-in = { word-in }
option-manor-out = { word-out }
option-bakery = { bakery }
option-bakery-usual = { word-usual }
option-bakery-in = { word-in }
option-bakery-out = { word-out }
option-school = { school }
option-school-usual = { word-usual }
option-school-in = { word-in }
option-school-out = { word-out }
option-tavern = { tavern }
option-tavern-usual = { word-usual }
option-tavern-in = { word-in }
option-tavern-out = { word-out }
option-shop = { shop }
option-shop-usual = { word-usual }
option-shop-in = { word-in }
option-shop-out = { word-out }
option-captain = Captain
option-captain-usual = { word-usual }
option-captain-yes = { word-yes }
option-captain-no = { word-no }
option-captain-day = Election on day
option-captain-day-1 = 1
option-captain-day-2 = 2
option-captain-day-3 = 3
option-office-reopens = New Farmers may elect again
option-office-reopens-no = { word-no }
option-office-reopens-yes = { word-yes }
option-death-shows = A death shows
option-death-shows-card = the card
option-death-shows-camp = the camp
option-death-shows-nothing = nothing
option-causes = Causes of deaths in the night
option-causes-secret = secret
option-causes-told = told
option-seer-sees = The Seer sees
option-seer-sees-card = the card
option-seer-sees-camp = the camp
option-cupid-wins = Cupid wins
option-cupid-wins-with-the-village = with the village
option-cupid-wins-with-the-lovers = also with the Lovers
option-white-first-night = The White Werewolf’s first night alone
option-white-first-night-2 = 2
option-white-first-night-1 = 1
option-white-blocks = The White Werewolf delays the pack’s victory
option-white-blocks-no = { word-no }
option-white-blocks-yes = { word-yes }
option-hunter-shoots = When the Hunter shoots
option-hunter-shoots-always = at every death
option-hunter-shoots-unless-poisoned = unless poisoned
option-hunter-shoots-eaten-or-condemned = only if eaten or condemned
option-agreement = The pack agrees
option-agreement-all = if all who point agree
option-agreement-majority = by a majority
option-agreement-most = by the most fingers
option-girl = The Little Girl
option-girl-dice = peeks at some risk
option-girl-bold = peeks at a large risk
option-girl-asleep = sleeps
option-baker = The Baker
option-baker-dice = may glimpse a wolf
option-baker-asleep = sleeps
option-defender-covers-girl = The Defender also protects the Little Girl
option-defender-covers-girl-no = { word-no }
option-defender-covers-girl-yes = { word-yes }
option-witch-sees-without-cure = The Witch sees the prey also without the cure
option-witch-sees-without-cure-yes = { word-yes }
option-witch-sees-without-cure-no = { word-no }
option-fire-spares-vagabonds = The fire spares wolves without a home
option-fire-spares-vagabonds-yes = { word-yes }
option-fire-spares-vagabonds-no = { word-no }
option-housing = The Bailiff houses
option-housing-at-once = at once
option-housing-at-dawn = at dawn only
option-self-vote = Voting for oneself in trials
option-self-vote-no = { word-no }
option-self-vote-yes = { word-yes }
option-ballots = Ballots
option-ballots-sealed = sealed, then shown
option-ballots-open = open
option-ballots-counted = secret, only counted
option-poster-in-second-ballot = The poster counts in a second ballot
option-poster-in-second-ballot-no = { word-no }
option-poster-in-second-ballot-yes = { word-yes }
option-raven-on-self = The Raven may accuse the Raven
option-raven-on-self-yes = { word-yes }
option-raven-on-self-no = { word-no }
option-day-powers = Powers of the day
option-day-powers-debate-and-evening = debate and evening
option-day-powers-debate = debate only
option-parity = As many wolves as others
option-parity-goes-on = the game goes on
option-parity-wolves-win = the wolves win
option-quiet-turns = Turns without a death until a draw
option-quiet-turns-3 = 3
option-quiet-turns-5 = 5
option-quiet-turns-9 = 9
option-tokens = Public roles
option-tokens-selection = drawn from a selection
option-tokens-all = drawn from all
option-tokens-draft = chosen in turn
option-tokens-first = Public roles before the cards
option-tokens-first-no = { word-no }
option-tokens-first-yes = { word-yes }
option-ghosts = The dead see
option-ghosts-night = the night
option-ghosts-public = what all see
option-withdrawing = Absent players can be withdrawn
option-withdrawing-yes = { word-yes }
option-withdrawing-no = { word-no }
option-blank-votes = Blank votes
option-blank-votes-yes = { word-yes }
option-blank-votes-no = { word-no }
option-statements = Statements a day
option-statements-2 = 2
option-statements-1 = 1
option-statements-none = none

## In the terminal

unused-cards = { $count ->
    [1] One of these cards was put back into the box, and nobody knows which.
   *[other] { $count } of these cards were put back into the box, and nobody knows which.
}
word-draft = Set-up
word-night = Night
word-day = Day
word-over = End after night
word-wolf = a wolf
word-burnt = Burnt
word-victim = Prey
word-middle = In the middle

## Looking back

look-for-wolves = Who could be a wolf?
look-night = Night { $night }
look-day = Day { $day }
look-evening = After the vote of day { $day }
look-end = All cards lie open
