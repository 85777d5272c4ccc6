"""What people say to each other, and whether they want to hear the table."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import invitation, sit_down


def open_chat(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Open the chat|Gespräch öffnen")).first.click()


def test_a_phrase_is_read_in_the_language_of_each_reader(people: Open) -> None:
    ann = people("/games/buttons")
    ann.get_by_role("button", name="Play with friends").first.click()
    sit_down(ann, "Ann")
    ben = people("/", locale="de-DE")
    ben.goto(invitation(ann))
    ben.get_by_label("Dein Name").fill("Ben")
    ben.get_by_role("button", name="Hier sitzen").first.click()
    ann.get_by_role("button", name="Start the match").click()
    open_chat(ann)
    open_chat(ben)
    ann.get_by_role("button", name="Well played!").click()
    ben.get_by_role("button", name="👏").click()
    for page, said in ((ann, "Well played!"), (ben, "Gut gespielt!")):
        lines = page.get_by_role("log", name=re.compile("Chat|Gespräch"))
        expect(lines.get_by_text(said, exact=True)).to_be_visible()
        expect(lines.get_by_text("👏", exact=True)).to_be_visible()


def test_sound_asks_once(people: Open) -> None:
    page = people("/games/buttons", asked_for_sound=False)
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.get_by_text("Play with sound?")).to_be_visible()
    page.get_by_role("button", name="No sound").click()
    expect(page.get_by_text("Play with sound?")).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="Menu").first).to_be_visible()
    expect(page.get_by_text("Play with sound?")).to_be_hidden()
