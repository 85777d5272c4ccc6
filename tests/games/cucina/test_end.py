"""Who wins, series, and playing alone."""

import pytest

from hameau.games.cucina.daily import daily
from hameau.games.cucina.rules import course
from hameau.games.cucina.views import BORDER, Scored
from hameau.plain import is_compiled
from tests.games.cucina.tables import CONTENT, CUCINA, Table, fresh, rest, seated
from tests.rules import rule

compiled = pytest.mark.skipif(not is_compiled(), reason="plain Python thinks too slowly for whole kitchens")
# all but a1 is laid; one comes to b4 and what lies above it, and never to a1
LAID = """
    .             nook_bone:n    nook_bone:n nook_bone:n
    nook_bone:n   {two}          nook_bone:n nook_bone:n
    nook_bone:n   {one}          nook_bone:n nook_bone:n
    nook_bone:n   {in}           nook_bone:n nook_bone:n"""
NINE = """
    .                nook_bone:n    nook_bone:n     nook_bone:n
    nook_bone:n      nook_lobster:s nook_bone:n     nook_bone:n
    nook_lobsters:e  cross:n        nook_lobsters:w nook_bone:n
    nook_lobsters:e  cross:n        nook_lobsters:w nook_bone:n"""
EIGHT = NINE.replace("nook_lobster:s", "nook_lobster:n")
Stands, Spare = (BORDER.kinds[number] for number in (course.STANDS, course.SPARE))
NONE = {"in": "nook_bone:n", "one": "nook_bone:n", "two": "nook_bone:n"}
ONE = {"in": "nook_lobster:s", "one": "nook_bone:n", "two": "nook_bone:n"}
TWO = {"in": "nook_lobsters:s", "one": "nook_bone:n", "two": "nook_bone:n"}
LESS = {"in": "lane:n", "one": "nook_bone:s", "two": "nook_bone:n"}


def last_turn(*kitchens: dict[str, str], **rest: str) -> Table:
    return seated(*(LAID.format(**one) for one in kitchens), tile="fork", **rest)


def finish(table: Table) -> None:
    for name in ("Ann", "Ben", "Eve", "Dan")[: table.seats]:
        table.does(name, "place a1 n")


@rule("6.1")
def test_most_points_win() -> None:
    table = last_turn(ONE, TWO, LESS)
    finish(table)
    assert table.result is not None
    assert table.result.scores == [1, 2, -2]
    assert (table.winners, table.result.reason) == ("Ben", "most-points")
    assert table.result.why == "Ben wins with 2 points."


@rule("6.1")
def test_less_than_nothing_can_win() -> None:
    table = last_turn(LESS, {**LESS, "one": "lane_bone:n", "two": "nook_bone:s"})
    finish(table)
    assert table.result is not None
    assert (table.result.scores, table.winners) == ([-2, -4], "Ann")


@rule("6.2")
def test_ties_are_shared() -> None:
    table = last_turn(TWO, ONE, TWO, LESS)
    finish(table)
    assert table.winners == "Ann Eve"
    assert [table.state.result(seat) for seat in range(4)] == [0.0, -1.0, 0.0, -1.0]


def test_every_kitchen_is_scored_before_everybody() -> None:
    table = last_turn(ONE, LESS)
    finish(table)
    scored = [event for event in table.events() if isinstance(event, Scored)]
    assert [(one.seat, one.points, one.lobsters, one.bones) for one in scored] == [
        (0, 1, 1, 0),
        (1, -2, 0, 1),
    ]
    assert [step.space for step in scored[1].walk] == ["b4", "b3"]


# -- series ------------------------------------------------------------------------------------------------


@rule("7.4")
def test_the_points_of_three_games_are_added_up() -> None:
    table = last_turn(ONE, TWO, game="3/3", totals="7 5")
    assert [kitchen.earlier for kitchen in table.look().kitchens] == [7, 5]
    finish(table)
    assert table.result is not None
    assert (table.result.scores, table.winners) == ([8, 7], "Ann")
    assert [event.points for event in table.events() if isinstance(event, Stands)] == [8, 7]


@rule("7.4")
def test_each_game_of_a_series_begins_anew() -> None:
    table = fresh(2, seed=1, series="three")
    layouts = set()
    for game in (1, 2, 3):
        view = table.look()
        assert (view.game, view.games, view.turn, view.phase) == (game, 3, 1, "place")
        assert [kitchen.tiles for kitchen in view.kitchens] == [[], []]
        assert sum(one.count for one in view.called) + sum(one.count for one in view.left) == 20
        layouts.add(view.kitchens[0].layout)
        points = [kitchen.score for kitchen in view.kitchens]
        rest(table)
        if game < 3:
            table.does("Ben", "next")
            table.does("Ann", "next")
    assert points == [kitchen.earlier for kitchen in table.look().kitchens]
    assert not table.waiting
    assert len({kitchen.layout for kitchen in fresh(1, 3, series="three").look().kitchens} | layouts) > 1


