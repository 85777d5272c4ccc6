"""What a person does in a village of Chévoux: with the mouse, with a finger, with keys."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import rematch

OPEN = """async (wanted) => {
    const headers = {'content-type': 'application/json'}
    const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wanted)})
    return (await answer.json()).table
}"""
STATE = """() => (document.querySelector('.status .line')?.innerText ?? '')
    + (document.querySelector('.cards')?.innerText ?? 'over')"""
LETTERS = "abcdef"
TAPS = 4
Cell = str
Bring = Callable[[Page, Cell, Cell], None]


def open_village(page: Page, **wanted: Any) -> None:
    """A table for one, which begins at once."""
    asked = {"game": "chevoux", "seats": 1, "name": "Ann", "level": "master", **wanted}
    page.goto(f"/tables/{page.evaluate(OPEN, asked)}")
    expect_a_card(page)


def expect_a_card(page: Page) -> None:
    """The board comes after the rest of its page, and what may be done after what has happened."""
    expect(letting_go(page)).to_be_visible()


def letting_go(page: Page) -> Locator:
    return page.get_by_role("button", name="Let the card go")


def cell(page: Page, name: Cell) -> Locator:
    return page.locator(f'[data-cell="{name}"]')


def targets(page: Page) -> list[Cell]:
    """Where the chosen tile may go."""
    found: list[Cell] = page.evaluate(
        "() => [...document.querySelectorAll('[data-cell].target')].map((one) => one.dataset.cell)"
    )
    return found


def state(page: Page) -> str:
    found: str = page.evaluate(STATE)
    return found


def gone_on(page: Page, before: str) -> None:
    """Wait until the next card lies open, or the village is over."""
    page.wait_for_function(f"before => ({STATE})() !== before", arg=before)


def is_over(page: Page) -> bool:
    """Whether the village is over, once the page says so or waits for an answer."""
    expect(letting_go(page).or_(rematch(page)).first).to_be_visible()
    return rematch(page).is_visible()


def let_go(page: Page) -> None:
    before = state(page)
    letting_go(page).click()
    gone_on(page, before)


def play(page: Page, choose: Callable[[Page, Cell], None], bring: Bring, first: Cell) -> bool:
    """Move one tile as far as the open card lets it go; False if it lets it go nowhere."""
    before = state(page)
    choose(page, first)
    expect(page.locator(".now .wish")).to_be_visible()
    found = targets(page)
    if not found:
        page.get_by_role("button", name="Put it down").click()
        return False
    bring(page, first, found[-1])
    confirm = page.get_by_role("button", name="Do it")
    expect(confirm).to_be_visible()
    assert state(page) == before, "nothing is played before it is confirmed"
    confirm.press("Enter") if confirm.evaluate("one => one === document.activeElement") else confirm.click()
    gone_on(page, before)
    return True


# -- with the mouse ----------------------------------------------------------------------------------------


def click(page: Page, name: Cell) -> None:
    cell(page, name).click()


def click_there(page: Page, _: Cell, there: Cell) -> None:
    cell(page, there).click()


# -- with a finger -----------------------------------------------------------------------------------------


def tap(page: Page, name: Cell) -> None:
    """Choose a tile. While the page still scrolls a tap only stops that, so a person taps again."""
    for _ in range(TAPS):
        cell(page, name).tap()
        with suppress(AssertionError):
            expect(cell(page, name)).to_have_attribute("aria-pressed", "true", timeout=4_000)
            return
    raise AssertionError(f"{name} was not chosen")


def drag(page: Page, here: Cell, there: Cell) -> None:
    """Put a finger on a tile, move it and lift it."""
    finger = page.context.new_cdp_session(page)
    start, end = middle(page, here), middle(page, there)
    halfway = {axis: (start[axis] + end[axis]) / 2 for axis in start}
    for kind, points in (
        ("touchStart", [start]),
        ("touchMove", [halfway]),
        ("touchMove", [end]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.detach()


def middle(page: Page, name: Cell) -> dict[str, float]:
    cell(page, name).scroll_into_view_if_needed()
    box = cell(page, name).bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


# -- with keys ---------------------------------------------------------------------------------------------


def walk(page: Page, here: Cell, there: Cell) -> None:
    """From one cell to another by arrow keys, and choose it."""
    across, along = LETTERS.index(there[0]) - LETTERS.index(here[0]), int(there[1]) - int(here[1])
    for key, times in (
        ("ArrowRight", across),
        ("ArrowLeft", -across),
        ("ArrowDown", along),
        ("ArrowUp", -along),
    ):
        for _ in range(times):
            page.keyboard.press(key)
    expect(cell(page, there)).to_be_focused()
    page.keyboard.press("Enter")


def walk_from_the_board(page: Page, there: Cell) -> None:
    """To a cell from the one that Tab reaches."""
    reached = page.locator('[data-cell][tabindex="0"]')
    reached.focus()
    walk(page, reached.get_attribute("data-cell") or "a1", there)
