"""`hameau learn`: what the imagined players of a game like, learned anew."""

import argparse
import sys
from pathlib import Path

from hameau import shelf
from hameau.cli import asking
from hameau.cli.screen import Screen
from hameau.engine.capabilities import Learning
from hameau.engine.errors import Unknown


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = (
        "Learn in matches what the imagined players of a game like, and write it into the game's own file. "
        "The same seed learns the same. Afterwards they play against players who have not learned."
    )
    parser = commands.add_parser(
        "learn", parents=[common], help="what imagined players like, learned anew", description=about
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--matches", type=asking.positive, metavar="N", help="default as the game says")
    asking.add_seed(parser, 1)
    parser.add_argument("--output", type=Path, metavar="FILE", help="another file than the game's own")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    game = shelf.game(asked.game, asked.content)
    learning = game.get(Learning)
    if learning is None:
        able = ", ".join(one.key for one in shelf.games() if one.get(Learning))
        raise Unknown(f"{game.key} learns nothing; these games do: {able}")
    matches = asked.matches or learning.usual
    if matches < learning.least:
        raise Unknown(f"--matches {matches}: at least {learning.least} are needed to learn anything")
    learned = learning.learn(game.content, matches, asked.seed, tell)
    print(file=sys.stderr)
    file = asked.output or shelf.place(game.key) / learning.file
    asking.write_text(str(file), learning.write(game.content, learned), over=True)
    for line in learning.exam(game.content, learned):
        screen.line(line)
    return 0


def tell(percentage: int) -> None:
    print(f"\r{percentage} %", end="", file=sys.stderr, flush=True)
