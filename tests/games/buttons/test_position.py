"""Positions of BUTTONS: how they read, and what cannot be one."""

import pytest

import hameau
from tests.games.buttons.tables import BUTTONS, at, buttons, fresh, seated

ANN = "A1 6/6/2o3/6/4*1/6 in r 0"
BEN = "B2 6/6/6/6/6/6 in y 0"
EVE = "C1 6/6/6/6/6/o5 safe g 0"
DAN = "D1 6/6/6/6/6/6 bust b 0"
TURN = "2 turn 1 5:6+235 1 random"


def position(head: str = TURN, *seats: str) -> str:
    return " | ".join([head, *(seats or (ANN, BEN, EVE, DAN))])


def test_a_position_is_one_line_that_a_person_can_read() -> None:
    table = seated(
        ann=buttons("c3", stars="e5"), eve=buttons("a6"), safe="Eve", bust="Dan", round=2, active="Ben"
    )
    assert table.position() == (
        "2 turn 1 - 1 random | A1 6/6/2o3/6/4*1/6 in r 0 | B1 6/6/6/6/6/6 in y 0"
        " | C1 6/6/6/6/6/o5 safe g 0 | D1 6/6/6/6/6/6 bust b 0"
    )
    table.roll("5 6 2 3")
    assert table.position().startswith("2 lay 1 5:6+23 01 random | ")


def test_the_position_of_the_examples_is_one() -> None:
    table = at(position())
    assert (table.active, table.owing, table.look.round) == ("Ben", "Ben", 2)
    assert table.of("Ann").buttons == ["c3"]
    assert table.of("Ann").stars == ["e5"]
    assert [board.status for board in table.look.boards] == ["in", "in", "safe", "bust"]
    assert table.look.dice == 2
    assert table.position() == position()


def test_boards_being_chosen() -> None:
    table = fresh(3, boards="choose")
    table.does("Ann", "board D2")
    text = table.position()
    assert text.startswith("0 boards 0 - 1 choose | D2 6/6/6/6/6/6 in ")
    assert at(text).may("Ben") == table.may("Ben")


@pytest.mark.parametrize(
    "text",
    [
        # the head
        position("0 turn 1 - 1 random"),
        position("99999999999999999999 turn 1 - 1 random"),
        position("9" * 5000 + " turn 1 - 1 random"),
        position("-2 turn 1 - 1 random"),
        position("٢ turn 1 - 1 random"),
        position("2 rest 1 - 1 random"),
        position("2 turn 4 - 1 random"),
        position("2 turn 1 7:6+23 1 random"),
        position("2 turn 1 5:6+23456 1 random"),
        position("2 turn 1 5:6 1 random"),
        position("2 turn 1 - 1 any"),
        position("2 turn 1 - 1"),
        position("2 turn 1 - 1 random "),
        position("2 turn 1 - 1 random\n"),
        # who is waited for
        position("2 turn 1 - - random"),
        position("2 turn 1 - 0 random"),
        position("2 turn 1 - 01 random"),
        position("2 turn 2 - 2 random"),  # Eve is out
        position("2 turn 3 - 3 random"),
        position("2 lay 1 - 1 random"),  # no roll
        position("2 lay 1 5:6+23 - random"),
        position("2 lay 1 5:6+23 2 random"),  # Eve is out
        position("2 lay 1 3:3+23 0 random"),  # Ann has a button there
        position("2 lay 2 5:6+23 2 random"),  # Eve is active but safe
        position("2 lay 3 5:6+23 3 random"),  # Dan is active, bust and asked to lay
        position("2 stars 1 5:6+23 2 random"),  # nobody has stars to put
        position("2 over 1 5:6+23 1 random"),
        position("2 over 1 5:6+23 - random"),  # nobody has won
        position("2 boards 1 - 1 random"),
        position("2 boards 0 - 0 choose"),
        # the seats
        position(TURN, ANN),
        position(TURN, ANN, BEN, EVE, DAN, DAN),
        position(TURN, ANN, BEN),
        position("2 turn 1 5:6+235 1 random", ANN, BEN.replace(" y ", " yg "), EVE.replace(" g ", " b ")),
        position(TURN, ANN, BEN, EVE, DAN.replace(" b ", " g ")),
        position(TURN, ANN, BEN, EVE, DAN.replace(" b ", " - ")),
        position(TURN, ANN, BEN.replace(" y ", " yg "), EVE.replace(" g ", " - "), DAN),  # two and none
        position(TURN, ANN.replace(" r ", " - "), BEN, EVE, DAN),
        position(TURN, ANN.replace(" r ", " y "), BEN.replace(" y ", " r "), EVE, DAN.replace(" b ", " y ")),
        position(TURN, ANN.replace("A1", "A3"), BEN, EVE, DAN),
        position(TURN, ANN.replace("A1", "-"), BEN, EVE, DAN),
        position(TURN, ANN, BEN.replace("B2", "A2"), EVE, DAN),  # 2.2: the other side of Ann's board
        position(TURN.replace("random", "same")),  # 2.7: four faces
        position(TURN, ANN.replace("2o3", "2oo2"), BEN, EVE, DAN),
        position(TURN, ANN.replace("6/6/2o3", "6/2o3/2o3"), BEN, EVE, DAN),
        position(TURN, ANN.replace("2o3", "2o4"), BEN, EVE, DAN),
        position(TURN, ANN.replace("2o3", "2o2"), BEN, EVE, DAN),
        position(TURN, ANN.replace("/2o3", ""), BEN, EVE, DAN),
        position(TURN, ANN.replace("2o3", "2o3/6"), BEN, EVE, DAN),
        position(TURN, ANN.replace("2o3", "2x3"), BEN, EVE, DAN),
        position(TURN, ANN.replace(" in ", " out "), BEN, EVE, DAN),
        position(TURN, ANN.replace("r 0", "r 1"), BEN, EVE, DAN),  # stars are due at the end of a round only
        position(TURN, ANN, BEN, EVE, DAN.replace("b 0", "b 2")),
        position(TURN, ANN.replace("r 0", "r 99999999999999999999"), BEN, EVE, DAN),
        position(TURN, ANN.replace("r 0", "r -1"), BEN, EVE, DAN),
    ],
)  # fmt: skip
def test_what_no_match_can_lead_to_is_refused(text: str) -> None:
    with pytest.raises(hameau.BadPosition) as caught:
        BUTTONS.position(text)
    assert len(str(caught.value)) > 15


