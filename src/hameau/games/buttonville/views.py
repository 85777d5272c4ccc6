"""What a seat may see, and the journal as events. Hands are hidden, and so is the order of the piles."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from hameau.engine.answers import Event, Note
from hameau.games.buttonville import table as notes
from hameau.games.buttonville.content import VERB_NAMES, Opened
from hameau.games.buttonville.judgement import Buttonville
from hameau.games.buttonville.rules import (
    CHOOSING,
    ENDING,
    HAND_LIMIT,
    PLAY,
    RECRUIT,
    SET_LIMIT,
)
from hameau.games.buttonville.verbs import CHOOSE, SWAP_FOR

QUESTIONS = {
    **VERB_NAMES,
    SWAP_FOR: "swap-for",
    CHOOSING: "choose",
    RECRUIT: "recruit",
    PLAY: "play",
    ENDING: "end-order",
    HAND_LIMIT: "hand-limit",
    SET_LIMIT: "set-limit",
}
PLACES = ("pile", "forum", "hand", "set", "discard", "revealed")


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


def view(content: Opened, state: Buttonville, seat: int | None) -> View:
    """What the seat sees."""
    over = state.waiting == 0
    top = state.depth - 1
    question = 0 if over else state.asked[top]
    names = names_of(content, state)
    choosing = question == CHOOSING
    return View(
        me=seat,
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
        forum=[name for slot, name in enumerate(names) for _ in range(state.forum[slot])],
        pile=state.pile,
        end_pile=state.end_pile,
        discard=counted(names, [state.discard[slot] for slot in range(state.slots)]),
        revealed=counted(names, [state.revealed[slot] for slot in range(state.slots)]),
        hand={} if seat is None else counted(names, [state.hand[seat][slot] for slot in range(state.slots)]),
        offers=offers(content, state) if choosing else [],
        players=[player(names, state, other) for other in range(state.seats)],
    )


def reveal(content: Opened, state: Buttonville) -> View:
    """For replays: the public view, with all cards of every hand."""
    shown, names = view(content, state, None), names_of(content, state)
    slots = range(state.slots)
    hands = [counted(names, [state.hand[seat][slot] for slot in slots]) for seat in range(state.seats)]
    players = [replace(one, known=hand) for one, hand in zip(shown.players, hands, strict=True)]
    return replace(shown, players=players)


def names_of(content: Opened, state: Buttonville) -> list[str]:
    """The villagers that take part, by slot."""
    return [content.page.villager[state.villager[slot]].id for slot in range(state.slots)]


def owed(state: Buttonville, question: int) -> int:
    if question == HAND_LIMIT:
        return state.hand_size[state.active] - state.box.hand
    return min(state.amount[state.depth - 1], 99)


def counted(names: list[str], cards: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, cards, strict=True) if count}


def offers(content: Opened, state: Buttonville) -> list[str]:
    return [content.page.villager[move - CHOOSE].id for move in state.legal_moves(state.active)]


def player(names: list[str], state: Buttonville, seat: int) -> Player:
    unseen = state.hand_size[seat] - state.known_size[seat]
    return Player(
        seat=seat,
        buttons=state.buttons[seat],
        hand=state.hand_size[seat],
        known=counted(names, [state.known[seat][slot] for slot in range(state.slots)]),
        lacking=[name for slot, name in enumerate(names) if 0 < unseen == state.without[seat][slot]],
        sets=[column(names, state, seat, place) for place in range(state.sets[seat])],
        button_points=state.buttons[seat] // state.box.buttons_a_point,
        points=state.score(seat),
    )


def column(names: list[str], state: Buttonville, seat: int, place: int) -> Column:
    return Column(
        villager=names[state.set_slot[seat][place]],
        cards=state.set_size[seat][place],
        used=state.set_used[seat][place] == 1,
        fresh=state.set_fresh[seat][place] == 1,
        points=state.points_of(seat, place),
        bonus=state.bonus_of(seat, place),
    )


# -- what happened -----------------------------------------------------------------------------------------


class About(Event, frozen=True, kw_only=True):
    """Something with a villager."""

    villager: str

    def facts(self) -> dict[str, str | int]:
        facts = super().facts()
        del facts["villager"]
        return {**facts, "@villager": self.villager}


class Starts(Event, frozen=True, tag="starts", kw_only=True):
    """Who moves first."""


class Chose(About, frozen=True, tag="chose", kw_only=True):
    """A villager takes part."""


class Began(Event, frozen=True, tag="began", kw_only=True):
    """A turn."""

    round: int


class Refilled(About, frozen=True, tag="refilled", kw_only=True):
    """A card of the pile came into the forum."""


class Drew(About, frozen=True, tag="drew", kw_only=True):
    """The own card from the pile."""


class DrewHidden(Event, frozen=True, tag="drew-hidden", kw_only=True):
    """Somebody else's."""


class Missed(Event, frozen=True, tag="missed", kw_only=True):
    """A button instead of a card that is not there."""


class Took(About, frozen=True, tag="took", kw_only=True):
    """An open card came into a hand."""

    origin: Literal["forum", "discard", "revealed"]


class Gave(About, frozen=True, tag="gave", kw_only=True):
    """A hand card came into the forum."""


class Played(About, frozen=True, tag="played", kw_only=True):
    """A set was laid down."""

    cards: int


class Used(About, frozen=True, tag="used", kw_only=True):
    """An ACTION."""

    place: int  # which set, counted from 0


