"""What the dialect accepts means the same compiled and not, value for value."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.dialect.trees import compiled_files, run
from tests.dialect.village import ANSWER, MAKE, PLAY, QUESTIONS


def told(folder: Path, script: str, *arguments: str) -> Any:
    """What a script prints, as JSON."""
    done = run(folder, "-c", script, *arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def plain(plain_village: Path) -> Any:
    return told(plain_village, ANSWER, *QUESTIONS)


@pytest.fixture(scope="module")
def compiled(compiled_village: Path) -> Any:
    return told(compiled_village, ANSWER, *QUESTIONS)


def test_everything_was_compiled(compiled_village: Path, plain_village: Path) -> None:
    assert compiled_files(compiled_village / "src") == ["box", "rules", "state", "village"]
    assert compiled_files(plain_village) == []


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_answers_are_the_same(question: str, plain: Any, compiled: Any) -> None:
    assert compiled[question] == plain[question]


def test_a_match_is_the_same_to_the_byte(plain_village: Path, compiled_village: Path) -> None:
    plain = told(plain_village, PLAY)
    assert len(plain) > 10
    assert told(compiled_village, PLAY) == plain


WRONG = {
    "unknown": ("zzz", 1, "AttributeError"),
    "method": ("apply", 1, "AttributeError"),
    "content": ("box", 1, "AttributeError"),
    "too short": ("deck", [1, 2], "ValueError"),
    "too few rows": ("hand", [[1, 2, 3]], "ValueError"),
    "too short a row": ("hand", [[1, 2, 3], [1, 2, 3], [1, 2], [1, 2, 3]], "ValueError"),
    "no array": ("deck", 5, "ValueError"),
    "a float": ("count", 1.5, "TypeError"),
    "text": ("deck", [1, "2", 3], "TypeError"),
}
WRITE = """
import ast
state = make()
try:
    state.write(sys.argv[1], ast.literal_eval(sys.argv[2]))
except Exception as error:
    print(json.dumps([type(error).__name__, str(error), state.deck, state.hand]))
"""


@pytest.mark.parametrize("case", WRONG)
def test_write_refuses_what_does_not_fit(case: str, plain_village: Path, compiled_village: Path) -> None:
    name, value, error = WRONG[case]
    plain = told(plain_village, MAKE + WRITE, name, repr(value))
    assert plain[0] == error
    assert name in plain[1]
    assert told(compiled_village, MAKE + WRITE, name, repr(value)) == plain


def test_write_sets_fields_arrays_and_grids(plain_village: Path, compiled_village: Path) -> None:
    script = MAKE + (
        "s = make(); s.write('count', 3); s.write('worth', 2)\n"
        "s.write('deck', (7, 8, 9)); s.write('odds', [1, 2, 3, 4])\n"
        "s.write('hand', [[i * 3 + j for j in range(3)] for i in range(4)])\n"
        "s.write('mood', [[.5] * 3, [1.5] * 3])\n"
        "print(json.dumps([s.count, s.worth, s.deck, s.odds, s.hand, s.mood, s.dump().hex(), s.contents]))"
    )
    plain, compiled = told(plain_village, script), told(compiled_village, script)
    assert plain[:4] == [3, 2.0, [7, 8, 9], [1.0, 2.0, 3.0, 4.0]]
    assert compiled[:-1] == plain[:-1]
    assert compiled[-1] == 2  # the build has counted the content


def test_python_cannot_derive_from_a_compiled_class(compiled_village: Path) -> None:
    script = MAKE + "class Mine(rules.Rules): pass\nMine(box.Box(), box.Box(), 2)"
    done = run(compiled_village, "-c", script)
    assert done.returncode != 0
    assert "TypeError: Hameau is compiled, so a game must be too: Mine derives from" in done.stderr


def test_content_must_be_given(compiled_village: Path) -> None:
    done = run(compiled_village, "-c", MAKE + "village.Village(None, box.Box(), 2)")
    assert done.returncode == 1
    assert "AssertionError: no box" in done.stderr


def test_other_threads_run_while_released(compiled_village: Path, plain_village: Path) -> None:
    same = MAKE + "print(json.dumps(make().long_walk(1000)))"
    assert told(compiled_village, same) == told(plain_village, same)
    script = MAKE + (
        "import threading, time\nstate, ticks = make(), []\n"
        "thread = threading.Thread(target=state.long_walk, args=(300_000_000,))\nthread.start()\n"
        "while thread.is_alive():\n    ticks.append(1); time.sleep(0.001)\n"
        "print(json.dumps(len(ticks)))"
    )
    assert told(compiled_village, script) > 20


def test_a_stale_build_can_be_seen(compiled_village: Path) -> None:
    script = MAKE + (
        "import hashlib, pathlib\n"
        "text = pathlib.Path('src/hameau/village/rules.py').read_bytes()\n"
        "print(json.dumps([rules.__source__, hashlib.blake2b(text, digest_size=16).hexdigest(),"
        " hashlib.blake2b(text + b' ', digest_size=16).hexdigest()]))"
    )
    mine, same, changed = told(compiled_village, script)
    assert mine == same != changed
