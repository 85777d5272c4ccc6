"""The kitchens of Cucina Curiosa: what lies on each board, and how far one walks from the entrance.

The numbers in comments are those of docs/rules/cucina.md. Space 4 * row + column, both counted from 0; row 0
is the one at the top. The 40 edges around and between the spaces are bits of one word: first those above and
below the spaces, four in each of five lines, then those beside them, five in each row.
"""

from typing import Final

from hameau.engine.machine import bit, grid, i64, lowest_bit, popcount
from hameau.engine.state import State
from hameau.games.cucina.rules.box import Box

SEATS: Final = 4
SIDE: Final = 4
SPACES: Final = 16
ALL_SPACES: Final = 0xFFFF
EDGES: Final = 40
NONE: Final = -1
FOUND_BITS: Final = 16
FOUND: Final = 0xFFFF

# the edges of a space, by side
EDGE: Final = tuple((s, 21 + 5 * (s // 4) + s % 4, s + 4, 20 + 5 * (s // 4) + s % 4) for s in range(16))
# the edges of a space, as bits, for each set of sides
EDGES_OF: Final = tuple(
    tuple(sum(1 << EDGE[s][side] for side in range(4) if sides >> side & 1) for sides in range(16))
    for s in range(16)
)
# the spaces on both sides of an edge, and the side at which it lies there
ABOVE: Final = tuple(next((s for s in range(16) if e in EDGE[s][1:3]), -1) for e in range(40))
BELOW: Final = tuple(next((s for s in range(16) if e in (EDGE[s][0], EDGE[s][3])), -1) for e in range(40))
SIDE_ABOVE: Final = tuple(2 if e < 20 else 1 for e in range(40))
SIDE_BELOW: Final = tuple(0 if e < 20 else 3 for e in range(40))
# the spaces that share an edge with a space, as bits
BESIDE: Final = tuple(
    sum(1 << b for b in range(16) if abs(a // 4 - b // 4) + abs(a % 4 - b % 4) == 1) for a in range(16)
)


class Kitchens(State):
    """One board for each seat."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.layout: list[i64] = [0] * SEATS
        self.lying: list[list[i64]] = grid(SEATS, SPACES)  # 4 * kind + quarters; 0: free

    def free(self, seat: i64) -> i64:
        """The spaces without a tile, as bits."""
        found: i64 = 0
        for space in range(SPACES):
            if self.lying[seat][space] == 0:
                found |= bit(space)
        return found

    # -- 5: how far one walks ------------------------------------------------------------------------------

    def flow(self, seat: i64, edges: i64) -> i64:
        """5.2: all edges of the corridors that open to one of these edges."""
        found: i64 = 0
        while edges:
            edge: i64 = lowest_bit(edges)
            edges &= edges - 1
            space: i64 = ABOVE[edge]
            if space != NONE:
                found |= EDGES_OF[space][self.box.opens[self.lying[seat][space]][SIDE_ABOVE[edge]]]
            space = BELOW[edge]
            if space != NONE:
                found |= EDGES_OF[space][self.box.opens[self.lying[seat][space]][SIDE_BELOW[edge]]]
        return found

    def reach(self, seat: i64) -> i64:
        """5.1 to 5.5: all edges that one comes to from the entrance."""
        reached: i64 = bit(self.box.entrance)
        fresh: i64 = reached
        while fresh:
            fresh = self.flow(seat, fresh) & ~reached
            reached |= fresh
        return reached

    # -- 5: what it is worth -------------------------------------------------------------------------------

    def found(self, seat: i64, edges: i64) -> i64:
        """5.3, 5.5: the lobsters that one comes to on these edges, and above FOUND_BITS the fish bones."""
        lobsters: i64 = popcount(self.box.niche_lobsters[self.layout[seat]] & edges)
        bones: i64 = popcount(self.box.niche_bones[self.layout[seat]] & edges)
        for space in range(SPACES):
            lying: i64 = self.lying[seat][space]
            for area in range(self.box.areas[lying]):
                if EDGES_OF[space][self.box.sides[lying][area]] & edges:
                    lobsters += self.box.lobsters[lying][area]
                    bones += self.box.bones[lying][area]
        return lobsters | bones << FOUND_BITS

    def worth(self, found: i64) -> i64:
        """5.6: points."""
        return self.box.a_lobster * (found & FOUND) + self.box.a_bone * (found >> FOUND_BITS)

    def points(self, seat: i64) -> i64:
        """5: of the kitchen as it lies."""
        reached: i64 = self.reach(seat)
        return self.worth(self.found(seat, reached))
