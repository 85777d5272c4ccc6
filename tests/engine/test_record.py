"""Records: what is written is replayed; what was altered, cut off or made up is found, with its line."""

import re
from functools import cache
from random import Random

import pytest

import hameau
from hameau.engine import luck
from hameau.engine.answers import Played
from tests.engine.matches import BUTTONS, everything, play_on, played

HEAD = 8  # lines before the empty one
FIRST_MOVE = HEAD + 2  # the number of its line


@cache
def sample() -> str:
    """A match that goes on, after twenty moves."""
    return played(20).record()


def lines() -> list[str]:
    return sample().split("\n")[:-1]


def bad_line(text: str) -> int:
    """Where the record is wrong; both ways of reading it must say so."""
    with pytest.raises(hameau.BadRecord) as verified:
        hameau.verify(text)
    with pytest.raises(hameau.BadRecord) as replayed:
        hameau.replay(text)
    assert str(verified.value) == str(replayed.value)
    assert str(replayed.value).startswith(f"line {replayed.value.line}: ")
    return replayed.value.line


def changed(number: int, line: str) -> str:
    """The sample with another line there, counted from 1."""
    return "\n".join([*lines()[: number - 1], line, *lines()[number:], ""])


# -- there and back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("boards", ["random", "choose", "same"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_is_replayed_from_its_record(seats: int, boards: str) -> None:
    match = played(seats=seats, boards=boards)
    again = hameau.replay(match.record())
    assert everything(again) == everything(match)
    assert again.result == match.result
    verdict = hameau.verify(match.record())
    assert (verdict.promise, verdict.moves, verdict.over) == (match.commitment, len(match.history), True)


@pytest.mark.parametrize("moves", [0, 1, 2, 13])
def test_a_match_that_goes_on_is_replayed_and_played_on(moves: int) -> None:
    match = played(moves)
    again = hameau.replay(match.record())
    assert everything(again) == everything(match)
    assert not hameau.verify(match.record()).over
    for either in (match, again):
        play_on(either, seed=4)
    assert everything(again) == everything(match)


def test_a_match_from_a_position_is_replayed_from_there() -> None:
    match = BUTTONS.position(played(17, seats=3).position(), seed=6)
    match.call(["Uma", "Vic", "Wes"])
    play_on(match, 9)
    again = hameau.replay(match.record())
    assert everything(again) == everything(match)
    assert again.names == ("Uma", "Vic", "Wes")


def test_names_with_any_letters_are_kept() -> None:
    match = played(0)
    match.call(['"Quo" \\ {te}', "名前 – é"])
    play_on(match, 3)
    assert hameau.replay(match.record()).names == match.names


def test_windows_line_ends_and_missing_or_more_empty_lines_at_the_end_do_no_harm() -> None:
    for text in (sample().replace("\n", "\r\n"), sample().rstrip("\n"), sample() + "\n\n"):
        assert hameau.replay(text).record() == sample()


# -- alterations -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "line", "found"),
    [
        (1, "hameau-record 1", 8),  # which has no shares
        (1, "hameau-record 3", 1),
        (1, "", 1),
        (1, " hameau-record 2", 1),
        (2, "game chess 1 content 0123456789abcdef", 2),
        (2, "game buttons 2 content {digest}", 2),
        (2, "game buttons 01 content {digest}", 2),
        (2, "game buttons 1 content 0123456789abcdef", 2),
        (2, "game buttons 1 content {digest} ", 2),
        (2, "game buttons 1", 2),
        (2, "game", 2),
        (3, "seats 1", 3),
        (3, "seats 5", 3),
        (3, "seats -2", 3),
        (3, "seats two", 3),
        (3, "seats 2.0", 3),
        (3, "seats true", 3),
        (3, "seats  2", 3),
        (3, "seats 99999999999999999999999999", 3),
        (3, "seats 3", 4),  # two names do not fit
        (4, 'names ["Ann"]', 4),
        (4, 'names ["Ann","Ben","Eve"]', 4),
        (4, 'names ["Ann", "Ben"]', 4),
        (4, 'names ["Ann",5]', 4),
        (4, 'names ["Ann",""]', 4),
        (4, 'names ["Ann","B\\nn"]', 4),
        (4, 'names "Ann"', 4),
        (4, "names [", 4),
        (4, 'names ["\ud800","Ben"]', 4),
        (
            4,
            'names ["Ann","Bea"]',
            FIRST_MOVE,
        ),  # a good head, but the first check is not the one of this head
        (5, 'options {"boards":"all"}', 5),
        (5, 'options {"speed":"fast"}', 5),
        (5, 'options {"boards":1}', 5),
        (5, "options []", 5),
        (5, "options {}", 5),
        (5, 'options {"boards":"random","boards":"random"}', 5),
        (5, 'options {"boards": "random"}', 5),
        (5, "options \ud800", 5),
        (5, 'options {"boards":"same"}', FIRST_MOVE),
        (6, "promise " + "0" * 64, 7),  # which of the two is false cannot be known
        (6, "promise", 6),
        (7, "secret " + "0" * 64, 7),
        (7, "secret xyz", 7),
        (7, "secret ", 7),
        (7, "secret \ud800", 7),
        (8, 'shares [""]', 8),
        (8, 'shares ["","",""]', 8),
        (8, "shares []", 8),
        (8, 'shares ["",5]', 8),
        (8, 'shares ["","xy"]', 8),
        (8, 'shares ["","00"]', 8),  # too short
        (8, 'shares ["","' + "00" * 33 + '"]', 8),  # too long
        (8, 'shares ["","' + "AB" * 16 + '"]', 8),
        (8, 'shares ["", ""]', 8),
        (8, 'shares ["","' + "ab" * 16 + '"]', FIRST_MOVE),  # whoever added them, other luck was played
        (9, "start ", 10),  # the head goes on, so the next line should be empty
        (9, "start 1 turn 0", 10),
        (9, "x", 9),
    ],
)
def test_an_altered_head_is_found(number: int, line: str, found: int) -> None:
    assert bad_line(changed(number, line.replace("{digest}", BUTTONS.digest))) == found


