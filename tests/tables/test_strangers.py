"""Tables that anybody may find: who decides it, who may sit down, and who may not come back."""

from __future__ import annotations

import pytest

from hameau.tables import entries, wire
from hameau.tables.deciding import Asker, Moment, No, decide
from tests.tables.party import Party, device


def looking(*names: str, seats: int = 3) -> Party:
    """Ann's table, which looks for people."""
    party = Party(*(names or ("Ann",)), seats=seats, start=False)
    party.ask("Ann", wire.Publish("k", "de"))
    return party


def come(party: Party, name: str, seat: int) -> str:
    """A stranger tries to sit down; with what code it is refused."""
    moment = Moment(party.now, party.who_is_away(), lambda: "", lambda: "")
    try:
        entry = decide(party.table, Asker(device(name), stranger=True), wire.Sit("k", seat, name), moment)
    except No as no:
        return no.code
    assert isinstance(entry, entries.Sat)
    party.write(entry)
    return ""


def test_a_stranger_sits_down_where_people_are_looked_for() -> None:
    party = looking()
    assert party.table.listed == "de"
    assert come(party, "Eve", 1) == ""
    assert party.table.chairs[1].name == "Eve"


def test_nobody_is_looked_for_unless_the_host_says_so() -> None:
    party = Party("Ann", seats=3, start=False)
    assert come(party, "Eve", 1) == "not-invited"
    party.ask("Ann", wire.Publish("k", "en"))
    party.ask("Ann", wire.Publish("k", ""))
    assert come(party, "Eve", 1) == "not-invited"


def test_when_the_match_begins_nobody_is_looked_for_any_more() -> None:
    party = looking("Ann", "Ben", seats=2)
    party.ask("Ann", wire.Start("k"))
    assert party.table.listed == ""
    assert come(party, "Eve", 1) == "already-started"


def test_only_the_host_looks_for_people_and_sends_them_away() -> None:
    party = looking("Ann", "Ben")
    assert party.no("Ben", wire.Publish("k", "")) == "not-the-host"
    assert party.no("Ben", wire.Block("k", 0)) == "not-the-host"
    assert party.no("Eve", wire.Publish("k", "fr")) == "not-the-host"


def test_at_a_table_for_one_there_is_nobody_to_find() -> None:
    party = Party("Ann", game="chevoux", start=False)
    assert party.no("Ann", wire.Publish("k", "en")) == "nobody-to-find"


@pytest.mark.parametrize("way", ["stranger", "invitation"])
def test_who_was_sent_away_does_not_come_back(way: str) -> None:
    party = looking()
    assert come(party, "Eve", 1) == ""
    party.ask("Ann", wire.Block("k", 1))
    assert party.table.chairs[1].kind == "free"
    if way == "stranger":
        assert come(party, "Eve", 1) == "not-invited"
    else:
        assert party.no("Eve", wire.Sit("k", 1, "Eva")) == "not-invited"
    assert come(party, "Dan", 1) == "", "others may"


def test_nobody_sends_away_bots_or_themselves() -> None:
    party = looking("Ann")
    party.ask("Ann", wire.Seat("k", 1, "steady"))
    assert party.no("Ann", wire.Block("k", 0)) == "not-oneself"
    assert party.no("Ann", wire.Block("k", 1)) == "seat-is-free"


def test_not_while_a_match_is_played() -> None:
    party = Party("Ann", "Ben")
    assert party.no("Ann", wire.Publish("k", "en")) == "already-started"
    assert party.no("Ann", wire.Block("k", 1)) == "already-started"
