"""The bots by level, the weakest first: what a table offers and an environment plays against."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from hameau.bots.players import check
from hameau.engine.game import Game

LEVELS: Mapping[str, str] = MappingProxyType(
    {"beginner": "random", "steady": "greedy", "strong": "search:0.2s", "master": "search:1s"}
)


def levels_of(game: Game) -> Mapping[str, str]:
    """The bots of a game by level: the usual ones, unless others suit it better."""
    return game.levels or LEVELS


def with_bots(game: Game, descriptions: Sequence[str]) -> Game:
    """The game with more bots to play against; such a level is called what the bot is, without its folder."""
    for description in descriptions:
        check(description)
    more = {description.rpartition("/")[2]: description for description in descriptions}
    return replace(game, levels={**levels_of(game), **more}) if more else game
