"""The properties P1 to P12 over whole matches of many sizes. What laws show for all games is not repeated."""

from random import Random
from typing import cast

import msgspec
import pytest

import hameau
from hameau import Match, plain
from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.rules.mourning import ALL_EYES
from hameau.games.werewolves.soundness import find_wrong
from hameau.games.werewolves.square import View
from tests.games.werewolves.invariants import follow
from tests.games.werewolves.tables import GAME, NAMES, Village, fresh, night

COMPILED = plain.is_compiled()
SIZES = (8, 13, 21, 29)
COMPOSITIONS = ("simple", "classic", "moon", "first-village", "village", "feast")
CAMPS = {"village": "village", "pack": "wolves", "white": "white", "piper": "piper"}


def composed(players: int, composition: str, seed: int) -> Match:
    small = {"composition": "classic"} if players < 12 and composition in ("feast", "moon") else {}
    options = {
        "composition": composition,
        "girl": ("dice", "bold")[seed % 2],
        "hide-composition": ("no", "yes")[seed // 2 % 2],
        "hunter-shoots": ("always", "unless-poisoned", "eaten-or-condemned")[seed % 3],
    }
    return GAME.match(players, seed=seed, options=options | small)


def state_of(match: Match) -> Werewolves:
    return cast(Werewolves, match.state)


@pytest.mark.parametrize("players", SIZES)
def test_every_match_ends(players: int) -> None:
    for seed in range(10 if COMPILED else 2):
        for composition in COMPOSITIONS:
            match = composed(players, composition, seed)
            match.state.listening = 0
            decisions = match.state.playout() if seed % 2 else match.state.rehearse(50)
            assert state_of(match).winner
            assert decisions < 10_000


@pytest.mark.parametrize(("players", "composition"), [(12, "feast"), (29, "feast"), (18, "village")])
def test_the_invariants_hold_after_every_move(players: int, composition: str) -> None:
    match = composed(players, composition, 1)
    luck, state = Random(players), state_of(match)
    state.listening = 0
    before = cast(Werewolves, match.fresh_state())
    for _ in range(10_000 if COMPILED else 400):
        if not state.waiting:
            break
        before.copy_from(state)
        seat = luck.choice([s for s in range(players) if state.waiting >> s & 1])
        state.apply(seat, luck.choice(state.legal_moves(seat)))
        assert find_wrong(GAME.content, state) is None
        follow(before, state, GAME.content)


def test_single_uses_are_used_once_and_once_more_for_each_renewal() -> None:
    for seed in range(5 if COMPILED else 2):
        match = played(composed(12, "feast", seed), seed)
        told = [(str(e.__struct_config__.tag), e) for e in match.events()]
        for tag, building in (("confessed", "church"), ("used-razor", "shop"), ("pardoned", "manor")):
            used = sum(kind == tag for kind, _ in told)
            renewed = sum(kind == "restored" for kind, _ in told)
            housed = sum(kind == "housed" and getattr(e, "building", "") == building for kind, e in told)
            assert used <= 1 + renewed + housed
        assert sum(kind == "burnt-down" for kind, _ in told) <= 1


def played(match: Match, seed: int) -> Match:
    luck = Random(seed)
    while match.waiting:
        seat = luck.choice(match.waiting)
        match.play(seat, luck.choice(match.moves(seat)))
    return match


def test_a_plain_villager_cannot_tell_two_villages_apart() -> None:
    """Byte for byte, after every single move of a night: what Dan sees, may do and was told."""
    one = night(
        "werewolf werewolf seer villager witch villager little-girl cupid", lovers="Ann Ben", number=2
    )
    other = night(
        "seer cupid witch villager little-girl villager werewolf werewolf", lovers="Ida Jon", number=2
    )
    acts = {
        "seer": (("Eve", "look Ann"), ("Ann", "look Dan")),
        "wolves": (("Ann", "eat Gus"), ("Ida", "eat Gus")),
        "wolves-again": (("Ben", "eat Gus"), ("Jon", "eat Gus")),
        "wolves-last": (("Ann", "sleep"), ("Ann", "sleep")),
        "witch": (("Flo", "sleep"), ("Eve", "sleep")),
    }
    for phase, (first, second) in acts.items():
        assert one.phase == other.phase == phase
        for seat in range(8):
            assert stream(one, "Dan") == stream(other, "Dan"), phase
            for village, (name, text) in ((one, first), (other, second)):
                village.does(NAMES[seat], text if NAMES[seat] == name else "sleep")
    assert one.dead == other.dead == "Gus"
    assert stream(one, "Dan") == stream(other, "Dan")


def stream(village: Village, name: str) -> bytes:
    seat = NAMES.index(name)
    return b"".join(
        msgspec.json.encode(part) for part in (village.view(seat), village.moves(seat), village.events(seat))
    )


def test_replay_and_undo_give_the_same_match() -> None:
    match = played(fresh(9, seed=3, thief="in"), 4)
    again = hameau.replay(match.record())
    assert again.journal == match.journal
    shorter = match.take_back(5)
    for seat, text in match.history[-5:]:
        shorter.play(seat, text)
    assert shorter.state.dump() == match.state.dump()
    assert shorter.record() == match.record()


def test_any_position_can_be_restored_and_finished() -> None:
    luck, match = Random(1), composed(12, "feast", 5)
    while match.waiting:
        if luck.random() < 0.05:
            restored = GAME.position(match.position(), seed=1)
            restored.state.listening = 0
            restored.state.playout()
            assert restored.result is not None
        seat = luck.choice(match.waiting)
        match.play(seat, luck.choice(match.moves(seat)))


def test_the_winners_are_those_of_the_winning_camp() -> None:
    for seed in range(40 if COMPILED else 4):
        match = composed(12, COMPOSITIONS[seed % 6], seed)
        state = state_of(match)
        state.listening = 0
        state.playout()
        view = cast(View, GAME.view(GAME.content, state, None))
        winners = [p for p in view.people if state.has_won(p.seat)]
        assert {state.result(p.seat) > -1 for p in winners} <= {True}
        winner = view.winner
        if winner in CAMPS:
            lovers = {p.camp for p in winners if p.lover}
            assert {p.camp for p in winners} - lovers <= {CAMPS[winner]}
        elif winner == "couple":
            assert len(winners) == 2
        else:
            assert winners == []


@pytest.mark.parametrize("shows", ["camp", "nothing"])
def test_what_is_true_is_possible_for_everybody(shows: str) -> None:
    """At some moments of whole matches: no seat excludes the true cards."""
    for seed in range(12 if COMPILED else 2):
        options = {
            "composition": ("moon", "feast")[seed % 2],
            "death-shows": shows,
            "ghosts": ("night", "public")[seed // 2 % 2],
            "hide-composition": ("no", "yes")[seed // 4 % 2],
            "hunter-shoots": ("unless-poisoned", "eaten-or-condemned")[seed % 2],
        }
        match = GAME.match(15, seed=seed, options=options)
        luck, state = Random(seed), state_of(match)
        state.listening = 0
        while state.waiting:
            if luck.random() < 0.1:
                check_truth(state)
            seat = luck.choice([s for s in range(15) if state.waiting >> s & 1])
            state.apply(seat, luck.choice(state.legal_moves(seat)))


def check_truth(state: Werewolves) -> None:
    for seat in range(state.seats):
        assert state.explains_silence(seat), f"seat {seat} finds the truth impossible"
        for other in range(state.seats):
            if not state.knows_card(seat, other):
                assert state.possible(seat, other) >> state.card[other] & 1, f"{seat} excludes {other}"
            if not state.has_seen(ALL_EYES, other):
                assert state.possible_for(ALL_EYES, other) >> state.card[other] & 1, f"all exclude {other}"
