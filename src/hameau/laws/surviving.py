"""Law 4. Records, views, moves, events and positions survive encode and decode; copies live on their own."""

from array import array
from random import Random

import msgspec

from hameau import Match
from hameau.engine import record
from hameau.engine.state import State
from hameau.laws.matches import copied, everyone, sampled, seen, some
from hameau.laws.subjects import Setting
from hameau.laws.words import check_event

FORMATS = (msgspec.json, msgspec.msgpack)


def law(setting: Setting) -> None:
    for match, luck in sampled(setting, share=0.06):
        for seat in some(everyone(match), luck):
            check_struct(match.view(seat))
        for told in match.journal:
            if told.move == len(match.history):
                check_struct(told.event)
                check_event(match.game, told.event, "Ann")
        for seat in some(match.waiting, luck):
            check_moves(match, seat)
        check_copies(match)
        check_position(setting, match)
        check_independence(match, luck)
        if not match.waiting or luck.random() < 0.1:
            check_record(setting, match)


def check_struct(value: msgspec.Struct) -> None:
    for form in FORMATS:
        assert form.decode(form.encode(value), type=type(value)) == value, f"{value} comes back changed"


def check_moves(match: Match, seat: int) -> None:
    game = match.game
    moves = match.state.legal_moves(seat)
    texts = match.moves(seat)
    assert len(set(texts)) == len(texts), f"two moves have one text: {texts}"
    for move, text in zip(moves, texts, strict=True):
        assert text == " ".join(text.split()), f"{text!r} does not fit into a line of a record"
        assert game.read(game.content, match.state, seat, text) == move, f"{text!r} is read as another move"


def check_position(setting: Setting, match: Match) -> None:
    """The text is the whole position, luck aside."""
    game = setting.subject.game
    text = match.position()
    assert "\n" not in text
    state = game.read_position(game.content, text)
    assert game.write_position(game.content, state) == text
    state.luck = match.state.luck
    assert same(match, state), f"the text of the position forgets something: {text}"
    begun = game.position(text, seed=5)
    assert begun.position() == text
    if begun.waiting:
        begun.play(begun.waiting[0], begun.moves(begun.waiting[0])[0])
    assert record.replay(begun.record(), setting.subject.find).state.dump() == begun.state.dump()


def check_record(setting: Setting, match: Match) -> None:
    text = match.record()
    read = record.verify(text, setting.subject.find)
    assert (read.moves, read.over) == (len(match.history), not match.waiting)
    assert read.match.record() == text
    assert read.match.history == match.history
    assert read.match.journal == match.journal
    assert same(match, read.match.state)


def check_copies(match: Match) -> None:
    """Copied, dumped and restored, saved and loaded, it is the same; and the original is what it was."""
    state = match.state
    before = state.dump()
    assert len(before) == state.size() * 8
    assert same(match, copied(match)), "the copy differs"
    restored = match.fresh_state()
    restored.restore(before)
    assert same(match, restored), "restored it differs"
    memory = array("q", bytes(8 * state.size()))
    state.save(memory.buffer_info()[0])
    assert memory.tobytes() == before
    loaded = match.fresh_state()
    loaded.load(memory.buffer_info()[0])
    assert same(match, loaded), "loaded it differs"
    assert state.dump() == before, "copying changed the original"


def check_independence(match: Match, luck: Random) -> None:
    """Playing on one of two copies never touches the other."""
    before, sight = match.state.dump(), seen(match, match.state)
    copy = copied(match)
    copy.reseed(luck.getrandbits(60))
    copy.playout()
    assert (match.state.dump(), seen(match, match.state)) == (before, sight), (
        "play on the copy touched the original"
    )
    final, last_sight = copy.dump(), seen(match, copy)
    second = copied(match)
    copied(match).rehearse(200)
    second.playout()
    assert (copy.dump(), seen(match, copy)) == (final, last_sight), "play on the original touched the copy"


def same(match: Match, state: State) -> bool:
    """The same position, to the byte and to the eye."""
    return state.dump() == match.state.dump() and seen(match, state) == seen(match, match.state)
