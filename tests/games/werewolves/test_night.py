"""Chapters 3, 5 and 9 of the rules; scenarios N01 to N30."""

import msgspec
import pytest

from tests.games.werewolves.tables import NAMES, Village, day, night
from tests.rules import rule

SURELY, HARDLY = 0.0, 0.999
HOUSES = {"Ann": "tavern", "Ben": "farm-1", "Eve": "farm-2", "Dan": "church", "Flo": "manor"}


def stream(village: Village, name: str) -> bytes:
    """All that a player sees, may do and was told."""
    parts = [village.view(NAMES.index(name)), village.may(name), village.events(NAMES.index(name))]
    return b"".join(msgspec.json.encode(part) for part in parts)


# -- 3: rounds ---------------------------------------------------------------------------------------------


@rule("3.1")
def test_everybody_alive_owes_one_move_in_every_round() -> None:
    village = night("werewolf werewolf seer witch", dead="Jon")
    rounds = 0
    while village.village.is_night():
        assert village.owing == "Ann Ben Eve Dan Flo Gus Ida"
        for seat in village.waiting:
            village.play(seat, "sleep")
        rounds += 1
    assert rounds == 4  # seer, wolves twice, witch


@rule("3.1")
def test_a_move_is_carried_out_when_the_last_one_is_made() -> None:
    village = night("werewolf werewolf seer")
    village.does("Eve", "look Ann")
    assert village.of("Ann", eyes="Eve").card == ""
    village.during("seer")
    assert village.of("Ann", eyes="Eve").card == "werewolf"


@rule("3.2")
def test_the_order_of_the_calls() -> None:
    everyone = "werewolf werewolf seer cupid witch little-girl white-werewolf raven arsonist defender piper"
    village = night(everyone + " thief", players=14, middle="villager villager", homes={"Ann": "farm-1"})
    calls = [village.phase]
    while village.village.night < 3:
        village.idle(village.waiting[0])
        if village.phase != calls[-1]:
            calls.append(village.phase)
    first = calls[: calls.index("raven") + 1]
    wolves = ["wolves", "wolves-again", "wolves-last"]
    usual = ["defender", "seer", *wolves, "arsonist", "witch", "piper", "piper-again", "raven"]
    assert first == ["thief", "cupid", "cupid-again", *usual]
    second = calls[calls.index("defender", 4) :]
    assert second[: len(usual) + 1] == [*usual[:5], "white-werewolf", *usual[5:]]


@rule("3.3")
@rule("5.3")
def test_who_is_not_called_can_only_sleep() -> None:
    village = night("werewolf werewolf seer").to("wolves")
    assert village.may("Dan") == ["sleep", "away"]
    refused = village.refuses("Dan", "eat Ann")
    assert (refused.code, refused.rule) == ("sleep-on", "3.3")


@rule("3.4")
def test_a_call_is_made_until_the_card_lies_open() -> None:
    assert night("werewolf werewolf seer witch", dead="Eve", number=2).phase == "wolves"
    hidden = night("werewolf werewolf seer witch", number=2, death_shows="nothing")
    hidden.pack("Eve").morning()
    assert hidden.dead == "Eve"
    assert hidden.to("seer").owing == "Ann Ben Dan Flo Gus Ida Jon"


@rule("3.4")
@pytest.mark.parametrize("loner", ["piper", "white-werewolf"])
def test_a_loner_whose_camp_lies_open_is_not_called_any_more(loner: str) -> None:
    village = night(f"werewolf werewolf {loner} witch", number=2, death_shows="camp")
    village.during("witch", Dan="poison Eve").morning()
    assert village.of("Eve").camp == loner.split("-")[0]
    calls = set()
    while village.village.night < 5 and village.waiting:
        calls.add(village.phase)
        village.idle(village.waiting[0])
    assert "witch" in calls  # who may be alive for all that the village knows
    assert not calls & {"piper", "piper-again", "white-werewolf"}


