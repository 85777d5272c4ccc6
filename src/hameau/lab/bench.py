"""Measures the engine: every game, compiled and plain, against a reference in C, and OpenSpiel if asked.

All probes of a game take turns, in rounds, so that a busy moment of the machine disturbs all alike. A figure
is the median of the rounds; a ratio is the median of the ratios within each round.
"""

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from hameau import plain
from hameau.engine.game import Game
from hameau.lab import probes, reference
from hameau.lab.probes import Cost, Probe
from hameau.shelf import games

ROUNDS = 9
USUAL_SEATS = 4
USUAL_BATCH = 1024
EQUAL_MATCHES = 200  # that the C reference must play as we do, before it is measured
PLAYOUTS, LOOP, STEP, CHECKED, WHOLE, SEARCH, COPY, PLAIN = (
    "playouts",
    "loop",
    "step",
    "checked step",
    "whole step",
    "search",
    "copy",
    "plain",
)
C = "C "  # + the options of a build

Tick = Callable[[float], None]  # hears which share of the work is done
Costs = Mapping[str, list[Cost]]


@dataclass
class Figures:
    """What was measured about one game."""

    seats: int
    batch: int
    costs: Costs

    def rate(self, name: str) -> float:
        """Units a second."""
        return median(cost.units / cost.seconds for cost in self.costs[name])

    def ratio(self, name: str, other: str) -> float:
        pairs = zip(self.costs[name], self.costs[other], strict=True)
        return median((a.units / a.seconds) / (b.units / b.seconds) for a, b in pairs)

    def fastest_c(self) -> str | None:
        return max((name for name in self.costs if name.startswith(C)), key=self.rate, default=None)

    def as_json(self) -> dict[str, Any]:
        """The issue's figures, then what they are compared with."""
        best = self.fastest_c()
        return {
            "seats": self.seats,
            "playouts_per_s": round(median(cost.pieces / cost.seconds for cost in self.costs[PLAYOUTS])),
            "decisions_per_s": round(self.rate(PLAYOUTS)),
            "loop_decisions_per_s": round(self.rate(LOOP)),
            "batch_decisions_per_s": round(self.rate(STEP)),
            "batch": self.batch,
            "batch_checked_decisions_per_s": round(self.rate(CHECKED)),
            "batch_whole_decisions_per_s": round(self.rate(WHOLE)),
            "search_simulations_per_s": round(self.rate(SEARCH)),
            "copy_ns": round(1e9 / self.rate(COPY)),
            "plain_decisions_per_s": round(self.rate(PLAIN)) if PLAIN in self.costs else None,
            "ratio_to_plain": round(self.ratio(PLAYOUTS, PLAIN), 1) if PLAIN in self.costs else None,
            "c_decisions_per_s": round(self.rate(best)) if best else None,
            "c_options": best.removeprefix(C) if best else None,
            "ratio_to_c": round(self.ratio(PLAYOUTS, best), 3) if best else None,
        }


@dataclass
class Report:
    """One run."""

    compiled: bool
    games: dict[str, Figures] = field(default_factory=dict)
    peers: dict[str, float] | None = None  # decisions a second

    def as_json(self) -> dict[str, Any]:
        """As plain values."""
        report: dict[str, Any] = {
            "compiled": self.compiled,
            "games": {key: figures.as_json() for key, figures in self.games.items()},
        }
        if self.peers is not None:
            report["peers"] = {name: round(rate) for name, rate in self.peers.items()}
        return report

    def table(self) -> list[tuple[str, str]]:
        """Rows for people."""
        rows = [("compiled", "yes" if self.compiled else "no")]
        for key, figures in self.games.items():
            rows += game_rows(key, figures.as_json())
        for name, rate in (self.peers or {}).items():
            rows.append((f"OpenSpiel {name}, from a Python loop", f"{short(rate)} decisions/s"))
        return rows


def game_rows(key: str, figures: Mapping[str, Any]) -> list[tuple[str, str]]:
    rows = [
        (f"{key}, {figures['seats']} seats: random matches", f"{short(figures['playouts_per_s'])} /s"),
        ("  decisions in them", f"{short(figures['decisions_per_s'])} /s"),
        ("  decisions from a Python loop", f"{short(figures['loop_decisions_per_s'])} /s"),
        (
            f"  decisions in a batch of {figures['batch']}: step",
            f"{short(figures['batch_decisions_per_s'])} /s",
        ),
        ("    step with its check", f"{short(figures['batch_checked_decisions_per_s'])} /s"),
        ("    choose, check, step, start anew", f"{short(figures['batch_whole_decisions_per_s'])} /s"),
        ("  simulations of the search", f"{short(figures['search_simulations_per_s'])} /s"),
        ("  copy of a position, from Python", f"{figures['copy_ns']} ns"),
    ]
    if figures["plain_decisions_per_s"]:
        rows.append(("  decisions uncompiled", f"{short(figures['plain_decisions_per_s'])} /s"))
        rows.append(("  compiled is faster by", f"{figures['ratio_to_plain']:.0f} x"))
    if figures["c_decisions_per_s"]:
        rows.append(
            (f"  decisions in C, {figures['c_options']}", f"{short(figures['c_decisions_per_s'])} /s")
        )
        rows.append(("  of the speed of C", f"{figures['ratio_to_c']:.2f}"))
    return rows


