"""Every page: without barriers, safe, and usable by keyboard alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import hameau
from tests.browser.barriers import barriers, looks_and_schemes
from tests.browser.conftest import DESK, Open
from tests.browser.playing import PATIENCE, invitation, let_a_bot_finish, path_of, play_to_the_end, sit_down


@looks_and_schemes
@pytest.mark.parametrize(
    "path",
    [
        *("/", "/games/buttons", "/games/buttons/rules"),
        "/credits",
        "/schema",
        "/admin",
        "/nowhere",
        f"/tables/{'a' * 12}",
    ],
)
def test_no_page_has_barriers(people: Open, axe: str, path: str, scheme: str, look: dict[str, Any]) -> None:
    page = people(path, color_scheme=scheme, **look)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert barriers(page, axe) == []


@looks_and_schemes
def test_no_moment_at_the_table_has_barriers(
    people: Open, axe: str, scheme: str, look: dict[str, Any]
) -> None:
    page = people("/games/buttons", color_scheme=scheme, **look)
    page.get_by_role("button", name="Play with friends").first.click()
    expect(page.get_by_label("Your name")).to_be_visible()
    assert barriers(page, axe) == []
    sit_down(page, "Ann")
    join = invitation(page)
    page.get_by_role("button", name=re.compile("Put a bot there|Fill them with bots")).click()
    page.get_by_role("button", name="Start the match").click()
    expect(page.get_by_text("Round 1").first).to_be_visible()
    assert barriers(page, axe) == []
    play_to_the_end(page, until=3)
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Menu").click()
    assert barriers(page, axe) == []
    watch = page.get_by_label("Link for onlookers", exact=True).input_value()
    page.keyboard.press("Escape")
    for path in (path_of(watch), path_of(watch).replace("#", "/screen#"), join):
        other = people(path, color_scheme=scheme, **look)
        expect(other.get_by_text("Round 1").first).to_be_visible()
        assert barriers(other, axe) == []
        other.close()
    let_a_bot_finish(page)
    assert barriers(page, axe) == []
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider").first).to_be_visible()
    assert barriers(page, axe) == []


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en-GB", "one table"),
        ("fr-CH", "autour d’une table"),
        ("de-CH", "an einem Tisch"),
        ("it-CH", "un solo tavolo"),
    ],
)
def test_the_first_page_speaks_the_language_of_the_browser(people: Open, locale: str, sentence: str) -> None:
    page = people("/", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_contain_text(sentence)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])


def test_all_games_stand_on_the_first_screen_and_one_tap_plays(people: Open) -> None:
    page = people("/")
    boxes = page.get_by_role("button", name=re.compile("^Play (?!today)"))
    expect(boxes).to_have_count(len(hameau.games()))
    for box in boxes.all():
        expect(box).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Play BUTTONS").tap()
    expect(page.get_by_text("Round 1").first).to_be_visible()


def test_a_script_written_into_the_page_does_not_run(people: Open) -> None:
    page = people("/")
    seen = page.evaluate(
        """() => new Promise((found) => {
            addEventListener('securitypolicyviolation', (event) => found(event.effectiveDirective))
            const script = document.createElement('script')
            script.textContent = 'window.ran = true'
            document.head.append(script)
            setTimeout(() => found('nothing'), 2000)
        })"""
    )
    assert seen.startswith("script-src")
    assert page.evaluate("window.ran") is None


def test_no_script_can_read_the_cookie(people: Open) -> None:
    page = people("/")
    assert page.evaluate("document.cookie") == ""
    cookies = page.context.cookies()
    assert [(cookie["name"], cookie["httpOnly"], cookie["sameSite"]) for cookie in cookies] == [
        ("hameau", True, "Strict")
    ]


def test_a_match_is_played_with_the_keyboard_alone(people: Open) -> None:
    page = people("/games/buttons", **DESK)
    press_until(page, "Play against bots")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Round 1").first).to_be_visible()
    played = 0
    for _ in range(PATIENCE):
        if played >= 8:
            return
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.actions button, [data-field].may')"):
            page.keyboard.press("Enter")
            played += 1
            page.wait_for_timeout(100)
    raise AssertionError(f"only {played} moves in {PATIENCE} presses of Tab")


def press_until(page: Page, name: str) -> None:
    """Walk with the Tab key to something with that name."""
    expect(page.get_by_role("button", name=name).first).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in (page.evaluate("document.activeElement.textContent") or ""):
            return
    raise AssertionError(f"the Tab key does not reach {name!r}")


def test_any_game_can_be_played_on_the_plain_board(people: Open) -> None:
    page = people("/games/buttons", **DESK)
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.get_by_text("Round 1").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name=re.compile("^Plain board")).click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-field]")).to_have_count(0)
    for _ in range(5):
        move = page.locator(".moves button").first
        expect(move).to_be_visible()
        move.click()
        page.wait_for_timeout(150)


def test_the_first_page_leads_back_to_the_table(people: Open) -> None:
    page = people("/games/buttons")
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.get_by_text("Round 1").first).to_be_visible()
    before = page.url
    page.goto("/")
    page.get_by_role("region", name="Continue at your table").get_by_role("link").first.click()
    expect(page.get_by_text("Round 1").first).to_be_visible()
    assert page.url == before
