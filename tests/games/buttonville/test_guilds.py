"""Chapter 6 of the rules: the villagers of the five guilds."""

import pytest

from hameau.games.buttonville.views import Added, Discarded
from tests.games.buttonville.events import Gained, Gave, TurnedUp
from tests.games.buttonville.tables import seated
from tests.rules import rule

FIVE = "jade2 dimitri2 phil"


# -- Artists -----------------------------------------------------------------------------------------------


@rule("6.1")
def test_pablo_discards_any_number_of_the_forum_and_takes_two_one_after_the_other() -> None:
    table = seated("hand pablo2", forum=FIVE, asked="play")
    table.next_cards("bob2 corbac chapi")
    table.does("Ann", "play pablo")
    assert table.may("Ann") == ["done", "discard jade", "discard dimitri", "discard phil"]
    table.does("Ann", "discard jade", "discard phil", "done")
    assert table.forum == {"jade": 1, "dimitri": 2, "bob": 2}
    assert (table.question, table.look.owed) == ("take", 2)
    table.does("Ann", "take bob", "take dimitri")
    assert table.hand("Ann") == {"pablo": 1, "bob": 1, "dimitri": 1}
    assert table.discard == {"jade": 1, "phil": 1}


@rule("6.2")
def test_pablo_names_all_discards_before_the_forum_is_refilled_and_again_after_each_card() -> None:
    table = seated("hand pablo", forum=FIVE, asked="play")
    table.next_cards("bob5 corbac chapi")
    table.does("Ann", "play pablo", "discard jade")
    assert table.forum == {"jade": 1, "dimitri": 2, "phil": 1}
    table.does("Ann", "discard jade", "discard dimitri", "discard dimitri")
    assert table.forum == {"phil": 1}
    table.does("Ann", "discard phil")  # the last one: nothing is left to be named
    assert (table.forum, table.question) == ({"bob": 5}, "take")
    table.does("Ann", "take bob")
    assert table.forum == {"bob": 4, "corbac": 1}
    table.does("Ann", "take corbac")
    assert table.forum == {"bob": 4, "chapi": 1}


@rule("6.3")
@pytest.mark.parametrize(("forum", "swept", "taken"), [("jade", 0, 1), ("jade", 1, 0), ("jade2", 1, 1)])
def test_pablo_takes_what_there_is(forum: str, swept: int, taken: int) -> None:
    table = seated("hand pablo corbac", piles="", forum=forum, asked="play")
    table.does("Ann", "play pablo", *["discard jade"] * swept)
    if table.question == "sweep":
        table.does("Ann", "done")
    if taken:
        table.does("Ann", "take jade")
    assert table.active == "Ben"
    assert table.hand("Ann") == ({"jade": 1, "corbac": 1} if taken else {"corbac": 1})


@rule("6.4")
def test_triboulet_draws_three_and_puts_one_card_into_the_forum() -> None:
    table = seated("hand triboulet2 jade", forum=FIVE, asked="play")
    table.next_cards("bob2 corbac")
    table.does("Ann", "play triboulet x2")
    assert table.hand("Ann") == {"jade": 1, "corbac": 1, "bob": 2}
    assert table.may("Ann") == ["give jade", "give corbac", "give bob"]
    assert table.refuses("Ann", "give triboulet").rule == "6.4"
    events = table.does("Ann", "give jade")
    assert [event.facts() for event in events if isinstance(event, Gave)] == [{"@villager": "jade"}]
    assert table.hand("Ann") == {"corbac": 1, "bob": 2}


@rule("6.5")
def test_triboulet_may_put_down_a_card_just_drawn_and_the_forum_grows() -> None:
    table = seated("hand triboulet", forum=FIVE, asked="play")
    table.next_cards("bob2 corbac")
    table.does("Ann", "play triboulet", "give corbac")
    assert table.forum == {"jade": 2, "dimitri": 2, "phil": 1, "corbac": 1}


@rule("6.6")
def test_triboulet_puts_nothing_down_for_who_has_no_card() -> None:
    table = seated("hand triboulet", piles="", forum=FIVE, asked="play")
    table.does("Ann", "play triboulet")
    assert (table.buttons("Ann"), table.forum.total(), table.active) == (5, 5, "Ben")