def short(rate: float) -> str:
    """Three digits and a unit."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if rate >= size:
            return f"{rate / size:.3g} {unit}"
    return f"{rate:.3g}"


# -- a run -----------------------------------------------------------------------------------------------


def engine(
    seconds: float = 1.0,
    peers: bool = False,
    tick: Tick = lambda share: None,
    seats: int | None = None,
    batch: int = USUAL_BATCH,
) -> Report:
    """Measure all games, each figure for about `seconds` of CPU time; other `seats` or `batch` if given."""
    rivals = {name: probes.peer(name) for name in probes.PEERS} if peers else {}
    report = Report(plain.is_compiled(), peers={} if peers else None)
    shelf = games()
    parts = len(shelf) + bool(peers)
    for part, game in enumerate(shelf):
        report.games[game.key] = measure(
            game, seats or usual_seats(game), batch, seconds, within(tick, part, parts)
        )
    if rivals:
        costs = take_turns(rivals, seconds, within(tick, len(shelf), parts))
        report.peers = {name: median(c.units / c.seconds for c in each) for name, each in costs.items()}
    return report


def within(tick: Tick, part: int, parts: int) -> Tick:
    """The tick of one part of the work."""
    return lambda share: tick((part + share) / parts)


def usual_seats(game: Game) -> int:
    """The most up to four, or the fewest."""
    return max((seats for seats in game.seats if seats <= USUAL_SEATS), default=game.seats[0])


def measure(game: Game, seats: int, batch: int, seconds: float, tick: Tick) -> Figures:
    """All figures of one game."""
    with ExitStack() as stack:
        runs: dict[str, Probe] = {
            PLAYOUTS: probes.playouts(game, seats),
            LOOP: probes.loop(game, seats),
            STEP: probes.Steps(game, seats, batch, check=False),
            CHECKED: probes.Steps(game, seats, batch, check=True),
            WHOLE: probes.whole_steps(game, seats, batch),
            SEARCH: probes.search(game, seats),
            COPY: probes.copies(game, seats),
        }
        if plain.is_compiled():
            runs[PLAIN] = rival = probes.Plain(game, seats)
            stack.callback(rival.close)
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="hameau-bench-")))
        runs |= c_probes(game, seats, folder)
        return Figures(seats, batch, take_turns(runs, seconds, tick))


def c_probes(game: Game, seats: int, folder: Path) -> dict[str, Probe]:
    """The builds of the game's C reference, if there is one and a compiler; each plays as the rules do."""
    file = reference.source(game.key)
    builds = reference.build(file, folder) if file else {}
    starts = {name: build.start(probes.first_state(game, seats)) for name, build in builds.items()}
    for name, start in starts.items():
        if not plays_alike(game, seats, start):
            raise AssertionError(f"{game.key}: the C reference, {name}, and the rules play different matches")
    return {C + name: probes.reference(start) for name, start in starts.items()}


def plays_alike(game: Game, seats: int, start: reference.Start) -> bool:
    """Do both play the same matches from the same luck? Compared are decisions and how each match ends."""
    root, scratch = probes.first_state(game, seats), probes.blank_state(game, seats)
    for seed in range(EQUAL_MATCHES):
        scratch.copy_from(root)
        scratch.reseed(seed)
        if scratch.playout() != start.play(1, seed):
            return False
        if reference.words(scratch, start.reference.outputs) != start.end():
            return False
    return True


def take_turns(runs: Mapping[str, Probe], seconds: float, tick: Tick) -> Costs:
    """Every probe works in every round; the first round only warms up."""
    costs: dict[str, list[Cost]] = {name: [] for name in runs}
    for run in runs.values():
        run.spend(seconds / ROUNDS / 4)
    for turn in range(ROUNDS):
        for number, (name, run) in enumerate(runs.items()):
            costs[name].append(run.spend(seconds / ROUNDS))
            tick((turn + (number + 1) / len(runs)) / ROUNDS)
    return costs
