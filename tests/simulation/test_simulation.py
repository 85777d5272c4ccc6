"""A thousand seeds of people, servers and disks; one that fails prints the number that repeats it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.samples import sample
from tests.simulation.telling import Digest
from tests.simulation.world import FAULTS, simulate
from tests.web.serving import ROOT

PARTS = 8
SEEDS = sample(1000, 20_000)  # of all parts together


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_goes_wrong_nothing_acknowledged_is_lost_and_every_table_goes_on(part: int) -> None:
    happened: set[str] = set()
    for seed in range(part, SEEDS, PARTS):
        world = simulate(seed)
        happened |= set(world.counted)
        assert not world.judge.found, f"python -m tests.simulation {seed}\n" + "\n".join(world.judge.found)
    assert happened == set(FAULTS), "some fault never happened"


def test_a_seed_tells_the_same_story_in_every_process() -> None:
    code = "import sys; from tests.simulation.telling import digest; print(digest(int(sys.argv[1])))"
    told = set()
    for hashing in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code, "11"],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": hashing},
            capture_output=True,
            text=True,
            check=True,
        )
        told.add(done.stdout)
    simulate(12)  # what ran before makes no difference
    digest = Digest()
    simulate(11, digest.hear)
    assert told == {f"{digest.hexdigest()}\n"}
