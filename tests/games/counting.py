"""The matches of a study one by one, with all that happened in them, to count them again by hand."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hameau import Game
from hameau.engine.answers import Event
from hameau.engine.figures import Topic
from hameau.engine.survey import WIN
from hameau.lab import study
from hameau.lab.sums import Sums, Tally

SEED = 7


class Followed(NamedTuple):
    """A match at its end."""

    events: list[Event]
    state: Any
    view: Any  # what a spectator sees

    def of(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def share(self, seat: int) -> float:
        """The seat's part of the victory."""
        return (float(self.state.result(seat)) + 1) / 2


class Counted(NamedTuple):
    """A study, and its matches one by one."""

    tally: Tally
    matches: list[Followed]
    seats: int

    def sums(self, topic: Topic, message: str = "", **facts: str | int) -> Sums:
        """Of the one item of that name, whatever its dye."""
        found = [
            sums
            for (of, item), sums in self.tally.sums.items()
            if (of, item.message, {key.removeprefix("@"): value for key, value in item.facts})
            == (topic, message, facts)
        ]
        assert len(found) == 1
        return found[0]

    def above(self, topic: Topic, message: str = "", **facts: str | int) -> int:
        return self.sums(topic, message, **facts).above

    def below(self, topic: Topic, message: str = "", **facts: str | int) -> int:
        return self.sums(topic, message, **facts).below

    def wins(self, topic: Topic, message: str = "", **facts: str | int) -> tuple[int, int]:
        """What holders have won, and how many they were."""
        sums = self.sums(topic, message, **facts)
        return sums.above, sums.below // WIN

    def all_of(self, kind: type[Event]) -> list[Any]:
        return [event for match in self.matches for event in match.of(kind)]


def won(shares: list[float]) -> tuple[int, int]:
    """The same, from each holder's part of a victory."""
    return round(sum(shares) * WIN), len(shares)


def count(game: Game, seats: int, matches: int, options: Mapping[str, str] | None = None) -> Counted:
    """A study between greedy players, and the same matches followed event by event."""
    plan = study.plan(game, seats, ["greedy"], SEED, options)
    followed = [follow(game, seats, plan.options, (SEED << 32) + number) for number in range(matches)]
    return Counted(study.study(plan, matches).tally, followed, seats)


def follow(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Followed:
    state = game.build(game.content, seats, options)
    state.reseed(seed)
    state.listening = 1
    state.set_up()
    events = [game.tell(game.content, state, note) for note in state.take_notes()]
    while state.waiting:
        seat = (state.waiting & -state.waiting).bit_length() - 1
        state.apply(seat, state.sensible_move(seat, 0))
        events += [game.tell(game.content, state, note) for note in state.take_notes()]
    return Followed(events, state, game.view(game.content, state, None))
