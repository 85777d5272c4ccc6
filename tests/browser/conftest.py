"""A real browser and a real server for the tests in this folder."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.network import network
from tests.web.serving import Served, serving

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --disable-dev-shm-usage"
)
PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")  # without windows it needs less time
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
    "locale": "en-GB",
    "reduced_motion": "reduce",
}
DESK = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce"}

Open = Callable[..., Page]
PATIENCE = 1000 * int(
    os.environ.get("BROWSER_PATIENCE", "180")
)  # for busy machines; nothing is measured here
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")  # one address may open sixty tables an hour
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With SLOW_NETWORK=1 whatever is sent takes up to a second: shows what a test does not wait for."""
    longest = float(os.environ.get("SLOW_NETWORK", "0"))
    with (
        serving(tmp_path_factory.mktemp("data")) as server,
        network(int(server.address.rsplit(":", 1)[1]), longest) as between,
    ):
        yield server._replace(address=f"http://127.0.0.1:{between.port}") if longest else server


@contextmanager
def launched() -> Iterator[Browser]:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS.split())
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as opened:
        yield opened


NO_SOUND = """try {
    localStorage.getItem('hameau.sound') ?? localStorage.setItem('hameau.sound', 'off')
} catch {} // pages without an address have no storage"""


@pytest.fixture
def people(browser: Browser, served: Served) -> Iterator[Open]:
    """Opens windows, each for somebody with an own device. Whatever a page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_window(path: str = "/", asked_for_sound: bool = True, **look: Any) -> Page:
        context = browser.new_context(
            **{"base_url": served.address, **PHONE, "service_workers": "block", **look}
        )
        contexts.append(context)
        if asked_for_sound:
            context.add_init_script(NO_SOUND)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda message: complaints.append(message.text) if is_bad(message.type) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_window
    for context in contexts:
        context.close()
    assert [complaint for complaint in complaints if not is_expected(complaint)] == []


def is_bad(kind: str) -> bool:
    return kind in ("error", "warning")


def is_expected(complaint: str) -> bool:
    """What the browser says when a test takes its network away, asks for what is not there, or attacks it."""
    refused = "404 (Not Found)" in complaint or "409 (Conflict)" in complaint
    blocked = "Service Worker registration blocked" in complaint
    return "ERR_" in complaint or refused or blocked or "Content Security Policy" in complaint


@pytest.fixture(scope="session")
def axe() -> str:
    """The script that looks for barriers."""
    file = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
    return file.read_text("utf-8")
