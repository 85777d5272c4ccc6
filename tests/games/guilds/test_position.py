"""Positions of Guilds of London: how they read, and what cannot be one."""

import random

import pytest

import hameau
from hameau.games.guilds.rules.boris import NO_TILE
from tests.games.guilds.tables import GUILDS, Table, fresh, seated


def solo() -> Table:
    """Round 3 alone: the beadle has taken two tiles, Ann has won one, and Boris found none for his card."""
    table = seated(1).at(3).give("Ann", "Y1 R1 R1")
    table.s.step_beadle()
    table.s.step_beadle()
    table.stand("c1", Ann=2, Boris=1).master("Ann", "e5")
    table.s.boris_turned = 1
    table.put("boris_why", 0, NO_TILE)
    table.put("points", 0, GUILDS.content.box.points[20])
    return table


def test_the_position_of_these_tests_is_one() -> None:
    text = solo().position()
    assert GUILDS.position(text).position() == text


def test_a_position_is_one_line_that_a_person_can_read() -> None:
    parts = solo().position().split(" | ")
    assert parts[0] == "3 turn 0 0 0 0"
    assert parts[1] == "virginia three without virginia 0 c1 2 0 -"
    assert parts[2].split()[2].startswith("3oK")
    assert parts[2].split()[2].endswith(":2.1!")
    assert parts[2].split()[28] == "20d-"
    assert parts[4:9] == [
        "discard - used - under -",
        "played 0 1 0 0 0 0",
        "scan a1 0 0 0 0.0.0.0.0 -",
        "asks -",
        "boris Y1:a1:3 10",
    ]
    assert parts[9].startswith("7 4 9 0 e5 Y1,R1x2 - M")


def test_a_question_is_part_of_the_position() -> None:
    table = solo()
    table.does("Ann", "move c1")
    assert "asks spend.0.2" in table.position()
    again = GUILDS.position(table.position())
    assert again.moves(0) == table.may("Ann") == ["pay Y1"]


