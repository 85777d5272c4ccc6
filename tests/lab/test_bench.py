"""The measurements: their shape, not their size; and the C reference, which must play as the rules do."""

import json
from pathlib import Path

import pytest

import hameau
from hameau import plain
from hameau.engine.errors import Unknown
from hameau.engine.state import State
from hameau.lab import bench, probes, reference
from hameau.lab.probes import Cost, Probe

WRITTEN = [game.key for game in hameau.games() if reference.source(game.key)]
CASES = [(key, seats) for key in WRITTEN for seats in hameau.game(key).seats]
MATCHES = 2_000 if plain.is_compiled() else 60


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, reference.Reference]]:
    if reference.compiler() is None:
        pytest.skip("no C compiler on this machine")
    folder: Path = tmp_path_factory.mktemp("reference")
    return {key: reference.build(file, folder) for key in WRITTEN if (file := reference.source(key))}


def start_of(key: str, seats: int, seed: int, options: dict[str, str]) -> tuple[State, State]:
    game = hameau.game(key)
    root, scratch = (game.build(game.content, seats, game.check_options(options)) for _ in range(2))
    root.reseed(seed)
    root.set_up()
    return root, scratch


def assert_alike(build: reference.Reference, root: State, scratch: State, seeds: range) -> None:
    start = build.start(root)
    for seed in seeds:
        scratch.copy_from(root)
        scratch.reseed(seed)
        assert scratch.playout() == start.play(1, seed), f"decisions with seed {seed}"
        assert reference.words(scratch, build.outputs) == start.end(), f"the end with seed {seed}"


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_hand_written_c_plays_the_same_matches(
    builds: dict[str, dict[str, reference.Reference]], key: str, seats: int
) -> None:
    """To the last draw of luck: the stream's state is among the outputs."""
    assert builds[key], "the C file does not compile"
    for build in builds[key].values():
        root, scratch = start_of(key, seats, 1, {})
        assert_alike(build, root, scratch, range(MATCHES))


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_hand_written_c_plays_every_option_alike(
    builds: dict[str, dict[str, reference.Reference]], key: str, seats: int
) -> None:
    for option in hameau.game(key).options:
        for choice in option.choices:
            for build in builds[key].values():
                root, scratch = start_of(key, seats, 2, {option.key: choice})
                assert_alike(build, root, scratch, range(10**12, 10**12 + MATCHES // 20))


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_hand_written_c_goes_on_from_any_position_alike(
    builds: dict[str, dict[str, reference.Reference]], key: str, seats: int
) -> None:
    for build in builds[key].values():
        state, scratch = start_of(key, seats, 3, {})
        state.reseed(4)
        while state.waiting:
            assert_alike(build, state, scratch, range(2))
            seat = (state.waiting & -state.waiting).bit_length() - 1
            state.apply(seat, state.legal_moves(seat)[-1 if state.luck & 64 else 0])
            state.below(2)


def test_many_playouts_in_one_call_are_those_one_by_one(
    builds: dict[str, dict[str, reference.Reference]],
) -> None:
    for key, seats in CASES:
        for build in builds[key].values():
            start = build.start(start_of(key, seats, 1, {})[0])
            assert start.play(50, 7) == sum(start.play(1, 7 + i) for i in range(50))


def test_without_a_compiler_there_is_no_reference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert reference.compiler() is None
    assert all(reference.build(reference.HOME / f"{key}.c", tmp_path) == {} for key in WRITTEN)
    assert reference.source("no-such-game") is None


# -- the report ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def run() -> tuple[bench.Report, list[float]]:
    shares: list[float] = []
    return bench.engine(seconds=0.01, tick=shares.append, batch=8), shares


def test_the_report_has_every_game_with_its_figures(run: tuple[bench.Report, list[float]]) -> None:
    report = run[0].as_json()
    assert json.loads(json.dumps(report)) == report
    assert report["compiled"] is plain.is_compiled()
    assert list(report["games"]) == [game.key for game in hameau.games()]
    for key, figures in report["games"].items():
        assert figures["seats"] in hameau.game(key).seats
        for name in ("playouts", "decisions", "loop_decisions", "batch_decisions", "search_simulations"):
            assert figures[f"{name}_per_s"] > 0
        assert figures["playouts_per_s"] < figures["decisions_per_s"]
        assert (figures["ratio_to_plain"] is not None) is plain.is_compiled()
        assert (figures["ratio_to_c"] is not None) is (key in WRITTEN and reference.compiler() is not None)
    assert "peers" not in report


def test_the_table_says_it_in_two_columns(run: tuple[bench.Report, list[float]]) -> None:
    rows = run[0].table()
    assert rows[0] == ("compiled", "yes" if plain.is_compiled() else "no")
    assert all(any(row[0].startswith(f"{game.key}, ") for row in rows) for game in hameau.games())


def test_who_waits_hears_how_far_it_is(run: tuple[bench.Report, list[float]]) -> None:
    shares = run[1]
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)


def test_figures_are_medians_of_the_rounds_and_ratios_of_pairs() -> None:
    fast = [Cost(1, 100, 1.0), Cost(1, 900, 1.0), Cost(2, 300, 1.0)]
    slow = [Cost(1, 50, 1.0), Cost(1, 100, 1.0), Cost(1, 100, 1.0)]
    figures = bench.Figures(4, 8, {bench.PLAYOUTS: fast, "C -O3": slow, "C -O1": slow[:1] * 3})
    assert figures.rate(bench.PLAYOUTS) == 300
    assert figures.ratio(bench.PLAYOUTS, "C -O3") == 3
    assert figures.fastest_c() == "C -O3"


def test_a_probe_works_until_the_time_is_spent_with_new_luck_each_time() -> None:
    seeds: list[int] = []

    def work(pieces: int, seed: int) -> int:
        seeds.append(seed)
        return 3 * pieces

    cost = Probe(work).spend(0.005)
    assert cost.units == 3 * cost.pieces
    assert cost.seconds >= 0.005
    assert len(set(seeds)) == len(seeds) > 1


@pytest.mark.parametrize(
    ("rate", "text"), [(51_555_623, "51.6 M"), (3_254_789, "3.25 M"), (177_000, "177 k"), (12.3, "12.3")]
)
def test_rates_are_written_short(rate: float, text: str) -> None:
    assert bench.short(rate) == text


def test_the_plain_process_plays_the_uncompiled_rules() -> None:
    game = hameau.games()[0]
    rival = probes.Plain(game, game.seats[0])
    try:
        assert rival.ask("0.001").split()[0].isdigit()
        assert rival.spend(0.001).units > 0
    finally:
        rival.close()
    assert rival.process.returncode == 0


def test_peers_are_refused_with_the_way_to_install_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(probes, "import_module", missing)
    with pytest.raises(Unknown, match=r"pip install 'hameau\[peers\]'"):
        bench.engine(seconds=0.01, peers=True)


@pytest.mark.parametrize("name", probes.PEERS)
def test_a_peer_is_played_to_the_end(name: str) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    assert probes.peer(name).once().units > 0
