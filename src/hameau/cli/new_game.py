"""`hameau new-game`: the skeleton of a game, which can be played at once."""

import argparse
from importlib.resources import files
from pathlib import Path

from hameau import shelf
from hameau.cli import asking
from hameau.cli.screen import Screen
from hameau.engine.errors import HameauError

TEMPLATE = files("hameau.cli") / "skeleton"
GAME = ("__init__.py", "rules.py", "rules.md", "words/en.ftl")
TESTS = ("test_skeleton.py", "conftest.py")  # beside the game; the second serves all games of the folder


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = (
        "Write the skeleton of a game into a folder of its own, with tests beside it. "
        "It can be played at once."
    )
    parser = commands.add_parser(
        "new-game", parents=[common], help="begin a game of one’s own", description=about
    )
    parser.add_argument("name", metavar="NAME", help="its key: small letters")
    parser.add_argument("--into", type=Path, default=Path("."), metavar="DIR", help="default this folder")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    key, folder = asked.name, asked.into / asked.name
    if not shelf.KEY.fullmatch(key):
        raise HameauError(f"a key is 1 to 20 small letters, not {key!r}")
    if key in shelf.every_key():
        raise HameauError(f"there is a game {key} already")
    if folder.exists():
        raise HameauError(f"{folder} exists and is not overwritten")
    for name in GAME:
        write(key, name, folder / name, screen)
    for name in TESTS:
        place = asked.into / name.replace("skeleton", key)
        if not place.exists():
            write(key, name, place, screen)
    screen.tell("game-begun", game=key, folder=str(asked.into))
    return 0


def write(key: str, name: str, place: Path, screen: Screen) -> None:
    """A file of the skeleton, in the name of the game."""
    place.parent.mkdir(parents=True, exist_ok=True)
    text = (TEMPLATE / f"{name}.txt").read_text("utf-8")
    asking.write_text(str(place), text.replace("skeleton", key).replace("Skeleton", key.capitalize()))
    screen.line(str(place))
