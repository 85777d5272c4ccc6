"""Games are taken from the shelf by several people at once."""

import subprocess
import sys

MANY_AT_ONCE = """
from concurrent.futures import ThreadPoolExecutor
import hameau
from hameau.games import GAMES
with ThreadPoolExecutor(8) as threads:
    for game in GAMES:
        taken = set(threads.map(lambda _: hameau.game(game.key), range(64)))
        assert len(taken) == 1, game.key
"""


def test_threads_that_take_a_game_at_once_get_the_same_one() -> None:
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", MANY_AT_ONCE], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
