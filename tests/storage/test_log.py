"""What every log does, in a file of SQLite and in PostgreSQL."""

from __future__ import annotations

import pytest

from hameau.storage import Conflict, Row
from tests.storage.stores import Store, ignore, rewritten, row, told
from tests.web.people import run


def test_entries_come_back_in_order(store: Store) -> None:
    with store.opened() as log:
        assert told(log, [[row("a", 0), row("a", 1)], [row("b", 0)], [row("a", 2)]]) == [None] * 3
        assert log.read("a") == [b"a/0", b"a/1", b"a/2"]
        assert log.read("b") == [b"b/0"]
        assert log.read("c") == []
        assert (log.count(), list(log.tables())) == (2, ["a", "b"])


def test_an_entry_that_is_not_the_next_is_refused(store: Store) -> None:
    with store.opened() as log:
        answers = told(log, [[row("a", number)] for number in (2, 0, 10, 1)])
        assert [type(answer) for answer in answers] == [Conflict, type(None), Conflict, type(None)]
        assert log.read("a") == [b"a/0", b"a/1"]
        assert told(log, [[row("a", 2)]]) == [None]


def test_devices_are_found_where_they_were(store: Store) -> None:
    def sat(table: str, sequence: int, device: str) -> Row:
        return Row(
            table, sequence, b'{"entry":"sat","at":1,"seat":0,"name":"A","holder":"%b"}' % device.encode()
        )

    with store.opened() as log:
        told(log, [[row("b", 0), sat("b", 1, "aa")], [sat("a", 0, "aa"), sat("a", 1, "bb")], [row("c", 0)]])
        assert (log.tables_of("aa"), log.tables_of("bb"), log.tables_of("")) == (["a", "b"], ["a"], [])
        assert rewritten(log, "a", lambda data: [data[0]]) is None
        assert (log.tables_of("aa"), log.tables_of("bb")) == (["a", "b"], [])
        assert rewritten(log, "a", lambda _: []) is None
        assert (log.tables_of("aa"), log.count(), log.read("a")) == (["b"], 2, [])
        assert told(log, [[row("a", 0)], [row("b", 2)]]) == [None, None]
    with store.opened() as log:
        assert (log.read("a"), len(log.read("b"))) == ([b"a/0"], 3)


def test_what_was_told_is_there_when_it_is_opened_again(store: Store) -> None:
    with store.opened() as log:
        told(log, [[row("a", number)] for number in range(20)])
    with store.opened() as log:
        assert log.read("a") == [f"a/{number}".encode() for number in range(20)]
        assert told(log, [[row("a", 20)]]) == [None]


def test_many_appends_share_a_commit(store: Store) -> None:
    with store.opened() as log:
        assert told(log, [[row(f"t{number:04}", 0)] for number in range(1000)]) == [None] * 1000
        assert log.written == 1000
        assert log.commits <= 100, log.commits
        assert log.count() == 1000


def test_an_entry_is_written_once(store: Store) -> None:
    with store.opened() as log:
        first, second = told(log, [[row("a", 0)]]), told(log, [[Row("a", 0, b"another")]])
        assert first == [None]
        assert isinstance(second[0], Conflict)
        assert log.read("a") == [b"a/0"]


def test_of_two_at_once_one_wins_and_the_rest_of_the_group_is_written(store: Store) -> None:
    with store.opened() as log:
        answers = told(
            log, [[row("b", 0)], [Row("a", 0, b"one")], [Row("a", 0, b"two")], [row("c", 0)], [row("d", 0)]]
        )
        assert [type(answer) for answer in answers] == [
            type(None),
            type(None),
            Conflict,
            type(None),
            type(None),
        ]
        assert log.read("a") == [b"one"]
        assert list(log.tables()) == ["a", "b", "c", "d"]


def test_it_remembers_when_the_last_server_began_and_ran(store: Store) -> None:
    with store.opened() as log:
        assert log.last_server() == (0, 0)
        log.alive(5, 5)
        log.alive(5, 9)
    with store.opened() as log:
        assert log.last_server() == (5, 9)


def test_closing_writes_what_waits(store: Store) -> None:
    log = store.log()

    async def story() -> None:
        for number in range(50):
            log.append([row("a", number)], ignore)
        log.close()

    run(story())
    with store.opened() as again:
        assert len(again.read("a")) == 50


def test_what_is_no_word_of_the_log_stays_as_it_is(store: Store) -> None:
    """Bytes of any kind come back as they were."""
    data = bytes(range(256))
    with store.opened() as log:
        told(log, [[Row("a", 0, data)]])
        assert log.read("a") == [data]


@pytest.mark.parametrize("rows", [3, 200])
def test_an_append_is_written_as_a_whole_or_not_at_all(store: Store, rows: int) -> None:
    with store.opened() as log:
        wrong = [row("a", number) for number in range(rows)] + [row("a", rows + 1)]
        [answer] = told(log, [wrong])
        assert isinstance(answer, Conflict)
        assert log.read("a") == []
        assert told(log, [wrong[:-1]]) == [None]
        assert len(log.read("a")) == rows


def test_what_was_told_can_be_read_by_somebody_else_at_once(store: Store) -> None:
    with store.opened() as log:
        for number in range(3):
            told(log, [[row("a", number)]])
            with store.seen(b"") as moment:
                assert len(list(moment.rows)) == number + 1
