"""The page of a ladder: the bots by strength, and who won against whom."""

from itertools import pairwise

import hameau
from hameau import shelf
from hameau.lab.ladder import Ladder, Rung
from hameau.lab.page import paper, rows
from hameau.lab.page.paper import Plate, Table
from hameau.lab.page.plates import BOTH
from hameau.lab.page.rows import Chart, Row
from hameau.lab.page.telling import DASH, Teller, teller_for


def write(found: Ladder, language: str) -> str:
    """The whole page."""
    teller = teller_for(found.game, language)
    played = teller.text(
        "page-played", count=found.matches, matches=teller.whole(found.matches), seats=found.seats
    )
    return paper.page(
        teller,
        title=teller.text("page-ladder", game=shelf.game(found.game).title),
        over=f"Hameau {hameau.__version__}",
        lead=played,
        body=[
            paper.chapter(
                teller.text("page-rungs"),
                [paper.show(plate, teller) for plate in (strength(teller, found), meetings(teller, found))],
            )
        ],
        foot=[
            (teller.text("page-reading"), paper.paragraph(teller.text("page-about-ladder"))),
            (teller.text("page-again"), paper.command(command(found))),
        ],
    )


def strength(teller: Teller, found: Ladder) -> Plate:
    """The rating of each bot with its bounds."""
    title = teller.text("page-rating")
    made = [row(teller, rung) for rung in found.rungs]
    chart = Chart(title, "number", reference=0.0)
    headings = [teller.text(f"page-{word}") for word in ("bot", "rating", "bounds", "seen")]
    return Plate(
        title,
        teller.text("page-about-rating"),
        [rows.draw(chart, made, width, teller) for width in BOTH],
        Table(
            headings,
            [
                (one.label, one.shown, bounds(teller, rung), teller.whole(rung.matches))
                for one, rung in zip(made, found.rungs, strict=True)
            ],
        ),
    )


def meetings(teller: Teller, found: Ladder) -> Plate:
    """Each pair; the picture shows everybody against the next weaker one."""
    title, order = teller.text("page-meetings"), [rung.bot for rung in found.rungs]
    pairs = [(one, other) for one in order for other in order if other in found.shares[one]]
    made = []
    for one, other in pairwise(order):
        share, label = found.shares[one][other], f"{one} : {other}"
        made.append(Row(label, share, share, share, teller.percent(share), label))
    chart = Chart(title, "share", bars=True, reference=0.5)
    return Plate(
        title,
        teller.text("page-about-meetings"),
        [rows.draw(chart, made, width, teller) for width in BOTH],
        Table(
            [teller.text("page-bot"), teller.text("page-against"), teller.text("page-share")],
            [(one, other, teller.percent(found.shares[one][other])) for one, other in pairs],
        ),
    )


def row(teller: Teller, rung: Rung) -> Row:
    shown = teller.whole(round(rung.rating))
    tip = "\n".join((rung.bot, shown, teller.text("page-tip-bounds", bounds=bounds(teller, rung))))
    return Row(rung.bot, rung.rating, rung.low, rung.high, shown, tip, "green")


def bounds(teller: Teller, rung: Rung) -> str:
    return f"{teller.whole(round(rung.low))} {DASH} {teller.whole(round(rung.high))}"


def command(found: Ladder) -> str:
    argv = ["hameau ladder", found.game, "--bots", ",".join(found.bots), "--seats", str(found.seats)]
    argv += ["--matches", str(found.matches_each), "--seed", str(found.seed)]
    argv += [f"--option {key}={choice}" for key, choice in found.options.items()]
    return " ".join(argv)
