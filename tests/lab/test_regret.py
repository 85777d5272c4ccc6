"""What choices cost: a judge values them, and bots are held against it."""

import pytest

import hameau
from hameau.bots.players import Dice
from hameau.lab import workers
from hameau.lab.regret import Judge, Loss, Sample, loss_of, regret, some_of
from hameau.plain import is_compiled
from tests.games.buttons.tables import Table, buttons, seated

BUTTONS = hameau.game("buttons")
MANY = 2_000 if is_compiled() else 60  # simulations
ELEVEN_STARS = "a1 c1 e1 b2 d2 f2 a3 c3 e3 b4 d4"
EVERYWHERE_ELSE = "b1 d1 f1 a2 c2 e2 b3 d3 f3 a4 c4 e4 b5 d5 f5 a6 c6 e6"


def no_field_left() -> Table:
    """Ann wins if she opts out, and is bust if she rolls."""
    return seated(ann=buttons(EVERYWHERE_ELSE, stars=ELEVEN_STARS))


def test_a_choice_that_wins_at_once_is_worth_a_victory_and_a_bust_less() -> None:
    table = no_field_left()
    judge = Judge(MANY, Dice(1))
    assert judge.value(table, 0, "out") == 1.0
    assert judge.value(table, 0, "roll") < 0.9
    assert judge.choose(table, 0) == "out"


def test_to_value_a_choice_changes_nothing_in_the_match() -> None:
    table = no_field_left()
    before = table.state.dump(), table.record()
    Judge(MANY, Dice(1)).value(table, 0, "roll")
    assert (table.state.dump(), table.record()) == before


def test_after_a_choice_was_valued_the_judge_thinks_about_all_of_them_again() -> None:
    table = no_field_left()
    judge = Judge(MANY, Dice(1))
    judge.value(table, 0, "roll")
    assert judge.choose(table, 0) == "out"


def test_random_choices_cost_more_than_sensible_ones() -> None:
    found = regret(
        BUTTONS, ["random", "greedy"], matches=3, decisions=5, simulations=MANY, players="greedy", seed=3
    )
    careless, sensible = found.losses
    assert careless.a_match > sensible.a_match
    assert careless.agreed < sensible.agreed
    assert found.decisions == 15
    assert found.matches == 3


def test_one_and_two_workers_find_the_same() -> None:
    once, twice = (
        regret(
            BUTTONS,
            ["greedy"],
            matches=2,
            decisions=2,
            simulations=50,
            players="random",
            seed=1,
            workers=number,
        )
        for number in (1, 2)
    )
    assert once.losses == twice.losses
    assert once.choices == twice.choices


def losing(*losses: float) -> list[Sample]:
    """Matches of ten choices, in each of which a bot was asked about one."""
    return [Sample(choices=10.0, lost=[[loss]], agreed=[[not loss]]) for loss in losses]


def test_a_match_stands_for_all_of_its_decisions() -> None:
    samples = 5 * [
        Sample(choices=10.0, lost=[[0.1, 0.0]], agreed=[[False, True]]),
        Sample(choices=20.0, lost=[[0.0, 0.0]], agreed=[[True, True]]),
    ]
    loss = loss_of("greedy", 0, samples)
    assert loss.a_decision == pytest.approx(0.025)
    assert loss.a_match == pytest.approx(0.25)  # 0.5 in one match, nothing in the next
    assert loss.agreed == 0.75
    assert loss.low == pytest.approx(0.25 - 1.96 * 0.25 / 3, abs=0.001)
    assert loss.high == pytest.approx(0.25 + 1.96 * 0.25 / 3, abs=0.001)


@pytest.mark.parametrize("losses", [(0.1, 0.1), (0.0, 0.02, 0.0, 0.0), (0.3, -0.1, 0.0, 0.3, -0.2, 0.1)])
def test_a_few_matches_that_may_mean_anything_have_no_bounds(losses: tuple[float, ...]) -> None:
    loss = loss_of("greedy", 0, losing(*losses))
    assert (loss.low, loss.high) == (None, None)


@pytest.mark.parametrize(
    "losses", [(0.01, 0.0, 0.02, -0.01, 0.0), (-0.01,) * 6, (0.04, 0.0, 0.03, 0.05, 0.0)]
)
def test_nobody_loses_less_than_nothing(losses: tuple[float, ...]) -> None:
    loss = loss_of("greedy", 0, losing(*losses))
    assert loss.low is not None
    assert loss.high is not None
    assert 0 <= loss.low <= loss.high <= 1


def test_one_match_has_no_bounds() -> None:
    loss = loss_of("greedy", 0, [Sample(choices=10.0, lost=[[0.1]], agreed=[[False]])])
    assert loss == Loss("greedy", agreed=0.0, a_decision=0.1, a_match=1.0, low=None, high=None)


@pytest.mark.parametrize(("number", "expected"), [(0, 0), (2, 2), (9, 4)])
def test_some_decisions_are_picked_or_all_if_there_are_fewer(number: int, expected: int) -> None:
    picked = some_of([3, 5, 8, 9], number, Dice(1))
    assert len(picked) == expected
    assert picked <= {3, 5, 8, 9}


def test_interrupted_it_counts_the_matches_that_were_done(monkeypatch: pytest.MonkeyPatch) -> None:
    done = [Sample(choices=10.0, lost=[[0.1]], agreed=[[False]])]

    def stop(*_: object) -> list[Sample]:
        raise workers.Interrupted(done)

    monkeypatch.setattr(workers, "run", stop)
    found = regret(BUTTONS, ["greedy"], matches=5)
    assert found.matches == 1
    done.clear()
    with pytest.raises(KeyboardInterrupt):
        regret(BUTTONS, ["greedy"], matches=5)


@pytest.mark.parametrize("bots", [["chess"], ["greedy", "search:fast"]])
def test_unknown_bots_are_refused_before_a_long_run(bots: list[str]) -> None:
    with pytest.raises(hameau.Unknown, match="there are random, greedy"):
        regret(BUTTONS, bots)
