"""The solvers: what they try is what the rules do, plans win, proofs hold, the planner knows what we know."""

from random import Random

import pytest

from hameau.engine.machine import write_field
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.bots.oracle import Oracle
from hameau.games.chevoux.bots.planner import Planner
from hameau.games.chevoux.bots.proof import IMPOSSIBLE, POSSIBLE, UNKNOWN
from hameau.games.chevoux.bots.sketch import Sketch
from hameau.games.chevoux.daily import daily
from hameau.games.chevoux.rules.course import NOTHING, SWAP
from hameau.games.chevoux.solving import (
    Future,
    advise,
    bound_of,
    exhaust,
    foresee,
    play_honestly,
    solve,
    tell_future,
    trial,
    village_of,
)
from hameau.plain import is_compiled
from tests.games.chevoux.tables import CARDS, CHEVOUX, CONTENT, VALID, Table, at, fresh, last_card, playing
from tests.referees.chevoux import Board, Reference

compiled = pytest.mark.skipif(not is_compiled(), reason="plain Python thinks too slowly for whole matches")
MANY = 200 if is_compiled() else 6


def wandering(seed: int, mode: str = "normal", moves: int | None = None) -> Table:
    """A match after some random moves."""
    luck = Random(f"{mode} {seed}")
    table = fresh(seed, mode)
    for _ in range(luck.randrange(24 if mode == "normal" else 19) if moves is None else moves):
        verbs = sorted({move.split()[0] for move in table.moves(0)})
        table.does(luck.choice(table.may(luck.choice(verbs))))
    return table


# -- the sketch --------------------------------------------------------------------------------------------


