"""Whom the laws judge: a game, what is always true in it, and its page of rules."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hameau import rulebook, shelf
from hameau.engine.game import Game
from hameau.engine.state import State

Check = Callable[[Any, Any], None]  # state, content
Follow = Callable[[Any, Any, Any], None]  # the state before a move, the state after it, content


@dataclass(frozen=True, eq=False)
class Subject:
    """A game and what else the laws need to judge it."""

    game: Game
    check: Check  # asserts what is true in every position
    follow: Follow  # asserts what is true from one position to the next
    forgotten: frozenset[str] = frozenset()  # events that the rules let everybody forget, by tag
    rules: str | None = None  # the page of numbered sentences
    imagined: Check | None = None  # asserts what is true of imagined worlds, where that is less
    lapses: bool = False  # another's move may end or change what a waiting seat was asked
    chosen: tuple[tuple[int, dict[str, str]], ...] = ()  # seats and options, where all would be too many

    def find(self, key: str) -> Game:
        """For replaying: the game of a record."""
        assert key == self.game.key
        return self.game


@dataclass(frozen=True, eq=False)
class Setting:
    """A subject with so many seats and these options."""

    subject: Subject
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        usual = self.subject.game.check_options({}) if len(self.options) > 9 else {}  # too long to read
        chosen = ",".join(f"{k}={value}" for k, value in self.options.items() if usual.get(k) != value)
        return f"{self.subject.game.key}-{self.seats}{'-' + chosen if chosen else ''}"


def of_game(key: str) -> Subject:
    """A game on the shelf, with what it says itself: `find_wrong`, and its module `invariants` if it has one.

    Of these, `follow` asserts what is true from one position to the next, `FORGOTTEN` names events that the
    rules let everybody forget, and `LAPSES` says that another's move may end what a seat was asked.
    """
    game = shelf.game(key)

    def check(state: Any, content: Any) -> None:
        wrong = game.find_wrong(content, state) if game.find_wrong else None
        assert wrong is None, f"{wrong}: {game.write_position(content, state)}"

    name = f"{shelf.find(key).build.__module__.partition('.')[0]}.invariants"
    known = importlib.import_module(name) if importlib.util.find_spec(name) else None
    return Subject(
        game,
        check=check,
        follow=getattr(known, "follow", nothing_follows),
        forgotten=getattr(known, "FORGOTTEN", frozenset()),
        rules=rulebook.page(key),
        lapses=getattr(known, "LAPSES", False),
    )


def nothing_follows(before: State, after: State, content: Any) -> None:
    """For games without such invariants."""


def settings(judged: Subject) -> list[Setting]:
    """The usual options with few, some and many seats; every other value of an option with one of these."""
    game = judged.game
    usual = game.check_options({})
    if judged.chosen:
        return [Setting(judged, number, usual | options) for number, options in judged.chosen]
    seats = sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
    others = [
        (usual | {option.key: value}, [number for number in seats if option.suits(number)])
        for option in game.options
        for value in option.choices
        if value != option.default
    ]
    return [Setting(judged, number, usual) for number in seats] + [
        Setting(judged, fitting[place % len(fitting)], options)
        for place, (options, fitting) in enumerate(others)
    ]


def one(key: str, name: str) -> list[Setting]:
    """The setting of that name, for another process."""
    return [setting for setting in settings(of_game(key)) if str(setting) == name]
