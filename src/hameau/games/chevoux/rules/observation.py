"""What the mayor of Chévoux knows, as numbers: everything lies open but what is still to be drawn."""

from hameau.engine.machine import bit, i64, put, put_bits
from hameau.games.chevoux.rules.box import CARDS, KINDS, Box
from hameau.games.chevoux.rules.course import Rules
from hameau.games.chevoux.rules.village import CELLS, ROWS


class Observation(Rules):
    """The village, the cards and the pile."""

    def __init__(self, box: Box, seats: i64, hard: i64) -> None:
        super().__init__(box, seats, hard)

    def features(self) -> list[tuple[str, tuple[int, ...], int, int, str]]:
        return [
            ("hard", (), 0, 1, "a round fewer"),
            ("over", (), 0, 1, "the match is over"),
            ("round", (), 0, self.last_round(), "the first is 1"),
            ("rows", (), 0, ROWS, "that have tiles"),
            ("moon", (), 0, self.box.axes, "the axis of the Moon"),
            ("sun", (), 0, self.box.axes, "the axis of the Sun"),
            ("supply", (), 0, self.box.supply, "people who may still come"),
            ("card", (CARDS,), 0, 1, "lies open"),
            ("deck", (CARDS,), 0, 1, "not turned up in this round; one of them lies aside"),
            (
                "tile",
                (CELLS,),
                0,
                KINDS - 1,
                "the kind of tile on each cell, row by row from the river; 0: none",
            ),
            ("people", (CELLS,), 0, self.box.supply, "who live there"),
            ("pile", (KINDS,), 0, CELLS, "tiles of each kind still to be drawn"),
        ]

    def observe(self, seat: i64, at: i64) -> i64:
        put(at, 0, self.hard)
        put(at, 1, 0 if self.waiting else 1)
        put(at, 2, self.round)
        put(at, 3, self.rows)
        put(at, 4, self.moon)
        put(at, 5, self.sun)
        put(at, 6, self.supply)
        put_bits(at, 7, bit(self.card) if self.card >= 0 else 0, CARDS)
        put_bits(at, 7 + CARDS, self.deck, CARDS)
        place: i64 = 7 + 2 * CARDS
        place = self.put_all(at, place, self.tile, CELLS)
        place = self.put_all(at, place, self.people, CELLS)
        return self.put_all(at, place, self.pile, KINDS)
