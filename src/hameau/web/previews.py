"""What a chat shows of a link: the name of the game, what it is, and a picture of its box.

Those who ask are programs without our cookie or the secret of the link, which stands behind its `#`. So
a preview tells nothing but the game: not who sits there, nor how the match goes.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING

import msgspec

from hameau.engine.speech import LANGUAGES
from hameau.shelf import every_key
from hameau.storage import StoreFailed
from hameau.tables import entries
from hameau.web.devices import Headers, header
from hameau.web.pages import Page, Pages, page_of

if TYPE_CHECKING:
    from hameau.web.hall import Hall

GAME = re.compile(r"/games/([a-z]{1,20})(?:/.*)?")
TABLE = re.compile(r"/tables/([a-z2-7]{12})(/matches/.*)?(?:/.*)?")
HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(?::[0-9]{1,5})?|\[[0-9a-f:.]{2,45}\](?::[0-9]{1,5})?")
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
ABOUT = re.compile(r'<meta name="description"[^>]*>')
HOUSE = "hameau"
MOST = 256  # pages that are kept


class Previews:
    """The page of every address, with a head that says what is there."""

    def __init__(self, hall: Hall, pages: Pages) -> None:
        self.hall = hall
        self.pages = pages
        self.write = lru_cache(MOST)(self.written)

    def page(self, path: str, headers: Headers, scheme: str) -> Page | None:
        """The page as it is sent to whoever asks for this address; None if the pages were not built."""
        if not self.pages.front:
            return None
        host = header(headers, b"host")
        here = f"{scheme}://{host}" if HOST.fullmatch(host) else ""
        message, game = self.about(path)
        return self.write(message, game, here, language_of(headers))

    def about(self, path: str) -> tuple[str, str]:
        """Which words tell it, and of which game."""
        if (found := GAME.fullmatch(path)) and found[1] in every_key():
            return "preview-game", found[1]
        if (found := TABLE.fullmatch(path)) and (game := self.game_at(found[1])):
            return ("preview-match" if found[2] else "preview-table"), game
        return "preview-house", HOUSE

    def game_at(self, table: str) -> str:
        """What is played there; empty if there is no such table."""
        live = self.hall.live.get(table)
        if live is not None:
            return live.table.game.key
        try:
            log = self.hall.log.read(table)
            opened = entries.decode(log[0]) if log else None
        except (StoreFailed, msgspec.DecodeError):
            return ""
        return opened.game if isinstance(opened, entries.Opened) and opened.game in every_key() else ""

    def written(self, message: str, key: str, here: str, language: str) -> Page:
        speech, facts = self.hall.speech, dict[str, str | int]()
        if key != HOUSE:
            words = self.hall.find_game(key).speech
            facts = {"game": words.say(language, "title"), "tagline": words.say(language, "tagline")}
        title, about = (speech.say(language, f"{message}{part}", facts) for part in ("", "-about"))
        shown = {"og:type": "website", "og:site_name": "Hameau", "og:title": title, "og:description": about}
        picture = next(path for path in (f"/cards/{key}.jpg", f"/cards/{HOUSE}.jpg", "") if self.has(path))
        if here and picture:
            shown |= {"og:image": here + picture, "og:image:width": "1200", "og:image:height": "630"}
        named = [("property", name, text) for name, text in shown.items()]
        if picture:
            named.append(("name", "twitter:card", "summary_large_image"))
        tags = [f'<meta {kind}="{name}" content="{escape(text)}" />' for kind, name, text in named]
        head = "\n    ".join([f"<title>{escape(title)}</title>", *tags])
        text = self.pages.files[self.pages.front].plain.decode()
        text = TITLE.sub(lambda _: head, text, count=1)
        text = ABOUT.sub(lambda _: f'<meta name="description" content="{escape(about)}" />', text, count=1)
        text = text.replace('<html lang="en"', f'<html lang="{language}"', 1)
        return page_of(text.encode(), "text/html", lasting=False)

    def has(self, path: str) -> bool:
        return not path or path in self.pages.files


def language_of(headers: Headers) -> str:
    """The first that is asked for and spoken here."""
    asked = header(headers, b"accept-language").lower().split(",")
    first = (wish.partition(";")[0].strip().partition("-")[0] for wish in asked)
    return next((language for language in first if language in LANGUAGES), "en")
