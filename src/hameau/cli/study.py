"""`hameau study`: many matches of a game, and a page that shows what happens in them."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hameau.bots.players import cores
from hameau.cli import asking
from hameau.cli.screen import Screen
from hameau.engine.errors import HameauError
from hameau.shelf import game

if TYPE_CHECKING:
    from hameau.engine.game import Game
    from hameau.lab.workers import Workers

MATCHES = 10_000
MATCHES_EACH = 500  # of each setting, where many are studied
PAYS = 40_000  # matches between simple bots, from which on another process is worth its start


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = "Let bots play many matches, and write one page that shows in a browser what happens in them."
    parser = commands.add_parser(
        "study", parents=[common], help="what happens in many matches, as a page", description=about
    )
    parser.add_argument("game", metavar="GAME")
    add_matches(parser)
    parser.add_argument("--out", metavar="FILE", help="the page; default study-GAME.html")
    parser.add_argument(
        "--table",
        metavar="FILE",
        help="without --seats and --option: also write what was measured, with the estimate fitted to it",
    )
    parser.set_defaults(run=run, matches=None)


def add_matches(parser: argparse.ArgumentParser) -> None:
    """What is played, for `compare` too."""
    asking.add_seats(parser)
    parser.add_argument("--matches", type=asking.matches, default=10_000, metavar="N", help="default 10000")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="BOT,...",
        help="one for all seats or one for each; default greedy",
    )
    parser.add_argument(
        "--workers", type=asking.positive, metavar="N", help="processes; default as many as pay off"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on the machines of this Ray cluster, HOST:6379 or auto; the numbers are the same",
    )
    asking.add_seed(parser, 0)
    asking.add_options(parser)
    asking.add_rows(parser)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    from hameau.lab import study, table  # with NumPy, which nobody else needs
    from hameau.lab.page import studied

    played = game(asked.game, asked.content)
    file = wanted_page(asked, f"study-{played.key}.html")
    if asked.seats is None and not asked.option and study.survey_of(played).sweep:
        return run_sweep(asked, screen, played, file)
    if asked.table:
        raise HameauError("--table is for a game whose settings are all studied: no --seats, no --option")
    seats = played.seats[0] if asked.seats is None else asked.seats
    planned = study.plan(played, seats, asking.bot_list(asked.bots), asked.seed, asking.options(asked.option))
    asked.matches = asked.matches or MATCHES
    screen.warn_if_slow()
    with screen.counting(asked.matches, wanted=not asked.json) as tick:
        found = study.study(planned, asked.matches, workers_for(asked), tick)
    if file:
        asking.write_text(str(file), studied.write(found, screen.language), over=True)
    give_rows(asked, table.of_studies([found], screen.language))
    tell_end(asked, screen, asked.matches, found.seconds, file)
    return 0


def wanted_page(asked: argparse.Namespace, usual: str) -> Path | None:
    """Where the page goes; who asks for JSON gets one only where it is named. Tables stay as they are."""
    if asked.csv:
        asking.check_new(asked.csv)
    return None if asked.json and not asked.out else page_file(asked.out or usual)


def give_rows(asked: argparse.Namespace, rows: list[dict[str, Any]]) -> None:
    """The numbers behind the page, as they were asked for."""
    from hameau.lab.table import as_csv

    if asked.csv:
        asking.write_text(asked.csv, as_csv(rows))
    if asked.json:
        asking.print_json(rows)


def tell_end(
    asked: argparse.Namespace, screen: Screen, matches: int, seconds: float, file: Path | None
) -> None:
    """For people, not for programs."""
    if asked.json:
        return
    screen.tell("studied", matches=matches, seconds=f"{seconds:.1f}")
    if file:
        screen.tell("page-written", file=str(file))


def run_sweep(asked: argparse.Namespace, screen: Screen, played: "Game", file: Path | None) -> int:
    """All settings that a game wants to be seen beside each other."""
    from hameau.lab import sweep
    from hameau.lab import table as rows
    from hameau.lab.page import swept

    shown = sweep.settings(played)
    settings = [*shown, *(sweep.sweep_of(played).variants if asked.table else ())]
    matches = asked.matches or MATCHES_EACH
    bots, workers = asking.bot_list(asked.bots), workers_for(asked)
    screen.warn_if_slow()
    with screen.counting(matches * len(settings), wanted=not asked.json) as tick:
        found = sweep.run(played, settings, matches, bots=bots, seed=asked.seed, workers=workers, tick=tick)
    table = sweep.measured(played.key)
    if asked.table:
        written = sweep.table(played, found, settings)
        asking.write_text(asked.table, written, over=True)
        table = json.loads(written)
    found.studies = found.studies[: len(shown)]
    if file:
        asking.write_text(str(file), swept.write(played, shown, found, screen.language, table), over=True)
    give_rows(asked, rows.of_studies(found.studies, screen.language))
    tell_end(asked, screen, matches * len(settings), found.seconds, file)
    return 0


def workers_for(asked: argparse.Namespace) -> "Workers":
    """The machines of a cluster, or processes of this one."""
    from hameau.lab.cluster import Cluster

    return Cluster(asked.ray) if asked.ray else processes_for(asked)


def processes_for(asked: argparse.Namespace) -> int:
    """As many as asked for; else one a core, if there is enough to do."""
    from hameau.lab.simulation import is_simple

    if asked.workers:
        return int(asked.workers)
    few = asked.matches is not None and asked.matches < PAYS  # without a number all settings are studied
    return 1 if is_simple(asking.bot_list(asked.bots)) and few else cores()


def page_file(name: str) -> Path:
    """Where the page goes; an older page of ours may lie there, nothing else. Refused before a long run."""
    from hameau.lab.page.paper import MADE_BY

    file = Path(name)
    if not file.parent.is_dir():
        raise HameauError(f"cannot write {name}: there is no folder {file.parent}")
    if file.exists() and (not file.is_file() or MADE_BY not in asking.read_text(name)[:400]):
        raise HameauError(f"{name} exists, is no page of a study, and is not overwritten")
    return file
