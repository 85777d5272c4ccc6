"""How a sensible player of Guilds of London thinks."""

from hameau.engine.machine import i64
from hameau.games.guilds.box import Box
from hameau.games.guilds.effects import KEEP, OUST_FROM
from hameau.games.guilds.rules import Rules


class Guilds(Rules):
    """The rules with an opinion."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """Which mayoral card somebody keeps, only the own eyes see."""
        if observer != seat and (move >= KEEP and move < OUST_FROM):
            return seat * 1024 + KEEP
        return seat * 1024 + move
