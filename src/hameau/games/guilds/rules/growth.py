"""Growth: the plantation, and new tiles. Chapter 6 of docs/rules/guilds.md."""

from typing import Final

from hameau.engine.machine import bit, i64, popcount
from hameau.engine.state import EVERYONE
from hameau.games.guilds.rules.activation import Activation
from hameau.games.guilds.rules.box import BORIS, MORE, SOLO, Box
from hameau.games.guilds.rules.cards import ROUND_END
from hameau.games.guilds.rules.city import EVENTS, LARGEST, LAYOUT, NOWHERE

# stages of growth
FIRST: Final = 0
SECONDS: Final = 1
CLEAR: Final = 2

FARMED: Final = EVENTS.add("farmed", a="place:rank", b="points")
BORIS_FARMED: Final = EVENTS.add("boris-farmed", a="points")
TURNED_OVER: Final = EVENTS.add("turned-over", a="side")


class Growth(Activation):
    """What happens on the grey spaces of the round track."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)

    def grow_on(self) -> None:
        """One step; called while nobody has to answer."""
        if self.stage == FIRST:
            self.stage = SECONDS
            if self.mode() == SOLO:
                self.farm_alone()
            else:
                self.farm()
        elif self.stage == SECONDS and self.runners:
            self.farm_second()
        else:
            self.clear_plantation()
            if self.mode() == MORE and self.layout < LARGEST:
                self.add_tiles()
            self.stage = 0
            self.phase = ROUND_END

    def farm(self) -> None:
        """6.1 to 6.4."""
        first: i64 = self.most_planted(0)
        if popcount(first) == 1:
            self.runners = self.most_planted(first)
            for seat in range(self.seats):
                if first & bit(seat):
                    self.farm_reward(seat, 0)
        else:
            self.runners = first

    def most_planted(self, without: i64) -> i64:
        """Bits of who has most there, some aside."""
        most: i64 = 1
        who: i64 = 0
        for seat in range(self.seats):
            if not without & bit(seat):
                if self.planted[seat] > most:
                    most = self.planted[seat]
                    who = 0
                if self.planted[seat] == most:
                    who |= bit(seat)
        return who

    def farm_second(self) -> None:
        """The next in turn order of those who get the second-place reward."""
        for place in range(self.seats):
            seat: i64 = self.order[place]
            if self.runners & bit(seat):
                self.runners &= ~bit(seat)
                self.farm_reward(seat, 1)
                return

    def farm_reward(self, seat: i64, place: i64) -> None:
        """6.6, 6.7."""
        points: i64 = self.box.farm_points[self.side][place]
        self.note(FARMED, seat, place, points, EVERYONE)
        self.points[seat] += points
        self.actor = seat
        self.reward(seat, self.box.farm_effect[self.side][place], self.box.farm_amount[self.side][place])

    def farm_alone(self) -> None:
        """9.28 to 9.30."""
        yours: i64 = self.planted[0]
        if yours >= 2:
            self.farm_reward(0, 0)
        else:
            points: i64 = self.box.farm_boris[self.side][yours]
            self.points[BORIS] += points
            self.note(BORIS_FARMED, 0, points, yours, EVERYONE)

    def clear_plantation(self) -> None:
        """6.5."""
        for seat in range(self.seats):
            self.supply[seat] += self.planted[seat]
            self.planted[seat] = 0
        self.side = 1 - self.side
        self.note(TURNED_OVER, 0, self.side, 0, EVERYONE)

    def add_tiles(self) -> None:
        """6.8 to 6.12."""
        self.layout += 1
        self.fill(LAYOUT[self.layout])
        if self.beadle == NOWHERE:
            self.move_beadle()
