"""What is true in Cucina Curiosa from one position to the next; what is always true is in `soundness`."""

from hameau.games.cucina.bots.judgement import Cucina
from hameau.games.cucina.content import Opened


def follow(before: Cucina, after: Cucina, content: Opened) -> None:
    """True from one position to the next."""
    assert after.game - before.game in (0, 1)
    if after.game != before.game:
        assert not any(any(board) for board in after.lying), "7.4: a tile outlives its game"
        return
    assert after.turn - before.turn in (0, 1), "4.1: not exactly one tile was called"
    assert list(after.layout) == list(before.layout), "3.1: a board was exchanged"
    assert list(after.total) == list(before.total), "7.4: points were added within a game"
    for old, new in zip(before.lying, after.lying, strict=True):
        moved = [one for one, other in zip(old, new, strict=True) if one and one != other]
        assert not moved, "4.6: a tile was moved"
        assert sum(map(bool, new)) - sum(map(bool, old)) in (0, 1), "4.2: more than one tile was placed"
