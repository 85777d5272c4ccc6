"""Solves a small Buttonville by CFR+ and prints how far it still is from perfect play.

python examples/small/solve.py --iterations 100
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel

import hameau.envs.openspiel  # noqa: F401  # registers the games
from hameau.envs.trees import tree_of

HERE = Path(__file__).parent
GAME = f"hameau_buttonville(players=2,options=villagers:first-game,content={HERE})"
TOLD = (1, 10, 30, 100, 300, 1000)


def solve(iterations: int) -> Iterator[tuple[int, float, Any]]:
    """How many iterations, what an opponent who knows the policy can win against it, and the policy."""
    tree = tree_of(pyspiel.load_game(GAME))
    solver = pyspiel.CFRPlusSolver(tree)
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number in TOLD or number == iterations:
            policy = solver.average_policy()
            yield number, pyspiel.exploitability(tree, policy), policy


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--iterations", type=int, default=100)
    for number, left, _ in solve(options.parse_args().iterations):
        print(f"{number:5} iterations: exploitability {left:.5f}")
