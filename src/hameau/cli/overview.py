"""`hameau` alone: what one can do here."""

import argparse

import hameau
from hameau.cli.screen import FAINT, Screen

LINES = (
    ("serve", "does-serve"),
    ("play buttons", "does-play"),
    ("replay FILE", "does-replay"),
    ("verify FILE", "does-verify"),
    ("simulate buttons --seats 4", "does-simulate"),
    ("duel search:0.2s greedy", "does-duel"),
    ("regret search:0.2s,greedy", "does-regret"),
    ("study buttons --seats 4", "does-study"),
    ("compare - DIR", "does-compare"),
    ("bench engine", "does-bench"),
    ("solve chevoux --seed 1", "does-solve"),
    ("judge chevoux FILE", "does-judge"),
    ("learn buttonville", "does-learn"),
    ("games", "does-games"),
    ("content check", "does-content"),
    ("new-game NAME", "does-new-game"),
    ("laws buttons", "does-laws"),
    ("export FILE", "does-export"),
    ("forget", "does-forget"),
    ("import FILE", "does-import"),
    ("doctor", "does-doctor"),
)


def run(_: argparse.Namespace, screen: Screen) -> int:
    """Print it."""
    screen.line(f"Hameau {hameau.__version__}", "bold")
    screen.tell("welcome")
    screen.line()
    screen.table(("", ""), [(f"hameau {command}", screen.text(message)) for command, message in LINES])
    screen.line()
    screen.tell("more-help", FAINT)
    return 0
