"""Rows with a mark on a common scale: dots with bounds, and bars from zero."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hameau.lab.page.numbers import Shown
from hameau.lab.page.svg import (
    NARROW,
    Scale,
    block,
    button,
    decimals,
    line,
    long,
    mark,
    picture,
    ticks,
    write,
)
from hameau.lab.page.telling import Teller

AXIS = 34
GAP = 14
SHORT = 90  # a label that leaves room beside it on a phone
EDGE = 0.04  # room beside the outermost mark
LINE, TWO_LINES = 34, 52


@dataclass(frozen=True)
class Row:
    """One item."""

    label: str
    value: float
    low: float
    high: float
    shown: str  # the value in words
    tip: str
    kind: str = ""  # a dye; or `faint` for what may be chance
    outer: tuple[float, float] | None = None  # bounds that hold for all rows at once


@dataclass(frozen=True)
class Chart:
    """How rows are drawn."""

    title: str
    unit: Shown
    bars: bool = False
    signs: bool = False  # the scale is one of differences
    reference: float | None = None
    reference_label: str = ""
    gap_after: int = -1  # after so many rows some were left out


def draw(chart: Chart, rows: Sequence[Row], width: int, teller: Teller) -> str:
    """Labels beside the marks, or above them where there is no room: long ones on a phone."""
    longest = max(long(row.label) for row in rows)
    stacked = width == NARROW and longest > SHORT
    left = 0.0 if stacked else min(320.0, longest + GAP)
    right = 0.0 if stacked else max(long(row.shown) for row in rows) + GAP
    places = scale_of(chart, rows, width == NARROW)
    scale = Scale(places[0], places[-1], left + 10, width - right - 10)
    step = TWO_LINES if stacked else LINE
    top = 22.0 if chart.reference_label else 6.0
    skipped = 1 if 0 <= chart.gap_after < len(rows) else 0
    height = top + (len(rows) + skipped) * step + AXIS
    tops = [top + (n + (skipped if n >= chart.gap_after >= 0 else 0)) * step for n in range(len(rows))]
    lines = [(y + 24, y + step - 4) for y in tops] if stacked else [(top - 4, height - AXIS)]
    parts = [ground(chart, places, scale, lines, height - AXIS, teller)]
    for y, row in zip(tops, rows, strict=True):
        parts.append(draw_row(chart, row, y, step, scale, width, stacked))
    if skipped:
        parts.append(write(scale.start, top + (chart.gap_after + 0.62) * step, "⋮", "faded"))
    return picture(width, height, chart.title, *parts)


def scale_of(chart: Chart, rows: Sequence[Row], narrow: bool) -> list[float]:
    ends = [x for row in rows for x in (row.low, row.high, *(row.outer or ()))]
    if chart.reference is not None:
        ends.append(chart.reference)
    edge = 0.0 if chart.bars else (max(ends) - min(ends)) * EDGE
    low = min(0.0, *ends) if chart.bars else min(ends) - edge
    if chart.unit == "share" and not chart.signs:
        low = max(0.0, low)  # nobody wins less often than never
    return ticks(low, max(ends) + edge, 4 if narrow else 7)


def ground(
    chart: Chart,
    places: list[float],
    scale: Scale,
    lines: list[tuple[float, float]],
    bottom: float,
    teller: Teller,
) -> str:
    """The scale; on a phone its lines leave the labels free."""
    digits = max(0, decimals(places) - (0 if chart.unit == "number" else 2))
    say = teller.signed if chart.signs else teller.value
    parts = [line(scale(x), top, scale(x), end, "grid") for x in places for top, end in lines]
    for number, x in enumerate(places):
        told = say(chart.unit, x, digits)
        edge = {0: "start", len(places) - 1: "end"}.get(number, "middle") if len(lines) > 1 else "middle"
        at = scale(x) + {"start": -10, "end": 10, "middle": 0}[edge]  # stacked, the scale fills the width
        parts.append(write(at, bottom + 22, told, "faded", edge))
    if chart.reference is not None:
        x = scale(chart.reference)
        parts += [line(x, top, x, end, "thread") for top, end in lines]
        anchor = "start" if x < (scale.start + scale.end) / 2 else "end"
        parts.append(write(x, 12, chart.reference_label, "red", anchor))
    return "".join(parts)


def draw_row(
    chart: Chart, row: Row, top: float, step: float, scale: Scale, width: float, stacked: bool
) -> str:
    middle = top + (36 if stacked else step / 2)
    words = middle + 5 if not stacked else top + 19
    label = write(0, words, row.label, "faded" if row.kind == "faint" else "")
    shown = write(width, words, row.shown, "figure" + (" faded" if row.kind == "faint" else ""), "end")
    drawn = bar(row, middle, scale) if chart.bars else dot(row, middle, scale)
    return mark(row.tip, block(0, top, width, step, "touch", 6), label, shown, drawn)


def dot(row: Row, y: float, scale: Scale) -> str:
    outer = line(scale(row.outer[0]), y, scale(row.outer[1]), y, f"hair {row.kind}") if row.outer else ""
    reach = line(scale(row.low), y, scale(row.high), y, f"reach {row.kind}")
    return outer + reach + button(scale(row.value), y, row.kind)


def bar(row: Row, y: float, scale: Scale) -> str:
    left, right = sorted((scale(0), scale(row.value)))
    drawn = block(left, y - 9, right - left, 18, f"fill {row.kind}", 4)
    bounds = [line(scale(row.low), y, scale(row.high), y, "whisker")]
    bounds += [line(scale(x), y - 4, scale(x), y + 4, "whisker") for x in (row.low, row.high)]
    return drawn + "".join(bounds)


def ends_of(rows: Sequence[Row], most: int) -> tuple[list[Row], int]:
    """The highest and the lowest, and after how many the others are left out; -1 if all are there."""
    if not most or len(rows) <= 2 * most:
        return list(rows), -1
    return [*rows[:most], *rows[-most:]], most


def faint(row: Row) -> Row:
    return replace(row, kind="faint")
