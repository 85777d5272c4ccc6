"""Plays many matches of a game and counts what designers ask: who wins, how long, how close, with what."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import lru_cache

import msgspec
import numpy as np

from hameau import bots, shelf
from hameau.bots.own import Decision
from hameau.bots.players import Dice, Expert, Greedy, Own, Searcher
from hameau.engine.capabilities import Solver, Studied
from hameau.engine.figures import Dots, Figure, Histogram, Label, Tile, Topic
from hameau.engine.game import Game
from hameau.engine.machine import lowest_bit
from hameau.engine.state import State
from hameau.engine.survey import WIN, Played, Sheet, Survey, Words
from hameau.engine.texts import saying
from hameau.lab import workers as processes
from hameau.lab.listener import NOTE_WORDS, Listener
from hameau.lab.simulation import ROAM, is_simple, seat_bots, stream
from hameau.lab.sums import Tally, merged, tally_of

HEAP = 500  # matches that are counted together
SMALL_HEAP = 4  # of bots that think
ROOM = 1 << 16  # notes there is room for at first
Player = int | Greedy | Expert | Searcher | Own  # a number: how often a simple bot roams

SEAT_WINS = Topic("seat-wins", "share")
SHARED = Topic("shared-wins", "share")
DECISIONS = Topic("decisions")
SCORES = Topic("scores")
MARGIN = Topic("margin")
FIGURES: tuple[Figure, ...] = (
    Tile(topic=DECISIONS),
    Tile(topic=SCORES),
    Tile(topic=MARGIN),
    Tile(topic=SHARED),
    Dots(topic=SEAT_WINS, fair=True),
    Histogram(topic=SCORES),
    Histogram(topic=MARGIN),
    Histogram(topic=DECISIONS),
)


class Plan(msgspec.Struct, frozen=True):
    """Which matches are played; other processes read it too."""

    game: str
    folder: str | None
    digest: str  # of its content
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]

    def __hash__(self) -> int:
        return hash((self.game, self.digest, self.seats, self.bots, self.seed))  # options have none

    def open(self) -> Game:
        return shelf.same_game(self.game, self.folder, self.digest)


class Study(msgspec.Struct):
    """What came of it."""

    plan: Plan
    tally: Tally
    seconds: float


def plan(
    game: Game, seats: int, bots: Sequence[str], seed: int = 0, options: Mapping[str, str] | None = None
) -> Plan:
    """A plan that can be played; what cannot is refused before a long run."""
    chosen = game.check_options(options or {})
    game.match(seats, options=chosen)
    return Plan(game.key, game.folder, game.digest, seats, tuple(seat_bots(bots, seats)), seed, chosen)


def study(
    planned: Plan,
    matches: int,
    workers: processes.Workers = 1,
    tick: Callable[[int], None] = lambda done: None,
) -> Study:
    """Play and count; the same numbers with any number of workers. `tick` hears how many matches are done."""
    start = time.perf_counter()
    heap = heap_size(planned)
    jobs = [(planned, first, min(heap, matches - first)) for first in range(0, matches, heap)]
    tallies = processes.run(tally, jobs, workers, lambda n: tick(min(n * heap, matches)))
    return Study(planned, merged(tallies), time.perf_counter() - start)


def tally(job: tuple[Plan, int, int]) -> Tally:
    """One heap, for whoever works."""
    return tally_of(sheet(*job))


def heap_size(planned: Plan) -> int:
    return HEAP if is_simple(planned.bots) else SMALL_HEAP


def survey_of(game: Game) -> Survey:
    """What the game counts itself; nothing, if it has no survey."""
    own = game.get(Studied)
    return own.survey() if own else Survey((), lambda content, played, sheet: None, ())


# -- counting ----------------------------------------------------------------------------------------------


def sheet(planned: Plan, first: int, matches: int) -> Sheet:
    """What is counted in the matches from `first` on."""
    played, game = play(planned, first, matches), heap(planned).game
    counted = Sheet(matches)
    count(played, counted)
    survey_of(game).count(game.content, played, counted)
    return counted


def count(played: Played, sheet: Sheet) -> None:
    """What every game has: seats, a length, points, and how close it was."""
    each = np.arange(len(played))
    ones = np.ones(len(played), np.int64)
    for seat in range(played.seats):
        sheet.ratio(SEAT_WINS, played.wins[:, seat], WIN * ones, seat_label(seat))
    sheet.spread(DECISIONS, played.decisions, each)
    won = played.wins > 0
    row = np.repeat(each, played.seats).reshape(won.shape)
    sheet.spread(SCORES, played.scores[won], row[won], Label("study-winners"))
    others = ~won & (played.scored > 0)
    if others.any():  # where whoever loses has no score there are none to show
        sheet.spread(SCORES, played.scores[others], row[others], Label("study-others"))
    if played.seats > 1:
        ranked = np.sort(played.scores, axis=1)
        sheet.spread(MARGIN, ranked[:, -1] - ranked[:, -2], each)
        sheet.ratio(SHARED, won.sum(1) > 1, ones)


def seat_label(seat: int) -> Label:
    return Label("study-seat", (("number", seat + 1),))


# -- playing -----------------------------------------------------------------------------------------------


class Minds:
    """What bots play in the matches of a plan."""

    def __init__(self, planned: Plan) -> None:
        self.game = planned.open()
        self.planned = planned

    def play(self, state: State, seat: int, bot: Player) -> None:
        """What it chooses, and the text that it says with it."""
        move, text = self.choose(state, seat, bot)
        with saying(state, text) if text else nullcontext():
            state.apply(seat, move)

    def choose(self, state: State, seat: int, bot: Player) -> tuple[int, str]:
        """A move, and a text that its own bot made up."""
        if not isinstance(bot, Own):
            return self.number(state, seat, bot), ""
        root, game = self.imagined(state, seat, bot), self.game
        text = bot.pick(Decision(game, self.planned.options, seat, root, bot.dice.word()))
        move = game.read(game.content, root, seat, text)
        assert move is not None, f"{bot.name} chose {text!r}"
        return move, game.spoken(text)

    def number(self, state: State, seat: int, bot: int | Greedy | Expert | Searcher) -> int:
        if isinstance(bot, int):
            return state.sensible_move(seat, bot)
        if isinstance(bot, Greedy):
            return bot.pick(state, seat)  # a judgement knows no more than its seat (law 5)
        root = self.imagined(state, seat, bot)
        return self.advise(root, seat) if isinstance(bot, Expert) else self.search(bot, root, seat)

    def imagined(self, state: State, seat: int, bot: Own | Expert | Searcher) -> State:
        root = self.fresh_state()
        root.copy_from(state)
        root.reseed(bot.dice.word())
        root.imagine(seat)
        return root

    def advise(self, root: State, seat: int) -> int:
        game = self.game
        solver = game.get(Solver)
        assert solver is not None
        return solver.advise(game.content, root, seat)

    def search(self, bot: Searcher, root: State, seat: int) -> int:
        return bot.think(root, [self.fresh_state()], seat)

    def fresh_state(self) -> State:
        game = self.game
        return game.build(game.content, self.planned.seats, self.planned.options)


class Heap(Minds):
    """Room for some matches and for what was noted in them."""

    def __init__(self, planned: Plan, matches: int) -> None:
        super().__init__(planned)
        game = self.game
        self.states = [game.build(game.content, planned.seats, planned.options) for _ in range(3)]
        self.decisions: Words = np.zeros(matches, np.int64)
        self.scores: Words = np.zeros((matches, planned.seats), np.int64)
        self.scored: Words = np.zeros((matches, planned.seats), np.int64)
        self.wins: Words = np.zeros((matches, planned.seats), np.int64)
        self.positions: Words = np.zeros((matches, self.states[0].size()), np.int64)
        self.notes: Words = np.zeros((ROOM, NOTE_WORDS), np.int64)
        self.players = [seat_bot(bot, game) for bot in planned.bots]
        self.listener = Listener()
        self.listener.whole = WIN
        self.listener.hears = sum(1 << event for event in survey_of(game).hears)
        for seat, bot in enumerate(planned.bots):
            self.listener.give_roam(seat, ROAM.get(bot, 0))
        self.tell_addresses()

    def fill(self, first: int, matches: int) -> Played:
        """Play matches; whoever finds no room for its notes is played again with more."""
        listener, (start, scratch, shown) = self.listener, self.states
        listener.played = listener.noted = 0
        play = self.play_fast if is_simple(self.planned.bots) else self.play_each
        while listener.played < matches:
            play(start, scratch, matches, stream(self.planned.seed) + first)
            if listener.full:
                self.notes = np.concatenate([self.notes, np.zeros_like(self.notes)])
                self.tell_addresses()
                listener.full = 0
        if listener.lost:
            raise OverflowError(f"{listener.lost} events found the journal full")
        return Played(
            seats=self.planned.seats,
            decisions=self.decisions[:matches],
            scores=self.scores[:matches],
            scored=self.scored[:matches],
            wins=self.wins[:matches],
            notes=self.notes[: listener.noted],
            positions=self.positions[:matches],
            scratch=shown,
        )

    def play_fast(self, start: State, scratch: State, matches: int, seed: int) -> None:
        self.listener.play(start, scratch, matches, seed)

    def play_each(self, start: State, scratch: State, matches: int, seed: int) -> None:
        """With bots that leave C; each match gives them luck of their own, whoever plays it."""
        listener = self.listener
        while listener.played < matches and not listener.full:
            number = seed + listener.played
            for seat, bot in enumerate(self.players):
                if not isinstance(bot, int):
                    bot.dice = Dice(number << 5 | seat)
            listener.begin(start, scratch, number)
            before, made = listener.noted, 0
            listener.collect(scratch)
            while scratch.waiting:
                seat = lowest_bit(scratch.waiting)
                self.play(scratch, seat, self.players[seat])
                listener.collect(scratch)
                made += 1
            listener.finish(scratch, made, before)

    def tell_addresses(self) -> None:
        listener = self.listener
        listener.notes, listener.room = address(self.notes), len(self.notes)
        listener.decisions = address(self.decisions)
        listener.scores = address(self.scores)
        listener.scored = address(self.scored)
        listener.wins = address(self.wins)
        listener.positions = address(self.positions)


def play(planned: Plan, first: int, matches: int) -> Played:
    """The matches from `first` on. The arrays are those of the heap: count before you play the next."""
    return heap(planned).fill(first, matches)


@lru_cache(maxsize=2)  # a comparison has two
def heap(planned: Plan) -> Heap:
    return Heap(planned, HEAP)


def seat_bot(description: str, game: Game) -> Player:
    """Who plays; where a game has no specialist, its expert is the search."""
    if description in ROAM:
        return ROAM[description]
    bot = bots.make("search" if description == "expert" and game.get(Solver) is None else description)
    if isinstance(bot, Searcher):
        bot.clock = time.thread_time
    if not isinstance(bot, Player):
        raise AssertionError(f"{description} cannot be studied")
    return bot


def address(array: Words) -> int:
    return int(array.ctypes.data)
