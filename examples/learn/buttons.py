"""Learns in two minutes when to stop rolling in BUTTONS for two, and then beats the greedy bot.

    python examples/learn/buttons.py                 # two minutes of processor time, then a duel
    hameau duel examples/learn/buttons.py:Bot greedy buttons
    hameau serve --bots examples/learn/buttons.py:Bot

Whoever may roll or opt out asks a small network what either is worth. It is fitted to how matches ended in
which both players did as it said, and now and then something else. All other decisions are the greedy bot's.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from net import Floats, Net, Whole
from numpy.typing import NDArray
from parts import Parts

import hameau
from hameau.bots import Decision
from hameau.envs.batch import Batch
from hameau.games.buttons.rules import OUT, ROLL, TURN

KEPT = Path(__file__).with_suffix(".npz")
SEATS = 2
SIDE = 6
FULL = 3  # buttons that complete a colour
COLOURS = 4
CHOICES = np.array([ROLL, OUT])
part = Parts("buttons", SEATS)

# -- what the network sees ---------------------------------------------------------------------------------


def inputs(seen: NDArray[np.int16]) -> Floats:
    """What a player looks at: colours, stars earned, rows that grow, and how likely a bust is."""
    dice = part(seen, "dice")
    mine = board(seen, 0, dice)
    theirs = board(seen, 1, dice)
    kept = [
        mine["stars"] + mine["earns"] - theirs["stars"] - theirs["earns"] * safe
        for safe in (1, theirs["safe"])
    ]
    shared = [one_hot(dice, 5), part(seen, "round")[:, None] / 10, *(one[:, None] / 10 for one in kept)]
    flat = [column(one) for player in (mine, theirs) for one in player.values()]
    return np.concatenate([*flat, *shared], axis=1)


def board(seen: NDArray[np.int16], player: int, dice: Floats) -> dict[str, Floats]:
    """One board in numbers; the observer's is the first."""
    buttons, stars = (part(seen, name)[:, player] for name in ("buttons", "stars"))
    covered, cards = part(seen, "covered")[:, player], part(seen, "cards")[:, player]
    full = (covered >= FULL).astype(np.float32)
    lying, put = buttons.sum(1), stars.sum(1)
    earns = np.minimum(1 + full.sum(1) + (full * cards).sum(1), lying)  # each star replaces a button
    bust = ((1 - free(buttons, stars).sum(2) / SIDE) ** (dice[:, None] + 1)).mean(1)
    inside, safe = part(seen, "inside")[:, player], part(seen, "safe")[:, player]
    longest, hoped = run(stars), run(np.maximum(stars, buttons))
    return {
        "covered": np.sort(covered, axis=1),
        "own": cards * covered,
        "doubled": full * cards,
        "nearly": (covered == FULL - 1).sum(1, dtype=np.float32),
        "lying": lying / 6,
        "earns": earns,
        "stars": put,
        "bust": bust,
        "at stake": bust * earns,
        "inside": inside,
        "safe": safe,
        "safe stars": safe * earns,
        "put": one_hot(put, 16),
        "would have": one_hot(put + earns * np.maximum(inside, safe), 18),
        "row": one_hot(longest, 7),
        "row with buttons": one_hot(hoped, 7),
        "earned": one_hot(earns, 6),
        "laid": one_hot(lying, 12),
    }


def free(buttons: Floats, stars: Floats) -> Floats:
    """Fields where a button may lie, row by row."""
    taken = buttons.reshape(-1, SIDE, SIDE)
    near = taken + stars.reshape(-1, SIDE, SIDE)
    near[:, 1:] += taken[:, :-1]
    near[:, :-1] += taken[:, 1:]
    near[:, :, 1:] += taken[:, :, :-1]
    near[:, :, :-1] += taken[:, :, 1:]
    found: Floats = (near == 0).astype(np.float32)
    return found


def run(fields: Floats) -> Floats:
    """The longest unbroken row, across or down."""
    square = fields.reshape(-1, SIDE, SIDE)
    best = np.zeros(len(square), np.float32)
    for lines in (square, square.transpose(0, 2, 1)):
        length = np.zeros((len(square), SIDE), np.float32)
        for place in range(SIDE):
            length = (length + 1) * lines[:, :, place]
            best = np.maximum(best, length.max(1))
    return best


def one_hot(numbers: Floats, many: int) -> Floats:
    found: Floats = np.eye(many, dtype=np.float32)[np.clip(numbers.astype(np.int64), 0, many - 1)]
    return found


def column(numbers: Floats) -> Floats:
    return numbers if numbers.ndim == 2 else numbers[:, None]


# -- playing -----------------------------------------------------------------------------------------------


