"""What a refused move says: each code once, with its rule and a sentence."""

from random import Random

import pytest

import hameau
from hameau.engine.border import why_not
from hameau.games.guilds.rules.effects import LAWS, MOVES
from tests.games.guilds.tables import Table, seated
from tests.games.guilds.test_expert import guild


def turn() -> Table:
    return seated(2).give("Ann", "P3 R1").complete("a1")


@pytest.mark.parametrize(
    ("move", "code", "rule", "sentence"),
    [
        ("hire Y1", "not-in-hand", "4.2", "You do not have Y1 in hand."),
        ("play P3", "too-dear", "4.8", "P3 costs 2 coins: more cards than you have."),
        ("move a1", "not-open", "4.7", "No unresolved tile lies on a1."),
        ("move b1", "no-card-for-tile", "4.4", "None of your cards moves a liveryman to b1."),
        ("pay R1", "your-turn", "4.2", "“pay R1” is not possible now."),
        ("crown a1", "not-a-choice", "10.3", "“crown a1” is not possible here."),
        ("sing", "no-such-move", None, "“sing” is no move of this game."),
        ("oust c1", "wrong-form", "8.17", "“oust c1” is not a whole move: it is written like “oust c3 2”."),
        (
            "number 99",
            "wrong-form",
            "4.10",
            "“number 99” is not a whole move: it is written like “number 2”.",
        ),
    ],
)
def test_at_a_turn(move: str, code: str, rule: str | None, sentence: str) -> None:
    refused = turn().refuses("Ann", move)
    assert (refused.code, refused.rule) == (code, rule)
    assert refused.sentence.startswith(sentence)


def test_nobody_is_hired_from_an_empty_supply() -> None:
    refused = turn().wait("Ann", 16).refuses("Ann", "hire R1")
    assert (refused.code, refused.rule) == ("supply-empty", "4.3")


def test_while_something_is_asked() -> None:
    table = turn()
    table.does("Ann", "move d1")
    assert (table.refuses("Ann", "pay P3").code, table.refuses("Ann", "pay P3").rule) == (
        "not-a-choice",
        "4.4",
    )
    assert (table.refuses("Ann", "end").code, table.refuses("Ann", "end").rule) == ("answer-first", "4.2")
    assert table.refuses("Ann", "end").sentence.endswith("Which card do you lay down for the move?")


def test_cards_over_the_limit_are_discarded_first() -> None:
    table = seated(2).give("Ann", "Y1 Y1 Y1 R1 R1 R1 B1").draws("G1 G1 G1 G1")
    table.does("Ann", "end")
    assert (table.refuses("Ann", "end").code, table.refuses("Ann", "end").rule) == ("answer-first", "4.13")
    other = table.refuses("Ann", "discard P1")
    assert (other.code, other.rule) == ("not-a-choice", "4.13")


def test_at_the_end_masters_are_crowned_first() -> None:
    table = guild(3, round=16).complete("e4", "d4")
    table.does("Ann", "end")
    assert (table.refuses("Ann", "end").code, table.refuses("Ann", "end").rule) == ("answer-first", "10.6")


def test_every_law_can_be_cited() -> None:
    """Those that random matches do not meet are tested above."""
    found = {
        ("supply-empty", "4.3"),
        ("answer-first", "4.13"),
        ("not-a-choice", "4.13"),
        ("answer-first", "10.6"),
    }
    for seats in (1, 2, 3, 4):
        for seed in range(3):
            found |= cited(seats, seed)
    assert found == {(law.code, law.rule) for law in LAWS.all}


def cited(seats: int, seed: int) -> set[tuple[str, str]]:
    """The laws that forbid something in a random match, of every verb one move at each decision."""
    match = hameau.game("guilds").match(seats, seed=seed)
    state, luck, found = match.fresh_state(), Random(seed), set()
    state.copy_from(match.state)
    while state.waiting:
        seat = state.waiting.bit_length() - 1
        for verb in MOVES.verbs:
            found.add(why_not(state, seat, verb.first + luck.randrange(verb.many), verb.first))
        state.apply(seat, luck.choice(state.legal_moves(seat)))
    return {(LAWS.numbered(law).code, LAWS.numbered(law).rule) for law in found - {0}}


def test_moves_may_be_typed_carelessly() -> None:
    table = turn()
    table.does("Ann", "  MOVE   D1 ", "PAY r1")
    assert table.on("d1").pawns == [1, 0]
