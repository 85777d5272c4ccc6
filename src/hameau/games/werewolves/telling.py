"""The journal's numbers as events, the border of the game, and why a match ended."""

from hameau.engine.border import Border
from hameau.games.werewolves.content import CAMPS, Opened
from hameau.games.werewolves.events import Asked, BurntDown, Called, FilledIn, Reported, TookToken, Voted
from hameau.games.werewolves.naming import PHASE_NAMES
from hameau.games.werewolves.notation import FACTS, WORDS
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import KINDS
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.dawn import BURNT
from hameau.games.werewolves.rules.deaths import HIDDEN
from hameau.games.werewolves.rules.statements import REPORTED
from hameau.games.werewolves.rules.village import TOOK_TOKEN
from hameau.games.werewolves.rules.votes import CAST, VOTED


def called(content: Opened, state: Rules, seat: int, phase: int, deciding: int) -> Called | Asked:
    name = PHASE_NAMES[phase]
    return (
        Called(seat=seat, call=name)
        if phase < people.DAWN
        else Asked(seat=seat, call=name, deciding=deciding)
    )


BORDER = Border(
    __name__,
    people.MOVES,
    people.LAWS,
    people.EVENTS,
    words=WORDS,
    facts=FACTS,
    told={
        people.CALLED: called,
        TOOK_TOKEN: TookToken,
        BURNT: BurntDown,
        REPORTED: Reported,
        CAST: FilledIn,
        VOTED: Voted,
    },
)


def outcome(content: Opened, state: Rules) -> tuple[str, dict[str, str | int]]:
    """Why the match ended."""
    if state.winner == people.NO_ONE:
        reason = "won-by-nobody"
    elif state.winner == people.COUPLE:
        reason = "won-by-the-couple"
    elif state.winner == people.THE_PIPER:
        reason = "won-by-the-piper"
    elif state.winner == people.THE_WHITE:
        reason = "won-by-the-white-werewolf"
    elif state.winner == people.THE_PACK:
        reason = "won-by-the-pack"
    elif state.winner == people.THE_VILLAGE:
        reason = "won-by-the-village"
    else:
        reason = "drawn"
    return reason, {"nights": state.night}


assert len(CAMPS) + KINDS == HIDDEN
