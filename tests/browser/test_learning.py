"""Somebody plays carelessly against a bot, and learns from it in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.barriers import barriers, looks_and_schemes
from tests.browser.conftest import PHONE, Open
from tests.browser.playing import let_a_bot_finish, play_to_the_end


def reckless(page: Page) -> list[Locator]:
    """Roll on and on, whatever may be lost."""
    return [
        page.get_by_role("button", name=re.compile("^Lay on")),
        page.locator("button[data-field].may"),
        page.get_by_role("button", name=re.compile("^Roll")),
        page.get_by_role("button", name=re.compile("^Opt out")),
        page.get_by_role("button", name=re.compile("^Take [A-D][12]")),
    ]


def played(people: Open, look: dict[str, object]) -> Page:
    """A match that begins with a few blunders, and its end."""
    page = people("/games/buttons", **look)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Play against bots").click()
    play_to_the_end(page, until=25, wishes=reckless)
    let_a_bot_finish(page)
    return page


def opened(page: Page) -> Locator:
    """Look back on the match that is over."""
    page.get_by_role("link", name="Learn from it").click()
    expect(page.get_by_role("heading", name="Learn from this match")).to_be_visible()
    expect(page.get_by_role("heading", name="What mattered most")).to_be_visible()
    return page.locator(".learn").first


@looks_and_schemes
def test_a_blunder_is_shown_and_one_tries_it_again_from_there(
    people: Open, axe: str, look: dict[str, object], scheme: str
) -> None:
    page = played(people, {**look, "color_scheme": scheme})
    learn = opened(page)
    choice = learn.locator("li.choice").first
    expect(choice).to_contain_text("Played: ")
    expect(choice).to_contain_text("A strong bot plays: ")
    expect(learn).to_contain_text("Own choices")
    assert barriers(page, axe) == []

    number = int(re.findall(r"Move (\d+): a choice", choice.inner_text())[0])
    choice.get_by_role("button", name="Go there").click()
    expect(page.get_by_label("Seen")).to_have_value("0")  # through one's own eyes
    expect(page.get_by_role("slider", name="Move", exact=True)).to_have_value(str(number - 1))
    expect(page.locator(".replay > .stage")).to_be_in_viewport()
    expect(choice).to_be_attached()  # what was learned is still there

    choice.get_by_role("button", name="Try it from here").click()
    expect(page.get_by_text("You try it from a moment of another match.")).to_be_visible()
    assert play_to_the_end(page, until=1) == 1, "it is not one's turn"
    let_a_bot_finish(page)
    opened(page)


def test_the_line_is_walked_by_keyboard_and_read_as_a_table(people: Open) -> None:
    page = played(people, PHONE)
    learn = opened(page)
    slider = learn.get_by_role("slider", name="Moment of the match")
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move \d+.*: \d+%$"))
    last = page.get_by_role("slider", name="Move", exact=True)
    expect(last).to_have_value(last.get_attribute("max") or "")
    page.keyboard.press("Home")
    expect(last).not_to_have_value(last.get_attribute("max") or "")
    learn.get_by_text("All decisions as a table").click()
    rows = learn.locator("tbody tr")
    assert rows.count() > 5
    expect(rows.first).to_contain_text("%")
    expect(learn.get_by_role("columnheader", name="A strong bot")).to_be_visible()


def test_who_only_looks_on_is_offered_nothing_to_learn(people: Open) -> None:
    page = played(people, PHONE)
    link = page.get_by_label("Link to the replay", exact=True).input_value()
    other = people(link[link.index("/tables/") :])
    expect(other.get_by_role("heading", name=re.compile("^Replay of match"))).to_be_visible()
    expect(other.get_by_role("slider", name="Move", exact=True)).to_be_visible()
    expect(other.get_by_role("heading", name="Learn from this match")).to_have_count(0)


@pytest.mark.parametrize("game", ["buttons", "guilds"])
def test_a_hint_is_said_where_the_board_does_not_show_it(people: Open, game: str) -> None:
    page = people(f"/games/{game}")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Play against bots").click()
    hint = page.get_by_role("button", name=re.compile("^Hint"))
    expect(hint).to_be_enabled()
    hint.click()
    expect(page.get_by_text(re.compile("^Hint: .+"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Hint 1"))).to_be_visible()
