"""`hameau ladder`."""

import json
from pathlib import Path

from tests.cli.conftest import Terminal


def test_the_command_prints_writes_and_keeps(hameau_says: Terminal, tmp_path: Path) -> None:
    page, table = tmp_path / "ladder.html", tmp_path / "ladder.json"
    argv = ("ladder", "werewolves", "--matches", "20", "--out", str(page), "--table", str(table))
    said = hameau_says(*argv, "--workers", "1")
    assert said.code == 0
    assert "greedy:0.3" in said.out
    assert "hameau ladder werewolves" in page.read_text()
    assert [step["level"] for step in json.loads(table.read_text())] == ["steady", "strong"]
    found = json.loads(
        hameau_says("ladder", "buttons", "--bots", "random,greedy", "--matches", "8", "--json").out
    )
    assert found["rungs"][0]["bot"] == "greedy"
