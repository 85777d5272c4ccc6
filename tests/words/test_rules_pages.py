"""The rules read the same in every language: number by number, mark by mark, and the pages show all of it."""

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

import hameau
from hameau import rulebook
from hameau.engine.speech import LANGUAGES
from hameau.web.models import Rules
from hameau.web.rules import rules
from tests.words.test_words import QUOTES

KEYS = [game.key for game in hameau.games()]
TRANSLATED = [language for language in LANGUAGES if language != "en"]
HEADING = re.compile(r"^##+ (\d*)", re.MULTILINE)
ITEM = re.compile(r"^- (.+)$", re.MULTILINE)
NUMBERED = re.compile(r"\*\*(\d+\.\d+)\*\* (.+)")
ITALIC = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
CODE = re.compile(r"`([^`]+)`")
WORD = re.compile(r"[\w.’-]*\w")

each_language = pytest.mark.parametrize(("key", "language"), list(product(KEYS, LANGUAGES)))
each_translation = pytest.mark.parametrize(("key", "language"), list(product(KEYS, TRANSLATED)))


class Facts(NamedTuple):
    """What a line says in any language: code words, figures and marks."""

    codes: list[str]
    figures: list[str]
    marks: list[str]


def page(key: str, language: str) -> str:
    text = rulebook.page(key, language)
    assert text is not None, f"docs/rules has no {key} in {language!r}"
    return text


def shown(key: str, language: str) -> Rules:
    found = rules(key, language)
    assert found is not None
    return found


def sentences(key: str, language: str) -> list[tuple[str, str]]:
    """Each item of a list on the page: its number and its words."""
    found = [NUMBERED.fullmatch(item) for item in ITEM.findall(page(key, language))]
    assert all(found), "an item without a number"
    return [(one[1], one[2]) for one in found if one]


def marks(key: str, language: str) -> tuple[str, str]:
    """The words that mark a ruling and a reconstruction, as the opening of the page names them."""
    opening = page(key, language).partition("\n## ")[0]
    ruling, reconstructed = ITALIC.findall(opening)
    return ruling.casefold(), reconstructed.casefold()


def facts(key: str, language: str, line: str) -> Facts:
    notes = " ".join(ITALIC.findall(line)).casefold()
    places = [str(place) for place, mark in enumerate(marks(key, language)) if mark in notes]
    figures = re.findall(r"\d+", CODE.sub("", line))
    return Facts(sorted(CODE.findall(line)), sorted(figures), places)


def table_rows(key: str, language: str) -> list[str]:
    return [line for line in page(key, language).splitlines() if line.startswith("|")]


# -- the same page in every language -----------------------------------------------------------------------


@each_translation
def test_the_chapters_are_the_same_in_the_same_order(key: str, language: str) -> None:
    chapters = HEADING.findall(page(key, language))
    assert chapters == HEADING.findall(page(key, "en"))
    assert "1" in chapters
    assert chapters[-1] == "", "the last chapter says where the facts come from"


@each_translation
def test_the_numbered_sentences_are_the_same_in_the_same_order(key: str, language: str) -> None:
    assert [n for n, _ in sentences(key, language)] == [n for n, _ in sentences(key, "en")]


@each_translation
def test_each_sentence_has_the_code_words_figures_and_marks_of_the_english_one(
    key: str, language: str
) -> None:
    for (number, english), (_, translated) in zip(
        sentences(key, "en"), sentences(key, language), strict=True
    ):
        assert facts(key, language, translated) == facts(key, "en", english), number


@pytest.mark.parametrize("key", KEYS)
def test_the_marks_are_found_in_the_english_page_at_all(key: str) -> None:
    found = [place for _, line in sentences(key, "en") for place in facts(key, "en", line).marks]
    assert set(found) == {"0", "1"}


@each_translation
def test_each_row_of_a_table_has_the_cells_and_code_words_of_the_english_one(key: str, language: str) -> None:
    for english, translated in zip(table_rows(key, "en"), table_rows(key, language), strict=True):
        assert translated.count("|") == english.count("|")
        assert facts(key, language, translated) == facts(key, "en", english)


@each_translation
def test_nothing_was_left_in_english(key: str, language: str) -> None:
    english = {words for _, words in sentences(key, "en")}
    assert not [number for number, words in sentences(key, language) if words in english]


@each_language
def test_quotes_and_spaces_are_those_of_the_language(key: str, language: str) -> None:
    text = CODE.sub("code", page(key, language))
    if language != "en":
        assert not set("\"'“”„«»‘") & set(text) - set(QUOTES[language])
    assert "..." not in text
    assert not re.search(r"\S  +\S", text)
    if language == "fr":
        assert not re.search("(?<!\u202f)[;:!?»]|«(?!\u202f)", text.replace("|---", "")), "narrow space"
    else:
        assert not re.search(r"\s[;:!?]", text)


# -- the pages show all of it ------------------------------------------------------------------------------


@each_language
def test_the_rules_are_shown_in_the_language_asked_for(key: str, language: str) -> None:
    found = shown(key, language)
    assert (found.game, found.language, found.title) == (
        key,
        language,
        hameau.game(key).speech.say(language, "title"),
    )


@each_language
def test_no_sentence_is_lost(key: str, language: str) -> None:
    read = [(one.number, one.text) for chapter in shown(key, language).chapters for one in chapter.sentences]
    assert read == sentences(key, language)


@each_language
def test_a_sentence_stands_in_the_chapter_of_its_number(key: str, language: str) -> None:
    for chapter in shown(key, language).chapters:
        assert {one.number.partition(".")[0] for one in chapter.sentences} <= {chapter.number}


@each_language
def test_no_word_of_the_page_is_lost(key: str, language: str) -> None:
    assert list(words_shown(shown(key, language))) == WORD.findall(page(key, language))


def words_shown(found: Rules) -> Iterator[str]:
    """Every word in the order of the page: titles, paragraphs, tables, numbered sentences."""
    parts = [found.title, found.intro]
    for chapter in found.chapters:
        parts += [chapter.number, chapter.title, *chapter.paragraphs]
        parts += [cell for row in chapter.table for cell in row]
        parts += [part for one in chapter.sentences for part in (one.number, one.text)]
    for part in parts:
        yield from WORD.findall(part)


@each_language
def test_every_row_of_a_table_has_a_word_and_its_meaning(key: str, language: str) -> None:
    rows = [row for chapter in shown(key, language).chapters for row in chapter.table]
    assert len(rows) == len(table_rows(key, language)) - 1, "all but the line under the head"
    assert all(len(row) == 2 and all(row) for row in rows)
