"""What a benchmark of servers found, for programs and for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct, field

from hameau.web.bench.figures import Figures

Row = tuple[str, dict[str, str | int], str]  # the message that names it, its facts, the figure


class Start(Struct):
    """Seconds from the start of the process until it answers."""

    empty_s: float
    tables: int = 0  # in the log
    with_tables_s: float = 0.0


class Memory(Struct, frozen=True):
    """What a table costs; a live one with its two sockets."""

    empty_mb: float
    live_table_kb: float
    idle_table_kb: float  # of one that everybody left, while as many others are played at
    log_of_a_table_kb: float  # on disk
    back_p50_ms: float  # from hello to welcome at a table that had left memory
    back_p99_ms: float


class Bots(Struct, frozen=True):
    """People beside strong bots."""

    bots: int  # tables
    tables: int
    alone: Figures
    beside: Figures


class Peer(Struct, frozen=True):
    """Ourselves beside another server, in the same rounds."""

    name: str
    sweep: dict[int, int]  # its moves a second by tables
    best_tables: int
    ratio: dict[str, float]  # our moves a second to its, flat out at its best number of tables
    flat_out: dict[str, Figures]
    at_its_best_rate: dict[str, Figures]
    at_half_the_slower_rate: dict[str, Figures]


class Report(Struct):
    """One run."""

    rounds: int
    seconds: float
    start: Start
    loads: dict[int, dict[str, Figures]] = field(default_factory=dict)
    picows_ratio: dict[int, float] = field(default_factory=dict)
    peer: Peer | None = None
    memory: dict[str, Memory] = field(default_factory=dict)
    bots: Bots | None = None

    def as_json(self) -> dict[str, Any]:
        """As plain values."""
        return dict(msgspec.to_builtins(self, str_keys=True))

    def rows(self) -> Iterator[Row]:
        """For people."""
        for tables, found in self.loads.items():
            for name, figures in found.items():
                yield from load_rows("bench-load", {"tables": tables, "server": name}, figures)
        for tables, times in self.picows_ratio.items():
            yield "bench-picows", {"tables": tables}, f"{times:.2f} x"
        if self.peer:
            yield from peer_rows(self.peer)
        for name, memory in self.memory.items():
            yield from memory_rows(name, memory)
        yield "bench-start", {}, f"{self.start.empty_s:.2f} s"
        if self.start.tables:
            yield "bench-start-full", {"tables": self.start.tables}, f"{self.start.with_tables_s:.2f} s"
        if self.bots:
            facts: dict[str, str | int] = {"tables": self.bots.tables}
            yield from load_rows("bench-alone", facts, self.bots.alone)
            yield from load_rows("bench-beside-bots", {**facts, "bots": self.bots.bots}, self.bots.beside)


def load_rows(message: str, facts: dict[str, str | int], figures: Figures) -> Iterator[Row]:
    yield message, facts, f"{figures.moves_per_s:,} /s"
    yield "bench-latency", {}, f"{figures.p50_ms:.1f}, {figures.p99_ms:.1f} ms"
    yield "bench-server", {}, f"{figures.server_us} µs, {figures.server_busy:.0%}"


def peer_rows(peer: Peer) -> Iterator[Row]:
    facts: dict[str, str | int] = {"tables": peer.best_tables, "server": peer.name}
    yield "bench-peer-best", facts, f"{peer.sweep[peer.best_tables]:,} /s"
    for ours, times in peer.ratio.items():
        yield "bench-peer-ratio", {"ours": ours, "server": peer.name}, f"{times:.2f} x"
    for message, found in (
        ("bench-flat-out", peer.flat_out),
        ("bench-its-rate", peer.at_its_best_rate),
        ("bench-half-rate", peer.at_half_the_slower_rate),
    ):
        for name, figures in found.items():
            yield from load_rows(message, {"tables": peer.best_tables, "server": name}, figures)


def memory_rows(name: str, memory: Memory) -> Iterator[Row]:
    yield "bench-memory", {"server": name}, f"{memory.empty_mb:.0f} MB"
    yield "bench-memory-live", {}, f"{memory.live_table_kb:.0f} kB"
    yield "bench-memory-idle", {}, f"{memory.idle_table_kb:.0f} kB"
    yield "bench-log", {}, f"{memory.log_of_a_table_kb:.1f} kB"
    yield "bench-back", {}, f"{memory.back_p50_ms:.1f}, {memory.back_p99_ms:.1f} ms"
