"""What is counted for those who study Chévoux, against matches played one by one."""

from collections import Counter

import pytest

from hameau.engine.figures import Label, Topic
from hameau.games.chevoux import survey
from hameau.lab import study
from tests.games.chevoux.tables import CHEVOUX, CONTENT

MATCHES = 40


def test_what_is_counted_adds_up() -> None:
    found = study.study(study.plan(CHEVOUX, 1, ["greedy"], seed=5), MATCHES).tally

    def value(topic: Topic, label: Label) -> float:
        estimate = found.estimate((topic, label))
        assert estimate is not None
        return estimate.value

    uses = [value(survey.USES, label) for label in (survey.MOVES, survey.POPULATING, survey.NO_USE)]
    assert sum(uses) == pytest.approx(1)
    assert all(use > 0 for use in uses)
    cards = [Label(f"card-{card.id}") for card in CONTENT.page.card]
    people = sum(value(survey.CARD_PEOPLE, card) for card in cards) / 6 * 25
    assert people == pytest.approx(
        value(survey.PEOPLE, Label("")), rel=0.15
    )  # cards come up nearly equally often
    assert sum(value(survey.CARD_MOVES, card) for card in cards) / 6 == pytest.approx(uses[0], rel=0.15)


def test_every_tile_with_a_wish_and_every_pair_is_counted() -> None:
    found = study.study(study.plan(CHEVOUX, 1, ["greedy"], seed=5), MATCHES).tally
    items = Counter(topic.name for topic, _ in found.sums)
    assert items["lacking"] == 36
    assert items["pair-wins"] == 42
    assert items["axis-wins"] == 7
