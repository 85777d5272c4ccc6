"""The clock of a table."""

from hypothesis import given
from hypothesis import strategies as some

from hameau.tables import entries, wire
from hameau.tables.clock import Clocks
from hameau.tables.span import Span
from hameau.tables.wire import Clock
from tests.tables.party import SECOND, Party

TEN = Clock(bank=10, bonus=2)


def clocks(seats: int = 2) -> Clocks:
    return Clocks(TEN, seats, 0)


def test_everybody_begins_with_the_bank_and_the_first_bonus() -> None:
    assert clocks(3).at(0) == [12 * SECOND] * 3


def test_only_who_is_waited_for_pays() -> None:
    one = clocks()
    one.run([1], 0)
    assert one.at(3 * SECOND) == [12 * SECOND, 9 * SECOND]
    one.run([0, 1], 3 * SECOND)
    assert one.at(4 * SECOND) == [11 * SECOND, 8 * SECOND]


def test_who_decides_gets_the_bonus() -> None:
    one = clocks()
    one.run([0], 0)
    one.decided(0, 5 * SECOND)
    assert one.at(5 * SECOND) == [9 * SECOND, 12 * SECOND]


def test_a_move_that_is_taken_back_takes_its_bonus_with_it() -> None:
    one = clocks()
    one.run([0], 0)
    for _ in range(100):
        one.decided(0, SECOND)
        one.undecided(0)
    assert one.at(SECOND) == [11 * SECOND, 12 * SECOND]


def test_time_ends_at_zero() -> None:
    one = clocks()
    one.run([0], 0)
    assert one.next_end() == 12 * SECOND
    assert one.ended(12 * SECOND - 1) == []
    assert one.ended(12 * SECOND) == [0]
    assert one.at(99 * SECOND) == [0, 12 * SECOND]
    one.run([1], 99 * SECOND)
    assert one.at(99 * SECOND)[0] == 0


def test_a_clock_that_stands_still_costs_nothing() -> None:
    one = clocks()
    one.run([0], 0)
    one.stop(SECOND)
    assert one.at(50 * SECOND) == [11 * SECOND, 12 * SECOND]
    assert one.next_end() is None
    assert one.ended(50 * SECOND) == []
    one.resume(60 * SECOND, 60 * SECOND)
    assert one.at(61 * SECOND) == [10 * SECOND, 12 * SECOND]


def test_what_passed_during_an_outage_is_given_back() -> None:
    one = clocks()
    one.run([0], 0)
    one.resume(since=2 * SECOND, now=1000 * SECOND)
    assert one.at(1001 * SECOND) == [9 * SECOND, 12 * SECOND]


def test_a_clock_on_the_wall_that_goes_back_gives_no_time() -> None:
    one = clocks()
    one.run([0], 10 * SECOND)
    before = one.at(10 * SECOND)
    one.run([0], 5 * SECOND)
    assert one.at(5 * SECOND) == before
    assert one.at(11 * SECOND)[0] == before[0] - SECOND


def decided_in_secret() -> Clocks:
    """Seats 0 and 1 are asked; 0 decides after three seconds."""
    one = clocks(3)
    one.run([0, 1], 0)
    one.decided(0, 3 * SECOND)
    one.run([1], 3 * SECOND, told=False)
    return one


def test_for_those_who_do_not_know_that_a_seat_has_decided_its_clock_runs_on() -> None:
    one, undecided = decided_in_secret(), clocks(3)
    undecided.run([0, 1], 0)
    for now in range(3 * SECOND, 20 * SECOND, SECOND):
        assert one.seen(now, [0, 1], 1) == one.seen(now, [0, 1], None) == undecided.seen(now, [0, 1], 1)
    assert one.seen(4 * SECOND, [1], 0) == [11 * SECOND, 8 * SECOND, 12 * SECOND]


def test_for_those_who_are_not_told_who_decides_the_clocks_of_others_stand() -> None:
    one = clocks(3)
    one.run([0, 1], 0, is_open=False)
    before = one.seen(SECOND, [1], 1)
    assert before == [12 * SECOND, 11 * SECOND, 12 * SECOND]
    one.decided(0, SECOND)
    one.run([1], SECOND, told=False)
    assert one.seen(SECOND, [1], 1) == before
    assert one.seen(SECOND, [0], 0) == [13 * SECOND, 12 * SECOND, 12 * SECOND]


