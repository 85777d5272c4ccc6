"""Chapters 7 and 8 of the rules: the last turns, scoring and ties."""

from typing import cast

import pytest

from hameau.games.buttonville.views import Scored
from hameau.testing import PLAYERS
from tests.games.buttonville.events import LastRound
from tests.games.buttonville.tables import Table, fresh, seated
from tests.rules import rule

TABLE = {1: 1, 2: 3, 3: 5, 4: 7, 5: 10, 6: 13, 7: 17, 8: 17, 12: 17}


def turns_until_the_end(table: Table) -> list[str]:
    """Who has a turn from now on."""
    turns = []
    while table.waiting:
        turns.append(table.active)
        table.goes_on()
    return turns


def last(ann: str, ben: str, *others: str) -> Table:
    """The last turn of the match is played with empty piles and an empty forum; two buttons are recruited."""
    sides = (ann, ben, *others)
    table = seated(
        *sides,
        players=len(sides),
        active=PLAYERS[len(sides) - 1],
        piles="",
        forum="",
        last_turn=len(sides),
    )
    table.goes_on()
    assert table.result is not None
    return table


# -- 7: the end --------------------------------------------------------------------------------------------


@rule("7.1")
@pytest.mark.parametrize("move", ["draw", "take jade"])
def test_the_end_is_near_when_the_last_card_leaves_the_draw_pile_whatever_takes_it(move: str) -> None:
    table = seated(piles="jade bob10 corbac10", end_pile=20)
    assert (table.piles, table.look.turns_left) == ((1, 20), None)
    events = table.does("Ann", move)  # `take` lets the forum be refilled
    assert (table.piles, table.look.turns_left) == ((0, 20), 4)
    assert len([event for event in events if isinstance(event, LastRound)]) == 1


@rule("7.1")
@pytest.mark.parametrize("villager", ["menestra", "celeste", "lucky"])
def test_the_last_card_may_be_drawn_or_revealed_by_an_effect(villager: str) -> None:
    table = seated(f"hand {villager}2", piles="dimitri bob10 corbac10", end_pile=20, asked="play")
    table.does("Ann", f"play {villager}")
    assert (table.look.pile, table.own.last_turn) == (0, 4)


@rule("7.1")
def test_one_card_in_the_draw_pile_is_not_the_end_yet() -> None:
    table = seated(piles="jade2 bob10 corbac10", end_pile=20)
    table.does("Ann", "draw")
    assert (table.piles, table.look.turns_left) == ((1, 20), None)


@rule("7.2")
@rule("7.3")
@pytest.mark.parametrize(
    ("active", "turns"),
    [
        ("Ben", "Ben Eve Dan Ann Ben Eve Dan Ann"),  # Ben is first
        ("Eve", "Eve Dan Ann Ben Eve Dan Ann"),
        ("Dan", "Dan Ann Ben Eve Dan Ann"),
        ("Ann", "Ann Ben Eve Dan Ann"),
    ],
)
def test_the_round_is_finished_and_each_has_one_more_turn(active: str, turns: str) -> None:
    table = seated(players=4, active=active, first="Ben", piles="jade bob9 corbac9", end_pile=18, round=3)
    assert turns_until_the_end(table) == turns.split()
    assert table.own.turn == 4 * 4


