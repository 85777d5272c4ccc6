"""The bots by level, the weakest first: what a table offers and an environment plays against."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

from hameau.bots.players import check
from hameau.engine.capabilities import Levels
from hameau.engine.game import Game

LEVELS: Mapping[str, str] = MappingProxyType(
    {"beginner": "random", "steady": "greedy", "strong": "search:0.2s", "master": "search:1s"}
)
LADDER = "ladder.json"  # beside the rules of a game; `hameau ladder --table` writes it


class Step(msgspec.Struct, frozen=True):
    """How often a level wins against the one below it."""

    level: str
    bot: str
    below: str
    share: float
    low: float  # 95 % confidence
    high: float
    matches: int


def levels_of(game: Game) -> Mapping[str, str]:
    """The bots of a game by level: the usual ones, unless others suit it better."""
    own = game.get(Levels)
    return own.bots if own else LEVELS


def with_bots(game: Game, descriptions: Sequence[str]) -> Game:
    """The game with more bots to play against; such a level is called what the bot is, without its folder."""
    for description in descriptions:
        check(description)
    more = {description.rpartition("/")[2]: description for description in descriptions}
    offered = Levels({**levels_of(game), **more})
    return replace(game, capabilities=(offered, *game.capabilities)) if more else game


@cache
def steps_of(key: str) -> list[Step]:
    """What was measured of the levels of a game; nothing if nobody did."""
    file = files("hameau.games") / key / LADDER
    return msgspec.json.decode(file.read_bytes(), type=list[Step]) if file.is_file() else []
