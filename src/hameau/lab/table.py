"""The numbers behind a page, as rows for other programs."""

import csv
import io
from collections.abc import Iterable, Mapping
from typing import Any

from hameau.engine.figures import Label
from hameau.lab.comparison import Comparison, differences
from hameau.lab.page.telling import Teller, teller_for
from hameau.lab.study import Study

Row = dict[str, Any]


def of_studies(studies: Iterable[Study], language: str) -> list[Row]:
    """Every item of every topic: its value, its bounds, and how many matches say something about it."""
    rows: list[Row] = []
    for study in studies:
        plan, teller = study.plan, teller_for(study.plan.game, language)
        for topic, item in study.tally.sums:
            found = study.tally.estimate((topic, item))
            if found:
                rows.append(
                    {
                        "game": plan.game,
                        "seats": plan.seats,
                        "options": written(plan.options),
                        "topic": topic.name,
                        "item": name_of(teller, item),
                        "unit": topic.unit,
                        "value": found.value,
                        "low": found.low,
                        "high": found.high,
                        "matches": found.seen,
                    }
                )
    return rows


def of_comparison(found: Comparison, language: str) -> list[Row]:
    """Every item that was compared; `lowest` and `highest` are bounds for all at once."""
    teller = teller_for(found.a.game, language)
    return [
        {
            "game": found.a.game,
            "seats": found.a.seats,
            "options": written(found.a.options),
            "topic": one.topic.name,
            "item": name_of(teller, one.item),
            "unit": one.topic.unit,
            "a": one.a.value,
            "b": one.b.value,
            "difference": one.value,
            "low": one.low,
            "high": one.high,
            "lowest": one.lowest,
            "highest": one.highest,
            "clear": one.clear,
            "matches": min(one.a.seen, one.b.seen),
        }
        for one in differences(found)
    ]


def name_of(teller: Teller, item: Label) -> str:
    return teller.label(item) if item.message else ""


def written(options: Mapping[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in options.items())


def as_csv(rows: list[Row]) -> str:
    """With a line of headings."""
    out = io.StringIO()
    table = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    return out.getvalue()
