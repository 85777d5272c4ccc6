"""Learns the habits of Buttonville's imagined players anew: what stands in learned.py.

They are learned with two players and selections at random; with three and four they are good too. The same
seed learns the same. In the exam those with habits play against those without.
"""

from collections.abc import Callable, Iterator, Sequence

from hameau.games.buttonville.bots.habits import (
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
from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.buttonville.bots.school import School
from hameau.games.buttonville.content import Opened, Villager
from hameau.games.buttonville.rules.box import GENERAL, HABITS, Box
from hameau.games.buttonville.rules.course import RANDOM

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

Written by `hameau learn buttonville`: learn them anew instead of changing them. Those of a villager
count while its effect is the one that they were learned with.
"""

# fmt: off

Habits = dict[tuple[str, str, tuple[str, ...]], tuple[int, ...]]  # by villager, moment and effect
'''


def learn(opened: Opened, matches: int, seed: int, tell: Callable[[int], None]) -> list[float]:
    """The habits after so many matches; what percentage of them is over is told."""
    box = opened.box
    school, before, state = School(), Buttonville(box, 2, RANDOM), Buttonville(box, 2, RANDOM)
    classes = matches // CLASS
    for number in range(classes):
        school.growth = QUICKLY if 2 * number < classes else SLOWLY
        school.teach(before, state, CLASS, seed * 1_000_003 + number * 7919)
        if number + 1 > AVERAGED * classes:
            school.average()
        tell(100 * (number + 1) // classes)
    return list(school.mean)


def exam(opened: Opened, habits: list[float]) -> Iterator[str]:
    """How good they are, at every number of seats."""
    for seats in (2, 3, 4):
        share, lead = examine(habits, opened.box, seats)
        yield f"{seats} players: {100 * share:.1f} % of victories, {lead:+.2f} points beside the best rival"


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


def write_file(opened: Opened, habits: Sequence[float]) -> str:
    return write(opened.page.villager, habits)


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
