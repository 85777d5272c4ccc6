"""Chapter 11 of the rules; scenarios V01 to V17."""

import msgspec
import pytest

from tests.games.werewolves.tables import NAMES, Village, day, night
from tests.rules import rule

CARDS = "werewolf werewolf seer hunter"
INN = {"Ann": "tavern", "Ben": "farm-1", "Eve": "school", "Dan": "church"}
MANOR = {"Flo": "manor", "Ben": "farm-1"}


@rule("11.1")
def test_the_course_of_a_day() -> None:
    village = day("werewolf werewolf seer", homes=INN)
    phases = [village.phase]
    while village.village.night == 1:
        village.idle(village.waiting[0])
        if village.phase != phases[-1]:
            phases.append(village.phase)
    assert phases[:5] == ["debate", "bans", "inn-vote", "ballot", "evening"]


@rule("11.2")
@rule("8.11")
def test_the_schoolteacher_never_votes() -> None:
    village = day(CARDS, homes=INN).to("ballot")
    assert "Eve" not in village.owing.split()
    election = night(CARDS, homes={"Eve": "school"}).to("election")
    assert election.owing == "Ann Ben Dan Flo Gus Ida Jon"


@rule("11.3")
@rule("11.4")
def test_nobody_votes_for_a_lover_or_for_themselves() -> None:
    village = day("werewolf cupid seer", lovers="Ann Dan").to("ballot")
    assert village.refuses("Ann", "vote Ann").code == "not-yourself"
    refused = village.refuses("Ann", "vote Dan")
    assert (refused.code, refused.rule) == ("not-your-lover", "6.4")
    own = day(CARDS, self_vote="yes").to("ballot")
    assert "vote Ann" in own.may("Ann")


def stream(village: Village, name: str | None) -> bytes:
    seat = None if name is None else NAMES.index(name)
    parts = [village.view(seat), [] if seat is None else village.moves(seat), village.events(seat)]
    return b"".join(msgspec.json.encode(part) for part in parts)


@rule("11.5")
def test_sealed_ballots_change_only_the_stream_of_whoever_filled_one_in() -> None:
    one, other = day(CARDS).to("ballot"), day(CARDS).to("ballot")
    one.does("Ann", "vote Dan")
    other.does("Ann", "vote Ben")
    for name in (None, "Ben", "Dan", "Jon"):
        assert stream(one, name) == stream(other, name)
    assert stream(one, "Ann") != stream(other, "Ann")
    assert one.of("Ann", eyes="Ann").ballot == 3
    for village in (one, other):
        while village.phase == "ballot":
            village.play(village.waiting[0], "done")
    assert [e.other for e in one.heard("Jon", "voted")] == [3]
    assert one.of("Ann").voted == 3


@rule("11.6")
def test_a_ballot_can_be_changed_until_it_is_handed_in_but_not_for_ever() -> None:
    village = day(CARDS).to("ballot")
    village.does("Ann", "vote Dan")
    village.does("Ann", "nobody")
    village.does("Ann", "vote Ben")
    refused = village.refuses("Ann", "vote Dan")
    assert (refused.code, refused.rule) == ("mind-made-up", "11.6")
    assert village.may("Ann") == ["done", "away"]
    village.does("Ann", "done")
    village.vote()
    assert village.dead == "Ben"


@rule("11.7")
def test_open_and_merely_counted_ballots() -> None:
    village = day(CARDS, ballots="open").to("ballot")
    village.does("Ann", "vote Dan")
    assert village.of("Ann", eyes="Jon").ballot == 3
    counted = day(CARDS, ballots="counted").vote(Ann="Dan", Ben="Dan", Eve="Ann")
    assert not counted.heard(None, "voted")
    assert [(e.seat, e.votes) for e in counted.heard(None, "got-votes")] == [(0, 1), (3, 2)]
    assert counted.of("Ann").voted == -1


@rule("11.8")
def test_the_most_votes_condemn_without_a_majority() -> None:
    village = day("werewolf werewolf seer").vote(Ann="Dan", Ben="Dan", Eve="Ann", Flo="Gus")
    assert village.dead == "Dan"


@rule("7.4")
def test_the_captains_ballot_counts_twice() -> None:
    village = day("werewolf werewolf seer", captain="Ann").vote(Ann="Dan", Ben="Eve")
    assert village.dead == "Dan"
    assert village.of("Dan").tally == 2


@rule("11.11")
def test_the_captains_ballot_breaks_a_tie() -> None:
    village = day("werewolf werewolf seer", captain="Ann").vote(Ann="Dan", Ben="Eve", Flo="Eve")
    assert village.dead == "Dan"
    assert [(e.seat, e.other) for e in village.heard(None, "broke-tie")] == [(0, 3)]


