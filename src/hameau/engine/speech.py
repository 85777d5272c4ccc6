"""Words in four languages: Project Fluent catalogues, which the browser reads too."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from hameau.engine.answers import Event
from hameau.engine.errors import Unknown

LANGUAGES = ("en", "fr", "de", "it")
Facts = Mapping[str, str | int | float]


class Speech:
    """What can be said about one game, by message name and facts."""

    def __init__(self, catalogues: Mapping[str, str], ids: Collection[str] = ()) -> None:
        self.ids = frozenset(ids)  # of the content: what a designer invented has no words yet
        self.bundles = {language: bundle(language, text) for language, text in catalogues.items()}

    def say(self, language: str, message: str, facts: Facts | None = None) -> str:
        """One sentence. English stands in for what a language lacks, an id of the content for its name.

        Any other message that nobody has is our mistake.
        """
        if language not in LANGUAGES:
            raise Unknown(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        for code in (language, "en"):
            found = self.bundles.get(code)
            if found is not None and found.has_message(message):
                pattern = found.get_message(message).value
                if pattern is not None:
                    text, errors = found.format_pattern(pattern, self.spell(language, facts or {}))
                    if errors:
                        raise LookupError(f"{code}: {message}: {errors[0]} ({dict(facts or {})})")
                    return str(text)
        if message in self.ids:
            return capital(message)
        raise LookupError(f"no catalogue has the message {message!r}")

    def knows(self, message: str) -> bool:
        """Is there such a message?"""
        english = self.bundles.get("en")
        return english is not None and english.has_message(message)

    def spell(self, language: str, facts: Facts) -> dict[str, str | int | float]:
        """A fact whose name begins with @ is a message itself: `@colour: red` becomes `colour: rouge`."""
        return {
            key.removeprefix("@"): self.say(language, str(value)) if key.startswith("@") else value
            for key, value in facts.items()
        }

    def tell(self, language: str, event: Event, names: Sequence[str]) -> str:
        """What happened, in one sentence. A fact whose name begins with # is a seat: its name is said."""
        kind = str(event.__struct_config__.tag)
        facts = {
            key.removeprefix("#"): names[int(value)] if key.startswith("#") else value
            for key, value in event.facts().items()
        }
        return self.say(language, kind, {**facts, "name": names[event.seat]})


def capital(id: str) -> str:
    """What is called by its id only: `zorro` is Zorro."""
    return id[:1].upper() + id[1:]


@cache
def bundle(language: str, text: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made
