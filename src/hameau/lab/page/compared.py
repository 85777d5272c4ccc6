"""The page of a comparison."""

from collections.abc import Sequence
from html import escape

import hameau
from hameau.engine.figures import Unit
from hameau.lab.comparison import Change, Comparison, Difference, differences
from hameau.lab.page import histogram, paper, rows
from hameau.lab.page.numbers import Shown
from hameau.lab.page.paper import Plate, Table
from hameau.lab.page.plates import BOTH, histogram_plate
from hameau.lab.page.rows import Chart, Row
from hameau.lab.page.studied import about_again, common_arguments, lead
from hameau.lab.page.telling import DASH, Teller, teller_for

MOST = 24  # clear differences in a picture; all are in its table
FAINT = 6  # others
OF_EACH = 4  # of each topic
MOST_CHANGES = 40


def write(found: Comparison, changed: Sequence[Change], language: str) -> str:
    """The whole page."""
    game = found.a.open()
    teller = teller_for(game.key, language)
    all_of_them = differences(found)
    plates = [plate(teller, all_of_them, unit) for unit in ("share", "number")]
    spreads = [spread_plate(teller, found, number) for number in range(len(found.tally_a.spreads))]
    return paper.page(
        teller,
        title=teller.text("page-compare", game=game.title),
        over=f"Hameau {hameau.__version__}",
        lead=lead(teller, found.a, found.tally_a.matches)
        + " "
        + teller.text("page-both", **names(teller, found)),
        body=[
            tiles(teller, all_of_them),
            paper.chapter(teller.text("page-changed"), [changes_table(teller, changed)]),
            paper.chapter(teller.text("page-did"), [paper.show(p, teller) for p in plates if p]),
            paper.chapter(teller.text("page-spreads"), [paper.show(p, teller) for p in spreads if p]),
        ],
        foot=foot(teller, found, len(all_of_them)),
    )


def names(teller: Teller, found: Comparison) -> dict[str, str]:
    """What A and B are called."""
    own = teller.text("page-own-content")
    return {"a": found.a.folder or own, "b": found.b.folder or own}


def tiles(teller: Teller, found: list[Difference]) -> str:
    clear = [one for one in found if one.clear]
    made = [
        (
            teller.text("page-clear"),
            teller.whole(len(clear)),
            teller.text("page-of", items=teller.whole(len(found))),
        )
    ]
    for unit in ("share", "number"):
        most = next((one for one in clear if one.topic.unit == unit), None)
        if most:
            made.append((teller.name(most.topic, most.item), change(teller, most), both_values(teller, most)))
    return paper.tiles(made)


def changes_table(teller: Teller, changed: Sequence[Change]) -> str:
    rows = [(one.place, one.a or DASH, one.b or DASH) for one in changed[:MOST_CHANGES]]
    more = len(changed) - len(rows)
    told = f"<p>{escape(teller.text('page-more-changes', count=more))}</p>" if more else ""
    table = paper.table(Table([teller.text(word) for word in ("page-entry", "page-a", "page-b")], rows))
    return f'<div class="card plain">{table}{told}</div>'


# -- the differences ---------------------------------------------------------------------------------------


def plate(teller: Teller, found: list[Difference], unit: Unit) -> Plate | None:
    """Shares in points, numbers as a part of what they were."""
    some = [one for one in found if one.topic.unit == unit]
    if not some:
        return None
    clear = [one for one in some if one.clear]
    drawn = few_of_each(clear)[:MOST] + few_of_each([one for one in some if not one.clear])[:FAINT]
    title = teller.text(f"page-{unit}-changes")
    chart = Chart(
        title,
        "points" if unit == "share" else "share",
        signs=True,
        reference=0.0,
        reference_label=teller.text("page-no-difference"),
    )
    made = [row(teller, one) for one in drawn]
    return Plate(
        title,
        teller.text(f"page-{unit}-changes-about"),
        [rows.draw(chart, made, width, teller) for width in BOTH],
        differences_table(teller, some),
        teller.text("page-clear-verdict", clear=len(clear), items=len(some)),
    )


