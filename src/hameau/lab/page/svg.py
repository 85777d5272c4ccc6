"""Small pieces of SVG, and the scale that a picture is drawn on."""

from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

NARROW, WIDE = 320, 760  # every picture is drawn twice: for a phone, and for a desk
LETTER = 7.4  # width of a letter of 14 px, on average and rather too wide


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An element; `_` at the end of a name falls off, other `_` are hyphens."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{plain(value)}"' for key, value in attributes.items()
    )
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def plain(value: str | float) -> str:
    """Numbers short, texts safe."""
    return escape(value) if isinstance(value, str) else f"{value:.1f}".rstrip("0").rstrip(".")


def write(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    """A line of text."""
    return tag("text", escape(text), x=x, y=y, class_=f"t {kind}".strip(), text_anchor=anchor)


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def block(x: float, y: float, width: float, height: float, kind: str, radius: float = 0) -> str:
    return tag("rect", x=x, y=y, width=max(0.0, width), height=max(0.0, height), rx=radius, class_=kind)


def button(x: float, y: float, kind: str, size: float = 7) -> str:
    """A dot, sewn on."""
    hole = size * 0.32
    holes = (tag("circle", cx=x + side * hole, cy=y, r=size * 0.16, class_="hole") for side in (-1, 1))
    return tag("circle", cx=x, cy=y, r=size, class_=f"button {kind}".strip()) + "".join(holes)


def mark(tip: str, *inside: str) -> str:
    """Something that shows its numbers when it is pointed at or tapped."""
    return tag("g", *inside, class_="mark", data_tip=tip)


def picture(width: float, height: float, title: str, *inside: str) -> str:
    """The whole of it."""
    return tag(
        "svg",
        *inside,
        viewBox=f"0 0 {plain(width)} {plain(height)}",
        width=width,
        height=height,
        role="img",
        aria_label=title,
        class_="narrow" if width == NARROW else "wide",
    )


def long(text: str) -> float:
    """About how wide a text of 14 px is."""
    return len(text) * LETTER


@dataclass(frozen=True)
class Scale:
    """From values to places."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / ((self.high - self.low) or 1) * (self.end - self.start)


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers that enclose the lowest and the highest; about as many as asked for."""
    span = (high - low) or abs(high) or 1.0
    rough = span / max(1, most - 1)
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 2.5, 5, 10) if power * times >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(n * step, 10) for n in range(first, max(last, first + 1) + 1)]


def decimals(places: list[float]) -> int:
    """How many digits tell the places of a scale apart."""
    step = places[1] - places[0]
    return next(digits for digits in range(9) if abs(round(step, digits) - step) < step * 1e-6)
