"""The thoughtful players that the search of BUTTONS imagines: they see rows, rivals and the end."""

from typing import cast

from hameau.engine.luck import secret_from_seed
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.notation import field_named
from hameau.games.buttons.rules import BUTTON, OUT, ROLL, STAR
from hameau.plain import is_compiled
from tests.games.buttons.tables import BUTTONS, Table, buttons, fresh, seated

MATCHES = 1000 if is_compiled() else 40
FOUR = "a1 b1 c1 d1"  # stars that want e1 or, from the other side, nothing else


def thought(table: Table, seat: int = 0) -> int:
    """What a thoughtful player does there."""
    return cast(Buttons, table.state).thoughtful_move(seat)


def lay(name: str) -> int:
    return BUTTON + field_named(name)


def test_who_has_a_row_under_buttons_opts_out() -> None:
    assert thought(seated(ann=buttons("e1", FOUR), players=2)) == OUT


def test_who_has_the_last_star_under_a_button_opts_out() -> None:
    eleven = "a1 b1 c1 a3 b3 c3 a5 b5 c5 e2 f4"
    assert thought(seated(ann=buttons("d6", eleven), players=2)) == OUT


def test_who_has_one_button_and_nothing_to_lose_rolls() -> None:
    assert thought(seated(ann=buttons("d4"), players=2)) == ROLL


def test_who_would_lose_by_opting_out_rolls() -> None:
    row = buttons("e1", FOUR)
    three_yellow = buttons("b1 e3 a4")
    alone = seated(ann=three_yellow, ben=buttons("e1"), players=2, safe="Ben")
    behind = seated(ann=three_yellow, ben=row, players=2, safe="Ben")
    assert [thought(alone), thought(behind)] == [OUT, ROLL]


def test_a_button_goes_where_it_completes_a_row() -> None:
    table = seated(ann=buttons("", FOUR), players=2)
    table.roll("1 5 6 6 6 6")
    assert thought(table) == lay("e1")
    table = seated(ann=buttons("", "e3 e4 e5 e6"), players=2)
    table.roll("2 1 5 6 6 6")
    assert thought(table) == lay("e2")


def test_the_star_that_completes_a_row_is_put() -> None:
    table = seated(ann=buttons("e1 a3 c3 d6", f"{FOUR} b3 d3"), players=2, bust="Ben")
    table.does("Ann", "out")
    assert thought(table) == STAR + field_named("e1")


def test_a_row_under_buttons_needs_as_many_stars() -> None:
    state = cast(Buttons, seated(ann=buttons("c1 e1", "a1 b1 d1"), players=2).state)
    assert state.row_under_buttons(0, 1) == 0
    assert state.row_under_buttons(0, 2) == 1 << field_named("c1") | 1 << field_named("e1")
    assert state.row_fields(0, 2) == 0
    state = cast(Buttons, seated(ann=buttons("c1", "a1 b1 d1"), players=2).state)
    assert state.row_fields(0, 2) == 1 << field_named("e1")


def test_thinking_leaves_the_buttons_where_they_lie() -> None:
    table = seated(ann=buttons("c3", FOUR), players=2)
    table.roll("1 5 6 6 6 6")
    before = table.state.dump()
    cast(Buttons, table.state).worth_of_laying(0, lay("e1"))
    assert table.state.dump() == before


def test_thoughtful_players_beat_greedy_ones() -> None:
    assert sum(result_against_greedy(number) for number in range(MATCHES)) > 0.06 * MATCHES


def result_against_greedy(number: int) -> float:
    """Of a thoughtful player, in either seat of the deal."""
    state = cast(Buttons, BUTTONS.match(seats=2, seed=number // 2).state)
    state.reseed(int.from_bytes(secret_from_seed(number)[:7], "little"))
    thinker = number % 2
    while state.waiting:
        seat = 0 if state.waiting & 1 else 1
        state.apply(seat, state.thoughtful_move(seat) if seat == thinker else state.sensible_move(seat, 0))
    return state.result(thinker)


def test_all_rolls_that_ask_the_same_players_look_alike() -> None:
    sights = set()
    for pips in ("1 1 2 3 4 5", "6 5 4 3 2 1"):
        table = seated(players=2)
        table.roll(pips)
        sights.add(tuple(table.state.sight(observer, 0, ROLL) for observer in (0, 1)))
    assert len(sights) == 1


def test_a_bust_does_not_look_like_a_roll() -> None:
    lucky, bust = (seated(ann=buttons("", stars), players=2) for stars in ("", "a1 b1 c1 d1 f1"))
    for table in (lucky, bust):
        table.roll("1 1 2 3 4 2")
    assert lucky.state.sight(1, 0, ROLL) != bust.state.sight(1, 0, ROLL)


def test_a_look_ahead_from_the_choice_of_boards_plays_a_round() -> None:
    state = cast(Buttons, fresh(2, boards="choose").state)
    state.look_ahead()
    assert state.round == 2
