"""What callers give us, checked at the border: anything wrong is an Unknown that names it."""

from collections.abc import Mapping
from operator import index
from typing import Any

from hameau.engine.errors import Unknown

LONGEST = 80  # letters of a value that an error quotes
MOST_BITS = 4096  # of a number; Python writes no number of many more


def shown(value: object) -> str:
    """A value as an error quotes it: of a long one the beginning."""
    try:
        text = repr(value)
    except ValueError:  # of a number with more digits than Python writes
        return f"something of type {type(value).__name__} that is too long"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def whole(value: Any, what: str, least: int | None = None) -> int:
    """A whole number, also one of NumPy's; True and 1.0 are none."""
    try:
        number = None if isinstance(value, bool) else index(value)
    except TypeError:
        number = None
    if number is None or number.bit_length() > MOST_BITS or (least is not None and number < least):
        bound = "" if least is None else f", {least} or more"
        raise Unknown(f"{what} is a whole number{bound}, not {shown(value)}")
    return number


def amount(value: Any, what: str) -> float:
    """A number from 0 on."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < float("inf"):
        raise Unknown(f"{what} is a number from 0 on, not {shown(value)}")
    return float(value)


def table(value: Any, what: str) -> Mapping[Any, Any]:
    """Values by name."""
    if not isinstance(value, Mapping):
        raise Unknown(f"{what} are a dict, not {shown(value)}")
    return value
