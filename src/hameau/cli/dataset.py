"""`hameau dataset`: the decisions of many matches in a file, each as its seat knew the game."""

import argparse
from pathlib import Path

from hameau.cli import asking
from hameau.cli.screen import Screen
from hameau.shelf import game


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = (
        "Let bots play many matches, and write every decision as the seat that made it knew the game: JSON "
        "lines with views and moves as text (.jsonl), or numbers for NumPy (.npz) or tables (.parquet, "
        f"needs hameau[data]). {asking.BOTS}"
    )
    parser = commands.add_parser(
        "dataset", parents=[common], help="decisions of many matches in a file", description=about
    )
    parser.add_argument("game", metavar="GAME")
    asking.add_seats(parser)
    parser.add_argument("--matches", type=asking.matches, default=1000, metavar="N", help="default 1000")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="BOT,...",
        help="one for all seats or one for each; default greedy",
    )
    asking.add_seed(parser, 0)
    asking.add_options(parser)
    parser.add_argument("--out", metavar="FILE", required=True, help="ends with .jsonl, .npz or .parquet")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    from hameau.lab import dataset, study  # with NumPy, which nobody else needs

    played = game(asked.game, asked.content)
    seats = played.seats[0] if asked.seats is None else asked.seats
    planned = study.plan(played, seats, asking.bot_list(asked.bots), asked.seed, asking.options(asked.option))
    screen.warn_if_slow()
    with screen.counting(asked.matches) as tick:
        decisions = dataset.record(planned, asked.matches, Path(asked.out), tick)
    told = f"{decisions:,}"
    screen.tell("dataset-written", count=decisions, decisions=told, matches=asked.matches, file=asked.out)
    return 0
