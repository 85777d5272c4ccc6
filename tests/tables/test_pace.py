"""At whose pace nights go: a person alone with bots waits for nobody, several wait for each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hameau import shelf
from hameau.tables import entries, seeing, wire
from hameau.tables.pace import QUICK, SHORT, SKIP, pace_of
from tests.tables.party import SECOND, Party, everything, village

SIMPLE = {"composition": "simple", "captain": "no", "death-shows": "nothing"}
LEVEL = "steady"


def among_bots(*names: str, seats: int = 8, start: bool = True, card: str = "villager") -> Party:
    """These people, the first with this card, and bots on all other seats."""
    party = village(*names, seats=seats, start=False, options=SIMPLE)
    party.seeds = iter(seeds_for(card, seats))
    for seat in range(len(names), seats):
        party.ask(names[0], wire.Seat("k", seat, LEVEL))
    if start:
        party.ask(names[0], wire.Start("k"))
    return party


def seeds_for(card: str, seats: int) -> Iterator[int]:
    """With which the first seat is dealt this card."""
    game = shelf.game("werewolves")
    for seed in range(99):
        if game.match(seats, seed, SIMPLE).view(0).people[0].card == card:  # type: ignore[attr-defined]  # the view of this game
            yield seed


def length(party: Party) -> float:
    """Seconds of the dark round."""
    dark = party.table.rounds.dark
    assert dark is not None
    return dark.length / SECOND


def seal(party: Party, seat: int, move: str) -> None:
    number, key = party.table.decisions[seat], f"{seat}/{party.now}"
    party.ask(party.names[seat], wire.Move(key, seat, party.table.number, number, move))


def is_called(party: Party, seat: int = 0) -> bool:
    return len(party.table.playing.moves(seat)) > 2


def until_called(party: Party) -> None:
    """Night and day, until the first seat has something to choose in the dark."""
    while not (party.table.is_dark and is_called(party)):
        go_on(party)


def go_on(party: Party, bots: str = "") -> None:
    """The next beat, or the next move by day; bots that are given a move play it where they can."""
    dark = party.table.rounds.dark
    if dark is None:
        seat = party.table.playing.waiting[0]
        party.write(entries.Played(party.now, seat, "away", "clock", "clock"))
        return
    for seat in party.table.playing.waiting if bots else ():
        if bots in party.table.playing.moves(seat):
            party.write(entries.Sealed(party.now, seat, bots, "bot", "", "bot"))
    if dark.waits:
        seal(party, 0, "sleep")
    party.beat()


def until_dead(party: Party, seat: int) -> None:
    """The pack eats this one."""
    while not party.table.chairs[seat].out:
        go_on(party, f"eat {seat + 1}")


def until_day(party: Party) -> None:
    while party.table.is_dark:
        go_on(party)


def until_dark(party: Party) -> None:
    while not party.table.is_dark:
        go_on(party)


# -- alone with bots ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["villager", "seer", "werewolf"])
def test_a_person_among_bots_does_not_wait_twenty_seconds_a_round(card: str) -> None:
    party = among_bots("Ann", card=card)
    assert pace_of(party.table) == "alone"
    while party.table.is_dark:
        dark = party.table.rounds.dark
        assert dark is not None
        assert length(party) == QUICK
        assert dark.waits == is_called(party), "who sleeps is not waited for"
        go_on(party)


def test_a_round_waits_for_the_only_person_and_ends_a_fixed_time_after_the_decision() -> None:
    party = among_bots("Ann", card="seer")
    until_called(party)
    dark = party.table.rounds.dark
    assert dark is not None
    party.now += 500 * SECOND
    assert dark.ends is None
    for _ in range(2):  # who thinks again gets the same time again
        party.now += SECOND
        seal(party, 0, party.table.playing.moves(0)[2])
        assert dark.ends == party.now + QUICK * SECOND
    decisions = party.table.decisions[0]
    party.beat()
    assert party.table.decisions[0] == decisions + 1


def test_what_bots_seal_changes_no_round_of_the_only_person() -> None:
    party = among_bots("Ann", card="werewolf")
    for called in (False, True):
        while is_called(party) != called or not party.table.is_dark:
            go_on(party)
        dark = party.table.rounds.dark
        assert dark is not None
        before = (dark.ends, dark.waits)
        for seat in range(1, 8):
            if seat in party.table.playing.waiting:
                party.now += 7
                party.write(entries.Sealed(party.now, seat, "sleep", "bot", "", "bot"))
                assert (dark.ends, dark.waits) == before


def test_an_onlooker_is_not_told_whether_the_round_waits() -> None:
    party = among_bots("Ann", card="werewolf")
    seen = set()
    for called in (False, True):
        while is_called(party) != called or not party.table.is_dark:
            go_on(party)
        own, public = (seeing.scene(party.table, eyes, [], False, party.now).dark for eyes in (0, None))
        assert own is not None
        assert (own.waits, own.ends == 0) == (called, called)
        seen.add(public)
    assert seen == {
        wire.Dark(ends=0, length=3000, early=False, waits=False, sealed="", reading=False, ready=False)
    }


def test_a_round_that_waits_ends_when_a_bot_takes_over() -> None:
    party = among_bots("Ann", card="seer")
    until_called(party)
    party.now += 50 * SECOND
    party.ask("Ann", wire.StandIn("k", 0, LEVEL))
    dark = party.table.rounds.dark
    assert dark is not None
    assert dark.ends == party.now + QUICK * SECOND
    assert pace_of(party.table) == "watched"


def test_while_nobody_is_there_a_round_that_waits_stands_still_and_then_waits_again() -> None:
    party = among_bots("Ann", card="seer")
    until_called(party)
    party.write(entries.Stopped(party.now))
    scene = seeing.scene(party.table, 0, [], False, party.now)
    assert scene.dark is not None
    assert not scene.dark.waits
    party.now += 900 * SECOND
    party.write(entries.Resumed(party.now, party.now))
    dark = party.table.rounds.dark
    assert dark is not None
    assert dark.waits
    seal(party, 0, "sleep")
    assert dark.ends == party.now + QUICK * SECOND


def test_two_seats_on_one_phone_are_two_people() -> None:
    """Whoever shares it would learn from a short round that the other one sleeps."""
    party = among_bots("Ann", start=False)
    party.ask("Ann", wire.GetUp("k", 1))
    party.ask("Ann", wire.Sit("k", 1, "Ben"))
    party.ask("Ann", wire.Start("k"))
    assert length(party) == 20


# -- several people ----------------------------------------------------------------------------------------


def test_two_people_among_bots_keep_the_beat() -> None:
    party = among_bots("Ann", "Ben")
    assert pace_of(party.table) == "steady"
    assert length(party) == 20


def test_nights_are_short_only_when_all_who_play_agree() -> None:
    party = among_bots("Ann", "Ben")
    until_day(party)
    for agreed, name in enumerate(("Ann", "Ben")):
        assert pace_of(party.table) == "steady"
        party.ask(name, wire.Hasten("k", agreed, True))
    assert party.ask("Ben", wire.Hasten("k", 1, True)) is None, "once is enough"
    until_dark(party)
    assert length(party) == SHORT
    assert party.table.rounds.dark is not None
    assert not party.table.rounds.dark.waits
    until_day(party)
    party.ask("Ann", wire.Hasten("k", 0, False))
    until_dark(party)
    assert length(party) == 20


def test_everybody_sees_who_agreed() -> None:
    party = among_bots("Ann", "Ben", "Eve")
    until_day(party)
    party.ask("Ben", wire.Hasten("k", 1, True))
    assert [one.hastens for one in seeing.seats_seen(party.table, [0] * 8)] == [False, True] + [False] * 6


def test_in_the_dark_nobody_who_plays_can_agree_or_withdraw() -> None:
    party = among_bots("Ann", "Ben")
    for agree in (True, False):
        assert {party.no(name, wire.Hasten("k", seat, agree)) for seat, name in enumerate(party.names)} == {
            "only-by-day"
        }


def test_a_game_without_nights_has_none_to_shorten() -> None:
    assert Party("Ann", "Ben").no("Ann", wire.Hasten("k", 0, True)) == "no-nights"


def test_nobody_agrees_for_another_one() -> None:
    party = among_bots("Ann", "Ben", start=False)
    for seat in (0, 5):
        assert party.no("Ben", wire.Hasten("k", seat, True)) == "not-yours"


def test_when_a_person_comes_back_from_a_bot_the_beat_returns_with_the_next_round() -> None:
    party = among_bots("Ann", "Ben")
    until_day(party)
    for seat, name in enumerate(party.names):
        party.ask(name, wire.Hasten("k", seat, True))
    party.ask("Ben", wire.StandIn("k", 1, LEVEL))
    assert party.no("Ben", wire.Hasten("k", 1, True)) == "bot-plays"
    until_dark(party)
    assert pace_of(party.table) == "short", "who has a bot play is not asked"
    party.beat()
    party.ask("Ben", wire.ComeBack("k", 1))
    assert length(party) == SHORT, "this round has begun"
    party.beat()
    assert length(party) == 20, "Ben has not agreed since"


def test_who_lets_a_bot_play_for_a_moment_in_the_dark_is_not_noticed_by_it() -> None:
    party = among_bots("Ann", "Ben", start=False)
    for seat, name in enumerate(party.names):
        party.ask(name, wire.Hasten("k", seat, True))
    party.ask("Ann", wire.Start("k"))
    party.ask("Ben", wire.StandIn("k", 1, LEVEL))
    party.ask("Ben", wire.ComeBack("k", 1))
    party.beat()
    assert party.table.chairs[1].hastens
    assert length(party) == SHORT


def test_while_somebody_could_come_back_no_round_follows_the_only_one_who_plays() -> None:
    """Who lets a bot play still watches, and would learn when Ann has something to choose."""
    party = among_bots("Ann", "Ben")
    party.ask("Ben", wire.StandIn("k", 1, LEVEL))
    while party.table.is_dark:
        assert party.table.rounds.dark is not None
        assert not party.table.rounds.dark.waits
        party.beat()
        assert pace_of(party.table) == "steady"


def test_a_person_who_takes_a_bots_seat_for_the_next_match_brings_the_beat_back() -> None:
    party = among_bots("Ann")
    while party.table.phase == "playing":
        go_on(party)
    party.ask("Ann", wire.GetUp("k", 1))
    party.ask("Ben", wire.Sit("k", 1, "Ben"))
    party.ask("Ann", wire.Start("k"))
    assert length(party) == 20


# -- the dead ----------------------------------------------------------------------------------------------


def test_a_dead_person_whom_only_bots_survive_may_skip_ahead() -> None:
    party = a_victim("Ann")
    assert pace_of(party.table) == "watched"
    until_dark(party)
    assert length(party) == QUICK
    party.ask("Ann", wire.Hasten("k", 0, True))
    assert pace_of(party.table) == "skipped"
    party.beat()
    until_dark(party)
    assert length(party) == SKIP
    party.ask("Ann", wire.Hasten("k", 0, False))
    party.beat()
    until_dark(party)
    assert length(party) == QUICK


def test_the_dead_have_no_say_in_the_nights_of_the_living() -> None:
    party = a_victim("Ann", "Ben")
    assert pace_of(party.table) == "steady"
    for agree in (True, False):
        assert party.no("Ann", wire.Hasten("k", 0, agree)) == "only-the-living"
    party.ask("Ben", wire.Hasten("k", 1, True))
    assert pace_of(party.table) == "short", "nor are they asked"


def test_the_dead_do_not_skip_what_somebody_may_come_back_to() -> None:
    party = a_victim("Ann", "Ben")
    party.ask("Ben", wire.StandIn("k", 1, LEVEL))
    assert party.no("Ann", wire.Hasten("k", 0, True)) == "only-the-living"


def test_who_agreed_to_short_nights_has_not_agreed_to_skip_the_rest() -> None:
    party = among_bots("Ann", start=False)
    party.ask("Ann", wire.Hasten("k", 0, True))
    party.ask("Ann", wire.Start("k"))
    until_dead(party, 0)
    assert pace_of(party.table) == "watched"


def a_victim(*names: str) -> Party:
    """Of these people the first is dead, by day, and the match goes on."""
    party = among_bots(*names, seats=12)
    until_dead(party, 0)
    assert party.table.phase == "playing"
    return party


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Ben")])
def test_after_a_restart_nights_go_at_the_same_pace(names: tuple[str, ...]) -> None:
    party = among_bots(*names)
    for step in range(60):
        if party.table.phase != "playing":
            break
        if not party.table.is_dark and not party.table.chairs[0].out:
            party.ask("Ann", wire.Hasten("k", 0, not party.table.chairs[0].hastens))
        party.now += 5
        go_on(party)
        if step % 11 == 0:
            again = party.again()
            assert everything(again) == everything(party.table)
            assert pace_of(again) == pace_of(party.table)
