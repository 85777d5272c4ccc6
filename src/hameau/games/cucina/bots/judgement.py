"""How a sensible cook thinks: points at once, and ways that stay open."""

from typing import Final

from hameau.engine.machine import i64
from hameau.games.cucina.rules.course import NEXT, PLACE
from hameau.games.cucina.rules.kitchen import EDGES_OF, SPACES
from hameau.games.cucina.rules.observation import Observation

A_WAY_ON: Final = 0.55  # for each free space that one comes to
MOST_WAYS: Final = 4


class Cucina(Observation):
    """The rules with an opinion."""

    def judge(self, seat: i64, move: i64) -> float:
        """What the kitchen is worth with the tile, and where it can go on."""
        if move == NEXT:
            return 0.0
        space: i64 = (move - PLACE) >> 2
        self.lying[seat][space] = 4 * self.tile + (move & 3)
        reached: i64 = self.reach(seat)
        points: i64 = self.worth(seat, reached)
        ways: i64 = self.ways_on(seat, reached)
        self.lying[seat][space] = 0
        return float(points) + A_WAY_ON * float(min(ways, MOST_WAYS))

    def ways_on(self, seat: i64, reached: i64) -> i64:
        """The free spaces that one comes to."""
        found: i64 = 0
        for space in range(SPACES):
            if self.lying[seat][space] == 0 and EDGES_OF[space][15] & reached:
                found += 1
        return found
