"""Bots: what they are called, what they may spend, and that thinking pays."""

import threading
import time

import pytest

import hameau
from hameau import bots
from hameau.bots.players import Searcher
from hameau.lab.duel import duel
from hameau.lab.simulation import simulate
from hameau.plain import is_compiled
from tests.samples import THOROUGH

BUTTONS = hameau.game("buttons")
FEW = 400 if is_compiled() else 15  # simulations


@pytest.mark.parametrize(
    ("description", "name"),
    [
        ("random", "random"),
        ("greedy", "greedy"),
        ("greedy:2", "greedy:2"),
        ("greedy:0.5", "greedy:0.5"),
        ("search:5000", "search:5000"),
        ("search:0.2s", "search:0.2s"),
        ("search:.5s", "search:0.5s"),
        ("search", "search:0.5s"),
    ],
)
def test_a_bot_is_made_from_its_description(description: str, name: str) -> None:
    assert bots.make(description).name == name


@pytest.mark.parametrize(
    "description", ["", "chess", "search:", "search:fast", "search:-1s", "greedy ", "greedy:", "greedy:x"]
)
def test_what_describes_no_bot_is_refused(description: str) -> None:
    with pytest.raises(hameau.Unknown, match="there are random, greedy"):
        bots.make(description)


@pytest.mark.parametrize("description", ["random", "greedy", f"search:{FEW}"])
def test_the_same_seed_plays_the_same_match(description: str) -> None:
    records = []
    for _ in range(2):
        match = BUTTONS.match(seats=2, seed=4)
        seated = [bots.make(description, seed=seat) for seat in range(2)]
        while match.waiting and len(match.history) < 40:
            seat = match.waiting[0]
            match.play(seat, seated[seat].choose(match, seat))
        records.append(match.record())
    assert records[0] == records[1]


def test_a_choice_changes_nothing_in_the_match() -> None:
    match = BUTTONS.match(seats=3, seed=2)
    before = match.state.dump(), match.record()
    bots.make(f"search:{FEW}").choose(match, match.waiting[0])
    assert (match.state.dump(), match.record()) == before


def test_the_only_move_needs_no_thought() -> None:
    match = BUTTONS.match(seats=2, seed=1)
    thinker = Searcher(simulations=FEW)
    assert thinker.choose(match, match.waiting[0]) == "roll"
    assert thinker.thought == 0


def lay_or_skip() -> tuple[hameau.Match, int]:
    """A decision with two sides."""
    match = BUTTONS.match(seats=2, seed=1)
    active = match.waiting[0]
    match.play(active, "roll")
    return match, 1 - active


def test_simulations_are_never_more_than_allowed() -> None:
    match, seat = lay_or_skip()
    thinker = Searcher(simulations=FEW)
    assert thinker.choose(match, seat) in match.moves(seat)
    assert 0 < thinker.thought <= FEW


def test_seconds_are_measured_by_the_bots_clock() -> None:
    match, seat = lay_or_skip()
    thinker = Searcher(seconds=3.0)
    ticks = iter(range(1000))
    thinker.clock = lambda: float(next(ticks))
    thinker.choose(match, seat)
    assert next(ticks) <= 6  # asked at the start and after each of at most four batches


def test_several_threads_think_for_one_choice() -> None:
    match, seat = lay_or_skip()
    thinker = Searcher(simulations=FEW, threads=3)
    assert thinker.choose(match, seat) in match.moves(seat)
    assert all(0 < tree.simulations <= FEW for tree in thinker.trees)
    assert thinker.thought == sum(tree.simulations for tree in thinker.trees)


@pytest.mark.skipif(not is_compiled(), reason="plain Python holds the interpreter while it thinks")
def test_others_go_on_while_a_bot_thinks() -> None:
    match, seat = lay_or_skip()
    root, scratch, tree = match.imagined(seat, 1), match.fresh_state(), Searcher(simulations=1).trees[0]
    done = threading.Event()

    def think() -> None:
        tree.think(root, scratch, seat, 150_000, 1)
        done.set()

    thought = threading.Thread(target=think)
    thought.start()
    turns = 0
    while not done.is_set():
        turns += 1
        time.sleep(0.001)
    thought.join()
    assert turns > 5  # one long call: with the interpreter held there would be one turn or two


def test_an_error_in_the_judgement_makes_a_weaker_player_but_no_random_one() -> None:
    assert duel(BUTTONS, "greedy", "greedy:20", matches=40, seed=2).share > 0.55
    assert duel(BUTTONS, "greedy:0.001", "random", matches=20).share > 0.8


def test_greedy_beats_random() -> None:
    assert duel(BUTTONS, "greedy", "random", matches=20).share > 0.8


@pytest.mark.skipif(not is_compiled(), reason="plain Python thinks too slowly to show it")
def test_the_search_beats_random() -> None:
    assert duel(BUTTONS, "search:400", "random", matches=10).share > 0.8


@pytest.mark.skipif(not THOROUGH, reason="luck hides it in few matches: make thorough")
def test_the_search_beats_greedy() -> None:
    assert duel(BUTTONS, "search:1000", "greedy", matches=100, seed=3).share > 0.52


def test_a_simulation_is_the_same_again() -> None:
    first, second = (simulate(BUTTONS, seats=3, matches=30, bots=["greedy"], seed=5) for _ in range(2))
    assert (first.wins, first.scores, first.decisions) == (second.wins, second.scores, second.decisions)
    assert sum(first.wins) == pytest.approx(30)