@rule("3.5")
def test_only_what_is_asked_is_decided() -> None:
    village = night("werewolf werewolf seer")
    refused = village.refuses("Eve", "vote Ann")
    assert (refused.code, refused.rule) == ("decide-this", "3.5")
    assert refused.facts["moves"] == "sleep, away, look 1, look 2, look 4, look 5 …"
    assert village.refuses("Eve", "dance").code == "no-such-move"


@rule("3.6")
def test_a_doomed_seer_still_sees_and_a_doomed_witch_still_brews() -> None:
    village = night("werewolf werewolf seer witch")
    village.during("seer", Eve="look Ben").pack("Dan").during("witch", Dan="poison Ben")
    assert village.dead == "Ben Dan"


@rule("3.7")
def test_a_sealed_move_changes_nothing_for_the_others() -> None:
    village = night("werewolf werewolf seer")
    before = {name: village.view(NAMES.index(name)) for name in ("Ann", "Dan")}
    village.does("Eve", "look Ann")
    sleepy = night("werewolf werewolf seer")
    sleepy.does("Eve", "sleep")
    for name in before:
        assert stream(village, name) == stream(sleepy, name)


@rule("3.8")
def test_the_dead_see_the_night_or_only_what_all_see() -> None:
    watching = night("werewolf werewolf seer", dead="Jon", number=2)
    watching.during("seer", Eve="look Ann").pack("Dan").morning()
    assert watching.of("Eve", eyes="Jon").card == "seer"
    assert watching.of("Ann", eyes="Jon").wolf
    assert watching.of("Ann", eyes="Jon").card == ""  # they see at whom she looks, not what she sees
    assert [e.other for e in watching.heard("Jon", "pointed")] == [3, 3, 3, 3]
    blind = night("werewolf werewolf seer", dead="Jon", number=2, ghosts="public")
    blind.during("seer", Eve="look Ann").pack("Dan").morning()
    assert not blind.of("Ann", eyes="Jon").wolf
    assert {type(e) for e in blind.events(7)} == {type(e) for e in blind.events()}


@rule("3.8")
def test_a_dead_witch_is_not_shown_the_prey_any_more() -> None:
    village = day("werewolf werewolf seer witch", death_shows="nothing", ghosts="public")
    village.vote(Ann="Dan", Ben="Dan").pack("Eve").to("witch")  # called, for all that the others know
    assert village.seen_by("Dan").dark.victim == -1
    assert not village.heard("Dan", "shown-victim")


@rule("3.9")
def test_at_the_end_all_cards_lie_open() -> None:
    village = night("werewolf seer", dead="Dan Flo Gus Ida Jon", number=2)
    village.to("ballot").vote(Ben="Ann", Eve="Ann")
    assert all(person.card for person in village.look.people)
    assert len(village.heard(None, "turned-up")) == 2  # Ann's was shown when she died


# -- the Seer ----------------------------------------------------------------------------------------------


@rule("5.4")
def test_the_seer_gets_the_exact_card() -> None:
    village = night("white-werewolf werewolf seer")
    assert "look Eve" not in village.may("Eve")
    village.during("seer", Eve="look Ann")
    assert village.of("Ann", eyes="Eve").card == "white-werewolf"
    assert [(e.other, e.card) for e in village.heard("Eve", "saw")] == [(0, "white-werewolf")]
    assert not village.heard("Ann", "saw")


@rule("5.4")
def test_the_seer_may_see_only_the_camp() -> None:
    village = night("werewolf witch seer", seer_sees="camp").during("seer", Eve="look Ben")
    assert (village.of("Ben", eyes="Eve").card, village.of("Ben", eyes="Eve").camp) == ("", "village")


# -- the wolves --------------------------------------------------------------------------------------------


