"""Moves as text and back, and why a move is refused, with the number of its rule."""

import re
from collections.abc import Callable

from hameau.engine.answers import Refusal, unread
from hameau.engine.state import State
from hameau.games.chevoux.box import (
    ROTATE,
    SLIDE_COLUMN,
    SLIDE_ROW,
    SWAP_IN_COLUMN,
    SWAP_IN_ROW,
)
from hameau.games.chevoux.content import Opened
from hameau.games.chevoux.judgement import Chevoux
from hameau.games.chevoux.rules import CODES, COLUMN, NOTHING, POPULATE, ROW, SWAP, TURN
from hameau.games.chevoux.village import COLUMNS, LOWER, RING, ROWS, UPPER

LETTERS = "abcdef"
CELL_NAMES = tuple(f"{letter}{row}" for row in range(1, ROWS + 1) for letter in LETTERS)
CELL = "([a-f][1-5])"
BY = "(?: by (-?[1-9]))?"
FORMS = {
    "swap": re.compile(f"swap {CELL} {CELL}"),
    "populate": re.compile(f"populate {CELL}"),
    "row": re.compile(f"row ([1-5]){BY}"),
    "column": re.compile(f"column ([a-f]){BY}"),
    "turn": re.compile(f"turn {CELL}{BY}"),
}
EXAMPLES = {
    "swap": ("swap a1 c1", "6.2"),
    "populate": ("populate c2", "6.9"),
    "row": ("row 2 by 3", "6.3"),
    "column": ("column c by 1", "6.4"),
    "turn": ("turn b2 by 1", "6.5"),
}
WRITTEN: dict[int, str] = {}


def cell_name(cell: int) -> str:
    """`c2` is column 3 of row 2; row 1 lies at the river."""
    return CELL_NAMES[cell]


def cell_named(name: str) -> int:
    return CELL_NAMES.index(name)


def cell_names(cells: int) -> list[str]:
    """The cells of a word, row by row."""
    return [name for cell, name in enumerate(CELL_NAMES) if cells >> cell & 1]


def write(content: Opened, state: State, move: int) -> str:
    """`nothing`, `populate c2`, `swap a1 c2`, `row 2 by 3`, `column c by 1`, `turn b2 by 1`."""
    if not WRITTEN:
        WRITTEN.update({code: spelt(code) for code in range(CODES)})
    return WRITTEN[move]


def spelt(move: int) -> str:
    if move >= TURN:
        block, quarters = divmod(move - TURN, 3)
        return f"turn {cell_name(RING[block][0])} by {quarters + 1}"
    if move >= COLUMN:
        column, spaces = divmod(move - COLUMN, ROWS - 1)
        return f"column {LETTERS[column]} by {spaces + 1}"
    if move >= ROW:
        row, spaces = divmod(move - ROW, COLUMNS - 1)
        return f"row {row + 1} by {spaces + 1}"
    if move >= SWAP:
        return f"swap {cell_name(LOWER[move - SWAP])} {cell_name(UPPER[move - SWAP])}"
    return f"populate {cell_name(move - POPULATE)}" if move >= POPULATE else "nothing"


# -- reading -----------------------------------------------------------------------------------------------


def read(content: Opened, state: Chevoux, seat: int, text: str) -> int | None:
    """The move, legal or not. Backwards is `by -1`; once is `by 1` or nothing."""
    text = " ".join(text.lower().split())
    if text == "nothing":
        return NOTHING
    verb = text.partition(" ")[0]
    found = FORMS[verb].fullmatch(text) if verb in FORMS else None
    return READERS[verb](state, found) if found else None


def read_swap(state: Chevoux, found: re.Match[str]) -> int | None:
    a, b = sorted((cell_named(found[1]), cell_named(found[2])))
    return None if a == b else SWAP + b * (b - 1) // 2 + a


def read_populate(state: Chevoux, found: re.Match[str]) -> int | None:
    return POPULATE + cell_named(found[1])


def read_row(state: Chevoux, found: re.Match[str]) -> int | None:
    steps = forward(found[2], COLUMNS)
    return None if steps is None else ROW + (COLUMNS - 1) * (int(found[1]) - 1) + steps - 1


def read_column(state: Chevoux, found: re.Match[str]) -> int | None:
    backwards = (found[2] or "").startswith("-")
    steps = forward(found[2], state.rows if backwards else ROWS)
    return None if steps is None else COLUMN + (ROWS - 1) * LETTERS.index(found[1]) + steps - 1


