"""What a moderator of a real table is told to say, and what becomes of what is entered."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from hameau.engine.errors import Unknown
from hameau.engine.record import replay, verify
from hameau.engine.speech import LANGUAGES, Speech
from hameau.games.werewolves.announcing import Cue
from hameau.games.werewolves.content import COMPOSITIONS
from hameau.games.werewolves.moderating import Script
from tests.games.werewolves.leading import GAME, MODERATION, Leader, dealt, play_at_random
from tests.words.catalogues import BOARDS, file

SIMPLE = ["werewolf", "werewolf", "seer", *["villager"] * 5]
CALLS = [
    "thief",
    "cupid",
    "defender",
    "seer",
    "wolves",
    "white-werewolf",
    "arsonist",
    "witch",
    "piper",
    "raven",
]


@cache
def speech() -> Speech:
    """All that the moderator's page can say."""
    board = BOARDS / "werewolves" / "words"
    return Speech(
        {
            language: "\n".join(
                path.read_text("utf-8")
                for path in (file(".", language), file("werewolves", language), board / f"{language}.ftl")
            )
            for language in LANGUAGES
        }
    )


def speak(cue: Cue, names: tuple[str, ...]) -> None:
    """In every language, with exactly these facts."""
    facts = {key.removeprefix("#"): names[int(v)] if key[0] == "#" else v for key, v in cue.facts.items()}
    for language in LANGUAGES:
        assert speech().say(language, cue.message, facts)


def spoken(script: Script) -> list[Cue]:
    return [cue for step in script.steps for cue in [*step.say, *step.do]]


# -- whole matches -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("composition", COMPOSITIONS)
def test_a_match_that_is_only_entered_ends_and_every_sentence_can_be_said(composition: str) -> None:
    said: dict[str, Cue] = {}
    for seed, seats in ((1, 12), (2, 15), (3, 19), (4, 24)):
        options = {"composition": composition, **({"tokens": "draft"} if seed == 2 else {})}
        options |= {"hide-composition": "yes", "hunter-shoots": "unless-poisoned"} if seed == 1 else {}
        leader = Leader(GAME.match(seats, seed=seed, options=options))
        play_at_random(leader, Random(seed))
        assert leader.match.result is not None
        assert leader.keys()[-1] == "over"
        said |= {cue.message: cue for script in leader.seen for cue in spoken(script)}
    for cue in said.values():
        speak(cue, leader.match.names)


def test_who_sleeps_is_never_asked_and_who_is_asked_holds_the_card() -> None:
    leader = Leader(GAME.match(18, seed=5, options={"composition": "moon"}))
    play_at_random(leader, Random(5))
    cards = [person.card for person in leader.match.view(None).people]  # type: ignore[attr-defined]  # of this game
    for script in leader.seen:
        if script.question and script.call in ("seer", "defender", "witch", "raven"):
            assert [cards[row.seat] for row in script.question.rows] in ([script.call], [])
        if script.question and script.call in CALLS:
            assert all(move not in ("sleep", "away") for row in script.question.rows for move in row.moves)


def test_every_card_and_every_building_that_is_called_has_its_step() -> None:
    steps: set[str] = set()
    for seed in range(5):
        leader = Leader(
            GAME.match(24, seed=seed, options={"composition": "feast", "seer": "in", "piper": "in"})
        )
        play_at_random(leader, Random(seed))
        steps |= {step.key for script in leader.seen for step in script.steps}
    day = {"dawn", "deaths", "count", "verdict", "debate", "ballot", "captain", "over"}
    village = {"baker", "housing", "answer", "bans", "inn-vote", "plea", "evening", "powers"}
    assert steps >= {*CALLS, "lovers", "charmed", "saw", "deal", "night", *day, *village}


def test_the_record_of_a_deal_by_hand_can_be_verified_and_says_where_it_begins() -> None:
    leader = dealt(SIMPLE, composition="simple")
    leader.match.call(["Ann", "Ben", "Eve", "Dan", "Flo", "Gus", "Ida", "Jon"])
    play_at_random(leader, Random(1))
    record = leader.match.record()
    assert "\nstart seats=8 phase=seer card=wwsvvvvv" in record
    assert verify(record, lambda key: GAME)
    assert replay(record, lambda key: GAME).history == leader.match.history


# -- the night ---------------------------------------------------------------------------------------------


def test_a_card_in_the_middle_is_called_as_loudly_as_any() -> None:
    cards = ["werewolf", "werewolf", "thief", *["villager"] * 7]
    leader = dealt(cards, composition="simple", thief="in")  # the Seer and a Villager lie in the middle
    assert leader.call == "thief"
    leader.enter()
    assert leader.call == "seer"
    [step] = leader.now.steps
    assert [cue.message for cue in step.say] == ["asleep-thief", "moderator-call-seer"]
    assert [cue.message for cue in step.do] == ["moderator-note-nobody"]
    assert step.wake == []
    assert leader.question.rows == []
    leader.enter()
    assert leader.call == "wolves"


def test_the_pack_is_asked_once_for_all_its_rounds() -> None:
    leader = dealt([*SIMPLE[:-1], "little-girl"], composition="simple", little_girl="in")
    leader.enter((2, "look 1"))
    assert leader.now.steps[0].do[0] == Cue(
        "moderator-note-saw", {"#name": 2, "#other": 0, "@card": "werewolf"}
    )
    assert [row.seat for row in leader.question.rows] == [0]
    assert leader.question.rows[0].moves == [f"eat {seat}" for seat in range(3, 9)]
    leader.enter((0, "eat 4"))
    assert leader.call == "debate"
    assert leader.keys() == ["dawn", "debate"]
    assert not leader.match.state.is_alive(3)  # type: ignore[attr-defined]  # of this game


