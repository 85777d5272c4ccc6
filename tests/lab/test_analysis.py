"""Looking back on a match: planted blunders are found, luck is told from choices, and nothing hidden shows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import cast

import msgspec
import pytest

import hameau
from hameau import bots
from hameau.engine.match import Match
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.guilds.bots.judgement import Guilds
from hameau.lab.analysis import (
    Accountant,
    Analysis,
    Choice,
    Detective,
    Moment,
    Point,
    analyse,
    analyst,
    imagined,
    lessons_of,
    loss,
    moments_of,
    new_searcher,
)
from hameau.plain import is_compiled
from tests.web.hidden.worlds import moves_of, step_alike

needs_speed = pytest.mark.skipif(not is_compiled(), reason="plain Python imagines too few worlds to be sure")
Plant = Callable[[Match, int], str | None]  # the blunder that a seat makes now; None: it plays sensibly
SEARCHER = new_searcher()


def played(key: str, seats: int, seed: int, plant: Plant = lambda match, seat: None) -> tuple[Match, int]:
    """A match of sensible players in which seat 0 blunders once, and when it did."""
    match, bot, when = hameau.game(key).match(seats, seed=seed), bots.make("greedy", seed), -1
    while match.waiting:
        seat = match.waiting[0]
        blunder = plant(match, seat) if seat == 0 and when < 0 else None
        if blunder is not None:
            when = len(match.history)
        match.play(seat, blunder or bot.choose(match, seat))
    return match, when


def blunder_in(key: str, seats: int, seed: int, plant: Plant) -> tuple[Analysis, Choice]:
    match, when = played(key, seats, seed, plant)
    assert when >= 0, "nobody had the chance to blunder"
    told = analyse(match, 0)
    return told, next(choice for choice in told.choices if choice.number == when)


# -- planted blunders --------------------------------------------------------------------------------------


def rolls_on_with_much_to_lose(match: Match, seat: int) -> str | None:
    state = cast(Buttons, match.state)
    greedy = state.stars_earned(seat) >= 3 and state.bust_chance(seat) > 0.6
    return "roll" if "out" in match.moves(seat) and "roll" in match.moves(seat) and greedy else None


def passes_with_a_large_set(match: Match, seat: int) -> str | None:
    state = cast(Buttonville, match.state)
    moves = match.moves(seat)
    large = any(move.startswith("play ") and move.endswith(("x4", "x5", "x6")) for move in moves)
    late = state.turn > 8
    return "pass" if large and late and "pass" in moves else None


def ends_the_turn_at_once(match: Match, seat: int) -> str | None:
    state = cast(Guilds, match.state)
    first = not match.history or match.history[-1].seat != seat
    return "end" if state.round >= 4 and first and "end" in match.moves(seat) else None


@needs_speed
@pytest.mark.parametrize(
    ("key", "plant", "better"),
    [
        ("buttons", rolls_on_with_much_to_lose, "out"),
        ("buttonville", passes_with_a_large_set, "play "),
        ("guilds", ends_the_turn_at_once, ""),
    ],
)
def test_a_planted_blunder_is_found(key: str, plant: Plant, better: str) -> None:
    told, blunder = blunder_in(key, 2, 3, plant)
    print(blunder, told.moments, sorted(c.lost for c in told.choices)[-4:])
    assert blunder.lost > 0.03
    assert blunder.best.startswith(better)
    assert blunder.best != blunder.played
    assert blunder.lost == max(choice.lost for choice in told.choices)
    assert any(moment.cause == "choice" and moment.since == blunder.number for moment in told.moments)
