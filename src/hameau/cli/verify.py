"""`hameau verify`: was this match played as its record says, with honest dice?"""

import argparse

from hameau.cli import asking
from hameau.cli.screen import Screen
from hameau.engine import record
from hameau.engine.errors import BadRecord
from hameau.shelf import game

FALSE = 1


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = "Compute every roll, card and move of a record again and compare."
    parser = commands.add_parser(
        "verify", parents=[common], help="check a record of a match", description=about
    )
    parser.add_argument("file", metavar="FILE")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    text = asking.read_text(asked.file)
    try:
        verdict = record.verify(text, lambda key: game(key, asked.content))
    except BadRecord as error:
        screen.err.print(f"{asked.file}: {error.sentence}", markup=False, soft_wrap=True)
        return FALSE
    show(verdict, screen)
    return 0


def show(verdict: record.Verdict, screen: Screen) -> None:
    match = verdict.match
    title = match.game.speech.say(screen.language, "title")
    screen.line(f"{title}: {', '.join(match.names)}", "bold")
    screen.tell("checked-promise", promise=verdict.promise[:16])
    screen.tell("checked-luck")
    screen.tell("checked-shares", seats=sum(bool(share) for share in match.shares))
    if match.branch:
        screen.tell("checked-backs", backs=match.branch)
    screen.tell("checked-moves", moves=verdict.moves - verdict.unread)
    if verdict.unread:
        screen.tell("checked-unread", moves=verdict.unread)
    if not verdict.over:
        screen.tell("checked-open")
    elif match.result is not None:
        screen.tell("checked-result")
        screen.line(match.game.speech.say(screen.language, match.result.reason, match.result.facts))
    screen.tell("record-is-true", "bold")
