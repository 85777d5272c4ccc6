"""A person plays in the terminal."""

import re
from pathlib import Path

import pytest

import hameau
from hameau.cli.play import names, record_file
from hameau.engine.speech import LANGUAGES
from hameau.games.guilds.drawing import SHORT
from tests.cli.conftest import Terminal
from tests.cli.terminal import ROLLS

TABLE = ("play", "buttons", "--seats", "2", "--bots", "greedy", "--seed", "1")


def test_a_match_is_played_to_its_end(hameau_says: Terminal) -> None:
    said = hameau_says(*TABLE, typed=ROLLS)
    assert said.code == 0
    assert re.search(r"wins with", said.out)
    assert "Secret of the dice" in said.out
    assert "Another match? (y/n)" in said.out


def test_moves_are_typed_or_picked_by_number(hameau_says: Terminal) -> None:
    by_number = hameau_says(*TABLE, typed="1\n")
    by_name = hameau_says(*TABLE, typed=" ROLL \n")
    assert "Ann rolls" in by_number.out
    assert by_number.out.replace("▸ 1\n", "") == by_name.out.replace("▸ ROLL\n", "")


def test_enter_plays_the_only_move(hameau_says: Terminal) -> None:
    assert "Ann rolls" in hameau_says(*TABLE, typed="\n").out


def test_enter_with_several_moves_lists_them_again(hameau_says: Terminal) -> None:
    said = hameau_says(*TABLE, typed="roll\n\n")
    assert said.out.count("You may:") == 3


@pytest.mark.parametrize(
    "typed", ["zzz", "0", "99", "-1", "c5 c6", "[bold]", "\\", "☃", "²", "@red", "{ $x }", "\x1b[2J"]
)
def test_nonsense_is_refused_and_asked_again(hameau_says: Terminal, typed: str) -> None:
    said = hameau_says(*TABLE, typed=f"{typed}\nroll\n")
    assert said.code == 0
    assert "is no move of this game" in said.out
    assert "Ann rolls" in said.out
    assert "\x1b" not in said.out


def test_a_refused_move_names_its_rule(hameau_says: Terminal) -> None:
    said = hameau_says(*TABLE, typed="out\n")
    assert "Opting out needs at least one button on your board. (rule 4.3)" in said.out


def test_why_quotes_the_rule(hameau_says: Terminal) -> None:
    said = hameau_says(*TABLE, typed="why out\n")
    assert "4.3  Opting out needs at least one button on your own board, wherever" in said.out


def test_why_alone_asks_about_what_was_refused(hameau_says: Terminal) -> None:
    assert "4.3  Opting out" in hameau_says(*TABLE, typed="out\nwhy\n").out
    assert "Type a move after “why”" in hameau_says(*TABLE, typed="why\n").out


def test_why_of_a_legal_move(hameau_says: Terminal) -> None:
    assert "“roll” is legal." in hameau_says(*TABLE, typed="why roll\n").out


def test_a_lost_village_shows_no_score_at_the_end(hameau_says: Terminal) -> None:
    said = hameau_says("play", "chevoux", "--seed", "1", typed="nothing\n" * 25 + "n\n")
    assert "The village is lost" in said.out
    ending = said.out[said.out.rindex("The village is lost") :]
    assert re.search(r"Score\s+Ann\s+–", ending)


def test_undo_goes_back_to_the_last_decision(hameau_says: Terminal) -> None:
    said = hameau_says(*TABLE, typed="position\nroll\n1\nundo\nundo\nposition\n")
    positions = [line for line in said.out.splitlines() if " | " in line]
    assert len(positions) == 2
    assert positions[0] == positions[1]


COUNTS = "this match no longer counts"


def test_undo_after_a_card_was_turned_up_says_that_the_match_no_longer_counts(hameau_says: Terminal) -> None:
    said = hameau_says("play", "chevoux", "--seed", "1", typed="nothing\nundo\n" + "nothing\n" * 25 + "n\n")
    assert said.out.count(COUNTS) == 1
    assert said.out.count("This match does not count: a move was taken back") == 1


def test_undo_after_a_roll_says_that_the_match_no_longer_counts(hameau_says: Terminal) -> None:
    assert COUNTS in hameau_says(*TABLE, typed="roll\nundo\n").out


