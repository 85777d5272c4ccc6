"""Refused moves: what the player reads, which rule it cites, and that nothing else happens."""

import pytest

from hameau.games.silhouette.rules.course import LAWS, MOVES
from hameau.games.silhouette.views import BORDER
from tests.games.silhouette.tables import CONTENT, SILHOUETTE, Table, fresh, seated

OPEN = "b3=cat c5=laundry"
WON = ["Ann moonstar moon star"]
JUNK = [
    "",
    " ",
    "turn",
    "turn i1",
    "turn a7",
    "turn a1 b1",
    "a0",
    "say",
    "swap",
    "swap b3",
    "swap moon b3",
    "swap a1 moon",  # no card lies open there
    "swap b3 unicorn",
    "accept it",
    "@vote-accept",
    "{ $text }",
    "swap " * 9_999,
]


def voting() -> Table:
    table = seated(open=OPEN)
    table.does("Ann", "say catlick")
    return table


def doubted() -> Table:
    table = voting()
    table.does("Ben", "leave")
    return table


def rejected() -> Table:
    table = voting()
    table.does("Ben", "reject")
    return table


def helping() -> Table:
    table = seated(open=OPEN, won=WON, help=True)
    table.does("Ann", "swap b3 moon")
    return table


# where, who, move, code, rule, what the player reads
REFUSED = [
    (seated(), "Ann", "pass", "turn-one", "4.1", "Turn up a card: “turn b3”, say."),
    (
        seated(open=OPEN), "Ann", "turn a1", "say-or-pass", "4.4",
        "Two cards lie open: say a word for both of them, or “pass”.",
    ),
    (
        voting(), "Ben", "pass", "vote-now", "6.1",
        "What do you say to the word? “accept”, “reject”, “cover” or “leave”.",
    ),
    (
        doubted(), "Ann", "accept", "insist-or-yield", "7.2",
        "The lexicon does not know your word: “insist” or “yield”.",
    ),
    (seated(won=WON), "Ann", "turn h6", "is-gone", "4.2", "The card on h6 was taken."),
    (seated(open="b3=cat"), "Ann", "turn b3", "lies-open", "4.2", "The card on b3 lies open already."),
    (
        seated(open=OPEN), "Ann", "say Cat", "plain-name", "5.4",
        "“Cat” is what one of the pictures is called. A word has to be made of both.",
    ),
    (
        seated(open=OPEN, won=WON), "Ann", "say moonstar", "said-before", "5.5",
        "“moonstar” has won two cards already in this match.",
    ),
    (rejected(), "Ben", "say catlick", "tried-before", "5.6", "“catlick” was turned down in this turn."),
    (
        seated(open=OPEN, won=WON), "Ann", "swap b3 moon", "no-help", "8.1",
        "Help cards are not allowed yet.",
    ),
    (helping(), "Ann", "swap c5 star", "helped-already", "8.4", "You have laid a help card already."),
    (
        seated(open=OPEN, help=True), "Ann", "swap b3 moon", "not-in-pile", "8.3",
        "You have no card in your pile that shows: moon.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "name", "move", "code", "rule", "sentence"), REFUSED)
def test_a_refusal_says_why(table: Table, name: str, move: str, code: str, rule: str, sentence: str) -> None:
    refused = table.refuses(name, move)
    assert (refused.code, refused.rule, refused.sentence) == (code, rule, sentence)


def test_every_law_is_cited_here() -> None:
    assert {(law.code, law.rule) for law in LAWS.all} == {(code, rule) for *_, code, rule, _ in REFUSED}


def test_a_help_card_is_named_in_the_language_of_the_match() -> None:
    table = seated(open=OPEN, help=True, language="de")
    assert "Mond" in table.refuses("Ann", "swap b3 moon").sentence


@pytest.mark.parametrize("text", JUNK)
def test_what_is_no_move_is_refused_as_such(text: str) -> None:
    table = seated(open=OPEN, won=WON, help=True)
    assert table.refuses("Ann", text).code in ("no-such-move", "wrong-form", "unclear-text")


@pytest.mark.parametrize(
    ("typed", "written"),
    [("B3", "turn b3"), (" turn  b3 ", "turn b3"), ("TURN H6", "turn h6")],
)
def test_cards_are_read_leniently(typed: str, written: str) -> None:
    table = fresh()
    table.play(table.waiting[0], typed)
    assert table.history[0].text == written


@pytest.mark.parametrize("motif", ["moon", "Mond", "LUNE", "luna"])
def test_a_help_card_is_read_in_every_language_and_written_in_one(motif: str) -> None:
    table = seated(open=OPEN, won=WON, help=True, language="it")
    table.does("Ann", f"swap B3 {motif}")
    assert table.history[0].text == "swap b3 moon"


def test_half_a_move_is_answered_with_a_whole_one() -> None:
    assert seated().refuses("Ann", "turn").sentence == (
        "“turn” is not a whole move: it is written like “turn a1”."
    )
    assert "swap b3 moon" in seated(open=OPEN).refuses("Ann", "swap").sentence


def test_every_move_has_a_text_and_a_number_of_its_own() -> None:
    table = seated(open=OPEN)
    texts = [SILHOUETTE.write(CONTENT, table.state, move) for move in range(MOVES.end)]
    assert len(set(texts)) == MOVES.end == 152
    assert [BORDER.read(CONTENT, table.state, 0, text) for text in texts] == list(range(MOVES.end))