def few_of_each(found: list[Difference]) -> list[Difference]:
    """So that one question with many items does not hide the others."""
    drawn: list[Difference] = []
    for one in found:
        if sum(one.topic == other.topic for other in drawn) < OF_EACH:
            drawn.append(one)
    return drawn


def row(teller: Teller, one: Difference) -> Row:
    scale = one.effect / one.value if one.value else 1.0
    kind = "" if one.clear else "faint"
    label = teller.name(one.topic, one.item)
    outer = (one.lowest * scale, one.highest * scale)
    return Row(
        label,
        one.effect,
        one.low * scale,
        one.high * scale,
        change(teller, one),
        tip(teller, one),
        kind,
        outer,
    )


def change(teller: Teller, one: Difference) -> str:
    """`+1.2 pp`, `−18.0%`."""
    return teller.signed("points" if one.topic.unit == "share" else "share", one.effect)


def both_values(teller: Teller, one: Difference) -> str:
    a, b = (teller.value(one.topic.unit, estimate.value) for estimate in (one.a, one.b))
    return f"{a} → {b}"


def difference_bounds(teller: Teller, one: Difference, low: float, high: float) -> str:
    unit: Shown = "points" if one.topic.unit == "share" else "number"
    return f"{teller.signed(unit, low)} {DASH} {teller.signed(unit, high)}"


def tip(teller: Teller, one: Difference) -> str:
    return "\n".join(
        (
            teller.name(one.topic, one.item),
            f"{both_values(teller, one)} ({change(teller, one)})",
            teller.text("page-tip-bounds", bounds=difference_bounds(teller, one, one.low, one.high)),
            teller.text("page-tip-all", bounds=difference_bounds(teller, one, one.lowest, one.highest)),
        )
    )


def differences_table(teller: Teller, found: list[Difference]) -> Table:
    words = (
        "page-item",
        "page-a",
        "page-b",
        "page-difference",
        "page-bounds",
        "page-bounds-all",
        "page-sure",
    )
    return Table(
        [teller.text(word) for word in words],
        [
            (
                teller.name(one.topic, one.item),
                teller.value(one.topic.unit, one.a.value),
                teller.value(one.topic.unit, one.b.value),
                change(teller, one),
                difference_bounds(teller, one, one.low, one.high),
                difference_bounds(teller, one, one.lowest, one.highest),
                teller.text("page-is-clear" if one.clear else "page-is-open"),
            )
            for one in found
        ],
    )


def spread_plate(teller: Teller, found: Comparison, number: int) -> Plate | None:
    """How one kind of numbers is spread with A and with B."""
    key = list(found.tally_a.spreads)[number]
    times = found.tally_a.spreads[key], found.tally_b.spreads.get(key, {})
    means = found.tally_a.estimate(key), found.tally_b.estimate(key)
    curves = [
        histogram.Curve(letter, spread, mean.value)
        for letter, spread, mean in zip("AB", times, means, strict=True)
        if spread and mean
    ]
    if len(curves) < 2 or len({value for curve in curves for value in curve.times}) < 2:
        return None
    return histogram_plate(teller, key[0], curves, key[1])


def foot(teller: Teller, found: Comparison, looked_at: int) -> list[tuple[str, str]]:
    chance = teller.text(
        "page-about-chance", items=looked_at, few=teller.whole(max(1, round(looked_at * 0.05)))
    )
    reading = [teller.text("page-about-pairs"), chance, teller.text("page-about-bots")]
    folders = [plan.folder or "-" for plan in (found.a, found.b)]
    argv = ["hameau compare", *folders, found.a.game, "--matches", str(found.tally_a.matches)]
    again = about_again(teller, found.a)
    return [
        (teller.text("page-reading"), "".join(map(paper.paragraph, reading))),
        (
            teller.text("page-again"),
            paper.paragraph(again) + paper.command(" ".join([*argv, *common_arguments(found.a)])),
        ),
    ]
