"""What several commands ask for on the command line, and how it is read."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hameau.bots.players import cores
from hameau.engine.errors import HameauError, Unknown

MOST = 1_000_000_000  # of anything
MOST_LISTED = 10_000_000  # matches that memory holds a list of
BOTS = "Bots: random, greedy, search:0.2s, search:5000, and your own: mine.py:Bot."
Commands = Any  # argparse does not name the type of its collection of commands


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="an option of the game; may be repeated",
    )


def add_seed(parser: argparse.ArgumentParser, default: int | None) -> None:
    parser.add_argument("--seed", type=int, default=default, help="the same seed gives the same luck")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def add_rows(parser: argparse.ArgumentParser) -> None:
    """For commands that write a page: the numbers behind it."""
    parser.add_argument(
        "--json", action="store_true", help="print the numbers as JSON; then a page only with --out"
    )
    parser.add_argument("--csv", metavar="FILE", help="also write them as a table")


def add_seats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many sit down; default as few as possible"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers", type=positive, default=cores(), metavar="N", help="processes; default one a core"
    )


def options(given: Sequence[str]) -> dict[str, str]:
    """`boards=same` as key and value."""
    for text in given:
        if "=" not in text:
            raise Unknown(f"an option is KEY=VALUE, not {text!r}")
    return dict(text.split("=", 1) for text in given)


def bot_list(text: str) -> list[str]:
    """`greedy,search:0.2s` as descriptions."""
    return [part.strip() for part in text.split(",")]


def positive(text: str, most: int = MOST) -> int:
    """A number from 1 on, for argparse."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 on")
    if number > most:
        raise argparse.ArgumentTypeError(f"{text} is more than {most}, for which nobody could wait")
    return number


def matches(text: str) -> int:
    """How many matches, each of them listed before the first is played."""
    return positive(text, MOST_LISTED)


def seconds(text: str) -> float:
    """More than no time, for argparse."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is no length of time")
    return number


def read_text(name: str) -> str:
    """What stands in a file."""
    try:
        return Path(name).read_text("utf-8")
    except OSError as error:
        raise HameauError(f"cannot read {name}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise HameauError(f"cannot read {name}: byte {error.start + 1} is not UTF-8 text") from None


def check_new(name: str) -> None:
    """Refuse before a long run what could not be written after it."""
    if Path(name).exists():
        raise HameauError(f"{name} exists and is not overwritten")
    if not Path(name).parent.is_dir():
        raise HameauError(f"cannot write {name}: there is no folder {Path(name).parent}")


def write_text(name: str, text: str, over: bool = False) -> None:
    """Write a file; one that is there stays as it is, unless it is to be written over."""
    try:
        with Path(name).open("w" if over else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise HameauError(f"{name} exists and is not overwritten") from None
    except OSError as error:
        raise HameauError(f"cannot write {name}: {error.strerror}") from None


def print_json(value: object) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))
