"""Somebody follows "Adding a game in an afternoon" of CONTRIBUTING.md, from an empty folder to the end."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE
from tests.web.serving import ROOT, serving

LONGEST = 200  # taps
HEADING = "## Adding a game in an afternoon"


def steps() -> list[str]:
    """The commands of the page, in their order."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition(HEADING)[2].partition("\n## ")[0]
    return re.findall(r"^    (.+)$", section, re.MULTILINE)


def follow(command: str, folder: Path) -> None:
    """Type a command, with the Python of these tests."""
    words = shlex.split(command)
    typed = ["-m", "hameau", *words[1:]] if words[0] == "hameau" else words[1:]
    done = subprocess.run([sys.executable, *typed], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"


def test_the_page_leads_from_an_empty_folder_to_a_played_match(tmp_path: Path, browser: Browser) -> None:
    *before, serve = steps()
    assert serve.startswith("hameau serve ")
    for command in before:
        follow(command, tmp_path)
    games = serve.split("--games ")[1]
    with serving(tmp_path / "data", "--games", str(tmp_path / games)) as server:
        look: dict[str, Any] = {"base_url": server.address, **PHONE}
        page = browser.new_context(**look).new_page()
        page.goto("/")
        page.get_by_role("button", name="Play Pig").tap()
        move = page.locator(".plain .moves button").first
        again = page.get_by_role("button", name=re.compile("^Play (again|a new one)$"))
        for _ in range(LONGEST):
            expect(move.or_(again).first).to_be_visible()
            if again.is_visible():
                break
            move.tap()
        expect(page.get_by_text("took the last").first).to_be_visible()
        page.context.close()
