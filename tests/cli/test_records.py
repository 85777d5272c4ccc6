"""Records are shown and checked."""

from pathlib import Path

import pytest

import hameau
from tests.cli.conftest import Terminal


def test_verify_says_what_it_checked(hameau_says: Terminal, record: Path) -> None:
    said = hameau_says("verify", str(record))
    assert said.code == 0
    assert said.out.count("✓") == 4
    assert "This record is true." in said.out


def test_verify_names_the_line_of_a_lie(hameau_says: Terminal, record: Path) -> None:
    lines = record.read_text("utf-8").split("\n")
    lines[9] = lines[9].replace("#", "#0")[:-1]
    record.write_text("\n".join(lines), "utf-8")
    said = hameau_says("verify", str(record))
    assert (said.code, said.out) == (1, "")
    assert "line 10" in said.err


def test_verify_of_a_record_that_was_cut_off(hameau_says: Terminal, record: Path) -> None:
    record.write_text(record.read_text("utf-8")[:800], "utf-8")
    assert hameau_says("verify", str(record)).code == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_cannot_be_read(hameau_says: Terminal, tmp_path: Path, command: str) -> None:
    picture = tmp_path / "picture"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert "is not UTF-8 text" in hameau_says(command, str(picture)).err
    said = hameau_says(command, str(tmp_path / "none"))
    assert said.code == 2
    assert "cannot read" in said.err
    assert hameau_says(command, str(tmp_path)).code == 2


def test_replay_shows_every_move(hameau_says: Terminal, record: Path) -> None:
    said = hameau_says("replay", str(record))
    moves = record.read_text("utf-8").split("\n\n")[1].split("\n")[:-2]
    assert said.code == 0
    assert said.out.count(" a b c d e f      a b c d e f") == len(moves) + 1
    assert f"{len(moves)}. " in said.out
    result = hameau.replay(record.read_text("utf-8")).result
    assert result is not None
    assert said.out.rstrip().endswith(result.why)


def test_replay_from_a_seat_in_another_language(hameau_says: Terminal, record: Path) -> None:
    said = hameau_says("replay", str(record), "--seat", "1", "--lang", "de")
    assert "┌───┬───┬───┬───┬───┬───┐" in said.out
    assert "Runde 1" in said.out
    assert hameau_says("replay", str(record), "--seat", "7").code == 2


def test_replay_step_by_step(hameau_says: Terminal, record: Path) -> None:
    said = hameau_says("replay", str(record), "--step", typed="\n\nq\n")
    assert (said.code, said.out.count("Enter goes on")) == (0, 3)
    assert hameau_says("replay", str(record), "--step").code == 0


def test_replay_of_a_false_record(hameau_says: Terminal, record: Path) -> None:
    record.write_text("hello\n")
    said = hameau_says("replay", str(record))
    assert (said.code, said.out) == (2, "")
    assert "line 1" in said.err


def test_a_name_is_shown_as_it_is(hameau_says: Terminal, record: Path) -> None:
    match = hameau.game("buttons").match(seats=2)
    match.call([":snake:", "[red]Ben[/red]"])
    match.play(match.waiting[0], "roll")
    record.write_text(match.record(), "utf-8")
    for command in ("replay", "verify"):
        said = hameau_says(command, str(record))
        assert said.code == 0
        assert ":snake:" in said.out
        assert "[red]Ben[/red]" in said.out
