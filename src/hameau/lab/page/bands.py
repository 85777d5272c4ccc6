"""One band divided among items, and a board whose fields are dyed by their values."""

from collections.abc import Sequence
from dataclasses import dataclass

from hameau.lab.page.rows import Row
from hameau.lab.page.svg import NARROW, block, button, line, long, mark, picture, write

BAND = 44
BOARD = 480
LEGEND = 34


@dataclass(frozen=True)
class Strip:
    """One setting: how all of it is divided, and where the first part was expected to end."""

    label: str
    rows: Sequence[Row]
    expected: float | None
    tip: str


def draw_shares(title: str, rows: Sequence[Row], width: int) -> str:
    """A band, and each part named below it."""
    whole = sum(row.value for row in rows) or 1.0
    left, parts = 0.0, []
    for row in rows:
        wide = row.value / whole * width
        inside = [block(left + 1, 1, wide - 2, BAND - 2, f"fill {row.kind}", 6)]
        if long(row.shown) + 12 < wide:
            inside.append(write(left + wide / 2, BAND / 2 + 6, row.shown, f"bare on {row.kind}", "middle"))
        parts.append(mark(row.tip, *inside) if wide > 0.5 else "")
        left += wide
    for number, row in enumerate(rows):
        top = BAND + 10 + number * LEGEND
        words = top + LEGEND / 2 + 5
        parts.append(
            mark(
                row.tip,
                block(0, top, width, LEGEND, "touch", 6),
                button(10, words - 5, row.kind),
                write(28, words, row.label),
                write(width, words, row.shown, "figure", "end"),
            )
        )
    return picture(width, BAND + 14 + len(rows) * LEGEND, title, *parts)


STRIP = 26
STEP = 40
LABEL = 40  # room for a number of players


def draw_strips(title: str, strips: Sequence[Strip], width: int) -> str:
    """A band for each setting, one below the other, and where it was expected to be cut first."""
    start = LABEL
    wide = width - start
    parts = []
    for number, strip in enumerate(strips):
        top = number * STEP + 4
        parts.append(write(0, top + STRIP / 2 + 5, strip.label))
        left: float = start
        for row in strip.rows:
            part = row.value * wide
            inside = [block(left, top, part, STRIP, f"fill {row.kind}", 3)]
            if long(row.shown) + 10 < part:
                place = (left + part / 2, top + STRIP / 2 + 5)
                inside.append(write(*place, row.shown, f"bare on {row.kind}", "middle"))
            parts.append(mark(row.tip, *inside) if part > 0.5 else "")
            left += part
        if strip.expected is not None:
            x = start + strip.expected * wide
            parts.append(mark(strip.tip, line(x, top - 5, x, top + STRIP + 5, "expected")))
    return picture(width, len(strips) * STEP + 4, title, *parts)


def draw_cells(title: str, rows: Sequence[Row], columns: int, width: int) -> str:
    """A board, row by row."""
    wide = width if width == NARROW else BOARD
    side = wide / columns
    low, high = min(row.value for row in rows), max(row.value for row in rows)
    parts = []
    for number, row in enumerate(rows):
        x, y = number % columns * side, number // columns * side
        shade = round(1 + 8 * (row.value - low) / ((high - low) or 1))
        parts.append(
            mark(
                row.tip,
                block(x + 2, y + 2, side - 4, side - 4, f"cell shade-{shade}", 8),
                write(x + 9, y + 20, row.label, "bare"),
                write(x + side / 2, y + side / 2 + 13, row.shown, "bare figure", "middle"),
            )
        )
    return picture(wide, (len(rows) + columns - 1) // columns * side, title, *parts)
