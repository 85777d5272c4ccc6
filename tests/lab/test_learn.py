"""The examples that learn: they run, and what they have learned beats the greedy bot."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import hameau
from hameau import bots
from hameau.lab import duel

LEARN = Path(__file__).parents[2] / "examples" / "learn"
FOR_GREEDY = 52  # percent of matches of BUTTONS that a learned bot wins; 55.4 were measured


def example(name: str) -> Any:
    """A script of the folder as a module."""
    if str(LEARN) not in sys.path:
        sys.path.append(str(LEARN))
    spec = importlib.util.spec_from_file_location(f"example_{name}", LEARN / f"{name}.py")
    assert spec
    assert spec.loader
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_was_learned_of_buttons_beats_greedy() -> None:
    learned = example("buttons")
    share, _ = learned.duel(learned.Net.load(learned.KEPT), 6000, seed=5)
    assert share > FOR_GREEDY


def test_what_was_learned_of_buttonville_beats_greedy() -> None:
    game = hameau.game("buttonville")
    told = duel.duel(game, f"{LEARN / 'buttonville.py'}:Bot", "greedy", matches=10, seed=3)
    assert told.won >= 6


@pytest.mark.parametrize("name", ["buttons", "buttonville"])
def test_the_scripts_learn_and_keep_what_they_learned(name: str, tmp_path: Path) -> None:
    script, said = example(name), list[str]()
    found = script.learn(0.5, said.append)
    assert said
    found.save(tmp_path / "net.npz")
    kept = script.Net.load(tmp_path / "net.npz")
    assert all(np.isfinite(weights).all() for weights in kept.weights)


def test_a_network_learns_what_a_choice_is_worth() -> None:
    net_of = example("net").Net
    luck = np.random.default_rng(1)
    rows = luck.normal(size=(4000, 3)).astype(np.float32)
    chosen = luck.integers(0, 2, 4000)
    worth = np.where(chosen == 1, np.sign(rows[:, 0]), -np.sign(rows[:, 0])).astype(np.float32) * 0.9
    net = net_of([3, 16, 2])
    first = net.fit(rows, chosen, worth, epochs=1, rate=1e-3)
    last = net.fit(rows, chosen, worth, epochs=20, rate=1e-2)
    assert last < first / 4
    assert (net(rows).argmax(1) == (rows[:, 0] > 0)).mean() > 0.9


def test_a_learned_bot_plays_for_as_many_as_like() -> None:
    match = hameau.game("buttons").match(seats=3, seed=1)
    bot = bots.make(f"{LEARN / 'buttons.py'}:Bot", seed=1)
    while match.waiting:
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    assert match.result


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(LEARN)
    monkeypatch.syspath_prepend(str(LEARN))
    cells = json.loads((LEARN / "first_steps.ipynb").read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    said = capsys.readouterr().out
    assert "after two minutes" in said
    assert "'roll'" in said
