"""How the numbers of the rules are written: cells, pairs, lines and squares; and what refusals name.

nothing   populate c2   swap a1 c2   row 2 by 3   column c by 1   turn b2 by 1
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from hameau.engine.border import Doubt, Fact, Word, one_of
from hameau.games.chevoux.rules import village
from hameau.games.chevoux.rules.course import ROW, SWAP, Rules

LETTERS = "abcdef"
CELL_NAMES = tuple(f"{letter}{row}" for row in range(1, village.ROWS + 1) for letter in LETTERS)
NUMBERED = {name: cell for cell, name in enumerate(CELL_NAMES)}
BACKWARDS = re.compile("-[1-9]")


def cell_name(cell: int) -> str:
    """`c2` is column 3 of row 2; row 1 lies at the river."""
    return CELL_NAMES[cell]


def cell_named(name: str) -> int:
    return NUMBERED[name]


def cell_names(cells: int) -> list[str]:
    """The cells of a word, row by row."""
    return list(names_of(cells))


@lru_cache(4096)  # every scene names the same cells again
def names_of(cells: int) -> tuple[str, ...]:
    return tuple(name for cell, name in enumerate(CELL_NAMES) if cells >> cell & 1)


def tidy(state: Rules, text: str) -> str:
    """A pair in whatever order. Backwards is `by -1`; once is `by 1` or nothing."""
    verb, _, rest = text.partition(" ")
    if verb == "swap":
        one, _, other = rest.partition(" ")
        return f"swap {other} {one}" if NUMBERED.get(one, 0) > NUMBERED.get(other, village.CELLS) else text
    if verb in ("row", "column", "turn"):
        line, by, steps = rest.partition(" by ")
        if not by:
            return f"{text} by 1"
        if BACKWARDS.fullmatch(steps):
            ring = 4 if verb == "turn" else village.COLUMNS if verb == "row" else int(state.rows)
            return f"{verb} {line} by {ring + int(steps)}"
    return text


def card(doubt: Doubt) -> dict[str, str | int]:
    """The name of the open card."""
    content = doubt.content
    return dict(content.word("card", f"card-{content.page.card[doubt.state.card].id}"))


def touched(doubt: Doubt) -> tuple[int, ...]:
    """The cells that a rearrangement names; of a row its first one."""
    number = doubt.numbers[0]
    if doubt.verb.first == SWAP:
        return village.LOWER[number], village.UPPER[number]
    return (number * village.COLUMNS,) if doubt.verb.first == ROW else village.RING[number]


def first(cells: Iterable[int]) -> str:
    return cell_name(next(iter(cells)))


def counted(most: int) -> Word:
    return one_of([str(number) for number in range(1, most + 1)])


WORDS: dict[str, Word] = {
    "cell": one_of(CELL_NAMES),
    "pair": one_of(
        [f"{cell_name(a)} {cell_name(b)}" for a, b in zip(village.LOWER, village.UPPER, strict=True)]
    ),
    "row": counted(village.ROWS),
    "column": one_of(LETTERS),
    "block": one_of([cell_name(ring[0]) for ring in village.RING]),
    "spaces": counted(village.COLUMNS - 1),
    "quarters": counted(3),
    "line": Word(lambda content, state, row: row + 1, type=int),
}
FACTS: dict[str, Fact] = {
    "card": card,
    "bare": lambda doubt: first(
        cell for cell in touched(doubt) if cell >= doubt.state.rows * village.COLUMNS
    ),
    "home": lambda doubt: first(cell for cell in touched(doubt) if doubt.state.people[cell]),
    "rows": lambda doubt: int(doubt.state.rows),
}
