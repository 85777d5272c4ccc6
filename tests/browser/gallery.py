"""Scenes of every game, drawn by the real browser from kept matches: always the same pictures.

`make pictures` draws those that the tests compare with, and those of the README.
"""

from __future__ import annotations

import io
import runpy
from base64 import b64decode
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

from hameau.web.models import Replay
from tests.browser.conftest import DESK, PHONE

ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).parent / "pictures"
LOOKS: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": DESK}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SMALL = 256  # pixels of the longer side that are kept
FAR = 48  # of 255: a colour that has become another one
MOST_FAR = 0.015  # of all pixels: letters and edges differ a little from one browser to the next
BEAT = 1500  # milliseconds until a replay that plays makes its move
MOMENT = 300  # of the movement

STAND_STILL = (
    "(moment) => { for (const one of document.getAnimations()) { one.pause(); one.currentTime = moment } }"
)

REST = """() => {
    for (let round = 0; round < 5; round++) {
        for (const one of document.getAnimations()) {
            try { one.finish() } catch { one.pause(); one.currentTime = 0 } // which has no end
        }
    }
}"""
GO = """(step) => {
    const slider = document.querySelector('input[type=range]')
    slider.value = step
    slider.dispatchEvent(new Event('input', { bubbles: true }))
}"""
BOX = """(part) => {
    const element = document.querySelector(part)
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return [left, top, Math.min(right, innerWidth), Math.min(bottom, innerHeight)].map((x) => Math.max(0, x))
}"""


class Scenes(NamedTuple):
    """Moments of a kept match: the board at rest, in the middle of a movement, and the page of the end."""

    match: str
    rest: int
    moving: int


SCENES = {
    "buttons": Scenes("three-random", 24, 26),
    "buttonville": Scenes("two-random", 20, 22),
    "chevoux": Scenes("village", 12, 14),
    "guilds": Scenes("three", 40, 44),
    "werewolves": Scenes("village", 90, 12),
    "cucina": Scenes("series", 24, 32),
    "silhouette": Scenes("three", 139, 142),
}


@cache
def match_of(game: str, name: str) -> Replay:
    """One of the matches that the tests of the pages read, with all its views."""
    made = runpy.run_path(str(ROOT / "frontend" / "fixtures.py"))
    seats, options, seed = next(rest for key, kept, *rest in made["MATCHES"] if (key, kept) == (game, name))
    found: Replay = made["replay"](game, seats, options, seed, whole=True)
    return found


def drawn(browser: Browser, address: str, game: str, look: str) -> Iterator[tuple[str, Image.Image]]:
    """All pictures of a game in a window of one size, each with its name; time stands still in them."""
    scenes = SCENES[game]
    page = open_replay(browser, address, game, **LOOKS[look])
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        stand_at(page, scenes.rest)
        yield f"{game}-end-{look}-{scheme}", shot(page, ".after > :first-child")
        yield f"{game}-rest-{look}-{scheme}", shot(page)
        page.emulate_media(color_scheme=scheme, reduced_motion="no-preference")
        stand_at(page, scenes.moving - 1)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(" ")
        page.clock.run_for(BEAT)
        page.evaluate(STAND_STILL, MOMENT)
        yield f"{game}-moving-{look}-{scheme}", shot(page)
        page.keyboard.press(" ")
    page.context.close()


def open_replay(browser: Browser, address: str, game: str, **look: Any) -> Page:
    page = browser.new_context(
        **{**look, "base_url": address, "device_scale_factor": 1, "service_workers": "block"}
    ).new_page()
    found = match_of(game, SCENES[game].match)
    body = msgspec.json.encode(found)
    page.route(
        "**/api/tables/*/matches/*/replay*",
        lambda route: route.fulfill(body=body, content_type="application/json"),
    )
    page.clock.install()
    page.goto(f"/tables/{found.table}/matches/{found.match}")
    page.get_by_role("slider").wait_for()
    page.evaluate("document.fonts.ready")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    return page


def stand_at(page: Page, step: int) -> None:
    page.evaluate(GO, step)
    for _ in range(2):  # what is measured is measured when a frame is drawn, and may move something again
        page.evaluate(REST)
        shot(page)
    page.evaluate(REST)


def shot(page: Page, part: str = ".stage .board") -> Image.Image:
    """Small, and taken by the browser itself: what waits for the next frame would wait for ever."""
    box = page.evaluate(BOX, part)
    devtools = page.context.new_cdp_session(page)
    taken = devtools.send("Page.captureScreenshot")
    devtools.detach()
    picture = Image.open(io.BytesIO(b64decode(taken["data"]))).convert("RGB").crop(tuple(map(round, box)))
    scale = SMALL / max(picture.size)
    return picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.BOX)


def distance(one: Image.Image, other: Image.Image) -> float:
    """The part of the pixels whose colour is another; all of it where the sizes differ much."""
    if max(abs(one.width - other.width), abs(one.height - other.height)) > 2:
        return 1.0
    apart = ImageChops.difference(one, other.resize(one.size)).convert("HSV").getchannel("V")
    return sum(apart.histogram()[FAR:]) / (one.width * one.height)


def side_by_side(kept: Image.Image, drawn: Image.Image) -> Image.Image:
    both = Image.new("RGB", (kept.width + drawn.width + 8, max(kept.height, drawn.height)), "magenta")
    both.paste(kept, (0, 0))
    both.paste(drawn, (kept.width + 8, 0))
    return both
