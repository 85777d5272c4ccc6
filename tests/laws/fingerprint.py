"""What happens in some matches, for law 3: `python -m tests.laws.fingerprint tests.laws.subjects:listed`."""

import importlib
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import takewhile

from hameau import Match, plain
from hameau.bots.search import Search
from tests.laws.matches import encoded, moments, seen
from tests.laws.subjects import Setting, Subject, settings
from tests.samples import sample

SIMULATIONS = 40
EVERY = sample(3, 1)  # moments, all of which are compared, are also looked at through the eyes of seats
SEARCHES = (0, 25)  # after so many moves


def main(where: str) -> None:
    module, function = where.split(":")
    subjects: list[Subject] = getattr(importlib.import_module(module), function)()
    prints = {str(setting): list(follow(setting)) for subject in subjects for setting in settings(subject)}
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
    main(sys.argv[1])
