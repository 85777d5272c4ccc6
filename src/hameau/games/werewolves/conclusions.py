"""What whoever looks back on a match could have concluded: who was a wolf, in all worlds left to think of."""

from hameau.engine.answers import Said
from hameau.engine.capabilities import Conclusions
from hameau.games.werewolves.content import Opened
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.people import DEBATE, DRAFT, EVENING, OVER

NOT_NOW = Said("", {})


def step(content: Opened, state: Rules) -> Said:
    """A night begins, a day is talked about, a vote is over, and at last all cards lie open."""
    if not state.dealt or state.phase == DRAFT:
        return NOT_NOW
    if state.phase == OVER:
        return Said("look-end", {})
    if state.is_night():
        return Said("look-night", {"night": state.night})
    if state.phase == DEBATE:
        return Said("look-day", {"day": state.night})
    return Said("look-evening", {"day": state.night}) if state.phase == EVENING else NOT_NOW


def is_wolf(state: Rules, seat: int) -> bool:
    return state.is_wolf(seat)


WHO_IS_A_WOLF = Conclusions(step, is_wolf, "look-for-wolves")