@rule("6.7")
@pytest.mark.parametrize("cards", [1, 4])
def test_menestra_draws_x_cards(cards: int) -> None:
    table = seated("hand menestra4", asked="play")
    table.next_cards("bob2 corbac2")
    table.does("Ann", f"play menestra x{cards}")
    assert table.of("Ann").hand == 4 - cards + cards
    assert table.hand("Ann") == ({"menestra": 3, "bob": 1} if cards == 1 else {"bob": 2, "corbac": 2})


# -- Prospectors -------------------------------------------------------------------------------------------


@rule("6.8")
def test_firmin_gives_a_button_in_any_case() -> None:
    table = seated("hand firmin3", asked="play")
    table.does("Ann", "play firmin x3")  # no card left to discard
    assert (table.buttons("Ann"), table.active) == (3, "Ben")
    table = seated("hand firmin3", asked="play")
    table.does("Ann", "play firmin x2", "done")
    assert table.buttons("Ann") == 3


@rule("6.9")
def test_firmin_gives_two_buttons_for_each_of_up_to_x_discards() -> None:
    table = seated("hand firmin2 bob2 corbac", asked="play")
    table.does("Ann", "play firmin x2")
    assert table.may("Ann") == ["done", "discard corbac", "discard bob"]
    table.does("Ann", "discard bob")
    assert (table.buttons("Ann"), table.look.owed) == (2 + 1 + 2, 1)
    events = table.does("Ann", "discard corbac")
    assert [event.facts()["buttons"] for event in events if isinstance(event, Gained)] == [2]
    assert (table.buttons("Ann"), table.hand("Ann"), table.discard) == (
        2 + 1 + 4,
        {"bob": 1},
        {"corbac": 1, "bob": 1},
    )
    assert table.active == "Ben"  # X is used up


@rule("6.10")
def test_lancelot_reveals_x_cards_and_gives_a_button_for_each_different_villager() -> None:
    table = seated("hand lancelot4", asked="play")
    table.next_cards("bob2 corbac dimitri")
    events = table.does("Ann", "play lancelot x4")
    shown = [event.villager for event in events if isinstance(event, TurnedUp)]
    assert shown == ["bob", "bob", "corbac", "dimitri"]
    assert table.look.revealed == {"dimitri": 1, "corbac": 1, "bob": 2}
    assert table.buttons("Ann") == 2 + 3


@rule("6.11")
def test_one_of_lancelots_cards_must_be_kept_and_the_others_are_discarded() -> None:
    table = seated("hand lancelot3", asked="play")
    table.next_cards("bob2 corbac")
    table.does("Ann", "play lancelot x3")
    assert table.may("Ann") == ["take corbac", "take bob"]
    assert table.refuses("Ann", "done").rule == "6.11"
    table.does("Ann", "take bob")
    assert (table.hand("Ann"), table.discard, table.look.revealed) == (
        {"bob": 1},
        {"corbac": 1, "bob": 1},
        {},
    )


@rule("6.12")
@pytest.mark.parametrize("cards", [1, 3])
def test_jade_gives_x_buttons(cards: int) -> None:
    table = seated("hand jade3", asked="play")
    table.does("Ann", f"play jade x{cards}")
    assert table.buttons("Ann") == 2 + cards


# -- Nobles ------------------------------------------------------------------------------------------------


@rule("6.13")
def test_dina_discards_a_hand_card_and_takes_one_of_the_forum() -> None:
    table = seated("hand bob corbac; sets dina3", forum="jade2 phil3", asked="play")
    table.does("Ann", "use dina")
    assert table.may("Ann") == ["discard corbac", "discard bob"]
    table.does("Ann", "discard bob")
    assert (table.discard, table.forum) == ({"bob": 1}, {"jade": 2, "phil": 3})
    table.does("Ann", "take phil")
    assert (table.hand("Ann"), table.sets("Ann")) == ({"phil": 1, "corbac": 1}, "dina3")


@rule("6.14")
def test_vlad_discards_a_card_of_a_set_and_draws_two() -> None:
    table = seated("sets vlad2 jade3", asked="play")
    table.next_cards("bob corbac")
    table.does("Ann", "use vlad", "pick jade")
    assert (table.sets("Ann"), table.discard, table.hand("Ann")) == (
        "vlad2 jade2",
        {"jade": 1},
        {"corbac": 1, "bob": 1},
    )


