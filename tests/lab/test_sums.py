"""Sums of whole numbers, and how sure one can be of what they say."""

import numpy as np
import pytest

from hameau.engine.figures import Label, Topic
from hameau.engine.survey import WIN, Sheet, Words
from hameau.lab.sums import Tally, bounds, merged, tally_of

SHARE = Topic("share", "share")
NUMBER = Topic("number")
ANY = Label("")


def words(*values: int) -> Words:
    return np.array(values, np.int64)


def tally(topic: Topic, above: Words, below: Words) -> Tally:
    sheet = Sheet(len(above))
    sheet.ratio(topic, above, below)
    return tally_of(sheet)


def test_an_answer_is_all_above_by_all_below() -> None:
    estimate = tally(NUMBER, words(3, 5, 4), words(1, 2, 1)).estimate((NUMBER, ANY))
    assert estimate is not None
    assert estimate.value == 3.0
    assert estimate.seen == 3
    assert estimate.low < 3.0 < estimate.high


def test_where_nothing_was_counted_there_is_no_answer() -> None:
    nothing = tally(NUMBER, words(0, 0), words(0, 0))
    assert nothing.estimate((NUMBER, ANY)) is None
    assert nothing.estimate((SHARE, ANY)) is None


def test_matches_that_say_nothing_are_not_counted_as_seen() -> None:
    estimate = tally(SHARE, words(0, 1, 0), words(0, 1, 1)).estimate((SHARE, ANY))
    assert estimate is not None
    assert (estimate.value, estimate.seen) == (0.5, 2)


def test_the_error_comes_from_how_the_matches_differ() -> None:
    luck = np.random.default_rng(1)
    below = luck.integers(0, 5, 500)
    above = luck.integers(0, 3, 500) * below
    sums = tally(NUMBER, above, below).sums[NUMBER, ANY]
    apart = above - sums.ratio * below
    by_hand = (apart**2).sum() / below.sum() ** 2 * 500 / 499
    assert sums.variance(500) == pytest.approx(by_hand, rel=1e-9)


def test_two_seats_of_one_match_are_not_two_coins() -> None:
    """Of two players exactly one wins: who counts both learns nothing about luck, and is sure."""
    one_wins = tally(SHARE, np.full(100, WIN), np.full(100, 2 * WIN))
    assert one_wins.sums[SHARE, ANY].variance(100) == 0


@pytest.mark.parametrize(("topic", "chance"), [(SHARE, 0.03), (SHARE, 0.5), (NUMBER, 0.2)])
def test_the_bounds_hold_the_truth_in_95_of_100_studies(topic: Topic, chance: float) -> None:
    luck = np.random.default_rng(2)
    held = 0
    for _ in range(1_000):
        below = luck.integers(0, 4, 300)
        estimate = tally(topic, luck.binomial(below, chance), below).estimate((topic, ANY))
        assert estimate is not None
        held += estimate.low <= chance <= estimate.high
    assert 930 <= held <= 970


def test_bounds_of_a_share_stay_between_none_and_all() -> None:
    assert bounds(0.0, 0.0, 20, "share")[0] == 0.0
    assert 0.1 < bounds(0.0, 0.0, 20, "share")[1] < 0.2
    low, high = bounds(1.0, 0.0, 20, "share")
    assert 0.8 < low < 0.9
    assert high == 1.0


def test_who_wants_to_be_surer_gets_wider_bounds() -> None:
    low, high = bounds(0.5, 0.01, 1000, "share", sure=0.999)
    narrow_low, narrow_high = bounds(0.5, 0.01, 1000, "share")
    assert low < narrow_low < 0.5 < narrow_high < high


@pytest.mark.parametrize("cut", [1, 17, 250, 499])
def test_the_sums_do_not_depend_on_how_the_work_was_cut(cut: int) -> None:
    luck = np.random.default_rng(3)
    above, below = luck.integers(0, WIN, (2, 500))
    parts = [tally(SHARE, above[:cut], below[:cut]), tally(SHARE, above[cut:], below[cut:])]
    assert merged(parts) == merged(reversed(parts)) == tally(SHARE, above, below)


def test_spreads_are_added_value_by_value() -> None:
    sheet = Sheet(3)
    sheet.spread(NUMBER, words(4, 4, 7), words(0, 2, 2))
    both = merged([tally_of(sheet), tally_of(sheet)])
    assert both.spreads[NUMBER, ANY] == {4: 4, 7: 2}
    assert both.sums[NUMBER, ANY].ratio == 5.0
    assert both.sums[NUMBER, ANY].seen == 4  # the second match said nothing
