"""What a seat may see, and the journal as events. In BUTTONS all lies open; what is shown is named here."""

from typing import Literal

from msgspec import Struct

from hameau.engine.answers import Event, Note
from hameau.engine.eyes import for_all_eyes
from hameau.games.buttons.box import COLOURS
from hameau.games.buttons.content import LETTERS, Opened
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.notation import field_name, field_names
from hameau.games.buttons.position import black_pips
from hameau.games.buttons.rules import (
    BOARDS,
    BUSTED,
    DEALT,
    EARNED,
    ENDED,
    LAID,
    LEFT,
    ROLLED,
    SIDE,
    SKIPPED,
    STARRED,
    STARTED,
    TOOK,
    TURN,
)
from hameau.games.buttons.soundness import PHASES

NAMES = ("red", "yellow", "green", "blue")
NAMES_OF = tuple([NAMES[c] for c in range(COLOURS) if some >> c & 1] for some in range(1 << COLOURS))


class Board(Struct, frozen=True):
    """One player's board and what lies beside it."""

    seat: int
    face: str  # empty while it is not chosen
    colours: list[str]  # six rows of six letters: R, Y, G, B
    provenance: str  # of the face
    buttons: list[str]
    stars: list[str]
    status: Literal["in", "safe", "bust"]
    cards: list[str]
    due: int  # stars still to be put
    earns: int  # stars for opting out now
    bust_chance: float  # of the next roll, if it were this player's; 0 for who is out


class Offer(Struct, frozen=True):
    """A face that can still be chosen."""

    face: str
    colours: list[str]
    provenance: str


class View(Struct, frozen=True):
    """The whole table."""

    me: int | None
    phase: Literal["boards", "turn", "lay", "stars", "over"]
    round: int
    active: int
    waiting: list[int]
    dice: int  # black dice that are not in a depot
    white: int  # pips of the last roll; 0 before the first
    gold: int
    black: list[int]
    boards: list[Board]
    offers: list[Offer]  # while boards are chosen


def view(content: Opened, state: Buttons, seat: int | None) -> View:
    """What the seat sees; all see the same."""
    rolled = state.columns != 0
    return View(
        me=seat,
        phase=PHASES[state.phase],  # type: ignore[arg-type]  # the names are those of the field
        round=state.round,
        active=state.active,
        waiting=[s for s in range(state.seats) if state.waiting >> s & 1],
        dice=state.dice,
        white=state.white + 1 if rolled else 0,
        gold=state.gold + 1 if rolled else 0,
        black=black_pips(state.black),
        boards=boards(content, state),
        offers=offers(content, state) if state.phase == BOARDS else [],
    )


@for_all_eyes
def boards(content: Opened, state: Buttons) -> list[Board]:
    return [board(content, state, seat) for seat in range(state.seats)]


def offers(content: Opened, state: Buttons) -> list[Offer]:
    """The faces of boards that nobody has yet."""
    chooser = state.waiting.bit_length() - 1
    return [
        Offer(face.id, face.rows, face.provenance)
        for number, face in enumerate(content.page.face)
        if not state.is_taken(content.box.board[number], chooser)
    ]


def board(content: Opened, state: Buttons, seat: int) -> Board:
    face = content.page.face[state.face[seat]]
    chosen = state.phase != BOARDS or state.waiting > 1 << seat
    inside = state.inside >> seat & 1
    return Board(
        seat=seat,
        face=face.id if chosen else "",
        colours=face.rows if chosen else [],
        provenance=face.provenance if chosen else "",
        buttons=field_names(state.buttons[seat]),
        stars=field_names(state.stars[seat]),
        status="in" if inside else "safe" if state.safe >> seat & 1 else "bust",
        cards=colour_names(state.cards[seat]),
        due=state.due[seat],
        earns=state.stars_earned(seat) if chosen and state.buttons[seat] else 0,
        bust_chance=round(state.bust_chance(seat), 4) if inside and state.phase == TURN else 0.0,
    )