class Bot:
    """Rolls or opts out as the network says; whatever else there is to decide, the greedy bot decides."""

    def __init__(self, seed: int) -> None:
        self.net = Net.load(KEPT)

    def choose(self, decision: Decision) -> int:
        if decision.actions != sorted(CHOICES.tolist()) or decision.seats != SEATS:
            return decision.mind.sensible_move(decision.seat, 0)
        return int(CHOICES[self.net(inputs(decision.observation[None]))[0].argmax()])


class Rows:
    """Decisions between rolling and opting out, and how their matches ended."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inputs: list[NDArray[np.float16]] = []
        self.chosen: list[Whole] = []
        self.worth: list[Floats] = []

    def all(self) -> tuple[NDArray[np.float16], Whole, Floats]:
        """The latest of them."""
        self.inputs = [np.concatenate(self.inputs)[-self.most :]]
        self.chosen = [np.concatenate(self.chosen)[-self.most :]]
        self.worth = [np.concatenate(self.worth)[-self.most :]]
        return self.inputs[0], self.chosen[0], self.worth[0]


def play(
    net: Net,
    matches: int,
    seed: int,
    learned: tuple[bool, ...],
    astray: float = 0.0,
    rows: Rows | None = None,
) -> tuple[float, int]:
    """Play so many matches; how much of them seat 0 won, and how many they were."""
    luck = np.random.default_rng(seed)
    at_once = min(matches, 1024)
    batch = Batch(hameau.game("buttons"), at_once, SEATS, seed, observations=True, restarts="same-step")
    turn = part.start("phase") + TURN
    asked: list[list[tuple[int, int]]] = [[] for _ in range(at_once)]  # row and seat, of matches that go on
    seen: list[NDArray[np.float16]] = []
    picked: list[Whole] = []
    ended: list[tuple[int, float]] = []  # row and result
    won, done, made = 0.0, 0, 0
    who = np.array(learned)
    while done < matches:
        moves = batch.greedy_moves()
        asks = np.flatnonzero((batch.count == 2) & (batch.seen[:, turn] == 1))
        asks = asks[who[batch.seat[asks]]] if rows is None else asks
        if len(asks):
            known = inputs(batch.seen[asks])
            choice = net(known).argmax(1)
            if rows is not None:
                lost = luck.random(len(asks)) < astray
                choice[lost] = luck.integers(0, 2, int(lost.sum()))
                for row, match in enumerate(asks, made):
                    asked[match].append((row, int(batch.seat[match])))
                seen.append(known.astype(np.float16))
                picked.append(choice)
                made += len(asks)
            moves[asks] = CHOICES[choice]
        batch.step(moves, check=False)
        for match in np.flatnonzero(batch.ended):
            result = batch.rewards[match]
            won, done = won + (result[0] + 1) / 2, done + 1
            ended += [(row, float(result[seat])) for row, seat in asked[match]]
            asked[match] = []
    if rows is not None:
        of = np.array([row for row, _ in ended])
        rows.inputs.append(np.concatenate(seen)[of])
        rows.chosen.append(np.concatenate(picked)[of])
        rows.worth.append(np.array([result for _, result in ended], np.float32))
    return won / done, done


def duel(net: Net, matches: int, seed: int) -> tuple[float, float]:
    """Wins against the greedy bot from both seats, in percent, and the standard error."""
    first, many = play(net, matches // 2, seed, (True, False))
    second, more = play(net, matches // 2, seed + 1, (False, True))
    share = (first * many + (1 - second) * more) / (many + more)
    return 100 * share, 100 * float(np.sqrt(share * (1 - share) / (many + more)))


# -- learning ----------------------------------------------------------------------------------------------


def learn(seconds: float, say: Any = print) -> Net:
    """Play and fit in turns, for so many seconds of processor time."""
    wide = inputs(np.zeros((1, part.width), np.int16)).shape[1]
    net, rows, begun, turn = Net([wide, 96, 64, len(CHOICES)]), Rows(700_000), time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        late = spent > 0.6 * seconds
        play(net, 8192, 1 + turn, (True, True), 0.2 if turn == 0 else 0.1, rows)
        error = net.fit(*rows.all(), epochs=2, rate=2e-4 if late else 1e-3)
        turn += 1
        say(f"{time.process_time() - begun:4.0f} s: {len(rows.inputs[0])} decisions, error {error:.3f}")
    return net


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--seconds", type=float, default=110, help="of processor time; default 110")
    options.add_argument("--matches", type=int, default=20_000, help="of the duel at the end")
    options.add_argument("--out", type=Path, default=KEPT, help="where the network is kept")
    wanted = options.parse_args()
    found = learn(wanted.seconds)
    found.save(wanted.out)
    share, error = duel(Net.load(wanted.out), wanted.matches, seed=777)
    print(f"won {share:.1f} ± {error:.1f} % of {wanted.matches} matches against the greedy bot")
