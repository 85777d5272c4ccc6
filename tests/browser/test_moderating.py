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

    on_step(page, "Introductions")
    expect(page.locator("html")).not_to_have_attribute("data-mood", re.compile("."))
    go_on(page)
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


# every card that opens its eyes at night; the Villagers are Quin, Rob and Sue, and two lie in the middle
FEAST = {
    "Ann": "thief",
    "Ben": "cupid",
    "Eve": "defender",
    "Dan": "seer",
    "Flo": "witch",
    "Gus": "piper",
    "Ida": "raven",
    "Jon": "hunter",
    "Kim": "little-girl",
    "Leo": "white-werewolf",
    "Mia": "werewolf",
    "Nic": "werewolf",
    "Quin": "villager",
    "Rob": "villager",
    "Sue": "villager",
}
FIRST_NIGHT = (  # title, who was called before, whom the tap names
    ("Thief", "", ()),
    ("Cupid", "The Thief falls asleep", ("Quin", "Rob")),
    ("The Lovers", "Cupid falls asleep", ()),
    ("Defender", "The Lovers close their eyes", ("Sue",)),
    ("Seer", "The Defender falls asleep", ("Mia",)),
    ("The Seer’s answer", "", ()),
    ("The pack", "The Seer falls asleep", ("Ann",)),
    ("Witch", "The wolves, full or hungry, lie down", ("Nic",)),
    ("Piper", "The Witch falls asleep", ("Sue", "Dan")),
    ("The charmed", "The Piper puts the flute down", ()),
    ("Raven", "The charmed close their eyes", ("Eve",)),
    ("Dawn", "The Raven tucks its head", ()),
)


def test_a_night_with_every_role_is_read_in_order_and_by_day_no_card_shows(people: Open, axe: str) -> None:
    page = people("/credits", device_scale_factor=1, viewport={"width": 390, "height": 560})
    extra = ("thief", "raven", "white-werewolf")
    options = {"composition": "moon", "wolves": "3", "captain": "no", **dict.fromkeys(extra, "in")}
    deal = {"names": list(FEAST), "deal": list(FEAST.values()), "options": options}
    opened = page.request.post("/api/tables", data={"game": "werewolves", "moderated": True, **deal})
    assert opened.ok, opened.text()
    page.goto(f"/tables/{opened.json()['table']}")
    on_step(page, "Introductions")
    go_on(page)
    on_step(page, "Night falls")
    go_on(page)
    for title, asleep, named in FIRST_NIGHT:
        on_step(page, title)
        expect(page.locator(".script p").first).to_be_in_viewport(
            ratio=1
        )  # however far down the last tap was
        if asleep:
            expect(page.locator(".say").first).to_contain_text(asleep)
        if title == "Cupid":
            expect(next_button(page)).to_be_disabled()
        for name in named:
            tap(page, name)
        if title != "Dawn":
            next_button(page).click()
    expect(page.locator(".script")).to_contain_text("Ann is dead. The card: Thief.")
    go_on(page)
    on_step(page, "The debate")
    press(page, "To the vote")
    on_step(page, "The vote")
    expect(page.locator("[data-chip]")).to_have_count(13)
    expect(page.locator("[data-chip] svg")).to_have_count(0)
    assert barriers(page, axe) == []


def next_button(page: Page) -> Locator:
    return page.locator(".next button")


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
