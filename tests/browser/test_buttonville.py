"""People play whole matches of Buttonville in a real browser, and nobody sees the others' cards."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.barriers import barriers, looks_and_schemes
from tests.browser.conftest import DESK, Open
from tests.browser.playing import expect_the_end, invitation, path_of, play_to_the_end, sit_down


def wishes(page: Page) -> list[Locator]:
    """How many cards of a set, a card or set that glows, or the answer that is no card."""
    return [
        page.locator(".many .ways button"),
        page.locator(".table .may:visible"),
        page.locator(".table .ask .primary"),
        page.locator(".table .answers button"),
    ]


def lobby(page: Page) -> None:
    page.get_by_role("button", name="Play with friends").first.click()
    sit_down(page, "Ann")


def test_two_people_play_a_whole_match_and_a_big_screen_shows_no_hand(people: Open) -> None:
    ann = people("/games/buttonville")
    lobby(ann)
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
    play_to_the_end(ann, ben, until=10, wishes=wishes)
    ben.reload()  # in the middle
    expect(ben.locator("section.table")).to_be_visible()
    expect(ben.get_by_label("My hand")).to_be_visible()
    expect(screen.get_by_label("My hand")).to_have_count(0)
    play_to_the_end(ann, ben, wishes=wishes)
    for page in (ann, ben):
        expect_the_end(page)
    ann.get_by_role("button", name="Check the dice").click()
    expect(ann.get_by_role("dialog")).to_contain_text("The promise is the one this browser saw")
    expect(ann.get_by_role("dialog")).to_contain_text("every one is right")


def test_a_card_is_explained_and_says_where_it_comes_from(people: Open) -> None:
    page = people("/games/buttonville", **DESK)
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator("section.table .spot.may").first.press("i")  # it waits for the own turn
    expect(page.get_by_role("dialog").locator(".source")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@looks_and_schemes
def test_no_moment_has_barriers(people: Open, axe: str, scheme: str, look: dict[str, Any]) -> None:
    page = people("/games/buttonville", color_scheme=scheme, **look)
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.locator("section.table")).to_be_visible()
    assert barriers(page, axe) == []
    for _ in range(4):
        play_to_the_end(page, until=5, wishes=wishes)
        assert barriers(page, axe) == []
