"""A study counts what was really played, and counts the same however the work is divided."""

import pytest

import hameau
from hameau import plain
from hameau.bots import players
from hameau.engine.errors import Unknown
from hameau.engine.figures import Label
from hameau.engine.survey import WIN
from hameau.lab import simulation, study
from hameau.lab.study import DECISIONS, MARGIN, SCORES, SEAT_WINS, SHARED, Plan
from tests.samples import sample

CASES = [
    (game.key, seats)
    for game in hameau.games()
    for seats in sorted({*game.seats[:3], game.seats[len(game.seats) // 2], game.seats[-1]})
]
MATCHES = sample(45, 300) if plain.is_compiled() else 12
each_case = pytest.mark.parametrize(("key", "seats"), CASES)


def planned(key: str, seats: int, bots: str = "greedy", seed: int = 5) -> Plan:
    return study.plan(hameau.game(key), seats, [bots], seed)


@each_case
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_study_plays_the_matches_that_are_simulated(
    key: str, seats: int, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study, "HEAP", MATCHES // 3)
    counted = study.study(planned(key, seats, bot), MATCHES).tally
    told = simulation.simulate(hameau.game(key), seats=seats, matches=MATCHES, bots=[bot], seed=5)
    wins = [counted.sums[SEAT_WINS, study.seat_label(seat)].above / WIN for seat in range(seats)]
    assert wins == pytest.approx(told.wins, rel=1e-5)  # more than 16 who win together share in whole parts
    assert counted.sums[DECISIONS, Label("")].ratio == pytest.approx(told.decisions)
    points = sum(counted.sums[SCORES, who].above for who in counted.items(SCORES))
    times = told.wins if key == "chevoux" else [MATCHES] * seats  # a lost village has no score
    assert points == round(sum((mean or 0) * scored for mean, scored in zip(told.scores, times, strict=True)))
    if seats > 1:
        assert counted.sums[SHARED, Label("")].above == told.ties


@each_case
def test_every_seat_of_every_match_is_in_the_spreads(key: str, seats: int) -> None:
    counted = study.study(planned(key, seats), MATCHES).tally
    won = round(counted.sums[SEAT_WINS, study.seat_label(0)].above / WIN)
    of = {key: sum(times.values()) for key, times in counted.spreads.items()}
    assert of[DECISIONS, Label("")] == MATCHES
    scored = won if key == "chevoux" else MATCHES * seats  # a lost village has no score
    assert sum(of.get((SCORES, Label(f"study-{who}")), 0) for who in ("winners", "others")) == scored
    assert ((MARGIN, Label("")) in of) == (seats > 1)


@pytest.mark.parametrize("key", [game.key for game in hameau.games()])
def test_one_worker_and_two_count_the_same(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "HEAP", 12)
    plan = planned(key, hameau.game(key).seats[-1])
    ticks: list[int] = []
    alone = study.study(plan, 27, workers=1, tick=ticks.append).tally
    shared = study.study(plan, 27, workers=2).tally
    assert repr(alone) == repr(shared)  # the order of the items too
    assert ticks == [12, 24, 27]


@each_case
def test_more_notes_than_there_is_room_for_are_not_lost(
    key: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = study.tally((planned(key, seats), 0, 10))
    monkeypatch.setattr(study, "ROOM", 1)
    study.heap.cache_clear()
    assert study.tally((planned(key, seats), 0, 10)) == usual
    study.heap.cache_clear()


@pytest.mark.skipif(
    not plain.is_compiled(), reason="a search in plain Python takes too long for whole matches"
)
@pytest.mark.parametrize("key", [game.key for game in hameau.games()])
def test_bots_that_think_can_be_studied_too(key: str) -> None:
    plan = planned(key, 2 if 2 in hameau.game(key).seats else hameau.game(key).seats[0], "search:2")
    once, again = (study.study(plan, 2).tally for _ in range(2))
    assert once == again
    assert once.matches == 2


@pytest.mark.parametrize(
    ("key", "bot"), [*((game.key, "greedy:0.1") for game in hameau.games()), ("chevoux", "expert")]
)
def test_bots_that_err_and_specialists_count_the_same_with_one_worker_and_two(key: str, bot: str) -> None:
    plan = planned(key, hameau.game(key).seats[0], bot)
    alone, shared = (study.study(plan, 6, workers=workers).tally for workers in (1, 2))
    assert repr(alone) == repr(shared)
    assert alone.matches == 6


@pytest.mark.skipif(
    not plain.is_compiled(), reason="a search in plain Python takes too long for whole matches"
)
def test_the_expert_of_a_game_without_a_specialist_is_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "USUAL_SECONDS", 0.001)
    plan = study.plan(hameau.game("buttonville"), 2, ["greedy", "expert"])
    assert study.study(plan, 1).tally.matches == 1


def test_another_seed_gives_other_matches() -> None:
    assert (
        study.study(planned("buttons", 2), 20).tally != study.study(planned("buttons", 2, seed=6), 20).tally
    )


@pytest.mark.parametrize(
    ("seats", "bots", "options", "sentence"),
    [
        (9, ["greedy"], {}, "not 9"),
        (2, ["greedy"] * 3, {}, "3 bots for 2 seats"),
        (2, ["clever"], {}, "no bot 'clever'"),
        (2, ["greedy"], {"boards": "none"}, "is one of"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_starts(
    seats: int, bots: list[str], options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(Unknown, match=sentence):
        study.plan(hameau.game("buttons"), seats, bots, options=options)
