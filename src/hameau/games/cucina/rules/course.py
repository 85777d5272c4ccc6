"""Cucina Curiosa: games, turns and sealed choices, in the order of docs/rules/cucina.md.

The numbers in comments are those of that page.

The tiles that were not called yet are only counted, and drawn from when one is called: no order exists that
could be spied out.
"""

from typing import Final

from hameau.engine.declared import Events, Laws, Moves
from hameau.engine.machine import bit, i64, lowest_bit, popcount, rarely
from hameau.engine.state import EVERYONE
from hameau.games.cucina.rules.box import KINDS, Box
from hameau.games.cucina.rules.kitchen import ALL_SPACES, BESIDE, SEATS, SPACES, Kitchens

TURNS: Final = 16
SERIES: Final = 3  # games
NO_TILE: Final = 0  # between games, and when it is over

# phases
PLACING: Final = 0
LOOKING: Final = 1  # a game of a series is scored, and all look at it
OVER: Final = 2

# options
SAME: Final = 0  # layouts
DIFFERENT: Final = 1
FREE: Final = 0  # building
CONNECTED: Final = 1

MOVES: Final = Moves()
PLACE: Final = MOVES.add("place {space} {way}", SPACES, 4, rule="4.2", example="place b4 n")
NEXT: Final = MOVES.add("next")

LAWS: Final = Laws()
PLACE_IT: Final = LAWS.add("place-it", "4.2", "tile")
LOOK_FIRST: Final = LAWS.add("look-first", "7.5")
TAKEN: Final = LAWS.add("taken", "4.6", "space")
AT_THE_ENTRANCE: Final = LAWS.add("at-the-entrance", "7.2", "doorstep")
NOT_BESIDE: Final = LAWS.add("not-beside", "7.3", "space")

EVENTS: Final = Events()
BEGAN: Final = EVENTS.add("began", a="game", b="games")
TOOK: Final = EVENTS.add("took", a="layout")
CALLED: Final = EVENTS.add("called", a="tile", b="turn")
PLACED: Final = EVENTS.add("placed", a="tile", b="place")
SCORED: Final = EVENTS.add("scored", a="points", b="found")
SPARE: Final = EVENTS.add("spare", a="lobsters", b="points")
STANDS: Final = EVENTS.add("stands", a="points")  # of all games so far, and the bonus


