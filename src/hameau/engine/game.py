"""A game as the rest of Hameau knows it: one record of plain functions over its state."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from hameau.engine import content, copies, drawing, line, luck, record
from hameau.engine.answers import Event, Note, Refusal
from hameau.engine.border import Border
from hameau.engine.capabilities import Capability, Night
from hameau.engine.declared import OPEN
from hameau.engine.errors import BadPosition, Refused, Unknown
from hameau.engine.given import shown, table
from hameau.engine.match import Match
from hameau.engine.speech import Facts, Speech
from hameau.engine.state import State


class Say(Protocol):
    """The words of a game by name, with the facts they need."""

    def __call__(self, message: str, facts: Facts | None = None, /) -> str: ...


class Draw(Protocol):
    """How a game draws a view as text with markup, in so many columns; `say` gives its words by name."""

    def __call__(
        self,
        view: Any,
        names: Sequence[str],
        moves: Collection[str],
        say: Say,
        width: int = 80,
    ) -> str: ...


@dataclass(frozen=True)
class Option:
    """A choice made before the match, each a word."""

    key: str
    choices: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()  # so many must sit for any choice but the default; empty: as many as like

    def suits(self, seats: int) -> bool:
        """Is there anything to choose for so many players?"""
        return not self.seats or seats in self.seats


def wordless(text: str) -> str:  # noqa: ARG001  # every game is asked alike
    """For games in which nobody makes up a text."""
    return ""


Able = TypeVar("Able", bound=Capability)
given_by_border: Any = None  # filled by `Game.__post_init__`, if the game does not give it


def no_content(text: str, file: str) -> None:  # every game is asked alike
    """For games that keep nothing in a file."""


def sensible(state: Any, seat: int) -> int:
    """The legal move that `judge` likes best, the first of equals."""
    moves: list[int] = state.legal_moves(seat)
    return max(moves, key=lambda move: float(state.judge(seat, move)))


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """What a game is. The functions never change the state they are given, except `start`."""

    key: str
    title: str
    version: int  # raised when a change of rules alters old matches
    seats: tuple[int, ...]  # how many may sit
    minutes: int
    credits: str
    options: tuple[Option, ...] = ()
    # content.toml -> what the matches share; all functions below get it first, then the game's own state.
    # A game without content has no such file, and they get None
    read_content: Callable[[str, str], Any] = no_content  # text, name of the file
    build: Callable[[Any, int, Mapping[str, str]], State]  # seats, options: a state before its set-up
    # the border between numbers and text: what it does follows from what the rules declare
    border: Border | None = None
    actions: int = given_by_border  # all its moves are numbers below this, a multiple of 64
    write: Callable[[Any, Any, int], str] = given_by_border  # a move
    read: Callable[[Any, Any, int, str], int | None] = (
        given_by_border  # seat, text: a move, legal or not; None if it is none at all
    )
    refusal: Callable[[Any, Any, int, str], Refusal | None] = (
        given_by_border  # a waiting seat, text: None exactly for a legal move
    )
    tell: Callable[[Any, Any, Note], Event] = given_by_border  # what the journal's numbers mean
    spoken: Callable[[str], str] = given_by_border  # a move: the text that somebody made up; empty if none
    # a game that says nothing here has a line that follows from the fields of its state
    write_position: Callable[[Any, Any], str] = line.write
    read_position: Callable[[Any, str], State] = given_by_border
    find_wrong: Callable[[Any, Any], str | None] | None = (
        None  # what no match can lead to, so that such a position is refused; for the derived line
    )
    # what may be seen
    view: Callable[[Any, Any, int | None], msgspec.Struct]  # seat; None is a spectator
    outcome: Callable[[Any, Any], tuple[str, dict[str, str | int]]]  # the message that says why it ended
    draw: Draw = drawing.draw
    default: Callable[[Any, int], int] = sensible  # seat: the move played for somebody whose time is up
    remarks: Callable[[Any], list[content.Remark]] | None = (
        None  # what a designer should know about content that can be played all the same
    )
    forbids: Callable[[Any, int, Mapping[str, str]], Refusal | None] | None = (
        None  # seats, options: why the rules allow no such match; None: they do
    )
    reveal: Callable[[Any, Any], msgspec.Struct] | None = (
        None  # all there is, for replays; None: the public view
    )
    catalogue: Callable[[Any], msgspec.Struct] | None = None  # what lies in the box, as the browser shows it
    look_up: Callable[[Any, str, Say], str | None] | None = (
        None  # an id in the drawing: what is printed on it, for the terminal; None: there is no such thing
    )
    capabilities: tuple[Capability, ...] = ()  # what only some games have
    # filled when the box is opened
    content: Any = None
    text: str = ""  # of the content, as it was written
    digest: str = ""
    folder: str | None = None  # where the content came from, if not from the game itself
    speech: Speech = field(default_factory=lambda: Speech({}))
    reopen: "Callable[[str, str, str | None], Game] | None" = None  # key, text, folder: the same game

    @property
    def has_content(self) -> bool:
        """Is there a content.toml that somebody may edit?"""
        return self.read_content is not no_content

    @property
    def is_open(self) -> bool:
        """Do people make up texts in it?"""
        return self.border is not None and bool(self.border.open)

    def is_unspoken(self, written: str) -> bool:
        """Does this move lack its text? That is how programs speak; people are asked for theirs."""
        return self.is_open and OPEN in written

    def get(self, kind: type[Able]) -> Able | None:
        """What the game has of a kind of capabilities; None if it has nothing."""
        return next((one for one in self.capabilities if isinstance(one, kind)), None)

    def __post_init__(self) -> None:
        """Fill what follows from something else."""
        if self.read_position is None:
            object.__setattr__(self, "read_position", partial(line.read, self))
        if self.is_open and self.get(Night) is not None:
            raise ValueError(f"{self.key}: in dark rounds the length of a text would tell who moved")
        if self.border is None:
            if self.spoken is None:
                object.__setattr__(self, "spoken", wordless)
            return
        for name in ("actions", "write", "read", "refusal", "tell", "spoken"):
            if getattr(self, name) is None:
                object.__setattr__(self, name, getattr(self.border, name))

    def open(self, text: str, file: str, catalogues: Mapping[str, str], folder: str | None = None) -> "Game":
        """The same game with its content and words read."""
        read = self.read_content(text, file)
        speech = Speech(catalogues, content.ids(text))
        opened = replace(
            self,
            content=read,
            text=text,
            digest=content.digest(text if self.has_content else self.key),
            folder=folder,
            speech=speech,
        )
        copies.remember(opened)
        return opened

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled, a game is its key and the text of its content."""
        if self.reopen is None:
            raise TypeError(f"{self.key} was not opened by the shelf, so it cannot be pickled")
        return self.reopen, (self.key, self.text, self.folder)

    def __deepcopy__(self, memo: object) -> "Game":
        return self  # it never changes

    def match(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        secret: bytes | None = None,
        shares: Sequence[bytes] = (),
        format: int = record.NEWEST,
    ) -> Match:
        """A new match. Seats, seed and options decide its luck; without a seed nobody can know it."""
        seats = self.seats[0] if seats is None else seats
        chosen = self.check_setting(seats, {} if options is None else options)
        state = self.build(self.content, seats, chosen)
        return Match(self, state, luck.secret_of(seed, secret), chosen, shares=shares, format=format)

    def position(
        self,
        text: str,
        seed: int | None = None,
        secret: bytes | None = None,
        shares: Sequence[bytes] = (),
        format: int = record.NEWEST,
    ) -> Match:
        """A match that goes on from a position."""
        state = self.state_of(text)
        return Match(self, state, luck.secret_of(seed, secret), {}, text, shares, format)

    def go_on(self, text: str, past: record.Past, secret: bytes, shares: Sequence[bytes]) -> Match:
        """A match that was played with other rules, from the position that was written then."""
        state = self.state_of(text)
        match = Match(self, state, secret, {}, text, shares, past=past)
        match.options = record.read_json(past.head, "options", dict[str, str])
        match.call(record.read_json(past.head, "names", list[str]))
        return match

    def state_of(self, text: str) -> State:
        """A position that was written down."""
        if not isinstance(text, str) or not text.isprintable():
            raise BadPosition(f"a position is one line of text, not {shown(text)}")
        return self.read_position(self.content, text)

    def check_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options, those not given as usual."""
        chosen = {option.key: option.default for option in self.options}
        for key, value in table(given, "options").items():
            option = next((o for o in self.options if o.key == key), None)
            if option is None:
                raise Unknown(f"{self.key} has no option {shown(key)}; it has {', '.join(chosen) or 'none'}")
            if value not in option.choices:
                raise Unknown(
                    f"option {key} of {self.key} is one of {', '.join(option.choices)}, not {shown(value)}"
                )
            chosen[key] = value
        return chosen

    def check_seats(self, seats: int) -> None:
        """Can so many play?"""
        if type(seats) is int and seats in self.seats:
            return
        least, most = self.seats[0], self.seats[-1]
        players = f"{least} player" if most == 1 else f"{least} to {most} players"
        raise Unknown(f"{self.key} is for {players}, not {shown(seats)}")

    def misplaced(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """A choice that so many players do not have."""
        for option in self.options:
            if option.suits(seats) or options[option.key] == option.default:
                continue
            name, choice = f"option-{option.key}", f"option-{option.key}-{options[option.key]}"
            return Refusal("option-not-for-seats", None, {"seats": seats, "@option": name, "@choice": choice})
        return None

    def check_setting(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """All options, if so many can play with them; else an error that says what the rules forbid."""
        self.check_seats(seats)
        options = self.check_options(given)
        refusal = self.misplaced(seats, options)
        if refusal is None and self.forbids:
            refusal = self.forbids(self.content, seats, options)
        if refusal is not None:
            raise Refused(refusal, self.speech)
        return options
