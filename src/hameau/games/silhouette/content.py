"""Reads content.toml into the box that all matches share."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hameau.engine import texts
from hameau.engine.content import Entry, Remark, read
from hameau.engine.errors import BadContent
from hameau.games.silhouette.rules.box import CARDS, LANGUAGES, PAIRS, WORDS, Box

CODES = ("en", "fr", "de", "it")  # of the languages, in the order of the rules
FEW_WORDS = 60  # pairs; with fewer, programs hardly find anything
Id = Annotated[
    str,
    Meta(
        pattern="^[a-z][a-z0-9_]{0,39}$",
        description="up to 40 small letters, digits and underscores, a letter first",
    ),
]
Word = Annotated[str, Meta(min_length=1, max_length=texts.MOST_LETTERS)]
Count = Annotated[int, Meta(ge=0, le=9)]


class Attempts(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How often a player may insist, and how patient a table is."""

    insists: Count
    patience: Annotated[int, Meta(ge=1, le=9)]


class Motif(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A picture, and what it is called."""

    id: Id
    en: Word
    fr: Word
    de: Word
    it: Word

    def name(self, language: int) -> str:
        name: str = getattr(self, CODES[language])
        return name


class Known(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The words that a lexicon has for two motifs."""

    language: Literal["en", "fr", "de", "it"]
    pair: Annotated[list[Id], Meta(min_length=2, max_length=2)]
    words: Annotated[list[Word], Meta(min_length=1, max_length=9)]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    attempts: Attempts
    motif: Annotated[list[Motif], Meta(min_length=CARDS, max_length=CARDS)]
    word: list[Known] = []


class Opened(Struct, frozen=True, eq=False):
    """The content twice: as people read it, and as the rules do."""

    page: Content
    box: Box
    names: list[dict[str, str]]  # of all motifs, by id, in each language

    def motif(self, number: int) -> str:
        return self.page.motif[number].id

    def motif_named(self, name: str) -> int | None:
        """By its id, or by a name in one of the languages."""
        wanted = texts.code(name)
        for number, motif in enumerate(self.page.motif):
            if wanted in {texts.code(one) for one in (motif.id, motif.en, motif.fr, motif.de, motif.it)}:
                return number
        return None

    def name(self, language: int, number: int) -> str:
        """What a motif is called."""
        return self.page.motif[number].name(language)


def open_content(text: str, file: str) -> Opened:
    """The box, or an error that says what cannot be."""
    page = read(text, Content, file)
    check_motifs(page, file)
    check_words(page, file)
    names = [{motif.id: motif.name(language) for motif in page.motif} for language in range(LANGUAGES)]
    return Opened(page, fill(page), names)


def remarks(content: Opened) -> list[Remark]:
    """What a designer should know."""
    found = []
    for code in CODES:
        pairs = len({frozenset(known.pair) for known in content.page.word if known.language == code})
        if pairs < FEW_WORDS:
            said = f"the lexicon {code!r} has words for {pairs} pairs; programs find little with fewer than"
            found.append(Remark("word", f"{said} {FEW_WORDS}"))
    return found


# -- what must be so ---------------------------------------------------------------------------------------


def check_motifs(page: Content, file: str) -> None:
    """Each id once, and in each language each name once: a text means one picture."""
    counted = Counter(motif.id for motif in page.motif)
    for motif in page.motif:
        if counted[motif.id] > 1:
            raise BadContent(file, f"motif {motif.id}", "two have this id")
        for language in range(LANGUAGES):
            check_text(motif.name(language), file, f"motif {motif.id}, {CODES[language]}")
    for language, code in enumerate(CODES):
        names = Counter(texts.code(motif.name(language)) for motif in page.motif)
        for motif in page.motif:
            if names[texts.code(motif.name(language))] > 1:
                raise BadContent(file, f"motif {motif.id}, {code}", "two are called alike")


def check_words(page: Content, file: str) -> None:
    """Words that can be said, for two pictures of the box."""
    ids = {motif.id: motif for motif in page.motif}
    if sum(len(known.words) for known in page.word) > WORDS:
        raise BadContent(file, "word", f"there is room for {WORDS} words")
    seen: set[tuple[str, frozenset[str], int]] = set()
    for number, known in enumerate(page.word, 1):
        entry = f"word number {number}"
        for name in known.pair:
            if name not in ids:
                raise BadContent(file, f"{entry}, pair", f"there is no motif {name!r}")
        if len(set(known.pair)) < 2:
            raise BadContent(file, f"{entry}, pair", "a pair is two different motifs")
        plain = {texts.code(ids[name].name(CODES.index(known.language))) for name in known.pair}
        for word in known.words:
            check_text(word, file, f"{entry}, words")
            code = texts.code(word)
            if code in plain:
                raise BadContent(file, f"{entry}, words", f"{word!r} is what a picture is called (rule 5.4)")
            if (known.language, frozenset(known.pair), code) in seen:
                raise BadContent(file, f"{entry}, words", f"the pair has {word!r} already")
            seen.add((known.language, frozenset(known.pair), code))


def check_text(text: str, file: str, entry: str) -> None:
    if texts.clean(text) != text or not texts.fits(text):
        raise BadContent(file, entry, f"{text!r} cannot be said: letters, with hyphens and spaces between")


# -- the box -----------------------------------------------------------------------------------------------


def fill(page: Content) -> Box:
    box = Box()
    box.insists, box.patience = page.attempts.insists, page.attempts.patience
    box.write(
        "name",
        [[texts.code(motif.name(language)) for motif in page.motif] for language in range(LANGUAGES)],
    )
    fill_lexica(page, box)
    return box


def fill_lexica(page: Content, box: Box) -> None:
    """The chains of words. Whatever stands first in the file is said first."""
    entry = [[0] * PAIRS for _ in range(LANGUAGES)]
    following, code, letters = [0] * WORDS, [0] * WORDS, [list(texts.NOTHING) for _ in range(WORDS)]
    last: dict[tuple[int, int], int] = {}
    for number, (language, pair, word) in enumerate(spoken(page)):
        code[number], letters[number] = texts.code(word), texts.pack(word)
        place = language, pair[0]
        if place in last:
            following[last[place]] = number + 1
        else:
            for side in pair:
                entry[language][side] = number + 1
        last[place] = number
    for name, value in (("entry", entry), ("following", following), ("code", code), ("letters", letters)):
        box.write(name, value)


def spoken(page: Content) -> Iterator[tuple[int, Sequence[int], str]]:
    """Each word with its language and with both numbers of its pair, the smaller first."""
    number = {motif.id: place for place, motif in enumerate(page.motif)}
    for known in page.word:
        a, b = sorted(number[name] for name in known.pair)
        for word in known.words:
            yield CODES.index(known.language), (CARDS * a + b, CARDS * b + a), word


def lexicon(content: Opened, language: str) -> list[tuple[str, str, str]]:
    """All words of a lexicon with the ids of their motifs."""
    return [
        (known.pair[0], known.pair[1], word)
        for known in content.page.word
        if known.language == language
        for word in known.words
    ]
