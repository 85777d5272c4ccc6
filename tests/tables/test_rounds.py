"""Dark rounds, debates and who hears whom, shown with the game that has them."""

from __future__ import annotations

from hameau.engine.match import Match
from hameau.engine.state import EVERYONE
from hameau.tables import entries, seeing, wire
from hameau.tables.deciding import may_undo
from hameau.tables.rounds import beat, end_of_debate
from hameau.tables.span import LATE, Span, moment_of
from hameau.tables.table import CHAT_KEPT, WHISPERS_KEPT
from tests.tables.party import SECOND, Party, everything, village

SIMPLE = {"composition": "simple", "death-shows": "nothing"}


def seal(party: Party, seat: int, move: str, key: str = "", whisper: str = "") -> entries.Entry | None:
    number = party.table.decisions[seat]
    asked = wire.Move(key or f"{seat}/{party.now}", seat, party.table.number, number, move, whisper, "pad")
    return party.ask(party.names[seat], asked)


def called(match: Match) -> list[int]:
    """Who has more to do than to sleep."""
    return [seat for seat in match.waiting if len(match.moves(seat)) > 2]


def until_called(party: Party) -> list[int]:
    while not called(party.table.playing):
        party.beat()
    return called(party.table.playing)


def until_wolves(party: Party) -> list[int]:
    """The pack, in the round in which it points."""
    while True:
        voices = [party.table.voice_of(seat) for seat in range(8)]
        pack = [seat for seat, voice in enumerate(voices) if voice and voice.channel == "pack"]
        if pack:
            return pack
        party.beat()


def until_day(party: Party) -> None:
    while party.table.is_dark:
        party.beat()


def until_dark(party: Party) -> None:
    """Nobody has anything to do by day."""
    while not party.table.is_dark:
        party.play(party.table.playing.waiting[0], "away", key=f"{party.table.sequence}")


def until_debate(party: Party) -> None:
    """Everybody lets the clock decide what comes before it."""
    until_day(party)
    while party.table.rounds.debate is None:
        seat = party.table.playing.waiting[0]
        party.play(seat, "away", key=f"{party.table.sequence}")


# -- sealing -----------------------------------------------------------------------------------------------


def test_what_is_sealed_is_not_played_before_the_beat() -> None:
    party = village()
    before = party.table.playing.position()
    for seat in range(8):
        assert isinstance(seal(party, seat, "sleep"), entries.Sealed)
    assert party.table.playing.position() == before
    assert party.table.decisions == [0] * 8
    assert not party.table.playing.history
    party.now += 19 * SECOND
    assert beat(party.table, party.now, lambda _: "sleep") == []


def test_the_last_that_was_sealed_is_played() -> None:
    party = village()
    [seat, *_] = until_called(party)
    first, last = party.table.playing.moves(seat)[2:4]
    for move in (first, "sleep", last):
        party.now += SECOND
        seal(party, seat, move)
    played = {one.seat: (one.move, one.who) for one in party.beat()}
    assert played[seat] == (last, "person")


def test_the_beat_plays_for_all_in_the_order_of_seats() -> None:
    """What was sealed, what a bot thinks of at once, and the default of the game."""
    party = village()
    seal(party, 5, "sleep")
    seal(party, 2, "sleep")
    party.now += 20 * SECOND
    played = beat(party.table, party.now, lambda seat: "sleep" if seat == 7 else None)
    assert [one.seat for one in played] == list(range(8))
    assert [one.who for one in played] == [
        *("clock", "clock", "person", "clock"),
        *("clock", "person", "clock", "bot"),
    ]
    assert [one.move for one in played] == [
        *("away", "away", "sleep", "away"),
        *("away", "sleep", "away", "sleep"),
    ]


def test_a_beat_counts_for_when_it_was_due() -> None:
    """A few milliseconds of work do not add up; who was asleep for long starts anew."""
    span = Span(20, 0)
    assert moment_of(span, 20 * SECOND + LATE - 1) == 20 * SECOND
    assert moment_of(span, 20 * SECOND + LATE) == 20 * SECOND + LATE
    assert moment_of(span, 7 * SECOND) == 7 * SECOND, "an early end counts when it is"
    party = village()
    party.now += 20 * SECOND + 30
    for one in beat(party.table, party.now, lambda _: None):
        party.write(one)
    assert party.table.rounds.dark is not None
    assert party.table.rounds.dark.ends == 1_000_000 + 40 * SECOND


