"""Can a match of Guilds of London lead here? Each check says what is always true, and what denies it.

`read_position` refuses what `find_wrong` finds; the laws ask the same of every position of their matches.
"""

from collections.abc import Iterator

from hameau.engine.match import names_for
from hameau.games.guilds.content import Opened
from hameau.games.guilds.rules import city
from hameau.games.guilds.rules.activation import BID, LEAVE, SECOND
from hameau.games.guilds.rules.boris import NO_TILE
from hameau.games.guilds.rules.box import (
    ANY_COLOUR,
    BORIS,
    BUILDING,
    COLOURS,
    DRAW_LATER,
    DRAW_LATER_BY_MASTERS,
    DRAW_LATER_NO_LIMIT,
    EXCHANGE,
    FREE_MOVE,
    HIRE_MORE,
    LAND,
    LAND_ON_COLOUR,
    MAYORAL_DRAW,
    MORE,
    MOVE_ONE,
    NEUTRAL_LIVERYMAN,
    NO_LIMIT,
    OUST,
    POINTS,
    POINTS_BY_COLOURS,
    POINTS_BY_MASTERS,
    POINTS_BY_PLANTATION,
    RALLY,
    RECOVER,
    SEATS,
    SEND_AND_DRAW,
    SEND_ONE,
    SEND_UP_TO,
    SHIFT,
    SIDES,
    SOLO,
)
from hameau.games.guilds.rules.cards import ACTIVATION, CHOICE, FINAL, GROWTH, OVER, TURN, TURN_END
from hameau.games.guilds.rules.course import Rules
from hameau.games.guilds.rules.effects import (
    BRIBE,
    BRIBE_COIN,
    COIN,
    DRAWING,
    EFFECT,
    LIMIT,
    MAYOR,
    PICK_UP,
    SENDER,
    SENDER_MORE,
    SHIFT_FROM,
    SHIFT_NUMBER,
    SHIFT_TO,
    SOLITAIRE,
    SPEND_FOR_MOVE,
    SWAP,
    VICTIM,
    WHENCE,
    WHENCE_MORE,
    WHITHER,
    WHITHER_FREE,
    WHITHER_LAND,
    WHITHER_NEUTRAL,
    WHITHER_RALLY,
)
from hameau.games.guilds.rules.growth import SECONDS

WAITING_PHASES = (CHOICE, TURN, TURN_END, ACTIVATION, GROWTH, FINAL, OVER)
Question = tuple[int, int, int]  # what is asked, its amount, its place


def find_wrong(content: Opened, state: Rules) -> str | None:
    """What no match can lead to; None if a match may."""
    for check in (
        wrong_rounds,
        wrong_city,
        wrong_tokens,
        wrong_beadle,
        wrong_barred,
        wrong_liverymen,
        wrong_masters,
        wrong_cards,
        wrong_mayors,
        wrong_start,
        wrong_newcomers,
        wrong_points,
        wrong_turn,
        wrong_scan,
        wrong_boris,
        wrong_questions,
        wrong_waiting,
    ):
        for sentence in check(content, state):
            return sentence
    return None


def called(state: Rules, seat: int) -> str:
    return names_for(state.seats)[seat]


