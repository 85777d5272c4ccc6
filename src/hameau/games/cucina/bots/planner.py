"""The honest specialist: plays what is left of the game again and again, after each move that looks good.

All moves are tried with the same tiles to come, and after each round the worse half is dropped; so most games
are spent on the moves that are hard to tell apart.
"""

from typing import Final

from hameau.engine.machine import i64, released
from hameau.games.cucina.bots.judgement import Cucina
from hameau.games.cucina.rules.course import PLACE

CANDIDATES: Final = 32
SEEDS: Final = 1 << 30


class Planner:
    """Thinks about one decision at a time."""

    def __init__(self) -> None:
        self.width: i64 = 24  # moves that are tried
        self.games: i64 = 16  # for each of them in the first round, twice as many in the next
        self.kept: i64 = 0
        self.move: list[i64] = [0] * CANDIDATES
        self.liking: list[float] = [0.0] * CANDIDATES  # as `judge` has it
        self.points: list[float] = [0.0] * CANDIDATES  # of all games after the move
        self.played: i64 = 0  # after each move that is still kept
        self.seed: i64 = 0

    def think(self, state: Cucina, scratch: Cucina, seat: i64) -> i64:
        """The best move of a seat that is to place a tile; `scratch` is any state of the same match."""
        with released:
            self.choose(state, scratch, seat)
        return self.move[0]

    def choose(self, state: Cucina, scratch: Cucina, seat: i64) -> None:
        self.list_moves(state, seat)
        self.played = 0
        games: i64 = self.games
        while self.kept > 1:
            for _ in range(games):
                self.seed = scratch.below(SEEDS)
                for number in range(self.kept):
                    points: float = self.play(state, scratch, seat, self.move[number])
                    self.points[number] += points
            self.played += games
            self.sort()
            self.kept = (self.kept + 1) // 2
            games *= 2

    def list_moves(self, state: Cucina, seat: i64) -> None:
        """The moves that are liked best."""
        count: i64 = state.find_moves(seat)
        self.kept = 0
        for i in range(count):
            move: i64 = state.moves[i]
            liking: float = state.judge(seat, move)
            self.insert(move, liking)
        for number in range(self.kept):
            self.points[number] = 0.0

    def insert(self, move: i64, liking: float) -> None:
        """Keep a move in its place, the best first."""
        place: i64 = self.kept
        while place > 0 and self.liking[place - 1] < liking:
            if place < self.width:
                self.move[place] = self.move[place - 1]
                self.liking[place] = self.liking[place - 1]
            place -= 1
        if place < self.width:
            self.move[place] = move
            self.liking[place] = liking
            self.kept = min(self.kept + 1, self.width)

    def play(self, state: Cucina, scratch: Cucina, seat: i64, move: i64) -> float:
        """The points of this kitchen if the game goes on with this move."""
        scratch.copy_from(state)
        scratch.reseed(self.seed)
        scratch.lying[seat][(move - PLACE) >> 2] = 4 * scratch.tile + ((move - PLACE) & 3)
        scratch.cook_on(seat)
        points: i64 = scratch.points(seat)
        return float(points)

    def sort(self) -> None:
        """The best first; those that did as well stay as they were."""
        for number in range(1, self.kept):
            place: i64 = number
            while place > 0 and self.points[place - 1] < self.points[place]:
                self.swap(place - 1, place)
                place -= 1

    def swap(self, one: i64, other: i64) -> None:
        move: i64 = self.move[one]
        points: float = self.points[one]
        self.move[one] = self.move[other]
        self.points[one] = self.points[other]
        self.move[other] = move
        self.points[other] = points
