"""Chapters 6, 7 and 10 of the rules; scenarios C01 to C10."""

import pytest

from hameau import Refused
from tests.games.werewolves.tables import Village, day, night
from tests.rules import rule

FARMS = {"Ann": "farm-1", "Ben": "farm-2", "Eve": "farm-3", "Dan": "school"}


@rule("10.1")
@rule("10.3")
def test_a_hunter_who_is_eaten_shoots_the_last_wolf() -> None:
    village = night("werewolf hunter seer").pack("Ben").morning()
    assert (village.phase, village.owing) == ("shot", "Ben")
    village.does("Ben", "shoot Ann")
    assert village.dead == "Ann Ben"
    assert village.winner == "village"


@rule("10.3")
def test_a_hunter_who_is_poisoned_shoots() -> None:
    village = night("werewolf hunter witch").during("witch", Eve="poison Ben")
    village.does("Ben", "shoot Dan")
    assert village.dead == "Ben Dan"


@rule("10.3")
@rule("6.3")
def test_a_hunter_who_dies_of_grief_shoots() -> None:
    village = night("werewolf hunter seer", lovers="Ben Dan", number=2).pack("Dan").morning()
    assert village.dead == "Ben Dan"
    village.does("Ben", "shoot Eve")
    assert village.dead == "Ben Eve Dan"
    assert [(e.seat, e.other) for e in village.heard(None, "grieved")] == [(1, 3)]


@rule("10.4")
def test_a_hunter_in_love_shoots_first_then_the_beloved_dies() -> None:
    village = night("werewolf hunter seer", lovers="Ben Dan", number=2).pack("Ben").morning()
    assert village.dead == "Ben"
    assert "shoot Dan" not in village.may("Ben")
    assert village.refuses("Ben", "shoot Dan").code == "not-your-lover"
    village.does("Ben", "shoot Eve")
    assert [e.seat for e in village.heard(None, "died")] == [1, 2, 3]


@rule("10.1")
def test_who_died_together_can_neither_be_shot_nor_named() -> None:
    village = night("werewolf hunter seer witch", captain="Flo").pack("Ben").during("witch", Dan="poison Flo")
    assert village.dead == "Ben Flo"
    refused = village.refuses("Ben", "shoot Flo")
    assert (refused.code, refused.rule) == ("dead", "10.2")
    village.does("Ben", "shoot Gus")
    assert village.phase == "heir"
    assert village.may("Flo") == ["away", "name Ann", "name Eve", "name Dan", "name Ida", "name Jon"]


@rule("10.2")
@pytest.mark.parametrize(
    ("shows", "card", "camp"), [("card", "seer", "village"), ("camp", "", "village"), ("nothing", "", "")]
)
def test_what_a_death_shows(shows: str, card: str, camp: str) -> None:
    village = night("werewolf werewolf seer", death_shows=shows).pack("Eve").morning()
    assert (village.of("Eve").card, village.of("Eve").camp) == (card, camp)
    assert village.to("wolves").refuses("Ann", "eat Eve").code == "dead"


def test_the_shot_shows_the_hunter_whatever_is_hidden() -> None:
    village = night("werewolf hunter seer", death_shows="nothing").pack("Ben").morning()
    assert village.of("Ben").card == "hunter"


@rule("10.5")
@rule("7.5")
def test_the_heir_is_named_after_all_deaths() -> None:
    village = day("werewolf hunter seer", captain="Ben").to("ballot").vote(Ann="Ben", Eve="Ben")
    assert (village.phase, village.owing) == ("shot", "Ben")
    village.does("Ben", "shoot Dan")
    assert (village.phase, village.owing) == ("heir", "Ben")
    assert "name Dan" not in village.may("Ben")
    village.does("Ben", "name Eve")
    assert village.captain == "Eve"


def test_a_captain_who_is_away_leaves_the_medal_to_luck() -> None:
    village = day("werewolf hunter seer", captain="Dan").vote(Ann="Dan", Eve="Dan")
    village.does("Dan", "away")
    assert village.captain in ("Ann", "Ben", "Eve", "Flo", "Gus", "Ida", "Jon")


