"""Says labels, values and bounds in the language of the page."""

from pathlib import Path

from hameau import shelf
from hameau.engine.figures import Label, Topic, Unit
from hameau.engine.speech import LANGUAGES, Facts, Speech, capital
from hameau.lab.page import numbers
from hameau.lab.page.numbers import Shown
from hameau.lab.sums import Estimate

WORDS = Path(__file__).parents[1] / "words"
DASH = "\N{EN DASH}"


class Teller:
    """One language, and all words that a page may need."""

    def __init__(self, language: str, speech: Speech) -> None:
        self.language = language
        self.speech = speech

    def text(self, message: str, **facts: str | int | float) -> str:
        return self.speech.say(self.language, message, facts)

    def label(self, item: Label) -> str:
        """What a designer invented has no words yet: its id is its name."""
        if not self.speech.knows(item.message):
            return capital(item.message)
        facts: Facts = {
            key.removeprefix("@"): self.label(Label(str(value))) if key.startswith("@") else value
            for key, value in item.facts
        }
        return self.speech.say(self.language, item.message, facts)

    def title(self, topic: Topic) -> str:
        return self.text(f"study-{topic.name}")

    def about(self, topic: Topic) -> str:
        return self.text(f"study-{topic.name}-about")

    def name(self, topic: Topic, item: Label) -> str:
        """Where it stands among other topics."""
        return f"{self.title(topic)} · {self.label(item)}" if item.message else self.title(topic)

    def value(self, unit: Shown, value: float, digits: int | None = None) -> str:
        return numbers.measured(self.language, unit, value, digits)

    def signed(self, unit: Shown, value: float, digits: int | None = None) -> str:
        return numbers.signed(self.language, unit, value, digits)

    def whole(self, number: float) -> str:
        return numbers.number(self.language, number)

    def percent(self, share: float, digits: int = 1) -> str:
        return numbers.percent(self.language, share, digits)

    def bounds(self, unit: Unit, estimate: Estimate) -> str:
        """`50.8% – 51.9%`, as exactly as they differ."""
        digits = numbers.telling(estimate.low, estimate.high, unit)
        low, high = (numbers.measured(self.language, unit, x, digits) for x in (estimate.low, estimate.high))
        return f"{low} {DASH} {high}"

    def tip(self, name: str, unit: Unit, estimate: Estimate) -> str:
        """What pointing at it shows."""
        return "\n".join(
            (
                name,
                self.value(unit, estimate.value),
                self.text("page-tip-bounds", bounds=self.bounds(unit, estimate)),
                self.text("page-tip-seen", count=estimate.seen, matches=self.whole(estimate.seen)),
            )
        )


def teller_for(key: str, language: str) -> Teller:
    """With the words of studies, of the game, and of its survey."""
    return Teller(language, Speech({code: catalogue(key, code) for code in LANGUAGES}))


def catalogue(key: str, language: str) -> str:
    own = (WORDS / f"{language}.ftl").read_text("utf-8")
    return "\n".join((own, shelf.words(key, language), shelf.survey_words(key, language)))
