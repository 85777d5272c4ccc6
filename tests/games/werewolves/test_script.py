"""What a real table hears: nobody's eyes are open when others wake, and nothing tells who is who."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from hameau.games.werewolves.announcing import Cue, Step
from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.content import CHARACTERS, COMPOSITIONS
from hameau.games.werewolves.rules.box import BAKERY
from hameau.games.werewolves.square import seats_of
from tests.games.werewolves.leading import GAME, Leader, dealt, play_at_random
from tests.rules import rule

# what wakes somebody: a call, or a sentence to those who were touched or who live in the bakery
WAKES = {"moderator-lovers": "lovers", "moderator-charmed": "charmed", "moderator-baker": "baker"}
CALL, ASLEEP = "moderator-call-", "asleep-"
ALL_WAKE, ALL_SLEEP = "moderator-dawn", "moderator-night"
AWAKE_STILL = {"saw": "seer", "swapped": "thief"}  # steps without a word aloud, for who was called before
EVERY_ROLE = {"composition": "feast"}
ORDER = [  # the rulebook's
    *("thief", "cupid", "lovers", "defender", "seer", "wolves", "baker"),
    *("white-werewolf", "arsonist", "witch", "piper", "charmed", "raven"),
]


class Eyes:
    """Whose eyes are open, from what is said and from nothing else."""

    def __init__(self) -> None:
        self.open: set[str] = set()
        self.woken: list[str] = []

    def hear(self, said: Cue) -> None:
        message = said.message
        if message.startswith(ASLEEP):
            sleeper = message.removeprefix(ASLEEP)
            assert sleeper in self.open, f"{sleeper} are told to sleep and sleep already"
            self.open.remove(sleeper)
        elif message.startswith(CALL) or message in WAKES:
            woken = WAKES.get(message) or message.removeprefix(CALL)
            assert not self.open, f"{woken} wake, and these could see them: {self.open}"
            self.open = {woken}
            self.woken.append(woken)
        elif message in (ALL_WAKE, ALL_SLEEP):
            assert not self.open, f"{self.open} were never told to sleep"


def steps_of(leader: Leader) -> Iterator[Step]:
    for script in leader.seen:
        yield from script.steps


def watch(leader: Leader) -> Eyes:
    eyes = Eyes()
    for step in steps_of(leader):
        for said in step.say:
            eyes.hear(said)
        if step.wake and eyes.open:
            assert {AWAKE_STILL.get(step.key, step.key)} == eyes.open
    return eyes


def led(seats: int, seed: int, **options: str) -> Leader:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    leader = Leader(GAME.match(seats, seed=seed, options=named))
    play_at_random(leader, Random(seed))
    return leader


# -- nobody sees who wakes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("composition", COMPOSITIONS)
def test_whoever_was_woken_sleeps_before_anybody_else_wakes(composition: str) -> None:
    sizes = (12, 18, 29) if composition != "simple" else (8, 18, 29)
    for seed, seats in enumerate(sizes):
        options = {"composition": composition, "death-shows": ("card", "nothing")[seed % 2]}
        options["thief"] = "out" if seats == 29 else "in"
        leader = Leader(GAME.match(seats, seed=seed, options=options))
        play_at_random(leader, Random(seed))
        assert len(watch(leader).woken) >= 2


def test_every_role_that_opens_its_eyes_is_woken_and_put_to_sleep_in_the_order_of_the_rulebook() -> None:
    woken: set[str] = set()
    for seed in range(4):
        leader = led(24, seed, death_shows="nothing", **EVERY_ROLE)
        eyes = watch(leader)
        woken |= set(eyes.woken)
        for night in nights(leader):
            places = [ORDER.index(who) for who in who_wakes(night)]
            assert places == sorted(places)
    assert woken == set(ORDER)


def test_cupid_sleeps_before_the_lovers_look_at_each_other() -> None:
    cards = ["werewolf", "werewolf", "seer", "cupid", *["villager"] * 4]
    leader = dealt(cards, composition="simple", cupid="in")
    leader.enter((3, "bind 5"), (3, "bind 6"))
    lovers, seer = leader.now.steps
    assert [said.message for said in lovers.say] == ["asleep-cupid", "moderator-lovers"]
    assert lovers.wake == [4, 5]
    assert [said.message for said in seer.say] == ["asleep-lovers", "moderator-call-seer"]


def test_the_piper_sleeps_before_the_charmed_look_around_and_the_charmed_before_dawn() -> None:
    cards = ["werewolf", "werewolf", "seer", "piper", *["villager"] * 4]
    leader = dealt(cards, composition="simple", piper="in")
    leader.enter()
    leader.enter((0, "eat 3"))
    leader.enter((3, "charm 5"), (3, "charm 6"))
    charmed, dawn = leader.now.steps[:2]
    assert [said.message for said in charmed.say] == ["asleep-piper", "moderator-charmed"]
    assert charmed.wake == [4, 5]
    assert [said.message for said in dawn.say][:2] == ["asleep-charmed", "moderator-dawn"]


def test_the_dead_are_not_woken_with_the_charmed() -> None:
    cards = ["werewolf", "werewolf", "seer", "piper", *["villager"] * 6]
    leader = dealt(cards, composition="simple", piper="in")
    leader.enter()
    leader.enter((0, "eat 5"))
    leader.enter((3, "charm 5"), (3, "charm 6"))
    assert leader.now.steps[0].wake == [4, 5], "who dies at dawn was still awake"
    while leader.call != "piper":
        leader.enter()
    leader.enter((3, "charm 7"))
    assert leader.now.steps[0].wake == [5, 6]


def test_the_baker_looks_when_the_wolves_have_closed_their_eyes() -> None:
    leader = led(24, 1, **EVERY_ROLE)
    scripts = [script for script in leader.seen if "baker" in {step.key for step in script.steps}]
    assert scripts
    for script in scripts:
        baker = next(step for step in script.steps if step.key == "baker")
        following = script.steps[script.steps.index(baker) + 1]
        assert [said.message for said in baker.say] == ["asleep-wolves", "moderator-baker"]
        assert following.say[0].message == "asleep-baker"


# -- nobody hears who is who -------------------------------------------------------------------------------


def nights(leader: Leader) -> Iterator[list[Cue]]:
    """All that is said aloud from each nightfall to the dawn after it."""
    night: list[Cue] | None = None
    for said in (said for step in steps_of(leader) for said in step.say):
        if said.message == ALL_SLEEP:
            night = []
        if night is not None:
            night.append(said)
        if said.message == ALL_WAKE and night is not None:
            yield night
            night = None


def who_wakes(night: Iterable[Cue]) -> list[str]:
    eyes = Eyes()
    for said in night:
        eyes.hear(said)
    return eyes.woken


class Listener(Leader):
    """A moderator beside whom somebody notes what all know when night falls, and what is then said."""

    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        self.public: list[str] = []
        super().__init__(GAME.match(seats, seed=seed, options=options))

    def look(self) -> None:
        super().look()
        if any(step.key == "night" for step in self.now.steps):
            self.public.append(self.what_all_know())

    def what_all_know(self) -> str:
        state = self.match.state
        assert isinstance(state, Werewolves)
        open_cards = [CHARACTERS[state.card[s]] for s in range(state.seats) if state.shown >> s & 1]
        single = sorted(set(open_cards) - {"villager", "werewolf"})
        baker = bool(state.lives_in(BAKERY))
        return f"night {state.night}, open: {single}, burnt: {state.burnt > 0}, baker: {baker}"


@pytest.mark.parametrize(("composition", "seats"), [("moon", 12), ("feast", 15)])
@pytest.mark.parametrize("hidden", ["no", "yes"])
def test_what_is_said_in_a_night_tells_only_what_all_know(composition: str, seats: int, hidden: str) -> None:
    heard: dict[str, set[str]] = defaultdict(set)
    nothing_chosen = 0
    for seed in range(6):
        options = {"composition": composition, "hide-composition": hidden, "thief": "in"}
        options["death-shows"] = "nothing"
        leader = Listener(seats, seed, options)
        play_at_random(leader, Random(seed))
        for known, night in zip(leader.public, nights(leader), strict=True):
            heard[known].add(repr(night))
        nothing_chosen += sum(Cue("moderator-note-touch-nobody", {}) in step.do for step in steps_of(leader))
    assert {known: len(said) for known, said in heard.items() if len(said) > 1} == {}
    assert nothing_chosen, "where nobody was touched all hear the same"


# -- before the first night --------------------------------------------------------------------------------


@rule("2.10")
def test_all_may_introduce_themselves_before_the_first_night_and_never_again() -> None:
    simple = dealt(["werewolf", "werewolf", "seer", *["villager"] * 5], composition="simple")
    assert simple.keys() == ["introductions", "night", "seer"]
    assert simple.now.steps[0].say == [Cue("moderator-introductions", {})]
    village = led(12, 3, composition="village", tokens="draft")
    keys = [step.key for step in steps_of(village)]
    assert keys.count("introductions") == 1
    assert keys[keys.index("introductions") - 1 :][:3] == ["draft", "introductions", "night"]
    assert Cue("moderator-introductions-village", {}) in [
        said for step in steps_of(village) for said in step.say
    ]


# -- who has to answer, and who alone may --------------------------------------------------------------------


def test_cupid_is_asked_until_two_are_named() -> None:
    cards = ["werewolf", "werewolf", "seer", "cupid", *["villager"] * 4]
    leader = dealt(cards, composition="simple", cupid="in")
    assert leader.question.must
    for named in ((), ((3, "bind 5"),)):
        refusal = leader.enter(*named)
        assert refusal is not None
        assert refusal.code == "must-bind"
    leader.enter((3, "away"))
    assert leader.now.steps[0].wake == []
    assert leader.now.steps[0].say[1] == Cue("moderator-lovers", {}), "nobody hears that there are none"


def test_a_cupid_in_the_middle_need_not_be_answered_for() -> None:
    cards = ["werewolf", "werewolf", "seer", "thief", *["villager"] * 6]
    leader = dealt(cards, composition="simple", cupid="in", thief="in")
    leader.enter()
    assert leader.call == "cupid"
    assert not leader.question.must
    leader.enter()
    assert [said.message for said in leader.now.steps[0].say] == ["asleep-cupid", "moderator-lovers"]


def test_the_hunter_has_to_shoot_unless_away() -> None:
    cards = ["werewolf", "werewolf", "seer", "hunter", *["villager"] * 4]
    leader = dealt(cards, composition="simple", hunter="in")
    leader.enter()
    leader.enter((0, "eat 4"))
    assert (leader.call, leader.question.must, leader.now.may_go) == ("shot", True, [3])
    assert leader.now.steps[-1].do == [Cue("moderator-note-shot", {})]
    assert leader.enter() is not None
    leader.enter((3, "away"))
    assert leader.call == "debate"


def test_a_hunter_who_left_in_the_night_is_not_asked_to_shoot() -> None:
    cards = ["werewolf", "werewolf", "seer", "hunter", *["villager"] * 4]
    leader = dealt(cards, composition="simple", hunter="in")
    leader.enter((3, "away"))
    leader.enter((0, "eat 4"))
    assert (leader.call, leader.question.must) == ("shot", False)
    assert leader.now.steps[-1].do == [Cue("moderator-note-no-shot", {"#name": 3})]
    leader.enter()
    assert leader.call == "debate"


def test_only_farmers_are_told_to_point_where_farmers_elect() -> None:
    said = set()
    for seed in range(3):
        leader = led(15, seed, composition="village")
        for script in leader.seen:
            if script.call.startswith("election"):
                said |= {cue.message for cue in script.steps[-1].say}
    assert said >= {"moderator-election-farmers"}
    assert said <= {"moderator-election-farmers", "moderator-election-again-farmers"}


class Usher(Leader):
    """A moderator who notes at each vote who may not point, and whom the script names."""

    def __init__(self, seats: int, seed: int) -> None:
        self.votes: list[tuple[set[int], set[int]]] = []
        super().__init__(GAME.match(seats, seed=seed, options={"composition": "village"}))

    def look(self) -> None:
        super().look()
        state = self.match.state
        assert isinstance(state, Werewolves)
        if self.call == "ballot":
            notes = [cue for cue in self.now.steps[-1].do if cue.message == "moderator-note-banned"]
            silent = set(seats_of(state.teacher() | state.banned))
            self.votes.append((silent, {int(cue.facts["#name"]) for cue in notes}))


def test_the_schoolteacher_is_named_among_those_who_do_not_point() -> None:
    usher = Usher(15, 2)
    play_at_random(usher, Random(2))
    assert any(silent for silent, _ in usher.votes)
    for silent, named in usher.votes:
        assert named == silent


def test_who_may_not_vote_is_said_at_every_vote_and_not_in_the_evening() -> None:
    """After the verdict the script still said who could not vote, and in a second ballot it did not."""
    votes = {"ballot": 0, "ballot-again": 0}
    for seed in range(12):
        leader = led(15, seed, composition="village", captain="no", tavern="out", farms="0")
        for script in leader.seen:
            step = script.steps[-1]
            silent = [cue for cue in step.do if cue.message == "moderator-note-banned"]
            assert script.call in votes or not silent, (script.call, silent)
            if silent:
                votes[script.call] += 1
    assert min(votes.values()) > 0


def test_a_lone_voter_is_not_told_to_fill_in_ballots() -> None:
    """Where all but one are silent or dead the village still votes by pointing."""
    for seed in range(12):
        for script in led(15, seed, composition="village", farms="0").seen:
            said = [cue for step in script.steps for cue in step.say if cue.message == "moderator-to"]
            assert all(cue.facts["@call"] != "call-ballot" for cue in said)
