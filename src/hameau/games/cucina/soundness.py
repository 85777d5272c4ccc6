"""Can a match of Cucina Curiosa lead here? Each check says what is always true, and which numbers deny it.

`read_position` refuses what `find_wrong` finds; the laws ask the same of every position of their matches.
"""

from hameau.games.cucina.content import Opened
from hameau.games.cucina.rules.course import Rules


def find_wrong(content: Opened, state: Rules) -> str | None:
    """What no match can lead to; None if nothing is wrong."""
    return None
