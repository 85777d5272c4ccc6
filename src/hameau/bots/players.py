"""The bots, as players at a match."""

import os
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from hameau.bots import own
from hameau.bots.search import Search
from hameau.engine.capabilities import Manners, Solver
from hameau.engine.errors import Unknown
from hameau.engine.given import amount, shown, whole
from hameau.engine.luck import secret_from_seed
from hameau.engine.match import Match
from hameau.engine.state import State

NUMBER = r"[0-9]{0,9}\.?[0-9]{1,9}"
GREEDY = re.compile(rf"greedy(?::({NUMBER}))?")
SEARCH = re.compile(rf"search(?::([0-9]{{1,18}})|:({NUMBER})s)?")
OWN = re.compile(r"(?!(?:random|greedy|search|expert):).+:[A-Za-z_]\w*")
USUAL_SECONDS = 0.5
BATCH = 64  # simulations between two looks at the clock


Thought = Callable[[], str]  # thinks, on any thread, and gives the move in notation


class Bot(Protocol):
    """Somebody who plays."""

    name: str
    dice: "Dice"

    def choose(self, match: Match, seat: int) -> str:
        """The move, in notation."""

    def ponder(self, match: Match, seat: int) -> Thought:
        """Look at the match now; the thinking can be done later and elsewhere, while the match goes on."""


class Random:
    """Any legal move."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, match: Match, seat: int) -> str:
        return self.ponder(match, seat)()

    def ponder(self, match: Match, seat: int) -> Thought:
        check_match(match)
        moves = match.moves(seat)
        if not moves:
            raise idle(seat)
        return lambda: moves[self.dice.below(len(moves))]


class Greedy:
    """The move that the game's own judgement likes best, without looking ahead.

    With an `error` it is weaker: the judgement of each move is off by up to so much, in the game's units.
    """

    def __init__(self, seed: int = 0, error: float = 0.0) -> None:
        self.dice = Dice(seed)
        self.error = error = amount(error, "the error of a greedy bot")
        self.name = f"greedy:{error:g}" if error else "greedy"

    def choose(self, match: Match, seat: int) -> str:
        return self.ponder(match, seat)()

    def ponder(self, match: Match, seat: int) -> Thought:
        state = imagine(match, seat, self.dice.word())
        game, polite = match.game, polite_move(match, state, seat)
        return lambda: polite or game.write(game.content, state, self.pick(state, seat))

    def pick(self, state: State, seat: int) -> int:
        if not self.error:
            return state.sensible_move(seat, 0)
        return max(state.legal_moves(seat), key=lambda move: state.judge(seat, move) + self.slip())

    def slip(self) -> float:
        return self.error * self.dice.below(1 << 30) / (1 << 30)


class Expert:
    """The game's own specialist; where a game has none, the search."""

    name = "expert"

    def __init__(self, seed: int = 0, threads: int = 1) -> None:
        self.dice = Dice(seed)
        self.threads = whole(threads, "the number of threads", least=1)

    def choose(self, match: Match, seat: int) -> str:
        return self.ponder(match, seat)()

    def ponder(self, match: Match, seat: int) -> Thought:
        check_match(match)
        game, solver = match.game, match.game.get(Solver)
        if solver is None:
            return Searcher(self.dice.word(), seconds=USUAL_SECONDS, threads=self.threads).ponder(match, seat)
        state = imagine(match, seat, self.dice.word())
        return lambda: game.write(game.content, state, solver.advise(game.content, state, seat))


