"""A position as one line of text.

    place 1/1 3 bend same free off | A 0 b4e cross . . . / . . . . / . . . . / . fork:w . . | …

Phase, game of how many, turn, the tile that was called (`-` if none), layouts, building and bonus, and, after
a `+`, points for tiles left over. Then for each seat its layout, its points of earlier games, what it has
sealed (`b4e`, `next` for a seat that goes on to the next game, `-` if it is waited for or nobody is), and its
board row by row: tiles with `:` and where their north points, `.` a free space. Which tiles were not called
yet follows from that.
"""

import re
from collections.abc import Sequence

from hameau.engine.errors import BadPosition
from hameau.games.cucina.bots.judgement import Cucina
from hameau.games.cucina.content import Opened
from hameau.games.cucina.notation import SPACE_NAMES, WAY_NAMES
from hameau.games.cucina.rules.box import KINDS
from hameau.games.cucina.rules.course import LOOKING, NO_TILE, SERIES, Rules
from hameau.games.cucina.rules.kitchen import SEATS, SIDE, SPACES
from hameau.games.cucina.soundness import find_wrong

PHASES = ("place", "look", "over")
LAYOUTS = ("same", "different")
BUILDING = ("free", "connected")
BONUS = ("off", "on")
GAMES = {"one": 1, "three": SERIES}
HEAD = re.compile(
    r"(place|look|over) ([1-9])/([13]) ([0-9]{1,2}) (-|[a-z0-9_]+) "
    r"(same|different) (free|connected) (off|on)(?:\+([0-9]{1,4}))?"
)
BOARD = re.compile(r"([A-Z]) (-?[0-9]{1,4}) (-|next|[a-d][1-4][nesw]) (.*)")
TILE = re.compile(r"([a-z0-9_]+):([nesw])")


def write(content: Opened, state: Rules) -> str:
    """The position as text."""
    tile = content.tile(state.tile).id if state.tile != NO_TILE else "-"
    options = f"{LAYOUTS[state.layouts]} {BUILDING[state.building]} {BONUS[state.bonus]}"
    extra = f"+{state.extra}" if state.extra else ""
    head = f"{PHASES[state.phase]} {state.game}/{state.games} {state.turn} {tile} {options}{extra}"
    return " | ".join([head, *[write_board(content, state, seat) for seat in range(state.seats)]])


def write_board(content: Opened, state: Rules, seat: int) -> str:
    lying = [write_tile(content, number) for number in state.lying[seat]]
    rows = " / ".join(" ".join(lying[first : first + SIDE]) for first in range(0, SPACES, SIDE))
    layout = content.page.layout[state.layout[seat]].id
    return f"{layout} {state.total[seat]} {write_sealed(state, seat)} {rows}"


def write_tile(content: Opened, lying: int) -> str:
    return f"{content.tile(lying >> 2).id}:{WAY_NAMES[lying & 3]}" if lying else "."


def write_sealed(state: Rules, seat: int) -> str:
    place = state.sealed[seat] - 1
    if place >= 0:
        return SPACE_NAMES[place >> 2] + WAY_NAMES[place & 3]
    return "next" if state.phase == LOOKING and not state.waiting >> seat & 1 else "-"


# -- reading -----------------------------------------------------------------------------------------------


def read(content: Opened, text: str) -> Cucina:
    """The state that the text describes, if a match can lead to it."""
    state = sketch(content, text)
    wrong = find_wrong(content, state)
    if wrong:
        raise BadPosition(wrong)
    return state


def sketch(content: Opened, text: str) -> Cucina:
    """The state that the text describes, whether or not a match can lead to it: tests draw such ones."""
    parts = text.split(" | ")
    head = HEAD.fullmatch(parts[0])
    if not head:
        raise BadPosition(f"{parts[0][:60]!r} is not phase, game, turn, tile, layouts, building and bonus")
    if not 1 <= len(parts) - 1 <= SEATS:
        raise BadPosition(f"{len(parts) - 1} seats; Cucina Curiosa has 1 to {SEATS}")
    options = LAYOUTS.index(head[6]), BUILDING.index(head[7]), int(head[3]), BONUS.index(head[8])
    state = Cucina(content.box, len(parts) - 1, *options)
    state.phase, state.game, state.turn = PHASES.index(head[1]), int(head[2]), int(head[4])
    state.extra = int(head[9] or 0)
    state.tile = NO_TILE if head[5] == "-" else kind_of(content, head[5])
    read_boards(content, state, parts[1:])
    fill_pile(state)
    return state


def kind_of(content: Opened, name: str) -> int:
    kind = content.kind_named(name)
    if kind is None:
        raise BadPosition(f"the box has no tile {name[:60]!r}")
    return kind


def read_boards(content: Opened, state: Cucina, boards: list[str]) -> None:
    layouts, totals, sealed = ([0] * SEATS for _ in range(3))
    lying = [[0] * SPACES for _ in range(SEATS)]
    for seat, text in enumerate(boards):
        found = BOARD.fullmatch(text)
        if not found:
            raise BadPosition(
                f"seat {seat}: {text[:60]!r} is not layout, points, what is sealed, and four rows of tiles"
            )
        layouts[seat] = layout_of(content, found[1])
        totals[seat] = int(found[2])
        if found[3] == "-" and PHASES[state.phase] != "over":
            state.waiting |= 1 << seat
        elif found[3] not in ("-", "next"):
            sealed[seat] = 1 + 4 * SPACE_NAMES.index(found[3][:2]) + WAY_NAMES.index(found[3][2])
        if (found[3] == "next") and state.phase != LOOKING:
            raise BadPosition(f"seat {seat}: nobody goes on before a game of a series is scored (rule 7.5)")
        lying[seat] = read_rows(content, seat, found[4])
    for name, value in (("layout", layouts), ("total", totals), ("sealed", sealed), ("lying", lying)):
        state.write(name, value)


def layout_of(content: Opened, name: str) -> int:
    number = content.layout_named(name)
    if number is None:
        raise BadPosition(f"no layout {name!r}; there are {', '.join(one.id for one in content.page.layout)}")
    return number


def read_rows(content: Opened, seat: int, text: str) -> list[int]:
    rows = [row.split(" ") for row in text.split(" / ")]
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise BadPosition(f"seat {seat}: {text[:60]!r} is not four rows of four spaces")
    return [read_tile(content, name) for row in rows for name in row]


def read_tile(content: Opened, name: str) -> int:
    if name == ".":
        return 0
    found = TILE.fullmatch(name)
    if not found:
        raise BadPosition(f"{name[:60]!r} is neither `.` nor a tile with its orientation")
    return 4 * kind_of(content, found[1]) + WAY_NAMES.index(found[2])


def fill_pile(state: Cucina) -> None:
    """What was not called: the set without what lies on the first board, and without the called tile."""
    pile = [int(state.box.count[kind]) for kind in range(KINDS)]
    for lying in state.lying[0]:
        pile[lying >> 2] -= 1 if lying else 0
    pile[state.tile] -= 1 if state.tile != NO_TILE else 0
    state.write("pile", pile)


def lone_kitchen(content: Opened, layout: int, lying: Sequence[int]) -> Cucina:
    """A board by itself, to be walked through."""
    state = Cucina(content.box, 1, 0, 0, 1, 0)
    state.write("layout", [layout, *[0] * (SEATS - 1)])
    state.write("lying", [list(lying), *([0] * SPACES for _ in range(SEATS - 1))])
    return state
