"""The games as environments that other people's libraries know: PettingZoo, Gymnasium, OpenSpiel, vectors.

import hameau.envs
env = hameau.envs.aec("buttons", seats=3)          # PettingZoo, one seat after another
env = hameau.envs.parallel("werewolves", seats=8)  # PettingZoo, all at once
env = hameau.envs.vector("guilds", seats=3)        # many matches at once in NumPy arrays
env = gymnasium.make("hameau/Buttons-v0")          # one seat against bots; this import registers them
import hameau.envs.openspiel                       # then pyspiel.load_game("hameau_buttons(players=3)")

Each of these libraries is an extra of its own: `pip install hameau[pettingzoo]` and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hameau import shelf
from hameau.engine.features import Feature, features_of
from hameau.envs.missing import wanting

if TYPE_CHECKING:
    from hameau.envs.pettingzoo import Parallel, TurnByTurn
    from hameau.envs.vectors import Vector

__all__ = ["aec", "features", "parallel", "vector"]
VERSION = 0  # of the environments, raised when observations or actions change their meaning


def aec(
    key: str, seats: int | None = None, options: Mapping[str, str] | None = None, **how: Any
) -> TurnByTurn:
    """A PettingZoo AEC environment: whoever owes a decision acts, one after another."""
    with wanting("pettingzoo"):
        from hameau.envs.pettingzoo import TurnByTurn
    return TurnByTurn(key, seats, options, **how)


def parallel(
    key: str, seats: int | None = None, options: Mapping[str, str] | None = None, **how: Any
) -> Parallel:
    """A PettingZoo parallel environment: all who owe a decision act at once, the others wait."""
    with wanting("pettingzoo"):
        from hameau.envs.pettingzoo import Parallel
    return Parallel(key, seats, options, **how)


def vector(
    key: str,
    seats: int | None = None,
    matches: int = 1024,
    threads: int = 1,
    options: Mapping[str, str] | None = None,
    **how: Any,
) -> Vector:
    """A Gymnasium vector environment: one seat against bots in many matches at once."""
    with wanting("gymnasium"):
        from hameau.envs.vectors import Vector
    return Vector(key, seats, matches, threads, options, **how)


def features(key: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> list[Feature]:
    """What an observation of this game holds, in its order."""
    game = shelf.game(key)
    number = game.seats[0] if seats is None else seats
    chosen = game.check_setting(number, {} if options is None else options)
    return features_of(game.build(game.content, number, chosen))


def register() -> None:
    """Tell Gymnasium of every game by its key, if it is installed."""
    try:
        from gymnasium import register as tell
    except ModuleNotFoundError:
        return
    for key in shelf.every_key():
        name = f"hameau/{key.capitalize()}-v{VERSION}"
        tell(name, entry_point="hameau.envs.gymnasium:OneSeat", kwargs={"key": key})


register()
