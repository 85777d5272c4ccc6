"""What is always true in the toy."""

from tests.laws.toy.rules import KINDS, OVER, SEATS, Cards, Toy


def check(state: Toy, cards: Cards) -> None:
    seats = range(state.seats)
    for kind in range(KINDS):
        held = sum(state.hand[seat][kind] for seat in seats)
        assert state.deck[kind] + state.out[kind] + held == state.copies, "a card was made or lost"
        assert min(state.deck[kind], state.out[kind]) >= 0, "a negative number of cards"
    for seat in seats:
        assert min(state.hand[seat]) >= 0, "a negative number of cards"
        assert sum(state.hand[seat]) == state.held[seat], "a hand has another size than it shows"
        assert not state.sealed[seat] or state.hand[seat][state.sealed[seat] - 1], (
            "a card lies face down that is not there"
        )
    for knower in seats:
        for holder in seats:
            for kind in range(KINDS):
                assert state.known[knower * SEATS + holder][kind] <= state.hand[holder][kind], (
                    "a card known is not there"
                )
    assert (state.phase == OVER) == (state.waiting == 0), "over and waiting"


def follow(before: Toy, after: Toy, cards: Cards) -> None:
    for seat in range(after.seats):
        assert before.points[seat] <= after.points[seat], "points went away"
