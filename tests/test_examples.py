"""The examples do what they say."""

from pathlib import Path

from hameau import shelf
from hameau.lab import duel

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_the_bot_of_thirty_lines_beats_random_players() -> None:
    bot = f"{EXAMPLES / 'own_bot.py'}:Bot"
    for key, matches in (("buttons", 20), ("buttonville", 10)):
        assert duel.duel(shelf.game(key), bot, "random", matches=matches, seed=1).share > 0.7
