"""The figures of a benchmark of servers, and how they are put together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Window(Struct, frozen=True):
    """What was seen while a load played for a while. Times in seconds."""

    moves: int
    seconds: float
    p50: float
    p99: float
    load_cpu: float  # that the load itself used: near `seconds`, it measures the load
    refused: int = 0
    server_cpu: float = 0.0

    @staticmethod
    def of(latencies: Sequence[float], seconds: float, load_cpu: float, refused: int) -> Window:
        p50, p99 = quantile(latencies, 0.5), quantile(latencies, 0.99)
        return Window(len(latencies), seconds, p50, p99, load_cpu, refused)

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
