"""How the log lies in PostgreSQL: a row for each entry, whose primary key no second owner gets past.

Besides, in a row of its own, what all servers of a database share: the key from which links are computed,
and when the last server ran. Whatever else is in the database is left alone: ours is the schema `hameau`.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from secrets import token_bytes, token_hex
from typing import Any, LiteralString

from hameau.engine.errors import HameauError
from hameau.storage.archive import BadArchive, Empty, Moment
from hameau.storage.ledger import names_in
from hameau.storage.log import Change, Conflict, Lifetime, Row, StoreFailed, conflict
from hameau.tables.links import KEY_BYTES

try:
    import psycopg
    from psycopg import conninfo
except ImportError:
    raise HameauError("a log in PostgreSQL needs psycopg: pip install 'hameau[postgres]'") from None

Error = psycopg.Error
OperationalError = psycopg.OperationalError
SCHEMA = 1
CREATE: LiteralString = """
create schema if not exists hameau;
create table if not exists hameau.log(
    "table" text collate "C", sequence integer, data bytea not null, primary key ("table", sequence)
);
create table if not exists hameau.devices(
    device text collate "C", "table" text collate "C", primary key (device, "table")
);
create table if not exists hameau.server(
    one boolean primary key default true check (one), schema integer not null, key bytea not null,
    began bigint not null default 0, alive bigint not null default 0
);
"""
THERE = "select to_regclass('hameau.server')::text"
FIRST = "insert into hameau.server(schema, key) values(%s, %s) on conflict do nothing"
INSERT = """
insert into hameau.log select * from unnest(%b::text[], %b::integer[], %b::bytea[])
where not exists (
    select from unnest(%b::text[], %b::integer[]) as first("table", sequence)
    where first.sequence > 0 and not exists (
        select from hameau.log
        where log."table" = first."table" and log.sequence = first.sequence - 1
    )
)"""
DEVICES = """
insert into hameau.devices select * from unnest(%b::text[], %b::text[]) on conflict do nothing"""
LENGTHS = """
select "table", max(sequence) + 1 from hameau.log where "table" = any(%b::text[]) group by "table" """
STORED = """
select log."table", log.sequence, log.data from hameau.log
join unnest(%b::text[], %b::integer[]) as asked("table", sequence) using ("table", sequence)"""
READ = """select data from hameau.log where "table" = %b order by sequence"""
ALL = """select "table", sequence, data from hameau.log order by "table", sequence"""
TABLES = """select "table" from hameau.log where sequence = 0 and strpos("table", ':') = 0 order by 1"""
COUNT = """select count(*) from hameau.log where sequence = 0 and strpos("table", ':') = 0"""
TABLES_OF = """select "table" from hameau.devices where device = %b order by "table" """
FORGET: tuple[LiteralString, ...] = (
    """delete from hameau.log where "table" = %b""",
    """delete from hameau.devices where "table" = %b""",
)
NOTE = "update hameau.server set began = %b, alive = %b"
LOCK = (0x48616D65, 0)  # of a server that has all tables of a database
HOLDER = """
select pid, application_name, coalesce(host(client_addr), 'this machine') from pg_stat_activity
where pid = (
    select pid from pg_locks where locktype = 'advisory' and classid = %b and objid = %b and granted
    and database = (select oid from pg_database where datname = current_database())
)"""
SESSION: LiteralString = """
set synchronous_commit = on;
set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 3; set tcp_keepalives_count = 3
"""
OPTIONS = {
    "connect_timeout": 2,
    "keepalives_idle": 5,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "target_session_attrs": "read-write",
}
STARTING = 2.0  # seconds in which the server before may still be ending
A_MOMENT = 0.02
LOOK = 0.05  # seconds between two looks at the clock while an answer is awaited


class NoAnswer(Exception):
    """The database takes too long."""


class Connection(psycopg.Connection[Any]):
    """Waits for an answer only so long; then it is closed, and what came of it is not known."""

    patience = 600.0

    def wait(
        self, gen: Generator[Any, Any, Any], interval: float = LOOK, timeout: float | None = None
    ) -> Any:
        return super().wait(self.bounded(gen), interval, timeout)

    def bounded(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        until, ready = time.monotonic() + self.patience, None
        while True:
            try:
                wanted = gen.send(ready)
            except StopIteration as end:
                return end.value
            ready = yield wanted
            if not ready and time.monotonic() > until:
                self.pgconn.finish()
                raise NoAnswer(f"no answer for {self.patience:g} seconds")


class Place:
    """A database by its address. What is said of it has no password."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            said = conninfo.conninfo_to_dict(url)
        except psycopg.Error as error:
            raise HameauError(f"{error} in the address of the database") from None
        self.name = f"the database {said.get('dbname', '')} at {said.get('host') or 'this machine'}"

    def connect(self, who: str, patience: float = 600.0) -> Connection:
        """As an owner of this name, which others are told."""
        given: dict[str, Any] = {**OPTIONS, "application_name": who[:63], "autocommit": True}
        database = Connection.connect(self.url, **given)
        database.patience = patience
        database.execute(SESSION)
        database.prepare_threshold = 0
        return database

    @contextmanager
    def opened(self, who: str) -> Iterator[Database]:
        """To work in it alone, without a server."""
        with self.explained(), self.connect(f"{who} {token_hex(4)}") as connection:
            database = Database(connection)
            database.own(self.name)
            database.prepare(self.name)
            yield database

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Why it cannot be used."""
        try:
            yield
        except (psycopg.Error, NoAnswer) as error:
            raise StoreFailed(f"{self.name} cannot be used: {sentence(error)}") from None

    @contextmanager
    def seen(self) -> Iterator[Moment]:
        """Also while a server runs: a transaction sees one moment."""
        with self.explained(), self.connect("hameau export") as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = True
            with connection.transaction():
                database = Database(connection)
                yield Moment(database.key(), database.count(), database.rows())

    @contextmanager
    def filled(self) -> Iterator[Empty]:
        """What is put there, is there when the block has ended well."""
        with self.opened("hameau import") as database:
            if database.ask("select exists(select from hameau.log)")[0][0]:
                raise BadArchive(f"{self.name} has tables already; import into an empty one")
            with database.connection.transaction():
                yield Empty(database.add, database.keep)

    @contextmanager
    def past(self) -> Iterator[Database]:
        """Afterwards its tables are written anew, without leftovers."""
        with self.opened("hameau forget") as database:
            yield database
            database.clean(full=True)


class Database:
    """A connection and what it can do."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def ask(self, query: LiteralString, *given: object) -> list[tuple[Any, ...]]:
        return self.connection.execute(query, given, binary=True).fetchall()

    # -- one owner -----------------------------------------------------------------------------------------

    def own(self, name: str, before: str = "", patience: float = STARTING) -> None:
        """Be the only server of the database, until the connection ends. `before` was we ourselves.

        When it is ours, nothing is under way any more that was asked of a connection before.
        """
        until = time.monotonic() + patience
        while not self.ask("select pg_try_advisory_lock(%s, %s)", *LOCK)[0][0]:
            holder = self.ask(HOLDER, *LOCK)
            if holder and holder[0][1] == before:
                self.ask("select pg_terminate_backend(%s)", holder[0][0])
            elif time.monotonic() > until:
                who = f"{label(holder[0][1])} on {holder[0][2]}" if holder else "another program"
                raise HameauError(f"{name} is in use by {who}; give this server another one with --log")
            time.sleep(A_MOMENT)

    def prepare(self, name: str) -> None:
        """A new log, or one that is ours."""
        if self.ask(THERE)[0][0] is None:
            with self.connection.transaction():
                self.connection.execute(CREATE, prepare=False)
                self.connection.execute(FIRST, (SCHEMA, token_bytes(KEY_BYTES)))
        ((version,),) = self.ask("select schema from hameau.server")
        if version != SCHEMA:
            raise HameauError(
                f"{name} was written by another version of Hameau (schema {version}, not {SCHEMA})"
            )

    def keep(self, key: bytes) -> None:
        self.connection.execute("update hameau.server set key = %b", (key,))

    def key(self) -> bytes:
        """From which all links are computed."""
        ((key,),) = self.ask("select key from hameau.server")
        return bytes(key)

    # -- writing -------------------------------------------------------------------------------------------

    def append(self, groups: Sequence[Sequence[Row]]) -> list[Conflict | None]:
        """Write all rows of each that follow what its tables have; those of which one does not, are none."""
        if self.insert([row for rows in groups for row in rows]):
            return [None] * len(groups)
        while True:
            tables = list({row.table for rows in groups for row in rows})
            lengths: dict[str, int] = dict(self.ask(LENGTHS, tables))
            answers = [conflict(rows, lengths, lambda _: 0) for rows in groups]
            rows = [row for group, no in zip(groups, answers, strict=True) if no is None for row in group]
            if not rows or self.insert(rows):
                return answers

    def insert(self, rows: Sequence[Row]) -> bool:
        """All in one statement, or none because a row is not the next of its table."""
        first, lengths = dict[str, int](), dict[str, int]()
        for table, sequence, _ in rows:
            if lengths.setdefault(table, sequence) != sequence:
                return False
            first.setdefault(table, sequence)
            lengths[table] = sequence + 1
        tables, sequences, data = zip(*rows, strict=True)
        given = (list(tables), list(sequences), list(data), list(first), list(first.values()))
        devices = sorted(set(names_in(rows)[1]))
        try:
            if not devices:
                return self.connection.execute(INSERT, given).rowcount == len(rows)
            with self.connection.transaction():
                self.connection.execute(DEVICES, tuple(map(list, zip(*devices, strict=True))))
                if self.connection.execute(INSERT, given).rowcount != len(rows):
                    raise psycopg.Rollback()
                return True
        except psycopg.errors.UniqueViolation:
            return False
        return False

    def append_again(self, groups: Sequence[Sequence[Row]]) -> list[Conflict | None]:
        """What may have been written before; that is found out first."""
        rows = [row for group in groups for row in group]
        names = [row.table for row in rows], [row.sequence for row in rows]
        stored = {Row(table, sequence, bytes(data)) for table, sequence, data in self.ask(STORED, *names)}
        missing = [group for group in groups if not stored.issuperset(group)]
        answers = iter(self.append(missing) if missing else [])
        return [None if stored.issuperset(group) else next(answers) for group in groups]

    def add(self, rows: Sequence[Row]) -> None:
        """These rows, of a whole archive."""
        if rows and not self.insert(rows):
            raise BadArchive("the entries of a table do not follow each other")

    def rewrite(self, table: str, change: Change) -> None:
        """Replace the entries of a table. `clean` takes away what was there."""
        with self.connection.transaction():
            before = self.read(table)
            for query in FORGET:
                self.connection.execute(query, (table,))
            rows = [Row(table, sequence, data) for sequence, data in enumerate(change(before))]
            if rows and not self.insert(rows):
                raise HameauError(f"{table} was written to while it was changed")

    def clean(self, full: bool) -> None:
        """Free the room of what was deleted; in full, no byte of it is left in the files of the tables."""
        for name in ("log", "devices"):
            self.connection.execute(f"vacuum {'(full)' if full else ''} hameau.{name}", prepare=False)
        if full:
            with suppress(psycopg.errors.InsufficientPrivilege):  # then PostgreSQL does so by itself, later
                self.connection.execute("checkpoint", prepare=False)

    def note(self, lifetime: Lifetime) -> None:
        self.connection.execute(NOTE, lifetime)

    # -- reading -------------------------------------------------------------------------------------------

    def read(self, table: str) -> list[bytes]:
        if "\0" in table:  # which no text of PostgreSQL has
            return []
        return [bytes(data) for (data,) in self.ask(READ, table)]

    def tables_of(self, device: str) -> list[str]:
        return [table for (table,) in self.ask(TABLES_OF, device)]

    def count(self) -> int:
        return int(self.ask(COUNT)[0][0])

    def rows(self) -> Iterator[Row]:
        """Everything, inside a transaction."""
        with self.connection.cursor("rows", binary=True) as cursor:
            cursor.itersize = 1000
            for table, sequence, data in cursor.execute(ALL):
                yield Row(table, sequence, bytes(data))


def label(who: str) -> str:
    """What others are told of an owner: not the mark by which it knows itself again."""
    return who.rpartition(" ")[0] or who


def sentence(error: Exception) -> str:
    """The first line of what PostgreSQL says."""
    return str(error).strip().split("\n")[0]
