"""The table as text: every colour has a shape, so that it reads without colours too.

red ○ ●   yellow △ ▲   green □ ■   blue ◇ ◆   a field, and a button on it
★ a star   [○] a field one may choose   ▸ whose turn it is, and the row that was rolled
"""

import re
from collections.abc import Callable, Collection, Sequence
from unicodedata import combining, east_asian_width

from hameau.games.buttons.notation import COLUMNS
from hameau.games.buttons.views import Board, Offer, View

Say = Callable[[str], str]
Span = tuple[str, str]  # text, style
Line = list[Span]
Block = list[Line]

FIELDS = {"R": "○", "Y": "△", "G": "□", "B": "◇"}
BUTTONS = {"R": "●", "Y": "▲", "G": "■", "B": "◆"}
QUIET = {"R": "#c65f55", "Y": "#b98f3e", "G": "#5f9158", "B": "#4d87a8"}
BRIGHT = {"R": "bold #ff5c4d", "Y": "bold #ffb92e", "G": "bold #4fc46a", "B": "bold #3fa9f5"}
STAR = "bold #e0a526"
STATUS = {"in": "", "safe": "bold #4fc46a", "bust": "bold #ff5c4d"}
FAINT = "dim"
PIPS = " ⚀⚁⚂⚃⚄⚅"
UNROLLED = "▢"
SIDE = 6
SMALL = 15  # columns of a small board
LARGE = 28
GAP = 2
TAG = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")  # what markup would take for a style


def draw(view: View, names: Sequence[str], moves: Collection[str], say: Say, width: int = 80) -> str:
    """The table for who looks at it: the own board large if there is room, the others beside it."""
    if view.offers:
        lines = [*all_small(view, names, moves, say, width), *stacked([offer(o) for o in view.offers], width)]
    elif view.me is None or width < LARGE + GAP + SMALL:
        lines = all_small(view, names, moves, say, width)
    else:
        lines = own_large(view, view.me, names, moves, say, width)
    return "\n".join(write(line) for line in [*title(view, say), *lines]).rstrip("\n")


def all_small(view: View, names: Sequence[str], moves: Collection[str], say: Say, width: int) -> Block:
    boards = [
        small(view, board, names, moves if board.seat == view.me else (), say) for board in own_first(view)
    ]
    return [*dice(view, say, width), *stacked(boards, width)]


def own_large(
    view: View, me: int, names: Sequence[str], moves: Collection[str], say: Say, width: int
) -> Block:
    others = [small(view, board, names, (), say) for board in own_first(view)[1:]]
    room = width - LARGE - GAP
    right = [*stacked(others, room), *dice(view, say, room)]
    return beside([large(view, view.boards[me], names, moves, say), right])


def own_first(view: View) -> list[Board]:
    """The boards clockwise, beginning with the own one."""
    first = view.me or 0
    return view.boards[first:] + view.boards[:first]


def title(view: View, say: Say) -> Block:
    """The round, and which faces nobody has seen printed."""
    shown: list[Board | Offer] = [*view.boards, *view.offers]
    made_up = [printed.face for printed in shown if printed.provenance == "reconstructed"]
    note = f"   {' '.join(dict.fromkeys(made_up))} {say('word-reconstructed')}" if made_up else ""
    return [[(f" {say('word-round')} {view.round}", "bold"), (note, FAINT)], []]


# -- dice --------------------------------------------------------------------------------------------------


def dice(view: View, say: Say, width: int) -> Block:
    """The last roll while buttons are laid, else the dice that would be rolled."""
    if view.phase not in ("turn", "lay"):
        return []
    rolled = view.phase == "lay"
    black = view.black if rolled else [0] * view.dice
    parts = [
        die(say("word-row"), [view.white if rolled else 0], "bold"),
        die(say("word-gold"), [view.gold if rolled else 0], STAR),
        die(say("word-black"), black, "") if black else [],
    ]
    line = [span for part in parts for span in part]
    return [line, []] if length(line) <= width else [*parts, []]