@rule("5.1")
@rule("5.2")
def test_the_wolves_see_each_other_and_take_the_white_one_for_theirs() -> None:
    village = night("werewolf white-werewolf seer")
    assert not village.of("Ben", eyes="Ann").wolf
    village.to("wolves")
    assert village.of("Ben", eyes="Ann").wolf
    assert village.of("Ben", eyes="Ann").card == ""
    assert not village.of("Ben", eyes="Eve").wolf


@rule("5.5")
def test_the_wolves_see_each_others_fingers_after_each_round() -> None:
    village = night("werewolf werewolf seer")
    village.during("wolves", Ann="eat Dan", Ben="eat Flo")
    assert village.seen_by("Ann").dark.fingers[:2] == [3, 4]
    assert village.seen_by("Dan").dark.fingers == []
    village.during("wolves-again", Ben="eat Dan")  # Ann sleeps on, and points where she pointed
    assert [e.seat for e in village.heard("Ann", "became-prey")] == [3]


@rule("5.5")
def test_three_rounds_while_the_little_girl_may_be_alive() -> None:
    assert night("werewolf werewolf little-girl").during("wolves-again").phase == "wolves-last"
    assert night("werewolf werewolf little-girl", girl="asleep").during("wolves-again").phase != "wolves-last"


@rule("5.6")
def test_a_wolf_cannot_be_pointed_at_the_white_one_neither() -> None:
    village = night("werewolf white-werewolf werewolf seer").to("wolves")
    refused = village.refuses("Ann", "eat Ben")
    assert (refused.code, refused.rule) == ("no-wolf", "5.6")
    assert village.refuses("Ben", "eat Ann").code == "no-wolf"


@rule("5.6")
@rule("8.12")
def test_the_immune_innkeeper_cannot_be_pointed_at() -> None:
    village = night("seer werewolf werewolf", homes=HOUSES).to("wolves")
    refused = village.refuses("Ben", "eat Ann")
    assert (refused.code, refused.rule) == ("tavern-spared", "8.12")
    village.village.immune = 0
    assert "eat Ann" in village.may("Ben")


@rule("5.6")
def test_a_wolf_does_not_point_at_the_own_lover_but_the_others_may() -> None:
    village = night("werewolf werewolf cupid", lovers="Ann Dan", number=2).to("wolves")
    assert village.refuses("Ann", "eat Dan").code == "not-your-lover"
    village.pack("Dan")
    assert [e.seat for e in village.heard("Ben", "became-prey")] == [3]  # half of the pack is enough


@rule("5.7")
def test_wolves_who_point_apart_kill_nobody() -> None:
    village = night("werewolf werewolf seer")
    village.during("wolves", Ann="eat Dan", Ben="eat Flo").morning()
    assert village.dead == ""
    assert len(village.heard("Ann", "no-prey")) == 1


@rule("5.7")
def test_one_wolf_absent_the_other_points() -> None:
    village = night("werewolf werewolf seer")
    village.during("wolves", Ann="eat Dan", Ben="away").during("wolves-again", Ben="away").morning()
    assert village.dead == "Dan"


@rule("5.7")
@pytest.mark.parametrize(("agreement", "prey"), [("all", ""), ("majority", "Flo"), ("most", "Flo")])
def test_other_ways_to_agree(agreement: str, prey: str) -> None:
    village = night("werewolf werewolf werewolf", agreement=agreement)
    village.during("wolves", Ann="eat Flo", Ben="eat Flo", Eve="eat Dan").morning()
    assert village.dead == prey


def test_less_than_half_of_the_pack_is_no_agreement() -> None:
    village = night("werewolf werewolf werewolf", players=9)
    village.during("wolves", Ann="eat Flo").morning()
    assert village.dead == ""


def test_a_finger_can_be_taken_back() -> None:
    village = night("werewolf werewolf seer")
    village.during("wolves", Ann="eat Dan", Ben="eat Dan")
    village.during("wolves-again", Ann="nobody", Ben="nobody").morning()
    assert village.dead == ""


