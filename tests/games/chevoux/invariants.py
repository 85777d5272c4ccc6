"""What is true in Chévoux from one position to the next; what is always true is in `soundness`."""

from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.content import Opened


def follow(before: Chevoux, after: Chevoux, content: Opened) -> None:
    """True from one position to the next."""
    assert after.round - before.round in (0, 1)
    assert (after.moon, after.sun, after.hard) == (before.moon, before.sun, before.hard)
    assert sum(after.people) - sum(before.people) in range(4), "6.13: somebody left"
    assert after.people.count(0) >= before.people.count(0) - 1, "6.11: one dwelling a card"
    if after.round == before.round and after.waiting:
        assert before.deck & ~after.deck == 1 << after.card, "5.6: not exactly one card was turned up"
