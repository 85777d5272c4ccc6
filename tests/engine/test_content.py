"""Content: every kind of broken file is refused with its file, entry and field."""

import re
from pathlib import Path
from typing import Any

import pytest

import hameau
from hameau.engine.content import digest, name_entry
from hameau.shelf import content_file

GAMES = hameau.games()
GOOD = content_file("buttons").read_text("utf-8")


def broken(old: str, new: str, text: str = GOOD) -> str:
    assert text.count(old) >= 1, f"{old!r} is not in the content"
    return text.replace(old, new, 1)


def complaint(text: str) -> str:
    game = next(game for game in GAMES if game.key == "buttons")
    with pytest.raises(hameau.BadContent) as caught:
        game.read_content(text, "buttons.toml")
    assert caught.value.file == "buttons.toml"
    assert str(caught.value).startswith("buttons.toml: ")
    return str(caught.value).removeprefix("buttons.toml: ")


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_the_content_of_every_game_is_good(game: Any) -> None:
    text = content_file(game.key).read_text("utf-8")
    game.read_content(text, "content.toml")
    assert game.digest == digest(text)


@pytest.mark.parametrize(
    ("old", "new", "entry", "said"),
    [
        (
            "stars_a_colour = 1",
            'stars_a_colour = "one"',
            "scoring, stars_a_colour",
            "must be a whole number from 0 to 36, not 'one'",
        ),
        (
            "stars_a_colour = 1",
            "stars_a_colour = 1.5",
            "scoring, stars_a_colour",
            "must be a whole number from 0 to 36, not 1.5",
        ),
        (
            "stars_a_colour = 1",
            "stars_a_colour = true",
            "scoring, stars_a_colour",
            "must be a whole number from 0 to 36, not true",
        ),
        ("stars_a_colour = 1", "stars_a_colour = -1", "scoring, stars_a_colour", "from 0 to 36, not -1"),
        ("bonus = 1", "bonus = 37", "scoring, bonus", "from 0 to 36, not 37"),
        ("bonus = 1", f"bonus = {10**30}", "scoring, bonus", ""),
        ("bonus = 1", "bonus = 2015-11-15", "scoring, bonus", "must be a whole number"),
        ("bonus = 1", "bonus = [1]", "scoring, bonus", "from 0 to 36, not a list"),
        ("fields_a_colour = 3", "fields_a_colour = 0", "scoring, fields_a_colour", "from 1 to 36, not 0"),
        ("row = 5", "row = 7", "end, row", "from 1 to 6, not 7"),
        ("row = 5", "", "end", "the field `row` is missing"),
        ("rounds = 60", "rounds = 0", "limit, rounds", "a whole number from 1 to 10000, not 0"),
        ("rounds = 60", "rounds = 60\nturns = 2", "limit", "there is no field `turns` here"),
        (
            'provenance = "rulebook"',
            'provenance = "hearsay"',
            "scoring, provenance",
            "must be one of 'found', 'reconstructed', 'rulebook', not 'hearsay'",
        ),
        ('provenance = "rulebook"', 'provenance = "found"', "scoring", "needs its `source`: say where"),
        ('provenance = "rulebook"', 'provenance = "found"\nsource = " "', "scoring", "needs its `source`"),
        ('provenance = "rulebook"', "", "scoring", "the field `provenance` is missing"),
        ("[scoring]", "[skoring]", "", "skoring"),
        ("[limit]\n", "[limits]\n", "", "limits"),
        ('id = "B2"', "", "face number 4", "the field `id` is missing"),
        (
            'id = "B2"',
            'id = "b2"',
            "face b2, id",
            "must be a capital letter and a digit, such as A1, not 'b2'",
        ),
        ('id = "B2"', 'id = "B10"', "face B10, id", "must be a capital letter and a digit"),
        ('board = "C"', 'board = "CC"', "face C1, board", "must be a capital letter, not 'CC'"),
        ('"GRGBYR",', '"GRGBYX",', "face D1, rows number 1", "must be 6 letters of R, Y, G and B"),
        ('"GRGBYR",', '"GRGBY",', "face D1, rows number 1", "must be 6 letters of R, Y, G and B"),
        ('"GRGBYR",', '"GRGBYRR",', "face D1, rows number 1", "must be 6 letters of R, Y, G and B"),
        ('"GRGBYR",', '"grgbyr",', "face D1, rows number 1", "must be 6 letters of R, Y, G and B"),
        ('"GRGBYR",', "", "face D1, rows", "must be a list of 6 entries, not 5"),
        ('"GRGBYR",', '"GRGBYR", "GRGBYR",', "face D1, rows", "must be a list of 6 entries, not 7"),
        ('"GRGBYR",', "5,", "face D1, rows number 1", "for red, yellow, green and blue, not 5"),
        ('id = "B2"', 'id = "B1"', "face B1", "two faces have this id"),
    ],
)
def test_a_wrong_entry_is_named(old: str, new: str, entry: str, said: str) -> None:
    sentence = complaint(broken(old, new))
    assert sentence.startswith(f"{entry}: " if entry else "")
    assert said in sentence