def test_the_next_round_begins_with_the_beat() -> None:
    party = village(rhythm=wire.Rhythm(beat=7))
    rounds = [party.table.rounds.dark]
    while party.table.is_dark:
        party.beat()
        rounds.append(party.table.rounds.dark)
        assert not party.table.rounds.sealed
    assert len(rounds) == len(set(map(id, rounds))) >= 5
    assert party.now == 1_000_000 + 7 * SECOND * (len(rounds) - 1)


def test_the_same_key_seals_once() -> None:
    party = village()
    assert seal(party, 3, "sleep", key="k") is not None
    assert seal(party, 3, "sleep", key="k") is None
    party.beat()
    assert seal(party, 3, "sleep", key="k") is None, "nor in the next round"


def test_what_cannot_be_played_cannot_be_sealed() -> None:
    party = village()
    for move, code in (("eat 3", "sleep-on"), ("fly", "no-such-move")):
        sleeper = next(seat for seat in range(8) if seat not in called(party.table.playing))
        asked = wire.Move("k", sleeper, 1, 0, move)
        assert party.no(party.names[sleeper], asked) == code
    assert party.no(party.names[1], wire.Move("k", 2, 1, 0, "sleep")) == "not-yours"
    assert party.no(party.names[1], wire.Move("k", 1, 1, 1, "sleep")) == "stale"
    party.beat()
    assert party.no(party.names[1], wire.Move("k", 1, 1, 0, "sleep")) == "stale"


def test_a_round_ends_early_only_where_that_was_arranged() -> None:
    for early in (False, True):
        party = village(rhythm=wire.Rhythm(early=early))
        for seat in range(8):
            assert not party.table.rounds.may_end()
            seal(party, seat, "sleep")
        assert party.table.rounds.may_end() == early
        assert bool(beat(party.table, party.now, lambda _: None)) == early


def test_what_is_sealed_is_in_the_log() -> None:
    party = village()
    for seat in (4, 1):
        seal(party, seat, "sleep", whisper="shh")
    assert party.again().rounds.sealed == party.table.rounds.sealed
    assert everything(party.again()) == everything(party.table)


def test_a_bot_that_has_sealed_owes_nothing() -> None:
    party = village()
    party.ask(party.names[2], wire.StandIn("k", 2, "steady"))
    assert party.table.bots_waited_for() == [2]
    party.write(entries.Sealed(party.now, 2, "sleep", "bot", "", "bot"))
    assert party.table.bots_waited_for() == []
    assert not party.table.knows_key(2, "bot")
    party.beat()
    assert party.table.bots_waited_for() == [2]


def test_who_comes_back_may_seal_over_the_bot() -> None:
    party = village()
    [seat, *_] = until_called(party)
    move = party.table.playing.moves(seat)[2]
    party.ask(party.names[seat], wire.StandIn("k", seat, "steady"))
    number = party.table.decisions[seat]
    assert party.no(party.names[seat], wire.Move("k", seat, 1, number, move)) == "bot-plays"
    party.write(entries.Sealed(party.now, seat, "sleep", "bot", "", "bot"))
    party.ask(party.names[seat], wire.ComeBack("k", seat))
    seal(party, seat, move)
    assert (move, "person") in [(one.move, one.who) for one in party.beat() if one.seat == seat]


def test_a_seat_that_goes_to_another_device_keeps_what_was_sealed() -> None:
    party = village()
    seal(party, 3, "sleep", key="old")
    party.write(entries.Moved(party.now, 3, "device of Zoe"))
    number = party.table.decisions[3]
    assert party.no(party.names[3], wire.Move("k", 3, 1, number, "sleep")) == "not-yours"
    assert party.table.rounds.sealed[3].key == "old"
    party.ask("Zoe", wire.Move("new", 3, 1, number, "sleep"))
    assert party.table.rounds.sealed[3].key == "new"


def test_one_device_seals_for_each_of_its_seats() -> None:
    party = village(start=False)
    for seat in (1, 2):
        party.ask(party.names[0], wire.GetUp("k", seat))
        party.ask(party.names[0], wire.Sit("k", seat, f"Child {seat}"))
    party.ask(party.names[0], wire.Start("k"))
    for seat in (0, 1, 2):
        party.ask(party.names[0], wire.Move("k", seat, 1, 0, "sleep"))
    assert sorted(party.table.rounds.sealed) == [0, 1, 2]
    assert party.no(party.names[1], wire.Move("k", 1, 1, 0, "sleep")) == "not-yours"


