"""A bot in thirty lines: for each move it plays a few imagined matches to the end, and takes the best.

hameau duel examples/own_bot.py:Bot random buttons
hameau serve --bots examples/own_bot.py:Bot
"""

from hameau.bots import Decision

MATCHES = 20  # for each move


class Bot:
    """Plays any game."""

    def __init__(self, seed: int) -> None:
        """Nothing to prepare; every decision brings its luck."""

    def choose(self, decision: Decision) -> int:
        return max(decision.actions, key=lambda action: self.worth(decision, action))

    def worth(self, decision: Decision, action: int) -> float:
        """What the seat gets on average when everybody plays at random after this move."""
        whole = 0.0
        for number in range(MATCHES):
            world = decision.imagined(decision.luck + number)  # what is hidden is dealt anew each time
            world.apply(decision.seat, action)
            world.playout()
            whole += world.result(decision.seat)
        return whole / MATCHES
