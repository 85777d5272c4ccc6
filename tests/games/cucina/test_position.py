"""Positions of Cucina Curiosa: how they read, and what cannot be one."""

import pytest

import hameau
from tests.games.cucina.tables import CUCINA, EMPTY, at, fresh, rest, seated

HEAD = "place 1/1 3 bend same free off"
ANN = "A 0 c4e . . . . / . . . . / . fork:w . . / . lane:n . ."
BEN = "A 0 - . . . lane:e / . . . . / . . . . / . fork:n . ."
FULL = " / ".join([
    "cross:n cross_lobster:n fork:n fork_lobster:n",
    "fork_lobster:e fork_bone:n fork_lobsters:n lane:n",
    "lane_lobster:n lane_bone:n bend:n bend_lobster:n",
    "bend_lobster:s bend_bone:n nook_lobster:n nook_lobsters:n",
])  # fmt: skip


def position(head: str = HEAD, *boards: str) -> str:
    return " | ".join([head, *(boards or (ANN, BEN))])


def test_a_position_is_one_line_that_a_person_can_read() -> None:
    table = seated(". . . . / . . . . / . fork:w . . / . lane:n . .", tile="bend", layouts="C")
    assert table.position() == (
        "place 1/1 3 bend same free off | C 0 - . . . . / . . . . / . fork:w . . / . lane:n . ."
    )


def test_the_position_of_the_examples_is_one() -> None:
    table = at(position())
    assert CUCINA.position(position()).position() == position() == table.position()
    assert (table.waiting, table.look().turn, table.look().tile) == ((1,), 3, "bend")
    assert table.tiles("Ann", seen_by="Ann")["c4"] == "bend:e"
    assert "c4" not in table.tiles("Ann", seen_by="Ben")
    table.does("Ben", "place a1 n")
    assert table.tiles("Ann")["c4"] == "bend:e"


@pytest.mark.parametrize("options", [{}, {"series": "three"}, {"building": "connected"}])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_of_a_match_is_one(seats: int, options: dict[str, str]) -> None:
    table = fresh(seats, seed=7, **options)
    while table.waiting:
        text = table.position()
        assert CUCINA.position(text).position() == text
        rest(table, 1)
    assert CUCINA.position(table.position()).position() == table.position()


def test_between_games_and_at_the_end() -> None:
    look = position("look 2/3 16 - same free off", f"B 4 next {FULL}", f"B -2 - {FULL}")
    assert CUCINA.position(look).moves(1) == ["next"]
    over = position("over 1/1 16 - same free on+5", f"D 0 - {FULL}")
    with_bonus = CUCINA.position(over).result
    assert with_bonus is not None
    assert with_bonus.scores == [CUCINA.position(over).view().kitchens[0].points + 5]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    [
        # the head
        position("lay 1/1 3 bend same free off"),
        position("place 1/2 3 bend same free off"),
        position("place 2/1 3 bend same free off"),
        position("place 0/1 3 bend same free off"),
        position("place 1/1 0 bend same free off"),
        position("place 1/1 17 bend same free off"),
        position("place 1/1 4 bend same free off"),  # two tiles lie
        position("place 1/1 3 - same free off"),
        position("place 1/1 3 loop same free off"),
        position("place 1/1 3 fork same free off"),  # both lie already, and there is but one
        position("place 1/1 3 bend any free off"),
        position("place 1/1 3 bend same free on"),  # 8.4: for somebody alone
        position("place 1/1 3 bend different free off"),  # and both have A
        position("place 1/1 3 bend same free off+3"),
        position("place 1/1 3 bend same free off "),
        position("place 1/1 ٣ bend same free off"),
        position("over 1/1 3 - same free off"),
        position("look 1/1 16 - same free off", f"A 0 - {FULL}"),
        position("over 1/3 16 - same free off", f"A 0 - {FULL}"),
        position("over 1/1 16 - same free on+4", f"A 0 - {FULL}"),  # the tiles left over have 5
        position("place 1/1 1 bend different free off", f"A 0 - {EMPTY}"),  # 7.1: alone
        # the boards
        position(HEAD, ANN, BEN, BEN, BEN, BEN),
        HEAD,
        position(HEAD, ANN.replace("A 0", "E 0"), BEN.replace("A 0", "E 0")),
        position(HEAD, ANN, BEN.replace("A 0", "B 0")),
        position(HEAD, ANN, BEN.replace("A 0", "A 1")),  # points of earlier games, and there are none
        position("place 2/3 3 bend same free off", ANN.replace("A 0", "A 99"), BEN),
        position(HEAD, ANN.replace("c4e", "b4e"), BEN),  # 4.6
        position(HEAD, ANN.replace("c4e", "c9e"), BEN),
        position(HEAD, ANN.replace("c4e", "next"), BEN),
        position(HEAD, ANN, BEN.replace(" - ", " a1n ")),  # nobody is waited for
        position(HEAD, ANN, BEN.replace("lane:e", "lane_bone:e")),  # other tiles than Ann
        position(HEAD, ANN, BEN.replace("lane:e", ".")),
        position(HEAD, ANN.replace("fork:w", "fork:x"), BEN),
        position(HEAD, ANN.replace("fork:w", "fork"), BEN),
        position(HEAD, ANN.replace("lane:n", "lane:s"), BEN),  # 4.3: written lane:n
        position(HEAD, ANN.replace("/ . lane:n . .", ""), BEN),
        position(HEAD, ANN.replace(". lane:n . .", ". lane:n ."), BEN),
        # connected building
        position("place 1/1 2 bend same connected off", f"A 0 - {EMPTY.replace('.', 'lane:n', 1)}"),
        position("place 1/1 3 bend same connected off", ANN.replace("c4e", "-"), BEN),
        position(  # 7.3: each grows from its entrance, but not in one order of calls
            "place 1/1 3 bend same connected off",
            "A 0 - . . . . / . . . . / . fork:n . . / . lane:n . .",
            "A 0 - . . . . / . . . . / . lane:n . . / . fork:n . .",
        ),
        position(
            "place 1/1 3 bend same connected off",
            "A 0 d1n . . . . / . . . . / . fork:n . . / . lane:n . .",
            "A 0 - . . . . / . . . . / . fork:n . . / . lane:n . .",
        ),
    ],
)
def test_what_no_match_can_lead_to_is_refused(text: str) -> None:
    with pytest.raises(hameau.BadPosition) as caught:
        CUCINA.position(text)
    assert len(str(caught.value)) > 15


def test_with_twins_an_order_is_found_whichever_was_called_first() -> None:
    text = position(
        "place 1/1 4 bend same connected off",
        "A 0 - . . . . / . . . . / . bend_lobster:n . . / . bend_lobster:e lane:n .",
        "A 0 - . . . . / . bend_lobster:n . . / . lane:n . . / . bend_lobster:e . .",
    )
    assert CUCINA.position(text).waiting == (0, 1)
    assert at(text).look().twins == 0
