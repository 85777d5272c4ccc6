"""What is true in BUTTONS from one position to the next; what is always true is in `soundness`."""

from hameau.games.buttons.content import Opened
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.rules import BOARDS


def follow(before: Buttons, after: Buttons, content: Opened) -> None:
    """True from one position to the next."""
    for seat in range(after.seats):
        assert not before.stars[seat] & ~after.stars[seat], "5.6: a star went away"
        assert after.stars[seat].bit_count() - before.stars[seat].bit_count() <= 1
        assert before.phase == BOARDS or before.face[seat] == after.face[seat], "a board was exchanged"
        if after.round == before.round:
            assert before.cards[seat] == after.cards[seat], "5.7: cards moved within a round"
    assert after.round - before.round in (0, 1)
    assert before.round == 0 or after.round == before.round or not any(after.buttons), (
        "5.6: buttons outlive their round"
    )
