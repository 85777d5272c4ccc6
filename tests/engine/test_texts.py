"""Texts that people make up: what is one, which two are the same, and how moves carry them."""

import pytest

from hameau.engine import texts
from hameau.engine.answers import Refusal
from hameau.engine.border import Border, one_of
from hameau.engine.declared import Events, Laws, Moves
from hameau.engine.state import TEXT_WORDS

CARDS = ("cat", "fish", "bird nest")
MOVES = Moves()
PASS = MOVES.add("pass")
SAY = MOVES.add('say "{text}"', rule="2.1", example='say "catfish"')
HELP = MOVES.add(
    'with {card} say "{text}" again', len(CARDS), rule="2.2", example='with {card} say "fire" again'
)
LAWS = Laws()
SAID_BEFORE = LAWS.add("said-before", "2.3", "text")
BORDER = Border("tests.engine.test_texts", MOVES, LAWS, Events(), words={"card": one_of(CARDS)})


class Speaking:
    """As much of a state as the border asks for: a word may be said once."""

    doubted = doubting = law = task = text_code = 0
    said = texts.code("moonfish")

    def hear(self, words: list[int], code: int) -> None:
        self.text_code = code

    def legal_moves(self, seat: int) -> list[int]:
        if self.text_code == self.said:
            self.law = SAID_BEFORE
            return [PASS]
        return [PASS, SAY, HELP, HELP + 1, HELP + 2]


def read(text: str) -> int | None:
    return BORDER.read(None, Speaking(), 0, text)


def refusal(text: str) -> Refusal | None:
    return BORDER.refusal(None, Speaking(), 0, text)


# -- texts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("Katzenwäsche", "Katzenwäsche"),
        ("  egg   timer ", "egg timer"),
        ("Ka\u0308tzchen", "Kätzchen"),
        ("cat’s–eye", "cat's-eye"),
        ("слово", "слово"),
        ("7up", "7up"),
    ],
)
def test_a_text_is_written_down_composed_and_with_single_spaces(given: str, written: str) -> None:
    assert texts.clean(given) == written


@pytest.mark.parametrize(
    "given", ["", " ", "-", "'", "a/b", '"x', "a\u200bb", "\u202eabc", "\u3164", "<i>", "#a", "😀", "a…"]
)
def test_what_has_other_signs_or_no_letter_is_no_text(given: str) -> None:
    assert texts.clean(given) is None


@pytest.mark.parametrize("text", ["", "x", "Katzenwäsche", "語" * 26, "x" * texts.MOST_LETTERS])
def test_a_text_comes_back_from_its_numbers(text: str) -> None:
    numbers = texts.pack(text)
    assert len(numbers) == TEXT_WORDS
    assert texts.unpack(numbers) == text


def test_texts_are_the_same_whatever_their_case_hyphens_and_spaces() -> None:
    same = {texts.code(text) for text in ("Hai-Light", "hailight", "HAI LIGHT", "h\u0430ilight", "hai'light")}
    assert len(same) == 1
    assert texts.code("hailights") not in same
    assert all(0 < code < 1 << 62 for code in same)


def test_a_text_has_forty_letters_and_eighty_bytes_at_most() -> None:
    assert texts.fits("x" * 40)
    assert not texts.fits("x" * 41)
    assert texts.fits("語" * 26)
    assert not texts.fits("語" * 27)


# -- moves -------------------------------------------------------------------------------------------------


def test_an_open_move_is_one_number_whatever_is_said() -> None:
    assert read('say "catfish"') == read('say "egg timer"') == SAY
    assert read('with fish say "x" again') == HELP + 1


def test_quotes_need_not_be_typed_where_the_text_stands_last() -> None:
    for typed in ("say catfish", 'SAY "catfish"', "say “catfish”", "say  catfish "):
        assert (read(typed), BORDER.spoken(typed)) == (SAY, "catfish")
    assert read("with fish say catfish again") is None


def test_a_list_shows_dots_in_place_of_the_text() -> None:
    assert BORDER.write(None, None, SAY) == 'say "…"'
    assert BORDER.write(None, None, HELP + 1) == 'with fish say "…" again'
    assert read('say "…"') == SAY
    assert BORDER.spoken('say "…"') == ""


def test_capital_letters_are_kept() -> None:
    assert BORDER.spoken("say Katzenwäsche") == "Katzenwäsche"
    assert BORDER.spoken("pass") == ""


def test_what_is_no_text_is_refused_with_the_rule() -> None:
    assert refusal('say "<b>"') == Refusal("unclear-text", "2.1", {"text": "<b>"})
    assert refusal(f'say "{"x" * 41}"') == Refusal("text-too-long", "2.1", {"most": 40})
    assert refusal("say") == Refusal("wrong-form", "2.1", {"text": "say", "example": 'say "catfish"'})
    assert refusal('with dog say "x" again') == Refusal(
        "wrong-form", "2.2", {"text": 'with dog say "x" again', "example": 'with cat say "fire" again'}
    )


def test_rules_judge_the_text_by_its_code() -> None:
    assert refusal("say Moon-Fish") == Refusal("said-before", "2.3", {"text": "Moon-Fish"})
    assert refusal("say sunfish") is None
