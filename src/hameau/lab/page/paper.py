"""The page itself: head, tiles, figures with their numbers, foot. Style and script stand inside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from hameau.lab.page.svg import button, line
from hameau.lab.page.telling import Teller

HERE = Path(__file__).parent
MADE_BY = '<meta name="generator" content="hameau">'  # by which a page of ours is known
CLOSED = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"  # no network
)
ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
    "%3Ccircle cx='8' cy='8' r='7' fill='%23b3392f'/%3E%3Ccircle cx='5.6' cy='8' r='1.3' fill='%23fffaf0'/%3E"
    "%3Ccircle cx='10.4' cy='8' r='1.3' fill='%23fffaf0'/%3E%3C/svg%3E"
)

DYES = ("red", "yellow", "green", "blue", "plum")


@dataclass(frozen=True)
class Table:
    """The numbers behind a picture."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Plate:
    """A picture, drawn for phone and desk, with its title, a sentence about it and its numbers."""

    title: str
    about: str
    pictures: Sequence[str]
    table: Table
    verdict: str = ""
    legend: Sequence[tuple[str, str]] = ()  # a dye and what it means


def page(
    teller: Teller, title: str, over: str, lead: str, body: Sequence[str], foot: Sequence[tuple[str, str]]
) -> str:
    """All of it as one text."""
    return f"""<!doctype html>
<html lang="{teller.language}">
<head>
<meta charset="utf-8">
{MADE_BY}
<meta http-equiv="Content-Security-Policy" content="{CLOSED}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<link rel="icon" href="{ICON}">
<style>{part("page.css")}</style>
</head>
<body>
<header class="page">
<div class="over"><p>{escape(over)}</p>{theme(teller)}</div>
<h1>{escape(title)}</h1>
<p class="lead">{escape(lead)}</p>
{seam()}
</header>
<main class="page">
{"".join(body)}
</main>
<footer class="page">{"".join(f"<h2>{escape(head)}</h2>{text}" for head, text in foot)}</footer>
<div class="tip" role="status" hidden></div>
<script>{part("page.js")}</script>
</body>
</html>
"""


def seam() -> str:
    """A thread with buttons on it, under the title."""
    buttons = "".join(button(16 + 34 * n, 14, dye, 10) for n, dye in enumerate(DYES))
    thread = line(16, 14, 4000, 14, "")
    return f'<svg class="seam" aria-hidden="true"><svg width="100%" height="28">{thread}</svg>{buttons}</svg>'


def theme(teller: Teller) -> str:
    day, night = (escape(teller.text(f"page-{word}")) for word in ("day", "night"))
    return f'<button type="button" id="theme" data-day="{day}" data-night="{night}" hidden></button>'


def tiles(rows: Sequence[tuple[str, str, str]]) -> str:
    """A number, what it is, and its bounds."""
    made = "".join(
        f"<div><dt>{escape(name)}</dt><dd><b>{escape(value)}</b><small>{escape(bounds)}</small></dd></div>"
        for name, value, bounds in rows
    )
    return f'<dl class="tiles">{made}</dl>'


def chapter(title: str, plates: Sequence[str]) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(plates)}</section>" if plates else ""


def show(plate: Plate, teller: Teller) -> str:
    """The words to the left, the picture to the right; on a phone below each other."""
    verdict = f'<p class="verdict">{escape(plate.verdict)}</p>' if plate.verdict else ""
    return (
        f"<figure><figcaption><h3>{escape(plate.title)}</h3><p>{escape(plate.about)}</p>{verdict}{legend(plate)}</figcaption>"
        f'<div class="card">{"".join(plate.pictures)}'
        f"<details><summary>{escape(teller.text('page-numbers'))}</summary>{table(plate.table)}</details></div></figure>"
    )


def legend(plate: Plate) -> str:
    if not plate.legend:
        return ""
    drop = "<svg width='20' height='20' aria-hidden='true'>{}</svg>"
    drops = ((drop.format(button(10, 10, dye)), name) for dye, name in plate.legend)
    return f'<ul class="legend">{"".join(f"<li>{drawn}{escape(name)}</li>" for drawn, name in drops)}</ul>'


def table(rows: Table) -> str:
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in rows.headings)
    body = "".join(f"<tr>{first_cell(row[0])}{''.join(map(cell, row[1:]))}</tr>" for row in rows.rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def first_cell(text: str) -> str:
    return f'<th scope="row">{escape(text)}</th>'


def cell(text: str) -> str:
    return f"<td>{escape(text)}</td>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def command(text: str) -> str:
    return f"<p><code>{escape(text)}</code></p>"


@cache
def part(name: str) -> str:
    return (HERE / name).read_text("utf-8")
