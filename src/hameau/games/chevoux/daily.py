"""The village of the day: the same set-up for everybody, with a known solution and a par.

From the date follow secrets, one after the other; the first whose set-up the oracle can solve and the honest
planner wins is the village of the day. Par is what the planner scored, who knew no more than a player does.
"""

import re
from hashlib import blake2b

from hameau.engine.answers import Setup
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.luck import SECRET_BYTES
from hameau.games.chevoux.solving import play_honestly, solve

DAY = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
FEW = 64  # set-ups; so many in a row were never lost


def daily(game: Game, day: str, mode: str = "normal") -> Setup:
    """The village of a day, `2026-11-16`."""
    if not DAY.fullmatch(day):
        raise Unknown(f"{day!r} is no day; one is written 2026-11-16")
    options = {"mode": mode}
    for number in range(FEW):
        secret = secret_of(day, mode, number)
        found = solve(game.match(secret=secret, options=options))
        if found.score is None:
            continue
        result = play_honestly(game.match(secret=secret, options=options)).result
        if result is not None and result.winners:
            return Setup(options, secret.hex(), result.scores[0], found.score, found.bound)
    raise AssertionError(f"{FEW} set-ups of {day} were lost")


def secret_of(day: str, mode: str, number: int) -> bytes:
    text = f"{day} {mode} {number}"
    return blake2b(text.encode(), digest_size=SECRET_BYTES, person=b"hameau daily").digest()
