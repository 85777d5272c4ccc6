"""What the browser shows of the box: each card's text, step by step, in four languages."""

import pytest

from hameau.engine.speech import LANGUAGES
from hameau.games.buttonville.catalogue import Card, Catalogue, Line, catalogue
from tests.games.buttonville.tables import BUTTONVILLE, changed
from tests.games.buttonville.test_content import effect

SHOWN = catalogue(BUTTONVILLE.content)
CARDS = {card.id: card for card in SHOWN.cards}


def say(card: Card, language: str = "en") -> list[str]:
    """The text of a card, as the browser puts it together."""
    said = []
    for line in card.lines:
        facts: dict[str, str | int] = {"amount": line.amount, "count": line.count, "other": line.other}
        said.append(BUTTONVILLE.speech.say(language, f"step-{line.verb}", facts))
    return said


def test_every_villager_and_selection_is_shown_with_its_provenance() -> None:
    page = BUTTONVILLE.content.page
    assert [(card.id, card.guild, card.when, card.provenance, card.source) for card in SHOWN.cards] == [
        (one.id, one.guild, one.when, one.provenance, one.source) for one in page.villager
    ]
    assert [(one.id, one.villagers, one.more, one.provenance) for one in SHOWN.selections] == [
        (one.id, one.villagers, one.more, one.provenance) for one in page.selection
    ]


def test_numbers_are_those_of_the_content() -> None:
    assert (SHOWN.copies, SHOWN.hand_limit, SHOWN.buttons_a_point) == (12, 7, 2)
    assert SHOWN.points == [1, 3, 5, 7, 10, 13, 17]
    other = changed(("copies = 12 ", "copies = 11 "), ("hand = 7 ", "hand = 9 "))
    shown = other.catalogue(other.content) if other.catalogue else None
    assert isinstance(shown, Catalogue)
    assert (shown.copies, shown.hand_limit) == (11, 9)


@pytest.mark.parametrize(
    ("villager", "amounts"),
    [
        ("triboulet", ["3", "1"]),
        ("menestra", ["X"]),
        ("celeste", ["X + 2", ""]),
        ("pablo", ["", "2"]),
        ("firmin", ["1", "X"]),
        ("soulange", ["3"]),
    ],
)
def test_an_amount_is_written_as_on_the_card(villager: str, amounts: list[str]) -> None:
    assert [line.amount for line in CARDS[villager].lines] == amounts


def test_what_depends_on_x_is_plural() -> None:
    many = CARDS["menestra"].lines[0]
    assert many.count > 4
    game = changed(effect("jade", '["gain 2 X + 1"]'))
    lines = next(card for card in catalogue(game.content).cards if card.id == "jade").lines
    assert lines == [Line("gain", "2 X + 1", many.count, 0)]


@pytest.mark.parametrize(
    ("villager", "words"),
    [
        ("triboulet", ["Draw 3 cards", "Put 1 card "]),
        ("jade", ["Gain X buttons"]),
        ("phil", ["Pay 2 buttons", "Take 1 card "]),
        ("corbac", ["at least 3"]),
        ("soulange", ["5 points"]),
        ("celeste", ["X + 2 cards", "discard the rest"]),
        ("firmin", ["Gain 1 button.", "2 buttons for each"]),
    ],
)
def test_a_card_says_what_it_does(villager: str, words: list[str]) -> None:
    said = say(CARDS[villager])
    assert len(said) == len(words)
    assert [word in sentence for word, sentence in zip(words, said, strict=True)] == [True] * len(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", SHOWN.cards, ids=lambda card: card.id)
def test_every_card_can_be_read_in_every_language(card: Card, language: str) -> None:
    for sentence in say(card, language):
        assert sentence.endswith(".")
    for word in (card.id, f"title-{card.id}", f"guild-{card.guild}", f"when-{card.when}"):
        assert BUTTONVILLE.speech.bundles[language].has_message(word)
