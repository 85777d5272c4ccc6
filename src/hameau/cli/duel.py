"""`hameau duel`: which of two bots is stronger, and how sure that is."""

import argparse
from functools import partial

import msgspec

from hameau.cli import asking
from hameau.cli.screen import Screen, percent
from hameau.lab import camps, duel
from hameau.shelf import game


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = f"Let bot A play against B from every seat in turn. {asking.BOTS}"
    parser = commands.add_parser(
        "duel", parents=[common], help="which of two bots is stronger", description=about
    )
    parser.add_argument("a", metavar="A")
    parser.add_argument("b", metavar="B")
    parser.add_argument("game", metavar="GAME", nargs="?", default="buttons")
    parser.add_argument("--matches", type=asking.matches, default=200, metavar="N", help="default 200")
    asking.add_seats(parser)
    asking.add_workers(parser)
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument(
        "--by-camp",
        action="store_true",
        help="where people win together: each camp played by A and by B, against others played by A",
    )
    ways.add_argument(
        "--luck",
        type=asking.positive,
        default=0,
        metavar="N",
        help="also take out the luck: N simulations say what each roll or card was worth; try 300",
    )
    asking.add_seed(parser, 0)
    asking.add_options(parser)
    asking.add_json(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    played = game(asked.game, asked.content)
    screen.warn_if_slow()
    compare = camps.compare if asked.by_camp else partial(duel.duel, luck=asked.luck)
    with screen.progress(asked.matches, wanted=not asked.json) as tick:
        result = compare(
            played,
            asked.a,
            asked.b,
            matches=asked.matches,
            seats=played.seats[0] if asked.seats is None else asked.seats,
            seed=asked.seed,
            options=asking.options(asked.option),
            workers=min(asked.workers, asked.matches),
            tick=tick,
        )
    if asked.json:
        asking.print_json(msgspec.to_builtins(result))
    elif isinstance(result, camps.Camps):
        show_camps(result, screen)
    else:
        show(result, screen)
    if result.matches < asked.matches:
        screen.remark("stopped-early", matches=f"{result.matches:,}", total=f"{asked.matches:,}")
        raise KeyboardInterrupt
    return 0


def show_camps(result: camps.Camps, screen: Screen) -> None:
    """How often each camp won with A and with B, and how many times as often with A."""
    headings = [screen.text(word) for word in ("camp", "matches")]
    rows = [
        (
            camp.name,
            str(camp.matches),
            percent(camp.won_by_a / camp.matches),
            percent(camp.won_by_b / camp.matches),
            "–" if camp.ratio is None else f"{camp.ratio:.2f}",
            "–" if camp.ratio is None else f"{camp.low:.2f} – {camp.high:.2f}",
        )
        for camp in result.camps
    ]
    ends = [screen.text(word) for word in ("ratio", "bounds")]
    screen.table([*headings, result.a, result.b, *ends], rows, numbers=(1, 2, 3, 4, 5))
    screen.tell("lasted", matches=result.matches * (1 + len(result.camps)), seconds=f"{result.seconds:.1f}")


def show(result: duel.Duel, screen: Screen) -> None:
    headings = [screen.text(word) for word in ("bot", "won", "drawn", "lost", "share")]
    rows = [
        (result.a, str(result.won), str(result.drawn), str(result.lost), percent(result.share)),
        (result.b, str(result.lost), str(result.drawn), str(result.won), percent(1 - result.share)),
    ]
    screen.table(headings, rows[: result.seats], numbers=(1, 2, 3, 4))  # alone there is nobody but A
    screen.tell("interval", name=result.a, low=percent(result.low), high=percent(result.high))
    if result.evened:
        bounds = {"low": percent(result.evened.low), "high": percent(result.evened.high)}
        share, luck = percent(result.evened.share), percent(result.evened.luck)
        screen.tell("evened", name=result.a, share=share, luck=luck, **bounds)
    elif result.luck:
        screen.tell("not-evened")
    screen.tell("lasted", matches=result.matches, seconds=f"{result.seconds:.1f}")
