"""Small games of ours as trees of OpenSpiel's own, in which its solvers written in C++ run at full speed.

import pyspiel
from hameau.envs.trees import tree_of

small = tree_of(pyspiel.load_game("hameau_buttonville(options=villagers:first-game,content=examples/small)"))
solver = pyspiel.CFRPlusSolver(small)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hameau.engine.errors import Unknown
from hameau.envs.missing import wanting

with wanting("pyspiel", "openspiel"):
    import pyspiel

MOST_NODES = 2_000_000


def tree_of(game: Any, most: int = MOST_NODES) -> Any:
    """The whole tree of a game, without what is certain; refused if it has too many nodes."""
    return pyspiel.load_efg_game("\n".join(lines_of(game, most)))


def lines_of(game: Any, most: int = MOST_NODES) -> Iterator[str]:
    """The tree in the format of Gambit, in the order of a walk through it."""
    players = " ".join(f'"{player}"' for player in range(game.num_players()))
    yield f'EFG 2 R "{game.get_type().short_name}" {{ {players} }}'
    known: list[dict[str, int]] = [{} for _ in range(game.num_players())]  # information states, by player
    waiting, nodes = [game.new_initial_state()], 0
    while waiting:
        state = past_what_is_certain(waiting.pop())
        nodes += 1
        if nodes > most:
            raise Unknown(
                f"{game} has more than {most:,} nodes: solvers that need the whole tree cannot be used"
            )
        yield line_of(state, nodes, known)
        if not state.is_terminal():
            waiting += [state.child(action) for action in reversed(state.legal_actions())]


def past_what_is_certain(state: Any) -> Any:
    while not state.is_terminal() and len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


def line_of(state: Any, number: int, known: list[dict[str, int]]) -> str:
    """A node: an end, a draw or a decision."""
    if state.is_terminal():
        return f't "" {number} "" {{ {" ".join(map(str, state.returns()))} }}'
    if state.is_chance_node():
        drawn = " ".join(f'"{outcome}" {chance:.16f}' for outcome, chance in state.chance_outcomes())
        return f'c "" {number} "" {{ {drawn} }} 0'
    player = state.current_player()
    seen = known[player]
    place = seen.setdefault(state.information_state_string(), len(seen) + 1)
    actions = " ".join(f'"{action}"' for action in state.legal_actions())
    return f'p "" {player + 1} {place} "" {{ {actions} }} 0'
