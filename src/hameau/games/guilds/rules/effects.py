"""What tiles, tokens and cards do, and the questions they ask. Chapter 8 of docs/rules/guilds.md.

An effect acts, or asks. Questions lie on a stack, and the newest is answered first. Where the answer cannot
be chosen it is given at once, unless that would show what a hand holds.
"""

from typing import Final

from hameau.engine.declared import Laws, Moves
from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.engine.state import EVERYONE
from hameau.games.guilds.rules.box import (
    ANY_COLOUR,
    BORIS,
    BUILDING,
    DRAW,
    DRAW_LATER,
    DRAW_LATER_BY_MASTERS,
    DRAW_LATER_NO_LIMIT,
    EXCHANGE,
    FREE_MOVE,
    HIRE,
    HIRE_BY_MASTERS,
    HIRE_MORE,
    LAND,
    LAND_ON_COLOUR,
    MAYORAL_DRAW,
    MOST_KINDS,
    MOST_MAYORS,
    MOVE_ONE,
    NEUTRAL_LIVERYMAN,
    NO_LIMIT,
    NOTHING,
    OUST,
    PLANT,
    POINTS,
    POINTS_BY_COLOURS,
    POINTS_BY_MASTERS,
    POINTS_BY_PLANTATION,
    RALLY,
    RECOVER,
    SEND_AND_DRAW,
    SEND_ONE,
    SEND_UP_TO,
    SHIFT,
    SIDES,
    TOP_MAYORAL,
    Box,
)
from hameau.games.guilds.rules.cards import NO_CARD, Cards
from hameau.games.guilds.rules.city import BESIDE, CELLS, EVENTS, GUILDHALL, NOWHERE

MOVES: Final = Moves()
END: Final = MOVES.add("end")  # the turn
DONE: Final = MOVES.add("done")  # enough of an effect, or none of it
HIRE_WITH: Final = MOVES.add("hire {card}", MOST_KINDS, rule="4.3", example="hire Y1")
PLAY: Final = MOVES.add("play {card}", MOST_KINDS, rule="4.8", example="play Y1")  # its ability
PAY: Final = MOVES.add("pay {card}", MOST_KINDS, rule="4.9", example="pay Y1")
THROW: Final = MOVES.add("discard {card}", MOST_KINDS, rule="4.13", example="discard Y1")
TAKE: Final = MOVES.add("take {card}", MOST_KINDS, rule="8.28", example="take Y1")
NEUTRAL_FOR: Final = MOVES.add("neutral {card}", MOST_KINDS, rule="5.5", example="neutral Y1")
MOVE_TO: Final = MOVES.add("move {cell}", CELLS, rule="4.4", example="move c3")
TO: Final = MOVES.add("to {cell}", CELLS, rule="4.4", example="to c3")
FROM: Final = MOVES.add("from {place}", CELLS + 1, rule="4.4", example="from hall")
CROWN: Final = MOVES.add("crown {cell}", CELLS, rule="10.3", example="crown c3")
NUMBER: Final = MOVES.add("number {many}", 33, rule="4.10", example="number 2")
KEEP: Final = MOVES.add("keep {mayor}", MOST_MAYORS, rule="8.5", example="keep M03")
OUST_FROM: Final = MOVES.add("oust {victim}", SIDES * CELLS, rule="8.17", example="oust c3 2")

