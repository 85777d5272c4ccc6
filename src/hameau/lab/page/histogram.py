"""How often each number occurred, as steps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from hameau.lab.page.svg import NARROW, Scale, block, decimals, line, long, mark, picture, tag, ticks, write
from hameau.lab.page.telling import DASH, Teller

HEIGHT = {True: 250, False: 300}
STEPS = {True: 24, False: 44}  # at most
KINDS = ("first", "second")


@dataclass(frozen=True)
class Curve:
    """One series: how often each number occurred, and their mean."""

    label: str
    times: Mapping[int, int]
    mean: float

    @property
    def total(self) -> int:
        return sum(self.times.values())

    def share(self, first: int, last: int) -> float:
        """Of the numbers from `first` to `last`."""
        return sum(self.times.get(value, 0) for value in range(first, last + 1)) / self.total


def draw(title: str, curves: Sequence[Curve], width: int, teller: Teller) -> str:
    """One or two curves over each other."""
    narrow = width == NARROW
    steps = steps_of(curves, STEPS[narrow])
    shares = [[curve.share(first, last) for first, last in steps] for curve in curves]
    top, bottom = 34.0 + 20 * sum(curve.label != "" for curve in curves), HEIGHT[narrow] - 34.0
    heights = ticks(0, max(max(row) for row in shares), 4)
    up = Scale(0, heights[-1], bottom, top)
    across = Scale(steps[0][0] - 0.5, steps[-1][1] + 0.5, 48, width - 4)
    parts = [ground(heights, up, width, teller)]
    parts += [numbers_below(steps, across, bottom, teller)]
    for number, row in enumerate(shares):
        parts.append(steps_drawn(steps, row, across, up, KINDS[number]))
    parts.append(means(curves, across, top, bottom, teller))
    for number, (first, last) in enumerate(steps):
        tip = tip_of(curves, [row[number] for row in shares], first, last, teller)
        left, right = across(first - 0.5), across(last + 0.5)
        parts.append(mark(tip, block(left, top, right - left, bottom - top, "touch")))
    return picture(width, HEIGHT[narrow], title, *parts)


def steps_of(curves: Sequence[Curve], most: int) -> list[tuple[int, int]]:
    """The numbers in even steps of one, two, five, ten …"""
    low = min(min(curve.times) for curve in curves)
    high = max(max(curve.times) for curve in curves)
    size = next(
        times * 10**power
        for power in range(12)
        for times in (1, 2, 5)
        if ceil((high - low + 1) / (times * 10**power)) <= most
    )
    first = low // size * size if size > 1 else low
    return [(start, start + size - 1) for start in range(first, high + 1, size)]


def ground(heights: list[float], up: Scale, width: float, teller: Teller) -> str:
    digits = max(0, decimals(heights) - 2)
    lines = [line(48, up(y), width, up(y), "grid") for y in heights]
    words = [write(42, up(y) + 5, teller.percent(y, digits), "faded", "end") for y in heights]
    return "".join(lines + words)


def numbers_below(steps: list[tuple[int, int]], across: Scale, bottom: float, teller: Teller) -> str:
    """As many as find room."""
    room = long(teller.whole(steps[-1][0])) + 14
    wide = across(steps[0][1] + 0.5) - across(steps[0][0] - 0.5)
    every = max(1, ceil(room / wide))
    every = next(n for n in (1, 2, 5, 10, 20, 50, 100) if n >= every)
    parts = []
    for first, last in steps:
        if (first // (last - first + 1)) % every == 0:
            at = across(first if first == last else first - 0.5)  # a wide step is named where it starts
            parts.append(write(at, bottom + 22, teller.whole(first), "faded", "middle"))
    return "".join(parts)


def steps_drawn(
    steps: list[tuple[int, int]], shares: list[float], across: Scale, up: Scale, kind: str
) -> str:
    """The outline of all steps as one shape."""
    path = [f"M{across(steps[0][0] - 0.5):.1f} {up(0):.1f}"]
    for (first, last), share in zip(steps, shares, strict=True):
        path.append(f"L{across(first - 0.5):.1f} {up(share):.1f}H{across(last + 0.5):.1f}")
    path.append(f"V{up(0):.1f}Z")
    return tag("path", d="".join(path), class_=f"steps {kind}")


def means(curves: Sequence[Curve], across: Scale, top: float, bottom: float, teller: Teller) -> str:
    """One mean is named beside its line; two are named above, each with a piece of its curve."""
    parts = []
    for number, curve in enumerate(curves):
        x, kind = across(curve.mean), KINDS[number]
        told = teller.text("page-mean", value=teller.value("number", curve.mean))
        parts.append(line(x, top - 8, x, bottom, f"mean {kind}"))
        if curve.label:
            y = 14 + 20 * number
            parts.append(line(across.start, y - 5, across.start + 22, y - 5, f"mean {kind}"))
            parts.append(write(across.start + 30, y, f"{curve.label} · {told}", f"ink-{kind}"))
        else:
            end = x + long(told) + 8 > across.end
            parts.append(
                write(x - 6 if end else x + 6, top - 12, told, f"ink-{kind}", "end" if end else "start")
            )
    return "".join(parts)


def tip_of(curves: Sequence[Curve], shares: list[float], first: int, last: int, teller: Teller) -> str:
    values = teller.whole(first) if first == last else f"{teller.whole(first)} {DASH} {teller.whole(last)}"
    told = [
        f"{curve.label} · {teller.percent(share)}" if curve.label else teller.percent(share)
        for curve, share in zip(curves, shares, strict=True)
    ]
    return "\n".join((values, *told))
