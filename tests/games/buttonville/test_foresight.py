"""Thoughtful players of Buttonville: what the search imagines of everybody."""

from typing import cast

import pytest

import hameau
from hameau import Match, bots
from hameau.bots.search import Search
from hameau.engine.state import FEATURES, WEIGHTS, State
from hameau.games.buttonville.bots.foresight import DENIED
from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.buttonville.rules.verbs import DISCARD_CARD
from hameau.plain import is_compiled
from hameau.testing import PLAYERS
from tests.games.buttonville.tables import Table, decisions, seated
from tests.samples import sample

BUTTONVILLE = hameau.game("buttonville")


def thoughtful(table: Table) -> str:
    """What a thoughtful Ann does."""
    return table.game.write(table.game.content, table.own, table.own.thoughtful_move(0))


def legal(table: Table, move: str) -> int:
    """The number of a move that Ann may make."""
    number = table.game.read(table.game.content, table.own, 0, move)
    assert number in table.own.legal_moves(0), f"{move} is not legal"
    return number


def promise(table: Table, move: str) -> float:
    """How much it promises to Ann."""
    return table.own.promise_of(0, legal(table, move))


def test_a_card_that_the_next_player_collects_is_taken_away() -> None:
    ann, forum = "hand jade2 phil", "bob2 jade phil corbac"
    unknown = seated(ann, "hand bob4", forum=forum)
    collected = seated(ann, "hand bob4; known bob4", forum=forum)
    assert promise(collected, "take bob") > promise(unknown, "take bob")
    assert promise(collected, "take jade") == promise(unknown, "take jade")


def sights(name: str, move: str) -> set[int]:
    """What a player sees when Ann does this, with different luck."""
    table = seated("hand jade2", "hand bob4", forum="bob2 jade phil corbac")
    number = legal(table, move)
    observer = PLAYERS.index(name)
    seen = set()
    for seed in range(60):
        world = table.imagined(observer, seed)
        world.apply(0, number)
        seen.add(world.sight(observer, 0, number))
    return seen


def test_the_search_tells_apart_what_luck_shows() -> None:
    assert len(sights("Ann", "draw")) > 4
    assert len(sights("Ann", "take jade")) > 4
    assert len(sights("Ben", "take jade")) > 4


def test_the_search_does_not_tell_apart_what_others_drew() -> None:
    assert len(sights("Ben", "draw")) == 1


def test_a_card_from_the_pile_is_worth_what_may_still_come() -> None:
    some, none = (
        seated("hand corbac5", forum="jade2 phil2 dimitri", discard=thrown)
        for thrown in ("flora7", "corbac7")
    )
    assert promise(some, "draw") > promise(none, "draw") > 0


def test_a_set_waits_for_the_card_that_lies_in_the_forum() -> None:
    waiting, hopeless = (
        seated("hand corbac4", forum=f"{card} bob phil dimitri menestra", asked="play")
        for card in ("corbac", "jade")
    )
    assert promise(waiting, "play corbac x4") < promise(hopeless, "play corbac x4")


def test_a_full_hand_is_played_from() -> None:
    few, many = (
        seated(f"hand corbac3 {more}", forum="bob phil dimitri menestra jade", asked="play")
        for more in ("", "jade2 bob2 phil")
    )
    assert promise(many, "play corbac x3") > promise(few, "play corbac x3") + 1


def test_an_action_that_pays_is_used_before_a_set_is_played() -> None:
    table = seated("hand corbac4 flora2; sets turbo2; buttons 4", asked="play")
    assert thoughtful(table) == "use turbo"
    table.does("Ann", "use turbo")
    assert thoughtful(table) == "play corbac x4"


def test_no_card_is_bought_that_the_limit_of_the_hand_would_cost() -> None:
    room, none = (
        seated(
            f"hand {hand}; sets turbo2; buttons 4",
            asked="set-limit:1 hand-limit:1 end-order:1 play:0",
        )
        for hand in ("jade2 bob2 corbac", "jade2 bob2 corbac3")
    )
    assert promise(room, "use turbo") > 0 > promise(none, "use turbo")
    assert thoughtful(room) == "use turbo"
    assert thoughtful(none) == "done"


def test_who_is_fed_by_the_forum_is_played_when_its_food_lies_there() -> None:
    fed, hungry = (
        seated("hand bob corbac2", forum=f"{food} phil dimitri menestra", asked="play")
        for food in ("bob2", "jade2")
    )
    assert promise(fed, "play bob") > promise(hungry, "play bob") + 1


def test_in_the_last_turn_only_the_set_that_is_played_counts() -> None:
    table = seated(
        "hand corbac4 flora", forum="corbac flora bob phil menestra", piles="jade9", end_pile=9, last_turn=2
    )
    assert promise(table, "take corbac") > 3 * promise(table, "take flora")


