"""People play whole matches of Guilds of London in a real browser: two, and one against Boris."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.barriers import barriers, looks_and_schemes
from tests.browser.conftest import DESK, Open
from tests.browser.playing import (
    expect_the_end,
    invitation,
    is_over,
    path_of,
    play_to_the_end,
    sit_down,
    unfold_options,
)

ROUNDS = 16  # of two players
KEPT = 4  # cards that a careful person keeps for the next turn
BY_HAND = 2  # rounds after which, and before the end, both play themselves
COARSE = {"device_scale_factor": 1}  # long matches: fewer dots to paint
CARD = ".hand button.may"


# one look at the page: a mayoral card, a tile that glows, a use of the chosen card, a card, or another answer
CHOICE = """(kept) => {
    const one = (selector) => document.querySelector(selector) && selector
    const cards = document.querySelectorAll(".hand button.may").length
    const chosen = one(".hand [aria-pressed='true']")
    const turn = one(".table [data-move='end']")
    return one(".now button.may") ?? one(".frame .spot.may") ?? (chosen && one(".now .uses button"))
        ?? (!turn || cards > kept ? one(".hand button.may") : null) ?? one(".now .answer button")
}"""


def wishes(page: Page) -> list[Locator]:
    """The one thing to do now, if there is any."""
    choice = page.evaluate(CHOICE, KEPT)
    return [page.locator(choice)] if choice else []


def round_of(page: Page) -> int:
    found = re.search(r"Round (\d+) of", page.locator(".status").inner_text())
    return int(found[1]) if found else 0


def start(page: Page, *, players: int) -> None:
    page.get_by_role("button", name="Play with friends").first.click()
    sit_down(page, "Ann")
    unfold_options(page)
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)


def play_until(last: int, *pages: Page) -> None:
    """By hand, until a round has come or the match is over."""
    while not is_over(pages[0]) and round_of(pages[0]) < last:
        play_to_the_end(*pages, until=1, wishes=wishes)


def test_two_people_play_a_whole_match_and_a_big_screen_shows_no_hand(people: Open) -> None:
    ann = people("/games/guilds", **COARSE)
    start(ann, players=2)
    ben = people(invitation(ann), **DESK)
    sit_down(ben, "Ben")
    ann.get_by_role("button", name="Start the match").click()
    expect(ann.locator("section.table")).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    watch = ann.get_by_label("Link for onlookers", exact=True).input_value()
    ann.keyboard.press("Escape")
    screen = people(path_of(watch).replace("#", "/screen#"), **DESK)
    for page in (ann, ben, screen):
        expect(page.locator("section.table")).to_be_visible()
    play_until(BY_HAND, ann, ben)
    expect(screen.get_by_label("My hand")).to_have_count(0)
    screen.close()
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Let a bot play for me").click()
    expect(ben.get_by_role("button", name="Take the seat back")).to_be_visible()
    table = ben.url
    ben.goto("about:blank")  # and comes back for the last rounds
    play_until(ROUNDS - BY_HAND, ann)
    ben.goto(table)
    ben.get_by_role("button", name="Take the seat back").click()
    expect(ben.get_by_label("My hand")).to_be_visible()
    play_to_the_end(ann, ben, wishes=wishes)
    for page in (ann, ben):
        expect_the_end(page)
    expect(ann.locator(".ending > li")).to_have_count(2)
    ann.get_by_role("button", name="Check the dice").click()
    dialog = ann.get_by_role("dialog")
    expect(dialog).to_contain_text("The promise is the one this browser saw")
    expect(dialog).to_contain_text("every one is right")


def test_somebody_alone_plays_boris_to_the_end(people: Open) -> None:
    page = people("/games/guilds", reduced_motion="no-preference", **COARSE)
    start(page, players=1)
    page.get_by_role("button", name="Start the match").click()
    page.locator(".now .may").first.click()
    page.locator(CARD).first.click()
    page.get_by_role("button", name="Hire with it").click()
    page.get_by_role("button", name="End the turn").click()
    story = page.get_by_label("What happens", exact=True)
    expect(story).to_contain_text("Boris turns up")  # and why he goes there
    story.get_by_role("button", name="Skip").click()
    page.emulate_media(reduced_motion="reduce")
    expect(story).to_have_count(0)
    play_until(2, page)
    page.get_by_role("button", name="What happened lately").click()
    expect(page.get_by_role("dialog")).to_contain_text("Boris turns up")
    page.keyboard.press("Escape")
    play_to_the_end(page, wishes=wishes)
    expect_the_end(page)
    expect(page.locator(".ending > li")).to_have_count(2)  # Boris is counted too


def test_a_card_is_used_where_it_is_let_go(people: Open) -> None:
    page = people("/games/guilds", **DESK)
    start(page, players=1)
    page.get_by_role("button", name="Start the match").click()
    page.locator(".now .may").first.click()
    card, hall = page.locator(CARD).first, page.locator("[data-drop=hall]")
    expect(hall).to_contain_text("Ann 4")
    card.drag_to(hall)  # to hire
    expect(hall).to_contain_text("Ann 5")


@looks_and_schemes
def test_no_moment_has_barriers(people: Open, axe: str, scheme: str, look: dict[str, Any]) -> None:
    page = people("/games/guilds", color_scheme=scheme, **look)
    start(page, players=1)
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator("section.table")).to_be_visible()
    assert barriers(page, axe) == []
    play_until(3, page)
    page.reload()  # nothing is chosen, nothing on its way
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
    page.locator(CARD).first.click()
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Put it back").click()
    page.locator("[data-drop=b3]").click()
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Signs and sources").click()
    expect(page.get_by_role("dialog")).to_contain_text("reconstructed")
    assert barriers(page, axe) == []
