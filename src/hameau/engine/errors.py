"""What can be wrong with what somebody gave us. Everything else is our own mistake and no subclass of these.

HameauError
  Refused       a player's move that the rules do not allow: sentence and rule
  Unknown       a game, seat, option, bot or language that does not exist
  BadPosition   text that is no position
  BadRecord     a record that is cut off, altered or not ours: with its line
  BadContent    a content file that says something impossible: with entry and field
"""


class HameauError(Exception):
    """Somebody gave us something that cannot be; the message says what and where. Nothing was changed."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Refused(HameauError):
    """A move that is not legal now. `code` and `facts` say the same to programs and translators."""

    def __init__(self, sentence: str, rule: str | None, code: str, facts: dict[str, str | int]) -> None:
        super().__init__(sentence)
        self.rule = rule
        self.code = code
        self.facts = facts


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
