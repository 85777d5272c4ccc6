"""`hameau study` and `hameau compare`, as one types them."""

import csv
import json
import os
import signal
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal
from tests.cli.terminal import start


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages are written where one stands."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def mine(hameau_says: Terminal, desk: Path) -> Path:
    """Content of which one number was changed."""
    hameau_says("content", "copy", "mine")
    file = desk / "mine" / "buttons.toml"
    file.write_text(file.read_text("utf-8").replace("stars = 12", "stars = 4"), "utf-8")
    return file


def test_a_study_is_one_page(hameau_says: Terminal, desk: Path) -> None:
    said = hameau_says("study", "buttons", "--seats", "3", "--matches", "30", "--option", "boards=same")
    assert (said.code, said.err) == (0, "")
    assert "30 matches" in said.out
    assert "study-buttons.html" in said.out
    page = (desk / "study-buttons.html").read_text("utf-8")
    assert "<h1>BUTTONS, studied</h1>" in page
    assert "30 matches with 3 players. Bots: greedy. Boards: the same for all." in page
    assert [file.name for file in desk.iterdir()] == ["study-buttons.html"]


def test_the_command_on_the_page_gives_the_same_page(hameau_says: Terminal, desk: Path) -> None:
    hameau_says(
        "study", "buttons", "--seats", "2", "--matches", "20", "--bots", "random,greedy", "--seed", "9"
    )
    page = (desk / "study-buttons.html").read_text("utf-8")
    command = page.partition("<code>hameau ")[2].partition("</code>")[0]
    assert hameau_says(*command.split(), "--out", "again.html").code == 0
    assert (desk / "again.html").read_text("utf-8") == page


def test_a_study_speaks_the_language_asked_for(hameau_says: Terminal, desk: Path) -> None:
    said = hameau_says("study", "buttons", "--matches", "5", "--lang", "fr", "--out", "étude.html")
    assert "La page" in said.out
    assert "BUTTONS à l’étude" in (desk / "étude.html").read_text("utf-8")


def test_an_older_page_is_replaced_and_nothing_else(hameau_says: Terminal, desk: Path) -> None:
    argv = ("study", "buttons", "--matches", "5", "--out", "page.html")
    assert hameau_says(*argv).code == hameau_says(*argv).code == 0
    (desk / "page.html").write_text("my diary")
    said = hameau_says(*argv)
    assert (said.code, said.out) == (2, "")
    assert "page.html exists, is no page of a study, and is not overwritten" in said.err
    assert (desk / "page.html").read_text() == "my diary"


@pytest.mark.parametrize("seed", ["20250101120000", "-2147483649", "9" * 30])
def test_any_number_is_a_seed(hameau_says: Terminal, desk: Path, seed: str) -> None:
    asked = ("study", "buttons", "--matches", "5", "--seed")
    for file, chosen in (("once", seed), ("again", seed), ("other", seed + "1")):
        said = hameau_says(*asked, chosen, "--out", file)
        assert (said.code, said.err) == (0, "")
    once, again, other = ((desk / file).read_text("utf-8") for file in ("once", "again", "other"))
    assert once == again != other.replace(seed + "1", seed)


def test_compare_finds_the_game_that_was_changed(hameau_says: Terminal, mine: Path) -> None:
    said = hameau_says("compare", "-", "mine", "--matches", "60")
    assert (said.code, said.err) == (0, "")
    assert "Rounds in a match" in said.out
    assert "are clear; chance could explain the others" in said.out
    page = Path("compare-buttons.html").read_text("utf-8")
    assert '<th scope="row">end, stars</th><td>12</td><td>4</td>' in page
    assert "hameau compare - mine buttons --matches 60 --seats 2" in page


def test_compare_says_which_folder_is_wrong(hameau_says: Terminal, desk: Path) -> None:
    (desk / "wrong").mkdir()
    (desk / "wrong" / "buttons.toml").write_text("[[[")
    said = hameau_says("compare", "-", "wrong", "buttons")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("hameau: wrong/buttons.toml: not TOML")


