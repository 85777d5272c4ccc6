"""Law 7. Every bot ends its match, given only what its seat may see."""

from collections.abc import Callable
from typing import Any, cast

from hameau import Match, bots
from hameau.bots import Bot
from hameau.laws.matches import COMPILED, LONGEST, begin, chance
from hameau.laws.subjects import Setting

SEARCH = "search:100" if COMPILED else "search:4"
KINDS = ("random", "greedy", SEARCH)
Make = Callable[[str, int], Bot]


class Keyhole:
    """A match as a bot may use it: what its own seat may see and do, and states that were imagined for it."""

    ALLOWED = ("game", "seats", "names", "options", "fresh_state")  # the same for all
    OWN = ("moves", "view", "events")

    def __init__(self, match: Match, seat: int) -> None:
        self.looked_at, self.seat = match, seat

    def __getattr__(self, name: str) -> Any:
        if name in self.ALLOWED:
            return getattr(self.looked_at, name)
        if name in self.OWN:
            return lambda seat, **others: getattr(self.looked_at, name)(self.own(seat), **others)
        raise AssertionError(f"a bot reads {name} of the match")

    def imagined(self, seat: int, seed: int) -> Any:
        return self.looked_at.imagined(self.own(seat), seed)

    def own(self, seat: int) -> int:
        assert seat == self.seat, f"the bot of seat {self.seat} looks at seat {seat}"
        return seat


def law(setting: Setting, make: Make = bots.make, kinds: tuple[str, ...] = KINDS) -> None:
    """Every kind sits at every match, each at another seat in the next."""
    for first in range(0, len(kinds), setting.seats):
        luck = chance(setting, "bots", first)
        match = begin(setting, 7 + first)
        players = [make(kinds[(first + seat) % len(kinds)], 10 * first + seat) for seat in range(match.seats)]
        while match.waiting:
            assert len(match.history) < LONGEST, "the bots do not come to an end"
            seat = luck.choice(match.waiting)
            text = choose(players[seat], match, seat)
            match.play(seat, text)


def choose(player: Bot, match: Match, seat: int) -> str:
    """A legal move, found without touching the match."""
    before = match.state.dump(), match.state.fated, len(match.journal)
    text = player.choose(cast(Match, Keyhole(match, seat)), seat)
    assert (match.state.dump(), match.state.fated, len(match.journal)) == before, (
        f"{player.name} touched the match"
    )
    assert text in match.moves(seat), f"{player.name} plays {text!r}, not one of {match.moves(seat)}"
    return text
