"""The bots that a table offers, by level, and what they are called."""

from collections.abc import Collection

from hameau.bots.levels import LEVELS, levels_of
from hameau.engine.game import Game

FIRST_SIGHT = "greedy"  # for a bot that must decide at once
NAMES = (
    "Odile", "Anselm", "Fleur", "Matteo", "Heidi", "Bruno", "Colette", "Ugo",
    "Greta", "Basile", "Livia", "Emil", "Nives", "Oskar", "Perrine", "Tullio",
    "Wanda", "Yann", "Zita", "Ruben", "Selma", "Corin", "Agathe", "Dario",
    "Elke", "Fabien", "Gisela", "Hugo", "Ilaria", "Jonas", "Klara", "Loris",
)  # fmt: skip


def bot_for(game: Game, level: str) -> str:
    """The bot of a level; the usual one at a table from before the game had levels of its own.

    A server that no longer offers somebody's own bot lets another play on.
    """
    return levels_of(game).get(level, LEVELS.get(level, FIRST_SIGHT))


def best_bot(game: Game) -> str:
    """The strongest of a game's own levels: an operator may have added bots that nobody measured."""
    levels = levels_of(game)
    return next(levels[level] for level in reversed(list(LEVELS)) if level in levels)


def name_for_bot(taken: Collection[str]) -> str:
    """A villager's name that nobody at the table has."""
    used = {name.casefold() for name in taken}
    return next(name for name in NAMES if name.casefold() not in used)
