"""What lies in the box of Silhouette: pictures, and the words of each lexicon for two of them."""

from typing import Final

from hameau.engine.machine import grid, i64, write_field
from hameau.engine.state import TEXT_WORDS

CARDS: Final = 48  # as many places, and as many motifs
LANGUAGES: Final = 4
WORDS: Final = 1024  # in all lexica together
PAIRS: Final = CARDS * CARDS


class Box:
    """Filled from `content.toml`, shared by all matches that use it, never changed.

    The words for the motifs a and b form a chain: `entry[language][CARDS * a + b]` is the first of them,
    `following[word]` the next; both count from 1, and 0 ends the chain.
    """

    def __init__(self) -> None:
        self.insists: i64 = 0  # how often a player may insist
        self.patience: i64 = 0  # failed pairs in a row, for each player, until help is allowed
        self.name: list[list[i64]] = grid(LANGUAGES, CARDS)  # codes of what the motifs are called
        self.entry: list[list[i64]] = grid(LANGUAGES, PAIRS)
        self.following: list[i64] = [0] * WORDS
        self.code: list[i64] = [0] * WORDS
        self.letters: list[list[i64]] = grid(WORDS, TEXT_WORDS)

    def write(self, name: str, value: object) -> None:
        """Set a number or an array as a whole."""
        write_field(self, name, value)
