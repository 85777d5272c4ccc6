"""Refused moves: what the player reads, which rule it cites, and that nothing else happens."""

import pytest

from hameau.games.chevoux.rules.course import LAWS, MOVES
from hameau.games.chevoux.views import BORDER
from tests.games.chevoux.tables import CARDS, VALID, fresh, playing

JUNK = [
    "",
    " ",
    "nothing nothing",
    "no",
    "swap",
    "swap a1",
    "swap a1 a1",
    "swap a1 b1 c1",
    "swap a0 b1",
    "swap a6 b1",
    "swap g1 a1",
    "swap а1 b1",  # a Cyrillic letter
    "swap a１ b1",
    "populate",
    "populate a1 a2",
    "row 0 by 1",
    "row 6 by 1",
    "row 1 by 6",
    "row 1 by 0",
    "row 1 by -6",
    "row a by 1",
    "column g by 1",
    "column a by 5",
    "column 1 by 1",
    "turn f1 by 1",
    "turn a5 by 1",
    "turn a1 by 4",
    "turn a1 by",
    "@tile-champ",
    "{ $card }",
    "swap " * 9_999,
]


# card, people, move, code, rule, what the player reads
REFUSED = [
    (
        "percee", "", "row 1 by 1", "other-card", "6.1",
        "The card New street does not do that: use what it says, “populate” a dwelling, or do “nothing”.",
    ),
    ("expropriation", "", "swap a1 b3", "no-tile", "6.8", "No tile lies on b3 yet."),
    (
        "remembrement", "", "swap a1 a2", "not-in-a-row", "6.2",
        "Land consolidation swaps two tiles of the same row.",
    ),
    (
        "percee", "", "swap a1 b2", "not-in-a-column", "6.2",
        "New street swaps two tiles of the same column.",
    ),
    (
        "grands_travaux", "", "column b by 2", "too-far", "6.4",
        "A column of 2 tiles slides by fewer than 2 spaces.",
    ),
    (
        "expropriation", "f1=2", "swap f1 a1", "lived-in", "6.6",
        "People live on f1: only a whole row or column that slides can move them.",
    ),
    ("percee", "", "populate a1", "no-dwelling", "6.9", "There is no dwelling on a1."),
    ("percee", "f1=20", "populate f1", "nobody-left", "6.12", "Everybody has moved in already."),
    (
        "percee", "", "populate d2", "not-there", "6.10",
        "The dwelling on d2 is not what New street asks for.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("card", "people", "move", "code", "rule", "sentence"), REFUSED)
def test_a_refusal_says_why(card: str, people: str, move: str, code: str, rule: str, sentence: str) -> None:
    refused = playing(card=card, people=people).refuses(move)
    assert (refused.code, refused.rule, refused.sentence) == (code, rule, sentence)


def test_every_law_is_cited_here() -> None:
    assert {(law.code, law.rule) for law in LAWS.all} <= {(code, rule) for *_, code, rule, _ in REFUSED}


@pytest.mark.parametrize("text", JUNK)
def test_what_is_no_move_is_refused_as_such(text: str) -> None:
    assert playing().refuses(text).code in ("no-such-move", "wrong-form")


@pytest.mark.parametrize("card", CARDS)
def test_a_text_is_refused_exactly_if_it_is_not_among_the_moves(card: str) -> None:
    full = playing(VALID, card=card, people="f1=1 d4=3")
    small = playing(card=card, people="f1=1")
    for table in (small, full):
        legal = set(table.moves(0))
        for text in BORDER.texts.values():
            assert (table.refusal(0, text) is None) == (text in legal), text


def test_moves_are_read_leniently() -> None:
    for typed, meant in (
        (" SWAP  A2 a1 ", "swap a1 a2"),
        ("\tNothing\n", "nothing"),
        ("Populate F1", "populate f1"),
    ):
        table = playing(card="percee")
        table.does(typed)
        assert table.history[0].text == meant
    for card, typed, meant in (
        ("deviation", "row 2", "row 2 by 1"),
        ("deviation", "row 2 by -2", "row 2 by 4"),
        ("grands_travaux", "column c by -1", "column c by 1"),
        ("rond_point", "turn b1 by -1", "turn b1 by 3"),
    ):
        table = playing(card=card)
        table.does(typed)
        assert table.history[0].text == meant


def test_every_move_has_a_text_of_its_own() -> None:
    texts = [BORDER.texts[move] for move in range(MOVES.end)]
    assert len(set(texts)) == MOVES.end == 575
    table = fresh(1)
    read = [table.game.read(table.game.content, table.state, 0, text) for text in texts]
    assert read == list(range(MOVES.end))
