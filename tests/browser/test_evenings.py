"""What somebody played is there afterwards: listed, counted, moved to another device, kept with a passkey."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import play_to_the_end
from tests.web.serving import Served


def play(page: Page) -> None:
    """A match of BUTTONS against a bot, to the end."""
    page.goto("/games/buttons")
    page.get_by_role("button", name="Play against bots").first.click()
    play_to_the_end(page)


@pytest.fixture
def safe(served: Served) -> str:
    """The same server by a name: browsers make no passkeys for numbers."""
    return served.address.replace("127.0.0.1", "localhost")


def test_a_match_is_listed_with_its_replay_and_goes_on_no_more(people: Open) -> None:
    page = people("/evenings")
    expect(page.get_by_role("heading", name="Nothing played yet")).to_be_visible()
    play(page)
    page.goto("/evenings")
    expect(page.get_by_role("heading", name="Go on")).to_be_hidden()
    expect(page.get_by_text("one match")).to_be_visible()
    page.get_by_role("link", name=re.compile("^BUTTONS (not )?won")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue at your table")).to_be_hidden()


def test_a_code_takes_evenings_to_another_device(people: Open) -> None:
    ann = people("/")
    play(ann)
    ann.goto("/evenings")
    ann.get_by_role("button", name="Make a code").click()
    field = ann.get_by_label("Link that moves your evenings", exact=True)
    expect(field).to_be_visible()
    path = re.sub(r"^.*?/evenings", "/evenings", field.input_value())
    other = people(path)
    expect(other.get_by_text("One match was added.")).to_be_visible()
    expect(other.get_by_text("one match", exact=False).first).to_be_visible()
    assert "take=" not in other.url
    third = people(path)
    expect(third.get_by_text("This parcel has been taken already")).to_be_visible()


def test_a_file_brings_evenings_back(people: Open, tmp_path_factory: pytest.TempPathFactory) -> None:
    page = people("/")
    play(page)
    page.goto("/evenings")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path_factory.mktemp("evenings") / "evenings.json"
    waiting.value.save_as(file)
    page.get_by_role("button", name="Delete the list").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("heading", name="Nothing played yet")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("One match was added.")).to_be_visible()
    expect(page.get_by_text("one match,")).to_be_visible()


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A passkey holder that Chromium plays."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    made = devtools.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    return devtools, made["authenticatorId"]


def test_a_passkey_brings_evenings_to_another_device_and_is_deleted(people: Open, safe: str) -> None:
    ann = people("/", base_url=safe)
    play(ann)
    ann.goto("/evenings")
    devtools, holder = authenticator(ann)
    ann.get_by_role("button", name="Make a passkey").click()
    expect(ann.get_by_text("Your passkey keeps the list with this server.")).to_be_visible()
    [credential] = devtools.send("WebAuthn.getCredentials", {"authenticatorId": holder})["credentials"]

    phone = people("/evenings", base_url=safe)  # where the same passkey has been synchronized
    expect(phone.get_by_role("heading", name="Nothing played yet")).to_be_visible()
    there, other = authenticator(phone)
    there.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": credential})
    phone.get_by_role("button", name="I have one").click()
    expect(phone.get_by_text("Your evenings are here.")).to_be_visible()
    expect(phone.get_by_text("one match,")).to_be_visible()

    phone.get_by_role("button", name="Delete passkey and list").click()
    phone.get_by_role("button", name="Delete", exact=True).click()
    expect(phone.get_by_text("The passkey is deleted.")).to_be_visible()
    ann.reload()
    expect(ann.get_by_role("button", name="Make a passkey")).to_be_visible()
    phone.get_by_role("button", name="I have one").click()
    expect(phone.get_by_text("This server does not know this passkey any more.")).to_be_visible()
