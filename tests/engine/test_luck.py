"""Luck: repeatable by the secret, different for every move, and even."""

from collections import Counter
from itertools import pairwise

import pytest

import hameau
from hameau import plain
from hameau.engine import luck
from hameau.engine.state import FATE, State
from tests.engine.matches import BUTTONS, played

SECRET = luck.secret_from_seed(7)
KNOWN_SETUP = [531532779, 3884213558, 2496462023, 3082380565]
KNOWN_THIRD = [722883827, 3631147414, 3298328413, 2275795522]
KNOWN_SEED = 4546195688162619924
KNOWN_STREAM = [0, 1, 5, 5, 2, 5, 1, 0, 5, 1, 3, 3, 5, 0, 4, 2, 4, 2, 3, 3]
KNOWN_LUCK = 1833315885235988887


def state() -> State:
    return BUTTONS.match(seats=2).state


# -- the secret --------------------------------------------------------------------------------------------


def test_known_answers() -> None:
    """These numbers may never change: records of all matches that were ever played rest on them."""
    assert SECRET.hex() == "0053e1a87c975547cab57b1ec93e27a0ce4c26e910886074118bbc2a492b9152"
    assert luck.commitment(SECRET) == "fd054da2ed3453d9373e9af6ebbc8ed850ffd9354a1c08c828fa512c0ea08fe2"
    assert luck.words(SECRET, 0)[:4] == KNOWN_SETUP
    assert luck.words(SECRET, 3)[:4] == KNOWN_THIRD
    assert luck.seed_after(SECRET, 3) == KNOWN_SEED


def test_the_same_secret_gives_the_same_words() -> None:
    assert luck.words(SECRET, 5) == luck.words(bytes(SECRET), 5)


def test_every_move_and_every_secret_has_words_of_its_own() -> None:
    streams = [
        tuple(luck.words(luck.secret_from_seed(seed), move)) for seed in range(20) for move in range(20)
    ]
    assert len(set(streams)) == 400
    assert len({word for stream in streams for word in stream}) >= 400 * FATE - 3


def test_words_are_32_bits_and_enough_for_a_move() -> None:
    words = luck.words(SECRET, 1)
    assert len(words) == FATE
    assert all(0 <= word < 2**32 for word in words)
    assert max(words) > 2**31


def test_seeds_give_different_secrets_negative_and_huge_ones_too() -> None:
    seeds = [-1, 0, 1, 2**31, 2**63, 2**64, 2**64 + 1, -(2**70)]
    assert len({luck.secret_from_seed(seed) for seed in seeds}) == len(seeds)
    assert {len(luck.secret_from_seed(seed)) for seed in seeds} == {luck.SECRET_BYTES}


def test_the_promise_binds_the_secret_and_does_not_show_it() -> None:
    other = bytes([SECRET[0] ^ 1, *SECRET[1:]])
    assert luck.commitment(other) != luck.commitment(SECRET)
    assert SECRET.hex()[:8] not in luck.commitment(SECRET)


# -- the stream of a state ---------------------------------------------------------------------------------


def test_the_stream_has_known_answers_compiled_and_not() -> None:
    stream = state()
    stream.reseed(12345)
    assert [stream.below(6) for _ in range(20)] == KNOWN_STREAM
    assert stream.luck == KNOWN_LUCK


def test_what_is_foretold_comes_first_in_its_order_and_then_the_stream() -> None:
    stream, plain_stream = state(), state()
    stream.reseed(1)
    plain_stream.reseed(1)
    stream.foretell([0, 2**31, 2**32 - 1])
    assert [stream.below(10) for _ in range(3)] == [0, 5, 9]
    assert [stream.below(1000) for _ in range(9)] == [plain_stream.below(1000) for _ in range(9)]


def test_reseeding_forgets_what_was_foretold() -> None:
    stream = state()
    stream.foretell([2**32 - 1] * 5)
    stream.reseed(1)
    assert stream.fated == 0
    assert [stream.below(10) for _ in range(5)] != [9] * 5


def test_foretelling_nothing_changes_nothing() -> None:
    stream, other = state(), state()
    stream.reseed(3)
    other.reseed(3)
    stream.foretell([])
    assert stream.below(1000) == other.below(1000)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 36, 1000])
