"""The solvers: plans keep their word, bounds hold, the planner knows what we know."""

from random import Random
from typing import cast

import pytest

import hameau
from hameau import bots
from hameau.engine.answers import Said
from hameau.games.cucina.bots.judgement import Cucina
from hameau.games.cucina.bots.planner import Planner
from hameau.games.cucina.solving import (
    Deal,
    advise,
    bound_of,
    copied,
    explain,
    foresee,
    play_honestly,
    solve,
    trial,
)
from hameau.plain import is_compiled
from tests.games.cucina.tables import CONTENT, CUCINA, Table, fresh, rest, seated

compiled = pytest.mark.skipif(not is_compiled(), reason="plain Python thinks too slowly for whole kitchens")
OPTIONS = [{}, {"building": "connected"}, {"bonus": "on"}, {"series": "three"}]


def wandering(seed: int, moves: int, **options: str) -> Table:
    luck, table = Random(seed), fresh(1, seed, **options)
    for _ in range(moves):
        table.play(0, luck.choice(table.moves(0)))
    return table


# -- the future --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_foreseen_comes_whatever_is_played(options: dict[str, str]) -> None:
    for seed in range(4):
        table = wandering(seed, 3, **options)
        deals, luck, called = foresee(table), Random(seed), []
        while table.waiting:
            if table.look().tile:
                called.append(table.look().tile)
            table.play(0, luck.choice(table.moves(0)))
        assert [CONTENT.tile(kind).id for deal in deals for kind in deal.calls] == called


# -- the oracle --------------------------------------------------------------------------------------------


@compiled
@pytest.mark.parametrize("options", OPTIONS)
def test_a_plan_scores_what_it_promises_and_no_more_than_the_bound(options: dict[str, str]) -> None:
    for number in range(10):
        found = solve(trial(CUCINA, options, number))
        if found.score is None:
            assert (found.plan, options.get("building")) == ([], "connected")
            continue
        match = trial(CUCINA, options, number)
        for move in found.plan:
            match.play(0, move)
        assert match.result is not None
        assert match.result.winners == [0]
        assert match.result.scores == [found.score]
        assert found.score <= found.bound


@compiled
def test_most_kitchens_are_proved_to_be_the_best_possible() -> None:
    """The whole measurement is `hameau bench solver`; these are a few of its deals."""
    found = [solve(trial(CUCINA, {}, number)) for number in range(0, 60, 3)]
    scores = [one.score for one in found if one.score is not None]
    assert sum(scores) / len(found) >= 15
    assert sum(one.score == one.bound for one in found) / len(found) >= 0.7


@compiled
def test_no_kitchen_at_all_beats_the_bound() -> None:
    for seed in range(30):
        table = wandering(seed, seed % 16, building=("free", "connected")[seed % 2])
        bound = sum(bound_of(deal) for deal in foresee(table))
        luck = Random(seed)
        for _ in range(20):
            match = table.take_back(0)
            while match.waiting:
                state = cast(Cucina, match.state)
                moves = match.moves(0)
                best = max(moves, key=lambda move: state.judge(0, read(match, move)) + 2 * luck.random())
                match.play(0, best)
            assert match.result is not None
            assert cast(Cucina, match.state).points(0) <= bound


def read(match: hameau.Match, move: str) -> int:
    number = CUCINA.read(CONTENT, match.state, 0, move)
    assert number is not None
    return number


def test_the_bound_knows_what_is_walled_off_and_what_is_lost() -> None:
    walled = seated(". . . . / . . . . / . . . . / . nook_lobster:n . .").state_here
    assert bound_of(Deal(walled, [1] * 15)) == 0, "the entrance is closed"
    boned = seated(". . . . / . . . . / . . . . / . lane_bone:n . .", layouts="A").state_here
    lobsters = [CONTENT.kind_named("nook_lobsters") or 0] * 2
    assert bound_of(Deal(boned, lobsters)) == 3 + 4 - 2, "niches, tiles to come, and a bone already"


def test_the_first_tile_of_a_connected_kitchen_decides_how_far_one_comes() -> None:
    state = seated(building="connected", tile="nook_lobsters").state_here
    kinds = [CONTENT.kind_named(name) or 0 for name in ("nook_lobsters", "cross_lobster", "fork_lobsters")]
    assert bound_of(Deal(state, kinds)) == 2
    assert bound_of(Deal(state, kinds[1:] + kinds[:1])) > 5