def test_undo_of_a_move_that_showed_nobody_anything_is_free(hameau_says: Terminal) -> None:
    said = hameau_says(*TABLE, "--seat", "1", typed="skip\nundo\n")
    assert "Taken back" in said.out
    assert COUNTS not in said.out


def test_undo_with_nothing_decided(hameau_says: Terminal) -> None:
    assert "You have decided nothing yet" in hameau_says(*TABLE, typed="undo\n").out


def test_undo_after_the_end_plays_on(hameau_says: Terminal) -> None:
    rounds = hameau_says(*TABLE, typed=ROLLS).out
    said = hameau_says(*TABLE, typed=ROLLS + "undo\n" + ROLLS + "n\n")
    assert said.out.count("Secret of the dice") == 2 * rounds.count("Secret of the dice")


def test_a_rematch_has_other_luck(hameau_says: Terminal) -> None:
    said = hameau_says(*TABLE, typed=ROLLS + "y\nn\n")
    promises = re.findall(r"Promise of the dice: (\w+)", said.out)
    assert len(set(promises)) == 2
    assert said.code == 0


def test_hint_log_rules_help_show_and_record(hameau_says: Terminal) -> None:
    orders = "roll,hint,log,rules,rules 5,rules 3.2,rules 9.9,rules @red,help,?,show,record,quit,roll"
    said = hameau_says(*TABLE, typed=orders.replace(",", "\n"))
    assert said.code == 0
    assert "would play" in said.out
    assert "3.2  No button lies beside a button, across or down." in said.out
    assert "The rules have no number 9.9." in said.out
    assert "take back my last decision" in said.out
    assert "hameau-record 2" in said.out
    assert said.out.rstrip().endswith("Goodbye!")


def test_the_end_of_input_leaves_cleanly(hameau_says: Terminal) -> None:
    said = hameau_says(*TABLE)
    assert (said.code, said.out.rstrip()[-8:]) == (0, "Goodbye!")


def test_a_record_of_the_match_can_be_verified(hameau_says: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    said = hameau_says(*TABLE, "--record", str(file), typed=ROLLS)
    assert f"hameau verify {file}" in said.out.replace("\n", "")
    assert hameau.verify(file.read_text("utf-8")).over


def test_a_match_left_early_is_recorded_too(hameau_says: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    hameau_says(*TABLE, "--record", str(file), typed="roll\nquit\n")
    assert not hameau.verify(file.read_text("utf-8")).over


def test_records_are_not_overwritten(hameau_says: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text("mine")
    said = hameau_says(*TABLE, "--record", str(file))
    assert (said.code, said.out) == (2, "")
    assert "exists and is not overwritten" in said.err
    asked = hameau_says(*TABLE, typed=f"record {file}\nrecord {tmp_path}/none/x\nroll\n")
    assert "exists and is not overwritten" in asked.out
    assert "cannot write" in asked.out
    assert "Ann rolls" in asked.out
    assert file.read_text() == "mine"


def test_rematches_are_recorded_beside_the_first(tmp_path: Path) -> None:
    (tmp_path / "a-2.txt").touch()
    assert record_file(str(tmp_path / "a.txt"), 0) == tmp_path / "a.txt"
    assert record_file(str(tmp_path / "a.txt"), 1) == tmp_path / "a-3.txt"
    assert record_file(None, 1) is None


def test_a_person_sits_where_it_likes_under_its_own_name(hameau_says: Terminal) -> None:
    said = hameau_says(
        "play", "--seats", "3", "--seat", "1", "--name", "Zoé", "--bots", "greedy,random", "--seed", "1"
    )
    assert "You are Zoé, against Ann (greedy), Ben (random)." in said.out


def test_nobody_has_the_name_of_the_person() -> None:
    match = hameau.game("buttons").match(seats=3)
    assert names(match, 0, "ben") == ["ben", "Ann", "Eve"]
    assert names(match, 2, " Zoé   B ") == ["Ann", "Ben", "Zoé B"]
    assert names(match, 1, None) == ["Ann", "Ben", "Eve"]


def test_bots_tell_how_many_play(hameau_says: Terminal) -> None:
    said = hameau_says("play", "--bots", "random,greedy,random", "--seed", "1")
    assert "against Ben (random), Eve (greedy), Dan (random)." in said.out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["chess"], "no game 'chess'"),
        (["--seats", "9"], "2 to 4 players"),
        (["--seat", "2"], "no seat 2"),
        (["--bots", "deep-blue"], "no bot 'deep-blue'"),
        (["--bots", "greedy,greedy", "--seats", "2"], "2 bots for 1 seats"),
        (["--option", "boards"], "KEY=VALUE"),
        (["--option", "boards=round"], "is one of random, choose, same"),
        (["--option", "colour=red"], "no option 'colour'"),
        (["--name", ""], "a name has"),
        (["--name", "x" * 21], "a name has"),
        (["--record", "no/such/folder/x"], "there is no folder"),
        (["--content", "no/such/folder"], "there is no such folder"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(hameau_says: Terminal, argv: list[str], sentence: str) -> None:
    said = hameau_says("play", *argv)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "You may:"), ("fr", "À vous"), ("de", "Du darfst:"), ("it", "Puoi:")],
)
def test_every_language_plays(hameau_says: Terminal, language: str, words: str) -> None:
    said = hameau_says(*TABLE, "--lang", language, typed="out\nwhy\nhelp\nundo\n" + ROLLS)
    assert said.code == 0
    assert words in said.out
    assert "4.3" in said.out


