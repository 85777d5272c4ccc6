"""How the log lies in an SQLite file: groups of entries, one after the other, and where to find a table.

A commit is one row at the end of `log`: whatever was asked for at that moment, of whatever tables. Where the
entries of a table lie (`places`) is written down later, for many groups at once, and after a crash from the
groups themselves. Which tables there are, and who was there, is written with the group: that is rare.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import msgspec

from hameau.engine.errors import HameauError
from hameau.storage.log import Change, Conflict, Row, StoreFailed, conflict
from hameau.tables.entries import devices_in

SCHEMA = 2
CREATE = (
    "create table log(number integer primary key, entries blob not null)",
    """create table places(
        "table" text, number integer, length integer not null, at integer not null, size integer not null,
        primary key ("table", number)
    ) without rowid""",
    'create table tables("table" text primary key) without rowid',
    'create table devices(device text, "table" text, primary key (device, "table")) without rowid',
    "create table if not exists notes(key text primary key, value integer not null) without rowid",
)
OURS = ("log", "places", "tables", "devices", "notes")
FOREIGN = (
    f"select 1 from sqlite_master where type = 'table' and name not in {OURS} and name not glob 'sqlite_*'"
)
INSERT = "insert into log values(?, ?)"
PLACE = "insert into places values(?, ?, ?, ?, ?)"
INDEXED = "insert or replace into notes values('indexed', ?)"
SINCE = "select number, entries from log where number > ? order by number"
LENGTH = 'select length from places where "table" = ? order by number desc limit 1'
PLACES_OF = 'select number, at, size, entries from places join log using (number) where "table" = ?'
OF_TABLE = """
select number, substr(entries, at, size) from places join log using (number) where "table" = ?
union all select number, substr(entries, value ->> 1, value ->> 2)
    from json_each(?) join log on number = value ->> 0
