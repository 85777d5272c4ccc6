"""The one list of games."""

from hameau.engine.game import Game
from hameau.games import buttons, buttonville

GAMES: tuple[Game, ...] = (buttons.GAME, buttonville.GAME)
