"""Positions that were changed a little: words, numbers and parts exchanged, doubled, lost or made larger.

How many are tried, for each game: `HAMEAU_FUZZ=1000 pytest tests/engine/test_fuzz.py`; a few without it, ten
thousand in `make thorough`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from random import Random

import hameau
from hameau import bots
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.laws.subjects import Setting
from tests.samples import sample

TRIALS = int(os.environ.get("HAMEAU_FUZZ") or sample(120, 10_000))  # changed positions of each game
MOVES = 50  # played from each that is accepted
KEPT = 40  # positions of each match that are changed
NUMBER = re.compile(r"\d+")
LETTERS = " |/-+:*.,=!o0123456789abcdfuxABDKMY"
FURTHER = (-5, -2, -1, -1, 1, 1, 2, 5, 10, 48)


def true_positions(setting: Setting, luck: Random) -> list[str]:
    """Some positions of a match in which two sensible moves follow each one at random."""
    match = setting.subject.game.match(setting.seats, seed=luck.getrandbits(32), options=setting.options)
    bot = bots.make("greedy", luck.getrandbits(16))
    texts = [match.position()]
    while match.waiting:
        seat = luck.choice(match.waiting)
        greedy = luck.random() < 0.6
        match.play(seat, bot.choose(match, seat) if greedy else luck.choice(match.moves(seat)))
        texts.append(match.position())
    return [*luck.sample(texts, min(KEPT, len(texts))), texts[-1]]


def changed(text: str, luck: Random, others: list[str]) -> str:
    """The text with one or two changes."""
    for _ in range(luck.choice((1, 1, 1, 1, 2))):
        text = luck.choice(CHANGES)(text, luck, others)
    return text


def another_letter(text: str, luck: Random, others: list[str]) -> str:
    at = luck.randrange(len(text))
    return text[:at] + luck.choice(LETTERS) + text[at + 1 :]


def another_number(text: str, luck: Random, others: list[str]) -> str:
    numbers = list(NUMBER.finditer(text))
    if not numbers:
        return text
    found = luck.choice(numbers)
    number = max(0, int(found[0]) + luck.choice(FURTHER))
    return text[: found.start()] + str(number) + text[found.end() :]


def one_here_one_there(text: str, luck: Random, others: list[str]) -> str:
    """What one number loses another one gains, so that sums stay as they were."""
    found = list(NUMBER.finditer(text))
    if not found:
        return text
    less, more = luck.choice(found), luck.choice(found)
    if less.start() == more.start() or int(less[0]) == 0:
        return text
    moved = {less.start(): int(less[0]) - 1, more.start(): int(more[0]) + 1}
    return NUMBER.sub(lambda number: str(moved.get(number.start(), number[0])), text)


def words_swapped(text: str, luck: Random, others: list[str]) -> str:
    words = text.split(" ")
    one, other = luck.randrange(len(words)), luck.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def word_doubled(text: str, luck: Random, others: list[str]) -> str:
    words = text.split(" ")
    at = luck.randrange(len(words))
    return " ".join([*words[: at + 1], *words[at:]])


def word_lost(text: str, luck: Random, others: list[str]) -> str:
    words = text.split(" ")
    del words[luck.randrange(len(words))]
    return " ".join(words)


def word_of_another(text: str, luck: Random, others: list[str]) -> str:
    """The same place of another position, or of the same entry where they have names."""
    words, theirs = text.split(" "), luck.choice(others).split(" ")
    at = luck.randrange(len(words))
    name = words[at].partition("=")[0] + "="
    same = [word for word in theirs if word.startswith(name)]
    words[at] = same[0] if same else theirs[min(at, len(theirs) - 1)]
    return " ".join(words)


def part_of_another(text: str, luck: Random, others: list[str]) -> str:
    parts, theirs = text.split(" | "), luck.choice(others).split(" | ")
    at = luck.randrange(min(len(parts), len(theirs)))
    parts[at] = theirs[at]
    return " | ".join(parts)


CHANGES: tuple[Callable[[str, Random, list[str]], str], ...] = (
    another_letter,
    another_number,
    another_number,
    one_here_one_there,
    words_swapped,
    word_doubled,
    word_lost,
    word_of_another,
    part_of_another,
)


def trials(settings: list[Setting], luck: Random) -> Iterator[tuple[Setting, str]]:
    """So many changed positions, of all settings in turn."""
    done = 0
    while done < TRIALS:
        setting = settings[done // KEPT % len(settings)]
        texts = true_positions(setting, luck)
        for _ in range(min(KEPT * 2, TRIALS - done)):
            done += 1
            yield setting, changed(luck.choice(texts), luck, texts)


def begun(game: Game, text: str) -> Match | None:
    """The match from there, or None if it is refused as it should be: nothing else may be raised."""
    try:
        return game.position(text, seed=len(text))
    except hameau.BadPosition:
        return None
