"""What a seat may see, and the journal as events. Hands are hidden, and so is the order of the piles."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from hameau.engine.answers import Event
from hameau.engine.border import Border
from hameau.engine.eyes import for_all_eyes, kept
from hameau.games.buttonville import notation
from hameau.games.buttonville.content import VERB_NAMES, Opened
from hameau.games.buttonville.rules import course
from hameau.games.buttonville.rules.course import Rules
from hameau.games.buttonville.rules.table import ADDED, DISCARDED, EVENTS, MOST_SETS, SCORED
from hameau.games.buttonville.rules.verbs import CHOOSE, LAWS, MOVES, SWAP_FOR

QUESTIONS = {
    **VERB_NAMES,
    SWAP_FOR: "swap-for",
    course.CHOOSING: "choose",
    course.RECRUIT: "recruit",
    course.PLAY: "play",
    course.ENDING: "end-order",
    course.HAND_LIMIT: "hand-limit",
    course.SET_LIMIT: "set-limit",
}


class Column(Struct, frozen=True):
    """A set in front of a player."""

    villager: str
    cards: int
    used: bool  # its ACTION, or its effect at the end of this turn, is done
    fresh: bool  # played in its owner's latest turn
    points: int
    bonus: int  # END points, as it stands


class Player(Struct, frozen=True):
    """What everybody sees of a player."""

    seat: int
    buttons: int
    hand: int  # cards
    known: dict[str, int]  # cards that all saw enter the hand
    lacking: list[str]  # villagers of whom the hand certainly has none but known ones
    sets: list[Column]
    button_points: int
    points: int  # the score as it stands


class View(Struct, frozen=True):
    """The table as one seat sees it; `hand` is its own, and empty for spectators."""

    me: int | None
    phase: Literal["choose", "turn", "over"]
    question: (
        str  # what the active player is asked: a verb of an effect or a part of the turn; empty when over
    )
    owed: int  # how often it is still to be answered, at most
    asker: str  # the villager whose effect asks
    given: str  # in `swap-for`: the card that is given
    round: int
    turns_left: int | None  # turns until the end, the present one included; None while the draw pile lasts
    active: int
    first: int
    waiting: list[int]
    villagers: list[str]
    forum: list[str]
    pile: int
    end_pile: int
    discard: dict[str, int]
    revealed: dict[str, int]
    hand: dict[str, int]
    offers: list[str]  # while villagers are chosen
    players: list[Player]


def view(content: Opened, state: Rules, seat: int | None) -> View:
    """What the seat sees: what all see, and its own hand."""
    common = shared(content, state)
    if seat is None:
        return common
    return replace(common, me=seat, hand=counted(common.villagers, state.hand[seat]))


@for_all_eyes
def shared(content: Opened, state: Rules) -> View:
    """What all see alike: the view of a spectator."""
    over = state.waiting == 0
    top = state.depth - 1
    question = 0 if over else state.asked[top]
    names = notation.names_of(content, state)
    choosing = question == course.CHOOSING
    return View(
        me=None,
        phase="over" if over else "choose" if choosing else "turn",
        question="" if over else QUESTIONS[question],
        owed=0 if over else owed(state, question),
        asker=names[state.source[top]] if not over and question <= SWAP_FOR else "",
        given=names[state.memory[top]] if not over and question == SWAP_FOR else "",
        round=0 if choosing else min(state.turn, max(state.last_turn, state.turn + 1) - 1) // state.seats + 1,
        turns_left=state.last_turn - state.turn if state.last_turn else None,
        active=state.active,
        first=state.first,
        waiting=[s for s in range(state.seats) if state.waiting >> s & 1],
        villagers=names,
        forum=[name for name, cards in zip(names, state.forum, strict=False) for _ in range(cards)],
        pile=state.pile,
        end_pile=state.end_pile,
        discard=counted(names, state.discard),
        revealed=counted(names, state.revealed),
        hand={},
        offers=offers(content, state) if choosing else [],
        players=players(tuple(names), state),
    )


def reveal(content: Opened, state: Rules) -> View:
    """For replays: the public view, with all cards of every hand."""
    shown, names = view(content, state, None), notation.names_of(content, state)
    hands = [counted(names, state.hand[seat]) for seat in range(state.seats)]
    players = [replace(one, known=hand) for one, hand in zip(shown.players, hands, strict=True)]
    return replace(shown, players=players)


def owed(state: Rules, question: int) -> int:
    if question == course.HAND_LIMIT:
        return state.hand_size[state.active] - state.box.hand
    return min(state.amount[state.depth - 1], 99)


def counted(names: Sequence[str], cards: Sequence[int]) -> dict[str, int]:
    """How many of each that takes part; an array may have more slots."""
    return {name: count for name, count in zip(names, cards, strict=False) if count}


def offers(content: Opened, state: Rules) -> list[str]:
    return [content.page.villager[move - CHOOSE].id for move in state.legal_moves(state.active)]


def players(names: tuple[str, ...], state: Rules) -> list[Player]:
    hands, known_sizes, buttons, sets = state.hand_size, state.known_size, state.buttons, state.sets
    known, without, slots, sizes = state.known, state.without, state.set_slot, state.set_size
    used, fresh = state.set_used, state.set_fresh
    return [
        player(
            names,
            seat,
            buttons[seat],
            hands[seat],
            hands[seat] - known_sizes[seat],
            tuple(known[seat]),
            tuple(without[seat]),
            tuple([
                (slots[seat][place], sizes[seat][place], used[seat][place], fresh[seat][place],
                 state.points_of(seat, place), state.bonus_of(seat, place))
                for place in range(sets[seat])
            ]),
            buttons[seat] // state.box.buttons_a_point,
            state.score(seat),
        )
        for seat in range(state.seats)
    ]  # fmt: skip


@kept
def player(
    names: tuple[str, ...],
    seat: int,
    buttons: int,
    hand: int,
    unseen: int,
    known: tuple[int, ...],
    without: tuple[int, ...],
    sets: tuple[tuple[int, int, int, int, int, int], ...],
    button_points: int,
    points: int,
) -> Player:
    return Player(
        seat=seat,
        buttons=buttons,
        hand=hand,
        known=counted(names, known),
        lacking=[name for name, cards in zip(names, without, strict=False) if 0 < unseen == cards],
        sets=[
            Column(names[slot], cards, used == 1, fresh == 1, worth, bonus)
            for slot, cards, used, fresh, worth, bonus in sets
        ],
        button_points=button_points,
        points=points,
    )


# -- what happened, where it says more than the numbers of the rules ----------------------------------------


class Discarded(Event, frozen=True, tag="discarded", kw_only=True):
    """Cards went away."""

    villager: str
    origin: Literal["forum", "hand", "set", "revealed"]
    cards: int
    place: int  # of the set, if from one

    def facts(self) -> dict[str, str | int]:
        return {"@villager": self.villager, "origin": self.origin, "cards": self.cards, "place": self.place}


class Added(Event, frozen=True, tag="added", kw_only=True):
    """Cards joined a set."""

    villager: str
    origin: Literal["forum", "hand", "revealed"]
    cards: int
    place: int

    def facts(self) -> dict[str, str | int]:
        return {"@villager": self.villager, "origin": self.origin, "cards": self.cards, "place": self.place}


class Scored(Event, frozen=True, tag="scored", kw_only=True):
    """The points of a player at the end, and what of them is not for sets."""

    points: int
    buttons: int
    button_points: int
    bonus: int  # of END effects


def moved(b: int) -> dict[str, Any]:
    """Where cards come from, how many, and the place of their set."""
    return {"origin": notation.PLACES[b & 7], "cards": b >> 3 & 31, "place": b >> 8}


def discarded(content: Opened, state: Rules, seat: int, slot: int, b: int) -> Discarded:
    return Discarded(seat=seat, villager=notation.card_name(content, state, slot), **moved(b))


def added(content: Opened, state: Rules, seat: int, slot: int, b: int) -> Added:
    return Added(seat=seat, villager=notation.card_name(content, state, slot), **moved(b))


def scored(content: Opened, state: Rules, seat: int, points: int, parts: int) -> Scored:
    buttons, bonus = parts >> 16, parts & 0xFFFF
    button_points = buttons // content.box.buttons_a_point
    return Scored(seat=seat, points=points, buttons=buttons, button_points=button_points, bonus=bonus)


BORDER = Border(
    __name__,
    MOVES,
    LAWS,
    EVENTS,
    words=notation.WORDS,
    facts=notation.FACTS,
    told={DISCARDED: discarded, ADDED: added, SCORED: scored},
    missing=notation.missing,
    tidy=notation.tidy,
)


def outcome(content: Opened, state: Rules) -> tuple[str, dict[str, str | int]]:
    """Why the match ended."""
    best = max(state.standing(seat) for seat in range(state.seats))
    points = best // (MOST_SETS + 1)
    winners = [seat for seat in range(state.seats) if state.standing(seat) == best]
    equal = [seat for seat in range(state.seats) if state.score(seat) == points]
    reason = "won-by-sets" if len(equal) > len(winners) else "won-by-points"
    return reason, {"points": points, "sets": state.sets[winners[0]]}
