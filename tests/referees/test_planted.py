"""A referee objects to each of six planted mistakes. Runs as plain Python, whose classes can be changed."""

import pytest

from hameau.plain import is_compiled
from tests.referees.following import KEYS, watch
from tests.referees.planting import Mistake, mistakes, planted

MATCHES = 20  # in which a mistake must show
PLANTED = [(key, mistake) for key in KEYS for mistake in mistakes(key)]


@pytest.mark.skipif(is_compiled(), reason="compiled rules cannot be changed: `make plain` runs it")
@pytest.mark.parametrize(("key", "mistake"), PLANTED, ids=[f"{key}: {m.what}" for key, m in PLANTED])
def test_a_referee_notices(key: str, mistake: Mistake) -> None:
    with planted(key, mistake), pytest.raises(AssertionError) as objection:
        watch_all(key)
    assert any(key in note for note in objection.value.__notes__), "something else failed"


def watch_all(key: str) -> None:
    for number in range(MATCHES):
        watch(key, number, players=("varied",))


@pytest.mark.parametrize("key", KEYS)
def test_six_mistakes_are_planted(key: str) -> None:
    assert len(mistakes(key)) >= 6
