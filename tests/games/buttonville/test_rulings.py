"""The 25 rulings on what the rulebook leaves open: which numbered sentences say them.

Each of these sentences has a test of its own that names it (tests/test_numbered_rules.py sees to that); here
it is seen that no ruling was forgotten on the page, and that the page says openly what is a ruling of ours.
"""

import re

import pytest

from hameau.plain import home
from tests.games.buttonville.tables import seated
from tests.rules import rule

PAGE = (home().parents[1] / "docs" / "rules" / "buttonville.md").read_text("utf-8")
SENTENCES = dict(re.findall(r"^- \*\*(\d+\.\d+)\*\* (.+)$", PAGE, re.MULTILINE))

# ruling, the sentences that say it, words that they must have
RULINGS = [
    ("R1", "5.3 5.6", ["as far as possible", "voluntary"]),
    ("R2", "7.1", ["last card leaves the draw pile", "refilling"]),
    ("R3", "7.4", ["last player of a round", "at once"]),
    ("R4", "4.4", ["from the end pile"]),
    ("R5", "4.6", ["stays short"]),
    ("R6", "4.7 4.8", ["even if the forum has cards", "both your recruits"]),
    ("R7", "4.9", ["reveals those that there are"]),
    ("R8", "5.8 5.9", ["even before you recruit", "in the midst", "after `done`"]),
    ("R9", "3.10 5.14", ["CONTINUOUS effects, the hand limit, one set", "you choose their order"]),
    ("R10", "5.18", ["you choose which"]),
    ("R11", "3.6 3.13", ["fewer cards than you hold", "bigger or smaller"]),
    ("R12", "5.17 6.16", ["the one just played included", "any of your sets"]),
    ("R13", "5.19 5.20", ["is gone", "carried out to its end"]),
    ("R14", "4.2", ["more than 5 cards"]),
    ("R15", "9.1 9.2", ["Only you see", "all buttons, sets and discarded cards"]),
    ("R16", "4.12", ["never run out"]),
    ("R17", "4.11", ["never shuffled back"]),
    ("R18", "8.6", ["different villagers", "sets at the end"]),
    ("R19", "8.7", ["share the victory"]),
    ("R20", "2.11", ["exactly as many"]),
    ("R21", "3.12", ["no hand limit at any other moment"]),
    ("R22", "7.5", ["whole turns"]),
    ("R23", "5.16", ["at that moment"]),
    ("R24", "6.26", ["fixed"]),
]
OURS = [number for number in SENTENCES if "Ruling" in SENTENCES[number]]


@pytest.mark.parametrize(("number", "sentences", "words"), RULINGS, ids=[entry[0] for entry in RULINGS])
def test_a_ruling_stands_on_the_page(number: str, sentences: str, words: list[str]) -> None:
    said = " ".join(SENTENCES[sentence] for sentence in sentences.split())
    assert [word for word in words if word not in said] == []
    from_the_rulebook = {"R11", "R21"}  # they say no more than it does
    if number not in from_the_rulebook:
        assert set(sentences.split()) & set(OURS)


def test_r25_the_page_says_that_the_extract_has_gaps() -> None:
    assert "an extract with gaps" in PAGE
    assert "it cannot be ruled out" in PAGE


def test_there_are_25_rulings() -> None:
    assert [entry[0] for entry in RULINGS] + ["R25"] == [f"R{number}" for number in range(1, 26)]


@rule("5.19")
def test_r13_the_use_of_a_set_that_is_gone_is_spent_but_a_new_set_is_a_new_one() -> None:
    table = seated("hand dimitri; sets dimitri", forum="jade5", asked="play")
    table.does("Ann", "use dimitri", "pick dimitri", "take jade")
    assert table.may("Ann") == ["done", "play jade x1", "play dimitri x1"]
    table.does("Ann", "play dimitri")
    assert "use dimitri" in table.may("Ann")


@rule("2.11")
def test_r20_exactly_forty_or_twenty_cards_wait_whatever_is_drawn() -> None:
    table = seated(piles="jade3 bob10 corbac10 chapi10 phil9 dimitri9", end_pile=40)
    table.does("Ann", "draw", "draw", "done")
    assert table.piles == (51 - 40 - 2, 40)


@rule("3.6")
def test_r11_a_smaller_set_may_be_kept_and_the_bigger_one_discarded() -> None:
    table = seated("hand jade; sets jade7", asked="play")
    table.does("Ann", "play jade", "pick jade")
    assert (table.sets("Ann"), table.discard) == ("jade1", {"jade": 7})