def test_a_pack_that_does_not_agree_eats_nobody() -> None:
    leader = dealt(SIMPLE, composition="simple")
    leader.enter()
    leader.enter()
    assert [cue.message for cue in leader.now.steps[0].say] == [
        "asleep-wolves",
        "moderator-dawn",
        "day-broke",
    ]
    assert leader.match.state.alive == 255  # type: ignore[attr-defined]  # of this game


def test_the_witch_is_shown_the_prey_and_uses_both_potions() -> None:
    leader = dealt(
        ["werewolf", "werewolf", "seer", "witch", *["villager"] * 4], composition="simple", witch="in"
    )
    leader.enter()
    leader.enter((0, "eat 5"))
    assert Cue("moderator-note-victim", {"#name": 4}) in leader.now.steps[-1].do
    leader.enter((3, "cure and poison 1"))
    assert [step.wake for step in leader.now.steps if step.key == "dawn"] == [[0]]


# -- the day -----------------------------------------------------------------------------------------------


def test_a_cascade_is_told_line_by_line_and_the_hunter_is_asked_in_it() -> None:
    cards = ["werewolf", "werewolf", "seer", "cupid", "hunter", *["villager"] * 3]
    leader = dealt(cards, composition="simple", cupid="in", hunter="in")
    leader.enter((3, "bind 5"), (3, "bind 6"))
    leader.enter()
    leader.enter((0, "eat 5"))
    assert leader.call == "shot"
    assert leader.keys() == ["dawn", "shot"]
    leader.enter((4, "shoot 1"))
    said = [[cue.message for cue in step.say] for step in leader.now.steps[:2]]
    assert said == [["shot", "moderator-died"], ["grieved", "moderator-died"]]


def test_who_is_not_mentioned_votes_blank_and_a_tie_is_asked_again() -> None:
    leader = dealt(SIMPLE, composition="simple")
    for _ in range(3):
        leader.enter()
    assert leader.call == "ballot"
    leader.enter((0, "vote 3"), (1, "vote 4"))
    assert leader.call == "ballot-again"
    assert [cue.facts["#name"] for cue in leader.now.steps[-1].do] == [2, 3]
    leader.enter(*((seat, "vote 3") for seat in (0, 1, 4)))
    assert leader.keys()[:2] == ["count", "verdict"]
    assert leader.call == "wolves", "the card of the Seer lies open"


def test_who_had_to_leave_is_away_until_the_table_withdraws_them() -> None:
    leader = dealt(SIMPLE, composition="simple")
    assert leader.now.may_go == list(range(8))
    leader.enter((3, "away"))
    assert leader.now.gone == [3]
    leader.enter()
    assert leader.call == "debate"
    leader.enter()
    leader.enter()
    leader.enter((2, "look 1"))
    leader.enter()
    assert leader.call == "debate"
    [row] = leader.question.rows
    assert row.moves == ["withdraw 4"]
    leader.enter((row.seat, "withdraw 4"))
    assert leader.keys()[0] == "deaths"
    assert not leader.match.state.is_alive(3)  # type: ignore[attr-defined]  # of this game
    assert leader.call == "debate"


# -- what is refused ---------------------------------------------------------------------------------------


def test_what_cannot_be_is_refused_with_the_sentence_of_the_rules() -> None:
    leader = dealt(SIMPLE, composition="simple")
    before = leader.match.position()
    for did, code in (
        ([(2, "look 3")], "not-yourself"),
        ([(3, "look 1")], "sleep-on"),
        ([(2, "dance")], "no-such-move"),
        ([(2, "look 1"), (2, "look 2")], "no-such-move"),
    ):
        refusal = leader.enter(*did)
        assert refusal is not None
        assert refusal.code == code
    leader.enter()
    refusal = leader.enter((0, "eat 2"))
    assert refusal is not None
    assert refusal.code == "no-wolf"
    assert before != leader.match.position()


def test_all_wolves_may_lie_in_the_middle_until_the_thief_takes_one() -> None:
    leader = dealt(["thief", "seer", *["villager"] * 8], composition="simple", thief="in")
    assert leader.now.middle == ["werewolf", "werewolf"]
    assert leader.question.must
    assert leader.enter() is not None
    assert leader.enter((0, "take 1")) is None
    assert leader.now.steps[0].do[0].message == "moderator-note-swapped"


def test_with_buildings_the_tokens_are_entered_after_the_cards() -> None:
    cards = ["werewolf", "werewolf", "seer", *["villager"] * 9]
    position = MODERATION.deal(
        GAME.content,
        12,
        GAME.check_options({"composition": "simple", "village": "thirds", "wolves": "2"}),
        cards,
    )
    leader = Leader(GAME.position(position, seed=1))
    assert (leader.call, leader.question.way, len(leader.question.rows)) == ("draft", "tokens", 12)
    play_at_random(leader, Random(2))
    assert leader.match.result is not None


def test_cards_that_somebody_enters_are_not_hidden() -> None:
    with pytest.raises(Unknown, match="let Hameau deal"):
        dealt(SIMPLE, composition="simple", hide_composition="yes")
