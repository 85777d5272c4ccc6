"""Rules 2.8 and 2.9: which characters are in play is hidden."""

from collections import Counter
from typing import cast

import msgspec
import pytest

from hameau import Match
from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.content import CHARACTERS
from hameau.games.werewolves.rules.box import SEER, WEREWOLF, WHITE_WEREWOLF, WITCH
from hameau.games.werewolves.square import View
from tests.games.werewolves.tables import GAME, NAMES, Village, at, fresh, made
from tests.rules import rule

CLASSIC = {"seer": 1, "cupid": 1, "hunter": 1, "witch": 1, "little-girl": 1}
WORLDS = 600


def hidden(players: int, seed: int, **options: str) -> Match:
    return fresh(players, seed, **{"hide_composition": "yes", "thief": "out", **options})


def seen(match: Match, seat: int | None = None) -> View:
    return cast(View, match.view(seat))


def dealt(match: Match) -> Counter[str]:
    """The characters that are really in play, those of the middle too."""
    state = cast(Werewolves, match.state)
    middle = state.middle if state.has_middle() else []
    return Counter(CHARACTERS[kind] for kind in [*state.card[: state.seats], *middle])


@rule("2.8")
@rule("2.9")
def test_a_villager_is_shuffled_in_for_each_special_character_and_as_many_cards_are_put_back() -> None:
    found = [dealt(hidden(12, seed)) for seed in range(60)]
    assert {deck["werewolf"] for deck in found} == {4}
    assert {deck.total() for deck in found} == {12}
    for character in CLASSIC:
        assert {deck[character] for deck in found} == {0, 1}, f"{character} is sometimes there"
    assert len({frozenset(deck.items()) for deck in found}) > 10


@rule("2.5")
@rule("2.8")
def test_what_all_are_told_is_who_may_be_there() -> None:
    views = [seen(hidden(12, seed), seat) for seed in range(8) for seat in (None, 3)]
    for view in views:
        assert view.deck == {"villager": 8, "werewolf": 4, **CLASSIC}
        assert view.unused == len(CLASSIC)
    assert seen(fresh(12)).unused == 0


@rule("2.9")
def test_the_white_werewolf_may_be_one_of_the_wolves() -> None:
    found = [dealt(hidden(8, seed, white_werewolf="in")) for seed in range(60)]
    assert {(deck["werewolf"], deck["white-werewolf"]) for deck in found} == {(2, 0), (1, 1)}
    view = seen(hidden(8, 0, white_werewolf="in"))
    assert (view.deck["werewolf"], view.deck["white-werewolf"], view.unused) == (2, 1, 5)


@rule("2.8")
def test_the_middle_is_there_whether_or_not_the_thief_is() -> None:
    found = [dealt(hidden(8, seed, thief="in")) for seed in range(40)]
    assert {deck.total() for deck in found} == {10}
    assert {deck["thief"] for deck in found} == {0, 1}
    assert {seen(hidden(8, seed, thief="in")).phase for seed in range(6)} == {"thief"}


@rule("2.8")
def test_many_characters_may_be_there_with_few_players() -> None:
    assert dealt(hidden(8, 1, composition="feast", thief="in")).total() == 10


@rule("3.4")
def test_the_calls_of_a_night_do_not_tell_who_is_there() -> None:
    nights = set()
    for seed in range(12):
        match = hidden(12, seed, composition="moon", thief="in", white_werewolf="in")
        calls = []
        while seen(match).time == "night":
            calls.append(seen(match).phase)
            for seat in match.waiting:
                match.play(seat, "away")
        nights.add(tuple(calls))
    assert len(nights) == 1
    assert len(nights.pop()) == 11


@rule("13.2")
def test_a_character_may_be_claimed_that_is_in_the_box() -> None:
    village = without_witch().to("debate")
    village.does("Flo", "claim witch")
    assert village.of("Flo").claim == "witch"


# -- what a seat thinks ------------------------------------------------------------------------------------


def boxed(cards: str, pool: dict[str, int]) -> Village:
    """A village with these cards, in which those of the pool might be."""
    state = made(cards, hide_composition="yes")
    state.write("deck", [pool.get(name, 0) for name in CHARACTERS])
    state.fall_asleep()
    return at(state)


POOL = {"villager": 6, "werewolf": 2, "seer": 1, "witch": 1}


def without_witch() -> Village:
    return boxed("werewolf werewolf seer", POOL)


def with_witch() -> Village:
    return boxed("werewolf werewolf villager villager villager villager witch seer", POOL)


@rule("2.8")
def test_a_seat_imagines_any_cards_in_the_box_but_never_another_number_of_wolves() -> None:
    village = without_witch()
    worlds = [village.imagines("Flo", seed) for seed in range(WORLDS)]
    wolves = {world.wolves().bit_count() for world in worlds}
    assert wolves == {2}
    # Flo is a Villager: of seven other cards that are no wolves two are in the box, each as likely
    for kind in (SEER, WITCH):
        missing = sum(world.holder(kind) == 0 for world in worlds)
        assert missing / WORLDS == pytest.approx(2 / 7, abs=0.06)
    assert {world.card[NAMES.index("Flo")] for world in worlds} == {0}


@rule("2.8")
def test_whoever_has_a_card_knows_that_it_is_in_play() -> None:
    village = without_witch()
    assert all(village.imagines("Eve", seed).holder(SEER) for seed in range(50))


@rule("2.9")
def test_a_wolf_does_not_know_whether_a_brother_is_the_white_one() -> None:
    village = boxed("werewolf werewolf", {"villager": 6, "werewolf": 2, "white-werewolf": 1})
    village.to("wolves-again")
    worlds = [village.imagines("Ann", seed) for seed in range(100)]
    assert {world.card[1] for world in worlds} == {WEREWOLF, WHITE_WEREWOLF}
    assert {world.wolves() for world in worlds} == {3}


@rule("2.8")
def test_beliefs_count_what_is_in_the_box() -> None:
    village = without_witch().to("debate")
    state = village.village
    state.consider(NAMES.index("Flo"))
    belief = [list(row) for row in state.belief[: state.seats]]
    state.forget_thoughts()
    assert sum(row[WEREWOLF] for row in belief) == pytest.approx(2, abs=0.01)
    assert sum(row[SEER] for row in belief) == pytest.approx(5 / 7, abs=0.01)
    assert [sum(row) for row in belief] == pytest.approx([1] * 8)


@rule("2.8")
def test_a_villager_cannot_tell_whether_the_witch_is_in_play() -> None:
    """Byte for byte, after every move of a night and a morning."""
    one, other = without_witch(), with_witch()
    seats = range(8)
    while one.village.is_night():
        assert one.phase == other.phase
        for seat in seats:
            assert stream(one) == stream(other)
            for village in (one, other):
                village.play(seat, "sleep")
    assert one.phase == other.phase == "election"
    assert stream(one) == stream(other)
    assert one.imagines("Flo", 4).dump() == other.imagines("Flo", 4).dump()


def stream(village: Village) -> bytes:
    flo = NAMES.index("Flo")
    told = (village.view(flo), village.moves(flo), village.events(flo))
    return b"".join(msgspec.json.encode(part) for part in told)


# -- how it looks ------------------------------------------------------------------------------------------


def test_the_terminal_says_how_many_are_in_the_box() -> None:
    match = hidden(12, 1)
    drawn = GAME.draw(match.view(), match.names, [], lambda *said: GAME.speech.say("en", *said))
    assert "5 of these cards were put back into the box" in drawn
    assert "put back" not in GAME.draw(
        fresh(12).view(), match.names, [], lambda *said: GAME.speech.say("en", *said)
    )
