"""What is true in Buttonville from one position to the next; what is always true is in `soundness`."""

from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.buttonville.content import Opened

# what was revealed or refilled lies open, or in hands and piles that all can count; who began is in the view
FORGOTTEN = frozenset({"began", "refilled", "turned-up", "doubled", "chose"})


def follow(before: Buttonville, after: Buttonville, content: Opened) -> None:
    """True from one position to the next."""
    assert after.turn - before.turn in (0, 1)
    assert before.last_turn in (0, after.last_turn), "7.1: the end moved away"
    assert after.pile <= before.pile or before.slots < after.slots
    if after.turn == before.turn and before.slots == after.slots:
        for seat in range(after.seats):
            if seat != after.active:
                assert sets_of(after, seat) == sets_of(before, seat), "somebody else's sets changed"
    for slot in range(before.slots):
        assert after.deck[slot] <= before.deck[slot] or after.slots > before.slots, "4.11: a card came back"


def sets_of(state: Buttonville, seat: int) -> list[tuple[int, int]]:
    places = range(state.sets[seat])
    return [(state.set_slot[seat][place], state.set_size[seat][place]) for place in places]
