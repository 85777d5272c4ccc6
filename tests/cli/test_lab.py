"""Bots play for the command line."""

import json
import os
import re
import signal

import msgspec
import pytest

import hameau
from hameau import bots
from hameau.bots.players import Dice
from hameau.lab import duel, simulation
from tests.cli.conftest import Terminal
from tests.cli.terminal import start


def test_simulate_prints_a_table(hameau_says: Terminal) -> None:
    said = hameau_says("simulate", "buttons", "--seats", "3", "--matches", "6", "--bots", "greedy")
    assert said.code == 0
    assert "Mean score" in said.out
    assert said.out.count("greedy") == 3
    assert "6 matches" in said.out


def test_simulate_as_json(hameau_says: Terminal) -> None:
    argv = (
        "simulate",
        "buttons",
        "--seats",
        "2",
        "--matches",
        "4",
        "--bots",
        "random,greedy",
        "--seed",
        "9",
        "--json",
    )
    first, second = (json.loads(hameau_says(*argv).out) for _ in range(2))
    assert first["bots"] == ["random", "greedy"]
    assert sum(first["wins"]) == first["matches"] == 4
    assert {"game", "seats", "seed", "ties", "scores", "decisions", "rate"} < set(first)
    assert first | {"rate": 0} == second | {"rate": 0}


def test_villages_that_are_all_lost_have_no_mean_score(hameau_says: Terminal) -> None:
    argv = ("simulate", "chevoux", "--matches", "5", "--bots", "random")
    assert json.loads(hameau_says(*argv, "--json").out)["scores"] == [None]
    assert re.search(r"random\s+0\s+0\.0 %\s+–", hameau_says(*argv).out)


def test_the_mean_score_is_that_of_won_villages() -> None:
    told = simulation.simulate(hameau.game("chevoux"), seats=1, matches=12, bots=["greedy:1"], seed=1)
    bot, results = bots.make("greedy:1"), []
    for number in range(1 << 32, (1 << 32) + 12):
        match = hameau.game("chevoux").match(seed=number)
        bot.dice = Dice(number << 5)  # every match brings its luck, so that any worker can play it
        simulation.play_to_end(match, [bot])
        assert match.result is not None
        results.append(match.result)
    scores = [score for result in results for score in result.scores if score is not None]
    assert 0 < len(scores) == sum(len(result.winners) for result in results) < 12
    assert told.scores == [sum(scores) / len(scores)]


def test_duel_prints_its_confidence(hameau_says: Terminal) -> None:
    said = hameau_says("duel", "greedy", "random", "--matches", "4", "--workers", "1", "--lang", "fr")
    assert said.code == 0
    assert "95" in said.out
    assert "greedy" in said.out


def test_duel_as_json(hameau_says: Terminal) -> None:
    said = json.loads(
        hameau_says("duel", "greedy", "random", "--matches", "4", "--workers", "1", "--json").out
    )
    assert said["won"] + said["drawn"] + said["lost"] == said["matches"] == 4
    low, share, high = (round(said[key], 9) for key in ("low", "share", "high"))
    assert 0 <= low <= share <= high <= 1


def test_duel_tells_its_share_with_even_luck(hameau_says: Terminal) -> None:
    asked = ("duel", "greedy", "greedy:1", "--workers", "1", "--matches", "12")
    assert "With even luck greedy wins" in hameau_says(*asked, "--luck", "10").out
    evened = json.loads(hameau_says(*asked, "--luck", "10", "--json").out)["evened"]
    assert evened["low"] <= evened["share"] <= evened["high"]
    assert "uck" not in hameau_says(*asked).out


def test_duel_says_if_it_cannot_tell_luck_from_skill(hameau_says: Terminal) -> None:
    said = hameau_says("duel", "greedy", "random", "--workers", "1", "--matches", "4", "--luck", "10")
    assert "too few, or too much alike" in said.out


def test_duel_by_camp_knows_no_even_luck(hameau_says: Terminal) -> None:
    said = hameau_says(*BY_CAMP, "--luck", "10")
    assert said.code == 2
    assert "not allowed with" in said.err


@pytest.mark.parametrize(("workers", "at", "counted"), [(1, 1, 0), (1, 5, 4), (2, 12, 12)])
def test_an_interrupted_duel_counts_the_deals_that_were_played_from_every_seat(
    workers: int, at: int, counted: int
) -> None:
    def tick(done: int) -> None:
        if done == at:
            raise KeyboardInterrupt

    game = hameau.game("buttons")
    if not counted:
        with pytest.raises(KeyboardInterrupt):
            duel.duel(game, "search:2", "random", matches=12, workers=workers, tick=tick)
        return
    part = duel.duel(game, "search:2", "random", matches=12, workers=workers, tick=tick)
    whole = duel.duel(game, "search:2", "random", matches=counted)
    assert (part.matches, part.won, part.drawn) == (counted, whole.won, whole.drawn)


