"""Who sits where, who is who and who knows what: what every chapter of Werewolves rests on.

The numbers in comments are those of docs/rules/werewolves.md.
"""

from typing import Final

from hameau.engine.declared import Events, Laws, Moves
from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.engine.state import EVERYONE, State
from hameau.games.werewolves.rules.box import (
    CAMP,
    CUPID,
    KINDS,
    LITTLE_GIRL,
    PIPER,
    THIEF,
    WEREWOLF,
    WHITE_WEREWOLF,
    WOLVES,
    Box,
)

SEATS: Final = 32  # room for; 29 play

# phases: who decides what
DRAFT: Final = 1  # one after the other takes a token
# the rounds of a night; in each everybody alive owes one move
CALL_THIEF: Final = 10
CALL_CUPID: Final = 11
CALL_CUPID_AGAIN: Final = 12
CALL_DEFENDER: Final = 13
CALL_SEER: Final = 14
CALL_WOLVES: Final = 15
CALL_WOLVES_AGAIN: Final = 16
CALL_WOLVES_LAST: Final = 17
CALL_WHITE: Final = 18
CALL_ARSONIST: Final = 19
CALL_WITCH: Final = 20
CALL_PIPER: Final = 21
CALL_PIPER_AGAIN: Final = 22
CALL_RAVEN: Final = 23
DAWN: Final = 24  # never waited in
SHOT: Final = 30  # the Hunter
HEIR: Final = 31  # the Captain names one
HOUSING: Final = 32  # the Bailiff offers a home
ANSWER: Final = 33  # the Vagabond takes it or not
ELECTION: Final = 34
ELECTION_AGAIN: Final = 35
DEBATE: Final = 36
BANS: Final = 37
INN_VOTE: Final = 38
BALLOT: Final = 39
TIE: Final = 40  # the Captain decides
INN_VOTE_AGAIN: Final = 41
BALLOT_AGAIN: Final = 42
PLEA: Final = 43  # the condemned may ask for mercy
PARDON: Final = 44  # the Lord may grant it
EVENING: Final = 45
OVER: Final = 46
PHASES: Final = 47

MOVES: Final = Moves()
AWAY: Final = MOVES.add("away", first=1)  # what the clock plays for somebody
DONE: Final = MOVES.add("done", first=2)
NOBODY: Final = MOVES.add("nobody", first=6)
YES: Final = MOVES.add("yes", first=7)
NO: Final = MOVES.add("no", first=8)

# of several laws that forbid a move the first is told, so the chapters' own ones follow these
LAWS: Final = Laws()
DECIDE_THIS: Final = LAWS.add("decide-this", "3.5", "moves")
DEAD: Final = LAWS.add("dead", "10.2", "player")
NOT_YOURSELF: Final = LAWS.add("not-yourself", "11.3")
NOT_YOUR_LOVER: Final = LAWS.add("not-your-lover", "6.4", "player")

EVENTS: Final = Events()
CALLED: Final = EVENTS.add("called", a="call", b="deciding")  # the seat is the first of them
PAIRED: Final = EVENTS.add("paired", a="other")  # for the Lovers and Cupid

# why somebody died
BY_NIGHT: Final = 1
BY_FANGS: Final = 2
BY_BITE: Final = 3
BY_FIRE: Final = 4
BY_POISON: Final = 5
BY_SHOT: Final = 6
BY_GRIEF: Final = 7
BY_VOTE: Final = 8
BY_RAZOR: Final = 9
BY_ABSENCE: Final = 10

# what a cascade of deaths interrupted
AFTER_DAWN: Final = 1
AFTER_RAZOR: Final = 2  # back to the debate or the evening
AFTER_VERDICT: Final = 3

# who won
NOT_YET: Final = 0
NO_ONE: Final = 1
COUPLE: Final = 2
THE_PIPER: Final = 3
THE_WHITE: Final = 4
THE_PACK: Final = 5
THE_VILLAGE: Final = 6
A_DRAW: Final = 7

