"""People make words of two pictures in a real browser: with the finger, the mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.barriers import barriers, looks_and_schemes
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.playing import (
    PATIENCE,
    Wishes,
    act,
    expect_the_end,
    is_over,
    path_of,
    play_to_the_end,
    rematch,
    sit_down,
)
from tests.browser.villages import OPEN

WORDS = (f"word number {number}" for number in count(1))  # which no lexicon knows
ON_ITS_SIDE = {**PHONE, "viewport": {"width": 844, "height": 390}}


def may_turn(page: Page) -> Locator:
    return page.locator("[data-place].may")


def word(page: Page) -> Locator:
    """Where a word is typed in."""
    return page.get_by_role("textbox", name="Your word")


def vote(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def pile(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=f"The pile of {name}")


def wishes(page: Page) -> list[Locator]:
    """Say a word, accept those of others, turn up cards."""
    if word(page).count():
        word(page).fill(next(WORDS), timeout=5_000)
    say = page.get_by_role("button", name="Say it")
    return [say, vote(page, "Accept"), page.get_by_role("button", name="Insist"), may_turn(page)]


def passes(page: Page) -> list[Locator]:
    """Have no word, and leave judging to others."""
    return [vote(page, "Pass"), vote(page, "Leave it"), may_turn(page)]


def gather(people: Open, *names: str, **options: str) -> list[Page]:
    """These people at a table of their own, the first on a phone; the match has begun."""
    pages = [people("/credits", **({} if number == 0 else DESK)) for number in range(len(names))]
    wanted = {"game": "silhouette", "seats": len(names), "options": options}
    opened = pages[0].request.post("/api/tables", data=wanted).json()
    for page, name in zip(pages, names, strict=True):
        page.goto(f"/tables/{opened['table']}#join={opened['join']}")
        sit_down(page, name)
    pages[0].get_by_role("button", name="Start the match").click()
    for page in pages:
        expect(page.locator("section.table")).to_be_visible()
    return pages


def big_screen(people: Open, page: Page) -> Page:
    page.get_by_role("button", name="Menu").click()
    watch = page.get_by_label("Link for onlookers", exact=True).input_value()
    page.keyboard.press("Escape")
    return people(path_of(watch).replace("#", "/screen#"), **DESK)


def alone(people: Open, look: dict[str, Any] | None = None, **wanted: Any) -> Page:
    """Ann against one program; the match has begun."""
    scheme = {"color_scheme": wanted.pop("color_scheme")} if "color_scheme" in wanted else {}
    page = people("/credits", **{**(look or {}), **scheme})
    asked = {"game": "silhouette", "seats": 2, "name": "Ann", "level": "strong", **wanted}
    page.goto(f"/tables/{page.evaluate(OPEN, asked)}")
    expect(page.locator("[data-place]")).to_have_count(48)
    return page


def until(page: Page, found: Callable[[Page], Locator], wishes: Wishes) -> None:
    """Turn up cards and do what is wished, until it is there.

    Where nobody finds a word for long the match is over: then in another one.
    """
    for _ in range(PATIENCE):
        if found(page).count():
            return
        if is_over(page):
            rematch(page).click()
        if not act(page, wishes):
            page.wait_for_timeout(50)
    raise AssertionError("it never came")


def until_it_speaks(page: Page) -> None:
    until(page, word, lambda page: [vote(page, "Leave it"), may_turn(page)])


def in_turn(pages: list[Page], can: Callable[[Page], Locator]) -> Page:
    """Whoever of these people can do it; one of them can, soon."""
    for _ in range(PATIENCE):
        for page in pages:
            if can(page).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody can")


def turn_two(page: Page) -> None:
    """Two cards are turned up, and the same person looks for a word."""
    may_turn(page).first.click()
    expect(page.get_by_text("And a second one.")).to_be_visible()
    may_turn(page).first.click()
    expect(word(page)).to_be_visible()


def speak(page: Page, text: str) -> None:
    word(page).fill(text)
    word(page).press("Enter")


def test_two_people_play_a_whole_match(people: Open) -> None:
    ann, ben = gather(people, "Ann", "Ben")
    screen = big_screen(people, ann)
    expect(screen.locator(".grid .card")).to_have_count(48)
    play_to_the_end(ann, ben, wishes=wishes)
    for page in (ann, ben):
        expect_the_end(page)
        expect(page.get_by_role("heading", name="The words that won")).to_be_visible()
    expect(screen.locator(".grid .gone")).to_have_count(48)
    ann.get_by_role("button", name="Check the luck").click()
    expect(ann.get_by_role("dialog")).to_contain_text("48 cards and the starting player computed again")


def test_all_cards_are_in_sight_on_a_phone_and_large_enough_for_a_thumb(people: Open) -> None:
    ann, *_ = gather(people, "Ann", "Ben")
    expect(ann.locator("[data-place]")).to_have_count(48)
    for place in ("a1", "h1", "a6", "h6"):
        card = ann.locator(f'[data-place="{place}"]')
        expect(card).to_be_in_viewport(ratio=1)
        box = card.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def test_votes_are_sealed_until_all_have_voted(people: Open) -> None:
    pages = gather(people, "Ann", "Ben", "Eve")
    speaker = in_turn(pages, may_turn)
    turn_two(speaker)
    speak(speaker, "moonlight walk")
    first, second = (page for page in pages if page is not speaker)
    vote(first, "Reject").click()
    expect(first.get_by_text("Sealed until all have voted: Reject.")).to_be_visible()
    for page in (speaker, second):
        expect(page.locator(".voted .seal")).to_have_count(1)
        expect(page.locator("button.reject")).to_have_count(0 if page is speaker else 1)
    first.reload()
    expect(first.get_by_text("Sealed until all have voted: Reject.")).to_be_visible()
    vote(second, "Accept").click()
    for page in pages:
        expect(page.locator(".pair .votes li.reject")).to_have_count(1)
        expect(page.locator(".pair .votes li.accept")).to_have_count(1)
        expect(page.get_by_text("rejected: the table decided")).to_be_visible()


def test_a_covered_word_is_seen_by_nobody_any_more(people: Open) -> None:
    pages = gather(people, "Ann", "Ben")
    screen = big_screen(people, pages[0])
    speaker = in_turn(pages, may_turn)
    turn_two(speaker)
    speak(speaker, "harsh words")
    (judge,) = (page for page in pages if page is not speaker)
    for page in (judge, screen):
        expect(page.get_by_text("harsh words")).to_be_visible()
    vote(judge, "Cover").click()
    for page in (*pages, screen):
        expect(page.get_by_text("a covered word")).to_be_attached()
    speaker.reload()
    for page in (*pages, screen):
        expect(page.locator(".pair .word")).to_be_visible()
        assert "harsh words" not in page.content()


def test_whoever_is_alone_among_programs_may_insist(people: Open) -> None:
    page = alone(people)
    until_it_speaks(page)
    speak(page, "Elefantenfuß")
    expect(page.get_by_text("The lexicon does not know this word.")).to_be_visible()
    page.get_by_role("button", name="Insist (3 left)").click()
    expect(page.get_by_text("accepted: on insistence")).to_be_visible()
    expect(pile(page, "Ann")).to_contain_text("2")
    pile(page, "Ann").click()
    expect(page.get_by_role("dialog").get_by_text("Elefantenfuß")).to_be_visible()


def test_a_match_against_programs_goes_to_its_end(people: Open) -> None:
    page = alone(people, options={"language": "de"})
    play_to_the_end(page, wishes=passes)
    expect_the_end(page)
    page.get_by_role("button", name="Check the luck").click()
    expect(page.get_by_role("dialog")).to_contain_text("and the starting player computed again")


def test_a_refused_word_can_be_changed_where_it_stands(people: Open) -> None:
    page = alone(people)
    until_it_speaks(page)
    picture = page.locator(".pair .slot .name").first.inner_text()
    speak(page, picture)
    expect(word(page)).to_have_attribute("aria-invalid", "true")
    expect(word(page)).to_have_value(picture)
    expect(page.locator(".speak .why")).to_contain_text("is what one of the pictures is called")
    speak(page, f"{picture} number one")
    expect(page.get_by_role("button", name="Insist (3 left)")).to_be_visible()


def test_names_can_be_hidden(people: Open) -> None:
    page = alone(people, options={"names": "hidden"})
    until_it_speaks(page)
    expect(page.locator(".pair .slot svg")).to_have_count(2)
    expect(page.locator(".pair .slot .name")).to_have_count(0)


def test_a_pair_is_turned_up_and_said_with_keys(people: Open) -> None:
    pages = gather(people, "Ann", "Ben")
    page = in_turn(pages, may_turn)
    desk = pages[1]
    if page is not desk:  # keys are for a desk: let the other turn pass
        turn_two(page)
        vote(page, "Pass").click()
        vote(desk, "Pass").click()
    expect(may_turn(desk).first).to_be_visible()
    desk.locator('[data-place="a1"]').focus()
    desk.keyboard.press("Enter")
    expect(desk.locator('[data-place="a1"]')).to_have_attribute("data-state", "open")
    desk.keyboard.press("ArrowRight")
    expect(desk.locator('[data-place="b1"]')).to_be_focused()
    desk.keyboard.press("ArrowDown")
    desk.keyboard.press("Enter")
    expect(desk.locator('[data-place="b2"]')).to_have_attribute("data-state", "open")
    expect(word(desk)).to_be_focused()
    desk.keyboard.type("word by keys")
    desk.keyboard.press("Enter")
    vote(pages[0], "Accept").press("Enter")
    expect(desk.locator('[data-place="b2"]')).to_have_attribute("data-state", "gone")
    assert desk.evaluate("document.querySelector('section.table').contains(document.activeElement)")


@looks_and_schemes
def test_no_moment_has_barriers(people: Open, axe: str, look: dict[str, Any], scheme: str) -> None:
    page = alone(people, color_scheme=scheme, look=look)
    expect(page.locator("[data-place]").first).to_be_visible()
    assert barriers(page, axe) == []
    until_it_speaks(page)
    assert barriers(page, axe) == []
    speak(page, "Elefantenfuß")
    insist = page.get_by_role("button", name="Insist (3 left)")
    expect(insist).to_be_visible()
    assert barriers(page, axe) == []
    insist.click()
    pile(page, "Ann").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(page, axe) == []
    page.keyboard.press("Escape")
    until(page, lambda page: vote(page, "Accept"), lambda page: [vote(page, "Pass"), may_turn(page)])
    assert barriers(page, axe) == []
    play_to_the_end(page, wishes=passes)
    expect_the_end(page)
    assert barriers(page, axe) == []


def test_a_phone_on_its_side_shows_cards_and_votes(people: Open) -> None:
    page = alone(people, look=ON_ITS_SIDE)
    until_it_speaks(page)
    for place in ("a1", "h6"):
        expect(page.locator(f'[data-place="{place}"]')).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
