"""People play whole matches in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Open
from tests.browser.network import Network, network
from tests.browser.playing import (
    PATIENCE,
    act,
    expect_the_end,
    invitation,
    path_of,
    play_to_the_end,
    sit_down,
)
from tests.web.serving import Served

LOST = re.compile("Connection lost")
BACK = re.compile("Back again")


def new_table(page: Page) -> None:
    page.goto("/games/buttons")
    page.get_by_role("button", name="Play with friends").first.click()
    expect(page.get_by_label("Your name")).to_be_visible()


def two_at_a_table(people: Open, through: str | None = None) -> tuple[Page, Page]:
    """Ann opened the table on her phone, Ben came with her link; the match has begun."""
    ann = people()
    new_table(ann)
    sit_down(ann, "Ann")
    ben = people(invitation(ann), locale="de-DE", **({"base_url": through} if through else {}))
    ben.get_by_label("Dein Name").fill("Ben")
    ben.get_by_role("button", name="Hier sitzen").first.click()
    expect(ann.get_by_text("Ben", exact=True).first).to_be_visible()
    ben.goto(re.sub("#.*", "", ben.url))
    ann.get_by_role("button", name="Start the match").click()
    expect(ann.get_by_text("Round 1").first).to_be_visible()
    return ann, ben


def speak_english(page: Page) -> None:
    page.evaluate("localStorage.setItem('hameau.language', 'en')")
    page.reload()


def test_two_people_on_phones_play_a_whole_match(people: Open, served: Served) -> None:
    with network(int(served.address.rsplit(":", 1)[1])) as between:
        ann, ben = two_at_a_table(people, through=f"http://127.0.0.1:{between.port}")
        play_through_trouble(ann, ben, between)


def play_through_trouble(ann: Page, ben: Page, between: Network) -> None:
    """To the end, with a reload and a lost network in the middle, and once more."""
    speak_english(ben)
    play_to_the_end(ann, ben, until=12)
    ann.reload()  # in the middle
    expect(ann.get_by_text(re.compile("Round [1-9]")).first).to_be_visible()
    play_to_the_end(ann, ben, until=12)
    between.cut()
    expect(ben.get_by_text(LOST).first).to_be_visible()
    expect(ann.get_by_text("away").first).to_be_attached()
    between.mend()
    expect(ben.get_by_text(BACK).first).to_be_visible()
    play_to_the_end(ann, ben)
    for page in (ann, ben):
        expect_the_end(page)
    told = [page.get_by_role("heading", level=2).first.inner_text() for page in (ann, ben)]  # to each of them
    assert told[0] != told[1] or told[0] == "You share the victory"
    assert any(words.startswith("You won") for words in told) or told[0] == "You share the victory"
    ann.get_by_role("button", name="Play again", exact=True).click()  # a rematch with the same people
    expect(ben.get_by_text("Round 1").first).to_be_visible()


def test_one_person_plays_against_bots_with_one_click(people: Open) -> None:
    page = people("/")
    page.get_by_role("button", name="Play BUTTONS").click()
    expect(page.get_by_text("Round 1").first).to_be_visible()
    play_to_the_end(page)
    expect_the_end(page)
    page.get_by_role("button", name="Check the dice").click()
    proof = page.get_by_role("dialog")
    expect(proof).to_contain_text("The promise is the one this browser saw")
    expect(proof).to_contain_text("What this device added to the luck is in it.")
    expect(proof).to_contain_text("One device added random bytes after the server had fixed its own")


def test_a_match_against_bots_that_is_taken_back_past_a_roll_does_not_count(people: Open) -> None:
    page = people("/", **DESK)
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.get_by_text("Round 1").first).to_be_visible()
    roll = page.get_by_role("button", name=re.compile("^Roll"))
    for _ in range(PATIENCE):
        if roll.count():
            break
        act(page)
        page.wait_for_timeout(50)
    roll.first.click()
    take_back = page.get_by_role("button", name="Take back")
    expect(take_back).to_be_enabled()
    take_back.click()
    expect(page.get_by_text("this match no longer counts")).to_be_visible()
    play_to_the_end(page)
    expect(page.get_by_text("This match does not count")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text("Once a move was taken back after its luck was seen")).to_be_visible()


def test_two_devices_add_to_the_luck_before_a_match(people: Open) -> None:
    ann = people()
    new_table(ann)
    sit_down(ann, "Ann")
    expect(ann.get_by_text("The server has fixed its part of the luck")).to_be_visible()
    ben = people(invitation(ann))
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    for page in (ann, ben):
        page.wait_for_function("() => localStorage.getItem('hameau.shares')?.includes('\"done\":true')")
    ann.get_by_role("button", name="Start the match").click()
    expect(ben.get_by_text("Round 1").first).to_be_visible()
    play_to_the_end(ann, ben)
    for page in (ann, ben):
        page.get_by_role("button", name="Check the dice").click()
        proof = page.get_by_role("dialog")
        expect(proof).to_contain_text("What this device added to the luck is in it.")
        expect(proof).to_contain_text("2 devices added random bytes")


def test_two_people_share_one_device_behind_a_curtain(people: Open) -> None:
    page = people(**DESK)
    new_table(page)
    sit_down(page, "Ann")
    page.get_by_role("button", name="Another player on this device").first.click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Ben")
    page.get_by_role("dialog").get_by_role("textbox").press("Enter")
    page.get_by_role("button", name="Start the match").click()
    curtains = 0
    for _ in range(PATIENCE):
        fields, drawn = page.evaluate(
            "() => [document.querySelectorAll('[data-field]').length, !!document.querySelector('.curtain')]"
        )
        if drawn:
            assert fields == 0, "the board shows behind the curtain"
            page.get_by_role("button", name=re.compile("^I am (Ann|Ben)")).click()
            expect(page.locator(".curtain")).to_have_count(0)
            curtains += 1
        elif not act(page):
            page.wait_for_timeout(50)
        if curtains >= 4:
            return
    raise AssertionError(f"only {curtains} curtains")


def test_a_spectator_sees_the_match_and_can_do_nothing(people: Open) -> None:
    ann, ben = two_at_a_table(people)
    ann.get_by_role("button", name="Menu").click()
    watch = ann.get_by_label("Link for onlookers", exact=True).input_value()
    eve = people(path_of(watch))
    expect(eve.get_by_text("Round 1").first).to_be_visible()
    assert not act(eve)
    screen = people(path_of(watch).replace("#", "/screen#"), **DESK)
    expect(screen.get_by_text(re.compile("Round 1")).first).to_be_visible()
    ann.keyboard.press("Escape")
    speak_english(ben)
    taps = play_to_the_end(ann, ben, until=6)
    assert taps >= 6
    assert not act(eve)
    assert screen.get_by_role("button", name=re.compile("Roll|Opt out")).count() == 0


def test_a_seat_moves_to_another_device_once(people: Open) -> None:
    ann, _ = two_at_a_table(people)
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Move my seat to another device").click()
    link = path_of(ann.get_by_label("Link that moves the seat", exact=True).input_value())
    phone = people(link)
    expect(phone.get_by_text("Round 1").first).to_be_visible()
    expect(ann.get_by_role("heading", name="Your seat has moved", level=2)).to_be_visible()
    third = people(link)
    expect(third.get_by_role("heading", name="This link has been used already", level=2)).to_be_visible()


def test_a_match_that_is_over_is_replayed_shared_and_proved(people: Open) -> None:
    page = people("/games/buttons")
    page.get_by_role("button", name="Play against bots").first.click()
    play_to_the_end(page)
    share = page.get_by_label("Link to the replay", exact=True).input_value()
    friend = people(path_of(share), **DESK)
    expect(friend.get_by_role("slider").first).to_be_visible()
    friend.keyboard.press("End")
    expect(friend.get_by_text(re.compile("wins|shared victory", re.IGNORECASE)).first).to_be_visible()
    friend.keyboard.press("Home")
    friend.keyboard.press("ArrowRight")
    friend.get_by_role("button", name=re.compile("Check the dice")).first.click()
    expect(friend.get_by_text(re.compile("rolls", re.IGNORECASE)).first).to_be_visible()
    with friend.expect_download() as got:
        friend.get_by_role("button", name=re.compile("[Rr]ecord")).first.click()
    assert got.value.path().read_text("utf-8").startswith("hameau-record 2\n")
    stranger = people(path_of(share).split("#")[0])
    expect(stranger.get_by_text(re.compile("There is no such replay")).first).to_be_visible()
