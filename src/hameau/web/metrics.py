"""What Prometheus asks for."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
BOUNDS = (*(str(bound) for bound in FAST), "+Inf")


class Metrics:
    """Counted by this server since it started; each server has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.busy = Busy()
        self.registry.register(self.busy)
        self.refused = Counter("hameau_refused", "Refused messages", ["code"], registry=self.registry)
        self.errors = Counter("hameau_errors", "Mistakes of ours", ["event"], registry=self.registry)
        self.calls = Counter("hameau_calls", "Notifications sent", ["status"], registry=self.registry)
        self.opened = Counter("hameau_tables_opened", "Tables opened", registry=self.registry)
        self.live = Gauge("hameau_tables_live", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("hameau_sockets", "Connections", registry=self.registry)


class Busy(Collector):
    """What every move counts. The loop alone counts it, so that plain numbers do, without locks."""

    def __init__(self) -> None:
        self.messages = 0
        self.moves = 0
        self.waits = [0] * len(BOUNDS)
        self.waited = 0.0

    def moved(self, seconds: float) -> None:
        """A move was answered, so long after it came."""
        self.moves += 1
        self.waits[bisect_left(FAST, seconds)] += 1
        self.waited += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("hameau_messages", "Messages from clients", self.messages)
        yield CounterMetricFamily("hameau_moves", "Moves of people on disk", self.moves)
        waits = list(zip(BOUNDS, accumulate(self.waits), strict=True))
        about = "From a move's arrival to its answer"
        yield HistogramMetricFamily("hameau_move_seconds", about, waits, self.waited)
