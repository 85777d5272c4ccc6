"""Activation: tile by tile, who gets it. Chapter 5 of docs/rules/guilds.md."""

from typing import Final

from hameau.engine.machine import bit, i64, popcount
from hameau.engine.state import EVERYONE
from hameau.games.guilds.rules.box import BORIS, SEATS, SIDES, Box
from hameau.games.guilds.rules.cards import BEADLE_STEP
from hameau.games.guilds.rules.city import CELLS, EVENTS, NOWHERE
from hameau.games.guilds.rules.effects import BRIBE, BRIBE_COIN, DONE, NEUTRAL_FOR, SOLITAIRE, Effects

# stages of a tile
LOOK: Final = 0
BID: Final = 1  # neutrals are hired
DECIDE: Final = 2
SECOND: Final = 3
LEAVE: Final = 4

REACHED: Final = EVENTS.add("reached", a="cell", b="count")
BRIBED: Final = EVENTS.add("bribed", a="cell")
TIED: Final = EVENTS.add("tied", a="cell")
WON: Final = EVENTS.add("won", a="cell", b="points")  # + 1024 if Boris won
CAME_SECOND: Final = EVENTS.add("came-second", a="cell", b="token")  # + 1024 if it was Boris


class Activation(Effects):
    """The scan over all tiles."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)
        self.order: list[i64] = [0] * SEATS  # the turn order
        self.scan: i64 = 0  # the tile that is looked at
        self.stage: i64 = LOOK
        self.bidder: i64 = 0  # whose chance to hire a neutral is next, in turn order
        self.passes: i64 = 0  # in a row
        self.bribed: list[i64] = [0] * SIDES  # neutrals hired for this tile
        self.runners: i64 = 0  # bits: who still gets the second-place reward

    def scan_on(self) -> None:
        """One step of the scan; called while nobody has to answer."""
        if self.scan == CELLS:
            self.scan = 0
            self.phase = BEADLE_STEP
        elif self.stage == LOOK:
            self.look_at_tile(self.scan)
        elif self.stage == BID:
            self.offer_neutral(self.scan)
        elif self.stage == DECIDE:
            self.decide(self.scan)
        elif self.stage == SECOND:
            self.reward_second(self.scan)
        else:
            self.leave_tile(self.scan)

    def look_at_tile(self, cell: i64) -> None:
        """5.1, 5.3, 5.4."""
        if not self.open & bit(cell) or not self.is_reached(cell):
            self.scan += 1
            return
        self.note(REACHED, 0, cell, self.count(cell), EVERYONE)
        self.stage = BID
        self.bidder = 0
        self.passes = 0
        if self.crownable():  # 10.6
            self.actor = 0
            self.ask(SOLITAIRE, 0, 0)

    # -- 5.5 to 5.8: neutrals ------------------------------------------------------------------------------

    def offer_neutral(self, cell: i64) -> None:
        """5.5, 5.6: round and round until all pass in a row. 9.21: Boris never hires."""
        contested: bool = popcount(self.present(cell)) > 1
        if self.neutrals == 0 or self.passes >= self.seats or not contested:
            self.stage = DECIDE
            return
        seat: i64 = self.order[self.bidder]
        self.bidder = (self.bidder + 1) % self.seats
        self.passes += 1
        if self.stands[seat] & bit(cell) and self.cards[seat] >= self.box.bribe:  # 5.7
            self.actor = seat
            self.ask(BRIBE, 0, cell)

    def answer_bribe(self, seat: i64, move: i64, cell: i64) -> None:
        if move == DONE:
            return
        self.passes = 0
        self.neutrals -= 1
        self.bribed[seat] += 1
        self.note(BRIBED, seat, cell, 0, EVERYONE)
        self.ask(BRIBE_COIN, self.box.bribe - 1, 0)
        self.throw_away(seat, move - NEUTRAL_FOR)

    def return_bribed(self) -> None:
        for side in range(SIDES):
            self.neutrals += self.bribed[side]
            self.bribed[side] = 0

    # -- 5.9 to 5.13: the majority -------------------------------------------------------------------------

    def strength(self, side: i64, cell: i64) -> i64:
        """5.9, 5.10: liverymen first, then masters beside the tile; 0 for who is not there.

        5.8: a hired neutral counts on the tile that is scanned only.
        """
        pawns: i64 = self.pawns[side][cell] + (self.bribed[side] if cell == self.scan else 0)
        return 0 if pawns == 0 else pawns * 8 + self.masters_beside(side, cell)

    def leader(self, cell: i64, without: i64) -> i64:
        """Who is strongest, one aside; NOWHERE if nobody is, or several are."""
        best: i64 = NOWHERE
        most: i64 = 0
        for side in range(SIDES):
            if side != without:
                strength: i64 = self.strength(side, cell)
                if strength > most:
                    most = strength
                    best = side
                elif strength == most:
                    best = NOWHERE
        return best

    def decide(self, cell: i64) -> None:
        winner: i64 = self.leader(cell, NOWHERE)
        if winner == NOWHERE:  # 5.11
            self.note(TIED, 0, cell, 0, EVERYONE)
            self.return_bribed()
            self.stage = LOOK
            self.scan += 1
            return
        runner: i64 = self.leader(cell, winner)  # 5.12
        self.runners = 0 if runner == NOWHERE else bit(runner)
        self.complete(cell, winner)
        self.stage = SECOND
        if winner != BORIS:
            self.actor = winner
            self.reward(winner, self.box.effect[self.tile[cell]], self.box.amount[self.tile[cell]])

    def complete(self, cell: i64, winner: i64) -> None:
        """5.13: the winner leaves a master, but never Boris (9.19)."""
        points: i64 = self.box.points[self.tile[cell]]
        self.note(WON, winner % SEATS, cell, points + (1024 if winner == BORIS else 0), EVERYONE)
        self.return_bribed()
        self.neutrals += self.neutral[cell]
        self.neutral[cell] = 0
        if winner != BORIS:
            self.take_pawn(winner, cell)
            self.masters[winner] |= bit(cell)
        self.go_home(cell)
        self.close(cell)
        self.points[winner] += points

    def close(self, cell: i64) -> None:
        """Flip the tile; 9.17: a neutral from the start goes to the box."""
        self.open &= ~bit(cell)
        self.done |= bit(cell)
        self.barred &= ~bit(cell)

    def reward_second(self, cell: i64) -> None:
        """5.14, 5.15."""
        token: i64 = self.token[cell] - 1
        self.token[cell] = 0
        self.stage = LEAVE
        if token < 0 or self.runners == 0:
            return
        runner: i64 = NOWHERE
        for side in range(SIDES):
            if self.runners & bit(side):
                runner = side
        self.runners = 0
        self.note(CAME_SECOND, runner % SEATS, cell, token + (1024 if runner == BORIS else 0), EVERYONE)
        self.points[runner] += self.box.token_points[token]
        if runner == BORIS:  # 9.18
            return
        self.tokens_won += self.solitaire if self.seats == 1 else 0  # 10.2
        self.actor = runner
        self.reward(runner, self.box.token_effect[token], self.box.token_amount[token])

    def leave_tile(self, cell: i64) -> None:
        """5.16: the beadle goes on at once."""
        if self.beadle == cell:
            self.move_beadle()
        self.stage = LOOK
        self.scan += 1
