"""Reads content.toml into the box that all matches share, and into the page that people read."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hameau.engine.content import Entry, read
from hameau.engine.errors import BadContent
from hameau.games.werewolves.rules.box import CAMP, KINDS, LEVELS, Box

CHARACTERS = (
    "villager",
    "werewolf",
    "seer",
    "thief",
    "cupid",
    "hunter",
    "witch",
    "little-girl",
    "white-werewolf",
    "raven",
    "arsonist",
    "defender",
    "piper",
)  # in the order of their numbers
CAMPS = ("village", "wolves", "white", "piper")
SPECIAL = ("church", "hovel", "bailiffs-house", "manor", "bakery", "school", "tavern", "shop")
HOMES = (*(f"farm-{n}" for n in range(1, 7)), *SPECIAL)  # buildings, in the order of their numbers
TOKEN_NAMES = ("vagabond", "farm", *SPECIAL)
COMPOSITIONS = ("simple", "classic", "moon", "first-village", "village", "feast")
VILLAGES = ("none", "light", "thirds")
Chances = Annotated[list[Annotated[int, Meta(ge=0, le=1000)]], Meta(min_length=LEVELS, max_length=LEVELS)]
Few = Annotated[int, Meta(ge=0, le=29)]
CompositionName = Literal["simple", "classic", "moon", "first-village", "village", "feast"]
Building = Literal["church", "hovel", "bailiffs-house", "manor", "bakery", "school", "tavern", "shop"]


class Character(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    camp: Literal["village", "wolves", "white", "piper"]
    cards: Annotated[int, Meta(ge=1, le=29)]


class Token(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    tokens: Annotated[int, Meta(ge=1, le=29)]
    use: Literal["permanent", "single"]


class Composition(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: CompositionName
    characters: list[str]
    village: Literal["none", "light", "thirds"]
    captain: bool


class Wolves(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many wolves a composition has from so many players on, the White Werewolf among them."""

    composition: CompositionName
    players: Annotated[int, Meta(ge=1, le=29)]
    wolves: Annotated[int, Meta(ge=1, le=28)]


class Joining(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character of a composition that comes into play from so many players on."""

    composition: CompositionName
    character: str
    players: Annotated[int, Meta(ge=1, le=29)]


class Homes(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    buildings: list[Building]


class Girl(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    see: Chances
    noticed: Chances
    bold_see: Chances
    bold_noticed: Chances


class Baker(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    glimpse: Annotated[int, Meta(ge=0, le=1000)]


class Counting(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    captain: Annotated[int, Meta(ge=1, le=9)]
    poster: Few
    bans: Few


class Patience(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    minds: Annotated[int, Meta(ge=1, le=9)]
    absent: Annotated[int, Meta(ge=1, le=99)]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    character: list[Character]
    token: list[Token]
    composition: list[Composition]
    wolves: Annotated[list[Wolves], Meta(min_length=1)]
    light: Homes
    thirds: Homes
    girl: Girl
    baker: Baker
    votes: Counting
    patience: Patience
    joining: list[Joining] = []


class Opened(Struct, frozen=True):
    """The content twice: as people read it, and as the rules do."""

    page: Content
    box: Box

    def cards_of(self, character: str) -> int:
        """How many of these cards lie in the box."""
        return next(c.cards for c in self.page.character if c.id == character)

    def tokens_of(self, role: str) -> int:
        """How many of these tokens lie in the box."""
        return next(t.tokens for t in self.page.token if t.id == role)

    def composition(self, name: str) -> Composition:
        return next(c for c in self.page.composition if c.id == name)

    def characters_for(self, name: str, players: int) -> list[str]:
        """The special characters of a composition for so many."""
        later = {
            row.character for row in self.page.joining if row.composition == name and row.players > players
        }
        return [character for character in self.composition(name).characters if character not in later]

    def wolf_rows(self, name: str) -> list[Wolves]:
        """The table of a composition."""
        return [row for row in self.page.wolves if row.composition == name]

    def wolves_for(self, name: str, players: int) -> int:
        """How many wolves are usual."""
        table = self.wolf_rows(name)
        rows = [row for row in table if row.players <= players] or table[:1]
        return max(rows, key=lambda row: row.players).wolves


def open_content(text: str, file: str) -> Opened:
    """The box, or an error that says what cannot be."""
    page = read(text, Content, file)
    check_all_there(file, "character", [c.id for c in page.character], CHARACTERS)
    check_all_there(file, "token", [t.id for t in page.token], TOKEN_NAMES)
    check_all_there(file, "composition", [c.id for c in page.composition], COMPOSITIONS)
    for character in page.character:
        camp = CAMPS[CAMP[CHARACTERS.index(character.id)]]
        if character.camp != camp:
            raise BadContent(file, f"character {character.id}, camp", f"the rules know it in {camp!r}")
    for composition in page.composition:
        for name in composition.characters:
            if name not in CHARACTERS[2:]:
                raise BadContent(file, f"composition {composition.id}", f"{name!r} is no special character")
        if all(row.composition != composition.id for row in page.wolves):
            raise BadContent(file, "wolves", f"there is no row for {composition.id}")
        for row in page.joining:
            if row.composition == composition.id and row.character not in composition.characters:
                raise BadContent(file, f"joining {row.composition}", f"{row.character!r} is not in it")
    return Opened(page, fill(page))


def check_all_there(file: str, kind: str, found: list[str], wanted: tuple[str, ...]) -> None:
    """Each once, and no other."""
    for name in found:
        if name not in wanted:
            raise BadContent(file, f"{kind} {name}", f"there is no such {kind}")
        if found.count(name) > 1:
            raise BadContent(file, f"{kind} {name}", "it stands there twice")
    for name in wanted:
        if name not in found:
            raise BadContent(file, kind, f"{name} is missing")


def fill(page: Content) -> Box:
    box = Box()
    box.write("see", page.girl.see)
    box.write("noticed", page.girl.noticed)
    box.write("bold_see", page.girl.bold_see)
    box.write("bold_noticed", page.girl.bold_noticed)
    box.write("glimpse", page.baker.glimpse)
    box.write("minds", page.patience.minds)
    box.write("absent", page.patience.absent)
    box.write("captains_votes", page.votes.captain)
    box.write("posters_votes", page.votes.poster)
    box.write("most_bans", page.votes.bans)
    assert len(CHARACTERS) == KINDS
    return box
