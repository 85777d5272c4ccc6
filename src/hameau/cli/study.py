"""`hameau study`: many matches of a game, and a page that shows what happens in them."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from hameau.bots.players import cores
from hameau.cli import asking
from hameau.cli.screen import Screen
from hameau.engine.errors import HameauError
from hameau.shelf import game

if TYPE_CHECKING:
    from hameau.engine.game import Game
    from hameau.lab.study import Plan

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
    asking.add_seed(parser, 0)
    asking.add_options(parser)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    from hameau.lab import study  # with NumPy: only for who studies
    from hameau.lab.page import studied

    played = game(asked.game, asked.content)
    file = page_file(asked.out or f"study-{played.key}.html")
    if asked.seats is None and not asked.option and study.survey_of(played).sweep:
        return run_sweep(asked, screen, played, file)
    if asked.table:
        raise HameauError("--table is for a game whose settings are all studied: no --seats, no --option")
    seats = played.seats[0] if asked.seats is None else asked.seats
    planned = study.plan(played, seats, asking.bot_list(asked.bots), asked.seed, asking.options(asked.option))
    asked.matches = asked.matches or MATCHES
    screen.warn_if_slow()
    with screen.counting(asked.matches) as tick:
        found = study.study(planned, asked.matches, workers_for(asked, planned), tick)
    asking.write_text(str(file), studied.write(found, screen.language), over=True)
    screen.tell("studied", matches=asked.matches, seconds=f"{found.seconds:.1f}")
    screen.tell("page-written", file=str(file))
    return 0


def run_sweep(asked: argparse.Namespace, screen: Screen, played: "Game", file: Path) -> int:
    """All settings that a game wants to be seen beside each other."""
    from hameau.lab import sweep
    from hameau.lab.page import swept

    shown = sweep.settings(played)
    settings = [*shown, *(sweep.sweep_of(played).variants if asked.table else ())]
    matches = asked.matches or MATCHES_EACH
    bots, workers = asking.bot_list(asked.bots), asked.workers or cores()
    screen.warn_if_slow()
    with screen.counting(matches * len(settings)) as tick:
        found = sweep.run(played, settings, matches, bots=bots, seed=asked.seed, workers=workers, tick=tick)
    table = sweep.measured(played.key)
    if asked.table:
        written = sweep.table(played, found, settings)
        asking.write_text(asked.table, written, over=True)
        table = json.loads(written)
    found.studies = found.studies[: len(shown)]
    asking.write_text(str(file), swept.write(played, shown, found, screen.language, table), over=True)
    screen.tell("studied", matches=matches * len(settings), seconds=f"{found.seconds:.1f}")
    screen.tell("page-written", file=str(file))
    return 0


def workers_for(asked: argparse.Namespace, planned: "Plan") -> int:
    """As many as asked for; else one a core, if there is enough to do."""
    from hameau.lab.study import is_simple

    if asked.workers:
        return int(asked.workers)
    return 1 if is_simple(planned) and asked.matches < PAYS else cores()


def page_file(name: str) -> Path:
    """Where the page goes; an older page of ours may lie there, nothing else. Refused before a long run."""
    from hameau.lab.page.paper import MADE_BY

    file = Path(name)
    if not file.parent.is_dir():
        raise HameauError(f"cannot write {name}: there is no folder {file.parent}")
    if file.exists() and (not file.is_file() or MADE_BY not in asking.read_text(name)[:400]):
        raise HameauError(f"{name} exists, is no page of a study, and is not overwritten")
    return file
