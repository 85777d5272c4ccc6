"""Studies several settings of a game at once, and keeps what was measured as a table."""

import json
import time
from collections.abc import Callable
from importlib.resources import files
from itertools import groupby
from math import sqrt
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from hameau.engine.errors import Unknown
from hameau.engine.figures import Label
from hameau.engine.game import Game
from hameau.engine.survey import Pair, Row, Setting, Sweep
from hameau.lab import study
from hameau.lab import workers as processes
from hameau.lab.study import Study
from hameau.lab.sums import bounds, merged

TABLE = "measured.json"  # beside the rules of a game


class Swept(msgspec.Struct):
    """What came of it, setting by setting; first those that are shown."""

    studies: list[Study]
    seconds: float


def sweep_of(game: Game) -> Sweep:
    found = study.survey_of(game).sweep
    if found is None:
        raise Unknown(f"{game.key} has no settings to be studied beside each other")
    return found


def settings(game: Game) -> list[Setting]:
    """Every choice with every number of players."""
    sweep = sweep_of(game)
    choices = next(option.choices for option in game.options if option.key == sweep.option)
    return [Setting(seats, {sweep.option: choice}) for choice in choices for seats in sweep.seats]


def run(
    game: Game,
    asked: list[Setting],
    matches: int,
    *,
    bots: list[str],
    seed: int = 0,
    workers: processes.Workers = 1,
    tick: Callable[[int], None] = lambda done: None,
) -> Swept:
    """Play so many matches of each setting; `tick` hears how many are done in all."""
    start = time.perf_counter()
    plans = [study.plan(game, setting.seats, bots, seed, setting.options) for setting in asked]
    jobs = [
        (number, (plan, first, min(study.heap_size(plan), matches - first)))
        for number, plan in enumerate(plans)
        for first in range(0, matches, study.heap_size(plan))
    ]
    heaps = [heap for _, heap in jobs]
    tallies = processes.run(study.tally, heaps, workers, lambda n: tick(sum(heap[2] for heap in heaps[:n])))
    found = [
        Study(plans[number], merged(tally for _, tally in group), 0.0)
        for number, group in groupby(
            ((number, tally) for (number, _), tally in zip(jobs, tallies, strict=True)), itemgetter(0)
        )
    ]
    return Swept(found, time.perf_counter() - start)


# -- the table ---------------------------------------------------------------------------------------------


def table(game: Game, swept: Swept, asked: list[Setting]) -> str:
    """All that was measured, and the estimate that was fitted to it, as text."""
    sweep = sweep_of(game)
    rows = [row_of(sweep, setting, found) for setting, found in zip(asked, swept.studies, strict=True)]
    plan = swept.studies[0].plan
    return written(game, rows, bots=plan.bots[0], seed=plan.seed)


def written(game: Game, rows: list[Row], **head: str | int) -> str:
    """With what the estimate says of each row, which the page of the game must say too."""
    sweep = sweep_of(game)
    weights = sweep.fit(game.content, rows)
    if sweep.estimate:
        for row in rows:
            setting = Setting(row["seats"], row["options"])
            row["estimate"] = round(sweep.estimate(game.content, weights, setting), 4)
    told = ",\n".join(f"    {json.dumps(row)}" for row in rows)
    top = json.dumps({**head, "weights": weights}, indent=2)
    return f'{top[:-2]},\n  "rows": [\n{told}\n  ]\n}}\n'


def row_of(sweep: Sweep, setting: Setting, found: Study) -> Row:
    tally = found.tally
    won = {
        item.message.removeprefix("study-won-"): tally.sums[sweep.wins, item].above
        for item in tally.items(sweep.wins)
    }
    return {
        "seats": setting.seats,
        "options": setting.options,
        "matches": tally.matches,
        "won": {name: wins for name, wins in won.items() if wins},
        "lasts": round(tally.sums[sweep.lasts, tally.items(sweep.lasts)[0]].ratio, 2),
    }


class Worth(NamedTuple):
    """How much more often the estimated side wins with something than without it."""

    item: Label
    value: float
    low: float
    high: float
    seen: int  # matches

    @property
    def clear(self) -> bool:
        return not self.low <= 0 <= self.high


def worths(game: Game, rows: list[Row]) -> list[Worth]:
    """What each thing is worth, the most helpful first; pairs with as many matches count as much."""
    sweep = sweep_of(game)
    found: dict[Label, list[Pair]] = {}
    for pair in sweep.pairs(game.content, rows):
        found.setdefault(pair.item, []).append(pair)
    told = [worth(sweep, item, some) for item, some in found.items()]
    return sorted(told, key=lambda one: -one.value)


def worth(sweep: Sweep, item: Label, pairs: list[Pair]) -> Worth:
    value = variance = 0.0
    for pair in pairs:
        shares = [(row["won"].get(sweep.side, 0) / row["matches"], row["matches"]) for row in pair[1:]]
        value += (shares[0][0] - shares[1][0]) / len(pairs)
        variance += sum(share * (1 - share) / matches for share, matches in shares) / len(pairs) ** 2
    seen = sum(row["matches"] for pair in pairs for row in pair[1:])
    low, high = bounds(value, sqrt(variance), seen, "number")  # a difference may be negative
    return Worth(item, value, low, high, seen)


def measured(key: str) -> dict[str, Any]:
    """The table that is kept with a game."""
    found: dict[str, Any] = json.loads((files("hameau.games") / key / TABLE).read_text("utf-8"))
    return found