# options, as numbers
CAPTAIN: Final = 0  # 1: there is one
CAPTAIN_DAY: Final = 1
REOPENS: Final = 2
REVEAL: Final = 3  # 0 card, 1 camp, 2 nothing
SEER_CAMP: Final = 4
CUPID_WINS: Final = 5
WHITE_FIRST: Final = 6  # his first night alone
WHITE_BLOCKS: Final = 7
AGREEMENT: Final = 8  # 0 all who point, 1 more than half, 2 the most
GIRL: Final = 9  # 0 dice, 1 bold dice, 2 eyes closed
BAKER_SLEEPS: Final = 10
COVERS_GIRL: Final = 11
WITCH_BLIND: Final = 12
FIRE_TAKES_ALL: Final = 13
DAWN_HOUSING: Final = 14
SELF_VOTE: Final = 15
BALLOTS: Final = 16  # 0 sealed, 1 live, 2 only counted
POSTER_AGAIN: Final = 17
RAVEN_OTHERS: Final = 18
ONE_WINDOW: Final = 19
PARITY: Final = 20
STALL: Final = 21
GIVING: Final = 22  # 0 of all tokens, 1 of a selection, 2 draft
TOKENS_FIRST: Final = 23
GHOSTS: Final = 24  # 0 see what is public, 1 the night
WITHDRAWING: Final = 25
CAUSES: Final = 26
STATEMENTS: Final = 27  # how many a day
COMPULSORY: Final = 28  # 1: nobody votes blank
HUNTER_SHOOTS: Final = 29  # 0 always, 1 unless poisoned, 2 only if eaten or condemned
OPTIONS: Final = 30


