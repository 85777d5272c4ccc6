"""Looking back on a match: planted blunders are found, luck is told from choices, nothing hidden shows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import cast

import msgspec
import pytest

import hameau
from hameau import bots
from hameau.engine.match import Match
from hameau.games.buttons.judgement import Buttons
from hameau.games.guilds.bots.judgement import Guilds
from hameau.lab.analysis import (
    Accountant,
    Analysis,
    Choice,
    Detective,
    Moment,
    Point,
    analyse,
    analyst,
    imagined,
    lessons_of,
    loss,
    moments_of,
    new_searcher,
)
from hameau.plain import is_compiled
from tests.web.hidden.worlds import moves_of, step_alike

needs_speed = pytest.mark.skipif(not is_compiled(), reason="plain Python imagines too few worlds to be sure")
Plant = Callable[[Match, int], str | None]  # the blunder that a seat makes now; None: it plays sensibly
SEARCHER = new_searcher()


def played(key: str, seats: int, seed: int, plant: Plant = lambda match, seat: None) -> tuple[Match, int]:
    """A match of sensible players in which seat 0 blunders once, and when it did."""
    match, bot, when = hameau.game(key).match(seats, seed=seed), bots.make("greedy", seed), -1
    while match.waiting:
        seat = match.waiting[0]
        blunder = plant(match, seat) if seat == 0 and when < 0 else None
        if blunder is not None:
            when = len(match.history)
        match.play(seat, blunder or bot.choose(match, seat))
    return match, when


def blunder_in(key: str, seats: int, seed: int, plant: Plant) -> tuple[Analysis, Choice]:
    match, when = played(key, seats, seed, plant)
    assert when >= 0, "nobody had the chance to blunder"
    told = analyse(match, 0)
    return told, next(choice for choice in told.choices if choice.number == when)


# -- planted blunders --------------------------------------------------------------------------------------


def rolls_on_with_much_to_lose(match: Match, seat: int) -> str | None:
    """Four stars are safe and one roll in four loses them all."""
    state, turn = cast(Buttons, match.state), {"out", "roll"} <= set(match.moves(seat))
    much = turn and state.stars_earned(seat) >= 4 and state.bust_chance(seat) > 0.25
    return "roll" if much else None


def keeps_a_large_set_in_hand(match: Match, seat: int) -> str | None:
    """Four villagers of a kind would lie on the table at once."""
    moves = match.moves(seat)
    large = any(move.startswith("play ") and move.endswith(("x4", "x5", "x6")) for move in moves)
    return "done" if large and "done" in moves else None


def ends_the_turn_at_once(match: Match, seat: int) -> str | None:
    """All cards are thrown away unplayed."""
    state = cast(Guilds, match.state)
    first = not match.history or match.history[-1].seat != seat
    return "end" if state.round >= 4 and first and "end" in match.moves(seat) else None


@needs_speed
@pytest.mark.parametrize(
    ("key", "seed", "plant", "better"),
    [
        ("buttons", 3, rolls_on_with_much_to_lose, "out"),
        ("buttonville", 6, keeps_a_large_set_in_hand, ""),
        ("guilds", 4, ends_the_turn_at_once, "play "),
    ],
)
def test_a_planted_blunder_is_found(key: str, seed: int, plant: Plant, better: str) -> None:
    told, blunder = blunder_in(key, 2, seed, plant)
    assert blunder.best != blunder.played
    assert blunder.best.startswith(better)
    assert blunder.lost > 0.05
    assert blunder.lost == max(choice.lost for choice in told.choices)
    assert (
        Moment("choice", blunder.number, blunder.number + 1, blunder.best_worth, blunder.worth)
        in told.moments
    )


# -- what is told ------------------------------------------------------------------------------------------

SMALL = [("buttons", 2), ("buttonville", 2), ("guilds", 1), ("cucina", 2), ("cucina", 1), ("chevoux", 1)]


@pytest.fixture(scope="module", params=SMALL, ids=[f"{key} {seats}" for key, seats in SMALL])
def whole(request: pytest.FixtureRequest) -> tuple[Match, Analysis]:
    key, seats = request.param
    match, _ = played(key, seats, 1)
    return match, analyse(match, 0)


def test_what_luck_choices_and_others_brought_adds_up_to_the_result(whole: tuple[Match, Analysis]) -> None:
    match, told = whole
    totals, points = told.totals, told.points
    assert totals is not None
    assert totals.start + totals.choices + totals.luck + totals.others == pytest.approx(totals.end, abs=0.001)
    assert match.result is not None
    if told.measure == "points":
        assert totals.end == (match.result.scores[0] or 0)
        assert totals.others == 0  # nobody else is there
    else:
        won = 0 in match.result.winners
        assert totals.end == pytest.approx(1 / len(match.result.winners) if won else 0)
        assert all(0 <= point.worth <= 1 for point in points)
    assert [point.number for point in points] == sorted(point.number for point in points)
    assert points[-1].number == len(match.history)


def test_only_own_decisions_with_a_choice_are_weighed(whole: tuple[Match, Analysis]) -> None:
    match, told = whole
    own = {choice.number: choice.played for choice in told.choices}
    assert all(match.history[number] == (0, text) for number, text in own.items())
    again = match.again()
    for seat, text in match.history:
        assert (len(again.history) in own) == (seat == 0 and len(again.moves(0)) > 1)
        again.play(seat, text)
    assert all(
        choice.lost >= 0 and choice.best_worth >= choice.worth for choice in told.choices if choice.lost
    )


def test_the_same_analysis_has_the_same_bytes() -> None:
    match, _ = played("buttons", 2, 1)
    assert msgspec.json.encode(analyse(match, 1)) == msgspec.json.encode(analyse(match, 1))


def test_whoever_plays_alone_looks_at_points() -> None:
    measures = {(match.game.key, match.seats): analyst(match, 0) for match in alone()}
    told = {key: cast(Accountant, found).measure for key, found in measures.items()}
    assert told == {("cucina", 1): "points", ("chevoux", 1): "points", ("guilds", 1): "chance"}


def alone() -> list[Match]:
    return [played(key, 1, 2)[0] for key in ("cucina", "chevoux", "guilds")]


def test_a_match_that_is_played_is_not_looked_back_on() -> None:
    with pytest.raises(ValueError, match="not over"):
        analyst(hameau.game("buttons").match(2), 0)


def test_a_loss_that_chance_explains_is_none() -> None:
    luck = Random(1)
    one, other = ([luck.random() for _ in range(400)] for _ in range(2))
    assert loss(one, other) == 0
    assert loss([worth + 0.1 for worth in one], one) == pytest.approx(0.1)
    assert loss(one, [worth + 0.1 for worth in one]) == 0


def test_the_moments_are_the_worst_choice_and_the_largest_turns_of_luck_and_others() -> None:
    points = [
        Point(0, 0.5, "start"), Point(1, 0.4, "choice"), Point(1, 0.7, "luck"), Point(5, 0.6, "others"),
        Point(6, 0.5, "choice"), Point(6, 0.45, "luck"), Point(9, 0.0, "others"),
    ]  # fmt: skip
    choices = [
        Choice(0, "a", "b", 0.5, 0.4, 0.45, 0.05, None),
        Choice(5, "c", "d", 0.6, 0.5, 0.65, 0.15, None),
    ]
    assert moments_of(points, choices, "chance") == [
        Moment("luck", 0, 1, 0.4, 0.7),
        Moment("choice", 5, 6, 0.65, 0.5),
        Moment("others", 6, 9, 0.45, 0.0),
    ]


# -- who could have concluded what -------------------------------------------------------------------------


def test_a_seat_that_saw_a_wolf_could_be_sure_and_the_others_could_not() -> None:
    match, _ = played("werewolves", 8, 7)
    state = match.again().state
    clues = {seat: cast(Detective, finished(match, seat)).clues for seat in range(8)}
    wolves = [seat for seat, share in enumerate(clues[0][-1].shares) if share == 1]
    assert len(wolves) == 2
    for seat, found in clues.items():
        first = found[0].shares
        assert found[0].step.message == "look-night"
        assert first[seat] == float(seat in wolves)
        others = [share for other, share in enumerate(first) if other != seat]
        assert all(0.1 < share < 0.5 for share in others), "before the first night nobody knows anything"
    assert [look.shares for look in clues[wolves[0]][1:-1]] == [
        [float(other in wolves) for other in range(8)] for _ in clues[wolves[0]][1:-1]
    ], "a wolf knows the pack from the first night on"
    assert state.waiting


def finished(match: Match, seat: int) -> Accountant | Detective:
    work = analyst(match, seat)
    while not work.is_done:
        work.advance(SEARCHER)
    assert isinstance(work, Accountant | Detective)
    return work


def test_what_was_learned_at_the_end_is_no_moment() -> None:
    match, _ = played("werewolves", 8, 7)
    clues = finished(match, 0).clues  # type: ignore[union-attr]  # of Werewolves
    assert clues[-1].step.message == "look-end"
    assert all(moment.until < clues[-1].number for moment in lessons_of(clues))
    assert all(before.number <= after.number for before, after in pairwise(clues))


# -- nothing that the seat could not know ------------------------------------------------------------------


def two_worlds(key: str, seats: int, eyes: int, seed: int, steps: int) -> tuple[Match, Match, int]:
    """Two matches that looked the same to a seat for so many moves, and then went their own ways."""
    match, luck = hameau.game(key).match(seats, seed=seed), Random(seed)
    bot = bots.make("greedy", seed)
    while len(match.history) < 12 or eyes not in match.waiting or len(match.moves(eyes)) < 2:
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    game = match.game
    texts = [match.position(), game.write_position(game.content, match.imagined(eyes, seed))]
    assert texts[0] != texts[1], "nothing is hidden"
    first, second = (game.position(text, seed=seed) for text in texts)
    alike = 0
    while alike < steps and (found := step_alike(first, second, eyes, luck)) is not None:
        _, first, second = found
        alike += 1
    for one in (first, second):
        while one.waiting:
            seat, move = luck.choice(moves_of(one))
            one.play(seat, move)
    return first, second, alike


@pytest.mark.parametrize(("key", "seats"), [("buttonville", 2), ("buttonville", 3), ("guilds", 2)])
@pytest.mark.parametrize("seed", range(2))
def test_two_worlds_that_look_the_same_are_told_in_the_same_bytes(key: str, seats: int, seed: int) -> None:
    first, second, alike = two_worlds(key, seats, 0, seed, 12)
    assert alike > 2, "they hardly looked the same"
    assert first.start != second.start
    told = [as_far_as(match, 0, alike) for match in (first, second)]
    assert len(told[0][0]) > 0
    assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])


def as_far_as(match: Match, seat: int, alike: int) -> tuple[list[Point], list[Choice]]:
    """What is told of the first moves, with as few worlds as will do."""
    work = cast(Accountant, analyst(match, seat))
    work.worlds, work.searches = 40, 200
    while not work.is_done and work.marks[work.done].number < alike:
        work.advance(SEARCHER)
    return work.points, work.choices


@pytest.mark.parametrize("seed", range(3))
def test_two_villages_that_look_the_same_lead_to_the_same_conclusions(seed: int) -> None:
    match = hameau.game("werewolves").match(8, seed=seed)
    luck = Random(seed)
    while len(match.history) < 40:
        match.play(*luck.choice(moves_of(match)))
    game = match.game
    shares = []
    for state in (match.state, match.imagined(2, 1), match.imagined(2, 2)):
        one = game.position(game.write_position(game.content, state), seed=1)
        shown = one.state.dump()
        while one.waiting:
            one.play(*luck.choice(moves_of(one)))
        work = cast(Detective, analyst(one, 2))
        work.advance(SEARCHER)
        shares.append((shown, work.clues[0].shares))
    assert len({shown for shown, _ in shares}) == 3, "the villages are the same"
    assert shares[0][1] == shares[1][1] == shares[2][1]


# -- playing on from there ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "seats"),
    [("buttons", 3), ("buttonville", 3), ("guilds", 3), ("guilds", 1), ("cucina", 2), ("chevoux", 1)],
)
def test_a_position_as_the_seat_imagined_it_can_be_played_on(key: str, seats: int) -> None:
    match, _ = played(key, seats, 4)
    choices = [choice for choice in cast(Accountant, analyst(match, 0)).marks if choice.played]
    for mark in choices[:: max(1, len(choices) // 6)]:
        state = imagined(match, 0, mark.number, seed=mark.number)
        again = match.game.position(match.game.write_position(match.game.content, state), seed=1)
        assert mark.played in again.moves(0)
        assert again.view(0) == match.take_back(len(match.history) - mark.number).view(0)
