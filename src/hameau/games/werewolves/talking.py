"""What a table asks about night and day: is it dark, do all talk, and who hears whom."""

from hameau.engine.answers import Voice
from hameau.engine.state import EVERYONE
from hameau.games.werewolves.content import Opened
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.night import SLEEP
from hameau.games.werewolves.rules.people import AWAY, DEBATE, DRAFT, EVENING, OVER

VILLAGE = Voice("village", EVERYONE)


def is_dark(content: Opened, state: Rules) -> bool:
    """3.1: in the rounds of a night everybody alive owes a move, and nobody notices whose it is."""
    return bool(state.is_night())


def is_called(content: Opened, state: Rules, seat: int) -> bool:
    """3.1: who is called has more than sleep and the clock's move."""
    return any(move not in (SLEEP, AWAY) for move in state.legal_moves(seat))


def is_out(content: Opened, state: Rules, seat: int) -> bool:
    """The dead."""
    return not state.is_alive(seat)


def is_debate(content: Opened, state: Rules) -> bool:
    """11.1, 11.16: the windows that stay open until all have had enough."""
    return state.phase in (DEBATE, EVENING)


def voice(content: Opened, state: Rules, seat: int) -> Voice | None:
    """The village by day, the dead among themselves, the pack when it points; at night others are silent."""
    if state.phase in (DRAFT, OVER):
        return VILLAGE
    if not state.is_alive(seat):
        return Voice("ghosts", state.all_seats() & ~state.alive)
    if not state.is_night():
        return VILLAGE
    return pack(state) if state.is_wolves_round() and state.wolves() >> seat & 1 else None


def pack(state: Rules) -> Voice:
    """5.5: the wolves who are awake, and the dead who watch them (3.8)."""
    return Voice("pack", state.wolves() & state.alive | state.ghosts())
