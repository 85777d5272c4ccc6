"""The second halves of sentences: when nobody votes, when one is left, when it is asked again."""

import pytest

from tests.games.werewolves.tables import NAMES, Village, day, night
from tests.rules import rule

FARMS = {"Ann": "farm-1", "Ben": "farm-2", "Eve": "farm-3"}
SURELY, HARDLY = 0.0, 0.999


@rule("5.5")
def test_a_wolf_takes_the_finger_back_with_nobody() -> None:
    village = night("werewolf werewolf seer").during("wolves", Ann="eat Dan", Ben="eat Dan")
    assert "nobody" in village.may("Ann")
    village.during("wolves-again", Ann="nobody", Ben="nobody").morning()
    assert village.dead == ""


@rule("7.3")
def test_without_any_vote_nobody_is_elected_that_day() -> None:
    village = night("werewolf werewolf seer").during("election")
    assert (village.phase, village.captain) == ("debate", "")
    assert village.to("seer").to("election").vote(Eve="Dan").captain == "Dan"


@rule("7.3")
@pytest.mark.parametrize(("chance", "captain"), [(SURELY, "Eve"), (HARDLY, "Dan")])
def test_a_second_ballot_without_a_vote_is_settled_by_luck_among_the_tied(
    chance: float, captain: str
) -> None:
    village = night("werewolf werewolf seer").to("election").vote(Ann="Eve", Ben="Dan")
    assert village.phase == "election-again"
    village.happen(chance)
    assert village.during("election-again").captain == captain


@rule("7.2")
@pytest.mark.parametrize("named", ["1", "2", "3"])
def test_farmers_elect_on_day_2_whatever_captain_day_says(named: str) -> None:
    village = night("werewolf werewolf seer", homes=FARMS, captain_day=named).to("election")
    assert (village.village.night, village.owing) == (2, "Ann Ben Eve")


@rule("7.5")
def test_a_single_heir_is_not_asked_for() -> None:
    village = day("werewolf werewolf seer", homes={"Eve": "farm-1", "Dan": "farm-2"}, captain="Eve", number=2)
    village.vote(Ann="Eve", Ben="Eve")
    assert village.captain == "Dan"
    assert not [e for e in village.heard(None, "asked") if e.call == "heir"]


@rule("8.11")
def test_bans_end_when_nobody_is_left_to_ban() -> None:
    homes = {"Eve": "school", "Dan": "church"}
    village = day("werewolf werewolf seer", homes=homes).to("bans")
    assert village.may("Eve") == ["done", "away", "ban Dan"]
    village.does("Eve", "ban Dan")
    assert village.phase == "ballot"
    alone = day("werewolf werewolf seer", homes={"Eve": "school"}).during("debate")
    assert alone.phase == "ballot"


@rule("8.15")
def test_an_empty_house_is_asked_about_again_after_the_next_deaths() -> None:
    homes = {"Eve": "bailiffs-house", "Dan": "church", "Ann": "shop"}
    village = night("werewolf werewolf seer", homes=homes, captain_day="3").pack("Dan").morning()
    village.does("Eve", "no")
    village.vote(Ann="Jon", Ben="Jon")
    assert (village.dead, village.phase, village.look.vacancy) == ("Dan Jon", "housing", "church")


@rule("9.2")
def test_who_is_bitten_and_poisoned_counts_as_bitten() -> None:
    village = night("werewolf werewolf white-werewolf witch", number=2, causes="told")
    village.during("white-werewolf", Eve="bite Ann").during("witch", Dan="poison Ann").morning()
    assert (village.dead, village.of("Ann").cause) == ("Ann", "bite")


@rule("9.9")
def test_the_poster_of_somebody_who_dies_by_day_falls_off() -> None:
    homes = {"Ann": "shop", "Ben": "farm-1"}
    village = day("villager werewolf werewolf raven", homes=homes, poster="Ben")
    assert village.of("Ben").poster
    village.does("Ann", "razor Ben")
    assert not village.of("Ben").poster
    village.vote()
    assert village.dead == "Ben"  # nobody is condemned by two votes for the dead


