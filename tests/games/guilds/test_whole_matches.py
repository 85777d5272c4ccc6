"""Whole matches of two, whom the laws do not seat, and other content."""

from types import ModuleType

import pytest

from hameau.laws import ending, hiding, keeping, refusing, repeating, surviving
from hameau.laws.matches import COMPILED
from hameau.laws.subjects import Setting
from hameau.shelf import content_file
from tests.games.guilds.tables import GUILDS
from tests.laws.subjects import subject

LAWS = (
    (ending, refusing, repeating, surviving, hiding, keeping) if COMPILED else (hiding, keeping)
)  # else too slow
TWO = Setting(subject(GUILDS), 2, GUILDS.check_options({}))
EXPERT = Setting(subject(GUILDS), 1, GUILDS.check_options({"solitaire": "with", "resources": "four"}))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_for_two(law: ModuleType) -> None:
    law.law(TWO)


@pytest.mark.parametrize("law", [ending, surviving, keeping], ids=lambda law: law.__name__)
def test_the_laws_hold_in_expert_mode(law: ModuleType) -> None:
    law.law(EXPERT)


def test_other_numbers_can_be_played() -> None:
    text = content_file("guilds").read_text("utf-8")
    for old, new in (
        ("look_at = 2", "look_at = 4"),
        ("limit = 7 ", "limit = 12"),
        ("cards = 2 ", "cards = 1 "),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    other = GUILDS.open(text, "guilds.toml", {})
    for seats in (1, 2, 4):
        state = other.build(other.content, seats, other.check_options({}))
        state.reseed(3)
        state.set_up()
        assert state.playout() > 50
