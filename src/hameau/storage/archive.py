"""All data of a server as one file of text: to move it, to keep it, to look into it.

    {"hameau": "archive", "version": 1, "key": "…", "tables": 12}
    {"table": "abc…", "sequence": 0, "entry": {"entry": "opened", …}}
    …
    {"end": 480, "check": "…"}                         how many entries, and the hash of all lines above

The first line holds the server's key, from which its links are computed: the file is as secret as the folder.
"""

from __future__ import annotations

import gzip
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import IO, TypeVar

import msgspec

from hameau.engine.errors import HameauError
from hameau.storage.ledger import connect, everything, prepare, put_after, transaction
from hameau.storage.log import Row

VERSION = 1
AT_ONCE = 512  # entries of a group
Tick = Callable[[int], None]
Kind = TypeVar("Kind")


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    hameau: str
    version: int
    key: str
    tables: int


class EntryLine(msgspec.Struct, frozen=True):
    """One entry of one table."""

    table: str
    sequence: int
    entry: msgspec.Raw


class End(msgspec.Struct, frozen=True):
    """The last line."""

    end: int
    check: str


class BadArchive(HameauError):
    """A file that is no whole archive; nothing of it was taken over."""


# -- writing -----------------------------------------------------------------------------------------------


def export(log: Path, key: bytes, file: Path, tick: Tick) -> int:
    """Write everything, also while the server runs: one read sees one moment. How many entries."""
    part = file.with_name(file.name + ".part")
    try:
        with closing(connect(log)) as database, create(part) as out:
            database.execute("begin")  # all reads below see the same moment
            with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as packed:
                count = write(database, key, packed, tick)
            database.execute("rollback")
            out.flush()
            os.fsync(out.fileno())
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise HameauError(f"{log} cannot be read: {error}") from None
    part.replace(file)
    return count


def create(part: Path) -> IO[bytes]:
    """For the owner alone: the file holds secrets."""
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    except OSError as error:
        raise HameauError(f"{part} cannot be written: {error.strerror}") from None
    return os.fdopen(handle, "wb")


def write(database: sqlite3.Connection, key: bytes, out: gzip.GzipFile, tick: Tick) -> int:
    tables, rows = everything(database)
    check, count = blake2b(digest_size=16), 0

    def line(value: msgspec.Struct) -> None:
        text = msgspec.json.encode(value) + b"\n"
        check.update(text)
        out.write(text)

    line(Head("archive", VERSION, key.hex(), tables))
    for table, sequence, data in rows:
        line(EntryLine(table, sequence, msgspec.Raw(data)))
        count += 1
        tick(1)
    out.write(msgspec.json.encode(End(count, check.hexdigest())) + b"\n")
    return count


# -- reading -----------------------------------------------------------------------------------------------


def restore(file: Path, log: Path, tick: Tick) -> tuple[bytes, int]:
    """Take everything over into an empty log, all or nothing: the key, and how many entries."""
    with closing(connect(log)) as database:
        prepare(database, log)
        if database.execute("select count(*) from log").fetchone()[0]:
            raise BadArchive(f"{log} has tables already; import into an empty folder")
        with transaction(database):
            return read(file, database, tick)


def read(file: Path, database: sqlite3.Connection, tick: Tick) -> tuple[bytes, int]:
    lines = texts(file)
    first = next(lines, b"")
    head = decoded(first, Head, file, 1)
    if (head.hameau, head.version) != ("archive", VERSION):
        raise BadArchive(f"{file} is no archive of version {VERSION}")
    check, count, group = blake2b(first, digest_size=16), 0, list[Row]()
    for number, text in enumerate(lines, 2):
        if text.startswith(b'{"end"'):
            end = decoded(text, End, file, number)
            if (end.end, end.check) != (count, check.hexdigest()) or next(lines, None) is not None:
                raise BadArchive(f"{file}: line {number}: the end does not fit what stands above it")
            put_after(database, group)
            return bytes.fromhex(head.key), count
        line = decoded(text, EntryLine, file, number)
        group.append(Row(line.table, line.sequence, bytes(line.entry)))
        if len(group) == AT_ONCE:
            put_after(database, group)
            group = []
        check.update(text)
        count += 1
        tick(1)
    raise BadArchive(f"{file} is cut off after {count} entries")


def texts(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file) as packed:
            yield from packed
    except (OSError, EOFError) as error:
        raise BadArchive(f"{file} cannot be read: {error}") from None


def decoded(text: bytes, kind: type[Kind], file: Path, number: int) -> Kind:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadArchive(f"{file}: line {number}: {error}") from None
