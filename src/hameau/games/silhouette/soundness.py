"""Can a match of Silhouette lead here? Each check says what is always true, and which numbers deny it."""

from hameau.games.silhouette.content import Opened
from hameau.games.silhouette.rules.course import OVER, Rules


def find_wrong(content: Opened, state: Rules) -> str | None:
    """What no match can lead to; None if nothing is wrong."""
    if (state.phase == OVER) != (state.waiting == 0) or state.waiting >> state.seats:
        return "somebody is waited for exactly while it is not over"
    return None
