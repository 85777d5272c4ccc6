"""Somebody opens a game for the first time, and is guided through a real match."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open


def test_a_new_player_is_guided_through_buttons_and_may_go_on_alone(people: Open) -> None:
    page = people("/games/buttons")
    expect(page.get_by_role("heading", name="New to this game?")).to_be_visible()
    page.get_by_role("button", name="Guided first match").click()
    guide = page.get_by_label("Your guide")
    expect(guide).to_contain_text("You win with five stars in a row")
    roll = page.get_by_role("button", name="Roll")
    expect(roll).to_have_attribute("data-guided", "")
    roll.click()
    expect(guide).to_contain_text("The white die names the row")
    guide.get_by_role("button", name="I see").click()
    expect(guide).not_to_be_visible()
    page.locator(".main .field.may, .main [role=button], .main .may").first.click()
    expect(guide).to_contain_text("the gold die counts for you too")
    page.reload()
    expect(guide).to_contain_text("the gold die counts for you too")
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)
    page.get_by_role("button", name="Show the hints").click()
    expect(guide).to_contain_text("the gold die counts for you too")
    page.go_back()
    expect(page.get_by_role("button", name="Guided first match")).to_be_visible()
    expect(page.get_by_role("heading", name="New to this game?")).to_have_count(0)


def test_the_guide_of_a_village_begins_with_the_card_and_can_be_left(people: Open) -> None:
    page = people("/games/werewolves")
    page.get_by_role("button", name="Guided first match").click()
    guide = page.get_by_label("Your guide")
    expect(guide).to_contain_text("You are the Seer")
    guide.get_by_role("button", name="I see").click()
    expect(guide).to_have_count(0)
    expect(page.get_by_role("button", name="Got it")).to_have_count(0)  # before anybody has looked
    page.locator(".own-card").focus()
    page.keyboard.down(" ")
    expect(page.locator(".secret")).to_contain_text("Each night you look at the card of one player")
    page.keyboard.up(" ")
    expect(page.locator(".secret")).to_have_count(0)
    page.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("see the card of one person")
    guide.get_by_role("button", name="Leave the guide").click()
    page.locator(".person").first.click()
    expect(guide).to_have_count(0)
    expect(page.locator("[data-guided]")).to_have_count(0)


# what a newcomer is told, and what they tap then; None: "I see"
STEPS: dict[str, list[tuple[str, str | None]]] = {
    "buttonville": [
        ("they come from sets", ".stall .may"),
        ("One more!", ".stall .may"),
        ("Now lay down a set", ".hand .may"),
    ],
    "guilds": [
        ("keep one of these secret tasks", ".mayors .may"),
        ("Each tile is a guild", None),
        ("A card moves one liveryman", None),
    ],
    "chevoux": [
        ("Every tile has a wish", "[data-cell=a1]"),
        ("bakery", "[data-cell=f1]"),
        ("this is how it would look", None),
    ],
}
ABOVE = """([guide, board]) => {
    const [one, other] = [guide, board].map((part) => part.getBoundingClientRect())
    return one.bottom <= other.top + 1 || one.top >= other.bottom - 1
}"""


@pytest.mark.parametrize("locale", ["en-GB", "de-CH"])
@pytest.mark.parametrize("game", STEPS)
def test_hints_come_at_their_moment_and_cover_nothing(people: Open, game: str, locale: str) -> None:
    page = people(f"/games/{game}", locale=locale)
    page.locator(".first .button").click()
    guide = page.locator("aside:has([role=status])").filter(has=page.locator(".ways"))
    told: list[str] = []
    for words, tap in STEPS[game]:
        expect(guide).to_be_visible()
        if locale == "en-GB":
            expect(guide).to_contain_text(words)
        elif told:
            expect(guide).not_to_contain_text(told[-1])
        told.append(guide.locator("p").inner_text())
        board = page.locator(".map, .stall, .village, .place").first
        assert page.evaluate(ABOVE, [guide.element_handle(), board.element_handle()]), told
        (page.locator(tap).first if tap else guide.locator(".ways .button").last).click()
    assert len(set(told)) == len(STEPS[game])
