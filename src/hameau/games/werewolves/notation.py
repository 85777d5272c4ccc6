"""How the numbers of the rules are written: players from 1, cards, buildings; and what refusals name.

sleep   eat 7   cure and poison 3   burn farm-2   pick tavern   vote 3   claim seer   report 5 wolf
"""

from hameau.engine.border import Doubt, Fact, Word, one_of
from hameau.games.werewolves.content import CHARACTERS, HOMES
from hameau.games.werewolves.rules.people import STATEMENTS
from hameau.games.werewolves.square import CAUSES, WINNERS, shown_word

SHOWN = 6  # legal moves that a refusal names


def some_moves(doubt: Doubt) -> str:
    legal = doubt.legal
    return ", ".join(legal[:SHOWN]) + (" …" if len(legal) > SHOWN else "")


WORDS: dict[str, Word] = {
    "player": Word(
        lambda content, state, seat: seat + 1,
        lambda content, state, seat, text: int(text) - 1 if int(text) <= state.seats else None,
        type=int,
        pattern="[1-9][0-9]?",
        lasts=True,
        example=2,
    ),
    "spare": one_of(("1", "2")),
    "card": one_of(CHARACTERS, "@", example=CHARACTERS.index("seer")),
    "building": one_of(HOMES, "@", example=HOMES.index("farm-2")),
    "token": one_of(("vagabond", *HOMES), example=1 + HOMES.index("tavern")),
    "other": Word(lambda content, state, seat: seat, type=int, mark="#"),
    "choice": Word(lambda content, state, choice: choice - 1, type=int),
    "shown": Word(lambda content, state, shown: shown_word(shown), mark="@"),
    "wolf": Word(lambda content, state, wolf: bool(wolf), type=bool),
    "cause": one_of(CAUSES, "@cause-"),
    "winner": one_of(WINNERS, "@winner-"),
}
FACTS: dict[str, Fact] = {
    "moves": some_moves,
    "minds": lambda doubt: int(doubt.content.box.minds),
    "statements": lambda doubt: int(doubt.state.option[STATEMENTS]),
    "player": lambda doubt: int(doubt.state.lover_of(doubt.seat)),  # whose home is not to burn
}
