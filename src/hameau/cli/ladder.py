"""`hameau ladder`: how strong bots are beside each other."""

import argparse
from typing import TYPE_CHECKING

import msgspec

from hameau.cli import asking
from hameau.cli.screen import Screen, percent
from hameau.cli.study import page_file
from hameau.engine.errors import HameauError
from hameau.shelf import game

if TYPE_CHECKING:
    from hameau.lab.ladder import Ladder


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = (
        "Let bots play a round robin, say how strong each is with its bounds, and write a page on it. "
        f"Without --bots those of the game's levels. {asking.BOTS}"
    )
    parser = commands.add_parser("ladder", parents=[common], help="how strong bots are", description=about)
    parser.add_argument("game", metavar="GAME", nargs="?", default="buttons")
    parser.add_argument("--bots", metavar="BOT,...", help="default the levels of the game")
    parser.add_argument(
        "--matches", type=asking.matches, default=100, metavar="N", help="of each group of bots; default 100"
    )
    asking.add_seats(parser)
    asking.add_workers(parser)
    asking.add_seed(parser, 0)
    asking.add_options(parser)
    parser.add_argument("--out", metavar="FILE", help="the page; default ladder-GAME.html")
    parser.add_argument(
        "--table", metavar="FILE", help="also write how often each level beats the one below it"
    )
    asking.add_json(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    from hameau.lab import ladder  # with NumPy, which nobody else needs
    from hameau.lab.page import laddered

    played = game(asked.game, asked.content)
    file = None if asked.json and not asked.out else page_file(asked.out or f"ladder-{played.key}.html")
    screen.warn_if_slow()
    bots = asking.bot_list(asked.bots) if asked.bots else []
    total = ladder.planned(played, bots, asked.matches, asked.seats)
    with screen.progress(total, wanted=not asked.json) as tick:
        found = ladder.ladder(
            played,
            bots,
            matches=asked.matches,
            seats=asked.seats,
            seed=asked.seed,
            options=asking.options(asked.option),
            workers=asked.workers,
            tick=tick,
        )
    if asked.table:
        if not ladder.steps(played, found):
            raise HameauError("--table is for levels that meet two at a time: no --bots, and two seats")
        asking.write_text(asked.table, ladder.written(played, found), over=True)
    if file:
        asking.write_text(str(file), laddered.write(found, screen.language), over=True)
    if asked.json:
        asking.print_json(msgspec.to_builtins(found))
        return 0
    show(found, screen)
    screen.tell("lasted", matches=found.matches, seconds=f"{found.seconds:.1f}")
    if file:
        screen.tell("page-written", file=str(file))
    return 0


def show(found: "Ladder", screen: Screen) -> None:
    """The bots, the strongest first, and how often each won against the next one."""
    headings = [screen.text(word) for word in ("bot", "rating", "bounds", "beats-next")]
    rows = []
    for rung, weaker in zip(found.rungs, [*found.rungs[1:], None], strict=True):
        share = "–" if weaker is None else percent(found.shares[rung.bot][weaker.bot])
        rows.append((rung.bot, f"{rung.rating:.0f}", f"{rung.low:.0f} – {rung.high:.0f}", share))
    screen.table(headings, rows, numbers=(1, 2, 3))
