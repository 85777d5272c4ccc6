"""What is a word, and which may be said."""

import pytest

from tests.games.silhouette.tables import fresh, seated
from tests.rules import rule

OPEN = "b3=cat c5=fish"


@rule("5.1")
@pytest.mark.parametrize("word", ["sushi lover", "Catastrophe", "7 lives", "fishcat", "l'amour"])
def test_a_word_may_be_anything_that_the_others_let_pass(word: str) -> None:
    table = seated(open=OPEN)
    table.does("Ann", f'say "{word}"')
    table.does("Ben", "accept")
    assert table.look().piles[0].pairs[0].text == word


@rule("5.2")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("cat/fish", "unclear-text"),
        ("-", "unclear-text"),
        ("<b>", "unclear-text"),
        ("x" * 41, "text-too-long"),
    ],
)
def test_a_word_has_letters_digits_and_few_signs(text: str, code: str) -> None:
    refused = seated(open=OPEN).refuses("Ann", f'say "{text}"')
    assert (refused.code, refused.rule) == (code, "5.2")


@rule("5.2")
def test_forty_letters_are_a_word() -> None:
    table = seated(open=OPEN)
    table.does("Ann", f"say {'x' * 40}")
    assert table.look().word is not None


@rule("5.3")
@pytest.mark.parametrize("typed", ["KEYRING", "key-ring", "Key Ring", "k'ey ring"])
def test_capitals_hyphens_and_spaces_do_not_count(typed: str) -> None:
    table = seated(open="b3=key c5=ring")
    table.does("Ann", f'say "{typed}"')
    table.does("Ben", "leave")
    said = table.look().said[-1]
    assert (said.by, said.accepted, said.text) == ("lexicon", True, typed)
    again = seated(open=OPEN, won=["Ben cat-fish star moon"])
    assert again.refuses("Ann", "say Cat fish").code == "said-before"


@rule("5.4")
@pytest.mark.parametrize(
    ("language", "word", "refused"),
    [("en", "cat", True), ("en", "FISH", True), ("en", "Katze", False), ("de", "Katze", True),
     ("de", "cat", False), ("fr", "chat", True), ("it", "pesce", True), ("en", "cats", False)],
)  # fmt: skip
def test_the_name_of_a_picture_is_no_word_for_it(language: str, word: str, refused: bool) -> None:
    table = seated(open=OPEN, language=language)
    if refused:
        assert table.refuses("Ann", f"say {word}").code == "plain-name"
    else:
        table.does("Ann", f"say {word}")


@rule("5.4")
def test_the_name_of_another_picture_may_be_said() -> None:
    table = seated(open=OPEN)
    table.does("Ann", "say dog")
    assert table.look().phase == "vote"


@rule("5.5")
def test_a_word_that_has_won_a_pair_is_used_up() -> None:
    table = seated(open=OPEN, won=["Ben catfish star moon"])
    refused = table.refuses("Ann", "say catfish")
    assert (refused.code, refused.rule) == ("said-before", "5.5")


@rule("5.6")
def test_a_word_that_was_turned_down_is_not_said_again_in_the_turn() -> None:
    table = seated(3, open=OPEN)
    table.does("Ann", "say fishcat")
    table.votes("Ben reject, Eve accept")
    assert table.look().tried == ["fishcat"]
    refused = table.refuses("Ben", "say Fish cat")
    assert (refused.code, refused.rule) == ("tried-before", "5.6")
    table.does("Ben", "pass")
    table.does("Eve", "pass")
    table.turn("Ben", "b3=cat c5=fish")
    assert table.look().tried == []
    table.does("Ben", "say fishcat")
    assert table.look().phase == "vote"


@rule("5.7")
def test_a_program_says_the_first_word_that_is_left() -> None:
    table = seated(open="b3=pig c5=eye", language="de", won=["Ben Schweinsauge star moon"])
    table.does("Ann", 'say "…"')
    word = table.look().word
    assert word is not None
    assert word.text == "Fettauge"


@rule("5.7")
def test_a_program_without_a_word_passes() -> None:
    table = seated(open="b3=laundry c5=moon")
    table.does("Ann", 'say "…"')
    assert (table.look().phase, table.look().speaker, table.look().word) == ("say", 1, None)


@rule("5.7")
def test_a_program_does_not_repeat_what_was_turned_down() -> None:
    table = seated(open=OPEN)
    table.does("Ann", "say catfish")
    table.does("Ben", "reject")
    table.does("Ben", 'say "…"')
    assert (table.look().phase, table.look().failures) == ("turn", 1)


def test_words_stay_with_their_match() -> None:
    first, second = fresh(seed=1), fresh(seed=1)
    first.turn(first.names[first.look().active], "a1=cat b1=fish")
    first.play(first.waiting[0], "say catfish")
    assert second.look().word is None