STARS = "2 stars 1 5:6+2 02 random"
SAFE_ANN = "A1 o5/6/2o3/6/4*1/6 safe r 2"
SAFE_EVE = "C1 6/6/6/6/6/o5 safe g 1"
BUST_BEN = BEN.replace(" in ", " bust ")


def test_stars_are_put_by_those_who_have_them_due() -> None:
    table = at(position(STARS, SAFE_ANN, BUST_BEN, SAFE_EVE, DAN))
    assert (table.owing, table.may("Ann"), table.may("Eve")) == (
        "Ann Eve",
        ["star a1", "star c3"],
        ["star a6"],
    )


@pytest.mark.parametrize(
    "text",
    [
        position(STARS, SAFE_ANN.replace("r 2", "r 3"), BUST_BEN, SAFE_EVE, DAN),  # more stars than buttons
        position(
            STARS, SAFE_ANN.replace("r 2", "r 0"), BUST_BEN, SAFE_EVE, DAN
        ),  # waited for, but nothing due
        position("2 stars 1 5:6+2 2 random", SAFE_ANN, BUST_BEN, SAFE_EVE, DAN),  # due, but not waited for
        position(STARS, SAFE_ANN, BEN, SAFE_EVE, DAN),  # Ben is still in
        position(
            STARS, SAFE_ANN.replace("safe", "bust"), BUST_BEN, SAFE_EVE, DAN
        ),  # who is bust gets nothing
    ],
)
def test_what_no_scoring_can_be_is_refused(text: str) -> None:
    with pytest.raises(hameau.BadPosition):
        BUTTONS.position(text)


@pytest.mark.parametrize(
    "text",
    [
        "0 boards 0 - 1 choose | - 6/6/6/6/6/6 in ry 0 | - 6/6/6/6/6/6 in gb 0",  # seat 0 has none
        "0 boards 0 - 0 choose | A1 6/6/6/6/6/6 in ry 0 | - 6/6/6/6/6/6 in gb 0",  # seat 0 has one already
        "0 boards 0 - 01 choose | - 6/6/6/6/6/6 in ry 0 | - 6/6/6/6/6/6 in gb 0",
        "1 boards 0 - 0 choose | - 6/6/6/6/6/6 in ry 0 | - 6/6/6/6/6/6 in gb 0",  # the round has begun
    ],
)
def test_what_no_choice_of_boards_can_be_is_refused(text: str) -> None:
    with pytest.raises(hameau.BadPosition):
        BUTTONS.position(text)
