"""What lies in the box, as the browser shows it: characters, tokens, compositions, the order of calls."""

from msgspec import Struct

from hameau.games.werewolves.content import Composition, Opened
from hameau.games.werewolves.naming import PHASE_NAMES
from hameau.games.werewolves.rules.people import DAWN

CALLS = tuple(name for phase, name in PHASE_NAMES.items() if 10 <= phase < DAWN)


class Role(Struct, frozen=True):
    """A character card."""

    id: str
    camp: str
    cards: int
    provenance: str


class PublicRole(Struct, frozen=True):
    """A token of the Village."""

    id: str
    tokens: int
    single_use: bool
    provenance: str


class Deck(Struct, frozen=True):
    """A composition that can be chosen."""

    id: str
    characters: list[str]
    village: str
    captain: bool
    provenance: str
    joining: dict[str, int]  # characters that come into play from so many players on
    wolves: dict[int, int]  # usual number of wolves from so many players on


class Catalogue(Struct, frozen=True):
    """All of it."""

    roles: list[Role]
    tokens: list[PublicRole]
    decks: list[Deck]
    homes: dict[str, list[str]]  # by village: special buildings in the order in which they come into play
    calls: list[str]  # the rounds of a night, in their order
    see: list[int]  # the Little Girl's chances in 1000, by how far she opens her eyes
    noticed: list[int]
    glimpse: int  # the Baker's


def catalogue(content: Opened) -> Catalogue:
    """The box."""
    page = content.page
    return Catalogue(
        roles=[Role(c.id, c.camp, c.cards, c.provenance) for c in page.character],
        tokens=[PublicRole(t.id, t.tokens, t.use == "single", t.provenance) for t in page.token],
        decks=[deck(content, c) for c in page.composition],
        homes={"light": list(page.light.buildings), "thirds": list(page.thirds.buildings)},
        calls=list(CALLS),
        see=page.girl.see,
        noticed=page.girl.noticed,
        glimpse=page.baker.glimpse,
    )


def deck(content: Opened, composition: Composition) -> Deck:
    name = composition.id
    return Deck(
        name,
        composition.characters,
        composition.village,
        composition.captain,
        composition.provenance,
        {row.character: row.players for row in content.page.joining if row.composition == name},
        {row.players: row.wolves for row in content.wolf_rows(name)},
    )
