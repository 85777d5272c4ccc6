"""What Prometheus asks for."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Metrics:
    """Counted by this server since it started; each server has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.messages = Counter("hameau_messages", "Messages from clients", registry=self.registry)
        self.moves = Counter("hameau_moves", "Moves of people on disk", registry=self.registry)
        self.refused = Counter("hameau_refused", "Refused messages", ["code"], registry=self.registry)
        self.errors = Counter("hameau_errors", "Mistakes of ours", ["event"], registry=self.registry)
        self.opened = Counter("hameau_tables_opened", "Tables opened", registry=self.registry)
        self.live = Gauge("hameau_tables_live", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("hameau_sockets", "Connections", registry=self.registry)
        self.latency = Histogram(
            "hameau_move_seconds", "From a move's arrival to its answer", buckets=FAST, registry=self.registry
        )
