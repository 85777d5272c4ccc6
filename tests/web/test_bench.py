"""The benchmark of the server: it measures what it says. How fast it is stands in no test."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from hameau import shelf
from hameau.cli.screen import Screen
from hameau.engine.capabilities import Night
from hameau.engine.speech import LANGUAGES
from hameau.games import GAMES
from hameau.web.bench import ballots, contestants, flood, flooder, load, peer, server, soak, sockets
from hameau.web.bench.contestants import Contestant
from hameau.web.bench.figures import Figures, Window, quantile, ratio
from hameau.web.bench.report import Peer, Report
from hameau.web.settings import PICOWS, WEBSOCKETS
from tests.web import disk

TABLES = 2
A_MOMENT = 0.2


@pytest.fixture(scope="module")
def report() -> Report:
    return sockets.sockets(A_MOMENT, (TABLES,), rounds=1)


@pytest.fixture
def contestant(tmp_path: Path) -> Iterator[Contestant]:
    with contestants.hameau(tmp_path) as one:
        one.ask(tables=TABLES)
        yield one


# -- every game --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def every_game() -> server.Report:
    return server.server(tables=(TABLES, 1), seconds=A_MOMENT, rounds=1)


def test_a_move_of_every_game_is_measured_at_every_number_of_tables(every_game: server.Report) -> None:
    assert set(every_game.games) == {game.key for game in GAMES}
    assert every_game.peers == {}
    for costs in every_game.games.values():
        assert list(costs) == [1, TABLES]
        for cost in costs.values():
            assert cost.moves_per_s > 0
            assert 0 < cost.p50_ms <= cost.p99_ms
    spent = [cost.us_per_move for costs in every_game.games.values() for cost in costs.values()]
    assert max(spent) > 0  # one move in a moment may cost less than the system counts


def test_programs_find_each_figure_by_game_and_tables(every_game: server.Report) -> None:
    told = every_game.as_json()
    assert set(told) == {"games", "peers"}
    for costs in told["games"].values():
        assert set(costs) == {"1", str(TABLES)}
        for cost in costs.values():
            assert set(cost) == {"us_per_move", "moves_per_s", "p50_ms", "p99_ms"}


def test_peers_have_the_same_figures_as_games() -> None:
    cost = server.Cost(400, 1_576, 20.0, 60.0)
    report = server.Report({"buttons": {100: cost}}, {kind: {100: cost} for kind in peer.KINDS})
    told = report.as_json()
    assert list(told["peers"]) == [
        "boardgame.io tiny memory", "boardgame.io equal memory", "boardgame.io equal durable",
    ]  # fmt: skip
    assert all(costs == told["games"]["buttons"] for costs in told["peers"].values())
    assert [row[0] for row in report.rows()] == ["buttons", *peer.KINDS]
    assert next(report.rows()) == ("buttons", "100", "400", "1,576", "20.0", "60.0")


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_every_move_of_every_game_is_on_disk(game: str, tmp_path: Path) -> None:
    with contestants.hameau(tmp_path, game=game) as one:
        one.ask(tables=TABLES)
        window = one.play(A_MOMENT)
    opened, written = shelf.game(game), sum(moves_on_disk(tmp_path).values())
    sealed = TABLES * load.seats_of(opened) if opened.get(Night) else 0  # in rounds that go on
    assert window.moves > 0
    assert window.answered - sealed <= written <= window.answered


def test_a_server_that_still_answers_when_the_window_is_over_is_not_charged_twice() -> None:
    """100 moves were answered in the window, and 100 more, of the same processor time, after it."""
    slow = Window(100, 1.0, 0.001, 0.002, 0.1, server_cpu=0.2, answered=200)
    assert slow.rate == 100
    assert Figures.of([slow]).server_us == 1_000


def test_the_peers_state_is_as_large_as_what_a_player_of_buttons_sees() -> None:
    seen = msgspec.json.decode(peer.view_of_ours())
    assert len(seen["boards"]) == 2
    assert all(board["buttons"] for board in seen["boards"]), "a move of the peer turns these around"
    assert isinstance(seen["round"], int)


@pytest.mark.parametrize("name", peer.FILES)
def test_node_can_read_the_peer(name: str) -> None:
    file = Path(peer.__file__).parent / name
    subprocess.run([peer.node_program(), "--check", str(file)], check=True, timeout=60)


# -- sockets, memory, bots ---------------------------------------------------------------------------------


def test_a_run_measures_every_kind_of_sockets_at_every_number_of_tables(report: Report) -> None:
    assert set(report.loads) == {TABLES}
    assert set(report.loads[TABLES]) == {PICOWS, WEBSOCKETS}
    for figures in report.loads[TABLES].values():
        assert figures.moves_per_s > 0
        assert 0 < figures.p50_ms <= figures.p99_ms


def test_a_run_measures_memory_starts_and_bots(report: Report) -> None:
    assert set(report.memory) == {PICOWS, WEBSOCKETS}
    for memory in report.memory.values():
        assert memory.back_p99_ms >= memory.back_p50_ms > 0
        assert memory.log_of_a_table_kb > 0
    assert report.start.tables == 2 * (sockets.FEW + TABLES)
    assert report.start.empty_s > 0
    assert report.start.with_tables_s > 0
    assert report.bots is not None
    assert report.bots.beside.moves_per_s > 0


def test_a_run_without_peers_asks_nobody_else(report: Report) -> None:
    assert report.peer is None


def test_the_report_is_plain_values_for_programs(report: Report) -> None:
    told = report.as_json()
    assert set(told["loads"]) == {str(TABLES)}
    assert set(told) == {"rounds", "seconds", "start", "loads", "picows_ratio", "peer", "memory", "bots"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_is_told_in_every_language(report: Report, language: str) -> None:
    report.peer = a_peer()
    screen = Screen(language)
    for message, facts, figure in report.rows():
        assert screen.text(message, **facts) != message
        assert any(letter.isdigit() for letter in figure)
    report.peer = None


def a_peer() -> Peer:
    figures = {name: Figures(1, 1.0, 1.0, 1, 1.0, 1.0) for name in (PICOWS, "other")}
    return Peer("other", {1: 1}, 1, {PICOWS: 1.0}, figures, figures, figures)


# -- the load ----------------------------------------------------------------------------------------------


def test_every_move_of_the_load_is_on_disk(contestant: Contestant, tmp_path: Path) -> None:
    window = contestant.play(A_MOMENT)
    assert 0 < window.moves <= sum(moves_on_disk(tmp_path).values())


def test_a_move_that_somebody_elses_move_made_illegal_is_no_move_and_no_fault() -> None:
    """In a debate all decide at once: what was legal in one scene may not be when it arrives."""
    player = load.Player(load.Load("http://127.0.0.1", "werewolves"), "", "", "", 3)
    before, after = (load.Heard("scene", match=1, number=7, moves=[move]) for move in ("missing 2", "done"))
    player.scene = player.played_in = before
    player.sent = 1.0
    with pytest.raises(RuntimeError, match="not-absent"):
        player.hear_answer(load.Heard("refused", code="not-absent"))
    player.scene = after
    player.hear_answer(load.Heard("refused", code="not-absent"))
    assert player.sent == 0.0
    assert player.load.latencies == []
    player.load.playing = player.plays = player.load.paced = True
    player.go_on()
    assert list(player.load.ready) == [player], "it decides again"


def test_with_a_rate_the_load_plays_no_faster(contestant: Contestant) -> None:
    window = contestant.play(2 * A_MOMENT, rate=10)
    assert 0 < window.moves <= window.seconds * 10 + 2


def test_the_load_plays_at_as_many_tables_as_it_is_told(contestant: Contestant, tmp_path: Path) -> None:
    contestant.play(A_MOMENT, among=1)
    assert len(moves_on_disk(tmp_path)) == 1
    contestant.play(A_MOMENT)
    assert len(moves_on_disk(tmp_path)) == TABLES


def moves_on_disk(data: Path) -> dict[str, int]:
    """Of each table where a move was played."""
    logs = disk.logs(data).items()
    counted = {table: sum(b'"entry":"played"' in entry for entry in log) for table, log in logs}
    return {table: moves for table, moves in counted.items() if moves}


# -- ballots -----------------------------------------------------------------------------------------------


def test_a_vote_counts_when_the_last_of_the_table_has_seen_it() -> None:
    with ThreadPoolExecutor(1) as thread:  # a browser may keep a loop on this one
        report = thread.submit(ballots.ballots, tables=2, days=1, beat=A_MOMENT).result()
    for found in (report.paced, report.at_once):
        assert found.ballots == 2
        assert 0 < found.p50_ms <= found.p99_ms <= found.most_ms
    assert set(report.as_json()) == {"tables", "seats", "paced", "pace", "server_ms", "at_once"}
    for language in LANGUAGES:
        for message, facts, _ in report.rows():
            assert Screen(language).text(message, **facts) != message


# -- figures -----------------------------------------------------------------------------------------------


def test_ninety_nine_of_a_hundred_waited_no_longer() -> None:
    assert quantile(range(1, 101), 0.99) == 100
    assert quantile(range(1, 1001), 0.99) == 991
    assert quantile(range(1, 101), 0.5) == 51
    assert quantile([], 0.5) == 0


def test_a_ratio_is_taken_round_by_round() -> None:
    """The machine was twice as slow in the second round, for both: that changes nothing."""
    ours, theirs = [window(300), window(150), window(300)], [window(100), window(50), window(200)]
    assert ratio(ours, theirs) == 3.0


def test_figures_are_the_middle_of_the_rounds() -> None:
    assert Figures.of([window(100), window(900), window(200)]).moves_per_s == 200


def window(moves: int) -> Window:
    return Window(moves, 1.0, 0.001, 0.002, 0.1, 0.5)


# -- a soak ------------------------------------------------------------------------------------------------


def test_a_soak_tells_what_the_server_used_at_the_beginning_and_at_the_end() -> None:
    seen = soak.soak(TABLES, 0.03)
    assert seen.looks
    assert all(look.memory_mb > 0 and look.threads > 0 and look.files > 0 for look in seen.looks)
    assert seen.as_json()["moves"] == sum(look.moves for look in seen.looks) > 0
    for language in LANGUAGES:
        screen = Screen(language)
        assert all(screen.text(message, **facts) for message, facts, _ in seen.rows())


@pytest.mark.parametrize(
    ("figure", "wrong"), [("memory_mb", 200.0), ("threads", 9), ("files", 70), ("move_us", 900.0)]
)
def test_a_soak_notices_what_grows(figure: str, wrong: float) -> None:
    usual = soak.Look(100.0, 4, 50, 400.0, 3.0, 100)
    grown = replace(usual, **{figure: wrong})
    assert soak.Soaked(1, 1.0, [usual] * 10).problems == []
    assert len(soak.Soaked(1, 1.0, [usual] * 8 + [grown] * 2).problems) == 1
    assert soak.Soaked(1, 1.0, [usual] * 5 + [grown] + [usual] * 4).problems == [], "one look is no trend"


# -- floods ------------------------------------------------------------------------------------------------


def test_honest_people_play_beside_every_flood_and_each_flood_arrives() -> None:
    report = flood.flood(TABLES, A_MOMENT, rounds=1)
    assert set(report.floods) == set(flooder.KINDS)
    for kind, one in report.floods.items():
        assert one.quiet.moves_per_s > 0
        assert one.flooded.moves_per_s > 0
        assert one.connections > 0, kind
    assert report.memory_mb > 0
    assert set(report.as_json()) == {
        "tables", "rounds", "seconds", "floods", "memory_mb", "problems",
    }  # fmt: skip
    for language in LANGUAGES:
        screen = Screen(language)
        assert all(screen.text(message, **facts) != message for message, facts, _ in report.rows())


def test_a_flood_that_is_noticed_too_much_is_a_problem() -> None:
    usual, slow = Figures.of([window(100)]), replace(Figures.of([window(100)]), p99_ms=9.0)
    fine = flood.Beside(usual, usual, 1.0, 1, 1.0)
    report = flood.Report(1, 1, 1.0, {"pings": fine, "garbage": flood.Beside(usual, slow, 3.0, 1, 1.0)}, 80.0)
    assert report.problems == ["garbage"]
    report = flood.Report(1, 1, 1.0, {"pings": fine}, flood.MOST_MEMORY)
    assert report.problems == ["memory"]


@pytest.mark.parametrize(("host", "source"), [("10.0.0.1", "127.0.0.1"), ("127.0.0.1", "192.0.2.1")])
def test_a_flood_stays_on_this_machine(host: str, source: str) -> None:
    with pytest.raises(ValueError, match="stays on this machine"):
        flooder.Flood(host, 80, flooder.Order("pings", 1.0, source))
