"""Words that the advert and reviews of the game give as examples, met again."""

import pytest

from tests.games.silhouette.tables import seated

EXAMPLES = [
    ("cat laundry", "Katzenwäsche"),
    ("pig eye", "Schweinsauge"),
    ("pig eye", "Fettauge"),
    ("shark lamp", "Hai-Light"),
    ("note bag", "Tongefäß"),
    ("lion tooth", "Löwenzahn"),
    ("rat pepper", "rattenscharf"),
    ("hen eye", "Hühnerauge"),
    ("ghost clock", "Geisterstunde"),
    ("fish eye", "Fischauge"),
    ("donkey ear", "Eselsohr"),
    ("bed laundry", "Bettwäsche"),
    ("cat bicycle", "Katzenauge"),
]


@pytest.mark.parametrize(("motifs", "word"), EXAMPLES)
def test_the_german_lexicon_knows_the_words_of_the_sources(motifs: str, word: str) -> None:
    first, second = motifs.split()
    table = seated(open=f"b3={first} c5={second}", language="de", insists=0)
    table.does("Ann", f'say "{word}"')
    table.does("Ben", "leave")
    assert table.look().said[-1].accepted


def test_a_turn_as_reviews_tell_it() -> None:
    """Two are turned up; the first has no word, the second has one, and the third has to let it pass."""
    table = seated(3, language="de")
    table.turn("Ann", "a1=donkey h6=ear")
    table.does("Ann", "pass")
    table.does("Ben", "say Eselsohr")
    table.votes("Ann accept, Eve accept")
    assert [pile.cards for pile in table.look().piles] == [0, 2, 0]
    assert table.look().active == 1, "the left neighbour of Ann"