@rule("11.11")
def test_a_captain_who_voted_elsewhere_is_asked() -> None:
    village = day("werewolf cupid seer", captain="Ann", lovers="Ann Eve")
    village.vote(Ben="Dan", Gus="Dan", Flo="Eve", Ida="Eve", Dan="Gus", Eve="Gus")
    assert (village.phase, village.owing) == ("tie", "Ann")
    assert village.may("Ann") == ["away", "choose Dan", "choose Gus"]
    assert village.refuses("Ann", "choose Eve").code == "not-your-lover"
    village.does("Ann", "choose Dan")
    assert village.dead == "Dan"


@rule("11.12")
def test_a_banned_captain_breaks_no_tie() -> None:
    village = day("werewolf werewolf seer", homes=INN, captain="Ben", number=2)
    village.during("bans", Eve="ban Ben").to("ballot")
    village.vote(Dan="Flo", Flo="Dan")
    assert village.phase == "inn-vote-again"
    village.does("Ann", "vote Flo")
    assert village.phase == "ballot-again"
    assert "Ben" not in village.owing.split()
    assert village.may("Gus") == ["done", "away", "vote Dan", "vote Flo"]
    village.vote()
    assert village.dead == "Flo"


@rule("11.12")
@rule("11.13")
def test_a_second_tie_spares_everybody() -> None:
    village = day("werewolf werewolf seer", poster="Dan").vote(Ann="Flo", Ben="Flo")
    assert village.phase == "ballot-again"
    assert village.owing == "Ann Ben Eve Dan Flo Gus Ida Jon"  # the tied vote too, and the poster is gone
    village.vote(Ann="Dan", Ben="Flo")
    assert village.dead == ""
    assert len(village.heard(None, "spared")) == 1


def test_with_an_option_the_poster_counts_again() -> None:
    village = day("werewolf werewolf seer", poster="Dan", poster_in_second_ballot="yes")
    village.vote(Ann="Flo", Ben="Flo").vote(Ann="Flo")
    assert village.dead == "Dan"


@rule("11.9")
def test_a_poster_adds_two_votes_once() -> None:
    village = day("werewolf werewolf seer", poster="Dan").vote(Ann="Flo")
    assert village.of("Dan").tally == 2
    assert village.dead == "Dan"
    assert not any(person.poster for person in village.look.people)


@rule("11.10")
def test_a_poster_alone_condemns() -> None:
    assert day("werewolf werewolf seer", poster="Dan").vote().dead == "Dan"


@rule("11.10")
def test_without_vote_and_poster_nobody_is_condemned() -> None:
    assert day("werewolf werewolf seer").vote().dead == ""


@rule("8.11")
@rule("8.14")
def test_the_schoolteacher_bans_two_but_no_vagabond() -> None:
    village = day(CARDS, homes=INN).to("bans")
    refused = village.refuses("Eve", "ban Jon")
    assert (refused.code, refused.rule) == ("no-vagabond", "8.14")
    village.does("Eve", "ban Ann")  # the Innkeeper
    refused = village.refuses("Eve", "ban Ann")
    assert (refused.code, refused.rule) == ("banned-already", "8.11")
    village.does("Eve", "ban Ben")
    assert village.phase == "ballot"
    assert village.owing == "Dan Flo Gus Ida Jon"
    assert village.of("Ann").banned


@rule("8.12")
@rule("8.13")
def test_the_innkeeper_votes_first_and_loses_the_immunity_with_the_condemned() -> None:
    village = day(CARDS, homes=INN).to("inn-vote")
    village.does("Ann", "vote Jon")
    assert [(e.seat, e.other) for e in village.heard("Gus", "voted")] == [(0, 7)]
    assert "Ann" not in village.owing.split()
    village.vote(Ben="Jon")
    assert village.dead == "Jon"
    assert not village.look.immune
    assert [NAMES[e.seat] for e in village.heard(None, "lost-immunity")] == ["Ann"]
    village.to("ballot")
    assert "Ann" in village.owing.split()


@rule("8.13")
@rule("11.11")
def test_an_innkeeper_who_decides_a_tie_as_captain_has_voted_against_that_one() -> None:
    asked = day(CARDS, homes=INN, captain="Ann").during("inn-vote").vote(Ben="Jon", Dan="Gus")
    assert (asked.phase, asked.owing) == ("tie", "Ann")
    asked.does("Ann", "choose Jon")
    assert (asked.dead, asked.look.immune) == ("Jon", False)
    assert [NAMES[e.seat] for e in asked.heard(None, "lost-immunity")] == ["Ann"]
    by_luck = day(CARDS, homes=INN, captain="Ann").during("inn-vote").vote(Ben="Jon", Dan="Gus")
    by_luck.does("Ann", "away")
    assert not by_luck.look.immune
    by_ballot = day(CARDS, homes=INN, captain="Ann").during("inn-vote", Ann="vote Jon")
    by_ballot.vote(Ben="Gus", Dan="Gus")
    assert (by_ballot.dead, by_ballot.look.immune) == ("Jon", False)


