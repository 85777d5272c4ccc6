"""The build: all compiled or nothing, loud about our own mistakes, quiet and quick the second time."""

import signal
from pathlib import Path

import pytest

from tests.dialect.trees import compiled_files, lend_build, open_packages, plant, run, run_build
from tests.dialect.village import MAKE, MODULES

SANITIZED = "-O0 -fsanitize=bounds,shift -fsanitize-undefined-trap-on-error"
TINY = """
from hameau.engine.machine import i64


def twice(n: i64) -> i64:
    return n + n
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A project with one small compiled module (and State)."""
    open_packages(plant(tmp_path, {"tiny": TINY}))
    lend_build(tmp_path)
    return tmp_path


@pytest.fixture
def lonely(tiny: Path) -> Path:
    """The same without State: quick to compile."""
    (tiny / "src/hameau/engine/state.py").unlink()
    return tiny


def result(folder: Path) -> str:
    return run(
        folder,
        "-c",
        "import sys; sys.path.insert(0, 'src'); from hameau.village import tiny; print(tiny.twice(4))",
    ).stdout


@pytest.mark.parametrize("environment", [{"CC": "/nonexistent/cc"}, {"CC": "false"}])
@pytest.mark.usefixtures("compiler")
def test_without_a_compiler_all_stays_plain(environment: dict[str, str], lonely: Path) -> None:
    stale = lonely / "src/hameau/village/tiny.cpython-311-x86_64-linux-gnu.so"
    stale.write_text("")
    done = run_build(lonely, "--inplace", **environment)
    assert done.returncode == 0, done.stderr
    assert compiled_files(lonely) == []
    translated = list(lonely.rglob("*.c"))
    assert bool(translated) == (environment["CC"] == "false"), "nothing is translated that cannot be compiled"
    assert "It runs as plain Python, which plays the same but about 200 times slower" in done.stderr
    assert "apt install gcc python3-dev" in done.stderr
    assert done.stderr.count("Hameau:") == 1
    assert ("no C compiler was found" in done.stderr) == ("nonexistent" in environment["CC"])
    assert result(lonely) == "8\n"


@pytest.mark.usefixtures("compiler")
def test_without_any_path_to_a_compiler_all_stays_plain(lonely: Path) -> None:
    done = run_build(lonely, "--build-lib", str(lonely / "out"), PATH="/nonexistent")
    assert done.returncode == 0, done.stderr
    assert "Hameau: no C compiler was found" in done.stderr
    assert compiled_files(lonely) == []


@pytest.mark.usefixtures("compiler")
def test_a_build_that_must_compile_fails_without_a_compiler(lonely: Path) -> None:
    done = run_build(lonely, "--inplace", CC="/nonexistent/cc", HAMEAU_COMPILED="1")
    assert done.returncode != 0


@pytest.mark.usefixtures("compiler")
def test_pure_is_asked_for(tiny: Path) -> None:
    (tiny / "src/hameau/village/old.so").write_text("")
    done = run_build(tiny, "--inplace", HAMEAU_PURE="1")
    assert done.returncode == 0
    assert "Hameau:" not in done.stderr
    assert compiled_files(tiny) == []


@pytest.mark.usefixtures("compiler")
def test_a_refusal_fails_the_build(tiny: Path) -> None:
    (tiny / "src/hameau/village/tiny.py").write_text(TINY.replace("n + n", "n ** 2"))
    done = run_build(tiny, "--inplace")
    assert done.returncode != 0
    assert "src/hameau/village/tiny.py:6: ** is outside the dialect" in done.stderr
    assert compiled_files(tiny) == []


@pytest.mark.usefixtures("compiler")
def test_only_what_changed_is_compiled_again(lonely: Path) -> None:
    second = lonely / "src/hameau/village/second.py"
    second.write_text(TINY + "\n\ndef thrice(n: i64) -> i64:\n    return 3 * n\n")
    assert "building 'hameau.village.second'" in run_build(lonely, "--inplace").stdout
    (lonely / "src/hameau/village/gone.so").write_text("")
    assert result(lonely) == "8\n"
    assert "building" not in run_build(lonely, "--inplace").stdout
    assert compiled_files(lonely / "src") == ["second", "tiny"]
    (lonely / "src/hameau/village/tiny.py").write_text(TINY.replace("n + n", "n + n + 1"))
    done = run_build(lonely, "--inplace").stdout
    assert "building 'hameau.village.tiny'" in done
    assert "building 'hameau.village.second'" not in done
    assert result(lonely) == "9\n"
    second.unlink()
    done = run_build(lonely, "--inplace", HAMEAU_CFLAGS="-O0").stdout
    assert "building 'hameau.village.tiny'" in done  # other flags
    assert compiled_files(lonely / "src") == ["tiny"]


@pytest.mark.usefixtures("compiler")
def test_a_wheel_has_the_plain_text_beside_the_compiled(lonely: Path) -> None:
    done = run(lonely, "setup.py", "build", "--build-lib", "out")
    assert done.returncode == 0, done.stderr
    assert compiled_files(lonely / "out") == ["tiny"]
    assert compiled_files(lonely / "src") == []


@pytest.fixture(scope="module")
def sanitized(tmp_path_factory: pytest.TempPathFactory, compiler: str) -> Path:
    assert compiler
    folder = tmp_path_factory.mktemp("sanitized")
    open_packages(plant(folder, MODULES))
    lend_build(folder)
    done = run_build(folder, "--inplace", HAMEAU_CFLAGS=SANITIZED)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.parametrize("call", ["outside(7)", "outside(-1)", "outside(1000)", "through(64)", "through(-1)"])
def test_the_sanitizer_traps(call: str, sanitized: Path) -> None:
    done = run(sanitized, "-c", MAKE + f"print(make().{call})")
    assert done.returncode in (-signal.SIGILL, -signal.SIGTRAP), done.stderr


def test_the_sanitizer_lets_good_calls_pass(sanitized: Path) -> None:
    done = run(sanitized, "-c", MAKE + "print(make().outside(6), make().through(62), make().playout() > 0)")
    assert done.stdout == f"0 {1 << 62} True\n"
