"""The rules of a game as chapters and numbered sentences, read from its page in docs/rules."""

import re
from functools import cache

from hameau import rulebook
from hameau.web.models import Chapter, Rules, Sentence

HEADING = re.compile(r"^## (?:(\d+)\. )?(.+)$")
NUMBERED = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.+)$")


@cache
def rules(key: str, language: str) -> Rules | None:
    """In the language asked for, else in English; None where the page is missing."""
    for code in (language, "en"):  # which of them it was is told
        text = rulebook.page(key, code)
        if text is not None:
            return read(key, code, text)
    return None


def read(key: str, language: str, text: str) -> Rules:
    """A page: its title, what stands before the first chapter, and the chapters."""
    lines = text.splitlines()
    title = lines[0].removeprefix("# ")
    parts = split(lines[1:])
    intro = " ".join(line for line in parts[0][1] if line)
    return Rules(key, language, title, intro, [chapter(*part) for part in parts[1:]])


def split(lines: list[str]) -> list[tuple[str, list[str]]]:
    """Each heading with the lines below it; the first part has none."""
    parts: list[tuple[str, list[str]]] = [("", [])]
    for line in lines:
        if HEADING.fullmatch(line):
            parts.append((line, []))
        else:
            parts[-1][1].append(line)
    return parts


def chapter(heading: str, lines: list[str]) -> Chapter:
    found = HEADING.fullmatch(heading)
    assert found is not None
    numbered = [NUMBERED.fullmatch(line) for line in lines]
    return Chapter(
        number=found[1] or "",
        title=found[2],
        paragraphs=paragraphs(lines),
        table=[cells(line) for line in lines if line.startswith("|") and not set(line) <= set("|-: ")],
        sentences=[Sentence(one[1], one[2]) for one in numbered if one],
    )


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def paragraphs(lines: list[str]) -> list[str]:
    """Text that is neither table nor list; an empty line ends a paragraph."""
    blocks = "\n".join(line if not line.startswith(("|", "- ")) else "" for line in lines).split("\n\n")
    return [" ".join(block.split()) for block in blocks if block.strip()]