# -- the Little Girl ---------------------------------------------------------------------------------------


@rule("5.8")
def test_with_closed_eyes_she_is_like_any_villager() -> None:
    village = night("werewolf werewolf little-girl").to("wolves")
    assert village.may("Eve") == ["sleep", "away", "squint", "peek"]
    village.during("wolves")
    assert village.may("Eve") == village.may("Dan") == ["sleep", "away"]
    told = {e.__struct_config__.tag for e in village.events(2)} - {"dealt"}
    assert told == {e.__struct_config__.tag for e in village.events(3)} - {"dealt"}


@rule("5.9")
def test_she_sees_wolves_by_luck_and_learns_no_card() -> None:
    village = night("werewolf white-werewolf little-girl").to("wolves")
    village.happen(SURELY, HARDLY, HARDLY, HARDLY)  # Ann: seen, notices; Ben: seen, notices
    village.during("wolves", Eve="peek")
    assert [e.other for e in village.heard("Eve", "glimpsed")] == [0]
    assert village.of("Ann", eyes="Eve").wolf
    assert village.of("Ann", eyes="Eve").card == ""
    assert not village.heard("Ann", "noticed-girl")


@rule("5.9")
@pytest.mark.parametrize(("level", "see", "notice"), [("squint", 200, 100), ("peek", 400, 200)])
def test_the_chances_are_those_that_are_printed(level: str, see: int, notice: int) -> None:
    for chance, seen, noticed in ((0.0, 1, 1), (notice / 1000 + 0.001, 1, 0), (see / 1000 + 0.001, 0, 0)):
        village = night("werewolf little-girl").to("wolves")
        village.happen(chance, chance)
        village.during("wolves", Ben=level)
        assert len(village.heard("Ben", "glimpsed")) == seen
        assert len(village.heard("Ann", "noticed-girl")) == noticed


@rule("5.10")
def test_only_the_wolves_who_noticed_know_and_they_may_ignore_it() -> None:
    village = night("werewolf werewolf little-girl").to("wolves")
    village.happen(HARDLY, SURELY, HARDLY, HARDLY)
    village.during("wolves", Ann="eat Dan", Ben="eat Dan", Eve="squint")
    assert village.of("Eve", eyes="Ann").card == "little-girl"
    assert village.of("Eve", eyes="Ben").card == ""
    assert len(village.heard("Eve", "shadows")) == 1  # she is not told that she was noticed
    village.loaded = []
    village.during("wolves-again").during("wolves-last").morning()
    assert village.dead == "Dan"


@rule("5.10")
def test_noticed_and_chosen_she_replaces_the_victim() -> None:
    village = night("werewolf werewolf little-girl").to("wolves")
    village.happen(HARDLY, SURELY, HARDLY, HARDLY)
    village.during("wolves", Ann="eat Dan", Ben="eat Dan", Eve="squint")
    village.loaded = []
    village.during("wolves-again", Ann="eat Eve").during("wolves-last", Ben="eat Eve").morning()
    assert village.dead == "Eve"


@rule("5.10")
def test_if_the_pack_does_not_follow_the_first_choice_stands() -> None:
    village = night("werewolf werewolf little-girl").to("wolves")
    village.happen(HARDLY, SURELY, HARDLY, HARDLY)
    village.during("wolves", Ann="eat Dan", Ben="eat Dan", Eve="squint")
    village.loaded = []
    village.during("wolves-again", Ann="eat Eve").during("wolves-last").morning()
    assert village.dead == "Dan"


@rule("5.10")
def test_what_the_pack_agreed_on_just_before_it_turned_to_her_stands() -> None:
    """The pack went from Dan to Flo, then one finger turned to the Little Girl: nobody died."""
    village = noticed_by_ann(Ann="eat Dan", Ben="eat Dan")
    village.during("wolves-again", Ann="eat Flo", Ben="eat Flo").during("wolves-last", Ann="eat Eve")
    assert village.morning().dead == "Flo"


