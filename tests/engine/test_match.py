"""A match: what one may ask, what one may play, and that a mistake changes nothing."""

from random import Random
from typing import Any

import pytest

import hameau
from hameau.engine import luck
from hameau.engine.answers import Event, Played
from hameau.engine.match import Match
from hameau.engine.state import FATE, State
from tests.engine.matches import BUTTONS, everything, play_on, played

NO_SEATS: list[Any] = [-1, 2, 99, 2**70, True, False, "0", "", 0.0, None, (0,), b"0"]


@pytest.mark.parametrize("seat", [seat for seat in NO_SEATS if seat is not None])
def test_a_seat_that_is_not_there_is_unknown_and_nothing_changes(seat: Any) -> None:
    match = played(5)
    before = everything(match)
    for ask in (
        lambda: match.moves(seat),
        lambda: match.view(seat),
        lambda: match.events(seat),
        lambda: match.play(seat, "roll"),
        lambda: match.refusal(seat, "roll"),
        lambda: match.imagined(seat, 1),
    ):
        with pytest.raises(hameau.Unknown, match=r"no seat .*the seats 0 to 1"):
            ask()
    assert everything(match) == before


def test_none_is_a_spectator_who_looks_but_does_not_play() -> None:
    nobody: Any = None
    match = played(5)
    assert match.view(nobody) is not None
    assert match.events(nobody)
    for ask in (
        lambda: match.moves(nobody),
        lambda: match.play(nobody, "roll"),
        lambda: match.imagined(nobody, 1),
    ):
        with pytest.raises(hameau.Unknown):
            ask()


def test_who_waits_has_moves_and_who_does_not_has_none() -> None:
    match = BUTTONS.match(seats=4, seed=1)
    for _ in range(60):
        for seat in range(4):
            assert bool(match.moves(seat)) == (seat in match.waiting)
        match.play(match.waiting[-1], match.moves(match.waiting[-1])[-1])


def test_there_is_a_result_exactly_when_nobody_waits() -> None:
    match = played(0)
    assert match.result is None
    play_on(match)
    assert (match.waiting, [match.moves(seat) for seat in range(2)]) == ((), [[], []])
    assert match.result is not None
    assert len(match.result.scores) == 2
    assert match.result.winners
    assert match.result.why.endswith(".")


def test_a_move_is_kept_as_it_is_written_not_as_it_was_typed() -> None:
    match = played(0)
    match.play(match.waiting[0], "  ROLL ")
    assert match.history == [Played(match.history[0].seat, "roll")]


def test_playing_says_what_happened() -> None:
    match = played(0)
    seat = match.waiting[0]
    events = match.play(seat, "roll")
    assert events == match.events(seat, since=1)
    assert all(isinstance(event, Event) for event in events)
    assert match.sentence(events[0]).startswith(match.names[seat])


def test_events_since_a_move() -> None:
    match = played(30)
    assert match.events(0, since=0) == match.events(0)
    assert match.events(0, since=31) == []
    counts = [len(match.events(0, since=move)) for move in range(32)]
    assert counts == sorted(counts, reverse=True)
    assert len(set(counts)) > 20


def test_no_event_is_kept_twice() -> None:
    match = played(0)
    set_up = len(match.events(0))
    seat = match.waiting[0]
    found = match.play(seat, "roll")
    assert len(match.events(0)) == set_up + len(found)


# -- names -------------------------------------------------------------------------------------------------


def test_players_are_named_before_the_first_move() -> None:
    match = played(0, seats=3)
    assert match.names == ("Ann", "Ben", "Eve")
    match.call(["Zoë", "李", "O’Brien"])
    assert match.names == ("Zoë", "李", "O’Brien")
    assert '"Zoë"' in match.record()
    assert hameau.replay(match.record()).names == ("Zoë", "李", "O’Brien")


@pytest.mark.parametrize(
    "names",
    [
        [],
        ["Ann"],
        ["Ann", "Ben", "Eve"],
        ["Ann", "\ud800"],
        ["Ann", 5],
        ["Ann", None],
        ["Ann", ""],
        ["Ann", "B\nb"],
    ],
)
def test_names_that_cannot_be_change_nothing(names: Any) -> None:
    match = played(0)
    before = everything(match)
    with pytest.raises(hameau.Unknown):
        match.call(names)
    assert everything(match) == before