def test_who_has_to_decide_next_in_secret_does_not_tell_it_either() -> None:
    one = decided_in_secret()
    one.decided(1, 4 * SECOND)
    one.run([2], 4 * SECOND, told=False)
    assert one.seen(5 * SECOND, [0, 1], None) == [7 * SECOND, 7 * SECOND, 12 * SECOND]
    one.run([0], 6 * SECOND)
    assert one.seen(6 * SECOND, [0, 1], None) == one.at(6 * SECOND) == [11 * SECOND, 10 * SECOND, 10 * SECOND]


def test_a_clock_that_seems_to_run_stands_still_with_the_others() -> None:
    one = decided_in_secret()
    one.stop(4 * SECOND)
    one.resume(50 * SECOND, 50 * SECOND)
    assert one.seen(51 * SECOND, [0, 1], None) == [7 * SECOND, 7 * SECOND, 12 * SECOND]


@given(
    some.lists(
        some.tuples(
            some.sampled_from(["run", "decided", "stop", "resume"]), some.integers(0, 1), some.integers(0, 9)
        ),
        max_size=30,
    )
)
def test_nobody_ever_has_more_than_bank_and_bonuses(steps: list[tuple[str, int, int]]) -> None:
    one, now, decided = clocks(), 0, [0, 0]
    for verb, seat, seconds in steps:
        now += seconds * SECOND
        if verb == "run":
            one.run([seat], now)
        elif verb == "decided":
            one.decided(seat, now)
            decided[seat] += 1
        elif verb == "stop":
            one.stop(now)
        else:
            one.resume(now, now)
        for left, bonuses in zip(one.at(now), decided, strict=True):
            assert 0 <= left <= (12 + 2 * bonuses) * SECOND


# -- at a table ----------------------------------------------------------------------------------------------


def test_a_table_charges_who_let_the_others_wait() -> None:
    party = Party("Ann", "Ben", clock=Clock(60, 0))
    [first] = party.table.playing.waiting
    party.now += 7 * SECOND
    party.play(first, "roll")
    expected = [60, 60]
    expected[first] -= 7
    assert party.left() == expected


def test_whoever_takes_back_and_plays_again_gets_one_bonus() -> None:
    party = Party("Ann", "Ben", clock=Clock(600, 7))
    [first] = party.table.playing.waiting
    before = party.left()
    for number in range(5):
        party.play(first, "roll", key=str(number))
        party.write(entries.Undone(party.now, first, 0))
    assert party.left() == before


def test_the_time_before_a_take_back_is_paid_by_who_was_waited_for() -> None:
    """Ann rolls; Ben thinks for a minute before he lets her take it back. That minute is not hers alone."""
    party = Party("Ann", "Ben", clock=Clock(600, 0))
    [first] = party.table.playing.waiting
    party.play(first, "roll")
    waited = party.table.playing.waiting
    party.now += 60 * SECOND
    before = party.left()
    assert [before[seat] for seat in waited] == [540] * len(waited)
    party.ask(party.names[first], wire.AskUndo("k", first))
    party.ask(party.names[1 - first], wire.AnswerUndo("k", 1 - first, agree=True))
    assert party.table.playing.waiting == (first,)
    assert party.left() == before


def test_a_clock_goes_on_after_the_clock_on_the_wall_was_set_back() -> None:
    """It stood still until the time was reached again at which it had been stopped."""
    one = clocks()
    one.run([0], 3600 * SECOND)
    one.stop(0)
    one.resume(0, 0)
    assert one.next_end() == 12 * SECOND
    assert one.at(5 * SECOND) == [7 * SECOND, 12 * SECOND]


def test_a_dark_round_goes_on_after_the_clock_on_the_wall_was_set_back() -> None:
    span = Span(20, 3600 * SECOND)
    span.stop(0)
    span.resume(0, 0)
    assert span.ends == 20 * SECOND


def test_taking_back_after_the_clock_on_the_wall_was_set_back_costs_nobody_the_time_between() -> None:
    """Somebody sat down by the old clock; all the time since then was taken from whoever was waited for."""
    party = Party("Ann", "Ben", clock=TEN, start=False)
    party.write(entries.Said(party.now + 3600 * SECOND, 0, "an hour too late"))
    party.ask("Ann", wire.Start("k"))
    seat = party.table.playing.waiting[0]
    party.play(seat, party.table.playing.moves(seat)[0])
    party.write(entries.Undone(party.now, seat, 0))
    assert party.table.clocks is not None
    assert party.table.clocks.at(party.now) == [12 * SECOND, 12 * SECOND]
