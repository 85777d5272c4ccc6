"""Every sentence exists in every language, says all it is given, and is said by something."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import hameau
from hameau import bots
from hameau.engine.game import Say
from hameau.engine.match import Match
from hameau.engine.speech import LANGUAGES, Speech
from hameau.laws.subjects import settings
from tests.laws.subjects import subject
from tests.words.catalogues import (
    ALWAYS,
    COMMON,
    KEYS,
    LAB,
    PROGRAM,
    SOURCE,
    SURVEYS,
    TABLES,
    all_messages,
    asked,
    code_of,
    entries,
    events,
    file,
    mentioned,
    messages,
    needs,
    options,
    reasons,
    refusals,
    shown,
    shown_in_events,
    table_refusals,
    trees,
)

COUNTS = (0, 1, 2, 5)
FEW = 11  # of so many moments or texts one is looked at
TESTS = Path(__file__).parents[1] / "games"
ODD_NAMES = (
    "{ $name }",
    "{ count-stars }",
    "@red",
    "@nobody",
    "“Ann”",
    "O'Neil -> *[other]",
    "Zoé 🎲",
    "רותי",
    "[red]Ann[/red]",
    "50 %",
)
QUOTES = {"en": "“”’", "fr": "«»’", "de": "„“’", "it": "«»’"}

each_file = pytest.mark.parametrize("key", [COMMON, PROGRAM, TABLES, LAB, *SURVEYS, *KEYS])
each_game = pytest.mark.parametrize("key", KEYS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


# -- the catalogues ----------------------------------------------------------------------------------------


@each_file
@each_language
def test_a_catalogue_can_be_read_and_says_nothing_twice(key: str, language: str) -> None:
    junk = [e.content for e in entries(key, language) if isinstance(e, ftl.Junk)]
    names = [e.id.name for e in entries(key, language) if isinstance(e, ftl.Message)]
    assert not junk
    assert sorted(names) == sorted(set(names))


@each_file
@each_language
def test_every_language_says_the_same_messages_in_the_same_order(key: str, language: str) -> None:
    assert list(messages(key, language)) == list(messages(key, "en"))


@each_file
@each_language
def test_a_message_needs_the_same_facts_in_every_language(key: str, language: str) -> None:
    english, found = messages(key, "en"), messages(key, language)
    for name in english:
        assert needs(found, name)[0] == needs(english, name)[0], name


@each_game
def test_a_game_does_not_change_what_all_games_say(key: str) -> None:
    assert not set(messages(key, "en")) & set(messages(COMMON, "en"))


@each_file
@each_language
def test_quotes_and_spaces_are_those_of_the_language(key: str, language: str) -> None:
    for name, message in messages(key, language).items():
        for text in message.texts:
            assert not set("\"'“”„«»‘") & set(text) - set(QUOTES[language]), name
            assert "..." not in text, name
            if language == "fr":
                assert not re.search("(?<!\u202f)[;:!?»]|«(?!\u202f)", text), (
                    f"{name}: narrow space, no break"
                )
            else:
                assert not re.search(r"\s[;:!?]", text), name


# -- against the code --------------------------------------------------------------------------------------


@each_game
def test_what_the_code_says_is_in_the_catalogue(key: str) -> None:
    known = set(all_messages(key, "en"))
    said = asked(code_of(key), "say", places=2)  # a language may come first
    wanted = events(key) | refusals(key) | reasons(key) | options(key) | said.names | ALWAYS
    assert not wanted - known
    for pattern in said.patterns:
        assert any(re.fullmatch(pattern, name) for name in known), pattern


@each_game
def test_what_is_in_the_catalogue_is_said(key: str) -> None:
    said, board = mentioned(code_of(key)), shown(key)
    used = (
        events(key)
        | shown_in_events(key)
        | refusals(key)
        | reasons(key)
        | options(key)
        | said.names
        | board.names
        | ALWAYS
    )
    patterns = said.patterns | board.patterns
    found = all_messages(key, "en")
    for message in found.values():
        used |= message.references
    idle = {name for name in set(found) - used if not any(re.fullmatch(p, name) for p in patterns)}
    assert not idle


def test_the_command_line_says_what_is_in_its_catalogue() -> None:
    known = set(messages(PROGRAM, "en"))
    code = list(trees(SOURCE / PROGRAM, SOURCE / "web" / "bench"))  # which the command line prints
    said, all_texts = asked(code, "text", "tell", "remark"), mentioned(code)
    assert not said.names - known
    assert not {n for n in known - all_texts.names if not any(re.fullmatch(p, n) for p in all_texts.patterns)}


def test_tables_refuse_with_what_is_in_their_catalogue() -> None:
    known = set(messages(TABLES, "en"))
    assert not table_refusals() - known - set(messages(COMMON, "en"))
    assert not known - mentioned(list(trees(SOURCE / "tables", SOURCE / "web"))).names


def test_pages_of_studies_say_what_is_in_their_catalogue() -> None:
    """Words about what was counted are compared with the counting in tests/lab/test_page.py."""
    known = {name for name in messages(LAB, "en") if name.startswith("page-")}
    code = list(trees(SOURCE / "lab"))
    said, all_texts = asked(code, "text"), mentioned(code)
    assert not said.names - known
    assert not {n for n in known - all_texts.names if not any(re.fullmatch(p, n) for p in said.patterns)}


@each_game
def test_no_game_says_what_studies_say(key: str) -> None:
    survey = messages(f"games/{key}/survey", "en") if f"games/{key}/survey" in SURVEYS else {}
    words = [*messages(LAB, "en"), *survey, *all_messages(key, "en")]
    assert sorted(words) == sorted(set(words))


@each_game
def test_no_game_says_what_tables_say(key: str) -> None:
    assert not set(all_messages(key, "en")) & set(messages(TABLES, "en"))


@each_game
def test_the_code_was_found_at_all(key: str) -> None:
    assert events(key)
    assert reasons(key)
    assert {"match-is-over", "not-your-turn", "no-such-move"} < refusals(key)


# -- sentences ---------------------------------------------------------------------------------------------


@each_file
@each_language
def test_every_message_makes_a_sentence_with_any_number(key: str, language: str) -> None:
    speech = Speech({language: file(key, language).read_text("utf-8")})
    found = messages(key, language)
    for name in found:
        variables, counted = needs(found, name)
        for counts in product(COUNTS, repeat=len(counted)):
            facts: dict[str, str | int] = dict.fromkeys(variables, "Zoé")
            facts.update(zip(sorted(counted), counts, strict=True))
            sentence = speech.say(language, name, facts)
            assert sentence.strip() == sentence != "", name
            assert not set("{}$@") & set(sentence), sentence


@each_game
@each_language
def test_none_is_never_told_as_one(key: str, language: str) -> None:
    """French counts 0 as one, so `[one]` alone would say `une étoile` for none."""
    say = hameau.game(key).speech.say
    found = all_messages(key, language)
    for name in found:
        variables, counted = needs(found, name)
        for count in counted:
            facts: dict[str, str | int] = {**dict.fromkeys(variables, "Zoé"), **dict.fromkeys(counted, 2)}
            assert say(language, name, facts | {count: 0}) != say(language, name, facts | {count: 1}), (
                name,
                count,
            )


@each_game
@each_language
def test_whole_matches_are_told(key: str, language: str) -> None:
    met = set()
    for match in played(key):
        for event in (told.event for told in match.journal):
            met.add(str(event.__struct_config__.tag))
            sentence = match.sentence(event, language)
            assert not set("{}$@") & set(sentence), sentence
        assert match.result
        assert match.game.speech.say(language, match.result.reason, match.result.facts)
    tests = "".join(path.read_text("utf-8") for path in (TESTS / key).glob("*.py"))
    assert not {tag for tag in events(key) - met if f'"{tag}"' not in tests}, "neither met nor tested"


@each_game
def test_what_is_refused_in_whole_matches_is_explained_in_every_language(key: str) -> None:
    met: set[str] = set()
    for match in played(key):
        texts = [*sorted({text for _, text in match.history}), "", "nonsense"]
        for number, moment in enumerate(moments(match, every=FEW)):
            met |= set(explained(moment, texts[number % FEW :: FEW]))
    assert met <= refusals(key)


@each_game
def test_every_refusal_has_a_test(key: str) -> None:
    tests = "".join(path.read_text("utf-8") for path in (TESTS / key).glob("*.py"))
    ours = refusals(key) & set(messages(key, "en"))
    assert not {code for code in ours if f'"{code}"' not in tests}


@each_game
@each_language
def test_the_table_is_drawn_in_every_language(key: str, language: str) -> None:
    for match in played(key):
        say = words(match, language)
        for moment in moments(match, every=2 * FEW):
            for seat in range(moment.seats):
                picture = moment.game.draw(moment.view(seat), moment.names, moment.moves(seat), say)
                assert not set("{}$") & set(picture), picture


# -- names -------------------------------------------------------------------------------------------------


@each_game
@each_language
@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_player_may_be_called_anything(key: str, language: str, name: str) -> None:
    match = hameau.game(key).match()
    match.call([name] * match.seats)
    match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    for event in match.events():
        plain = match.game.speech.tell(language, event, ["Zoé"] * match.seats)
        assert match.sentence(event, language) == plain.replace("Zoé", name)


@each_game
@pytest.mark.parametrize("text", [*ODD_NAMES, "", "a\nb"])
def test_a_player_may_type_anything(key: str, text: str) -> None:
    match = hameau.game(key).match()
    seat = match.waiting[0]
    before = match.position()
    with pytest.raises(hameau.Refused) as refused:
        match.play(seat, text)
    assert text in refused.value.sentence
    assert match.position() == before


# -- small steps -------------------------------------------------------------------------------------------


@cache
def played(key: str) -> tuple[Match, ...]:
    """Some whole matches: few, some and many seats, and each choice of each option."""
    game = hameau.game(key)
    return tuple(play(game.match(s.seats, seed=3, options=s.options)) for s in settings(subject(game)))


def play(match: Match) -> Match:
    """At random, but every second move sensibly: what is rarely a good idea and what often is both happen."""
    players = [bots.make(kind, seed=5) for kind in ("random", "greedy")]
    while match.waiting:
        seat = match.waiting[len(match.history) % len(match.waiting)]
        match.play(seat, players[len(match.history) % 2].choose(match, seat))
    return match


def moments(match: Match, every: int = 1) -> Iterator[Match]:
    """The match again, from the start to the end; one object, so look at it before asking for the next."""
    again = match.again()
    for number, (seat, text) in enumerate(match.history):
        if number % every == 0:
            yield again
        again.play(seat, text)
    yield again


def explained(match: Match, texts: Sequence[str]) -> Iterator[str]:
    """Codes of what is refused here, each said in every language."""
    for seat, text in product(range(match.seats), texts):
        refused = match.refusal(seat, text)
        if refused:
            for language in LANGUAGES:
                sentence = match.game.speech.say(language, refused.code, refused.facts)
                assert not set("{}$@") & set(sentence), sentence
            yield refused.code


def words(match: Match, language: str) -> Say:
    return partial(match.game.speech.say, language)
