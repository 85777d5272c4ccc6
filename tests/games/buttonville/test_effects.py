"""Chapter 5 of the rules: X, keywords, and what holds for every effect."""

import pytest

from tests.games.buttonville.events import Gained
from tests.games.buttonville.tables import at, changed, position, seated
from tests.rules import rule

FIVE = "jade2 menestra dimitri phil"


def swapped(villager: str, old: str, new: str) -> tuple[str, str]:
    """Another effect for a villager, for `changed`."""
    before = f'id = "{villager}"\n'
    guild = {"menestra": "artists", "jade": "prospectors", "vlad": "nobles", "alienor": "citizens"}[villager]
    when = {"vlad": "action", "alienor": "turn-start"}.get(villager, "played")
    body = f'{before}guild = "{guild}"\nwhen = "{when}"\neffect = '
    return body + old, body + new


@rule("5.1")
@pytest.mark.parametrize("cards", [1, 2, 5])
def test_x_is_the_number_of_cards_in_the_set_being_played(cards: int) -> None:
    table = seated("hand jade6; sets jade4", asked="play")
    table.does("Ann", f"play jade x{cards}")
    assert table.buttons("Ann") == 2 + cards


@rule("5.2")
def test_an_effect_without_a_keyword_happens_once_when_its_set_is_played() -> None:
    table = seated("hand triboulet3", forum=FIVE.replace("menestra", "bob"), asked="play")
    table.next_cards("jade3")
    table.does("Ann", "play triboulet x3")
    assert table.hand("Ann") == {"jade": 3}  # three cards, not nine
    table.does("Ann", "give jade")
    table.goes_on()
    assert (table.active, table.hand("Ann")) == ("Ann", {"jade": 2})  # and not again in the next turn


@rule("5.3")
def test_what_is_not_up_to_a_number_must_be_done_as_far_as_possible() -> None:
    table = seated("hand triboulet", piles="jade", asked="play")
    table.does("Ann", "play triboulet")
    assert (table.hand("Ann"), table.buttons("Ann")) == ({"jade": 1}, 4)  # one card, and two buttons for two
    assert table.may("Ann") == ["give jade"]  # must
    assert table.refuses("Ann", "done").rule == "6.4"


@rule("5.3")
@pytest.mark.parametrize("villager", ["pablo", "firmin", "celeste", "chapi", "jack", "triton", "laurent"])
def test_what_is_up_to_a_number_may_be_none(villager: str) -> None:
    hand = f"hand {villager}2 corbac; sets soulange"
    table = seated(hand, forum="soulange dimitri4", discard="dimitri", asked="play")
    table.next_cards("soulange dimitri3")
    table.does("Ann", f"play {villager}")
    assert "done" in table.may("Ann")
    assert len(table.may("Ann")) > 1
    table.does("Ann", "done")


@rule("5.4")
def test_cards_added_to_a_set_have_no_effect() -> None:
    table = seated("hand chapi jade3; sets jade", asked="play")
    table.does("Ann", "play chapi", "add jade x3")
    assert (table.sets("Ann"), table.buttons("Ann")) == ("jade4 chapi1", 2)
    table = seated("hand jack; sets jade menestra", forum=FIVE, asked="play")
    table.does("Ann", "play jack", "add jade")
    assert (table.sets("Ann"), table.buttons("Ann")) == ("jade2 menestra1 jack1", 2)


@rule("5.5")
def test_a_keyword_counts_once_for_each_set_and_not_for_each_card() -> None:
    table = seated("sets alienor5", active="Ben", asked="play", ben="hand jade")
    table.does("Ben", "done")
    assert table.buttons("Ann") == 3
    table = seated("sets phil4; buttons 9", asked="play")
    table.does("Ann", "use phil", "take jade", "done")
    assert table.active == "Ben"


@rule("5.6")
def test_an_action_is_voluntary() -> None:
    table = seated("hand jade; sets phil dimitri2; buttons 5", asked="play")
    assert table.may("Ann") == ["done", "play jade x1", "use phil", "use dimitri"]
    table.does("Ann", "done")
    assert (table.active, table.buttons("Ann")) == ("Ben", 5)


@rule("5.6")
def test_an_action_can_be_used_once_a_turn_and_again_in_the_next() -> None:
    table = seated("hand jade; sets phil; buttons 5", "hand soulange", asked="play")
    table.does("Ann", "use phil", "take jade")
    refusal = table.refuses("Ann", "use phil")
    assert (refusal.code, refusal.rule) == ("action-used", "5.6")
    table.does("Ann", "done")
    table.goes_on()
    assert "use phil" in table.may("Ann")


@rule("5.7")
def test_an_action_can_be_used_in_the_turn_in_which_its_set_is_played() -> None:
    table = seated("hand phil2", asked="play")
    table.does("Ann", "play phil", "use phil", "take jade")
    assert (table.hand("Ann"), table.buttons("Ann")) == ({"jade": 1, "phil": 1}, 0)


