"""One run of `hameau bench soak`: does a server that is played on for long grow, slow down or leak?

People play at many tables, as fast as people do, and start again when a match is over. After a warm-up, what
the server's process uses is noted every few seconds. What it used at the beginning is compared with the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from msgspec import Struct, to_builtins

from hameau.web.bench.contestants import Contestant, hameau

TABLES, MINUTES = 200, 15.0
MOVES_A_TABLE = 0.5  # a second
STEP = 5.0  # seconds between two looks
WARM_UP = 0.1  # of the time, at most a minute
MOST_GROWTH = 1.25  # memory at the end, times that at the beginning
MOST_SLOWER = 1.5  # processor time of a move, likewise
MORE = 2  # threads and files that may be open beyond those at the beginning

Tick = Callable[[float], None]
Rows = Iterator[tuple[str, dict[str, int | float], str]]


class Look(Struct, frozen=True):
    """What the server's process used at a moment, and since the last one."""

    memory_mb: float
    threads: int
    files: int
    move_us: float  # processor time a move
    p99_ms: float
    moves: int


class Soaked(Struct):
    """What was seen from the end of the warm-up on."""

    tables: int
    minutes: float
    looks: list[Look]

    @property
    def ends(self) -> tuple[Look, Look]:
        """The beginning and the end: the medians of the first and last fifth of all looks."""
        few = max(1, len(self.looks) // 5)
        return middle(self.looks[:few]), middle(self.looks[-few:])

    @property
    def problems(self) -> list[str]:
        """Which figures have grown too much."""
        first, last = self.ends
        grown = {
            "memory": last.memory_mb > first.memory_mb * MOST_GROWTH,
            "threads": last.threads > first.threads + MORE,
            "files": last.files > first.files + MORE,
            "processor": last.move_us > first.move_us * MOST_SLOWER,
        }
        return [name for name, bad in grown.items() if bad]

    def as_json(self) -> dict[str, object]:
        first, last = self.ends
        return {
            "tables": self.tables,
            "minutes": round(self.minutes, 1),
            "moves": sum(look.moves for look in self.looks),
            "beginning": to_builtins(first),
            "end": to_builtins(last),
            "problems": self.problems,
        }

    def rows(self) -> Rows:
        first, last = self.ends
        moves = sum(look.moves for look in self.looks)
        yield "soak-moves", {"tables": self.tables, "minutes": round(self.minutes, 1)}, f"{moves:,}"
        yield "soak-memory", {}, f"{first.memory_mb:.1f} → {last.memory_mb:.1f} MB"
        yield "soak-threads", {}, f"{first.threads} → {last.threads}"
        yield "soak-files", {}, f"{first.files} → {last.files}"
        yield "soak-processor", {}, f"{first.move_us:.0f} → {last.move_us:.0f} µs"
        yield "soak-latency", {}, f"{first.p99_ms:.1f} → {last.p99_ms:.1f} ms"


def middle(looks: list[Look]) -> Look:
    return Look(
        round(median(one.memory_mb for one in looks), 1),
        round(median(one.threads for one in looks)),
        round(median(one.files for one in looks)),
        round(median(one.move_us for one in looks), 1),
        round(median(one.p99_ms for one in looks), 2),
        sum(one.moves for one in looks),
    )


def soak(tables: int = TABLES, minutes: float = MINUTES, tick: Tick = lambda share: None) -> Soaked:
    """Play for so long; whoever interrupts it gets what was seen so far."""
    seen = Soaked(tables, 0.0, [])
    with TemporaryDirectory(prefix="hameau-soak-") as name, hameau(Path(name)) as one:
        one.ask(tables=tables)
        seconds, step = 60 * minutes, min(STEP, 6 * minutes)
        began = time.monotonic()
        warm, end = began + min(60.0, WARM_UP * seconds), began + seconds
        try:
            while (now := time.monotonic()) < end:
                look = look_at(one, step, MOVES_A_TABLE * tables)
                if now >= warm:
                    seen.looks.append(look)
                    seen.minutes = (time.monotonic() - warm) / 60
                tick(min(1.0, (time.monotonic() - began) / seconds))
        except KeyboardInterrupt:
            if not seen.looks:
                raise
    return seen


def look_at(one: Contestant, seconds: float, rate: float) -> Look:
    """Let people play for a while, then look."""
    window = one.play(seconds, rate=rate)
    process = Path(f"/proc/{one.server.pid}")
    try:
        status = process.joinpath("status").read_text()
        threads = int(status.partition("Threads:")[2].split()[0])
        files = sum(1 for _ in process.joinpath("fd").iterdir())
    except OSError:  # where the system does not say
        threads = files = 0
    return Look(one.memory() / 1e6, threads, files, window.server_us, 1e3 * window.p99, window.moves)
