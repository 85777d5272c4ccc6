"""What a player of Cucina Curiosa knows, as numbers: all that lies open, and the tile that was sealed."""

from typing import Final

from hameau.engine.machine import bit, i64, put, put_bits
from hameau.games.cucina.rules.box import KINDS, LAYOUTS
from hameau.games.cucina.rules.course import OVER, SERIES, TURNS, Rules
from hameau.games.cucina.rules.kitchen import EDGES, SPACES

PHASES: Final = OVER + 1
WAYS: Final = 4
MOST_TILES: Final = 99  # alike
MOST_POINTS: Final = 30_000
FIRST: Final = 7 + PHASES  # the place after what is said once


class Observation(Rules):
    """The table first, then each kitchen, clockwise from the observer."""

    def features(self) -> list[tuple[str, tuple[int, ...], int, int, str]]:
        seats = self.seats
        return [
            ("phase", (PHASES,), 0, 1, "placing, looking at a game of a series, over"),
            ("games", (), 1, SERIES, "in the match"),
            ("game", (), 0, SERIES, "the first is 1"),
            ("turn", (), 0, TURNS, "the first is 1"),
            ("different", (), 0, 1, "each player has another board"),
            ("connected", (), 0, 1, "tiles are placed next to earlier ones"),
            ("bonus", (), 0, 1, "lobsters on tiles left over count"),
            ("extra", (), 0, MOST_POINTS, "points that the bonus has brought"),
            ("tile", (KINDS,), 0, 1, "the kind that was called; the first: none"),
            ("pile", (KINDS,), 0, MOST_TILES, "tiles of each kind not called yet"),
            ("seat", (seats,), 0, 1, "which seat observes, counted from the first"),
            ("waits", (seats,), 0, 1, "owes a decision"),
            ("space", (SPACES,), 0, 1, "where the observer has placed the tile that was called"),
            ("way", (WAYS,), 0, 1, "and in which orientation"),
            ("layout", (seats, LAYOUTS), 0, 1, "where symbols are printed"),
            ("total", (seats,), -MOST_POINTS, MOST_POINTS, "points of earlier games"),
            ("points", (seats,), -MOST_POINTS, MOST_POINTS, "of the kitchen as it lies"),
            ("kinds", (seats, SPACES), 0, KINDS - 1, "of tiles, row by row; 0: free"),
            ("ways", (seats, SPACES), 0, WAYS - 1, "quarters that they are turned"),
            ("reached", (seats, EDGES), 0, 1, "edges that one comes to from the entrance"),
        ]

    def observe(self, seat: i64, at: i64) -> i64:
        put_bits(at, 0, bit(self.phase), PHASES)
        put(at, PHASES, self.games)
        put(at, PHASES + 1, self.game)
        put(at, PHASES + 2, self.turn)
        put(at, PHASES + 3, self.layouts)
        put(at, PHASES + 4, self.building)
        put(at, PHASES + 5, self.bonus)
        put(at, PHASES + 6, self.extra)
        put_bits(at, FIRST, bit(self.tile), KINDS)
        place: i64 = self.put_all(at, FIRST + KINDS, self.pile, KINDS)
        put_bits(at, place, bit(seat), self.seats)
        put_bits(at, place + self.seats, self.turned(self.waiting, seat), self.seats)
        place = self.observe_choice(seat, at, place + 2 * self.seats)
        for other in range(self.seats):
            self.observe_kitchen(self.clockwise(seat, other), at, place, other)
        return place + self.seats * (LAYOUTS + 2 + 2 * SPACES + EDGES)

    def observe_choice(self, seat: i64, at: i64, place: i64) -> i64:
        chosen: i64 = self.sealed[seat] - 1
        put_bits(at, place, bit(chosen >> 2) if chosen >= 0 else 0, SPACES)
        put_bits(at, place + SPACES, bit(chosen & 3) if chosen >= 0 else 0, WAYS)
        return place + SPACES + WAYS

    def observe_kitchen(self, player: i64, at: i64, place: i64, other: i64) -> None:
        put_bits(at, place + other * LAYOUTS, bit(self.layout[player]), LAYOUTS)
        place += self.seats * LAYOUTS
        put(at, place + other, self.total[player])
        put(at, place + self.seats + other, self.points(player))
        place += 2 * self.seats
        for space in range(SPACES):
            lying: i64 = self.lying[player][space]
            put(at, place + other * SPACES + space, lying >> 2)
            put(at, place + (self.seats + other) * SPACES + space, lying & 3)
        place += 2 * self.seats * SPACES
        put_bits(at, place + other * EDGES, self.reach(player), EDGES)
