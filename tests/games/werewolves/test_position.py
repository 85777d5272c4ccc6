"""Positions as text: what is refused, and content that cannot be."""

import pytest

import hameau
from hameau.engine.errors import BadContent
from hameau.games.werewolves.content import open_content
from hameau.shelf import content_file
from tests.games.werewolves.tables import GAME, day, night

NIGHT = night("werewolf werewolf seer").position()
DAY = day("werewolf werewolf seer", homes={"Ann": "tavern"}).position()
TEXT = content_file("werewolves").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (NIGHT.replace("seats=8", "seats=7"), "7 seats"),
        (NIGHT.replace("card=wwsvvvvv", "card=wwssvvvv"), "not those of the deck"),
        (NIGHT.replace("card=wwsvvvvv", "card=wwsv"), "a letter"),
        (NIGHT.replace("phase=seer", "phase=witch"), "not made now"),
        (NIGHT.replace("phase=seer", "phase=nap"), "no phase"),
        (NIGHT.replace("waiting=255", "waiting=1"), "has decided"),
        (NIGHT.replace("alive=255", "alive=127"), "fallen"),
        (NIGHT.replace("place=0,1", "place=1,1"), "place"),
        (NIGHT + " target=1", "no wolf"),
        (NIGHT + " captain=9", "too large"),
        (NIGHT + " night=1", "twice"),
        (NIGHT + " moon=1", "no entry"),
        (NIGHT + " lover_a=2", "two Lovers"),
        (NIGHT.replace("option=1,1", "option=1,9"), "option"),
        (DAY.replace("tenant=0,", "tenant=1,"), "do not fit"),
        (DAY.replace("waiting=255", ""), "no entry"),
    ],
)
def test_what_no_match_leads_to_is_refused(text: str, words: str) -> None:
    with pytest.raises(hameau.BadPosition, match=words):
        GAME.position(text)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "seer"', 'id = "prophet"', "character prophet"),
        ('camp = "piper"', 'camp = "village"', "character piper, camp"),
        ("glimpse = 250", "glimpse = 2500", "baker, glimpse"),
        ('characters = ["seer"]', 'characters = ["king"]', "composition simple"),
        ("minds = 3", "minds = 0", "patience, minds"),
        ('id = "thief"', 'id = "seer"', "twice"),
    ],
)
def test_content_that_cannot_be_names_its_entry(old: str, new: str, words: str) -> None:
    assert old in TEXT
    with pytest.raises(BadContent, match=words):
        open_content(TEXT.replace(old, new, 1), "content.toml")
