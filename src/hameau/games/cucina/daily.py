"""The kitchen of the day: the same deal for everybody, with the best known kitchen and a par.

From the date follow secrets, one after the other; that of the day is the first whose best kitchen the oracle
has found and proved, and with which the honest planner wins. Par is what the planner scored, who knew no more
than a player does.
"""

import re
from hashlib import blake2b

from hameau.engine.answers import Setup
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.luck import SECRET_BYTES
from hameau.games.cucina.solving import play_honestly, solve

DAY = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
FEW = 64  # deals; so many in a row were never in doubt


def daily(game: Game, day: str) -> Setup:
    """The kitchen of a day, `2026-11-16`."""
    if not DAY.fullmatch(day):
        raise Unknown(f"{day!r} is no day; one is written 2026-11-16")
    options = game.check_options({})
    for number in range(FEW):
        secret = blake2b(
            f"{day} {number}".encode(), digest_size=SECRET_BYTES, person=b"hameau kitchen"
        ).digest()
        found = solve(game.match(1, secret=secret, options=options))
        if found.score is None or found.score != found.bound:
            continue
        result = play_honestly(game.match(1, secret=secret, options=options)).result
        if result is not None and result.winners:
            return Setup(options, secret.hex(), result.scores[0], found.score, found.bound)
    raise AssertionError(f"{FEW} deals of {day} are in doubt")