def test_an_interrupted_duel_of_simple_bots_counts_the_heaps_that_were_played() -> None:
    heard = []

    def tick(done: int) -> None:
        heard.append(done)
        if done == 4 * duel.HEAP:
            raise KeyboardInterrupt

    game = hameau.game("buttons")
    part = duel.duel(game, "greedy", "greedy:1", matches=1000, tick=tick)
    whole = duel.duel(game, "greedy", "greedy:1", matches=4 * duel.HEAP)
    assert heard == [2 * duel.HEAP, 4 * duel.HEAP]
    assert (part.matches, part.won, part.drawn) == (4 * duel.HEAP, whole.won, whole.drawn)


@pytest.mark.parametrize("key", [game.key for game in hameau.games()])
def test_simple_bots_duel_in_every_game_and_an_odd_number_of_matches_too(key: str) -> None:
    game = hameau.game(key)
    found = duel.duel(game, "greedy:0.5", "random", seats=game.seats[0], matches=5, seed=3)
    assert found.won + found.drawn + found.lost == 5


def test_simple_bots_duel_alike_in_one_process_and_in_two() -> None:
    once, twice = (
        duel.duel(hameau.game("buttons"), "greedy", "greedy:0.5", matches=401, seed=3, workers=n)
        for n in (1, 2)
    )
    assert msgspec.structs.replace(once, seconds=0) == msgspec.structs.replace(twice, seconds=0)


def test_bots_that_play_alike_win_alike_from_either_path() -> None:
    """Simple bots play in C, or as players of a match where luck is weighed: the shares agree."""
    game = hameau.game("buttons")
    fast = duel.duel(game, "greedy", "random", matches=400, seed=1)
    slow = [duel.play_one(job, job.first)[0] for job in jobs(game, 100)]
    share = sum((result + 1) / 2 for result in slow) / len(slow)
    assert abs(fast.share - share) < 0.12


def jobs(game: hameau.Game, matches: int) -> list[duel.Job]:
    options = game.check_options({})
    return [
        duel.Job(game.key, None, game.digest, "greedy", "random", 2, number, 1, 1, options, 0)
        for number in range(matches)
    ]


def test_an_error_makes_a_judgement_weaker_also_in_c() -> None:
    game = hameau.game("buttons")
    shares = [
        duel.duel(game, "greedy", f"greedy:{e}", matches=2000, seed=5).share for e in ("0.01", "3", "30")
    ]
    assert shares == sorted(shares)
    assert shares[0] < 0.55 < 0.7 < shares[2]


WEREWOLVES = ("simulate", "werewolves", "--seats", "8", "--matches", "40", "--bots", "greedy")


def test_where_people_win_together_sides_are_counted(hameau_says: Terminal) -> None:
    said = json.loads(hameau_says(*WEREWOLVES, "--json").out)
    sides = {side["name"]: side for side in said["sides"]}
    assert {"village", "pack"} <= set(sides)
    assert sum(side["wins"] for side in said["sides"]) == said["matches"] == 40
    for side in said["sides"]:
        assert side["share"] == side["wins"] / 40
        assert 0 <= side["low"] <= side["share"] <= side["high"] <= 1
    table = hameau_says(*WEREWOLVES, "--lang", "de").out
    assert "das Dorf" in table
    assert "Sitz" not in table
    assert "Platz" not in table
    assert json.loads(hameau_says("simulate", "buttons", "--matches", "2", "--json").out)["sides"] is None


def test_sides_are_those_of_the_same_matches_one_by_one() -> None:
    game, counted = hameau.game("werewolves"), []
    for matches in (2, 3):
        told = simulation.simulate(
            game, seats=12, matches=matches, bots=["greedy:1"], seed=2, options={"composition": "moon"}
        )
        assert told.sides is not None
        counted.append({side.name: side.wins for side in told.sides})
        assert "piper" in counted[-1], "who could have won is listed, also without a victory"
    more = {name: wins - counted[0].get(name, 0) for name, wins in counted[1].items()}
    assert sorted(wins for wins in more.values() if wins) == [1]


