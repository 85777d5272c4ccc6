"""`hameau replay`: a record, move by move."""

import argparse
from functools import partial

from hameau.cli import asking
from hameau.cli.screen import FAINT, NothingMore, Screen
from hameau.engine import record
from hameau.engine.match import Match
from hameau.shelf import game


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = "Show a recorded match move by move, as a spectator or from a seat."
    parser = commands.add_parser(
        "replay", parents=[common], help="watch a record of a match", description=about
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each move; q leaves")
    parser.add_argument("--seat", type=int, metavar="N", help="see what this seat saw; the first is 0")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    text = asking.read_text(asked.file)
    match = record.replay(text, lambda key: game(key, asked.content))
    again = match.again()
    show(again, asked.seat, screen)
    for number, (seat, move) in enumerate(match.history, 1):
        if asked.step and not goes_on(screen):
            return 0
        again.play(seat, move)
        screen.line()
        screen.line(f"{number}. {match.names[seat]}: {move}", "bold")
        show(again, asked.seat, screen)
    if match.result is not None:
        screen.line(match.game.speech.say(screen.language, match.result.reason, match.result.facts), "bold")
    return 0


def show(match: Match, seat: int | None, screen: Screen) -> None:
    """What the last move did, and where it led."""
    for event in match.events(seat, since=len(match.history)):
        screen.line(f"  {match.sentence(event, screen.language)}")
    screen.line()
    screen.picture(drawing(match, seat, screen))


def drawing(match: Match, seat: int | None, screen: Screen) -> str:
    """The table as the game draws it."""
    moves = [] if seat is None else match.moves(seat)
    say = partial(match.game.speech.say, screen.language)
    return match.game.draw(match.view(seat), match.names, moves, say, width=screen.out.width)


def goes_on(screen: Screen) -> bool:
    screen.tell("step-on", FAINT)
    try:
        return screen.ask("").lower() not in ("q", "quit")
    except NothingMore:
        return False
