"""The rules of a game as people read them, and single sentences of it by number."""

import re

from hameau import plain, shelf

SENTENCE = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.+)$", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d+)\. .+?(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def page(key: str, language: str = "en") -> str | None:
    """The whole page: from the package or the repository it runs in, or from the folder of a game that is
    no part of Hameau (`rules.md`). None where there is none.

    English is the text that the tests cite; a translation stands beside it as `<key>.<language>.md`.
    """
    if key in shelf.every_key() and not shelf.is_own(key):
        own = shelf.place(key) / ("rules.md" if language == "en" else f"rules.{language}.md")
        return own.read_text("utf-8") if own.is_file() else None
    home = plain.home()
    name = f"{key}.md" if language == "en" else f"{key}.{language}.md"
    places = (home / "rules" / name, home.parents[1] / "docs" / "rules" / name)
    return next((place.read_text("utf-8") for place in places if place.is_file()), None)


def best_page(key: str, language: str) -> str | None:
    """The page in that language, else in English."""
    return page(key, language) or page(key)


def sentence(text: str, number: str) -> str | None:
    """The numbered sentence, without its markup."""
    return next((bare(words) for found, words in SENTENCE.findall(text) if found == number), None)


def chapter(text: str, number: str) -> str | None:
    """The numbered chapter, as Markdown."""
    return next((found[0] for found in CHAPTER.finditer(text) if found[1] == number), None)


def bare(text: str) -> str:
    return re.sub(r"[*`]", "", text)
