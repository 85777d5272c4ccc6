"""What all may see of a village, by naming it."""

from typing import Literal

from msgspec import Struct

from hameau.engine.eyes import for_all_eyes
from hameau.games.werewolves.content import CAMPS, CHARACTERS, HOMES, Opened
from hameau.games.werewolves.naming import PHASE_NAMES
from hameau.games.werewolves.rules.box import KINDS
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.people import DRAFT, OVER

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


@for_all_eyes
def square(_: Opened, state: Rules) -> View:
    """As somebody sees it who knows no secret; cards, hearts and the night are for each pair of eyes."""
    return View(
        me=None,
        time=time_of(state),
        phase=PHASE_NAMES[state.phase],
        night=state.night,
        waiting=seats_of(state.waiting),
        people=[open_person(state, seat) for seat in range(state.seats)],
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
        dark=NOTHING,
        winner=WINNERS[state.winner],
    )


def open_person(state: Rules, seat: int) -> Person:
    """Without card and heart, which are for `Look` to name."""
    alive = bool(state.alive >> seat & 1)
    home, claimed = state.home[seat], state.claimed[seat]
    return Person(
        seat=seat,
        place=state.place[seat],
        alive=alive,
        fallen=state.fallen[seat],
        cause=CAUSES[state.cause[seat]],
        home=HOMES[home - 1] if home else "",
        vagabond=state.phase != DRAFT and state.is_vagabond(seat),
        captain=state.captain == seat + 1,
        banned=bool(state.banned >> seat & 1),
        poster=alive and not state.is_night() and state.poster == seat + 1,
        missed=state.missed[seat],
        ballot=NO_ONE,
        voted=state.last_ballot[seat] - 1,
        against=seats_of(state.against[seat]),
        tally=state.tally[seat],
        claim=CHARACTERS[claimed - 1] if claimed else "",
        accuses=seats_of(state.accuses[seat]),
        defends=seats_of(state.defends[seat]),
        card="",
        camp="",
        wolf=False,
        charmed=False,
        lover=False,
    )


WINNERS = ("", "nobody", "couple", "piper", "white", "pack", "village", "draw")


def time_of(state: Rules) -> Time:
    if state.phase == OVER:
        return "over"
    if state.phase == DRAFT:
        return "draft"
    return "night" if state.is_night() else "day"


def seats_of(some: int) -> list[int]:
    return [seat for seat in range(some.bit_length()) if some >> seat & 1]


def buildings(state: Rules) -> list[Building]:
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


def reports(state: Rules) -> list[Report]:
    """All that were not taken back, by who made them."""
    wolves, villagers = state.says_wolf, state.says_village
    return [
        Report(seat, other, bool(wolves[seat] >> other & 1))
        for seat in range(state.seats)
        for other in seats_of(wolves[seat] | villagers[seat])
    ]


def offered(state: Rules) -> dict[str, int]:
    if state.phase != DRAFT:
        return {}
    return {name: count for name, count in zip(("vagabond", *HOMES), state.pool, strict=True) if count}


NOTHING = Night("", [], NO_ONE, NO_ONE, NO_ONE, NO_ONE, "", False, NO_ONE, NO_ONE, [], False, False, False)


def shown_word(shown: int) -> str:
    """What a death shows: a card, a camp, or nothing."""
    if shown < KINDS:
        return CHARACTERS[shown]
    return f"camp-{CAMPS[shown - KINDS]}" if shown < KINDS + len(CAMPS) else "hidden-card"