union all select number, entries from log where number > ?
"""
TABLES_OF = 'select "table" from devices where device = ? order by "table"'
ROWS_1 = 'select "table", sequence, data from {} order by "table", sequence'  # of schema 1
TABLES_1 = """from log where sequence = 0 and instr("table", ':') = 0"""
FORGET = tuple(f'delete from {name} where "table" = ?' for name in ("places", "tables", "devices"))
PATIENCE = 30  # seconds, for another connection to the same file
MOST_BEHIND = 1024  # entries without places; as many are read when a server starts
MANY = b"\xdd"  # MessagePack: an array, whose length follows in four bytes
NOTHING = b"\x93\xa0\x00\x91\xc6"  # a piece of no table, whose only entry has a length of four bytes


class Piece(NamedTuple):
    """What a group has of one table."""

    table: str  # empty where something was forgotten
    first: int  # the sequence of the first entry
    entries: list[bytes]


class Place(NamedTuple):
    """Where a piece lies, and how many entries its table has with it."""

    number: int  # of the group
    length: int
    at: int  # counted from 1, as SQL does
    size: int


encode = msgspec.msgpack.Encoder().encode
decode_piece = msgspec.msgpack.Decoder(Piece).decode
decode_group = msgspec.msgpack.Decoder(list[Piece]).decode
split = msgspec.msgpack.Decoder(list[msgspec.Raw]).decode


class Ledger:
    """A connection that writes. What it keeps in memory is for reading, too, by other threads."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database
        (indexed,) = database.execute("select max(value) from notes where key = 'indexed'").fetchone()
        self.last: int = indexed or 0  # the group that was written last, as far as known
        self.tails: dict[str, list[Place]] = {}  # of the groups whose places are not written yet
        self.behind = 0  # entries in these
        self.catch_up()

    # -- writing -------------------------------------------------------------------------------------------

    def append(self, groups: Sequence[Sequence[Row]]) -> list[Conflict | None]:
        """Write all rows of each that follow what its tables have; those of which one does not, are none."""
        while True:
            lengths: dict[str, int] = {}
            answers = [conflict(rows, lengths, self.length) for rows in groups]
            rows = [row for group, no in zip(groups, answers, strict=True) if no is None for row in group]
            if any(answers) and self.catch_up():
                continue
            try:
                if rows:
                    self.write(rows)
                return answers
            except sqlite3.IntegrityError:  # another server has this file, and wrote a group
                self.catch_up()

    def length(self, table: str) -> int:
        """How many entries a table has."""
        if table in self.tails:
            return self.tails[table][-1].length
        found = self.database.execute(LENGTH, (table,)).fetchone()
        return int(found[0]) if found else 0

    def write(self, rows: Sequence[Row]) -> None:
        """One group; one statement is a transaction by itself."""
        names, number = names_in(rows), self.last + 1
        group, places = laid_out(number, rows)
        if self.behind < MOST_BEHIND and not any(names):
            self.database.execute(INSERT, (number, group))
        else:
            with transaction(self.database):
                self.database.execute(INSERT, (number, group))
                note(self.database, *names)
                if self.behind >= MOST_BEHIND:
                    self.write_places()
            if self.behind >= MOST_BEHIND:
                self.tails, self.behind = {}, 0
        self.remember(number, places)

    def write_places(self) -> None:
        """Of all groups that have none."""
        rows = [(table, *place) for table, tail in sorted(self.tails.items()) for place in tail]
        self.database.executemany(PLACE, rows)
        self.database.execute(INDEXED, (self.last,))

    def remember(self, number: int, places: dict[str, Place]) -> None:
        """Where the tables of a group have entries."""
        for table, place in places.items():
            self.tails.setdefault(table, []).append(place)
        self.behind += len(places)
        self.last = number  # at last: whoever reads looks into all later groups

    def catch_up(self) -> bool:
        """With what was written before a crash, or by another server; was there anything?"""
        known = self.last
        for number, entries in self.database.execute(SINCE, (self.last,)).fetchall():
            self.remember(number, places_in(number, entries))
        return self.last > known

    def rewrite(self, table: str, change: Change) -> None:
        """Replace the entries of a table. What was there is overwritten, in the file and its journal."""
        database, number = self.database, self.last + 1
        database.execute("pragma secure_delete = on")
        with transaction(database):
            self.write_places()
            before = [data for rows in self.taken_out(table) for data in rows]
            for sql in FORGET:
                database.execute(sql, (table,))
            rows = [Row(table, sequence, data) for sequence, data in enumerate(change(before))]
            if rows:
                put(database, number, rows)
        self.tails, self.behind = {}, 0
        self.last = number if rows else self.last
        database.execute("pragma busy_timeout = 1000")  # whoever reads all of it must not hold up the others
        database.execute("pragma wal_checkpoint(truncate)")
        database.execute(f"pragma busy_timeout = {1000 * PATIENCE}")

    def taken_out(self, table: str) -> Iterator[list[bytes]]:
        """The entries of a table, which leave their groups."""
        for number, at, size, group in self.database.execute(PLACES_OF, (table,)).fetchall():
            first, end = at - 1, at - 1 + size
            blank = group[:first] + nothing(size) + group[end:]
            self.database.execute("update log set entries = ? where number = ?", (blank, number))
            yield decode_piece(group[first:end]).entries

    def settle(self) -> None:
        """Leave nothing behind: the server stops."""
        with suppress(sqlite3.Error), transaction(self.database):
            self.write_places()

    # -- reading -------------------------------------------------------------------------------------------

    def read(self, reader: sqlite3.Connection, table: str) -> list[bytes]:
        """The entries of a table, with a connection of the reading thread."""
        last = self.last
        tail = [[place.number, place.at, place.size] for place in self.tails.get(table, ())]
        found = dict(reader.execute(OF_TABLE, (table, str(tail), last)).fetchall())
        pieces = [
            piece
            for number, data in sorted(found.items())
            for piece in ([decode_piece(data)] if number <= last else decode_group(data))
        ]
        return [data for piece in pieces if piece.table == table for data in piece.entries]


def names_in(rows: Iterable[Row]) -> tuple[list[tuple[str]], list[tuple[str, str]]]:
    """The tables that begin here, and who comes to one."""
    tables = [(row.table,) for row in rows if row.sequence == 0 and ":" not in row.table]
    return tables, [(device.decode(), row.table) for row in rows for device in devices_in(row.data)]


def note(
    database: sqlite3.Connection, tables: Iterable[tuple[str]], devices: Iterable[tuple[str, str]]
) -> None:
    database.executemany("insert or ignore into tables values(?)", tables)
    database.executemany("insert or ignore into devices values(?, ?)", devices)


