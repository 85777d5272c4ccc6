"""What can be measured about a game: a probe does a piece of work and says how much it was and what it cost.

Cost is CPU time, so that others who use the machine disturb little.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import repeat
from random import Random
from time import process_time
from typing import NamedTuple

from hameau import plain
from hameau.bots.search import Search
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.many import Playouts
from hameau.engine.state import State
from hameau.envs.batch import Batch
from hameau.lab.reference import Start
from hameau.shelf import game as find_game

ENOUGH = 0.002  # seconds of CPU time that the clock measures well
PEERS = ("pig", "liars_dice", "leduc_poker")
WORKER = "from hameau.lab import probes; probes.serve()"


class Cost(NamedTuple):
    """Some work: pieces are matches, steps or calls; units are decisions, simulations or calls again."""

    pieces: int
    units: int
    seconds: float


class Probe:
    """Repeats some work: `work(pieces, seed)` does that many pieces and says how many units they were."""

    def __init__(self, work: Callable[[int, int], int]) -> None:
        self.work = work
        self.pieces = 1
        self.seed = 0

    def spend(self, seconds: float) -> Cost:
        """Work for about so long."""
        pieces, units, spent = self.once()
        while spent < seconds:
            if spent < ENOUGH:
                self.pieces *= 2
            more = self.once()
            pieces, units, spent = pieces + more.pieces, units + more.units, spent + more.seconds
        return Cost(pieces, units, spent)

    def once(self) -> Cost:
        self.seed += self.pieces
        start = process_time()
        units = self.work(self.pieces, self.seed)
        return Cost(self.pieces, units, process_time() - start)


# -- a game ----------------------------------------------------------------------------------------------


def first_state(game: Game, seats: int) -> State:
    """A position to measure from: the first decision of a match."""
    state = blank_state(game, seats)
    state.reseed(1)
    state.set_up()
    return state


def blank_state(game: Game, seats: int) -> State:
    return game.build(game.content, seats, game.check_options({}))


def playouts(game: Game, seats: int) -> Probe:
    """Whole random matches in one call; units are decisions."""
    root, scratch, player = first_state(game, seats), blank_state(game, seats), Playouts()

    def work(matches: int, seed: int) -> int:
        player.play(root, scratch, matches, seed)
        return player.decisions

    return Probe(work)


def loop(game: Game, seats: int) -> Probe:
    """Whole random matches from a Python loop, as one writes who decides in Python; units are decisions."""
    root, state = first_state(game, seats), blank_state(game, seats)

    def work(matches: int, seed: int) -> int:
        random = Random(seed).random
        find_moves, move_at, apply = state.find_moves, state.move_at, state.apply
        decisions = 0
        for match in range(matches):
            state.copy_from(root)
            state.reseed(seed + match)
            while waiting := state.waiting:
                seat = (waiting & -waiting).bit_length() - 1
                count = find_moves(seat)
                apply(seat, move_at(int(random() * count)))
                decisions += 1
        return decisions

    return Probe(work)


def reference(start: Start) -> Probe:
    """Whole random matches in hand-written C; units are decisions."""
    return Probe(start.play)


def search(game: Game, seats: int) -> Probe:
    """The tree search at the first decision, a new tree for each piece; units are simulations."""
    root, scratch, tree = first_state(game, seats), blank_state(game, seats), Search()
    seat = (root.waiting & -root.waiting).bit_length() - 1

    def work(simulations: int, seed: int) -> int:
        tree.forget()
        tree.think(root, scratch, seat, simulations, seed)
        return simulations

    return Probe(work)


def copies(game: Game, seats: int) -> Probe:
    """Copying a position, called from Python; units are copies."""
    root, scratch = first_state(game, seats), blank_state(game, seats)

    def work(times: int, seed: int) -> int:  # noqa: ARG001  # nothing random here
        for _ in map(scratch.copy_from, repeat(root, times)):
            pass
        return times

    return Probe(work)


# -- a batch ---------------------------------------------------------------------------------------------


class Steps(Probe):
    """Steps of a batch whose moves were chosen before the clock started; units are decisions.

    Matches that are over are started anew, also outside the clock, so all of them play.
    """

    def __init__(self, game: Game, seats: int, matches: int, check: bool) -> None:
        super().__init__(lambda pieces, seed: 0)
        self.batch = Batch(game, matches, seats, seed=1)
        self.check = check
        for _ in range(2_000 if plain.is_compiled() else 0):  # until the matches are no longer in step
            self.advance()

    def advance(self) -> Cost:
        chosen = self.batch.random_moves()
        start = process_time()
        played = self.batch.step(chosen, self.check)
        spent = process_time() - start
        if self.batch.over.any():
            self.batch.reset()
        return Cost(1, played, spent)

    def once(self) -> Cost:
        costs = [self.advance() for _ in range(self.pieces)]
        return Cost(self.pieces, sum(cost.units for cost in costs), sum(cost.seconds for cost in costs))


def whole_steps(game: Game, seats: int, matches: int) -> Probe:
    """All that a batch does: choose at random, check, step, start anew what is over; units are decisions."""
    batch = Batch(game, matches, seats, seed=2)

    def work(steps: int, seed: int) -> int:  # noqa: ARG001  # the batch has its own luck
        decisions = 0
        for _ in range(steps):
            decisions += batch.step(batch.random_moves())
            if batch.over.any():
                batch.reset()
        return decisions

    return Probe(work)


# -- the same source uncompiled, in a process of its own -------------------------------------------------


class Plain(Probe):
    """Playouts of the uncompiled rules. `close` ends the process."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(lambda pieces, seed: 0)
        path = os.pathsep.join(filter(None, (str(plain.home().parent), os.environ.get("PYTHONPATH", ""))))
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            env={**os.environ, "HAMEAU_PURE": "1", "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self.ask(f"{game.key} {seats}").strip() != "plain":
            raise RuntimeError("the rules run compiled although HAMEAU_PURE=1 asked for the plain ones")

    def spend(self, seconds: float) -> Cost:
        pieces, units, spent = self.ask(repr(seconds)).split()
        return Cost(int(pieces), int(units), float(spent))

    def ask(self, line: str) -> str:
        if self.process.stdin is None or self.process.stdout is None:
            raise AssertionError("the process has no pipes")
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the plain process ended with {self.process.wait()} when asked {line!r}")
        return answer

    def close(self) -> None:
        self.process.communicate()


def serve() -> None:
    """The other side of `Plain`: a line names the game, each other line says how long to work."""
    key, seats = input().split()
    probe = playouts(find_game(key), int(seats))
    print("compiled" if plain.is_compiled() else "plain", flush=True)
    for line in sys.stdin:
        print(*probe.spend(float(line)), flush=True)


# -- OpenSpiel -------------------------------------------------------------------------------------------


def peer(name: str) -> Probe:
    """Whole random matches of an OpenSpiel game from a Python loop; units are decisions without chance."""
    try:
        game = import_module("pyspiel").load_game(name)
    except ImportError:
        raise Unknown("OpenSpiel is not installed: pip install 'hameau[peers]'") from None

    def work(matches: int, seed: int) -> int:
        random = Random(seed).random
        decisions = 0
        for _ in range(matches):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():  # in these games all outcomes are equally likely
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    decisions += 1
        return decisions

    return Probe(work)