@rule("8.13")
def test_the_immunity_goes_also_with_a_pardon_and_stays_otherwise() -> None:
    homes = INN | MANOR
    village = day(CARDS, homes=homes).during("inn-vote", Ann="vote Jon").vote(Ben="Jon")
    village.does("Jon", "yes")
    village.does("Flo", "yes")
    assert village.dead == ""
    assert not village.look.immune
    kept = day(CARDS, homes=homes).during("inn-vote", Ann="vote Jon").vote(Ben="Gus", Dan="Gus")
    kept.does("Gus", "no")
    assert kept.look.immune
    banned = day(CARDS, homes=homes).during("bans", Eve="ban Ann").vote(Ben="Gus")
    assert banned.look.immune


@rule("8.12")
@rule("11.4")
@rule("11.9")
def test_nobody_votes_for_the_immune_innkeeper_but_a_poster_can_condemn_him() -> None:
    village = day(CARDS, homes=INN, poster="Ann").to("ballot")
    refused = village.refuses("Ben", "vote Ann")
    assert (refused.code, refused.rule) == ("tavern-spared", "8.12")
    village.vote()
    assert village.dead == "Ann"


@rule("11.14")
@rule("11.15")
def test_a_pardon_saves_life_and_card() -> None:
    village = day(CARDS, homes=MANOR).vote(Ann="Dan", Ben="Dan")
    assert (village.phase, village.owing) == ("plea", "Dan")
    village.does("Dan", "yes")
    assert (village.phase, village.owing) == ("pardon", "Flo")
    village.does("Flo", "yes")
    assert village.dead == ""
    assert village.of("Dan").card == ""
    assert village.look.buildings[-1].spent
    assert village.village.is_night()


@rule("11.14")
def test_who_does_not_ask_is_not_pardoned_and_the_lord_may_refuse() -> None:
    village = day(CARDS, homes=MANOR).vote(Ann="Jon", Ben="Jon")
    village.does("Jon", "no")
    assert village.dead == "Jon"
    hard = day(CARDS, homes=MANOR).vote(Ann="Jon", Ben="Jon")
    hard.does("Jon", "yes")
    hard.does("Flo", "no")
    assert hard.dead == "Jon"
    assert len(hard.heard(None, "denied")) == 1


@rule("11.15")
def test_the_lord_pardons_himself() -> None:
    village = day(CARDS, homes=MANOR).vote(Ann="Flo", Ben="Flo")
    village.does("Flo", "yes")
    village.does("Flo", "yes")
    assert village.dead == ""


@rule("11.14")
@pytest.mark.parametrize("given", [{"spent": "manor"}, {"dead": "Flo"}])
def test_no_mercy_without_token_or_lord(given: dict[str, str]) -> None:
    village = day("werewolf werewolf seer", homes=MANOR, **given).vote(Ann="Dan", Ben="Dan")
    assert "Dan" in village.dead.split()


@rule("11.16")
@rule("8.6")
def test_after_the_verdict_a_power_of_the_day_can_still_be_used() -> None:
    homes = {"Ben": "farm-1", "Dan": "church"}
    village = day(CARDS, homes=homes).vote(Ann="Jon")
    assert village.phase == "evening"
    assert "confess Ann" in village.may("Dan")
    once = day(CARDS, homes=homes, day_powers="debate").vote(Ann="Jon")
    assert once.village.is_night()


@rule("11.17")
def test_the_clock_makes_a_move_for_whoever_is_away() -> None:
    village = day(CARDS).to("ballot")
    village.does("Ann", "vote Jon")
    village.does("Ann", "away")  # the ballot stays as it is
    assert village.of("Ann").missed == 0
    while village.phase == "ballot":
        village.play(village.waiting[0], "away")
    assert village.dead == "Jon"
    assert village.of("Ben").missed == 1
    for seat in village.waiting:
        assert village.game.default(village.state, seat) in village.state.legal_moves(seat)


@rule("11.19")
def test_where_nobody_votes_blank_everybody_names_somebody_and_luck_votes_for_the_absent() -> None:
    village = day(CARDS, blank_votes="no").to("ballot")
    refused = village.refuses("Ann", "done")
    assert (refused.code, refused.rule) == ("must-vote", "11.19")
    village.does("Ann", "vote Dan")
    assert "nobody" not in village.may("Ann")
    village.does("Ann", "done")
    for name in NAMES[1:8]:
        village.does(name, "away")
    assert len(village.heard(None, "voted")) == 8