WORDS_OF_PROGRAMS = re.compile(
    r"regex|\^|\$|`(int|str|float|bool|array|object|date)`|enum|Expected|Object|None|True|<=|>="
)


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_no_mistake_is_told_in_the_words_of_a_program(game: Any) -> None:
    """Each number, word and list of a file, one after the other, replaced by what cannot be."""
    text = content_file(game.key).read_text("utf-8")
    lines, told, sentences = text.split("\n"), set(), []
    for number, line in enumerate(lines):
        name, equals, _ = line.partition(" = ")
        if not equals or name.startswith((" ", "#")) or name in told:
            continue
        told.add(name)
        for wrong in ("-77", '"§ 1"', "[]", "true", "1.5", "{ a = 1 }", "[7]", "99999"):
            changed = "\n".join([*lines[:number], f"{name} = {wrong}", *lines[number + 1 :]])
            try:
                game.read_content(changed, "content.toml")
            except hameau.BadContent as error:
                if "not TOML" not in error.sentence:  # a list of several lines was cut
                    sentences.append(error.sentence)
    assert len(sentences) > 5 * len(told)
    assert [sentence for sentence in sentences if WORDS_OF_PROGRAMS.search(sentence)] == []


@pytest.mark.parametrize(
    "text",
    [
        "[scoring",
        "a = ",
        "a = 1\na = 2",
        "\x00",
        "= 1",
        'a = "open',
        "a = 1 2",
        "[a]\n[a]",
        "💡",
        "a = " + "9" * 5000,
        "a = " + "[" * 5000,
    ],
)
def test_what_is_not_toml_is_refused(text: str) -> None:
    assert complaint(text).startswith("not TOML: ")


def test_an_empty_file_lacks_everything() -> None:
    assert "the field `scoring` is missing" in complaint("")


def test_too_few_and_too_many_boards_are_refused() -> None:
    assert (
        complaint(GOOD.replace('board = "D"', 'board = "C"'))
        == "face: there are 3 boards, but 4 players need one each"
    )
    head, *faces = GOOD.split("[[face]]")
    assert "face" in complaint(head)
    assert complaint("[[face]]".join([head, *faces[:6]])).startswith("face: there are 3 boards")
    many = [face.replace('id = "', f'id = "{letter}') for letter in "EF" for face in faces]
    assert complaint("[[face]]".join([head, *faces, *many])).startswith("face")


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("", ""),
        (".face[1].rows", "face B1, rows"),
        (".face[0].rows[2]", "face number 1, rows number 3"),
        (".face[7]", "face number 8"),
        (".scoring.bonus", "scoring, bonus"),
    ],
)
def test_entries_are_called_by_their_id(path: str, name: str) -> None:
    raw = {"face": [{"rows": ["x", "y", "z"]}, {"id": "B1", "rows": []}], "scoring": {"bonus": 1}}
    assert name_entry(raw, path) == name


# -- another set of content --------------------------------------------------------------------------------


def test_a_folder_replaces_the_content_and_records_carry_it(tmp_path: Path) -> None:
    (tmp_path / "buttons.toml").write_text(broken("stars = 12", "stars = 2"), "utf-8")
    other = hameau.game("buttons", tmp_path)
    assert other.content.page.end.stars == 2
    assert other.digest != hameau.game("buttons").digest
    record = other.match(seats=2).record()
    with pytest.raises(hameau.BadRecord, match=f"line 2: played with content {other.digest}"):
        hameau.replay(record)


def test_a_folder_without_the_file_leaves_the_content_as_it_is(tmp_path: Path) -> None:
    assert hameau.game("buttons", tmp_path).digest == hameau.game("buttons").digest


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(hameau.BadContent, match="there is no such folder"):
        hameau.game("buttons", tmp_path / "nowhere")


def test_a_broken_file_in_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "buttons.toml").write_text(broken("row = 5", "row = 9"), "utf-8")
    with pytest.raises(hameau.BadContent, match=r"buttons.toml: end, row: "):
        hameau.game("buttons", tmp_path)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "buttons.toml").write_bytes(b"\xff\xfe[scoring]")
    with pytest.raises(hameau.BadContent, match=r"buttons\.toml: "):
        hameau.game("buttons", tmp_path)


def test_a_mistake_is_named_with_the_folder_that_was_given(tmp_path: Path) -> None:
    (tmp_path / "buttons.toml").write_text("[[[")
    with pytest.raises(hameau.BadContent) as caught:
        hameau.game("buttons", content=tmp_path)
    assert str(caught.value).startswith(f"{tmp_path / 'buttons.toml'}: not TOML")


def test_a_folder_or_a_link_to_nothing_is_no_content_file(tmp_path: Path) -> None:
    (tmp_path / "buttons.toml").mkdir()
    (tmp_path / "guilds.toml").symlink_to(tmp_path / "nowhere.toml")
    for key, reason in (("buttons", "Is a directory"), ("guilds", "No such file or directory")):
        with pytest.raises(hameau.BadContent, match=rf"{key}\.toml: cannot be read: {reason}"):
            hameau.game(key, content=tmp_path)


def test_a_file_may_begin_with_a_mark_of_byte_order(tmp_path: Path) -> None:
    (tmp_path / "buttons.toml").write_text(GOOD, "utf-8-sig")
    assert hameau.game("buttons", content=tmp_path).digest == hameau.game("buttons").digest


def test_other_numbers_play_by_other_rules(tmp_path: Path) -> None:
    """Two stars end the game and opting out gives two: the first round that somebody survives is the last."""
    text = broken("stars_for_leaving = 1", "stars_for_leaving = 2", broken("stars = 12", "stars = 2"))
    (tmp_path / "buttons.toml").write_text(text, "utf-8")
    match = hameau.game("buttons", tmp_path).match(seats=2, seed=1)
    while match.waiting:
        seat = match.waiting[0]
        moves = match.moves(seat)
        laid = len(match.position().split(" | ")[seat + 1].split("o")) > 2  # two buttons
        match.play(seat, "out" if "out" in moves and laid else next(m for m in moves if m != "out"))
    assert match.result is not None
    assert (match.result.reason, max(s or 0 for s in match.result.scores)) == ("won-by-stars", 2)