def test_what_a_sketch_tries_is_what_the_rules_do() -> None:
    village = Sketch()
    for seed in range(MANY // 4 + 2):
        state = wandering(seed).village
        village.learn(state)
        village.visit(state)
        assert (village.open == 0) == (state.unhappy() == 0)
        village.look(state.card, 0)
        count = village.count[0]
        found = dict(zip(village.move[0][:count], village.worth[0][:count], strict=True))
        legal = [move for move in state.legal_moves(0) if move == NOTHING or move >= SWAP]
        assert set(found) <= set(legal)
        for move in legal:
            after = Chevoux(CONTENT.box, 1, 0)
            after.copy_from(state)
            if move != NOTHING:
                after.restructure(move)
            other = Sketch()
            other.learn(after)
            other.visit(after)
            assert found.get(move, village.open) == other.open, "left out only where nothing changes"
            assert (other.open == 0) == (after.unhappy() == 0)


def test_a_move_made_and_taken_back_leaves_all_as_it_was() -> None:
    village = Sketch()
    for seed in range(MANY // 4 + 2):
        state = wandering(seed).village
        village.learn(state)
        village.visit(state)
        before = (list(village.tile), list(village.cells), list(village.cost), village.taken, village.open)
        for move in state.legal_moves(0):
            if move >= SWAP:
                village.make(move)
                village.unmake(move)
                now = (
                    list(village.tile),
                    list(village.cells),
                    list(village.cost),
                    village.taken,
                    village.open,
                )
                assert now == before


# -- the honest planner ------------------------------------------------------------------------------------


def small_planner() -> Planner:
    planner = Planner()
    planner.depth = 1
    write_field(planner, "width", (0, 1, 3, 0, 0, 0, 0, 0))
    return planner


def test_the_planner_finds_what_wins_with_the_last_card() -> None:
    spoilt = VALID.replace("cantine    champ              champ ", "champ champ cantine ", 1)
    state = last_card(spoilt, card="remembrement").village
    planner = small_planner()
    planner.think(state, Sketch())
    assert CHEVOUX.write(CONTENT, state, planner.best) == "swap b3 d3"
    assert planner.value == 1.0


def test_the_planner_brings_people_when_nothing_else_is_to_be_done() -> None:
    state = last_card(card="percee").village
    planner = small_planner()
    planner.think(state, Sketch())
    assert CHEVOUX.write(CONTENT, state, planner.best) == "populate f1"


def test_advice_is_a_legal_move_and_leaves_the_state_alone() -> None:
    planner, village = small_planner(), Sketch()
    for seed in range(MANY // 10 + 2):
        state = wandering(seed, "hard").village
        before = state.dump()
        planner.think(state, village)
        assert planner.best in state.legal_moves(0)
        assert state.dump() == before


@compiled
def test_the_planner_knows_no_more_than_a_player() -> None:
    """Two matches that look alike get the same advice, whatever their secrets hold."""
    for seed in range(5):
        position = wandering(seed, moves=seed * 5).position()
        one, other = CHEVOUX.position(position, seed=1), CHEVOUX.position(position, seed=2)
        assert advise(CONTENT, village_of(one), 0) == advise(CONTENT, village_of(other), 0)


@compiled
@pytest.mark.parametrize(("mode", "least"), [("normal", 0.78), ("hard", 0.42)])
def test_the_planner_wins_most_villages(mode: str, least: float) -> None:
    """The whole measurement is `hameau bench solver`; these are a few of its set-ups."""
    won = [play_honestly(trial(CHEVOUX, {"mode": mode}, number)).result for number in range(0, 42, 4)]
    assert sum(bool(result and result.winners) for result in won) / len(won) >= least


# -- the future --------------------------------------------------------------------------------------------


def test_the_future_comes_whatever_the_mayor_does() -> None:
    for seed in range(4):
        table = fresh(seed)
        future, luck, lying = foresee(table), Random(seed), 2
        for card, grows in zip(future.cards, future.grows, strict=True):
            state = table.village
            assert state.card == card
            assert grows == (state.rows > lying)
            if grows:
                assert future.rows[lying] == list(state.tile[6 * lying : 6 * lying + 6])
                lying = state.rows
            table.does(luck.choice(table.moves(0)))
        assert not table.waiting


def test_looking_into_the_future_changes_nothing() -> None:
    table = wandering(3)
    before = (table.position(), table.record())
    foresee(table)
    assert (table.position(), table.record()) == before


# -- the oracle --------------------------------------------------------------------------------------------


@compiled
@pytest.mark.parametrize("mode", ["normal", "hard"])
def test_a_plan_wins_with_its_score_and_within_its_bound(mode: str) -> None:
    for number in range(0, 42, 4):
        match = trial(CHEVOUX, {"mode": mode}, number)
        found = solve(match)
        assert found.verdict == "possible"
        for move in found.plan:
            match.play(0, move)
        assert match.result is not None
        assert match.result.winners == [0]
        assert match.result.scores == [found.score]
        assert found.score is not None
        assert found.score <= found.bound


def test_a_narrow_beam_solves_the_end_of_a_match() -> None:
    spoilt = VALID.replace("cantine    champ              champ ", "champ champ cantine ", 1)
    table = playing(spoilt, card="percee", seen="deviation,grands_travaux,rond_point", round=5)
    table.does("nothing", then="remembrement")
    oracle = Oracle()
    tell_future(oracle, foresee(table), 128, 8)
    oracle.search(table.village, Sketch(), 5, 8)
    assert oracle.solved
    assert [CHEVOUX.write(CONTENT, table.state, move) for move in oracle.plan[:1]] == ["swap b3 d3"]


def test_a_solution_goes_on_from_the_middle() -> None:
    table = last_card(people="f1=3")
    found = solve(table)
    assert (found.verdict, found.plan, found.score) == ("possible", ["populate f1"], -6)
    table.does("populate f1")
    over = solve(table)
    assert (over.verdict, over.plan, over.score, over.bound) == ("possible", [], -6, -6)


# -- bounds ------------------------------------------------------------------------------------------------


def test_no_plan_scores_more_than_the_bound() -> None:
    state = playing(VALID, card="percee", people="f1=18").village

    def bound(*cards: str) -> int:
        numbers = [CARDS.index(card) for card in cards]
        return bound_of(CONTENT, state, Future(numbers, [0] * len(numbers), []))

    assert bound() == 18 - 10
    assert bound("percee") == 19 - 8
    assert bound("rond_point") == 20 - 8  # there are only two
    assert bound("rond_point", "rond_point", "percee") == 20 - 4
    assert bound(*["percee"] * 9) == 20


def test_a_card_whose_tiles_are_in_the_pile_brings_nobody() -> None:
    rows = "champ poste cafe ecole creche habitation\nclinique ferme epicerie college habitation champ"
    state = playing(rows).village
    town_hall = Future([CARDS.index("expropriation")], [0], [])
    assert bound_of(CONTENT, state, town_hall) == -12
    mairie = CONTENT.kind_named("mairie") or 0
    rows_to_come = [[0] * 6, [0] * 6, [mairie] * 6]
    grown = Future([CARDS.index("expropriation")] * 2, [0, 1], rows_to_come)
    assert bound_of(CONTENT, state, grown) == 2 - 10


def test_the_bound_holds_in_matches_played_at_random() -> None:
    for seed in range(MANY // 10):
        table = wandering(seed, moves=seed % 20)
        bound = bound_of(CONTENT, table.village, foresee(table))
        luck = Random(seed)
        while table.waiting:
            table.does(luck.choice(table.may("populate") or table.moves(0)))
        assert table.state.score(0) <= bound


# -- proofs ------------------------------------------------------------------------------------------------


def board_of(table: Table) -> Board:
    return {(int(cell.cell[1]), "abcdef".index(cell.cell[0]) + 1): cell.tile for cell in table.look.cells}


def can_win(reference: Reference, cards: list[str]) -> bool:
    """By trying everything with the rules written a second time."""
    if not cards:
        return not reference.village.unhappy()
    for move in reference.restructurings(cards[0]) | {"nothing": {}}:
        again = Reference(reference.board, reference.moon, reference.sun)
        again.people = dict(reference.people)
        again.play(cards[0], move)
        if can_win(again, cards[1:]):
            return True
    return False


def near_the_end(seed: int, cards: list[str]) -> Table:
    """A valid village, spoilt by as many random moves as there are cards, and sometimes one more."""
    luck = Random(seed)
    people = luck.choice(("", "f1=1", "d2=2 a3=1"))
    table = playing(VALID, card=cards[0], people=people, round=5)
    for card in [*reversed(cards), *(["percee"] if luck.random() < 0.6 else [])]:
        state = table.village
        state.card = CARDS.index(card)
        moves = [move for move in state.legal_moves(0) if move >= SWAP]
        state.restructure(luck.choice(moves))
    table.village.card = CARDS.index(cards[0])
    return at(table.position())


@pytest.mark.parametrize(
    "cards", [[card] for card in CARDS] + [["deviation", "grands_travaux"], ["grands_travaux", "rond_point"]]
)
def test_a_proof_agrees_with_trying_everything_by_the_rules_written_a_second_time(cards: list[str]) -> None:
    verdicts = set()
    few = 4 if len(cards) > 1 or cards == ["expropriation"] else 12
    for seed in range(few):
        table = near_the_end(seed, cards)
        reference = Reference(board_of(table), "education", "sante")
        reference.people = {
            (int(cell.cell[1]), "abcdef".index(cell.cell[0]) + 1): cell.people
            for cell in table.look.cells
            if cell.people
        }
        future = Future([CARDS.index(card) for card in cards], [0] * len(cards), [[0] * 6] * 8)
        proof = exhaust(table.village, future, 10**9)
        assert (proof.verdict == POSSIBLE) == can_win(reference, cards), table.position()
        verdicts.add(proof.verdict)
    assert verdicts == {POSSIBLE, IMPOSSIBLE} or len(cards) > 1


@compiled
def test_skipping_what_the_last_card_cannot_mend_changes_no_verdict() -> None:
    luck = Random(5)
    verdicts = []
    for seed in range(60):
        cards = [luck.randrange(6) for _ in range(2 + seed % 2)]
        if cards.count(5) > 1:
            continue
        table = near_the_end(seed, [CARDS[card] for card in cards])
        future = Future(cards, [0] * len(cards), [[0] * 6] * 8)
        quick, thorough = (exhaust(table.village, future, 10**9, slow) for slow in (False, True))
        assert quick.verdict == thorough.verdict, table.position()
        verdicts.append(quick.verdict)
        if quick.verdict == POSSIBLE:
            state = table.village
            for move, card in zip(quick.plan, cards, strict=False):
                state.card = card
                assert move in state.legal_moves(0)
                if move != NOTHING:
                    state.restructure(move)
            assert state.unhappy() == 0
    assert min(verdicts.count(POSSIBLE), verdicts.count(IMPOSSIBLE)) > 5


def test_a_proof_lays_the_rows_that_come() -> None:
    table = playing(
        "\n".join(VALID.strip().splitlines()[:4]), card="percee", seen=",".join(CARDS[2:6]), round=3
    )
    row = [CONTENT.kind_named(name) or 0 for name in VALID.strip().splitlines()[4].split()]
    rows = [[0] * 6] * 4 + [row] + [[0] * 6] * 3
    future = Future([CARDS.index("percee"), CARDS.index("deviation")], [0, 1], rows)
    proof = exhaust(table.village, future, 10**9)
    assert (proof.verdict, proof.plan[:2]) == (POSSIBLE, [NOTHING, NOTHING])


def test_a_proof_that_may_not_finish_says_nothing() -> None:
    table = near_the_end(3, ["expropriation", "percee", "remembrement"])
    future = Future([5, 1, 0], [0, 0, 0], [[0] * 6] * 8)
    assert exhaust(table.village, future, 10).verdict in (UNKNOWN, POSSIBLE)


def test_what_cannot_be_won_is_said_to_be_impossible() -> None:
    spoilt = VALID.replace("clinique         creche", "champ creche", 1).replace(
        "champ            champ ", "clinique champ "
    )
    table = last_card(spoilt, card="deviation")
    found = solve(table)
    assert (found.verdict, found.plan, found.score) == ("impossible", [], None)
    assert "villages tried" in found.proved_by


# -- the village of the day --------------------------------------------------------------------------------


@compiled
def test_the_village_of_the_day_is_the_same_for_all_and_can_be_solved() -> None:
    day = daily(CHEVOUX, "2026-11-16")
    assert day == daily(CHEVOUX, "2026-11-16")
    assert day.secret != daily(CHEVOUX, "2026-11-17").secret
    match = CHEVOUX.match(secret=bytes.fromhex(day.secret), options=day.options)
    found = solve(match)
    assert (found.score, found.bound) == (day.best, day.bound)
    for move in found.plan:
        match.play(0, move)
    assert match.result is not None
    assert match.result.scores == [day.best]
    honest = play_honestly(match.again()).result
    assert honest is not None
    assert (honest.scores, bool(honest.winners)) == ([day.par], True)


@pytest.mark.parametrize("day", ["", "today", "2026-13-01", "2026-1-1", "2026-11-16 ", "２０２６-11-16"])
def test_what_is_no_day_is_refused(day: str) -> None:
    with pytest.raises(LookupError, match="is no day"):
        daily(CHEVOUX, day)
