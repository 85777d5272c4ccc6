"""What a seat may see, and what the journal tells. In BUTTONS all lies open; what is shown is named here."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from hameau.engine.answers import Event
from hameau.engine.border import Border
from hameau.engine.eyes import for_all_eyes, kept
from hameau.games.buttons import notation, rules
from hameau.games.buttons.content import LETTERS, Opened
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.position import black_pips
from hameau.games.buttons.soundness import PHASES


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
    common = shared(content, state)
    return common if seat is None else replace(common, me=seat)


@for_all_eyes
def shared(content: Opened, state: Buttons) -> View:
    """The view of a spectator."""
    rolled = state.columns != 0
    return View(
        me=None,
        phase=PHASES[state.phase],  # type: ignore[arg-type]  # the names are those of the field
        round=state.round,
        active=state.active,
        waiting=[s for s in range(state.seats) if state.waiting >> s & 1],
        dice=state.dice,
        white=state.white + 1 if rolled else 0,
        gold=state.gold + 1 if rolled else 0,
        black=black_pips(state.black),
        boards=boards(content, state),
        offers=offers(content, state) if state.phase == rules.BOARDS else [],
    )


def boards(content: Opened, state: Buttons) -> list[Board]:
    faces, buttons, stars, cards, due = state.face, state.buttons, state.stars, state.cards, state.due
    inside, safe, phase, waiting = state.inside, state.safe, state.phase, state.waiting
    found = []
    for seat in range(state.seats):
        chosen, plays = phase != rules.BOARDS or waiting > 1 << seat, inside >> seat & 1
        found.append(
            board(
                content,
                seat,
                faces[seat] if chosen else None,
                buttons[seat],
                stars[seat],
                "in" if plays else "safe" if safe >> seat & 1 else "bust",
                cards[seat],
                due[seat],
                state.stars_earned(seat) if chosen and buttons[seat] else 0,
                state.bust_chance(seat) if plays and phase == rules.TURN else 0.0,
            )
        )
    return found


def offers(content: Opened, state: Buttons) -> list[Offer]:
    """The faces of boards that nobody has yet."""
    chooser = state.waiting.bit_length() - 1
    return [
        Offer(face.id, face.rows, face.provenance)
        for number, face in enumerate(content.page.face)
        if not state.is_taken(content.box.board[number], chooser)
    ]


@kept
def board(
    content: Opened,
    seat: int,
    number: int | None,
    buttons: int,
    stars: int,
    status: Literal["in", "safe", "bust"],
    cards: int,
    due: int,
    earns: int,
    bust_chance: float,
) -> Board:
    face = None if number is None else content.page.face[number]
    return Board(
        seat=seat,
        face=face.id if face else "",
        colours=face.rows if face else [],
        provenance=face.provenance if face else "",
        buttons=notation.field_names(buttons),
        stars=notation.field_names(stars),
        status=status,
        cards=notation.colour_names(cards),
        due=due,
        earns=earns,
        bust_chance=round(bust_chance, 4),
    )


# -- what happened, where it says more than the numbers of the rules ----------------------------------------


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """A player got cards."""

    cards: list[str]

    def facts(self) -> dict[str, str | int]:
        return {"cards": len(self.cards), "@first": self.cards[0], "@second": self.cards[-1]}


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


class Earned(Event, frozen=True, tag="earned", kw_only=True):
    """A safe player gets stars."""

    stars: int
    colours: list[str]
    bonus: int

    def facts(self) -> dict[str, str | int]:
        return {"stars": self.stars, "colours": len(self.colours), "bonus": self.bonus}


def rolled(content: Opened, state: Buttons, seat: int, field: int, black: int) -> Rolled:
    """The row of the field is the white die, its column the gold one."""
    return Rolled(
        seat=seat, white=field // rules.SIDE + 1, gold=field % rules.SIDE + 1, black=black_pips(black)
    )


def laid(content: Opened, state: Buttons, seat: int, field: int, _: int) -> Laid:
    letter = content.page.face[state.face[seat]].rows[field // rules.SIDE][field % rules.SIDE]
    return Laid(seat=seat, field=notation.FIELD_NAMES[field], colour=notation.NAMES[LETTERS.index(letter)])


def earned(content: Opened, state: Buttons, seat: int, stars: int, complete: int) -> Earned:
    bonus = (complete & state.cards[seat]).bit_count()
    return Earned(seat=seat, stars=stars, colours=notation.colour_names(complete), bonus=bonus)


BORDER = Border(
    __name__,
    rules.MOVES,
    rules.LAWS,
    rules.EVENTS,
    words=notation.WORDS,
    facts=notation.FACTS,
    told={rules.DEALT: Dealt, rules.ROLLED: rolled, rules.LAID: laid, rules.EARNED: earned},
    tidy=notation.tidy,
)


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
