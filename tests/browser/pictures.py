"""Draw the pictures anew: python -m tests.browser.pictures [game …] [readme] [links] [icons]"""

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
    "service_workers": "block",
    "viewport": {"width": 1200, "height": 750},
    "locale": "en-GB",
    "reduced_motion": "reduce",
}
MATCHES = 20_000  # of the study
ICONS = ROOT / "frontend" / "public" / "icons"
ICON_SIZES = {
    "192": (192, 86, "transparent"),
    "512": (512, 86, "transparent"),
    "maskable": (512, 58, "#f7f1e5"),
    "180": (180, 72, "#f7f1e5"),
    "badge": (96, 100, "transparent"),
}
LINKS = ROOT / "frontend" / "public" / "cards"
LINK: Any = {"width": 1200, "height": 630}
LAY_OUT = """(key) => {
  const style = (element, wanted) => Object.assign(element.style, wanted)
  document.getElementById('link-card')?.remove()
  const card = document.createElement('div')
  card.id = 'link-card'
  style(card, { position: 'fixed', inset: 0, zIndex: 99, display: 'flex', alignItems: 'center',
    justifyContent: 'center', flexWrap: 'wrap', alignContent: 'center', background: 'var(--linen)' })
  const box = (game, size) => {
    const copy = document.querySelector(`article a[href="/games/${game}"] .box`).cloneNode(true)
    style(copy, { width: `${size}px`, flex: 'none' })
    return copy
  }
  const word = document.querySelector('header .wordmark').cloneNode(true)
  if (key === 'hameau') {
    const lids = [...document.querySelectorAll('article > a.art')]
    const all = lids.map((link) => link.pathname.split('/').pop())
    const row = document.createElement('div')
    style(row, { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '26px', width: '1000px' })
    row.append(...all.map((game) => box(game, 200)))
    style(word, { width: '100%', justifyContent: 'center', zoom: 2.6, marginBottom: '16px' })
    card.append(word, row)
  } else {
    style(word, { zoom: 3, marginLeft: '30px' })
    card.append(box(key, 500), word)
  }
  document.body.append(card)
}"""


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


def draw_links(browser: Browser, address: str) -> None:
    """What a chat shows of a link: the box of a game, and for the house all boxes."""
    LINKS.mkdir(exist_ok=True)
    page = browser.new_context(base_url=address, **{**WINDOW, "viewport": LINK}).new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    for key in ["hameau", *SCENES]:
        page.evaluate(LAY_OUT, key)
        page.screenshot(path=LINKS / f"{key}.jpg", type="jpeg", quality=82)
    page.context.close()


def draw_icons(browser: Browser) -> None:
    """The sign of the house, as systems want it: on paper, round, or as a shape alone."""
    ICONS.mkdir(exist_ok=True)
    sign = (ICONS.parent / "icon.svg").read_text("utf-8")
    for name, (size, part, paper) in ICON_SIZES.items():
        page = browser.new_context(viewport={"width": size, "height": size}).new_page()
        page.set_content(
            f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{paper}}}"
            f"svg{{width:{part}%;height:{part}%}}</style>{sign}"
        )
        page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        page.context.close()


def study_of(key: str) -> str:
    plan = study.plan(hameau.game(key), 2, ["greedy"], options={"villagers": "random"})
    return studied.write(study.study(plan, MATCHES), "en")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, launched() as browser:
        wanted = sys.argv[1:] or [*SCENES, "readme", "links", "icons"]
        draw(browser, server.address, [name for name in wanted if name in SCENES])
        if "icons" in wanted:
            draw_icons(browser)
        if "links" in wanted:
            draw_links(browser, server.address)
        if "readme" in wanted:
            draw_readme(browser, server.address)