# -- time --------------------------------------------------------------------------------------------------


def test_time_that_stands_still_does_not_count() -> None:
    span = Span(20, 0)
    span.stop(5 * SECOND)
    assert span.ends is None
    assert not span.is_over(10**9)
    span.resume(1000 * SECOND, 1000 * SECOND)
    assert span.ends == 1015 * SECOND
    assert span.is_over(1015 * SECOND)
    assert not span.is_over(1015 * SECOND - 1)


def test_what_passed_during_an_outage_is_given_back() -> None:
    span = Span(20, 0)
    span.resume(since=6 * SECOND, now=500 * SECOND)
    assert span.ends == 514 * SECOND


def test_a_wall_clock_that_goes_back_gives_no_time() -> None:
    span = Span(20, 10 * SECOND)
    span.stop(4 * SECOND)
    span.resume(4 * SECOND, 4 * SECOND)
    assert span.ends == 24 * SECOND, "all of it, from now on"


def test_in_the_dark_no_clock_runs() -> None:
    """The beat is everybody's clock, and nobody gains by it."""
    party = village(clock=wire.Clock(60, 5))
    full = party.left()
    until_day(party)
    assert party.now > 1_000_000 + 60 * SECOND, "longer than anybody has"
    assert party.left() == full
    party.now += SECOND
    assert party.left() != full


def test_a_debate_ends_for_those_who_still_talk() -> None:
    party = village(rhythm=wire.Rhythm(debate=90), options=SIMPLE)
    until_debate(party)
    debate = party.table.rounds.debate
    assert debate is not None
    assert debate.ends == party.now + 90 * SECOND
    talking = party.table.playing.waiting
    party.play(talking[0], "done")
    party.now += 90 * SECOND - 1
    assert end_of_debate(party.table, party.now) is None
    party.now += 1
    quiet = []
    while entry := end_of_debate(party.table, party.now):
        party.write(entry)
        quiet.append(entry.seat)
    assert quiet == list(talking[1:])
    assert party.table.rounds.debate is None


def test_without_a_length_a_debate_has_no_end() -> None:
    party = village(options=SIMPLE)
    until_day(party)
    assert party.table.rounds.debate is None
    assert end_of_debate(party.table, party.now + 10**9) is None


# -- taking back -------------------------------------------------------------------------------------------


def test_without_a_clock_the_votes_of_a_day_wait_for_everybody() -> None:
    """A rhythm ends nights and debates only: somebody who sleeps by day is waited for, or a bot stands in."""
    party = village(rhythm=wire.Rhythm(debate=90), options=SIMPLE)
    until_debate(party)
    party.now += 90 * SECOND
    while entry := end_of_debate(party.table, party.now):
        party.write(entry)
    playing = party.table.playing
    assert any(move.startswith("vote") for move in playing.moves(playing.waiting[0]))
    assert not any(party.table.rounds.spans())
    assert party.table.clocks is None


def test_nothing_is_taken_back_in_the_dark() -> None:
    """Not what was sealed, nor what was done by day."""
    party = village(options=SIMPLE)
    for night in (1, 2):
        party.beat()
        seat = party.table.playing.waiting[0]
        seal(party, seat, "sleep")
        assert may_undo(party.table, seat) == "no"
        assert party.no(party.names[seat], wire.AskUndo("k", seat)) == "nothing-to-undo"
        if night == 1:
            until_day(party)
            until_dark(party)
            assert may_undo(party.table, seat) == "no"
            assert party.no(party.names[seat], wire.AskUndo("k", seat)) == "nothing-to-undo"


def test_by_day_nobody_goes_back_into_the_night() -> None:
    party = village(options=SIMPLE)
    until_day(party)
    for seat in range(8):
        assert may_undo(party.table, seat) == "no"
        assert party.no(party.names[seat], wire.AskUndo("k", seat)) == "nothing-to-undo"


def test_what_was_done_by_day_is_taken_back_if_all_agree() -> None:
    party = village(options=SIMPLE)
    until_day(party)
    seat = party.table.playing.waiting[0]
    party.play(seat, "done")
    assert may_undo(party.table, seat) == "ask"
    asked = party.ask(party.names[seat], wire.AskUndo("k", seat))
    assert isinstance(asked, entries.UndoAsked)
    for other in asked.asked:
        party.ask(party.names[other], wire.AnswerUndo("k", other, True))
    assert party.table.playing.waiting[0] == seat
    assert not party.table.is_dark
    assert everything(party.again()) == everything(party.table)


