"""The words by which others play the same set-up: a day, the lesson, or one that was drawn for a match."""

import re

DAY = re.compile(r"\d{4}-\d\d-\d\d")
LESSON = "lesson"


def is_race(word: str) -> bool:
    """Drawn for a match: whoever knows it can play that match elsewhere, and learn its luck."""
    return bool(word) and word != LESSON and not DAY.fullmatch(word)