def laid_out(number: int, rows: Sequence[Row]) -> tuple[bytes, dict[str, Place]]:
    """A group as bytes, in pieces of one table each, and where each lies."""
    pieces: dict[str, Piece] = {}
    for table, sequence, data in rows:
        if table in pieces:
            pieces[table].entries.append(data)
        else:
            pieces[table] = Piece(table, sequence, [data])
    parts, at, places = [MANY, len(pieces).to_bytes(4, "big")], 6, dict[str, Place]()
    for piece in pieces.values():
        part = encode(piece)
        parts.append(part)
        places[piece.table] = Place(number, piece.first + len(piece.entries), at, len(part))
        at += len(part)
    return b"".join(parts), places


def places_in(number: int, group: bytes) -> dict[str, Place]:
    """Where the pieces of a group lie."""
    at, places = 6, dict[str, Place]()
    for raw in split(group):
        piece, size = decode_piece(raw), len(bytes(raw))
        if piece.table:
            places[piece.table] = Place(number, piece.first + len(piece.entries), at, size)
        at += size
    return places


def nothing(size: int) -> bytes:
    """A piece of so many bytes that says nothing."""
    room = size - len(NOTHING) - 4
    return NOTHING + room.to_bytes(4, "big") + bytes(room)


def put_after(database: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """One more group with all that is known of it, in a transaction that is open."""
    if rows:
        (last,) = database.execute("select ifnull(max(number), 0) from log").fetchone()
        put(database, last + 1, rows)


def put(database: sqlite3.Connection, number: int, rows: Sequence[Row]) -> None:
    """A group with all that is known of it; all before it have their places."""
    group, places = laid_out(number, rows)
    database.execute(INSERT, (number, group))
    note(database, *names_in(rows))
    database.executemany(PLACE, [(table, *place) for table, place in places.items()])
    database.execute(INDEXED, (number,))


def everything(database: sqlite3.Connection) -> tuple[int, Iterator[Row]]:
    """How many tables there are, and all rows, also of a file that nobody has prepared yet."""
    (version,) = database.execute("pragma user_version").fetchone()
    if version == 0:
        return 0, iter(())
    if version == 1:
        (tables,) = database.execute(f"select count(*) {TABLES_1}").fetchone()
        return tables, map(Row._make, database.execute(ROWS_1.format("log")))
    (tables,) = database.execute("select count(*) from tables").fetchone()
    return tables, (row for _, group in database.execute(SINCE, (0,)) for row in rows_in(group))


def rows_in(group: bytes) -> Iterator[Row]:
    for table, first, entries in decode_group(group):
        if table:
            yield from (Row(table, number, data) for number, data in enumerate(entries, first))


# -- the file ----------------------------------------------------------------------------------------------


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    database.execute("begin immediate")
    try:
        yield
        database.execute("commit")
    finally:
        if database.in_transaction:
            database.execute("rollback")


def connect(path: Path) -> sqlite3.Connection:
    database: sqlite3.Connection | None = None
    try:
        database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
        database.execute("pragma synchronous = full")
    except sqlite3.DatabaseError as error:
        if database is not None:
            database.close()
        raise unusable(path, error) from None
    return database


def prepare(database: sqlite3.Connection, path: Path) -> None:
    """A new file, or one that is ours; one of schema 1 is taken over."""
    try:
        (version,) = database.execute("pragma user_version").fetchone()
        if database.execute(FOREIGN).fetchone():
            raise HameauError(f"{path} is no log of Hameau: other tables are in it")
        database.execute("pragma journal_mode = wal")
        if version not in (0, 1, SCHEMA):
            raise HameauError(
                f"{path} was written by another version of Hameau (schema {version}, not {SCHEMA})"
            )
        if version < SCHEMA:
            with transaction(database):
                create(database, version)
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) from None


def create(database: sqlite3.Connection, version: int) -> None:
    """The tables, and in them what schema 1 had: a row for each entry, in the order of tables."""
    if version:
        database.execute("alter table log rename to log_1")
    for statement in CREATE:
        database.execute(statement)
    if version:
        rows = map(Row._make, database.execute(ROWS_1.format("log_1")))
        for number, (_, group) in enumerate(groupby(rows, lambda row: row.table), 1):
            put(database, number, list(group))
        database.execute("drop table log_1")
    database.execute(f"pragma user_version = {SCHEMA}")


def unusable(path: Path, error: sqlite3.DatabaseError) -> HameauError:
    """Why it cannot be opened: the disk, or what lies there."""
    if isinstance(error, sqlite3.OperationalError):  # full, read-only, locked, gone
        return StoreFailed(f"{path} cannot be used: {error}")
    return HameauError(f"{path} is no log of Hameau: {error}")
