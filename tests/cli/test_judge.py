"""Positions from a file are judged."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal

FILE = Path(__file__).parents[1] / "games" / "chevoux" / "villages.toml"
A_VILLAGE = FILE.read_text("utf-8").partition('[[village]]\nmoon = "education"\nsun = "culture"')[0]


def test_every_village_of_the_file_is_valid_and_every_broken_one_lacks_what_it_should(
    hameau_says: Terminal,
) -> None:
    said = hameau_says("judge", "chevoux", str(FILE), "--json")
    assert said.code == 0
    verdicts = json.loads(said.out)
    assert len(verdicts["villages"]) == 37
    assert all(verdict["valid"] and verdict["violations"] == [] for verdict in verdicts["villages"])
    assert len(verdicts["perturbations"]) == 6
    assert all(verdict["as_expected"] for verdict in verdicts["perturbations"])
    first = verdicts["perturbations"][0]
    assert first["violations"] == [[3, 2], [3, 3], [3, 4], [4, 3], [5, 5]]
    assert first["cells"] == ["b3", "c3", "d3", "c4", "e5"]
    assert first["tiles"] == ["cantine", "cafe", "champ", "ferme", "pharmacie"]


def test_a_broken_village_is_told_in_words(hameau_says: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    broken = A_VILLAGE.replace('"clinique", "creche"', '"creche", "clinique"').replace(
        '"mairie", "poste", "habitation"', '"habitation", "poste", "mairie"'
    )
    file.write_text(A_VILLAGE + broken, "utf-8")
    said = hameau_says("judge", "chevoux", str(file), "--lang", "de")
    assert said.out.splitlines()[0] == "Bildung (Mond), Gesundheit (Sonne): Jedes Plättchen hat, was es will."
    assert "fehlt etwas, auf " in said.out.splitlines()[1]


def test_an_expectation_that_is_not_met_is_told(hameau_says: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    swap = (
        '[[perturbation]]\nmoon = "education"\nsun = "sante"\na = [3, 3]\nb = [5, 4]\nviolations = [[1, 1]]\n'
    )
    file.write_text(A_VILLAGE + swap, "utf-8")
    said = hameau_says("judge", "chevoux", str(file))
    assert "not as expected, 5 tiles lack something, on b3, c3, d3, c4, e5." in said.out


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (
            '"clinique"',
            '"hospital"',
            "village number 1, row 1, column 1: 'hospital' is no tile of this village",
        ),
        ('"clinique"', '"usine"', "'usine' is no tile of this village"),
        (
            'moon = "education"',
            'moon = "learning"',
            "village number 1: no axis 'learning'; there are education, ",
        ),
        ('moon = "education"', 'moon = "sante"', "'sante' is both Moon and Sun"),
        ('"clinique", ', "", "village number 1, rows number 1"),
        ("[[village]]", "[[village", "not TOML"),
    ],
)
def test_a_file_that_cannot_be_is_refused(
    hameau_says: Terminal, tmp_path: Path, old: str, new: str, error: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(A_VILLAGE.replace(old, new, 1), "utf-8")
    said = hameau_says("judge", "chevoux", str(file))
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("hameau: mine.toml: ")
    assert error in said.err


def test_a_game_without_such_files_says_so(hameau_says: Terminal) -> None:
    said = hameau_says("judge", "buttons", str(FILE))
    assert said.code == 2
    assert "buttons has no files to judge; these games have: chevoux" in said.err


def test_a_village_with_more_of_a_tile_than_the_box_has_is_refused(
    hameau_says: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "villages.toml"
    file.write_text(FILE.read_text("utf-8").replace('"poste"', '"mairie"', 1), "utf-8")
    said = hameau_says("judge", "chevoux", str(file))
    assert (said.code, said.out) == (2, "")
    assert "villages.toml: village number 1: 2 times 'mairie'; the box has one" in said.err


def test_an_empty_file_is_no_file_of_villages(hameau_says: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "villages.toml"
    file.write_text("", "utf-8")
    said = hameau_says("judge", "chevoux", str(file))
    assert (said.code, said.out) == (2, "")
    assert "villages.toml: no village stands in it" in said.err
