"""A sweep counts for each setting what a study of it counts, and keeps it as a table."""

import json

import pytest

import hameau
from hameau.engine.errors import Unknown
from hameau.engine.survey import Setting
from hameau.lab import study, sweep
from hameau.lab.page import swept

GAME = hameau.game("werewolves")
ASKED = [Setting(8, {"composition": "simple"}), Setting(9, {"composition": "classic"})]


@pytest.fixture(scope="module")
def found() -> sweep.Swept:
    return sweep.run(GAME, ASKED, 6, bots=["greedy"], seed=3)


def test_each_setting_is_studied_as_if_alone(found: sweep.Swept) -> None:
    for setting, one in zip(ASKED, found.studies, strict=True):
        alone = study.study(study.plan(GAME, setting.seats, ["greedy"], 3, setting.options), 6)
        assert one.tally == alone.tally


def test_a_table_says_who_won_how_often(found: sweep.Swept) -> None:
    told = json.loads(sweep.table(GAME, found, ASKED))
    for row, setting in zip(told["rows"], ASKED, strict=True):
        assert (row["seats"], row["options"], row["matches"]) == (setting.seats, setting.options, 6)
        assert sum(row["won"].values()) == 6
    assert told["bots"] == "greedy"
    assert "seer" in told["weights"]


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_page_shows_every_setting_with_its_estimate(found: sweep.Swept, language: str) -> None:
    page = swept.write(GAME, ASKED, found, language)
    assert page.count('class="expected"') == 2 * len(ASKED), "once for a phone and once for a desk"
    assert page.count("<section>") == 2


def test_a_game_without_settings_to_compare_says_so() -> None:
    with pytest.raises(Unknown, match="buttons has no settings"):
        sweep.settings(hameau.game("buttons"))