# questions that show a hand if they are answered at once
NO_QUESTION: Final = 0
SPEND_FOR_MOVE: Final = 1  # place: the target
COIN: Final = 2  # amount: still to pay
LIMIT: Final = 3
SWAP: Final = 4  # amount: given away so far
MAYOR: Final = 5
BRIBE: Final = 6
BRIBE_COIN: Final = 7  # amount: still to pay
# and those that lie open
WHENCE: Final = 8  # amount: how many more, place: the target
WHENCE_MORE: Final = 9  # the same, but one may stop
WHITHER: Final = 10  # one liveryman to any tile
WHITHER_FREE: Final = 11  # amount: how many more, one may stop
WHITHER_RALLY: Final = 12  # amount, place: colour; one may stop
WHITHER_LAND: Final = 13  # amount, place: colour + 1, or 0 for any
WHITHER_NEUTRAL: Final = 14
SHIFT_FROM: Final = 15
SHIFT_TO: Final = 16  # place: from
SHIFT_NUMBER: Final = 17  # amount: to, place: from
SENDER: Final = 18  # amount: must be sent
SENDER_MORE: Final = 19  # amount: may be sent
VICTIM: Final = 20
PICK_UP: Final = 21
SOLITAIRE: Final = 22
# what is done without asking
EFFECT: Final = 23  # place: card
DRAWING: Final = 24  # amount
DEEPEST: Final = 12

LAWS: Final = Laws()
SUPPLY_EMPTY: Final = LAWS.add("supply-empty", "4.3")
TOO_DEAR: Final = LAWS.add("too-dear", "4.8", "card", "cost")
NOT_IN_HAND: Final = LAWS.add("not-in-hand", "4.2", "card")
NOT_OPEN: Final = LAWS.add("not-open", "4.7", "cell")
NO_CARD_FOR_TILE: Final = LAWS.add("no-card-for-tile", "4.4", "cell")
NOT_FOR_MOVE: Final = LAWS.add("not-a-choice", "4.4", "text", "@asked:asked")
NOT_A_COIN: Final = LAWS.add("not-a-choice", "4.9", "text", "@asked:asked")
NOT_AN_ANSWER: Final = LAWS.add("not-a-choice", "4.10", "text", "@asked:asked")
NOT_TO_DISCARD: Final = LAWS.add("not-a-choice", "4.13", "text", "@asked:asked")
NOT_FOR_NEUTRAL: Final = LAWS.add("not-a-choice", "5.5", "text", "@asked:asked")
NOT_DRAWN: Final = LAWS.add("not-a-choice", "8.5", "text", "@asked:asked")
NOT_DEALT: Final = LAWS.add("not-a-choice", "2.4", "text", "@asked:asked")
NOT_TO_CROWN: Final = LAWS.add("not-a-choice", "10.3", "text", "@asked:asked")
YOUR_TURN: Final = LAWS.add("your-turn", "4.2", "text", "@asked:asked")
KEEP_FIRST: Final = LAWS.add("answer-first", "2.4", "text", "@asked:asked")
ANSWER_FIRST: Final = LAWS.add("answer-first", "4.2", "text", "@asked:asked")
DISCARD_FIRST: Final = LAWS.add("answer-first", "4.13", "text", "@asked:asked")
BRIBE_FIRST: Final = LAWS.add("answer-first", "5.5", "text", "@asked:asked")
MAYOR_FIRST: Final = LAWS.add("answer-first", "8.5", "text", "@asked:asked")
CROWN_FIRST: Final = LAWS.add("answer-first", "10.6", "text", "@asked:asked")
# by question: what forbids another move, which move answers, and what forbids the wrong one of these
ASKED: Final = (
    *(ANSWER_FIRST, ANSWER_FIRST, ANSWER_FIRST, DISCARD_FIRST, ANSWER_FIRST, MAYOR_FIRST),
    *(BRIBE_FIRST, BRIBE_FIRST),
    *(ANSWER_FIRST for _ in range(WHENCE, SOLITAIRE)),
    CROWN_FIRST,
)
ANSWERED_BY: Final = (
    *(DONE, PAY, PAY, THROW, THROW, KEEP, NEUTRAL_FOR, PAY),
    *(FROM, FROM, TO, TO, TO, TO, TO, FROM, TO, NUMBER, FROM, FROM, OUST_FROM, TAKE, CROWN),
)
NO_ANSWER: Final = (
    *(NOT_AN_ANSWER, NOT_FOR_MOVE, NOT_A_COIN, NOT_TO_DISCARD, NOT_A_COIN, NOT_DRAWN),
    *(NOT_FOR_NEUTRAL, NOT_FOR_NEUTRAL),
    *(NOT_AN_ANSWER for _ in range(WHENCE, SOLITAIRE)),
    NOT_TO_CROWN,
)

