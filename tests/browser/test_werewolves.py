"""Eight people on phones and a wall live through two nights and two days of Werewolves, to the end."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.barriers import barriers
from tests.browser.conftest import DESK, Open
from tests.browser.playing import expect_the_end, path_of, sit_down, unfold_options
from tests.browser.villages import OPEN

NAMES = ("Ann", "Ben", "Eve", "Dan", "Flo", "Gus", "Ida", "Jon")
SEALED = 512  # bytes of every move in the dark
# a round ends when all have sealed, so nothing here depends on how fast the machine is
TABLE = {
    "game": "werewolves",
    "seats": len(NAMES),
    "options": {"composition": "simple"},
    "rhythm": {"beat": 120, "early": True, "debate": 0},
}


@dataclass
class Villager:
    """Somebody with a phone."""

    name: str
    page: Page
    card: str = ""
    alive: bool = True

    def look(self) -> str:
        """Hold the card up with the keyboard, read it, let go."""
        self.page.locator(".own-card").focus()
        self.page.keyboard.down(" ")
        read = self.page.locator(".secret").inner_text()
        self.page.keyboard.up(" ")
        expect(self.page.locator(".secret")).to_have_count(0)
        return read

    def tap(self, other: Villager) -> None:
        self.page.locator(".circle").get_by_role("button", name=re.compile(f"^{other.name}\\b")).click()

    def press(self, button: str) -> None:
        self.page.get_by_role("button", name=button, exact=True).click()


def test_a_village_of_eight_lives_two_nights_and_two_days(people: Open, axe: str) -> None:
    sent: list[str] = []
    village, screen = gather(people, sent)
    for one in village:
        one.card = one.look().split("\n\n")[1]
    assert Counter(one.card for one in village) == {"Werewolf": 2, "Seer": 1, "Villager": 5}
    wolves = [one for one in village if one.card == "Werewolf"]
    seer = next(one for one in village if one.card == "Seer")

    expect(screen.locator(".question")).to_contain_text("The Seer wakes")
    assert barriers(village[0].page, axe) == []
    assert barriers(screen, axe) == []
    expect(screen.locator(".own-card, .secret")).to_have_count(0)

    prey = next(one for one in village if one.card == "Villager")
    night(village, wolves[0], prey)
    assert f"{wolves[0].name}: Werewolf" in seer.look().replace("looks at ", "")
    expect(screen.locator("li.gone")).to_have_text(re.compile(prey.name))
    prey.alive = False
    assert barriers(seer.page, axe) == []
    day(village, wolves[0])
    expect(screen.locator("li.gone")).to_have_count(2)

    prey = next(one for one in village if one.card == "Villager" and one.alive)
    wolves[1].page.reload()  # in the middle of a night
    night(village, wolves[1], prey)
    prey.alive = False
    day(village, wolves[1])

    for one in village:
        expect_the_end(one.page)
    assert [len(text.encode()) for text in sent if '"pad"' in text].count(SEALED) == len(
        [text for text in sent if '"pad"' in text]
    )
    expect(screen.locator(".result")).to_contain_text("The village wins")
    everything_is_shown(seer.page, axe)


def test_the_night_waits_until_two_people_have_read_their_cards(people: Open, axe: str) -> None:
    """With the usual rhythm. Nobody is shown who is ready, and a reload asks nobody again."""
    ann = people("/credits", device_scale_factor=1)
    opened = ann.request.post("/api/tables", data={"game": "werewolves", "seats": len(NAMES)}).json()
    link = f"/tables/{opened['table']}#join={opened['join']}"
    ben = people("/credits", device_scale_factor=1)
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        page.goto(link)
        sit_down(page, name)
    bots = ann.get_by_role("button", name=re.compile("^Put a bot here"))
    for free in range(len(NAMES) - 2, 0, -1):
        expect(bots).to_have_count(free)
        bots.first.click()
    ann.get_by_role("button", name="Start the match").click()
    screen = people("/credits", **DESK)
    ann.get_by_role("button", name="Menu").click()
    watch = ann.get_by_label("Link for onlookers", exact=True).input_value()
    ann.keyboard.press("Escape")
    screen.goto(path_of(watch).replace("#", "/screen#"))
    expect(screen.locator(".question")).to_have_text("Everybody looks at their own card.")
    expect(screen.locator(".own-card")).to_have_count(0)
    assert barriers(ann, axe) == []
    Villager("Ann", ann).look()
    ann.get_by_role("button", name="Got it").click()
    expect(ann.locator(".reading")).to_contain_text("The night begins when everybody has read their card")
    expect(ann.locator(".reading")).not_to_contain_text("Ben")
    ann.reload()
    expect(ann.locator(".reading")).to_contain_text("The night begins when everybody has read their card")
    Villager("Ben", ben).look()
    ben.get_by_role("button", name="Got it").click()
    for page in (ann, ben):
        expect(page.locator(".night > .question")).to_be_visible()
    expect(screen.locator(".question")).to_contain_text("wakes")


def test_the_host_picks_buildings_and_is_told_what_overrides_them(people: Open, axe: str) -> None:
    page = people("/credits", device_scale_factor=1)
    wanted = {"game": "werewolves", "seats": 12, "name": "Ann", "options": {"composition": "village"}}
    page.goto(f"/tables/{page.evaluate(OPEN, wanted)}")
    unfold_options(page)
    composer = page.locator(".composer")
    building = composer.get_by_role("button")
    expect(building.filter(has_text="Bakery")).to_have_attribute("aria-pressed", "false")
    expect(composer.locator(".note")).to_have_count(0)
    building.filter(has_text="Bakery").click()
    expect(composer.get_by_role("status")).to_contain_text("special buildings 4")  # a warning, no refusal
    expect(composer.locator(".deck").last).to_contain_text("3 × Vagabond")
    building.filter(has_text="Tavern").click()
    expect(composer.locator(".note")).to_have_count(0)
    for home in ("Church", "Manor", "School", "Bakery"):
        building.filter(has_text=home).click()
        expect(building.filter(has_text=home)).to_have_attribute("aria-pressed", "false")
    composer.get_by_role("group", name="Farms").get_by_role("radio", name="0").check()
    expect(composer.get_by_role("alert")).to_contain_text("at least one building")

    composer.locator("summary").first.click()
    expect(composer.get_by_role("group", name="Election on day")).to_contain_text(
        "only they elect, from day 2"
    )
    composer.get_by_role("radio", name="drawn from all").check()
    expect(building.filter(has_text="Bakery")).to_be_disabled()
    expect(composer.get_by_role("group", name="Special buildings")).to_contain_text("All 29 tokens")
    assert barriers(page, axe) == []


def gather(people: Open, sent: list[str]) -> tuple[list[Villager], Page]:
    """Eight phones and a wall; what the phones send is listened to."""

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: sent.append(str(text)))

    first = people("/credits", device_scale_factor=1)  # nine windows at once: no finer than needed
    answer = first.request.post("/api/tables", data=TABLE)
    assert answer.ok, answer.text()
    opened = answer.json()
    link = f"/tables/{opened['table']}#join={opened['join']}"
    village: list[Villager] = []
    for seat, name in enumerate(NAMES):
        page = first if seat == 0 else people("/credits", device_scale_factor=1)
        page.on("websocket", listen)
        page.goto(link)
        sit_down(page, name)
        village.append(Villager(name, page))
    first.get_by_role("button", name="Start the match").click()
    expect(first.locator(".question")).to_be_visible()
    first.get_by_role("button", name="Menu").click()
    watch = first.get_by_label("Link for onlookers", exact=True).input_value()
    first.keyboard.press("Escape")
    screen = people(path_of(watch).replace("#", "/screen#"), **DESK)
    for page in (*(one.page for one in village), screen):
        expect(page.locator(".question")).to_contain_text("The Seer wakes")
    return village, screen


def night(village: list[Villager], seen: Villager, prey: Villager) -> None:
    """Everybody taps in every round; only who is called decides anything."""
    for question, aim in (
        ("The Seer wakes", seen),
        ("The wolves wake", prey),
        ("The wolves look at each other", prey),
    ):
        alive = [one for one in village if one.alive]
        for one in alive:
            expect(one.page.locator(".question")).to_contain_text(question)
        for one in alive:
            one.tap(aim if one is not aim else next(other for other in alive if other is not one))
    for one in village:
        expect(one.page.locator(".question")).to_contain_text("The village has the floor")


def day(village: list[Villager], wolf: Villager) -> None:
    """All have enough of talking, and all but the wolves vote for one of them."""
    alive = [one for one in village if one.alive]
    for one in alive:
        one.press("Ready to vote")
    for one in alive:
        expect(one.page.locator(".question")).to_contain_text("Fill in your ballots")
        if one.card != "Werewolf":
            one.tap(wolf)
            expect(one.page.get_by_text(f"Your ballot: {wolf.name}")).to_be_visible()
    for one in alive:
        one.press("Hand in")
    wolf.alive = False


def everything_is_shown(page: Page, axe: str) -> None:
    page.get_by_role("button", name="Show all secrets").click()
    ending = page.locator(".ending")
    expect(ending.locator(".fates li")).to_have_count(len(NAMES))
    expect(ending.locator(".fates .won")).to_have_count(len(NAMES) - 2)
    expect(page.locator(".score")).to_have_count(0)  # nobody counts points
    ending.get_by_text("Night 1", exact=True).first.click()
    expect(ending.locator(".secret").first).to_be_visible()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_role("dialog")).to_contain_text("8 cards dealt again")
    assert barriers(page, axe) == []
