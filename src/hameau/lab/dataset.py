"""Writes down decisions of many matches, each as the seat that made it knew the game.

A row holds what its seat observed, what it could do, what it did, and how the match ended for it. Rows are
sorted by match, seat and the seat's own decisions, so that their order tells nothing about the others either.
One heap of matches is in memory at a time, so there may be as many as the disk holds.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from hameau.bots.players import Dice
from hameau.engine.errors import HameauError
from hameau.engine.features import Feature
from hameau.envs.batch import Batch
from hameau.envs.missing import wanting
from hameau.lab.simulation import ROAM, is_simple
from hameau.lab.study import Minds, Plan, seat_bot

ROOM = 1 << 25  # numbers observed in one heap, about
LONG = 1_000  # decisions: few matches have more
MOST = 256  # matches in a heap
THINKING = 4  # where bots think
Array = NDArray[Any]
Columns = dict[str, Array]


class Row(NamedTuple):
    """What a column holds."""

    name: str
    type: str  # of NumPy
    about: str


ROWS = (
    Row("match", "<i8", "number of the match, the first is 0"),
    Row("seat", "<i2", "who decided"),
    Row("decision", "<i4", "how many decisions this seat had made before in the match"),
    Row("observation", "<i2", "what the seat knew, as the features say"),
    Row("mask", "|u1", "the legal actions, eight a byte, the lowest bit first"),
    Row("action", "<i2", "what it did"),
    Row("result", "<f4", "1 for the only winner, -1 for a loser, shared wins between"),
)


# -- playing -----------------------------------------------------------------------------------------------


class Recorder(Minds):
    """Plays heaps of matches and keeps what each seat knew when it decided."""

    def __init__(self, planned: Plan, texts: bool = False) -> None:
        super().__init__(planned)
        self.texts = texts
        self.players = [seat_bot(bot, self.game) for bot in planned.bots]
        self.shown = self.fresh_state()

    def batch(self, matches: int, first: int = 0) -> Batch:
        planned = self.planned
        luck = Dice(planned.seed << 32 | first).word()
        return Batch(self.game, matches, planned.seats, luck, planned.options, observations=True)

    def heap_size(self, width: int) -> int:
        usual = max(1, min(MOST, ROOM // (width * LONG)))
        return usual if is_simple(self.planned.bots) else min(usual, THINKING)

    def heap(self, first: int, matches: int) -> tuple[Columns, list[dict[str, Any]]]:
        """The matches from `first` on, played to their end."""
        batch = self.batch(matches, first)
        dice = [
            [Dice(luck << 5 | seat) for seat in range(batch.seats)] for luck in range(first, first + matches)
        ]
        made = np.zeros((matches, batch.seats), np.int32)
        steps: list[Columns] = []
        lines: list[dict[str, Any]] = []
        while not batch.over.all():
            seen = self.look(batch)
            if self.texts:
                lines += self.told(batch, seen)
            chosen = self.chosen(batch, dice)
            rows, seats = seen["match"], seen["seat"]
            seen["action"] = chosen[rows].astype("<i2")
            for line, action in zip(lines[len(lines) - len(rows) :], seen["action"], strict=False):
                line["move"] = line.pop("written")[int(action)]
            seen["decision"] = made[rows, seats]
            made[rows, seats] += 1
            steps.append(seen)
            batch.step(chosen, check=False)
        return self.sorted_rows(steps, lines, batch.results(), first)

    def look(self, batch: Batch) -> Columns:
        """What the deciding seats know and may do."""
        going = np.flatnonzero(~batch.over)
        return {
            "match": going,
            "seat": batch.seat[going].astype("<i2"),
            "observation": batch.seen[going],
            "mask": batch.packed_mask.view(np.uint8)[going],
        }

    def told(self, batch: Batch, seen: Columns) -> list[dict[str, Any]]:
        """The same as a person sees it."""
        game, state, lines = self.game, self.shown, []
        for row, seat in zip(seen["match"].tolist(), seen["seat"].tolist(), strict=True):
            state.restore(batch.positions[row].tobytes())
            moves = {move: game.write(game.content, state, move) for move in state.legal_moves(seat)}
            view = msgspec.to_builtins(game.view(game.content, state, seat))
            lines.append({"view": view, "moves": list(moves.values()), "written": moves})
        return lines

    def chosen(self, batch: Batch, dice: list[list[Dice]]) -> Array:
        """What everybody plays; simple bots without leaving C."""
        kinds = set(self.planned.bots)
        if kinds == {"random"}:
            return batch.random_moves()
        if kinds == {"greedy"}:
            return batch.greedy_moves()
        if kinds == {"random", "greedy"}:
            at_random = np.array([bot == "random" for bot in self.planned.bots])[batch.seat]
            return np.where(at_random, batch.random_moves().copy(), batch.greedy_moves())
        chosen = batch.random_moves().copy()
        for row in np.flatnonzero(~batch.over).tolist():
            seat = int(batch.seat[row])
            bot = self.players[seat]
            if not isinstance(bot, int):
                bot.dice = dice[row][seat]
            elif bot == ROAM["random"]:
                continue
            self.shown.restore(batch.positions[row].tobytes())
            chosen[row], _ = self.choose(self.shown, seat, bot)  # in batches the rules choose all texts
        return chosen

    def sorted_rows(
        self, steps: list[Columns], lines: list[dict[str, Any]], results: Array, first: int
    ) -> tuple[Columns, list[dict[str, Any]]]:
        whole = {name: np.concatenate([step[name] for step in steps]) for name in steps[0]}
        whole["result"] = results[whole["match"], whole["seat"]].astype("<f4")
        order = np.lexsort((whole["decision"], whole["seat"], whole["match"]))
        whole["match"] = whole["match"] + first
        sorted_ = {row.name: whole[row.name][order].astype(row.type, copy=False) for row in ROWS}
        return sorted_, [lines[place] for place in order.tolist()] if lines else []


def record(planned: Plan, matches: int, file: Path, tick: Callable[[int], None] = lambda done: None) -> int:
    """Play and write; how many decisions. What is there already stays; half a file is never left."""
    make = SINKS.get(file.suffix)
    if make is None:
        raise HameauError(f"a data set is a file that ends with {', '.join(SINKS)}, not {file.name!r}")
    if file.exists():
        raise HameauError(f"{file} exists and is not overwritten")
    if not file.parent.is_dir():
        raise HameauError(f"cannot write {file}: there is no folder {file.parent}")
    recorder = Recorder(planned, texts=make is JsonLines)
    features = recorder.batch(1).features
    heap = recorder.heap_size(sum(feature.size for feature in features))
    decisions = 0
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".dataset-") as folder:
        unfinished = Path(folder) / file.name
        with make(unfinished, about(planned, matches, features)) as sink:
            for first in range(0, matches, heap):
                columns, lines = recorder.heap(first, min(heap, matches - first))
                sink.write(columns, lines)
                decisions += len(columns["match"])
                tick(min(first + heap, matches))
        unfinished.replace(file)
    return decisions


def about(planned: Plan, matches: int, features: list[Feature]) -> dict[str, Any]:
    """What a reader of the file has to know."""
    game = planned.open()
    return {
        "format": "hameau-dataset 1",
        "game": game.key,
        "version": game.version,
        "content": game.digest,
        "seats": planned.seats,
        "options": planned.options,
        "bots": list(planned.bots),
        "seed": planned.seed,
        "matches": matches,
        "actions": game.actions,
        "columns": {row.name: row.about for row in ROWS},
        "features": [feature._asdict() for feature in features],
    }


# -- files -------------------------------------------------------------------------------------------------


class JsonLines:
    """The first line says what it is; each other one is a decision as a person in that seat saw it."""

    def __init__(self, file: Path, about: dict[str, Any]) -> None:
        self.file, self.about = file, {**about, "columns": None, "features": None}

    def __enter__(self) -> Self:
        self.out = self.file.open("w", encoding="utf-8", newline="\n")
        self.put({name: value for name, value in self.about.items() if value is not None})
        return self

    def put(self, value: object) -> None:
        self.out.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")

    def write(self, columns: Columns, lines: list[dict[str, Any]]) -> None:
        numbers = zip(
            *(columns[name].tolist() for name in ("match", "seat", "decision", "result")), strict=True
        )
        for (match, seat, decision, result), line in zip(numbers, lines, strict=True):
            self.put({"match": match, "seat": seat, "decision": decision, **line, "result": result})

    def __exit__(self, *_: object) -> None:
        self.out.close()


class Npz:
    """An archive for `numpy.load`: an array a column, and `about` as JSON."""

    def __init__(self, file: Path, about: dict[str, Any]) -> None:
        self.file, self.about = file, about
        self.shapes: dict[str, tuple[int, ...]] = {}

    def __enter__(self) -> Self:
        self.parts = {row.name: self.file.with_name(f"{row.name}.raw").open("w+b") for row in ROWS}
        return self

    def write(self, columns: Columns, lines: list[dict[str, Any]]) -> None:  # noqa: ARG002
        for name, column in columns.items():
            self.parts[name].write(np.ascontiguousarray(column).tobytes())
            before = self.shapes.get(name, (0,))[0]
            self.shapes[name] = (before + len(column), *column.shape[1:])

    def __exit__(self, failed: object, *_: object) -> None:
        if failed is None:
            with zipfile.ZipFile(self.file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
                with archive.open("about.npy", "w") as out:
                    np.lib.format.write_array(out, np.array(json.dumps(self.about)))
                for row in ROWS:
                    with archive.open(f"{row.name}.npy", "w", force_zip64=True) as out:
                        head = {"descr": row.type, "fortran_order": False, "shape": self.shapes[row.name]}
                        np.lib.format.write_array_header_1_0(out, head)
                        self.parts[row.name].seek(0)
                        shutil.copyfileobj(self.parts[row.name], out, 1 << 20)
        for part in self.parts.values():
            part.close()


class Parquet:
    """A table for pandas, Polars, DuckDB and Spark; `about` is in the metadata of its schema."""

    def __init__(self, file: Path, about: dict[str, Any]) -> None:
        with wanting("pyarrow", "data"):
            import pyarrow
            import pyarrow.parquet
        self.arrow: Any = pyarrow
        self.file, self.about = file, about
        self.writer: Any = None

    def __enter__(self) -> Self:
        return self

    def write(self, columns: Columns, lines: list[dict[str, Any]]) -> None:  # noqa: ARG002
        table = self.arrow.table({name: self.column(array) for name, array in columns.items()})
        table = table.replace_schema_metadata({"hameau": json.dumps(self.about)})
        if self.writer is None:
            self.writer = self.arrow.parquet.ParquetWriter(self.file, table.schema, compression="zstd")
        self.writer.write_table(table)

    def column(self, array: Array) -> Any:
        if array.ndim == 1:
            return self.arrow.array(array)
        flat = self.arrow.array(np.ascontiguousarray(array).ravel())
        return self.arrow.FixedSizeListArray.from_arrays(flat, array.shape[1])

    def __exit__(self, *_: object) -> None:
        if self.writer is not None:
            self.writer.close()


SINKS: dict[str, Callable[[Path, dict[str, Any]], Any]] = {
    ".jsonl": JsonLines,
    ".npz": Npz,
    ".parquet": Parquet,
}
