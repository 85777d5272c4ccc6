"""Villages for the tests of Chévoux: drawn row by row from the river on, with loaded cards.

table = playing(TWO_ROWS, card="percee", people="c1=2")      Ann is the mayor
table.does("swap a1 a2")
table.refuses("swap a1 b2").sentence

happy("[cafe] ecole")         has the tile in brackets all that it wants? `.` is bare ground, `/` ends a row
"""

import re
import tomllib
from pathlib import Path
from typing import Any, cast

import pytest

import hameau
from hameau import testing
from hameau.engine.answers import Event
from hameau.engine.errors import Refused
from hameau.engine.luck import secret_from_seed
from hameau.engine.state import State
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.content import Opened
from hameau.games.chevoux.notation import cell_named
from hameau.games.chevoux.position import sketch
from hameau.games.chevoux.views import Cell, View

CHEVOUX = hameau.game("chevoux")
CONTENT: Opened = CHEVOUX.content
CARDS = [card.id for card in CONTENT.page.card]
SECRET = secret_from_seed(0)
FILE = Path(__file__).with_name("villages.toml")
FIXTURES: dict[str, Any] = tomllib.loads(FILE.read_text("utf-8"))
# a valid village of education (Moon) and sante (Sun)
VALID = """
    clinique         creche     station_epuration  mairie      poste        habitation
    maison_retraite  epicerie   ecole              habitation  boulangerie  caserne
    habitation       cantine    champ              champ       habitation   champ
    cabinet_medical  college    ferme              habitation  habitation   champ
    champ            champ      champ              cafe        pharmacie    champ"""
TWO_ROWS = "\n".join(VALID.strip().splitlines()[:2])
THREE_ROWS = "\n".join(VALID.strip().splitlines()[:3])


# -- tiles and their wishes --------------------------------------------------------------------------------


def village(drawing: str, moon: str = "education", sun: str = "sante", first_row: int = 1) -> Chevoux:
    """Tiles anywhere on the board; what is not drawn is bare."""
    state = Chevoux(CONTENT.box, 1, 0)
    state.moon, state.sun = (CONTENT.axis_named(axis) or 0 for axis in (moon, sun))
    state.mark_out()
    for row, line in enumerate(re.split(r"[/\n]", drawing.strip()), first_row - 1):
        for column, name in enumerate(line.split()):
            if name != ".":
                state.place(6 * row + column, kind(name.strip("[]")))
    state.rows = 5
    return state


def kind(name: str) -> int:
    found = CONTENT.kind_named(name)
    assert found is not None, f"no tile {name!r}"
    return found


def happy(drawing: str, **where: Any) -> bool:
    """Has the tile in brackets all that it wants?"""
    lines = re.split(r"[/\n]", drawing.strip())
    row, column = next(
        (r, c) for r, line in enumerate(lines) for c, name in enumerate(line.split()) if name[0] == "["
    )
    state = village(drawing, **where)
    cell = 6 * (row + where.get("first_row", 1) - 1) + column
    return not state.unhappy() >> cell & 1


# -- matches -----------------------------------------------------------------------------------------------


class Table(testing.Loaded):
    """A match whose next card can be chosen."""

    def __init__(self, state: State, options: dict[str, str], start: str | None, secret: bytes) -> None:
        super().__init__(CHEVOUX, state, secret, options, start=start)

    def does(self, move: str, then: str = "") -> list[Event]:
        """Play a move; `then` is the card that comes up after it, within the round."""
        if then:
            deck = [name for number, name in enumerate(CARDS) if self.village.deck >> number & 1]
            self.load((deck.index(then), len(deck)), (0, 1))
        events = self.play(0, move)
        self.loaded = []
        return events

    def refuses(self, move: str) -> Refused:
        """The refusal of that move; playing it raises the same one and changes nothing."""
        before = (self.position(), self.record(), self.state.dump())
        asked = self.refusal(0, move)
        assert asked is not None, f"{move!r} is legal"
        with pytest.raises(Refused) as caught:
            self.play(0, move)
        assert (caught.value.sentence, caught.value.rule) == (asked.sentence, asked.rule)
        assert (self.position(), self.record(), self.state.dump()) == before
        return asked

    @property
    def village(self) -> Chevoux:
        return cast(Chevoux, self.state)

    @property
    def look(self) -> View:
        return cast(View, self.view(0))

    def at(self, cell: str) -> Cell:
        return self.look.cells[cell_named(cell)]

    def row(self, number: int) -> str:
        """The tiles of a row."""
        return " ".join(cell.tile for cell in self.look.cells[6 * number - 6 : 6 * number])

    def column(self, letter: str) -> str:
        return " ".join(cell.tile for cell in self.look.cells["abcdef".index(letter) :: 6])

    def may(self, verb: str) -> list[str]:
        """The legal moves that begin with this word."""
        return [move for move in self.moves(0) if move.split()[0] == verb]


def playing(
    rows: str = TWO_ROWS,
    card: str = "percee",
    seen: str = "-",
    round: int = 0,
    mode: str = "normal",
    axes: str = "education sante",
    people: str = "",
) -> Table:
    """A match in the middle; `people` are `cell=number`. Without a round, the first that has these rows."""
    lines = [line.split() for line in rows.strip().splitlines()]
    for lived in people.split():
        cell, number = lived.split("=")
        row, column = divmod(cell_named(cell), 6)
        lines[row][column] += f"={number}"
    tiles = " / ".join(" ".join(line) for line in lines)
    return at(f"{mode} {round or len(lines) - 1} {card} {seen} | {axes} | {tiles}")


def last_card(rows: str = VALID, mode: str = "normal", people: str = "", card: str = "percee") -> Table:
    """The last card of a match."""
    seen = ",".join([name for name in CARDS if name != card][:4])
    return playing(rows, card, seen, 5 if mode == "normal" else 4, mode, people=people)


def at(position: str) -> Table:
    """A match in a written position, which no match need lead to: what a test is not about is left out."""
    return Table(sketch(CONTENT, position), {}, position, SECRET)


def fresh(seed: int = 0, mode: str = "normal") -> Table:
    """A new match."""
    options = CHEVOUX.check_options({"mode": mode})
    return Table(CHEVOUX.build(CONTENT, 1, options), options, None, secret_from_seed(seed))


def rest(table: Table) -> None:
    """Let all cards go."""
    while table.waiting:
        table.does("nothing")
