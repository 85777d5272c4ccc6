"""What a seat may see, by naming it; and who may look at what."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from hameau.games.werewolves.box import (
    ARSONIST,
    CAMP,
    CUPID,
    DEFENDER,
    KINDS,
    PIPER,
    SEER,
    THIEF,
    WHITE_WEREWOLF,
    WITCH,
)
from hameau.games.werewolves.content import CAMPS, CHARACTERS, HOMES, Opened
from hameau.games.werewolves.judgement import Werewolves
from hameau.games.werewolves.naming import PHASE_NAMES
from hameau.games.werewolves.notation import write
from hameau.games.werewolves.people import (
    BALLOTS,
    CALL_CUPID_AGAIN,
    CALL_PIPER_AGAIN,
    CALL_THIEF,
    DRAFT,
    OVER,
)

NO_ONE = -1
CAUSES = (
    "",
    "night",
    "fangs",
    "bite",
    "fire",
    "poison",
    "shot",
    "grief",
    "vote",
    "razor",
    "absence",
)
Time = Literal["draft", "night", "day", "over"]


class Person(Struct, frozen=True):
    """One player, as all see it, and what the one who looks knows besides."""

    seat: int
    place: int  # clockwise
    alive: bool
    fallen: int  # the how-manyth to die; 0 for the living
    cause: str
    home: str  # a building, or empty
    vagabond: bool
    captain: bool
    banned: bool
    poster: bool
    missed: int  # decisions in a row that the clock made
    ballot: int  # for whom, in the open vote, as far as it may be seen; -1: for nobody
    voted: int  # the same, in the last count
    against: list[int]  # for whose death this one has voted so far
    tally: int  # votes in the last count
    claim: str  # the character that this one claims to be; or empty
    accuses: list[int]
    defends: list[int]
    card: str  # as far as it is known; or empty
    camp: str
    wolf: bool  # known to be one
    charmed: bool
    lover: bool


class Report(Struct, frozen=True):
    """What somebody claims to have seen."""

    by: int
    about: int
    wolf: bool


class Building(Struct, frozen=True):
    """One that is in play."""

    name: str
    tenant: int  # also one who died there; -1 if it burnt down
    standing: bool
    spent: bool


class Night(Struct, frozen=True):
    """What the one who looks knows about this night. Everybody has one, and it has the same shape."""

    choice: str  # the own sealed move of this round
    fingers: list[int]  # at whom each wolf points
    victim: int
    looked_at: int
    protected: int
    bitten: int
    fire: str
    cured: bool
    poisoned: int
    picked: int
    middle: list[str]
    cure_left: bool
    poison_left: bool
    match_left: bool


class View(Struct, frozen=True):
    """The village as one seat sees it."""

    me: int | None
    time: Time
    phase: str
    night: int
    waiting: list[int]
    people: list[Person]
    deck: dict[str, int]  # characters that may be in this match, those of the middle too
    unused: int  # so many of them were put back into the box, and nobody knows which
    buildings: list[Building]
    offered: dict[str, int]  # tokens, while they are drafted
    burnt: list[str]
    immune: bool  # the Innkeeper
    running: list[int]  # for whom one can vote
    tied: list[int]
    condemned: int
    vacancy: str
    home_for: int
    confessed: int
    quiet: int  # turns without a death
    reports: list[Report]
    dark: Night
    winner: str


def view(content: Opened, state: Werewolves, seat: int | None) -> View:
    """What the seat sees; a spectator sees what all see."""
    return seen(state, Look(content, state, seat))


def reveal(content: Opened, state: Werewolves) -> View:
    """Everything, for replays and for who moderates."""
    return seen(state, OpenEyes(content, state, None))


def seen(state: Werewolves, look: "Look") -> View:
    return View(
        me=look.seat,
        time=time_of(state),
        phase=PHASE_NAMES[state.phase],
        night=state.night,
        waiting=seats_of(state.waiting),
        people=[look.person(other) for other in range(state.seats)],
        deck={CHARACTERS[kind]: count for kind, count in enumerate(state.deck) if count},
        unused=state.unused(),
        buildings=buildings(state),
        offered=offered(state),
        burnt=[name for building, name in enumerate(HOMES) if state.burnt >> building & 1],
        immune=bool(state.immune),
        running=seats_of(state.running),
        tied=seats_of(state.tied),
        condemned=state.condemned - 1,
        vacancy=HOMES[state.vacancy - 1] if state.vacancy else "",
        home_for=state.offered - 1,
        confessed=state.confessed - 1,
        quiet=state.quiet,
        reports=reports(state),
        dark=look.dark(),
        winner=WINNERS[state.winner],
    )


WINNERS = ("", "nobody", "couple", "piper", "white", "pack", "village", "draw")


def time_of(state: Werewolves) -> Time:
    if state.phase == OVER:
        return "over"
    if state.phase == DRAFT:
        return "draft"
    return "night" if state.is_night() else "day"


def seats_of(some: int) -> list[int]:
    return [seat for seat in range(some.bit_length()) if some >> seat & 1]


def buildings(state: Werewolves) -> list[Building]:
    tenants = state.tenant
    return [
        Building(
            name,
            tenants[building] - 1,
            bool(state.standing >> building & 1),
            bool(state.spent >> building & 1),
        )
        for building, name in enumerate(HOMES)
        if (state.standing | state.burnt) >> building & 1
    ]


def reports(state: Werewolves) -> list[Report]:
    """All that were not taken back, by who made them."""
    wolves, villagers = state.says_wolf, state.says_village
    return [
        Report(seat, other, bool(wolves[seat] >> other & 1))
        for seat in range(state.seats)
        for other in seats_of(wolves[seat] | villagers[seat])
    ]


def offered(state: Werewolves) -> dict[str, int]:
    if state.phase != DRAFT:
        return {}
    return {name: count for name, count in zip(("vagabond", *HOMES), state.pool, strict=True) if count}


class Look:
    """One pair of eyes on a state; arrays are read once."""

    def __init__(self, content: Opened, state: Werewolves, seat: int | None) -> None:
        self.content, self.state, self.seat = content, state, seat
        self.over = state.phase == OVER
        self.ghost = seat is not None and state.watched_night(seat)
        self.mine = state.card[seat] if seat is not None and state.dealt else -1
        self.freed = bool(state.holder(PIPER) & (state.shown | state.camp_shown))
        self.card, self.place, self.fallen, self.cause = state.card, state.place, state.fallen, state.cause
        self.last_ballot = state.last_ballot
        self.against, self.claimed, self.accuses, self.defends = (
            state.against,
            state.claimed,
            state.accuses,
            state.defends,
        )
        self.home, self.missed, self.ballot, self.tally = state.home, state.missed, state.ballot, state.tally

    def person(self, other: int) -> Person:
        state, alive = self.state, bool(self.state.alive >> other & 1)
        home = self.home[other]
        card = self.known_card(other)
        return Person(
            seat=other,
            place=self.place[other],
            alive=alive,
            fallen=self.fallen[other],
            cause=CAUSES[self.cause[other]],
            home=HOMES[home - 1] if home else "",
            vagabond=state.phase != DRAFT and state.is_vagabond(other),
            captain=state.captain == other + 1,
            banned=bool(state.banned >> other & 1),
            poster=alive and not state.is_night() and state.poster == other + 1,
            missed=self.missed[other],
            ballot=self.ballot[other] - 1 if self.may_see_ballot(other) else NO_ONE,
            voted=self.last_ballot[other] - 1,
            against=seats_of(self.against[other]),
            tally=self.tally[other],
            claim=CHARACTERS[self.claimed[other] - 1] if self.claimed[other] else "",
            accuses=seats_of(self.accuses[other]),
            defends=seats_of(self.defends[other]),
            card=card,
            camp=self.known_camp(other, card),
            wolf=self.knows_wolf(other),
            charmed=self.knows_charmed() and bool(state.charmed >> other & 1),
            lover=self.knows_lovers() and state.lover_of(other) > 0,
        )

    # -- who is who ----------------------------------------------------------------------------------------

    def known_card(self, other: int) -> str:
        if not self.state.dealt:
            return ""
        shown = self.over or self.state.shown >> other & 1
        if self.seat is not None and not shown:
            shown = self.state.knows_card(self.seat, other)
        return CHARACTERS[self.card[other]] if shown else ""

    def known_camp(self, other: int, card: str) -> str:
        known = card or self.state.camp_shown >> other & 1
        if self.seat is not None and not known:
            known = self.state.knows_camp(self.seat, other)
        return CAMPS[CAMP[self.card[other]]] if known else ""

    def knows_wolf(self, other: int) -> bool:
        if self.seat is not None and not self.over:
            return bool(self.state.dealt and self.state.knows_wolf(self.seat, other))
        shown = self.over or (self.state.shown | self.state.camp_shown) >> other & 1
        return bool(shown and self.state.is_wolf(other))

    def knows_charmed(self) -> bool:
        """5.20: when all see that the Piper is dead the charm is over."""
        return self.seat is not None and not self.freed and bool(self.state.knows_charmed(self.seat))

    def knows_lovers(self) -> bool:
        if self.over or self.state.grieved:
            return True
        return self.seat is not None and bool(self.state.knows_lovers(self.seat))

    def may_see_ballot(self, other: int) -> bool:
        state = self.state
        if other == self.seat or state.option[BALLOTS] == 1:
            return True
        return not state.voters >> other & 1  # the Innkeeper's first vote is public

    # -- tonight -------------------------------------------------------------------------------------------

    def dark(self) -> Night:
        state = self.state
        night = state.is_night()
        return Night(
            choice=self.choice() if night else "",
            fingers=self.fingers(),
            victim=self.victim(),
            looked_at=self.told(SEER, state.looked_at),
            protected=self.told(DEFENDER, state.protected),
            bitten=self.told(WHITE_WEREWOLF, state.bitten),
            fire=HOMES[state.fire - 1] if self.told(ARSONIST, state.fire) >= 0 else "",
            cured=self.told(WITCH, state.cured) >= 0,
            poisoned=self.told(WITCH, state.poisoned),
            picked=self.picked() if night else NO_ONE,
            middle=self.middle(),
            cure_left=self.mine == WITCH and not state.cure_used,
            poison_left=self.mine == WITCH and not state.poison_used,
            match_left=self.mine == ARSONIST and not (state.burnt or state.fire),
        )

    def told(self, kind: int, secret: int) -> int:
        """A choice of this night, less 1, for who made it and for the dead who watch."""
        return secret - 1 if self.mine == kind or self.ghost else NO_ONE

    def choice(self) -> str:
        mine = self.state.choice[self.seat] if self.seat is not None else 0
        return write(self.content, self.state, mine - 1) if mine else ""

    def fingers(self) -> list[int]:
        fingers = self.state.point[: self.state.seats]
        return [finger - 1 for finger in fingers] if self.sees_pack() else []

    def sees_pack(self) -> bool:
        """The wolves who were awake last night, and the dead who watched them."""
        return self.seat is not None and self.mine >= 0 and bool(self.state.sees_pack(self.seat))

    def victim(self) -> int:
        """The pack's prey: for the pack, and for the Witch who was shown it."""
        if self.sees_pack():
            return self.state.target - 1
        return self.state.told_victim - 1 if self.mine == WITCH else NO_ONE

    def picked(self) -> int:
        state = self.state
        cupid = state.phase == CALL_CUPID_AGAIN and self.mine == CUPID
        piper = state.phase == CALL_PIPER_AGAIN and self.mine == PIPER
        return state.picked - 1 if cupid or piper else NO_ONE

    def middle(self) -> list[str]:
        """The two cards in the middle: for the Thief, and for all when it is over."""
        state = self.state
        choosing = state.phase == CALL_THIEF and self.mine == THIEF
        thief = self.seat is not None and state.thief == self.seat + 1
        if not state.has_middle() or not (choosing or thief or self.over):
            return []
        return [CHARACTERS[kind] for kind in state.middle]


class OpenEyes(Look):
    """Eyes from which nothing is hidden."""

    def __init__(self, content: Opened, state: Werewolves, seat: int | None) -> None:
        super().__init__(content, state, seat)
        self.over = True

    def knows_charmed(self) -> bool:
        return not self.freed

    def may_see_ballot(self, other: int) -> bool:
        return True

    def told(self, kind: int, secret: int) -> int:
        return secret - 1

    def sees_pack(self) -> bool:
        return bool(self.state.dealt)

    def picked(self) -> int:
        return self.state.picked - 1

    def dark(self) -> Night:
        state = self.state
        return replace(
            super().dark(),
            cure_left=bool(state.deck[WITCH] and not state.cure_used),
            poison_left=bool(state.deck[WITCH] and not state.poison_used),
            match_left=bool(state.deck[ARSONIST] and not (state.burnt or state.fire)),
        )


def shown_word(shown: int) -> str:
    """What a death shows: a card, a camp, or nothing."""
    if shown < KINDS:
        return CHARACTERS[shown]
    return f"camp-{CAMPS[shown - KINDS]}" if shown < KINDS + len(CAMPS) else "hidden-card"
