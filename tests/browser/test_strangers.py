"""Strangers meet in the browser: through a table that anybody may find, and one sends the other away."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Open
from tests.browser.playing import expect_the_end, play_to_the_end, sit_down


def open_to_anybody(page: Page, game: str, name: str) -> None:
    """A host lets anybody find the table."""
    page.goto(f"/games/{game}")
    page.get_by_role("button", name="Play with friends").first.click()
    sit_down(page, name)
    page.get_by_role("switch", name="Anybody may join").click()
    expect(page.get_by_role("switch", name="Anybody may join")).to_be_checked()


def test_two_strangers_meet_and_play_to_the_end(people: Open) -> None:
    ann = people()
    open_to_anybody(ann, "buttons", "Ann")
    ben = people("/")
    ben.get_by_role("link", name=re.compile("BUTTONS.*Ann")).click()
    sit_down(ben, "Ben")
    expect(ann.get_by_text("Ben has sat down.")).to_be_visible()
    ann.get_by_role("button", name="Start the match").click()
    play_to_the_end(ann, ben)
    for page in (ann, ben):
        expect_the_end(page)


def test_a_seat_among_strangers_with_one_click(people: Open) -> None:
    first, second = people("/games/buttonville"), people("/games/buttonville", **DESK)
    for page, name in ((first, "Ann"), (second, "Eve")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Take a seat").click()
        expect(page).to_have_url(re.compile("/tables/"))
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    assert first.url == second.url
    expect(first.get_by_text("Eve has sat down.")).to_be_visible()


def test_the_host_sends_a_stranger_away(people: Open) -> None:
    ann = people(**DESK)
    open_to_anybody(ann, "guilds", "Ann")
    eve = people(ann.url)
    sit_down(eve, "Eve")
    ann.get_by_role("button", name="Send away (Eve)").click()
    ann.get_by_role("dialog").get_by_role("button", name="Send away").click()
    expect(eve.get_by_text("There are others")).to_be_visible()
    eve.get_by_role("button", name="Try again").click()
    expect(eve.get_by_role("heading", name="There is no table here").first).to_be_attached()
    expect(ann.get_by_text("Eve", exact=True)).to_have_count(0)


def test_who_plays_against_bots_hears_of_a_person_and_comes_back(people: Open) -> None:
    ben = people()
    ben.get_by_role("button", name="Play BUTTONS").click()
    expect(ben.get_by_text("Round 1").first).to_be_visible()
    match = ben.url
    ann = people()
    open_to_anybody(ann, "buttons", "Ann")
    expect(ben.get_by_text("Ann is looking for players: BUTTONS.")).to_be_visible()
    ben.get_by_role("link", name="Go there").click()
    sit_down(ben, "Ben")
    expect(ann.get_by_text("Ben has sat down.")).to_be_visible()
    ben.goto("/")
    path = urlsplit(match).path
    ben.get_by_role("region", name="Continue at your table").locator(f"a[href='{path}']").click()
    expect(ben).to_have_url(match)
    expect(ben.get_by_text("Round 1").first).to_be_visible()


def test_somebody_is_not_heard_any_more(people: Open) -> None:
    ann = people(**DESK)
    open_to_anybody(ann, "buttons", "Ann")
    eve = people(ann.url, **DESK)
    sit_down(eve, "Eve")
    expect(ann.get_by_text("Eve has sat down.")).to_be_visible()
    ann.get_by_role("button", name="Start the match").click()
    for page in (ann, eve):
        page.get_by_role("button", name=re.compile("^Chat")).first.click()
    for words in ("Hello", "Hurry up"):
        eve.get_by_label("Say something").fill(words)
        eve.get_by_role("button", name="Send").click()
        expect(ann.get_by_text(words, exact=True)).to_be_visible()
    ann.get_by_role("button", name="Mute (Eve)").first.click()
    expect(ann.get_by_text("Hurry up", exact=True)).to_have_count(0)
    ann.get_by_role("button", name="Hear again").click()
    expect(ann.get_by_text("Hurry up", exact=True)).to_be_visible()
