"""Whole matches by the hundred, against numbers measured independently before this code was written.

The published table has two kinds of players: `EV`, the expected-value player, here `greedy`; and `random`,
who rolls, lays and stops at random (stops with probability 1/4) but puts stars as `EV` does. Random play has
no judgement about rolling and laying, so its numbers rest on the rules alone and must be met closely.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import cast

import pytest

from hameau.engine.machine import lowest_bit
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.rules import BUSTED, EARNED, OUT, ROLL, ROLLED, STARS, TURN
from tests.games.buttons.tables import BUTTONS

Choice = Callable[[Buttons, int], int]


@dataclass
class Measured:
    rounds: float  # a match
    rolls: float  # a round
    busts: float  # a player and round
    stars: float  # for each time somebody was safe
    rows: float  # matches that ended with a row of five
    shared: float  # matches


def measure(players: int, matches: int, choose: Choice) -> Measured:
    seen: Counter[int] = Counter()
    rounds = stars = rows = shared = 0
    for seed in range(matches):
        state = cast(Buttons, BUTTONS.build(BUTTONS.content, players, {"boards": "random"}))
        state.reseed(1000 * players + seed)
        state.listening = 1
        state.set_up()
        while state.waiting:
            seat = lowest_bit(state.waiting)
            state.apply(seat, choose(state, seat))
            for event, _, a, _, _ in state.take_notes():
                seen[event] += 1
                stars += a if event == EARNED else 0
        rounds += state.round
        rows += any(state.has_row(seat) for seat in range(players))
        shared += sum(state.result(seat) > -1 for seat in range(players)) > 1
    return Measured(
        rounds / matches,
        seen[ROLLED] / rounds,
        seen[BUSTED] / (rounds * players),
        stars / seen[EARNED],
        rows / matches,
        shared / matches,
    )


def greedy(state: Buttons, seat: int) -> int:
    return state.sensible_move(seat, 0)


def at_random(luck: Random) -> Choice:
    def choose(state: Buttons, seat: int) -> int:
        if state.phase == STARS:
            return state.sensible_move(seat, 0)
        moves = state.legal_moves(seat)
        if state.phase == TURN:
            return OUT if OUT in moves and luck.random() < 0.25 else ROLL
        return luck.choice(moves)

    return choose


@pytest.mark.parametrize(
    ("players", "published"),
    [
        (2, Measured(rounds=10.9, rolls=5.8, busts=0.29, stars=1.24, rows=0.59, shared=0.02)),
        (3, Measured(rounds=9.9, rolls=8.1, busts=0.30, stars=1.26, rows=0.71, shared=0.03)),
        (4, Measured(rounds=9.5, rolls=10.0, busts=0.34, stars=1.29, rows=0.76, shared=0.03)),
    ],
)
def test_random_play_gives_the_published_numbers(players: int, published: Measured) -> None:
    found = measure(players, 200, at_random(Random(players)))
    assert found.rounds == pytest.approx(published.rounds, abs=0.6)
    assert found.rolls == pytest.approx(published.rolls, abs=0.3)
    assert found.busts == pytest.approx(published.busts, abs=0.02)
    assert found.stars == pytest.approx(published.stars, abs=0.05)
    assert found.rows == pytest.approx(published.rows, abs=0.09)
    assert found.shared < 0.08


@pytest.mark.parametrize(
    ("players", "published"),
    [
        (2, Measured(rounds=4.6, rolls=6.3, busts=0.18, stars=2.80, rows=0.44, shared=0.06)),
        (3, Measured(rounds=4.4, rolls=8.6, busts=0.17, stars=2.68, rows=0.63, shared=0.06)),
        (4, Measured(rounds=4.2, rolls=9.8, busts=0.16, stars=2.69, rows=0.65, shared=0.08)),
    ],
)
def test_greedy_play_gives_the_published_numbers(players: int, published: Measured) -> None:
    found = measure(players, 200, greedy)
    assert found.rounds == pytest.approx(published.rounds, abs=0.45)
    assert found.rolls == pytest.approx(published.rolls, rel=0.08)
    assert found.busts == pytest.approx(published.busts, abs=0.025)
    assert found.stars == pytest.approx(published.stars, abs=0.15)
    assert found.rows == pytest.approx(published.rows, abs=0.11)
    assert found.shared < 0.13
