"""What a game says back: events, refusals and the outcome. Sentences are made from them, in any language."""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

import msgspec

Note = tuple[int, int, int, int, int]  # event, seat, a, b, audience: what State.note writes


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """Something that happened. A game has a class for each kind; its tag names the message that tells it."""

    seat: int  # whom it happened to

    def facts(self) -> dict[str, str | int]:
        """What the message needs beside the player's name: numbers and words as they are.

        `@colour: red` is a message itself, `#victim: 2` a seat whose name is said.
        """
        return {
            name: value
            for name in self.__struct_fields__
            if name != "seat" and isinstance(value := getattr(self, name), (str, int))
        }


class Refusal(msgspec.Struct, frozen=True):
    """Why a move, or a match with such options, is not allowed: the message that says so, and the rule."""

    code: str
    rule: str | None
    facts: dict[str, str | int] = {}


def unread(text: str, forms: Mapping[str, tuple[str, str]], legal: Iterable[str]) -> Refusal:
    """Why a text is no move: where its verb is known, with an example and the rule that `forms` has for it.

    A legal move is the better example, since it names what is there.
    """
    verb = (text.lower().split() or [""])[0]
    if verb not in forms:
        return Refusal("no-such-move", None, {"text": text[:40]})
    usual, rule = forms[verb]
    example = next((move for move in legal if move.split()[0] == verb), usual)
    return Refusal("wrong-form", rule, {"text": text[:40], "example": example})


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: `why` in English; `reason` and `facts` say it in other languages."""

    scores: list[int | None]  # None: the rules give this seat no score, as in a lost village
    winners: list[int]
    reason: str
    facts: dict[str, str | int]
    why: str


class Solution(msgspec.Struct, frozen=True):
    """What can be reached from a position when all that comes is known."""

    verdict: Literal["possible", "impossible", "unknown"]  # to win; impossible only if that was proved
    plan: list[str]  # moves that win, in notation
    score: int | None  # of the plan
    bound: int  # no plan scores more
    proved_by: str  # how the verdict was found


class Setup(msgspec.Struct, frozen=True):
    """A set-up that many play: its options and all its luck, and what a solver found out about it."""

    options: dict[str, str]
    secret: str  # in hexadecimal; whoever has it knows what comes
    par: int | None = None  # the score of the solver who knew no more than a player does
    best: int | None = None  # the best score that is known to be possible
    bound: int | None = None  # nobody can score more
    seats: int = 1  # a lesson may be for several: bots take the others
    level: str = ""  # of these bots; empty: as the player likes


class Said(NamedTuple):
    """A message of the game's words and its facts."""

    message: str
    facts: dict[str, str | int]


class Judged(NamedTuple):
    """What a game found in a file of positions: for programs, and in sentences."""

    data: msgspec.Struct
    told: list[Said]


class Played(NamedTuple):
    """A move that was played, in notation."""

    seat: int
    text: str


class Voice(NamedTuple):
    """Who hears what a seat says: a word for them, and their seats as bits, as in an audience."""

    channel: str
    hears: int


class Told(NamedTuple):
    """An event, the number of the move that caused it (0 is the set-up) and who may know it, as bits."""

    move: int
    event: Event
    audience: int
