"""The one list of games."""

from hameau.engine.game import Game
from hameau.games import buttons, buttonville, chevoux, cucina, guilds, silhouette, werewolves

GAMES: tuple[Game, ...] = (
    buttons.GAME,
    buttonville.GAME,
    chevoux.GAME,
    guilds.GAME,
    werewolves.GAME,
    cucina.GAME,
    silhouette.GAME,
)
