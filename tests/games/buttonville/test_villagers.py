"""Chapter 6 of the rules: the 25 villagers, guild by guild."""

import pytest

from hameau.games.buttonville.views import (
    Added,
    Copied,
    Discarded,
    Doubled,
    Gained,
    Gave,
    Handed,
    HasNone,
    Named,
    Robbed,
    Showed,
    Took,
    TurnedUp,
    View,
    Withered,
)
from tests.games.buttonville.tables import BUTTONVILLE, seated
from tests.rules import rule

FIVE = "jade2 dimitri2 phil"
MARTY_MAY_COPY = [
    "pablo",
    "triboulet",
    "menestra",
    "firmin",
    "lancelot",
    "jade",
    "celeste",
    "chapi",
    "jack",
    "corbac",
    "hyppolite",
    "triton",
    "lucky",
    "laurent",
]
KEYWORDS = ["dina", "vlad", "dimitri", "turbo", "phil", "tictac", "alienor", "soulange", "bob", "flora"]


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
    assert (refusal.code, refusal.rule) == ("nobody-sells", "6.20")


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


# -- Citizens ----------------------------------------------------------------------------------------------


@rule("6.29")
@pytest.mark.parametrize(("buttons", "taken"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_corbac_takes_half_of_the_right_neighbours_buttons_rounded_up(buttons: int, taken: int) -> None:
    table = seated("hand corbac4", f"buttons {buttons}", asked="play")
    events = table.does("Ann", "play corbac x3")
    assert (table.buttons("Ann"), table.buttons("Ben")) == (2 + taken, buttons - taken)
    assert [event.buttons for event in events if isinstance(event, Robbed)] == [taken]


@rule("6.30")
@pytest.mark.parametrize("cards", [1, 2])
def test_fewer_than_three_corbacs_do_nothing(cards: int) -> None:
    table = seated("hand corbac4", "buttons 5", asked="play")
    table.does("Ann", f"play corbac x{cards}")
    assert (table.buttons("Ann"), table.buttons("Ben")) == (2, 5)


@rule("6.31")
@pytest.mark.parametrize(("players", "victim"), [(2, "Ben"), (3, "Eve"), (4, "Dan")])
def test_the_right_neighbour_is_who_plays_directly_before(players: int, victim: str) -> None:
    others = ["buttons 9; sets flora", "buttons 9; sets flora", "buttons 9; sets flora"]
    table = seated("hand corbac3 flora", *others, players=players, asked="play")
    table.does("Ann", "play corbac x3")
    robbed = [name for name in ("Ben", "Eve", "Dan")[: players - 1] if table.buttons(name) == 4]
    assert robbed == [victim]


@rule("6.31")
def test_flora_compares_with_who_plays_directly_before() -> None:
    table = seated("sets flora2", "sets flora3", "sets flora1", "sets flora4", players=4)
    assert [player.points for player in table.look.players] == [3 + 1, 5 + 1 + 5, 1 + 1, 7 + 1 + 5]


@rule("6.32")
def test_alienor_gives_a_button_at_the_start_of_the_turn() -> None:
    table = seated("sets alienor2", "hand jade", active="Ben", asked="play")
    table.does("Ben", "done")
    assert (table.active, table.question, table.buttons("Ann"), table.buttons("Ben")) == (
        "Ann",
        "recruit",
        3,
        2,
    )


@rule("6.33")
def test_alienor_gives_nothing_in_the_turn_in_which_she_is_played() -> None:
    table = seated("hand alienor2 jade", "hand jade", asked="play")
    table.does("Ann", "play alienor x2")
    assert (table.active, table.buttons("Ann")) == ("Ben", 2)
    table.goes_on()
    assert (table.active, table.buttons("Ann")) == ("Ann", 3)


@rule("6.34")
@pytest.mark.parametrize(
    ("sets", "bonus"),
    [
        ("soulange4 jade dimitri2 phil3", 5),
        ("soulange4 jade dimitri2 phil4", 0),
        ("soulange4 jade2 dimitri2 phil3", 0),
        ("soulange5 jade dimitri4 phil3 bob7", 0),
        ("jade dimitri2 phil3", 0),  # without her
    ],
)
def test_soulange_wants_sets_of_exactly_one_two_and_three(sets: str, bonus: int) -> None:
    table = seated(f"sets {sets}")
    assert sum(column.bonus for column in table.of("Ann").sets) == bonus


@rule("6.35")
@pytest.mark.parametrize(
    "sets", ["soulange jade2 dimitri3", "soulange2 jade dimitri3", "soulange3 jade dimitri2"]
)
def test_soulanges_own_set_counts_too(sets: str) -> None:
    table = seated(f"sets {sets}")
    assert sum(column.bonus for column in table.of("Ann").sets) == 5


@rule("6.36")
def test_hyppolite_gets_one_card_of_the_named_villager_from_each_who_holds_any() -> None:
    table = seated(
        "hand hyppolite2", "hand jade2 bob", "hand jade", "hand bob", players=4, asked="play", forum=FIVE
    )
    table.does("Ann", "play hyppolite")
    assert table.may("Ann") == [f"name {name}" for name in table.look.villagers]
    assert table.refuses("Ann", "done").rule == "6.36"
    events = table.does("Ann", "name jade")
    assert table.hand("Ann") == {"jade": 2, "hyppolite": 1}
    assert [table.hand(name) for name in ("Ben", "Eve", "Dan")] == [{"jade": 1, "bob": 1}, {}, {"bob": 1}]
    assert [event.villager for event in events if isinstance(event, Named)] == ["jade"]
    assert [event.seat for event in events if isinstance(event, Handed)] == [1, 2]


@rule("6.37")
def test_hyppolite_draws_a_card_if_nobody_gives_one() -> None:
    table = seated("hand hyppolite3 corbac", "hand jade", among="bob", asked="play")
    table.next_cards("bob")
    table.does("Ann", "play hyppolite x3", "name bob")
    assert (table.hand("Ann"), table.hand("Ben")) == ({"corbac": 1, "bob": 1}, {"jade": 1})
    table = seated("hand hyppolite3 corbac", "hand jade", asked="play")
    table.does("Ann", "play hyppolite x3", "name jade")
    assert table.hand("Ann") == {"jade": 1, "corbac": 1}  # no card beside it


@rule("6.38")
def test_who_gives_hyppolite_nothing_shows_to_hold_none_and_nothing_else() -> None:
    table = seated("hand hyppolite corbac", "hand jade2", "hand bob", players=3, asked="play")
    table.does("Ann", "play hyppolite", "name bob")
    assert [(event.seat, event.facts()) for event in table.heard("Eve", HasNone)] == [
        (1, {"@villager": "bob"})
    ]
    assert (table.of("Ben").lacking, table.of("Ben").known) == (["bob"], {})
    assert (table.of("Eve").lacking, table.of("Eve").known, table.of("Ann").known) == ([], {}, {"bob": 1})


@rule("6.39")
def test_marty_repeats_the_effect_of_another_set_with_the_number_of_martys() -> None:
    table = seated("hand marty3; sets jade5 dimitri2", asked="play")
    table.does("Ann", "play marty x3")
    assert table.may("Ann") == ["pick jade"]
    events = table.does("Ann", "pick jade")
    assert [(event.villager, event.place) for event in events if isinstance(event, Copied)] == [("jade", 0)]
    assert (table.buttons("Ann"), table.sets("Ann")) == (2 + 3, "jade5 dimitri2 marty3")


@rule("6.39")
@pytest.mark.parametrize("villager", MARTY_MAY_COPY)
def test_marty_may_repeat_any_effect_without_a_keyword(villager: str) -> None:
    table = seated(f"hand marty2 soulange; sets {villager}3", discard="dimitri2", asked="play")
    table.does("Ann", "play marty x2", f"pick {villager}")
    while table.active == "Ann":
        table.does("Ann", table.may("Ann")[-1])
    assert table.sets("Ann").startswith(villager)


@rule("6.39")
@pytest.mark.parametrize("villager", KEYWORDS)
def test_marty_never_repeats_an_effect_with_a_keyword(villager: str) -> None:
    table = seated(f"hand marty2 jade; sets {villager}3 menestra", asked="play")
    table.does("Ann", "play marty")
    assert table.may("Ann") == ["pick menestra"]


def test_every_villager_but_marty_is_either_repeated_or_has_a_keyword() -> None:
    names = {villager.id for villager in BUTTONVILLE.content.page.villager}
    assert {*MARTY_MAY_COPY, *KEYWORDS, "marty"} == names


@rule("6.40")
def test_marty_must_choose_if_possible_and_does_nothing_otherwise() -> None:
    table = seated("hand marty2 soulange; sets jade", asked="play")
    table.does("Ann", "play marty")
    assert table.refuses("Ann", "done").rule == "6.40"
    table = seated("hand marty2; sets dimitri soulange2", asked="play")
    table.does("Ann", "play marty x2")
    assert (table.question, table.buttons("Ann")) == ("play", 2)


@rule("6.41")
def test_a_set_of_martys_is_never_chosen() -> None:
    table = seated("hand marty jade; sets marty3 menestra", asked="play")
    table.does("Ann", "play marty")
    assert table.may("Ann") == ["pick menestra"]
    table = seated("hand marty jade; sets marty3", asked="play")
    table.does("Ann", "play marty")
    assert table.question == "set-limit"  # nothing was asked


@rule("6.42")
@pytest.mark.parametrize(("answer", "hand", "forum"), [("feed forum", 1, 0), ("feed hand", 0, 1)])
def test_a_blob_of_the_forum_or_the_hand_joins_at_the_end_of_the_turn(
    answer: str, hand: int, forum: int
) -> None:
    table = seated("hand bob jade; sets bob2", forum="bob jade4", asked="play")
    table.next_cards("corbac")
    table.does("Ann", "done", answer)
    assert (table.sets("Ann"), table.hand("Ann").get("bob", 0), table.forum["bob"]) == ("bob3", hand, forum)
    assert (table.forum.total(), table.active) == (5, "Ben")  # refilled


@rule("6.43")
def test_without_a_blob_one_of_the_set_goes_into_the_forum() -> None:
    table = seated("hand jade; sets bob2", forum=FIVE, asked="play")
    events = table.does("Ann", "done")
    assert (table.sets("Ann"), table.forum) == ("bob1", {"jade": 2, "dimitri": 2, "phil": 1, "bob": 1})
    assert [event.villager for event in events if isinstance(event, Withered)] == ["bob"]


@rule("6.44")
def test_with_a_blob_in_the_forum_there_is_always_a_question() -> None:
    for hand, answers in (("jade", ["feed forum"]), ("jade bob", ["feed forum", "feed hand"])):
        table = seated(f"hand {hand}; sets bob2", forum="bob jade4", asked="play")
        table.does("Ann", "done")
        assert (table.question, table.may("Ann")) == ("feed", answers)
    refusing = seated("hand jade; sets bob2", forum="bob jade4", asked="play")
    refusing.does("Ann", "done")
    assert refusing.refuses("Ann", "feed hand").rule == "6.44"


@rule("6.45")
def test_without_a_blob_in_the_forum_the_one_in_the_hand_joins_without_a_question() -> None:
    table = seated("hand bob2 jade; sets bob2", forum=FIVE, asked="play")
    events = table.does("Ann", "done")
    assert (table.active, table.sets("Ann"), table.hand("Ann")) == ("Ben", "bob3", {"jade": 1, "bob": 1})
    assert [event.origin for event in events if isinstance(event, Added)] == ["hand"]


@rule("6.46")
def test_who_moves_a_blob_into_the_forum_shows_to_hold_none() -> None:
    table = seated("hand jade2; sets bob2", forum=FIVE, asked="play")
    assert table.of("Ann").lacking == []
    table.does("Ann", "done")
    assert table.of("Ann").lacking == ["bob"]


@rule("6.47")
def test_bob_acts_at_the_end_of_the_turn_in_which_he_is_played() -> None:
    table = seated("hand bob3", forum=FIVE, asked="play")
    table.does("Ann", "play bob x2")
    assert (table.active, table.sets("Ann"), table.hand("Ann")) == ("Ben", "bob3", {})


@rule("6.48")
def test_triton_takes_up_to_x_different_villagers_of_the_discard_pile() -> None:
    table = seated("hand triton2 soulange", discard="jade3 bob2", asked="play")
    table.does("Ann", "play triton x2")
    assert table.may("Ann") == ["done", "take jade", "take bob"]
    events = table.does("Ann", "take jade")
    assert [event.origin for event in events if isinstance(event, Took)] == ["discard"]
    assert table.may("Ann") == ["done", "take bob"]
    assert table.refuses("Ann", "take jade").rule == "6.48"
    table.does("Ann", "take bob")
    assert (table.hand("Ann"), table.discard) == (
        {"jade": 1, "soulange": 1, "bob": 1},
        {"jade": 2, "bob": 1},
    )
    assert table.of("Ann").known == {"jade": 1, "bob": 1}  # for all to see
    table = seated("hand triton; sets phil", discard="jade3 bob2", asked="play")
    table.does("Ann", "play triton", "take bob")
    assert table.question == "play"  # X is 1


@rule("6.49")
def test_lucky_reveals_one_by_one_and_takes_them_all_when_stopping() -> None:
    table = seated("hand lucky", among="bob", asked="play")
    table.next_cards("jade bob corbac")
    table.does("Ann", "play lucky")
    assert (table.question, table.may("Ann")) == ("gamble", ["done", "draw"])
    table.does("Ann", "draw", "draw")
    assert (table.look.revealed, table.hand("Ann")) == ({"jade": 1, "corbac": 1, "bob": 1}, {})
    table.does("Ann", "done")
    assert (table.look.revealed, table.hand("Ann")) == ({}, {"jade": 1, "corbac": 1, "bob": 1})


@rule("6.50")
def test_lucky_must_reveal_the_first_card() -> None:
    table = seated("hand lucky4", asked="play")
    table.next_cards("jade")
    events = table.does("Ann", "play lucky x4")
    assert [event.villager for event in events if isinstance(event, TurnedUp)] == ["jade"]
    assert table.look.revealed == {"jade": 1}


@rule("6.51")
def test_lucky_loses_all_when_a_villager_comes_twice() -> None:
    table = seated("hand lucky soulange", among="bob", asked="play")
    table.next_cards("jade bob jade")
    events = table.does("Ann", "play lucky", "draw", "draw")
    assert [event for event in events if isinstance(event, Doubled)]
    assert (table.hand("Ann"), table.discard, table.look.revealed) == (
        {"soulange": 1},
        {"jade": 2, "bob": 1},
        {},
    )


@rule("6.52")
@pytest.mark.parametrize(
    ("piles", "hand"), [("jade bob", {"jade": 1, "bob": 1}), ("jade", {"jade": 1}), ("", {})]
)
def test_lucky_stops_by_itself_when_the_pile_runs_out(piles: str, hand: dict[str, int]) -> None:
    table = seated("hand lucky", piles=piles, asked="play")
    table.does("Ann", "play lucky", *["draw"] * (len(piles.split()) - 1))
    assert (table.active, table.hand("Ann"), table.buttons("Ann")) == ("Ben", hand, 2)


@rule("6.53")
@pytest.mark.parametrize(("mine", "theirs", "bonus"), [(3, 2, 5), (2, 2, 0), (1, 2, 0)])
def test_flora_wants_more_floras_than_the_right_neighbour(mine: int, theirs: int, bonus: int) -> None:
    table = seated(f"sets flora{mine}", f"sets flora{theirs}")
    assert table.of("Ann").sets[0].bonus == bonus


@rule("6.54")
def test_a_single_flora_is_more_than_none() -> None:
    table = seated("sets flora", "sets jade7")
    assert table.of("Ann").sets[0].bonus == 5


@rule("6.55")
def test_laurent_swaps_up_to_x_cards_and_takes_one() -> None:
    table = seated("hand laurent2 bob corbac", forum=FIVE, asked="play")
    table.does("Ann", "play laurent x2")
    assert table.may("Ann") == ["done", "give corbac", "give bob"]
    events = table.does("Ann", "give bob")
    assert [event.villager for event in events if isinstance(event, Showed)] == ["bob"]
    look = table.view(1)
    assert isinstance(look, View)
    assert (look.question, look.given) == ("swap-for", "bob")
    assert table.may("Ann") == ["take jade", "take dimitri", "take phil"]
    table.does("Ann", "take phil")
    assert table.forum == {"jade": 2, "dimitri": 2, "bob": 1}  # as many as before
    table.does("Ann", "give corbac", "take jade")
    assert (table.question, table.hand("Ann")) == ("take", {"jade": 1, "phil": 1})
    table.does("Ann", "take jade")
    assert table.hand("Ann") == {"jade": 2, "phil": 1}


@rule("6.56")
def test_laurents_last_card_may_be_one_that_he_put_there_and_must_be_taken() -> None:
    table = seated("hand laurent bob", forum=FIVE, asked="play")
    table.does("Ann", "play laurent", "give bob", "take phil")
    assert table.may("Ann") == ["take jade", "take dimitri", "take bob"]
    assert table.refuses("Ann", "done").rule == "5.3"
    table.does("Ann", "take bob")
    assert table.hand("Ann") == {"phil": 1, "bob": 1}


@rule("6.56")
def test_with_an_empty_forum_laurent_has_nothing_to_swap_or_take() -> None:
    """Nobody is asked to show a card for a swap that cannot be."""
    table = seated("hand laurent bob", piles="", forum="", asked="play")
    table.does("Ann", "play laurent")
    assert (table.active, table.hand("Ann"), table.of("Ann").known) == ("Ben", {"bob": 1}, {})
