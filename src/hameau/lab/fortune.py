"""How much of a match was luck: what dice and cards brought a player, beside what they bring on average.

After each move that drew luck, simulations say what the player may expect, and other simulations what could
be expected just before, of the same move with any luck. On average the two are the same whatever happens, so
taking their difference away from results makes these less scattered and favours nobody.
"""

from collections.abc import Sequence
from math import sqrt

import msgspec

from hameau.bots.players import Bot, Dice
from hameau.engine.match import Match
from hameau.engine.state import State
from hameau.engine.texts import saying

SURE = 1.959964  # 95 %
FEWEST = 10  # matches by which luck can be told from the rest
NOBODY = -1


class Evened(msgspec.Struct):
    """A share of the victories with the luck taken out, between which bounds, and how much was luck."""

    share: float
    low: float
    high: float
    luck: float  # how much of the scatter of results the luck explains


class Fortune:
    """Watches a match and adds up what luck brings to one seat."""

    def __init__(self, match: Match, seat: int, simulations: int, dice: Dice) -> None:
        self.match = match
        self.seat = seat
        self.simulations = simulations
        self.dice = dice
        self.before = match.fresh_state()
        self.scratch = match.fresh_state()
        self.total = 0.0

    def play_to_end(self, seated: Sequence[Bot]) -> None:
        """Let the bots play until it is over."""
        while self.match.waiting:
            mover = self.match.waiting[0]
            self.play(mover, seated[mover].choose(self.match, mover))

    def play(self, mover: int, text: str) -> None:
        match, game = self.match, self.match.game
        self.before.copy_from(match.state)
        match.play(mover, text)
        if match.drew:
            move = game.read(game.content, self.before, mover, text)
            assert move is not None
            spoken = game.spoken(text)
            self.total += self.expected(match.state) - self.expected(self.before, mover, move, spoken)

    def expected(self, root: State, mover: int = NOBODY, move: int = 0, spoken: str = "") -> float:
        """What the seat may hope for, after a move if one is given, on average over the luck to come."""
        total = 0.0
        for _ in range(self.simulations):
            self.scratch.copy_from(root)
            self.scratch.reseed(self.dice.word())
            if mover != NOBODY:
                with saying(self.scratch, spoken):
                    self.scratch.apply(mover, move)
            self.scratch.look_ahead()
            total += self.scratch.outlook(self.seat)
        return total / self.simulations


def even(results: Sequence[float], luck: Sequence[float]) -> Evened | None:
    """The share of the victories in matches with these results, from -1 to 1, had luck been even.

    Luck counts as much as the results follow it (the slope of a regression); its true mean is known to be 0.
    A few matches tell nothing of it, nor do many that all ended alike.
    """
    if len(results) < FEWEST or min(results) == max(results):
        return None
    mean, mean_luck = average(results), average(luck)
    varied = sum((each - mean_luck) ** 2 for each in luck)
    together = sum((a - mean) * (b - mean_luck) for a, b in zip(results, luck, strict=True))
    slope = together / varied if varied else 0.0
    scatter = sum((result - mean) ** 2 for result in results)
    left = max(0.0, scatter - slope * together)
    share = (mean - slope * mean_luck + 1) / 2
    margin = SURE * sqrt(left / (len(results) - 2) / len(results)) / 2
    return Evened(
        share=within(share),
        low=within(share - margin),
        high=within(share + margin),
        luck=1 - left / scatter,
    )


def average(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def within(share: float) -> float:
    """Between nothing and all."""
    return min(1.0, max(0.0, share))


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's score interval."""
    if not matches:
        return 0.0, 1.0
    spread = SURE * SURE / matches
    centre = (share + spread / 2) / (1 + spread)
    margin = SURE * sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return min(share, max(0.0, centre - margin)), max(share, min(1.0, centre + margin))