def read_turn(state: Chevoux, found: re.Match[str]) -> int | None:
    row, column = divmod(cell_named(found[1]), COLUMNS)
    quarters = forward(found[2], 4)
    if quarters is None or row == ROWS - 1 or column == COLUMNS - 1:
        return None
    return TURN + 3 * ((COLUMNS - 1) * row + column) + quarters - 1


def forward(by: str | None, length: int) -> int | None:
    """Steps forward on a ring so long; None if that is no step."""
    steps = int(by or 1)
    if not 0 < abs(steps) < length:
        return None
    return steps if steps > 0 else length + steps


Read = Callable[[Chevoux, re.Match[str]], int | None]
READERS: dict[str, Read] = {
    "swap": read_swap,
    "populate": read_populate,
    "row": read_row,
    "column": read_column,
    "turn": read_turn,
}


# -- refusing ----------------------------------------------------------------------------------------------


def refusal(content: Opened, state: Chevoux, seat: int, text: str) -> Refusal | None:
    """Why a waiting seat may not play this; None exactly if it may."""
    move = read(content, state, seat, text)
    if move is None:
        return unread(text, EXAMPLES, (write(content, state, one) for one in state.legal_moves(seat)))
    if move == NOTHING:
        return None
    if move < SWAP:
        return refuse_populating(content, state, move - POPULATE)
    return refuse_restructuring(content, state, move)


def refuse_populating(content: Opened, state: Chevoux, cell: int) -> Refusal | None:
    card = content.page.card[state.card]
    facts = content.word("card", f"card-{card.id}") | {"cell": cell_name(cell)}
    if state.tile[cell] != content.box.dwelling:
        return Refusal("no-dwelling", "6.9", facts)
    if not state.supply:
        return Refusal("nobody-left", "6.12")
    if not state.may_settle(state.card, cell):
        return Refusal("not-there", "6.10", facts)
    return None


def refuse_restructuring(content: Opened, state: Chevoux, move: int) -> Refusal | None:
    card = content.page.card[state.card]
    how = content.box.restructure[state.card]
    facts = content.word("card", f"card-{card.id}")
    if way_of(move) != way_of_card(how):
        return Refusal("other-card", "6.1", facts)
    cells = touched(state, move)
    bare = [cell for cell in cells if cell >= state.rows * COLUMNS]
    if bare:
        return Refusal("no-tile", "6.8", {"cell": cell_name(bare[0])})
    if COLUMN <= move < TURN:
        if (move - COLUMN) % (ROWS - 1) >= state.rows - 1:
            return Refusal("too-far", "6.4", {"rows": state.rows})
        return None
    if ROW <= move < COLUMN:
        return None
    return refuse_swap(state, how, cells, facts)


def refuse_swap(
    state: Chevoux, how: int, cells: tuple[int, ...], facts: dict[str, str | int]
) -> Refusal | None:
    """Two tiles, or a square of four."""
    if how == SWAP_IN_ROW and cells[0] // COLUMNS != cells[1] // COLUMNS:
        return Refusal("not-in-a-row", "6.2", facts)
    if how == SWAP_IN_COLUMN and cells[0] % COLUMNS != cells[1] % COLUMNS:
        return Refusal("not-in-a-column", "6.2", facts)
    lived_in = [cell for cell in cells if state.people[cell]]
    if lived_in:
        return Refusal("lived-in", "6.6", {"cell": cell_name(lived_in[0])})
    return None


def way_of(move: int) -> str:
    """The verb of a rearrangement."""
    return "swap" if move < ROW else "row" if move < COLUMN else "column" if move < TURN else "turn"


def way_of_card(how: int) -> str:
    return {SLIDE_ROW: "row", SLIDE_COLUMN: "column", ROTATE: "turn"}.get(how, "swap")


def touched(state: Chevoux, move: int) -> tuple[int, ...]:
    """The cells that a rearrangement names; of a column its cell at the river."""
    if move < ROW:
        return LOWER[move - SWAP], UPPER[move - SWAP]
    if move < COLUMN:
        return ((move - ROW) // (COLUMNS - 1) * COLUMNS,)
    if move < TURN:
        return ((move - COLUMN) // (ROWS - 1),)
    return RING[(move - TURN) // 3]
