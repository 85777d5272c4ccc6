"""Did anybody learn anything from the last move? If not, taking it back is free.

Somebody learned something if luck was drawn, or if a world that this player thought possible before the move
would have shown something else. Where nothing is hidden and no luck was drawn, nobody can have learned.
"""

import msgspec

from hameau.engine.match import Match
from hameau.engine.state import State
from hameau.engine.texts import saying

WORLDS = 8  # imagined for each seat; what one in two worlds would show differently is missed once in 256


def anything_showed(match: Match, kept: int, before: bytes | None = None) -> bool:
    """Since `kept` moves were played: has anybody else moved, or learned anything from the last move?

    `before` is the position in which the last move was played, as bytes, if somebody kept it.
    """
    if kept != len(match.history) - 1:
        return True
    return anybody_learned(match, match.take_back(1).state.dump() if before is None else before)


def anybody_learned(match: Match, before: bytes) -> bool:
    """From the last move of the match; `before` is the position in which it was played, as bytes."""
    if match.drew:
        return True
    world = match.fresh_state()
    return any(learned(match, before, seat, world) for seat in range(match.seats))


def learned(match: Match, before: bytes, seat: int, world: State) -> bool:
    """Did the seat learn something from a move that drew no luck? Worlds are played in `world`."""
    mover, text = match.history[-1]
    shown: bytes | None = None
    for number in range(WORLDS):
        world.restore(before)
        world.reseed(number)
        known = world.dump()
        world.imagine(seat)
        if number == 0 and world.dump() == known:
            return False  # nothing is hidden from this seat
        seen = what_it_shows(match, world, mover, text, seat)
        if seen is None or (shown is not None and seen != shown):
            return True
        shown = seen
    return shown != what_it_showed(match, before, seat)


def what_it_showed(match: Match, before: bytes, seat: int) -> bytes | None:
    mover, text = match.history[-1]
    world = match.fresh_state()
    world.restore(before)
    return what_it_shows(match, world, mover, text, seat)


def what_it_shows(match: Match, world: State, mover: int, text: str, seat: int) -> bytes | None:
    """Play the move in a world; what the seat sees and hears then. None if it cannot be played there."""
    game = match.game
    move = game.read(game.content, world, mover, text)
    if move is None or move not in world.legal_moves(mover):
        return None
    world.listening = 1
    with saying(world, game.spoken(text)):
        world.apply(mover, move)
    world.listening = 0
    heard = [game.tell(game.content, world, note) for note in world.take_notes() if note[4] >> seat & 1]
    return msgspec.json.encode((game.view(game.content, world, seat), world.legal_moves(seat), heard))
