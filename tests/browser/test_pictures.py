"""Boards look as they did, at rest and in movement: nothing turns black, vanishes or jumps."""

from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.browser import gallery
from tests.browser.gallery import KEPT, LOOKS, MOST_FAR, SCENES
from tests.web.serving import Served

BLACKEN = """() => {
    for (const one of document.querySelectorAll('.stage .board .field *')) one.style.fill = '#010000'
}"""


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", SCENES)
def test_it_looks_as_it_did(browser: Browser, served: Served, tmp_path: Path, game: str, look: str) -> None:
    different = []
    for name, drawn in gallery.drawn(browser, served.address, game, look):
        kept = Image.open(KEPT / f"{name}.png").convert("RGB")
        apart = gallery.distance(kept, drawn)
        if apart > MOST_FAR:
            both = tmp_path / f"{name}.png"
            gallery.side_by_side(kept, drawn).save(both)
            different.append(f"{apart:.1%} of {name}, kept and drawn: {both}")
    assert not different, "\n".join(["looks different; if it is meant to: make pictures", *different])


def test_black_fields_are_noticed(browser: Browser, served: Served) -> None:
    page = gallery.open_replay(browser, served.address, "buttons", **LOOKS["phone"])
    gallery.stand_at(page, SCENES["buttons"].rest)
    before = gallery.shot(page)
    page.evaluate(BLACKEN)
    after = gallery.shot(page)
    page.context.close()
    assert gallery.distance(before, before) == 0
    assert gallery.distance(before, after) > MOST_FAR
