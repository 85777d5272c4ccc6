"""The laws, for every game on the shelf at every number of seats. A new game is judged by being listed."""

import os

import pytest

from hameau.laws import ending, hiding, keeping, lapsing, playing, refusing, repeating, surviving
from hameau.laws.subjects import Setting, settings
from tests.laws.subjects import LISTED, ROOT, listed

SUBJECTS = listed()
SETTINGS = [setting for subject in SUBJECTS for setting in settings(subject)]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_game = pytest.mark.parametrize("key", [subject.game.key for subject in SUBJECTS])


@every_setting
def test_law_1_it_ends_and_nobody_waits_exactly_when_there_is_a_result(setting: Setting) -> None:
    ending.law(setting)


@every_setting
def test_law_2_legal_moves_are_accepted_and_refused_ones_change_nothing(setting: Setting) -> None:
    refusing.law(setting)


@every_setting
def test_law_3_seed_and_moves_rebuild_the_match(setting: Setting) -> None:
    repeating.law(setting)


def test_law_3_in_another_process_compiled_and_not_with_another_order_of_sets() -> None:
    """Whichever of the three matters, the prints differ."""
    built = repeating.fingerprint(False, 3, LISTED, root=ROOT)
    if not built.compiled and os.environ.get("HAMEAU_REQUIRE_COMPILED") == "1":
        pytest.fail("nothing is compiled here, and HAMEAU_REQUIRE_COMPILED=1 asks for it")
    plain = repeating.fingerprint(True, 1, LISTED, root=ROOT)
    assert not plain.compiled
    repeating.check_same(built, plain)


@every_setting
def test_law_4_everything_survives_encode_and_decode(setting: Setting) -> None:
    surviving.law(setting)


@every_setting
def test_law_5_nothing_leaks(setting: Setting) -> None:
    hiding.law(setting)


@every_setting
def test_law_6_the_invariants_of_the_game(setting: Setting) -> None:
    keeping.law(setting)


@every_setting
def test_law_7_every_bot_ends_its_match_with_what_its_seat_may_see(setting: Setting) -> None:
    playing.law(setting)


@every_game
def test_law_8_the_examples_of_the_rulebook_come_out_as_printed(key: str) -> None:
    """They are rule tests of the game and run there; here it is only seen that there are some."""
    examples = ROOT / "tests" / "games" / key / "test_examples.py"
    assert "def test_" in examples.read_text("utf-8"), f"{examples.name} of {key} has no example"


@every_setting
def test_law_9_a_list_of_moves_changes_only_with_what_its_seat_notices(setting: Setting) -> None:
    lapsing.law(setting)
