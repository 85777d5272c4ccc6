"""What only some games have. A game lists records of these kinds; whoever needs one asks `Game.get(kind)`.

Most of their functions get the content first, then a position.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from hameau.engine.answers import Event, Judged, Played, Refusal, Said, Setup, Solution, Voice

if TYPE_CHECKING:
    from hameau.engine.game import Game
    from hameau.engine.match import Match
    from hameau.engine.survey import Survey  # needs NumPy, which only those who study a game load


@dataclass(frozen=True)
class Capability:
    """Something that a game has beyond its rules."""


@dataclass(frozen=True)
class Night(Capability):
    """It is played in the dark and talked about by day.

    While it is dark nobody may notice who does what before all moves of the round are played: a table lets
    all move at once and tells nothing until then (docs/protocol.md).
    """

    is_dark: Callable[[Any, Any], bool]
    is_called: Callable[[Any, Any, int], bool]  # seat, in the dark: it has something to choose
    is_out: Callable[[Any, Any, int], bool]  # seat: it takes no part in dark rounds, as everybody knows
    is_debate: Callable[[Any, Any], bool]  # all talk until they have enough; a table may limit it
    voice: Callable[[Any, Any, int], Voice | None]  # seat: who hears what it says; None: nobody


@dataclass(frozen=True)
class Moderation(Capability):
    """One person can lead a match for all others at a real table. The game needs `reveal`, too."""

    # the position, what happened since the last entry, whoever may know it, and the step that was entered,
    # empty at the beginning: what to say, do and enter
    script: Callable[[Any, Any, Sequence[Event], str], msgspec.Struct]
    step: Callable[[Any, Any], str]  # the position: a word for the step that it is
    # a copy of the position, and what was entered: the moves of all seats up to the next question
    enter: Callable[[Any, Any, list[Played]], list[Played] | Refusal]
    deal: Callable[
        [Any, int, Mapping[str, str], Sequence[str]], str
    ]  # seats, options, a word for each seat: the position after a deal by hand


@dataclass(frozen=True)
class Solver(Capability):
    """A specialist plays the game honestly, and finds what can be reached when all is known."""

    advise: Callable[[Any, Any, int], int]  # content, an imagined state, seat: the move
    solve: Callable[[Match], Solution]  # from where the match stands, with the luck of its secret
    trial: Callable[[Game, Mapping[str, str], int], Match]  # options, number: a set-up to measure it with
    chores: Mapping[str, Callable[[Any, int], None]]  # content, times: what it does all the time, by name
    explain: Callable[
        [Any, Any, int, int], Said
    ]  # content, an imagined state, seat, move: what it is good for


@dataclass(frozen=True)
class Reasons(Capability):
    """What a move is good for, in words: beside a hint, and beside what would have been better.

    A game with a solver has them there.
    """

    # content, an imagined state, seat, a legal move; None: there is nothing to say beside how it turned out
    explain: Callable[[Any, Any, int, int], Said | None]


@dataclass(frozen=True)
class Lookback(Capability):
    """Whoever looks back on a match is shown something else than the usual chances to win."""

    points_alone: bool = False  # alone one plays for points: those that may be expected are shown
    to_the_end: bool = False  # `outlook` says no chances: what is imagined is played to its end


@dataclass(frozen=True)
class Conclusions(Capability):
    """Looking back shows what a seat could have concluded about the others, in place of its chances."""

    step: Callable[[Any, Any], Said]  # the position: when it is. Something new is known when that changes
    is_meant: Callable[[Any, int], bool]  # a position, seat: is it one of those whom all look for?
    title: str  # the message that asks who they are


@dataclass(frozen=True)
class Daily(Capability):
    """Everybody plays the same set-up on a day."""

    set_up: Callable[[Game, str], Setup]  # `2026-11-16`


@dataclass(frozen=True)
class Lesson(Capability):
    """The first match can be a guided one, with this set-up."""

    set_up: Setup


@dataclass(frozen=True)
class Levels(Capability):
    """The usual bots do not suit it: these do, by level, the weakest first."""

    bots: Mapping[str, str]


@dataclass(frozen=True)
class Manners(Capability):
    """Some decisions are left to people: there a program that thinks plays this, whatever it would gain."""

    move: Callable[[Any, Any, int], int | None]  # content, position, seat; None: it may think


@dataclass(frozen=True)
class Sides(Capability):
    """People win together."""

    camp: Callable[[Any, int], str]  # a position, seat: its side when the match begins
    victory: Callable[
        [Any], tuple[str, Collection[str]]
    ]  # the position at the end: the side that won, and all that could have


@dataclass(frozen=True)
class Studied(Capability):
    """Its survey counts more than what is counted for every game, and shows it; loaded only for studies."""

    survey: Callable[[], Survey]


@dataclass(frozen=True)
class Judging(Capability):
    """A file of positions can be judged: `hameau judge`."""

    judge_file: Callable[[Any, str, str], Judged]  # content, text, name of the file


@dataclass(frozen=True)
class Learning(Capability):
    """What its imagined players like is learned in matches; `hameau learn` writes a file of the game."""

    file: str  # in the folder of the game
    usual: int  # matches
    least: int  # fewer teach nothing
    learn: Callable[
        [Any, int, int, Callable[[int], None]], Any
    ]  # content, matches, seed, what hears the percentage: whatever was learned; the same for the same seed
    write: Callable[[Any, Any], str]  # content, what was learned: the text of the file
    exam: Callable[[Any, Any], Iterator[str]]  # likewise: how good those are who know it, line by line
