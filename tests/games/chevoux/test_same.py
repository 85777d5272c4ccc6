"""The solvers think the same compiled and in plain Python."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hameau.plain import is_compiled

ROOT = Path(__file__).parents[3]
THOUGHTS = """
import json
from hameau import game, plain
from hameau.engine.machine import write_field
from hameau.games.chevoux.bots.oracle import Oracle
from hameau.games.chevoux.bots.planner import Planner
from hameau.games.chevoux.solving import exhaust, foresee, tell_future, trial
from hameau.games.chevoux.bots.sketch import Sketch

chevoux, found = game("chevoux"), []
planner, village, oracle = Planner(), Sketch(), Oracle()
planner.depth = 1
write_field(planner, "width", (0, 1, 2, 0, 0, 0, 0, 0))
for number, mode in ((3, "hard"), (20, "normal")):
    match = trial(chevoux, {"mode": mode}, number)
    tell_future(oracle, foresee(match), 128, 8)
    oracle.search(match.state, village, 2, 6)
    found.append([oracle.solved, list(oracle.tile[0]), list(oracle.tile[1024]), village.tried])
    while match.waiting:
        if len(match.history) % 4 == 0:
            planner.think(match.state, village)
            found.append([planner.best, planner.value.hex(), village.tried])
            match.play(0, chevoux.write(chevoux.content, match.state, planner.best))
        else:
            match.play(0, match.moves(0)[-1])
        future = foresee(match)
        if len(future.cards) == 2:
            proof = exhaust(match.state, future, 500)
            found.append([proof.verdict, proof.seen])
print(json.dumps([plain.is_compiled(), found]))
"""


def thoughts(pure: str) -> list[object]:
    environment = os.environ | {"HAMEAU_PURE": pure, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-c", THOUGHTS], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here: there is only plain Python")
def test_the_solvers_think_the_same_compiled_and_not() -> None:
    compiled, plain = thoughts(""), thoughts("1")
    assert (compiled[0], plain[0]) == (True, False)
    assert compiled[1] == plain[1]
