"""Learns in a few minutes what a position of Buttonville for two is worth, and then beats the greedy bot.

    python examples/learn/buttonville.py                 # about five minutes of processor time, then a duel
    hameau duel examples/learn/buttonville.py:Bot greedy buttonville

A small network learns from matches between greedy players who sometimes stray how often a position is won.
The bot looks one turn ahead: it tries each move in imagined worlds, lets everybody play on greedily until its
next turn begins, and departs from the greedy move where it is sure that this leads to better positions.
"""

from __future__ import annotations

import argparse
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from net import Floats, Net
from numpy.typing import NDArray
from parts import Parts

import hameau
from hameau.bots import Decision
from hameau.engine.many import Stepper
from hameau.engine.state import State
from hameau.envs.batch import Batch

KEPT = Path(__file__).with_suffix(".npz")
SEATS = 2
SLOTS = 9
STRAY = 0.05  # moves at random, while it learns
WORLDS = 24  # imagined for each decision
SURE = 2.0  # standard errors by which a move must be better than the greedy one to be played instead
SETS = ("set_slot", "set_size", "set_used", "set_fresh")
part = Parts("buttonville", SEATS)
LEFT_OUT = ("selection", "asked", "amount", "other", "memory", "source", "place", "waits", *SETS)


def inputs(seen: NDArray[np.int16]) -> Floats:
    """Cards, piles and buttons as they are, and of the sets how many cards each villager has in them."""
    plain = [seen[:, where] for name, (where, _) in part.where.items() if name not in LEFT_OUT]
    slot, size, used, fresh = (part(seen, name) for name in SETS)
    of_slot = slot[..., None] == np.arange(1, SLOTS + 1)  # matches, players, sets, slots
    sets = [
        (of_slot * one[..., None]).sum(2).reshape(len(seen), SEATS * SLOTS)
        for one in (size, size > 0, 1 - used, fresh)
    ]
    return np.concatenate([*plain, *sets], axis=1, dtype=np.float32)


class Value:
    """The network, and by how much each input has to be scaled before it sees it."""

    def __init__(self, net: Net, middle: Floats, spread: Floats) -> None:
        self.net, self.middle, self.spread = net, middle, spread

    def __call__(self, seen: NDArray[np.int16]) -> Floats:
        worth: Floats = self.net(self.scaled(inputs(seen)))[:, 0]
        return worth

    def scaled(self, known: NDArray[Any]) -> Floats:
        return (known - self.middle) / self.spread

    def save(self, file: Path) -> None:
        """As one network that scales by itself."""
        self.net.weights[0] /= self.spread[:, None]
        self.net.biases[0] -= self.middle @ self.net.weights[0]
        self.net.save(file)


@cache
def kept(file: Path) -> Value:
    net = Net.load(file)
    wide = len(net.weights[0])
    return Value(net, np.zeros(wide, np.float32), np.ones(wide, np.float32))


# -- playing -----------------------------------------------------------------------------------------------


class Bot:
    """Looks one decision ahead with what was learned."""

    def __init__(self, seed: int, file: Path = KEPT) -> None:
        self.value = kept(file)

    def choose(self, decision: Decision) -> int:
        greedy = decision.mind.sensible_move(decision.seat, 0)
        if decision.seats != SEATS or len(decision.actions) == 1:
            return greedy
        worth = self.worths(decision)
        better = worth - worth[decision.actions.index(greedy)]
        lead = better.mean(1) - SURE * better.std(1) / np.sqrt(WORLDS)
        return decision.actions[int(lead.argmax())] if lead.max() > 0 else greedy

    def worths(self, decision: Decision) -> Floats:
        """(moves, worlds): what each move leads to; all are tried in the same worlds."""
        world, scratch, looker = decision.fresh_state(), decision.fresh_state(), Stepper()
        looker.declared = 1
        rows = np.zeros((len(decision.actions), WORLDS, part.width), np.int16)
        known = np.full(rows.shape[:2], np.nan, np.float32)
        for number in range(WORLDS):
            start = decision.imagined(decision.luck + number)
            for place, action in enumerate(decision.actions):
                world.copy_from(start)
                world.apply(decision.seat, action)
                if go_on(world, decision.seat):
                    looker.see(world, scratch, decision.seat, int(rows[place, number].ctypes.data))
                else:
                    known[place, number] = world.result(decision.seat)
        guessed = self.value(rows.reshape(-1, rows.shape[2])).reshape(known.shape)
        return np.where(np.isnan(known), guessed, known)


