"""Small variants of our games can be solved."""

from __future__ import annotations

import runpy
from pathlib import Path

import pyspiel
import pytest

import hameau.envs.openspiel  # noqa: F401  # registers the games
from hameau.engine.errors import Unknown
from hameau.envs.trees import tree_of

SMALL = Path(__file__).parents[2] / "examples" / "small"


def test_cfr_plus_converges_in_a_buttonville_of_six_villagers() -> None:
    solve = runpy.run_path(str(SMALL / "solve.py"))["solve"]
    left = {number: exploitability for number, exploitability, _ in solve(20)}
    assert left[1] > 0.5
    assert left[10] < left[1] / 10
    assert left[20] < 0.02


def test_a_game_that_is_too_large_is_not_made_a_tree() -> None:
    with pytest.raises(Unknown, match="more than 500 nodes"):
        tree_of(pyspiel.load_game("hameau_buttonville(players=2)"), most=500)
