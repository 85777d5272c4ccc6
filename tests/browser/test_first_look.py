"""What a newcomer meets first: colours in movement, whose turn it is, and a board that stays where it is."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.barriers import CALM, looks, schemes
from tests.browser.conftest import DESK, Open
from tests.browser.playing import PATIENCE, act, play_to_the_end, sit_down

MOVING = {"reduced_motion": "no-preference"}
# the last scene, or news of it, that the server sent, as the page hears it
HEARD = """
    globalThis.heard = { number: -1, moves: 0 }
    globalThis.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', ({ data }) => {
                const message = JSON.parse(data)
                const told = ['scene', 'news'].includes(message.type)
                const scene = told ? message : message.scene // a welcome may bring one
                if (scene) globalThis.heard = { number: scene.number, moves: scene.moves.length }
            })
        }
    }
"""
MAY = ".actions button, [data-field].may"
# what was heard and what is offered, at one moment: between two questions the page may hear more
NOW = f"() => ({{ ...heard, offered: document.querySelectorAll('{MAY}').length }})"
MOMENTS = (1, 100, 300, 600, 800, 1000)  # milliseconds after something began to move
# what moves stands still at a moment; whose colour is then black, and is not when all has come to rest
BLACK = """(moment) => {
    const dark = (colour) => {
        const parts = (colour.match(/[\\d.]+/g) ?? []).map(Number)
        return colour.startsWith('rgb') && (parts[3] ?? 1) > 0.5 && parts[0] + parts[1] + parts[2] < 30
    }
    const paints = ['fill', 'stroke', 'backgroundColor', 'color']
    const read = (element) => paints.map((name) => getComputedStyle(element)[name])
    const all = document.getAnimations()
    for (const one of all) { one.pause(); one.currentTime = moment }
    const moving = [...new Set(all.map((one) => one.effect.target))].filter(Boolean)
    const seen = moving.map(read)
    for (const one of all) one.currentTime = 1e6
    const rest = moving.map(read)
    for (const one of all) one.currentTime = moment
    const black = seen.flatMap((colours, at) =>
        colours.flatMap((colour, paint) => (dark(colour) && !dark(rest[at][paint])
            ? [`${moving[at].classList} ${paints[paint]} ${colour}`] : [])))
    return { black, lit: moving.filter((one) => one.matches('.field.lit *')).length }
}"""


@schemes
def test_legal_fields_turned_black_after_every_roll(people: Open, scheme: str) -> None:
    page = people("/games/buttons", color_scheme=scheme, **MOVING)
    page.get_by_role("button", name="Play against bots").first.click()
    roll = until_i_may_roll(page)
    page.evaluate(CALM)  # what still moved would be waited for when time stands still
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send(
        "Animation.setPlaybackRate", {"playbackRate": 0}
    )  # what begins to move does not end by itself
    roll_until_fields_are_lit(page, roll)
    seen = [page.evaluate(BLACK, moment) for moment in MOMENTS]
    assert [found["black"] for found in seen] == [[]] * len(MOMENTS)
    assert seen[0]["lit"] > 0, "nothing moved on the legal fields"


def until_i_may_roll(page: Page) -> Locator:
    roll = page.get_by_role("button", name=re.compile("^Roll"))
    for _ in range(PATIENCE):
        if roll.count():
            return roll
        act(page)
        page.wait_for_timeout(50)
    raise AssertionError("it was never my turn to roll")


def roll_until_fields_are_lit(page: Page, roll: Locator) -> None:
    """A tap while something is still shown only hurries it on."""
    for _ in range(PATIENCE):
        if page.locator(".field.lit").count():
            return
        if roll.count():
            roll.click()
        page.wait_for_timeout(50)
    raise AssertionError("no field was lit after a roll")


# -- whose turn ----------------------------------------------------------------------------------------------


def test_your_turn_was_said_while_the_board_still_showed_the_others(people: Open) -> None:
    """The page's clock stands still, so the board never gets to my turn, whatever has come since."""
    page = people("/credits", **MOVING)
    page.add_init_script(HEARD)
    page.clock.install()
    page.goto("/games/buttons")
    page.get_by_role("button", name="Play against bots").first.click()
    until_i_may_roll(page)
    title, may = page.get_by_role("heading", level=1), page.locator(MAY)
    expect(title).to_have_text("Your turn")
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
    decided = -1
    for _ in range(PATIENCE):
        now = page.evaluate(NOW)
        if now["offered"]:
            decided = now["number"]
            act(page, lambda page: [may])
        elif now["moves"] and now["number"] > decided:
            break  # it is my turn, and the board does not show it yet
        page.wait_for_timeout(20)
    else:
        raise AssertionError("the board was never behind")
    assert may.count() == 0
    expect(title).not_to_have_text("Your turn")
    expect(title).not_to_contain_text("Guest")
    expect(page.locator("p.now")).not_to_contain_text("Guest")


@looks
def test_the_board_jumped_when_the_words_above_it_changed(people: Open, look: dict[str, Any]) -> None:
    page = people("/games/buttons", **{**look, **MOVING})
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.locator("[data-field]").first).to_be_visible()
    page.evaluate(
        """() => {
            window.tops = {}
            const note = () => {
                const words = document.querySelector('h1').innerText
                const stage = document.querySelector('.stage')
                const top = Math.round(stage.getBoundingClientRect().top + scrollY)
                ;(window.tops[top] ??= []).push(words)
            }
            const all = { subtree: true, childList: true, characterData: true }
            new MutationObserver(note).observe(document.body, all)
        }"""
    )
    play_to_the_end(page, until=6)
    tops = page.evaluate("window.tops")
    assert len({words for all in tops.values() for words in all}) > 1, "no words have changed"
    assert len(tops) == 1, tops


# -- dialogs -------------------------------------------------------------------------------------------------


def test_dialogs_opened_on_their_close_button(people: Open) -> None:
    page = people("/games/buttons", **DESK)
    page.get_by_role("button", name="Play with friends").first.click()
    sit_down(page, "Ann")
    page.get_by_role("button", name="Another player on this device").first.click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()  # a field
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Move"))).to_have_count(2)
    assert focused(page) != "Close"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Start the match").click()
    page.get_by_role("button", name=re.compile("^I am ")).click()
    page.locator("[data-field]").first.click(force=True)  # not to be played, but answered
    page.locator(".why").get_by_role("button").click()
    expect(page.get_by_role("dialog").locator(".primary")).to_be_focused()  # the main answer


def focused(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText")
    return found


# -- Boris ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", "Play alone against Boris"),
        ("fr-CH", "Jouer en solo contre Boris"),
        ("de-CH", "Allein gegen Boris spielen"),
        ("it-CH", "Gioca in solitario contro Boris"),
    ],
)
def test_boris_could_not_be_played_from_the_page_of_the_game(people: Open, locale: str, words: str) -> None:
    page = people("/games/guilds", locale=locale)
    page.get_by_role("button", name=words).click()
    page.locator(".now .may").first.click()  # a mayoral card: the match has begun
    expect(page.locator(".status")).to_contain_text("Boris")
