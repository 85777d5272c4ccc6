"""A sweep counts for each setting what a study of it counts, and keeps it as a table."""

import json

import pytest

import hameau
from hameau.engine.errors import Unknown
from hameau.engine.survey import Setting
from hameau.games.werewolves.composing import SPECIAL
from hameau.games.werewolves.content import SPECIAL as SPECIAL_HOMES
from hameau.lab import study, sweep
from hameau.lab.page import swept

GAME = hameau.game("werewolves")
TABLE = sweep.measured("werewolves")
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
    page = swept.write(GAME, ASKED, found, language, TABLE)
    assert page.count('class="expected"') == 2 * len(ASKED), "once for a phone and once for a desk"
    assert page.count("<section>") == 1 + 2, "what each card is worth, then the compositions"


def test_what_a_card_is_worth_is_the_difference_of_two_decks() -> None:
    rows = [
        {"seats": 12, "options": {"composition": "simple"}, "matches": 1000, "won": {"village": 500}},
        {
            "seats": 12,
            "options": {"composition": "simple", "witch": "in"},
            "matches": 1000,
            "won": {"village": 600},
        },
        {
            "seats": 18,
            "options": {"composition": "simple", "witch": "in"},
            "matches": 1000,
            "won": {"village": 900},
        },
    ]
    (one,) = sweep.worths(GAME, rows)
    assert dict(one.item.facts) == {"@card": "witch"}
    assert one.value == pytest.approx(0.1)
    assert one.high - one.value == pytest.approx(1.96 * (0.25 / 1000 + 0.24 / 1000) ** 0.5, rel=0.01)
    assert one.clear


def test_a_table_tells_what_every_special_card_is_worth() -> None:
    told = {dict(one.item.facts)["@card"] for one in sweep.worths(GAME, TABLE["rows"])}
    assert {card for card in SPECIAL if card != "arsonist"} <= told
    assert {*SPECIAL_HOMES, "arsonist", "option-captain"} <= told


def test_a_game_without_settings_to_compare_says_so() -> None:
    with pytest.raises(Unknown, match="buttons has no settings"):
        sweep.settings(hameau.game("buttons"))
