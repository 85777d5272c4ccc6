"""Referees follow whole matches of every game with all options, and object to nothing."""

import ast
import sys
from pathlib import Path

import pytest

from tests.referees.following import KEYS, watch
from tests.samples import sample

MATCHES = sample(20, 2000)  # of each game


@pytest.mark.parametrize("key", KEYS)
def test_a_referee_has_no_objection_to_whole_matches(key: str) -> None:
    for number in range(MATCHES):
        watch(key, number)


@pytest.mark.parametrize("key", KEYS)
def test_a_referee_knows_nothing_of_our_code(key: str) -> None:
    tree = ast.parse(Path(__file__).with_name(f"{key}.py").read_text("utf-8"))
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or "."]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported <= set(sys.stdlib_module_names)
