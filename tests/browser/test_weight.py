"""What a phone has to load before somebody can choose a game, or play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open

SEATS = {
    "buttons": 2,
    "buttonville": 2,
    "chevoux": 1,
    "guilds": 2,
    "werewolves": 8,
    "cucina": 2,
    "silhouette": 2,
}
LOADED = """async () => {
    await document.fonts.ready
    const all = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
    return all.map((entry) => [new URL(entry.name).pathname, entry.transferSize])
}"""


def loaded(page: Page) -> dict[str, int]:
    page.wait_for_load_state("networkidle")
    return dict(page.evaluate(LOADED))


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_first_page_is_light(people: Open, locale: str) -> None:
    page = people("/", locale=locale)
    page.get_by_role("heading", name="Werewolves").or_(page.get_by_role("heading", name="Loups")).wait_for()
    found = loaded(page)
    assert any(name.endswith(".woff2") for name in found), "the letters are not among what was measured"
    assert sum(found.values()) < 150_000, found
    assert len(found) <= 20, found


@pytest.mark.parametrize("game", SEATS)
def test_a_table_is_light(people: Open, game: str) -> None:
    page = people("/credits")
    opened = page.request.post("/api/tables", data={"game": game, "seats": SEATS[game]}).json()
    table = people(f"/tables/{opened['table']}#join={opened['join']}")
    table.get_by_label("Your name").wait_for()
    found = loaded(table)
    assert any("face" in name for name in found), "the board is not among what was measured"
    assert sum(found.values()) < 250_000, found
