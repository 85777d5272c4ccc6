"""Numbers as each language writes them."""

from math import ceil, log10
from typing import Literal

Shown = Literal["share", "number", "points"]  # points: the difference of two shares

NARROW = "\N{NARROW NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
SIGNS = {"en": (".", ","), "fr": (",", NARROW), "de": (",", "."), "it": (",", ".")}  # decimals, thousands
POINTS = {"en": " pp", "fr": f"{NARROW}pt", "de": f"{NARROW}Pp.", "it": " p.p."}
PERCENT = {"en": "%", "fr": f"{NARROW}%", "de": f"{NARROW}%", "it": "%"}


def number(language: str, value: float, digits: int = 0) -> str:
    """`12,345.6`."""
    decimals, thousands = SIGNS[language]
    text = f"{abs(value):,.{digits}f}".replace(",", "|").replace(".", decimals).replace("|", thousands)
    return MINUS + text if value < 0 and text.strip("0.,") else text


def percent(language: str, share: float, digits: int = 1) -> str:
    """`51.3%`."""
    return number(language, 100 * share, digits) + PERCENT[language]


def measured(language: str, unit: Shown, value: float, digits: int | None = None) -> str:
    """A value in its unit, as exactly as one can read it."""
    if unit == "share":
        return percent(language, value, 1 if digits is None else digits)
    if unit == "points":
        return number(language, 100 * value, 1 if digits is None else digits) + POINTS[language]
    return number(language, value, fitting(value) if digits is None else digits)


def signed(language: str, unit: Shown, value: float, digits: int | None = None) -> str:
    """With its sign, for differences."""
    text = measured(language, unit, value, digits)
    return text if value <= 0 else f"+{text}"


def telling(low: float, high: float, unit: Shown) -> int:
    """Decimals that tell two bounds apart."""
    apart = (high - low) * (1 if unit == "number" else 100)
    most = 3 if unit == "number" else 2
    return min(most, max(1, ceil(-log10(apart)))) if 0 < apart < 10 else 1 if apart else fitting(low)


def fitting(value: float) -> int:
    """Decimals for three figures or more."""
    return 2 if abs(value) < 10 else 1 if abs(value) < 1000 else 0
