"""Every numbered sentence of the rules has a test that names it; nobody cites one that is not there."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import hameau
from hameau.plain import home
from tests.words.catalogues import laws

TESTS = Path(__file__).parent
SENTENCE = re.compile(r"^- \*\*(\d+\.\d+)\*\*", re.MULTILINE)
ANY_NUMBER = re.compile(r"\*\*(\d+\.\d+)\*\*")
KEYS = [game.key for game in hameau.games()]


def page(key: str) -> str:
    return (TESTS.parent / "docs" / "rules" / f"{key}.md").read_text("utf-8")


def sentences(key: str) -> list[str]:
    return SENTENCE.findall(page(key))


def marked_tests(key: str) -> Iterator[tuple[str, str]]:
    """Each test of the game that is marked, with its number."""
    for path in sorted((TESTS / "games" / key).glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for number in marks(node):
                    yield f"{path.name}: {node.name}", number


def marks(function: ast.FunctionDef) -> list[str]:
    calls = [mark for mark in function.decorator_list if isinstance(mark, ast.Call)]
    return [
        str(first_constant(call))
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "rule"
    ]


def first_constant(call: ast.Call) -> object:
    return call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None


def cited_by_refusals(key: str) -> Iterator[tuple[str, object]]:
    """Each law and each `Refusal(code, rule, …)` of the game: its code and the number it cites."""
    yield from ((law.code, law.rule) for law in laws(key))
    for path in sorted((home() / "games" / key).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                code, rule = node.args[:2]
                assert isinstance(code, ast.Constant), f"{path.name}: a code that is not a word"
                assert isinstance(rule, ast.Constant), (
                    f"{path.name}: {code.value!r} cites a rule that is not a word"
                )
                yield f"{path.name}: {code.value!r}", rule.value


@pytest.mark.parametrize("key", KEYS)
def test_every_numbered_sentence_has_a_test(key: str) -> None:
    tested = {number for _, number in marked_tests(key)}
    assert [number for number in sentences(key) if number not in tested] == []


@pytest.mark.parametrize("key", KEYS)
def test_no_test_names_a_sentence_that_is_not_there(key: str) -> None:
    known = set(sentences(key))
    assert [(name, number) for name, number in marked_tests(key) if number not in known] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_mark_stands_on_a_test(key: str) -> None:
    names = [name.partition(": ")[2] for name, _ in marked_tests(key)]
    assert [name for name in names if not name.startswith("test_")] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_refusal_cites_a_sentence_that_is_there(key: str) -> None:
    known = {*sentences(key), None}
    cited = list(cited_by_refusals(key))
    assert cited, "no refusal found: has the code moved?"
    assert [(code, rule) for code, rule in cited if rule not in known] == []


@pytest.mark.parametrize("key", KEYS)
def test_the_sentences_are_numbered_without_gap_or_double(key: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in sentences(key)]
    assert len(numbers) == len(ANY_NUMBER.findall(page(key))), "a number that does not open its line"
    for before, after in pairwise(numbers):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1)), f"{after} after {before}"
