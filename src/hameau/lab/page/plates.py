"""Turns the figures that a game asks for into plates: what was counted, drawn and told."""

from collections.abc import Callable
from dataclasses import replace

from hameau.engine.figures import Bars, Cells, Dots, Figure, Histogram, Label, Scatter, Shares, Tile, Topic
from hameau.engine.survey import THE_ONLY
from hameau.lab.page import bands, histogram, rows, scatter
from hameau.lab.page.paper import Plate, Table
from hameau.lab.page.rows import Chart, Row
from hameau.lab.page.svg import NARROW, WIDE
from hameau.lab.page.telling import Teller
from hameau.lab.sums import ENOUGH, SURE, Estimate, Tally

BOTH = (NARROW, WIDE)


class Plates:
    """What was counted with so many seats, in one language."""

    def __init__(self, tally: Tally, seats: int, teller: Teller) -> None:
        self.tally = tally
        self.seats = seats
        self.teller = teller

    def plate(self, figure: Figure) -> Plate | None:
        """None where nothing was counted, or nothing that differs."""
        if isinstance(figure, Histogram):
            return self.histogram(figure)
        if isinstance(figure, Scatter):
            return self.scatter(figure)
        found = self.found(figure.topic)
        if isinstance(figure, Dots) and figure.ends:  # the ends would be those seen least
            found = [pair for pair in found if pair[1].seen >= ENOUGH]
        if not found:
            return None
        return self.of_items(figure, found)

    def of_items(self, figure: Figure, found: list[tuple[Label, Estimate]]) -> Plate:
        if isinstance(figure, Dots):
            return self.dots(figure, found)
        title = self.teller.title(figure.topic)
        if isinstance(figure, Bars):
            if figure.by_value:
                found = sorted(found, key=lambda pair: -pair[1].value)
            chart = Chart(title, figure.topic.unit, bars=True)
            made = self.rows(figure.topic, found)
            plate = self.made(figure, found, lambda width: rows.draw(chart, made, width, self.teller))
            return replace(
                plate, legend=[(item.dye or "", self.teller.label(item)) for item in figure.legend]
            )
        if isinstance(figure, Shares):
            made = self.rows(figure.topic, found)
            return self.made(figure, found, lambda width: bands.draw_shares(title, made, width))
        if isinstance(figure, Cells):
            made, columns = self.rows(figure.topic, found), figure.columns
            return self.made(figure, found, lambda width: bands.draw_cells(title, made, columns, width))
        raise AssertionError(f"nobody draws {type(figure).__name__}")

    # -- kinds ---------------------------------------------------------------------------------------------

    def dots(self, figure: Dots, found: list[tuple[Label, Estimate]]) -> Plate:
        if figure.by_value:
            found = sorted(found, key=lambda pair: -pair[1].value)
        fair = 1 / self.seats if figure.fair and self.seats > 1 else None
        kinds = tuple(self.against(fair, figure.topic, item, len(found)) for item, _ in found)
        made, gap = rows.ends_of(self.rows(figure.topic, found, kinds), figure.ends)
        label = self.teller.text("page-fair") if fair is not None else ""
        chart = Chart(
            self.teller.title(figure.topic),
            figure.topic.unit,
            reference=fair,
            reference_label=label,
            gap_after=gap,
        )
        verdict = self.verdict(kinds) if fair is not None else ""
        return self.made(figure, found, lambda width: rows.draw(chart, made, width, self.teller), verdict)

    def against(self, fair: float | None, topic: Topic, item: Label, items: int) -> str:
        """Green above the fair share and red below it, if that holds for all items at once."""
        sure = self.tally.estimate((topic, item), 1 - (1 - SURE) / items)
        if fair is None or sure is None or sure.low <= fair <= sure.high:
            return ""
        return "green" if sure.low > fair else "red"

    def verdict(self, kinds: tuple[str, ...]) -> str:
        clear = sum(kind != "" for kind in kinds)
        return self.teller.text("page-verdict", clear=clear, items=len(kinds))

    def histogram(self, figure: Histogram) -> Plate | None:
        curves = []
        for (topic, item), times in self.tally.spreads.items():
            estimate = self.tally.estimate((topic, item))
            if topic == figure.topic and estimate:
                curves.append(histogram.Curve(self.teller.label(item), times, estimate.value))
        if not curves or len({value for curve in curves for value in curve.times}) < 2:
            return None
        return histogram_plate(self.teller, figure.topic, curves)

    def scatter(self, figure: Scatter) -> Plate | None:
        across, up = figure.topic, figure.up
        pairs = [(item, self.tally.estimate((across, item)), y) for item, y in self.found(up)]
        found = [(item, x, y) for item, x, y in pairs if x is not None]
        if not found:
            return None
        teller = self.teller
        fair = 1 / self.seats if figure.fair and self.seats > 1 else None
        spots = [
            scatter.Spot(
                teller.label(item),
                x.value,
                y.value,
                y.low,
                y.high,
                teller.tip(teller.label(item), up.unit, y)
                + f"\n{teller.title(across)} · {teller.value(across.unit, x.value)}",
                self.against(fair, up, item, len(found)),
            )
            for item, x, y in found
        ]
        field = scatter.Field(
            teller.title(across), teller.title(across), teller.title(up), across.unit, up.unit, fair
        )
        table = Table(
            (teller.text("page-item"), teller.title(across), teller.title(up), teller.text("page-bounds")),
            [
                (
                    teller.label(i),
                    teller.value(across.unit, x.value),
                    teller.value(up.unit, y.value),
                    teller.bounds(up.unit, y),
                )
                for i, x, y in found
            ],
        )
        title = teller.text(f"study-{across.name}-{up.name}")
        about = teller.text(f"study-{across.name}-{up.name}-about")
        return Plate(title, about, [scatter.draw(field, spots, width, teller) for width in BOTH], table)

    def tile(self, figure: Tile) -> tuple[str, str, str] | None:
        """What it is, its value, its bounds."""
        items = self.tally.items(figure.topic)
        estimates = [e for e in (self.tally.estimate((figure.topic, item)) for item in items) if e]
        if not estimates:
            return None
        unit, first = figure.topic.unit, estimates[0]
        name = self.teller.name(figure.topic, items[0])
        return name, self.teller.value(unit, first.value), self.teller.bounds(unit, first)

    # -- small steps ---------------------------------------------------------------------------------------

    def found(self, topic: Topic) -> list[tuple[Label, Estimate]]:
        pairs = ((item, self.tally.estimate((topic, item))) for item in self.tally.items(topic))
        return [(item, estimate) for item, estimate in pairs if estimate is not None]

    def rows(
        self, topic: Topic, found: list[tuple[Label, Estimate]], kinds: tuple[str, ...] = ()
    ) -> list[Row]:
        made = []
        for number, (item, e) in enumerate(found):
            label = self.teller.label(item) or self.teller.title(topic)
            shown = self.teller.value(topic.unit, e.value)
            tip = self.teller.tip(label, topic.unit, e)
            kind = kinds[number] if number < len(kinds) else item.dye or ""
            made.append(Row(label, e.value, e.low, e.high, shown, tip, kind))
        return made

    def made(
        self,
        figure: Figure,
        found: list[tuple[Label, Estimate]],
        draw: Callable[[int], str],
        verdict: str = "",
    ) -> Plate:
        teller, topic = self.teller, figure.topic
        return Plate(
            teller.title(topic),
            teller.about(topic),
            [draw(width) for width in BOTH],
            estimates_table(teller, topic, found),
            verdict,
        )


def estimates_table(teller: Teller, topic: Topic, found: list[tuple[Label, Estimate]]) -> Table:
    headings = ("page-item", "page-value", "page-bounds", "page-seen")
    return Table(
        [teller.text(heading) for heading in headings],
        [
            (
                teller.label(item) or teller.title(topic),
                teller.value(topic.unit, e.value),
                teller.bounds(topic.unit, e),
                teller.whole(e.seen),
            )
            for item, e in found
        ],
    )


def histogram_plate(
    teller: Teller, topic: Topic, curves: list[histogram.Curve], item: Label = THE_ONLY
) -> Plate:
    """Also for comparisons."""
    title = teller.name(topic, item)
    steps = histogram.steps_of(curves, histogram.STEPS[False])
    table = Table(
        [teller.text("page-value"), *(curve.label or teller.text("page-share") for curve in curves)],
        [
            (
                teller.whole(first) if first == last else f"{teller.whole(first)} – {teller.whole(last)}",
                *(teller.percent(curve.share(first, last), 2) for curve in curves),
            )
            for first, last in steps
        ],
    )
    pictures = [histogram.draw(title, curves, width, teller) for width in BOTH]
    return Plate(title, teller.about(topic), pictures, table)
