"""`hameau bench`: how fast it is on this machine."""

import argparse
from collections.abc import Callable
from typing import Any

from hameau import shelf
from hameau.cli import asking
from hameau.cli.screen import Screen, percent

Tick = Callable[[float], None]
USUAL_TABLES = (1, 100, 1000)
BALLOT_TABLES = 100


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = (
        "Measure how many playouts and decisions a second the engine makes here, or what a move of each "
        "game costs the server, every one on disk before it is answered, or how both kinds of sockets "
        "compare and what a table needs in memory, or how soon full tables see how they voted, or whether "
        "a server that is played on for long grows or slows down, or what people notice while one address "
        "floods the server, or how often the solvers of games win, or how many steps a second the "
        "environments for researchers make."
    )
    parser = commands.add_parser("bench", parents=[common], help="how fast it is here", description=about)
    parser.add_argument(
        "what", choices=("engine", "envs", "server", "sockets", "ballots", "soak", "flood", "solver")
    )
    parser.add_argument(
        "--seconds",
        type=asking.seconds,
        metavar="S",
        help="for each measurement of the engine or window of a server, default 1; of sockets, default 2",
    )
    parser.add_argument(
        "--peers",
        action="store_true",
        help="measure others too: OpenSpiel, if it is installed; boardgame.io, which npm fetches",
    )
    parser.add_argument(
        "--tables",
        type=tables,
        default=USUAL_TABLES,
        metavar="N,N,…",
        help="default 1,100,1000; one number for ballots, default 100, soak, 200, and flood, 30",
    )
    parser.add_argument(
        "--game",
        action="append",
        metavar="KEY",
        help="that is played on the server; may be repeated; default: every game",
    )
    parser.add_argument(
        "--minutes", type=asking.seconds, metavar="M", help="that a soak lasts, default 15; Ctrl-C ends it"
    )
    parser.add_argument(
        "--setups",
        type=asking.positive,
        default=420,
        metavar="N",
        help="that the solvers try with each option of a game, default 420",
    )
    asking.add_json(parser)
    parser.set_defaults(run=run)


def tables(text: str) -> tuple[int, ...]:
    """`1,100` as numbers, for argparse."""
    return tuple(asking.positive(part) for part in text.split(","))


def run(asked: argparse.Namespace, screen: Screen) -> int:
    with screen.progress(100, wanted=not asked.json) as tick:
        return MEASURES[asked.what](asked, screen, lambda share: tick(round(100 * share)))


def engine(asked: argparse.Namespace, screen: Screen, tick: Tick) -> int:
    from hameau.lab import bench  # NumPy, C sources and peers: only for who measures

    report = bench.engine(seconds=asked.seconds or 1.0, peers=asked.peers, tick=tick)
    if asked.json:
        asking.print_json(report.as_json())
    else:
        screen.table(("", ""), report.table(), numbers=(1,))
    return 0


def envs(asked: argparse.Namespace, screen: Screen, tick: Tick) -> int:
    from hameau.lab import envs as bench

    found = bench.measure(asked.seconds or 0.3, asked.peers, tick)
    if asked.json:
        asking.print_json(found)
    else:
        for group, rates in found.items():
            rows = [(name, f"{rate['per_processor_second']:,}") for name, rate in rates.items()]
            screen.table((group, screen.text("bench-steps")), rows, numbers=(1,))
            screen.line()
    return 0


def server(asked: argparse.Namespace, screen: Screen, tick: Tick) -> int:
    from hameau.web.bench import server as bench

    games = tuple(shelf.game(key).key for key in asked.game or bench.KEYS)
    report = bench.server(games, asked.tables, asked.seconds or bench.SECONDS, asked.peers, tick=tick)
    if asked.json:
        asking.print_json(report.as_json())
    else:
        words = [screen.text(word) for word in ("bench-tables", "bench-move-us", "bench-moves")]
        screen.table(("", *words, "p50, ms", "p99, ms"), list(report.rows()), numbers=(1, 2, 3, 4, 5))
    return 0


def sockets(asked: argparse.Namespace, screen: Screen, tick: Tick) -> int:
    from hameau.web.bench import sockets as bench

    report = bench.sockets(asked.seconds or 2.0, asked.tables, asked.peers, tick)
    if asked.json:
        asking.print_json(report.as_json())
    else:
        rows = [(screen.text(message, **facts), figure) for message, facts, figure in report.rows()]
        screen.table(("", ""), rows, numbers=(1,))
    return 0


def ballots(asked: argparse.Namespace, screen: Screen, tick: Tick) -> int:
    from hameau.web.bench import ballots as bench

    report = bench.ballots(BALLOT_TABLES if asked.tables == USUAL_TABLES else max(asked.tables), tick=tick)
    if asked.json:
        asking.print_json(report.as_json())
    else:
        rows = [(screen.text(message, **facts), figure) for message, facts, figure in report.rows()]
        screen.table(("", ""), rows, numbers=(1,))
    return 0


def soak(asked: argparse.Namespace, screen: Screen, tick: Tick) -> int:
    from hameau.web.bench import soak as bench

    tables = bench.TABLES if asked.tables == USUAL_TABLES else max(asked.tables)
    seen = bench.soak(tables, asked.minutes or bench.MINUTES, tick)
    if asked.json:
        asking.print_json(seen.as_json())
    else:
        rows = [(screen.text(message, **facts), figure) for message, facts, figure in seen.rows()]
        screen.table(("", ""), rows, numbers=(1,))
        screen.tell("soak-bad" if seen.problems else "soak-good")
    return 1 if seen.problems else 0


def flood(asked: argparse.Namespace, screen: Screen, tick: Tick) -> int:
    from hameau.web.bench import flood as bench

    tables = bench.TABLES if asked.tables == USUAL_TABLES else max(asked.tables)
    report = bench.flood(tables, asked.seconds or bench.SECONDS, tick=tick)
    if asked.json:
        asking.print_json(report.as_json())
    else:
        rows = [(screen.text(message, **facts), figure) for message, facts, figure in report.rows()]
        screen.table(("", ""), rows, numbers=(1,))
        screen.tell("flood-bad" if report.problems else "flood-good")
    return 1 if report.problems else 0


def solver(asked: argparse.Namespace, screen: Screen, tick: Tick) -> int:
    from hameau.lab import solvers

    found, chores = solvers.measure(asked.setups, tick), solvers.chores()
    if asked.json:
        played = {key: [figures.as_json() for figures in each] for key, each in found.items()}
        asking.print_json({"games": played, "nanoseconds": chores})
        return 0
    rows = []
    for key, each in found.items():
        for figures in each:
            chosen = " ".join(figures.options.values())
            for name, tried in figures.as_json().items():
                if name != "options":
                    rows.append((f"{key} {chosen}", name, *figure_cells(tried)))
    screen.table(
        ("", "", *(screen.text(w) for w in ("share", "mean-score", "seconds"))), rows, numbers=(2, 3, 4)
    )
    return 0


def figure_cells(tried: dict[str, Any]) -> tuple[str, str, str]:
    """Share won, mean score of those, and seconds a match, at most in brackets."""
    score = "" if tried["mean_score"] is None else f"{tried['mean_score']:.1f}"
    return percent(tried["share"]), score, f"{tried['seconds']:.2f} ({tried['most_seconds']:.2f})"


MEASURES = {
    "engine": engine,
    "envs": envs,
    "server": server,
    "sockets": sockets,
    "ballots": ballots,
    "soak": soak,
    "flood": flood,
    "solver": solver,
}
