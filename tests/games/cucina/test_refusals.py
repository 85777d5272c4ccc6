"""Refused moves: what the player reads, which rule it cites, and that nothing else happens."""

import pytest

from hameau.games.cucina.rules.course import LAWS, MOVES
from hameau.games.cucina.views import BORDER
from tests.games.cucina.tables import EMPTY, Table, fresh, seated

LAID = ". . . . / . . . . / . . . . / . lane:n . ."
JUNK = [
    "",
    " ",
    "b",
    "b4 b4",
    "b5",
    "e1",
    "b0 n",
    "b4 x",
    "b4 nn",
    "b４ n",
    "b4 п",  # a Cyrillic letter
    "place",
    "place n b4",
    "place b4 n e",
    "place b4 north",
    "next next",
    "nex",
    "@tile-cross",
    "{ $tile }",
    "place " * 9_999,
]


def looking() -> Table:
    full = " / ".join([" ".join(["nook_bone:n"] * 4)] * 4)
    return seated(full, full, phase="look", game="1/3", sealed="- -")


# where, move, code, rule, what the player reads
REFUSED = [
    (
        seated(LAID, tile="bend_bone"), "next", "place-it", "4.2",
        "The tile Bend with a fish bone wants a space now: “place b4 n”, say.",
    ),
    (looking(), "place b4 n", "look-first", "7.5", "This game is over: “next” goes on to the next one."),
    (seated(LAID), "place b4 e", "taken", "4.6", "A tile lies on b4 already, and it stays there."),
    (
        seated(EMPTY, building="connected"), "place b3 e", "at-the-entrance", "7.2",
        "The first tile goes to b4, inside the entrance.",
    ),
    (
        seated(LAID, building="connected"), "place b2 e", "not-beside", "7.3",
        "b2 shares no edge with a tile that lies already.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "move", "code", "rule", "sentence"), REFUSED)
def test_a_refusal_says_why(table: Table, move: str, code: str, rule: str, sentence: str) -> None:
    refused = table.refuses("Ann", move)
    assert (refused.code, refused.rule, refused.sentence) == (code, rule, sentence)


def test_every_law_is_cited_here() -> None:
    assert {(law.code, law.rule) for law in LAWS.all} <= {(code, rule) for *_, code, rule, _ in REFUSED}


@pytest.mark.parametrize("text", JUNK)
def test_what_is_no_move_is_refused_as_such(text: str) -> None:
    assert seated().refuses("Ann", text).code in ("no-such-move", "wrong-form")


def test_half_a_move_is_answered_with_a_whole_one() -> None:
    assert seated(LAID).refuses("Ann", "place").sentence == (
        "“place” is not a whole move: it is written like “place a1 n”."
    )


@pytest.mark.parametrize("tile", ["cross", "lane_bone", "bends_lobsters", "fork", "bends_both"])
@pytest.mark.parametrize("building", ["free", "connected"])
def test_a_text_is_refused_exactly_if_it_is_not_among_the_moves(tile: str, building: str) -> None:
    table = seated(LAID, tile=tile, building=building)
    legal = {move: table.game.read(table.game.content, table.state, 0, move) for move in table.may("Ann")}
    for text in BORDER.texts.values():
        meant = table.game.read(table.game.content, table.state, 0, text)
        assert (table.refusal(0, text) is None) == (meant in legal.values()), text


def test_moves_are_read_leniently() -> None:
    for typed, meant in ((" PLACE  B4 e ", "place b4 e"), ("b4 S", "place b4 s"), ("c1", "place c1 n")):
        table = seated(tile="fork")
        table.does("Ann", typed)
        assert table.history[0].text == meant


def test_while_others_choose_one_waits() -> None:
    table = fresh(2)
    table.does("Ann", "b4")
    assert table.refuses("Ann", "b3").code == "not-your-turn"


def test_every_move_has_a_text_of_its_own() -> None:
    texts = [BORDER.texts[move] for move in range(MOVES.end)]
    assert len(set(texts)) == MOVES.end == 65
    table = seated(tile="fork")
    read = [table.game.read(table.game.content, table.state, 0, text) for text in texts]
    assert read == list(range(MOVES.end))
