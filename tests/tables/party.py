"""A table in memory for tests: what people ask becomes entries, and the entries are kept as bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from hameau import shelf
from hameau.engine.declared import OPEN
from hameau.engine.game import Game
from hameau.engine.luck import secret_from_seed
from hameau.tables import entries, wire
from hameau.tables.deciding import Asker, Moment, No, decide
from hameau.tables.rounds import beat
from hameau.tables.table import Table

SECOND = 1000


class Party:
    """A table, the people around it, a clock on the wall and the log."""

    def __init__(
        self,
        *names: str,
        game: str = "buttons",
        clock: wire.Clock | None = None,
        start: bool = True,
        seats: int = 0,
        find_game: Callable[[str], Game] = shelf.game,
        options: dict[str, str] | None = None,
        rhythm: wire.Rhythm | None = None,
    ) -> None:
        self.now = 1_000_000
        self.log: list[bytes] = []
        self.find_game = find_game
        self.table = Table("a" * 12, find_game)
        self.names = names
        self.away: dict[str, int] = {}
        self.seeds: Iterator[int] = iter(range(1, 100))
        seats = seats or len(names)
        options = find_game(game).check_options(options or {})
        self.write(entries.Opened(self.now, game, device(names[0]), seats, options, clock, rhythm))
        for seat, name in enumerate(names):
            self.ask(name, wire.Sit("k", seat, name))
        if start:
            self.ask(names[0], wire.Start("k"))

    # -- what happens --------------------------------------------------------------------------------------

    def ask(self, name: str, asked: wire.Asked, may_sit: bool = True) -> entries.Entry | None:
        """Somebody asks; the entry that was written, the last of several, None if it was done already."""
        moment = Moment(
            self.now, self.who_is_away(), lambda: secret_from_seed(next(self.seeds)).hex(), lambda: ""
        )
        decided = decide(self.table, Asker(device(name), may_sit), asked, moment)
        batch = [decided] if isinstance(decided, entries.Entry) else decided or []
        for entry in batch:
            self.write(entry)
        return batch[-1] if batch else None

    def no(self, name: str, asked: wire.Asked, may_sit: bool = True) -> str:
        """With what code it is refused; nothing has changed."""
        before = everything(self.table)
        try:
            entry = self.ask(name, asked, may_sit)
        except No as no:
            assert everything(self.table) == before
            return no.code
        raise AssertionError(f"{asked} was not refused: {entry}")

    def write(self, entry: entries.Entry) -> None:
        self.log.append(entries.encode(entry))
        self.table.absorb(entries.decode(self.log[-1]))

    def play(self, seat: int, move: str, key: str = "") -> entries.Entry | None:
        number = self.table.decisions[seat]
        asked = wire.Move(key or f"{seat}/{number}", seat, self.table.number, number, move)
        return self.ask(self.names[seat], asked)

    def play_on(self, moves: int | None = None, seed: int = 1) -> None:
        """At random, so many moves or to the end; each takes a second."""
        choice, played = Random(seed), 0
        while self.table.playing.waiting and (moves is None or played < moves):
            seat = choice.choice([s for s in self.table.playing.waiting if s not in self.table.rounds.sealed])
            self.now += SECOND
            move = choice.choice(self.table.playing.moves(seat))
            if self.table.game.is_unspoken(move):  # people say words of their own
                move = move.replace(OPEN, f"word {choice.getrandbits(30)}")
            self.play(seat, move)
            played += 1
            if self.table.is_dark and len(self.table.rounds.sealed) == len(self.table.playing.waiting):
                self.beat()

    def beat(self) -> list[entries.Played]:
        """The dark round ends."""
        dark = self.table.rounds.dark
        assert dark is not None
        assert dark.ends is not None
        self.now = max(self.now, dark.ends)
        played = beat(self.table, self.now, lambda _: None)
        for entry in played:
            self.write(entry)
        return played

    # -- what one may ask ----------------------------------------------------------------------------------

    def who_is_away(self) -> tuple[int, ...]:
        return tuple(self.away.get(chair.name, 0) for chair in self.table.chairs)

    def left(self) -> list[int]:
        """Seconds on the clocks."""
        assert self.table.clocks is not None
        return [left // SECOND for left in self.table.clocks.at(self.now)]

    def again(self) -> Table:
        """The table that the log adds up to."""
        table = Table(self.table.id, self.find_game)
        for entry in self.log:
            table.absorb(entries.decode(entry))
        return table


def village(*names: str, **wanted: Any) -> Party:
    """Eight people in the first night of the game that is played in the dark; nobody has to choose in it."""
    people = names or tuple(f"Guest {seat}" for seat in range(8))
    return Party(*people, **{"game": "werewolves", "options": {"cupid": "out"}, **wanted})


def device(name: str) -> str:
    return f"device of {name}" if name else ""


def everything(table: Table) -> tuple[object, ...]:
    """All that is known about a table."""
    match, clocks, undo = table.match, table.clocks, table.undo
    return (
        table.opener,
        table.options,
        table.clock,
        [vars(chair).copy() for chair in table.chairs],
        table.sequence,
        table.chat[:],
        (match.record(), match.state.dump(), list(match.journal)) if match else None,
        table.number,
        table.promised,
        table.records[:],
        (undo.seat, undo.kept, set(undo.asked)) if undo else None,
        (clocks.left[:], clocks.running, clocks.since, clocks.stopped) if clocks else None,
        table.last,
        table.decisions[:],
        [list(keys) for keys in table.keys],
        table.rhythm,
        table.spoken,
        [vars(span).copy() for span in table.rounds.spans()],
        (dict(table.rounds.sealed), table.rounds.owing, table.rounds.told),
        (table.rounds.alone, table.rounds.called),
        table.setup,
        [dict(advised) for advised in table.hints],
        table.ends[:],
    )
