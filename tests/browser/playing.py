"""What a person does at the table page of BUTTONS: look, and tap something that may be tapped."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

ENOUGH = 2  # stars for which a careful person opts out
LONGEST = 600  # taps in a match
PATIENCE = 1200  # looks, while nobody can do anything, before that is a mistake

Wishes = Callable[[Page], list[Locator]]  # what somebody would like to do, the best first


def sit_down(page: Page, name: str, seat: int = 0) -> None:
    """Write a name and take a free seat; who comes next finds it taken."""
    here = page.get_by_role("button", name="Sit here").nth(seat)
    expect(here).to_be_visible()  # the page of a game asks for a name, too
    page.get_by_label("Your name").fill(name)
    here.click()
    expect(page.get_by_text(name, exact=True).first).to_be_visible()


def unfold_options(page: Page) -> None:
    """What can be chosen before the start, which is folded until somebody wants it."""
    page.locator("summary", has_text="How you play").click()
    page.evaluate(
        "new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))"
    )  # scrolled


def invitation(page: Page) -> str:
    """The path of the link that invites, as the page shows it."""
    return path_of(page.get_by_label("Invitation to this table", exact=True).input_value())


def path_of(link: str) -> str:
    """A link without its host."""
    return link[link.index("/tables/") :]


def rematch(page: Page) -> Locator:
    """The first thing that is offered when a match is over, to several and to one."""
    return page.get_by_role("button", name=re.compile("^Play (again|a new one)$"))


def is_over(page: Page) -> bool:
    return rematch(page).is_visible()


def careful(page: Page) -> list[Locator]:
    """What a careful person would like to do, the best first."""
    out = page.get_by_role("button", name=re.compile("^Opt out"))
    worth = re.search(r"for (\d+) star", out.inner_text(timeout=1_000)) if out.count() else None
    safe = worth is not None and int(worth[1]) >= ENOUGH
    roll = page.get_by_role("button", name=re.compile("^Roll"))
    return [
        page.get_by_role("button", name=re.compile("^Lay on")),
        page.locator("button[data-field].may"),
        out if safe else roll,
        roll,
        page.get_by_role("button", name=re.compile("^Take [A-D][12]")),
    ]


def act(page: Page, wishes: Wishes = careful) -> bool:
    """Do one thing that may be done now; False if there is nothing, or no longer."""
    try:
        choice = next((found for found in wishes(page) if found.count()), None)
        if choice is None:
            return False
        choice.first.click(timeout=5_000)
    except TimeoutError:  # what was to be clicked was gone: the last move had not been answered yet
        return False
    return True


def play_to_the_end(*pages: Page, until: int = LONGEST, wishes: Wishes = careful) -> int:
    """Let the people at these pages play until the match is over or so many taps were made; how many."""
    taps = 0
    quiet = 0
    while taps < until and not is_over(pages[0]):
        acted = [page for page in pages if act(page, wishes)]
        taps += len(acted)
        quiet = 0 if acted else quiet + 1
        assert quiet < PATIENCE, f"nobody can do anything: {pages[0].locator('main').inner_text()[:400]}"
        if not acted:
            pages[0].wait_for_timeout(50)
    return taps


def let_a_bot_finish(page: Page) -> None:
    """What is played is not looked at, only how it ends."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect_the_end(page)


def expect_the_end(page: Page) -> None:
    expect(rematch(page)).to_be_visible()
