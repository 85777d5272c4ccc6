"""Cards that were dealt by hand: the position in which a match begins whose cards somebody entered."""

from collections import Counter
from collections.abc import Mapping, Sequence

from hameau.engine.errors import Unknown
from hameau.games.werewolves import composing, position
from hameau.games.werewolves.content import CHARACTERS, Opened
from hameau.games.werewolves.rules.box import KINDS
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.people import DRAFT, GIVING, SEATS

DRAFTED = 2  # the option `tokens`


def deal(content: Opened, seats: int, options: Mapping[str, str], cards: Sequence[str]) -> str:
    """The first night, or with buildings the moment before the tokens are taken, with these cards."""
    if options["hide-composition"] == "yes":
        raise Unknown("cards that somebody enters are not hidden: let Hameau deal a hidden composition")
    state = composing.build(content, seats, options)
    kinds, left = checked(state, cards)
    state.write("card", kinds + [0] * (SEATS - seats))
    state.write("middle", left + [0] * (2 - len(left)))
    state.write("place", [*range(seats), *[0] * (SEATS - seats)])
    state.alive = state.all_seats()
    state.dealt = 1
    if state.village:  # who lives where was drawn by hand as well: it is entered as a draft
        state.write("option", [DRAFTED if n == GIVING else value for n, value in enumerate(state.option)])
        state.phase, state.first, state.waiting = DRAFT, 0, 1
    else:
        state.fall_asleep()
    return position.write(content, state)


def checked(state: Rules, cards: Sequence[str]) -> tuple[list[int], list[int]]:
    """The cards of the seats, and those of the middle; what the deck has not is refused."""
    if len(cards) != state.seats or set(cards) - set(CHARACTERS):
        raise Unknown(f"{state.seats} players need a card each, one of {', '.join(CHARACTERS)}")
    kinds = [CHARACTERS.index(card) for card in cards]
    given = Counter(kinds)
    for kind in range(KINDS):
        if given[kind] > state.deck[kind]:
            raise Unknown(f"the deck has {state.deck[kind]} of {CHARACTERS[kind]}, not {given[kind]}")
    left = [kind for kind in range(KINDS) for _ in range(state.deck[kind] - given[kind])]
    return kinds, left
