"""Turns and attempts."""

import pytest

from hameau.engine.match import NAMES
from hameau.games.silhouette.notation import PLACES
from tests.games.silhouette.tables import fresh, seated, tags
from tests.rules import rule

OPEN = "b3=cat c5=fish"


@rule("4.1")
def test_two_cards_are_turned_up_one_after_the_other() -> None:
    table = seated()
    table.turn("Ann", "b3=cat")
    view = table.look("Ben")
    assert (view.phase, view.open, view.waiting) == ("turn", ["b3"], [0])
    assert view.cards[PLACES.index("b3")].motif == "cat"
    table.turn("Ann", "c5=fish")
    view = table.look("Ben")
    assert (view.phase, view.open, view.speaker) == ("say", ["b3", "c5"], 0)


@rule("4.2")
def test_any_card_may_be_turned_up_that_lies_face_down() -> None:
    table = seated(open="b3=cat", seen="a1=moon", won=["Ben starfish star fish"])
    legal = {move.removeprefix("turn ") for move in table.may("Ann")}
    assert legal == set(PLACES) - {"b3", "h6", "g6"}
    assert "a1" in legal, "it was seen before"


@rule("4.2")
def test_cards_that_are_gone_or_open_are_refused() -> None:
    table = seated(open="b3=cat", won=["Ben starfish star fish"])
    assert (table.refuses("Ann", "turn h6").code, table.refuses("Ann", "b3").code) == ("is-gone", "lies-open")


@rule("4.3")
def test_everybody_has_one_attempt_clockwise() -> None:
    table = seated(4, open=OPEN, active="Eve")
    speakers = []
    while table.look().phase == "say":
        speakers.append(table.look().speaker)
        assert table.look().passed == speakers[:-1]
        table.play(table.waiting[0], "pass")
    assert speakers == [2, 3, 0, 1]


@rule("4.3")
def test_nobody_tries_after_somebody_has_succeeded() -> None:
    table = seated(3, open=OPEN)
    table.does("Ann", "pass")
    table.does("Ben", "say catfish")
    table.votes("Ann accept, Eve accept")
    assert table.look().phase == "turn"


@rule("4.4")
def test_in_an_attempt_one_says_a_word_or_passes() -> None:
    assert seated(open=OPEN).may("Ann") == ['say "…"', "pass"]
    table = seated(open=OPEN)
    assert tags(table.does("Ann", 'say "catfish"')) == ["said"]
    word = table.look().word
    assert word is not None
    assert (word.seat, word.text, word.motifs) == (0, "catfish", ["cat", "fish"])


@rule("4.5")
@pytest.mark.parametrize("who", ["Ann", "Ben"])
def test_both_cards_go_to_whoever_said_the_word(who: str) -> None:
    table = seated(3, open=OPEN, speaker=who)
    table.does(who, "say catfish")
    others = [name for name in ("Ann", "Ben", "Eve") if name != who]
    table.votes(", ".join(f"{name} accept" for name in others))
    pile = table.look().piles[NAMES.index(who)]
    assert pile.motifs == ["cat", "fish"]
    assert [(pair.text, pair.motifs) for pair in pile.pairs] == [("catfish", ["cat", "fish"])]
    assert (table.state_card("b3"), table.state_card("c5"), table.look().left) == ("gone", "gone", 46)


@rule("4.6")
def test_whoever_succeeds_in_the_own_turn_has_another_one() -> None:
    table = seated(3, open=OPEN, active="Ben")
    table.does("Ben", "say catfish")
    table.votes("Ann accept, Eve accept")
    assert (table.look().active, table.waiting, table.look().phase) == (1, (1,), "turn")


@rule("4.7")
@pytest.mark.parametrize(("who", "after"), [("Eve", 1), ("Ben", 1)])
def test_else_it_is_the_turn_of_the_left_neighbour(who: str, after: int) -> None:
    table = seated(3, open=OPEN, speaker=who)
    table.does(who, "say catfish")
    table.votes(", ".join(f"{name} accept" for name in ("Ann", "Ben", "Eve") if name != who))
    assert (table.look().active, table.waiting) == (after, (after,))


@rule("4.8")
def test_if_nobody_succeeds_the_cards_are_turned_down_where_they_lie() -> None:
    table = seated(3, open=OPEN, active="Eve")
    table.does("Eve", "pass")
    table.does("Ann", "pass")
    events = table.does("Ben", "pass")
    assert tags(events) == ["passed", "turned-down"]
    assert (table.state_card("b3"), table.state_card("c5")) == ("down", "down")
    assert (table.look().active, table.look().failures) == (0, 1)


@rule("4.9")
def test_cards_that_were_turned_down_are_shown_to_nobody() -> None:
    table = seated(2, open=OPEN)
    table.fails()
    for name in ("Ann", "Ben", ""):
        assert {card.motif for card in table.look(name).cards} == {None}


@rule("4.10")
def test_whoever_runs_out_of_time_passes_and_leaves_it_to_the_others() -> None:
    table = seated(open=OPEN)
    assert table.default(0) == "pass"
    table.does("Ann", "say catfish")
    assert table.default(1) == "leave"
    assert fresh(seed=1).default(fresh(seed=1).waiting[0]).startswith("turn ")
    doubted = seated(open="b3=cat c5=laundry")
    doubted.does("Ann", "say catlick")
    doubted.does("Ben", "leave")
    assert doubted.default(0) == "yield"
