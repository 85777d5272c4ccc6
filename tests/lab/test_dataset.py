"""Data sets: what is in a row, that no row holds more than its seat knew, and how files are read."""

from __future__ import annotations

import builtins
import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

import hameau
from hameau.engine.errors import HameauError
from hameau.envs.missing import NotInstalled
from hameau.lab import dataset, study
from hameau.lab.dataset import Recorder

GAMES = [(game.key, game.seats[0]) for game in hameau.games()]
every_game = pytest.mark.parametrize(("key", "seats"), GAMES)
OWN = f"{Path(__file__).parents[2] / 'examples' / 'own_bot.py'}:Bot"


def plan(key: str, seats: int, *bots: str, seed: int = 1) -> study.Plan:
    return study.plan(hameau.game(key), seats, bots or ("random",), seed)


def load(file: Path) -> dict[str, Any]:
    with np.load(file) as archive:
        return {**archive, "about": json.loads(str(archive["about"]))}


@every_game
def test_the_same_row_in_the_true_world_and_in_one_the_seat_cannot_tell_from_it(key: str, seats: int) -> None:
    recorder = Recorder(plan(key, seats), texts=True)
    compared = 0
    for seed in range(4):
        batch, worlds = recorder.batch(1, seed), recorder.batch(1)
        state = recorder.fresh_state()
        for step in range(300):
            if batch.over.any():
                break
            if step % 7 == 0:
                state.restore(batch.positions[0].tobytes())
                state.reseed(step)
                state.imagine(int(batch.seat[0]))
                worlds.positions[0] = np.frombuffer(state.dump(), np.int64)
                worlds.show_again()
                here, there = recorder.look(batch), recorder.look(worlds)
                assert all((here[name] == there[name]).all() for name in here)
                assert recorder.told(batch, here) == recorder.told(worlds, there)
                compared += 1
            batch.step(batch.random_moves())
    assert compared > 10


@every_game
def test_rows_are_the_decisions_of_whole_matches(key: str, seats: int, tmp_path: Path) -> None:
    file = tmp_path / "rows.npz"
    count = dataset.record(plan(key, seats, "greedy"), 3, file)
    rows = load(file)
    assert rows["match"].shape == (count,)
    assert set(rows["match"].tolist()) == {0, 1, 2}
    mask = np.unpackbits(rows["mask"], axis=1, bitorder="little")
    assert mask[np.arange(count), rows["action"]].all(), "every action is legal"
    for match in range(3):
        for seat in range(seats):
            mine = (rows["match"] == match) & (rows["seat"] == seat)
            assert rows["decision"][mine].tolist() == list(range(mine.sum()))
            assert len(set(rows["result"][mine].tolist())) <= 1
    features = rows["about"]["features"]
    assert rows["observation"].shape[1] == sum(int(np.prod(one["shape"], dtype=int)) for one in features)


def test_matches_are_played_heap_by_heap_and_a_seed_repeats_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "MOST", 2)
    heard: list[int] = []
    for name in ("one.npz", "other.npz"):
        dataset.record(plan("buttons", 2), 5, tmp_path / name, heard.append)
    assert heard == [2, 4, 5, 2, 4, 5]
    one, other = load(tmp_path / "one.npz"), load(tmp_path / "other.npz")
    assert all(np.array_equal(one[row.name], other[row.name]) for row in dataset.ROWS)
    assert set(one["match"].tolist()) == set(range(5))
    lengths = {tuple(one["action"][one["match"] == match]) for match in range(5)}
    assert len(lengths) == 5, "no heap repeats another"


@pytest.mark.parametrize("bots", [("random", "greedy"), ("greedy:2", "random"), (OWN, "greedy")])
def test_any_bots_play(bots: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "mixed.npz"
    assert dataset.record(plan("buttons", 2, *bots), 1, file) > 10
    assert load(file)["about"]["bots"] == list(bots)


def test_a_table_holds_the_rows_of_the_archive(tmp_path: Path) -> None:
    archive, table = tmp_path / "rows.npz", tmp_path / "rows.parquet"
    for file in (archive, table):
        dataset.record(plan("guilds", 2, "greedy"), 2, file)
    rows, read = load(archive), pyarrow.parquet.read_table(table)
    assert json.loads(read.schema.metadata[b"hameau"]) == rows["about"]
    for row in dataset.ROWS:
        assert read[row.name].to_pylist() == rows[row.name].tolist()


def test_lines_hold_what_a_person_saw(tmp_path: Path) -> None:
    file = tmp_path / "lines.jsonl"
    count = dataset.record(plan("buttonville", 2, "greedy"), 2, file)
    head, *lines = map(json.loads, file.read_text("utf-8").splitlines())
    assert (head["game"], head["matches"], len(lines)) == ("buttonville", 2, count)
    for line in lines:
        assert line["move"] in line["moves"]
        assert line["view"]["me"] == line["seat"]
        assert -1 <= line["result"] <= 1


def test_without_pyarrow_one_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without(name: str, *how: Any) -> Any:
        if name.split(".")[0] == "pyarrow":
            raise ModuleNotFoundError(name=name)
        return found(name, *how)

    found = builtins.__import__
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(NotInstalled, match=r"pyarrow is not installed: pip install 'hameau\[data\]'"):
        dataset.record(plan("buttons", 2), 1, tmp_path / "rows.parquet")
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_there_or_of_another_kind_is_refused(tmp_path: Path) -> None:
    there = tmp_path / "there.npz"
    there.write_text("mine")
    with pytest.raises(HameauError, match="exists and is not overwritten"):
        dataset.record(plan("buttons", 2), 1, there)
    with pytest.raises(HameauError, match=r"ends with \.jsonl, \.npz, \.parquet, not 'rows\.csv'"):
        dataset.record(plan("buttons", 2), 1, tmp_path / "rows.csv")
    with pytest.raises(HameauError, match="there is no folder"):
        dataset.record(plan("buttons", 2), 1, tmp_path / "no" / "rows.npz")
    assert there.read_text() == "mine"
