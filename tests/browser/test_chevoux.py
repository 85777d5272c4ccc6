"""Somebody plays villages of Chévoux in a real browser: today's, a race, the first one with a guide."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import villages
from tests.browser.barriers import barriers
from tests.browser.conftest import DESK, PHONE, Open

ON_ITS_SIDE = {**PHONE, "viewport": {"width": 844, "height": 390}}
looks = pytest.mark.parametrize(
    ("look", "scheme"),
    [(PHONE, "light"), (ON_ITS_SIDE, "light"), (DESK, "dark")],
    ids=["phone by day", "on its side", "desk by night"],
)
HARD = {"options": {"mode": "hard"}}
FIRST = ("b1", "c2", "e1", "d2", "a1", "f2")  # tiles that are moved, in turn


def play_to_the_end(page: Page, choose: Any, bring: Any) -> int:
    """Move a tile now and then, and let the other cards go; how many tiles were moved."""
    moved = cards = 0
    while not villages.is_over(page):
        mine = cards % 3 == 0 and villages.play(page, choose, bring, FIRST[cards // 3 % len(FIRST)])
        moved += mine
        if not mine:
            villages.let_go(page)
        cards += 1
    return moved


def test_today_is_played_with_the_mouse_with_hints_and_shared_without_spoiling_it(
    people: Open, axe: str
) -> None:
    page = people("/", **DESK, permissions=["clipboard-read", "clipboard-write"])
    today = page.get_by_role("region", name="Village of")
    today.get_by_role("button", name="Play today’s").click()
    villages.expect_a_card(page)
    before = villages.state(page)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".why")).to_contain_text("Hint: ")
    assert villages.state(page) == before, "advice plays nothing"
    page.goto("/")
    page.get_by_role("button", name="Go on").click()  # the same table
    expect(page.get_by_role("button", name=re.compile("^Hint 1"))).to_be_visible()
    play_to_the_end(page, villages.click, villages.click_there)
    share = page.get_by_role("button", name="Share the result")
    expect(share).to_be_visible()
    expect(page.get_by_text("Par is what Hameau’s own player scored here.")).to_be_visible()
    assert barriers(page, axe) == []
    share.click()
    expect(page.get_by_text("Copied. Paste it wherever you like")).to_be_visible()
    text: str = page.evaluate("navigator.clipboard.readText()")
    title, result, marks, hints, link = text.splitlines()
    assert title.startswith("Chévoux · Village of ")
    assert re.match("✗ lost$|✓ -?[0-9]+ point", result)
    assert [len(cards) for cards in marks.split()] == [5] * 5
    assert set(marks) <= set("■●· ")
    assert hints == "1 hint"
    assert link.endswith("/games/chevoux")
    page.get_by_role("button", name="Check the luck").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The luck of a day follows from its date")
    expect(dialog).to_contain_text("30 tiles and 25 cards computed again: every one is right.")
    page.goto("/games/chevoux")
    expect(page.get_by_role("button", name="Share the result")).to_be_visible()
    scores = page.get_by_label("Your scores")
    expect(scores).to_contain_text("of 1")
    scores.get_by_role("button", name="Delete my scores").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my scores").click()
    expect(scores).to_have_count(0)


def test_a_village_is_played_with_a_finger_and_a_friend_and_a_bot_play_the_same(people: Open) -> None:
    ann = people("/games/chevoux")
    villages.open_village(ann, **HARD)
    tiles = ann.locator("[data-cell]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert play_to_the_end(ann, villages.tap, villages.drag) > 0
    link = ann.get_by_label("Link to this set-up", exact=True).input_value()
    ann.get_by_role("group", name="Let a bot play it:").get_by_role("button", name="Steady").click()
    runs = ann.locator("ol").filter(has_text="bot, Steady")
    expect(runs.get_by_role("link")).to_have_count(2)  # both are over: two replays
    ben = people(link[link.index("/games/") :], **DESK)
    expect(ben.get_by_role("heading", name="Ann challenges you: Chévoux")).to_be_visible()
    expect(ben.get_by_text("has finished").first).to_be_visible()
    expect(ben.locator("ol").get_by_role("link")).to_have_count(0)  # nobody is spoilt
    ben.get_by_role("button", name="Play it").click()
    expect(ben.locator("[data-cell]").first).to_be_visible()
    assert ben.locator("[data-cell]").evaluate_all("all => all.map((one) => one.ariaLabel)") == tiles


def test_a_village_is_played_with_keys(people: Open) -> None:
    page = people("/games/chevoux", **DESK)
    villages.open_village(page, **HARD)
    assert play_to_the_end(page, villages.walk_from_the_board, villages.walk) > 0
    expect(page.get_by_role("button", name="Play a new one")).to_be_visible()


def test_the_first_village_is_guided_and_the_guide_can_be_left(people: Open, axe: str) -> None:
    page = people("/games/chevoux")
    page.get_by_role("button", name="Guided first match").click()
    guide = page.get_by_label("Your guide")
    expect(guide).to_contain_text("Tap the bakery on a1")
    assert barriers(page, axe) == []
    villages.tap(page, "b2")  # something else is no mistake: the guide waits
    expect(guide).to_contain_text("Tap the bakery on a1")
    villages.tap(page, "a1")
    expect(villages.cell(page, "f1")).to_have_attribute("data-guided", "")
    villages.drag(page, "a1", "f1")
    expect(guide).to_contain_text("Nothing has happened yet")
    page.get_by_role("button", name="Do it").click()
    expect(guide).to_contain_text("A new card.")
    villages.tap(page, "e1")
    page.get_by_role("button", name="Bring 1 person").click()
    expect(guide).to_contain_text("Above you see all six cards.")
    page.locator(".cards .later").first.click()
    expect(guide).to_contain_text("still in the pile")
    page.locator(".cards .pile").click()
    page.keyboard.press("Escape")
    expect(guide).to_contain_text("Now it is up to you")
    page.reload()  # it goes on where the village stands
    expect(guide).to_contain_text("Above you see all six cards.")
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)


@looks
def test_no_moment_has_barriers(people: Open, axe: str, scheme: str, look: dict[str, Any]) -> None:
    page = people("/games/chevoux", color_scheme=scheme, **look)
    expect(page.get_by_text("Par: ")).to_be_visible()
    page.get_by_text("The days before").click()
    assert barriers(page, axe) == []
    villages.open_village(page)
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".why")).to_be_visible()
    assert barriers(page, axe) == []
    page.locator(".cards .pile").click()
    assert barriers(page, axe) == []
