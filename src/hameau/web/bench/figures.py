"""The figures of a benchmark of servers, and how they are put together."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any

from msgspec import Struct


class Window(Struct, frozen=True):
    """What was seen while a load played for a while. Times in seconds."""

    moves: int
    seconds: float
    p50: float
    p99: float
    load_cpu: float  # that the load itself used: near `seconds`, it measures the load
    server_cpu: float = 0.0
    answered: int = 0  # moves for which the server worked: those that came after the window ended, too

    @staticmethod
    def of(latencies: Sequence[float], seconds: float, load_cpu: float) -> Window:
        return Window(len(latencies), seconds, quantile(latencies, 0.5), quantile(latencies, 0.99), load_cpu)

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def server_us(self) -> float:
        """Processor time of the server a move."""
        return 1e6 * self.server_cpu / max(1, self.answered or self.moves)


class Figures(Struct, frozen=True):
    """The medians of some windows."""

    moves_per_s: int
    p50_ms: float
    p99_ms: float
    server_us: int  # processor time of the server a move
    server_busy: float  # of one core
    load_busy: float

    @staticmethod
    def of(windows: Sequence[Window]) -> Figures:
        def middle(values: Any) -> float:
            return float(median(values))

        return Figures(
            round(middle(w.rate for w in windows)),
            round(1e3 * middle(w.p50 for w in windows), 2),
            round(1e3 * middle(w.p99 for w in windows), 2),
            round(middle(w.server_us for w in windows)),
            round(middle(w.server_cpu / w.seconds for w in windows), 2),
            round(middle(w.load_cpu / w.seconds for w in windows), 2),
        )


def ratio(ours: Sequence[Window], theirs: Sequence[Window]) -> float:
    """How many times as many moves, round by round."""
    pairs = zip(ours, theirs, strict=True)
    return round(median(a.rate / b.rate if b.rate else 0.0 for a, b in pairs), 2)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
