"""Can a match of Buttonville lead here? Each check says what is always true, and which numbers deny it.

`read_position` refuses what `find_wrong` finds; the laws ask the same of every position of their matches.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hameau.engine.match import names_for
from hameau.games.buttonville.content import Opened
from hameau.games.buttonville.rules import course
from hameau.games.buttonville.rules.box import (
    ACTION,
    BURN,
    CITIZENS,
    COPIES,
    COPY,
    DRAW,
    EXTRA,
    FEED,
    FISH,
    GAIN,
    GAMBLE,
    GIVE,
    JOIN,
    KEEP,
    NAME,
    PLAYED,
    PRIZE,
    REVEAL,
    ROB,
    SHRINK,
    SORT,
    SWAP,
    SWEEP,
    TURN_END,
    TURN_START,
)
from hameau.games.buttonville.rules.course import Rules
from hameau.games.buttonville.rules.table import MOST_SETS
from hameau.games.buttonville.rules.verbs import EFFECT, SWAP_FOR
from hameau.games.buttonville.views import QUESTIONS

Check = Callable[[Opened, Rules], Iterator[str]]
TURN = [
    course.SET_LIMIT,
    course.HAND_LIMIT,
    course.ENDING,
    course.PLAY,
    course.RECRUIT,
]  # from the bottom of what is pending


class Frame(NamedTuple):
    """Something that is pending."""

    asked: int
    amount: int
    other: int
    memory: int
    source: int
    place: int


def find_wrong(content: Opened, state: Rules) -> str | None:
    """What no match can lead to; None if a match may."""
    choosing = state.depth > 0 and state.asked[0] == course.CHOOSING
    later: tuple[Check, ...] = (
        wrong_cards,
        wrong_end,
        wrong_piles,
        wrong_knowledge,
        wrong_limits,
        wrong_pending,
        wrong_sets,
        wrong_newcomers,
        wrong_plays,
        wrong_recruits,
        wrong_buttons,
        wrong_question,
    )
    for check in (wrong_villagers, *((wrong_choosing,) if choosing else later)):
        for sentence in check(content, state):
            return sentence
    return None


def called(state: Rules, seat: int) -> str:
    return names_for(state.seats)[seat]


def plural(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def villager_of(content: Opened, state: Rules, slot: int) -> str:
    return content.page.villager[state.villager[slot]].id


def can(state: Rules, *verbs: int) -> bool:
    """Does a villager of this match do one of these?"""
    box = state.box
    return any(
        box.verb[number][step] in verbs
        for number in (state.villager[slot] for slot in range(state.slots))
        for step in range(box.steps[number])
    )


def frames_of(state: Rules) -> list[Frame]:
    parts = (state.asked, state.amount, state.other, state.memory, state.source, state.place)
    return [Frame(*(part[i] for part in parts)) for i in range(state.depth)]


def turn_frames(state: Rules) -> int:
    """How many frames of the turn itself are left."""
    asked = [state.asked[place] for place in range(state.depth)]
    return next((i for i, frame in enumerate(asked) if frame not in TURN), len(asked))


def turns_of(state: Rules, seat: int) -> int:
    """How many turns the seat has ended."""
    return int((state.turn - (seat - state.first) % state.seats + state.seats - 1) // state.seats)


# -- 2: villagers ------------------------------------------------------------------------------------------


def wrong_villagers(content: Opened, state: Rules) -> Iterator[str]:
    box, chosen = content.box, [state.villager[slot] for slot in range(state.slots)]
    if len(set(chosen)) < len(chosen) or len(chosen) > state.needed():
        yield "too many villagers, or one twice"
    if [box.guild[number] for number in chosen] != [min(slot, CITIZENS) for slot in range(len(chosen))]:
        yield "the villagers are one of each guild in order, then citizens (rule 2.2)"
    for slot, number in enumerate(chosen):
        if state.selection == course.SOURCED and not box.sourced[number]:
            yield f"{villager_of(content, state, slot)} is not known from a source (rule 2.5)"
        if (
            state.selection >= course.SUGGESTED
            and box.chosen[state.selection - course.SUGGESTED][slot] != number
        ):
            yield f"{villager_of(content, state, slot)} is not in this selection (rules 2.3 to 2.8)"


def wrong_choosing(content: Opened, state: Rules) -> Iterator[str]:
    """2.9: nothing is there before the villagers are chosen, one after the other."""
    lying = (*state.deck, *state.forum, *state.discard, *state.revealed, *state.buttons, *state.sets)
    hands = [cards for seat in range(state.seats) for cards in state.hand[seat]]
    seen = [n for seat in range(state.seats) for n in (*state.known[seat], *state.without[seat])]
    if state.pile + state.end_pile or any(lying) or any(hands) or any(seen):
        yield "cards are there before the villagers are chosen"
    missing = state.needed() - state.slots
    if state.depth > 1 or frames_of(state)[0] != Frame(course.CHOOSING, missing, 0, 0, 0, 0) or missing <= 0:
        yield "villagers are chosen in turn"
    if state.selection != course.CHOSEN or state.turn or state.last_turn or state.denials:
        yield "villagers are chosen before the first turn, with the option choose (rule 2.9)"
    if state.active != (state.first + state.slots) % state.seats or state.waiting != 1 << state.active:
        yield "villagers are chosen in turn"


# -- cards and piles ---------------------------------------------------------------------------------------


def wrong_cards(content: Opened, state: Rules) -> Iterator[str]:
    """2.10: no card is made or lost."""
    if state.slots != state.needed():
        yield f"villagers are missing: there are {state.slots}, not {state.needed()} (rule 2.2)"
    for slot in range(state.slots):
        lying = [state.deck[slot], state.forum[slot], state.discard[slot], state.revealed[slot]]
        held = [state.hand[seat][slot] + state.cards_laid(seat, slot) for seat in range(state.seats)]
        if min(*lying, *held) < 0:
            yield "a card is there that cannot be"
        if sum(lying) + sum(held) != content.box.copies:
            name = villager_of(content, state, slot)
            found = sum(lying) + sum(held)
            yield f"{found} cards of villager {slot + 1}, {name}, not {content.box.copies} (rule 2.10)"


def wrong_piles(content: Opened, state: Rules) -> Iterator[str]:
    box, piles = content.box, state.pile + state.end_pile
    if sum(state.deck) != piles:
        yield f"the piles, {state.pile}+{state.end_pile}, are not as high as their {sum(state.deck)} cards"
    full = box.end_pile[state.seats]
    if state.end_pile > full or (state.pile and state.end_pile < full):
        yield f"{plural(state.end_pile, 'card')} in the end pile, not {full} (rules 2.11, 4.3)"
    if state.forum_size != sum(state.forum):
        yield "the forum is not as large as its cards"
    sweeping = state.depth > 0 and state.asked[state.depth - 1] == SWEEP
    if state.forum_size < box.forum and piles and not sweeping:
        found = plural(state.forum_size, "card")
        yield f"the forum has {found} beside {piles} in the piles, and is refilled to {box.forum} (rule 4.1)"
    if state.forum_size > box.forum and not can(state, GIVE, FEED):
        yield f"the forum has {state.forum_size} cards, and nobody here puts any into it (rule 4.1)"


def wrong_end(content: Opened, state: Rules) -> Iterator[str]:
    """7: whose turn it is, and which is the last."""
    seats, last = state.seats, state.last_turn
    if bool(last) != (state.pile == 0):
        yield "the last turns are counted exactly when the draw pile is empty (rule 7.1)"
    if last and (last % seats or last > (state.turn // seats + 2) * seats):
        yield f"turn {last} is not the last of a round, or too far away after {state.turn} turns (rule 7.2)"
    if last and last < 2 * seats:
        yield f"the last turn is {last}, and the first round is never the last (rule 7.3)"
    if state.depth == 0:
        if state.turn != last or not last:
            yield f"nothing is pending, but it is not over after {state.turn} turns of {last or 'more'}"
        if state.waiting or any(state.revealed):
            yield "it is over, so nobody is asked and nothing lies revealed"
        if state.active != (state.first + state.turn - 1) % seats:
            yield "somebody else had the last turn"
        return
    if last and state.turn >= last:
        yield f"the last turn is over: {state.turn} of {last} were played (rule 7.3)"
    if state.active != (state.first + state.turn) % seats:
        yield "it is not that seat's turn"
    if state.waiting != 1 << state.active:
        yield "who is at turn is asked, and nobody else (rule 3.1)"


# -- hands and sets ----------------------------------------------------------------------------------------


def wrong_knowledge(content: Opened, state: Rules) -> Iterator[str]:
    """9.5, 9.6: what everybody knows of a hand fits the hand."""
    if state.denials and not can(state, NAME, FEED):
        yield "nobody here can have shown to lack a villager (rules 6.38, 6.46)"
    for seat in range(state.seats):
        if state.hand_size[seat] != sum(state.hand[seat]) or state.known_size[seat] != sum(state.known[seat]):
            yield f"seat {seat}: a hand is not as large as its cards"
        unseen = state.hand_size[seat] - state.known_size[seat]
        for slot in range(state.slots):
            lacking, hidden = state.without[seat][slot], state.hand[seat][slot] - state.known[seat][slot]
            if hidden < 0 or lacking > unseen:
                yield f"seat {seat}: more is known of the hand than it holds"
            if hidden > unseen - lacking or (lacking and not state.denials):
                yield f"seat {seat}: the hand holds what it has shown to lack"


def wrong_limits(content: Opened, state: Rules) -> Iterator[str]:
    """3.11, 3.13: what a turn leaves behind."""
    for seat in range(state.seats):
        name, sets = called(state, seat), range(state.sets[seat])
        if any(not 1 <= state.set_size[seat][place] <= content.box.copies for place in sets):
            yield f"{name} has a set without cards, or with too many (rule 5.19)"
        at_turn = state.depth > 0 and seat == state.active
        limited = not at_turn or turn_frames(state) == 1
        if state.hand_size[seat] > content.box.hand and limited:
            held = state.hand_size[seat]
            yield f"{name} holds {held} cards after a turn, and {content.box.hand} are kept (rule 3.11)"
        kinds = [state.set_slot[seat][place] for place in sets]
        for slot in sorted(set(kinds)):
            if kinds.count(slot) > 1 and not at_turn:
                villager = villager_of(content, state, slot)
                yield f"{name} has {kinds.count(slot)} sets of {villager} after a turn (rule 3.13)"


def wrong_sets(content: Opened, state: Rules) -> Iterator[str]:
    """5.6, 5.14: only ACTIONs and effects at the end of a turn are used up, the latter always."""
    for seat in range(state.seats):
        ended = seat != state.active or state.depth == 0 or turn_frames(state) <= 2
        for place in range(state.sets[seat]):
            when = state.when(state.set_slot[seat][place])
            villager = villager_of(content, state, state.set_slot[seat][place])
            used = state.set_used[seat][place]
            if used and when not in (ACTION, TURN_END):
                yield f"{called(state, seat)}: {villager} has nothing that is used once a turn (rule 5.6)"
            if not used and when == TURN_END and ended:
                yield f"{called(state, seat)}: {villager} has not acted at the end of the turn (rule 6.47)"
            if used and when == TURN_END and not ended and turn_frames(state) > 3:
                yield f"{called(state, seat)}: {villager} has acted before the end of the turn (rule 5.13)"


# -- what is pending ---------------------------------------------------------------------------------------


def wrong_pending(content: Opened, state: Rules) -> Iterator[str]:
    """3.2 to 3.10: what is pending is a turn, with an effect on top that one of its sets can have."""
    if state.depth == 0:
        return
    frames, turn = frames_of(state), turn_frames(state)
    if [frame.asked for frame in frames[:turn]] != TURN[:turn] or turn == 0:
        yield "what is pending is no turn"
        return
    for frame in frames[:turn]:
        most = content.box.recruits if frame.asked == course.RECRUIT else 1
        least = 0 if frame.asked == course.PLAY else 1
        if not least <= frame.amount <= most or any(frame[2:]):
            yield "more is pending than can be, or nothing answers a step of the turn"
    if len(frames) > turn:
        yield from wrong_effect(content, state, frames[turn - 1], frames[turn:])
    if any(state.revealed) and frames[-1].asked not in (SORT, KEEP, GAMBLE):
        yield "cards lie revealed, and nobody is asked about them"


def wrong_effect(content: Opened, state: Rules, step: Frame, frames: list[Frame]) -> Iterator[str]:
    """The effect of a set, begun at the right moment of a turn."""
    while len(frames) > 1 and frames[0].asked == frames[1].asked == EFFECT:
        first = frames.pop(0)
        if first.source >= state.slots or state.when(first.source) != TURN_START or first.memory:
            yield "what is pending is no effect: two begin at once"
            return
        yield from wrong_source(state, first)
    begun = frames[0]
    if begun.asked != EFFECT or begun.source >= state.slots:
        yield "what is pending is no effect"
        return
    when, me = state.when(begun.source), state.active
    moments = {
        PLAYED: (course.PLAY, course.RECRUIT),
        ACTION: (course.PLAY, course.RECRUIT),
        TURN_START: (course.RECRUIT,),
        TURN_END: (course.ENDING,),
    }
    early = step.asked == course.RECRUIT and when == PLAYED and not can(state, EXTRA)
    late = when == TURN_START and step.amount != content.box.recruits
    if step.asked not in moments.get(when, ()) or early or late:
        yield "what is pending is no effect of this moment"
    if when in (TURN_START, TURN_END):
        yield from wrong_source(state, begun)
        if when == TURN_END and begun.place < state.sets[me] and not state.set_used[me][begun.place]:
            yield "an effect is pending that has not begun"
    if when == PLAYED:
        if begun.place != state.sets[me] - 1 or state.set_slot[me][begun.place] != begun.source:
            yield "a set is named that is not there: the effect is that of the set just played"
        elif not state.set_fresh[me][begun.place] or begun.amount > state.set_size[me][begun.place]:
            yield f"an effect of {begun.amount} cards is pending, and the set just played has fewer"
    yield from wrong_steps(content, state, frames)


def wrong_source(state: Rules, frame: Frame) -> Iterator[str]:
    me = state.active
    if frame.place >= state.sets[me] or state.set_slot[me][frame.place] != frame.source:
        yield "a set is named that is not there"


def wrong_steps(content: Opened, state: Rules, frames: list[Frame]) -> Iterator[str]:
    """An effect, the question that its last step asks, and what the answer began."""
    box, begun = content.box, frames[0]
    villager = state.villager[begun.source]
    if not 1 <= begun.amount <= COPIES or begun.other or not 0 <= begun.memory <= box.steps[villager]:
        yield "more is pending than can be: an effect has 1 to 12 cards, and its own steps"
        return
    if len(frames) == 1:
        yield "an effect is pending that asks nothing"
        return
    asked = frames[1]
    verb = box.verb[villager][begun.memory - 1] if begun.memory else 0
    if asked.asked != verb or verb < SWEEP or asked.source != begun.source:
        yield "what is pending is no effect of this villager"
        return
    full = box.fixed[villager][begun.memory - 1] + box.a_card[villager][begun.memory - 1] * begun.amount
    other = begun.amount if verb == COPY else box.other[villager][begun.memory - 1]
    if verb == FEED:
        full, other = 1, 0
        yield from wrong_food(state, asked)
    if asked.amount > full or asked.other != other or asked.place != (begun.place if verb == FEED else 0):
        yield "more is pending than can be"
    yield from wrong_memory(state, asked, full)
    if len(frames) > 2:
        yield from wrong_answer(content, state, asked, full, frames[2:])
    else:
        yield from wrong_reveal(content, state, begun, verb)


def wrong_food(state: Rules, asked: Frame) -> Iterator[str]:
    """6.44: asked about a set that is there, if the forum has food."""
    yield from wrong_source(state, asked)
    if state.forum[asked.source] == 0:
        yield "a set is named that is not there, or the forum has no card for it"


def wrong_memory(state: Rules, asked: Frame, full: int) -> Iterator[str]:
    """6.27, 6.48: which sets or villagers have had theirs."""
    room = {JOIN: state.sets[state.active], FISH: state.slots}.get(asked.asked, 0)
    if asked.memory >> room or (room and asked.memory.bit_count() != full - asked.amount):
        yield "more is pending than can be: what was taken already does not add up"


def wrong_reveal(content: Opened, state: Rules, begun: Frame, verb: int) -> Iterator[str]:
    """4.9, 6.51: not more cards lie revealed than the effect has turned up."""
    box, villager = content.box, state.villager[begun.source]
    most = sum(
        box.fixed[villager][step] + box.a_card[villager][step] * begun.amount
        for step in range(begun.memory)
        if box.verb[villager][step] == REVEAL
    )
    if verb == GAMBLE:
        if state.has_doubled() or not any(state.revealed):
            yield "a villager lies revealed twice, or none at all, and the gamble goes on (rule 6.51)"
    elif sum(state.revealed) > most:
        yield f"{sum(state.revealed)} cards lie revealed, and this effect reveals {most}"


def wrong_answer(
    content: Opened, state: Rules, asked: Frame, full: int, frames: list[Frame]
) -> Iterator[str]:
    """6.39, 6.55: a copied effect, or the second half of a swap."""
    top, me = frames[0], state.active
    if asked.asked == COPY:
        copied = top.asked == EFFECT and top.source < state.slots and state.when(top.source) == PLAYED
        if not copied or asked.amount or top.amount != asked.other:
            yield "what is pending is no effect that can be copied (rule 6.39)"
            return
        if state.box.verb[state.villager[top.source]][0] == COPY:
            yield "an effect that copies is never copied (rule 6.41)"
        yield from wrong_source(state, top)
        yield from wrong_steps(content, state, frames)
    elif asked.asked == SWAP:
        slot = top.memory
        given = slot < state.slots and state.known[me][slot] > 0
        if top != Frame(SWAP_FOR, 1, 0, slot, asked.source, 0) or asked.amount >= full or len(frames) > 1:
            yield "what is pending is no swap"
        elif not given:
            yield "more is pending than can be: the card to be swapped was not shown from the hand"
    else:
        yield "what is pending is no effect"


def wrong_question(content: Opened, state: Rules) -> Iterator[str]:
    """Something answers the newest question, and nobody is asked where there is no choice."""
    if state.depth == 0:
        return
    asked = state.asked[state.depth - 1]
    if not state.is_open(asked):
        yield f"nothing answers {QUESTIONS.get(asked, 'effect')!r}"
    if asked == course.ENDING and state.list_ending(0) == 1:
        yield "nobody is asked about the only effect at the end of a turn"
    if asked == course.SET_LIMIT and state.hand_size[state.active] > content.box.hand:
        yield "the hand limit comes before the sets (rule 3.10)"


# -- what turns can have brought ---------------------------------------------------------------------------


def wrong_newcomers(content: Opened, state: Rules) -> Iterator[str]:
    """2.12, 2.13: who had no turn yet has what was dealt, less what others took."""
    box = content.box
    for seat in range(state.seats):
        if turns_of(state, seat) or (seat == state.active and state.depth):
            continue
        name, held, buttons = called(state, seat), state.hand_size[seat], state.buttons[seat]
        if state.sets[seat] or state.known_size[seat]:
            yield f"{name} has played sets or taken cards, and had no turn yet (rule 3.1)"
        if held > box.cards or (held < box.cards and not can(state, NAME)):
            yield f"{name} holds {plural(held, 'card')}, and {box.cards} were dealt before the first turn"
        if buttons > box.buttons or (buttons < box.buttons and not can(state, ROB)):
            yield f"{name} has {plural(buttons, 'button')}, and {box.buttons} before the first turn"


def wrong_plays(content: Opened, state: Rules) -> Iterator[str]:
    """3.8: one set a turn, but for effects that sell another."""
    if can(state, EXTRA):
        return
    frames = {frame.asked: frame for frame in frames_of(state)[: turn_frames(state)]}
    for seat in range(state.seats):
        name, at_turn = called(state, seat), state.depth > 0 and seat == state.active
        unplayed = at_turn and course.PLAY in frames and frames[course.PLAY].amount > 0
        most = turns_of(state, seat) + (at_turn and not unplayed)
        fresh: list[int] = [state.set_fresh[seat][place] for place in range(state.sets[seat])]
        if state.sets[seat] > most:
            yield f"{name} has {plural(state.sets[seat], 'set')}, and can have played {most} (rule 3.8)"
        if sum(fresh) > 1 or (any(fresh) and unplayed) or any(fresh[:-1]):
            yield f"{name} has {sum(fresh)} sets of this turn, or they are not the newest (rules 3.7, 3.8)"
        if at_turn and course.PLAY in frames and not unplayed and not any(fresh) and not can(state, SHRINK):
            yield f"{name} has played a set in this turn, and it is not there"
        if at_turn and course.RECRUIT in frames and frames[course.PLAY].amount == 0:
            yield f"{name} has played a set before recruiting (rule 3.5)"


def wrong_recruits(content: Opened, state: Rules) -> Iterator[str]:
    """3.2: each turn brings two cards out of forum and piles, as long as there are any."""
    box, frames = content.box, frames_of(state)
    piles = state.pile + state.end_pile
    asked = next((frame.amount for frame in frames if frame.asked == course.RECRUIT), 0)
    recruits = box.recruits * state.turn + (box.recruits - asked if state.depth else 0)
    gone = sum(state.discard) + sum(state.revealed) + sum(state.hand_size)
    gone += sum(state.set_size[seat][place] for seat in range(state.seats) for place in range(MOST_SETS))
    dealt = box.cards * state.seats
    if not can(state, GIVE, FEED) and piles and gone < dealt + recruits:
        yield (
            f"{gone} cards have left forum and piles, and {dealt} were dealt and {recruits} recruited by now"
        )
    if not any(state.sets) and not any(state.discard) and not can(state, FEED):
        if piles and gone != dealt + recruits:
            yield f"nobody has played yet: {dealt + recruits} cards were dealt and recruited, not {gone}"
        if piles and any(state.buttons[seat] != box.buttons for seat in range(state.seats)):
            yield f"nobody has played yet, so each has {box.buttons} buttons (rule 2.13)"
    most = dealt + (state.turn + (state.depth > 0)) * most_cards_a_turn(content, state)
    if gone > most:
        yield f"{gone} cards have left forum and piles, and {state.turn} turns move {most} at most"


def plays_a_turn(content: Opened, state: Rules) -> int:
    return MOST_SETS if can(state, EXTRA) else 1


def uses_a_turn(content: Opened, state: Rules) -> int:
    """How many effects one turn can have, at most: sets played, copied, and those that are used."""
    return 2 * plays_a_turn(content, state) + MOST_SETS


def most_cards_a_turn(content: Opened, state: Rules) -> int:
    """More cards than one turn can bring into hands, sets and the discard pile."""
    verbs = (DRAW, REVEAL, SWEEP, GAMBLE, JOIN, NAME, FEED)
    return content.box.recruits + uses_a_turn(content, state) * max_of(content, state, verbs, 20)


def max_of(content: Opened, state: Rules, verbs: tuple[int, ...], least: int) -> int:
    """The greatest amount that an effect of this match has for these verbs."""
    box, most = content.box, least
    for number in (state.villager[slot] for slot in range(state.slots)):
        steps = [step for step in range(box.steps[number]) if box.verb[number][step] in verbs]
        most = max(most, sum(box.fixed[number][s] + box.a_card[number][s] * COPIES for s in steps))
    return most


def wrong_buttons(content: Opened, state: Rules) -> Iterator[str]:
    """Buttons come from effects and, once the piles are empty, instead of cards (4.5)."""
    box, there = content.box, sum(state.buttons)
    if min(state.buttons) < 0:
        yield "somebody has fewer than no buttons"
    piles, turns = state.pile + state.end_pile, state.turn + (state.depth > 0)
    a_turn = 0
    if can(state, GAIN, PRIZE, BURN):
        a_turn = uses_a_turn(content, state) * most_gain(content, state)
    if not piles:
        a_turn += most_cards_a_turn(content, state)
    most = box.buttons * state.seats + turns * a_turn
    if there > most:
        yield f"there are {there} buttons, and {plural(turns, 'turn')} can have brought {most} at most"


def most_gain(content: Opened, state: Rules) -> int:
    """The most buttons that one effect of this match can bring."""
    box, most = content.box, 0
    for number in (state.villager[slot] for slot in range(state.slots)):
        gain = 0
        for step in range(box.steps[number]):
            amount = box.fixed[number][step] + box.a_card[number][step] * COPIES
            if box.verb[number][step] == GAIN:
                gain += amount
            if box.verb[number][step] == BURN:
                gain += amount * box.other[number][step]
            if box.verb[number][step] == PRIZE:
                gain += amount * state.slots
        most = max(most, gain)
    return most
