"""Plays the same seeds with two sets of content, and says what the change did and how sure that is.

Each match is played with both, from the same seed; so much of the luck is common to both, and falls out of
the difference. Many differences are looked at, and some would seem real by chance; each therefore also has
bounds that hold for all at once (Bonferroni), and only these decide what is called clear.
"""

import time
import tomllib
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import NormalDist
from typing import Any

import msgspec

from hameau.engine.figures import Label, Topic
from hameau.engine.survey import Column
from hameau.lab import workers as processes
from hameau.lab.study import Plan, heap_size, sheet
from hameau.lab.sums import ENOUGH, SURE, Estimate, Key, Sums, Tally, merged, tally_of


class Cross(msgspec.Struct):
    """Sums over matches of products: what was counted with A by what was counted with B."""

    above_above: int = 0
    above_below: int = 0
    below_above: int = 0
    below_below: int = 0

    def __iadd__(self, other: "Cross") -> "Cross":
        self.above_above += other.above_above
        self.above_below += other.above_below
        self.below_above += other.below_above
        self.below_below += other.below_below
        return self

    def covariance(self, a: Sums, b: Sums, matches: int) -> float:
        """Of the two ratios; computed in whole numbers up to the last step."""
        apart = (
            self.above_above * a.below * b.below
            - self.above_below * a.below * b.above
            - self.below_above * a.above * b.below
            + self.below_below * a.above * b.above
        )
        return apart / (a.below * b.below) ** 2 * matches / max(1, matches - 1)


class Difference(msgspec.Struct, frozen=True):
    """What B has more than A. `low` and `high` hold for this one, `lowest` and `highest` for all at once."""

    topic: Topic
    item: Label
    a: Estimate
    b: Estimate
    value: float
    low: float
    high: float
    lowest: float
    highest: float

    @property
    def clear(self) -> bool:
        return not self.lowest <= 0 <= self.highest

    @property
    def effect(self) -> float:
        """Of a share in points, of a number as a part of what it was."""
        return self.value if self.topic.unit == "share" else self.value / (abs(self.a.value) or 1.0)


class Change(msgspec.Struct, frozen=True):
    """An entry of the content that differs; None where there is none."""

    place: str
    a: str | None
    b: str | None


class Comparison(msgspec.Struct):
    """What came of it."""

    a: Plan
    b: Plan
    tally_a: Tally
    tally_b: Tally
    crosses: dict[Key, Cross]
    seconds: float


def compare(
    a: Plan,
    b: Plan,
    matches: int,
    workers: processes.Workers = 1,
    tick: Callable[[int], None] = lambda done: None,
) -> Comparison:
    """Play each seed with both; the same numbers with any number of workers."""
    start = time.perf_counter()
    heap = heap_size(a)
    jobs = [(a, b, first, min(heap, matches - first)) for first in range(0, matches, heap)]
    done = processes.run(both, jobs, workers, lambda n: tick(min(n * heap, matches)))
    crosses: dict[Key, Cross] = {}
    for _, _, more in done:
        for key, cross in more.items():
            crosses.setdefault(key, Cross())
            crosses[key] += cross
    return Comparison(
        a,
        b,
        merged(one for one, _, _ in done),
        merged(other for _, other, _ in done),
        crosses,
        time.perf_counter() - start,
    )


def both(job: tuple[Plan, Plan, int, int]) -> tuple[Tally, Tally, dict[Key, Cross]]:
    """One heap with A and with B, for whoever works."""
    a, b, first, matches = job
    one, other = sheet(a, first, matches), sheet(b, first, matches)
    crosses = {
        key: cross_of(one.columns[key], other.columns[key]) for key in one.columns if key in other.columns
    }
    return tally_of(one), tally_of(other), crosses


def cross_of(a: Column, b: Column) -> Cross:
    return Cross(
        int(a.above @ b.above), int(a.above @ b.below), int(a.below @ b.above), int(a.below @ b.below)
    )


def differences(found: Comparison) -> list[Difference]:
    """All that can be compared, the clear ones first, then by their effect."""
    comparable = [key for key in found.crosses if key[0].compared and can_differ(found, key)]
    made = [difference(found, key, len(comparable)) for key in comparable]
    return sorted(made, key=lambda one: (not one.clear, -abs(one.effect)))


def can_differ(found: Comparison, key: Key) -> bool:
    """Enough matches on both sides, and not the same number in every one of them."""
    a, b = found.tally_a.sums[key], found.tally_b.sums[key]
    if min(a.seen, b.seen) < ENOUGH:
        return False
    return a.ratio != b.ratio or a.variance(found.tally_a.matches) > 0


def difference(found: Comparison, key: Key, looked_at: int) -> Difference:
    matches = found.tally_a.matches
    a, b = found.tally_a.sums[key], found.tally_b.sums[key]
    common = found.crosses[key].covariance(a, b, matches)
    error = sqrt(max(0.0, a.variance(matches) + b.variance(matches) - 2 * common))
    value = b.ratio - a.ratio
    alone, together = (NormalDist().inv_cdf(1 - (1 - SURE) / 2 / n) * error for n in (1, looked_at))
    one, other = found.tally_a.estimate(key), found.tally_b.estimate(key)
    if one is None or other is None:
        raise AssertionError(f"nothing to divide by: {key}")
    return Difference(
        *key, one, other, value, value - alone, value + alone, value - together, value + together
    )


# -- what was changed --------------------------------------------------------------------------------------


def changes(a: str, b: str) -> list[Change]:
    """The entries of two content files that differ, in their order."""
    one, other = dict(entries(tomllib.loads(a))), dict(entries(tomllib.loads(b)))
    places = [*one, *(place for place in other if place not in one)]
    return [
        Change(place, one.get(place), other.get(place))
        for place in places
        if one.get(place) != other.get(place)
    ]


def entries(value: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Every single value with the place where it stands; an entry of a list is called by its id."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from entries(inner, f"{place}, {key}" if place else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            name = inner.get("id", number) if isinstance(inner, dict) else number
            yield from entries(inner, f"{place} {name}")
    else:
        yield place, str(value)
