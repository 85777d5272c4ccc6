"""A person looks at, downloads and deletes what their device did here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers, looks_and_schemes
from tests.browser.conftest import Open
from tests.browser.playing import sit_down


def open_a_table(page: Page, name: str) -> str:
    """Open a table with friends; its address."""
    page.get_by_role("button", name="Play with friends").first.click()
    sit_down(page, name)
    expect(page.get_by_text(name).first).to_be_visible()
    return page.url


@looks_and_schemes
def test_a_device_sees_its_tables_and_deletes_one(
    people: Open, axe: str, scheme: str, look: dict[str, Any]
) -> None:
    page = people("/games/buttons", color_scheme=scheme, **look)
    table = open_a_table(page, "Annabella")
    page.goto(page.url.split("/tables/")[0] + "/mine")
    expect(page.get_by_role("heading", name="Your data")).to_be_visible()
    expect(page.get_by_text("as Annabella")).to_be_visible()
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Delete this table: BUTTONS").click()
    dialog = page.get_by_role("dialog", name="Delete this table")
    expect(dialog.get_by_text("gone for everybody")).to_be_visible()
    assert barriers(page, axe) == []
    dialog.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("as Annabella")).to_be_visible()
    page.get_by_role("button", name="Delete this table: BUTTONS").click()
    dialog.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("Nothing is kept here about this device.")).to_be_visible()
    page.goto(table)
    expect(page.get_by_text("There is no table here").first).to_be_visible()


def test_a_person_downloads_and_then_deletes_everything(people: Open, tmp_path: Path) -> None:
    page = people("/games/buttons")
    open_a_table(page, "Annabella")
    page.goto(page.url.split("/tables/")[0] + "/mine")
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download everything").click()
    kept = tmp_path / "mine.json"
    downloading.value.save_as(kept)
    did = json.loads(kept.read_text("utf-8"))["tables"][0]["did"]
    assert [one["name"] for one in did if one["entry"] == "sat"] == ["Annabella"]
    page.get_by_role("button", name="Delete everything about me").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("Everything about you is deleted.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("one table")
    expect(page.get_by_text("Continue at your table")).to_have_count(0)
    page.get_by_role("link", name="Your data").click()
    expect(page.get_by_text("Nothing is kept here about this device.")).to_be_visible()
    assert "Annabella" not in page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")


@pytest.mark.parametrize(
    ("locale", "title"),
    [("fr-CH", "Vos données"), ("de-CH", "Deine Daten"), ("it-CH", "I tuoi dati")],
)
def test_it_is_said_in_the_language_of_the_browser(people: Open, locale: str, title: str) -> None:
    page = people("/", locale=locale)
    page.get_by_role("link", name=title).click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