@pytest.mark.parametrize("secret", [b"", b"short", bytes(31), bytes(33), bytes(65), bytes(5000)])
def test_a_secret_that_keeps_its_promise_but_is_none_of_ours_is_found(secret: bytes) -> None:
    text = changed(6, f"promise {luck.commitment(secret)}")
    assert bad_line(text.replace(lines()[6], f"secret {secret.hex()}")) == 7


def test_the_secret_of_another_match_is_found_at_the_first_move() -> None:
    other = played(0, seed=99).record().split("\n")
    text = "\n".join([*lines()[:5], *other[5:7], *lines()[7:], ""])
    assert bad_line(text) == FIRST_MOVE


def test_capitals_in_the_secret_are_not_as_hameau_writes_it() -> None:
    assert bad_line(changed(7, lines()[6].upper().replace("SECRET", "secret"))) == 7


def altered(line: str) -> list[str]:
    """A line of a move, altered in many ways."""
    number, seat, *words, check = line.split(" ")
    text = " ".join(words)
    flipped = check[:-1] + ("0" if check[-1] != "0" else "1")
    return [
        f"{number} {seat} {text} {flipped}",
        f"{number} {seat} {text} {check.upper()}"
        if check != check.upper()
        else f"{number} {seat} {text} #000000",
        f"{number} {1 - int(seat)} {text} {check}",
        f"{number} 7 {text} {check}",
        f"{number} -1 {text} {check}",
        f"{number} {seat} nothing {check}",
        f"{number} {seat} @red {check}",
        f"{number} {seat} {text.upper()} {check}",
        f"{number} {seat}  {text} {check}",
        f"{number} {seat} {text}  {check}",
        f"{number} {seat} {text} {check} ",
        f" {number} {seat} {text} {check}",
        f"0{number} {seat} {text} {check}",
        f"{number} 0{seat} {text} {check}",
        f"{int(number) + 1} {seat} {text} {check}",
        f"{'9' * 5000} {seat} {text} {check}",
        f"{number} {'9' * 5000} {text} {check}",
        f"{number} {seat} {text} {check[:-1]}",
        f"{number} {seat} {text}",
        f"{arabic(number)} {seat} {text} {check}",
        f"{number} {arabic(seat)} {text} {check}",
        f"{number} {seat} \ud800 {check}",
        "#",
        "over",
        "open 3 #" + "0" * 64,
        "over 3 scores [] winners [] reason x #" + "0" * 64,
    ]


def arabic(digits: str) -> str:
    """The same number in other digits, which `int` would read."""
    return "".join(chr(0x660 + int(digit)) for digit in digits)


@pytest.mark.parametrize("number", range(FIRST_MOVE, FIRST_MOVE + 20, 3))
def test_an_altered_move_is_found_where_it_stands(number: int) -> None:
    for line in altered(lines()[number - 1]):
        assert line != lines()[number - 1]
        assert bad_line(changed(number, line)) == number, line[:60]


