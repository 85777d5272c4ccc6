"""What can be wrong with what somebody gave us. Everything else is our own mistake and no subclass of these.

HameauError
  Refused       what the rules do not allow, a move or a match with such options: sentence and rule
  Unknown       a game, seat, option, bot or language that does not exist
  BadPosition   text that is no position
  BadRecord     a record that is cut off, altered or not ours: with its line
  BadContent    a content file that says something impossible: with entry and field
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hameau.engine.answers import Refusal
    from hameau.engine.speech import Speech


class HameauError(Exception):
    """Somebody gave us something that cannot be; the message says what and where. Nothing was changed."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Refused(HameauError):
    """What the rules do not allow: a move now, or such a match. `code` and `facts` say it to programs."""

    def __init__(self, refusal: Refusal, speech: Speech) -> None:
        super().__init__(speech.say("en", refusal.code, refusal.facts))
        self.rule = refusal.rule
        self.code = refusal.code
        self.facts = refusal.facts
        self.speech = speech

    def said(self, language: str) -> str:
        """The sentence in another language."""
        return self.speech.say(language, self.code, self.facts)


class Unknown(HameauError, LookupError):
    """A name or number that means nothing here."""


class BadPosition(HameauError, ValueError):
    """Text that is no position of this game."""


class BadRecord(HameauError, ValueError):
    """A record that cannot be right."""

    def __init__(self, sentence: str, line: int) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line = line


class BadContent(HameauError, ValueError):
    """Content that cannot be right."""

    def __init__(self, file: str, entry: str, sentence: str) -> None:
        super().__init__(f"{file}: {entry}: {sentence}" if entry else f"{file}: {sentence}")
        self.file = file
        self.entry = entry
