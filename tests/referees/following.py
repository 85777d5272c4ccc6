"""Follows whole matches with a referee: the rules of a game written a second time, from `docs/rules` alone.

A referee is a module `tests/referees/<key>.py` with a class `Referee`. It imports nothing of ours and is told
only what was shown: views, events and legal moves as plain JSON. `begin` tells it how a match was set up,
`follow` what was played and what then happened, hidden things included; it works out by itself what must be
true, and objects by an assertion.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

import msgspec

import hameau
from hameau import Game, Match, Refused, Unknown, bots

KEYS = [game.key for game in hameau.games()]
PLAYERS = ("random", "varied", "greedy", "mixed")
CARELESS = 0.3  # how often a mixed player moves at random
TALKATIVE = 0.6  # how often whoever may make up a text does so
TEXTS = ("Qxzvbrolp", "zwyr-krant", "Gulp 7", "plim plam", "O'Brox", "Žluť", "gulp-7", "krrz")


@dataclass(frozen=True)
class Moment:
    """What a referee is told: how things stand, and what happened since it was told last."""

    match: Match
    told: list[dict[str, Any]]  # every event since then, whoever may know it, with its tag as `event`

    @property
    def seats(self) -> int:
        return self.match.seats

    @property
    def options(self) -> dict[str, str]:
        return dict(self.match.all_options)

    @property
    def waiting(self) -> set[int]:
        return set(self.match.waiting)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees; None is a spectator."""
        seen: dict[str, Any] = msgspec.to_builtins(self.match.view(seat))
        return seen

    def moves(self, seat: int) -> set[str]:
        return set(self.match.moves(seat))

    @property
    def result(self) -> dict[str, Any] | None:
        """Scores, winners, reason and facts, when it is over."""
        if self.match.result is None:
            return None
        found: dict[str, Any] = msgspec.to_builtins(self.match.result)
        return found


class Referee(Protocol):
    """The rules a second time."""

    def begin(self, moment: Moment) -> None: ...

    def follow(self, seat: int, move: str, moment: Moment) -> None: ...


def referee(key: str) -> Referee:
    made: Referee = importlib.import_module(f"tests.referees.{key}").Referee()
    return made


def watch(key: str, number: int, players: tuple[str, ...] = PLAYERS) -> int:
    """Follow one match, the same for the same number; how many moves it had."""
    luck = Random(f"{key} {number}")
    match, judge = any_match(hameau.game(key), luck, number), referee(key)
    try:
        judge.begin(Moment(match, [msgspec.to_builtins(told.event) for told in match.journal]))
        for seat, move in playing(match, luck, luck.choice(players)):
            known = len(match.journal)
            match.play(seat, move)
            told = [msgspec.to_builtins(told.event) for told in match.journal[known:]]
            judge.follow(seat, move, Moment(match, told))
    except AssertionError as objection:
        objection.add_note(
            f"{key}, match {number}, {match.seats} seats, {match.options}, after {len(match.history)} moves, "
            f"the last {match.history[-3:]}: {match.position()}"
        )
        raise
    return len(match.history)


def any_match(game: Game, luck: Random, seed: int) -> Match:
    """Any number of seats; about half of the options as usual, the others by chance."""
    while True:
        options = {o.key: luck.choice(o.choices) for o in game.options if luck.random() < 0.5}
        try:
            return game.match(luck.choice(game.seats), seed=seed, options=options)
        except (Unknown, Refused):  # not all go together, or not with so many seats
            continue


def playing(match: Match, luck: Random, player: str) -> Iterator[tuple[int, str]]:
    bot = bots.make("greedy", seed=luck.getrandbits(30))
    while match.waiting:
        seat = luck.choice(match.waiting)
        moves = match.moves(seat)
        if player == "varied":
            verb = luck.choice(sorted({move.split()[0] for move in moves}))
            move = luck.choice([move for move in moves if move.split()[0] == verb])
            yield seat, spoken(match, seat, move, luck)
        elif player == "random" or (player == "mixed" and luck.random() < CARELESS):
            yield seat, luck.choice(moves)
        else:
            yield seat, bot.choose(match, seat)


def spoken(match: Match, seat: int, move: str, luck: Random) -> str:
    """A move to which a text belongs often gets one that no lexicon knows, unless the rules forbid it."""
    if not match.game.is_unspoken(move) or luck.random() > TALKATIVE:
        return move
    said = move.replace("…", luck.choice(TEXTS))
    return said if match.refusal(seat, said) is None else move
