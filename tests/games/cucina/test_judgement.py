"""How a sensible cook thinks, and how well."""

import pytest

from hameau import bots
from hameau.games.cucina.bots.judgement import Cucina
from hameau.plain import is_compiled
from tests.games.cucina.tables import CONTENT, CUCINA, Table, fresh, seated

DOOR = ". . . . / . . . . / . . . . / . lane:n . ."
MATCHES = 200 if is_compiled() else 12


def liked(table: Table) -> str:
    """The move that is liked best; of equals the first."""
    state = table.state_here
    best = max(state.legal_moves(0), key=lambda move: state.judge(0, move))
    return CUCINA.write(CONTENT, state, best)


def likes(table: Table, one: str, other: str) -> bool:
    """Is the first of the two liked better?"""
    numbers = [CUCINA.read(CONTENT, table.state, 0, move) or 0 for move in (one, other)]
    return table.state_here.judge(0, numbers[0]) > table.state_here.judge(0, numbers[1])


def test_a_lobster_at_hand_is_taken() -> None:
    assert liked(seated(DOOR, tile="fork_lobsters")).startswith("place b3 ")


def test_a_bone_goes_where_nobody_comes() -> None:
    assert " b3 " not in liked(seated(DOOR, tile="nook_bone"))


def test_ways_are_kept_open() -> None:
    assert likes(seated(DOOR, tile="fork"), "place b3 n", "place a1 n")
    assert likes(seated(DOOR, tile="bend"), "place b3 e", "place b3 n")
    assert likes(seated(tile="cross"), "place b4 n", "place a1 n")


def test_the_entrance_is_not_walled_up() -> None:
    assert likes(seated(tile="nook_lobsters"), "place a1 n", "place b4 s")


def test_judging_leaves_the_kitchen_alone() -> None:
    state = seated(DOOR, tile="fork").state_here
    before = state.dump()
    for move in state.legal_moves(0):
        state.judge(0, move)
    assert state.dump() == before


@pytest.mark.parametrize(("building", "least"), [("free", 11.5), ("connected", 7.0)])
def test_a_sensible_cook_does_well(building: str, least: float) -> None:
    """A simple bot of points and open ways comes to 8 on free boards."""
    state = CUCINA.build(CONTENT, 1, CUCINA.check_options({"building": building}))
    assert isinstance(state, Cucina)
    start, total = state.dump(), 0
    for seed in range(MATCHES):
        state.restore(start)
        state.reseed(seed)
        state.set_up()
        state.rehearse(0)
        total += state.points(0)
    assert total / MATCHES > least


@pytest.mark.skipif(not is_compiled(), reason="plain Python thinks too slowly")
def test_the_search_cooks_better() -> None:
    scores: dict[str, list[int]] = {"greedy": [], "search:400": []}
    for description, found in scores.items():
        for seed in range(16):
            table, player = fresh(1, seed), bots.make(description, seed)
            while table.waiting:
                table.play(0, player.choose(table, 0))
            found.append(table.of("Ann").points)
    assert sum(scores["search:400"]) > sum(scores["greedy"])


def test_hope_looks_at_this_game_of_a_series_alone() -> None:
    state = fresh(2, seed=1, series="three").state_here
    state.look_ahead()
    assert (state.game, state.turn) == (1, 16)
    assert state.outlook(0) == pytest.approx(-state.outlook(1))