class Rules(Kitchens):
    """One match: a game, or a series of games."""

    def __init__(self, box: Box, seats: i64, layouts: i64, building: i64, games: i64, bonus: i64) -> None:
        super().__init__(box, seats)
        self.layouts: i64 = layouts  # SAME or DIFFERENT
        self.building: i64 = building  # FREE or CONNECTED
        self.games: i64 = games
        self.bonus: i64 = bonus  # 1: lobsters on the tiles left over count
        self.phase: i64 = PLACING
        self.game: i64 = 0  # the first is 1
        self.turn: i64 = 0  # the first is 1
        self.tile: i64 = NO_TILE  # that was called
        self.pile: list[i64] = [0] * KINDS  # not called yet
        self.sealed: list[i64] = [0] * SEATS  # the move that a seat has chosen, plus 1
        self.total: list[i64] = [0] * SEATS  # points of earlier games, without the bonus
        self.extra: i64 = 0  # points for tiles left over, of this game when it is scored, and of earlier ones

    # -- 3: setting up -------------------------------------------------------------------------------------

    def set_up(self) -> None:
        self.start_game()

    def start_game(self) -> None:
        self.game += 1
        self.note(BEGAN, 0, self.game, self.games, EVERYONE)
        self.give_layouts()
        for kind in range(1, self.box.kinds + 1):
            self.pile[kind] = self.box.count[kind]
        self.phase = PLACING
        self.turn = 0
        self.call_tile()

    def give_layouts(self) -> None:
        """3.1, 7.1: one for all, or each seat another one."""
        left: i64 = bit(self.box.layouts) - 1
        for seat in range(self.seats):
            if seat > 0 and self.layouts == SAME:
                self.layout[seat] = self.layout[0]
            else:
                skipped: i64 = self.below(popcount(left))
                rest: i64 = left
                for _ in range(skipped):
                    rest &= rest - 1
                self.layout[seat] = lowest_bit(rest)
                left &= ~bit(self.layout[seat])
            self.note(TOOK, seat, self.layout[seat], 0, EVERYONE)

    # -- 4: a turn -----------------------------------------------------------------------------------------

    def call_tile(self) -> None:
        """4.1: drawn at random from those not called yet."""
        self.turn += 1
        self.tile = self.draw(self.pile, self.box.kinds + 1)
        self.waiting = bit(self.seats) - 1
        self.note(CALLED, 0, self.tile, self.turn, EVERYONE)

    def find_moves(self, seat: i64) -> i64:
        if not self.waiting & bit(seat):
            return 0
        if self.phase == LOOKING:
            self.expect(LOOK_FIRST)
            self.moves[0] = NEXT
            return 1
        self.expect(PLACE_IT)
        return self.list_places(seat)

    def list_places(self, seat: i64) -> i64:
        """4.2, 4.3: any free space, in each orientation that looks different."""
        spaces: i64 = self.allowed(seat, self.free(seat))
        ways: i64 = self.box.ways[self.tile]
        count: i64 = 0
        while spaces:
            first: i64 = PLACE + 4 * lowest_bit(spaces)
            spaces &= spaces - 1
            for way in range(ways):
                self.moves[count] = first + way
                count += 1
        return count

    def allowed(self, seat: i64, free: i64) -> i64:
        """The spaces where the tile may lie, as bits."""
        self.bars(TAKEN, ~free)
        if self.building == FREE:
            return free
        if free == ALL_SPACES:
            self.bars(AT_THE_ENTRANCE, ~bit(self.box.doorstep))  # 7.2
            return bit(self.box.doorstep)
        near: i64 = 0
        for space in range(SPACES):
            if not free & bit(space):
                near |= BESIDE[space]
        self.bars(NOT_BESIDE, ~near)  # 7.3
        return free & near

    def bars(self, law: i64, spaces: i64) -> None:
        """The law forbids to place on these spaces."""
        if rarely(self.doubting == PLACE):
            self.cite(law, (spaces >> ((self.doubted - PLACE) >> 2) & 1) != 0)

    def apply(self, seat: i64, move: i64) -> None:
        self.waiting &= ~bit(seat)
        if move == NEXT:
            if self.waiting == 0:
                self.clear_boards()
                self.start_game()
            return
        self.sealed[seat] = 1 + move - PLACE
        self.note(PLACED, seat, self.tile, move - PLACE, bit(seat))
        if self.waiting == 0:
            self.open_choices()

    def open_choices(self) -> None:
        """4.5: all have chosen; now everybody sees what."""
        for seat in range(self.seats):
            place: i64 = self.sealed[seat] - 1
            self.lying[seat][place >> 2] = 4 * self.tile + (place & 3)
            self.sealed[seat] = 0
            self.note(PLACED, seat, self.tile, place, ~bit(seat))
        if self.turn < TURNS:
            self.call_tile()
        else:
            self.score_game()

    # -- 5, 6, 7: the end of a game ------------------------------------------------------------------------

    def score_game(self) -> None:
        self.tile = NO_TILE
        for seat in range(self.seats):
            reached: i64 = self.reach(seat)
            found: i64 = self.found(seat, reached)
            self.note(SCORED, seat, self.worth(found), found, EVERYONE)
        if self.bonus:
            self.count_spares()
        if self.games > 1 or self.bonus:
            for seat in range(self.seats):
                self.note(STANDS, seat, self.score(seat), 0, EVERYONE)
        if self.game < self.games:
            self.phase = LOOKING
            self.waiting = bit(self.seats) - 1
        else:
            self.phase = OVER

    def count_spares(self) -> None:
        """8.4: lobsters on the tiles that nobody called."""
        spare: i64 = 0
        for kind in range(1, self.box.kinds + 1):
            spare += self.pile[kind] * self.box.on_tile[kind]
        self.extra += self.box.a_spare * spare
        self.note(SPARE, 0, spare, self.box.a_spare * spare, EVERYONE)

    def clear_boards(self) -> None:
        """7.4: the next game of a series begins on empty boards."""
        for seat in range(self.seats):
            self.total[seat] += self.points(seat)
            for space in range(SPACES):
                self.lying[seat][space] = 0

    # -- what a seat cannot know ---------------------------------------------------------------------------

    def imagine(self, seat: i64) -> None:
        """4.5: what others have sealed in this turn may be anything; all else lies open or is drawn later."""
        for other in range(self.seats):
            if other != seat and self.sealed[other] != 0:
                count: i64 = self.list_places(other)
                choice: i64 = self.below(count)
                self.sealed[other] = 1 + self.moves[choice] - PLACE

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """The tile that came up, and the own move: other boards change nothing in what one may do."""
        own: i64 = move + 1 if observer == seat else 0
        return (own << 5 | self.tile) << 3 | self.phase

    # -- 6, 7, 8: who wins ---------------------------------------------------------------------------------

    def earned(self, seat: i64) -> i64:
        """All games, without the bonus."""
        return self.total[seat] + self.points(seat)

    def score(self, seat: i64) -> i64:
        return self.earned(seat) + self.extra

    def result(self, seat: i64) -> float:
        """6.1, 6.2: most points, shared by those who have as many; 8.2: alone, the goal."""
        mine: i64 = self.score(seat)
        if self.seats == 1:
            return 1.0 if self.earned(seat) >= self.box.goal * self.games else -1.0
        winners: i64 = 0
        for other in range(self.seats):
            theirs: i64 = self.score(other)
            if theirs > mine:
                return -1.0
            if theirs == mine:
                winners += 1
        return 2.0 / float(winners) - 1.0
