"""Reads content.toml into the box that all matches share."""

from typing import Annotated

from msgspec import Meta, Struct

from hameau.engine.content import Entry, Remark, read
from hameau.engine.errors import BadContent
from hameau.games.buttons.box import COLOURS, MOST_FACES, Box
from hameau.games.buttons.rules import SEATS, SIDE

LETTERS = "RYGB"
A_COLOUR = SIDE * SIDE // len(LETTERS)  # 2.1: fields of each colour on a face of the box
COLOUR_WORDS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
Few = Annotated[int, Meta(ge=0, le=36)]
Row = Annotated[
    str,
    Meta(
        pattern=f"^[{LETTERS}]{{{SIDE}}}$",
        description=f"{SIDE} letters of R, Y, G and B, for red, yellow, green and blue",
    ),
]


class Scoring(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    stars_for_leaving: Few
    fields_a_colour: Annotated[int, Meta(ge=1, le=36)]
    stars_a_colour: Few
    bonus: Few


class End(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    row: Annotated[int, Meta(ge=1, le=SIDE)]
    stars: Annotated[int, Meta(ge=1, le=36)]


class Limit(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=10_000)]


class Face(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[str, Meta(pattern="^[A-Z][0-9]$", description="a capital letter and a digit, such as A1")]
    board: Annotated[str, Meta(pattern="^[A-Z]$", description="a capital letter")]
    rows: Annotated[list[Row], Meta(min_length=SIDE, max_length=SIDE)]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    scoring: Scoring
    end: End
    limit: Limit
    face: Annotated[list[Face], Meta(max_length=MOST_FACES)]


class Opened(Struct, frozen=True, eq=False):
    """The content twice: as people read it, and as the rules do."""

    page: Content
    box: Box

    def face_named(self, name: str) -> int | None:
        """The number of a face."""
        return next((i for i, face in enumerate(self.page.face) if face.id == name), None)


def open_content(text: str, file: str) -> Opened:
    """The box, or an error that says what cannot be."""
    page = read(text, Content, file)
    names = [face.id for face in page.face]
    for face in page.face:
        if names.count(face.id) > 1:
            raise BadContent(file, f"face {face.id}", "two faces have this id")
    boards = sorted({face.board for face in page.face})
    if len(boards) < SEATS:
        raise BadContent(file, "face", f"there are {len(boards)} boards, but {SEATS} players need one each")
    return Opened(page, fill(page, boards))


def remarks(content: Opened) -> list[Remark]:
    """Faces that depart from those of the box."""
    found = []
    for face in content.page.face:
        printed = "".join(face.rows)
        counts = {word: printed.count(letter) for letter, word in COLOUR_WORDS.items()}
        if set(counts.values()) != {A_COLOUR}:
            told = ", ".join(f"{count} {word}" for word, count in counts.items())
            found.append(
                Remark(f"face {face.id}, rows", f"{told}; a face of the box has {A_COLOUR} of each colour")
            )
    return found


def fill(page: Content, boards: list[str]) -> Box:
    box = Box()
    spare = MOST_FACES - len(page.face)
    box.write("faces", len(page.face))
    box.write("board", [boards.index(face.board) for face in page.face] + [0] * spare)
    box.write("fields", [fields_of(face) for face in page.face] + [[0] * COLOURS for _ in range(spare)])
    box.write("stars_for_leaving", page.scoring.stars_for_leaving)
    box.write("fields_a_colour", page.scoring.fields_a_colour)
    box.write("stars_a_colour", page.scoring.stars_a_colour)
    box.write("bonus", page.scoring.bonus)
    box.write("row", page.end.row)
    box.write("stars_to_end", page.end.stars)
    box.write("most_rounds", page.limit.rounds)
    return box


def fields_of(face: Face) -> list[int]:
    """The bits of each colour's fields."""
    printed = "".join(face.rows)
    return [sum(1 << field for field, letter in enumerate(printed) if letter == colour) for colour in LETTERS]
