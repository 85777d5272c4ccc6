"""A match goes on when a version of its game is no longer at hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hameau import shelf
from hameau.engine.errors import BadPosition, BadRecord
from hameau.engine.game import Game
from hameau.engine.record import verify
from hameau.tables import entries, wire
from hameau.tables.marking import EVERY, CannotGoOn, mark, resumption
from hameau.tables.table import Table
from tests.tables.party import Party, everything, village


def version(number: int) -> Callable[[str], Game]:
    """The games with other rules, which by chance say the same."""
    return lambda key: replace(shelf.game(key), version=number)


def an_update(party: Party, number: int = 2) -> Party:
    """The server is stopped, and started again with another version."""
    last = mark(party.table, party.now, rests=True)
    if last is not None:
        party.write(last)
    party.find_game = version(number)
    party.table = party.again()
    party.write(resumption(party.table, party.now))
    return party


@pytest.mark.parametrize("game", ["buttons", "buttonville", "guilds", "werewolves"])
def test_a_match_goes_on_with_another_version_and_verifies_on_both_sides(game: str) -> None:
    party = village() if game == "werewolves" else Party("Ann", "Ben", game=game)
    party.play_on(moves=30)
    before = party.table.playing
    position, moves = before.position(), len(before.history)
    after = an_update(party).table.playing
    assert after.position() == position
    assert after.history == before.history
    assert after.names == before.names
    party.play_on(moves=20, seed=3)
    assert everything(party.again()) == everything(party.table)
    text = party.table.playing.record()
    assert f"\nrules 2 content {after.game.digest} position {position} #" in text
    new = verify(text, version(2))
    assert (new.moves, new.unread) == (len(party.table.playing.history), moves)
    assert new.match.record() == text
    old = verify(text, version(1))
    assert (old.moves, old.unread) == (new.moves, new.moves - moves)
    assert old.match.position() == position
    with pytest.raises(BadRecord, match="version 1"):
        verify(text, version(3))


def test_after_a_second_update_all_parts_are_there() -> None:
    party = Party("Ann", "Ben")
    for number in (2, 3):
        party.play_on(moves=10, seed=number)
        an_update(party, number)
    party.play_on(seed=4)
    [text] = party.table.records
    assert [line.split(" ")[1] for line in text.split("\n") if line.startswith("rules")] == ["2", "3"]
    assert verify(text, version(3)).over
    assert verify(text, version(1)).over
    assert everything(party.again()) == everything(party.table)


def test_what_was_altered_around_a_change_of_rules_is_found() -> None:
    party = Party("Ann", "Ben")
    party.play_on(moves=12)
    an_update(party)
    party.play_on(moves=8, seed=2)
    text = party.table.playing.record().split("\n")
    change = next(at for at, line in enumerate(text) if line.startswith("rules"))
    falsified = {
        9: text[9].replace(" #", "x #"),  # the first move, with rules that are not at hand
        7: text[7].replace('""', '"' + "ab" * 16 + '"', 1),
        change: text[change].replace(" position 1", " position 2"),
        change + 1: text[change + 1][:-1] + ("0" if text[change + 1][-1] != "0" else "1"),
    }
    falsified[change] = text[change].replace("content ", "content 0", 1)[: len(text[change])]
    for at, line in falsified.items():
        assert line != text[at]
        with pytest.raises(BadRecord):
            verify("\n".join([*text[:at], line, *text[at + 1 :]]), version(2))


def test_luck_goes_on_from_the_secret_after_an_update_and_is_drawn_anew_after_a_take_back() -> None:
    party = Party("Ann", "Ben")
    party.play_on(moves=10)
    an_update(party)
    party.play_on(moves=9, seed=2)
    kept = party.table.playing.first
    party.write(entries.Undone(party.now, 0, kept))
    party.play_on(moves=9, seed=2)
    text = party.table.playing.record()
    assert f"\nback {kept} #" in text
    assert verify(text, version(2)).match.record() == text


def test_nothing_from_before_an_update_can_be_taken_back_or_sent_again() -> None:
    party = Party("Ann", "Ben")
    party.play_on(moves=10)
    numbers = party.table.decisions[:]
    table = an_update(party).table
    assert all(now > then for now, then in zip(table.decisions, numbers, strict=True))
    seat = table.playing.history[-1].seat
    assert party.no(party.names[seat], wire.AskUndo("k", seat)) == "nothing-to-undo"


def test_a_match_without_a_mark_says_why_it_cannot_go_on() -> None:
    party = Party("Ann", "Ben")
    party.play_on(moves=10)
    party.find_game = version(2)
    with pytest.raises(CannotGoOn, match=r"version 1 .* no position was written down"):
        resumption(party.again(), party.now)


def test_a_position_that_the_new_rules_cannot_read_says_why_it_cannot_go_on() -> None:
    def refuse(content: object, text: str) -> None:
        raise BadPosition("there is a fifth colour now")

    party = Party("Ann", "Ben")
    party.play_on(moves=10)
    party.write(mark(party.table, party.now, rests=True) or entries.Stopped(0))
    party.find_game = lambda key: replace(shelf.game(key), version=2, read_position=refuse)  # type: ignore[arg-type]
    table = party.again()
    with pytest.raises(CannotGoOn, match="there is a fifth colour now"):
        resumption(table, party.now)


def the_end_of_the_road() -> Party:
    """A match that was marked and cannot go on."""
    party = Party("Ann", "Ben")
    party.play_on(moves=10)
    party.write(mark(party.table, party.now, rests=True) or entries.Stopped(0))
    party.find_game = version(2)
    party.table = party.again()
    party.write(entries.Dropped(party.now, "there is a fifth colour now"))
    return party


def test_a_match_that_cannot_go_on_leaves_its_record_and_the_table() -> None:
    party = the_end_of_the_road()
    table = party.table
    [text] = table.records
    assert verify(text, version(1)).moves == 10
    assert (table.phase, table.number, table.dropped) == ("open", 1, True)
    party.ask("Ann", wire.Start("k"))
    party.play_on(moves=3)
    assert (table.number, table.dropped) == (2, False)
    party.find_game = version(1)
    assert party.again().records == [text], "also if the old rules come back: its luck is known now"


def test_a_match_that_is_over_keeps_its_record_under_other_rules() -> None:
    party = Party("Ann", "Ben")
    party.play_on()
    party.write(mark(party.table, party.now) or entries.Stopped(0))
    ends, records = party.table.ends, party.table.records
    party.find_game = version(2)
    table = party.again()
    assert (table.records, table.ends, table.phase, table.number) == (records, ends, "open", 1)
    party.table = table
    party.ask("Ann", wire.Start("k"))
    party.play_on(moves=4)
    assert party.table.number == 2
    assert everything(party.again()) == everything(party.table)


def test_what_the_wolves_whispered_is_told_to_nobody_after_an_update() -> None:
    party = village()
    party.play_on(moves=30)
    said = {one.chat.text for one in party.table.chat}
    table = an_update(party).table
    assert {one.chat.text for one in table.chat} <= said
    assert all(one.chat.channel == "" for one in table.chat)


def test_it_is_marked_at_rest_at_the_end_and_every_so_many_moves() -> None:
    party = Party("Ann", "Ben")
    marked = []
    while party.table.phase == "playing":
        party.play_on(moves=1, seed=party.now)
        if one := mark(party.table, party.now):
            party.write(one)
            marked.append(one.moves)
    moves = len(party.table.playing.history)
    assert marked == [*range(EVERY, moves, EVERY), moves]
    assert mark(party.table, party.now, rests=True) is None
    assert isinstance(party.again(), Table)