def colour_names(colours: int) -> list[str]:
    return NAMES_OF[colours][:]


# -- what happened -----------------------------------------------------------------------------------------


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """A player got cards."""

    cards: list[str]

    def facts(self) -> dict[str, str | int]:
        return {"cards": len(self.cards), "@first": self.cards[0], "@second": self.cards[-1]}


class Took(Event, frozen=True, tag="took", kw_only=True):
    """A player has a board."""

    face: str


class Started(Event, frozen=True, tag="started", kw_only=True):
    """A round began; the seat is the first active player."""

    round: int


class Rolled(Event, frozen=True, tag="rolled", kw_only=True):
    """The active player threw the dice."""

    white: int
    gold: int
    black: list[int]

    def facts(self) -> dict[str, str | int]:
        return {
            "white": self.white,
            "gold": self.gold,
            "black": " ".join(map(str, self.black)),
            "dice": len(self.black),
        }


class Laid(Event, frozen=True, tag="laid", kw_only=True):
    """A button was laid."""

    field: str
    colour: str

    def facts(self) -> dict[str, str | int]:
        return {"field": self.field, "@colour": self.colour}


class Skipped(Event, frozen=True, tag="skipped", kw_only=True):
    """A player left the gold field alone."""


class Busted(Event, frozen=True, tag="busted", kw_only=True):
    """The active player could not lay."""

    buttons: int


class Left(Event, frozen=True, tag="left", kw_only=True):
    """The active player opted out."""


class Earned(Event, frozen=True, tag="earned", kw_only=True):
    """A safe player gets stars."""

    stars: int
    colours: list[str]
    bonus: int

    def facts(self) -> dict[str, str | int]:
        return {"stars": self.stars, "colours": len(self.colours), "bonus": self.bonus}


class Starred(Event, frozen=True, tag="starred", kw_only=True):
    """A star replaced a button."""

    field: str


class Ended(Event, frozen=True, tag="ended", kw_only=True):
    """The match is over."""


def tell(content: Opened, state: Buttons, note: Note) -> Event:
    """The event behind the journal's numbers. Every kind is named; a new one fails here first."""
    event, seat, a, b, _ = note
    if event == DEALT:
        return Dealt(seat=seat, cards=colour_names(a))
    if event == TOOK:
        return Took(seat=seat, face=content.page.face[a].id)
    if event == STARTED:
        return Started(seat=seat, round=a)
    if event == ROLLED:
        return Rolled(seat=seat, white=a // SIDE + 1, gold=a % SIDE + 1, black=black_pips(b))
    if event == LAID:
        letter = content.page.face[state.face[seat]].rows[a // SIDE][a % SIDE]
        return Laid(seat=seat, field=field_name(a), colour=NAMES[LETTERS.index(letter)])
    if event == SKIPPED:
        return Skipped(seat=seat)
    if event == BUSTED:
        return Busted(seat=seat, buttons=a)
    if event == LEFT:
        return Left(seat=seat)
    if event == EARNED:
        return Earned(seat=seat, stars=a, colours=colour_names(b), bonus=(b & state.cards[seat]).bit_count())
    if event == STARRED:
        return Starred(seat=seat, field=field_name(a))
    if event == ENDED:
        return Ended(seat=seat)
    raise AssertionError(f"no event {event}")


def outcome(content: Opened, state: Buttons) -> tuple[str, dict[str, str | int]]:
    """Why the match ended."""
    best = max(state.standing(seat) for seat in range(state.seats))
    winners = [seat for seat in range(state.seats) if state.standing(seat) == best]
    if state.has_row(winners[0]):
        reason = "won-by-row"
    elif state.score(winners[0]) >= content.page.end.stars:
        reason = "won-by-stars"
    else:
        reason = "won-by-rounds"
    return reason, {"stars": state.score(winners[0]), "rounds": state.round}
