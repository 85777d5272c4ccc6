"""Short playthroughs of every game as OpenSpiel plays it; `python -m tests.envs.playthroughs` writes them.

Each line is a node: who moves, how many actions are legal, and which was taken, by number and in words. The
first nodes and the last ones are kept, and the returns: a change of chance nodes, of action numbers or of
their words shows.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

import hameau.envs.openspiel  # noqa: F401  # registers the games
from tests.envs.settings import ONE_EACH

FOLDER = Path(__file__).parent / "playthroughs"
FIRST, LAST = 40, 15
SEED = 5


def played(key: str, seats: int) -> str:
    """One match at random."""
    name = f"hameau_{key}(players={seats})"
    state, luck = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(SEED)
    lines = []
    while not state.is_terminal():
        legal = state.legal_actions()
        action = legal[int(luck.integers(len(legal)))]
        lines.append(node(state, len(legal), action))
        state.apply_action(action)
    left_out = len(lines) - FIRST - LAST
    returns = " ".join(f"{part:g}" for part in state.returns())
    kept = [*lines[:FIRST], f"… {left_out} more", *lines[-LAST:]] if left_out > 0 else lines
    return "\n".join([name, *kept, f"returns {returns}"]) + "\n"


def node(state: Any, legal: int, action: int) -> str:
    player = state.current_player()
    who = "chance" if state.is_chance_node() else f"player {player}"
    return f"{who}, {legal} actions: {action} {state.action_to_string(player, action)}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each, number in ONE_EACH:
        (FOLDER / f"{each}.txt").write_text(played(each, number), "utf-8")
