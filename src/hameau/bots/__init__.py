"""Programs that play: random, greedy, and a tree search over imagined states.

A bot is made from its description, `random`, `greedy`, `greedy:2` (whose judgement errs by up to 2),
`search:0.2s` (seconds a move), `search:5000` (simulations a move), or `mine.py:Bot` (`hameau.bots.own`). It
gets only what its seat may know: `Match.imagined` deals anew all that is hidden from it.
"""

from hameau.bots.own import Decision
from hameau.bots.players import Bot, Greedy, Random, Searcher, check, make

__all__ = ["Bot", "Decision", "Greedy", "Random", "Searcher", "check", "make"]