def test_nobody_is_renamed_during_the_match() -> None:
    match = played(1)
    before = everything(match)
    with pytest.raises(hameau.Unknown, match="after 1 moves"):
        match.call(["Xan", "Yve"])
    assert everything(match) == before


# -- taking back -------------------------------------------------------------------------------------------


def test_taking_back_gives_the_match_as_it_was() -> None:
    match = BUTTONS.match(seats=3, seed=9)
    match.call(["Uma", "Vic", "Wes"])
    seen = [everything(match)]
    for _ in range(25):
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
        seen.append(everything(match))
    for count in (0, 1, 2, 7, 25):
        assert everything(match.take_back(count)) == seen[25 - count]
    assert everything(match) == seen[25]


def test_the_same_move_after_taking_back_has_the_same_luck() -> None:
    match = played(24)
    earlier = match.take_back(10)
    for seat, text in match.history[14:]:
        earlier.play(seat, text)
    assert everything(earlier) == everything(match)


def test_a_match_from_a_position_is_taken_back_to_it() -> None:
    start = played(20).position()
    match = BUTTONS.position(start, seed=4)
    play_on(match, 10)
    first = match.take_back(10)
    assert (first.position(), first.history) == (start, [])
    assert everything(match.take_back(0)) == everything(match)


@pytest.mark.parametrize("count", [-1, 6, 100])
def test_moves_that_were_not_played_cannot_be_taken_back(count: int) -> None:
    match = played(5)
    with pytest.raises(hameau.Unknown, match="5 were played"):
        match.take_back(count)


# -- imagined states ---------------------------------------------------------------------------------------


def test_an_imagined_state_looks_the_same_and_has_other_luck() -> None:
    match = played(0, seats=4)
    seat = match.waiting[0]
    rolls = set()
    for seed in range(60):
        imagined = match.imagined(seat, seed)
        assert BUTTONS.write_position(BUTTONS.content, imagined) == match.position()
        assert imagined.legal_moves(seat) == match.state.legal_moves(seat)
        assert (imagined.fated, imagined.listening, imagined.noted) == (0, 0, 0)
        imagined.apply(seat, imagined.legal_moves(seat)[0])
        rolls.add(BUTTONS.write_position(BUTTONS.content, imagined).split()[3])
    assert len(rolls) > 50
    match.play(seat, "roll")


def test_an_imagined_state_knows_nothing_of_the_real_luck() -> None:
    """Two matches that differ in nothing but their secret look the same to a bot, to the byte."""
    position = played(20, seats=3).position()
    one, other = BUTTONS.position(position, seed=1), BUTTONS.position(position, seed=2)
    for match in (one, other):
        match.prepare_luck()  # as if a move had just been played
    assert one.state.dump() != other.state.dump()
    assert one.imagined(0, 77).dump() == other.imagined(0, 77).dump()


def test_a_move_that_needs_more_luck_than_it_was_given_at_first_is_made_with_all_of_it() -> None:
    """Whoever gets three words at first plays the same match as whoever gets sixteen."""
    usual, stingy = BUTTONS.match(seats=3, seed=8), Stingy(BUTTONS, *fresh(seats=3, seed=8))
    choice = Random(8)
    used_up = 0
    while usual.waiting:
        seat = choice.choice(usual.waiting)
        move = choice.choice(usual.moves(seat))
        assert usual.play(seat, move) == stingy.play(seat, move)
        assert (usual.state.dump(), usual.drew) == (stingy.state.dump(), stingy.drew)
        used_up += stingy.state.fated > FATE - luck.FEW
    assert usual.record() == stingy.record()
    assert used_up > 20, "hardly a move needed more than three words"


class Stingy(Match):
    """A match that gives every move only three words of luck at first."""

    def prepare_luck(self) -> None:
        super().prepare_luck()
        if self.foretold < FATE:
            self.state.foretell(luck.words(self.secret, len(self.history))[:3])


def fresh(seats: int, seed: int) -> tuple[State, bytes, dict[str, str]]:
    options = BUTTONS.check_options({})
    return BUTTONS.build(BUTTONS.content, seats, options), luck.secret_from_seed(seed), options


def test_playing_in_an_imagined_state_leaves_the_match_alone() -> None:
    match = played(20)
    before = everything(match)
    match.imagined(0, 5).playout()
    match.imagined(1, 5).rehearse(100)
    assert everything(match) == before


# -- making a match ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2**70, True, "2", 2.0, 2.5, [2]])
def test_so_many_players_cannot_sit_here(seats: Any) -> None:
    with pytest.raises(hameau.Unknown, match="buttons is for 2 to 4 players"):
        BUTTONS.match(seats=seats)


