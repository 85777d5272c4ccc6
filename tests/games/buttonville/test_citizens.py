"""Chapter 6 of the rules: the villagers without a guild."""

import pytest

from hameau.games.buttonville.views import Added, View
from tests.games.buttonville.events import (
    Copied,
    Doubled,
    Handed,
    HasNone,
    Named,
    Robbed,
    Showed,
    Took,
    TurnedUp,
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