@rule("6.15")
def test_dimitri_discards_a_card_of_a_set_and_takes_one_of_the_forum() -> None:
    table = seated("sets dimitri2 jade3", forum="bob2 phil3", asked="play")
    events = table.does("Ann", "use dimitri", "pick jade")
    assert [event.facts()["origin"] for event in events if isinstance(event, Discarded)] == ["set"]
    table.does("Ann", "take bob")
    assert (table.sets("Ann"), table.discard, table.hand("Ann")) == (
        "dimitri2 jade2",
        {"jade": 1},
        {"bob": 1},
    )


@rule("6.16")
@pytest.mark.parametrize("villager", ["vlad", "dimitri"])
def test_the_card_may_be_of_any_own_set(villager: str) -> None:
    table = seated(f"sets soulange {villager}2 jade3", "sets corbac2", asked="play")
    table.does("Ann", f"use {villager}")
    assert table.may("Ann") == ["pick soulange", f"pick {villager}", "pick jade"]
    assert table.refuses("Ann", "done").rule == "6.16"


# -- Artisans ----------------------------------------------------------------------------------------------


@rule("6.17")
def test_turbo_draws_a_card_for_a_button() -> None:
    table = seated("sets turbo3", asked="play")
    table.next_cards("bob")
    table.does("Ann", "use turbo")
    assert (table.buttons("Ann"), table.hand("Ann")) == (1, {"bob": 1})
    table = seated("hand jade; sets turbo; buttons 0", asked="play")
    assert table.refuses("Ann", "use turbo").rule == "5.11"


@rule("6.18")
def test_turbo_gives_the_button_back_when_both_piles_are_empty() -> None:
    table = seated("hand jade; sets turbo", piles="", asked="play")
    table.does("Ann", "use turbo")
    assert (table.buttons("Ann"), table.of("Ann").hand) == (2, 1)
    assert table.refuses("Ann", "use turbo").code == "action-used"


@rule("6.19")
def test_phil_takes_a_card_of_the_forum_for_two_buttons() -> None:
    table = seated("hand jade; sets phil; buttons 5", forum="bob2 jade3", asked="play")
    table.does("Ann", "use phil", "take bob")
    assert (table.buttons("Ann"), table.hand("Ann")) == (3, {"jade": 1, "bob": 1})


@rule("6.20")
def test_tic_tac_lets_one_more_set_be_played_for_two_buttons() -> None:
    table = seated("hand soulange2 corbac; sets tictac; buttons 5", asked="play")
    table.does("Ann", "play corbac")
    assert table.may("Ann") == ["done", "buy soulange x1", "buy soulange x2"]
    table.does("Ann", "buy soulange x2")
    assert (table.sets("Ann"), table.buttons("Ann")) == ("tictac1 corbac1 soulange2", 3)
    assert table.active == "Ben"
    table = seated("hand soulange; sets tictac; buttons 1", asked="play")
    refusal = table.refuses("Ann", "buy soulange")
    assert (refusal.code, refusal.rule) == ("too-few-buttons", "5.11")


@rule("6.20")
def test_tic_tac_is_paid_and_the_set_played_in_one_step() -> None:
    table = seated("hand soulange2; sets tictac", asked="play")
    assert table.refuses("Ann", "use tictac").code == "buy-instead"


@rule("6.20")
def test_a_second_set_of_tic_tac_sells_a_second_set() -> None:
    table = seated("hand soulange corbac bob tictac; sets tictac; buttons 4", asked="play")
    table.does("Ann", "play tictac", "buy soulange", "buy corbac")
    assert (table.sets("Ann"), table.buttons("Ann")) == ("tictac1 tictac1 soulange1 corbac1", 0)
    assert table.question == "set-limit"


@rule("6.21")
def test_who_has_no_card_cannot_use_tic_tac() -> None:
    table = seated("sets tictac; buttons 5", piles="", forum="")
    assert table.may("Ann") == ["draw"]
    refusal = table.refuses("Ann", "use tictac")
    assert (refusal.code, refusal.rule) == ("cannot-use", "6.21")


@rule("6.22")
def test_the_set_of_tic_tac_may_come_first_and_has_its_effect() -> None:
    table = seated("hand jade3 corbac; sets tictac")
    table.does("Ann", "buy jade x3")
    assert (table.sets("Ann"), table.buttons("Ann"), table.question) == ("tictac1 jade3", 3, "recruit")
    table.does("Ann", "draw", "draw")
    assert "play corbac x1" in table.may("Ann")
    table.does("Ann", "play corbac")
    assert table.sets("Ann") == "tictac1 jade3 corbac1"


