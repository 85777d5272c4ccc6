"""The kitchens as text. Corridors are double lines, bright where one comes to from the entrance.

● lobster   ✗ fish bone   ▲ entrance   · free space   ╲ two corridors that do not meet

Symbols in the frame of a board are those of its niches.
"""

import re
import textwrap
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from hameau.games.cucina.catalogue import Area
from hameau.games.cucina.notation import COLUMNS, SPACE_NAMES, WAY_NAMES
from hameau.games.cucina.rules.kitchen import SIDE
from hameau.games.cucina.views import Kitchen, Lying, Rest, View

Say = Callable[[str], str]
Span = tuple[str, str]  # text, style
Line = list[Span]
Block = list[Line]

WIDE, HIGH = 7, 3  # of a tile
MIDDLE = WIDE // 2
BOARD = SIDE * WIDE + 4  # columns: a row's number, a space and the frame
GAP = 3
LOBSTER, BONE, ENTRANCE = "●", "✗", "▲"
LIT = "bold #e0a526"
DIM = "#8d7f70"
FAINT = "dim"
RED = "bold #ff5c4d"
PALE = "bold #9fb8c8"
TAG = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")  # what markup would take for a style
STYLE = {LOBSTER: RED, BONE: PALE, ENTRANCE: LIT}
SHAPES = ("nesw", "nes", "esw", "nsw", "new", "ns", "ew", "ne", "es", "sw", "nw", "n", "e", "s", "w")
JOINTS = dict(zip(SHAPES, "╬╠╦╣╩║═╚╔╗╝╨╞╥╡", strict=True))
# where the symbols of a corridor stand: the corner between two of its sides, else beside the first of them
CORNERS = {"ne": (0, 4), "es": (2, 4), "sw": (2, 0), "nw": (0, 0)}
BESIDE = {"n": (0, 4), "e": (2, 4), "s": (2, 0), "w": (0, 0)}


def draw(view: View, names: Sequence[str], moves: Collection[str], say: Say, width: int = 80) -> str:
    """The tile that was called, and all kitchens, the own one first."""
    say = partial(called, view.named, say)
    first = view.me or 0
    order = view.kitchens[first:] + view.kitchens[:first]
    boards = [board(view, kitchen, names[kitchen.seat], say) for kitchen in order]
    lines = [*title(view, say), *open_tile(view, say), *stacked(boards, width), [], *rest(view, say, width)]
    return "\n".join(write(line) for line in lines).rstrip("\n")


def called(named: Mapping[str, str], say: Say, message: str) -> str:
    """A word, or the name that edited content gives."""
    return named.get(message) or say(message)


def title(view: View, say: Say) -> Block:
    game = f"   {say('word-game')} {view.game}/{view.games}" if view.games > 1 else ""
    return [[(f" {say('word-turn')} {view.turn}/{view.turns}{game}", "bold")], []]


# -- tiles -------------------------------------------------------------------------------------------------


def open_tile(view: View, say: Say) -> Block:
    """The tile that was called, in each orientation."""
    if view.tile is None:
        return []
    looks: dict[frozenset[Area], Block] = {}
    for way in WAY_NAMES:
        areas = turned(printed(view, view.tile), way)
        looks.setdefault(frozenset(areas), [*tile(areas, set()), [(f"{way:^{WIDE}}", FAINT)]])
    heading = [(f" {say('word-tile')}: {say(f'tile-{view.tile}')}", "bold")]
    return [heading, *beside([[[(" ", "")]] * (HIGH + 1), *looks.values()]), []]


def printed(view: View, kind: str) -> list[Area]:
    """The corridors of a tile as it is printed."""
    return next(face.areas for face in view.faces if face.tile == kind)


def turned(areas: Sequence[Area], way: str) -> list[Area]:
    """The corridors of a tile that is turned clockwise, their sides in the usual order."""
    by = WAY_NAMES.index(way)
    found = []
    for area in areas:
        sides = {WAY_NAMES[(WAY_NAMES.index(side) + by) % SIDE] for side in area.open}
        found.append(Area("".join(side for side in WAY_NAMES if side in sides), area.lobsters, area.bones))
    return found


def tile(areas: Sequence[Area], lit: Collection[str]) -> Block:
    """Three lines of a tile; `lit` are the sides of corridors that one comes to."""
    marks: dict[tuple[int, int], Span] = {}
    main = max(areas, key=lambda area: len(area.open))
    split = [area.open for area in areas if area.open in CORNERS]
    for area in areas:
        style = LIT if area.open in lit else DIM
        for side in area.open:
            marks |= {place: (mark, style) for place, mark in arm(side, whole=area is main or len(split) > 1)}
        row, column = CORNERS.get(area.open) or BESIDE[area.open[0]]
        symbols = LOBSTER * area.lobsters + BONE * area.bones
        for number, symbol in enumerate(symbols[:MIDDLE]):
            marks[row, column + number] = (symbol, STYLE[symbol])
    joint = ("╲" if "ne" in split else "╱") if len(split) > 1 else JOINTS[main.open]
    marks[1, MIDDLE] = (joint, LIT if main.open in lit else DIM)
    return [[marks.get((row, column), (" ", "")) for column in range(WIDE)] for row in range(HIGH)]


def arm(side: str, *, whole: bool) -> list[tuple[tuple[int, int], str]]:
    """From a side to the middle; a corridor that ends before it does not touch the other one."""
    if side in "ns":
        return [((0 if side == "n" else 2, MIDDLE), "║")]
    reach = MIDDLE if whole else MIDDLE - 1
    columns = range(reach) if side == "w" else range(WIDE - reach, WIDE)
    return [((1, column), "═") for column in columns]


