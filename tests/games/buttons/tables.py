"""Tables for the tests of BUTTONS: positions are drawn, dice are loaded, players are called by their names.

table = seated(ann='''
    . . . . . .
    . o . . . *
    …''')                              Ann is active, the others have empty boards
table.roll("5 6 2 3 5 2")              white, gold, then the black dice
table.refuses("Ann", "c5").sentence
"""

from collections.abc import Mapping
from typing import cast

import hameau
from hameau import testing
from hameau.engine.luck import secret_from_seed
from hameau.engine.state import State
from hameau.games.buttons.position import sketch
from hameau.games.buttons.views import Board, Rolled, View
from hameau.testing import PLAYERS

BUTTONS = hameau.game("buttons")
COLUMNS = "abcdef"
FACES = "A1 B1 C1 D1"
CARDS = {2: "ry gb", 3: "r y g", 4: "r y g b"}
EMPTY = ". . . . . .\n" * 6
FULL_OF_STARS = "* * * * * *\n" * 6
SECRET = secret_from_seed(0)


def buttons(fields: str, stars: str = "") -> str:
    """A drawing with buttons and stars on these fields."""
    laid, starred = fields.split(), stars.split()
    marks = ["o" if name in laid else "*" if name in starred else "." for name in all_fields()]
    return "\n".join(" ".join(marks[row * 6 : row * 6 + 6]) for row in range(6))


def all_fields() -> list[str]:
    return [f"{column}{row}" for row in range(1, 7) for column in COLUMNS]


def fields_of(face: str, colour: str) -> list[str]:
    """The fields of one colour, R, Y, G or B, as printed in the content."""
    rows = next(f.rows for f in BUTTONS.content.page.face if f.id == face)
    return [name for name, letter in zip(all_fields(), "".join(rows), strict=True) if letter == colour]


def board_text(drawing: str) -> str:
    """The drawing as a position writes it."""
    marks = "".join(drawing.split())
    assert len(marks) == 36, f"{len(marks)} fields are drawn"
    assert set(marks) <= set("o*."), f"only o, * and . are drawn, not {set(marks)}"
    rows = [marks[row * 6 : row * 6 + 6] for row in range(6)]
    return "/".join(row.replace(".", "1") for row in rows)


class Table(testing.Table):
    """A match of BUTTONS."""

    def __init__(
        self, state: State, options: Mapping[str, str], start: str | None = None, secret: bytes = SECRET
    ) -> None:
        super().__init__(BUTTONS, state, secret, options, start=start)

    # -- playing -------------------------------------------------------------------------------------------

    def roll(self, pips: str) -> Rolled:
        """The active player rolls exactly these dice: white, gold, then all black ones not in a depot."""
        self.dice(pips)
        events = self.play(self.look.active, "roll")
        thrown = next(event for event in events if isinstance(event, Rolled))
        assert [thrown.white, thrown.gold, *thrown.black] == [int(die) for die in pips.split()]
        return thrown

    def skip_all(self) -> None:
        """Everybody who may lay and need not does nothing; then the active player takes the first field."""
        while self.look.phase == "lay":
            seat = self.waiting[0]
            self.play(seat, self.moves(seat)[0])

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def look(self) -> View:
        return cast(View, self.view())

    @property
    def owing(self) -> str:
        """Who owes a decision."""
        return " ".join(PLAYERS[seat] for seat in self.waiting)

    @property
    def active(self) -> str:
        return PLAYERS[self.look.active]

    def of(self, name: str) -> Board:
        """The board of a player."""
        return self.look.boards[PLAYERS.index(name)]


def seated(
    ann: str = EMPTY,
    ben: str = EMPTY,
    eve: str = EMPTY,
    dan: str = EMPTY,
    *,
    players: int = 4,
    active: str = "Ann",
    safe: str = "",
    bust: str = "",
    cards: str = "",
    faces: str = FACES,
    round: int = 1,
) -> Table:
    """A table at the turn of the active player. `safe` and `bust` name those who are out."""
    seats = []
    for seat, drawing in enumerate((ann, ben, eve, dan)[:players]):
        name = PLAYERS[seat]
        status = "safe" if name in safe.split() else "bust" if name in bust.split() else "in"
        card = (cards or CARDS[players]).split()[seat]
        seats.append(f"{faces.split()[seat]} {board_text(drawing)} {status} {card} 0")
    number = PLAYERS.index(active)
    same = len(set(faces.split()[:players])) == 1
    return at(" | ".join([f"{round} turn {number} - {number} {'same' if same else 'random'}", *seats]))


def at(position: str) -> Table:
    """A table in a written position, which no match need lead to: what a test is not about is left out."""
    return Table(sketch(BUTTONS.content, position), {}, start=position)


def fresh(players: int, seed: int = 0, boards: str = "random") -> Table:
    """A new match, with its set-up by honest luck."""
    options = BUTTONS.check_options({"boards": boards})
    return Table(BUTTONS.build(BUTTONS.content, players, options), options, secret=secret_from_seed(seed))
