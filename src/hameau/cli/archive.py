"""`hameau export` and `hameau import`: all data of a server in one file, also as a backup while it runs."""

import argparse
from pathlib import Path

from hameau.cli import asking
from hameau.cli.screen import Screen
from hameau.cli.serve import USUAL
from hameau.engine.errors import HameauError
from hameau.storage import archive
from hameau.web import folder


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
        parser.add_argument("--data", type=Path, default=USUAL, metavar="DIR", help=f"default {USUAL}")
        parser.set_defaults(run=run)


def run_export(asked: argparse.Namespace, screen: Screen) -> int:
    log = asked.data / folder.LOG
    if not log.is_file():
        raise HameauError(f"{asked.data} is no folder of a server: it has no {folder.LOG}")
    if asked.file.exists():
        raise HameauError(f"{asked.file} exists and is not overwritten")
    entries = archive.export(log, folder.read_key(asked.data), asked.file, lambda _: None)
    screen.tell("exported", entries=entries, file=str(asked.file))
    return 0


def run_import(asked: argparse.Namespace, screen: Screen) -> int:
    if not asked.file.is_file():
        raise HameauError(f"there is no file {asked.file}")
    log = folder.prepare(asked.data)
    key, entries = archive.restore(asked.file, log, lambda _: None)
    folder.write_key(asked.data, key)
    screen.tell("imported", entries=entries, folder=str(asked.data))
    return 0
