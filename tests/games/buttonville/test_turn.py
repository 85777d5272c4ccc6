"""Chapter 3 of the rules: recruiting, playing a set, and the end of a turn."""

import pytest

from hameau.games.buttonville.views import Discarded
from hameau.testing import PLAYERS
from tests.games.buttonville.events import Began, Refilled
from tests.games.buttonville.tables import fresh, seated
from tests.rules import rule

FORUM = "jade2 menestra dimitri phil"


@rule("3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_begins_and_turns_go_clockwise(players: int) -> None:
    table = fresh(players, seed=7)
    first = table.look.first
    for turn in range(2 * players):
        assert table.look.active == (first + turn) % players
        assert table.waiting == (table.look.active,)
        assert table.look.round == turn // players + 1
        table.goes_on()
    began = [event.seat for event in table.heard(None, Began)]
    assert began == [(first + turn) % players for turn in range(2 * players + 1)]


# -- recruiting --------------------------------------------------------------------------------------------


@rule("3.2")
def test_two_villagers_must_be_recruited_before_anything_else() -> None:
    table = seated("hand jade2", forum=FORUM)
    for recruited in range(2):
        assert (table.question, table.look.owed) == ("recruit", 2 - recruited)
        assert table.refuses("Ann", "done").rule == "3.2"
        assert table.refuses("Ann", "play jade").rule == "3.2"
        table.does("Ann", "draw")
    assert (table.question, table.of("Ann").hand) == ("play", 4)


@rule("3.3")
def test_each_recruit_is_any_card_of_the_forum_or_the_top_card_of_the_pile() -> None:
    table = seated(forum=FORUM)
    assert table.may("Ann") == ["draw", "take menestra", "take jade", "take dimitri", "take phil"]
    assert table.refuses("Ann", "take chapi").rule == "3.3"
    table.next_cards("chapi bob")
    table.does("Ann", "take jade")
    assert table.hand("Ann") == {"jade": 1}
    table.does("Ann", "draw")
    assert table.hand("Ann") == {"jade": 1, "bob": 1}
    assert "bob" not in table.forum


@rule("3.4")
def test_the_card_just_revealed_may_be_the_second_recruit() -> None:
    table = seated(forum=FORUM)
    table.next_cards("chapi")
    events = table.does("Ann", "take phil")
    assert [event.facts() for event in events if isinstance(event, Refilled)] == [{"@villager": "chapi"}]
    assert table.forum == {"jade": 2, "menestra": 1, "dimitri": 1, "chapi": 1}
    table.does("Ann", "take chapi")
    assert table.hand("Ann") == {"phil": 1, "chapi": 1}


# -- playing a set -----------------------------------------------------------------------------------------


@rule("3.5")
def test_after_recruiting_one_set_of_identical_villagers_may_be_played() -> None:
    table = seated("hand jade2 corbac", asked="play")
    assert table.may("Ann") == ["done", "play jade x1", "play jade x2", "play corbac x1"]
    assert table.refuses("Ann", "play jade x3").rule == "3.5"
    assert table.refuses("Ann", "play bob").code == "too-few-cards"
    table.does("Ann", "play jade x2")
    assert (table.sets("Ann"), table.hand("Ann")) == ("jade2", {"corbac": 1})


@rule("3.6")
def test_a_set_may_be_smaller_than_what_one_holds_and_than_an_older_set() -> None:
    table = seated("hand soulange4; sets soulange3", asked="play")
    table.does("Ann", "play soulange x2")
    assert (table.sets("Ann"), table.hand("Ann")) == ("soulange3 soulange2", {"soulange": 2})


@rule("3.7")
def test_a_set_is_always_a_new_column() -> None:
    table = seated("hand soulange; sets soulange3 jade", asked="play")
    table.does("Ann", "play soulange")
    assert table.sets("Ann") == "soulange3 jade1 soulange1"


@rule("3.8")
def test_one_set_is_played_a_turn() -> None:
    table = seated("hand jade2 corbac; sets phil; buttons 4", asked="play")
    table.does("Ann", "play corbac")
    assert table.may("Ann") == ["done", "use phil"]
    refusal = table.refuses("Ann", "play jade")
    assert (refusal.code, refusal.rule) == ("one-set-a-turn", "3.8")


@rule("3.9")
def test_done_ends_the_playing_step_with_a_set_or_without() -> None:
    table = seated("hand jade2; sets phil", asked="play")
    table.does("Ann", "done")
    assert (table.active, table.sets("Ann")) == ("Ben", "phil1")
    table = seated("hand jade2; sets phil", asked="play")
    table.does("Ann", "play jade")
    assert table.may("Ann") == ["done", "use phil"]
    table.does("Ann", "done")
    assert table.active == "Ben"


@rule("3.9")
def test_the_playing_step_ends_by_itself_when_nothing_can_be_played_or_used() -> None:
    table = seated("hand jade2; sets phil", asked="play")
    table.does("Ann", "use phil", "take jade", "play jade")
    assert table.active == "Ben"  # a set was played, and the buttons are spent
    table = seated(piles="", forum="", asked="set-limit:1 hand-limit:1 end-order:1 play:1 recruit:1")
    table.does("Ann", "draw")
    assert table.active == "Ben"  # no card in hand


# -- the end of a turn -------------------------------------------------------------------------------------


@rule("3.10")
@rule("3.12")
def test_first_continuous_effects_then_the_hand_limit_then_one_set_of_each_villager() -> None:
    table = seated("hand bob corbac8 jade; sets bob2 jade2", forum=FORUM, asked="play")
    table.does("Ann", "play jade")
    assert (table.sets("Ann"), table.hand("Ann")) == ("bob3 jade2 jade1", {"corbac": 8})
    assert (table.question, table.look.owed) == ("hand-limit", 1)
    table.does("Ann", "discard corbac")
    assert table.question == "set-limit"
    table.does("Ann", "pick jade")
    assert (table.active, table.sets("Ann")) == ("Ben", "bob3 jade1")


@rule("3.10")
def test_a_blob_may_still_leave_a_full_hand() -> None:
    table = seated("hand bob corbac7; sets bob", forum=FORUM, asked="play")
    table.does("Ann", "done")
    assert (table.active, table.of("Ann").hand) == ("Ben", 7)  # nothing was discarded


@rule("3.11")
def test_who_holds_more_than_seven_cards_discards_down_to_seven() -> None:
    table = seated("hand jade4 corbac5", asked="play")
    table.does("Ann", "done")
    assert (table.question, table.look.owed) == ("hand-limit", 2)
    assert table.may("Ann") == ["discard jade", "discard corbac"]
    assert table.refuses("Ann", "done").rule == "3.11"
    events = table.does("Ann", "discard jade")
    assert [event.facts()["origin"] for event in events if isinstance(event, Discarded)] == ["hand"]
    table.does("Ann", "discard corbac")
    assert (table.active, table.hand("Ann")) == ("Ben", {"jade": 3, "corbac": 4})
    assert table.discard == {"jade": 1, "corbac": 1}


@rule("3.11")
def test_seven_cards_are_not_too_many() -> None:
    table = seated("hand jade4 corbac3", asked="play")
    table.does("Ann", "done")
    assert table.active == "Ben"


@rule("3.12")
def test_there_is_no_hand_limit_during_a_turn_nor_for_the_others() -> None:
    table = seated("hand menestra6 jade", "hand soulange7", asked="recruit")
    table.does("Ann", "draw", "draw", "play menestra x6")
    assert table.of("Ann").hand == 1 + 2 + 6
    assert table.question == "hand-limit"  # only now
    table = seated("hand hyppolite", "hand corbac2", asked="play")
    assert table.of("Ben").hand == 2
    table = seated("hand corbac9", active="Ann")
    assert table.may("Ann")[0] == "draw"


@rule("3.13")
@pytest.mark.parametrize(("pick", "kept"), [("jade", "jade1"), ("jade.2", "jade4")])
def test_who_has_two_sets_of_a_villager_keeps_one_older_or_newer_bigger_or_smaller(
    pick: str, kept: str
) -> None:
    table = seated("hand jade; sets jade4 soulange2", asked="play")
    table.does("Ann", "play jade")
    assert table.may("Ann") == ["pick jade", "pick jade.2"]
    assert table.refuses("Ann", "pick soulange").rule == "3.13"
    table.does("Ann", f"pick {pick}")
    assert sorted(table.sets("Ann").split()) == sorted([kept, "soulange2"])
    assert table.discard == {"jade": 5 - int(kept[-1])}
    assert table.active == "Ben"


@rule("3.13")
def test_of_three_sets_two_go() -> None:
    table = seated("hand jade soulange; sets tictac jade4 jade2; buttons 4", asked="play")
    table.does("Ann", "buy jade", "play soulange")
    assert table.sets("Ann") == "tictac1 jade4 jade2 jade1 soulange1"
    table.does("Ann", "pick jade.2", "pick jade.2")
    assert (table.sets("Ann"), table.discard, table.active) == (
        "tictac1 jade4 soulange1",
        {"jade": 3},
        "Ben",
    )


def test_somebody_else_cannot_move() -> None:
    table = seated()
    assert table.moves(PLAYERS.index("Ben")) == []
    assert table.refuses("Ben", "draw").code == "not-your-turn"