@rule("10.6")
def test_the_last_wolf_and_the_hunter_kill_each_other_and_nobody_wins() -> None:
    village = night("werewolf hunter", dead="Eve Dan Flo Gus Ida Jon").pack("Ben").morning()
    assert village.winner == ""
    village.does("Ben", "shoot Ann")
    assert (village.winner, village.winners) == ("nobody", "")


@rule("7.1")
@rule("7.2")
def test_two_farmers_can_elect_one_of_them() -> None:
    """Each could vote for the other one only, so that luck decided whenever both voted."""
    homes = {"Ann": "farm-1", "Ben": "farm-2"}
    village = night("werewolf werewolf seer", homes=homes, number=2).to("election")
    assert village.may("Ann") == ["done", "away", "vote Ann", "vote Ben"]
    assert village.vote(Ann="Ann", Ben="Ann").captain == "Ann"


@rule("7.1")
@rule("11.3")
def test_in_an_election_one_may_vote_for_oneself_and_in_a_trial_not() -> None:
    village = night("werewolf werewolf seer").to("election").vote(Dan="Dan")
    assert village.captain == "Dan"
    refused = village.to("ballot").refuses("Dan", "vote Dan")
    assert (refused.code, refused.rule) == ("not-yourself", "11.3")


@rule("7.6")
def test_without_a_farmer_there_is_no_captain_any_more() -> None:
    village = day("werewolf werewolf seer", homes={"Eve": "farm-1", "Dan": "school"}, captain="Eve", number=2)
    village.vote(Ann="Eve", Ben="Eve")
    assert village.captain == ""
    assert len(village.heard(None, "no-captain")) == 1
    assert village.village.closed
    village.to("debate")
    assert not village.heard(None, "became-captain")


@rule("7.6")
@pytest.mark.parametrize(("reopens", "captain"), [("no", ""), ("yes", "Jon")])
def test_a_last_farmer_who_dies_before_any_election_ends_the_office(reopens: str, captain: str) -> None:
    """The Bailiff gave the farm to a Vagabond, who then was Captain all the same."""
    homes = {"Eve": "farm-1", "Dan": "bailiffs-house"}
    village = night("werewolf werewolf seer", homes=homes, office_reopens=reopens).pack("Eve").morning()
    village.does("Dan", "house Jon")
    village.does("Jon", "yes")
    village.to("wolves").morning().to("debate")
    assert village.village.night == 2
    assert village.captain == captain


@rule("7.6")
def test_a_last_farmer_who_is_withdrawn_ends_the_office_too() -> None:
    village = day("werewolf werewolf seer", homes={"Eve": "farm-1"})
    village.village.write("missed", [0, 0, 9] + [0] * 29)
    for name in ("Ann", "Ben", "Dan", "Flo"):
        village.does(name, "withdraw Eve")
    assert village.village.closed


@rule("7.5")
def test_a_captain_whose_farm_burns_hands_over_to_another_farmer() -> None:
    village = night("werewolf arsonist seer", homes=FARMS, captain="Ben", number=2)
    village.during("arsonist", Ben="burn farm-2").morning()
    assert (village.phase, village.owing) == ("heir", "Ben")
    assert village.may("Ben") == ["away", "name Ann", "name Eve"]
    refused = village.refuses("Ben", "name Gus")
    assert (refused.code, refused.rule) == ("farmers-only", "7.5")
    village.does("Ben", "name Eve")
    assert village.captain == "Eve"


@rule("11.18")
def test_a_withdrawn_hunter_does_not_shoot() -> None:
    village = day("werewolf hunter seer", lovers="Ben Dan", captain="Ben")
    missed = village.village.missed
    missed[1] = 4
    village.village.write("missed", missed)
    for name in ("Ann", "Eve", "Dan"):
        village.does(name, "withdraw Ben")
    assert village.dead == ""
    village.does("Flo", "withdraw Ben")  # four of seven others
    assert len(village.heard(None, "asked-out")) == 4
    assert village.dead == "Ben"
    assert [e.other for e in village.heard(None, "asked-out")] == [1, 1, 1, 1]
    assert [e.card for e in village.heard(None, "withdrawn")] == ["hunter"]
    assert village.phase == "debate"
    assert village.captain == ""
    assert not village.of("Dan", eyes="Dan").lover


