"""Programs that know a part of the lexicon, and forget cards: `hameau.games.silhouette.bots.players:Easy`."""

from typing import Any, Final

from hameau.games.silhouette.bots.judgement import ALL_WORDS
from hameau.games.silhouette.rules.box import CARDS


class Player:
    """Plays whatever it likes best; of equals, any."""

    share: int = ALL_WORDS  # percent of the lexicon
    memory: int = CARDS  # cards that it remembers

    def __init__(self, seed: int) -> None:
        """All luck comes with a decision."""

    def choose(self, decision: Any) -> int:
        """The number of a move. Which word it says is left to the rules."""
        mind, seat = decision.mind, decision.seat
        liked = [mind.liking(seat, move, self.share, self.memory) for move in decision.actions]
        best = [move for move, like in zip(decision.actions, liked, strict=True) if like == max(liked)]
        return int(best[decision.luck % len(best)])


class Easy(Player):
    """Knows few words, and soon forgets what lay where."""

    share = 40
    memory = 3


class Normal(Player):
    """Knows most words, and remembers some cards."""

    share = 70
    memory = 8


LEVELS: Final = {
    "beginner": f"{__name__}:Easy",
    "steady": f"{__name__}:Normal",
    "strong": "greedy",  # the whole lexicon, and all cards
}