@rule("5.10")
def test_an_agreement_stands_whatever_the_others_do_once_a_finger_turned_to_her() -> None:
    village = noticed_by_ann(Ann="eat Dan", Ben="eat Dan")
    village.during("wolves-again", Ann="eat Eve").during("wolves-last", Ben="eat Flo")
    assert village.morning().dead == "Dan"


@rule("5.10")
def test_fingers_that_left_her_again_or_never_turned_to_her_just_disagree() -> None:
    left = noticed_by_ann(Ann="eat Dan", Ben="eat Dan")
    left.during("wolves-again", Ann="eat Eve").during("wolves-last", Ann="eat Flo")
    assert left.morning().dead == ""
    stayed = noticed_by_ann(Ann="eat Eve", Ben="eat Eve")
    stayed.during("wolves-again", Ben="eat Dan").during("wolves-last")
    assert stayed.morning().dead == ""


def noticed_by_ann(**fingers: str) -> Village:
    """Ann and Ben have pointed once, and Ann has noticed the Little Girl, Eve."""
    village = night("werewolf werewolf little-girl").to("wolves")
    village.happen(HARDLY, SURELY, HARDLY, HARDLY)
    village.during("wolves", Eve="squint", **fingers)
    village.loaded = []
    return village


# -- Defender, Witch, White Werewolf -----------------------------------------------------------------------


@rule("5.11")
def test_the_defender_protects_nobody_twice_in_a_row_but_himself_too() -> None:
    village = night("werewolf werewolf defender").during("defender", Eve="protect Eve").morning()
    village.to("defender")
    refused = village.refuses("Eve", "protect Eve")
    assert (refused.code, refused.rule) == ("not-twice", "5.11")
    village.during("defender", Eve="protect Dan").morning().to("defender")
    assert "protect Eve" in village.may("Eve")


@rule("5.12")
@rule("9.5")
def test_the_defender_saves_from_the_pack_and_from_nothing_else() -> None:
    village = night("werewolf werewolf defender witch")
    village.during("defender", Eve="protect Dan").pack("Dan").morning()
    assert village.dead == ""
    village = night("werewolf werewolf defender witch")
    village.during("defender", Eve="protect Flo").during("witch", Dan="poison Flo")
    assert village.dead == "Flo"


@rule("5.12")
@pytest.mark.parametrize(("covers", "dead"), [("no", "Dan"), ("yes", "")])
def test_the_little_girl_can_be_protected_in_vain(covers: str, dead: str) -> None:
    village = night("werewolf werewolf defender little-girl", defender_covers_girl=covers)
    village.during("defender", Eve="protect Dan").pack("Dan").morning()
    assert village.dead == dead


@rule("5.13")
def test_the_witch_is_shown_the_prey_protected_or_not() -> None:
    village = night("werewolf werewolf defender witch")
    village.during("defender", Eve="protect Flo").pack("Flo").to("witch")
    assert [e.seat for e in village.heard("Dan", "shown-victim")] == [4]
    assert village.seen_by("Dan").dark.victim == 4
    assert village.seen_by("Eve").dark.victim == -1


@rule("5.13")
@rule("9.4")
def test_the_witch_saves_herself_once() -> None:
    village = night("werewolf werewolf seer witch").pack("Dan").during("witch", Dan="cure")
    assert village.dead == ""
    village.pack("Dan").to("witch")
    assert "cure" not in village.may("Dan")
    assert village.seen_by("Dan").dark.victim == 3  # she is shown it all the same
    assert not village.seen_by("Dan").dark.cure_left


def test_with_an_option_the_witch_is_shown_nothing_without_the_cure() -> None:
    village = night("werewolf werewolf seer witch", witch_sees_without_cure="no")
    village.pack("Flo").during("witch", Dan="cure").pack("Gus").to("witch")
    assert village.seen_by("Dan").dark.victim == -1