def broken(old: str, new: str) -> str:
    text = solo().position()
    assert old in text, old
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("3 turn 0", "100 turn 0"),
        ("3 turn 0", "-3 turn 0"),
        ("3 turn 0", "٣ turn 0"),
        ("3 turn 0", "3 rest 0"),
        ("3 turn 0", "3 turn-end 0"),  # nothing is asked
        ("3 turn 0", "3 beadle 0"),
        ("3 turn 0", "3 over 0"),
        ("3 turn 0", "3 choice 0"),
        ("3 turn 0", "3 turn -"),
        ("3 turn 0", "3 turn 1"),
        ("3 turn 0 0 0 0", "3 turn 0 1 0 0"),
        ("3 turn 0 0 0 0", "3 turn 0 0 0"),
        ("virginia three", "virginia five"),
        ("virginia 0 c1", "virginia 1 c1"),  # the layout of others
        ("0 c1 2 0", "0 c2 2 0"),  # a special building
        ("0 c1 2 0", "0 e5 2 0"),  # completed
        ("0 c1 2 0", "0 z9 2 0"),
        ("0 c1 2 0", "0 c1 3 0"),  # three neutrals
        ("20d-", "20o-"),
        ("20d-", "20dK1"),
        ("20d-", "20d-:1.0"),
        ("20d-", "19d-"),
        ("20d-", "."),
        ("20d-", "99d-"),
        ("20d-", "20d-!"),
        (":2.1!", ":3.1!"),
        (":2.1!", ":2!"),
        (":2.1!", ":2.1.0!"),
        (":2.1!", ":2.1+1!"),
        ("discard -", "discard Y1x99"),
        ("discard -", "discard Y1x6"),
        ("discard -", "discard Z9"),
        ("discard -", "discard Y1,Y1"),
        ("used -", "used"),
        ("under -", "under M01:3"),
        ("under -", "under M99:0"),
        ("played 0 1", "played 0 99"),
        ("scan a1", "scan c9"),
        ("scan a1 0", "scan a1 9"),
        ("0.0.0.0.0", "0.0.0.0"),
        ("0.0.0.0.0", "1.0.0.0.0"),
        ("asks -", "asks spend.0.0,spend.0.29"),
        ("asks -", "asks turn.0.0"),
        ("asks -", "asks effect.0.60"),
        ("asks -", "asks effect.0.1"),  # nobody is asked anything
        ("asks -", "asks bribe.0.2"),
        ("asks -", "asks limit.0.0"),
        ("asks -", "asks mayor.0.0"),
        ("asks -", "asks solitaire.0.0"),
        ("asks -", "asks coin.9.0"),
        ("asks -", "asks shift-number.29.2"),
        ("asks -", "asks shift-to.0.0"),
        ("asks -", "asks rally.2.7"),
        ("asks -", "asks land.2.7"),
        ("asks -", "asks whence.1.28"),
        ("asks -", "asks whence.1.2" + ",whence.1.2" * 12),
        ("asks -", "asks swap.5.0"),
        ("boris Y1:a1:3 10", "boris Y1:c9:0 0"),
        ("boris Y1:a1:3 10", "boris Y1:c3:7 0"),
        ("boris Y1:a1:3 10", "boris -"),
        ("7 4 9 0 e5", "7 5 9 0 e5"),
        ("7 4 9 0 e5", "7 4 9 0 -"),
        ("7 4 9 0 e5", "7 4 9 0 d5"),
        ("7 4 9 0 e5", "99999999999999999999 4 9 0 e5"),
        ("Y1,R1x2", "Y1,R1x9"),
        ("Y1,R1x2 -", "Y1,R1x2 Y2"),
        ("3 turn 0", "50 turn 0"),  # of ten
        ("7 4 9 0 e5", "6 4 9 0 e5"),  # fewer points than the master brought
        ("7 4 9 0 e5", "999 4 9 0 e5"),
        ("boris Y1:a1:3 10", "boris Y1:a1:3 9"),  # fewer than the beadle took
        ("boris Y1:a1:3 10", "boris - 10"),  # he has had two turns
        ("three without virginia", "three without ulster"),  # the side of other rounds
        ("0 c1 2 0 -", "0 d1 2 0 -"),  # the beadle stands on the lowest guild
        ("0 c1 2 0 -", "0 c1 2 1 -"),  # tokens without the solitaire players' guild
        ("0 c1 2 0 -", "0 c1 2 0 0"),  # no hand limit without the University
        ("K2,K3", "K2x2,K3"),  # a token more in the bag
        ("played 0 1", "played 1 1"),  # and no card lies there
        ("played 0 1 0 0", "played 0 1 0 3"),
        ("used -", "used Y1"),
    ],
)  # fmt: skip
def test_what_no_match_can_lead_to_is_refused(old: str, new: str) -> None:
    with pytest.raises(hameau.BadPosition) as caught:
        GUILDS.position(broken(old, new))
    assert len(str(caught.value)) > 15


def test_mayoral_cards_are_where_they_can_be() -> None:
    text = solo().position()
    kept, first, returned, looking = text.split(" | ")[9].split()[7:]
    for old, new in (
        (f"{kept} {first} {returned} {looking}", f"{kept} {first} {kept},{returned} {looking}"),
        (f"{kept} {first} {returned} {looking}", f"{kept} {first} - {looking}"),
        (f"{kept} {first} {returned} {looking}", f"{kept} - {returned} {looking}"),
        (f"{kept} {first} {returned} {looking}", f"{kept} {first} {returned} {returned}"),
        (f"{kept} {first} {returned} {looking}", f"{kept} {first} {returned} {kept}"),
    ):
        with pytest.raises(hameau.BadPosition):
            GUILDS.position(text.replace(old, new))


def test_a_position_with_a_letter_changed_is_refused_or_can_be_played() -> None:
    luck = random.Random(5)
    match = fresh(2, 3)
    for _ in range(60):
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.moves(seat)))
    text = match.position()
    accepted = 0
    for _ in range(300):
        place = luck.randrange(len(text))
        other = text[:place] + luck.choice("0123456789 |,.:-xodKYRBGPM") + text[place + 1 :]
        try:
            begun = GUILDS.position(other, seed=1)
        except hameau.BadPosition:
            continue
        accepted += 1
        begun.state.playout()
    assert accepted < 150
