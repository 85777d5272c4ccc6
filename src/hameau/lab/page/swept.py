"""The page of a sweep: setting by setting who wins, how long it lasts, and what each role is worth."""

from collections import Counter
from typing import Any

import hameau
from hameau.engine.figures import Dots, Label, Topic
from hameau.engine.game import Game
from hameau.engine.speech import capital
from hameau.engine.survey import Setting, Sweep
from hameau.lab.page import bands, paper, rows
from hameau.lab.page.paper import Plate, Table
from hameau.lab.page.plates import BOTH, Plates
from hameau.lab.page.rows import Chart, Row
from hameau.lab.page.studied import about_again
from hameau.lab.page.telling import DASH, Teller, teller_for
from hameau.lab.study import Study
from hameau.lab.sums import merged
from hameau.lab.sweep import Swept, Worth, sweep_of, worths

Found = list[tuple[Setting, Study]]


def write(game: Game, asked: list[Setting], swept: Swept, language: str, table: dict[str, Any]) -> str:
    """The whole page: a chapter for each choice, with the estimate of a table, and what that table tells."""
    teller, sweep = teller_for(game.key, language), sweep_of(game)
    found = list(zip(asked, swept.studies, strict=True))
    choices = list(dict.fromkeys(setting.options[sweep.option] for setting in asked))
    plan, matches = swept.studies[0].plan, swept.studies[0].tally.matches
    lead = teller.text("page-swept", count=len(asked), matches=teller.whole(matches))
    return paper.page(
        teller,
        title=teller.text("page-study", game=game.title),
        over=f"Hameau {hameau.__version__}",
        lead=f"{lead} {teller.text('page-bots', bots=plan.bots[0])}",
        body=[
            *worth_chapter(game, teller, table),
            *(
                paper.chapter(
                    capital(teller.text(f"option-{sweep.option}-{choice}")),
                    [
                        paper.show(plate, teller)
                        for plate in chapter(
                            game,
                            table["weights"],
                            teller,
                            [pair for pair in found if pair[0].options[sweep.option] == choice],
                        )
                    ],
                )
                for choice in choices
            ),
        ],
        foot=foot(teller, swept),
    )


def chapter(game: Game, weights: dict[str, float], teller: Teller, found: Found) -> list[Plate]:
    sweep = sweep_of(game)
    plates = [winners(game, weights, teller, found)]
    plates += [lengths(topic, teller, found) for topic in (sweep.lasts, *sweep.columns)]
    whole = Plates(merged(study.tally for _, study in found), 1, teller)
    worth = [whole.plate(Dots(topic=topic, by_value=True)) for topic in sweep.figures]
    return plates + [plate for plate in worth if plate]


def worth_chapter(game: Game, teller: Teller, table: dict[str, Any]) -> list[str]:
    """What each card is worth to the side that is estimated; nothing if the table does not tell."""
    topic, found = sweep_of(game).worth, worths(game, table["rows"])
    if not topic or not found:
        return []
    title = teller.title(topic)
    chart = Chart(
        title, "points", signs=True, reference=0.0, reference_label=teller.text("page-no-difference")
    )
    made = [worth_row(teller, one) for one in found]
    headings = ("page-item", "page-difference", "page-bounds", "page-seen")
    plate = Plate(
        title,
        teller.about(topic),
        [rows.draw(chart, made, width, teller) for width in BOTH],
        Table(
            [teller.text(heading) for heading in headings],
            [
                (row.label, row.shown, worth_bounds(teller, one), teller.whole(one.seen))
                for row, one in zip(made, found, strict=True)
            ],
        ),
    )
    return [paper.chapter(teller.text("page-together"), [paper.show(plate, teller)])]


def worth_row(teller: Teller, one: Worth) -> Row:
    label, shown = teller.label(one.item), teller.signed("points", one.value)
    tip = "\n".join((label, shown, teller.text("page-tip-bounds", bounds=worth_bounds(teller, one))))
    kind = "faint" if not one.clear else "green" if one.value > 0 else "red"
    return Row(label, one.value, one.low, one.high, shown, tip, kind)


def worth_bounds(teller: Teller, one: Worth) -> str:
    return f"{teller.signed('points', one.low)} {DASH} {teller.signed('points', one.high)}"


