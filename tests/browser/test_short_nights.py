"""Two people at a table with nights agree on shorter ones, and one of them thinks again."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import Open
from tests.browser.playing import sit_down


def test_two_people_agree_on_shorter_nights(people: Open, axe: str) -> None:
    ann = people("/credits", device_scale_factor=1)
    opened = ann.request.post("/api/tables", data={"game": "werewolves", "seats": 8}).json()
    link = f"/tables/{opened['table']}#join={opened['join']}"
    ben = people("/credits", device_scale_factor=1)
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        page.goto(link)
        sit_down(page, name)

    expect(switch(ann)).to_have_attribute("aria-checked", "false")
    switch(ann).click()
    expect(ann.get_by_text("Still missing: Ben.")).to_be_visible()
    expect(ben.get_by_text("Ann would like shorter nights.")).to_be_visible()
    assert barriers(ben, axe) == []
    ben.get_by_role("button", name="Agree", exact=True).click()
    expect(ben.get_by_text("Ann would like shorter nights.")).to_have_count(0)
    expect(ann.get_by_text("Everybody agrees: nights are short.")).to_be_visible()
    assert barriers(ann, axe) == []

    switch(ben).click()
    expect(ann.get_by_text("Still missing: Ben.")).to_be_visible()


def switch(page: Page) -> Locator:
    """In the menu, which is opened first."""
    found = page.get_by_role("switch", name="Shorter nights")
    if not found.count():
        page.get_by_role("button", name="Menu").click()
    return found
