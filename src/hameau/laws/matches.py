"""Whole matches to judge, each the same every time: who moves next and what is drawn from a seed."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

import msgspec

from hameau import Match, bots, plain
from hameau.engine.answers import Event
from hameau.engine.state import State
from hameau.laws.subjects import Setting

LONGEST = 10_000  # moves; no match is longer
THOROUGH = os.environ.get("HAMEAU_THOROUGH") == "1"
PLAYERS = ("random", "greedy")
COMPILED = plain.is_compiled()
MATCHES = 2 if COMPILED and THOROUGH else 1  # of each kind of players and setting
FEW = 5  # seats that are looked at in one moment, a spectator among them
Seen = TypeVar("Seen")


def chance(setting: Setting, *words: object) -> Random:
    """Luck of the judge, not of the match."""
    return Random("/".join(map(str, (setting, *words))))


def matches(setting: Setting, count: int = MATCHES) -> Iterator[tuple[Match, Random]]:
    """Every match again and again: before its first move, after each move, and when it is over."""
    for seed in range(count):
        for player in PLAYERS:
            yield from moments(setting, seed, player)


def moments(setting: Setting, seed: int, player: str) -> Iterator[tuple[Match, Random]]:
    """One match, played by random or greedy players who move in any order."""
    luck = chance(setting, seed, player)
    match = begin(setting, seed)
    bot = bots.make(player, seed)
    yield match, luck
    while match.waiting:
        assert len(match.history) < LONGEST, f"it does not end: {match.position()}"
        seat = luck.choice(match.waiting)
        if player == "random":
            match.play(seat, luck.choice(match.moves(seat)))
        else:
            match.play(seat, bot.choose(match, seat))
        yield match, luck


def sampled(setting: Setting, share: float, count: int = MATCHES) -> Iterator[tuple[Match, Random]]:
    """The first moments, the last one, and a share of those between."""
    for match, luck in matches(setting, count):
        if len(match.history) < 4 or not match.waiting or luck.random() < share:
            yield match, luck


def begin(setting: Setting, seed: int) -> Match:
    return setting.subject.game.match(setting.seats, seed=seed, options=setting.options)


def copied(match: Match, source: State | None = None) -> State:
    """A state of its own in the same position."""
    copy = match.fresh_state()
    copy.copy_from(source or match.state)
    return copy


def everyone(match: Match) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(match.seats), None]


def some(seats: Sequence[Seen], luck: Random) -> list[Seen]:
    """All of a few; at a large table other ones at each moment, which over a match are all."""
    return list(seats) if len(seats) <= FEW else luck.sample(seats, FEW)


def encoded(value: msgspec.Struct) -> bytes:
    return msgspec.json.encode(value)


def seen(match: Match, state: State) -> list[bytes]:
    """What can be seen of a state: views and moves; at a large table of a few seats, others each moment."""
    game, first = match.game, len(match.history) * (FEW - 1)
    turned = [(first + place) % match.seats for place in range(min(match.seats, FEW - 1))]
    views = [encoded(game.view(game.content, state, seat)) for seat in (*turned, None)]
    return [*views, *(str(state.legal_moves(seat)).encode() for seat in turned)]


def tag(event: Event) -> str:
    """The name of the message that tells it."""
    return str(event.__struct_config__.tag)
