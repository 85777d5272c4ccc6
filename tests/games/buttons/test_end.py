"""Chapter 6 of the rules: the end, and who wins."""

import pytest

from hameau.games.buttons.rules import ENDED
from hameau.games.buttons.views import BORDER
from tests.games.buttons.tables import EMPTY, Table, all_fields, at, board_text, buttons, seated
from tests.rules import rule

SCATTERED = "a1 c1 e1 b2 d2 f2 a3 c3 e3 b4 d4 f4 a5 c5 e5 b6 d6 f6"  # no two side by side: never a row


def scattered(count: int) -> str:
    return " ".join(SCATTERED.split()[:count])


def last_stars(
    ann: str = EMPTY, ben: str = EMPTY, eve: str = EMPTY, dan: str = EMPTY, *, round: int = 7
) -> Table:
    """The end of a round: everybody with a button opted out and puts one star on it; the others are bust."""
    drawings = (ann, ben, eve, dan)
    status = ["safe" if "o" in drawing else "bust" for drawing in drawings]
    waiting = "".join(str(seat) for seat, drawing in enumerate(drawings) if "o" in drawing)
    seats = [
        f"{face} {board_text(drawing)} {out} {card} {1 if out == 'safe' else 0}"
        for face, drawing, out, card in zip(("A1", "B1", "C1", "D1"), drawings, status, "rygb", strict=True)
    ]
    table = at(" | ".join([f"{round} stars 0 1:1+1 {waiting} random", *seats]))
    for seat in list(table.waiting):
        table.play(seat, table.moves(seat)[0])
    return table


def verdict(table: Table) -> tuple[str, str]:
    assert table.result is not None, "it goes on"
    return table.winners, table.result.reason


# -- 6.1: when ---------------------------------------------------------------------------------------------


@rule("6.1")
def test_the_end_is_looked_for_only_when_all_stars_of_the_round_lie() -> None:
    # Ann has her row before Ben puts a star, and Ben's star makes it a shared victory
    table = seated(
        ann=buttons("e1", stars="a1 b1 c1 d1"),
        ben=buttons("e6", stars="a6 b6 c6 d6"),
        safe="Ben", bust="Eve Dan",
    )  # fmt: skip
    table.does("Ann", "out", "star e1")
    assert (table.result, table.owing) == (None, "Ben")
    table.does("Ben", "star e6")
    assert verdict(table) == ("Ann Ben", "won-by-row")


@rule("6.1")
def test_a_round_without_stars_is_looked_at_too() -> None:
    table = seated(ann=buttons("", stars="f1"), bust="Ben Eve Dan", round=60)
    table.roll("1 6 6")
    assert verdict(table) == ("Ann", "won-by-rounds")


@rule("6.1")
def test_when_it_is_over_nobody_may_do_anything() -> None:
    table = last_stars(ann=buttons("e1", stars="a1 b1 c1 d1"))
    assert (table.owing, [table.may(name) for name in ("Ann", "Ben", "Eve", "Dan")]) == ("", [[], [], [], []])
    assert (table.look.phase, table.look.boards[0].buttons) == ("over", [])
    assert table.refuses("Ann", "roll").code == "match-is-over"
    assert sum(isinstance(event, BORDER.kinds[ENDED]) for event in table.events(2)) == 1


# -- 6.2: a row --------------------------------------------------------------------------------------------


@rule("6.2")
@pytest.mark.parametrize("row", range(1, 7))
@pytest.mark.parametrize("columns", ["abcde", "bcdef", "abcdef"])
def test_five_stars_across_end_the_game(row: int, columns: str) -> None:
    # six in line are fine
    line = [f"{column}{row}" for column in columns]
    for last in line:
        stars = " ".join(field for field in line if field != last)
        assert verdict(last_stars(buttons(last, stars=stars))) == ("Ann", "won-by-row")


@rule("6.2")
@pytest.mark.parametrize("column", "abcdef")
@pytest.mark.parametrize("rows", ["12345", "23456", "123456"])
def test_five_stars_down_end_the_game(column: str, rows: str) -> None:
    line = [f"{column}{row}" for row in rows]
    for last in line:
        stars = " ".join(field for field in line if field != last)
        assert verdict(last_stars(buttons(last, stars=stars))) == ("Ann", "won-by-row")


@rule("6.2")
@pytest.mark.parametrize(
    ("last", "stars"),
    [
        ("a1", "b1 c1 d1"),  # four
        ("a1", "b1 c1 e1 f1"),  # a gap across
        ("a1", "a2 a3 a5 a6"),  # a gap down
        ("a1", "b2 c3 d4 e5 f6"),  # a diagonal
        ("f1", "e2 d3 c4 b5 a6"),  # the other one
        ("d1", "e1 f1 a2 b2"),  # round the edge of the board
        ("f1", "b2 c2 d2 a2"),  # round the edge, four and one
        ("f1", "a2 b2 c2 d2"),
        ("c1", "d1 e1 f1 a2 b2"),
        ("a1", "a2 a3 a4 b1"),  # a corner
        ("b5", "b6 c1 c2 c3"),  # from the foot of a column to the head of the next
    ],
)
def test_what_is_no_row(last: str, stars: str) -> None:
    table = last_stars(buttons(last, stars=stars))
    assert (table.result, table.look.round) == (None, 8)


@rule("6.2")
def test_only_stars_make_a_row() -> None:
    table = last_stars(buttons("e1 a6", stars="a1 b1 c1 d1"), ben=buttons("a1"))
    assert table.result is not None  # the first button is the one on e1 …
    table = seated(ann=buttons("e1 a6", stars="a1 b1 c1 d1"), bust="Ben Eve Dan")
    table.does("Ann", "out", "star a6")  # … and a button there is not enough
    assert table.result is None


