"""Chapter 4 of the rules: the forum, the draw pile, the end pile and the discard pile."""

from random import Random

import pytest

from hameau.games.buttonville.views import View
from tests.games.buttonville.events import Missed, Refilled
from tests.games.buttonville.tables import fresh, seated
from tests.rules import rule

FIVE = "jade2 menestra dimitri phil"


@rule("4.1")
def test_the_forum_is_refilled_at_once_in_the_midst_of_an_effect_too() -> None:
    table = seated("sets dimitri2", forum=FIVE, asked="play")
    table.next_cards("bob")
    table.does("Ann", "use dimitri", "pick dimitri", "take jade")
    assert table.forum == {"jade": 1, "menestra": 1, "dimitri": 1, "phil": 1, "bob": 1}


@rule("4.1")
def test_a_forum_of_two_is_refilled_with_three() -> None:
    table = seated("hand pablo", forum="jade3 bob2", asked="play")
    table.next_cards("corbac3 soulange")
    table.does("Ann", "play pablo", "discard jade", "discard jade", "discard jade", "done")
    assert table.forum == {"bob": 2, "corbac": 3}


@rule("4.2")
def test_a_forum_of_six_is_not_trimmed_and_not_refilled_until_it_has_fewer_than_five() -> None:
    table = seated("hand triboulet", forum="jade3 bob2", asked="play")
    table.next_cards("soulange3")
    table.does("Ann", "play triboulet", "give soulange")
    assert table.forum == {"jade": 3, "bob": 2, "soulange": 1}
    pile = table.look.pile
    table.does("Ben", "take jade")
    assert (table.forum, table.look.pile) == ({"jade": 2, "bob": 2, "soulange": 1}, pile)
    table.next_cards("dimitri")
    table.does("Ben", "take jade")
    assert table.forum == {"jade": 1, "bob": 2, "soulange": 1, "dimitri": 1}
    assert table.look.pile == pile - 1


@rule("4.3")
def test_the_end_pile_takes_the_place_of_the_draw_pile() -> None:
    table = seated("hand lancelot2", piles="soulange3 bob4 corbac", end_pile=6)
    table.next_cards("soulange bob2 corbac bob soulange")
    table.does("Ann", "draw", "draw")
    assert table.piles == (0, 6)
    table.does("Ann", "play lancelot x2")  # revealing
    assert table.piles == (0, 4)
    table.does("Ann", "take bob")
    table.does("Ben", "take dimitri")  # refilling
    assert table.piles == (0, 3)
    table.does("Ben", "draw")  # recruiting
    assert table.piles == (0, 2)


@rule("4.4")
def test_drawing_goes_on_from_the_end_pile() -> None:
    table = seated("hand menestra4", piles="jade3 bob4", end_pile=5, asked="play")
    table.next_cards("jade bob2 jade")
    table.does("Ann", "play menestra x4")
    assert table.hand("Ann") == {"jade": 2, "bob": 2}
    assert (table.piles, table.buttons("Ann")) == ((0, 3), 2)


@rule("4.5")
def test_each_missing_card_is_a_button() -> None:
    table = seated("hand menestra5", piles="jade bob", asked="play")
    events = table.does("Ann", "play menestra x5")
    assert table.hand("Ann") == {"jade": 1, "bob": 1}
    assert (table.piles, table.buttons("Ann")) == ((0, 0), 2 + 3)
    assert len([event for event in events if isinstance(event, Missed)]) == 3


@pytest.mark.parametrize(
    ("language", "word"), [("en", "button"), ("fr", "bouton"), ("de", "Knopf"), ("it", "bottone")]
)
def test_all_are_told_of_a_button_that_stands_in_for_a_card(language: str, word: str) -> None:
    table = seated(piles="", forum=FIVE)
    (event,) = [event for event in table.does("Ann", "draw") if event.__struct_config__.tag == "missed"]
    assert "Ann" in table.sentence(event, language)
    assert word in table.sentence(event, language)


@rule("4.6")
def test_the_forum_stays_short_when_both_piles_are_empty() -> None:
    table = seated(piles="", forum=FIVE)
    events = table.does("Ann", "take jade")
    assert table.forum == {"jade": 1, "menestra": 1, "dimitri": 1, "phil": 1}
    assert (table.buttons("Ann"), table.buttons("Ben")) == (2, 2)
    assert not [event for event in events if isinstance(event, (Missed, Refilled))]


@rule("4.7")
def test_recruiting_from_empty_piles_is_a_button_even_if_the_forum_has_cards() -> None:
    table = seated(piles="", forum=FIVE)
    assert table.may("Ann")[0] == "draw"
    table.does("Ann", "draw")
    assert (table.buttons("Ann"), table.of("Ann").hand) == (3, 0)
    table.does("Ann", "take jade")
    assert (table.buttons("Ann"), table.hand("Ann")) == (3, {"jade": 1})


@rule("4.8")
def test_with_an_empty_forum_too_both_recruits_are_buttons() -> None:
    table = seated("hand jade", piles="", forum="")
    assert table.may("Ann") == ["draw"]
    table.does("Ann", "draw")
    assert table.may("Ann") == ["draw"]
    table.does("Ann", "draw")
    assert (table.buttons("Ann"), table.question) == (4, "play")


@rule("4.9")
def test_an_effect_reveals_what_there_is_and_nobody_gets_a_button_for_the_rest() -> None:
    table = seated("hand celeste3; sets jade", piles="jade bob", asked="play")
    table.does("Ann", "play celeste x3")  # five cards
    assert table.look.revealed == {"jade": 1, "bob": 1}
    table.does("Ann", "add jade")
    assert table.buttons("Ann") == 2
    assert table.piles == (0, 0)


@rule("4.9")
def test_with_empty_piles_nothing_is_revealed() -> None:
    table = seated("hand lancelot2", piles="", asked="play")
    table.does("Ann", "play lancelot x2")
    assert (table.buttons("Ann"), table.of("Ann").hand, table.active) == (2, 0, "Ben")


@rule("4.10")
def test_all_may_look_through_the_one_discard_pile_at_any_time() -> None:
    table = seated("hand jade4 corbac4; sets vlad2", "hand bob", discard="phil2", players=3, asked="play")
    table.does("Ann", "use vlad", "pick vlad", "done", "discard jade", "discard jade", "discard corbac")
    for seat in (0, 1, 2, None):
        look = table.view(seat)
        assert isinstance(look, View)
        assert look.discard == {"jade": 2, "vlad": 1, "phil": 2, "corbac": 1}


@rule("4.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_discard_pile_is_never_shuffled_back(players: int) -> None:
    for seed in range(4):
        state, luck = fresh(players, seed, "interactions").own, Random(seed)
        state.listening = 0
        while state.waiting:
            piles = state.pile + state.end_pile
            state.apply(state.active, luck.choice(state.legal_moves(state.active)))
            assert state.pile + state.end_pile <= piles
        assert sum(state.discard) > 0


@rule("4.12")
def test_buttons_never_run_out() -> None:
    table = seated("hand jade9; buttons 40", "buttons 30", asked="play")
    table.does("Ann", "play jade x9")
    assert (table.buttons("Ann"), table.buttons("Ben")) == (49, 30)
