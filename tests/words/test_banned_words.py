"""Words that made players laugh, or stare, do not come back: in no catalogue and on no page of the rules."""

import re
from pathlib import Path

import pytest

from hameau.engine.speech import LANGUAGES
from tests.words.catalogues import SOURCE

ROOT = SOURCE.parents[1]

# What was seen, and what to say instead.
BANNED = {
    "en": {
        r"\bthe Lord\b(?! (of the Manor|Mayor))": "God; say: the Lord of the Manor",
        r"\bforeign servers?\b": "from abroad; say: third-party servers",
        r"\bthe own\b": "his, her, their or your",
    },
    "fr": {
        r"fermez tous les yeux": "all the eyes there are; say: tout le monde ferme les yeux",
        r"\ben amour\b": "in matters of love; say: amoureux",
        r"\bserveurs? étrangers?\b": "from abroad; say: serveur tiers",
    },
    "de": {
        r"Werkstoffhof": "no such place; say: Wertstoffhof",
        r"\b(der|den|dem|des) Herrn?\b|(?<!Schloss)\bHerrn\b": "God; say: der Schlossherr",
        r"\bZahl (\d|\{ \$amount)": "a number; say: bezahle",
        r"\bfremden? Server": "from abroad; say: Server Dritter",
    },
    "it": {
        r"\bin amore\b": "in heat; say: innamorati",
        r"\bsball": "high; say: incartarsi",
        r"\bfattor[ei]\b": "factors, or stewards; say: contadini",
        r"\bverbal[ei]\b": "of the police; say: registrazione",
        r"\b(il|al|del|dal) signore\b": "God; say: il Castellano",
        r"\bserver estrane[oi]\b": "odd; say: server di terzi",
    },
}


def pages(language: str) -> list[Path]:
    """All that players read in a language."""
    catalogues = [
        *SOURCE.rglob(f"words/{language}.ftl"),
        *(ROOT / "frontend" / "src").rglob(f"words/{language}.ftl"),
        *(ROOT / "frontend" / "src" / "words" / language).glob("*.ftl"),
    ]
    name = "*.md" if language == "en" else f"*.{language}.md"
    rules = [page for page in (ROOT / "docs" / "rules").glob(name) if page.name.count(".") == name.count(".")]
    return sorted([*catalogues, *rules])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_makes_players_laugh(language: str) -> None:
    read = pages(language)
    assert len([page for page in read if page.suffix == ".md"]) == len(list(SOURCE.glob("games/*/words")))
    found = [
        f"{page.relative_to(ROOT)}:{number}: {hit[0]!r} is {why}"
        for page in read
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1)
        for banned, why in BANNED[language].items()
        for hit in [re.search(banned, line, re.IGNORECASE)]
        if hit
    ]
    assert not found, "\n".join(found)