# -- Mages -------------------------------------------------------------------------------------------------


@rule("6.23")
def test_celeste_reveals_x_and_two_cards_and_adds_what_matches() -> None:
    table = seated("hand celeste2; sets jade bob", "sets corbac", forum="jade5", asked="play")
    table.next_cards("jade2 corbac dimitri")
    table.does("Ann", "play celeste x2")
    assert table.look.revealed == {"jade": 2, "dimitri": 1, "corbac": 1}
    assert table.may("Ann") == ["done", "add jade x1"]
    events = table.does("Ann", "add jade")
    assert [event.facts()["origin"] for event in events if isinstance(event, Added)] == ["revealed"]
    table.does("Ann", "done")
    assert table.discard == {"jade": 1, "dimitri": 1, "corbac": 1}
    assert table.sets("Ann").startswith("jade2 ")
    assert table.of("Ann").hand == 0


@rule("6.24")
def test_all_of_celestes_cards_are_revealed_before_the_first_decision() -> None:
    table = seated("hand celeste; sets jade soulange", asked="play")
    table.next_cards("jade soulange jade")
    events = table.does("Ann", "play celeste")
    assert len([event for event in events if isinstance(event, TurnedUp)]) == 3
    assert table.may("Ann") == ["done", "add jade x1", "add soulange x1"]
    table.does("Ann", "add soulange")
    assert table.may("Ann") == ["done", "add jade x1"]
    table.does("Ann", "add jade", "add jade")
    assert (table.sets("Ann"), table.discard) == ("jade3 soulange2 celeste1", {})


@rule("6.25")
def test_chapi_adds_up_to_three_hand_cards_to_one_set() -> None:
    table = seated("hand chapi jade5 soulange; sets jade soulange dimitri", asked="play")
    table.does("Ann", "play chapi")
    assert table.may("Ann") == ["done", "add jade x1", "add jade x2", "add jade x3", "add soulange x1"]
    assert table.refuses("Ann", "add jade x4").rule == "6.25"
    table.does("Ann", "add jade x2")
    assert (table.sets("Ann"), table.hand("Ann")) == (
        "jade3 soulange1 dimitri1 chapi1",
        {"jade": 3, "soulange": 1},
    )
    assert table.question == "play"  # only one set


@rule("6.26")
@pytest.mark.parametrize("cards", [1, 5])
def test_chapis_number_is_fixed_whatever_x_is(cards: int) -> None:
    table = seated("hand chapi5 jade5; sets jade", asked="play")
    table.does("Ann", f"play chapi x{cards}")
    adding = [move for move in table.may("Ann") if move.startswith("add jade")]
    assert adding == ["add jade x1", "add jade x2", "add jade x3"]


@rule("6.27")
def test_jack_adds_up_to_x_forum_cards_at_most_one_to_each_set() -> None:
    table = seated("hand jack3; sets jade dimitri soulange", forum=FIVE, asked="play")
    table.next_cards("bob5")
    table.does("Ann", "play jack x3")
    assert table.may("Ann") == ["done", "add jade x1", "add dimitri x1"]
    table.does("Ann", "add jade")
    assert table.may("Ann") == ["done", "add dimitri x1"]
    table.does("Ann", "add dimitri")
    assert (table.sets("Ann"), table.question) == ("jade2 dimitri2 soulange1 jack3", "play")
    table = seated("hand jack; sets jade dimitri", forum=FIVE, asked="play")
    table.does("Ann", "play jack", "add jade")
    assert (table.sets("Ann"), table.question) == ("jade2 dimitri1 jack1", "play")  # X is 1


@rule("6.28")
def test_a_card_just_revealed_may_be_jacks_next() -> None:
    table = seated("hand jack2; sets jade soulange", forum=FIVE, asked="play")
    table.next_cards("soulange bob")
    table.does("Ann", "play jack x2")
    assert table.refuses("Ann", "add soulange").rule == "6.27"
    table.does("Ann", "add jade", "add soulange")
    assert table.sets("Ann") == "jade2 soulange2 jack2"
    assert table.forum == {"jade": 1, "dimitri": 2, "phil": 1, "bob": 1}