class People(State):
    """The circle of players. Sets of seats are words: bit s is seat s."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.option: list[i64] = [0] * OPTIONS
        self.deck: list[i64] = [0] * KINDS  # all cards that may be in this match, those of the middle too
        self.village: i64 = 0  # 1 with tokens and buildings
        self.phase: i64 = 0
        self.night: i64 = 0  # also the number of the day that follows it
        self.dealt: i64 = 0
        self.met: i64 = 0  # 1 since the wolves know each other
        # the circle
        self.place: list[i64] = [0] * SEATS  # clockwise
        self.alive: i64 = 0
        self.deaths: i64 = 0
        self.deaths_before: i64 = 0  # when the last night fell
        self.fallen: list[i64] = [0] * SEATS  # n: was the n-th to die
        self.cause: list[i64] = [0] * SEATS  # as told
        self.shown: i64 = 0  # whose card lies open
        self.camp_shown: i64 = 0
        self.withdrawn: i64 = 0
        self.missed: list[i64] = [0] * SEATS
        # secrets
        self.card: list[i64] = [0] * SEATS
        self.middle: list[i64] = [0] * 2
        self.thief: i64 = 0  # seat + 1 of who was dealt the Thief and has chosen
        self.lover_a: i64 = 0  # seat + 1
        self.lover_b: i64 = 0
        self.grieved: i64 = 0  # 1 since all know the Lovers
        self.charmed: i64 = 0
        self.watched: i64 = 0  # the dead who have seen the charmed
        self.saw_pack: i64 = 0  # the dead who have seen the wolves
        self.seen: list[i64] = [0] * SEATS  # whose card a seat has seen
        self.seen_camp: list[i64] = [0] * SEATS
        self.glimpsed: list[i64] = [0] * SEATS  # whom a seat has seen awake with the wolves
        self.glimpse: list[i64] = [0] * SEATS  # the same, last night only
        self.winner: i64 = NOT_YET

    # -- the circle ----------------------------------------------------------------------------------------

    def is_alive(self, seat: i64) -> bool:
        return self.alive & bit(seat) != 0

    def all_seats(self) -> i64:
        return bit(self.seats) - 1

    def seat_at(self, place: i64) -> i64:
        for seat in range(self.seats):
            if self.place[seat] == place:
                return seat
        return 0

    def right_of(self, seat: i64) -> i64:
        """9.6: players face the middle, so the right hand is counter-clockwise."""
        place: i64 = self.place[seat]
        return self.seat_at(self.seats - 1 if place == 0 else place - 1)

    def nth(self, some: i64, n: i64) -> i64:
        """The n-th of a set of seats."""
        for _ in range(n):
            some &= some - 1
        return lowest_bit(some)

    def any_of(self, some: i64) -> i64:
        """One of them, by luck."""
        n: i64 = self.below(popcount(some))
        return self.nth(some, n)

    # -- whom a move can aim at ----------------------------------------------------------------------------

    def living(self, verb: i64) -> i64:
        """10.2: nobody chooses the dead."""
        return self.only(DEAD, verb, self.alive, self.alive)

    def others(self, verb: i64, seat: i64) -> i64:
        """The living but oneself."""
        some: i64 = self.living(verb)
        return self.only(NOT_YOURSELF, verb, some, ~bit(seat))

    def list_seats(self, count: i64, move: i64, some: i64) -> i64:
        """Adds a move for each seat of a set to the `count` that are there; how many then."""
        while some:
            self.moves[count] = move + lowest_bit(some)
            some &= some - 1
            count += 1
        return count

    # -- cards ---------------------------------------------------------------------------------------------

    def has_middle(self) -> bool:
        return self.deck[THIEF] > 0

    def is_wolf(self, seat: i64) -> bool:
        """5.2: the White Werewolf is one of them."""
        return self.card[seat] == WEREWOLF or self.card[seat] == WHITE_WEREWOLF

    def wolves(self) -> i64:
        """All wolves, dead or alive."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.is_wolf(seat):
                found |= bit(seat)
        return found

    def holder(self, kind: i64) -> i64:
        """The set of those who have this card: one seat, or none."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.card[seat] == kind:
                found |= bit(seat)
        return found if self.dealt else 0

    def is_known_dead(self, kind: i64) -> bool:
        """Does this card of which there is one lie open, or its camp if it has one to itself?"""
        loner: bool = CAMP[kind] > WOLVES
        seen: i64 = self.shown | self.camp_shown if loner else self.shown
        for seat in range(self.seats):
            if seen & bit(seat) and self.card[seat] == kind:
                return True
        return False

    def may_be_alive(self, kind: i64) -> bool:
        """3.4: for all that everybody knows, is somebody with this card awake at night?"""
        return self.deck[kind] > 0 and not self.is_known_dead(kind)

    # -- Lovers and charmed --------------------------------------------------------------------------------

    def lover_of(self, seat: i64) -> i64:
        """Seat + 1, or 0."""
        if self.lover_a == seat + 1:
            return self.lover_b
        if self.lover_b == seat + 1:
            return self.lover_a
        return 0

    def are_lovers(self, seat: i64, other: i64) -> bool:
        return self.lover_of(seat) == other + 1

    def without_lover(self, verb: i64, some: i64, seat: i64) -> i64:
        """6.4: nobody may harm their Lover."""
        lover: i64 = self.lover_of(seat)
        return self.only(NOT_YOUR_LOVER, verb, some, ~bit(lover - 1)) if lover else some

    def is_mixed(self) -> bool:
        """12.3: Lovers of two camps."""
        if self.lover_a == 0:
            return False
        return CAMP[self.card[self.lover_a - 1]] != CAMP[self.card[self.lover_b - 1]]

    def knows_lovers(self, seat: i64) -> bool:
        if self.grieved:
            return True
        if self.phase <= CALL_CUPID_AGAIN and self.night <= 1:
            return True  # there are none yet
        return self.card[seat] == CUPID or self.lover_of(seat) > 0

    def knows_charmed(self, seat: i64) -> bool:
        if self.card[seat] == PIPER or self.charmed & bit(seat):
            return True
        return self.watched & bit(seat) != 0 and self.option[GHOSTS] > 0

    # -- who may know --------------------------------------------------------------------------------------

    def ghosts(self) -> i64:
        """3.8: the dead who watch the night."""
        return self.all_seats() & ~self.alive if self.option[GHOSTS] else 0

    def was_awake(self, seat: i64) -> bool:
        """Did the seat live when the last night fell?"""
        return self.is_alive(seat) or self.fallen[seat] > self.deaths_before

    def watched_night(self, seat: i64) -> bool:
        """3.8: was the seat dead by then, and so has seen the night?"""
        return self.option[GHOSTS] != 0 and not self.was_awake(seat)

    def sees_pack(self, seat: i64) -> bool:
        """Has the seat seen the fingers of last night: as a wolf, or as one of the dead?"""
        return self.is_wolf(seat) if self.was_awake(seat) else self.option[GHOSTS] != 0

    def knows_card(self, seat: i64, other: i64) -> bool:
        """Has the seat seen this very card?"""
        if seat == other or self.shown & bit(other):
            return True
        return self.seen[seat] & bit(other) != 0

    def knows_wolf(self, seat: i64, other: i64) -> bool:
        """Is the seat sure that the other one is a wolf?"""
        if self.knows_card(seat, other):
            return self.is_wolf(other)
        if self.is_packmate(seat, other) or self.glimpsed[seat] & bit(other):
            return True
        return self.knows_camp(seat, other) and CAMP[self.card[other]] % 3 > 0

    def is_packmate(self, seat: i64, other: i64) -> bool:
        return self.met != 0 and self.is_wolf(seat) and self.is_wolf(other)

    def knows_camp(self, seat: i64, other: i64) -> bool:
        return (self.camp_shown | self.seen_camp[seat]) & bit(other) != 0

    def wake(self, event: i64, seat: i64, a: i64, b: i64, audience: i64) -> None:
        """Note something of the night, for those who are awake and the dead who watch."""
        self.note(event, seat, a, b, audience | self.ghosts())

    def tell_all(self, event: i64, seat: i64, a: i64, b: i64) -> None:
        self.note(event, seat, a, b, EVERYONE)

    def ask(self, phase: i64, whom: i64) -> None:
        """Now these seats decide, and everybody is told so."""
        self.phase = phase
        self.waiting = whom
        self.tell_all(CALLED, lowest_bit(whom), phase, popcount(whom))

    def girl(self) -> i64:
        """The Little Girl, alive: a set of one seat, or none."""
        return self.holder(LITTLE_GIRL) & self.alive
