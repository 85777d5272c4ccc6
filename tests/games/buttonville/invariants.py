"""What is always true in Buttonville."""

from hameau.games.buttonville.box import CITIZENS, GAMBLE, KEEP, SORT, SWEEP
from hameau.games.buttonville.content import Opened
from hameau.games.buttonville.judgement import Buttonville
from hameau.games.buttonville.rules import CHOOSING

# what was revealed or refilled lies open, or in hands and piles that all can count; who began is in the view
FORGOTTEN = frozenset({"began", "refilled", "turned-up", "doubled", "chose"})


def check(state: Buttonville, content: Opened) -> None:
    """True in every position."""
    if state.depth and state.asked[0] == CHOOSING:
        assert state.slots < CITIZENS + content.box.citizens[state.seats]
        return
    check_cards(state, content)
    for seat in range(state.seats):
        check_hand(state, seat)
        check_sets(state, seat)
    check_piles(state)
    check_waiting(state)


def check_cards(state: Buttonville, content: Opened) -> None:
    for slot in range(state.slots):
        cards = state.deck[slot] + state.forum[slot] + state.discard[slot] + state.revealed[slot]
        cards += sum(state.hand[seat][slot] + state.cards_laid(seat, slot) for seat in range(state.seats))
        assert cards == content.box.copies, "2.10: a card was made or lost"
        piles = (state.deck[slot], state.forum[slot], state.discard[slot], state.revealed[slot])
        assert min(piles) >= 0, "a card that is not there"


def check_hand(state: Buttonville, seat: int) -> None:
    slots = range(state.slots)
    assert state.buttons[seat] >= 0, "a negative purse"
    assert state.hand_size[seat] == sum(state.hand[seat][slot] for slot in slots)
    assert state.known_size[seat] == sum(state.known[seat][slot] for slot in slots)
    unseen = state.hand_size[seat] - state.known_size[seat]
    for slot in slots:
        hidden = state.hand[seat][slot] - state.known[seat][slot]
        assert 0 <= hidden <= unseen - state.without[seat][slot], "9.6: holds what it has shown to lack"
    if seat != state.active or not state.waiting:
        assert state.hand_size[seat] <= state.box.hand, "3.11: too many cards after a turn"


def check_sets(state: Buttonville, seat: int) -> None:
    assert all(state.set_size[seat][place] > 0 for place in range(state.sets[seat])), "5.19: an empty set"
    if seat != state.active or not state.waiting:
        kinds = [state.set_slot[seat][place] for place in range(state.sets[seat])]
        assert len(kinds) == len(set(kinds)), "3.13: two sets of a villager after a turn"


def check_piles(state: Buttonville) -> None:
    assert sum(state.deck[slot] for slot in range(state.slots)) == state.pile + state.end_pile
    assert state.forum_size == sum(state.forum[slot] for slot in range(state.slots))
    swept = state.depth > 0 and state.asked[state.depth - 1] == SWEEP
    full = state.forum_size >= state.box.forum
    assert full or swept or state.pile + state.end_pile == 0, "4.1: the forum is not refilled"
    assert (state.last_turn > 0) == (state.pile == 0), (
        "7.1: the end is near exactly if the draw pile is empty"
    )


def check_waiting(state: Buttonville) -> None:
    assert (state.waiting == 0) == (state.depth == 0), "over and asked, or not over and not asked"
    assert state.waiting in (0, 1 << state.active), "3.1: somebody else is waited for"
    if state.waiting:
        question = state.asked[state.depth - 1]
        assert state.is_open(question), "a question that needs no answer"
        assert state.active == (state.first + state.turn) % state.seats, "3.1: not that player's turn"
        assert not state.different_revealed() or question in (SORT, KEEP, GAMBLE), "revealed cards are left"
    else:
        assert state.turn == state.last_turn, "7.3: ended too early or too late"
        assert state.turn % state.seats == 0, "7.2: not everybody had the same number of turns"


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
