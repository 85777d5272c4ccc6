"""Names can be seen, and no two at a table are mistaken for each other."""

import pytest

from hameau.engine.names import is_name, looks, tidy


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Éve",
        "Jo O’Neil",
        "Дима",
        "小明",
        "علي",
        "Ann 2",
        "🦊",
        "👩‍🌾",
        "👩🏽‍🚀",
        "❤️‍🔥",
        "👨‍👩‍👧‍👦 Lee",
    ],
)
def test_a_name_that_can_be_seen_is_one(name: str) -> None:
    assert is_name(tidy(name))


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u3164", "\u2800\u2800", "\u115f", "A\u3164", "\u200d", "A\u200dB", "🦊\u200d"),
        *("\u200b", "A\u202eB", "\u0301", "A\n", "\ufeffA", "\u00adA", "\ud800"),
    ],
)
def test_a_name_that_is_blank_or_hides_something_is_none(name: str) -> None:
    assert not is_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Éve", "E\u0301ve"),
        ("Anna", "Аnnа"),
        ("Ann", "Ａｎｎ"),
        ("Tom", "Τom"),
        ("cop", "сор"),
        ("ﬁn", "fin"),
    ],
)
def test_names_that_look_the_same_are_told_apart_by_nobody(one: str, other: str) -> None:
    assert looks(one) == looks(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anne"), ("Eve", "Éve"), ("Ann", "Ann 2"), ("Дима", "Дина")]
)
def test_names_that_differ_stay_different(one: str, other: str) -> None:
    assert looks(one) != looks(other)
