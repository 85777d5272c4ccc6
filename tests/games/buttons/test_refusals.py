"""Refused moves: what the player reads, which rule it cites, and that nothing else happens."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hameau.engine.errors import Refused
from hameau.games.buttons.rules import LAWS
from hameau.testing import PLAYERS, everything
from tests.games.buttons.tables import BUTTONS, Table, all_fields, at, buttons, fresh, seated

FACES = [face.id for face in BUTTONS.content.page.face]
LEGAL_LOOKING = [
    "roll",
    "out",
    "skip",
    *all_fields(),
    *(f"star {field}" for field in all_fields()),
    *(f"board {face}" for face in FACES),
]
LENIENT = [
    "ROLL",
    " roll ",
    "\tOut\n",
    "Skip",
    "C5",
    " c5",
    "STAR  c5",
    "star\tC5",
    "BOARD a1",
    " board   D2 ",
]
JUNK = [
    "",
    " ",
    "\n",
    "r",
    "rol",
    "rolls",
    "roll roll",
    "roll out",
    "roll\x00",
    "c",
    "5",
    "c0",
    "c7",
    "g1",
    "5c",
    "c5 c5",
    "c55",
    "cc5",
    "c-5",
    "c5.",
    "c٥",
    "c５",
    "ｃ5",
    "с5",  # a Cyrillic letter
    "c⁵",
    "ſkip",
    "star",
    "star ",
    "starc5",
    "star star c5",
    "star g1",
    "stars c5",
    "board",
    "board ",
    "board A",
    "board A3",
    "board E1",
    "board A1 A2",
    "boardA1",
    "board @red",
    "@",
    "@red",
    "@roll",
    "@no-such-move",
    "@nothing",
    "@@",
    "{",
    "}",
    "{ $text }",
    '{""}',
    "-term",
    "-1",
    "0",
    "1",
    "74",
    "None",
    "null",
    "true",
    "roll #123456",
    "1 0 roll",
    "../../roll",
    "<b>roll</b>",
    "rôle",
    "würfeln",
    "🎲",
    "\ud800",
    "\u202eroll",
    "\u200broll",
    "a" * 100_000,
    "c5" * 50_000,
    " " * 100_000,
    "star " * 20_000,
]


@cache
def moments() -> list[Table]:
    """Tables at every kind of moment, seats in and out, stars due and not."""
    found = []
    for players, boards in ((2, "choose"), (3, "random"), (4, "choose"), (4, "same")):
        luck = Random(f"{players}{boards}")
        table = fresh(players, seed=players, boards=boards)
        while table.waiting:
            rare = table.position().split()[1] in ("boards", "stars")
            if luck.random() < (0.6 if rare else 0.1):
                found.append(at(table.position()))
            seat = luck.choice(table.waiting)
            table.play(seat, luck.choice(table.moves(seat)))
        found.append(at(table.position()))
    return found


FIELDS = set(all_fields())


def normal(match: Table, text: str) -> str:
    """The notation of a leniently typed text: case, spaces, and a bare field where stars are due."""
    text = " ".join(text.lower().split())
    if text.startswith("board "):
        text = "board " + text[6:].upper()
    if text in FIELDS and match.position().split()[1] == "stars":
        text = f"star {text}"
    return text


def test_the_moments_are_of_every_kind() -> None:
    kinds = {match.position().split()[1] for match in moments()}
    assert kinds == {"boards", "turn", "lay", "stars", "over"}
    assert len(moments()) > 60


def test_a_text_is_refused_exactly_if_it_is_not_among_the_moves() -> None:
    for match in moments():
        for seat in range(match.seats):
            moves = match.moves(seat)
            for text in LEGAL_LOOKING:
                refusal = match.refusal(seat, text)
                meant = normal(match, text)
                assert (refusal is None) == (meant in moves), f"{text!r} of seat {seat} in {match.position()}"
            for move in moves:
                assert match.refusal(seat, move) is None


def test_leniently_typed_moves_mean_the_same() -> None:
    accepted = 0
    for match in moments():
        for seat in range(match.seats):
            moves = match.moves(seat)
            for text in LENIENT:
                legal = match.refusal(seat, text) is None
                assert legal == (normal(match, text) in moves)
                accepted += legal
    assert accepted > 30


def test_junk_is_refused_and_changes_nothing() -> None:
    for match in moments()[::8]:
        before = everything(match)
        for seat in range(match.seats):
            for text in (*JUNK, *LEGAL_LOOKING, *LENIENT):
                refusal = match.refusal(seat, text)
                if refusal is not None:
                    with pytest.raises(Refused) as caught:
                        match.play(seat, text)
                    assert (caught.value.sentence, caught.value.rule) == (refusal.sentence, refusal.rule)
        assert everything(match) == before


@pytest.mark.parametrize("text", JUNK)
def test_junk_is_no_move_of_this_game_at_any_moment(text: str) -> None:
    for match in moments()[::4]:
        for seat in match.waiting:
            refusal = match.refusal(seat, text)
            assert refusal is not None
            assert refusal.code in ("no-such-move", "wrong-form")
            assert (refusal.rule is None) == (refusal.code == "no-such-move")
            assert len(refusal.sentence) < 130
            assert text[:40] in refusal.sentence  # what was typed, as it was typed


@settings(derandomize=True, max_examples=200, deadline=None)
@given(st.text(), st.integers(0, 10_000))
def test_any_text_is_refused_or_among_the_moves(text: str, moment: int) -> None:
    match = moments()[moment % len(moments())]
    for seat in range(match.seats):
        assert (match.refusal(seat, text) is None) == (normal(match, text) in match.moves(seat))


# -- what the player reads ---------------------------------------------------------------------------------


def stars_due(drawing: str) -> Table:
    table = seated(ann=drawing, bust="Ben Eve Dan")
    table.does("Ann", "out")
    return table


def after_roll(drawing: str, dice: str) -> Table:
    table = seated(ann=drawing)
    table.roll(dice)
    return table


def board_taken() -> Table:
    table = fresh(2, boards="choose")
    table.does("Ann", "board C2")
    return table


def over() -> Table:
    table = seated(ann=buttons("e1", stars="a1 b1 c1 d1"), bust="Ben Eve Dan")
    table.does("Ann", "out", "star e1")
    return table


# code, table, name, move, rule, what the English sentence must mention
CODES = [
    ("choose-a-board", fresh(2, boards="choose"), "Ann", "roll", "2.7", ["board"]),
    ("board-taken", board_taken(), "Ben", "board C1", "2.2", ["Board C", "taken"]),
    ("roll-or-out", seated(), "Ann", "c5", "4.2", ["roll", "out"]),
    ("out-needs-a-button", seated(), "Ann", "out", "4.3", ["button"]),
    ("lay-or-skip", after_roll(buttons(""), "5 6 1 1 1 1"), "Ben", "a5", "4.6", ["f5", "skip"]),
    ("must-lay", after_roll(buttons(""), "5 6 1 1 1 1"), "Ann", "skip", "4.7", ["a5 f5", "must"]),
    ("wrong-row", after_roll(buttons(""), "5 6 1 1 1 1"), "Ann", "a4", "4.7", ["5", "a4"]),
    ("wrong-column", after_roll(buttons(""), "5 6 1 1 1 1"), "Ann", "c5", "4.7", ["c5"]),
    ("on-a-button", after_roll(buttons("a5"), "5 6 1 1 1 1"), "Ann", "a5", "3.1", ["a5", "button"]),
    (
        "beside-a-button",
        after_roll(buttons("a4"), "5 6 1 1 1 1"),
        "Ann",
        "a5",
        "3.2",
        ["No button beside a button", "a5"],
    ),
    ("on-a-star", after_roll(buttons("", stars="a5"), "5 6 1 1 1 1"), "Ann", "a5", "3.4", ["a5", "star"]),
    ("stars-first", stars_due(buttons("a1")), "Ann", "roll", "5.5", ["star"]),
    ("star-needs-a-button", stars_due(buttons("a1")), "Ann", "star b1", "5.5", ["b1", "button"]),
    ("not-your-turn", seated(), "Ben", "roll", None, ["Ann"]),
    ("match-is-over", over(), "Ben", "roll", None, ["over"]),
    ("no-such-move", seated(), "Ann", "dance", None, ["“dance”"]),
]


@pytest.mark.parametrize(
    ("code", "table", "name", "move", "rule", "words"), CODES, ids=[entry[0] for entry in CODES]
)
def test_a_refusal_says_why(
    code: str, table: Table, name: str, move: str, rule: str | None, words: list[str]
) -> None:
    error = table.refuses(name, move)
    assert (error.code, error.rule) == (code, rule)
    assert error.sentence.endswith(".")
    assert str(error) == error.sentence
    for word in words:
        assert word in error.sentence


def test_every_law_is_cited_here() -> None:
    assert {(law.code, law.rule) for law in LAWS.all} <= {(code, rule) for code, *_, rule, _ in CODES}


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_every_refusal_can_be_said_in_every_language(language: str) -> None:
    said = set()
    for _, table, name, move, _, _ in CODES:
        error = table.refusal(PLAYERS.index(name), move)
        assert error is not None
        said.add(BUTTONS.speech.say(language, error.code, error.facts))
    assert len(said) == len(CODES)


def test_a_player_whose_name_looks_like_a_message_is_still_called_so() -> None:
    table = seated()
    table.call(["@red", "@nobody", "{ $x }", "Dan"])
    error = table.refusal(1, "roll")
    assert error is not None
    assert "@red" in error.sentence
    table.roll("1 1 1 1 1 1")
    for event in table.events(0):
        assert "@red" in table.sentence(event)
