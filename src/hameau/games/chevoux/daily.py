"""The village of the day: the same set-up for everybody, with a known solution and a par.

From the date follow secrets, one after the other; the first whose set-up the oracle can solve and the honest
planner wins is the village of the day. Par is what the planner scored, who knew no more than a player does.
"""

import re
from hashlib import blake2b

from msgspec import Struct

from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.luck import SECRET_BYTES
from hameau.engine.match import Match
from hameau.games.chevoux.solving import play_honestly, solve

DAY = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
FEW = 64  # set-ups; so many in a row were never lost


class Daily(Struct, frozen=True):
    """A set-up for one day."""

    day: str
    mode: str
    secret: bytes  # all luck of the match; whoever has it knows what comes
    par: int  # an honest player's score
    best: int  # the score of the plan
    bound: int  # no plan scores more
    plan: list[str]

    def match(self, game: Game) -> Match:
        """The match, before its first move."""
        return game.match(secret=self.secret, options={"mode": self.mode})


def daily(game: Game, day: str, mode: str = "normal") -> Daily:
    """The village of a day, `2026-11-16`."""
    if not DAY.fullmatch(day):
        raise Unknown(f"{day!r} is no day; one is written 2026-11-16")
    for number in range(FEW):
        secret = secret_of(day, mode, number)
        found = solve(game.match(secret=secret, options={"mode": mode}))
        if found.score is None:
            continue
        result = play_honestly(game.match(secret=secret, options={"mode": mode})).result
        if result is not None and result.winners:
            return Daily(day, mode, secret, result.scores[0], found.score, found.bound, found.plan)
    raise AssertionError(f"{FEW} set-ups of {day} were lost")


def secret_of(day: str, mode: str, number: int) -> bytes:
    text = f"{day} {mode} {number}"
    return blake2b(text.encode(), digest_size=SECRET_BYTES, person=b"hameau daily").digest()


def share(village: Daily, match: Match) -> str:
    """The result as text to pass on: how each round went, and nothing of what lay where.

    A square a card: ■ a rearrangement, ● people, · nothing.
    """
    signs = {"nothing": "·", "populate": "●"}
    cards = "".join(signs.get(move.split()[0], "■") for _, move in match.history)
    rounds = " ".join(cards[first : first + 5] for first in range(0, len(cards), 5))
    result = match.result
    if result is None or not result.winners:
        return f"Chévoux {village.day} ✗\n{rounds}"
    over = result.scores[0] - village.par
    return f"Chévoux {village.day} ✓ {result.scores[0]} ({over:+d})\n{rounds}"