# -- boards ------------------------------------------------------------------------------------------------


def board(view: View, kitchen: Kitchen, name: str, say: Say) -> Block:
    """A kitchen of fixed width, with the name above it."""
    lying = {tile.space: tile for tile in kitchen.tiles}
    lines = [heading(view, kitchen, name, say), frame(view, kitchen, "n", "┌", "┐")]
    for row in range(SIDE):
        spaces = SPACE_NAMES[row * SIDE : (row + 1) * SIDE]
        pictures = [space(view, kitchen, lying.get(one)) for one in spaces]
        for number, line in enumerate(beside(pictures)):
            label = f" {row + 1}" if number == 1 else "  "
            west, east = (
                edge(view, kitchen, f"{side}{row + 1}") if number == 1 else ("│", FAINT) for side in "we"
            )
            lines.append([(label, FAINT), west, *line, east])
    letters = "".join(f"{column:^{WIDE}}" for column in COLUMNS)
    return [*lines, frame(view, kitchen, "s", "└", "┘"), [(f"   {letters} ", FAINT)]]


def heading(view: View, kitchen: Kitchen, name: str, say: Say) -> Line:
    """The name, with a pointer for whoever is waited for; board and points."""
    pointer = "▸" if kitchen.seat in view.waiting else "✓" if kitchen.chosen else " "
    earlier = f" ({kitchen.score})" if kitchen.score != kitchen.points else ""
    points = f" {kitchen.layout}  {kitchen.points} {say('word-points')}{earlier}"
    room = BOARD - len(points) - 2
    shown = name if len(name) <= room else f"{name[: room - 1]}…"
    return fit(
        [
            (f"{pointer} ", "bold"),
            (shown, "bold underline" if kitchen.seat == view.me else "bold"),
            (points, ""),
        ]
    )


def space(view: View, kitchen: Kitchen, lying: Lying | None) -> Block:
    if lying is None:
        return [
            [(" " * WIDE, "")],
            [(" " * MIDDLE, ""), ("·", FAINT), (" " * MIDDLE, "")],
            [(" " * WIDE, "")],
        ]
    lit = {step.sides for step in kitchen.walk if step.space == lying.space and not step.niche}
    return tile(turned(printed(view, lying.tile), lying.way), lit)


def frame(view: View, kitchen: Kitchen, side: str, left: str, right: str) -> Line:
    line: Line = [("  ", ""), (left, FAINT)]
    for number in range(SIDE):
        bar = "─" * MIDDLE
        line += [(bar, FAINT), edge(view, kitchen, f"{side}{number + 1}"), (bar, FAINT)]
    return [*line, (right, FAINT)]


def edge(view: View, kitchen: Kitchen, slot: str) -> Span:
    """What stands in the frame: a niche, the entrance, or nothing."""
    mark = LOBSTER if slot in kitchen.lobsters else BONE if slot in kitchen.bones else ""
    if slot == view.entrance:
        mark = ENTRANCE
    return (mark, STYLE[mark]) if mark else ("─" if slot[0] in "ns" else "│", FAINT)


# -- the page ----------------------------------------------------------------------------------------------


def stacked(boards: list[Block], width: int) -> Block:
    """As many beside each other as there is room for."""
    many = max(1, (width + GAP) // (BOARD + GAP))
    lines: Block = []
    for first in range(0, len(boards), many):
        row = boards[first : first + many]
        gap: Block = [[(" " * GAP, "")]] * len(row[0])
        parts = [part for one in row for part in (gap, one)][1:]
        lines += [*beside(parts), []]
    return lines[:-1]


def beside(blocks: Sequence[Block]) -> Block:
    """Blocks of one height, line by line."""
    return [[span for line in lines for span in line] for lines in zip(*blocks, strict=True)]


def fit(line: Line) -> Line:
    """Filled up to the width of a board."""
    return [*line, (" " * (BOARD - sum(len(text) for text, _ in line)), "")]


def rest(view: View, say: Say, width: int) -> Block:
    """What may still be called, or was left over."""
    heading = "word-to-come" if view.tile else "word-left-over"
    text = f"{say(heading)} – {' · '.join(tile_text(one, say) for one in view.left)}"
    folded = textwrap.wrap(text, width - 1, initial_indent=" ", subsequent_indent="   ")
    return [[(line, FAINT)] for line in folded]


def tile_text(one: Rest, say: Say) -> str:
    name = say(f"tile-{one.tile}")
    return f"{one.count} × {name}" if one.count > 1 else name


def write(line: Line) -> str:
    """As markup, without spaces at the end; neighbours of one style together."""
    joined: Line = []
    for text, style in line:
        if joined and (joined[-1][1] == style or not text.strip()):
            joined[-1] = (joined[-1][0] + text, joined[-1][1])
        else:
            joined.append((text, style))
    while joined and not joined[-1][0].strip():
        joined.pop()
    if joined:
        joined[-1] = (joined[-1][0].rstrip(), joined[-1][1])
    return "".join(f"[{style}]{escape(text)}[/]" if style else escape(text) for text, style in joined)


def escape(text: str) -> str:
    """A name shows as it is, also one with brackets."""
    text = TAG.sub(r"\1\1\\\2", text)
    return f"{text} " if text.endswith("\\") else text