# -- 6.3: twelve stars -------------------------------------------------------------------------------------


@rule("6.3")
def test_twelve_stars_end_the_game_and_eleven_do_not() -> None:
    assert last_stars(buttons("f6", stars=scattered(10))).result is None
    assert verdict(last_stars(buttons("f6", stars=scattered(11)))) == ("Ann", "won-by-stars")
    assert verdict(last_stars(buttons("f6", stars=scattered(15)))) == ("Ann", "won-by-stars")


@rule("6.3")
@pytest.mark.parametrize("name", ["Ann", "Ben", "Eve", "Dan"])
def test_it_does_not_matter_who_has_them(name: str) -> None:
    drawing = buttons("f6", stars=scattered(11))
    table = last_stars(*[drawing if name == player else EMPTY for player in ("Ann", "Ben", "Eve", "Dan")])
    assert verdict(table) == (name, "won-by-stars")


# -- 6.4 to 6.6: who wins ----------------------------------------------------------------------------------


@rule("6.4")
def test_who_has_a_row_beats_who_has_more_stars() -> None:
    row = buttons("e1", stars="a1 b1 c1 d1")
    table = last_stars(ann=buttons("f6", stars=scattered(17)), ben=row)
    assert verdict(table) == ("Ben", "won-by-row")
    assert table.result is not None
    assert table.result.scores == [18, 5, 0, 0]


@rule("6.4")
def test_a_row_beats_everything_else_even_at_the_last_round() -> None:
    row = buttons("e1", stars="a1 b1 c1 d1")
    table = last_stars(ann=buttons("f6", stars=scattered(10)), eve=row, round=60)
    assert verdict(table) == ("Eve", "won-by-row")


@rule("6.5")
def test_among_several_with_a_row_more_stars_win() -> None:
    table = last_stars(
        ann=buttons("e1", stars="a1 b1 c1 d1"),
        ben=buttons("f6", stars=scattered(17)),
        eve=buttons("a6", stars="a1 a2 a3 a4 a5 f6"),
    )
    assert verdict(table) == ("Eve", "won-by-row")


@rule("6.5")
def test_without_a_row_more_stars_win() -> None:
    table = last_stars(ann=buttons("f6", stars=scattered(11)), dan=buttons("f6", stars=scattered(13)))
    assert verdict(table) == ("Dan", "won-by-stars")


@rule("6.5")
def test_who_has_eleven_stars_does_not_win_with_who_has_twelve() -> None:
    table = last_stars(ann=buttons("f6", stars=scattered(10)), ben=buttons("f6", stars=scattered(11)))
    assert verdict(table) == ("Ben", "won-by-stars")


@rule("6.6")
def test_equal_rows_with_equal_stars_share_the_victory() -> None:
    table = last_stars(
        ann=buttons("e1", stars="a1 b1 c1 d1"),
        ben=buttons("f6", stars=scattered(17)),
        eve=buttons("a6", stars="a2 a3 a4 a5"),
    )
    assert verdict(table) == ("Ann Eve", "won-by-row")


@rule("6.6")
def test_equal_stars_without_a_row_share_the_victory() -> None:
    drawing = buttons("f6", stars=scattered(11))
    for shared in (2, 3, 4):
        table = last_stars(*[drawing] * shared)
        assert verdict(table) == (" ".join(("Ann", "Ben", "Eve", "Dan")[:shared]), "won-by-stars")
        worth = [table.state.result(seat) for seat in range(4)]
        assert worth == pytest.approx([2 / shared - 1] * shared + [-1.0] * (4 - shared))


@rule("6.6")
def test_the_only_winner_gets_everything() -> None:
    table = last_stars(ann=buttons("f6", stars=scattered(11)))
    assert [table.state.result(seat) for seat in range(4)] == [1.0, -1.0, -1.0, -1.0]


# -- 6.7: the limit ----------------------------------------------------------------------------------------


@rule("6.7")
def test_after_sixty_rounds_most_stars_win() -> None:
    table = last_stars(ann=buttons("f6", stars=scattered(3)), ben=buttons("f6", stars=scattered(5)), round=60)
    assert verdict(table) == ("Ben", "won-by-rounds")
    assert table.result is not None
    assert table.result.scores == [4, 6, 0, 0]


@rule("6.7")
def test_the_sixtieth_round_is_still_played() -> None:
    table = last_stars(ann=buttons("f6", stars=scattered(3)), round=59)
    assert (table.result, table.look.round, table.look.phase) == (None, 60, "turn")


@rule("6.7")
def test_most_stars_after_sixty_rounds_can_be_shared() -> None:
    table = last_stars(ann=buttons("f6"), ben=buttons("f6"), dan=buttons("a1"), round=60)
    assert verdict(table) == ("Ann Ben Dan", "won-by-rounds")


@rule("6.7")
def test_endless_bad_luck_ends_after_sixty_rounds() -> None:
    table = seated(players=2)
    rolls = 0
    while table.waiting:
        table.roll("6 6" + " 6" * table.look.dice)
        table.skip_all()
        rolls += 1
    assert (table.look.round, rolls) == (60, 60 * 4)  # each lays once and is bust at the second roll
    assert verdict(table) == ("Ann Ben", "won-by-rounds")


@pytest.mark.parametrize("field", all_fields())
def test_a_star_on_any_field_is_one_star(field: str) -> None:
    table = last_stars(buttons(field))
    assert [table.state.score(seat) for seat in range(4)] == [1, 0, 0, 0]
