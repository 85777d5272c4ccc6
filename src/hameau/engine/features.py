"""What a seat knows as numbers: the parts of the array that `State.observe` writes."""

from math import prod
from typing import NamedTuple

from hameau.engine.state import State


class Feature(NamedTuple):
    """One named part of an observation, flat in the order of its shape."""

    name: str
    shape: tuple[int, ...]  # (): one number
    low: int
    high: int
    about: str  # what the numbers mean, in a few words

    @property
    def size(self) -> int:
        return prod(self.shape)


WORD_PARTS = 4  # numbers of 16 bits in a word


def features_of(state: State) -> list[Feature]:
    """What a game declares; else the words of an imagined position, each in four parts."""
    declared = [Feature(*row) for row in state.features()]
    words = Feature("words", (state.size(), WORD_PARTS), -(1 << 15), (1 << 15) - 1, "an imagined position")
    return declared or [words]
