"""A game as the rest of Hameau knows it: one record of plain functions over its state."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from hameau.engine import content, luck
from hameau.engine.answers import Event, Note, Refusal
from hameau.engine.errors import Unknown
from hameau.engine.match import Match
from hameau.engine.speech import Speech
from hameau.engine.state import State

@dataclass(frozen=True)
class Option:
    """A choice made before the match, each a word."""

    key: str
    choices: tuple[str, ...]
    default: str


@dataclass(frozen=True, eq=False)
class Game:
    """What a game is. The functions never change the state they are given, except `start`."""

    key: str
    title: str
    version: int  # raised when a change of rules alters old matches
    seats: tuple[int, ...]  # how many may sit
    minutes: int
    credits: str
    options: tuple[Option, ...]
    # content.toml -> what the matches share; all functions below get it first
    read_content: Callable[[str, str], Any]  # text, name of the file
    build: Callable[[Any, int, Mapping[str, str]], State]  # seats, options: a state before its set-up
    # the border between numbers and text
    write: Callable[[Any, State, int], str]  # a move
    read: Callable[[Any, State, int, str], int | None]  # seat, text: a move, legal or not; None if it is none at all
    refusal: Callable[[Any, State, int, str], Refusal | None]  # a waiting seat, text: None exactly for a legal move
    write_position: Callable[[Any, State], str]
    read_position: Callable[[Any, str], State]
    # what may be seen
    view: Callable[[Any, State, int | None], msgspec.Struct]  # seat; None is a spectator
    tell: Callable[[Any, State, Note], Event]  # what the journal's numbers mean
    outcome: Callable[[Any, State], tuple[str, dict[str, str | int]]]  # the message that says why it ended
    draw: Callable[[Any, Sequence[str], Collection[str], Callable[[str], str]], str]  # view, names, moves, words: a picture
    default: Callable[[State, int], int]  # seat: the move played for somebody whose time is up
    # filled when the box is opened
    content: Any = None
    digest: str = ""
    speech: Speech = field(default_factory=lambda: Speech({}))

    def open(self, text: str, file: str, catalogues: Mapping[str, str]) -> "Game":
        """The same game with its content and words read."""
        return replace(
            self, content=self.read_content(text, file), digest=content.digest(text), speech=Speech(catalogues)
        )

    def match(
        self, seats: int | None = None, seed: int = 0, options: Mapping[str, str] | None = None, secret: bytes | None = None
    ) -> Match:
        """A new match. The same seats, seed and options give the same luck; `secret` overrides the seed."""
        seats = self.seats[0] if seats is None else seats
        if seats not in self.seats:
            raise Unknown(f"{self.key} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        state = self.build(self.content, seats, self.check_options(options or {}))
        return Match(self, state, secret or luck.secret_from_seed(seed), self.check_options(options or {}))

    def position(self, text: str, seed: int = 0, secret: bytes | None = None) -> Match:
        """A match that goes on from a position."""
        state = self.read_position(self.content, text)
        return Match(self, state, secret or luck.secret_from_seed(seed), {}, start=text)

    def check_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options, those not given as usual."""
        chosen = {option.key: option.default for option in self.options}
        for key, value in given.items():
            option = next((o for o in self.options if o.key == key), None)
            if option is None:
                raise Unknown(f"{self.key} has no option {key!r}; it has {', '.join(chosen) or 'none'}")
            if value not in option.choices:
                raise Unknown(f"option {key} of {self.key} is one of {', '.join(option.choices)}, not {value!r}")
            chosen[key] = value
        return chosen
