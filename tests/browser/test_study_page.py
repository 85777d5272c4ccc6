"""The page of a study, opened from the disk as a designer opens it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import hameau
from hameau.lab import comparison, study
from hameau.lab.page import compared, studied
from tests.browser.barriers import barriers
from tests.browser.conftest import DESK, PHONE

KEYS = [game.key for game in hameau.games()]
Read = Callable[..., Page]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder, files = tmp_path_factory.mktemp("pages"), {}
    for key in KEYS:
        game = hameau.game(key)
        plan = study.plan(game, game.seats[-1], ["greedy"])
        files[key] = folder / f"{key}.html"
        files[key].write_text(studied.write(study.study(plan, 200), "en"), "utf-8")
    files["compared"] = folder / "compared.html"
    found = comparison.compare(plan, study.plan(game, game.seats[-1], ["random"]), 200)
    files["compared"].write_text(compared.write(found, [], "en"), "utf-8")
    return files


@pytest.fixture
def read(browser: Browser, pages: dict[str, Path]) -> Iterator[Read]:
    """Opens a page without any network. Whatever it complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(name: str, **look: Any) -> Page:
        context = browser.new_context(**{**look, "offline": True})
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(pages[name].as_uri())
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.mark.parametrize(("name", "scheme", "look"), [(KEYS[0], "light", PHONE), ("compared", "dark", DESK)])
def test_the_page_has_no_barriers(read: Read, axe: str, name: str, scheme: str, look: dict[str, Any]) -> None:
    assert barriers(read(name, **look, color_scheme=scheme), axe) == []


@pytest.mark.parametrize("name", [*KEYS, "compared"])
def test_each_picture_is_shown_once_and_nothing_is_too_wide(read: Read, name: str) -> None:
    for look in (PHONE, DESK):
        page = read(name, **look)
        assert page.locator(".card > svg:visible").count() == page.locator("figure").count() > 3
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_pointing_and_tapping_show_the_numbers(read: Read) -> None:
    for look in (DESK, PHONE):
        page = read(KEYS[0], **look)
        mark = page.locator("figure").first.locator("svg:visible .mark").first
        mark.scroll_into_view_if_needed()
        (mark.tap if look is PHONE else mark.hover)()
        expect(page.locator(".tip")).to_contain_text("95% bounds")
        page.keyboard.press("Escape")
        expect(page.locator(".tip")).to_be_hidden()


def test_the_numbers_behind_a_picture_open_by_keyboard(read: Read) -> None:
    page = read(KEYS[0], **DESK)
    page.locator("summary").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("details[open] tbody tr").first).to_be_visible()


def test_day_and_night_can_be_chosen(read: Read) -> None:
    page = read(KEYS[0], **DESK, color_scheme="light")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    day = page.evaluate(ground)
    page.get_by_role("button", name="By night").click()
    assert page.evaluate(ground) != day
    page.get_by_role("button", name="By day").click()
    assert page.evaluate(ground) == day