def test_without_a_number_the_fewest_players_sit_down() -> None:
    assert BUTTONS.match().seats == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"board": "random"}, "no option 'board'; it has boards"),
        ({"": ""}, "no option ''"),
        ({"boards": "Random"}, "one of random, choose, same, not 'Random'"),
        ({"boards": ""}, "not ''"),
        ({"boards": None}, "not None"),
        ({"boards": 1}, "not 1"),
        ({"boards": ["random"]}, "not \\['random'\\]"),
        ({"boards": "random", "speed": "fast"}, "no option 'speed'"),
    ],
)
def test_an_option_that_is_not_there_is_unknown(options: Any, said: str) -> None:
    with pytest.raises(hameau.Unknown, match=said):
        BUTTONS.match(options=options)


def test_the_options_given_are_not_kept_by_reference() -> None:
    options = {"boards": "choose"}
    match = BUTTONS.match(options=options)
    options["boards"] = "same"
    assert match.options == {"boards": "choose"}


@pytest.mark.parametrize("key", ["", "button", "Buttons", "buttons ", None, 5, "chess"])
def test_a_game_that_is_not_there_is_unknown(key: Any) -> None:
    with pytest.raises(hameau.Unknown, match=r"no game .*there are buttons"):
        hameau.game(key)


def test_a_secret_of_the_players_own_is_used() -> None:
    secret = bytes(range(32))
    match = BUTTONS.match(secret=secret)
    assert match.secret == secret
    assert f"secret {secret.hex()}" in match.record()


@pytest.mark.parametrize("secret", [b"", b"short", bytes(31), bytes(33), bytes(64), bytes(1000)])
def test_a_secret_that_is_too_short_or_too_long_is_refused(secret: bytes) -> None:
    with pytest.raises(hameau.Unknown, match="32 bytes"):
        BUTTONS.match(secret=secret)


def test_every_error_of_ours_is_a_hameau_error() -> None:
    for kind in (hameau.Refused, hameau.Unknown, hameau.BadPosition, hameau.BadRecord, hameau.BadContent):
        assert issubclass(kind, hameau.HameauError)


# -- what the journal keeps --------------------------------------------------------------------------------


def test_a_seat_hears_only_what_it_may_know() -> None:
    """Notes with an audience of their own, written as a game with secrets would."""
    match = played(0, seats=3)
    known = len(match.events(0))
    match.state.note(6, 0, 0, 0, 0b001)
    match.state.note(6, 1, 0, 0, 0b110)
    match.listen()
    assert [len(match.events(seat)) - known for seat in (0, 1, 2, None)] == [1, 1, 1, 0]
    assert match.events(0)[-1].seat == 0
    assert match.events(1)[-1].seat == match.events(2)[-1].seat == 1


def test_a_full_journal_is_our_mistake_and_says_so() -> None:
    match = played(0)
    for _ in range(513):
        match.state.note(6, 0, 0, 0, -1)
    with pytest.raises(OverflowError, match="1 events found the journal full"):
        match.state.take_notes()


def test_nobody_listens_in_a_fresh_state() -> None:
    state = played(0).fresh_state()
    state.note(6, 0, 0, 0, -1)
    assert state.take_notes() == []


# -- states ------------------------------------------------------------------------------------------------


def test_a_state_becomes_what_another_one_dumped() -> None:
    match, other = played(33, seats=4), played(0, seats=4, seed=8)
    other.state.restore(match.state.dump())
    assert other.state.dump() == match.state.dump()
    assert other.position() == match.position()
    assert len(match.state.dump()) == match.state.size() * 8


def test_a_copy_goes_its_own_way() -> None:
    match = played(20)
    copy = match.fresh_state()
    copy.copy_from(match.state)
    before = match.state.dump()
    assert copy.dump() == before
    copy.playout()
    assert match.state.dump() == before != copy.dump()


@pytest.mark.parametrize("move", [None, 0, 1.5, b"roll", ["roll"], True])
def test_a_move_that_is_no_text_is_refused_and_changes_nothing(move: Any) -> None:
    match = BUTTONS.match(seats=2, seed=1)
    before = match.record()
    for attempt in (match.play, match.refusal):
        with pytest.raises(hameau.Unknown, match="a move is text"):
            attempt(match.waiting[0], move)
    assert match.record() == before
