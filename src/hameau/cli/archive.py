"""`hameau export` and `hameau import`: all data of a server in one file, also as a backup while it runs."""

import argparse
from pathlib import Path

from hameau.cli import asking, store
from hameau.cli.screen import Screen
from hameau.engine.errors import HameauError
from hameau.storage import archive


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    out = commands.add_parser(
        "export",
        parents=[common],
        help="write all data of a server to a file",
        description="Write all tables and the server's key to one file, also while the server runs. "
        "The file is as secret as the folder.",
    )
    into = commands.add_parser(
        "import",
        parents=[common],
        help="read all data of a server from a file",
        description="Read an export into an empty folder, all or nothing. Links and seats stay valid.",
    )
    for parser, run in ((out, run_export), (into, run_import)):
        parser.add_argument("file", metavar="FILE", type=Path)
        store.declare(parser)
        parser.set_defaults(run=run)


def run_export(asked: argparse.Namespace, screen: Screen) -> int:
    seen = store.seen(asked)
    if asked.file.exists():
        raise HameauError(f"{asked.file} exists and is not overwritten")
    entries = archive.export(seen, asked.file, lambda _: None)
    screen.tell("exported", entries=entries, file=str(asked.file))
    return 0


def run_import(asked: argparse.Namespace, screen: Screen) -> int:
    if not asked.file.is_file():
        raise HameauError(f"there is no file {asked.file}")
    entries = archive.restore(asked.file, store.filled(asked), lambda _: None)
    screen.tell("imported", entries=entries, folder=store.name(asked))
    return 0