@rule("11.18")
def test_only_the_absent_can_be_withdrawn() -> None:
    village = day("werewolf hunter seer")
    missed = village.village.missed
    missed[1] = 4
    village.village.write("missed", missed)
    refused = village.refuses("Ann", "withdraw Eve")
    assert (refused.code, refused.rule) == ("not-absent", "11.18")
    village.does("Ben", "done")  # is back
    assert "withdraw Ben" not in village.may("Ann")
    assert village.of("Ben").missed == 0


def test_withdrawing_somebody_who_came_back_has_lapsed() -> None:
    """Ben asks to withdraw Ann, who plays at the same moment."""
    village = absent_ann()
    village.does("Ann", "accuse Dan")
    refused = village.refuses("Ben", "withdraw Ann")
    assert (refused.code, refused.rule) == ("not-absent", "11.18")
    assert "done" in village.may("Ben")  # asked anew
    together = absent_ann().settle({1: "withdraw 1", 0: "accuse 4", 2: "accuse 4"})
    assert together == [(0, "accuse 4"), (1, "away"), (2, "accuse 4")]


def test_of_moves_handed_in_together_one_that_is_not_legal_refuses_all() -> None:
    village = day("werewolf werewolf seer")
    before = village.state.dump()
    with pytest.raises(Refused):
        village.settle({0: "accuse 4", 1: "withdraw 1"})
    assert village.state.dump() == before


def test_whoever_is_no_longer_waited_for_is_passed_over() -> None:
    village = day("werewolf werewolf seer", homes={"Ann": "shop", "Ben": "church"})
    assert village.settle({0: "razor 2", 1: "confess 3", 2: "done"}) == [(0, "razor 2"), (2, "done")]


def absent_ann() -> Village:
    village = day("werewolf werewolf seer")
    village.village.write("missed", [9] + [0] * 31)
    return village


@rule("6.3")
def test_the_grief_of_a_lover_is_told() -> None:
    village = day("werewolf werewolf seer", lovers="Eve Dan").vote(Ann="Eve", Ben="Eve")
    assert village.dead == "Eve Dan"
    assert village.of("Dan").cause == "grief"
    assert village.of("Dan").lover  # now all know


# -- the Captain -------------------------------------------------------------------------------------------


@rule("7.1")
def test_the_living_elect_a_captain_on_the_first_day() -> None:
    village = night("werewolf werewolf seer").to("election")
    assert village.owing == "Ann Ben Eve Dan Flo Gus Ida Jon"
    village.vote(Ann="Eve", Ben="Eve", Eve="Dan")
    assert village.captain == "Eve"
    assert village.phase == "debate"
    later = night("werewolf werewolf seer", captain_day="2").to("debate")
    assert later.captain == ""
    later.to("election")
    assert later.village.night == 2


@rule("7.1")
def test_without_any_ballot_nobody_is_elected_today() -> None:
    village = night("werewolf werewolf seer").to("election").vote()
    assert village.captain == ""
    assert village.to("election").village.night == 2


@rule("7.2")
def test_farmers_elect_among_themselves_from_the_second_day_on() -> None:
    village = night("werewolf werewolf seer", homes=FARMS).to("debate")
    assert village.captain == ""
    village.to("election")
    assert village.village.night == 2
    assert village.owing == "Ann Ben Eve"
    assert village.may("Ann") == ["done", "away", "vote Ann", "vote Ben", "vote Eve"]
    lone = night("werewolf werewolf seer", homes={"Ann": "farm-1", "Dan": "school"}, number=2).to("debate")
    assert lone.captain == "Ann"


@rule("7.3")
def test_a_tied_election_is_repeated_and_then_settled_by_luck() -> None:
    village = night("werewolf werewolf seer").to("election").vote(Ann="Ben", Ben="Eve")
    assert village.phase == "election-again"
    refused = village.refuses("Ann", "vote Dan")
    assert (refused.code, refused.rule) == ("not-running", "11.4")
    village.vote(Ann="Eve", Dan="Ben")
    assert village.captain in ("Ben", "Eve")