@rule("10.3")
@pytest.mark.parametrize("shows", ["camp", "nothing"])
def test_the_card_of_a_hunter_who_is_asked_lies_open(shows: str) -> None:
    village = night("werewolf werewolf hunter", death_shows=shows).pack("Eve").morning()
    assert (village.phase, village.of("Eve").card) == ("shot", "hunter")


@rule("11.6")
def test_what_is_on_a_ballot_is_not_offered_again() -> None:
    village = day("werewolf werewolf seer").to("ballot")
    assert "nobody" not in village.may("Ann")
    village.does("Ann", "vote Dan")
    assert "vote Dan" not in village.may("Ann")
    assert "nobody" in village.may("Ann")


@rule("11.9")
@rule("11.12")
@pytest.mark.parametrize(("again", "dead"), [("no", ""), ("yes", "Dan")])
def test_with_an_option_the_poster_counts_again_for_somebody_who_is_tied(again: str, dead: str) -> None:
    village = tied_with("Dan", again)
    assert village.phase == "ballot-again"
    assert village.vote().dead == dead


@rule("11.12")
def test_the_poster_does_not_count_again_for_somebody_who_is_not_tied() -> None:
    village = day("werewolf werewolf seer raven", poster="Jon", poster_in_second_ballot="yes")
    village.vote(Ann="Dan", Ben="Dan", Flo="Dan", Eve="Gus", Dan="Gus", Ida="Gus")
    assert village.phase == "ballot-again"
    assert village.vote().dead == ""


def tied_with(poster: str, again: str) -> Village:
    village = day("werewolf werewolf seer raven", poster=poster, poster_in_second_ballot=again)
    return village.vote(Ann="Gus", Ben="Gus")


@rule("11.16")
def test_there_is_an_evening_only_for_a_power_that_is_left_and_then_for_all() -> None:
    homes = {"Eve": "church"}
    village = day("werewolf werewolf seer", homes=homes).to("ballot").vote()
    assert (village.phase, village.owing) == ("evening", " ".join(NAMES[:8]))
    used = day("werewolf werewolf seer", homes=homes)
    used.does("Eve", "confess Ann")
    assert used.to("ballot").vote().phase == "seer"
    left_out = day("werewolf werewolf seer", homes=homes, day_powers="debate")
    assert left_out.to("ballot").vote().phase == "seer"


@rule("11.17")
def test_away_hands_in_a_ballot_with_a_name_on_it_and_misses_nothing() -> None:
    village = day("werewolf werewolf seer").to("ballot")
    village.does("Ann", "vote Dan")
    village.does("Ann", "away")
    village.does("Ben", "away")
    assert (village.of("Ann").missed, village.of("Ben").missed) == (0, 1)
    assert village.vote().dead == "Dan"


@rule("11.18")
def test_requests_to_withdraw_last_until_the_absent_one_plays() -> None:
    village = asked_out("Ann", "Eve")
    while (village.village.night, village.phase) != (2, "debate"):  # Ben misses everything
        seat = village.waiting[0]
        village.play(seat, "away") if NAMES[seat] == "Ben" else village.idle(seat)
    assert "withdraw Ben" not in village.may("Ann")  # it was asked for
    village.does("Dan", "withdraw Ben")
    village.does("Flo", "withdraw Ben")
    assert village.dead == "Ben"
    back = asked_out("Ann", "Eve", "Dan")
    back.does("Ben", "accuse Ann")
    assert back.village.asked_out[1] == 0


@rule("11.18")
def test_a_withdrawal_frees_the_lover_and_leads_to_an_election() -> None:
    village = asked_out("Ann", "Eve", "Dan", "Flo", lovers="Ben Dan", captain="Ben")
    assert (village.dead, village.captain) == ("Ben", "")
    village.to("seer").to("election")
    assert "vote Dan" in village.may("Ann")


def asked_out(*names: str, **given: str) -> Village:
    """These ask to withdraw Ben, who has missed four decisions."""
    village = day("werewolf werewolf seer", **given)
    village.village.write("missed", [0, 4] + [0] * 30)
    for name in names:
        village.does(name, "withdraw Ben")
    return village