def test_the_language_comes_from_the_machine(hameau_says: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    hameau_says("games")
    monkeypatch.setenv("LC_ALL", "de_CH.UTF-8")
    assert "Du darfst:" in hameau_says(*TABLE).out


def test_slow_rules_are_mentioned_once(hameau_says: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hameau.plain.is_compiled", lambda: False)
    monkeypatch.delenv("HAMEAU_PURE", raising=False)
    assert hameau_says(*TABLE).err.count("\n") == 1
    monkeypatch.setenv("HAMEAU_PURE", "1")
    assert hameau_says(*TABLE).err == ""


ALONE = ("play", "guilds", "--seed", "3")


def test_nobody_plays_against_nobody(hameau_says: Terminal) -> None:
    said = hameau_says(*ALONE, typed="quit\n").out
    assert "against" not in said
    assert "You are Ann and play alone." in said


def test_a_token_in_the_drawing_can_be_looked_up(hameau_says: Terminal) -> None:
    said = hameau_says(*ALONE, typed="show K3\nshow k4\nshow p4\nshow M02\nshow K99\n").out
    assert "K3: 3 points" in said
    assert "K4: Draw 2 action cards." in said
    assert "P4: purple · Put a neutral liveryman" in said
    assert "M02: Points for each master" in said
    assert "K99 is nothing that can be looked up" in said


def test_nothing_can_be_looked_up_where_a_game_has_no_names(hameau_says: Terminal) -> None:
    assert "K3 is nothing that can be looked up" in hameau_says(*TABLE, typed="show K3\n").out


def test_many_moves_stand_on_a_line_for_each_verb_and_keep_their_numbers(hameau_says: Terminal) -> None:
    said = hameau_says(*ALONE, typed="1\n14\n").out.replace("\N{NO-BREAK SPACE}", " ")
    assert re.search(r"^  hire:  2 \S+   4 \S+", said, re.MULTILINE)
    assert re.search(r"^  move:  14 a1   15 b1", said, re.MULTILINE)
    assert re.search(r"^  1 end$", said, re.MULTILINE)
    assert re.search(r"^  Ann .*\ba1\b", said.partition("Ann ▸ 14")[2], re.MULTILINE), (
        "the number was not played"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_of_the_guilds_explains_every_sign(hameau_says: Terminal, language: str) -> None:
    said = hameau_says("--lang", language, *ALONE, typed="quit\n").out
    signs = [*(sign for sign in SHORT.values() if sign), "♦", "↑", "✦", "=", "✓", "b×2", "K4"]
    for sign in signs:
        assert re.search(rf"(^ | · ){re.escape(sign)} [^\W\d]", said, re.MULTILINE), sign
    assert max(len(line) for line in said.split("\n") if " · " in line) <= 80
