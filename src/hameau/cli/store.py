"""Where a server's log lies: in its folder, or in a PostgreSQL database (`--log`)."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from hameau.engine.errors import HameauError
from hameau.storage import SqliteLog, file
from hameau.storage.archive import Empty, Moment
from hameau.storage.forgetting import Past
from hameau.storage.log import Log
from hameau.web import folder

if TYPE_CHECKING:
    from hameau.storage.database import Place

USUAL = Path("~/.hameau").expanduser()
SCHEMES = ("postgresql://", "postgres://")


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=USUAL, metavar="DIR", help=f"default {USUAL}")
    parser.add_argument(
        "--log",
        type=database_url,
        metavar="URL",
        help="a PostgreSQL database instead of the folder: postgresql://user@host/name",
    )


def database_url(text: str) -> str:
    if not text.startswith(SCHEMES):
        raise argparse.ArgumentTypeError(f"{text!r} is no address of a database: postgresql://user@host/name")
    return text


def place(asked: argparse.Namespace) -> Place:
    """The database that was asked for."""
    from hameau.storage.database import Place  # here, because it needs a package that is not always there

    return Place(asked.log)


def name(asked: argparse.Namespace) -> str:
    """Without a password."""
    return place(asked).name if asked.log else str(asked.data)


def locked(asked: argparse.Namespace, who: str) -> AbstractContextManager[None]:
    """Nobody else has it meanwhile. A database is locked by those who open it."""
    return nullcontext() if asked.log else folder.locked(asked.data, who)


def opened(asked: argparse.Namespace, who: str) -> tuple[Log, bytes]:
    """The log for a server, and the key."""
    if not asked.log:
        return SqliteLog(folder.prepare(asked.data)), folder.read_key(asked.data)
    from hameau.storage.postgres import PostgresLog

    log = PostgresLog(asked.log, who)
    return log, log.key


def existing(asked: argparse.Namespace) -> Path:
    """The file of a folder that a server has had."""
    log: Path = asked.data / folder.LOG
    if not log.is_file():
        raise HameauError(f"{asked.data} is no folder of a server: it has no {folder.LOG}")
    return log


def seen(asked: argparse.Namespace) -> AbstractContextManager[Moment]:
    if asked.log:
        return place(asked).seen()
    return file.seen(existing(asked), folder.read_key(asked.data))


def filled(asked: argparse.Namespace) -> AbstractContextManager[Empty]:
    if asked.log:
        return place(asked).filled()
    return file.filled(folder.prepare(asked.data), lambda key: folder.write_key(asked.data, key))


def past(asked: argparse.Namespace) -> AbstractContextManager[Past]:
    return place(asked).past() if asked.log else file.past(existing(asked))
