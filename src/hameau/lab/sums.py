"""Adds up what surveys counted, in whole numbers, and says how sure one can be of it.

An answer is a ratio: what was counted above the line by what was counted below it. The matches are
independent of each other, the seats and turns of one match are not; so the error comes from how the matches
differ (the delta method for a ratio of sums).
"""

from collections.abc import Iterable
from math import sqrt
from statistics import NormalDist

import numpy as np
from msgspec import Struct

from hameau.engine.figures import Label, Topic, Unit
from hameau.engine.survey import Column, Sheet

Key = tuple[Topic, Label]
SURE = 0.95
ENOUGH = (
    30  # matches that must say something about what is ranked or compared; with fewer, bounds are a guess
)


class Sums(Struct):
    """Sums over matches of what stands above and below, and of their products."""

    above: int = 0
    below: int = 0
    above_above: int = 0
    above_below: int = 0
    below_below: int = 0
    seen: int = 0  # matches in which there was something to divide by

    def __iadd__(self, other: "Sums") -> "Sums":
        self.above += other.above
        self.below += other.below
        self.above_above += other.above_above
        self.above_below += other.above_below
        self.below_below += other.below_below
        self.seen += other.seen
        return self

    @property
    def ratio(self) -> float:
        return self.above / self.below

    def variance(self, matches: int) -> float:
        """Of the ratio; computed in whole numbers up to the last step."""
        a, b = self.above, self.below
        apart = self.above_above * b * b - 2 * a * b * self.above_below + a * a * self.below_below
        return apart / b**4 * matches / max(1, matches - 1)


class Estimate(Struct, frozen=True):
    """A ratio, and between which bounds the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float
    seen: int  # matches that say something about it


class Tally(Struct):
    """All that was counted in some matches."""

    matches: int
    sums: dict[Key, Sums]
    spreads: dict[Key, dict[int, int]]

    def estimate(self, key: Key, sure: float = SURE) -> Estimate | None:
        """None if there was nothing to divide by."""
        sums = self.sums.get(key)
        if sums is None or not sums.below:
            return None
        error = sqrt(sums.variance(self.matches))
        low, high = bounds(sums.ratio, error, sums.seen, key[0].unit, sure)
        return Estimate(sums.ratio, low, high, sums.seen)

    def items(self, topic: Topic) -> list[Label]:
        """In the order in which they were counted first."""
        return [item for of, item in self.sums if of == topic]


def tally_of(sheet: Sheet) -> Tally:
    """The sums of a sheet."""
    sums = {key: sums_of(column) for key, column in sheet.columns.items()}
    return Tally(sheet.matches, sums, {key: dict(spread) for key, spread in sheet.spreads.items()})


def sums_of(column: Column) -> Sums:
    above, below = column
    return Sums(
        int(above.sum()),
        int(below.sum()),
        int(above @ above),
        int(above @ below),
        int(below @ below),
        int(np.count_nonzero(below)),
    )


def merged(tallies: Iterable[Tally]) -> Tally:
    """One tally of all; in whole numbers, so the order does not matter but for that of the items."""
    whole = Tally(0, {}, {})
    for tally in tallies:
        whole.matches += tally.matches
        for key, sums in tally.sums.items():
            whole.sums.setdefault(key, Sums())
            whole.sums[key] += sums
        for key, spread in tally.spreads.items():
            into = whole.spreads.setdefault(key, {})
            for value, times in spread.items():
                into[value] = into.get(value, 0) + times
    return whole


def bounds(value: float, error: float, seen: int, unit: Unit, sure: float = SURE) -> tuple[float, float]:
    """For a number as far to both sides; for a share Wilson's interval, which stays between none and all."""
    z = NormalDist().inv_cdf((1 + sure) / 2)
    if unit == "number":
        return value - z * error, value + z * error
    apart = value * (1 - value)
    weight = apart / error**2 if error and apart > 0 else seen  # as many coins as would be as sure
    spread = z * z / weight
    centre = (value + spread / 2) / (1 + spread)
    margin = z * sqrt(max(0.0, apart) / weight + spread / (4 * weight)) / (1 + spread)
    return min(value, max(0.0, centre - margin)), max(value, min(1.0, centre + margin))
