"""What a seat concludes from deaths, votes, claims, reports and open cards."""

import pytest

from hameau.games.werewolves.rules.box import PIPER
from tests.games.werewolves.tables import NAMES, Village, day

CARDS = "werewolf werewolf seer"


def doubts(village: Village, name: str) -> dict[str, float]:
    """How likely the player thinks each other one a wolf."""
    state = village.village
    state.consider(NAMES.index(name))
    found = dict(zip(NAMES, state.doubt[: state.seats], strict=False))
    state.forget_thoughts()
    return found


def belief(village: Village, name: str, other: str, kind: int) -> float:
    state = village.village
    state.consider(NAMES.index(name))
    found: float = state.belief[NAMES.index(other)][kind]
    state.forget_thoughts()
    return found


def test_at_first_everybody_else_is_as_likely_a_wolf() -> None:
    found = doubts(day(CARDS), "Dan")
    assert found.pop("Dan") == 0
    assert list(found.values()) == pytest.approx([2 / 7] * 7)


def test_the_doubts_of_all_are_as_many_as_there_are_wolves_left() -> None:
    village = day("werewolf werewolf werewolf seer hunter", players=12, dead="Ann")
    village.does("Ben", "accuse Dan")
    village.does("Dan", "report Ben wolf")
    village.vote(Ben="Dan", Eve="Ben", Flo="Dan").to("debate")
    assert sum(doubts(village, "Jon").values()) == pytest.approx(3, abs=0.1)


def test_wolves_know_each_other() -> None:
    found = doubts(day(CARDS), "Ann")
    assert [name for name, doubt in found.items() if doubt > 0] == ["Ann", "Ben"]


def test_who_voted_against_a_wolf_is_trusted_and_who_voted_elsewhere_is_not() -> None:
    village = day(CARDS).vote(Dan="Ann", Flo="Ann", Gus="Ann", Ben="Eve", Ida="Eve").to("debate")
    found = doubts(village, "Jon")
    assert found["Dan"] < found["Jon"] + 0.15 < found["Eve"] < found["Ben"]
    assert found["Ida"] == pytest.approx(found["Ben"])


def test_a_seer_knows_that_another_seer_lies() -> None:
    village = day(CARDS)
    village.does("Ann", "claim seer")
    assert doubts(village, "Eve")["Ann"] > 0.8
    assert doubts(village, "Dan")["Ann"] < 0.5, "others cannot know"


def test_a_report_is_believed_unless_somebody_else_claims_the_same() -> None:
    village = day(CARDS)
    before = doubts(village, "Dan")["Ann"]
    village.does("Eve", "claim seer")
    village.does("Eve", "report Ann wolf")
    alone = doubts(village, "Dan")
    assert alone["Ann"] > 0.75 > before
    assert alone["Eve"] < before
    village.does("Ann", "claim seer")
    village.does("Ann", "report Eve wolf")
    both = doubts(village, "Dan")
    assert 0.3 < both["Ann"] < 0.7
    assert both["Ann"] == pytest.approx(both["Eve"])


def test_what_a_seer_reported_is_sure_when_her_card_lies_open() -> None:
    village = day(CARDS)
    village.does("Eve", "claim seer")
    village.does("Eve", "report Ann wolf")
    village.vote(Ann="Eve", Ben="Eve").to("debate")
    assert doubts(village, "Dan")["Ann"] > 0.95


def test_whom_a_wolf_blamed_is_innocent() -> None:
    village = day(CARDS)
    village.does("Ann", "report Dan wolf")
    village.vote(Dan="Ann", Eve="Ann").to("debate")
    assert doubts(village, "Jon")["Dan"] < 0.1


def test_a_character_is_believed_to_be_who_claims_it() -> None:
    village = day(CARDS)
    assert belief(village, "Dan", "Eve", 2) == pytest.approx(1 / 7)
    village.does("Eve", "claim seer")
    assert belief(village, "Dan", "Eve", 2) > 0.5
    assert belief(village, "Dan", "Flo", 2) < 0.1


def test_hidden_cards_leave_doubts() -> None:
    village = day(CARDS, death_shows="nothing").vote(Ben="Dan", Eve="Dan").to("debate")
    found = doubts(village, "Jon")
    assert 0 < found["Dan"] < 1


def test_the_charmed_believe_the_camp_that_the_dead_piper_shows() -> None:
    village = day("werewolf werewolf seer piper", charmed="Jon", death_shows="camp")
    village.vote(Ann="Dan", Ben="Dan").to("debate")
    assert belief(village, "Jon", "Dan", PIPER) == 1
    assert village.imagines("Jon", 1).card[NAMES.index("Dan")] == PIPER


def test_thoughts_leave_nothing_behind() -> None:
    village = day(CARDS)
    village.does("Eve", "report Ann wolf")
    before = village.state.dump()
    doubts(village, "Dan")
    assert village.state.dump() == before
    state = village.village
    state.consider(3)
    assert state.thinker == 4
    state.apply(3, state.legal_moves(3)[0])
    assert state.thinker == 0
    assert not any(state.doubt)
