"""What a game declares beside its rules, each thing once: its moves, its laws and its events.

    MOVES: Final = Moves()
    STAR: Final = MOVES.add("star {field}", FIELDS)  # the numbers STAR to STAR + FIELDS - 1
    LAWS: Final = Laws()
    ON_A_STAR: Final = LAWS.add("on-a-star", "3.4", "field")
    EVENTS: Final = Events()
    STARRED: Final = EVENTS.add("starred", a="field")

`add` returns a number, and numbers are all that the rules see, compiled or not. The rest is for the border
(engine/border.py). Later chapters add to the registries of the first one.
"""

import re
from math import prod
from typing import NamedTuple

MASK_BITS = 64
TEXT = "text"  # the word in braces that people make up
OPEN = "…"  # stands for it in a list of moves. Played as it is, a program speaks: the rules choose the text
WORD = re.compile(r"\{([a-z_]+)\}")


class Verb(NamedTuple):
    """A move, or as many as there are things to do it with."""

    text: str  # `star {field}`
    first: int
    sizes: tuple[int, ...]  # how many numbers each word in braces has
    rule: str  # told to whoever writes it wrongly; empty where it cannot be
    example: str  # shown there if no such move is legal

    @property
    def words(self) -> list[str]:
        return [word for word in WORD.findall(self.text) if word != TEXT]

    @property
    def is_open(self) -> bool:
        """Does a text come with it, whatever somebody makes up?"""
        return f"{{{TEXT}}}" in self.text

    @property
    def form(self) -> str:
        """How it stands in a list of moves, with its words still in braces."""
        return self.text.replace(f"{{{TEXT}}}", OPEN)

    @property
    def many(self) -> int:
        return prod(self.sizes)

    def split(self, move: int) -> list[int]:
        """What the move is done with: `play {card} x{count}` is PLAY + counts * card + count."""
        rest, found = move - self.first, []
        for size in reversed(self.sizes):
            found.append(rest % size)
            rest //= size
        return found[::-1]

    def join(self, numbers: list[int]) -> int:
        """The move that is done with these."""
        rest = 0
        for size, number in zip(self.sizes, numbers, strict=True):
            rest = rest * size + number
        return self.first + rest


class Moves:
    """The moves of a game."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []

    def add(self, text: str, *sizes: int, first: int | None = None, rule: str = "", example: str = "") -> int:
        """A move that is written so; each `{word}` is one of so many things. Its first number.

        That is the next free one, unless `first` says which. `{text}` is no number: it is whatever somebody
        makes up, and comes beside the move (engine/texts.py).
        """
        verb = Verb(text, self.end if first is None else first, sizes, rule, example or text)
        if len(verb.words) != len(sizes):
            raise ValueError(f"{text!r} names {len(verb.words)} things, and {len(sizes)} sizes are given")
        for other in self.verbs:
            if other.text == text:
                raise ValueError(f"{text!r} is declared twice")
            if verb.first < other.first + other.many and other.first < verb.first + verb.many:
                raise ValueError(f"{text!r} wants numbers that {other.text!r} has")
        self.verbs.append(verb)
        return verb.first

    @property
    def end(self) -> int:
        """The number after all that are taken."""
        return max((verb.first + verb.many for verb in self.verbs), default=0)

    @property
    def actions(self) -> int:
        """The same, filled up to whole words of a mask: `Game.actions`."""
        return -(-self.end // MASK_BITS) * MASK_BITS


def named(parts: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Names, each with the word that says how its number is shown: `field`, or `first:card`."""
    return tuple((name, word or name) for name, _, word in (part.partition(":") for part in parts if part))


class Law(NamedTuple):
    """Why a move is refused: the message that says so, the rule, and the facts of the message."""

    code: str
    rule: str
    facts: tuple[tuple[str, str], ...]  # name in the message, and the word that gives it


class Laws:
    """Whatever can forbid a move, numbered from 1. Of several that do, the one declared first is told."""

    def __init__(self) -> None:
        self.all: list[Law] = []

    def add(self, code: str, rule: str, *facts: str) -> int:
        """A fact is a word of the refused move or of the border; `@villager:card` calls it otherwise."""
        if (code, rule) in [(law.code, law.rule) for law in self.all]:
            raise ValueError(f"{code!r} of rule {rule} is declared twice")
        self.all.append(Law(code, rule, named(facts)))
        return len(self.all)

    def add_all(self, laws: dict[int, tuple[str, ...]]) -> tuple[int, ...]:
        """A law for each of these numbers, found under it; 0 where there is none."""
        numbered = {number: self.add(*law) for number, law in laws.items()}
        return tuple(numbered.get(number, 0) for number in range(max(laws) + 1))

    def numbered(self, law: int) -> Law:
        return self.all[law - 1]


class Happening(NamedTuple):
    """An event: the message that tells it, and what the numbers of its note are called."""

    tag: str
    parts: tuple[tuple[str, str], ...]  # name, and the word that says how it is shown


class Events:
    """What can happen, numbered from 1."""

    def __init__(self) -> None:
        self.all: list[Happening] = []

    def add(self, tag: str, a: str = "", b: str = "") -> int:
        """`a` and `b` name the numbers that are noted: `other`, or `first:card` for a card called first."""
        if tag in [one.tag for one in self.all]:
            raise ValueError(f"{tag!r} is declared twice")
        if b and not a:
            raise ValueError(f"{tag!r} names b, but not a")
        self.all.append(Happening(tag, named((a, b))))
        return len(self.all)

    def numbered(self, event: int) -> Happening:
        return self.all[event - 1]
