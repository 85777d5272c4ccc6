"""What is shown: the catalogue, the table drawn as text, and what is told of a match."""

from functools import partial

import msgspec
import pytest
from rich.text import Text

from hameau.engine.speech import LANGUAGES
from hameau.games.silhouette.catalogue import Catalogue, catalogue
from tests.games.silhouette.tables import CONTENT, MOTIFS, SILHOUETTE, Table, fresh, play_on, seated

OPEN = "b3=laundry c5=fish"


def picture(table: Table, name: str, language: str = "en", width: int = 60) -> str:
    say = partial(SILHOUETTE.speech.say, language)
    return Text.from_markup(SILHOUETTE.draw(table.look(name), table.names, [], say, width)).plain


def test_the_catalogue_survives_the_wire_and_hides_the_words() -> None:
    made = catalogue(CONTENT)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Catalogue) == made
    assert [motif.id for motif in made.motifs] == MOTIFS
    assert {one.language: one.pairs >= 60 for one in made.lexica} == dict.fromkeys(LANGUAGES, True)
    assert b"Katzenw" not in msgspec.json.encode(made)


def test_open_cards_and_the_word_are_drawn() -> None:
    table = seated(3, open=OPEN, won=["Ann moonstar moon star"], help=True)
    table.does("Ann", "swap b3 star", "say starfish")
    table.does("Eve", "accept")
    drawn = picture(table, "Eve")
    for expected in ("1 b3: laundry", "2 c5: fish", "Help card on b3: star", "Ann says “starfish”.", "▌1▐"):
        assert expected in drawn
    assert "Have voted: Eve" in drawn
    assert "Your vote: accept" in drawn
    assert "Your vote" not in picture(table, "Ben")
    assert drawn.count("▒▒▒") == 48 - 4


def test_what_was_turned_down_is_drawn_unless_it_is_covered() -> None:
    table = seated(3, open=OPEN)
    table.does("Ann", "say fishsoap")
    table.votes("Ben reject, Eve reject")
    table.does("Ben", "say soapfish")
    table.votes("Ann cover, Eve reject")
    assert "fishsoap, (covered)" in picture(table, "Ann")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_no_line_of_a_drawing_is_too_long(language: str, width: int) -> None:
    table = fresh(6, seed=3, language=language)
    while table.waiting:
        for line in picture(table, "Ben", language, width).splitlines():
            assert len(line) <= width, line
        seat = table.waiting[0]
        state = table.state_here
        table.play(seat, SILHOUETTE.write(CONTENT, state, state.sensible_move(seat, 0)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_is_a_sentence(language: str) -> None:
    told = []
    for votes, then in (
        ("accept", ""),
        ("reject", ""),
        ("cover", ""),
        ("leave", "insist"),
        ("leave", "yield"),
    ):
        table = seated(open=OPEN)
        table.does("Ann", "say soapfish")
        table.does("Ben", votes)
        if then:
            table.does("Ann", then)
        told += [table.sentence(event, language) for event in table.events()]
    assert not any("{" in sentence for sentence in told)
    assert len({sentence for sentence in told if "soapfish" in sentence}) == 4


def test_piles_show_the_cards_that_were_won_and_the_words_that_won_them() -> None:
    table = fresh(2, seed=3)
    play_on(table)
    for seat, pile in enumerate(table.look().piles):
        assert (pile.seat, pile.cards) == (seat, len(pile.motifs))
        assert pile.cards == 2 * len(pile.pairs) == table.state.score(seat)
