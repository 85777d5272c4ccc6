"""What is always true in Chévoux."""

from collections import Counter

from hameau.games.chevoux.box import EDGE, LAST_ROW, RIVER
from hameau.games.chevoux.content import Opened
from hameau.games.chevoux.judgement import Chevoux
from hameau.games.chevoux.rules import NO_CARD
from hameau.games.chevoux.village import CELLS, COLUMNS, EDGE_CELLS, LAST_ROW_CELLS, RIVER_CELLS


def check(state: Chevoux, content: Opened) -> None:
    """True in every position."""
    check_tiles(state, content)
    check_sets(state, content)
    check_people(state, content)
    check_cards(state)


def check_tiles(state: Chevoux, content: Opened) -> None:
    lying = Counter(state.tile[: state.rows * COLUMNS])
    assert 0 not in lying, "a row that has tiles has a gap"
    assert not any(state.tile[state.rows * COLUMNS :]), "a tile lies beyond the rows"
    for kind in range(1, content.box.kinds + 1):
        axis = content.box.axis[kind]
        wanted = content.box.count[kind] if axis in (0, state.moon, state.sun) else 0
        assert lying[kind] + state.pile[kind] == wanted, f"kind {kind}: a tile was made or lost"
    assert state.moon != state.sun, "4.1: one axis twice"


def check_sets(state: Chevoux, content: Opened) -> None:
    """The words of bits say where the tiles lie."""
    zones = [state.cells[zone] for zone in (RIVER, EDGE, LAST_ROW)]
    assert zones == [RIVER_CELLS, EDGE_CELLS, LAST_ROW_CELLS]
    for number in range(LAST_ROW + 1, len(state.cells)):
        for cell in range(CELLS):
            belongs = state.sets_of(state.tile[cell]) >> number & 1
            assert state.cells[number] >> cell & 1 == belongs, f"set {number}, cell {cell}"


def check_people(state: Chevoux, content: Opened) -> None:
    assert sum(state.people) + state.supply == content.box.supply, "a person was made or lost"
    assert min(state.people) >= 0
    assert state.supply >= 0
    for cell in range(CELLS):
        assert not state.people[cell] or state.tile[cell] == content.box.dwelling, "6.9: people elsewhere"


def check_cards(state: Chevoux) -> None:
    assert state.rows == min(state.round + 1, 5), "5.2: rows grow with the rounds"
    assert 1 <= state.round <= state.last_round()
    if state.waiting:
        assert not state.deck >> state.card & 1, "the open card lies in the deck too"
        assert 1 <= state.deck.bit_count() <= 5, "5.5: one card lies aside"
    else:
        assert (state.card, state.deck.bit_count()) == (NO_CARD, 1), "5.7: five cards a round"
        assert state.round == state.last_round()


def follow(before: Chevoux, after: Chevoux, content: Opened) -> None:
    """True from one position to the next."""
    assert after.round - before.round in (0, 1)
    assert (after.moon, after.sun, after.hard) == (before.moon, before.sun, before.hard)
    assert sum(after.people) - sum(before.people) in range(4), "6.13: somebody left"
    assert after.people.count(0) >= before.people.count(0) - 1, "6.11: one dwelling a card"
    if after.round == before.round and after.waiting:
        assert before.deck & ~after.deck == 1 << after.card, "5.6: not exactly one card was turned up"
