"""What keeps somebody out: axe looks for it, on phones and desks, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE
from tests.samples import sample

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LIGHTEST = 10  # checks that must have found something to look at

looks = pytest.mark.parametrize("look", [PHONE, DESK], ids=["phone", "desk"])
schemes = pytest.mark.parametrize("scheme", ["light", "dark"])
EVERY = {
    "phone-dark": (PHONE, "dark"),
    "desk-light": (DESK, "light"),
    "phone-light": (PHONE, "light"),
    "desk-dark": (DESK, "dark"),
}
LOOKED_AT = sample(2, 4)
looks_and_schemes = pytest.mark.parametrize(
    ("look", "scheme"), [*EVERY.values()][:LOOKED_AT], ids=[*EVERY][:LOOKED_AT]
)


# cards that fly and fans that open are no barrier: what counts is found when they lie still
CALM = """() => Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished))"""
# what something sticky covers is no barrier if one can scroll it free: it counts if it stays everywhere
PLACES = ("scrollY", "0", "document.documentElement.scrollHeight", "innerHeight / 3")


def barriers(page: Page, axe: str) -> list[tuple[str, list[str]]]:
    """What axe finds on the page as it is, wherever one looks from."""
    page.evaluate(axe)
    left: list[tuple[str, list[str]]] = []
    for place in PLACES:
        page.evaluate(f"scrollTo({{top: {place}, behavior: 'instant'}})")
        page.evaluate(CALM)
        found: dict[str, Any] = page.evaluate("rules => axe.run(document, {runOnly: rules})", RULES)
        assert len(found["passes"]) > LIGHTEST
        left = [(one["id"], [node["html"] for node in one["nodes"]]) for one in found["violations"]]
        if not left:
            break
    return left
