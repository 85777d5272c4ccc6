"""Content files are copied, corrected and checked."""

from pathlib import Path

import pytest

from tests.cli.conftest import Terminal
from tests.cli.terminal import Said


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


def changed(hameau_says: Terminal, folder: Path, key: str, old: str, new: str) -> Said:
    """What `content check` says after a change of one file."""
    hameau_says("content", "copy", str(folder))
    file = folder / f"{key}.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    return hameau_says("content", "check", str(folder))


@pytest.mark.parametrize(
    ("key", "old", "new", "remark"),
    [
        (
            "buttons",
            '"BYBYGR"',
            '"BYBYGB"',
            "! buttons: face A1, rows: 8 red, 9 yellow, 9 green, 10 blue; "
            "a face of the box has 9 of each colour",
        ),
        ("chevoux", "populate = 2", "populate = 0", "card remembrement, populate: this card brings nobody"),
        ("chevoux", "inhabitants = 20", "inhabitants = 0", "supply, inhabitants: nobody can ever come"),
        (
            "chevoux",
            'condition = ["at least 2 field adjacent"]',
            'condition = ["at least 5 field adjacent"]',
            "! chevoux: card remembrement, condition: 'at least 5 field adjacent' can never hold: "
            "this card brings nobody",
        ),
        ("guilds", "cost = 2", "cost = 3", "cost: 3 coins; cards of the box cost 0 to 2 (rule 4.8)"),
    ],
)
def test_what_departs_from_the_box_and_still_plays_is_remarked(
    hameau_says: Terminal, tmp_path: Path, key: str, old: str, new: str, remark: str
) -> None:
    said = changed(hameau_says, tmp_path, key, old, new)
    assert remark in " ".join(said.out.split())
    assert (said.code, said.err) == (0, "")


@pytest.mark.parametrize(
    ("new", "wrong"),
    [
        ('["at least 1 cantine adjacent"]', "'at least 1 cantine adjacent' can never hold"),  # itself
        ('["at least 2 mairie in line"]', "'at least 2 mairie in line' can never hold"),
        ('["at least 5 building adjacent"]', "'at least 5 building adjacent' can never hold"),
        ('["at least 4 same_axis within 9"]', "'at least 4 same_axis within 9' can never hold"),
        (
            '["at least 9 sun within 3 or at least 2 poste in line"]',
            "'at least 9 sun within 3 or at least 2 poste in line' can never hold",
        ),
        ('["on river", "not on river"]', "'on river' and 'not on river' can never hold together"),
        (
            '["at least 2 field adjacent", "at most 1 field adjacent"]',
            "'at least 2 field adjacent' and 'at most 1 field adjacent' can never hold together",
        ),
    ],
)
def test_a_wish_that_can_never_come_true_is_named(
    hameau_says: Terminal, tmp_path: Path, new: str, wrong: str
) -> None:
    old = '["at least 1 field adjacent", "at least 1 violet adjacent"]'
    said = changed(hameau_says, tmp_path, "chevoux", old, new)
    assert said.code == 1
    assert f"chevoux.toml: tile cantine, rule: {wrong}: no village with this tile can be won" in said.err


def test_what_was_found_needs_its_source(hameau_says: Terminal, tmp_path: Path) -> None:
    old, new = 'provenance = "reconstructed"', 'provenance = "found"'
    said = changed(hameau_says, tmp_path, "buttons", old, new)
    assert said.code == 1
    assert "buttons.toml: limit: what was found needs its `source`: say where" in said.err
