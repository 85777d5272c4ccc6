"""The village as text, the river above it; every family has a sign, so that it reads without colours too.

♣ field   ⌂ dwelling   ◆ violet   ■ blue   ☾ Moon   ☀ Sun   ☻3 who lives there   ✗ lacks something
"""

import textwrap
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from hameau.games.chevoux.constraints import Condition
from hameau.games.chevoux.notation import LETTERS
from hameau.games.chevoux.views import Cell, Lack, View

Say = Callable[[str], str]
Span = tuple[str, str]  # text, style
Line = list[Span]

SIGNS = {"field": "♣", "dwelling": "⌂", "violet": "◆", "blue": "■", "moon": "☾", "sun": "☀"}
STYLES = {
    "field": "#5f9158",
    "dwelling": "bold #e0a526",
    "violet": "#a77bd1",
    "blue": "#4d87a8",
    "moon": "#8fa3c8",
    "sun": "#d98f3e",
}
FAINT = "dim"
RIVER = "#4d87a8"
WRONG = "bold #ff5c4d"
RIGHT = "#4fc46a"
LABEL = 3  # columns left of the board
WIDEST, NARROWEST = 12, 5  # columns of a cell
NAME_LINES = 2


def draw(view: View, names: Sequence[str], moves: Collection[str], say: Say, width: int = 80) -> str:
    """The village, the card, and what is still to come."""
    say = partial(called, view.named, say)
    room = max(NARROWEST, min(WIDEST, (width - LABEL - 1) // len(LETTERS) - 1))
    lines = [
        title(view, say),
        [],
        [(" " * LABEL + "≈" * ((room + 1) * len(LETTERS)), RIVER)],
        *(line for row in range(view.rows) for line in row_lines(view, row, room, say)),
        [(" " * LABEL + "".join(f" {letter:<{room}}" for letter in LETTERS), FAINT)],
        [],
        *card_lines(view, say, width),
        *list_of(say("word-missing"), [lack_text(lack, say) for lack in view.lacks], width, WRONG),
        *list_of(say("word-pile"), pile_texts(view, say), width, FAINT),
    ]
    return "\n".join(write(line) for line in lines).rstrip("\n")


def called(named: Mapping[str, str], say: Say, message: str) -> str:
    """A word, or the name that edited content gives."""
    return named.get(message) or say(message)


def title(view: View, say: Say) -> Line:
    score = f"{say('word-people')} {view.people}   {say('word-empty')} {view.empty}   "
    return [
        (f" {say('word-round')} {view.round}/{view.rounds}", "bold"),
        (f"   ☾ {say(f'axis-{view.moon}')}   ☀ {say(f'axis-{view.sun}')}   ", ""),
        (f"{score}{say('word-score')} {'–' if view.score is None else view.score}   ", ""),
        (f"✗ {view.unhappy}", WRONG if view.unhappy else RIGHT),
    ]


# -- the board ---------------------------------------------------------------------------------------------


def row_lines(view: View, row: int, room: int, say: Say) -> list[Line]:
    """Two lines of names and one of signs."""
    cells = view.cells[row * len(LETTERS) : (row + 1) * len(LETTERS)]
    families = [cell.family for cell in cells]
    names = [name_lines(say(f"tile-{cell.tile}"), room - 1) for cell in cells]
    lines: list[Line] = []
    for part in range(NAME_LINES):
        line: Line = [(f" {row + 1 if part == 0 else ' '} ", FAINT)]
        for kind, name in zip(families, names, strict=True):
            line.append((f" {name[part]:<{room}}", STYLES[kind]))
        lines.append(line)
    signs: Line = [(" " * LABEL, "")]
    for kind, cell in zip(families, cells, strict=True):
        signs += sign(cell, kind, room)
    return [*lines, signs]


def sign(cell: Cell, kind: str, room: int) -> Line:
    lived = f" ☻{cell.people}" if cell.people else ""
    wrong = "" if cell.content else " ✗"
    space = room - 1 - len(lived) - len(wrong)
    return [(f" {SIGNS[kind]}{lived}", STYLES[kind]), (wrong, WRONG), (" " * space, "")]


def name_lines(name: str, room: int) -> list[str]:
    """A name on two lines, cut if it must be."""
    lines = textwrap.wrap(name, room, break_long_words=False, break_on_hyphens=True)
    return [cut(line, room) for line in [*lines, "", ""][:NAME_LINES]]


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}…"


# -- beside the board --------------------------------------------------------------------------------------


def card_lines(view: View, say: Say, width: int) -> list[Line]:
    """What the card allows, and which cards may follow."""
    if view.card is None:
        return []
    offer = next(offer for offer in view.offers if offer.card == view.card)
    there = " ".join(offer.populates) or "–"
    way = offer.restructure.replace(" ", "-")
    unseen = ", ".join(say(f"card-{card}") for card in view.unseen)
    lines = [
        [
            (f" ▸ {say(f'card-{view.card}')}  ", "bold"),
            (say(f"way-{way}"), ""),
        ],
        [(f"   ☻{offer.people} {say('word-to')} {there}", STYLES["dwelling"])],
    ]
    return [*lines, *list_of(say("word-unseen"), [unseen], width, FAINT)]


def lack_text(lack: Lack, say: Say) -> str:
    """`b3 Bakery (adjacent dwelling 1/2)`: what it looks for, how many it found of how many."""
    parts = zip(lack.wants, lack.sorts, lack.found, strict=True)
    either = f" {say('word-or')} ".join(asked(want, say(sort), found, say) for want, sort, found in parts)
    return f"{lack.cell} {say(f'tile-{lack.tile}')} ({either})"


def asked(want: Condition, sort: str, found: int, say: Say) -> str:
    """A condition in signs and single words."""
    if want.place == "zone":
        return sort if want.least else f"{say('word-not')} {sort}"
    count = f"{found}/{want.least}" if want.least else f"{found} > {want.most}"
    place = {"adjacent": say("word-adjacent"), "within": f"≤{want.spaces}", "in line": say("word-in-line")}
    return f"{place[want.place]} {sort} {count}"


def pile_texts(view: View, say: Say) -> list[str]:
    return [f"{rest.count} {say(f'tile-{rest.tile}')}" for rest in view.pile]


def list_of(heading: str, texts: list[str], width: int, style: str) -> list[Line]:
    """A heading and its list, folded to the width; nothing if the list is empty."""
    if not texts:
        return []
    text = f"{heading} – {' · '.join(texts)}"
    return [
        [(line, style)]
        for line in textwrap.wrap(text, width - 1, initial_indent=" ", subsequent_indent="   ")
    ]


def write(line: Line) -> str:
    """As markup, without spaces at the end."""
    while line and not line[-1][0].strip():
        line = line[:-1]
    if line:
        line = [*line[:-1], (line[-1][0].rstrip(), line[-1][1])]
    return "".join(f"[{style}]{text}[/]" if style else text for text, style in line)