def winners(game: Game, weights: dict[str, float], teller: Teller, found: Found) -> Plate:
    """Who wins with how many players; first the side whose share is estimated."""
    sweep = sweep_of(game)
    sides = sides_of(sweep, found)
    strips = [strip(game, weights, teller, setting, study, sides) for setting, study in found]
    title = teller.title(sweep.wins)
    return Plate(
        title,
        teller.text("page-about-strips") if any(one.expected is not None for one in strips) else "",
        [bands.draw_strips(title, strips, width) for width in BOTH],
        Table(
            [
                teller.text("page-players"),
                *(teller.label(side) for side in sides),
                teller.text("page-expected"),
            ],
            [
                numbers(sweep, teller, one, study, sides)
                for one, (_, study) in zip(strips, found, strict=True)
            ],
        ),
        legend=[(side.dye or "", teller.label(side)) for side in sides],
    )


def lengths(topic: Topic, teller: Teller, found: Found) -> Plate:
    """One number a setting: how long it lasts, and the like."""
    made, told = [], []
    for setting, study in found:
        estimate = study.tally.estimate((topic, study.tally.items(topic)[0]))
        if estimate is not None:
            label = str(setting.seats)
            shown, tip = teller.value(topic.unit, estimate.value), teller.tip(label, topic.unit, estimate)
            made.append(Row(label, estimate.value, estimate.low, estimate.high, shown, tip, ""))
            told.append((label, shown, teller.bounds(topic.unit, estimate), teller.whole(estimate.seen)))
    title = teller.title(topic)
    chart = Chart(title, topic.unit, bars=True)
    headings = ("page-players", "page-value", "page-bounds", "page-seen")
    return Plate(
        title,
        teller.about(topic),
        [rows.draw(chart, made, width, teller) for width in BOTH],
        Table([teller.text(heading) for heading in headings], told),
    )


def sides_of(sweep: Sweep, found: Found) -> list[Label]:
    """Those who won at least once: first the one that is estimated, then who won most."""
    wins: Counter[Label] = Counter()
    for _, study in found:
        wins.update(
            {item: study.tally.sums[sweep.wins, item].above for item in study.tally.items(sweep.wins)}
        )
    sides = [item for item, won in wins.most_common() if won]
    return sorted(sides, key=lambda side: side.message != f"study-won-{sweep.side}")


def strip(
    game: Game,
    weights: dict[str, float],
    teller: Teller,
    setting: Setting,
    study: Study,
    sides: list[Label],
) -> bands.Strip:
    sweep, label = sweep_of(game), str(setting.seats)
    parts = []
    for side in sides:
        estimate = study.tally.estimate((sweep.wins, side))
        if estimate is not None:
            shown = teller.percent(estimate.value, 0)
            tip = teller.tip(teller.label(side), sweep.wins.unit, estimate)
            parts.append(
                Row(
                    teller.label(side),
                    estimate.value,
                    estimate.low,
                    estimate.high,
                    shown,
                    tip,
                    side.dye or "",
                )
            )
    guess = sweep.estimate(game.content, weights, setting) if sweep.estimate else None
    told = "" if guess is None else f"{teller.text('page-expected')}\n{teller.percent(guess, 0)}"
    return bands.Strip(label, parts, guess, told)


def numbers(sweep: Sweep, teller: Teller, strip: bands.Strip, study: Study, sides: list[Label]) -> list[str]:
    told = []
    for side in sides:
        estimate = study.tally.estimate((sweep.wins, side))
        bounds = "" if estimate is None else f" ({teller.bounds(sweep.wins.unit, estimate)})"
        told.append("–" if estimate is None else teller.percent(estimate.value) + bounds)
    return [
        strip.label,
        *told,
        "–" if strip.expected is None else teller.percent(strip.expected, 0),
    ]


def foot(teller: Teller, swept: Swept) -> list[tuple[str, str]]:
    plan, matches = swept.studies[0].plan, swept.studies[0].tally.matches
    reading = "".join(paper.paragraph(teller.text(f"page-{word}")) for word in ("about-bounds", "about-bots"))
    argv = [
        "hameau study",
        plan.game,
        "--matches",
        str(matches),
        "--bots",
        plan.bots[0],
        "--seed",
        str(plan.seed),
    ]
    again = paper.paragraph(about_again(teller, plan)) + paper.command(" ".join(argv))
    content = paper.paragraph(teller.text("page-about-content", digest=plan.digest))
    return [(teller.text("page-reading"), reading), (teller.text("page-again"), again + content)]
