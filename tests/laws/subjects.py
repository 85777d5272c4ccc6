"""Whom the laws judge: every listed game, with its own invariants and its page of rules."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import Any

import hameau
from hameau import Game
from hameau.laws.subjects import Subject, nothing_follows

ROOT = Path(__file__).parents[2]


def listed() -> list[Subject]:
    """All games on the shelf."""
    return [subject(game) for game in hameau.games()]


LISTED = "tests.laws.subjects:listed"  # for other processes


def subject(game: Game) -> Subject:
    """A game with its `soundness.py`, `tests/games/<key>/invariants.py` and `docs/rules/<key>.md`."""
    invariants = importlib.import_module(f"tests.games.{game.key}.invariants")
    soundness = importlib.import_module(f"hameau.games.{game.key}.soundness")

    def check(state: Any, content: Any) -> None:
        wrong = soundness.find_wrong(content, state)
        assert wrong is None, f"{wrong}: {game.write_position(content, state)}"

    weaker = f"tests.games.{game.key}.imagined"
    imagined = importlib.import_module(weaker) if importlib.util.find_spec(weaker) else None
    page = ROOT / "docs" / "rules" / f"{game.key}.md"
    return Subject(
        game,
        check=check,
        follow=getattr(invariants, "follow", nothing_follows),
        forgotten=getattr(invariants, "FORGOTTEN", frozenset()),
        rules=page.read_text("utf-8"),
        lapses=getattr(invariants, "LAPSES", False),
        chosen=getattr(invariants, "SETTINGS", ()),
        imagined=imagined.check if imagined else None,
    )
