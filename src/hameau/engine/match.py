"""A match: a state, the luck that moves it, and all that was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from hameau.engine import luck, record
from hameau.engine.answers import Event, Outcome, Played, Refusal, Told
from hameau.engine.declared import OPEN
from hameau.engine.errors import Refused, Unknown
from hameau.engine.given import shown, whole
from hameau.engine.names import is_name
from hameau.engine.state import FATE, SPECTATORS, State
from hameau.engine.texts import saying

if TYPE_CHECKING:
    from hameau.engine.game import Game

LOST = -1.0
NAMES = ("Ann", "Ben", "Eve", "Dan", "Flo", "Gus", "Ida", "Jon", "Kim", "Leo", "Mia", "Ned", "Oda", "Pia")


class Lot(NamedTuple):
    """Which luck a move had, and where its line stands in the record."""

    branch: int
    drew: bool
    line: int


class Match:
    """A game being played. It holds all secrets: players get only `view`, `moves` and `events`."""

    def __init__(
        self,
        game: Game,
        state: State,
        secret: bytes,
        options: Mapping[str, str],
        start: str | None = None,
        shares: Sequence[bytes] = (),
        format: int = record.NEWEST,
        past: record.Past | None = None,
    ) -> None:
        self.game = game
        self.secret = secret
        self.shares = luck.checked_shares(shares, state.seats)
        self.luck_key = luck.key_of(secret, self.shares)
        self.format = format  # of its record
        self.past = past  # what was played with other rules
        self.options = dict(options)
        self.all_options = game.check_options(options)
        self.start = start
        self.seats = state.seats
        self.names = names_for(state.seats)
        self.history: list[Played] = list(past.history) if past else []
        self.lots = [Lot(0, True, 0)] * len(self.history)
        self.branch = past.branch if past else 0  # how often it was taken back past luck
        self.journal: list[Told] = []
        self.state = state
        self.offered: dict[int, tuple[bytes, list[str], list[int]]] = {}  # a seat: its moves in a position
        self.drew = False  # the last move drew luck
        self.foretold = FATE  # how many words of luck a move is given at first
        state.listening = 1
        if start is None:
            self.prepare_luck()
            state.set_up()
            self.listen()
        self.checks = record.begin(self)

    # -- what one may ask ----------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision; none when the match is over."""
        return tuple(seat for seat in range(self.seats) if self.state.waiting >> seat & 1)

    def moves(self, seat: int) -> list[str]:
        """What the seat may play now."""
        self.check_seat(seat)
        content, state, write, position = self.game.content, self.state, self.game.write, self.state.dump()
        known = self.offered.get(seat)
        if known is None or known[0] != position:
            moves = state.legal_moves(seat)
            known = position, [write(content, state, move) for move in moves], moves
            self.offered[seat] = known
        return known[1][:]

    def find_move(self, seat: int, text: str) -> tuple[int, str] | None:
        """A legal move as number, and as the game writes it; None if it is not legal."""
        known = self.offered.get(seat)
        if known is not None and text in known[1] and known[0] == self.state.dump():
            return known[2][known[1].index(text)], text
        move = self.game.read(self.game.content, self.state, seat, text)
        if move is None:
            return None
        spoken = self.game.spoken(text)
        with saying(self.state, spoken) if spoken else nullcontext():
            legal = move in self.state.legal_moves(seat)
        written = self.game.write(self.game.content, self.state, move)
        return (move, written.replace(OPEN, spoken) if spoken else written) if legal else None

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """What the seat may see; None is a spectator."""
        if seat is not None:
            self.check_seat(seat)
        return self.game.view(self.game.content, self.state, seat)

    def awaited(self, view: msgspec.Struct) -> list[int]:
        """Whom a view names as waited for; where it says nothing of it, everybody knows."""
        found: list[int] = getattr(view, "waiting", list(self.waiting))
        return found

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened from move `since` on, as far as the seat may know."""
        if seat is not None:
            self.check_seat(seat)
        since = whole(since, "the number of a move")
        eyes = SPECTATORS if seat is None else seat
        return [t.event for t in self.journal if t.move >= since and t.audience >> eyes & 1]

    @property
    def result(self) -> Outcome | None:
        """None while it lasts; then scores, winners and why."""
        if self.state.waiting:
            return None
        reason, facts = self.game.outcome(self.game.content, self.state)
        winners = [seat for seat in range(self.seats) if self.state.result(seat) > LOST]
        facts |= {"names": ", ".join(self.names[seat] for seat in winners), "winners": len(winners)}
        return Outcome(self.scores(), winners, reason, facts, self.game.speech.say("en", reason, facts))

    @property
    def commitment(self) -> str:
        """The hash of the secret, to be published before the first move."""
        return luck.commitment(self.secret)

    def position(self) -> str:
        """The whole position as text."""
        return self.game.write_position(self.game.content, self.state)

    def record(self) -> str:
        """The match as text, from which it can be replayed and verified. It contains the secret."""
        return record.write(self)

    def sentence(self, event: Event, language: str = "en") -> str:
        """An event in words."""
        if not isinstance(event, Event) or not self.game.speech.knows(str(event.__struct_config__.tag)):
            raise Unknown(f"{shown(event)} is no event of {self.game.key}")
        self.check_seat(event.seat)
        return self.game.speech.tell(language, event, self.names)

    def imagined(self, seat: int, seed: int) -> State:
        """What a bot gets: a copy in which all that the seat cannot know is dealt anew."""
        self.check_seat(seat)
        copy = self.fresh_state()
        copy.copy_from(self.state)
        copy.reseed(whole(seed, "a seed"))
        copy.imagine(seat)
        return copy

    def refusal(self, seat: int, text: str) -> Refused | None:
        """Why the seat may not play this now; None if it may."""
        self.check_seat(seat)
        check_text(text)
        refusal = self.find_refusal(seat, text)
        return None if refusal is None else self.refused(refusal)

    def call(self, names: Sequence[str]) -> None:
        """Name the players, before the first move."""
        if not isinstance(names, Sequence) or isinstance(names, str | bytes):
            raise Unknown(f"names are a list, not {shown(names)}")
        if len(self.history) > self.first or len(names) != self.seats:
            raise Unknown(f"{len(names)} names for {self.seats} seats, after {len(self.history)} moves")
        for name in names:
            if not isinstance(name, str) or not is_name(name):
                raise Unknown(f"{shown(name)} is no name: letters, digits, signs and spaces make one")
        self.names = tuple(names)
        self.checks = record.begin(self)

    # -- playing -------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> list[Event]:
        """Play a move; what the mover learns from it. Refused moves change nothing."""
        self.check_seat(seat)
        check_text(text)
        known = len(self.journal)
        found = self.find_move(seat, text)
        if found is None:
            raise self.refused(self.find_refusal(seat, text) or broken(self, seat, text))
        move, text = found
        self.history.append(Played(seat, text))
        spoken = self.game.spoken(text)
        with saying(self.state, spoken) if spoken else nullcontext():
            self.advance(seat, move)
        self.lots.append(Lot(self.branch, self.drew, len(self.checks.lines)))
        self.listen()
        record.add_move(self)
        return [told.event for told in self.journal[known:] if told.audience >> seat & 1]

    def settle(self, chosen: Mapping[int, str]) -> list[Played]:
        """Play what several seats chose at one moment, in the order of seats; what was played.

        Whatever is not legal now is refused, and nothing changes. What lapses while the others move is not:
        a seat that no longer waits is passed over, and for one that does the game's default is played.
        """
        if not isinstance(chosen, Mapping):
            raise Unknown(f"moves of several seats are a mapping, not {shown(chosen)}")
        for seat, text in chosen.items():
            refused = self.refusal(seat, text)
            if refused is not None:
                raise refused
        known = len(self.history)
        for seat in sorted(chosen):
            if self.state.waiting >> seat & 1:
                lapsed = self.find_refusal(seat, chosen[seat]) is not None
                self.play(seat, self.default(seat) if lapsed else chosen[seat])
        return self.history[known:]

    def default(self, seat: int) -> str:
        """The move for a waiting seat whose time is up."""
        self.check_seat(seat)
        if not self.state.waiting >> seat & 1:
            raise self.refused(self.find_refusal(seat, "") or broken(self, seat, ""))
        return self.game.write(self.game.content, self.state, self.game.default(self.state, seat))

    def take_back(self, count: int = 1) -> Match:
        """The match as it was some moves ago; this one stays as it is.

        Luck is not drawn again: move by move it comes from the secret, so whoever plays on meets the same
        rolls and cards, also after other moves. To play on at a table, use `back_to`.
        """
        count = whole(count, "the number of moves to take back")
        if not 0 <= count <= len(self.history) - self.first:
            raise Unknown(f"{count} moves cannot be taken back, {len(self.history) - self.first} were played")
        kept = len(self.history) - count
        earlier = self.retraced(kept)
        if count:
            earlier.branch, line = self.lots[kept].branch, self.lots[kept].line
        else:
            earlier.branch, line = self.branch, len(self.checks.lines)
        earlier.checks = self.checks.until(line)
        return earlier

    def back_to(self, kept: int) -> Match:
        """The match goes on from after so many moves; this one stays as it is.

        If luck was drawn since, somebody may have seen it: then it is drawn anew from there, and the record
        says so. A match whose record has format 1 keeps its luck.
        """
        kept = whole(kept, "the number of moves to keep")
        earlier = self.take_back(len(self.history) - kept)
        seen = any(lot.drew for lot in self.lots[kept:]) or earlier.branch != self.branch
        if seen and self.format > 1:
            earlier.branch = self.branch + 1
            earlier.checks = self.checks.until(len(self.checks.lines))
            record.add_back(earlier)
        return earlier

    def retraced(self, kept: int) -> Match:
        """The moves that counted, played again with the luck they had."""
        earlier = self.again()
        for (seat, text), lot in zip(
            self.history[self.first : kept], self.lots[self.first : kept], strict=True
        ):
            earlier.branch = lot.branch
            earlier.play(seat, text)
        earlier.lots = self.lots[:kept]
        return earlier

    def again(self) -> Match:
        """The same match before its first move with these rules."""
        game, secret, shares, format = self.game, self.secret, self.shares, self.format
        if self.start is None:
            first = game.match(self.seats, options=self.options, secret=secret, shares=shares, format=format)
        elif self.past is None:
            first = game.position(self.start, secret=secret, shares=shares, format=format)
        else:
            return game.go_on(self.start, self.past, secret, shares)
        first.call(self.names)
        return first

    @property
    def first(self) -> int:
        """How many moves were played with other rules; they cannot be taken back."""
        return len(self.past.history) if self.past else 0

    # -- small steps ---------------------------------------------------------------------------------------

    def advance(self, seat: int, move: int) -> None:
        """Apply a move. Few words of luck do for nearly all; a move that used them up is made with all."""
        state, before = self.state, self.state.dump()
        self.foretold = luck.FEW
        self.prepare_luck()
        given = state.fated
        state.apply(seat, move)
        self.drew = state.fated < given
        self.foretold = FATE
        if not state.fated:
            state.take_notes()
            state.restore(before)
            self.prepare_luck()
            state.apply(seat, move)

    def scores(self) -> list[int | None]:
        """The points of each seat at the end; None where the rules give none."""
        state = self.state
        return [state.score(seat) if state.is_scored(seat) else None for seat in range(self.seats)]

    def prepare_luck(self) -> None:
        """True words for the next move, before the stream that goes on where they end."""
        move = len(self.history)
        self.state.reseed(luck.seed_after(self.luck_key, move, self.branch))
        self.state.foretell(luck.words(self.luck_key, move, self.foretold, self.branch))

    def listen(self) -> None:
        move = len(self.history)
        for note in self.state.take_notes():
            self.journal.append(Told(move, self.game.tell(self.game.content, self.state, note), note[4]))

    def __getstate__(self) -> dict[str, Any]:
        """Pickled, it is what was played; state and journal follow from that."""
        left = ("state", "journal", "offered")
        return {name: value for name, value in vars(self).items() if name not in left}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        again = self.retraced(len(self.history))
        self.state, self.journal, self.offered = again.state, again.journal, {}

    def fresh_state(self) -> State:
        return self.game.build(self.game.content, self.seats, self.all_options)

    def check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            seats = f"the seats 0 to {self.seats - 1}" if self.seats > 1 else "only seat 0"
            raise Unknown(f"no seat {shown(seat)}: this match has {seats}")

    def find_refusal(self, seat: int, text: str) -> Refusal | None:
        if not self.state.waiting:
            return Refusal("match-is-over", None)
        if not self.state.waiting >> seat & 1:
            waiting = ", ".join(self.names[s] for s in self.waiting)
            return Refusal("not-your-turn", None, {"waiting": waiting, "number": len(self.waiting)})
        return self.game.refusal(self.game.content, self.state, seat, text)

    def refused(self, refusal: Refusal) -> Refused:
        return Refused(refusal, self.game.speech)


def names_for(seats: int) -> tuple[str, ...]:
    """Ann, Ben, Eve, Dan …; after the last of them they are numbered."""
    return tuple(
        NAMES[i] if i < len(NAMES) else f"{NAMES[i % len(NAMES)]} {i // len(NAMES) + 1}" for i in range(seats)
    )


def check_text(text: str) -> None:
    if not isinstance(text, str):
        raise Unknown(f"a move is text, not {shown(text)}")


def broken(match: Match, seat: int, text: str) -> Refusal:
    raise AssertionError(f"{text!r} of seat {seat} is not legal, but nothing refuses it: {match.position()}")
