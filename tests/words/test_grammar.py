"""A number stands with the right form of what it counts: on the screen as one would say it aloud."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hameau.engine.speech import LANGUAGES
from hameau.shelf import game
from tests.words.catalogues import PLURALS, SOURCE

PAGES = SOURCE.parents[1] / "frontend" / "src"
SPACE = "[ \u00a0\u202f]"
WORD = re.compile(rf"{SPACE}([^\W\d_]+)")
DATIVE = re.compile(r"\b(mit|nach|von|aus|bei|zu)( je| insgesamt)? $", re.IGNORECASE)

# The same number twice, once as it is printed ("1,000", "2 or 3"), once to choose the form.
PRINTED = {"amount": "count", "matches": "count", "decisions": "count"}

# A unit has no plural.
UNITS = {"s", "min", "Min", "ms", "d", "h", "j", "T", "Std", "g"}

# What may follow a number without being counted by it ("3 of 5", "2 are ready").
NO_NOUN = {
    "en": "of to and in on from for by or is are a now away can left above below would goes withdrawn that"
    " was lies",
    "fr": "sur à et en de des du au d par pour ou est sont va vers étaient regardées dessus un n fois",
    "de": "",  # nouns have capitals
    "it": "su a e di in per o da dal dalla al è sono va verso lontano sopra sotto erano guardate un si dei",
}

ALWAYS_MANY = {
    "the rules or the program set the number, and it is not 1": (
        "name-too-long",
        "text-too-long",
        "said-too-much",
        "still-here",
        "stalled",
        "hint-later",
        "game-minutes",
    ),
    "a whole box of tiles, cards or tokens": (
        "proof-village-right",
        "proof-kitchen-right",
        "proof-draws-right",
        "proof-cards-right",
        "proof-cards-wrong",
        "proof-tokens-right",
        "proof-tokens-wrong",
        "board-people",
    ),
    "cards are taken two at a time": ("given-up", "all-taken", "cards-left"),
    "said only of more than three": ("table-waiting-many",),
    "one alone has a message of its own": ("game-players",),
}
EXCEPTIONS = {name for names in ALWAYS_MANY.values() for name in names}


class Use(NamedTuple):
    """One place where a fact or another message stands in a sentence."""

    file: Path
    message: str
    fact: str  # empty for a message
    reference: str  # empty for a fact
    chosen_by: frozenset[str]  # the numbers that chose this form
    before: str
    after: str

    @property
    def language(self) -> str:
        return self.file.stem if self.file.stem in LANGUAGES else self.file.parent.name

    @property
    def place(self) -> str:
        what = self.reference or f"${self.fact}"
        file = self.file.relative_to(SOURCE.parents[1])
        return f"{file}: {self.message}: {self.before[-20:]}{{ {what} }}{self.after[:20]}"


@cache
def entries() -> list[tuple[Path, ftl.Message]]:
    files = sorted([*SOURCE.rglob("words/*.ftl"), *PAGES.rglob("words/*.ftl"), *PAGES.rglob("words/*/*.ftl")])
    found = [(file, e) for file in files for e in FluentParser().parse(file.read_text("utf-8")).body]
    return [(file, e) for file, e in found if isinstance(e, ftl.Message)]


@cache
def uses() -> list[Use]:
    return [
        use
        for file, entry in entries()
        if entry.value
        for use in within(file, entry.id.name, entry.value, frozenset())
    ]


def within(file: Path, name: str, pattern: ftl.Pattern, chosen_by: frozenset[str]) -> Iterator[Use]:
    for number, element in enumerate(pattern.elements):
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        before, after = text_at(pattern, number - 1), text_at(pattern, number + 1)
        if isinstance(inner, ftl.VariableReference):
            yield Use(file, name, inner.id.name, "", chosen_by, before, after)
        elif isinstance(inner, ftl.MessageReference):
            yield Use(file, name, "", inner.id.name, chosen_by, before, after)
        elif isinstance(inner, ftl.SelectExpression):
            more = frozenset(counted(inner))
            for variant in inner.variants:
                for use in within(file, name, variant.value, chosen_by | more):
                    yield use if use.before else use._replace(before=before)


def text_at(pattern: ftl.Pattern, number: int) -> str:
    element = pattern.elements[number] if 0 <= number < len(pattern.elements) else None
    return element.value if isinstance(element, ftl.TextElement) else ""


def counted(choice: ftl.SelectExpression) -> Iterator[str]:
    """The variable that chooses, if it does so by its number."""
    if isinstance(choice.selector, ftl.VariableReference) and all(
        isinstance(v.key, ftl.NumberLiteral) or v.key.name in PLURALS for v in choice.variants
    ):
        yield choice.selector.id.name


@cache
def numbers() -> set[str]:
    """Facts that are numbers: they choose a form somewhere, or a German noun follows with its capital."""
    found = {fact for use in uses() for fact in use.chosen_by}
    return found | {
        use.fact
        for use in uses()
        if use.fact and use.language == "de" and re.match(f"{SPACE}[A-ZÄÖÜ]", use.after)
    }


def counts_a_noun(use: Use) -> bool:
    found = WORD.match(use.after)
    if use.fact not in numbers() or not found or found[1] in UNITS:
        return False
    return found[1][0].isupper() if use.language == "de" else found[1] not in NO_NOUN[use.language].split()


# -- tests -------------------------------------------------------------------------------------------------


def test_the_catalogues_were_read() -> None:
    assert {"nights", "points", "stars", "cards"} < numbers()
    assert not {"name", "names", "cell", "card"} & numbers()
    assert {use.language for use in uses()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_wins_after_1_nights(language: str) -> None:
    """What a number counts has the form for one, and for many."""
    wrong = [
        use.place
        for use in uses()
        if use.language == language
        and counts_a_noun(use)
        and not {use.fact, PRINTED.get(use.fact)} & use.chosen_by
        and use.message not in EXCEPTIONS
        and not use.message.startswith("bench-")  # with dozens of tables
    ]
    assert not wrong


def test_what_is_excepted_exists() -> None:
    assert {use.message for use in uses() if counts_a_noun(use)} >= EXCEPTIONS


def test_nobody_is_away_for_the_2_time() -> None:
    """English numbers in a row end in st, nd, rd or th, and never in a dot."""
    for use in uses():
        if use.language == "en" and use.fact in numbers():
            assert not re.match(rf"\.{SPACE}[a-z]", use.after), use.place
            assert not (re.search(r"\bthe $", use.before) and re.match(rf"{SPACE}time\b", use.after)), (
                use.place
            )


def test_nobody_wins_mit_45_Punkte() -> None:  # noqa: N802
    """After these words German wants the dative: Punkten, Sternen, Runden."""
    wrong = []
    for use in uses():
        if use.language != "de" or not DATIVE.search(use.before) or "bis zu " in use.before[-7:]:
            continue
        if use.reference:
            others = [u for u in uses() if u.file == use.file and u.message == use.reference]
            wrong += [f"{use.place} ({u.place})" for u in others if not is_dative(u.after)]
        elif use.fact in numbers() and not is_dative(use.after):
            wrong.append(use.place)
    assert not wrong


def is_dative(after: str) -> bool:
    """The plural of the dative ends in n or s; the forms for one may end otherwise."""
    found = WORD.match(after)
    return (
        not found
        or not found[1][0].isupper()
        or found[1][-1] in "ns"
        or found[1] in {"Punkt", "Stern", "Runde", "Nacht", "Karte"}
    )


def test_english_counts_absences_as_one_says_them() -> None:
    say = game("werewolves").speech.say
    spoken = {
        2: "2nd",
        3: "3rd",
        4: "4th",
        11: "11th",
        12: "12th",
        13: "13th",
        21: "21st",
        22: "22nd",
        23: "23rd",
    }
    for times, ordinal in spoken.items():
        facts: dict[str, str | int] = {"name": "Ann", "times": times}
        assert say("en", "missed", facts) == f"Ann is away, for the {ordinal} time."
