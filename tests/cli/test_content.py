"""Content files are copied, corrected and checked."""

from pathlib import Path

from tests.cli.conftest import Terminal


def test_our_own_content_is_right(hameau_says: Terminal) -> None:
    said = hameau_says("content", "check")
    assert said.code == 0
    assert "✓ buttons: content.toml is right; entries: 2 from the rulebook, 9 reconstructed." in said.out


def test_content_is_copied_checked_and_played_with(hameau_says: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert hameau_says("content", "copy", str(folder)).code == 0
    file = folder / "buttons.toml"
    file.write_text(file.read_text("utf-8").replace("stars = 12", "stars = 1"), "utf-8")
    assert "buttons.toml is right" in hameau_says("content", "check", str(folder)).out
    argv = ("simulate", "buttons", "--matches", "3", "--bots", "greedy", "--json")
    assert hameau_says(*argv, "--content", str(folder)).out != hameau_says(*argv).out


def test_a_villager_that_a_designer_invented_can_be_played(hameau_says: Terminal, tmp_path: Path) -> None:
    hameau_says("content", "copy", str(tmp_path))
    file = tmp_path / "buttonville.toml"
    file.write_text(file.read_text("utf-8").replace('"jade"', '"zorro"'), "utf-8")
    asked = ("play", "buttonville", "--seed", "1", "--seats", "2", "--bots", "greedy")
    typed = "draw\ndraw\nuse zorro\n"
    said = hameau_says(*asked, "--option", "villagers=first-game", "--content", str(tmp_path), typed=typed)
    assert said.code == 0
    assert "You have no set of Zorro." in said.out


def test_copying_overwrites_nothing(hameau_says: Terminal, tmp_path: Path) -> None:
    (tmp_path / "buttons.toml").write_text("mine")
    said = hameau_says("content", "copy", str(tmp_path))
    assert (said.code, said.out) == (2, "")
    assert "exists and is not overwritten" in said.err
    assert (tmp_path / "buttons.toml").read_text() == "mine"
    assert hameau_says("content", "copy", str(tmp_path / "buttons.toml" / "x")).code == 2


def test_a_mistake_is_named_with_file_entry_and_field(hameau_says: Terminal, tmp_path: Path) -> None:
    hameau_says("content", "copy", str(tmp_path))
    file = tmp_path / "buttons.toml"
    file.write_text(file.read_text("utf-8").replace('"BYBYGR"', '"BYBYGX"'), "utf-8")
    said = hameau_says("content", "check", str(tmp_path))
    assert said.code == 1
    assert "buttons.toml is right" not in said.out
    assert "buttons.toml: face A1, rows" in said.err


def test_a_file_that_is_no_toml(hameau_says: Terminal, tmp_path: Path) -> None:
    (tmp_path / "buttons.toml").write_text("[[[")
    assert "not TOML" in hameau_says("content", "check", str(tmp_path)).err


def test_a_file_that_is_no_text(hameau_says: Terminal, tmp_path: Path) -> None:
    (tmp_path / "buttons.toml").write_bytes(b"\xff\xfe")
    said = hameau_says("content", "check", str(tmp_path))
    assert said.code == 1
    assert "buttons.toml" in said.err


def test_a_file_that_begins_with_a_mark_of_byte_order(hameau_says: Terminal, tmp_path: Path) -> None:
    hameau_says("content", "copy", str(tmp_path))
    file = tmp_path / "buttons.toml"
    file.write_text(file.read_text("utf-8"), "utf-8-sig")
    said = hameau_says("content", "check", str(tmp_path))
    assert (said.code, said.err) == (0, "")


def test_a_file_that_is_a_folder(hameau_says: Terminal, tmp_path: Path) -> None:
    (tmp_path / "buttons.toml").mkdir()
    said = hameau_says("content", "check", str(tmp_path))
    assert said.code == 1
    assert "buttons.toml: cannot be read: Is a directory" in said.err


def test_a_file_that_no_game_reads(hameau_says: Terminal, tmp_path: Path) -> None:
    (tmp_path / "botton.toml").touch()
    said = hameau_says("content", "check", str(tmp_path))
    assert said.code == 1
    assert "botton.toml: no game has this name" in said.err


def test_a_folder_that_is_not_there(hameau_says: Terminal, tmp_path: Path) -> None:
    said = hameau_says("content", "check", str(tmp_path / "none"))
    assert said.code == 1
    assert "there is no such folder" in said.err
