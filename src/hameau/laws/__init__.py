"""What every game obeys, whatever its rules: `hameau laws KEY`, or `laws.ALL` in a game's own tests.

Each law plays whole matches, with few, some and many seats and with every option, and raises AssertionError
with the position where it is broken.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hameau.laws import ending, hiding, keeping, lapsing, playing, refusing, repeating, speaking, surviving
from hameau.laws.subjects import Setting, of_game, settings


class Law(NamedTuple):
    """One thing that holds for every game."""

    name: str
    sentence: str
    judge: Callable[[Setting], None]

    def __str__(self) -> str:
        return self.name

    def check(self, key: str) -> None:
        """Judge a game with all its settings."""
        for setting in settings_of(key):
            self.judge(setting)


def settings_of(key: str) -> Iterable[Setting]:
    """Few, some and many seats, and every option."""
    return settings(of_game(key))


ALL = (
    Law("ending", "It ends, and nobody waits exactly when there is a result.", ending.law),
    Law("refusing", "Legal moves are accepted; refused ones change nothing and say why.", refusing.law),
    Law("repeating", "Seed and moves rebuild the match.", repeating.law),
    Law("agreeing", "Compiled and as plain Python it is the same match.", repeating.same_in_both_builds),
    Law("surviving", "Everything survives encoding, copying and being written down.", surviving.law),
    Law("hiding", "Nothing leaks: a seat sees, may do and imagines only what it knows.", hiding.law),
    Law("keeping", "What the game says is always true is true.", keeping.law),
    Law("playing", "Every bot ends its match with what its seat may see.", playing.law),
    Law("lapsing", "A list of moves changes only with what its seat notices.", lapsing.law),
    Law("speaking", "A text that somebody makes up is kept to the letter and means nothing.", speaking.law),
)
