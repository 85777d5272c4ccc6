"""What lies in the box, as the browser shows it: facts that no match changes."""

from msgspec import Struct

from hameau.games.silhouette.content import CODES, Opened
from hameau.games.silhouette.notation import COLUMNS, ROWS


class Motif(Struct, frozen=True):
    """A picture, and what it is called."""

    id: str
    names: dict[str, str]  # by language
    provenance: str


class Lexicon(Struct, frozen=True):
    """How much a language has; which words it has, nobody is told."""

    language: str
    pairs: int
    words: int


class Catalogue(Struct, frozen=True):
    """The box."""

    motifs: list[Motif]
    lexica: list[Lexicon]
    columns: int
    rows: int
    insists: int
    patience: int


def catalogue(content: Opened) -> Catalogue:
    """Everything that lies in the box."""
    page = content.page
    return Catalogue(
        motifs=[
            Motif(one.id, {code: one.name(language) for language, code in enumerate(CODES)}, one.provenance)
            for one in page.motif
        ],
        lexica=[lexicon(content, code) for code in CODES],
        columns=len(COLUMNS),
        rows=ROWS,
        insists=page.attempts.insists,
        patience=page.attempts.patience,
    )


def lexicon(content: Opened, code: str) -> Lexicon:
    entries = [known for known in content.page.word if known.language == code]
    pairs = {frozenset(known.pair) for known in entries}
    return Lexicon(code, len(pairs), sum(len(known.words) for known in entries))
