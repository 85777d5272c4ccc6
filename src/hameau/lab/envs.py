"""Measures the environments: steps a second of processor time, ours and others' in turns."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import median
from typing import Any

import numpy as np

from hameau.envs.batch import Batch
from hameau.shelf import games

ROUNDS = 5
MATCHES = 1024
WARM = 200  # steps of a batch before it is measured: its matches are then no longer in step
Steps = Callable[[], int]  # plays a while; how many decisions
Tick = Callable[[float], None]


@dataclass
class Rates:
    """Steps a second, of processor time and as the clock on the wall counts them."""

    processor: list[float]
    wall: list[float]

    def as_json(self) -> dict[str, int]:
        return {"per_processor_second": round(median(self.processor)), "per_second": round(median(self.wall))}


def measure(seconds: float = 0.3, peers: bool = False, tick: Tick = lambda share: None) -> dict[str, Any]:
    """All contestants in turns, so that a busy moment of the machine disturbs all alike."""
    found: dict[str, dict[str, Rates]] = {}
    groups = {game.key: dict(ours(game.key, game.seats[0])) for game in games()}
    if peers:
        groups["peers"] = dict(others())
    many = ROUNDS * sum(map(len, groups.values()))
    done = 0
    for _ in range(ROUNDS):
        for group, contestants in groups.items():
            for name, steps in contestants.items():
                rates = found.setdefault(group, {}).setdefault(name, Rates([], []))
                once(steps, seconds, rates)
                done += 1
                tick(done / many)
    return {group: {name: rates.as_json() for name, rates in each.items()} for group, each in found.items()}


def once(steps: Steps, seconds: float, rates: Rates) -> None:
    count, start, wall = 0, time.process_time(), time.perf_counter()
    while time.perf_counter() - wall < seconds:
        count += steps()
    rates.processor.append(count / max(1e-9, time.process_time() - start))
    rates.wall.append(count / (time.perf_counter() - wall))


# -- ours --------------------------------------------------------------------------------------------------


def ours(key: str, seats: int) -> Iterator[tuple[str, Steps]]:
    """A game in every form that is installed, with its fewest seats."""
    for name, observations, threads in (
        ("batch", False, 1),
        ("batch with observations", True, 1),
        ("batch with observations, 2 threads", True, 2),
    ):
        yield name, batch_of(key, seats, observations, threads)
    if find_spec("pettingzoo"):
        from hameau import envs

        yield "PettingZoo", aec_steps(envs.aec(key, seats=seats))
    if find_spec("pyspiel"):
        import pyspiel

        import hameau.envs.openspiel  # noqa: F401  # registers the games

        yield "OpenSpiel", spiel_steps(pyspiel.load_game(f"hameau_{key}(players={seats})"))


def batch_of(key: str, seats: int, observations: bool, threads: int) -> Steps:
    game = next(game for game in games() if game.key == key)
    batch = Batch(
        game, MATCHES, seats, seed=1, observations=observations, restarts="same-step", threads=threads
    )
    for _ in range(WARM):
        batch.step(batch.random_moves(), check=False)
    return lambda: batch.step(batch.random_moves(), check=False)


def aec_steps(env: Any) -> Steps:
    """One match at random, every decision with its observation and mask."""
    luck = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(luck.integers(1 << 30)))
        steps = 0
        for _ in env.agent_iter():
            seen, __, over, cut, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            if over or cut:
                env.step(None)
            else:
                legal = mask.nonzero()[0]
                env.step(int(legal[int(luck.random() * len(legal))]))
                steps += 1
        return steps

    return play


def spiel_steps(game: Any) -> Steps:
    """One match at random, chance nodes counted too."""
    luck = np.random.default_rng(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(int(legal[luck.integers(len(legal))]))
            steps += 1
        return steps

    return play


# -- others ------------------------------------------------------------------------------------------------


def others() -> Iterator[tuple[str, Steps]]:
    """Small games of other projects, as far as they are installed."""
    with suppress(ImportError), warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of a new way to make its environments
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        yield "PettingZoo tic-tac-toe", aec_steps(tictactoe_v3.env())
        yield "PettingZoo connect four", aec_steps(connect_four_v3.env())
    with suppress(ImportError):
        import pyspiel
        from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401  # registers them

        for name in ("python_tic_tac_toe", "python_kuhn_poker", "tic_tac_toe"):
            yield f"OpenSpiel {name}", spiel_steps(pyspiel.load_game(name))