def bits_of(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


# -- 3, 6, 7: rounds ---------------------------------------------------------------------------------------


def growths(state: Rules) -> int:
    """How often the plantation was turned over."""
    rounds = state.round if state.phase in (FINAL, OVER) else max(0, state.round - 1)
    return int(rounds // state.box.growth_every[state.mode()])


def is_full(state: Rules) -> bool:
    """7.1, 9.32: nothing is left to be completed, and nothing will come."""
    if state.mode() == SOLO:
        return bool(state.beadle == city.NOWHERE)
    return state.open == 0 and (state.mode() != MORE or state.layout == city.LARGEST)


def wrong_rounds(content: Opened, state: Rules) -> Iterator[str]:
    mode, box = state.mode(), content.box
    last = box.rounds[mode]
    if state.phase not in WAITING_PHASES:
        yield "in this phase nobody decides"
    if not (state.phase != CHOICE) <= state.round <= last:
        yield f"it is round {state.round}, and there are {last} (rules 3.1, 9.32)"
    if state.phase == CHOICE and state.round:
        yield "those who have not chosen a mayoral card are waited for, before the first round"
    if state.phase == ACTIVATION and state.round % box.activation_every[mode]:
        yield f"round {state.round} has no activation (rules 3.5, 9.16)"
    if state.phase == GROWTH and state.round % box.growth_every[mode]:
        yield f"round {state.round} has no growth (rules 3.6, 9.27)"
    if state.phase in (FINAL, OVER) and state.round < last and not is_full(state):
        yield f"it is over in round {state.round} of {last}, and tiles are left (rules 7.1, 9.32)"
    if state.phase in (TURN, TURN_END) and state.round > 1 and is_full(state):
        yield "every tile is completed, so it is over (rules 7.1, 9.32)"
    if state.wanted_side < 2 and state.side != state.wanted_side ^ growths(state) & 1:
        yield f"the plantation was turned over {growths(state)} times, so the other side is up (rule 6.5)"
    wanted = city.SQUARE if mode != MORE else min(city.LARGEST, city.SMALL + growths(state))
    if state.layout != wanted:
        yield f"the city has layout {state.layout}, and {wanted} in round {state.round} (rules 6.8 to 6.10)"


# -- 2: the city -------------------------------------------------------------------------------------------


def wrong_city(content: Opened, state: Rules) -> Iterator[str]:
    there = state.open | state.done
    if state.open & state.done or there != city.LAYOUT[state.layout] & ~city.HALLS[state.layout]:
        yield "the tiles do not fill the city as rules 2.10 to 2.15 and 6.8 to 6.10 say"
    tiles = [tile for tile in state.tile if tile]
    if len(set(tiles)) < len(tiles) or len(tiles) != there.bit_count():
        yield "a tile lies there twice"
    square = state.layout == city.SQUARE
    church = city.CHURCH_OF[0] if square else city.CHURCH_OF[1]
    others = city.OTHERS_OF_TWO if square else (city.OTHER_OF_MORE,)
    if state.tile[church] != BUILDING or any(state.tile[cell] < BUILDING for cell in others):
        yield "the Church and the other special buildings are elsewhere (rules 2.11, 2.14)"
    guilds = [c for c in bits_of(there) if c not in (church, *others)]
    if square and any(state.tile[cell] >= BUILDING for cell in guilds):
        yield "a special building lies on a cell of a guild (rules 2.14, 2.15)"
    for colour in range(COLOURS):
        shows = sum(1 << c for c in range(city.CELLS) if content.box.colours[state.tile[c]] >> colour & 1)
        if state.shows[colour] != shows:
            yield "the colours of the city are wrong"


def wrong_tokens(content: Opened, state: Rules) -> Iterator[str]:
    """2.9, 5.15: a token comes with each tile, and leaves when it is completed."""
    box, lying = content.box, list(state.bag)
    resolving = 1 << state.scan if state.phase == ACTIVATION and state.stage == SECOND else 0
    for cell in range(city.CELLS):
        if state.token[cell]:
            lying[state.token[cell] - 1] += 1
        if bool(state.token[cell]) != bool((state.open | resolving) >> cell & 1):
            yield "every unresolved tile has a token, and a completed tile has no token (rules 2.9, 5.15)"
    if any(lying[kind] > box.token_copies[kind] for kind in range(len(lying))):
        yield "there are more tokens of a kind than the box holds"
    came, left = (state.open | state.done).bit_count(), sum(state.bag)
    if left != sum(box.token_copies) - came:
        most = sum(box.token_copies)
        yield f"{left} tokens can still come, and {came} of {most} came with tiles (rule 2.9)"


def wrong_beadle(content: Opened, state: Rules) -> Iterator[str]:
    """2.17, 5.16: the beadle stands on the lowest guild, as long as nothing was added to the city."""
    unresolved = [cell for cell in bits_of(state.open) if state.tile[cell] < BUILDING]
    moving = state.phase == ACTIVATION and state.stage in (SECOND, LEAVE) and state.beadle == state.scan
    if moving:
        if state.tile[state.beadle] >= BUILDING:
            yield "the beadle stands on a special building (rule 2.17)"
        return
    if state.beadle == city.NOWHERE:
        if unresolved:
            yield "the beadle is off the board, and there are unresolved guild tiles (rule 5.16)"
    elif state.beadle not in unresolved:
        yield "the beadle stands on an unresolved guild tile (rules 2.17, 5.16)"
    elif state.layout <= city.SMALL and any(state.tile[c] < state.tile[state.beadle] for c in unresolved):
        lowest = min(state.tile[cell] for cell in unresolved)
        yield f"the beadle stands on {state.tile[state.beadle]}, and {lowest} is lower (rules 2.17, 5.16)"


def wrong_barred(content: Opened, state: Rules) -> Iterator[str]:
    """9.4, 9.5, 9.17: alone, the lowest or highest guild tiles have a neutral until they are completed."""
    guilds = sorted(tile for tile in state.tile if 0 < tile < BUILDING)
    first = state.side ^ growths(state) & 1
    chosen = guilds[: content.box.barred] if first == 0 else guilds[-content.box.barred :]
    barred = sum(1 << c for c in bits_of(state.open) if state.seats == 1 and state.tile[c] in chosen)
    if state.barred != barred:
        yield "only unresolved tiles have a neutral from the start, as rules 9.4 and 9.5 say"


# -- liverymen ---------------------------------------------------------------------------------------------


def wrong_liverymen(content: Opened, state: Rules) -> Iterator[str]:
    pawns = state.pawns
    for seat in range(state.seats):
        masters = state.masters[seat]
        own = state.hall[seat] + state.supply[seat] + state.planted[seat] + masters.bit_count()
        own += sum(pawns[seat])
        if own != content.box.liverymen:
            yield f"{called(state, seat)} has {own} liverymen, not {content.box.liverymen} (rule 2.1)"
        if min(state.hall[seat], state.supply[seat], state.planted[seat], *pawns[seat]) < 0:
            yield f"{called(state, seat)} has fewer than no liverymen somewhere"
    standing = sum(1 << cell for cell in range(city.CELLS) if any(pawns[side][cell] for side in range(SIDES)))
    lent = sum(1 << cell for cell in range(city.CELLS) if state.neutral[cell])
    if (standing | lent) & ~state.open:
        yield "liverymen stand on unresolved tiles"
    neutrals = state.neutrals + sum(state.neutral) + sum(state.bribed)
    most = content.box.boris_neutrals if state.seats == 1 else content.box.neutrals * state.seats
    if neutrals != most:
        yield f"there are {neutrals} neutrals, not {most} (rules 2.8, 9.2)"
    if min(state.neutrals, *state.bribed) < 0:
        yield "there are fewer than no neutrals somewhere"
    for side in range(SIDES):
        if state.stands[side] != sum(1 << cell for cell in range(city.CELLS) if pawns[side][cell]):
            yield "who stands where is wrong"
        if any(pawns[side]) and side >= state.seats and (side != BORIS or state.seats > 1):
            yield "liverymen stand there of somebody who does not play"
    if (
        state.phase in (FINAL, OVER)
        and any(state.planted)
        and not state.round % state.box.growth_every[state.mode()]
    ):
        yield "liverymen are on the plantation after its last harvest (rule 6.5)"


def activations(state: Rules) -> int:
    """How many activations have begun."""
    rounds = state.round - 1 if state.phase in (CHOICE, TURN, TURN_END) else state.round
    return int(max(0, rounds) // state.box.activation_every[state.mode()])


def wrong_masters(content: Opened, state: Rules) -> Iterator[str]:
    """5.13: who wins a tile leaves a master there."""
    taken = 0
    for seat in range(state.seats):
        masters = state.masters[seat]
        if masters & ~state.done or masters & taken:
            yield f"{called(state, seat)}: a master stands on a completed tile, and alone (rule 5.13)"
        taken |= masters
    if state.seats > 1 and taken != state.done:
        yield "a completed tile has no master (rule 5.13)"
    if not activations(state) and taken:
        yield "a master stands there before the first activation (rule 5.13)"
    if state.seats == 1 and state.beadle != city.NOWHERE:
        steps, done = state.round - (state.phase not in (GROWTH, FINAL, OVER)), state.done.bit_count()
        if done < steps:
            yield f"{done} tiles are completed, and the beadle has taken {steps} (rule 9.22)"
        if not activations(state) and done > max(0, steps):
            yield f"{done} tiles are completed before the first activation (rule 9.16)"
    lifting = [tile for tile in range(len(content.box.effect)) if content.box.effect[tile] == NO_LIMIT]
    lifted = sum(
        1 << seat
        for seat in range(state.seats)
        if any(state.tile[cell] in lifting for cell in bits_of(state.masters[seat]))
    )
    others = (*content.box.token_effect, *content.box.card_effect, *content.box.farm_effect[0])
    won = NO_LIMIT not in (*others, *content.box.farm_effect[1]) and all(tile >= BUILDING for tile in lifting)
    if won and state.unlimited != lifted:
        yield "only the master of the University has no hand limit (rule 4.13)"


# -- cards -------------------------------------------------------------------------------------------------


def wrong_cards(content: Opened, state: Rules) -> Iterator[str]:
    """8.7: no action card is made or lost."""
    box = content.box
    for kind in range(box.kinds):
        lying = [state.deck[kind], state.discard[kind], state.used[kind]]
        held = [state.hand[seat][kind] for seat in range(SEATS)]
        if min(lying) < 0 or sum(lying) + sum(held) != box.copies[kind]:
            yield "there are more action cards of a kind than the box holds"
    if state.in_deck != sum(state.deck) or [sum(hand) for hand in state.hand] != list(state.cards):
        yield "a hand or the deck is not as large as its cards"
    for seat in range(state.seats):
        hand, known = state.hand[seat], state.known[seat]
        if any(seen > held for seen, held in zip(known, hand, strict=True)):
            yield f"{called(state, seat)}: all know of cards that are not in the hand"
    if any(state.used) and state.phase != TURN:
        yield "cards lie in front of somebody who has no turn (rule 4.11)"


def wrong_mayors(content: Opened, state: Rules) -> Iterator[str]:
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
            yield f"{called(state, seat)}: the mayoral cards of the start are not as rule 2.4 says"
        if not (chosen or (state.phase == CHOICE and chooses)):
            yield f"{called(state, seat)}: one mayoral card is kept of {content.box.mayoral} (rule 2.4)"
        if state.phase == CHOICE and state.looking[seat] and first:
            yield f"{called(state, seat)} has chosen a mayoral card already"
        firsts |= first | returned
    if state.phase == CHOICE and (firsts & sum(state.looking[s] for s in range(state.seats)) or state.unders):
        yield "mayoral cards that were given back are not looked at by others (rule 2.5)"
    every = (1 << len(content.page.mayor)) - 1
    if state.top | seen != every or state.top & seen:
        yield "a mayoral card was made or lost"


# -- where matches begin -----------------------------------------------------------------------------------


def is_untouched(content: Opened, state: Rules, seat: int) -> bool:
    """2.1, 2.3: has the seat what everybody has at the start?"""
    box = content.box
    places = (state.hall[seat], state.supply[seat], state.cards[seat], state.points[seat])
    wanted = (box.in_guildhall, box.liverymen - box.in_guildhall, box.hand, 0)
    return places == wanted and not any(state.known[seat]) and state.mayors[seat] == state.first[seat]


def wrong_start(content: Opened, state: Rules) -> Iterator[str]:
    """2: nothing has happened while mayoral cards are chosen."""
    if state.phase != CHOICE:
        return
    lasting = (state.played, state.any_colour, state.later, state.later_caps, state.limitless)
    if any(lasting) or state.hires != 1 or state.turn or state.actor or state.bidder or state.passes:
        yield "a turn has begun before all have chosen a mayoral card"
    if (
        any(state.discard)
        or state.done
        or state.boris_turned
        or not all(is_untouched(content, state, seat) for seat in range(state.seats))
    ):
        yield "cards, liverymen or points have moved before all have chosen a mayoral card (rule 2.4)"


def wrong_newcomers(content: Opened, state: Rules) -> Iterator[str]:
    """Who had no turn yet has what everybody has at the start."""
    if state.round != 1 or state.phase not in (TURN, TURN_END):
        return
    for seat in (state.order[place] for place in range(state.turn + 1, state.seats)):
        if not is_untouched(content, state, seat):
            yield f"{called(state, seat)} had no turn yet, and has cards, points or liverymen of one"
    first = state.turn == 0 and state.phase == TURN and state.played == 0
    if first and not is_untouched(content, state, state.actor):
        yield f"{called(state, state.actor)} has done nothing yet, and has more or less than at the start"
    if first and any(state.discard):
        yield "cards are discarded before anybody has done anything"


# -- points ------------------------------------------------------------------------------------------------


def tile_points(content: Opened, state: Rules, cells: int) -> int:
    return sum(content.box.points[state.tile[cell]] for cell in bits_of(cells))


def wrong_points(content: Opened, state: Rules) -> Iterator[str]:
    """1.2: masters have brought their points, and nothing brings more than it can."""
    box, extra = content.box, most_extra(content, state)
    for seat in range(state.seats):
        least = tile_points(content, state, state.masters[seat])
        if state.phase == OVER:
            cards = bits_of(state.mayors[seat])
            least += sum(state.mayor_worth(seat, card) for card in cards) + state.neighbours(seat)
        if state.points[seat] < least:
            yield f"{called(state, seat)} has {state.points[seat]} points, and masters alone brought {least}"
        if state.points[seat] > least + extra:
            most = least + extra
            yield f"{called(state, seat)} has {state.points[seat]} points, and can have {most} at most"
    boris = state.points[BORIS]
    if state.seats > 1:
        if boris:
            yield "Boris has points, and plays only against one (rule 9.1)"
        return
    most = tile_points(content, state, state.done) + max(box.token_points) * state.done.bit_count()
    most += max(max(row) for row in box.farm_boris) * (growths(state) + (state.phase == GROWTH))
    least = 0 if state.solitaire else tile_points(content, state, state.done & ~state.masters[0])
    if not least <= boris <= most:
        yield f"Boris has {boris} points, and can have {least} to {most} (rules 9.18, 9.23, 9.28)"


def most_extra(content: Opened, state: Rules) -> int:
    """The points that tokens, harvests and cards can have brought beside masters."""
    box = content.box
    cards = sum(
        box.copies[kind] * box.card_amount[kind]
        for kind in range(box.kinds)
        if box.card_effect[kind] in (POINTS, POINTS_BY_MASTERS, POINTS_BY_COLOURS, POINTS_BY_PLANTATION)
    )
    rewards = [box.amount[tile] for tile in range(len(box.effect)) if box.effect[tile] == POINTS]
    tokens = max(box.token_points) + max(
        [n for e, n in zip(box.token_effect, box.token_amount, strict=True) if e == POINTS], default=0
    )
    farms = max(max(row) for row in box.farm_points) * (growths(state) + 1)
    return state.round * cards + state.done.bit_count() * (tokens + max(rewards, default=0)) + farms


# -- 4: a turn ---------------------------------------------------------------------------------------------


def in_front(state: Rules, *effects: int) -> list[int]:
    """The amounts of the cards with such an effect that lie in front of the active player."""
    box = state.box
    return [
        box.card_amount[kind]
        for kind in range(box.kinds)
        for _ in range(state.used[kind])
        if box.card_effect[kind] in effects
    ]


def wrong_turn(content: Opened, state: Rules) -> Iterator[str]:
    """4.11, 4.16: what lasts this turn comes from the cards that were used in it."""
    if state.phase == TURN:
        setting_out = state.depth == 1 and state.asked[0] == SPEND_FOR_MOVE
        used = sum(state.used)
        acted = state.played - setting_out
        if acted < 0 or used < acted or (used and not acted):
            yield f"{state.played} cards were used in this turn, and {used} lie there (rule 4.11)"
        caps, draws = in_front(state, DRAW_LATER_BY_MASTERS), in_front(state, DRAW_LATER, DRAW_LATER_NO_LIMIT)
        asked_for = [state.later_caps >> shift & 15 for shift in range(0, state.later_caps.bit_length(), 4)]
        from_cards = state.hires in (1, *in_front(state, HIRE_MORE))
        if not from_cards or (state.any_colour and not in_front(state, ANY_COLOUR)):
            yield "nothing that was played in this turn lasts like this (rules 8.12, 8.19)"
        if state.later > sum(draws) or (state.limitless and not in_front(state, DRAW_LATER_NO_LIMIT)):
            yield f"{state.later} cards are to be drawn later, and what was played draws {sum(draws)}"
        if len(asked_for) > len(caps) or set(asked_for) - set(caps):
            yield "no cards were played that draw by masters (rule 8.27)"
    elif state.later_caps:
        yield "cards are to be drawn by masters, and the turn is over (rule 8.27)"
    else:
        amounts = [
            n for e, n in zip(content.box.card_effect, content.box.card_amount, strict=True) if e == HIRE_MORE
        ]
        if state.hires not in (1, *amounts) or (state.played == 0 and (state.later or state.any_colour)):
            yield "nothing that is played lasts like this (rules 8.12, 8.19)"
    if state.phase in (TURN, TURN_END):
        if state.order[state.turn] != state.actor:
            yield "at a turn its player acts"
    elif state.turn:
        yield "all had their turns, and it is still somebody's turn (rule 3.2)"
    if state.phase == FINAL and state.actor:
        yield "alone one crowns masters (rule 10.6)"
    if state.tokens_won and not (state.solitaire and state.seats == 1):
        yield "tokens are kept only alone, with the solitaire players' guild (rule 10.2)"
    if state.tokens_won > state.done.bit_count():
        yield f"{state.tokens_won} tokens were won, and {state.done.bit_count()} tiles completed (rule 10.2)"


# -- 5: the scan -------------------------------------------------------------------------------------------


def wrong_scan(content: Opened, state: Rules) -> Iterator[str]:
    """Where the activation is, and who has hired neutrals for the tile."""
    if state.phase != ACTIVATION:
        if any(state.bribed):
            yield "neutrals are hired in the activation (rule 5.5)"
        if state.scan or state.stage != (SECONDS if state.phase == GROWTH else 0):
            yield "tiles are looked at in the activation (rule 5.1)"
        if state.runners & ~((1 << state.seats) - 1) or (state.runners and state.phase != GROWTH):
            yield "nobody is second now"
        return
    here, me = state.scan, state.actor
    if state.stage not in (BID, SECOND, LEAVE):
        yield "nothing is asked while a tile is looked at"
    if state.stage == BID:
        if not state.open >> here & 1 or not state.is_reached(here):
            yield "the tile that is activated has not reached its threshold (rule 5.3)"
        if any(state.bribed[side] and not state.stands[side] >> here & 1 for side in range(SIDES)):
            yield "somebody has hired neutrals for a tile without standing there (rule 5.5)"
    else:
        if any(state.bribed) or not state.done >> here & 1:
            yield "the tile that was won is not completed, or neutrals are left there (rule 5.13)"
        if state.stage == SECOND and not state.masters[me] >> here & 1:
            yield "who takes the reward of a tile is its master (rule 5.14)"
        if state.runners & 1 << me or (
            state.stage == LEAVE and (state.runners or state.masters[me] >> here & 1)
        ):
            yield "who is second is somebody else (rule 5.14)"
    if state.stage != SECOND and state.runners:
        yield "nobody is second now (rule 5.14)"
    if state.runners.bit_count() > 1:
        yield "two are second (rule 5.12)"


def wrong_boris(content: Opened, state: Rules) -> Iterator[str]:
    """9.8 to 9.12: what Boris did last."""
    box, turns = content.box, state.round - (state.phase in (CHOICE, TURN, TURN_END))
    cards = box.boris_more if state.resources else box.boris_cards
    turned, standing = state.boris_turned, sum(state.pawns[BORIS])
    if standing > max(0, turns) * cards:
        yield f"{standing} liverymen of Boris stand there, and he had {max(0, turns)} turns (rule 9.8)"
    if state.seats > 1 or turns <= 0:
        if turned:
            yield "Boris has turned up cards, and had no turn (rule 9.7)"
        return
    if not 1 <= turned <= cards:
        yield f"Boris has turned up {turned} cards, and draws {cards} (rule 9.8)"
    for i in range(turned):
        cell, none = state.boris_cell[i], state.boris_why[i] == NO_TILE
        colour = box.colour[state.boris_card[i]]
        if (none and cell) or (not none and not state.shows[colour] >> cell & 1):
            yield "Boris has gone to a tile that does not show the colour of his card (rule 9.9)"


# -- who decides what --------------------------------------------------------------------------------------


def wrong_waiting(content: Opened, state: Rules) -> Iterator[str]:
    if state.phase == OVER:
        if state.waiting or state.depth:
            yield "nobody is waited for when it is over"
        return
    if state.phase == CHOICE:
        chooses = sum(1 << seat for seat in range(state.seats) if state.looking[seat])
        if state.waiting != chooses or not chooses or state.depth:
            yield "those who have not chosen a mayoral card are waited for, before the first round"
        return
    if state.waiting != 1 << state.actor:
        yield "who acts is waited for, and nobody else"
    if state.phase != TURN and not state.depth:
        yield "somebody is waited for, but nothing is asked"
    elif not state.find_moves(state.actor):
        yield "somebody is waited for, but can do nothing"
    if any(state.asked[state.depth :]):
        yield "a question that nobody asks"


def wrong_questions(content: Opened, state: Rules) -> Iterator[str]:
    """Each question comes from a card, a tile or a token that can ask it now."""
    asked = [(state.asked[i], state.amount[i], state.place[i]) for i in range(state.depth)]
    names = tuple(question[0] for question in asked)
    if asked and state.phase not in (CHOICE, OVER) and not can_ask(state, names, asked):
        yield "nothing asks such a question now, or not about so many, or about a tile that is not there"
    only = len(names) > 0 and names[-1] >= WHENCE and state.find_moves(state.actor) == 1
    if only:
        yield "somebody is asked where there is no choice"
    for seat in range(state.seats):
        looks = names[-1:] == (MAYOR,) and seat == state.actor
        if state.phase == CHOICE:
            continue
        if bool(state.looking[seat]) != looks or state.looking[seat].bit_count() > content.box.look_at:
            yield f"{called(state, seat)} looks at mayoral cards exactly while asked to choose (rule 8.5)"


def can_ask(state: Rules, names: tuple[int, ...], asked: list[Question]) -> bool:
    if state.phase == TURN:
        return can_ask_in_turn(state, names, asked) or can_reward(state, names, asked, card_rewards(state))
    if state.phase == TURN_END:
        return asked == [(LIMIT, 0, 0)]
    if state.phase == FINAL:
        return asked == [(SOLITAIRE, 0, 0)] and state.seats == 1
    if state.phase == GROWTH:
        box, side = state.box, state.side
        rewards = {(box.farm_effect[side][place], box.farm_amount[side][place]) for place in range(2)}
        return can_reward(state, names, asked, rewards)
    return can_ask_in_scan(state, names, asked)


def card_rewards(state: Rules) -> set[tuple[int, int]]:
    box = state.box
    kinds = [kind for kind in range(box.kinds) if state.used[kind]]
    return {(box.card_effect[kind], box.card_amount[kind]) for kind in kinds}


def can_reward(
    state: Rules, names: tuple[int, ...], asked: list[Question], rewards: set[tuple[int, int]]
) -> bool:
    """8.3 to 8.5: a free move, sending somebody to the plantation, or a mayoral draw."""
    amounts = dict(sorted(rewards))  # the greatest of each
    _, amount, place = asked[0]
    if names == (MAYOR,):
        return MAYORAL_DRAW in amounts and not amount and not place
    if names == (SENDER_MORE,):
        return 0 < amount <= amounts.get(SEND_UP_TO, 0) and not place
    if names == (WHITHER_FREE,):
        return 0 < amount <= amounts.get(FREE_MOVE, 0) and not place
    if names == (WHITHER_FREE, WHENCE):
        return amount < amounts.get(FREE_MOVE, 0) and not place and is_goal(state, asked[1], 1)
    return False


def is_goal(state: Rules, asked: Question, most: int) -> bool:
    """A question from where to come to an unresolved tile."""
    return 0 < asked[1] <= most and asked[2] < city.CELLS and bool(state.open >> asked[2] & 1)


def can_ask_in_turn(state: Rules, names: tuple[int, ...], asked: list[Question]) -> bool:
    """4.2, 4.8: setting out, paying, and what the abilities of cards ask."""
    box, (_, amount, place) = state.box, asked[0]
    rallied = in_front(state, RALLY)
    simple = {VICTIM: OUST, PICK_UP: RECOVER, SHIFT_FROM: SHIFT}
    if names == (SPEND_FOR_MOVE,):
        return amount == 0 and is_goal(state, (0, 1, place), 1)
    if names == (EFFECT, COIN):
        paying = place < box.kinds and state.used[place] > 0 and amount == 0 and asked[1][2] == 0
        return paying and 0 < asked[1][1] <= min(box.cost[place], state.cards[state.actor])
    if names == (WHENCE,):
        return is_goal(state, asked[0], max([1, *rallied]))
    if names == (WHENCE_MORE,):
        here = place < city.CELLS and bool(state.stands[state.actor] >> place & 1)
        return is_goal(state, asked[0], max(rallied, default=0) - 1) and here
    if names == (WHITHER_RALLY,):
        return (amount, place) in [
            (box.card_amount[kind], box.colour[kind]) for kind in kinds_in_front(state, RALLY)
        ]
    if names == (WHITHER_LAND,):
        lands = [(box.card_amount[kind], 0) for kind in kinds_in_front(state, LAND)]
        lands += [(box.card_amount[k], box.colour[k] + 1) for k in kinds_in_front(state, LAND_ON_COLOUR)]
        return (amount, place) in lands
    if names == (WHITHER,):
        return (amount, place) == (1, 0) and bool(in_front(state, MOVE_ONE))
    if names == (WHITHER_NEUTRAL,):
        return (amount, place) == (1, 0) and bool(in_front(state, NEUTRAL_LIVERYMAN))
    if names == (SENDER,):
        return 0 < amount <= max(in_front(state, SEND_ONE), default=0) and place == 0
    if names == (DRAWING, SENDER):
        draws = amount in in_front(state, SEND_AND_DRAW) and place == 0
        return draws and asked[1] == (SENDER, 1, 0)
    if names == (SWAP,):
        given = sum(state.used) - state.played
        return bool(in_front(state, EXCHANGE)) and amount <= given and place == 0
    if names in ((SHIFT_TO,), (SHIFT_NUMBER,)):
        return bool(in_front(state, SHIFT)) and can_shift(state, asked[0])
    if len(names) == 1 and names[0] in simple:
        return (amount, place) == (0, 0) and bool(in_front(state, simple[names[0]]))
    return False


def kinds_in_front(state: Rules, effect: int) -> list[int]:
    box = state.box
    return [kind for kind in range(box.kinds) if state.used[kind] and box.card_effect[kind] == effect]


def can_shift(state: Rules, asked: Question) -> bool:
    """8.18: from a tile where one stands, to an unresolved tile beside it."""
    question, to, place = asked
    if place >= city.CELLS or not state.stands[state.actor] >> place & 1:
        return False
    if question == SHIFT_TO:
        return to == 0
    return to < city.CELLS and bool(state.open & city.BESIDE[place] & 1 << to)


def can_ask_in_scan(state: Rules, names: tuple[int, ...], asked: list[Question]) -> bool:
    """5.5, 5.14, 10.6: neutrals, rewards, and crowning alone."""
    box, here, me = state.box, state.scan, state.actor
    if state.stage == BID:
        if names == (SOLITAIRE,):
            return state.seats == 1 and asked[0] == (SOLITAIRE, 0, 0) and not any(state.bribed)
        if state.order[(state.bidder - 1) % state.seats] != me or not state.stands[me] >> here & 1:
            return False
        if state.present(here).bit_count() < 2:
            return False
        if names == (BRIBE,):
            able = state.neutrals > 0 and state.cards[me] >= box.bribe
            return able and asked[0] == (BRIBE, 0, here) and 1 <= state.passes <= state.seats
        if names == (BRIBE_COIN,):
            paying = 0 < asked[0][1] < box.bribe and asked[0][2] == 0
            return paying and state.bribed[me] > 0 and state.passes == 0
        return False
    tile = state.tile[here]
    if state.stage == SECOND:
        return can_reward(state, names, asked, {(box.effect[tile], box.amount[tile])})
    tokens = {(box.token_effect[kind], box.token_amount[kind]) for kind in range(box.token_kinds)}
    return can_reward(state, names, asked, tokens)
