"""`hameau judge`: positions from a file, judged by the rules of a game."""

import argparse
from pathlib import Path

import msgspec

from hameau.cli import asking
from hameau.cli.screen import Screen
from hameau.engine.capabilities import Judging
from hameau.engine.errors import Unknown
from hameau.shelf import game, games


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = "Judge all positions of a file by the rules of a game, and say what is wrong in each."
    parser = commands.add_parser(
        "judge", parents=[common], help="judge positions from a file", description=about
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", metavar="FILE")
    asking.add_json(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    judging = game(asked.game, asked.content)
    own = judging.get(Judging)
    if own is None:
        able = ", ".join(one.key for one in games() if one.get(Judging))
        raise Unknown(f"{judging.key} has no files to judge; these games have: {able}")
    text = asking.read_text(asked.file)
    judged = own.judge_file(judging.content, text, Path(asked.file).name)
    if asked.json:
        asking.print_json(msgspec.to_builtins(judged.data))
        return 0
    for message, facts in judged.told:
        screen.line(judging.speech.say(screen.language, message, facts))
    return 0