@rule("5.8")
def test_an_action_can_be_used_before_between_and_after_the_recruits() -> None:
    for recruits in range(3):
        table = seated("hand soulange; sets phil", forum=FIVE)
        table.does("Ann", *["draw"] * recruits, "use phil", "take jade")
        assert table.of("Ann").hand == 1 + recruits + 1
        assert (table.question, table.look.owed) == (
            ("recruit", 2 - recruits) if recruits < 2 else ("play", 1)
        )


@rule("5.9")
def test_an_action_cannot_be_used_in_the_midst_of_another_effect() -> None:
    table = seated("hand chapi soulange; sets phil", asked="play")
    table.does("Ann", "play chapi")
    assert table.refuses("Ann", "use phil").code == "asked-grow"
    table.does("Ann", "done", "use phil")
    assert table.refuses("Ann", "use phil").code == "asked-take"


@rule("5.9")
def test_an_action_cannot_be_used_after_done() -> None:
    table = seated("hand jade8; sets phil; buttons 9", asked="play")
    table.does("Ann", "done")
    assert (table.question, table.may("Ann")) == ("hand-limit", ["discard jade"])
    assert table.refuses("Ann", "use phil").rule == "3.11"


@rule("5.10")
def test_both_of_two_sets_with_an_action_may_be_used_though_one_goes() -> None:
    table = seated("hand phil; sets phil2; buttons 4", forum=FIVE, asked="play")
    table.does("Ann", "use phil", "take jade", "play phil x1", "use phil.2", "take jade")
    assert (table.question, table.hand("Ann"), table.buttons("Ann")) == ("set-limit", {"jade": 2}, 0)
    table.does("Ann", "pick phil")
    assert (table.sets("Ann"), table.active) == ("phil1", "Ben")


@rule("5.11")
def test_who_cannot_pay_in_full_cannot_use_an_action() -> None:
    table = seated("hand jade; sets phil; buttons 1", asked="play")
    refusal = table.refuses("Ann", "use phil")
    assert (refusal.code, refusal.rule) == ("too-few-buttons", "5.11")
    table = seated("sets dina phil; buttons 2", asked="play")
    assert table.may("Ann") == ["done", "use phil"]
    refusal = table.refuses("Ann", "use dina")
    assert (refusal.code, refusal.rule) == ("cannot-use", "5.11")


@rule("5.11")
def test_the_cost_is_paid_before_anything_comes_of_it() -> None:
    table = seated("hand jade; sets phil dina", asked="play")
    table.does("Ann", "use phil")
    assert (table.buttons("Ann"), table.question) == (0, "take")
    table.does("Ann", "take phil", "use dina")
    assert table.question == "discard"
    assert table.refuses("Ann", "take jade").rule == "5.11"
    table.does("Ann", "discard jade")
    assert table.question == "take"


@rule("5.11")
def test_cards_of_sets_are_paid_in_full_too() -> None:
    """A designer's Vlad, who costs three cards of sets."""
    game = changed(swapped("vlad", '["shrink 1", "draw 2"]', '["shrink 3", "draw 2"]'))
    table = at(position(("hand jade; sets vlad bob", ""), asked="play"), game)
    assert table.refuses("Ann", "use vlad").rule == "5.11"
    table = at(position(("hand jade; sets vlad bob2", ""), asked="play"), game)
    table.does("Ann", "use vlad", "pick bob", "pick vlad", "pick bob")
    assert (table.sets("Ann"), table.of("Ann").hand, table.discard) == ("", 3, {"vlad": 1, "bob": 2})


@rule("5.12")
@pytest.mark.parametrize("villager", ["dina", "dimitri", "phil"])
def test_an_action_that_takes_from_the_forum_needs_a_card_there(villager: str) -> None:
    table = seated(f"hand jade; sets {villager}2", piles="", forum="", asked="play")
    refusal = table.refuses("Ann", f"use {villager}")
    assert (refusal.code, refusal.rule) == ("cannot-use", "5.12")
    table = seated(f"hand jade; sets {villager}2", piles="", forum="bob", asked="play")
    assert f"use {villager}" in table.may("Ann")


@rule("5.13")
def test_a_continuous_effect_cannot_be_declined() -> None:
    table = seated("hand jade; sets bob", forum="bob jade4", asked="play")
    table.does("Ann", "done")
    assert (table.question, table.may("Ann")) == ("feed", ["feed forum"])
    assert table.refuses("Ann", "done").rule == "6.44"


@rule("5.14")
def test_the_order_of_continuous_effects_at_one_moment_is_chosen() -> None:
    for pick, sets in (("bob", "bob4 bob1"), ("bob.2", "bob2 bob3")):
        table = seated("hand bob; sets bob3f bob2f", forum=FIVE, asked="play")
        table.does("Ann", "done")
        assert (table.question, table.may("Ann")) == ("end-order", ["pick bob", "pick bob.2"])
        assert table.refuses("Ann", "done").rule == "5.14"
        table.does("Ann", f"pick {pick}")
        assert table.question == "set-limit"  # the first was fed from the hand, the second lost a card
        assert table.sets("Ann") == sets


