"""A person with a phone leads eight people without phones through Werewolves, from their names to the end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.playing import path_of

NAMES = ("Ann", "Ben", "Eve", "Dan", "Flo", "Gus", "Ida", "Jon")


def test_a_moderator_leads_a_real_table_to_the_end(people: Open, axe: str) -> None:
    page = people("/games/werewolves", **PHONE)
    page.get_by_role("link", name="Moderate a real table").click()
    gather(page, axe)

    on_step(page, "Night falls")
    expect(page.locator("html")).to_have_attribute("data-mood", "village-night")
    go_on(page)
    on_step(page, "Seer")
    assert barriers(page, axe) == []
    screen = open_screen(people, page)
    expect(screen.locator(".question")).to_contain_text("The Seer wakes")

    tap(page, "Ann")
    go_on(page)
    on_step(page, "The Seer’s answer")
    expect(page.locator(".script")).to_contain_text("Show Eve the card of Ann: Werewolf.")
    go_on(page)
    on_step(page, "The pack")
    expect(chip(page, "Ben")).to_be_disabled()
    tap(page, "Ida")
    page.keyboard.press("Enter")

    on_step(page, "Dawn")
    expect(page.locator(".script")).to_contain_text("Ida is dead. The card: Villager.")
    expect(screen.locator("li.gone")).to_have_text(re.compile("Ida"))
    press(page, "Undo")  # it was Jon
    on_step(page, "The pack")
    expect(screen.locator("li.gone")).to_have_count(0)
    page.reload()  # in the middle of a correction
    on_step(page, "The Seer’s answer")
    go_on(page)
    tap(page, "Jon")
    go_on(page)
    on_step(page, "Dawn")
    expect(page.locator(".script")).to_contain_text("Jon is dead.")
    expect(page.locator("html")).not_to_have_attribute("data-mood", re.compile("."))
    assert barriers(page, axe) == []

    vote_out(page, "Ann", axe)
    on_step(page, "Night falls")
    go_on(page)
    on_step(page, "Seer")
    press(page, "Nobody")
    on_step(page, "The pack")
    tap(page, "Gus")
    go_on(page)
    on_step(page, "Dawn")
    vote_out(page, "Ben")
    on_step(page, "The end")
    expect(page.locator(".page")).to_contain_text("The village wins after 2 nights")
    expect(screen.locator(".result")).to_contain_text("The village wins")
    expect(screen.locator("body")).not_to_contain_text("I call")


def gather(page: Page, axe: str) -> None:
    """Eight names, the simplest deck, and who holds what."""
    page.get_by_label("Name", exact=True).fill(", ".join(NAMES[:7]))
    page.keyboard.press("Enter")
    page.keyboard.type(NAMES[7])
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_disabled()
    page.keyboard.press("Enter")
    expect(begin).to_be_enabled()
    page.get_by_role("radio", name=re.compile("^first game")).check()
    page.get_by_role("radio", name="By hand").check()
    expect(begin).to_be_disabled()
    holders = page.get_by_role("group", name="Who holds which card?")
    holders.get_by_role("button", name=re.compile("^Seer")).click()
    tap(page, "Eve")
    expect(holders.get_by_role("button", name=re.compile("^Werewolf"))).to_have_attribute(
        "aria-pressed", "true"
    )
    tap(page, "Ann")
    expect(begin).to_be_disabled()
    tap(page, "Ben")
    expect(chip(page, "Dan")).to_be_disabled()
    assert barriers(page, axe) == []
    begin.click()


def open_screen(people: Open, page: Page) -> Page:
    """The village on the wall, by the link that the moderator passes on."""
    press(page, "Who is who")
    link = page.get_by_role("link", name="Big screen for the table")
    screen = people(path_of(str(link.get_attribute("href"))), **DESK)
    page.keyboard.press("Escape")
    expect(link).to_be_hidden()
    return screen


def vote_out(page: Page, name: str, axe: str = "") -> None:
    """From dawn to the next night: a debate, and all point at one."""
    go_on(page)
    on_step(page, "The debate")
    press(page, "To the vote")
    on_step(page, "The vote")
    tap(page, name)
    press(page, "All the rest")
    if axe:
        assert barriers(page, axe) == []
    press(page, "Count the votes")
    on_step(page, "The count")
    go_on(page)
    on_step(page, "The verdict")
    go_on(page)


def on_step(page: Page, title: str) -> None:
    expect(page.locator(".moderator h1")).to_contain_text(title)


def chip(page: Page, name: str) -> Locator:
    return page.locator("[data-chip]").filter(has_text=re.compile(f"^{name}\\b"))


def tap(page: Page, name: str) -> None:
    chip(page, name).click()


def press(page: Page, button: str) -> None:
    page.get_by_role("button", name=button, exact=True).click()


def go_on(page: Page) -> None:
    press(page, "Next")
