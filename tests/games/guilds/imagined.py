"""What is true of every world that somebody imagines, whose past nobody saw: less than of true positions."""

from hameau.games.guilds.bots.judgement import Guilds
from hameau.games.guilds.content import Opened
from hameau.games.guilds.rules.box import BORIS, BUILDING, COLOURS, SEATS, SIDES
from hameau.games.guilds.rules.cards import ACTIVATION, CHOICE, OVER
from hameau.games.guilds.rules.city import CELLS, HALLS, LAYOUT, NOWHERE


def check(state: Guilds, content: Opened) -> None:
    """True in every position."""
    check_city(state)
    check_liverymen(state, content)
    check_cards(state, content)
    check_mayors(state, content)
    check_questions(state)


def check_city(state: Guilds) -> None:
    assert not state.open & state.done, "a tile is unresolved and completed"
    assert state.open | state.done == LAYOUT[state.layout] & ~HALLS[state.layout], "6.8: a hole in the city"
    tiles = [tile for tile in state.tile if tile]
    assert len(set(tiles)) == len(tiles) == (state.open | state.done).bit_count(), "a tile lies there twice"
    for colour in range(COLOURS):
        box = sum(1 << cell for cell in range(CELLS) if shows(state, cell, colour))
        assert state.shows[colour] == box, "the colours of the city are wrong"
    if state.beadle == NOWHERE:
        assert not any(state.open >> c & 1 and state.tile[c] < BUILDING for c in range(CELLS)), (
            "5.16: no beadle"
        )
    else:
        assert state.tile[state.beadle] < BUILDING, "2.17: the beadle stands on a special building"
        assert state.open >> state.beadle & 1 or state.phase == ACTIVATION, "5.16: on a completed tile"
    if state.phase != ACTIVATION:
        assert all(bool(state.token[c]) == bool(state.open >> c & 1) for c in range(CELLS)), "5.15: tokens"


def shows(state: Guilds, cell: int, colour: int) -> bool:
    return bool(state.box.colours[state.tile[cell]] >> colour & 1)


def check_liverymen(state: Guilds, content: Opened) -> None:
    pawns = state.pawns
    for side in range(SIDES):
        assert min(pawns[side]) >= 0
        standing = sum(1 << cell for cell in range(CELLS) if pawns[side][cell])
        assert state.stands[side] == standing, "who stands where is wrong"
        assert not standing & ~state.open, "5.13: a liveryman on a completed tile"
    taken = 0
    for seat in range(state.seats):
        masters = state.masters[seat]
        assert not masters & taken, "5.13: two masters on a tile"
        assert not masters & ~state.done, "5.13: a master on an unresolved tile"
        taken |= masters
        parts = (state.hall[seat], state.supply[seat], state.planted[seat], masters.bit_count())
        assert min(parts) >= 0
        assert sum(parts) + sum(pawns[seat]) == content.box.liverymen, "2.1: a liveryman was made or lost"
    assert state.seats == 1 or not any(pawns[BORIS]), "9.1: Boris plays only against one"
    neutrals = state.neutrals + sum(state.neutral) + sum(state.bribed)
    assert neutrals == (
        content.box.boris_neutrals if state.seats == 1 else content.box.neutrals * state.seats
    )
    assert state.neutrals >= 0
    assert not any(pawns[seat][cell] for seat in range(state.seats, SEATS) for cell in range(CELLS))


def check_cards(state: Guilds, content: Opened) -> None:
    hands, known = state.hand, state.known
    for kind in range(content.box.kinds):
        lying = state.deck[kind] + state.discard[kind] + state.used[kind]
        assert min(state.deck[kind], state.discard[kind], state.used[kind]) >= 0
        held = [hands[seat][kind] for seat in range(SEATS)]
        assert lying + sum(held) == content.box.copies[kind], "8.7: an action card was made or lost"
        assert all(0 <= known[seat][kind] <= held[seat] for seat in range(SEATS)), (
            "a card is known but not there"
        )
    assert state.in_deck == sum(state.deck)
    assert [sum(hand) for hand in hands] == list(state.cards)


def check_mayors(state: Guilds, content: Opened) -> None:
    seats = range(state.seats)
    places = [state.top, *(state.mayors[s] for s in seats), *(state.looking[s] for s in seats)]
    places += [1 << card for card in state.under[: state.unders]]
    assert sum(bits.bit_count() for bits in places) == len(content.page.mayor), (
        "a mayoral card was made or lost"
    )
    assert sum(places) == (1 << len(content.page.mayor)) - 1, "a mayoral card is in two places"
    starts = [bits for s in seats for bits in (state.first[s], state.returned[s])]
    assert sum(starts).bit_count() == sum(bits.bit_count() for bits in starts), "2.5: kept and given back"
    for seat in seats:
        assert not state.first[seat] & ~state.mayors[seat]


def check_questions(state: Guilds) -> None:
    assert (state.phase == OVER) == (state.waiting == 0), "over and waiting"
    assert not any(state.asked[state.depth :])
    if state.phase not in (CHOICE, OVER):
        assert state.waiting == 1 << state.actor, "not the one who acts is waited for"
