"""Without a network, with the page closed, over days: what an installed page can do."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import invitation, sit_down, unfold_options
from tests.web.serving import Served

KEPT = """async () => {
  const names = await caches.keys()
  const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())))
  return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
}"""
# a browser without windows shows none: what it is asked to show
LISTEN = """() => {
  self.shown = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
    self.shown.push({ title, body, path: data.path })
  }
}"""


def worked(page: Page) -> None:
    """Wait until the worker has kept what the page needs."""
    needed = {"/", "/api/games", "Evenings"}
    while not all(any(one in path for path in page.evaluate(KEPT)) for one in needed):
        page.wait_for_timeout(50)


def test_the_installed_page_opens_without_a_network_and_says_what_it_can_do(people: Open) -> None:
    page = people("/", service_workers="allow")
    expect(page.get_by_role("heading", name="Werewolves").first).to_be_visible()
    worked(page)
    page.goto("/games/buttons/rules")
    expect(page.get_by_role("heading", name="BUTTONS").first).to_be_visible()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(page.get_by_role("heading", name="Werewolves").first).to_be_visible()
    page.goto("/games/buttons/rules")
    expect(page.get_by_role("heading", name="BUTTONS").first).to_be_visible()
    page.get_by_role("link", name="My evenings").click()
    expect(page.get_by_role("heading", name="Nothing played yet")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_be_hidden()


def test_nothing_of_a_table_or_a_person_is_kept(people: Open) -> None:
    page = people("/", service_workers="allow")
    worked(page)
    page.goto("/games/buttons")
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.get_by_role("button", name="Menu").first).to_be_visible()
    page.goto("/mine")
    page.goto("/evenings")
    expect(page.get_by_role("heading", name="Passkey")).to_be_visible()
    kept = page.evaluate(KEPT)
    facts = re.compile(
        r"/|/icon\.svg|/assets/[\w.-]+|/api/games(/[a-z]+/(rules|words|catalogue)(\?lang=..)?)?"
    )
    assert [path for path in kept if not facts.fullmatch(path)] == []


def test_the_page_can_be_installed(served: Served, people: Open) -> None:
    page = people("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(link or "")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert page.request.get(icon["src"]).ok, icon
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


# -- my turn -------------------------------------------------------------------------------------------------


def deliver(page: Page, address: str, message: dict[str, Any]) -> None:
    """As a push service of the browser does."""
    devtools = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.wait_for_timeout(0)
    while not found:
        page.wait_for_timeout(20)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": found[0]["registrationId"], "data": json.dumps(message)},
    )


def test_a_notification_says_whose_turn_it_is(people: Open, served: Served) -> None:
    page = people("/", service_workers="allow")
    worked(page)
    [worker] = page.context.service_workers
    worker.evaluate(LISTEN)
    said = {"title": "BUTTONS", "body": "It is your turn, Ann.", "path": "/tables/abcdefghijkl", "tag": "t"}
    deliver(page, served.address, said)
    while not (shown := worker.evaluate("self.shown")):
        page.wait_for_timeout(20)
    assert shown == [{"title": "BUTTONS", "body": "It is your turn, Ann.", "path": "/tables/abcdefghijkl"}]


def over_days(people: Open) -> tuple[Page, Page]:
    """Ann and Ben begin a match that lasts days."""
    ann = people("/games/buttons")
    ann.get_by_role("button", name="Play with friends").first.click()
    sit_down(ann, "Ann")
    unfold_options(ann)
    ann.get_by_role("radio", name="three days a move").check()
    ben = people(invitation(ann))
    sit_down(ben, "Ben")
    ann.get_by_role("button", name="Start the match").click()
    return ann, ben


def test_a_match_over_days_shows_when_my_time_is_up(people: Open) -> None:
    ann, ben = over_days(people)
    expect(ann.get_by_text("2 d 23 h").first).to_be_visible()
    expect(ben.get_by_text("2 d 23 h").first).to_be_visible()
    mine = next(page for page in (ann, ben) if page.get_by_role("heading", name="Your turn").count())
    mine.goto("/")
    expect(mine.get_by_text(re.compile("Your turn, until"))).to_be_visible()
    mine.goto("/evenings")
    expect(mine.get_by_text(re.compile("Your turn, until"))).to_be_visible()
    with mine.expect_download() as waiting:
        mine.get_by_role("button", name="Calendar file").click()
    written = waiting.value.path().read_text("utf-8")
    assert "BEGIN:VEVENT" in written
    assert "SUMMARY:BUTTONS" in written
