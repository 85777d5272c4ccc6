"""People furnish kitchens in a real browser: with the finger, the mouse and keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.barriers import barriers, looks_and_schemes
from tests.browser.conftest import DESK, Open
from tests.browser.playing import expect_the_end, invitation, path_of, play_to_the_end, sit_down
from tests.browser.villages import OPEN


def wishes(page: Page) -> list[Locator]:
    """Place what is tried, try it somewhere, or go on to the next game."""
    return [page.locator(".hand .act .primary:not([disabled])"), page.locator("[data-space].may")]


def open_kitchen(page: Page, **wanted: Any) -> None:
    """A table for one, which begins at once."""
    asked = {"game": "cucina", "seats": 1, "name": "Ann", "level": "beginner", **wanted}
    page.goto(f"/tables/{page.evaluate(OPEN, asked)}")
    expect(page.locator("[data-space].may").first).to_be_visible()


def place_button(page: Page) -> Locator:
    return page.locator(".hand .act button")


def test_two_people_play_a_whole_match_and_nothing_is_seen_before_all_have_chosen(people: Open) -> None:
    ann = people("/games/cucina")
    ann.get_by_role("button", name="Play with friends").first.click()
    sit_down(ann, "Ann")
    ben = people(invitation(ann), **DESK)
    sit_down(ben, "Ben")
    ann.get_by_role("button", name="Start the match").click()
    for page in (ann, ben):
        expect(page.locator("section.table")).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    watch = ann.get_by_label("Link for onlookers", exact=True).input_value()
    ann.keyboard.press("Escape")
    screen = people(path_of(watch).replace("#", "/screen#"), **DESK)
    expect(screen.get_by_text("Ann, Ben still to choose.")).to_be_visible()
    ann.locator('[data-space="b4"]').tap()
    ann.get_by_role("button", name="Place it on b4").click()
    for page in (ben, screen):
        expect(page.get_by_text("has chosen").first).to_be_attached()
        expect(page.locator(".plan .laid")).to_have_count(0)
    expect(ann.locator(".plan .laid.sealed")).to_have_count(1)
    ann.reload()
    expect(ann.locator(".plan .laid.sealed")).to_have_count(1)
    play_to_the_end(ann, ben, wishes=wishes)
    for page in (ann, ben):
        expect_the_end(page)
    expect(screen.locator(".plan .laid")).to_have_count(32)
    ann.get_by_role("button", name="Check the luck").click()
    dialog = ann.get_by_role("dialog")
    expect(dialog).to_contain_text("16 tiles and the boards of 2 kitchens computed again")


def test_a_tile_is_dragged_turned_and_placed(people: Open) -> None:
    page = people("/games/cucina", **DESK)
    open_kitchen(page)
    expect(place_button(page)).to_be_disabled()
    box, space = (
        page.locator(".hand .picture").bounding_box(),
        page.locator('[data-space="c2"]').bounding_box(),
    )
    assert box
    assert space
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(space["x"] + 30, space["y"] + 30, steps=5)
    expect(page.locator(".plan .tried")).to_be_visible()  # before it is let go
    page.mouse.up()
    expect(place_button(page)).to_have_text("Place it on c2")
    page.mouse.wheel(0, 100)
    page.keyboard.press("r")
    place_button(page).click()
    expect(page.locator(".plan .laid")).to_have_count(1)
    page.locator('[data-space="c2"]').click()
    expect(page.get_by_text("A tile lies on c2 already")).to_be_visible()


def test_a_series_is_played_with_keys(people: Open) -> None:
    page = people("/games/cucina", **DESK)
    open_kitchen(page, options={"series": "three", "building": "connected"})
    for game in range(3):
        for _ in range(16):
            page.locator("[data-space].may").first.focus()
            page.keyboard.press("Enter")
            expect(place_button(page)).to_be_focused()
            lying = page.locator(".plan .laid").count()
            page.keyboard.press("Enter")
            expect(page.locator(".plan .laid")).to_have_count(lying + 1)
        if game < 2:
            page.get_by_role("button", name="On to the next game").press("Enter")
            expect(page.locator(".plan .laid")).to_have_count(0)
    expect(page.get_by_role("button", name="Play a new one")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Game 3")).to_be_visible()


@looks_and_schemes
def test_no_moment_has_barriers(people: Open, axe: str, look: dict[str, Any], scheme: str) -> None:
    page = people("/games/cucina", color_scheme=scheme, **look)
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.locator("[data-space].may").first).to_be_visible()
    assert barriers(page, axe) == []
    page.locator("[data-space].may").first.click()
    expect(page.locator(".plan .tried")).to_be_visible()
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Tile 1 of 16").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(page, axe) == []
    page.keyboard.press("Escape")
    play_to_the_end(page, wishes=wishes)
    expect_the_end(page)
    assert barriers(page, axe) == []
