"""The bots by level, the weakest first: what a table offers and an environment plays against."""

from collections.abc import Mapping
from types import MappingProxyType

from hameau.engine.game import Game

LEVELS: Mapping[str, str] = MappingProxyType(
    {"beginner": "random", "steady": "greedy", "strong": "search:0.2s", "master": "search:1s"}
)


def levels_of(game: Game) -> Mapping[str, str]:
    """The bots of a game by level: the usual ones, unless others suit it better."""
    return game.levels or LEVELS
