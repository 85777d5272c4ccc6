"""Two worlds that look the same to one seat, or to spectators, although what is hidden from them differs."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import msgspec

from hameau.engine.game import Game
from hameau.engine.luck import secret_from_seed
from hameau.engine.match import Match

SEEDS = range(120)


class Step(NamedTuple):
    """Who plays what in the first world, and in the second."""

    first: tuple[int, str]
    second: tuple[int, str]


@dataclass
class Twins:
    """Two matches and a line of moves in each, alike to these eyes; None is a spectator."""

    eyes: int | None
    seats: int
    secrets: tuple[str, str]
    line: list[Step]
    different: int  # steps after which the positions differ
    apart: int  # steps that are not the same in both

    @property
    def worth(self) -> int:
        return self.different + 2 * self.apart


def find_twins(game: Game, seats: int, eyes: int | None, seed: int, attempts: int = 25) -> Twins:
    """The pair, of some, that goes on for longest and differs most."""
    choice = Random(seed)
    starts: dict[bytes, list[int]] = defaultdict(list)
    for number in choice.sample(SEEDS, 60):
        starts[seen(game.match(seats, seed=number), eyes)].append(number)
    alike = [numbers for numbers in starts.values() if len(numbers) > 1]
    pairs = [tuple(choice.sample(choice.choice(alike), 2)) for _ in range(attempts)]
    return max((twins_of(game, seats, eyes, pair, choice) for pair in pairs), key=lambda one: one.worth)


def twins_of(game: Game, seats: int, eyes: int | None, seeds: tuple[int, ...], choice: Random) -> Twins:
    first, second = (game.match(seats, seed=number) for number in seeds)
    line: list[Step] = []
    different, apart = int(first.position() != second.position()), 0
    while (found := step_alike(first, second, eyes, choice)) is not None:
        step, first, second = found
        line.append(step)
        different += first.position() != second.position()
        apart += step.first != step.second
    secrets = (secret_from_seed(seeds[0]).hex(), secret_from_seed(seeds[1]).hex())
    return Twins(eyes, seats, secrets, line, different, apart)


def step_alike(
    first: Match, second: Match, eyes: int | None, choice: Random
) -> tuple[Step, Match, Match] | None:
    """A move in each world after which both still look the same."""
    steps = [
        Step(a, b) for a in moves_of(first) for b in moves_of(second) if a == b or eyes not in (a[0], b[0])
    ]
    choice.shuffle(steps)
    for step in steps:
        after, too = first.take_back(0), second.take_back(0)
        after.play(*step.first)
        too.play(*step.second)
        if seen(after, eyes) == seen(too, eyes) and (after.result is None) == (too.result is None):
            return step, after, too
    return None


def moves_of(match: Match) -> list[tuple[int, str]]:
    return [(seat, move) for seat in match.waiting for move in match.moves(seat)]


def seen(match: Match, eyes: int | None) -> bytes:
    """All that these eyes see and hear."""
    moves = [] if eyes is None else match.moves(eyes)
    return msgspec.json.encode((match.view(eyes), moves, match.events(eyes)))
