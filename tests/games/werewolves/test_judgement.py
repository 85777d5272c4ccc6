"""What a sensible player does, and never does."""

from collections import Counter
from typing import cast

import pytest

from hameau import bots
from hameau.games.werewolves.bots.judgement import Werewolves
from tests.games.werewolves.tables import NAMES, Village, day, fresh, night, numbered


def prefers(village: Village, name: str, seed: int = 1) -> str:
    return bots.make("greedy", seed).choose(village, NAMES.index(name))


def test_wolves_follow_the_finger_of_the_others() -> None:
    village = night("werewolf werewolf seer").during("wolves", Ann="eat Dan")
    assert prefers(village, "Ben") == numbered("eat Dan")


def test_a_seer_votes_against_the_wolf_she_saw() -> None:
    village = night("werewolf werewolf seer").during("seer", Eve="look Ben").to("ballot")
    assert prefers(village, "Eve") == numbered("vote Ben")


def test_wolves_do_not_vote_for_wolves() -> None:
    village = day("werewolf werewolf seer").to("ballot")
    for seed in range(10):
        assert prefers(village, "Ann", seed) != numbered("vote Ben")


def test_a_witch_saves_herself() -> None:
    assert prefers(night("werewolf werewolf witch").pack("Eve").to("witch"), "Eve").startswith("cure")


def test_nobody_plays_the_move_of_the_clock() -> None:
    village = night("werewolf werewolf seer")
    for seed in range(5):
        assert prefers(village, "Dan", seed) == "sleep"


def test_a_seer_who_found_a_wolf_says_who_she_is_and_then_what_she_saw() -> None:
    village = night("werewolf werewolf seer").during("seer", Eve="look Ben").to("debate")
    assert prefers(village, "Eve") == "claim seer"
    village.does("Eve", "claim seer")
    assert prefers(village, "Eve") == numbered("report Ben wolf")
    village.does("Eve", "report Ben wolf")
    assert prefers(village, "Eve") == "done"


def test_a_seer_who_saw_a_villager_keeps_quiet() -> None:
    village = night("werewolf werewolf seer").during("seer", Eve="look Dan").to("debate")
    assert not prefers(village, "Eve").startswith(("claim", "report"))


def test_a_wolf_who_is_found_out_takes_the_part_of_the_seer_and_turns_the_report_round() -> None:
    village = day("werewolf werewolf seer")
    village.does("Eve", "claim seer")
    village.does("Eve", "report Ben wolf")
    assert not prefers(village, "Ann").startswith("claim"), "only who is found out"
    assert prefers(village, "Ben") == "claim seer"
    village.does("Ben", "claim seer")
    assert prefers(village, "Ben") == numbered("report Eve wolf")


def test_the_village_believes_a_seer_whom_nobody_contradicts() -> None:
    village = day("werewolf werewolf seer")
    village.does("Eve", "claim seer")
    village.does("Eve", "report Ben wolf")
    village.to("ballot")
    for name in ("Dan", "Flo", "Gus", "Ida", "Jon"):
        assert prefers(village, name) == numbered("vote Ben")


def test_wolves_eat_who_seems_to_be_the_seer() -> None:
    village = day("werewolf werewolf seer")
    village.does("Eve", "claim seer")
    village.to("wolves")
    assert prefers(village, "Ann") == prefers(village, "Ben") == numbered("eat Eve")


def test_a_villager_neither_claims_nor_reports_what_is_not_true() -> None:
    village = day("werewolf werewolf seer")
    for seed in range(5):
        assert not prefers(village, "Dan", seed).startswith(("claim", "report"))


def test_whom_several_accuse_says_that_it_is_a_plain_villager_once() -> None:
    village = day("werewolf werewolf seer")
    village.does("Ann", "accuse Dan")
    assert prefers(village, "Dan") != "claim villager", "one accuser is no danger"
    village.does("Flo", "accuse Dan")
    assert prefers(village, "Dan") == "claim villager"
    village.does("Dan", "claim villager")
    assert not prefers(village, "Dan").startswith("claim")


def test_a_seer_who_passed_for_a_villager_keeps_her_innocents_to_herself() -> None:
    village = night("werewolf werewolf seer").during("seer", Eve="look Dan").to("debate")
    village.does("Eve", "claim villager")
    assert not prefers(village, "Eve").startswith("report")


def test_villagers_and_wolves_also_defend_whom_others_accuse() -> None:
    said: Counter[tuple[bool, str]] = Counter()
    for seed in range(6):
        match = fresh(12, seed, composition="simple")
        players = [bots.make("greedy", 100 * seed + seat) for seat in range(12)]
        while match.waiting:
            seat = match.waiting[0]
            move = players[seat].choose(match, seat)
            said[cast(Werewolves, match.state).is_wolf(seat), move.split()[0]] += 1
            match.play(seat, move)
    for wolf in (True, False):
        assert said[wolf, "accuse"] > said[wolf, "defend"] > said[wolf, "accuse"] / 10


def test_a_witch_poisons_whom_she_is_sure_of_and_nobody_else() -> None:
    village = day("werewolf werewolf seer witch", players=9)
    village.does("Eve", "claim seer")
    village.does("Eve", "report Ben wolf")
    village.to("ballot").vote(Ann="Eve", Ben="Eve").to("witch")
    assert prefers(village, "Dan") == numbered("poison Ben")
    quiet = night("werewolf werewolf seer witch", players=9).to("witch")
    assert not prefers(quiet, "Dan").startswith("poison")


def test_votes_of_wolves_do_not_betray_them_by_agreeing() -> None:
    """Over many nights two wolves would often choose differently between the same two innocents."""
    state = day("werewolf werewolf seer").village
    chosen = set()
    for number in range(1, 12):
        state.night = number
        chosen.add((state.whim(0, 3) > state.whim(0, 4), state.whim(1, 3) > state.whim(1, 4)))
    assert len(chosen) > 2


def test_a_lone_wolf_votes_like_the_others_and_a_large_pack_scatters() -> None:
    """One wolf among twenty won more often than four: voting alone, he was the last to be suspected."""
    lone, pair, pack = (day(" ".join(["werewolf"] * wolves)).village for wolves in (1, 2, 4))
    assert lone.scatter() == 0.0
    assert 0.0 < pair.scatter() < pack.scatter() == 1.0
    assert lone.worth_of_vote(0, 3) == pytest.approx(lone.worth_of_vote(0, 4))
    assert pack.worth_of_vote(0, 5) != pytest.approx(pack.worth_of_vote(0, 6))