def test_another_legal_move_is_found_where_it_stands() -> None:
    match = played(20)
    tried = 0
    for count in range(20):
        earlier = match.take_back(20 - count)
        seat, text = match.history[count]
        for other in earlier.moves(seat):
            if other != text:
                line = lines()[FIRST_MOVE - 1 + count].replace(f" {text} #", f" {other} #")
                assert bad_line(changed(FIRST_MOVE + count, line)) == FIRST_MOVE + count
                tried += 1
    assert tried > 10


def test_a_line_left_out_is_found_where_it_stood() -> None:
    for number in range(1, len(lines()) + 1):
        text = "\n".join([*lines()[: number - 1], *lines()[number:], ""])
        assert bad_line(text) == number


def test_a_doubled_line_is_found() -> None:
    for number in range(1, len(lines()) + 1):
        text = "\n".join([*lines()[:number], *lines()[number - 1 :], ""])
        assert bad_line(text) == number + 1


def test_swapped_lines_are_found() -> None:
    for number in range(1, len(lines())):
        swapped = [*lines()[: number - 1], lines()[number], lines()[number - 1], *lines()[number + 1 :], ""]
        assert bad_line("\n".join(swapped)) in (number, number + 1)


def test_a_record_that_is_cut_off_says_so_at_its_last_line() -> None:
    for kept in range(len(lines())):
        for end in ("", "\n"):
            assert bad_line("\n".join(lines()[:kept]) + end) in (max(kept, 1), kept + 1)


def test_a_record_cut_off_within_a_line_is_found() -> None:
    text = sample().rstrip("\n")
    for kept in [*range(0, len(text) - 1, 37), len(text) - 1]:
        assert bad_line(text[:kept]) in (text[:kept].count("\n") + 1, text[:kept].count("\n"))


def test_what_stands_after_the_end_is_found_where_it_stands() -> None:
    for junk, away in (("x\n", 1), ("\n\nx", 3), (" \n", 1), (sample(), 1), (lines()[-1], 1)):
        assert bad_line(sample() + junk) == len(lines()) + away


# -- the last line -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"over \d+", "over 1"),
        (r"scores \[\d+", "scores [36"),
        (r"winners \[.*\] r", "winners [0,1] r"),
        (r"reason \S+", "reason won-by-cheating"),
        (r"#.", "#g"),
        (r"^over (\d+) .*#", r"open \1 #"),
    ],
)
def test_an_altered_end_is_found(old: str, new: str) -> None:
    text = played().record().rstrip("\n")
    head, _, last = text.rpartition("\n")
    falsified = re.sub(old, new, last)
    assert falsified != last
    assert bad_line(f"{head}\n{falsified}\n") == text.count("\n") + 1


def test_a_match_that_is_over_cannot_be_played_on_in_its_record() -> None:
    text = played().record().rstrip("\n").split("\n")
    count = len(text) - FIRST_MOVE
    assert bad_line("\n".join([*text[:-1], f"{count + 1} 0 roll #123456", text[-1], ""])) == len(text)


def test_the_record_of_an_open_match_is_not_the_record_of_an_ended_one() -> None:
    whole = played()
    shorter = whole.take_back(1)
    text = shorter.record().split("\n")
    assert text[-2].startswith(f"open {len(whole.history) - 1} #")
    last = whole.record().split("\n")[-2]
    assert bad_line("\n".join([*text[:-2], last, ""])) == len(text) - 1


# -- anything ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\n\n\n",
        "hameau-record 1",
        "hameau-record 1\n",
        "hameau-record 1\n\n",
        "\x00",
        "🎲",
        "\ud800",
        "\r\n",
        "{}",
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert bad_line(text) in (1, 2)


def test_whatever_is_accepted_reads_as_hameau_writes_it() -> None:
    """Hundreds of damaged records: each is refused as a bad record, or was only damaged in its line ends."""
    damage = Random(5)
    original = played(9).record().encode()
    refused = 0
    where = []
    for _ in range(700):
        data = bytearray(original)
        for _ in range(damage.choice((1, 1, 1, 2, 5))):
            damage_once(data, damage)
        text = bytes(data).decode("utf-8", damage.choice(("replace", "surrogateescape")))
        try:
            match = hameau.replay(text)
        except hameau.BadRecord as error:
            refused += 1
            where.append((error.line, text.count("\n") + 1))
        else:
            assert match.record() == text.replace("\r\n", "\n").rstrip("\n") + "\n"
    assert all(1 <= line <= last for line, last in where)
    assert refused > 600


