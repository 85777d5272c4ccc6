"""Luck taken out of results: who had it, how much of it, and what is left."""

from random import Random

import pytest

import hameau
from hameau.bots.players import Dice
from hameau.engine.match import Match
from hameau.games.buttons.rules import BUSTED
from hameau.games.buttons.views import BORDER
from hameau.lab.duel import duel
from hameau.lab.fortune import Fortune, even
from hameau.plain import is_compiled
from tests.samples import sample

BUTTONS = hameau.game("buttons")
SIMULATIONS = 300 if is_compiled() else 20


def begun(seed: int) -> Match:
    """A match with some buttons on the boards, in which somebody is to roll."""
    match = BUTTONS.match(seats=2, seed=seed)
    while match.waiting and (len(match.history) < 8 or "roll" not in match.moves(match.waiting[0])):
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    return match


def luck_of_next_roll(seed: int, seat: int) -> tuple[float, bool]:
    """What the next roll brings to who rolls, watched for a seat, and whether it was a bust of who rolled."""
    match = begun(seed)
    fortune = Fortune(match, seat, SIMULATIONS, Dice(seed))
    roller = match.waiting[0]
    fortune.play(roller, "roll")
    bust = any(
        isinstance(event, BORDER.kinds[BUSTED]) for event in match.events(since=len(match.history) - 1)
    )
    return (fortune.total if seat == roller else -fortune.total), bust


def test_what_draws_no_luck_brings_none() -> None:
    match = BUTTONS.match(seats=2, seed=1)
    active = match.waiting[0]
    match.play(active, "roll")
    fortune = Fortune(match, active, SIMULATIONS, Dice(1))
    fortune.play(active, match.moves(active)[0])
    assert not match.drew
    assert fortune.total == 0


def test_a_bust_is_bad_luck() -> None:
    rolls = [luck_of_next_roll(seed, 0) for seed in range(30)]
    busts = [luck for luck, bust in rolls if bust]
    others = [luck for luck, bust in rolls if not bust]
    assert sum(busts) / len(busts) < -0.05 < sum(others) / len(others)


def test_the_luck_of_one_is_the_bad_luck_of_the_other() -> None:
    for seed in range(5):
        match = begun(seed)
        total = 0.0
        for seat in range(2):
            fortune = Fortune(match.take_back(0), seat, SIMULATIONS, Dice(seed))
            fortune.play(match.waiting[0], "roll")
            total += fortune.total
        assert total == pytest.approx(0)


def test_without_its_luck_a_share_is_known_better() -> None:
    """Results made of skill, luck and the rest: two thirds of their variance are luck."""
    dice = Random(5)
    luck = [dice.gauss(0.1, 0.5) for _ in range(400)]
    results = [0.2 + 0.8 * each + dice.gauss(0, 0.28) for each in luck]
    evened = even(results, luck)
    assert evened
    assert evened.low < 0.6 < evened.high
    assert evened.share == pytest.approx(0.6, abs=0.02)
    assert evened.luck == pytest.approx(2 / 3, abs=0.08)
    assert evened.high - evened.low == pytest.approx(2 * 1.96 * 0.14 / 20, rel=0.15)


@pytest.mark.parametrize("luck", [[0.0] * 12, [0.3] * 12])
def test_luck_that_is_always_the_same_explains_nothing(luck: list[float]) -> None:
    evened = even([1.0, -1.0, 1.0, 1.0] * 3, luck)
    assert evened
    assert (evened.share, evened.luck) == (0.75, 0.0)
    assert evened.low <= 0.75 <= evened.high


@pytest.mark.parametrize("results", [[1.0, -1.0], [1.0] * 20])
def test_a_few_matches_or_equal_ones_tell_nothing_of_luck(results: list[float]) -> None:
    assert even(results, [0.1 * number for number in range(len(results))]) is None


def test_a_duel_plays_the_same_matches_whether_luck_is_weighed_or_not() -> None:
    plain = duel(BUTTONS, "search:4", "greedy:1", matches=12)  # simple bots play elsewhere, in C
    weighed = duel(BUTTONS, "search:4", "greedy:1", matches=12, luck=5)
    assert plain.evened is None
    assert weighed.evened
    assert (plain.won, plain.drawn, plain.lost) == (weighed.won, weighed.drawn, weighed.lost)


@pytest.mark.skipif(not is_compiled(), reason="plain Python is too slow to show it")
def test_luck_explains_most_of_buttons() -> None:
    result = duel(BUTTONS, "greedy", "greedy:0.001", matches=sample(16, 40), seed=3, luck=sample(100, 200))
    assert result.evened
    assert result.evened.luck > 0.4
    assert result.evened.high - result.evened.low < result.high - result.low
