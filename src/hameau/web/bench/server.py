"""One run of `hameau bench server`: what a move of every game costs the server, and others beside it.

Each game has a server and a load of its own, and so has each kind of peer. They take turns, round by round,
so that a busy moment of the machine disturbs all alike. A figure is the median of the rounds. The figure to
compare is the server's processor time a move: the rate depends on what else the machine has to do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct, field, to_builtins

from hameau.games import GAMES
from hameau.web.bench import peer
from hameau.web.bench.contestants import Contestants, hameau, take_turns
from hameau.web.bench.figures import Figures

SECONDS, ROUNDS = 1.0, 3
KEYS = tuple(game.key for game in GAMES)

Tick = Callable[[float], None]  # hears which share of the work is done


class Cost(Struct, frozen=True):
    """What moves cost and how soon they are answered, at one number of tables."""

    us_per_move: int  # processor time of the server
    moves_per_s: int
    p50_ms: float
    p99_ms: float

    @staticmethod
    def of(figures: Figures) -> Cost:
        return Cost(figures.server_us, figures.moves_per_s, figures.p50_ms, figures.p99_ms)


Costs = dict[str, dict[int, Cost]]  # by contestant and tables


class Report(Struct, frozen=True):
    """One run."""

    games: Costs = field(default_factory=dict)
    peers: Costs = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return dict(to_builtins(self, str_keys=True))

    def rows(self) -> Iterator[tuple[str, ...]]:
        """For people: contestant, tables, µs a move, moves a second, p50 and p99 in ms."""
        for name, costs in [*self.games.items(), *self.peers.items()]:
            for tables, cost in costs.items():
                rate, half, most = f"{cost.moves_per_s:,}", f"{cost.p50_ms:.1f}", f"{cost.p99_ms:.1f}"
                yield name, f"{tables:,}", f"{cost.us_per_move:,}", rate, half, most


def server(
    games: Sequence[str] = KEYS,
    tables: Sequence[int] = (1, 100, 1000),
    seconds: float = SECONDS,
    peers: bool = False,
    rounds: int = ROUNDS,
    tick: Tick = lambda share: None,
) -> Report:
    """Play every game at every number of tables, as fast as it goes, in windows of `seconds`."""
    report = Report({key: {} for key in games}, {kind: {} for kind in peer.KINDS if peers})
    with (
        TemporaryDirectory(prefix="hameau-bench-") as name,
        everybody(Path(name), report) as contestants,
    ):
        for part, count in enumerate(sorted(tables)):
            for one in contestants.values():
                one.ask(tables=count)
            for who, windows in take_turns(contestants, lambda one: one.play(seconds), rounds).items():
                costs = report.games if who in report.games else report.peers
                costs[who][count] = Cost.of(Figures.of(windows))
            tick((part + 1) / len(tables))
    return report


@contextmanager
def everybody(folder: Path, report: Report) -> Iterator[Contestants]:
    """A server for each game, and for each kind of peer if they are wanted."""
    with ExitStack() as stack:
        found = {key: stack.enter_context(hameau(folder / key, game=key)) for key in report.games}
        if report.peers:
            home = peer.install(folder / "peer")
            found |= {kind: stack.enter_context(peer.boardgame_io(home, kind)) for kind in report.peers}
        yield found
