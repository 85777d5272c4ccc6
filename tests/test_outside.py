"""Games from outside the package: examples/pig, and what `hameau new-game` writes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hameau import plain

ROOT = Path(__file__).parents[1]
PIG = ROOT / "examples" / "pig"
PLAYED = "import hameau; print(hameau.game('pig').match(2, seed=1).position(), hameau.plain.is_compiled())"
BEGUN = "seats=2 waiting=1 active=0 turn=0 kept=0,0,0,0,0,0"
compiled_only = pytest.mark.skipif(not plain.is_compiled(), reason="nothing is compiled here")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own, which is told of no game but by these."""
    mine = {k: v for k, v in os.environ.items() if not k.startswith("HAMEAU_GAMES")}
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, env=mine | environment, capture_output=True, text=True, check=False, timeout=300
    )


def hameau(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run("-m", "hameau", *arguments, **environment)


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A place for compiled games that nothing else uses."""
    return {"HAMEAU_CACHE": str(tmp_path_factory.mktemp("cache"))}


@compiled_only
def test_a_game_is_compiled_once_and_found_by_every_process(cache: dict[str, str]) -> None:
    first, second = (run("-c", PLAYED, HAMEAU_GAMES=str(PIG), **cache) for _ in range(2))
    assert first.stdout == second.stdout == f"{BEGUN} True\n", first.stderr
    assert "compiling pig" in first.stderr
    assert second.stderr == ""


@compiled_only
def test_without_a_compiler_all_games_run_as_plain_python_and_that_is_said(tmp_path: Path) -> None:
    nothing = {"HAMEAU_CACHE": str(tmp_path), "CC": "/nonexistent/cc"}
    played = run("-c", PLAYED, HAMEAU_GAMES=str(PIG), **nothing)
    assert played.stdout == f"{BEGUN} False\n"
    assert "so all games run as plain Python" in played.stderr
    doctor = hameau("doctor", "--games", str(PIG), **nothing)
    assert "pig cannot be compiled here (there is no C compiler" in doctor.stdout
    assert "pig: plain" in doctor.stdout


@compiled_only
def test_rules_that_leave_the_dialect_are_named_with_their_line_and_still_play(tmp_path: Path) -> None:
    assert hameau("new-game", "heap", "--into", str(tmp_path)).returncode == 0
    rules = tmp_path / "heap" / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("self.heap += FEWEST", "self.heap **= FEWEST"))
    done = hameau("games", "--games", str(tmp_path), HAMEAU_CACHE=str(tmp_path / "cache"))
    assert done.returncode == 0
    assert f"{rules}:38: ** is outside the dialect" in done.stderr


def test_a_new_game_passes_its_tests_and_every_law(tmp_path: Path, cache: dict[str, str]) -> None:
    written = hameau("new-game", "heap", "--into", str(tmp_path))
    assert written.returncode == 0, written.stderr
    tested = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path), **cache)
    assert tested.returncode == 0, tested.stdout
    judged = hameau("laws", "heap", "--games", str(tmp_path), **cache)
    assert judged.returncode == 0, judged.stdout


def test_the_laws_find_what_is_wrong_with_a_game(tmp_path: Path) -> None:
    hameau("new-game", "heap", "--into", str(tmp_path))
    box = tmp_path / "heap" / "__init__.py"
    box.write_text(box.read_text("utf-8").replace("state.heap < 0", "state.heap > 3"))
    judged = hameau("laws", "heap", "--games", str(tmp_path), HAMEAU_PURE="1")
    assert judged.returncode == 1
    assert "✗ keeping" in judged.stdout
    assert "a number is out of bounds" in judged.stdout


def test_the_example_is_tested_and_small(cache: dict[str, str]) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(PIG), **cache)
    assert done.returncode == 0, done.stdout
    modules = sorted((PIG / "pig").glob("*.py"))
    assert len(modules) == 2
    assert sum(len(module.read_text("utf-8").splitlines()) for module in modules) < 200


def test_an_installed_package_brings_its_game(tmp_path: Path, cache: dict[str, str]) -> None:
    """By its entry point, and from inside another package."""
    (tmp_path / "village" / "pig").mkdir(parents=True)
    (tmp_path / "village" / "__init__.py").write_text("import hameau\n")
    for file in PIG.glob("pig/**/*.*"):
        place = tmp_path / "village" / file.relative_to(PIG)
        place.parent.mkdir(exist_ok=True)
        if file.suffix in (".py", ".ftl"):
            place.write_text(file.read_text("utf-8").replace("from pig.", "from village.pig."))
    info = tmp_path / "village-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: village\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[hameau.games]\npig = village.pig\n")
    done = run("-c", PLAYED, PYTHONPATH=str(tmp_path), **cache)
    assert done.stdout == f"{BEGUN} {plain.is_compiled()}\n", done.stderr


@pytest.mark.parametrize(
    ("files", "says"),
    [
        ({}, "holds no game"),
        ({"oink/__init__.py": "GAME = 7\n"}, "GAME is 7, and no Game"),
        ({"json/__init__.py": "GAME = None\n"}, "Python knows another json; rename the folder"),
    ],
)
def test_a_folder_that_brings_no_game_is_refused(files: dict[str, str], says: str, tmp_path: Path) -> None:
    for name, text in files.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text)
    done = hameau("games", "--games", str(tmp_path))
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_has_a_key_of_its_own(tmp_path: Path) -> None:
    for name in ("buttons", "Heap", "two words"):
        assert hameau("new-game", name, "--into", str(tmp_path)).returncode == 2
    assert list(tmp_path.iterdir()) == []
