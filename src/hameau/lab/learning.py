"""Learns the habits of Buttonville's imagined players anew, and writes games/buttonville/learned.py.

They are learned with two players and selections at random; with three and four they are good too. The same
seed learns the same. Afterwards those with habits play against those without.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from hameau import shelf
from hameau.games.buttonville.box import GENERAL, HABITS, Box
from hameau.games.buttonville.content import Villager
from hameau.games.buttonville.habits import (
    GENERAL_ROW,
    ON_ANY_PLAY,
    ON_ANY_USE,
    ON_DENYING,
    ON_DRAWING,
    ON_LOSING,
    ON_NAMING,
    ON_PASSING,
    ON_PLAYING,
    ON_PLAYING_NEW,
    ON_PLAYING_SOME,
    ON_TAKING,
    ON_TAKING_MORE,
    ON_TAKING_NEW,
    ON_USING,
    ON_USING_SIZE,
    ROW,
)
from hameau.games.buttonville.judgement import Buttonville
from hameau.games.buttonville.rules import RANDOM
from hameau.games.buttonville.school import School

FILE = shelf.HOME / "games" / "buttonville" / "learned.py"
CLASS = 2000  # matches between two looks at the progress
QUICKLY, SLOWLY = 0.006, 0.0018  # how fast habits grow, in the first half and then
AVERAGED = 0.6  # of the matches are played before the mean is begun
EXAM = 10_000  # matches from each seat
WIDTH = 16  # numbers in a line
PARTS = {  # of a row, and where they begin
    "take": ON_TAKING,
    "take more": ON_TAKING_MORE,
    "take new": ON_TAKING_NEW,
    "lose": ON_LOSING,
    "name": ON_NAMING,
    "use": ON_USING,
    "use size": ON_USING_SIZE,
    "play": ON_PLAYING,
    "play new": ON_PLAYING_NEW,
    "play some": ON_PLAYING_SOME,
}
GENERAL_PARTS = {
    "pass": ON_PASSING,
    "draw": ON_DRAWING,
    "deny": ON_DENYING,
    "play": ON_ANY_PLAY,
    "use": ON_ANY_USE,
}
HEAD = '''\
"""What imagined players have learned to like, in hundredths of a promise; `habits.py` says when each counts.

Written by `python -m hameau.lab.learning`: learn them anew instead of changing them. Those of a villager
count while its effect is the one that they were learned with.
"""

# fmt: off

Habits = dict[tuple[str, str, tuple[str, ...]], tuple[int, ...]]  # by villager, moment and effect
'''


def main() -> None:
    asked = arguments()
    opened = shelf.game("buttonville").content
    try:
        habits = learn(opened.box, asked.matches, asked.seed)
    except KeyboardInterrupt:
        sys.exit("\nStopped; nothing was written.")
    asked.output.write_text(write(opened.page.villager, habits), encoding="utf-8")
    for seats in (2, 3, 4):
        share, lead = examine(habits, opened.box, seats)
        print(f"{seats} players: {100 * share:.1f} % of victories, {lead:+.2f} points beside the best rival")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m hameau.lab.learning", description=__doc__)
    parser.add_argument("--matches", type=int, default=4_000_000, help="default 4000000, about nine minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=FILE, help="another file than learned.py")
    asked = parser.parse_args()
    if asked.matches < CLASS:
        parser.error(f"--matches {asked.matches}: at least {CLASS} are needed to learn anything")
    return asked


def learn(box: Box, matches: int, seed: int) -> list[float]:
    school, before, state = School(), Buttonville(box, 2, RANDOM), Buttonville(box, 2, RANDOM)
    classes = matches // CLASS
    for number in range(classes):
        school.growth = QUICKLY if 2 * number < classes else SLOWLY
        school.teach(before, state, CLASS, seed * 1_000_003 + number * 7919)
        if number + 1 > AVERAGED * classes:
            school.average()
        print(f"\r{100 * (number + 1) // classes} %", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return list(school.mean)


def examine(habits: list[float], box: Box, seats: int) -> tuple[float, float]:
    """The share of victories of who has these habits against who has none, and the lead in points."""
    victories = lead = 0.0
    for seat in range(seats):
        school, before, state = School(), Buttonville(box, seats, RANDOM), Buttonville(box, seats, RANDOM)
        school.mean = habits
        school.examine(before, state, EXAM, seat, seat)
        victories += school.victories / EXAM / seats
        lead += school.lead / EXAM / seats
    return victories, lead


def write(villagers: Sequence[Villager], habits: Sequence[float]) -> str:
    """The file, of habits in the order of the box."""
    lines = [HEAD, "LEARNED: Habits = {"]
    for number, villager in enumerate(villagers):
        steps = "".join(f'"{step}", ' for step in villager.effect).rstrip()
        lines.append(f'    ("{villager.id}", "{villager.when}", ({steps})): (')
        lines += ["        " + line for line in write_row(habits[number * HABITS :], PARTS, ROW)] + ["    ),"]
    lines += ["}", "", "ANY_VILLAGER = ("]
    lines += ["    " + line for line in write_row(habits[GENERAL * HABITS :], GENERAL_PARTS, GENERAL_ROW)]
    return "\n".join([*lines, ")", ""])


def write_row(habits: Sequence[float], parts: dict[str, int], end: int) -> list[str]:
    """A line for each part, or several; its name stands behind it."""
    lines = []
    for (name, first), last in zip(parts.items(), [*list(parts.values())[1:], end], strict=True):
        numbers = [f"{round(100 * habit)}," for habit in habits[first:last]]
        for at in range(0, len(numbers), WIDTH):
            named = "" if at + WIDTH < len(numbers) else f"  # {name}"
            lines.append(" ".join(numbers[at : at + WIDTH]) + named)
    return lines


if __name__ == "__main__":
    main()
