"""The toy in three forms: as it is, with canaries in all that is hidden, and one that hides who waits."""

from __future__ import annotations

import msgspec

from hameau.engine.answers import Event, Note
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.machine import bit, i64
from hameau.engine.state import EVERYONE
from tests.laws.toy import box
from tests.laws.toy.rules import CHOSE, Cards, Toy
from tests.laws.toy.subjects import toy


class CanaryView(box.View, frozen=True):
    """What a seat sees, marked with whose eyes it is for."""

    mark: str = ""


def marked_view(cards: Cards, state: Toy, seat: int | None) -> CanaryView:
    shown = box.view(cards, state, seat)
    fields = {name: getattr(shown, name) for name in shown.__struct_fields__}
    return CanaryView(**fields, mark="" if seat is None else canary(seat))


def marked_event(cards: Cards, state: Toy, note: Note) -> Event:
    """What only one seat may know says whose it is."""
    told = box.tell(cards, state, note)
    return told if note[4] == EVERYONE else msgspec.structs.replace(told, fruit=canary(note[1]))


def canary(seat: int) -> str:
    """A word that only the eyes of this seat may read."""
    return f"canary-of-{seat}"


class Shy(Toy):
    """Nobody hears that somebody put a card face down."""

    def seal(self, seat: i64, kind: i64) -> None:
        self.sealed[seat] = kind + 1
        self.waiting &= ~bit(seat)
        self.note(CHOSE, seat, kind, 0, bit(seat))
        if self.waiting == 0:
            self.turn_over()


def shy_view(cards: Cards, state: Toy, seat: int | None) -> box.View:
    """While cards are chosen, a seat knows only of itself whether it is waited for."""
    shown = box.view(cards, state, seat)
    if shown.phase != "seal":
        return shown
    waiting = [seat] if seat is not None and state.waiting >> seat & 1 else []
    return msgspec.structs.replace(shown, waiting=waiting, face_down=[])


GAMES: dict[str, Game] = {
    "toy": toy().game,
    "canary": toy(view=marked_view, tell=marked_event, key="canary").game,
    "shy": toy(Shy, view=shy_view, key="shy").game,
}


def find(key: str) -> Game:
    """The shelf of the toy server."""
    if key not in GAMES:
        raise Unknown(f"there is no game {key!r}")
    return GAMES[key]
