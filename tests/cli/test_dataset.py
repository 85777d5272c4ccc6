"""`hameau dataset`."""

from pathlib import Path

from tests.cli.conftest import Terminal


def test_a_data_set_is_one_file_and_what_is_in_it_is_said(hameau_says: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "buttons.npz"
    argv = ("dataset", "buttons", "--matches", "3", "--bots", "random", "--out", str(file))
    said = hameau_says(*argv)
    assert (said.code, said.err) == (0, "")
    assert "decisions of 3 matches" in said.out
    assert [one.name for one in tmp_path.iterdir()] == ["buttons.npz"]
    again = hameau_says(*argv)
    assert again.code == 2
    assert "exists and is not overwritten" in again.err
    other = tmp_path / "eine.jsonl"
    said = hameau_says("dataset", "buttons", "--matches", "1", "--out", str(other), "--lang", "de")
    assert "Entscheidungen aus einer Partie" in said.out
