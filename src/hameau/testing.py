"""A kit for the tests of games: positions, players with names, loaded dice and cards.

match = table("pig", "seats=2 waiting=1 active=0 turn=8 kept=7,0,0,0,0,0")
match.dice("6 1")
match.does("Ann", "roll", "roll")
assert match.refuses("Ben", "hold").rule == "1.4"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hameau.engine.answers import Event
from hameau.engine.errors import Refused
from hameau.engine.game import Game
from hameau.engine.luck import secret_from_seed
from hameau.engine.match import NAMES, Match
from hameau.shelf import game

PLAYERS = NAMES[:4]  # Ann, Ben, Eve and Dan, for whom tests are written
HALF_A_WORD = 1 << 31


class Loaded(Match):
    """A match whose luck can be loaded."""

    loaded: Sequence[int] = ()  # words of luck for the next moves

    def load(self, *draws: tuple[int, int]) -> None:
        """What `below` gives next: a number and what it is below, `(4, 6)` for a die that shows 5."""
        self.loaded = [word(number, below) for number, below in draws]

    def dice(self, pips: str, sides: int = 6) -> None:
        """What the next dice show: `dice("6 1")`."""
        self.load(*((int(one) - 1, sides) for one in pips.split()))

    def prepare_luck(self) -> None:
        """The loaded numbers, then the luck of the match; what a move leaves over is for the next one."""
        super().prepare_luck()
        if self.loaded:
            self.state.foretell(list(self.loaded))

    def advance(self, seat: int, move: int) -> None:
        """Play with what is loaded."""
        if not self.loaded:
            super().advance(seat, move)
            return
        self.prepare_luck()
        self.state.apply(seat, move)
        self.drew = self.state.fated < len(self.loaded)
        self.loaded = self.loaded[len(self.loaded) - self.state.fated :]


class Table(Loaded):
    """Its seats answer to names, too: Ann sits first, then Ben, Eve, Dan."""

    def does(self, name: str, *moves: str) -> list[Event]:
        """That player plays, move after move; what happened at the last one."""
        events: list[Event] = []
        for move in moves:
            events = self.play(NAMES.index(name), move)
        return events

    def may(self, name: str) -> list[str]:
        return self.moves(NAMES.index(name))

    def refuses(self, name: str, move: str) -> Refused:
        """The refusal of that move; playing it raises the same one and changes nothing."""
        seat = NAMES.index(name)
        before = everything(self)
        asked = self.refusal(seat, move)
        assert asked is not None, f"{name} may play {move!r}"
        raised = None
        try:
            self.play(seat, move)
        except Refused as error:
            raised = error
        assert raised is not None, f"{move!r} of {name} is refused, and was played"
        assert (raised.sentence, raised.rule, raised.code) == (asked.sentence, asked.rule, asked.code)
        assert everything(self) == before, f"{move!r} of {name} was refused, and changed something"
        return asked

    @property
    def winners(self) -> str:
        assert self.result is not None, "it is not over"
        return " ".join(NAMES[seat] for seat in self.result.winners)


def word(number: int, below: int) -> int:
    """The word of luck that `State.below(below)` turns into the number: the middle of those that do."""
    assert 0 <= number < below, f"{number} is not below {below}"
    return ((2 * number + 1) * HALF_A_WORD) // below


def table(
    key: str | Game,
    position: str | None = None,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
) -> Table:
    """A match of the game from a position, or from its beginning."""
    opened = game(key) if isinstance(key, str) else key
    secret = secret_from_seed(seed)
    if position is not None:
        return Table(opened, opened.state_of(position), secret, {}, start=position)
    count = opened.seats[0] if seats is None else seats
    chosen = opened.check_setting(count, options or {})
    return Table(opened, opened.build(opened.content, count, chosen), secret, chosen)


def everything(match: Match) -> tuple[object, ...]:
    """All that a refused move must not change."""
    state = match.state
    return (
        match.position(),
        tuple(match.history),
        tuple(match.journal),
        match.record(),
        state.dump(),
        (state.luck, state.fated, state.noted),
    )