class Searcher:
    """Thinks ahead with one tree a thread, for some simulations or seconds a move."""

    def __init__(self, seed: int = 0, simulations: int = 0, seconds: float = 0.0, threads: int = 1) -> None:
        threads = whole(threads, "the number of threads", least=1)
        self.dice = Dice(seed)
        self.simulations = simulations = whole(simulations, "the number of simulations", least=0)
        self.seconds = seconds = amount(seconds, "the number of seconds")
        self.trees = [Search() for _ in range(threads)]
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.clock: Callable[[], float] = time.perf_counter
        self.thought = 0  # simulations of the last decision
        self.name = f"search:{simulations}" if simulations else f"search:{seconds:g}s"

    def choose(self, match: Match, seat: int) -> str:
        return self.ponder(match, seat)()

    def ponder(self, match: Match, seat: int) -> Thought:
        root = imagine(match, seat, self.dice.word())
        game, polite = match.game, polite_move(match, root, seat)
        scratches = [match.fresh_state() for _ in self.trees]
        return lambda: polite or game.write(game.content, root, self.think(root, scratches, seat))

    def think(self, root: State, scratches: list[State], seat: int) -> int:
        """The move that the trees visited most."""
        moves = root.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        jobs = [
            (tree, root, scratch, seat, self.dice.word())
            for tree, scratch in zip(self.trees, scratches, strict=True)
        ]
        if self.pool is None:
            self.grow(*jobs[0])
        else:
            list(self.pool.map(lambda job: self.grow(*job), jobs))
        self.thought = sum(tree.simulations for tree in self.trees)
        return max(moves, key=lambda move: sum(tree.visits_of(move) for tree in self.trees))

    def grow(self, tree: Search, root: State, scratch: State, seat: int, seed: int) -> None:
        """Grow one tree until the budget is spent, or nothing can change the choice any more."""
        tree.forget()
        start = self.clock()
        while True:
            batch = BATCH if not self.simulations else min(BATCH, self.simulations - tree.simulations)
            tree.think(root, scratch, seat, batch, seed + tree.simulations)
            if self.simulations:
                left = self.simulations - tree.simulations
            else:
                spent = self.clock() - start
                left = int((self.seconds - spent) * tree.simulations / spent) if spent else BATCH
            if left <= tree.lead() or tree.is_clear():
                return


class Own:
    """A bot that somebody else wrote."""

    def __init__(self, description: str, seed: int = 0) -> None:
        self.dice = Dice(seed)
        self.name = description
        self.theirs = own.kind_of(description)(seed)

    def choose(self, match: Match, seat: int) -> str:
        return self.ponder(match, seat)()

    def ponder(self, match: Match, seat: int) -> Thought:
        game = match.game
        mind = imagine(match, seat, self.dice.word())
        decision = own.Decision(game, match.all_options, seat, mind, self.dice.word())
        return lambda: self.pick(decision)

    def pick(self, decision: own.Decision) -> str:
        return own.choose(self.name, self.theirs, decision)


class Dice:
    """A bot's own luck: a counter and a hash, so that a seed repeats it."""

    def __init__(self, seed: int) -> None:
        self.seed = whole(seed, "a seed")
        self.count = 0

    def word(self) -> int:
        """62 random bits."""
        self.count += 1
        return int.from_bytes(secret_from_seed(self.seed << 32 | self.count)[:8], "little") >> 2

    def below(self, n: int) -> int:
        return self.word() % n


def make(description: str, seed: int = 0, threads: int = 1) -> Bot:
    """The bot of a description."""
    check(description)
    whole(threads, "the number of threads", least=1)
    if description == "random":
        return Random(seed)
    if description == "expert":
        return Expert(seed, threads)
    found = GREEDY.fullmatch(description)
    if found:
        return Greedy(seed, float(found[1] or 0))
    found = SEARCH.fullmatch(description)
    if found is None:
        return Own(description, seed)
    if found[1]:
        return Searcher(seed, simulations=max(1, int(found[1])), threads=threads)
    return Searcher(seed, seconds=float(found[2] or USUAL_SECONDS), threads=threads)


def check(description: str) -> None:
    """Refuse a description that is no bot's, without making it."""
    text = description if isinstance(description, str) else ""
    if text in ("random", "expert") or GREEDY.fullmatch(text) or SEARCH.fullmatch(text):
        return
    if not OWN.fullmatch(text):
        raise Unknown(
            f"no bot {shown(description)}; there are random, greedy, greedy:ERROR, expert, search:SECONDSs, "
            "search:SIMULATIONS, and your own: FILE.py:CLASS or MODULE:CLASS"
        )
    own.kind_of(text)


def imagine(match: Match, seat: int, seed: int) -> State:
    """The position as the seat may imagine it, with something to decide."""
    check_match(match)
    state = match.imagined(seat, seed)
    if not state.waiting >> seat & 1:
        raise idle(seat)
    return state


def polite_move(match: Match, state: State, seat: int) -> str:
    """What a program plays where the game leaves the decision to people; empty where it may think."""
    game = match.game
    manners = game.get(Manners)
    move = manners.move(game.content, state, seat) if manners else None
    return "" if move is None else game.write(game.content, state, move)


def check_match(match: Match) -> None:
    if not hasattr(match, "imagined"):
        raise Unknown(f"a bot plays in a match, not in {shown(match)}")


def idle(seat: int) -> Unknown:
    return Unknown(f"seat {seat} has nothing to decide now")


def cores() -> int:
    """How many threads can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
