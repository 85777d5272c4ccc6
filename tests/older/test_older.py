"""Matches that were begun with an older version go on."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from hameau import shelf
from hameau.engine.record import verify
from hameau.games import GAMES
from hameau.tables.entries import Started, encode
from hameau.tables.marking import mark, resumption
from hameau.web.hall import rebuild
from tests.older import NAMES, Left, Older, left, unpack
from tests.web import disk
from tests.web.asking import get
from tests.web.gatherings import done, welcomed
from tests.web.people import Person, run
from tests.web.serving import Served, serving

TABLES = [
    pytest.param(name, one, id=f"{name}-{one.game}-{one.what}") for name in NAMES for one in left(name).tables
]


@pytest.mark.parametrize(("name", "left"), TABLES)
def test_a_table_of_an_older_version_is_as_it_was_left(name: str, left: Left, tmp_path: Path) -> None:
    unpack(name, tmp_path)
    table = disk.table_of(tmp_path, left.table)
    match = table.playing
    assert (table.phase, table.number, len(match.history)) == (left.phase, left.match, left.moves)
    assert match.position() == left.position
    assert list(match.waiting) == left.waiting
    assert table.records == left.records


@pytest.mark.parametrize("name", NAMES)
def test_records_of_an_older_version_verify(name: str) -> None:
    records = [record for one in left(name).tables for record in one.records]
    assert records
    assert all(verify(record, shelf.game).over for record in records)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_goes_on_with_the_content_it_began_with(name: str, tmp_path: Path) -> None:
    """An operator runs the new version, edits the content of every game, and starts again."""
    data, mine = tmp_path / "data", tmp_path / "mine"
    older = unpack(name, data)
    with serving(data, "--unlimited") as server:
        assert get(server.address, "/health").status == 200
    mine.mkdir()
    for game in GAMES:
        (mine / f"{game.key}.toml").write_text(f"# mine\n{shelf.content_text(game.key)}", "utf-8")
    with serving(data, "--unlimited", "--content", str(mine)) as server:
        run(play_everywhere(server, older))
    began = {(one.table, one.match): disk.entries_of(data, one.table, Started) for one in older.tables}
    for one in older.tables:
        if one.phase == "over":
            assert [start.digest for start in began[one.table, one.match]] == [
                shelf.game(one.game).digest,
                shelf.game(one.game, mine).digest,
            ], "the next match is played with what is installed"


async def play_everywhere(server: Served, older: Older) -> None:
    """Everybody comes back, finds the match as it was, and somebody moves."""
    for one in older.tables:
        async with AsyncExitStack() as stack:
            people = [await come_back(stack, server, one.table, device) for device in one.devices]
            table, scene = people[0].table, people[0].scene
            assert (table["phase"], table["match"]) == (one.phase, one.match)
            assert scene is not None
            if one.phase == "over":
                done(await people[0].ask(type="start"))
            for person in people:
                if person.moves and not (person.scene or {})["dark"]:
                    done(await person.play(person.moves[0]))
                    break


async def come_back(stack: AsyncExitStack, server: Served, table: str, device: str) -> Person:
    person = await stack.enter_async_context(Person(server.socket, table, device=device))
    welcomed(await person.hello())
    return person


@pytest.mark.parametrize(("name", "left"), [one for one in TABLES if one.values[1].phase == "playing"])  # type: ignore[union-attr]
def test_a_match_of_an_older_version_goes_on_with_a_newer_one(name: str, left: Left, tmp_path: Path) -> None:
    """The server of today opened it once, and wrote down where it stands."""
    unpack(name, tmp_path)
    table = disk.table_of(tmp_path, left.table)
    last = mark(table, table.last, rests=True)
    assert last or table.marks[-1].moves == left.moves, "it was written down when the server stopped"
    newer = replace(table.game, version=table.game.version + 1)
    later = rebuild(
        left.table, [*disk.logs(tmp_path)[left.table], *([encode(last)] if last else [])], lambda key: newer
    )
    later.absorb(resumption(later, table.last))
    match = later.playing
    assert (match.position(), list(match.waiting)) == (left.position, left.waiting)
    match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    assert verify(match.record(), lambda key: newer).unread == left.moves