def test_what_the_next_player_wants_is_swept_from_the_forum() -> None:
    for hand in ("jade", "jade4 phil4"):
        table = seated(f"hand pablo {hand}", forum="jade bob phil corbac flora", asked="play")
        table.does("Ann", "play pablo")
        assert table.question == "sweep"
        own = table.own
        for move in own.legal_moves(0)[1:]:
            slot = move - DISCARD_CARD
            gain = DENIED * own.promise_to_next(0, slot)
            assert own.promise_of(0, move) == gain - own.promise_of_card(0, slot)


def like(table: Table, weight: float, move: str) -> None:
    """Give the feature of this move a weight for Ann's imagined player, and no other."""
    weights = [0.0] * WEIGHTS
    weights[table.own.feature(0, legal(table, move))] = weight
    table.own.write("weight", weights)


def test_a_weight_turns_the_choice_of_its_seat() -> None:
    table = seated("hand jade2 phil", "hand bob4", forum="bob2 jade phil corbac")
    assert thoughtful(table) == "take bob"
    like(table, 40.0, "take corbac")
    assert thoughtful(table) == "take corbac"
    like(table, -40.0, "take bob")
    assert thoughtful(table) != "take bob"


def test_weights_are_no_part_of_a_position() -> None:
    table = seated("hand jade2 phil", "hand bob4", forum="bob2 jade phil corbac")
    before, copy = table.own.dump(), cast(Buttonville, table.fresh_state())
    like(table, 20.0, "take corbac")
    copy.copy_from(table.own)
    assert table.own.dump() == before == copy.dump()
    assert not any(copy.weight)


def test_small_and_large_sets_are_features_of_moves_also_bought() -> None:
    table = seated("hand jade4; sets tictac; buttons 4", asked="play", among="tictac")
    features = {move: table.own.feature(0, legal(table, move)) for move in table.may("Ann")}
    assert features["play jade x1"] == features["play jade x2"] == features["buy jade x2"]
    assert features["play jade x3"] == features["play jade x4"] == features["buy jade x4"]
    assert len({features["done"], features["play jade x1"], features["play jade x3"]}) == 3


def test_every_move_has_a_feature() -> None:
    features = set()
    for state, seat, moves in decisions():
        features |= {state.feature(seat, move) for move in moves}
    assert min(features) >= 0
    assert max(features) < FEATURES


def in_the_middle(seed: int) -> Match:
    """A match of which greedy players made the first moves."""
    match = BUTTONVILLE.match(2, seed=seed, options={"villagers": "random"})
    bot = bots.make("greedy", seed)
    for _ in range(24):
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    return match


def outlook(match: Match, root: State, seat: int, weights: list[float]) -> float:
    """What a seat may hope for whose imagined player goes by these weights."""
    scratch, total = match.fresh_state(), 0.0
    scratch.write("weight", weights)
    for number in range(1500):
        scratch.copy_from(root)
        scratch.reseed(number)
        scratch.imagine(seat)
        scratch.look_ahead()
        total += scratch.outlook(seat)
    return total / 1500


def test_trials_without_a_choice_begin_with_the_only_move() -> None:
    table = seated("hand jade", "hand bob2", forum="", piles="", asked="recruit")
    assert table.may("Ann") == ["draw"]
    search, root = Search(), table.imagined(0, 1)
    search.think(root, table.fresh_state(), 0, 120, 2)
    assert search.trials == 30
    assert search.likely_move(root, 0) == legal(table, "draw")


@pytest.mark.skipif(not is_compiled(), reason="thousands of simulations take minutes in plain Python")
def test_players_who_learned_do_better_than_those_who_did_not() -> None:
    gained = 0.0
    for seed in range(sample(2, 8)):
        match = in_the_middle(seed)
        seat, search = match.waiting[0], Search()
        root = match.imagined(seat, 1)
        search.think(root, match.fresh_state(), seat, 6000, 2)
        own = range(seat * FEATURES, (seat + 1) * FEATURES)
        learned = [weight if place in own else 0.0 for place, weight in enumerate(search.weight)]
        gained += outlook(match, root, seat, learned) - outlook(match, root, seat, [0.0] * WEIGHTS)
    assert gained > sample(0.05, 0.2)  # half a point each; it was more than one when this was written


def test_thoughtful_players_beat_greedy_ones() -> None:
    won = 0
    for number in range(40):
        match = BUTTONVILLE.match(2, seed=number // 2, options={"villagers": "random"})
        while match.waiting:
            seat = match.waiting[0]
            state = cast(Buttonville, match.imagined(seat, number))
            move = state.thoughtful_move(seat) if seat == number % 2 else state.sensible_move(seat, 0)
            match.play(seat, match.game.write(match.game.content, state, move))
        won += match.state.result(number % 2) > 0
    assert won > 24  # four fifths is usual
