"""The toy as it should be, for the laws."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hameau.engine.state import State
from hameau.laws.subjects import Subject
from tests.laws.toy import box, invariants
from tests.laws.toy.rules import Cards, Toy


def toy(kind: type[Toy] = Toy, sayings: str = box.SAYINGS, **changes: Any) -> Subject:
    """The toy with another state or other functions."""

    def build(cards: Cards, seats: int, options: Mapping[str, str]) -> State:
        return kind(cards, seats, box.DECKS[options["deck"]])

    def read_position(cards: Cards, text: str) -> State:
        plain = box.read_position(cards, text)
        state = kind(cards, plain.seats, 0)
        state.copy_from(plain)
        return state

    closed = replace(box.CLOSED, **({"build": build, "read_position": read_position} | changes))
    return Subject(box.opened(closed, sayings), check=invariants.check, follow=invariants.follow)


def honest() -> list[Subject]:
    """For `fingerprint`."""
    return [toy()]
