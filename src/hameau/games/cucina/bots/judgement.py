"""How a sensible cook thinks: points at once, ways that stay open, and what can still be reached on them."""

from typing import Final

from hameau.engine.machine import i64, lowest_bit, popcount, released
from hameau.games.cucina.rules.course import NEXT, PLACE, PLACING
from hameau.games.cucina.rules.kitchen import EDGES_OF, FOUND, FOUND_BITS, SPACES
from hameau.games.cucina.rules.observation import Observation

# fitted in 400,000 games of cooks who go by these numbers
A_WAY_ON: Final = 0.8  # for each free space that one comes to
FEWER_EARLY: Final = 0.37  # of that, while the whole board is free
MOST_WAYS: Final = 4
A_LOBSTER: Final = 0.51  # that one may still come to
A_BONE: Final = -0.36
A_CLOSED_SPACE: Final = -0.27  # a free space that no way can lead to any more
AN_OPEN_EDGE: Final = -0.08
WORST: Final = -5.0  # points of a game: below and above, hope does not change
BEST: Final = 20.0
A_LEAD: Final = 6.0  # points ahead of the others that make a victory likely


class Cucina(Observation):
    """The rules with an opinion."""

    def judge(self, seat: i64, move: i64) -> float:
        """What the kitchen is worth with the tile there, and what may become of it."""
        if move == NEXT:
            return 0.0
        space: i64 = (move - PLACE) >> 2
        self.lying[seat][space] = 4 * self.tile + (move & 3)
        value: float = self.promise(seat)
        self.lying[seat][space] = 0
        return value

    def promise(self, seat: i64) -> float:
        """Points, and a part of those that are still to be had."""
        reached: i64 = self.reach(seat)
        free: i64 = self.free(seat)
        hoped: i64 = self.hope(seat, free, reached)
        ways: float = float(min(self.entered(free, reached), MOST_WAYS))
        found: i64 = self.found(seat, reached)
        more: i64 = self.found(seat, hoped) - found  # neither part is less
        value: float = float(self.worth(found))
        value += (A_WAY_ON - FEWER_EARLY * float(popcount(free)) / float(SPACES)) * ways
        value += A_LOBSTER * float(more & FOUND) + A_BONE * float(more >> FOUND_BITS)
        value += A_CLOSED_SPACE * float(popcount(free) - self.entered(free, hoped))
        return value + AN_OPEN_EDGE * float(popcount(hoped))

    def hope(self, seat: i64, free: i64, reached: i64) -> i64:
        """The edges that one would come to if every free space were a crossing."""
        known: i64 = reached
        fresh: i64 = reached
        while fresh:
            fresh = (self.flow(seat, fresh) | self.crossed(free, fresh)) & ~known
            known |= fresh
        return known

    def crossed(self, free: i64, edges: i64) -> i64:
        """All edges of the free spaces that one comes to."""
        found: i64 = 0
        while free:
            space: i64 = lowest_bit(free)
            free &= free - 1
            if EDGES_OF[space][15] & edges:
                found |= EDGES_OF[space][15]
        return found

    def entered(self, free: i64, edges: i64) -> i64:
        """How many free spaces one comes to."""
        found: i64 = 0
        while free:
            if EDGES_OF[lowest_bit(free)][15] & edges:
                found += 1
            free &= free - 1
        return found

    # -- what is left of a game ----------------------------------------------------------------------------

    def cook_on(self, seat: i64) -> None:
        """Call and place tiles on this board until it is full, as if nobody else were there."""
        left: i64 = popcount(self.free(seat))
        for _ in range(left):
            self.tile = self.draw(self.pile, self.box.kinds + 1)
            place: i64 = self.best_place(seat)
            self.lying[seat][place >> 2] = 4 * self.tile + (place & 3)

    def best_place(self, seat: i64) -> i64:
        """The place for the open tile that is liked best, the first of equals."""
        count: i64 = self.list_places(seat)
        best: i64 = self.moves[0]
        liking: float = self.judge(seat, best)
        for i in range(1, count):
            found: float = self.judge(seat, self.moves[i])
            if found > liking:
                liking = found
                best = self.moves[i]
        return best - PLACE

    # -- for the search ------------------------------------------------------------------------------------

    def look_ahead(self) -> None:
        """To the end of this game; the others of a series begin anew."""
        game: i64 = self.game
        while self.waiting and self.phase == PLACING and self.game == game:
            seat: i64 = lowest_bit(self.waiting)
            move: i64 = self.sensible_move(seat, 0)
            self.apply(seat, move)

    def outlook(self, seat: i64) -> float:
        """Alone the points of this game; else how far ahead."""
        if self.seats == 1:
            points: float = min(max(float(self.points(seat)), WORST), BEST)
            return 2.0 * (points - WORST) / (BEST - WORST) - 1.0
        lead: float = 1000.0
        for other in range(self.seats):
            if other != seat:
                lead = min(lead, float(self.score(seat) - self.score(other)))
        return lead / (A_LEAD + abs(lead))

    def walk_often(self, times: i64) -> i64:
        """For measuring: the points of the first kitchen, so many times."""
        sum: i64 = 0
        with released:
            for _ in range(times):
                points: i64 = self.points(0)
                sum += points
        return sum