@rule("5.13")
@pytest.mark.parametrize(
    ("move", "dead"),
    [
        ("sleep", "Flo"),
        ("cure", ""),
        ("poison Gus", "Flo Gus"),
        ("cure and poison Gus", "Gus"),
    ],
)
def test_both_potions_in_one_night(move: str, dead: str) -> None:
    village = night("werewolf werewolf seer witch").pack("Flo").during("witch", Dan=move)
    assert village.dead == dead


@rule("5.15")
def test_saved_and_poisoned_is_dead() -> None:
    village = night("werewolf werewolf seer witch").pack("Flo").during("witch", Dan="cure and poison Flo")
    assert village.dead == "Flo"


@rule("5.14")
def test_the_white_werewolf_wakes_alone_every_second_night() -> None:
    village = night("werewolf white-werewolf werewolf seer").to("debate")
    assert not [e for e in village.heard(None, "called") if e.call == "white-werewolf"]
    village.to("white-werewolf")
    assert village.village.night == 2
    assert village.may("Ben") == ["sleep", "away", "bite Ann", "bite Eve"]
    refused = village.refuses("Ben", "bite Dan")
    assert (refused.code, refused.rule) == ("only-wolves", "5.14")
    odd = night("werewolf white-werewolf werewolf seer", white_first_night="1")
    assert odd.to("white-werewolf").village.night == 1


@rule("5.14")
def test_his_bite_is_neither_healed_nor_protected() -> None:
    village = night("werewolf white-werewolf werewolf defender witch", number=2)
    village.during("defender", Dan="protect Ann").during("white-werewolf", Ben="bite Ann").to("witch")
    assert "cure" not in village.may("Flo")
    assert [e.other for e in village.heard("Ben", "bit")] == [0]
    village.morning()
    assert village.dead == "Ann"


# -- the Arsonist ------------------------------------------------------------------------------------------

RING = "villager werewolf seer arsonist werewolf witch"  # Ann's right is Jon, then Ida, Gus, Flo


@rule("9.6")
@rule("5.16")
def test_the_fire_saves_the_prey_and_burns_the_first_wolf_to_the_right() -> None:
    homes = {"Ann": "manor", "Ben": "farm-1", "Flo": "farm-2"}
    village = night(RING, homes=homes).pack("Ann").during("arsonist", Dan="burn manor").to("witch")
    assert village.seen_by("Gus").dark.victim == -1
    assert len(village.heard("Gus", "no-victim")) == 1
    village.morning()
    assert village.dead == "Flo"  # Jon, Ida and Gus are no wolves


@rule("9.7")
def test_a_wolf_without_a_home_is_passed_over() -> None:
    homes = {"Ann": "manor", "Ben": "farm-1"}
    village = night(RING, homes=homes).pack("Ann").during("arsonist", Dan="burn manor").morning()
    assert village.dead == "Ben"
    all_burn = night(RING, homes=homes, fire_spares_vagabonds="no")
    assert all_burn.pack("Ann").during("arsonist", Dan="burn manor").morning().dead == "Flo"


@rule("9.7")
def test_if_no_wolf_can_burn_nobody_dies() -> None:
    village = night(RING, homes={"Ann": "manor"}).pack("Ann").during("arsonist", Dan="burn manor").morning()
    assert village.dead == ""
    assert village.of("Ann").vagabond


@rule("9.7")
def test_a_wolf_who_was_bitten_is_passed_over() -> None:
    homes = {"Ann": "manor", "Ben": "farm-1", "Flo": "farm-2"}
    village = night("villager white-werewolf seer arsonist werewolf werewolf", homes=homes, number=2)
    village.pack("Ann").during("white-werewolf", Ben="bite Flo").during(
        "arsonist", Dan="burn manor"
    ).morning()
    assert village.dead == "Ben Flo"