# -- who hears whom ----------------------------------------------------------------------------------------


def heard_by(party: Party, seat: int | None) -> list[str]:
    return [chat.text for chat in seeing.heard(party.table, seat)]


def test_a_whisper_is_heard_by_the_pack_at_the_beat() -> None:
    party = village()
    pack = until_wolves(party)
    seal(party, pack[0], "sleep", whisper="  the   baker ")
    assert all(heard_by(party, seat) == [] for seat in [*range(8), None])
    party.beat()
    for seat in [*range(8), None]:
        assert heard_by(party, seat) == (["the baker"] if seat in pack else [])
    [said] = seeing.heard(party.table, pack[1])
    assert (said.seat, said.channel) == (pack[0], "pack")


def test_the_whisper_of_anybody_else_is_heard_by_nobody() -> None:
    party = village()
    pack = until_wolves(party)
    for seat in range(8):
        if seat not in pack:
            assert seal(party, seat, "sleep", whisper="is anybody there?") is not None
    party.beat()
    assert party.table.chat == []


def test_a_whisper_goes_with_the_move_that_counts() -> None:
    party = village()
    pack = until_wolves(party)
    seal(party, pack[0], "sleep", whisper="first")
    seal(party, pack[0], "sleep", key="again", whisper="last")
    party.beat()
    assert heard_by(party, pack[1]) == ["last"]


def test_a_whisper_is_short() -> None:
    party = village()
    asked = wire.Move("k", 0, 1, 0, "sleep", "x" * (wire.LONGEST_WHISPER + 1))
    assert party.no(party.names[0], asked) == "said-too-much"
    assert party.no(party.names[0], wire.Move("k", 0, 1, 0, "sleep", "a\0b")) == "nothing-said"


def test_in_the_dark_the_living_are_silent() -> None:
    party = village()
    until_wolves(party)
    for seat in range(8):
        assert party.no(party.names[seat], wire.Say("k", seat, "hello")) == "nobody-hears"


def test_by_day_all_hear_the_living_and_the_dead_hear_the_dead() -> None:
    party = village(options=SIMPLE)
    victim = eaten(party)
    living = next(seat for seat in range(8) if seat != victim)
    party.ask(party.names[living], wire.Say("k", living, "who was it?"))
    party.ask(party.names[victim], wire.Say("k", victim, "boo"))
    for seat in [*range(8), None]:
        assert heard_by(party, seat) == (["who was it?", "boo"] if seat == victim else ["who was it?"])
    assert [one.chat.channel for one in party.table.chat] == ["village", "ghosts"]


def eaten(party: Party) -> int:
    """The pack eats the first it can; whom, when it is day."""
    while party.table.is_dark:
        for seat in party.table.playing.waiting:
            meals = [move for move in party.table.playing.moves(seat) if move.startswith("eat ")]
            if meals:
                seal(party, seat, meals[0])
                victim = int(meals[0].removeprefix("eat ")) - 1
        party.beat()
    return victim


def test_the_dead_talk_at_any_time() -> None:
    party = village(options=SIMPLE)
    victim = eaten(party)
    until_dark(party)
    party.ask(party.names[victim], wire.Say("k", victim, "cold here"))
    assert heard_by(party, victim) == ["cold here"]


def test_a_channel_forgets_only_its_own_lines() -> None:
    """How much the pack whispers must not show in what the village remembers."""
    party = village()
    pack = until_wolves(party)
    for number in range(WHISPERS_KEPT + 5):
        party.table.speak(pack[0], f"whisper {number}", party.now)
    assert heard_by(party, pack[1]) == [f"whisper {number}" for number in range(5, WHISPERS_KEPT + 5)]
    until_day(party)
    for number in range(CHAT_KEPT):
        party.table.speak(next(iter(party.table.playing.waiting)), str(number), party.now)
    assert len(heard_by(party, None)) == CHAT_KEPT
    assert len(heard_by(party, pack[1])) == CHAT_KEPT + WHISPERS_KEPT


def test_where_a_game_has_no_voices_everybody_hears_everybody() -> None:
    party = Party("Ann", "Ben")
    party.ask("Ann", wire.Say("k", 0, "hello"))
    [said] = party.table.chat
    assert (said.chat.channel, said.hears) == ("", EVERYONE)
    assert (party.table.rhythm, party.table.is_dark) == (None, False)
