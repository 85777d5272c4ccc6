"""Refuses positions that no match can lead to, as far as the rules need it."""

from collections.abc import Iterator

from hameau.engine.errors import BadPosition
from hameau.games.guilds.activation import BID, LEAVE
from hameau.games.guilds.box import BUILDING, SIDES
from hameau.games.guilds.cards import ACTIVATION, CHOICE, FINAL, GROWTH, OVER, TURN, TURN_END
from hameau.games.guilds.city import CELLS, NOWHERE
from hameau.games.guilds.content import Opened
from hameau.games.guilds.effects import (
    BRIBE,
    BRIBE_COIN,
    COIN,
    EFFECT,
    LIMIT,
    MAYOR,
    NO_QUESTION,
    SHIFT_NUMBER,
    SHIFT_TO,
    SOLITAIRE,
    SPEND_FOR_MOVE,
    SWAP,
    WHENCE,
    WHENCE_MORE,
    WHITHER_LAND,
    WHITHER_RALLY,
)
from hameau.games.guilds.judgement import Guilds

COLOUR_ROOM = 5
WAITING_PHASES = (CHOICE, TURN, TURN_END, ACTIVATION, GROWTH, FINAL, OVER)


def check(content: Opened, state: Guilds) -> None:
    """Raise BadPosition with the first thing that cannot be."""
    for wrong in (wrong_city, wrong_liverymen, wrong_cards, wrong_mayors, wrong_questions, wrong_waiting):
        for sentence in wrong(content, state):
            raise BadPosition(sentence)


def wrong_city(content: Opened, state: Guilds) -> Iterator[str]:
    tiles = [tile for tile in state.tile if tile]
    if len(set(tiles)) < len(tiles):
        yield "a tile lies there twice"
    if state.barred & ~state.open or (state.barred and state.seats > 1):
        yield "only unresolved tiles have a neutral from the start, and only alone against Boris (rule 9.4)"
    if state.beadle != NOWHERE:
        on = state.tile[state.beadle]
        if not 0 < on < BUILDING or (not state.open >> state.beadle & 1 and state.phase != ACTIVATION):
            yield "the beadle stands on an unresolved guild tile (rules 2.17, 5.16)"
    tokens = list(state.bag)
    for cell in range(CELLS):
        if state.token[cell]:
            tokens[state.token[cell] - 1] += 1
        if state.token[cell] and state.done >> cell & 1 and state.phase != ACTIVATION:
            yield "a completed tile has no token (rule 5.15)"
    if any(tokens[i] > content.box.token_copies[i] for i in range(len(tokens))):
        yield "there are more tokens of a kind than the box holds"
    if not 1 <= state.round <= 99 and state.phase != CHOICE:
        yield "rounds are counted from 1"


def wrong_liverymen(content: Opened, state: Guilds) -> Iterator[str]:
    taken = 0
    pawns = state.pawns
    for seat in range(state.seats):
        masters = state.masters[seat]
        if masters & ~state.done or masters & taken:
            yield f"seat {seat}: a master stands on a completed tile, and alone (rule 5.13)"
        taken |= masters
        own = state.hall[seat] + state.supply[seat] + state.planted[seat] + masters.bit_count()
        own += sum(pawns[seat])
        if own != content.box.liverymen:
            yield f"seat {seat} has {own} liverymen, not {content.box.liverymen} (rule 2.1)"
    standing = sum(1 << cell for cell in range(CELLS) if any(pawns[side][cell] for side in range(SIDES)))
    lent = sum(1 << cell for cell in range(CELLS) if state.neutral[cell])
    if (standing | lent) & ~state.open:
        yield "liverymen stand on unresolved tiles"
    neutrals = state.neutrals + sum(state.neutral) + sum(state.bribed)
    most = content.box.boris_neutrals if state.seats == 1 else content.box.neutrals * state.seats
    if neutrals != most:
        yield f"there are {neutrals} neutrals, not {most} (rules 2.8, 9.2)"


def wrong_cards(content: Opened, state: Guilds) -> Iterator[str]:
    if min(state.deck) < 0:
        yield "there are more action cards of a kind than the box holds"
    for seat in range(state.seats):
        hand, known = state.hand[seat], state.known[seat]
        if any(seen > held for seen, held in zip(known, hand, strict=True)):
            yield f"seat {seat}: all know of cards that are not in the hand"