@rule("9.8")
def test_a_fire_elsewhere_leaves_the_tenant_without_a_home() -> None:
    village = night(RING, homes=HOUSES).pack("Gus").during("arsonist", Dan="burn manor").morning()
    assert village.dead == "Gus"
    assert village.of("Flo").vagabond
    assert village.look.burnt == ["manor"]


@rule("9.8")
def test_a_fire_in_the_tavern_ends_the_immunity() -> None:
    village = night(RING, homes=HOUSES).during("arsonist", Dan="burn tavern").morning()
    assert not village.look.immune
    village.to("wolves")
    assert "eat Ann" in village.may("Ben")


@rule("9.2")
def test_saved_by_fire_but_poisoned_is_dead() -> None:
    village = night(RING, homes={"Ann": "manor"}).pack("Ann").during("arsonist", Dan="burn manor")
    village.during("witch", Gus="poison Ann").morning()
    assert village.dead == "Ann"


@rule("5.16")
@rule("5.17")
def test_the_arsonist_burns_once_and_is_called_until_all_have_seen_it() -> None:
    village = night(RING, homes=HOUSES).during("arsonist", Dan="burn manor").to("debate")
    assert [e.building for e in village.heard("Dan", "lit-fire")] == ["manor"]
    assert not village.heard("Ann", "lit-fire"), "who did it stays secret"
    village.to("witch")
    nights = [e.call for e in village.heard(None, "called")]
    assert nights.count("arsonist") == 1
    assert village.village.night == 2
    kept = night(RING, homes=HOUSES).during("arsonist", Dan="sleep").to("debate").to("arsonist")
    assert "burn manor" in kept.may("Dan")
    assert kept.refuses("Dan", "burn bakery").code == "not-there"


# -- Raven and Piper ---------------------------------------------------------------------------------------


@rule("5.21")
def test_the_poster_is_seen_in_the_morning() -> None:
    village = night("werewolf werewolf raven").during("raven", Eve="poster Ann").morning()
    assert village.of("Ann").poster
    assert [e.seat for e in village.heard(None, "posted")] == [0]


@rule("5.22")
@rule("8.14")
def test_no_poster_for_a_vagabond() -> None:
    village = night("werewolf werewolf raven", homes=HOUSES).to("raven")
    refused = village.refuses("Eve", "poster Gus")
    assert (refused.code, refused.rule) == ("no-vagabond", "8.14")
    assert "poster Eve" in village.may("Eve")
    assert "poster Ann" in village.may("Eve")  # the tavern too
    others = night("werewolf werewolf raven", raven_on_self="no").to("raven")
    assert others.may("Eve") == ["sleep", "away", *(f"poster {n}" for n in NAMES[:8] if n != "Eve")]


@rule("9.9")
def test_a_poster_for_who_lost_the_home_or_the_life_falls_off() -> None:
    village = night("werewolf werewolf raven arsonist", homes=HOUSES)
    village.during("arsonist", Dan="burn manor").during("raven", Eve="poster Flo").morning()
    assert not village.of("Flo").poster
    killed = night("werewolf werewolf raven").pack("Dan").during("raven", Eve="poster Dan").morning()
    assert not killed.heard(None, "posted")


@rule("5.18")
def test_the_piper_charms_two_then_one_never_himself() -> None:
    village = night("werewolf werewolf piper seer", dead="Ida Jon", number=2)
    village.during("piper", Eve="charm Ann")
    refused = village.refuses("Eve", "charm Ann")
    assert (refused.code, refused.rule) == ("not-again", "5.18")
    assert village.refuses("Eve", "charm Eve").code == "not-yourself"
    village.during("piper-again", Eve="charm Ben").morning()
    village.during("piper", Eve="charm Dan").during("piper-again", Eve="charm Flo").morning().to("piper")
    assert village.may("Eve") == ["sleep", "away", "charm Gus"]


