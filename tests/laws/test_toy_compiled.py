"""The toy is written in the dialect: compiled with the rest it plays the same matches, state for state."""

import shutil
from pathlib import Path

import pytest

from hameau.laws import repeating
from hameau.plain import is_compiled
from tests.laws.copies import build_in, copy_tree
from tests.laws.subjects import ROOT

TOY = "tests.laws.toy.subjects:honest"


def build_with_the_toy(folder: Path) -> None:
    """A copy of everything, in which the toy stands among the games."""
    copy_tree(folder)
    rules = folder / "src" / "hameau" / "games" / "toy" / "rules.py"
    rules.parent.mkdir()
    shutil.move(folder / "tests" / "laws" / "toy" / "rules.py", rules)
    (rules.parent / "__init__.py").touch()
    for module in (folder / "tests" / "laws" / "toy").glob("*.py"):
        text = module.read_text("utf-8").replace("tests.laws.toy.rules", "hameau.games.toy.rules")
        module.write_text(text, "utf-8")
    build_in(folder)


@pytest.mark.skipif(
    not is_compiled(), reason="compares compiled with plain Python, and nothing is compiled here"
)
def test_the_toy_is_the_same_compiled_and_not(tmp_path: Path) -> None:
    build_with_the_toy(tmp_path)
    built = repeating.fingerprint(False, 1, TOY, root=tmp_path)
    assert built.compiled
    repeating.check_same(built, repeating.fingerprint(True, 1, TOY, root=tmp_path))
    repeating.check_same(built, repeating.fingerprint(True, 2, TOY, root=ROOT))
