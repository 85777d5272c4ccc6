"""What is true in Guilds of London from one position to the next; what is always true is in `soundness`."""

from hameau.games.guilds.bots.judgement import Guilds
from hameau.games.guilds.content import Opened
from hameau.games.guilds.rules.box import SIDES

FORGOTTEN = frozenset(
    {"offered"}
)  # mayoral cards that were looked at and may have been drawn by others since


def follow(before: Guilds, after: Guilds, content: Opened) -> None:
    """True from one position to the next."""
    assert not before.done & ~after.done, "5.13: a completed tile was opened"
    assert after.round - before.round in (0, 1)
    for seat in range(after.seats):
        assert not before.masters[seat] & ~after.masters[seat], "4.7: a master left"
        assert not before.mayors[seat] & ~after.mayors[seat], "a mayoral card was given back"
    for side in range(SIDES):
        assert after.points[side] >= before.points[side], "points were lost"
    assert before.tile == [t if b else 0 for t, b in zip(after.tile, before.tile, strict=True)], (
        "a tile moved"
    )
    assert after.layout >= before.layout