@rule("7.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_the_same_number_of_turns(players: int) -> None:
    for seed in range(4):
        turns = turns_until_the_end(fresh(players, seed))
        assert {turns.count(name) for name in PLAYERS[:players]} == {len(turns) // players}


@rule("7.3")
def test_nobody_moves_when_it_is_over() -> None:
    table = last("buttons 4", "sets jade")
    assert (table.waiting, table.look.phase, table.question) == ((), "over", "")
    assert table.refuses("Ann", "draw").code == "match-is-over"
    assert [event.seat for event in table.heard(None, Scored)] == [0, 1]


@rule("7.4")
def test_after_the_last_player_of_a_round_the_last_turns_follow_at_once() -> None:
    table = seated(active="Ben", piles="jade bob9 corbac9", end_pile=18)
    assert turns_until_the_end(table) == ["Ben", "Ann", "Ben"]


@rule("7.5")
def test_the_last_turns_are_whole_turns() -> None:
    table = seated(
        "hand jade",
        "hand jade8 soulange; sets bob3 soulange2 alienor",
        active="Ann",
        piles="",
        forum="",
        last_turn=2,
        asked="play",
    )
    table.does("Ann", "done")
    assert table.buttons("Ben") == 3  # Alienor
    table.does("Ben", "draw", "draw", "play soulange")
    assert table.sets("Ben") == "bob2 soulange2 alienor1 soulange1"  # Bob
    assert table.question == "hand-limit"
    table.does("Ben", "discard jade")
    assert table.question == "set-limit"
    table.does("Ben", "pick soulange.2")
    assert table.sets("Ben") == "bob2 soulange2 alienor1"
    assert table.result is not None


# -- 8: scoring --------------------------------------------------------------------------------------------


@rule("8.1")
@pytest.mark.parametrize(("cards", "points"), TABLE.items())
def test_what_a_set_scores(cards: int, points: int) -> None:
    forum = "menestra5" if cards == 12 else "jade menestra4"
    table = seated(f"sets jade{cards}; buttons 0", forum=forum)
    assert (table.of("Ann").points, table.of("Ann").sets[0].points) == (points, points)


@rule("8.2")
@pytest.mark.parametrize(("buttons", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (42, 21)])
def test_each_pair_of_buttons_scores_a_point(buttons: int, points: int) -> None:
    table = seated(f"buttons {buttons}")
    assert (table.of("Ann").points, table.of("Ann").button_points) == (points, points)


@rule("8.3")
def test_end_effects_add_their_points() -> None:
    table = last("sets soulange jade2 dimitri3; buttons 1", "sets flora; buttons 1")
    assert table.result is not None
    assert table.result.scores == [1 + 3 + 5 + 5, 1 + 5 + 1]  # Ben has three buttons in the end


def test_the_story_of_the_end_is_right_with_thousands_of_buttons() -> None:
    table = last("sets soulange jade2 dimitri3; buttons 3000", "sets jade; buttons 1")
    scored = cast(Scored, table.heard(None, Scored)[0])
    told = (scored.points, scored.buttons, scored.button_points, scored.bonus)
    assert told == (1500 + 1 + 3 + 5 + 5, 3000, 1500, 5)


@rule("8.4")
def test_cards_in_hand_score_nothing() -> None:
    table = seated("hand jade7; buttons 0")
    assert table.of("Ann").points == 0


@rule("8.5")
def test_most_points_win() -> None:
    table = last("sets jade4", "sets menestra2 dimitri2", "sets jade7")
    assert table.result is not None
    assert (table.winners, table.result.scores) == ("Eve", [8, 7, 19])
    assert table.result.reason == "won-by-points"


@rule("8.6")
def test_among_equals_more_different_villagers_win() -> None:
    table = last("sets jade4; buttons 2", "sets menestra2 dimitri2 phil; buttons 0")
    assert table.result is not None
    assert (table.result.scores, table.winners, table.result.reason) == ([8, 8], "Ben", "won-by-sets")


@rule("8.6")
def test_more_villagers_count_only_among_equals() -> None:
    table = last("sets jade4; buttons 4", "sets menestra2 dimitri2 phil; buttons 0")
    assert table.winners == "Ann"


@rule("8.7")
def test_players_who_are_still_equal_share_the_victory() -> None:
    table = last("sets jade4; buttons 2", "sets menestra4; buttons 3", "sets jade3")
    assert table.result is not None
    assert (table.result.scores, table.winners) == ([8, 8, 7], "Ann Ben")
    assert [table.own.result(seat) for seat in range(3)] == [0.0, 0.0, -1.0]