def test_compare_with_itself_finds_nothing(hameau_says: Terminal, mine: Path) -> None:
    said = hameau_says("compare", "mine", "mine", "buttons", "--matches", "40")
    assert "No difference of" in said.out
    assert "chance could explain all of them" in said.out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["study", "chess"], "no game 'chess'"),
        (["study", "buttons", "--seats", "7"], "not 7"),
        (["study", "buttons", "--bots", "clever"], "no bot 'clever'"),
        (["study", "buttons", "--option", "boards"], "an option is KEY=VALUE"),
        (["study", "buttons", "--matches", "0"], "not a number from 1 on"),
        (["study", "buttons", "--matches", "x"], "x is not a number from 1 on"),
        (["study", "buttons", "--matches", "9" * 23], f"{'9' * 23} is more than 10000000"),
        (["compare", "-", "-", "--matches", "9" * 23], f"{'9' * 23} is more than 10000000"),
        (["study", "buttons", "--out", "nowhere/page.html"], "there is no folder nowhere"),
        (["study", "buttons", "--out", "."], "exists, is no page of a study"),
        (["compare", "-", "-"], "hold the same content for every game"),
        (["compare", "-", "nowhere"], "nowhere: there is no such folder"),
        (["compare", "-"], "required"),
        (["compare", "-", "-", "--content", "mine"], "reads the content of A and B, not --content mine"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(
    hameau_says: Terminal, desk: Path, argv: list[str], sentence: str
) -> None:
    said = hameau_says(*argv)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert list(desk.iterdir()) == []


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_says_how_far_it_was_and_writes_nothing(desk: Path, workers: str) -> None:
    argv = ("study", "buttons", "--matches", "1000000", "--bots", "greedy", "--workers", workers)
    with start(*argv, FORCE_COLOR="1") as process:
        assert process.stderr
        process.stderr.read(1)  # the progress bar
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        assert process.wait(30) == 130
        said = process.stderr.read()
    assert "Traceback" not in said
    assert "of 1,000,000. Nothing was written." in said
    assert list(desk.iterdir()) == []


def test_the_numbers_behind_a_study_as_json_and_as_a_table(hameau_says: Terminal, desk: Path) -> None:
    asked = ("study", "buttons", "--seats", "2", "--matches", "40", "--json", "--csv", "numbers.csv")
    said = hameau_says(*asked)
    assert (said.code, said.err) == (0, "")
    rows = json.loads(said.out)
    assert [file.name for file in desk.iterdir()] == ["numbers.csv"], "a page only where it is named"
    with (desk / "numbers.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert [{**row, **{k: str(v) for k, v in row.items()}} for row in rows] == table
    wins = [row for row in rows if row["topic"] == "seat-wins"]
    assert [row["item"] for row in wins] == ["Seat 1", "Seat 2"]
    assert sum(row["value"] for row in wins) == pytest.approx(1)
    assert all(row["low"] <= row["value"] <= row["high"] and row["matches"] == 40 for row in wins)
    again = hameau_says(*asked)
    assert (again.code, again.out) == (2, "")
    assert "numbers.csv exists and is not overwritten" in again.err


def test_settings_that_are_studied_beside_each_other_are_rows_too(hameau_says: Terminal, desk: Path) -> None:
    said = hameau_says("study", "werewolves", "--matches", "2", "--csv", "villages.csv", "--workers", "1")
    assert said.code == 0
    assert {file.name for file in desk.iterdir()} == {"villages.csv", "study-werewolves.html"}
    with (desk / "villages.csv").open(encoding="utf-8", newline="") as file:
        assert len({(row["seats"], row["options"]) for row in csv.DictReader(file)}) > 5


def test_the_differences_of_a_comparison_as_json_with_any_number_of_workers(
    hameau_says: Terminal, mine: Path
) -> None:
    asked = ("compare", "-", "mine", "--matches", "600", "--json", "--workers")
    one, two = (json.loads(hameau_says(*asked, workers).out) for workers in ("1", "2"))
    assert one == two
    assert any(row["clear"] for row in one)
    for row in one:
        assert row["difference"] == pytest.approx(row["b"] - row["a"])
        assert row["lowest"] <= row["low"] <= row["difference"] <= row["high"] <= row["highest"]
        assert row["clear"] == (not row["lowest"] <= 0 <= row["highest"])
