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
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from hashlib import blake2b
from pathlib import Path
from typing import IO, NamedTuple, TypeVar

import msgspec

from hameau.engine.errors import HameauError
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


class Moment(NamedTuple):
    """All that a store has, as it was at one moment."""

    key: bytes
    tables: int
    rows: Iterator[Row]


class Empty(NamedTuple):
    """A store that has nothing yet: how rows and the key are put there."""

    put: Callable[[Sequence[Row]], None]
    keep: Callable[[bytes], None]


class BadArchive(HameauError):
    """A file that is no whole archive; nothing of it was taken over."""


# -- writing -----------------------------------------------------------------------------------------------


def export(opened: AbstractContextManager[Moment], file: Path, tick: Tick) -> int:
    """Write everything, also while the server runs. How many entries."""
    part = file.with_name(file.name + ".part")
    try:
        with opened as moment, create(part) as out:
            with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as packed:
                count = write(moment, packed, tick)
            out.flush()
            os.fsync(out.fileno())
    except HameauError:
        part.unlink(missing_ok=True)
        raise
    part.replace(file)
    return count


def create(part: Path) -> IO[bytes]:
    """For the owner alone: the file holds secrets."""
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    except OSError as error:
        raise HameauError(f"{part} cannot be written: {error.strerror}") from None
    return os.fdopen(handle, "wb")


def write(moment: Moment, out: gzip.GzipFile, tick: Tick) -> int:
    check, count = blake2b(digest_size=16), 0

    def line(value: msgspec.Struct) -> None:
        text = msgspec.json.encode(value) + b"\n"
        check.update(text)
        out.write(text)

    line(Head("archive", VERSION, moment.key.hex(), moment.tables))
    for table, sequence, data in moment.rows:
        line(EntryLine(table, sequence, msgspec.Raw(data)))
        count += 1
        tick(1)
    out.write(msgspec.json.encode(End(count, check.hexdigest())) + b"\n")
    return count


# -- reading -----------------------------------------------------------------------------------------------


def restore(file: Path, opened: AbstractContextManager[Empty], tick: Tick) -> int:
    """Take everything over into a store that is empty, all or nothing; how many entries."""
    with opened as empty:
        key, count = read(file, empty.put, tick)
        empty.keep(key)
        return count


def read(file: Path, put: Callable[[Sequence[Row]], None], tick: Tick) -> tuple[bytes, int]:
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
            put(group)
            return bytes.fromhex(head.key), count
        line = decoded(text, EntryLine, file, number)
        group.append(Row(line.table, line.sequence, bytes(line.entry)))
        if len(group) == AT_ONCE:
            put(group)
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
