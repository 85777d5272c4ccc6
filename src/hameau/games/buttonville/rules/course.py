"""Buttonville: setting up, the turn, the end. Numbers in comments are those of docs/rules/buttonville.md."""

from typing import Final

from hameau.engine.machine import bit, i64
from hameau.engine.state import EVERYONE
from hameau.games.buttonville.rules import table, verbs
from hameau.games.buttonville.rules.box import (
    ACTION,
    BURN,
    CITIZENS,
    COPIES,
    COPY,
    DISCARD,
    FEED,
    FISH,
    GAMBLE,
    GIVE,
    GROW,
    JOIN,
    KEEP,
    MOST_SIZES,
    NAME,
    OUTDO,
    PLAYED,
    SCORING,
    SHRINK,
    SIZES,
    SORT,
    SWAP,
    SWEEP,
    TAKE,
    TURN_END,
    TURN_START,
    Box,
)
from hameau.games.buttonville.rules.effects import OPTIONAL, Effects

# how villagers are chosen; the suggested selections follow
RANDOM: Final = 0
SOURCED: Final = 1  # at random among those whose effects are known from sources
CHOSEN: Final = 2  # the players choose in turn
SUGGESTED: Final = 3

# frames of the turn, beside those of effects
CHOOSING: Final = 40
RECRUIT: Final = 41
PLAY: Final = 42  # amount: sets that may still be played
ENDING: Final = 43  # effects at the end of the turn
HAND_LIMIT: Final = 44
SET_LIMIT: Final = 45

# what each question asks for, and where the rules say so
ASKED: Final = verbs.LAWS.add_all(
    {
        CHOOSING: ("asked-choose", "2.9", "example:answer"),
        RECRUIT: ("asked-recruit", "3.2", "example:recruit"),
        PLAY: ("asked-play", "3.5", "example:answer"),
        ENDING: ("asked-end-order", "5.14", "example:answer"),
        HAND_LIMIT: ("asked-hand-limit", "3.11", "example:answer"),
        SET_LIMIT: ("asked-set-limit", "3.13", "example:answer"),
        SWEEP: ("asked-sweep", "6.2", "example:answer"),
        TAKE: ("asked-take", "5.3", "example:answer"),
        GIVE: ("asked-give", "6.4", "example:answer"),
        BURN: ("asked-burn", "6.9", "example:answer"),
        DISCARD: ("asked-discard", "5.11", "example:answer"),
        SHRINK: ("asked-shrink", "6.16", "example:answer"),
        GROW: ("asked-grow", "6.25", "example:answer"),
        JOIN: ("asked-join", "6.27", "example:answer"),
        SORT: ("asked-sort", "6.23", "example:answer"),
        KEEP: ("asked-keep", "6.11", "example:answer"),
        GAMBLE: ("asked-gamble", "6.49"),
        NAME: ("asked-name", "6.36", "example:answer"),
        COPY: ("asked-copy", "6.40", "example:answer"),
        FISH: ("asked-fish", "6.48", "example:answer"),
        SWAP: ("asked-swap", "6.55", "example:answer"),
        verbs.SWAP_FOR: ("asked-swap-for", "6.55", "example:answer"),
        FEED: ("asked-feed", "6.44"),
    }
)


