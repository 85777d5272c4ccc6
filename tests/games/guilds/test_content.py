"""Content of somebody's own: what is taken, and what is refused with file, entry and field."""

import re
from typing import cast

import pytest

import hameau
from hameau.games.guilds.catalogue import Catalogue
from hameau.games.guilds.content import COUNTS, EFFECTS, Opened, open_content
from hameau.games.guilds.names import NAMED
from hameau.shelf import content_file
from tests.games.guilds.tables import GUILDS

GOOD = content_file("guilds").read_text("utf-8")


def changed(old: str, new: str) -> str:
    assert old in GOOD, old
    return GOOD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("liverymen = 16", "liverymen = 0", "start, liverymen"),
        ("in_guildhall = 4", "in_guildhall = 15\n[starts]", "start"),
        ("hand = 6", "hand = 60", "start, hand"),
        ("threshold = 4\npoints = 4", "threshold = 0\npoints = 4", "guild arrowsmiths, threshold"),
        ('standards = ["blue", "green"]', 'standards = ["blue", "pink"]', "guild arrowsmiths, standards"),
        ('standards = ["blue", "green"]', 'standards = ["blue", "blue"]', "guild arrowsmiths, standards"),
        ('id = "arrowsmiths"', 'id = "fletchers"', "guild fletchers, name"),
        ('id = "arrowsmiths"', 'id = "bakers"', "guild bakers"),
        ("number = 1\n", "number = 41\n", "guild arrowsmiths, number"),
        ("number = 1\n", "number = 2\n", "guild, number"),
        ('effect = "free-move"', 'effect = "oust"', "guild arrowsmiths, effect"),
        ('id = "Y1"\n', 'id = "Y1r"\n', "card Y1r"),
        ('effect = "rally"', 'effect = "fly"', "card R1, effect"),
        ("copies = 5\n", "copies = 0\n", "card Y1, copies"),
        ('counts = "edge"', 'counts = "moon"', "mayor M10, counts"),
        ('counts = "edge"', 'counts = "colour"', "mayor M10, colour"),
        ('id = "virginia"', 'id = "ulster"', "plantation ulster"),
        ("copies = 6\npoints = 2", "copies = 1\npoints = 2", "token"),
        ('provenance = "found"', 'provenance = "heard"', "start, provenance"),
    ],
)
def test_what_cannot_be_is_refused_where_it_stands(old: str, new: str, entry: str) -> None:
    with pytest.raises(hameau.BadContent) as caught:
        open_content(changed(old, new), "guilds.toml")
    assert str(caught.value).startswith(f"guilds.toml: {entry}")


def test_a_tile_of_ones_own_is_called_by_its_name() -> None:
    text = changed('id = "arrowsmiths"', 'id = "fletchers"\nname = "Fletchers"')
    opened: Opened = open_content(text, "guilds.toml")
    assert opened.tiles[1].name == "Fletchers"


def test_our_words_name_every_tile_that_they_can() -> None:
    words = GUILDS.speech.bundles["en"]
    assert {tile.id for tile in GUILDS.content.tiles.values()} == NAMED
    assert all(words.has_message(f"tile-{name}") for name in NAMED)
    assert all(words.has_message(f"effect-{effect}") for effect in EFFECTS)
    assert all(words.has_message(f"mayor-{counts}") for counts in COUNTS)


def test_every_entry_says_where_it_comes_from() -> None:
    entries = len(re.findall(r"^\[", GOOD, re.MULTILINE))
    assert len(re.findall(r"^provenance = ", GOOD, re.MULTILINE)) == entries


def test_the_catalogue_tells_the_whole_box() -> None:
    assert GUILDS.catalogue is not None
    facts = cast(Catalogue, GUILDS.catalogue(GUILDS.content))
    assert (len(facts.tiles), len(facts.tokens), len(facts.mayors)) == (45, 10, 21)
    assert sum(card.copies for card in facts.cards) == 105
    assert {tile.provenance for tile in facts.tiles} == {"reconstructed", "found"}
