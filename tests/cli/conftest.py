"""A terminal to type into."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

import hameau
from hameau import bots
from hameau.cli import main
from tests.cli.terminal import Said

Terminal = Callable[..., Said]


@pytest.fixture
def hameau_says(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Run a command with something typed; what it said."""
    for name in ("COLUMNS", "FORCE_COLOR", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")

    def run(*argv: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(argv)
        return Said(code, *capsys.readouterr())

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match that was played to its end."""
    match = hameau.game("buttons").match(seats=2, seed=5)
    greedy = bots.make("greedy")
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, greedy.choose(match, seat))
    file = tmp_path / "match.txt"
    file.write_text(match.record(), "utf-8")
    return file