class Rules(Effects):
    """One match of Buttonville."""

    def __init__(self, box: Box, seats: i64, selection: i64) -> None:
        super().__init__(box, seats)
        self.selection: i64 = selection

    # -- 2: setting up -------------------------------------------------------------------------------------

    def set_up(self) -> None:
        self.first = self.below(self.seats)
        self.active = self.first
        self.waiting = bit(self.first)
        self.note(table.FIRST, self.first, 0, 0, EVERYONE)
        if self.selection == CHOSEN:
            self.push(CHOOSING, self.needed(), 0, 0)
            return
        for place in range(self.needed()):
            if self.selection >= SUGGESTED:
                self.join_match(self.box.chosen[self.selection - SUGGESTED][place])
            else:
                count: i64 = self.find_villagers(0)
                choice: i64 = self.below(count)
                self.join_match(self.moves[choice] - verbs.CHOOSE)
        self.deal()

    def needed(self) -> i64:
        """2.2: one of each guild, and several citizens."""
        return CITIZENS + self.box.citizens[self.seats]

    def find_villagers(self, count: i64) -> i64:
        """Who may take the next slot: the guilds in their order, then the citizens (2.2, 2.5, 2.9)."""
        guild: i64 = min(self.slots, CITIZENS)
        for villager in range(self.box.villagers):
            sourced: bool = self.selection != SOURCED or self.box.sourced[villager] != 0
            if self.box.guild[villager] == guild and sourced and not self.takes_part(villager):
                self.moves[count] = verbs.CHOOSE + villager
                count += 1
        return count

    def takes_part(self, villager: i64) -> bool:
        for slot in range(self.slots):
            if self.villager[slot] == villager:
                return True
        return False

    def join_match(self, villager: i64) -> None:
        self.villager[self.slots] = villager
        self.slots += 1
        self.note(table.CHOSE, self.active, villager, 0, EVERYONE)

    def choose(self, villager: i64) -> None:
        """2.9: the next player names the next villager."""
        self.join_match(villager)
        self.answered()
        if self.slots < self.needed():
            self.active = (self.first + self.slots) % self.seats
            self.waiting = bit(self.active)
        else:
            self.pop()
            self.deal()

    def deal(self) -> None:
        for slot in range(self.slots):
            self.deck[slot] = self.box.copies
        self.end_pile = self.box.end_pile[self.seats]
        self.pile = self.slots * self.box.copies - self.end_pile
        for place in range(self.seats):
            seat: i64 = (self.first + place) % self.seats
            for _ in range(self.box.cards):
                self.draw_card(seat)
            self.buttons[seat] = self.box.buttons
        self.refill_forum()
        self.start_turn()
        self.settle()

    # -- 3: a turn -----------------------------------------------------------------------------------------

    def start_turn(self) -> None:
        self.active = (self.first + self.turn) % self.seats
        self.waiting = bit(self.active)
        self.note(table.BEGAN, self.active, self.turn, 0, EVERYONE)
        self.push(SET_LIMIT, 1, 0, 0)  # in reverse: the newest frame comes first
        self.push(HAND_LIMIT, 1, 0, 0)
        self.push(ENDING, 1, 0, 0)
        self.push(PLAY, 1, 0, 0)
        self.push(RECRUIT, self.box.recruits, 0, 0)
        for place in range(self.sets[self.active]):
            self.set_used[self.active][place] = 0
            self.set_fresh[self.active][place] = 0
            if self.when(self.set_slot[self.active][place]) == TURN_START:
                self.start_effect(place)

    def start_effect(self, place: i64) -> None:
        self.push(verbs.EFFECT, self.set_size[self.active][place], self.set_slot[self.active][place], place)

    def settle(self) -> None:
        """Go on to the next decision that somebody owes, or to the end of the game."""
        while self.waiting:
            question: i64 = self.asked[self.depth - 1]
            if question == verbs.EFFECT:
                self.take_step()
            elif question == ENDING and self.list_ending(0) == 1:
                self.end_one(self.moves[0] - verbs.PICK_SET)
            elif self.is_open(question):
                return
            else:
                self.close(question)
                if self.depth == 0:
                    self.end_turn()

    def is_open(self, question: i64) -> bool:
        """Does it need an answer? Never because of what a hand hides (9.7)."""
        if question == HAND_LIMIT:
            return self.hand_size[self.active] > self.box.hand
        if question == SET_LIMIT:
            return self.list_doubled(0) > 0
        if question == ENDING:
            return self.list_ending(0) > 0
        if question == PLAY:
            return self.may_play() or self.list_actions(0) > 0
        if self.amount[self.depth - 1] <= 0:
            return False
        if question == GROW or question == RECRUIT or question == CHOOSING:
            return True
        return self.find_answers(question, 0) > 0

    def end_turn(self) -> None:
        self.turn += 1
        if self.turn == self.last_turn:
            self.waiting = 0
            for seat in range(self.seats):
                self.note_score(seat)
            self.note(table.ENDED, self.active, 0, 0, EVERYONE)
        else:
            self.start_turn()

    def note_score(self, seat: i64) -> None:
        bonus: i64 = 0
        for place in range(self.sets[seat]):
            bonus += self.bonus_of(seat, place)
        self.note(table.SCORED, seat, self.score(seat), self.buttons[seat] << 16 | bonus, EVERYONE)

    # -- the contract: what may be done, and what it does --------------------------------------------------

    def find_moves(self, seat: i64) -> i64:
        if not self.waiting & bit(seat):
            return 0
        question: i64 = self.asked[self.depth - 1]
        self.expect(ASKED[question])
        if question == RECRUIT:
            self.moves[0] = verbs.DRAW_CARD
            self.closes(verbs.NOT_IN_FORUM, verbs.TAKE_CARD, True)  # 3.3: but those that lie there
            return self.list_actions(self.list_forum(1, verbs.TAKE_CARD))
        if question == PLAY:
            self.moves[0] = verbs.PASS
            if self.closes(verbs.ONE_SET_A_TURN, verbs.PLAY_SET, not self.has_set_left()):
                return self.list_actions(1)
            return self.list_actions(self.list_plays(1, verbs.PLAY_SET))
        if question == HAND_LIMIT:
            return self.list_hand(0, verbs.DISCARD_CARD)
        if question == SET_LIMIT:
            return self.list_doubled(0)
        if question == ENDING:
            return self.list_ending(0)
        if question == CHOOSING:
            return self.find_villagers(0)
        if OPTIONAL & bit(question):
            self.moves[0] = verbs.PASS
            return self.find_answers(question, 1)
        return self.find_answers(question, 0)

    def apply(self, seat: i64, move: i64) -> None:
        question: i64 = self.asked[self.depth - 1]
        if move >= verbs.BUY_SET:
            self.buy((move - verbs.BUY_SET) // COPIES, (move - verbs.BUY_SET) % COPIES + 1)
        elif move >= verbs.PLAY_SET:
            self.answered()
            self.play((move - verbs.PLAY_SET) // COPIES, (move - verbs.PLAY_SET) % COPIES + 1)
        elif question == CHOOSING:
            self.choose(move - verbs.CHOOSE)
        elif move >= verbs.USE_SET and move < verbs.PICK_SET:
            self.use(move - verbs.USE_SET)
        elif question == RECRUIT:
            self.recruit(move)
        elif question == HAND_LIMIT:
            self.throw_away(move - verbs.DISCARD_CARD)
        elif question == SET_LIMIT:
            self.drop_set(move - verbs.PICK_SET)
        elif question == ENDING:
            self.end_one(move - verbs.PICK_SET)
        elif question == PLAY:
            self.close(question)  # 3.9: done
        else:
            self.answer(question, move)
        self.settle()

    # -- 3.2: recruiting -----------------------------------------------------------------------------------

    def recruit(self, move: i64) -> None:
        if move == verbs.DRAW_CARD:
            self.answered()
            self.draw_card(self.active)
        else:
            self.take(move - verbs.TAKE_CARD)

    # -- 3.5: playing a set --------------------------------------------------------------------------------

    def may_play(self) -> bool:
        """A set is left to play, and there are cards."""
        return self.has_set_left() and self.hand_size[self.active] > 0

    def has_set_left(self) -> bool:
        """3.8: one set a turn, as long as there is room for a column."""
        return self.amount[self.depth - 1] > 0 and self.sets[self.active] < table.MOST_SETS

    def list_plays(self, count: i64, move: i64) -> i64:
        """3.5, 3.6: any number of equal cards."""
        self.closes(verbs.TOO_FEW_CARDS, move, True)  # but these
        for slot in range(self.slots):
            for cards in range(self.hand[self.active][slot]):
                self.moves[count] = move + COPIES * slot + cards
                count += 1
        return count

    def play(self, slot: i64, cards: i64) -> None:
        me: i64 = self.active
        self.leave_hand(me, slot, cards)
        self.lay_set(me, slot, cards)
        self.note(table.PLAYED_SET, me, slot, cards, EVERYONE)
        if self.when(slot) == PLAYED:
            self.start_effect(self.sets[me] - 1)

    # -- 5.6: ACTIONs --------------------------------------------------------------------------------------

    def list_actions(self, count: i64) -> i64:
        extra: bool = False
        for place in range(self.sets[self.active]):
            if self.is_usable(place):
                if self.forbids(verbs.BUY_INSTEAD, verbs.USE_SET + place, self.is_extra(place)):
                    extra = True
                else:
                    self.moves[count] = verbs.USE_SET + place
                    count += 1
        if self.closes(verbs.NOBODY_SELLS, verbs.BUY_SET, not extra):
            return count
        return self.list_plays(count, verbs.BUY_SET)

    def is_usable(self, place: i64) -> bool:
        """5.6: once a turn for each set."""
        me: i64 = self.active
        if self.forbids(
            verbs.NO_ACTION, verbs.USE_SET + place, self.when(self.set_slot[me][place]) != ACTION
        ):
            return False
        if self.forbids(verbs.ACTION_USED, verbs.USE_SET + place, self.set_used[me][place] != 0):
            return False
        return self.can_use(me, place)

    def use(self, place: i64) -> None:
        self.set_used[self.active][place] = 1
        self.note(table.USED, self.active, self.set_slot[self.active][place], place, EVERYONE)
        self.start_effect(place)

    def buy(self, slot: i64, cards: i64) -> None:
        """The first set that sells an extra set is paid."""
        me: i64 = self.active
        place: i64 = 0
        while not (self.is_usable(place) and self.is_extra(place)):
            place += 1
        seller: i64 = self.set_slot[me][place]
        self.set_used[me][place] = 1
        self.note(table.USED, me, seller, place, EVERYONE)
        self.pay(self.box.price[self.villager[seller]], seller)
        self.play(slot, cards)

    # -- 3.10: the end of a turn ---------------------------------------------------------------------------

    def list_ending(self, count: i64) -> i64:
        """5.14: sets whose effect at the end of the turn has not happened yet."""
        me: i64 = self.active
        for place in range(self.sets[me]):
            if self.when(self.set_slot[me][place]) == TURN_END and not self.set_used[me][place]:
                self.moves[count] = verbs.PICK_SET + place
                count += 1
        return count

    def end_one(self, place: i64) -> None:
        self.set_used[self.active][place] = 1
        self.start_effect(place)

    def list_doubled(self, count: i64) -> i64:
        """3.13: all sets of a villager of whom there is more than one."""
        me: i64 = self.active
        for place in range(self.sets[me]):
            for other in range(self.sets[me]):
                if other != place and self.set_slot[me][other] == self.set_slot[me][place]:
                    self.moves[count] = verbs.PICK_SET + place
                    count += 1
                    break
        return count

    def drop_set(self, place: i64) -> None:
        slot: i64 = self.set_slot[self.active][place]
        cards: i64 = self.set_size[self.active][place]
        self.discard[slot] += cards
        self.note(table.DISCARDED, self.active, slot, table.SET + 8 * cards + 256 * place, EVERYONE)
        self.remove_set(self.active, place)

    # -- 8: scoring ----------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        points: i64 = self.buttons[seat] // self.box.buttons_a_point  # 8.2
        for place in range(self.sets[seat]):
            points += self.points_of(seat, place) + self.bonus_of(seat, place)
        return points

    def points_of(self, seat: i64, place: i64) -> i64:
        return self.box.points[min(self.set_size[seat][place], MOST_SIZES - 1)]

    def bonus_of(self, seat: i64, place: i64) -> i64:
        """8.3: END effects."""
        slot: i64 = self.set_slot[seat][place]
        if self.when(slot) != SCORING:
            return 0
        villager: i64 = self.villager[slot]
        points: i64 = 0
        for step in range(self.box.steps[villager]):
            verb: i64 = self.box.verb[villager][step]
            earned: bool = False
            if verb == SIZES:
                earned = self.has_sizes(seat, self.box.fixed[villager][step])
            elif verb == OUTDO:
                earned = self.set_size[seat][place] > self.cards_laid(self.right_of(seat), slot)
            if earned:
                points += self.box.other[villager][step]
        return points

    def has_sizes(self, seat: i64, most: i64) -> bool:
        """Sets of exactly 1, 2, … `most` cards."""
        sizes: i64 = 0
        for place in range(self.sets[seat]):
            sizes |= bit(self.set_size[seat][place])
        wanted: i64 = bit(most + 1) - 2
        return sizes & wanted == wanted

    def cards_laid(self, seat: i64, slot: i64) -> i64:
        cards: i64 = 0
        for place in range(self.sets[seat]):
            if self.set_slot[seat][place] == slot:
                cards += self.set_size[seat][place]
        return cards

    def standing(self, seat: i64) -> i64:
        """8.5, 8.6: more points; then more sets."""
        return self.score(seat) * (table.MOST_SETS + 1) + self.sets[seat]

    def result(self, seat: i64) -> float:
        mine: i64 = self.standing(seat)
        winners: i64 = 0
        for other in range(self.seats):
            theirs: i64 = self.standing(other)
            if theirs > mine:
                return -1.0
            if theirs == mine:
                winners += 1
        return 2.0 / float(winners) - 1.0  # 8.7: shared
