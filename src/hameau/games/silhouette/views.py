"""What a seat may see, and the journal as events.

A card that was turned down again is hidden: remembering it is the game. A word that somebody covered has no
text any more, and no event has one before the word is judged.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from hameau.engine import texts
from hameau.engine.answers import Event
from hameau.engine.border import Border
from hameau.engine.eyes import for_all_eyes
from hameau.games.silhouette import notation
from hameau.games.silhouette.content import CODES, Opened
from hameau.games.silhouette.notation import PLACES, VOTES
from hameau.games.silhouette.position import DECIDERS, NAMES, PHASES
from hameau.games.silhouette.rules import course
from hameau.games.silhouette.rules.box import CARDS
from hameau.games.silhouette.rules.course import BEFORE, OVER, SAYING, VOTE_BITS, Rules
from hameau.games.silhouette.rules.table import PAIRS

VOTE_MASK = (1 << VOTE_BITS) - 1


class Card(Struct, frozen=True):
    """A place of the grid."""

    place: str
    state: Literal["down", "open", "gone"]
    motif: str | None  # unless it lies face down


class Word(Struct, frozen=True):
    """The word that is being judged."""

    seat: int
    text: str
    motifs: list[str]  # two; a help card stands for the card that it replaces


class Said(Struct, frozen=True):
    """A word that was judged."""

    seat: int
    text: str  # empty if somebody covered it
    motifs: list[str]
    accepted: bool
    covered: bool
    by: Literal["table", "lexicon", "insist"]


class Pair(Struct, frozen=True):
    """Two cards of a pile, and the word that took them."""

    text: str  # empty if somebody covered it
    motifs: list[str]  # of the word


class Pile(Struct, frozen=True):
    """What a seat has won."""

    seat: int
    cards: int
    pairs: list[Pair]
    motifs: list[str]  # of the cards, by their order in the box


class Swap(Struct, frozen=True):
    """A help card, for this attempt."""

    place: str  # of the open card that it replaces
    motif: str


class View(Struct, frozen=True):
    """The whole table."""

    me: int | None
    phase: Literal["turn", "say", "vote", "insist", "over"]
    waiting: list[int]
    active: int  # whose turn it is
    speaker: int | None  # who has the attempt
    cards: list[Card]  # row by row
    open: list[str]  # places, in the order of turning up
    word: Word | None  # that is judged
    voted: list[int]  # who has voted, not what
    mine: Literal["accept", "reject", "cover", "leave"] | None  # my own vote, while it is sealed
    said: list[Said]  # words that took a pair, oldest first, then those rejected in this turn
    tried: list[str]  # texts that were rejected in this turn, without covered ones
    passed: list[int]  # who had an attempt at this pair
    piles: list[Pile]  # of each seat
    failures: int  # pairs in a row that nobody took
    failures_most: int  # with so many, help cards are allowed, or the match ends
    help: bool  # help cards are allowed
    swapped: Swap | None
    insists: list[int]  # left to each seat
    language: Literal["en", "fr", "de", "it"]
    names: Literal["shown", "hidden"]  # beside the pictures
    left: int  # cards that still lie there
    motifs: dict[str, str]  # what the match calls each motif
    named: dict[str, str]  # names that the words lack, by message: always empty, `motifs` has them


def view(content: Opened, state: Rules, seat: int | None) -> View:
    """What the seat sees: the same as all, and its own vote."""
    common = shared(content, state)
    if seat is None:
        return common
    vote = state.votes[seat]
    return replace(common, me=seat, mine=VOTES[vote - 1] if vote else None)


@for_all_eyes
def shared(content: Opened, state: Rules) -> View:
    """The view of a spectator."""
    judged = state.phase not in (course.TURNING, SAYING, OVER)
    said = all_said(content, state)
    return View(
        me=None,
        phase=PHASES[state.phase],  # type: ignore[arg-type]  # the names are those of the field
        waiting=[seat for seat in range(state.seats) if state.waiting >> seat & 1],
        active=state.active,
        speaker=state.speaker if state.speaker >= 0 else None,
        cards=[card(content, state, place) for place in range(CARDS)],
        open=[PLACES[place - 1] for place in state.open if place],
        word=Word(state.speaker, texts.unpack(state.word), open_motifs(content, state)) if judged else None,
        voted=[seat for seat in range(state.seats) if state.votes[seat]],
        mine=None,
        said=said,
        tried=[one.text for one in said if not one.accepted and not one.covered],
        passed=had_attempts(state),
        piles=[pile(content, state, seat, said) for seat in range(state.seats)],
        failures=state.failures,
        failures_most=content.box.patience * state.seats,
        help=bool(state.help),
        swapped=Swap(PLACES[state.open[state.swapped - 1] - 1], content.motif(state.helper - 1))
        if state.swapped
        else None,
        insists=list(state.insists)[: state.seats],
        language=CODES[state.language],  # type: ignore[arg-type]
        names=NAMES[state.names],  # type: ignore[arg-type]
        left=state.left(),
        motifs=content.names[state.language],
        named={},
    )


def card(content: Opened, state: Rules, place: int) -> Card:
    """A card face down has no motif, seen or not."""
    taken, lies_open = state.gone >> place & 1, place + 1 in state.open
    if not taken and not lies_open:
        return Card(PLACES[place], "down", None)
    return Card(PLACES[place], "gone" if taken else "open", content.motif(state.motif[place] - 1))


def open_motifs(content: Opened, state: Rules) -> list[str]:
    return [content.motif(state.shown(card)) for card in range(2)]


def had_attempts(state: Rules) -> list[int]:
    """4.3: everybody from the active seat up to whoever speaks now."""
    if state.speaker < 0:
        return []
    seats = [(state.active + step) % state.seats for step in range(state.seats)]
    return seats[: seats.index(state.speaker)]


def all_said(content: Opened, state: Rules) -> list[Said]:
    rows = [*range(state.taken), *range(PAIRS, PAIRS + state.tried)]
    if not rows:
        return []
    written = [list(row) for row in state.said_text]
    return [said(content, state, row, written[row]) for row in rows]


def said(content: Opened, state: Rules, row: int, written: Sequence[int]) -> Said:
    covered = bool(state.said_hidden[row])
    return Said(
        seat=state.said_seat[row],
        text="" if covered else texts.unpack(written),
        motifs=[content.motif(state.said_a[row]), content.motif(state.said_b[row])],
        accepted=row < PAIRS,
        covered=covered,
        by=DECIDERS[state.said_by[row]],  # type: ignore[arg-type]
    )


def pile(content: Opened, state: Rules, seat: int, words: list[Said]) -> Pile:
    motifs = [content.motif(motif) for motif in range(CARDS) if state.owner[motif] == seat + 1]
    pairs = [Pair(one.text, one.motifs) for one in words if one.accepted and one.seat == seat]
    return Pile(seat, len(motifs), pairs, motifs)


# -- what happened, where it says more than the numbers of the rules ----------------------------------------


class Turned(Event, frozen=True, tag="turned", kw_only=True):
    """A card was turned up."""

    place: str
    motif: str
    shown: Literal["yes", "no"]  # may its name be said?
    name: str

    def facts(self) -> dict[str, str | int]:
        return {"place": self.place, "motif": self.name, "shown": self.shown}


class Swapped(Event, frozen=True, tag="swapped", kw_only=True):
    """A help card counts for the card on this place."""

    place: str
    motif: str
    shown: Literal["yes", "no"]
    name: str

    def facts(self) -> dict[str, str | int]:
        return {"place": self.place, "motif": self.name, "shown": self.shown}


class Spoke(Event, frozen=True, tag="said", kw_only=True):
    """Somebody has said a word. It stands in the view while it is judged, and in no event before."""

    motifs: list[str]


class Ballot(Struct, frozen=True):
    """How a seat voted."""

    seat: int
    vote: Literal["accept", "reject", "cover", "leave"]


class Judged(Event, frozen=True, tag="judged", kw_only=True):
    """It is decided."""

    text: str  # empty if somebody covered it
    accepted: bool
    covered: bool
    by: Literal["table", "lexicon", "insist"]
    votes: list[Ballot]

    def facts(self) -> dict[str, str | int]:
        verdict = "accepted" if self.accepted else "rejected"
        return {
            "text": self.text,
            "covered": "yes" if self.covered else "no",
            "verdict": verdict,
            "by": self.by,
        }


class Taken(Event, frozen=True, tag="taken", kw_only=True):
    """Two cards went to a pile."""

    text: str  # empty if somebody covered it
    motifs: list[str]  # of the cards
    places: list[str]
    cards: int  # in the pile now


class TurnedDown(Event, frozen=True, tag="turned-down", kw_only=True):
    """Nobody took the pair."""

    places: list[str]

    def facts(self) -> dict[str, str | int]:
        return {"first": self.places[0], "second": self.places[1]}


def turned(content: Opened, state: Rules, seat: int, place: int, motif: int) -> Turned:
    shown, name = name_of(content, state, motif)
    return Turned(seat=seat, place=PLACES[place], motif=content.motif(motif), shown=shown, name=name)


def swapped(content: Opened, state: Rules, seat: int, place: int, motif: int) -> Swapped:
    shown, name = name_of(content, state, motif)
    return Swapped(seat=seat, place=PLACES[place], motif=content.motif(motif), shown=shown, name=name)


def name_of(content: Opened, state: Rules, motif: int) -> tuple[Literal["yes", "no"], str]:
    return "no" if state.names else "yes", content.name(state.language, motif)


def spoke(content: Opened, state: Rules, seat: int, a: int, b: int) -> Spoke:
    return Spoke(seat=seat, motifs=[content.motif(a), content.motif(b)])


def judged(content: Opened, state: Rules, seat: int, row: int, votes: int) -> Judged:
    word = said(content, state, row, list(state.said_text[row]))
    ballots = [(other, votes >> VOTE_BITS * other & VOTE_MASK) for other in range(state.seats)]
    return Judged(
        seat=seat,
        text=word.text,
        accepted=word.accepted,
        covered=word.covered,
        by=word.by,
        votes=[Ballot(other, VOTES[vote - 1]) for other, vote in ballots if vote],  # type: ignore[arg-type]
    )


def taken(content: Opened, state: Rules, seat: int, row: int, cards: int) -> Taken:
    places = [cards % BEFORE, cards // BEFORE]
    return Taken(
        seat=seat,
        text=said(content, state, row, list(state.said_text[row])).text,
        motifs=[content.motif(state.motif[place] - 1) for place in places],
        places=[PLACES[place] for place in places],
        cards=state.pile(seat),
    )


def turned_down(content: Opened, state: Rules, seat: int, first: int, second: int) -> TurnedDown:
    return TurnedDown(seat=seat, places=[PLACES[first], PLACES[second]])


BORDER = Border(
    __name__,
    course.MOVES,
    course.LAWS,
    course.EVENTS,
    words=notation.WORDS,
    facts=notation.FACTS,
    told={
        course.TURNED: turned,
        course.SWAPPED: swapped,
        course.SPOKE: spoke,
        course.JUDGED: judged,
        course.TAKEN: taken,
        course.TURNED_DOWN: turned_down,
    },
    tidy=notation.tidy,
)


def outcome(content: Opened, state: Rules) -> tuple[str, dict[str, str | int]]:
    """Who won, and whether cards were left."""
    best = max(state.score(seat) for seat in range(state.seats))
    return ("all-taken" if state.left() == 0 else "cards-left"), {"cards": best, "left": state.left()}
