"""A match as a page that a person reads: its head, every move and what it caused, a drawing now and then.

The page is its own scenario: the head and the moves on it are played again, and all else is written anew.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from rich.text import Text

import hameau
from hameau import Match, bots

FOLDER = Path(__file__).parent
WIDTH = 110
MOST_LINES = 149
MOVE = re.compile(r" *(\d+)\. ([^:]+): (.+?) —(?: |$)")
HEAD = re.compile(r"(game|seats|options|start|seed|draw every) (.*)")


@dataclass
class Scenario:
    """All that decides what the page says."""

    key: str
    seats: int
    seed: int
    every: int  # moves from one drawing to the next
    options: Mapping[str, str] = field(default_factory=dict)
    start: str = ""  # a position, if it does not begin at the beginning
    moves: list[tuple[str, str]] = field(default_factory=list)  # who, what

    def begin(self) -> Match:
        game = hameau.game(self.key)
        if self.start:
            return game.position(self.start, seed=self.seed)
        return game.match(self.seats, seed=self.seed, options=self.options)


def pages() -> list[Path]:
    """All playthroughs."""
    return sorted(FOLDER.glob("*.txt"))


def read(text: str) -> Scenario:
    """The scenario of a page."""
    lines = text.split("\n\n")[0].splitlines()
    head = {found[1]: found[2] for found in map(HEAD.fullmatch, lines) if found}
    options = dict(pair.split("=") for pair in head["options"].split(" ") if "=" in pair)
    moves = [(found[2], found[3]) for found in map(MOVE.match, text.splitlines()) if found]
    return Scenario(
        key=head["game"],
        seats=int(head["seats"]),
        seed=int(head["seed"]),
        every=int(head["draw every"]),
        options=options,
        start=head.get("start", ""),
        moves=moves,
    )


def played(scenario: Scenario, player: str) -> Scenario:
    """The same with moves of a bot, to the end."""
    match = scenario.begin()
    bot = bots.make(player, scenario.seed)
    while match.waiting:
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    scenario.moves = [(match.names[seat], text) for seat, text in match.history]
    return scenario


def write(scenario: Scenario) -> str:
    """The page."""
    match = scenario.begin()
    lines = [*head(scenario), "", *wrapped("", sentences(match)), *drawing(match)]
    for number, (name, text) in enumerate(scenario.moves, 1):
        match.play(match.names.index(name), text)
        lines += wrapped(f"{number:3}. {name}: {text} — ", sentences(match))
        if number % scenario.every == 0 and match.waiting:
            lines += drawing(match)
    return "\n".join([*lines, *drawing(match), *end(match), ""])


def head(scenario: Scenario) -> list[str]:
    options = " ".join(f"{key}={value}" for key, value in scenario.options.items())
    lines = [f"game {scenario.key}", f"seats {scenario.seats}", f"options {options or 'as usual'}"]
    start = [f"start {scenario.start}"] if scenario.start else []
    return [*lines, *start, f"seed {scenario.seed}", f"draw every {scenario.every}"]


def sentences(match: Match) -> str:
    """What the last move caused, as it is told to those it happened to."""
    latest = [told for told in match.journal if told.move == len(match.history)]
    return " ".join(match.sentence(told.event) for told in latest if told.audience >> told.event.seat & 1)


def wrapped(label: str, text: str) -> list[str]:
    return textwrap.wrap(
        label + text, WIDTH, subsequent_indent=" " * 5 if label else "", break_on_hyphens=False
    )


def drawing(match: Match) -> list[str]:
    """The table as a spectator sees it."""
    say = partial(match.game.speech.say, "en")
    markup = match.game.draw(match.view(), match.names, (), say, WIDTH)
    return ["", *(line.rstrip() for line in Text.from_markup(markup).plain.split("\n")), ""]


def end(match: Match) -> list[str]:
    result = match.result
    assert result is not None, "a playthrough goes to the end"
    scores = ", ".join(
        f"{name} {'–' if score is None else score}"
        for name, score in zip(match.names, result.scores, strict=True)
    )
    return [f"Scores: {scores}. {result.why}", f"Position: {match.position()}"]
