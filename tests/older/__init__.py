"""Data folders of older versions, and what their tables were when they were left.

`python -m tests.older NAME` makes one with the code as it is, by people at a real server: do it before
something changes that is kept on disk. `NAME.sql` is the log as SQL, `NAME.json` says whose devices sit where
and where each match stands.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from hameau.web import folder

HERE = Path(__file__).parent
NAMES = tuple(sorted(file.stem for file in HERE.glob("*.sql")))


class Left(Struct):
    """A table as people left it."""

    what: str
    game: str
    table: str
    devices: list[str]
    phase: str
    match: int
    moves: int  # of the match
    position: str
    waiting: list[int]
    records: list[str]


class Older(Struct):
    """What was left in a folder."""

    key: str  # of the server: links are made from it
    tables: list[Left]


def left(name: str) -> Older:
    """Where the matches of a folder stand."""
    return msgspec.json.decode((HERE / f"{name}.json").read_bytes(), type=Older)


def unpack(name: str, data: Path) -> Older:
    """Make the data folder again."""
    log = folder.prepare(data)
    with closing(sqlite3.connect(log)) as database:
        database.executescript((HERE / f"{name}.sql").read_text("utf-8"))
    older = left(name)
    folder.write_key(data, bytes.fromhex(older.key))
    return older
