"""What a player of BUTTONS knows, as numbers: everything lies open."""

from typing import Final

from hameau.engine.machine import bit, i64, put, put_bits
from hameau.games.buttons.box import COLOURS, MOST_FACES
from hameau.games.buttons.rules import BLACK_DICE, BOARDS, FIELDS, OVER, SIDE, Rules

PHASES: Final = OVER + 1
PIPS: Final = 3 * BLACK_DICE  # bits


class Observation(Rules):
    """The table first, then each board, clockwise from the observer."""

    def features(self) -> list[tuple[str, tuple[int, ...], int, int, str]]:
        seats = self.seats
        return [
            ("phase", (PHASES,), 0, 1, "choosing boards, turn, laying buttons, putting stars, over"),
            ("round", (), 0, self.box.most_rounds, "the first is 1"),
            ("dice", (), 0, BLACK_DICE, "black dice that are not in a depot"),
            ("row", (SIDE,), 0, 1, "the white die of the last roll"),
            ("gold", (SIDE,), 0, 1, "the die with gold pips"),
            ("columns", (SIDE,), 0, 1, "columns that some black die shows"),
            ("black", (PIPS,), 0, 1, "pips of the black dice in binary, three digits each"),
            ("same", (3,), 0, 1, "boards at random, chosen, or the same for all"),
            ("seat", (seats,), 0, 1, "which seat observes, counted from the first"),
            ("waits", (seats,), 0, 1, "owes a decision"),
            ("active", (seats,), 0, 1, "holds the dice"),
            ("inside", (seats,), 0, 1, "the depot is empty"),
            ("safe", (seats,), 0, 1, "opted out"),
            ("cards", (seats, COLOURS), 0, 1, "colours that earn a bonus"),
            ("due", (seats,), 0, FIELDS, "stars still to be put"),
            ("face", (seats, MOST_FACES), 0, 1, "side of the board, none before it is chosen"),
            ("covered", (seats, COLOURS), 0, FIELDS, "fields of each colour under buttons"),
            ("buttons", (seats, FIELDS), 0, 1, "row by row"),
            ("stars", (seats, FIELDS), 0, 1, "row by row"),
        ]

    def observe(self, seat: i64, at: i64) -> i64:
        rolled: i64 = 1 if self.columns else 0
        put_bits(at, 0, bit(self.phase), PHASES)
        put(at, PHASES, self.round)
        put(at, PHASES + 1, self.dice)
        place: i64 = PHASES + 2
        put_bits(at, place, rolled << self.white, SIDE)
        put_bits(at, place + SIDE, rolled << self.gold, SIDE)
        put_bits(at, place + 2 * SIDE, self.columns, SIDE)
        put_bits(at, place + 3 * SIDE, self.black, PIPS)
        put_bits(at, place + 3 * SIDE + PIPS, bit(self.boards), 3)
        return self.observe_seats(seat, at, place + 3 * SIDE + PIPS + 3)

    def observe_seats(self, seat: i64, at: i64, place: i64) -> i64:
        seats: i64 = self.seats
        put_bits(at, place, bit(seat), seats)
        put_bits(at, place + seats, self.turned(self.waiting, seat), seats)
        put_bits(at, place + 2 * seats, self.turned(bit(self.active), seat), seats)
        put_bits(at, place + 3 * seats, self.turned(self.inside, seat), seats)
        put_bits(at, place + 4 * seats, self.turned(self.safe, seat), seats)
        place += 5 * seats
        for other in range(seats):
            player: i64 = self.clockwise(seat, other)
            put_bits(at, place + other * COLOURS, self.cards[player], COLOURS)
            put(at, place + seats * COLOURS + other, self.due[player])
            self.observe_board(player, at, place + seats * (COLOURS + 1), other)
        return place + seats * (COLOURS + 1 + MOST_FACES + COLOURS + 2 * FIELDS)

    def observe_board(self, player: i64, at: i64, place: i64, other: i64) -> None:
        chosen: i64 = 0 if self.phase == BOARDS and self.waiting <= bit(player) else 1
        put_bits(at, place + other * MOST_FACES, chosen << self.face[player], MOST_FACES)
        place += self.seats * MOST_FACES
        for colour in range(COLOURS):
            put(at, place + other * COLOURS + colour, self.covered(player, colour) if chosen else 0)
        place += self.seats * COLOURS
        put_bits(at, place + other * FIELDS, self.buttons[player], FIELDS)
        put_bits(at, place + (self.seats + other) * FIELDS, self.stars[player], FIELDS)