@rule("5.15")
def test_an_end_effect_counts_in_the_scoring_only() -> None:
    table = seated("hand soulange3; sets jade menestra2", asked="play")
    table.does("Ann", "play soulange x3")
    assert (table.active, table.buttons("Ann"), table.of("Ann").hand) == ("Ben", 2, 0)
    assert [column.bonus for column in table.of("Ann").sets] == [0, 0, 5]


@rule("5.16")
def test_in_an_effect_with_a_keyword_x_is_what_the_set_has_at_that_moment() -> None:
    """Two designer's villagers: Alienor with X buttons, Vlad who draws X cards."""
    game = changed(
        swapped("alienor", '["gain 1"]', '["gain X"]'),
        swapped("vlad", '["shrink 1", "draw 2"]', '["shrink 1", "draw X"]'),
    )
    text = position(("sets alienor3 vlad2", "hand jade"), active="Ben", asked="play")
    table = at(text, game)
    table.does("Ben", "done")
    assert table.buttons("Ann") == 2 + 3
    table.does("Ann", "use vlad", "pick alienor")
    assert (table.of("Ann").hand, table.sets("Ann")) == (2, "alienor2 vlad2")


@rule("5.17")
def test_your_sets_include_the_one_just_played() -> None:
    table = seated("hand chapi3 jade", asked="play")
    table.does("Ann", "play chapi")
    assert table.may("Ann") == ["done", "add chapi x1", "add chapi x2"]
    table = seated("hand dimitri2; sets jade", asked="play")
    table.does("Ann", "play dimitri", "use dimitri")
    assert table.may("Ann") == ["pick jade", "pick dimitri"]
    table = seated("hand celeste", asked="play")
    table.next_cards("celeste jade bob")
    table.does("Ann", "play celeste", "add celeste")
    assert (table.sets("Ann"), table.discard) == ("celeste2", {"jade": 1, "bob": 1})
    table = seated("hand jack", forum="jack jade4", asked="play")
    table.does("Ann", "play jack", "add jack")
    assert table.sets("Ann") == "jack2"


@rule("5.17")
def test_your_sets_are_not_those_of_the_others() -> None:
    table = seated("hand chapi2 jade2", "sets jade2", asked="play")
    table.does("Ann", "play chapi")
    assert table.may("Ann") == ["done", "add chapi x1"]


@rule("5.18")
def test_of_two_sets_of_a_villager_you_choose_which_gets_the_card() -> None:
    table = seated("hand jade2 chapi; sets tictac jade3f jade2f", asked="play")
    table.does("Ann", "play chapi")
    assert table.may("Ann") == ["done", "add jade x1", "add jade x2", "add jade.2 x1", "add jade.2 x2"]
    table.does("Ann", "add jade.2 x2")
    assert table.sets("Ann") == "tictac1 jade3 jade4 chapi1"
    table = seated("hand celeste; sets jade3f jade2f", asked="play")
    table.next_cards("jade bob2")
    table.does("Ann", "play celeste")
    assert table.may("Ann") == ["done", "add jade x1", "add jade.2 x1"]
    table = seated("hand jack2; sets jade3f jade2f", forum=FIVE, asked="play")
    table.next_cards("bob4")
    table.does("Ann", "play jack x2", "add jade.2")
    assert table.may("Ann") == ["done", "add jade x1"]  # at most one to each set


@rule("5.19")
def test_a_set_that_loses_its_last_card_is_gone() -> None:
    table = seated("sets jade dimitri2", asked="play")
    table.does("Ann", "use dimitri", "pick jade")
    assert table.sets("Ann") == "dimitri2"
    table = seated("hand jade; sets bob", forum="jade5", asked="play")
    table.does("Ann", "done")
    assert (table.sets("Ann"), table.forum) == ("", {"jade": 5, "bob": 1})


@rule("5.20")
def test_an_action_that_uses_up_its_own_set_is_carried_out() -> None:
    table = seated("hand jade; sets vlad", asked="play")
    table.does("Ann", "use vlad", "pick vlad")
    assert (table.sets("Ann"), table.of("Ann").hand) == ("", 3)
    table = seated("hand jade; sets soulange dimitri", forum=FIVE, asked="play")
    table.does("Ann", "use dimitri", "pick dimitri", "take phil")
    assert (table.sets("Ann"), table.hand("Ann")) == ("soulange1", {"jade": 1, "phil": 1})


def test_the_use_of_an_action_stays_with_its_set_when_another_set_goes() -> None:
    table = seated("hand jade; sets soulange dimitri2 phil; buttons 4", asked="play")
    table.does("Ann", "use phil", "take jade", "use dimitri", "pick soulange", "take chapi")
    assert [(column.villager, column.used) for column in table.of("Ann").sets] == [
        ("dimitri", True),
        ("phil", True),
    ]
    assert table.refuses("Ann", "use phil").code == "action-used"


def test_buttons_gained_are_told_with_their_villager() -> None:
    table = seated("hand jade4", asked="play")
    events = table.does("Ann", "play jade x4")
    gained = [event for event in events if isinstance(event, Gained)]
    assert [(event.villager, event.buttons) for event in gained] == [("jade", 4)]
