"""Guilds of London: set-up, rounds and turns. The numbers in comments are those of docs/rules/guilds.md."""

from typing import Final

from hameau.engine.machine import bit, i64, popcount
from hameau.engine.state import EVERYONE
from hameau.games.guilds.rules import cards, effects
from hameau.games.guilds.rules.activation import LOOK
from hameau.games.guilds.rules.box import ALL_COLOURS, COLOURS, MORE, SOLO, Box
from hameau.games.guilds.rules.city import EVENTS, LARGEST, NOWHERE
from hameau.games.guilds.rules.ending import Ending
from hameau.games.guilds.rules.growth import FIRST

STARTED: Final = EVENTS.add("started", a="round")  # the seat is the first
PLAYED: Final = EVENTS.add("played", a="card")  # for its ability
RESTED: Final = EVENTS.add("rested")  # no card used


class Rules(Ending):
    """One match of Guilds of London, of two to four players or of one against Boris."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)
        self.turn: i64 = 0  # whose turn it is, as a place in the turn order
        self.played: i64 = 0  # cards used this turn

    # -- 2: setting up -------------------------------------------------------------------------------------

    def set_up(self) -> None:
        self.lay_out()
        if self.mode() == SOLO:
            self.neutrals = self.box.boris_neutrals  # 9.2
            self.bar()
        self.shuffle_order()
        self.fill_deck()
        for seat in range(self.seats):
            self.draw_cards(seat, self.box.hand)  # 2.3
        self.deal_mayors()
        self.waiting = bit(self.seats) - 1

    def shuffle_order(self) -> None:
        """2.2."""
        for place in range(self.seats):
            other: i64 = self.below(place + 1)
            self.order[place] = self.order[other]
            self.order[other] = place

    # -- the contract: what may be done, and what it does --------------------------------------------------

    def find_moves(self, seat: i64) -> i64:
        if not self.waiting & bit(seat):
            return 0
        if self.phase == cards.CHOICE:
            self.expect(effects.KEEP_FIRST)
            self.closes(effects.NOT_DEALT, effects.KEEP, True)  # but these
            return self.list_bits(0, effects.KEEP, self.looking[seat])
        if self.depth > 0:
            self.expect(effects.ASKED[self.asked[self.depth - 1]])
            return self.find_answers(seat)
        self.expect(effects.YOUR_TURN)
        return self.find_turn(seat)

    def apply(self, seat: i64, move: i64) -> None:
        self.waiting &= ~bit(seat)
        if self.phase == cards.CHOICE:
            self.keep_first(seat, move - effects.KEEP)
        elif self.depth > 0:
            self.answer(seat, move)
            self.announce(seat, move)
        else:
            self.act(seat, move)
            self.announce(seat, move)
        while self.waiting == 0 and self.phase <= cards.FINAL:
            if self.depth > 0:
                self.settle()
            else:
                self.go_on()

    # -- 3: a round ----------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The next step of the round; called while nobody has to answer."""
        if self.phase == cards.CHOICE:
            self.start_round()
        elif self.phase == cards.TURN:
            self.waiting = bit(self.actor)
        elif self.phase == cards.TURN_END:
            self.pass_turn()
        elif self.phase == cards.ACTIVATION:
            self.scan_on()
        elif self.phase == cards.BEADLE_STEP:
            if self.mode() == SOLO:
                self.step_beadle()
            self.stage = FIRST
            self.phase = (
                cards.GROWTH if self.is_every(self.box.growth_every[self.mode()]) else cards.ROUND_END
            )  # 3.6
        elif self.phase == cards.GROWTH:
            self.grow_on()
        elif self.phase == cards.ROUND_END:
            self.end_round()
        else:
            self.score_all()

    def is_every(self, rounds: i64) -> bool:
        return self.round % rounds == 0

    def start_round(self) -> None:
        self.round += 1
        if self.round > 1:
            self.set_order()
        self.note(STARTED, self.order[0], self.round, 0, EVERYONE)
        self.turn = 0
        self.start_turn()

    def set_order(self) -> None:
        """3.3, 3.4: most points first; of equals who was earlier."""
        for place in range(1, self.seats):
            seat: i64 = self.order[place]
            to: i64 = place
            while to > 0 and self.points[self.order[to - 1]] < self.points[seat]:
                self.order[to] = self.order[to - 1]
                to -= 1
            self.order[to] = seat

    def pass_turn(self) -> None:
        """3.2, 3.5: the next player, then Boris, then activation."""
        self.turn += 1
        if self.turn < self.seats:
            self.start_turn()
            return
        self.turn = 0
        if self.mode() == SOLO:
            self.play_boris()
        self.stage = LOOK
        self.scan = 0
        self.phase = (
            cards.ACTIVATION if self.is_every(self.box.activation_every[self.mode()]) else cards.BEADLE_STEP
        )

    def end_round(self) -> None:
        """7.1, 9.32."""
        last: bool = self.round >= self.box.rounds[self.mode()]
        if self.mode() == SOLO:
            last = last or self.beadle == NOWHERE
        elif self.open == 0 and (self.mode() != MORE or self.layout == LARGEST):
            last = True
        if not last:
            self.start_round()
            return
        self.phase = cards.FINAL
        self.actor = 0
        self.ask(effects.SOLITAIRE, 0, 0)  # 10.6

    # -- 4: a turn -----------------------------------------------------------------------------------------

    def start_turn(self) -> None:
        self.phase = cards.TURN
        self.actor = self.order[self.turn]
        self.played = 0
        self.hires = 1
        self.any_colour = 0
        self.later = 0
        self.later_caps = 0
        self.limitless = 0

    def find_turn(self, seat: i64) -> i64:
        self.moves[0] = effects.END
        count: i64 = 1
        colours: i64 = 0
        hires: bool = not self.closes(effects.SUPPLY_EMPTY, effects.HIRE_WITH, self.supply[seat] == 0)
        self.closes(effects.NOT_IN_HAND, effects.HIRE_WITH, True)  # but these
        self.closes(effects.NOT_IN_HAND, effects.PLAY, True)
        for kind in range(self.box.kinds):
            if self.hand[seat][kind]:
                colours |= self.box.standards[kind]
                if hires:
                    self.moves[count] = effects.HIRE_WITH + kind
                    count += 1
                if not self.forbids(
                    effects.TOO_DEAR, effects.PLAY + kind, self.cards[seat] <= self.box.cost[kind]
                ):
                    self.moves[count] = effects.PLAY + kind
                    count += 1
        if self.any_colour and colours:
            colours = ALL_COLOURS
        count = self.list_bits(count, effects.MOVE_TO, self.goals(seat, colours))
        self.closes(effects.NOT_TO_CROWN, effects.CROWN, True)  # but these
        return self.list_bits(count, effects.CROWN, self.crownable())

    def goals(self, seat: i64, colours: i64) -> i64:
        """4.4, 4.7: unresolved tiles of these colours, to which a liveryman can come from elsewhere."""
        self.closes(effects.NO_CARD_FOR_TILE, effects.MOVE_TO, True)  # but these
        cells: i64 = 0
        for colour in range(COLOURS):
            if colours & bit(colour):
                cells |= self.shows[colour]
        cells = self.only(effects.NOT_OPEN, effects.MOVE_TO, cells, self.open)
        if self.hall[seat] == 0 and popcount(self.stands[seat]) <= 1:
            cells &= ~self.stands[seat] if self.stands[seat] else 0
        return cells

    def act(self, seat: i64, move: i64) -> None:
        """4.2."""
        if move == effects.END:
            self.end_turn(seat)
        elif move < effects.PLAY:
            self.played += 1
            self.spend(seat, move - effects.HIRE_WITH)
            self.hire(seat, self.hires)
        elif move < effects.MOVE_TO:
            self.play(seat, move - effects.PLAY)
        elif move < effects.CROWN:
            self.played += 1
            self.ask(effects.SPEND_FOR_MOVE, 0, move - effects.MOVE_TO)
        else:
            self.crown(seat, move - effects.CROWN)

    def play(self, seat: i64, card: i64) -> None:
        """4.8: the card, then its cost, then its effect."""
        self.played += 1
        self.leave_hand(seat, card)
        self.used[card] += 1
        self.note(PLAYED, seat, card, 0, EVERYONE)
        self.ask(effects.EFFECT, 0, card)
        self.ask(effects.COIN, self.box.cost[card], 0)

    def end_turn(self, seat: i64) -> None:
        """4.11 to 4.13."""
        self.clear_used()
        count: i64 = self.box.draw if self.played else self.box.idle_draw
        count += self.later
        while self.later_caps:
            count += min(popcount(self.masters[seat]), self.later_caps & 15)
            self.later_caps >>= 4
        if self.played == 0:
            self.note(RESTED, seat, 0, 0, EVERYONE)
        self.draw_cards(seat, count)
        self.phase = cards.TURN_END
        if not self.limitless and not self.unlimited & bit(seat):
            self.ask(effects.LIMIT, 0, 0)
