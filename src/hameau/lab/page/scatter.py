"""Dots on two scales, each with its name where there is room for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from hameau.engine.figures import Unit
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

LEFT = 62
HEIGHT = {True: 400, False: 500}
Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class Spot:
    """One item."""

    label: str
    x: float
    y: float
    low: float
    high: float
    tip: str
    kind: str = ""


@dataclass(frozen=True)
class Field:
    """What is to the right and what is up."""

    title: str
    across: str
    up: str
    across_unit: Unit
    up_unit: Unit
    reference: float | None = None


def draw(field: Field, spots: Sequence[Spot], width: int, teller: Teller) -> str:
    """The dots over a ground with both scales."""
    narrow = width == NARROW
    few = 4 if narrow else 6
    ups = [y for spot in spots for y in (spot.low, spot.high)]
    if field.reference is not None:
        ups.append(field.reference)
    right, high = ticks(min(s.x for s in spots), max(s.x for s in spots), few), ticks(min(ups), max(ups), 6)
    top, bottom = 30.0, HEIGHT[narrow] - 56.0
    across, up = Scale(right[0], right[-1], LEFT + 12, width - 16), Scale(high[0], high[-1], bottom, top)
    parts = [ground(field, right, high, across, up, width, teller)]
    taken: list[Box] = [(across(s.x) - 7, up(s.y) - 7, across(s.x) + 7, up(s.y) + 7) for s in spots]
    for spot in spots:
        parts.append(draw_spot(spot, across, up, width, taken))
    return picture(width, HEIGHT[narrow], field.title, *parts)


def ground(
    field: Field,
    right: list[float],
    high: list[float],
    across: Scale,
    up: Scale,
    width: float,
    teller: Teller,
) -> str:
    parts = [line(LEFT, up(y), width, up(y), "grid") for y in high]
    fine = max(0, decimals(high) - (2 if field.up_unit == "share" else 0))
    parts += [write(LEFT - 6, up(y) + 5, teller.value(field.up_unit, y, fine), "faded", "end") for y in high]
    fine = max(0, decimals(right) - (2 if field.across_unit == "share" else 0))
    for x in right:
        told = teller.value(field.across_unit, x, fine)
        at = min(across(x), width - long(told) / 2)
        parts.append(write(at, up.start + 22, told, "faded", "middle"))
    parts.append(write(width, up.start + 46, f"{field.across} →", "strong", "end"))
    parts.append(write(0, 14, f"↑ {field.up}", "strong"))
    if field.reference is not None:
        parts.append(line(LEFT, up(field.reference), width, up(field.reference), "thread"))
    return "".join(parts)


def draw_spot(spot: Spot, across: Scale, up: Scale, width: float, taken: list[Box]) -> str:
    x, y = across(spot.x), up(spot.y)
    name = ""
    for box, at, anchor in places(x, y, long(spot.label)):
        if box[0] >= 0 and box[2] <= width and not any(overlap(box, other) for other in taken):
            taken.append(box)
            name = write(at, box[3] - 4, spot.label, "", anchor)
            break
    return mark(
        spot.tip,
        block(x - 14, y - 14, 28, 28, "touch", 14),
        line(x, up(spot.low), x, up(spot.high), f"hair {spot.kind}"),
        button(x, y, spot.kind),
        name,
    )


def places(x: float, y: float, wide: float) -> list[tuple[Box, float, str]]:
    """Where a name may stand: right, left, above, below."""
    return [
        ((x + 10, y - 9, x + 10 + wide, y + 9), x + 10, "start"),
        ((x - 10 - wide, y - 9, x - 10, y + 9), x - 10, "end"),
        ((x - wide / 2, y - 26, x + wide / 2, y - 9), x, "middle"),
        ((x - wide / 2, y + 9, x + wide / 2, y + 26), x, "middle"),
    ]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