def test_ctrl_c_shows_what_a_duel_found_so_far() -> None:
    argv = ("duel", "greedy", "random", "--matches", "1000000", "--workers", "1")
    with start(*argv, FORCE_COLOR="1") as process:
        assert process.stderr
        assert process.stdout
        seen = ""
        while not re.search(r"[1-9]\d*/1000000", seen):
            seen += process.stderr.read(1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        said, remarks = process.stdout.read(), process.stderr.read()
        assert process.wait(30) == 130
    assert "greedy" in said
    assert re.search(r"Matches that count: [\d,]+ of 1,000,000\.", remarks)
    assert "Traceback" not in remarks


BY_CAMP = ("duel", "greedy", "random", "werewolves", "--by-camp", "--matches", "3", "--workers", "1")


def test_regret_prints_what_choices_cost(hameau_says: Terminal) -> None:
    argv = ("regret", "greedy,random", "--matches", "2", "--decisions", "2", "--simulations", "60")
    said = hameau_says(*argv, "--players", "random", "--workers", "1")
    assert said.code == 0
    assert re.search(r"greedy +\d+\.\d %", said.out)
    assert re.search(r"random +\d+\.\d %", said.out)
    assert "simulations: 60" in said.out
    assert "Too few matches to say what the choices of greedy, random cost." in said.out
    alone = hameau_says(
        *argv[:2], "--matches", "1", *argv[4:], "--players", "random", "--workers", "1", "--json"
    )
    assert [loss["low"] for loss in json.loads(alone.out)["losses"]] == [None, None]


def test_duel_by_camp_says_what_each_camp_gains(hameau_says: Terminal) -> None:
    asked = (*BY_CAMP, "--option", "composition=simple")
    said = json.loads(hameau_says(*asked, "--json").out)
    assert [camp["name"] for camp in said["camps"]] == ["village", "wolves"]
    for camp in said["camps"]:
        assert camp["matches"] == 3
        assert max(camp["won_by_a"], camp["won_by_b"]) <= 3
        if camp["won_by_a"] and camp["won_by_b"]:
            assert camp["low"] <= camp["ratio"] <= camp["high"]
        else:
            assert camp["ratio"] is None
    assert said | {"seconds": 0} == json.loads(hameau_says(*asked, "--json").out) | {"seconds": 0}
    table = hameau_says(*asked).out
    assert "village" in table
    assert "wolves" in table


@pytest.mark.parametrize("seed", ["20250101120000", "-2147483649", "9" * 30])
@pytest.mark.parametrize(
    "asked",
    [
        ("simulate", "buttons", "--bots", "greedy", "--matches", "3"),
        ("simulate", "buttons", "--bots", "greedy:1", "--matches", "3"),
        ("duel", "greedy", "random", "--matches", "2", "--workers", "1"),
        ("regret", "greedy", "--matches", "1", "--decisions", "1", "--simulations", "9", "--workers", "1"),
        BY_CAMP,
    ],
)
def test_any_number_is_a_seed(hameau_says: Terminal, asked: tuple[str, ...], seed: str) -> None:
    said = hameau_says(*asked, "--seed", seed, "--json")
    assert (said.code, said.err) == (0, "")
    assert json.loads(said.out)["seed"] == int(seed)


def test_duel_by_camp_needs_camps(hameau_says: Terminal) -> None:
    said = hameau_says("duel", "greedy", "random", "buttons", "--by-camp", "--matches", "2", "--workers", "1")
    assert said.code != 0
    assert "no camps" in said.err


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["simulate", "chess"], "no game 'chess'"),
        (["simulate", "buttons", "--seats", "7"], "not 7"),
        (["simulate", "buttons", "--bots", "random,random,random", "--seats", "2"], "3 bots for 2 seats"),
        (["simulate", "buttons", "--bots", "x"], "no bot 'x'"),
        (["simulate", "buttons", "--matches", "0"], "not a number from 1 on"),
        (["simulate", "buttons", "--matches", "many"], "many is not a number from 1 on"),
        (["simulate", "buttons", "--matches", "9" * 23], f"{'9' * 23} is more than 1000000000"),
        (["duel", "greedy", "random", "--matches", "10000001"], "10000001 is more than 10000000"),
        (["regret", "greedy", "--matches", "10000001"], "10000001 is more than 10000000"),
        (["duel", "greedy", "x", "--workers", "1"], "no bot 'x'"),
        (["duel", "greedy"], "required"),
        (["bench"], "required"),
        (["bench", "engine", "--seconds", "0"], "no length of time"),
        (["bench", "server", "--game", "chess"], "no game 'chess'"),
        (["bench", "server", "--tables", "0"], "not a number from 1 on"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(hameau_says: Terminal, argv: list[str], sentence: str) -> None:
    said = hameau_says(*argv)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err


def test_bench_prints_what_was_measured(hameau_says: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = pytest.importorskip("hameau.lab.bench")

    class Report:
        def as_json(self) -> dict[str, object]:
            return {"compiled": True}

        def table(self) -> list[tuple[str, str]]:
            return [("playouts/s", "1,000")]

    monkeypatch.setattr(bench, "engine", lambda **_: Report())
    assert "1,000" in hameau_says("bench", "engine").out
    assert json.loads(hameau_says("bench", "engine", "--json").out) == {"compiled": True}


def test_bench_server_plays_only_the_games_it_is_told(hameau_says: Terminal) -> None:
    few = ("bench", "server", "--tables", "1", "--seconds", "0.1", "--game", "chevoux")
    told = json.loads(hameau_says(*few, "--game", "guilds", "--json").out)
    assert list(told["games"]) == ["chevoux", "guilds"]
    assert told["peers"] == {}
    table = hameau_says(*few).out
    assert "chevoux" in table
    assert "guilds" not in table


@pytest.mark.parametrize(
    ("game", "bots", "matches"),
    [
        ("buttons", "greedy,random", "4500"),
        ("buttons", "greedy:2,search:5", "4"),
        ("werewolves", "random", "30"),
    ],
)
def test_simulate_counts_the_same_with_any_number_of_workers(
    hameau_says: Terminal, game: str, bots: str, matches: str
) -> None:
    asked = ("simulate", game, "--bots", bots, "--matches", matches, "--json", "--workers")
    one, two = (json.loads(hameau_says(*asked, workers).out) for workers in ("1", "2"))
    assert one.pop("rate") > 0 < two.pop("rate")
    assert one == two