@compiled
@pytest.mark.parametrize("options", [{"building": "connected"}, {"series": "three"}])
def test_a_plan_goes_on_from_where_the_match_stands(options: dict[str, str]) -> None:
    for seed in range(8):
        table = wandering(seed, (3, 16, 20)[seed % 3] if "series" in options else seed % 4, **options)
        found, before = solve(table), table.position()
        assert table.position() == before
        if found.score is not None:
            for move in found.plan:
                table.play(0, move)
            assert table.result is not None
            assert table.result.scores == [found.score]


def test_a_match_that_is_over_is_solved_as_it_lies() -> None:
    verdicts = set()
    for seed in range(12):
        table = fresh(1, seed)
        while table.waiting:
            table.play(0, bots.make("greedy:6", seed).choose(table, 0))
        found = solve(table)
        assert table.result is not None
        assert found.verdict == ("possible" if table.result.winners else "impossible")
        assert (found.plan, found.bound) == ([], table.of("Ann").points)
        verdicts.add(found.verdict)
    assert len(verdicts) == 2


def test_the_solver_is_for_somebody_alone() -> None:
    with pytest.raises(hameau.Unknown, match="somebody alone"):
        solve(fresh(2))


# -- the honest planner ------------------------------------------------------------------------------------


def test_the_planner_finds_the_best_last_move() -> None:
    """One space is left: only one orientation joins the lobsters behind it."""
    drawing = """
        .               nook_bone:n      nook_bone:n nook_bone:n
        nook_bone:n     nook_bone:n      nook_bone:n nook_bone:n
        nook_lobsters:s nook_lobster:n   nook_bone:n nook_bone:n
        .               lane_lobster:n   nook_bone:n nook_bone:n"""
    full = drawing.replace("        .               nook_bone:n ", "        nook_bone:n     nook_bone:n ", 1)
    table = seated(full.replace("lane_lobster:n", "fork_lobster:s"), tile="bend")
    state = table.state_here
    best = advise(CONTENT, state, 0)
    assert CUCINA.write(CONTENT, state, best) == "place a4 n"


def test_advice_is_a_legal_move_and_leaves_the_state_alone() -> None:
    planner = Planner()
    planner.width, planner.games = 4, 1
    for seed in range(6):
        state = wandering(seed, 12).state_here
        before, scratch = state.dump(), copied(state)
        assert planner.think(state, scratch, 0) in state.legal_moves(0)
        assert state.dump() == before


@compiled
def test_the_planner_knows_no_more_than_a_player() -> None:
    """Matches that look alike get the same advice, whatever their secrets hold."""
    for moves in (0, 5, 11):
        position = wandering(moves, moves).position()
        worlds = [CUCINA.position(position, seed=seed) for seed in (1, 2)]
        states = [cast(Cucina, world.imagined(0, 7)) for world in worlds]
        assert advise(CONTENT, states[0], 0) == advise(CONTENT, states[1], 0)


@compiled
def test_the_planner_cooks_better_than_greedy() -> None:
    def mean(scores: list[int | None]) -> float:
        return sum(score or 0 for score in scores) / len(scores)

    honest = [play_honestly(trial(CUCINA, {}, number)).scores()[0] for number in range(8)]
    greedy = []
    for number in range(8):
        match = trial(CUCINA, {}, number)
        while match.waiting:
            match.play(0, bots.make("greedy", seed=1).choose(match, 0))
        greedy.append(match.scores()[0])
    assert mean(honest) > mean(greedy) + 0.5


def test_between_games_the_advice_is_to_go_on() -> None:
    table = wandering(1, 16, series="three")
    assert CUCINA.write(CONTENT, table.state, advise(CONTENT, table.state_here, 0)) == "next"
    assert explain(CONTENT, table.state_here, 0, read(table, "next")) == Said("hint-next", {})


def test_a_hint_says_what_can_be_counted_at_once() -> None:
    table = seated(". . . . / . . . . / . . . . / . lane:n . .", tile="fork_lobsters")
    why = {move: explain(CONTENT, table.state_here, 0, read(table, move)) for move in table.may("Ann")}
    assert why["place b3 n"] == Said("hint-lobsters", {"space": "b3", "lobsters": 2})
    assert why["place a1 n"].message == "hint-later"
    bare = seated(". . . . / . . . . / . . . . / . lane:n . .", tile="fork")
    assert explain(CONTENT, bare.state_here, 0, read(bare, "place b3 n")) == Said(
        "hint-ways", {"space": "b3", "lobsters": 0, "ways": 2}
    )
    table = seated(". . . . / . . . . / . . . . / . lane:n . .", tile="cross")
    rest(table, 1)
    for language in ("en", "fr", "de", "it"):
        for said in why.values():
            assert CUCINA.speech.say(language, said.message, said.facts)
