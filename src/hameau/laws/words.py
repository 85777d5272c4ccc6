"""Is everything said in all languages?"""

from collections.abc import Mapping

from hameau import Game
from hameau.engine.answers import Event
from hameau.engine.speech import LANGUAGES
from hameau.laws.matches import tag


def spoken(game: Game) -> list[str]:
    """The languages that the game has words in; elsewhere English stands in."""
    own = {language for language, bundle in game.speech.bundles.items() if bundle.has_message("tagline")}
    return [language for language in LANGUAGES if language in own | {"en"}]


def lacking(game: Game, language: str, message: str, facts: Mapping[str, str | int]) -> str | None:
    """What the language's own catalogue lacks to say this; None if it says it."""
    bundle = game.speech.bundles.get(language)
    words = [message, *(str(value) for key, value in facts.items() if key.startswith("@"))]
    for word in words:
        if bundle is None or not bundle.has_message(word):
            return f"{game.key} has no words for {word!r} in {language}"
    try:
        said = game.speech.say(language, message, facts)
        return None if said.strip() else f"{message!r} is empty in {language}"
    except LookupError as error:
        return f"{language}: {error}"


def check_event(game: Game, event: Event, name: str) -> None:
    """An event is a sentence in every language."""
    for language in spoken(game):
        named = {
            key.removeprefix("#"): name if key.startswith("#") else v for key, v in event.facts().items()
        }
        missing = lacking(game, language, tag(event), {**named, "name": name})
        assert missing is None, missing
