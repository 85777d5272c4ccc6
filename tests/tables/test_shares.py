"""Devices add to the luck of the next match, knowing the promise; nobody is waited for."""

from hameau.engine.luck import commitment
from hameau.engine.record import replay
from hameau.tables import entries, wire
from hameau.tables.deciding import Asker, Moment, promise
from hameau.tables.links import KEY_BYTES, Links
from hameau.tables.seeing import seats_seen, table_seen
from tests.tables.party import Party, device

SECRET = "ab" * 32
ONE, OTHER = "1" * 64, "2" * 64


def promised(*names: str, secret: str = SECRET, **wanted: int) -> Party:
    """A table before the start, whose luck is promised."""
    party = Party(*names, start=False, **wanted)  # type: ignore[arg-type]  # seats
    promise_next(party, secret)
    return party


def promise_next(party: Party, secret: str = SECRET) -> None:
    entry = promise(party.table, Moment(party.now, party.who_is_away(), lambda: secret, lambda: ""))
    assert entry is not None
    party.write(entry)


def share(seat: int, bytes: str, match: int = 1) -> wire.Share:
    return wire.Share("k", seat, match, bytes)


def seen(party: Party) -> wire.TableSeen:
    table = party.table
    seats = seats_seen(table, party.who_is_away())
    return table_seen(table, Asker(device("Ann")), seats, None, Links(bytes(KEY_BYTES)))


def test_the_promise_is_shown_before_anybody_adds_and_is_kept() -> None:
    party = promised("Ann", "Ben")
    assert seen(party).next_promise == commitment(bytes.fromhex(SECRET))
    assert seen(party).promise == ""
    party.ask("Ann", share(0, ONE))
    party.ask("Ann", wire.Start("k"))
    assert seen(party).promise == commitment(bytes.fromhex(SECRET))
    assert seen(party).next_promise == ""


def test_a_match_has_the_shares_that_came_in_time_and_waits_for_nobody() -> None:
    party = promised("Ann", "Ben", seats=3)
    party.ask("Ann", wire.Seat("k", 2, "beginner"))
    party.ask("Ben", share(1, OTHER))
    party.ask("Ann", wire.Start("k"))
    assert [one.hex() for one in party.table.playing.shares] == ["", OTHER, ""]
    assert party.no("Ann", share(0, ONE)) == "already-started"
    assert party.ask("Ben", share(1, OTHER)) is None, "the same again is done"


def test_what_was_added_stands_in_the_record_and_verifies() -> None:
    party = promised("Ann", "Ben")
    party.ask("Ann", share(0, ONE))
    party.ask("Ben", share(1, OTHER))
    party.ask("Ann", wire.Start("k"))
    party.play_on()
    record = party.table.records[0]
    assert [one.hex() for one in replay(record, party.find_game).shares] == [ONE, OTHER]


def test_the_first_share_of_a_seat_stays() -> None:
    party = promised("Ann", "Ben")
    party.ask("Ann", share(0, ONE))
    assert party.ask("Ann", share(0, ONE)) is None
    assert party.no("Ann", share(0, OTHER)) == "already-shared"


def test_what_is_no_share_is_refused() -> None:
    party = promised("Ann", "Ben")
    for wrong in ("", "1" * 62, "g" * 64, "A" * 64, "1" * 63 + "\n"):
        assert party.no("Ann", share(0, wrong)) == "wrong-share"
    assert party.no("Ben", share(0, ONE)) == "not-yours"
    assert party.no("Ann", share(0, ONE, match=2)) == "stale"
    assert party.no("Ann", share(7, ONE)) == "no-such-seat"


def test_before_the_promise_nothing_is_added() -> None:
    assert Party("Ann", "Ben", start=False).no("Ann", share(0, ONE)) == "stale"


def test_at_a_table_for_one_nothing_is_added() -> None:
    party = Party("Ann", game="chevoux", start=False)
    assert party.no("Ann", share(0, ONE)) == "no-shares"
    assert not party.table.owes_promise
    assert not seen(party).takes_shares


def test_who_gets_up_takes_the_share_along() -> None:
    party = promised("Ann", "Ben")
    party.ask("Ben", share(1, ONE))
    party.ask("Ben", wire.GetUp("k", 1))
    party.ask("Eve", wire.Sit("k", 1, "Eve"))
    party.ask("Ann", wire.Start("k"))
    assert not any(party.table.playing.shares)


def test_another_match_has_another_promise_and_other_shares() -> None:
    party = promised("Ann", "Ben")
    party.ask("Ann", share(0, ONE))
    party.ask("Ann", wire.Start("k"))
    party.play_on()
    promise_next(party, "cd" * 32)
    assert party.no("Ben", share(1, OTHER)) == "stale", "that match is over"
    party.ask("Ben", share(1, OTHER, match=2))
    party.ask("Ann", wire.Start("k"))
    assert party.table.playing.secret.hex() == "cd" * 32
    assert [one.hex() for one in party.table.playing.shares] == ["", OTHER]


def test_a_table_that_is_read_again_keeps_secret_and_shares() -> None:
    party = promised("Ann", "Ben")
    party.ask("Ann", share(0, ONE))
    party.table = party.again()
    assert not party.table.owes_promise
    party.ask("Ann", wire.Start("k"))
    assert party.table.playing.secret.hex() == SECRET
    assert [one.hex() for one in party.table.playing.shares] == [ONE, ""]


def test_a_start_of_an_older_log_has_no_shares() -> None:
    old = b'{"entry":"started","at":1,"secret":"ab","version":1,"digest":"d","names":["Ann"]}'
    entry = entries.decode(old)
    assert isinstance(entry, entries.Started)
    assert entry.shares == []


def test_a_table_says_how_often_its_match_was_taken_back_past_luck() -> None:
    party = Party("Ann", seats=2, start=False)
    party.ask("Ann", wire.Seat("b", 1, "beginner"))
    party.ask("Ann", wire.Start("k"))
    party.ask("Ann", wire.Move("m", 0, 1, 0, "roll"))
    assert seen(party).backs == 0
    party.ask("Ann", wire.AskUndo("k", 0))
    assert seen(party).backs == 1
