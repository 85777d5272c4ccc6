"""Kitchens for the tests of Cucina Curiosa: drawn row by row from the top, with the tile that is called.

table = seated(ann='''
    . . . .
    . . . .
    . . . .
    . fork_lobster:w . .''', tile="bend", layouts="A")      one seat for each drawing
table.does("Ann", "place b3 n", then="lane")
table.refuses("Ann", "place b4 n").sentence

kitchen(drawing, "A").points        what a kitchen is worth as it lies
"""

from typing import cast

import hameau
from hameau import testing
from hameau.engine.answers import Event
from hameau.engine.luck import secret_from_seed
from hameau.engine.state import State
from hameau.games.cucina.bots.judgement import Cucina
from hameau.games.cucina.content import Opened
from hameau.games.cucina.position import sketch
from hameau.games.cucina.rules.course import TURNS
from hameau.games.cucina.views import Kitchen, View
from hameau.testing import PLAYERS

CUCINA = hameau.game("cucina")
CONTENT: Opened = CUCINA.content
BOX_TILES = {tile.id: tile.count for tile in CONTENT.page.tile}
SECRET = secret_from_seed(0)
EMPTY = ". . . . / . . . . / . . . . / . . . ."


def rows(drawing: str) -> str:
    """The drawing as a position writes it."""
    lines = [line.split() for line in drawing.replace("/", "\n").strip().splitlines()]
    assert [len(line) for line in lines] == [4] * 4, f"four rows of four spaces are drawn, not {lines}"
    return " / ".join(" ".join(line) for line in lines)


class Table(testing.Table):
    """A match of Cucina Curiosa."""

    def __init__(self, state: State, options: dict[str, str], start: str | None, secret: bytes) -> None:
        super().__init__(CUCINA, state, secret, options, start=start)

    def does(self, name: str, *moves: str, then: str = "") -> list[Event]:
        """That player plays; `then` is the tile that is called after it."""
        if then:
            self.load_call(then)
        events = super().does(name, *moves)
        self.loaded = []
        return events

    def load_call(self, tile: str) -> None:
        """The tile that is drawn next."""
        kind, pile = CONTENT.kind_named(tile), self.state_here.pile
        assert kind is not None, f"no tile {tile!r}"
        assert pile[kind], f"every {tile!r} was called already"
        self.load((sum(pile[:kind]), sum(pile)))

    @property
    def state_here(self) -> Cucina:
        return cast(Cucina, self.state)

    def look(self, name: str = "") -> View:
        """What that player sees; without a name, what spectators see."""
        return cast(View, self.view(PLAYERS.index(name) if name else None))

    def of(self, name: str, seen_by: str = "") -> Kitchen:
        return self.look(seen_by).kitchens[PLAYERS.index(name)]

    def tiles(self, name: str, seen_by: str = "") -> dict[str, str]:
        """What lies where, as a position writes it."""
        return {one.space: f"{one.tile}:{one.way}" for one in self.of(name, seen_by).tiles}


def seated(
    ann: str = EMPTY,
    *others: str,
    tile: str = "bend",
    layouts: str = "",
    sealed: str = "",
    game: str = "1/1",
    totals: str = "",
    phase: str = "place",
    **options: str,
) -> Table:
    """A match in the middle, which no match need lead to: what a test is not about is left out."""
    drawings = [rows(one) for one in (ann, *others)]
    turn = sum(one != "." for one in drawings[0].replace("/", " ").split()) + (phase == "place")
    letters = layouts or "A" * len(drawings)
    usual = {"layouts": "same" if len(set(letters)) == 1 else "different", "building": "free", "bonus": "off"}
    head = f"{phase} {game} {turn} {tile if phase == 'place' else '-'} {' '.join((usual | options).values())}"
    points, chosen = totals.split() or ["0"] * len(drawings), sealed.split() or ["-"] * len(drawings)
    seats = [
        f"{letters[seat]} {points[seat]} {chosen[seat]} {drawing}" for seat, drawing in enumerate(drawings)
    ]
    return at(" | ".join([head, *seats]))


def at(position: str) -> Table:
    return Table(sketch(CONTENT, position), {}, position, SECRET)


def fresh(seats: int = 1, seed: int = 0, **options: str) -> Table:
    """A new match."""
    chosen = CUCINA.check_setting(seats, options)
    return Table(CUCINA.build(CONTENT, seats, chosen), chosen, None, secret_from_seed(seed))


def kitchen(drawing: str, layout: str = "A") -> Kitchen:
    """A kitchen as it lies."""
    return seated(drawing, layouts=layout).of("Ann")


def rest(table: Table, turns: int = TURNS) -> None:
    """Everybody places everything on the first space that is free, for so many turns or to the end."""
    for _ in range(turns):
        for seat in table.waiting:
            table.play(seat, table.moves(seat)[0])
