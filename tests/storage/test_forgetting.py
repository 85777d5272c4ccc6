"""Whoever is forgotten is in no byte of the folder, and what others played still adds up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hameau import shelf
from hameau.cli import program
from hameau.engine.errors import HameauError, Unknown
from hameau.engine.game import Game
from hameau.engine.record import verify
from hameau.storage import SqliteLog
from hameau.tables import entries, forgetting, wire
from hameau.tables.forgetting import SOMEONE
from hameau.tables.marking import mark
from hameau.tables.table import Table
from hameau.web import folder
from hameau.web.hall import rebuild
from tests.tables.party import Party, device
from tests.web import disk

SECRETS = (b"Annabella", b"the fox is red", device("Annabella").encode())
TABLES = ("a" * 12, "b" * 12)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Annabella and Ben have played two matches at two tables, and talked."""
    log = folder.prepare(tmp_path)
    SqliteLog(log).close()
    for table in TABLES:
        party, choice = Party("Annabella", "Ben"), Random(1)
        party.ask("Annabella", wire.Say("k", 0, "the fox is red"))
        party.ask("Ben", wire.Say("k", 1, "the hen is blue"))
        while party.table.phase == "playing":
            seat = party.table.playing.waiting[0]
            party.play(seat, choice.choice(party.table.playing.moves(seat)))
            if len(party.table.playing.history) == 9:
                party.write(marked(party))
        party.write(marked(party))
        disk.add(tmp_path, table, *party.log)
    assert all(secret in bytes_of(tmp_path) for secret in SECRETS)
    return tmp_path


def marked(party: Party) -> entries.Marked:
    found = mark(party.table, party.now, rests=True)
    assert found is not None
    return found


def bytes_of(data: Path) -> bytes:
    return b"".join(file.read_bytes() for file in data.rglob("*") if file.is_file())


def table_of(data: Path, table: str) -> Table:
    return rebuild(table, disk.logs(data)[table], shelf.game)


def forget(data: Path, *asked: str) -> int:
    return program.run(["forget", "--lang", "en", "--data", str(data), *asked])


def test_no_byte_of_a_forgotten_person_is_left_and_records_still_verify(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = [table_of(data, table) for table in TABLES]
    assert forget(data, "--table", TABLES[0], "--name", "Annabella") == 0
    assert "2 tables" in capsys.readouterr().out
    for secret in SECRETS:
        assert secret not in bytes_of(data), secret
    for table, old in zip(TABLES, before, strict=True):
        now = table_of(data, table)
        assert [chair.name for chair in now.chairs] == [SOMEONE, "Ben"]
        assert [one.chat.text for one in now.chat] == ["the hen is blue"]
        assert now.playing.history == old.playing.history
        assert now.ends[0].outcome.scores == old.ends[0].outcome.scores
        assert verify(now.records[0], shelf.game).match.names == (SOMEONE, "Ben")
        for one in now.marks:
            assert verify(one.record, shelf.game).match.names == (SOMEONE, "Ben")
        assert len(now.marks) == 2
        assert verify(old.records[0], shelf.game).match.names == ("Annabella", "Ben"), "who kept it, has it"


def test_no_byte_of_a_deleted_table_is_left_and_the_others_are_as_they_were(data: Path) -> None:
    kept = disk.logs(data)[TABLES[1]]
    assert forget(data, "--table", TABLES[0]) == 0
    assert TABLES[0].encode() not in bytes_of(data)
    assert disk.logs(data) == {TABLES[1]: kept}


def test_a_mark_whose_rules_are_gone_loses_its_record(data: Path) -> None:
    def no_game(key: str) -> Game:
        raise Unknown(key)

    log = disk.logs(data)[TABLES[0]]
    data_left = forgetting.forget(log, device("Annabella"), no_game)
    assert b"Annabella" not in b"".join(data_left)
    left = [entries.decode(one) for one in data_left]
    assert [entry.record for entry in left if isinstance(entry, entries.Marked)] == ["", ""]


def test_a_seat_that_was_taken_over_is_forgotten_for_the_time_it_was_held(data: Path) -> None:
    moved = entries.Moved(2_000_000, 1, device("Annabella"))
    said = entries.Said(2_000_001, 1, "the fox is red")
    disk.add(data, TABLES[0], entries.encode(moved), entries.encode(said))
    assert forget(data, "--device", device("Annabella")) == 0
    for secret in SECRETS:
        assert secret not in bytes_of(data), secret


def test_nothing_is_forgotten_while_a_server_has_the_folder(data: Path) -> None:
    busy = pytest.raises(HameauError, match="in use by the server on http://localhost:8000")
    with folder.locked(data, "http://localhost:8000"), busy:
        forget(data, "--table", TABLES[0])
    assert set(disk.logs(data)) == set(TABLES)


@pytest.mark.parametrize(
    "asked",
    [(), ("--name", "Ann"), ("--table", "x", "--device", "y"), ("--table", "c" * 12), ("--table", "race:a")],
)
def test_what_cannot_be_forgotten_is_said(data: Path, asked: tuple[str, ...]) -> None:
    with pytest.raises(HameauError):
        forget(data, *asked)
    assert set(disk.logs(data)) == set(TABLES)
