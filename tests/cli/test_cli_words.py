"""The command line says the same in every language, and says all it knows."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hameau.cli import screen
from hameau.engine.speech import LANGUAGES

SOURCE = Path(screen.__file__).parent
QUOTES = {"en": "“”’", "fr": "«»’", "de": "„“’", "it": "«»’"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def entries(language: str) -> list[ftl.EntryType]:
    return list(FluentParser().parse((SOURCE / "words" / f"{language}.ftl").read_text("utf-8")).body)


def messages(language: str) -> dict[str, str]:
    """Each message as it is written."""
    text = (SOURCE / "words" / f"{language}.ftl").read_text("utf-8")
    found = [entry for entry in entries(language) if isinstance(entry, ftl.Message)]
    return {entry.id.name: text[entry.span.start : entry.span.end] for entry in found if entry.span}


def spelled() -> set[str]:
    """All texts in the code, from which a name could come."""
    printed = SOURCE.parent / "web" / "bench"  # whose rows the command line prints
    paths = [*SOURCE.glob("*.py"), *printed.glob("*.py")]
    trees = [ast.parse(path.read_text("utf-8")) for path in paths]
    constants = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in constants if isinstance(node.value, str)}


@each_language
def test_every_language_says_the_same_messages_with_the_same_facts(language: str) -> None:
    english, found = messages("en"), messages(language)
    assert list(found) == list(english)
    for name in english:
        assert set(re.findall(r"\$(\w+)", found[name])) == set(re.findall(r"\$(\w+)", english[name])), name
    assert not [entry for entry in entries(language) if isinstance(entry, ftl.Junk)]


@each_language
def test_quotes_and_spaces_are_those_of_the_language(language: str) -> None:
    for name, text in messages(language).items():
        assert not set("\"'“”„«»‘") & set(text) - set(QUOTES[language]), name
        if language == "fr":
            assert not re.search("(?<!\u202f)[;!?»]|«(?!\u202f)", text), name


def test_nothing_is_said_that_no_code_says() -> None:
    build = {f"build-{word}" for word in ("stale", "absent", "unused", "broken")}
    assert set(messages("en")) <= spelled() | build


@each_language
@pytest.mark.parametrize("count", [0, 1, 2])
def test_every_message_makes_a_sentence(language: str, count: int) -> None:
    for name, text in messages(language).items():
        facts: dict[str, str | int | float] = dict.fromkeys(re.findall(r"\$(\w+)", text), count)
        assert not set("{}$") & set(screen.Screen(language).text(name, **facts)), name


def test_none_is_not_told_as_one() -> None:
    for language in LANGUAGES:
        speak = screen.Screen(language).text
        assert speak("checked-moves", moves=0) != speak("checked-moves", moves=1)
        assert speak("simulated", matches=5, ties=0) != speak("simulated", matches=5, ties=1)
