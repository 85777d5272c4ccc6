"""The names of the phases, as views, events and positions say them."""

from hameau.games.werewolves.rules.people import CALL_THIEF, DAWN

PHASE_NAMES = {
    1: "draft",
    10: "thief",
    11: "cupid",
    12: "cupid-again",
    13: "defender",
    14: "seer",
    15: "wolves",
    16: "wolves-again",
    17: "wolves-last",
    18: "white-werewolf",
    19: "arsonist",
    20: "witch",
    21: "piper",
    22: "piper-again",
    23: "raven",
    30: "shot",
    31: "heir",
    32: "housing",
    33: "answer",
    34: "election",
    35: "election-again",
    36: "debate",
    37: "bans",
    38: "inn-vote",
    39: "ballot",
    40: "tie",
    41: "inn-vote-again",
    42: "ballot-again",
    43: "plea",
    44: "pardon",
    45: "evening",
    46: "over",
}
PHASE_OF = {name: phase for phase, name in PHASE_NAMES.items()}


def call_of(phase: int) -> str:
    """The call that a round belongs to: some calls have two or three rounds."""
    return PHASE_NAMES[phase].removesuffix("-again").removesuffix("-last")


CALLS = {call_of(phase) for phase in PHASE_NAMES if CALL_THIEF <= phase < DAWN}
