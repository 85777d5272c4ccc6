"""The one list of games."""

from hameau.engine.game import Game
from hameau.games import buttons

GAMES: tuple[Game, ...] = (buttons.GAME,)
