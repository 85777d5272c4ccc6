"""One run of `hameau bench sockets`: both kinds of sockets, memory, starts, and people beside bots.

Everybody has a server and a load of their own, and they take turns, round by round, so that a busy moment of
the machine disturbs all alike. A figure is the median of the rounds; a ratio is the median of the ratios in
each round.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from hameau.engine.errors import HameauError
from hameau.web.bench.contestants import (
    Contestant,
    Contestants,
    Windows,
    hameau,
    read,
    seconds_to_start,
    take_turns,
)
from hameau.web.bench.figures import Figures, quantile, ratio
from hameau.web.bench.peer import PACKAGE, TINY, boardgame_io, install
from hameau.web.bench.report import Bots, Memory, Peer, Report, Start
from hameau.web.settings import PICOWS, WEBSOCKETS

USUAL_TABLES = (1, 100, 1000)
PEER_TABLES = (10, 30, 100, 300)  # among which boardgame.io has its best load; fewer cannot be paced
ROUNDS = 5
STARTS = 3
FEW = 20  # tables that warm a server up before its memory is measured
BOTS = 4  # tables where strong bots think
PEOPLE = 100  # tables beside them
MOVES_BESIDE_BOTS = 200  # a second
SECONDS_IDLE = 0.5
PATIENCE = 60.0
LIVE = re.compile(r"^hameau_tables_live (\S+)", re.MULTILINE)

Tick = Callable[[float], None]  # hears which share of the work is done


def sockets(
    seconds: float = 2.0,
    tables: Sequence[int] = USUAL_TABLES,
    peers: bool = False,
    tick: Tick = lambda share: None,
    rounds: int = ROUNDS,
) -> Report:
    """Measure the server with BUTTONS; each window lasts `seconds`."""
    with TemporaryDirectory(prefix="hameau-bench-") as name:
        folder = Path(name)
        report = Report(rounds=rounds, seconds=seconds, start=Start(empty_s=start_up(folder / "start")))
        tick(0.05)
        with everybody(folder, peers) as all_of_them:
            measure_loads(report, all_of_them, tables, within(tick, 0.05, 0.6))
            if peers:
                report.peer = beside_peer(all_of_them, seconds, rounds, within(tick, 0.6, 0.8))
        for kind in (WEBSOCKETS, PICOWS):
            report.memory[kind] = memory(report, folder / f"memory-{kind}", kind, max(tables), seconds)
        tick(0.9)
        report.bots = beside_bots(folder / "bots", min(PEOPLE, max(tables)), seconds, rounds)
        tick(1.0)
        return report


def within(tick: Tick, start: float, end: float) -> Tick:
    """The tick of one part of the work."""
    return lambda share: tick(start + share * (end - start))


@contextmanager
def everybody(folder: Path, peers: bool) -> Iterator[Contestants]:
    """Ourselves with both kinds of sockets, and the peer if it is wanted."""
    with ExitStack() as stack:
        found = {
            kind: stack.enter_context(hameau(folder / kind, "--sockets", kind))
            for kind in (WEBSOCKETS, PICOWS)
        }
        if peers:
            found[PACKAGE] = stack.enter_context(boardgame_io(install(folder / "peer"), TINY))
        yield found


def measure_loads(report: Report, contestants: Contestants, tables: Sequence[int], tick: Tick) -> None:
    """Everybody at every number of tables, as fast as it goes."""
    for part, count in enumerate(sorted(tables)):
        for one in contestants.values():
            one.ask(tables=count)
        seen = take_turns(contestants, lambda one: one.play(report.seconds), report.rounds)
        report.loads[count] = {name: Figures.of(windows) for name, windows in seen.items()}
        report.picows_ratio[count] = ratio(seen[PICOWS], seen[WEBSOCKETS])
        tick((part + 1) / len(tables))


# -- beside boardgame.io -----------------------------------------------------------------------------------


def beside_peer(contestants: Contestants, seconds: float, rounds: int, tick: Tick) -> Peer:
    """Find the load at which the peer does its best, and measure both there: flat out, and at its rate."""
    peer = contestants[PACKAGE]
    sweep = peer_rates(peer, seconds, rounds)
    best = max(sweep, key=lambda count: sweep[count])
    for one in contestants.values():
        one.ask(tables=best)
    tick(0.3)
    flat = take_turns(contestants, lambda one: one.play(seconds, among=best), rounds)
    tick(0.6)
    rates = {name: median(window.rate for window in windows) for name, windows in flat.items()}
    rate, slow = rates[PACKAGE], min(rates.values()) / 2
    whole = take_turns(contestants, lambda one: one.play(seconds, rate=rate, among=best), rounds)
    half = take_turns(contestants, lambda one: one.play(seconds, rate=slow, among=best), rounds)
    return Peer(
        name=PACKAGE,
        sweep=sweep,
        best_tables=best,
        ratio={kind: ratio(flat[kind], flat[PACKAGE]) for kind in (WEBSOCKETS, PICOWS)},
        flat_out=figures(flat),
        at_its_best_rate=figures(whole),
        at_half_the_slower_rate=figures(half),
    )


def figures(windows: Windows) -> dict[str, Figures]:
    return {name: Figures.of(some) for name, some in windows.items()}


def peer_rates(peer: Contestant, seconds: float, rounds: int) -> dict[int, int]:
    """Its moves a second by tables; the numbers of tables take turns too."""
    peer.ask(tables=max(PEER_TABLES))
    seen: dict[int, list[float]] = {count: [] for count in PEER_TABLES}
    for _ in range(rounds):
        for count, rates in seen.items():
            rates.append(peer.play(seconds, among=count).rate)
    return {count: round(median(rates)) for count, rates in seen.items()}


# -- memory and start --------------------------------------------------------------------------------------


def start_up(folder: Path) -> float:
    return round(median(seconds_to_start(folder) for _ in range(STARTS)), 2)


def memory(report: Report, folder: Path, kind: str, tables: int, seconds: float) -> Memory:
    """Of tables that are played at; of those that everybody left; and how soon such a table is back.

    The system does not get back what was in use once; so the second is what as many new tables need more.
    """
    with hameau(folder, "--sockets", kind, "--idle", str(SECONDS_IDLE)) as one:
        empty = one.memory()
        warm = played_at(one, FEW, seconds)
        live = played_at(one, FEW + tables, seconds)
        one.ask(leave=True)
        wait_until_all_left(one.address)
        again = played_at(one, FEW + tables, seconds)
        waits = one.ask(come=True)["waits"]
    report.start.tables = 2 * (FEW + tables)
    log = sum(file.stat().st_size for file in folder.glob("*.db*"))
    report.start.with_tables_s = start_up(folder)
    return Memory(
        empty_mb=round(empty / 1e6, 1),
        live_table_kb=round((live - warm) / tables / 1e3, 1),
        idle_table_kb=round((again - live) / (FEW + tables) / 1e3, 1),
        log_of_a_table_kb=round(log / report.start.tables / 1e3, 1),
        back_p50_ms=round(1e3 * quantile(waits, 0.5), 2),
        back_p99_ms=round(1e3 * quantile(waits, 0.99), 2),
    )


def played_at(one: Contestant, tables: int, seconds: float) -> int:
    """The memory of a server after so many tables were played at."""
    one.ask(tables=tables)
    one.play(seconds)
    return one.memory()


def wait_until_all_left(address: str) -> None:
    """Until no table is in memory any more."""
    end = time.monotonic() + PATIENCE
    while tables_in_memory(address):
        if time.monotonic() > end:
            raise HameauError("idle tables do not leave memory")
        time.sleep(0.2)


def tables_in_memory(address: str) -> float:
    found = LIVE.search(read(address, "/metrics"))
    return float(found[1]) if found else 0.0


# -- beside bots -------------------------------------------------------------------------------------------


def beside_bots(folder: Path, tables: int, seconds: float, rounds: int) -> Bots:
    """People play as people do, without and with strong bots that think all the time."""
    with hameau(folder) as one:
        one.ask(tables=tables)
        rate = MOVES_BESIDE_BOTS * tables / PEOPLE
        alone = [one.play(seconds, rate=rate) for _ in range(rounds)]
        one.ask(bots=BOTS)
        beside = [one.play(seconds, rate=rate) for _ in range(rounds)]
    return Bots(BOTS, tables, Figures.of(alone), Figures.of(beside))
