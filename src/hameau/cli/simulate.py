"""`hameau simulate`: many matches between bots, counted."""

import argparse

import msgspec

from hameau.cli import asking
from hameau.cli.screen import Screen, percent
from hameau.cli.study import processes_for
from hameau.engine.figures import Label
from hameau.lab import simulation
from hameau.shelf import game


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = "Let bots play many matches and say who won how often."
    parser = commands.add_parser(
        "simulate", parents=[common], help="many matches between bots", description=about
    )
    parser.add_argument("game", metavar="GAME")
    asking.add_seats(parser)
    parser.add_argument("--matches", type=asking.positive, default=1000, metavar="N", help="default 1000")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="BOT,...",
        help="one for all seats or one for each; default random",
    )
    parser.add_argument(
        "--workers", type=asking.positive, metavar="N", help="processes; default as many as pay off"
    )
    asking.add_seed(parser, 0)
    asking.add_options(parser)
    asking.add_json(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    played = game(asked.game, asked.content)
    screen.warn_if_slow()
    with screen.progress(asked.matches, wanted=not asked.json) as tick:
        summary = simulation.simulate(
            played,
            seats=played.seats[0] if asked.seats is None else asked.seats,
            matches=asked.matches,
            bots=asking.bot_list(asked.bots),
            seed=asked.seed,
            options=asking.options(asked.option),
            workers=processes_for(asked),
            tick=tick,
        )
    if asked.json:
        asking.print_json(msgspec.to_builtins(summary))
    else:
        show(summary, screen)
    return 0


def mean(score: float | None) -> str:
    return "–" if score is None else f"{score:.2f}"


def show(summary: simulation.Summary, screen: Screen) -> None:
    if summary.sides is None:
        show_seats(summary, screen)
        screen.tell("simulated", matches=summary.matches, ties=summary.ties)
    else:
        show_sides(summary.game, summary.sides, screen)
        screen.tell("lasted", matches=summary.matches, seconds=f"{summary.matches / summary.rate:.1f}")
    screen.tell("simulated-pace", decisions=f"{summary.decisions:.1f}", rate=f"{summary.rate:,.0f}")


def show_sides(key: str, sides: list[simulation.Side], screen: Screen) -> None:
    """Where people win together: how often each side did."""
    from hameau.lab.page.telling import teller_for  # with NumPy, which few need

    teller = teller_for(key, screen.language)
    rows = [
        (
            teller.label(Label(f"study-won-{side.name}")),
            str(side.wins),
            percent(side.share),
            f"{percent(side.low)} – {percent(side.high)}",
        )
        for side in sides
    ]
    headings = [screen.text(word) for word in ("camp", "wins", "share", "bounds")]
    screen.table(headings, rows, numbers=(1, 2, 3))


def show_seats(summary: simulation.Summary, screen: Screen) -> None:
    rows = [
        (str(seat), bot, f"{wins:g}", percent(wins / summary.matches), mean(score))
        for seat, (bot, wins, score) in enumerate(
            zip(summary.bots, summary.wins, summary.scores, strict=True)
        )
    ]
    headings = [screen.text(word) for word in ("seat", "bot", "wins", "share", "mean-score")]
    screen.table(headings, rows, numbers=(0, 2, 3, 4))
