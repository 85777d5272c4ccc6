"""Villages for the tests of Werewolves: cards are written down, players answer to their names.

village = night("werewolf werewolf seer")         Ann and Ben are wolves, Eve is the Seer, the rest villagers
village.during("seer", Eve="look Ann")              all others sleep in that round
village.pack("Dan")                               all wolves point at Dan until they sleep
village.to("debate"); village.vote(Ann="Dan")     everybody who is not named does nothing
"""

from typing import Any, cast

import hameau
from hameau.engine.answers import Event
from hameau.engine.errors import Refused
from hameau.engine.luck import secret_from_seed
from hameau.engine.match import Match, names_for
from hameau.engine.state import State
from hameau.games.werewolves import position
from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.composing import numbers
from hameau.games.werewolves.content import CHARACTERS, HOMES
from hameau.games.werewolves.rules.people import AFTER_DAWN, SEATS
from hameau.games.werewolves.square import Person, View
from hameau.testing import Table

GAME = hameau.game("werewolves")
NAMES = names_for(29)
IDLE = ("sleep", "done", "no", "away")
SECRET = secret_from_seed(0)


class Village(Table):
    """A table at which players are named in moves, too, though the rules number them."""

    def __init__(self, state: State, start: str, secret: bytes = SECRET) -> None:
        super().__init__(GAME, state, secret, {}, start=start)

    @property
    def village(self) -> Werewolves:
        return cast(Werewolves, self.state)

    def happen(self, *chances: float) -> None:
        """The luck of the move that ends the next round: 0.0 happens surely, 0.999 hardly ever."""
        self.loaded = [int(chance * 2**32) for chance in chances]

    # -- playing -------------------------------------------------------------------------------------------

    def does(self, name: str, *moves: str) -> list[Event]:
        """Players in moves are named: `vote Ben`."""
        return super().does(name, *map(numbered, moves))

    def idle(self, seat: int) -> None:
        moves = self.moves(seat)
        self.play(seat, next(move for move in IDLE if move in moves))

    def to(self, phase: str) -> "Village":
        """Everybody does nothing until that phase."""
        for _ in range(2000):
            if self.phase == phase:
                return self
            assert self.waiting, f"it is over before {phase}"
            self.idle(self.waiting[0])
        raise AssertionError(f"{phase} does not come")

    def during(self, phase: str, **moves: str) -> "Village":
        """Go to that phase; these players move, all others do nothing, and the phase is over."""
        self.to(phase)
        for name, text in moves.items():
            self.does(name, text)
        turn = self.village.night
        while self.waiting and self.phase == phase and self.village.night == turn:
            self.idle(self.waiting[0])
        return self

    def pack(self, prey: str) -> "Village":
        """All wolves point at the prey in every round of theirs."""
        self.to("wolves")
        while self.waiting and self.phase.startswith("wolves"):
            for seat in self.waiting:
                text = numbered(f"eat {prey}")
                if text in self.moves(seat):
                    self.play(seat, text)
                else:
                    self.idle(seat)
                if not self.phase.startswith("wolves"):
                    break
        return self

    def morning(self) -> "Village":
        """The rest of the night passes."""
        while self.waiting and self.village.is_night():
            self.idle(self.waiting[0])
        return self

    def vote(self, **votes: str) -> "Village":
        """The ballots of the day, or those that are open; who is not named votes blank."""
        if self.phase not in ("ballot", "ballot-again", "election", "election-again"):
            self.to("ballot")
        phase = self.phase
        for name, target in votes.items():
            self.does(name, f"vote {target}")
        while self.waiting and self.phase == phase:
            self.play(self.waiting[0], "done")
        return self

    def refuses(self, name: str, move: str) -> Refused:
        return super().refuses(name, numbered(move))

    def may(self, name: str) -> list[str]:
        """What the player may do, with names instead of numbers."""
        return [named(text) for text in super().may(name)]

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return self.look.phase

    @property
    def look(self) -> View:
        return cast(View, self.view())

    def seen_by(self, name: str) -> View:
        return cast(View, self.view(NAMES.index(name)))

    def imagines(self, name: str, seed: int) -> Werewolves:
        """A world in which the player may be, for all that the player knows."""
        return cast(Werewolves, self.imagined(NAMES.index(name), seed))

    def of(self, name: str, eyes: str | None = None) -> Person:
        view = self.look if eyes is None else self.seen_by(eyes)
        return view.people[NAMES.index(name)]

    @property
    def dead(self) -> str:
        return " ".join(NAMES[p.seat] for p in self.look.people if not p.alive)

    @property
    def owing(self) -> str:
        return " ".join(NAMES[seat] for seat in self.waiting)

    @property
    def captain(self) -> str:
        return NAMES[self.village.captain - 1] if self.village.captain else ""

    @property
    def winner(self) -> str:
        return self.look.winner

    def heard(self, name: str | None, tag: str, since: int = 0) -> list[Any]:
        """Events of that kind that the player was told; None is a spectator."""
        seat = None if name is None else NAMES.index(name)
        return [e for e in self.events(seat, since) if str(e.__struct_config__.tag) == tag]


