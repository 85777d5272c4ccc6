"""The language in which a tile says what it wants, and a card whom it brings.

A rule is a list of clauses, and all of them must hold. A clause is one condition, or several joined by `or`:

    ["at least 1 field adjacent", "no mairie adjacent"]
    ["on river or at least 2 dwelling adjacent"]

    condition = quantity sort place | "on" zone | "not on" zone
    quantity  = "at least" N | "at most" N | "no"
    sort      = a tile, an axis, field, dwelling, violet, blue, building, sun, moon, same_axis or other_axis
    place     = "adjacent" | "within" N (spaces) | "in line" (its row or column)
    zone      = river | edge | last_row

The tile itself never counts. Compiled, every condition is the same: the bits of an area around the cell, and
those of a set of cells; how many do they share?
"""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from hameau.games.chevoux.rules.village import ADJACENT, CELLS, FARTHEST, HERE, IN_LINE

ZONES = ("river", "edge", "last_row")
FAMILIES = ("field", "dwelling", "violet", "blue")
SORTS = (*FAMILIES, "building", "sun", "moon", "same_axis", "other_axis")
MANY = CELLS  # more cannot be


class Misspelt(ValueError):
    """A word that the language does not have there."""


class Condition(Struct, frozen=True, omit_defaults=True):
    """One condition: so many tiles of a sort at a place, or a zone."""

    place: Literal["adjacent", "within", "in line", "zone"]
    of: str  # a sort, or the zone
    least: int = 0
    most: int = MANY
    spaces: int = 0  # of `within`

    @property
    def area(self) -> int:
        """The area in which it counts."""
        areas = {"zone": HERE, "adjacent": ADJACENT, "within": self.spaces, "in line": IN_LINE}
        return areas[self.place]


Clause = tuple[Condition, ...]


class Reader:
    """Takes the words of a clause one by one."""

    def __init__(self, text: str, sorts: Mapping[str, object]) -> None:
        self.words = text.split()
        self.sorts = sorts
        self.at = 0

    def clause(self) -> Clause:
        """Conditions joined by `or`, to the end."""
        conditions = [self.condition()]
        while self.at < len(self.words):
            self.expect("or")
            conditions.append(self.condition())
        return tuple(conditions)

    def condition(self) -> Condition:
        word = self.take("a condition")
        if word == "on":
            return Condition("zone", self.zone(), least=1)
        if word == "not":
            self.expect("on")
            return Condition("zone", self.zone(), most=0)
        least, most = self.quantity(word)
        sort = self.take("a sort of tiles")
        if sort not in self.sorts:
            raise Misspelt(f"{sort!r} is no sort of tiles; there are {', '.join(self.sorts)}")
        return self.place(sort, least, most)

    def quantity(self, word: str) -> tuple[int, int]:
        if word == "no":
            return 0, 0
        if word != "at":
            raise Misspelt(f"{word!r} opens no condition; `at least`, `at most`, `no`, `on` and `not on` do")
        word = self.take("`least` or `most`")
        if word not in ("least", "most"):
            raise Misspelt(f"`at {word}` is no quantity; `at least` and `at most` are")
        number = self.number(1 if word == "least" else 0, CELLS)
        return (number, MANY) if word == "least" else (0, number)

    def place(self, sort: str, least: int, most: int) -> Condition:
        word = self.take("`adjacent`, `within` or `in line`")
        if word == "adjacent":
            return Condition("adjacent", sort, least, most, 1)
        if word == "within":
            return Condition("within", sort, least, most, self.number(1, FARTHEST))
        if word == "in":
            self.expect("line")
            return Condition("in line", sort, least, most)
        raise Misspelt(f"{word!r} is no place; `adjacent`, `within` and `in line` are")

    def zone(self) -> str:
        word = self.take("a zone")
        if word not in ZONES:
            raise Misspelt(f"{word!r} is no zone; there are {', '.join(ZONES)}")
        return word

    def number(self, least: int, most: int) -> int:
        word = self.take("a number")
        if not (word.isascii() and word.isdigit() and len(word) < 3 and least <= int(word) <= most):
            raise Misspelt(f"{word!r} is no number from {least} to {most}")
        return int(word)

    def expect(self, wanted: str) -> None:
        word = self.take(f"`{wanted}`")
        if word != wanted:
            raise Misspelt(f"{word!r} stands where `{wanted}` should")

    def take(self, wanted: str) -> str:
        if self.at == len(self.words):
            after = f" after {self.words[-1]!r}" if self.words else ""
            raise Misspelt(f"{wanted} is missing{after}")
        self.at += 1
        return self.words[self.at - 1]


def parse(clauses: list[str], sorts: Mapping[str, object]) -> tuple[Clause, ...]:
    """The clauses of a rule, or Misspelt with the word that is wrong."""
    return tuple(Reader(clause, sorts).clause() for clause in clauses)


def spelt(condition: Condition) -> str:
    """A condition as it is written."""
    if condition.place == "zone":
        return f"{'on' if condition.least else 'not on'} {condition.of}"
    many = f"at least {condition.least}" if condition.least else f"at most {condition.most}"
    quantity = many if condition.most else "no"
    place = f"within {condition.spaces}" if condition.place == "within" else condition.place
    return f"{quantity} {condition.of} {place}"


class Atom(NamedTuple):
    """A condition as the box holds it."""

    area: int
    set: int
    least: int
    most: int
    closes: int


def compiled(rule: tuple[Clause, ...], sets: Mapping[str, int]) -> Iterator[Atom]:
    """The atoms of a rule; `sets` numbers the sets of cells by sort or zone."""
    for clause in rule:
        for place, condition in enumerate(clause, 1):
            number = sets[condition.of]
            yield Atom(condition.area, number, condition.least, condition.most, int(place == len(clause)))
