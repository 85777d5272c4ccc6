"""Whatever a caller gets wrong is a HameauError whose sentence names what was given; nothing else happens."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import hameau
from hameau import bots
from hameau.engine.answers import Event
from hameau.envs.batch import Batch

BUTTONS = hameau.game("buttons")
MATCH = BUTTONS.match(seats=2, seed=7)
MATCH.play(0, "roll")
EVENT = MATCH.events()[0]
HIDDEN = "***"  # what must not be in the sentence
NO_NUMBERS: list[Any] = ["x", 1.5, True, None, [], "1", float("nan"), b"1", {}]
NO_TEXTS: list[Any] = [None, 3, b"roll", ["roll"], True]
NO_SEATS: list[Any] = ["a", -1, 2, True, 1.0, [0], "9" * 500]
NO_OPTIONS: list[Any] = [
    ["boards"],
    "boards",
    0,
    "",
    [],
    {"boards": 3},
    {"boards": None},
    {3: "x"},
    {"x": "y"},
]
NO_FOLDERS: list[Any] = [3, b"here", "", ["here"], True, "/no/such/folder", "a\0b"]
NO_NAMES: list[Any] = [
    3,
    None,
    "AB",
    ["Ann"],
    ["Ann", 3],
    ["Ann", ""],
    ["Ann", "B\n"],
    b"AB",
    {"Ann": 1, "Ben": 2},
]
NO_BOTS: list[Any] = [
    None,
    3,
    "",
    "greedy:x",
    "search:-1",
    "search:" + "9" * 5000,
    "greedy:" + "9" * 400,
    b"random",
    ["random"],
]


class Foreign(Event, tag="foreign", frozen=True):
    """Of no game."""


CALLS: dict[str, tuple[Callable[[Any], object], list[Any]]] = {
    "game(key)": (hameau.game, [None, 3, "chess", "", b"buttons", ["buttons"], "B" * 500]),
    "game(content=)": (lambda bad: hameau.game("buttons", content=bad), NO_FOLDERS),
    "games(content)": (hameau.games, NO_FOLDERS),
    "replay": (hameau.replay, [None, 3, b"hameau-record 2", "", "x", ["x"], Path("x")]),
    "verify": (hameau.verify, [None, 3, b"hameau-record 2", "", "x", ["x"]]),
    "match(seats)": (lambda bad: BUTTONS.match(bad), ["2", 1, 5, 2.0, True, [2], -2]),
    "match(seed=)": (lambda bad: BUTTONS.match(seed=bad), [n for n in NO_NUMBERS if n is not None]),
    "match(options=)": (lambda bad: BUTTONS.match(options=bad), NO_OPTIONS),
    "match(secret=)": (lambda bad: BUTTONS.match(secret=bad), [HIDDEN, b"short", 3, "x" * 32, b"x" * 33]),
    "check_options": (BUTTONS.check_options, [None, *NO_OPTIONS]),
    "check_setting": (lambda bad: BUTTONS.check_setting(2, bad), [None, *NO_OPTIONS]),
    "check_setting(seats)": (lambda bad: BUTTONS.check_setting(bad, {}), ["2", None, 9, 2.0]),
    "position": (BUTTONS.position, [None, 3, b"x", "", "x", "two\nlines", ["x"]]),
    "position(seed=)": (lambda bad: BUTTONS.position(MATCH.position(), seed=bad), ["x", 1.5, True]),
    "position(secret=)": (lambda bad: BUTTONS.position(MATCH.position(), secret=bad), [HIDDEN, b"short"]),
    "moves": (MATCH.moves, [None, *NO_SEATS]),
    "view": (MATCH.view, NO_SEATS),
    "events(seat)": (MATCH.events, NO_SEATS),
    "events(since=)": (lambda bad: MATCH.events(since=bad), NO_NUMBERS),
    "sentence(event)": (MATCH.sentence, [None, "rolled", Foreign(seat=0), 3]),
    "sentence(seat of event)": (MATCH.sentence, [msgspec.structs.replace(EVENT, seat=7)]),
    "sentence(language)": (lambda bad: MATCH.sentence(EVENT, bad), ["es", None, 3, "", ["en"]]),
    "imagined(seat)": (lambda bad: MATCH.imagined(bad, 1), [None, *NO_SEATS]),
    "imagined(seed)": (lambda bad: MATCH.imagined(0, bad), NO_NUMBERS),
    "refusal(seat)": (lambda bad: MATCH.refusal(bad, "roll"), [None, *NO_SEATS]),
    "refusal(text)": (lambda bad: MATCH.refusal(0, bad), NO_TEXTS),
    "play(seat)": (lambda bad: MATCH.play(bad, "roll"), [None, *NO_SEATS]),
    "play(text)": (lambda bad: MATCH.play(0, bad), [*NO_TEXTS, "zzz", ""]),
    "settle": (MATCH.settle, [None, 3, "roll", ["roll"], {0: "zzz"}, {9: "roll"}, {0: None}, {"0": "roll"}]),
    "default": (MATCH.default, [None, *NO_SEATS]),
    "call": (lambda bad: BUTTONS.match(seats=2, seed=1).call(bad), NO_NAMES),
    "take_back": (MATCH.take_back, [*NO_NUMBERS, -1, 2, 10**30]),
    "back_to": (MATCH.back_to, [*NO_NUMBERS, -1, 2, 10**30]),
    "bots.make": (bots.make, NO_BOTS),
    "bots.check": (bots.check, NO_BOTS),
    "bots.make(seed=)": (lambda bad: bots.make("random", seed=bad), NO_NUMBERS),
    "bots.make(threads=)": (lambda bad: bots.make("search:10", threads=bad), [*NO_NUMBERS, 0, -1]),
    "bots.make(threads=) of a bot with one": (lambda bad: bots.make("random", threads=bad), ["x", 0]),
    "choose(match)": (lambda bad: bots.make("greedy").choose(bad, 0), [None, "buttons", 3]),
    "choose(seat)": (lambda bad: bots.make("search:10").choose(MATCH, bad), [None, *NO_SEATS]),
    "Random(seed)": (bots.Random, NO_NUMBERS),
    "Greedy(error=)": (lambda bad: bots.Greedy(error=bad), ["x", True, -1, float("inf"), float("nan"), None]),
    "Searcher(simulations=)": (lambda bad: bots.Searcher(simulations=bad), ["x", True, 1.5, -1]),
    "Searcher(seconds=)": (lambda bad: bots.Searcher(seconds=bad), ["x", True, -1, float("nan")]),
    "Batch(matches=)": (lambda bad: Batch(BUTTONS, matches=bad), ["x", 0, 1.5, True]),
    "Batch(seats=)": (lambda bad: Batch(BUTTONS, seats=bad), ["x", 1, 2.0]),
    "Batch(seed=)": (lambda bad: Batch(BUTTONS, seed=bad), ["x", 1.5, -1]),
    "Batch(options=)": (lambda bad: Batch(BUTTONS, options=bad), NO_OPTIONS),
}  # fmt: skip


@pytest.mark.parametrize(
    ("call", "bad"), [(name, bad) for name, (_, wrong) in CALLS.items() for bad in wrong]
)
def test_a_wrong_argument_is_an_error_of_ours_that_names_it(call: str, bad: Any) -> None:
    before = MATCH.record()
    with pytest.raises(hameau.HameauError) as caught:
        CALLS[call][0](bad)
    sentence = caught.value.sentence
    assert sentence
    assert len(sentence) < 400
    assert HIDDEN not in sentence
    assert MATCH.record() == before
    if "secret" not in call and isinstance(bad, bool | float | bytes | None):
        assert repr(bad) in sentence


def test_the_list_of_calls_misses_no_public_function() -> None:
    asked = {name.split("(")[0].removeprefix("bots.") for name in CALLS}
    plain = {"again", "record", "position", "open", "check_seats", "misplaced"}  # without arguments, or inner
    inner = {
        "advance",
        "prepare_luck",
        "listen",
        "fresh_state",
        "check_seat",
        "find_move",
        "is_unspoken",
        "find_refusal",
        "refused",
        "scores",
        "retraced",
        "state_of",
        "go_on",
        "draw",
        "read_content",
        "write_position",
        "awaited",
        "get",
    }
    for owner in (hameau.Match, hameau.Game):
        methods = {
            name for name, value in vars(owner).items() if callable(value) and not name.startswith("_")
        }
        assert methods - plain - inner - asked == set()
    for module in (hameau, bots):
        public = {name for name in module.__all__ if not isinstance(getattr(module, name), type)}
        assert public - asked == set()


@pytest.mark.parametrize("kind", ["random", "greedy", "greedy:1", "search:10", "expert"])
def test_a_bot_whose_seat_is_not_waited_for_says_so(kind: str) -> None:
    match = BUTTONS.match(seats=2, seed=7)
    with pytest.raises(hameau.Unknown, match=r"^seat 1 has nothing to decide now$"):
        bots.make(kind).choose(match, 1)


def test_a_game_for_one_is_for_1_player() -> None:
    with pytest.raises(hameau.Unknown, match=r"^chevoux is for 1 player, not 3$"):
        hameau.game("chevoux").match(seats=3)


def test_a_number_that_python_does_not_write_is_refused() -> None:
    with pytest.raises(hameau.Unknown, match="not something of type int that is too long"):
        BUTTONS.match(seed=10**5000)
    with pytest.raises(hameau.Unknown, match="not something of type int that is too long"):
        MATCH.take_back(10**5000)


def test_a_seed_of_numpy_is_a_seed() -> None:
    seed: Any = np.int64(7)
    assert BUTTONS.match(seed=seed).commitment == BUTTONS.match(seed=7).commitment


@pytest.mark.parametrize("option", [{"solitaire": "with"}, {"resources": "four"}])
def test_an_option_for_one_is_refused_with_two_players(option: dict[str, str]) -> None:
    guilds = hameau.game("guilds")
    assert guilds.match(seats=1, seed=1, options=option).waiting
    with pytest.raises(hameau.Refused, match="Not for 2 players: ") as caught:
        guilds.match(seats=2, options=option)
    said = [caught.value.said(language) for language in ("en", "fr", "de", "it")]
    assert len(set(said)) == 4
    assert all("2" in sentence for sentence in said)
    with pytest.raises(hameau.Refused):
        Batch(guilds, matches=1, seats=2, options=option)