class Gained(About, frozen=True, tag="gained", kw_only=True):
    """Buttons through a villager."""

    buttons: int


class Paid(About, frozen=True, tag="paid", kw_only=True):
    """Buttons for a villager's ACTION."""

    buttons: int


class Robbed(Event, frozen=True, tag="robbed", kw_only=True):
    """Buttons of the player on the right."""

    victim: int
    buttons: int

    def facts(self) -> dict[str, str | int]:
        return {"#victim": self.victim, "buttons": self.buttons}


class Discarded(About, frozen=True, tag="discarded", kw_only=True):
    """Cards went away."""

    origin: Literal["forum", "hand", "set", "revealed"]
    cards: int
    place: int  # of the set, if from one


class Added(About, frozen=True, tag="added", kw_only=True):
    """Cards joined a set."""

    origin: Literal["forum", "hand", "revealed"]
    cards: int
    place: int


class TurnedUp(About, frozen=True, tag="turned-up", kw_only=True):
    """A card of the pile was revealed."""


class Doubled(Event, frozen=True, tag="doubled", kw_only=True):
    """A villager came twice: the gamble is lost."""


class Named(About, frozen=True, tag="named", kw_only=True):
    """The others must hand this villager over."""


class Handed(About, frozen=True, tag="handed", kw_only=True):
    """A player did."""

    to: int

    def facts(self) -> dict[str, str | int]:
        return {"#to": self.to, "@villager": self.villager}


class HasNone(About, frozen=True, tag="has-none", kw_only=True):
    """A player could not."""


class Copied(About, frozen=True, tag="copied", kw_only=True):
    """The effect of another set is used."""

    place: int


class Showed(About, frozen=True, tag="showed", kw_only=True):
    """A hand card that will be swapped."""


class Withered(About, frozen=True, tag="withered", kw_only=True):
    """A card of a set went into the forum."""

    place: int


class LastRound(Event, frozen=True, tag="last-round", kw_only=True):
    """The draw pile ran out."""


class Scored(Event, frozen=True, tag="scored", kw_only=True):
    """The points of a player at the end, and what of them is not for sets."""

    points: int
    buttons: int
    button_points: int
    bonus: int  # of END effects


class Ended(Event, frozen=True, tag="ended", kw_only=True):
    """The match is over."""


SIMPLE: dict[int, type[Event]] = {
    notes.FIRST: Starts,
    notes.DREW_HIDDEN: DrewHidden,
    notes.MISSED: Missed,
    notes.DOUBLED: Doubled,
    notes.LAST_ROUND: LastRound,
    notes.ENDED: Ended,
}
ABOUT: dict[int, type[About]] = {
    notes.REFILLED: Refilled,
    notes.DREW: Drew,
    notes.GAVE: Gave,
    notes.TURNED_UP: TurnedUp,
    notes.NAMED: Named,
    notes.HAS_NONE: HasNone,
    notes.SHOWED: Showed,
}
OF_A_SET: dict[int, type[Used | Copied | Withered]] = {
    notes.USED: Used,
    notes.COPIED: Copied,
    notes.WITHERED: Withered,
}

MOVED: dict[int, type[Discarded | Added]] = {notes.DISCARDED: Discarded, notes.ADDED: Added}


def tell(content: Opened, state: Buttonville, note: Note) -> Event:
    """The event behind the journal's numbers. Every kind is named; a new one fails here first."""
    event, seat, a, b, _ = note
    if event in SIMPLE:
        return SIMPLE[event](seat=seat)
    if event == notes.BEGAN:
        return Began(seat=seat, round=a // state.seats + 1)
    if event == notes.SCORED:
        buttons, bonus = b >> 16, b & 0xFFFF
        return Scored(
            seat=seat,
            points=a,
            buttons=buttons,
            button_points=buttons // content.box.buttons_a_point,
            bonus=bonus,
        )
    if event == notes.CHOSE:
        return Chose(seat=seat, villager=content.page.villager[a].id)
    if event == notes.ROBBED:
        return Robbed(seat=seat, victim=a, buttons=b)
    names = names_of(content, state)
    if event == notes.GAINED:
        return Gained(seat=seat, villager=names[b], buttons=a)
    if event == notes.PAID:
        return Paid(seat=seat, villager=names[b], buttons=a)
    if event in ABOUT:
        return ABOUT[event](seat=seat, villager=names[a])
    if event in OF_A_SET:
        return OF_A_SET[event](seat=seat, villager=names[a], place=b)
    if event == notes.PLAYED_SET:
        return Played(seat=seat, villager=names[a], cards=b)
    if event == notes.HANDED:
        return Handed(seat=seat, villager=names[a], to=b)
    origin: Any = PLACES[b & 7]
    if event == notes.TOOK:
        return Took(seat=seat, villager=names[a], origin=origin)
    if event in MOVED:
        return MOVED[event](seat=seat, villager=names[a], origin=origin, cards=b >> 3 & 31, place=b >> 8)
    raise AssertionError(f"no event {event}")


def outcome(content: Opened, state: Buttonville) -> tuple[str, dict[str, str | int]]:
    """Why the match ended."""
    best = max(state.standing(seat) for seat in range(state.seats))
    points = best // (notes.MOST_SETS + 1)
    winners = [seat for seat in range(state.seats) if state.standing(seat) == best]
    equal = [seat for seat in range(state.seats) if state.score(seat) == points]
    reason = "won-by-sets" if len(equal) > len(winners) else "won-by-points"
    return reason, {"points": points, "sets": state.sets[winners[0]]}
