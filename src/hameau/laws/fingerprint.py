"""What happens in some matches: `python -m hameau.laws.fingerprint MODULE:FUNCTION [ARGUMENT …]`."""

import importlib
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import takewhile

from hameau import Match, plain
from hameau.bots.search import Search
from hameau.laws.matches import THOROUGH, encoded, moments, seen
from hameau.laws.subjects import Setting, Subject, settings

SIMULATIONS = 40
EVERY = 1 if THOROUGH else 3  # compared moments are also looked at through the eyes of seats
SEARCHES = (0, 25)  # after so many moves


def main(where: str, *arguments: str) -> None:
    module, function = where.split(":")
    found: list[Subject | Setting] = getattr(importlib.import_module(module), function)(*arguments)
    judged = [s for one in found for s in (settings(one) if isinstance(one, Subject) else [one])]
    prints = {str(setting): list(follow(setting)) for setting in judged}
    json.dump({"compiled": plain.is_compiled(), "prints": prints}, sys.stdout)


def follow(setting: Setting) -> Iterator[str]:
    """One print a moment, of matches of random and of greedy players."""
    for player in ("random", "greedy"):
        for match, _ in moments(setting, 99, player):
            looked = seen(match, match.state) if len(match.history) % EVERY == 0 else []
            yield digest([match.state.dump(), *looked, *told(match)])
            if player == "random" and match.waiting and len(match.history) in SEARCHES:
                yield digest(searched(match))
        yield digest([match.record().encode()])


def told(match: Match) -> list[bytes]:
    """What was just told, and to whom."""
    last = len(match.history)
    fresh = takewhile(lambda told: told.move >= last, reversed(match.journal))
    return [b"%d " % told.audience + encoded(told.event) for told in fresh]


def searched(match: Match) -> list[bytes]:
    """All numbers of a small tree."""
    seat = match.waiting[0]
    search = Search()
    search.think(match.imagined(seat, 5), match.fresh_state(), seat, SIMULATIONS, 6)
    edges = search.edges
    totals = " ".join(total.hex() for total in search.total[:edges])
    numbers = (search.move[:edges], search.visits[:edges], search.offers[:edges], search.key[: search.nodes])
    return [totals.encode(), *(str(list(words)).encode() for words in numbers)]


def digest(parts: list[bytes]) -> str:
    hashed = blake2b(digest_size=6)
    for part in parts:
        hashed.update(b"%d:" % len(part) + part)
    return hashed.hexdigest()


if __name__ == "__main__":
    main(*sys.argv[1:])