def wrong_mayors(content: Opened, state: Guilds) -> Iterator[str]:
    seen = 0
    firsts = 0
    groups = [(state.mayors[s], state.looking[s]) for s in range(state.seats)]
    under = [1 << card for card in state.under[: state.unders]]
    for bits in [*[bits for group in groups for bits in group], *under]:
        if bits & seen:
            yield "a mayoral card is in two places"
        seen |= bits
    for seat in range(state.seats):
        first, returned = state.first[seat], state.returned[seat]
        chosen = first.bit_count() == 1 and returned.bit_count() == content.box.mayoral - 1
        chooses = not first and not returned and state.looking[seat].bit_count() == content.box.mayoral
        if first & ~state.mayors[seat] or (first | returned) & firsts or first & returned:
            yield f"seat {seat}: the mayoral cards of the start are not as rule 2.4 says"
        if not (chosen or (state.phase == CHOICE and chooses)):
            yield f"seat {seat}: one mayoral card is kept of {content.box.mayoral} (rule 2.4)"
        if state.phase == CHOICE and state.looking[seat] and first:
            yield f"seat {seat} has chosen a mayoral card already"
        firsts |= first | returned
    if state.phase == CHOICE and (firsts & sum(state.looking[s] for s in range(state.seats)) or state.unders):
        yield "mayoral cards that were given back are not looked at by others (rule 2.5)"


def wrong_questions(content: Opened, state: Guilds) -> Iterator[str]:
    for i in range(state.depth):
        question, amount, place = state.asked[i], state.amount[i], state.place[i]
        if question == NO_QUESTION:
            yield "a question that asks nothing"
        if question in (SPEND_FOR_MOVE, BRIBE, WHENCE, WHENCE_MORE) and not (
            place < CELLS and state.open >> place & 1
        ):
            yield "a question about a tile that is not there"
        if question in (SHIFT_TO, SHIFT_NUMBER) and not (
            place < CELLS and state.stands[state.actor] >> place & 1 and amount < CELLS
        ):
            yield "a question about a tile on which nobody stands"
        if question == SHIFT_NUMBER and not state.open >> amount & 1:
            yield "a question about a tile that is not there"
        if (question == WHITHER_RALLY and place >= COLOUR_ROOM) or (
            question == WHITHER_LAND and place > COLOUR_ROOM
        ):
            yield "a question about a colour that is not there"
        if question == EFFECT and place >= content.box.kinds:
            yield "a question about a card that is not there"
        if question == COIN and amount > state.cards[state.actor]:
            yield "more coins are asked for than there are cards"
        if question == BRIBE_COIN and amount > state.cards[state.actor]:
            yield "more cards are asked for than there are"
        if question == SWAP and amount > sum(state.used):
            yield "more cards are to be drawn than were given away"
        if question in (BRIBE, BRIBE_COIN) and (state.phase != ACTIVATION or state.stage != BID):
            yield "neutrals are hired in the activation (rule 5.5)"
        if question == LIMIT and state.phase != TURN_END:
            yield "the hand limit is checked at the end of a turn (rule 4.15)"
        if question == SOLITAIRE and (state.seats > 1 or not state.solitaire):
            yield "the solitaire players' guild is not in play (rule 10.2)"
    for seat in range(state.seats):
        asked = state.depth > 0 and state.asked[state.depth - 1] == MAYOR and seat == state.actor
        if state.phase != CHOICE and bool(state.looking[seat]) != asked:
            yield f"seat {seat} looks at mayoral cards exactly while it is asked to choose (rule 8.5)"


def wrong_waiting(content: Opened, state: Guilds) -> Iterator[str]:
    if state.phase not in WAITING_PHASES:
        yield "in this phase nobody decides"
    if state.phase == OVER:
        if state.waiting or state.depth:
            yield "nobody is waited for when it is over"
        return
    if state.phase == CHOICE:
        chooses = sum(1 << seat for seat in range(state.seats) if state.looking[seat])
        if state.waiting != chooses or not chooses or state.depth or state.round:
            yield "those who have not chosen a mayoral card are waited for, before the first round"
        return
    if state.waiting != 1 << state.actor:
        yield "who acts is waited for, and nobody else"
    if state.phase in (TURN, TURN_END) and state.order[state.turn] != state.actor:
        yield "at a turn its player acts"
    if state.phase != TURN and not state.depth:
        yield "somebody is waited for, but nothing is asked"
    elif not state.find_moves(state.actor):
        yield "somebody is waited for, but can do nothing"
    if state.phase == ACTIVATION and not BID <= state.stage <= LEAVE:
        yield "nothing is asked while a tile is looked at"
    if state.phase != ACTIVATION and any(state.bribed):
        yield "neutrals are hired in the activation (rule 5.5)"