def die(word: str, pips: Sequence[int], style: str) -> Line:
    faces = " ".join(f"{PIPS[n]} {n}" if n else UNROLLED for n in pips)
    return [(f" {word} ", FAINT), (faces, style), ("  ", "")]


def columns_for(view: View, board: Board) -> set[int]:
    """The columns of the last roll that count: of all dice for the active player, else of the gold one."""
    if view.phase != "lay" or board.status != "in":
        return set()
    return {view.gold, *view.black} if board.seat == view.active else {view.gold}


# -- boards ------------------------------------------------------------------------------------------------


def small(view: View, board: Board, names: Sequence[str], moves: Collection[str], say: Say) -> Block:
    """A board of 15 columns; a choice stands between brackets that neighbours share."""
    lines: Block = [heading(view, board, names, SMALL), [*standing(board, say), *cards(board)]]
    if not board.colours:  # not chosen yet
        return lines
    lines.append([(" " * 3 + " ".join(COLUMNS), FAINT)])
    for row in range(SIDE):
        line: Line = [row_label(view, board, row)]
        for column in range(SIDE + 1):
            line.append((edge(chosen(row, column - 1, moves), chosen(row, column, moves)), "bold"))
            if column < SIDE:
                line.append(spot(board, row, column, moves))
        lines.append(line)
    return [*lines, [("   ", ""), *dice_axis(view, board, " ")], prospect(view, board, say, SMALL)]


def offer(offered: Offer) -> Block:
    """A face to choose, under the words that choose it."""
    printed = [
        [(f" {row + 1}", FAINT), *(span for c in colours for span in ((" ", ""), (FIELDS[c], QUIET[c])))]
        for row, colours in enumerate(offered.colours)
    ]
    return [[(f"   board {offered.face}", "bold")], [("   " + " ".join(COLUMNS), FAINT)], *printed]


def large(view: View, board: Board, names: Sequence[str], moves: Collection[str], say: Say) -> Block:
    """A board in a frame, each field a square."""
    lines: Block = [
        fit(
            heading(view, board, names, 11),
            standing(board, say),
            [(f"  {say('word-cards')}", FAINT)],
            cards(board),
        ),
        [("     " + "   ".join(COLUMNS), FAINT)],
        frame("┌", "┬", "┐"),
    ]
    for row in range(SIDE):
        line: Line = [row_label(view, board, row), (" ", "")]
        for column in range(SIDE):
            shape, style = spot(board, row, column, moves)
            glows = chosen(row, column, moves)
            line += [("│", FAINT), (f"[{shape}]", f"{style} reverse") if glows else (f" {shape} ", style)]
        lines += [[*line, ("│", FAINT)], frame("├", "┼", "┤") if row < SIDE - 1 else frame("└", "┴", "┘")]
    return [*lines, [("     ", ""), *dice_axis(view, board, "   ")], prospect(view, board, say, LARGE)]


def fit(name: Line, status: Line, word: Line, shapes: Line) -> Line:
    """The heading of the large board; the word goes first if there is no room."""
    full = [*name, (" ", ""), *status, *word, *shapes]
    return full if length(full) <= LARGE else [*name, *status, *shapes]


def frame(left: str, middle: str, right: str) -> Line:
    return [("   " + left + middle.join(["───"] * SIDE) + right, FAINT)]


def heading(view: View, board: Board, names: Sequence[str], width: int) -> Line:
    """The name, with a pointer for who decides now."""
    pointer = "▸" if board.seat in view.waiting else " "
    return [
        (pointer, "bold"),
        (cut(names[board.seat], width - 1), "bold underline" if board.seat == view.me else "bold"),
    ]


def standing(board: Board, say: Say) -> Line:
    """In, safe or bust, and the stars."""
    return [(f" {say(f'word-{board.status}')}", STATUS[board.status]), (f" ★{len(board.stars)}", STAR)]


def cards(board: Board) -> Line:
    """The cards as shapes."""
    letters = [name[0].upper() for name in board.cards]
    return [span for letter in letters for span in ((" ", ""), (BUTTONS[letter], BRIGHT[letter]))]


