"""`hameau regret`: what the choices of bots cost, decision by decision."""

import argparse

import msgspec

from hameau.cli import asking
from hameau.cli.screen import Screen, percent
from hameau.lab import regret
from hameau.shelf import game


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = (
        "Ask bots about decisions of many matches and value their choices beside those of a long search. "
        "Where luck decides most matches, this tells bots apart that a duel cannot."
    )
    parser = commands.add_parser(
        "regret", parents=[common], help="what the choices of bots cost", description=about
    )
    parser.add_argument("bots", metavar="BOT,BOT", type=asking.bot_list, help="such as search:0.1s,greedy")
    parser.add_argument("game", metavar="GAME", nargs="?", default="buttons")
    parser.add_argument("--matches", type=asking.matches, default=50, metavar="N", help="default 50")
    parser.add_argument(
        "--decisions", type=asking.positive, default=4, metavar="N", help="asked about in a match; default 4"
    )
    parser.add_argument(
        "--simulations",
        type=asking.positive,
        default=100_000,
        metavar="N",
        help="of the search that judges; default 100000",
    )
    parser.add_argument(
        "--players", metavar="BOT", default="search:1000", help="who plays the matches; default search:1000"
    )
    asking.add_seats(parser)
    asking.add_workers(parser)
    asking.add_seed(parser, 0)
    asking.add_options(parser)
    asking.add_json(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    played = game(asked.game, asked.content)
    screen.warn_if_slow()
    with screen.progress(asked.matches, wanted=not asked.json) as tick:
        result = regret.regret(
            played,
            asked.bots,
            matches=asked.matches,
            decisions=asked.decisions,
            simulations=asked.simulations,
            players=asked.players,
            seats=played.seats[0] if asked.seats is None else asked.seats,
            seed=asked.seed,
            options=asking.options(asked.option),
            workers=min(asked.workers, asked.matches),
            tick=tick,
        )
    if asked.json:
        asking.print_json(msgspec.to_builtins(result))
    else:
        show(result, screen)
    if result.matches < asked.matches:
        screen.remark("stopped-early", matches=f"{result.matches:,}", total=f"{asked.matches:,}")
        raise KeyboardInterrupt
    return 0


def show(result: regret.Regret, screen: Screen) -> None:
    headings = [screen.text(word) for word in ("bot", "agreed", "a-decision", "a-match", "bounds")]
    rows = [
        (
            loss.bot,
            percent(loss.agreed),
            *(("–", "–", "–") if loss.low is None or loss.high is None else costs(loss, loss.low, loss.high)),
        )
        for loss in result.losses
    ]
    screen.table(headings, rows, numbers=(1, 2, 3, 4))
    screen.tell("regret-means", simulations=f"{result.simulations:,}", choices=f"{result.choices:.1f}")
    unknown = ", ".join(loss.bot for loss in result.losses if loss.low is None)
    if unknown:
        screen.tell("regret-unknown", "yellow", bots=unknown)
    screen.tell("lasted", matches=result.matches, seconds=f"{result.seconds:.1f}")


def costs(loss: regret.Loss, low: float, high: float) -> tuple[str, str, str]:
    return fine_percent(loss.a_decision), percent(loss.a_match), f"{percent(low)} – {percent(high)}"


def fine_percent(share: float) -> str:
    return f"{100 * share:.3f} %"