def numbered(text: str) -> str:
    words = [str(NAMES.index(word) + 1) if word in NAMES else word for word in text.split()]
    return " ".join(words)


def named(text: str) -> str:
    words = [NAMES[int(word) - 1] if word.isdigit() and "take" not in text else word for word in text.split()]
    return " ".join(words)


def bits(names: str) -> int:
    return sum(1 << NAMES.index(name) for name in names.split())


# -- making them -------------------------------------------------------------------------------------------


def made(cards: str, players: int = 8, middle: str = "", **options: str) -> Werewolves:
    """A state in which these cards are dealt, first to last; the rest are villagers."""
    kinds = [CHARACTERS.index(name) for name in cards.split()]
    kinds += [0] * (players - len(kinds))
    spare = [CHARACTERS.index(name) for name in middle.split()]
    state = Werewolves(GAME.content.box, len(kinds))
    state.write("card", kinds + [0] * (SEATS - len(kinds)))
    state.write("middle", spare or [0, 0])
    state.write("deck", [(kinds + spare).count(kind) for kind in range(13)])
    chosen = GAME.check_options({key.replace("_", "-"): value for key, value in options.items()})
    state.write("option", numbers(GAME.content, chosen))
    state.write("place", [*range(len(kinds)), *[0] * (SEATS - len(kinds))])
    state.alive = (1 << len(kinds)) - 1
    state.dealt = 1
    return state


def settle(state: Werewolves, homes: dict[str, str]) -> None:
    """Who lives where; all others are Vagabonds."""
    if not homes:
        return
    state.village = 1
    for name, home in homes.items():
        state.take_token(NAMES.index(name), HOMES.index(home) + 1)


def bury(state: Werewolves, dead: str) -> None:
    fallen, cause = state.fallen, state.cause
    for name in dead.split():
        seat = NAMES.index(name)
        state.alive &= ~(1 << seat)
        state.shown |= 1 << seat
        state.deaths += 1
        fallen[seat], cause[seat] = state.deaths, 8
        if state.card[seat] == CHARACTERS.index("hunter"):
            state.shot = 1
    state.write("fallen", fallen)
    state.write("cause", cause)
    state.deaths_before = state.deaths


def night(
    cards: str,
    *,
    players: int = 8,
    middle: str = "",
    number: int = 1,
    dead: str = "",
    homes: dict[str, str] | None = None,
    lovers: str = "",
    captain: str = "",
    charmed: str = "",
    **options: str,
) -> Village:
    """A village when night falls, and nobody has decided anything in it."""
    if lovers and "cupid" not in cards:  # somebody bound them: the last one
        cards += " villager" * (players - 1 - len(cards.split())) + " cupid"
    state = made(cards, players, middle, **options)
    settle(state, homes or {})
    bury(state, dead)
    state.night = number - 1
    state.met = int(number > 1)
    if lovers:
        first, second = sorted(NAMES.index(name) for name in lovers.split())
        state.lover_a, state.lover_b = first + 1, second + 1
    state.charmed = bits(charmed)
    state.captain = NAMES.index(captain) + 1 if captain else 0
    state.fall_asleep()
    return at(state)


def day(cards: str, **given: Any) -> Village:
    """The same village in the debate of that turn, with all who are dead dead."""
    number = given.pop("number", 1)
    poster = given.pop("poster", "")
    spent = given.pop("spent", "")
    village = night(cards, number=number, **given)
    state = village.village
    state.met = 1
    state.after = AFTER_DAWN
    state.poster = NAMES.index(poster) + 1 if poster else 0
    state.spent = sum(1 << HOMES.index(name) for name in spent.split())
    state.start_debate()
    return at(state)


def at(state: Werewolves) -> Village:
    """The match goes on from here, though no match need lead to it: what a test is not about is left out."""
    text = position.write(GAME.content, state)
    return Village(position.sketch(GAME.content, text), text)


def fresh(players: int, seed: int = 0, **options: str) -> Match:
    """A new match with honest luck."""
    return GAME.match(players, seed=seed, options={k.replace("_", "-"): v for k, v in options.items()})
