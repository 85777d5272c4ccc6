"""Set-ups are solved, with and without knowing what comes."""

import json

import pytest

import hameau
from hameau.plain import is_compiled
from tests.cli.conftest import Terminal

compiled = pytest.mark.skipif(not is_compiled(), reason="plain Python thinks too slowly for whole matches")
AXES = "education sante"
VALID = (
    "clinique creche station_epuration mairie poste habitation / "
    "maison_retraite epicerie ecole habitation boulangerie caserne / "
    "habitation cantine champ champ habitation champ / "
    "cabinet_medical college ferme habitation habitation champ / "
    "champ champ champ cafe pharmacie champ"
)
SEEN = "remembrement,deviation,grands_travaux,rond_point"
LAST = f"normal 5 percee {SEEN} | {AXES} | {VALID}"
HOPELESS = LAST.replace("clinique creche", "champ creche").replace(
    "/ champ champ champ", "/ clinique champ champ"
)
HOPELESS = HOPELESS.replace("5 percee remembrement,", "5 remembrement percee,")


@compiled
def test_a_plan_is_printed_and_wins(hameau_says: Terminal) -> None:
    said = hameau_says("solve", "chevoux", "--seed", "3", "--json", "--option", "mode=hard")
    found = json.loads(said.out)
    assert (said.code, found["verdict"]) == (0, "possible")
    match = hameau.game("chevoux").match(seed=3, options={"mode": "hard"})
    for move in found["plan"]:
        match.play(0, move)
    assert match.result is not None
    assert match.result.scores == [found["score"]]


@compiled
def test_an_honest_player_does_not_look(hameau_says: Terminal) -> None:
    said = hameau_says("solve", "chevoux", "--seed", "5", "--honest")
    assert said.out.startswith("Played without knowing what comes:\n   1. ")
    assert "25. " in said.out
    found = json.loads(hameau_says("solve", "chevoux", "--seed", "5", "--honest", "--json").out)
    assert found["won"] == (said.code == 0)
    assert len(found["moves"]) == 25


def test_a_position_can_be_solved(hameau_says: Terminal) -> None:
    said = hameau_says("solve", "chevoux", "--position", LAST)
    assert (said.code, said.out.splitlines()) == (
        0,
        ["It can be won: this plan scores -9, and no plan scores more.", "   1. populate f1"],
    )


def test_what_was_proved_impossible_is_told(hameau_says: Terminal) -> None:
    said = hameau_says("solve", "chevoux", "--position", HOPELESS, "--lang", "it")
    assert (said.code, said.out.startswith("Non si può vincere;")) == (1, True)


def test_a_game_without_a_solver_says_so(hameau_says: Terminal) -> None:
    said = hameau_says("solve", "buttons")
    assert said.code == 2
    assert "buttons has no solver; these games have: chevoux, cucina" in said.err


@compiled
def test_the_solvers_are_measured(hameau_says: Terminal) -> None:
    report = json.loads(hameau_says("bench", "solver", "--setups", "2", "--json").out)
    figures = report["games"]["chevoux"]
    assert 1 < report["nanoseconds"]["chevoux"]["check of a whole village"] < 1000
    assert [each["options"] for each in figures] == [{"mode": "normal"}, {"mode": "hard"}]
    for each in figures:
        assert each["oracle"]["won"] == each["oracle"]["setups"] == 2
        assert each["honest"]["most_seconds"] < 10
    table = hameau_says("bench", "solver", "--setups", "1").out
    assert "chevoux hard" in table
    assert "oracle" in table
