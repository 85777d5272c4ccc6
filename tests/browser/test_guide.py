"""Somebody opens a game for the first time, and is guided through a real match."""

from __future__ import annotations

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


def test_somebody_skips_the_guide_of_a_village(people: Open) -> None:
    page = people("/games/werewolves")
    page.get_by_role("button", name="Guided first match").click()
    guide = page.get_by_label("Your guide")
    expect(guide).to_contain_text("You are the Seer")
    guide.get_by_role("button", name="I see").click()
    expect(guide).to_contain_text("see the card of one person")
    guide.get_by_role("button", name="Leave the guide").click()
    page.locator(".person").first.click()
    expect(guide).to_have_count(0)
    expect(page.locator("[data-guided]")).to_have_count(0)