def go_on(world: State, seat: int) -> bool:
    """Everybody plays greedily until the seat's next turn begins; False if the match has ended before."""
    turn = world.turn  # type: ignore[attr-defined]  # the state of Buttonville
    while waiting := world.waiting:
        other = (waiting & -waiting).bit_length() - 1
        if other == seat and world.turn > turn and world.active == seat:  # type: ignore[attr-defined]
            return True
        world.apply(other, world.sensible_move(other, 0))
    return False


# -- learning ----------------------------------------------------------------------------------------------


def play(matches: int, seed: int) -> tuple[NDArray[np.float16], Floats]:
    """How turns began in matches between greedy players who stray, and how the matches ended."""
    at_once = min(matches, 1024)
    batch = Batch(hameau.game("buttonville"), at_once, SEATS, seed, observations=True, restarts="same-step")
    asked: list[list[tuple[int, int]]] = [[] for _ in range(at_once)]  # row and seat, of matches that go on
    seen: list[NDArray[np.float16]] = []
    ended: list[tuple[int, float]] = []  # row and result
    turn, before = part.start("turn"), np.full(at_once, -1)
    done = made = 0
    while done < matches:
        kept_now = np.flatnonzero(batch.seen[:, turn] != before)
        before = batch.seen[:, turn].copy()
        seen.append(inputs(batch.seen[kept_now]).astype(np.float16))
        for row, match in enumerate(kept_now, made):
            asked[match].append((row, int(batch.seat[match])))
        made += len(kept_now)
        batch.step(batch.greedy_moves(STRAY), check=False)
        for match in np.flatnonzero(batch.ended):
            done += 1
            ended += [(row, float(batch.rewards[match][seat])) for row, seat in asked[match]]
            asked[match] = []
    rows = np.array([row for row, _ in ended])
    return np.concatenate(seen)[rows], np.array([result for _, result in ended], np.float32)


def learn(seconds: float, say: Any = print) -> Value:
    """A third of the time is played, the rest goes into fitting."""
    begun, parts, turn = time.process_time(), [], 0
    while time.process_time() - begun < seconds / 3:
        turn += 1
        parts.append(play(4096, turn))
    known = np.concatenate([part[0] for part in parts])
    worth = np.concatenate([part[1] for part in parts])
    say(f"{time.process_time() - begun:4.0f} s: {len(known)} decisions of {4096 * turn} matches")
    some = known[:100_000].astype(np.float32)
    value = Value(Net([known.shape[1], 128, 64, 1]), some.mean(0), some.std(0) + 1e-3)
    scaled = value.scaled(known).astype(np.float16)
    only = np.zeros(len(known), np.int64)
    while (spent := time.process_time() - begun) < seconds:
        rate = 1e-3 if spent < 0.6 * seconds else 1e-4 if spent > 0.8 * seconds else 3e-4
        error = value.net.fit(scaled, only, worth, epochs=1, rate=rate)
        say(f"{time.process_time() - begun:4.0f} s: error {error:.3f}")
    return value


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--seconds", type=float, default=240, help="of processor time; default 240")
    options.add_argument("--out", type=Path, default=KEPT, help="where the network is kept")
    wanted = options.parse_args()
    learn(wanted.seconds).save(wanted.out)
    print(f"kept in {wanted.out}; now: hameau duel {Path(__file__).name}:Bot greedy buttonville")
