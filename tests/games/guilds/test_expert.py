"""Chapter 10: expert mode."""

import pytest

from hameau.games.guilds.events import BorisDrew, Won
from tests.games.guilds.tables import Table, seated
from tests.rules import rule


def guild(tokens: int = 3, round: int = 1) -> Table:
    """With the solitaire players' guild and so many tokens on its card."""
    table = seated(1, solitaire="with").at(round)
    table.s.tokens_won = tokens
    return table


@rule("10.1")
@pytest.mark.parametrize(("resources", "cards"), [("three", 3), ("four", 4)])
def test_with_more_resources_boris_draws_four_cards(resources: str, cards: int) -> None:
    table = seated(1, resources=resources)
    assert table.look.boris is not None
    assert table.look.boris.cards == cards
    assert sum(isinstance(event, BorisDrew) for event in table.end_round()) == cards


@rule("10.2")
def test_a_token_gives_its_reward_and_then_goes_on_the_card() -> None:
    table = guild(0, round=2).beadle("e5").stand("d4", Boris=2, Ann=1).token("d4", "K3")
    table.end_round()
    assert (table.points(), table.s.tokens_won) == (3, 1)
    table = guild(0, round=2).beadle("e5").stand("d4", Boris=1, Ann=2).token("d4", "K3")
    table.end_round()
    assert table.s.tokens_won == 0  # that one was Boris's
    table = seated(1).at(2).beadle("e5").stand("d4", Boris=2, Ann=1).token("d4", "K3")
    table.end_round()
    assert table.s.tokens_won == 0  # without the option


@rule("10.3")
def test_three_tokens_make_a_liveryman_of_the_guildhall_master_of_a_completed_tile() -> None:
    table = guild(4).complete("e4", "d4").master("Ann", "e5")
    assert [move for move in table.may("Ann") if move.startswith("crown")] == ["crown d4", "crown e4"]
    table.does("Ann", "crown d4")
    assert (table.on("d4").master, table.of("Ann").guildhall, table.s.tokens_won) == (0, 3, 1)
    assert not [move for move in table.may("Ann") if move.startswith("crown")]
    assert table.refuses("Ann", "crown e4").rule == "10.3"
    for other in (guild(2).complete("e4"), guild(3).complete("e4").wait("Ann", 0), guild(3)):
        assert not [move for move in other.may("Ann") if move.startswith("crown")]


@rule("10.4")
def test_one_scores_the_points_of_the_tile_and_nothing_else() -> None:
    table = guild(3, round=2).complete("b4").give("Ann", "Y1")  # four points, hire two
    events = table.does("Ann", "crown b4")
    assert [(event.points, event.solitaire) for event in events if isinstance(event, Won)] == [(4, 1)]
    assert (table.points(), table.of("Ann").guildhall, table.of("Ann").supply) == (4, 3, 12)
    table.end_round()
    assert table.on("b4").done
    assert table.points() == 4


@rule("10.5")
def test_a_special_building_cannot_be_chosen() -> None:
    table = guild().complete("c2", "d3")
    assert not [move for move in table.may("Ann") if move.startswith("crown")]


@rule("10.6")
def test_it_may_be_done_in_the_own_turn_before_a_tile_and_before_the_final_scoring() -> None:
    table = guild(9, round=2).complete("a5").stand("d4", Ann=3).stand("e4", Ann=4).beadle("e5")
    assert "crown a5" in table.may("Ann")
    table.does("Ann", "end")
    assert table.may("Ann") == ["done", "crown a5"]  # before d4
    assert not table.on("d4").done
    assert table.refuses("Ann", "end").rule == "10.6"
    table.does("Ann", "done")
    assert table.on("d4").done
    assert table.may("Ann") == ["done", "crown a5"]  # before e4
    table.does("Ann", "crown a5")
    assert table.on("a5").master == 0
    table = guild(3, round=10).complete("a5")
    table.does("Ann", "end")
    assert table.look.phase == "final"
    assert "crown a5" in table.may("Ann")
    table.does("Ann", "crown a5")
    assert table.result is not None
    assert "a5" in table.of("Ann").masters


@rule("10.7")
def test_the_new_master_counts_for_ties_neighbours_and_mayoral_cards() -> None:
    table = (
        guild(3, round=2).complete("e4").stand("d4", Boris=2, Ann=2).master("Ann", "e3").mayor("Ann", "M10")
    )
    table.beadle("e5")
    assert table.on("d4").first is None
    table.does("Ann", "crown e4")
    assert table.on("d4").first == 0
    assert table.of("Ann").neighbours == 2
    assert table.eyes("Ann").mayors[0].worth == 2


@rule("10.8")
def test_both_can_be_used_together() -> None:
    table = seated(1, resources="four", solitaire="with").complete("e4")
    table.s.tokens_won = 3
    assert "crown e4" in table.may("Ann")
    assert sum(isinstance(event, BorisDrew) for event in table.end_round()) == 4
