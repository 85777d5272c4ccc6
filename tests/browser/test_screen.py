"""What hangs on a wall is read from four metres, in every game, and all of it is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open

SEATS = {"buttons": 3, "buttonville": 3, "chevoux": 1, "guilds": 3, "werewolves": 8, "silhouette": 6}
WALL = {"viewport": {"width": 1920, "height": 1080}, "device_scale_factor": 1, "is_mobile": False}
FEWEST = 25  # pixels of a letter: 16 mm on a screen that is 1.2 m wide
# words that are to be read, with their size; buttons are pressed from near
SMALL = """(fewest) => {
    const texts = [...document.querySelectorAll('body *')].filter((one) => {
        const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
        const { width, height } = one.getBoundingClientRect()
        return own && width > 2 && height > 2 && !one.closest('.unseen, button, svg, [aria-hidden] svg')
    })
    return [texts.length, texts.filter((one) => parseFloat(getComputedStyle(one).fontSize) < fewest)
        .map((one) => `${one.className} ${getComputedStyle(one).fontSize} ${one.textContent.trim()}`)]
}"""


@pytest.mark.parametrize("game", SEATS)
def test_the_big_screen_reads_from_four_metres(people: Open, game: str) -> None:
    page = people("/credits", **WALL)
    wanted = {"game": game, "seats": SEATS[game], "name": "Ann", "level": "steady"}
    opened = page.request.post("/api/tables", data=wanted).json()
    page.goto(f"/tables/{opened['table']}/screen")
    expect(page.get_by_role("img", name="QR").or_(page.locator(".qr")).first).to_be_in_viewport(ratio=1)
    board = page.locator(".village, section.table, .stage section").first
    expect(board).to_be_visible()
    page.evaluate("document.fonts.ready")
    words, small = page.evaluate(SMALL, FEWEST)
    assert words > 5
    assert small == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
