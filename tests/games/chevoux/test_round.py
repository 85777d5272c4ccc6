"""How rounds go."""

from collections import Counter

import pytest

from hameau.games.chevoux.views import Grew
from tests.games.chevoux.tables import CARDS, fresh, playing, rest
from tests.rules import rule


@rule("5.1")
@pytest.mark.parametrize(("mode", "rounds"), [("normal", 5), ("hard", 4)])
def test_five_rounds_or_four(mode: str, rounds: int) -> None:
    table = fresh(2, mode)
    assert table.look.rounds == rounds
    rest(table)
    assert len(table.history) == 5 * rounds
    assert table.look.round == rounds


@rule("5.1")
def test_nothing_else_is_different_in_hard_mode() -> None:
    normal, hard = fresh(2, "normal"), fresh(2, "hard")
    for _ in range(19):
        normal.does("nothing")
        hard.does("nothing")
        assert normal.position().replace("normal", "hard") == hard.position()


@rule("5.2")
def test_a_row_grows_in_each_of_the_first_four_rounds() -> None:
    table = fresh(2)
    for number in (1, 2, 3, 4):
        assert (table.look.round, table.look.rows) == (number, number + 1)
        grown = [event for event in table.events(0, since=5 * (number - 1)) if isinstance(event, Grew)]
        assert " ".join(grown[-1].tiles) == table.row(number + 1)
        for _ in range(5):
            table.does("nothing")


@rule("5.3")
def test_the_fifth_round_has_no_growth() -> None:
    table = fresh(2)
    for _ in range(20):
        table.does("nothing")
    look = table.look
    assert (look.round, look.rows, look.pile) == (5, 5, [])
    assert len(look.unseen) == 5  # and one of them lies aside


@rule("5.4")
def test_all_cards_are_shuffled_every_round() -> None:
    firsts: Counter[str | None] = Counter()
    for seed in range(60):
        table = fresh(seed)
        for number in range(25):
            if number % 5 == 0:
                look = table.look
                assert sorted([look.card or "", *look.unseen]) == sorted(CARDS)
                firsts[look.card] += 1
            table.does("nothing")
    assert min(firsts[card] for card in CARDS) > 25  # 50 expected


@rule("5.5")
def test_one_card_lies_aside_and_is_not_shown() -> None:
    aside: Counter[str] = Counter()
    for seed in range(40):
        table = fresh(seed)
        seen = {table.look.card}
        for _ in range(4):
            table.does("nothing")
            assert table.look.card not in seen
            seen.add(table.look.card)
        (left,) = table.look.unseen
        assert left not in seen
        aside[left] += 1
        events = table.does("nothing")
        assert not any(getattr(event, "card", None) == left for event in events[:1])
    assert set(aside) == set(CARDS)


@rule("5.6")
def test_only_the_open_card_can_be_used() -> None:
    table = playing(card="deviation")
    assert {move.split()[0] for move in table.moves(0)} <= {"nothing", "row", "populate"}
    table.does("row 1 by 2", then="rond_point")
    assert table.look.card == "rond_point"
    assert table.look.played == ["deviation"]
    assert {move.split()[0] for move in table.moves(0)} <= {"nothing", "turn", "populate"}
    assert table.refuses("row 1 by 2").rule == "6.1"


@rule("5.7")
def test_after_five_cards_comes_the_next_round_and_after_the_last_the_end() -> None:
    table = fresh(6)
    for number in range(25):
        assert table.look.round == number // 5 + 1
        table.does("nothing")
    assert not table.waiting
    assert (table.look.phase, table.look.card) == ("over", None)
    assert table.refuses("nothing").code == "match-is-over"
