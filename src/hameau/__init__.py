"""Hameau: five village games to play, measure and learn.

import hameau
match = hameau.game("buttons").match(seats=4, seed=7)
match.play(match.waiting[0], "roll")
"""

from hameau import outside, plain

plain.install_if_asked()  # before anything that may be compiled is imported
outside.install()

from hameau.engine import record
from hameau.engine.errors import BadContent, BadPosition, BadRecord, HameauError, Refused, Unknown
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.engine.record import Verdict
from hameau.shelf import game, games

__version__ = "0.1.0"
__all__ = [
    "BadContent",
    "BadPosition",
    "BadRecord",
    "Game",
    "HameauError",
    "Match",
    "Refused",
    "Unknown",
    "Verdict",
    "game",
    "games",
    "replay",
    "verify",
]


def replay(text: str) -> Match:
    """The match of a record, played again; raises BadRecord where it cannot be true."""
    return record.replay(text, game)


def verify(text: str) -> Verdict:
    """Check a record: the promise, every roll and card, every move, the result."""
    return record.verify(text, game)
