"""Texts that people make up. A move may carry one: `say "{text}"` is one move, whatever is said.

The rules compare a text by its code and keep it as whole numbers, and they know nothing else about it. So a
text means something only where the content of a game has its code: in a lexicon.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b

from hameau.engine.names import is_name, looks, tidy
from hameau.engine.state import TEXT_WORDS, State

MOST_LETTERS = 40
WORD_BYTES = 8
MOST_BYTES = TEXT_WORDS * WORD_BYTES
NOTHING = [0] * TEXT_WORDS
HYPHENS = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | dict.fromkeys("’ʼ`´", "'"))
BETWEEN = frozenset(" -'")  # beside letters and digits
QUOTES = str.maketrans(dict.fromkeys("“”„«»", '"'))  # typed where a keyboard prefers them


def clean(given: str) -> str | None:
    """As it is written down; None for what is no text: it needs letters or digits, and allows few signs."""
    text = tidy(given).translate(HYPHENS)
    if not is_name(text) or not any(map(str.isalnum, text)):
        return None
    return text if all(letter in BETWEEN or belongs(letter) for letter in text) else None


def belongs(letter: str) -> bool:
    """To a word: letters, digits, and marks on letters."""
    return letter.isalnum() or unicodedata.category(letter)[0] == "M"


def fits(text: str) -> bool:
    return len(text) <= MOST_LETTERS and len(text.encode()) <= MOST_BYTES


def code(text: str) -> int:
    """The same number for texts that count as the same, however case, hyphens and spaces are written."""
    letters = "".join(letter for letter in looks(text) if letter not in BETWEEN)
    hashed = blake2b(letters.encode(), digest_size=WORD_BYTES, person=b"hameau text").digest()
    return int.from_bytes(hashed, "little") >> 2 or 1


def pack(text: str) -> list[int]:
    """As the rules keep it."""
    data = text.encode().ljust(MOST_BYTES, b"\0")
    places = range(0, MOST_BYTES, WORD_BYTES)
    return [int.from_bytes(data[at : at + WORD_BYTES], "little", signed=True) for at in places]


def unpack(numbers: Sequence[int]) -> str:
    """Back from what the rules kept."""
    data = b"".join(number.to_bytes(WORD_BYTES, "little", signed=True) for number in numbers)
    return data.rstrip(b"\0").decode()


@contextmanager
def saying(state: State, text: str) -> Iterator[None]:
    """While a move with this text is asked about or played; afterwards the state has forgotten it."""
    state.hear(pack(text), code(text) if text else 0)
    try:
        yield
    finally:
        state.hear(NOTHING, 0)
