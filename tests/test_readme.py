"""The README and the page about Python are run: the blocks of each, one after the other, in one namespace.

`expression  # -> value` in a block says what the expression gives, as Python writes it; asserts are asserts.
"""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import hameau

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "docs" / "python.md", ROOT / "docs" / "researching.md"]
each_page = pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = re.compile(r"# -> (.*)$")


def blocks(page: Path) -> list[tuple[int, str]]:
    """Each Python block and the number of its first line."""
    text = page.read_text("utf-8")
    return [(text.count("\n", 0, found.start(1)) + 1, found[1]) for found in BLOCK.finditer(text)]


def run(page: Path, block: str, first: int, names: dict[str, Any]) -> int:
    """Run a block; how many shown values were compared."""
    compared = 0
    for node in ast.parse(block).body:
        ast.increment_lineno(node, first - 1)
        shown = SHOWN.search(block.split("\n")[node.lineno - first])
        if shown and isinstance(node, ast.Expr):
            value = eval(compile(ast.Expression(node.value), page.name, "eval"), names)
            assert repr(value) == shown[1], f"{page.name}, line {node.lineno}"
            compared += 1
        else:
            exec(compile(ast.Module([node], []), page.name, "exec"), names)
    return compared


@each_page
def test_its_python_runs_and_gives_what_it_shows(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    found = blocks(page)
    assert found, "the page has no Python"
    compared = sum(run(page, block, first, names) for first, block in found)
    assert compared == sum(block.count("# -> ") for _, block in found), "a value that is not compared"
    assert names["hameau"] is hameau
    capsys.readouterr()


@each_page
def test_every_fence_of_python_is_run(page: Path) -> None:
    text = page.read_text("utf-8")
    assert len(blocks(page)) == len(re.findall(r"^\s*```(?:python|py)\b", text, re.MULTILINE))
    assert ">>> " not in text, "values are shown by a comment: expression  # -> value"


# -- the names that were promised --------------------------------------------------------------------------


def test_the_public_names_are_there() -> None:
    errors = {"Refused", "Unknown", "BadPosition", "BadRecord", "BadContent"}
    assert {"game", "games", "replay", "verify", *errors} <= set(hameau.__all__)
    for name in hameau.__all__:
        assert getattr(hameau, name).__doc__, f"{name} says nothing about itself"


def test_the_public_interface_does_what_it_says() -> None:
    game = hameau.game("buttons")
    assert game in hameau.games()
    match = game.match(seats=4, seed=7, options={"boards": "random"})
    (seat,) = match.waiting
    assert match.moves(seat) == ["roll"]
    other = (seat + 1) % 4
    assert match.moves(other) == []
    match.play(seat, "roll")
    with pytest.raises(hameau.Refused) as caught:
        match.play(seat, "roll")
    assert caught.value.sentence
    assert caught.value.rule == "4.7"
    assert match.result is None
    fork = game.position(match.position())
    assert fork.position() == match.position()
    assert fork.moves(seat) == match.moves(seat)
    again = hameau.replay(match.record())
    assert again.record() == match.record()
    assert hameau.verify(match.record()).moves == 1
    while match.waiting:
        match.play(match.waiting[0], match.moves(match.waiting[0])[-1])
    assert match.waiting == ()
    result = match.result
    assert result is not None
    assert (len(result.scores), bool(result.winners), bool(result.why)) == (4, True, True)


@pytest.mark.parametrize("kind", [hameau.Match, hameau.Game])
def test_what_one_may_ask_is_explained(kind: type) -> None:
    for name in ("moves", "play", "view", "record", "result", "waiting", "match"):
        if hasattr(kind, name):
            assert getattr(kind, name).__doc__, name
