"""The simulation finds mistakes that are planted into the server."""

from pathlib import Path

import pytest

from tests.referees.planting import Mistake, listed, planted_in
from tests.simulation.world import simulate

SEEDS = 500  # in which a mistake must show; most do within twenty
MISTAKES = listed(Path(__file__).with_name("planted.toml"))


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.what for mistake in MISTAKES])
def test_a_planted_mistake_is_found(mistake: Mistake) -> None:
    with planted_in(f"hameau.{mistake.file}", mistake):
        assert any(simulate(seed).judge.found for seed in range(SEEDS))
