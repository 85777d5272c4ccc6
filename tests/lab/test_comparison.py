"""Two sets of content on the same seeds: what differs is found, and what does not is not made up."""

from pathlib import Path

import numpy as np
import pytest

import hameau
from hameau import plain, shelf
from hameau.engine.figures import Label, Topic
from hameau.engine.survey import Column, Sheet
from hameau.lab import comparison, study
from hameau.lab.comparison import Change, Comparison, Difference
from hameau.lab.study import Plan
from hameau.lab.sums import Tally, sums_of, tally_of

MATCHES = 2_000 if plain.is_compiled() else 60
TOPIC = Topic("any")
ANY = Label("")


def plan(folder: Path | None = None, seed: int = 3) -> Plan:
    return study.plan(hameau.game("buttons", folder), 2, ["greedy"], seed)


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """Content in which a row of four stars ends the game."""
    text = shelf.content_text("buttons").replace("row = 5", "row = 4")
    (tmp_path / "buttons.toml").write_text(text, "utf-8")
    return tmp_path


def named(found: list[Difference], topic: str, message: str = "") -> Difference:
    return next(one for one in found if (one.topic.name, one.item.message) == (topic, message))


def test_the_same_content_differs_in_nothing() -> None:
    found = comparison.differences(comparison.compare(plan(), plan(), 50))
    assert len(found) > 20
    assert {(one.value, one.low, one.high, one.clear) for one in found} == {(0.0, 0.0, 0.0, False)}


def test_other_luck_alone_is_not_called_a_clear_difference() -> None:
    found = comparison.differences(comparison.compare(plan(seed=1), plan(seed=2), MATCHES))
    assert any(not one.low <= 0 <= one.high for one in found), "one of so many lies outside its own bounds"
    assert not any(one.clear for one in found)


def test_what_a_change_did_is_found(changed: Path) -> None:
    found = comparison.differences(comparison.compare(plan(), plan(changed), MATCHES))
    rounds = named(found, "rounds")
    assert rounds.clear
    assert rounds.highest < 0
    assert rounds.a.value > rounds.b.value
    assert rounds.value == pytest.approx(rounds.b.value - rounds.a.value)
    by_row = named(found, "ends", "study-by-row")
    assert by_row.clear
    assert by_row.lowest > 0


def test_clear_differences_come_first_and_then_the_large_ones(changed: Path) -> None:
    found = comparison.differences(comparison.compare(plan(), plan(changed), MATCHES))
    order = [(not one.clear, -abs(one.effect)) for one in found]
    assert order == sorted(order)
    assert len({one.clear for one in found}) == 2


def test_bounds_for_all_are_wider_than_bounds_for_one(changed: Path) -> None:
    for one in comparison.differences(comparison.compare(plan(), plan(changed), 60)):
        assert one.lowest <= one.low <= one.value <= one.high <= one.highest


def test_one_worker_and_two_find_the_same(changed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "HEAP", 20)
    alone, shared = (comparison.compare(plan(), plan(changed), 50, workers) for workers in (1, 2))
    assert comparison.differences(alone) == comparison.differences(shared)


def test_pairs_that_move_together_are_told_apart_more_surely() -> None:
    luck = np.random.default_rng(5)
    common = luck.integers(0, 100, 400)
    a, b = common + luck.integers(0, 3, 400), common + luck.integers(0, 3, 400) + 1
    ones = np.ones(400, np.int64)
    one, other = Column(a, ones), Column(b, ones)
    covariance = comparison.cross_of(one, other).covariance(sums_of(one), sums_of(other), 400)
    assert covariance == pytest.approx(np.cov(a, b)[0, 1] / 400)
    found = comparison.difference(paired(one, other), (TOPIC, ANY), 1)
    error = np.std(b - a, ddof=1) / 20
    assert found.value == pytest.approx((b - a).mean())
    assert found.high - found.value == pytest.approx(1.959964 * error, rel=1e-4)


def test_the_bounds_of_a_paired_ratio_hold_the_truth() -> None:
    luck = np.random.default_rng(6)
    held = 0
    for _ in range(600):
        size = luck.integers(0, 4, 200)
        more = size + luck.integers(0, 2, 200)
        one, other = Column(luck.binomial(size, 0.3), size), Column(luck.binomial(more, 0.4), more)
        found = comparison.difference(paired(one, other), (TOPIC, ANY), 1)
        held += found.low <= 0.1 <= found.high
    assert 552 <= held <= 588


def test_what_was_seen_too_seldom_is_not_compared() -> None:
    seldom = Column(np.array([1] * 29 + [0] * 71), np.array([1] * 29 + [0] * 71))
    often = Column(np.arange(100) % 2, np.ones(100, np.int64))
    assert comparison.differences(paired(seldom, often)) == []
    assert len(comparison.differences(paired(often, often))) == 1


def paired(one: Column, other: Column) -> Comparison:
    crosses = {(TOPIC, ANY): comparison.cross_of(one, other)}
    return Comparison(plan(), plan(), tally(one), tally(other), crosses, 0.0)


def tally(column: Column) -> Tally:
    sheet = Sheet(len(column.above))
    sheet.ratio(TOPIC, *column)
    return tally_of(sheet)


def test_changed_entries_are_named_by_their_place() -> None:
    a = '[end]\nrow = 5\nstars = 12\n[[face]]\nid = "A1"\nrows = ["RY", "GB"]\n'
    b = '[end]\nrow = 4\nstars = 12\nextra = 1\n[[face]]\nid = "A1"\nrows = ["RY", "GG"]\n'
    assert comparison.changes(a, b) == [
        Change("end, row", "5", "4"),
        Change("face A1, rows 2", "GB", "GG"),
        Change("end, extra", None, "1"),
    ]
    assert comparison.changes(a, a) == []
