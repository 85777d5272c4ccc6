"""Names of people: what may be one, and which two would be mistaken for each other."""

import unicodedata

JOINER = "\u200d"  # makes one picture out of two
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that leave the paper white
TONES = range(0x1F3FB, 0x1F400)  # of the skin, after a picture

# Cyrillic and Greek letters, and the i without its dot, that are drawn like Latin small letters
# fmt: off
LOOKS_LIKE = str.maketrans(
    {
        "\u0430": "a", "\u0435": "e", "\u043e": "o", "\u0441": "c", "\u0440": "p", "\u0445": "x",
        "\u0443": "y", "\u0456": "i", "\u0458": "j", "\u0455": "s", "\u04bb": "h", "\u0501": "d",
        "\u051b": "q", "\u051d": "w", "\u043a": "k", "\u043c": "m", "\u0442": "t", "\u0432": "b",
        "\u043d": "h", "\u0433": "r", "\u044c": "b", "\u03b1": "a", "\u03bf": "o", "\u03c1": "p",
        "\u03bd": "v", "\u03c5": "u", "\u03b9": "i", "\u03ba": "k", "\u03c7": "x", "\u03c4": "t",
        "\u03b7": "n", "\u03b3": "y", "\u03f2": "c", "\u03f3": "j", "\u0131": "i",
    }
)
# fmt: on


def tidy(given: str) -> str:
    """As it is written down: composed letters, single spaces, nothing before or after."""
    return " ".join(unicodedata.normalize("NFC", given).split())


def is_name(text: str) -> bool:
    """Something that can be seen, and nothing that hides or turns what stands around it."""
    shows = False
    for place, letter in enumerate(text):
        if letter == JOINER:
            if not joins(text[:place], text[place + 1 :]):
                return False
        elif letter in BLANK or not letter.isprintable():
            return False
        elif not letter.isspace() and unicodedata.category(letter)[0] != "M":
            shows = True
    return shows


def joins(before: str, after: str) -> bool:
    """Does it stand between two pictures?"""
    before = before.rstrip("\ufe0f").rstrip("".join(map(chr, TONES)))
    return bool(before and after) and all(
        unicodedata.category(letter) == "So" for letter in (before[-1], after[0])
    )


def looks(name: str) -> str:
    """The same for names that cannot be told apart: whatever their case, width, composition and alphabet."""
    return unicodedata.normalize("NFKC", name).casefold().translate(LOOKS_LIKE)
