"""The box, and how a match begins."""

from collections import Counter
from typing import cast

import pytest

from hameau import rulebook
from hameau.games.silhouette.bots.judgement import Silhouette
from hameau.games.silhouette.content import CODES, lexicon
from hameau.games.silhouette.notation import PLACES
from hameau.games.silhouette.views import Turned
from tests.games.silhouette.tables import CONTENT, MOTIFS, SILHOUETTE, fresh, seated
from tests.rules import rule


def named_in(number: str) -> set[str]:
    """The pictures that a sentence of the English page lists."""
    page = rulebook.page("silhouette", "en") or ""
    line = next(line for line in page.splitlines() if line.startswith(f"- **{number}**"))
    listed = line.partition(" are ")[2].rstrip(".").replace(" and ", ", ")
    return set(listed.split(", "))


@rule("1.1")
def test_whoever_makes_words_of_two_pictures_wins_their_cards() -> None:
    table = seated(open="b3=cat c5=fish")
    table.does("Ann", "say catfish")
    table.does("Ben", "accept")
    pile = table.look().piles[0]
    assert (pile.cards, pile.motifs) == (2, ["cat", "fish"])


@rule("2.1")
def test_there_are_48_cards_each_with_another_picture() -> None:
    table = fresh()
    for number in range(0, 48, 2):
        name = table.names[table.look().active]
        table.does(name, f"turn {PLACES[number]}", f"turn {PLACES[number + 1]}", f"say word {number}")
        table.play(table.waiting[0], "accept")
    shown = [event.motif for event in table.events() if isinstance(event, Turned)]
    assert sorted(shown) == sorted(MOTIFS)
    assert len(set(MOTIFS)) == len(table.look().cards) == 48


@rule("2.2")
def test_the_known_pictures_are_known() -> None:
    known = {motif.id for motif in CONTENT.page.motif if motif.provenance != "reconstructed"}
    assert named_in("2.2") == known
    assert len(known) == 23


@rule("2.3")
def test_the_others_are_reconstructed() -> None:
    others = {motif.id for motif in CONTENT.page.motif if motif.provenance == "reconstructed"}
    assert named_in("2.3") == others
    assert len(others) == 25


@rule("2.4")
@pytest.mark.parametrize("language", CODES)
def test_every_lexicon_has_words_for_many_pairs(language: str) -> None:
    pairs = {frozenset((a, b)) for a, b, _ in lexicon(CONTENT, language)}
    assert len(pairs) >= 60


@rule("2.4")
def test_only_german_words_have_a_source() -> None:
    quoted = [known for known in CONTENT.page.word if known.provenance != "reconstructed"]
    assert {known.language for known in quoted} == {"de"}
    assert "Katzenwäsche" in {word for known in quoted for word in known.words}


@rule("2.5")
@pytest.mark.parametrize("cards", ["b3=pig c5=eye", "b3=eye c5=pig"])
@pytest.mark.parametrize("word", ["Schweinsauge", "Fettauge"])
def test_the_order_means_nothing_and_there_may_be_several_words(cards: str, word: str) -> None:
    table = seated(open=cards, language="de")
    table.does("Ann", f"say {word}")
    table.does("Ben", "leave")
    assert table.look().said[-1].accepted


@rule("3.1")
def test_the_cards_lie_face_down_in_eight_columns_and_six_rows() -> None:
    cards = fresh().look().cards
    assert {card.state for card in cards} == {"down"}
    assert [card.place for card in cards[:9]] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"]
    assert cards[-1].place == "h6"
    assert PLACES.index("b3") == 2 * 8 + 1


@rule("3.2")
def test_what_a_card_shows_is_drawn_when_it_is_turned_up() -> None:
    table = fresh(seed=3)
    assert not any(table.state_here.motif)
    found, copy = Counter[int](), table.fresh_state()
    for seed in range(3000):
        copy.copy_from(table.state)
        copy.reseed(seed)
        copy.apply(table.waiting[0], PLACES.index("b3"))
        found[cast(Silhouette, copy).motif[PLACES.index("b3")]] += 1
    assert set(found) == set(range(1, 49))
    assert max(found.values()) < 2 * 3000 / 48, "all pictures are equally likely"


@rule("3.2")
def test_a_card_shows_the_same_picture_for_ever() -> None:
    table = fresh(seed=2)
    name = table.names[table.state_here.active]
    table.turn(name, "b3=cat c5=moon")
    table.fails()
    other = table.names[table.state_here.active]
    table.does(other, "turn b3")
    assert table.look().cards[PLACES.index("b3")].motif == "cat"


@rule("3.3")
def test_who_begins_is_drawn() -> None:
    starters = Counter(fresh(4, seed).look().active for seed in range(400))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 60
    table = fresh(4, 9)
    assert table.waiting == (table.look().active,)


@rule("3.4")
@pytest.mark.parametrize(
    ("language", "name"), [("en", "key"), ("fr", "clé"), ("de", "Schlüssel"), ("it", "chiave")]
)
def test_one_language_names_the_pictures(language: str, name: str) -> None:
    table = fresh(language=language)
    assert table.look().motifs["key"] == name
    assert table.look().language == language


@rule("3.4")
@pytest.mark.parametrize(
    ("language", "word", "known"),
    [("de", "Schlüsselring", True), ("en", "Schlüsselring", False), ("en", "key ring", True),
     ("fr", "porte-clés", True), ("it", "portachiavi", True)],
)  # fmt: skip
def test_its_lexicon_is_used(language: str, word: str, known: bool) -> None:
    table = seated(open="b3=key c5=ring", language=language, insists=0)
    table.does("Ann", f"say {word}")
    table.does("Ben", "leave")
    assert table.look().said[-1].accepted == known


@rule("3.5")
@pytest.mark.parametrize(("names", "told"), [("shown", True), ("hidden", False)])
def test_names_are_shown_or_hidden(names: str, told: bool) -> None:
    table = seated(names=names)
    events = table.turn("Ann", "b3=lion")
    assert ("lion" in table.sentence(events[0])) == told
    assert table.look().names == names
    assert SILHOUETTE.check_options({})["names"] == "shown"
