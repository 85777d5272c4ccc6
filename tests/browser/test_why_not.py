"""Why not? A tap or a key on what may not be played is answered beside the place, in every game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser import villages
from tests.browser.barriers import barriers
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.playing import invitation, sit_down

Place = tuple[Page, Locator]  # somebody's page, and what may not be played there


def two_at_a_table(people: Open, **look: Any) -> tuple[Page, Page]:
    """Who has the dice, and who waits; nobody else moves."""
    ann = people("/games/buttons", **look)
    ann.get_by_role("button", name="Play with friends").first.click()
    sit_down(ann, "Ann")
    ben = people(invitation(ann), **look)
    sit_down(ben, "Ben")
    ann.get_by_role("button", name="Start the match").click()
    for page in (ann, ben):
        expect(page.locator("[data-field]").first).to_be_visible()
    waits = ann.get_by_role("heading", name=re.compile("^Waiting for Ben"))
    expect(waits.or_(ann.locator(".actions .primary")).first).to_be_visible()
    return (ben, ann) if waits.count() else (ann, ben)


def buttons(people: Open, look: dict[str, Any]) -> Place:
    """A field before the dice were rolled."""
    page, _ = two_at_a_table(people, **look)
    return page, page.locator("[data-field=c4]")


def buttonville(people: Open, look: dict[str, Any]) -> Place:
    """A card of the hand, when one has to recruit."""
    page = people("/games/buttonville", **look)
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.locator(".stall .spot.may").first).to_be_visible()
    return page, page.locator(".hand button:not(.may)").first


def chevoux(people: Open, look: dict[str, Any]) -> Place:
    """A tile that cannot change places with the one that is held: the card swaps within a row."""
    page = people("/games/chevoux", **look)
    page.get_by_role("button", name="Guided first match").click()
    villages.expect_a_card(page)
    return page, villages.cell(page, "c2")


def guilds(people: Open, look: dict[str, Any]) -> Place:
    """A tile, while a mayoral card is to be kept."""
    page = people("/games/guilds", **look)
    page.get_by_role("button", name="Play alone against Boris").click()
    expect(page.locator(".now .may").first).to_be_visible()
    return page, page.locator(".frame .spot").first


def hold(page: Page) -> None:
    """In Chévoux the question is where the tile may go that is held."""
    if villages.cell(page, "a1").count():
        villages.cell(page, "a1").click()
        expect(villages.cell(page, "f1")).to_have_class(re.compile("target"))


def slip(page: Page) -> Locator:
    return page.get_by_role("status").locator(".why")


@pytest.mark.parametrize("look", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("forbidden", [buttons, buttonville, chevoux, guilds])
def test_a_tap_on_a_forbidden_place_did_nothing(
    people: Open, axe: str, forbidden: Callable[[Open, dict[str, Any]], Place], look: dict[str, Any]
) -> None:
    page, place = forbidden(people, look)
    hold(page)
    place.click(force=True)  # it is disabled for ears, and answers all the same
    note = slip(page)
    expect(note).to_be_visible()
    beside(page, note, place)
    assert barriers(page, axe) == []
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    hold(page)
    place.focus()
    page.keyboard.press("Enter")  # the same by keyboard
    expect(note).to_be_visible()
    page.locator("h1").first.click()  # a tap elsewhere
    expect(note).to_have_count(0)


def beside(page: Page, note: Locator, place: Locator) -> None:
    """Close to the place, not over it, and within the window; both looked at in the same instant."""
    paper, target = note.element_handle(), place.element_handle()
    page.wait_for_function("(note) => note.style.top !== '0px'", arg=paper)
    left, right, above, below = page.evaluate(
        """async ([note, place]) => {
            const frame = () => new Promise(requestAnimationFrame)
            await frame().then(frame)  // the slip follows its place in the frame after it moved
            const [one, two] = [note.getBoundingClientRect(), place.getBoundingClientRect()]
            return [one.left, innerWidth - one.right, two.top - one.bottom, one.top - two.bottom]
        }""",
        [paper, target],
    )
    assert min(left, right) >= 0
    assert 0 <= max(above, below) < 40, (above, below)


def test_the_reason_names_its_rule_and_goes_with_the_next_move(people: Open) -> None:
    page, _ = two_at_a_table(people)
    page.evaluate("localStorage.setItem('hameau.language', 'fr')")
    page.reload()
    field = page.locator("[data-field=c4]")
    field.click(force=True)
    slip(page).get_by_role("button", name="Voir la règle 4.2").click()
    expect(page.get_by_role("dialog")).to_contain_text("Règle 4.2")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Lancer")).click()
    expect(slip(page)).to_have_count(0)


def test_who_waits_is_told_whose_turn_it_is(people: Open) -> None:
    _, page = two_at_a_table(people)
    page.locator("[data-field=c4]").click(force=True)
    expect(slip(page)).to_contain_text(re.compile("It is not your turn: we are waiting for (Ann|Ben)."))


VILLAGE = {
    "game": "werewolves",
    "seats": 8,
    "options": {"composition": "simple"},
    "rhythm": {"beat": 120, "early": False, "debate": 0},
}


def test_in_the_dark_no_question_leaves_the_phone(people: Open) -> None:
    """Everybody is told the same, by the page itself. With a second person, rounds keep their length."""
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: sent.append(str(text)))

    page = people("/credits", device_scale_factor=1)
    opened = page.request.post("/api/tables", data=VILLAGE).json()
    page.on("websocket", listen)
    page.clock.install()
    page.goto(f"/tables/{opened['table']}#join={opened['join']}")
    sit_down(page, "Ann")
    other = people(f"/tables/{opened['table']}#join={opened['join']}", device_scale_factor=1)
    sit_down(other, "Ben")
    expect(page.get_by_text("Ben", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Fill them with bots").click()
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator(".question")).to_be_visible()
    expect(page.locator(".person").first).not_to_have_attribute("aria-disabled", "true")
    page.clock.fast_forward(118_000)  # what was chosen has left the phone: nobody can be tapped any more
    denied = page.locator(".person[aria-disabled=true]").first
    denied.click(force=True)
    expect(slip(page)).to_contain_text("In the dark nothing is explained")
    kinds = {json.loads(text)["type"] for text in sent}
    assert "move" in kinds
    assert "ask-why" not in kinds