@rule("5.19")
def test_the_charmed_see_each_other() -> None:
    village = night("werewolf werewolf piper seer").during("piper", Eve="charm Ann")
    assert not village.of("Ann", eyes="Ann").charmed
    village.during("piper-again", Eve="charm Dan").morning()
    assert village.of("Dan", eyes="Ann").charmed
    assert not village.of("Dan", eyes="Ben").charmed
    assert not village.of("Eve", eyes="Ann").charmed


@rule("5.20")
def test_when_all_see_the_piper_dead_the_charm_ends() -> None:
    village = night("werewolf werewolf piper seer", charmed="Ann Dan", number=2).pack("Eve").morning()
    assert village.dead == "Eve"
    assert not village.of("Dan", eyes="Ann").charmed


# -- dawn --------------------------------------------------------------------------------------------------


@rule("9.1")
def test_all_who_die_at_dawn_die_at_once() -> None:
    village = night("werewolf white-werewolf werewolf seer witch", number=2)
    village.pack("Gus").during("white-werewolf", Ben="bite Ann").during("witch", Flo="poison Dan")
    assert village.dead == "Ann Dan Gus"
    assert [e.deaths for e in village.heard(None, "day-broke")] == [3]


@rule("9.3")
def test_the_dead_are_named_in_any_order_and_without_a_cause() -> None:
    orders = set()
    for luck in (0.0, 0.9):
        village = night("werewolf werewolf seer witch").pack("Flo").to("witch")
        village.happen(luck)
        village.during("witch", Dan="poison Gus")
        orders.add(tuple(e.seat for e in village.heard(None, "died")))
        assert {e.cause for e in village.heard(None, "died")} == {"night"}
    assert orders == {(4, 5), (5, 4)}
    told = night("werewolf werewolf seer witch", causes="told").pack("Flo").during("witch", Dan="poison Gus")
    assert {e.seat: e.cause for e in told.heard(None, "died")} == {4: "fangs", 5: "poison"}


@rule("9.10")
def test_fire_and_poster_are_seen_before_what_the_deaths_cause() -> None:
    village = night("werewolf hunter raven arsonist", homes=HOUSES).pack("Ben")
    village.during("arsonist", Dan="burn manor").during("raven", Eve="poster Ann")
    assert village.phase == "shot"
    assert village.look.burnt == ["manor"]
    assert village.of("Ann").poster


# -- the Baker ---------------------------------------------------------------------------------------------

BAKERY = {"Eve": "bakery", "Dan": "farm-1"}


@rule("8.10")
def test_the_baker_may_see_one_wolf() -> None:
    for chance, seen in ((0.249, 1), (0.251, 0)):
        village = night("werewolf werewolf seer", homes=BAKERY).to("wolves-again")
        village.happen(chance, 0.6)
        village.during("wolves-again")
        assert [e.other for e in village.heard("Eve", "glimpsed")] == [1] * seen
        assert len(village.heard("Eve", "shadows")) == 1 - seen
        assert not village.heard("Dan", "shadows")


@rule("8.10")
def test_a_baker_who_is_a_wolf_sees_nothing() -> None:
    village = night("werewolf villager werewolf seer", homes=BAKERY).to("wolves-again")
    village.happen(SURELY)
    village.during("wolves-again")
    assert len(village.heard("Eve", "shadows")) == 1
    asleep = night("werewolf werewolf seer", homes=BAKERY, baker="asleep").morning()
    assert not asleep.heard("Eve", "shadows")


def test_what_the_night_showed_is_known_by_day() -> None:
    village = night("werewolf werewolf seer witch").pack("Flo").to("debate")
    assert village.seen_by("Ann").dark.fingers[:2] == [4, 4]
    assert village.seen_by("Dan").dark.victim == 4
    assert day("werewolf werewolf seer witch").seen_by("Dan").dark.victim == -1
