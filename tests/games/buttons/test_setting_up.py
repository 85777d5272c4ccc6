"""Chapters 1 and 2 of the rules: the aim, the boards and the cards."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

import hameau
from tests.games.buttons.tables import BUTTONS, COLUMNS, all_fields, buttons, fields_of, fresh, seated
from tests.rules import rule

FACES = [face.id for face in BUTTONS.content.page.face]
ROWS = {face.id: face.rows for face in BUTTONS.content.page.face}
SEEDS = range(60)


# -- 1: the aim --------------------------------------------------------------------------------------------


@rule("1.1")
def test_five_stars_in_an_unbroken_row_at_the_end_of_a_round_are_the_aim() -> None:
    table = seated(ann=buttons("e3", stars="a3 b3 c3 d3"), bust="Ben Eve Dan")
    table.does("Ann", "out", "star e3")
    assert table.result is not None
    assert (table.winners, table.result.reason) == ("Ann", "won-by-row")


@rule("1.1")
def test_twelve_stars_at_the_end_of_a_round_are_the_aim_too() -> None:
    eleven = "a1 b1 c1 d1 a3 b3 c3 d3 a5 b5 c5"
    table = seated(ann=buttons("f6", stars=eleven), bust="Ben Eve Dan")
    table.does("Ann", "out", "star f6")
    assert table.result is not None
    assert (table.winners, table.result.reason) == ("Ann", "won-by-stars")
    assert table.result.scores == [12, 0, 0, 0]


# -- 2.1: the boards ---------------------------------------------------------------------------------------


@rule("2.1")
@pytest.mark.parametrize("face", FACES)
def test_a_board_has_nine_fields_of_each_colour_in_six_rows_and_six_columns(face: str) -> None:
    assert [len(row) for row in ROWS[face]] == [6] * 6
    assert Counter("".join(ROWS[face])) == {"R": 9, "Y": 9, "G": 9, "B": 9}


@rule("2.1")
def test_there_are_four_boards_printed_on_both_sides() -> None:
    assert FACES == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"]


@rule("2.1")
def test_what_is_not_in_the_rulebook_says_so() -> None:
    assert {board.provenance for board in fresh(4).look.boards} == {"reconstructed"}


@pytest.mark.parametrize("face", FACES)
def test_no_two_neighbours_on_a_board_share_a_colour(face: str) -> None:
    rows = ROWS[face]
    down = list(zip(*rows, strict=True))
    assert all(a != b for line in (*rows, *down) for a, b in pairwise(line))


@pytest.mark.parametrize("face", FACES)
def test_every_row_and_column_holds_each_colour_once_or_twice(face: str) -> None:
    lines = [*ROWS[face], *zip(*ROWS[face], strict=True)]
    assert {count for line in lines for count in Counter(line).values()} == {1, 2}
    assert all(len(Counter(line)) == 4 for line in lines)


@pytest.mark.parametrize("face", FACES)
def test_any_three_fields_of_a_colour_can_be_covered_together(face: str) -> None:
    for colour in "RYGB":
        triples = list(combinations(fields_of(face, colour), 3))
        assert len(triples) == 84
        for triple in triples:
            seated(ann=buttons(" ".join(triple)))  # a position with a button beside a button would be refused


@pytest.mark.parametrize("face", FACES)
def test_no_three_equal_colours_stand_in_a_diagonal_run(face: str) -> None:
    rows = ROWS[face]
    for row in range(4):
        for column in range(4):
            assert len({rows[row + i][column + i] for i in range(3)}) > 1
            assert len({rows[row + i][column + 2 - i] for i in range(3)}) > 1


def test_the_faces_differ_in_22_fields_even_if_turned_or_mirrored() -> None:
    for one, other in combinations(FACES, 2):
        for turned in turnings(ROWS[other]):
            pairs = zip("".join(ROWS[one]), "".join(turned), strict=True)
            assert sum(a != b for a, b in pairs) >= 22, (one, other)


def turnings(rows: list[str]) -> list[list[str]]:
    found = []
    for _ in range(4):
        rows = ["".join(line) for line in zip(*rows[::-1], strict=True)]
        found += [rows, [row[::-1] for row in rows]]
    return found


# -- 2.2, 2.7: who has which board -------------------------------------------------------------------------


@rule("2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_a_board_that_another_one_has(players: int) -> None:
    for seed in SEEDS:
        faces = [board.face for board in fresh(players, seed).look.boards]
        assert len({face[0] for face in faces}) == players


@rule("2.2")
def test_either_side_of_a_board_may_be_chosen() -> None:
    table = fresh(2, boards="choose")
    assert table.may("Ann") == [f"board {face}" for face in FACES]
    assert [table.refusal(0, f"board {face}") for face in FACES] == [None] * 8


@rule("2.2")
def test_a_board_that_somebody_has_is_refused_on_both_sides() -> None:
    table = fresh(3, boards="choose")
    table.does("Ann", "board B2")
    for face in ("B1", "B2"):
        error = table.refuses("Ben", f"board {face}")
        assert (error.code, error.rule) == ("board-taken", "2.2")
    assert table.may("Ben") == ["board A1", "board A2", "board C1", "board C2", "board D1", "board D2"]


@rule("2.7")
def test_with_the_option_random_every_face_is_dealt_to_every_seat() -> None:
    dealt = [[board.face for board in fresh(2, seed).look.boards] for seed in range(200)]
    for seat in (0, 1):
        assert {faces[seat] for faces in dealt} == set(FACES)


@rule("2.7")
def test_with_the_option_choose_the_players_pick_in_seat_order_before_the_first_round() -> None:
    table = fresh(4, boards="choose")
    for name, face in (("Ann", "D2"), ("Ben", "A1"), ("Eve", "C1"), ("Dan", "B2")):
        assert (table.owing, table.look.phase, table.look.round) == (name, "boards", 0)
        assert (table.of(name).face, table.of(name).status) == ("", "in")
        table.does(name, f"board {face}")
        assert table.of(name).face == face
    assert (table.look.phase, table.look.round) == ("turn", 1)
    assert [board.face for board in table.look.boards] == ["D2", "A1", "C1", "B2"]
    assert table.of(table.active).cards == ["red"]


@rule("2.7")
def test_with_the_option_choose_nothing_else_can_be_done_first() -> None:
    error = fresh(2, boards="choose").refuses("Ann", "roll")
    assert (error.code, error.rule) == ("choose-a-board", "2.7")


@rule("2.7")
def test_with_the_option_same_all_play_on_one_face_whichever_it_is() -> None:
    seen = set()
    for seed in range(100):
        faces = {board.face for board in fresh(4, seed, boards="same").look.boards}
        assert len(faces) == 1
        seen |= faces
    assert seen == set(FACES)


@rule("2.7")
def test_without_the_option_boards_are_dealt_at_random() -> None:
    assert BUTTONS.match(seats=3).options == {"boards": "random"}


# -- 2.3 to 2.6: the cards ---------------------------------------------------------------------------------


@rule("2.3")
def test_four_players_get_one_card_each_at_random() -> None:
    deals = [tuple(tuple(board.cards) for board in fresh(4, seed).look.boards) for seed in range(400)]
    assert all(sorted(deal) == [("blue",), ("green",), ("red",), ("yellow",)] for deal in deals)
    assert len(set(deals)) == 24
    assert max(Counter(deals).values()) < 40  # 400 / 24 = 17 of each are expected


@rule("2.4")
def test_with_three_players_one_card_is_out_but_never_the_red_one() -> None:
    out: Counter[str] = Counter()
    for seed in range(300):
        held = [card for board in fresh(3, seed).look.boards for card in board.cards]
        assert len(held) == 3
        out.update({"red", "yellow", "green", "blue"} - set(held))
    assert set(out) == {"yellow", "green", "blue"}
    assert min(out.values()) > 70  # 100 of each are expected


@rule("2.4")
def test_the_card_that_is_out_stays_out_for_the_whole_game() -> None:
    table = fresh(3, seed=4)
    held = sorted(card for board in table.look.boards for card in board.cards)
    rounds = set()
    while table.waiting:
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[-1])
        rounds.add(table.look.round)
        assert sorted(card for board in table.look.boards for card in board.cards) == held
    assert len(rounds) > 3


@rule("2.5")
def test_two_players_get_two_cards_each() -> None:
    pairs = set()
    for seed in SEEDS:
        ann, ben = fresh(2, seed).look.boards
        assert (len(ann.cards), len(ben.cards)) == (2, 2)
        assert {*ann.cards, *ben.cards} == {"red", "yellow", "green", "blue"}
        pairs.add(tuple(ann.cards))
    assert len(pairs) == 6


@rule("2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_holds_the_red_card_starts_the_first_round(players: int) -> None:
    starters = set()
    for seed in SEEDS:
        table = fresh(players, seed)
        assert "red" in table.of(table.active).cards
        assert (table.owing, table.may(table.active)) == (table.active, ["roll"])
        starters.add(table.active)
    assert len(starters) == players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_board_is_empty_and_everybody_is_in_at_the_start(players: int) -> None:
    for board in fresh(players).look.boards:
        assert (board.buttons, board.stars, board.status, board.due) == ([], [], "in", 0)


def test_fields_are_named_by_column_and_row() -> None:
    assert all_fields()[:7] == ["a1", "b1", "c1", "d1", "e1", "f1", "a2"]
    assert COLUMNS[3 - 1] + "5" == "c5"
    table = seated(ann=buttons("c5"))
    table.roll("5 1 3 3 3 3")
    assert table.refuses("Ann", "c5").code == "on-a-button"


def test_buttons_is_a_game_of_the_shelf() -> None:
    assert [game.key for game in hameau.games()].count("buttons") == 1