@rule("7.5")
def test_all_look_at_the_kitchens_before_the_next_game() -> None:
    table = last_turn(ONE, TWO, game="1/3")
    finish(table)
    assert (table.look().phase, table.look().turn) == ("look", 16)
    assert [event.points for event in table.events() if isinstance(event, Stands)] == [1, 2]
    assert len(table.tiles("Ann")) == 16
    assert (table.may("Ann"), table.may("Ben")) == (["next"], ["next"])
    table.does("Ann", "next")
    assert (table.look().phase, table.waiting) == ("look", (1,))
    table.does("Ben", "next")
    assert (table.look().phase, table.look().game, table.waiting) == ("place", 2, (0, 1))
    assert [kitchen.earlier for kitchen in table.look().kitchens] == [1, 2]


# -- alone -------------------------------------------------------------------------------------------------


@rule("8.1")
def test_alone_one_plays_in_the_same_way() -> None:
    alone, both = fresh(1, seed=6), seated(tile="bend")
    assert {move.split()[1] for move in alone.may("Ann")} == {move.split()[1] for move in both.may("Ann")}
    rest(alone)
    assert len(alone.history) == 16
    assert alone.result is not None
    assert alone.result.scores == [alone.of("Ann").points]


@rule("8.2")
@pytest.mark.parametrize(
    ("drawing", "game", "earlier", "won"),
    [(NINE, "1/1", 0, True), (EIGHT, "1/1", 0, False), (NINE, "3/3", 18, True), (EIGHT, "3/3", 18, False)],
)
def test_alone_nine_points_win_and_in_a_series_twenty_seven(
    drawing: str, game: str, earlier: int, won: bool
) -> None:
    table = seated(drawing, tile="fork", game=game, totals=str(earlier))
    finish(table)
    assert table.result is not None
    assert table.result.scores == [earlier + (9 if drawing == NINE else 8)]
    assert table.result.winners == ([0] if won else [])
    assert table.result.reason == ("won-alone" if won else "lost-alone")


@rule("8.3")
@pytest.mark.parametrize(
    ("points", "grade"),
    [(-7, "dishwasher"), (4, "dishwasher"), (5, "commis"), (8, "commis"), (9, "souschef"), (11, "souschef"),
     (12, "chef"), (14, "chef"), (15, "starchef"), (18, "starchef")],
)  # fmt: skip
def test_points_earn_a_grade(points: int, grade: str) -> None:
    assert CONTENT.grade(points).id == grade
    series = last_turn(NONE, game="3/3", totals=str(3 * points + 2))
    finish(series)
    assert series.look().grade == grade, "on average and rounded down"
    one = last_turn(TWO)
    finish(one)
    assert one.look().grade == "dishwasher"
    assert last_turn(TWO).look().grade is None


@rule("8.4")
def test_the_bonus_counts_lobsters_on_tiles_left_over() -> None:
    table = fresh(1, seed=2, bonus="on")
    rest(table)
    left = table.look().left
    worth = {tile.id: sum(area.lobsters for area in tile.areas) for tile in CONTENT.page.tile}
    spare = sum(one.count * worth[one.tile] for one in left)
    assert spare > 0
    assert table.look().extra == spare
    assert table.result is not None
    assert table.result.scores == [table.of("Ann").points + spare]
    assert [(event.lobsters, event.points) for event in table.events() if isinstance(event, Spare)] == [
        (spare, spare)
    ]
    usual = fresh(1, seed=2)
    rest(usual)
    assert usual.look().extra == 0


@rule("8.4")
def test_the_bonus_is_for_somebody_alone() -> None:
    with pytest.raises(Exception, match="Tiles left over"):
        fresh(2, bonus="on")


@rule("8.5")
def test_the_bonus_earns_no_grade_and_no_victory() -> None:
    table = last_turn(TWO, bonus="on")
    pile = [0] * len(table.state_here.pile)
    pile[CONTENT.kind_named("nook_lobsters") or 0] = 4
    table.state_here.write("pile", pile)
    finish(table)
    assert table.result is not None
    assert table.result.scores == [2 + 8]
    assert (table.result.winners, table.look().grade) == ([], "dishwasher")


@compiled
@rule("8.6")
def test_the_kitchen_of_the_day_is_the_same_for_all_and_its_best_score_is_known() -> None:
    setup = daily(CUCINA, "2026-11-19")
    assert setup == daily(CUCINA, "2026-11-19")
    assert setup.secret != daily(CUCINA, "2026-11-20").secret
    assert setup.best is not None
    assert setup.best == setup.bound
    assert setup.par is not None
    assert CONTENT.box.goal <= setup.par <= setup.best
