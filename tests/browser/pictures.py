"""Draw the pictures anew: python -m tests.browser.pictures [game …] [readme]"""

import sys
import tempfile
from base64 import b64decode
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import hameau
from hameau.lab import study
from hameau.lab.page import studied
from tests.browser import gallery
from tests.browser.conftest import launched
from tests.browser.gallery import KEPT, LOOKS, ROOT, SCENES
from tests.web.serving import serving

README = ROOT / "docs" / "pictures"
WINDOW: dict[str, Any] = {
    "viewport": {"width": 1200, "height": 750},
    "locale": "en-GB",
    "reduced_motion": "reduce",
}
MATCHES = 20_000  # of the study


def draw(browser: Browser, address: str, games: Iterable[str]) -> None:
    """What the tests compare with."""
    KEPT.mkdir(exist_ok=True)
    for game in games:
        for look in LOOKS:
            for name, drawn in gallery.drawn(browser, address, game, look):
                drawn.quantize(96).save(KEPT / f"{name}.png", optimize=True)


def draw_readme(browser: Browser, address: str) -> None:
    README.mkdir(exist_ok=True)
    page = browser.new_context(base_url=address, **WINDOW).new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=README / "shelf.jpg", type="jpeg", quality=80)
    page.context.close()
    page = browser.new_context(**WINDOW).new_page()  # as a file, without the rules of our server
    page.set_content(study_of("buttonville"))
    page.screenshot(path=README / "study.jpg", type="jpeg", quality=80)
    page.context.close()
    for game in ("buttons", "guilds"):
        page = gallery.open_replay(browser, address, game, **WINDOW)
        gallery.stand_at(page, SCENES[game].rest)
        page.evaluate("scrollTo(0, 0)")
        devtools = page.context.new_cdp_session(page)
        taken = devtools.send("Page.captureScreenshot", {"format": "jpeg", "quality": 80})
        (README / f"{game}.jpg").write_bytes(b64decode(taken["data"]))
        page.context.close()


def study_of(key: str) -> str:
    plan = study.plan(hameau.game(key), 2, ["greedy"], options={"villagers": "random"})
    return studied.write(study.study(plan, MATCHES), "en")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, launched() as browser:
        wanted = sys.argv[1:] or [*SCENES, "readme"]
        draw(browser, server.address, [name for name in wanted if name != "readme"])
        if "readme" in wanted:
            draw_readme(browser, server.address)
