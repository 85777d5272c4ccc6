"""Words: a sentence for every message, in the language asked for, or an error that says which is missing."""

import pytest

import hameau
from hameau.engine.speech import LANGUAGES, Speech
from tests.engine.matches import played

CATALOGUES = {
    "en": """
hello = Hello, { $name }!
red = red
paint = a { $colour } wall
only = only English
empty =
    .hint = no value of its own
""",
    "fr": """
hello = Bonjour, { $name } !
red = rouge
paint = un mur { $colour }
""",
}
SPEECH = Speech(CATALOGUES)


def test_a_message_is_said_in_the_language_asked_for() -> None:
    assert SPEECH.say("en", "hello", {"name": "Ann"}) == "Hello, Ann!"
    assert SPEECH.say("fr", "hello", {"name": "Ann"}) == "Bonjour, Ann !"


def test_english_stands_in_for_what_a_language_lacks() -> None:
    assert SPEECH.say("fr", "only") == "only English"
    assert SPEECH.say("it", "hello", {"name": "Ann"}) == "Hello, Ann!"


def test_facts_that_begin_with_an_at_sign_are_words_themselves() -> None:
    assert SPEECH.say("en", "paint", {"@colour": "red"}) == "a red wall"
    assert SPEECH.say("fr", "paint", {"@colour": "red"}) == "un mur rouge"


@pytest.mark.parametrize("name", ["@red", "@nobody", "@", "{ $name }", "{", "Ann\u2068"])
def test_a_name_is_said_as_it_is(name: str) -> None:
    assert SPEECH.say("en", "hello", {"name": name}) == f"Hello, {name}!"


@pytest.mark.parametrize("language", ["", "EN", "en-GB", "es", "english"])
def test_a_language_that_is_not_there_is_unknown(language: str) -> None:
    with pytest.raises(hameau.Unknown, match="there are en, fr, de, it"):
        SPEECH.say(language, "hello", {"name": "Ann"})
    match = played(1)
    with pytest.raises(hameau.Unknown):
        match.sentence(match.events()[0], language)


@pytest.mark.parametrize("message", ["nothing", "", "empty", "Hello"])
def test_a_message_that_nobody_has_is_our_mistake(message: str) -> None:
    with pytest.raises(LookupError, match=f"no catalogue has the message '{message}'") as caught:
        SPEECH.say("fr", message)
    assert not isinstance(caught.value, hameau.HameauError)


def test_a_fact_that_is_missing_is_our_mistake() -> None:
    with pytest.raises(LookupError, match="hello"):
        SPEECH.say("en", "hello", {})


def test_a_word_that_is_missing_is_our_mistake() -> None:
    with pytest.raises(LookupError, match="'green'"):
        SPEECH.say("en", "paint", {"@colour": "green"})


def test_what_a_designer_invented_is_called_by_its_id() -> None:
    speech = Speech(CATALOGUES, ids=["green", "red"])
    assert speech.say("fr", "green") == "Green"
    assert speech.say("en", "paint", {"@colour": "green"}) == "a Green wall"
    assert speech.say("en", "paint", {"@colour": "red"}) == "a red wall"
    with pytest.raises(LookupError, match="'blue'"):
        speech.say("en", "paint", {"@colour": "blue"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_are_told_in_every_language(language: str, seats: int) -> None:
    match = played(seats=seats, boards="choose")
    told = [match.sentence(event, language) for event in match.events()]
    assert len(told) > 50
    assert all(sentence and "{" not in sentence and "@" not in sentence for sentence in told)
    assert match.result is not None
    assert match.game.speech.say(language, match.result.reason, match.result.facts)
