"""One run of `hameau bench flood`: what honest tables notice while one address floods the server.

People play at their own pace, for a while undisturbed and for a while beside a flood, in turns, so that a
busy moment of the machine disturbs both alike. Each flood comes from an address that has not come before.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct, to_builtins

from hameau.web.bench.contestants import Contestant, Driven, hameau
from hameau.web.bench.figures import Figures, Window
from hameau.web.bench.flooder import KINDS, Flooded, Order

TABLES = 30  # that one address may open
MOVES_A_TABLE = 5.0  # a second
ROUNDS, SECONDS = 5, 2.0
NAMES = {
    "connections": "flood-connections",
    "handshakes": "flood-handshakes",
    "requests": "flood-requests",
    "impatience": "flood-impatience",
    "garbage": "flood-garbage",
    "fragments": "flood-fragments",
    "pings": "flood-pings",
    "messages": "flood-messages",
}
MOST = 3.0  # times the quiet p99
MOST_MEMORY = 150.0  # megabytes, through all of it

Tick = Callable[[float], None]
Rows = Iterator[tuple[str, dict[str, str | int], str]]


class Beside(Struct, frozen=True):
    """Honest tables without and with one kind of flood."""

    quiet: Figures
    flooded: Figures
    p99_ratio: float  # the median of the rounds' ratios
    connections: int  # of the flood, in all
    sent_mb: float


class Report(Struct):
    """All kinds."""

    tables: int
    rounds: int
    seconds: float
    floods: dict[str, Beside]
    memory_mb: float = 0.0  # at most, after any flood

    @property
    def problems(self) -> list[str]:
        """Which floods are noticed too much."""
        slow = [kind for kind, one in self.floods.items() if one.p99_ratio >= MOST]
        return slow + ["memory"] * (self.memory_mb >= MOST_MEMORY)

    def as_json(self) -> dict[str, Any]:
        return {**to_builtins(self), "problems": self.problems}

    def rows(self) -> Rows:
        for kind, one in self.floods.items():
            figure = f"{one.quiet.p99_ms:.1f} → {one.flooded.p99_ms:.1f} ms, × {one.p99_ratio:.2f}"
            yield NAMES[kind], {}, f"{figure} ({one.sent_mb:.0f} MB)"
        yield "flood-memory", {}, f"{self.memory_mb:.0f} MB"


def flood(
    tables: int = TABLES,
    seconds: float = SECONDS,
    rounds: int = ROUNDS,
    tick: Tick = lambda share: None,
    sockets: str = "",
) -> Report:
    """Flood a server in every way, each for `rounds` windows of `seconds`."""
    report, sources = Report(tables, rounds, seconds, {}), map(source, count(1))
    arguments = ("--sockets", sockets) if sockets else ()
    with (
        TemporaryDirectory(prefix="hameau-flood-") as name,
        hameau(Path(name), *arguments, limited=True) as one,
    ):
        one.ask(tables=tables)
        one.play(seconds, rate=MOVES_A_TABLE * tables)
        with flooding(one.address) as flooder:
            for done, kind in enumerate(KINDS, 1):
                report.floods[kind] = beside(one, flooder, kind, report, sources)
                tick(done / len(KINDS))
    return report


def source(number: int) -> str:
    """Another address of this machine each time."""
    return f"127.66.{number >> 8}.{number & 255}"


@contextmanager
def flooding(address: str) -> Iterator[Driven]:
    made = Driven([sys.executable, "-m", "hameau.web.bench.flooder", address])
    try:
        yield made
    finally:
        made.close()


def beside(one: Contestant, flooder: Driven, kind: str, report: Report, sources: Iterator[str]) -> Beside:
    """Quiet and flooded in turns; each round begins with the other."""
    quiet, flooded, sent = list[Window](), list[Window](), list[Flooded]()
    for number in range(report.rounds):
        for floods in (number % 2 == 0, number % 2 == 1):
            if not floods:
                quiet.append(honest(one, report))
                continue
            with ThreadPoolExecutor(1) as other:
                order = Order(kind, report.seconds, next(sources))
                answer = other.submit(flooder.ask, **to_builtins(order))
                flooded.append(honest(one, report))
                sent.append(msgspec.convert(answer.result(), Flooded))
            report.memory_mb = max(report.memory_mb, round(one.memory() / 1e6, 1))
    ratios = [after.p99 / before.p99 for before, after in zip(quiet, flooded, strict=True) if before.p99]
    return Beside(
        Figures.of(quiet),
        Figures.of(flooded),
        round(median(ratios), 2),
        sum(some.connections for some in sent),
        round(sum(some.bytes for some in sent) / 1e6, 1),
    )


def honest(one: Contestant, report: Report) -> Window:
    return one.play(report.seconds, rate=MOVES_A_TABLE * report.tables)