HIRED: Final = EVENTS.add("hired", a="liverymen")
MOVED: Final = EVENTS.add("moved", a="from", b="to")
LANDED: Final = EVENTS.add("landed", a="liverymen", b="to")
SHIFTED: Final = EVENTS.add("shifted", a="liverymen", b="way")  # from * 32 + to
SENT: Final = EVENTS.add("sent", a="source:place")
PLANTED: Final = EVENTS.add("planted", a="liverymen")
OUSTED: Final = EVENTS.add("ousted", a="cell", b="boris")
LENT: Final = EVENTS.add("lent", a="cell")
SCORED: Final = EVENTS.add("scored", a="points")
CROWNED: Final = EVENTS.add("crowned", a="cell", b="points")  # told as WON
AIMED: Final = EVENTS.add("aimed", a="cell")
STOPPED: Final = EVENTS.add("stopped")
LEAVING: Final = EVENTS.add("leaving", a="cell")


class Effects(Cards):
    """Every effect, in the order of the component tables."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)
        self.actor: i64 = 0  # who answers
        self.depth: i64 = 0
        self.asked: list[i64] = [0] * DEEPEST
        self.amount: list[i64] = [0] * DEEPEST
        self.place: list[i64] = [0] * DEEPEST
        # what lasts until the end of the turn
        self.hires: i64 = 1  # liverymen for a hire action
        self.any_colour: i64 = 0
        self.later: i64 = 0  # cards to draw
        self.later_caps: i64 = 0  # 4 bits for each card that draws by masters: how many at most
        self.limitless: i64 = 0  # no hand limit this turn
        self.unlimited: i64 = 0  # bits: seats that have none for good
        self.tokens_won: i64 = 0  # on the card of the solitaire players' guild

    # -- questions -----------------------------------------------------------------------------------------

    def ask(self, question: i64, amount: i64, place: i64) -> None:
        self.asked[self.depth] = question
        self.amount[self.depth] = amount
        self.place[self.depth] = place
        self.depth += 1

    def drop(self) -> None:
        self.depth -= 1
        self.asked[self.depth] = NO_QUESTION
        self.amount[self.depth] = 0
        self.place[self.depth] = 0

    def settle(self) -> None:
        """Do what need not be asked, until somebody must answer or nothing is left."""
        newest: i64 = self.depth - 1
        question: i64 = self.asked[newest]
        amount: i64 = self.amount[newest]
        place: i64 = self.place[newest]
        if question == EFFECT:
            self.drop()
            self.play_effect(self.actor, place)
        elif question == DRAWING:
            self.drop()
            self.draw_cards(self.actor, amount)
        else:
            count: i64 = self.find_answers(self.actor)
            if count == 0:
                self.drop()
            elif count == 1 and question >= WHENCE:
                self.answer(self.actor, self.moves[0])
            else:
                self.waiting = bit(self.actor)

    def promised(self, seat: i64) -> i64:
        """Who set out for a tile has a card for it."""
        if self.depth == 0 or self.actor != seat or self.any_colour:
            return 0
        newest: i64 = self.depth - 1
        if self.asked[newest] != SPEND_FOR_MOVE:
            return 0
        return self.box.colours[self.tile[self.place[newest]]]

    def announce(self, seat: i64, move: i64) -> None:
        """All see what was chosen, also where nothing has come of it yet."""
        if move == DONE:
            self.note(STOPPED, seat, 0, 0, EVERYONE)
        elif self.depth > 0:
            newest: i64 = self.depth - 1
            question: i64 = self.asked[newest]
            aimed: bool = question == SPEND_FOR_MOVE or (question == WHENCE and move >= TO and move < FROM)
            if question == SHIFT_TO:
                self.note(LEAVING, seat, self.place[newest], 0, EVERYONE)
            elif question == SHIFT_NUMBER:
                self.note(AIMED, seat, self.amount[newest], 0, EVERYONE)
            elif aimed:
                self.note(AIMED, seat, self.place[newest], 0, EVERYONE)

    def find_answers(self, seat: i64) -> i64:
        """All answers to the newest question."""
        newest: i64 = self.depth - 1
        question: i64 = self.asked[newest]
        amount: i64 = self.amount[newest]
        place: i64 = self.place[newest]
        self.closes(NO_ANSWER[question], ANSWERED_BY[question], True)  # but these
        if question == SPEND_FOR_MOVE:
            return self.list_cards_for(0, PAY, seat, place, self.any_colour)
        if question == COIN or question == BRIBE_COIN:
            return self.list_hand(0, PAY, seat) if amount > 0 else 0
        if question == LIMIT:
            return self.list_hand(0, THROW, seat) if self.cards[seat] > self.box.limit else 0
        if question == SWAP:
            self.moves[0] = DONE
            return self.list_hand(1, THROW, seat)
        if question == MAYOR:
            self.moves[0] = DONE
            return self.list_bits(1, KEEP, self.looking[seat])
        if question == BRIBE:
            self.moves[0] = DONE
            return self.list_cards_for(1, NEUTRAL_FOR, seat, place, 0)
        return self.find_places(seat, question, amount, place)

    def find_places(self, seat: i64, question: i64, amount: i64, place: i64) -> i64:
        """Answers to the questions about who goes where."""
        self.moves[0] = DONE
        if question == WHENCE:
            return self.list_sources(0, seat, place)
        if question == WHENCE_MORE:
            return self.list_sources(1, seat, place) if amount > 0 else 0
        if question == WHITHER:
            return self.list_targets(0, seat, self.open)
        if question == WHITHER_FREE:
            return self.list_targets(1, seat, self.open) if amount > 0 else 0
        if question == WHITHER_RALLY:
            return self.list_targets(1, seat, self.open & self.shows[place])
        if question == WHITHER_LAND:
            return self.list_bits(0, TO, self.landing(seat, place))
        if question == WHITHER_NEUTRAL:
            return self.list_bits(0, TO, self.open & self.stands[seat]) if self.neutrals > 0 else 0
        if question == SHIFT_FROM:
            return self.list_shifts(seat)
        if question == SHIFT_TO:
            return self.list_bits(0, TO, self.open & BESIDE[place])
        if question == SHIFT_NUMBER:
            for number in range(self.pawns[seat][place]):
                self.moves[number] = NUMBER + number + 1
            return self.pawns[seat][place]
        if question == SENDER:
            return self.list_sources(0, seat, NOWHERE) if amount > 0 else 0
        if question == SENDER_MORE:
            return self.list_sources(1, seat, NOWHERE) if amount > 0 else 0
        if question == VICTIM:
            return self.list_victims(seat)
        if question == PICK_UP:
            return self.list_discard()
        if question == SOLITAIRE:
            return self.list_bits(1, CROWN, self.crownable())
        return 0

    def answer(self, seat: i64, move: i64) -> None:
        """Answer the newest question."""
        newest: i64 = self.depth - 1
        question: i64 = self.asked[newest]
        amount: i64 = self.amount[newest]
        place: i64 = self.place[newest]
        self.drop()
        if question == SPEND_FOR_MOVE:
            self.spend(seat, move - PAY)
            self.ask(WHENCE, 1, place)
        elif question == COIN:
            self.ask(COIN, amount - 1, 0)
            self.spend(seat, move - PAY)
        elif question == LIMIT:
            self.throw_away(seat, move - THROW)
            self.ask(LIMIT, 0, 0)
        elif question == SWAP:
            self.answer_swap(seat, move, amount)
        elif question == MAYOR:
            self.keep_mayor(seat, NO_CARD if move == DONE else move - KEEP)
        elif question == BRIBE:
            self.answer_bribe(seat, move, place)
        elif question == BRIBE_COIN:
            self.ask(BRIBE_COIN, amount - 1, 0)
            self.throw_away(seat, move - PAY)
        elif move != DONE:
            self.answer_place(seat, move, question, amount, place)

    def answer_place(self, seat: i64, move: i64, question: i64, amount: i64, place: i64) -> None:
        if question == WHENCE or question == WHENCE_MORE:
            self.ask(WHENCE_MORE, amount - 1, place)
            self.move_pawn(seat, move - FROM, place)
        elif question == WHITHER:
            self.ask(WHENCE, 1, move - TO)
        elif question == WHITHER_FREE:
            self.ask(WHITHER_FREE, amount - 1, 0)
            self.ask(WHENCE, 1, move - TO)
        elif question == WHITHER_RALLY:
            self.ask(WHENCE, amount, move - TO)
        elif question == WHITHER_LAND:
            self.land(seat, amount, move - TO)
        elif question == WHITHER_NEUTRAL:
            self.lend(seat, move - TO)
        elif question == SHIFT_FROM:
            self.ask(SHIFT_TO, 0, move - FROM)
        elif question == SHIFT_TO:
            self.ask(SHIFT_NUMBER, move - TO, place)
        elif question == SHIFT_NUMBER:
            self.shift(seat, move - NUMBER, place, amount)
        elif question == SENDER or question == SENDER_MORE:
            self.ask(question, amount - 1, 0)
            self.send(seat, move - FROM)
        elif question == VICTIM:
            self.oust((move - OUST_FROM) // CELLS, (move - OUST_FROM) % CELLS)
        elif question == PICK_UP:
            self.recover(seat, move - TAKE)
        elif question == SOLITAIRE:
            self.ask(SOLITAIRE, 0, 0)
            self.crown(seat, move - CROWN)

    # -- lists of moves ------------------------------------------------------------------------------------

    def list_bits(self, count: i64, move: i64, bits: i64) -> i64:
        while bits:
            self.moves[count] = move + lowest_bit(bits)
            bits &= bits - 1
            count += 1
        return count

    def list_hand(self, count: i64, move: i64, seat: i64) -> i64:
        for kind in range(self.box.kinds):
            if self.hand[seat][kind]:
                self.moves[count] = move + kind
                count += 1
        return count

    def list_cards_for(self, count: i64, move: i64, seat: i64, cell: i64, any_colour: i64) -> i64:
        """Cards of a hand that show a standard of a tile."""
        colours: i64 = self.box.colours[self.tile[cell]]
        for kind in range(self.box.kinds):
            if self.hand[seat][kind] and (any_colour or self.box.standards[kind] & colours):
                self.moves[count] = move + kind
                count += 1
        return count

    def list_discard(self) -> i64:
        count: i64 = 0
        for kind in range(self.box.kinds):
            if self.discard[kind]:
                self.moves[count] = TAKE + kind
                count += 1
        return count

    def list_sources(self, count: i64, seat: i64, target: i64) -> i64:
        """Places with a liveryman of the seat, but the target."""
        cells: i64 = self.stands[seat]
        if target != NOWHERE:
            cells &= ~bit(target)
        count = self.list_bits(count, FROM, cells)
        if self.hall[seat] > 0:
            self.moves[count] = FROM + GUILDHALL
            count += 1
        return count

    def list_targets(self, count: i64, seat: i64, cells: i64) -> i64:
        """Tiles to which some liveryman of the seat can go."""
        if self.hall[seat] == 0 and popcount(self.stands[seat]) == 1:
            cells &= ~self.stands[seat]
        if self.hall[seat] == 0 and self.stands[seat] == 0:
            cells = 0
        return self.list_bits(count, TO, cells)

    def landing(self, seat: i64, colour: i64) -> i64:
        """Tiles on which somebody from the supply can be put; colour + 1, or 0 for any."""
        if self.supply[seat] == 0:
            return 0
        return self.open if colour == 0 else self.open & self.shows[colour - 1]

    def list_shifts(self, seat: i64) -> i64:
        """8.18: tiles that have an unresolved tile beside them."""
        count: i64 = 1
        for cell in range(CELLS):
            if self.stands[seat] & bit(cell) and self.open & BESIDE[cell]:
                self.moves[count] = FROM + cell
                count += 1
        return count

    def list_victims(self, seat: i64) -> i64:
        count: i64 = 0
        for side in range(SIDES):
            if side != seat:
                count = self.list_bits(count, OUST_FROM + CELLS * side, self.stands[side])
        return count

    # -- effects -------------------------------------------------------------------------------------------

    def play_effect(self, seat: i64, card: i64) -> None:
        """The ability of a card, after its cost was paid."""
        effect: i64 = self.box.card_effect[card]
        amount: i64 = self.box.card_amount[card]
        colour: i64 = self.box.colour[card]
        if effect < LAND:
            self.reward(seat, effect, amount)
        elif effect == LAND:
            self.ask(WHITHER_LAND, amount, 0)
        elif effect == LAND_ON_COLOUR:
            self.ask(WHITHER_LAND, amount, colour + 1)
        elif effect == HIRE_MORE:
            self.hires = amount
        elif effect == HIRE_BY_MASTERS:
            self.hire(seat, min(popcount(self.masters[seat]), amount))
        elif effect == RALLY:
            self.ask(WHITHER_RALLY, amount, colour)
        elif effect == MOVE_ONE:
            self.ask(WHITHER, 1, 0)
        elif effect == OUST:
            self.ask(VICTIM, 0, 0)
        elif effect == SHIFT:
            self.ask(SHIFT_FROM, 0, 0)
        elif effect == ANY_COLOUR:
            self.any_colour = 1
        else:
            self.play_later_colours(seat, effect, amount)

    def play_later_colours(self, seat: i64, effect: i64, amount: i64) -> None:
        """Blue, green and purple."""
        if effect == SEND_ONE:
            self.ask(SENDER, amount, 0)
        elif effect == SEND_AND_DRAW:
            self.ask(DRAWING, amount, 0)
            self.ask(SENDER, 1, 0)
        elif effect == PLANT:
            self.plant(seat, amount)
        elif effect == POINTS_BY_PLANTATION:
            self.score_points(seat, min(self.planted[seat], amount))
        elif effect == DRAW_LATER:
            self.later += amount
        elif effect == RECOVER:
            self.ask(PICK_UP, 0, 0)
        elif effect == DRAW_LATER_BY_MASTERS:
            self.later_caps = self.later_caps << 4 | amount
        elif effect == DRAW_LATER_NO_LIMIT:
            self.later += amount
            self.limitless = 1
        elif effect == POINTS_BY_MASTERS:
            self.score_points(seat, min(popcount(self.masters[seat]), amount))
        elif effect == NEUTRAL_LIVERYMAN:
            self.ask(WHITHER_NEUTRAL, 1, 0)
        elif effect == EXCHANGE:
            self.ask(SWAP, 0, 0)
        elif effect == POINTS_BY_COLOURS:
            self.score_points(seat, min(popcount(self.colours_of(self.masters[seat])), amount))

    def reward(self, seat: i64, effect: i64, amount: i64) -> None:
        """What tiles, tokens and the plantation give, and some cards too; 5.17: as much as possible."""
        if effect == HIRE:
            self.hire(seat, amount)
        elif effect == DRAW:
            self.draw_cards(seat, amount)
        elif effect == FREE_MOVE:
            self.ask(WHITHER_FREE, amount, 0)
        elif effect == SEND_UP_TO:
            self.ask(SENDER_MORE, amount, 0)
        elif effect == MAYORAL_DRAW:
            self.look_at_mayors(seat)
            if self.looking[seat]:
                self.ask(MAYOR, 0, 0)
        elif effect == TOP_MAYORAL:
            self.take_top_mayor(seat)
        elif effect == POINTS:
            self.score_points(seat, amount)
        elif effect == NO_LIMIT:
            self.unlimited |= bit(seat)
        elif effect == NOTHING:
            return

    def hire(self, seat: i64, amount: i64) -> None:
        hired: i64 = min(amount, self.supply[seat])
        self.supply[seat] -= hired
        self.hall[seat] += hired
        if hired > 0:
            self.note(HIRED, seat, hired, 0, EVERYONE)

    def score_points(self, side: i64, points: i64) -> None:
        self.points[side] += points
        if points > 0 and side != BORIS:
            self.note(SCORED, side, points, 0, EVERYONE)

    def move_pawn(self, seat: i64, place: i64, cell: i64) -> None:
        self.take_from(seat, place)
        self.put_pawn(seat, cell)
        self.note(MOVED, seat, place, cell, EVERYONE)

    def land(self, seat: i64, amount: i64, cell: i64) -> None:
        landed: i64 = min(amount, self.supply[seat])
        self.supply[seat] -= landed
        for _ in range(landed):
            self.put_pawn(seat, cell)
        self.note(LANDED, seat, landed, cell, EVERYONE)

    def lend(self, seat: i64, cell: i64) -> None:
        """8.32: it belongs to nobody and counts for the threshold."""
        self.neutrals -= 1
        self.neutral[cell] += 1
        self.note(LENT, seat, cell, 0, EVERYONE)

    def shift(self, seat: i64, number: i64, source: i64, target: i64) -> None:
        for _ in range(number):
            self.take_pawn(seat, source)
            self.put_pawn(seat, target)
        self.note(SHIFTED, seat, number, source * 32 + target, EVERYONE)

    def send(self, seat: i64, place: i64) -> None:
        self.take_from(seat, place)
        self.planted[seat] += 1
        self.note(SENT, seat, place, 0, EVERYONE)

    def plant(self, seat: i64, amount: i64) -> None:
        planted: i64 = min(amount, self.supply[seat])
        self.supply[seat] -= planted
        self.planted[seat] += planted
        if planted > 0:
            self.note(PLANTED, seat, planted, 0, EVERYONE)

    def oust(self, side: i64, cell: i64) -> None:
        self.take_pawn(side, cell)
        if side != BORIS:
            self.hall[side] += 1
        self.note(OUSTED, 0 if side == BORIS else side, cell, 1 if side == BORIS else 0, EVERYONE)

    def answer_swap(self, seat: i64, move: i64, given: i64) -> None:
        """8.33: give away any number, then draw as many."""
        if move == DONE:
            self.draw_cards(seat, given)
        else:
            self.ask(SWAP, given + 1, 0)
            self.spend(seat, move - THROW)

    def answer_bribe(self, seat: i64, move: i64, cell: i64) -> None:
        """The next chapter says what it means."""

    # -- 10: the solitaire players' guild ------------------------------------------------------------------

    def crownable(self) -> i64:
        """10.3, 10.5: completed guild tiles without an own master, if there are tokens and somebody to go."""
        if self.solitaire == 0 or self.tokens_won < self.box.crown or self.hall[0] == 0:
            return 0
        cells: i64 = self.done & ~self.masters[0]
        found: i64 = cells
        while cells:
            cell: i64 = lowest_bit(cells)
            cells &= cells - 1
            if self.tile[cell] >= BUILDING:
                found &= ~bit(cell)
        return found

    def crown(self, seat: i64, cell: i64) -> None:
        """10.3, 10.4."""
        self.tokens_won -= self.box.crown
        self.hall[seat] -= 1
        self.masters[seat] |= bit(cell)
        self.points[seat] += self.box.points[self.tile[cell]]
        self.note(CROWNED, seat, cell, self.box.points[self.tile[cell]], EVERYONE)