def test_below_is_even(n: int) -> None:
    stream = state()
    stream.reseed(99)
    throws = 6000
    counts = Counter(stream.below(n) for _ in range(throws))
    assert set(counts) <= set(range(n))
    expected = throws / n
    chi = sum((counts[value] - expected) ** 2 / expected for value in range(n))
    assert chi < n + 4.5 * (2 * n) ** 0.5  # beyond 4 deviations of the chi-squared distribution


def test_the_words_of_real_matches_are_even_too() -> None:
    counts: Counter[int] = Counter()
    for move in range(60):
        stream = state()
        stream.foretell(luck.words(SECRET, move))
        counts.update(stream.below(6) for _ in range(FATE))
    expected = 60 * FATE / 6
    assert sum((counts[die] - expected) ** 2 / expected for die in range(6)) < 20.5  # 0.1 % with five degrees


def test_two_throws_in_a_row_are_independent() -> None:
    stream = state()
    stream.reseed(5)
    throws = [stream.below(6) for _ in range(7201)]
    pairs = Counter(pairwise(throws))
    assert (
        sum((pairs[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6)) < 66.6
    )  # 0.1 % with 35 degrees


def test_no_seed_stops_the_stream() -> None:
    for seed in (0, 1, 2**32, 2**61, 2**62 - 1):
        stream = state()
        stream.reseed(seed)
        assert len({stream.below(1 << 30) for _ in range(50)}) > 45


def test_neighbouring_seeds_give_different_luck() -> None:
    firsts = []
    for seed in range(200):
        stream = state()
        stream.reseed(seed)
        firsts.append(tuple(stream.below(6) for _ in range(8)))
    assert len(set(firsts)) == 200


# -- a match -----------------------------------------------------------------------------------------------


def test_the_luck_of_a_move_does_not_depend_on_what_was_played_before() -> None:
    """Each move has words of its own, so the third roll of a match is the same whoever skipped before."""
    rolls = set()
    for first in ("skip", "lay"):
        match = BUTTONS.match(seats=2, seed=11)
        match.play(match.waiting[0], "roll")
        for seat in list(match.waiting):
            moves = match.moves(seat)
            match.play(seat, "skip" if first == "skip" and "skip" in moves else moves[-1])
        match.play(match.waiting[0], "roll")
        rolls.add(match.position().split()[3])
    assert len(rolls) == 1


def test_a_match_with_another_seed_is_another_match() -> None:
    assert len({BUTTONS.match(seats=4, seed=seed).position() for seed in range(30)}) > 25
    assert len({played(2, seed=seed).position() for seed in range(30)}) == 30


# -- decks -------------------------------------------------------------------------------------------------


@pytest.mark.skipif(
    plain.is_compiled(), reason="compiled, a deck is an array of the state, and the deal shows it"
)
def test_a_deck_is_drawn_to_the_last_card_and_then_empty() -> None:
    stream = state()
    stream.reseed(4)
    deck = [3, 0, 2, 1]
    drawn = [stream.draw(deck, 4) for _ in range(6)]
    assert Counter(drawn) == {0: 3, 2: 2, 3: 1}
    assert (deck, stream.draw(deck, 4)) == ([0, 0, 0, 0], -1)


@pytest.mark.skipif(
    plain.is_compiled(), reason="compiled, a deck is an array of the state, and the deal shows it"
)
def test_every_card_of_a_deck_is_equally_likely() -> None:
    stream = state()
    stream.reseed(8)
    counts = Counter(stream.draw([3, 0, 2, 1], 4) for _ in range(6000))
    assert counts[0] == pytest.approx(3000, abs=160)
    assert counts[2] == pytest.approx(2000, abs=150)
    assert counts[3] == pytest.approx(1000, abs=120)


def test_the_order_of_a_deck_is_decided_when_it_is_drawn() -> None:
    """The deal of four cards, drawn by loaded luck: always the first that is left, or always the last."""
    for word, dealt in ((0, [1, 2, 4, 8]), (2**32 - 1, [8, 4, 2, 1])):
        state = BUTTONS.build(BUTTONS.content, 4, {"boards": "choose"})
        state.foretell([word] * 8)
        state.set_up()
        assert list(getattr(state, "cards")) == dealt  # noqa: B009  # a field of this game, not of every state


def test_set_up_of_every_game_is_repeatable() -> None:
    for game in hameau.games():
        for seats in game.seats:
            assert game.match(seats=seats, seed=5).position() == game.match(seats=seats, seed=5).position()