def row_label(view: View, board: Board, row: int) -> Span:
    rolled = view.phase == "lay" and board.status == "in" and row + 1 == view.white
    return (f"▸{row + 1}", "bold") if rolled else (f" {row + 1}", FAINT)


def dice_axis(view: View, board: Board, between: str) -> Line:
    """Under each column its number on a die; after a roll only those that count."""
    open_columns = columns_for(view, board)
    line: Line = []
    for number in range(1, SIDE + 1):
        hidden = open_columns and number not in open_columns
        line += [
            (between if number > 1 else "", ""),
            ("·" if hidden else str(number), "bold" if open_columns and not hidden else FAINT),
        ]
    return line


def prospect(view: View, board: Board, say: Say, width: int) -> Line:
    """What opting out would earn and how risky the next roll is, or how many stars are still to be put."""
    if board.due:
        return [(f" {say('word-due')} ", ""), (f"★{board.due}", STAR)]
    if board.status == "bust" or view.phase in ("boards", "over"):
        return []
    earns: Line = [(f" +{board.earns}★", STAR)] if board.earns else []
    if board.status == "safe" or view.phase != "turn":
        return earns
    chance = (f" {round(100 * board.bust_chance)} %", "bold")
    risk: Line = [(f" {say('word-bust-chance')}", FAINT), chance]
    worded = (
        [(f" {say('word-earns')}", FAINT), *earns, (" ", "")]
        if earns and board.seat == view.active
        else earns
    )
    lines = ([*worded, *risk], [*earns, *risk], [*earns, chance])
    return next((line for line in lines if length(line) <= width), lines[-1])


def chosen(row: int, column: int, moves: Collection[str]) -> bool:
    """May a button or a star go there?"""
    if not 0 <= column < SIDE:
        return False
    field = f"{COLUMNS[column]}{row + 1}"
    return field in moves or f"star {field}" in moves


def edge(left: bool, right: bool) -> str:
    """What stands between two fields of a small board."""
    return "|" if left and right else "]" if left else "[" if right else " "


def spot(board: Board, row: int, column: int, moves: Collection[str]) -> Span:
    """One field."""
    letter, field = board.colours[row][column], f"{COLUMNS[column]}{row + 1}"
    if field in board.stars:
        return "★", STAR
    if field in board.buttons:
        return BUTTONS[letter], BRIGHT[letter]
    return FIELDS[letter], BRIGHT[letter] if chosen(row, column, moves) else QUIET[letter]


# -- putting it together -----------------------------------------------------------------------------------


def stacked(boards: Sequence[Block], width: int) -> Block:
    """Small boards, as many beside each other as there is room for."""
    many = max(1, (width + GAP) // (SMALL + GAP))
    rows = [beside(boards[first : first + many]) for first in range(0, len(boards), many)]
    return [line for row in rows for line in [*row, []]]


def beside(blocks: Sequence[Block]) -> Block:
    """One block of several, left to right."""
    widths = [max((length(line) for line in block), default=0) for block in blocks]
    lines: Block = []
    for number in range(max((len(block) for block in blocks), default=0)):
        line: Line = []
        for block, width in zip(blocks, widths, strict=True):
            part = block[number] if number < len(block) else []
            line += [*part, (" " * (width - length(part) + GAP), "")]
        lines.append(line)
    return lines


def length(line: Line) -> int:
    return sum(columns(text) for text, _ in line)


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def cut(text: str, width: int) -> str:
    """Not longer than that."""
    while columns(text) > width:
        text = text.removesuffix("…")[:-1] + "…"
    return text


def write(line: Line) -> str:
    """As markup, without spaces at the end."""
    while line and not line[-1][0].strip():
        line = line[:-1]
    return "".join(f"[{style}]{escape(text)}[/]" if style else escape(text) for text, style in line)


def escape(text: str) -> str:
    """Text that markup takes as it is."""
    text = TAG.sub(r"\1\1\\\2", text)
    return f"{text} " if text.endswith("\\") else text