def damage_once(data: bytearray, damage: Random) -> None:
    at = damage.randrange(len(data))
    kind = damage.randrange(6)
    if kind == 0:
        data[at] = damage.randrange(256)
    elif kind == 1:
        data[at] ^= 1 << damage.randrange(8)
    elif kind == 2:
        del data[at]
    elif kind == 3:
        data[at:at] = bytes([damage.randrange(256)])
    elif kind == 4:
        data[at:at] = data[at : at + damage.randrange(80)]
    else:
        del data[at : at + damage.randrange(200)]
        data += b"\n"


def test_a_record_says_who_played_what() -> None:
    match = played(5)
    moves = [line.split(" #")[0] for line in match.record().split("\n")[FIRST_MOVE - 1 : -2]]
    assert moves == [f"{i} {seat} {text}" for i, (seat, text) in enumerate(match.history, 1)]
    assert all(isinstance(entry, Played) for entry in match.history)


# -- taken back past luck ----------------------------------------------------------------------------------


@cache
def taken_back() -> str:
    """A match that was taken back twice past luck, the second time further, and played on."""
    match = play_on(played(12).back_to(9), 15, seed=4)
    return play_on(match.back_to(5), 12, seed=5).record()


def test_a_match_that_was_taken_back_past_luck_draws_other_luck_and_verifies() -> None:
    text = taken_back()
    assert [line.split(" #")[0] for line in text.split("\n") if "back" in line] == ["back 9", "back 5"]
    again = hameau.replay(text)
    assert again.record() == text
    assert again.branch == 2
    assert again.take_back(0).record() == text
    assert again.take_back(3).branch == 2
    assert again.take_back(9).branch == 0
    assert hameau.verify(text).moves == 12


def test_the_same_move_after_a_take_back_meets_other_luck() -> None:
    match = played(0)
    [seat] = match.waiting
    rolled = set()
    for _ in range(5):
        match.play(seat, "roll")
        rolled.add(match.position())
        match = match.back_to(0)
    assert len(rolled) > 1


@pytest.mark.parametrize("line", ["back 8", "back 10", "back 0", "back 13", "back 99999", "back -1", "back"])
def test_an_altered_take_back_is_found(line: str) -> None:
    text = taken_back().split("\n")
    at = next(number for number, one in enumerate(text) if one.startswith("back 9"))
    check = text[at].split(" ")[-1]
    assert bad_line("\n".join([*text[:at], f"{line} {check}", *text[at + 1 :]])) == at + 1


def test_a_take_back_that_was_left_out_or_made_up_is_found() -> None:
    text = taken_back().split("\n")
    at = next(number for number, one in enumerate(text) if one.startswith("back 9"))
    assert bad_line("\n".join([*text[:at], *text[at + 1 :]])) == at + 1
    assert bad_line("\n".join([*text[: at + 1], text[at], *text[at + 1 :]])) == at + 2
    plain = lines()
    assert bad_line("\n".join([*plain[:-1], "back 3 #123456", plain[-1], ""])) == len(plain)


# -- what players added ------------------------------------------------------------------------------------

SHARES = (bytes(range(16)), b"")


def test_what_players_add_changes_the_luck_and_verifies() -> None:
    alone, together = (BUTTONS.match(2, seed=7, shares=shares) for shares in ((), SHARES))
    other = BUTTONS.match(2, seed=7, shares=(b"", bytes(range(16))))
    assert alone.commitment == together.commitment
    assert len({match.position() for match in (alone, together, other)}) == 3
    play_on(together, 20, seed=2)
    assert everything(hameau.replay(together.record())) == everything(together)
    assert everything(together.take_back(0)) == everything(together)


def test_other_shares_than_those_played_with_are_found() -> None:
    match = play_on(BUTTONS.match(2, seed=7, shares=SHARES), 12, seed=2)
    text = match.record()
    for falsified in ("ff" + SHARES[0].hex()[2:], ""):
        assert bad_line(text.replace(SHARES[0].hex(), falsified)) == FIRST_MOVE


# -- format 1 ----------------------------------------------------------------------------------------------


def test_records_of_format_1_are_written_as_ever_and_verify() -> None:
    old = play_on(BUTTONS.match(2, seed=11, format=1), seed=4)
    text = old.record()
    assert text.startswith("hameau-record 1\n")
    assert "shares" not in text
    assert hameau.replay(text).record() == text
    assert hameau.verify(text).over
    for number, line in enumerate(text.split("\n")[8:12], 9):
        altered_text = text.replace(line, line[:-1] + ("0" if line[-1] != "0" else "1"))
        assert bad_line(altered_text) == number
