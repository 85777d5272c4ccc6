"""What a device may see of a table, built by naming what is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, cast

import msgspec
from msgspec.structs import replace

from hameau.engine.answers import Outcome, Told
from hameau.engine.luck import commitment
from hameau.engine.match import Match
from hameau.engine.state import SPECTATORS
from hameau.tables import wire
from hameau.tables.deciding import Asker, is_invited, may_come, may_undo
from hameau.tables.links import Links
from hameau.tables.moderating import led
from hameau.tables.setups import is_race
from hameau.tables.table import Spoken, Table

Phase = Literal["open", "playing", "over"]
SeatKind = Literal["free", "person", "bot"]
MayUndo = Literal["no", "free", "ask"]
encode = msgspec.json.Encoder().encode
NO_LINKS = wire.Links("", "", "")


def table_seen(
    table: Table, asker: Asker, seats: list[wire.SeatSeen], pace: wire.Pace | None, links: Links
) -> wire.TableSeen:
    """The table and the people around it; `seats` and `pace` as they were last told."""
    yours = table.seats_of(asker.holder)
    match = table.match
    return wire.TableSeen(
        id=table.id,
        game=table.game.key,
        phase=cast(Phase, table.phase),
        match=table.number,
        options=table.options,
        clock=table.clock,
        rhythm=table.rhythm,
        pace=pace,
        moderated=table.moderated,
        seats=seats,
        host=table.host,
        yours=yours,
        may_sit=may_come(table, asker),
        listed=table.listed,
        promise=match.commitment if match else "",
        next_promise=commitment(bytes.fromhex(table.promised)) if table.promised else "",
        takes_shares=table.takes_shares,
        undo=undo_seen(table),
        backs=match.branch if match else 0,
        result=result_seen(match) if match else None,
        setup=setup_seen(table),
        trial=table.is_trial,
        hints=[len(advised) for advised in table.hints],
        matches=len(table.records),
        dropped=table.dropped,
        links=links_seen(table, asker, links),
    )


def seats_seen(table: Table, away: Sequence[int]) -> list[wire.SeatSeen]:
    """Who sits where, and who is there."""
    return [seat_seen(table, seat, away[seat]) for seat in range(len(table.chairs))]


def seat_seen(table: Table, seat: int, away: int) -> wire.SeatSeen:
    chair = table.chairs[seat]
    kind = cast(SeatKind, chair.kind)
    here = kind == "bot" or (kind == "person" and not away)
    gone = 0 if here or kind == "free" else away
    return wire.SeatSeen(kind, chair.name, chair.level, here, gone, chair.hastens)


def setup_seen(table: Table) -> str:
    """Who sees a match that is played must not be able to play it elsewhere, and know what comes."""
    return "" if table.phase == "playing" and is_race(table.setup) else table.setup


def undo_seen(table: Table) -> wire.UndoSeen | None:
    undo = table.undo
    if undo is None:
        return None
    return wire.UndoSeen(undo.seat, len(table.playing.history) - undo.kept, sorted(undo.asked))


def result_seen(match: Match) -> wire.ResultSeen | None:
    return outcome_seen(match.result) if match.result else None


def outcome_seen(outcome: Outcome) -> wire.ResultSeen:
    return wire.ResultSeen(outcome.scores, outcome.winners, outcome.reason, outcome.facts)


def links_seen(table: Table, asker: Asker, links: Links) -> wire.Links:
    if not is_invited(table, asker):
        return NO_LINKS
    over = len(table.records)
    join = "" if table.moderated else links.join(table.id)  # nobody can sit down there
    return wire.Links(join, links.watch(table.id), links.share(table.id, over) if over else "")


def scene(
    table: Table, seat: int | None, told: list[wire.Line], whole: bool, now: int, spoken: int | None = None
) -> wire.Scene:
    """What a seat sees now, with the lines that tell what happened; None is a spectator.

    What was whispered since so many lines were spoken is told with it.
    """
    if table.moderated and seat is not None:
        return led(table, seat, scene(table, None, told, whole, now, spoken))
    match, seat = table.playing, eyes_of(table, seat)
    view = match.view(seat)
    waiting = match.awaited(view)
    return wire.Scene(
        match=table.number,
        number=0 if seat is None else table.decisions[seat],
        seat=seat,
        view=view,
        moves=[] if seat is None or not match.state.waiting >> seat & 1 else match.moves(seat),
        lines=told,
        whole=whole,
        waiting=waiting,
        may_undo=cast(MayUndo, may_undo(table, seat)),
        clock=clock_seen(table, waiting, seat, now),
        dark=dark_seen(table, seat),
        debate=debate_seen(table),
        voice=voice_seen(table, seat),
        said=None if spoken is None else heard(table, seat, spoken) or None,
    )


def story(table: Table, seat: int | None, now: int) -> wire.Scene:
    """The scene with all that happened so far."""
    return scene(table, seat, lines(table.playing.journal, eyes_of(table, seat)), True, now)


def dark_seen(table: Table, seat: int | None) -> wire.Dark | None:
    rounds, dark = table.rounds, table.rounds.dark
    if dark is None or rounds.rhythm is None:
        return None
    sealed = rounds.sealed.get(seat) if seat is not None else None
    own = rounds.alone is None or seat == rounds.alone  # others see only that it ends
    return wire.Dark(
        ends=(dark.ends or 0) if own else 0,
        length=dark.length,
        early=rounds.is_early,
        waits=own and dark.waits and not dark.stopped and not rounds.reading,
        sealed=sealed.move if sealed else "",
        reading=rounds.reading is not None,
        ready=seat is not None and seat not in rounds.unready,
    )


def debate_seen(table: Table) -> wire.Debate | None:
    debate = table.rounds.debate
    return wire.Debate(debate.ends or 0, debate.length) if debate else None


def voice_seen(table: Table, seat: int | None) -> str | None:
    voice = table.voice_of(seat) if seat is not None else None
    return voice and voice.channel


def heard(table: Table, seat: int | None, since: int = 0) -> list[wire.Chat]:
    """What was said after so many lines, as far as these eyes were there to hear it."""
    new = table.chat[max(0, len(table.chat) - (table.spoken - since)) :]
    return [one.chat for one in new if hears(one, seat)]


def hears(spoken: Spoken, seat: int | None) -> bool:
    return bool(spoken.hears >> (SPECTATORS if seat is None else seat) & 1)


def eyes_of(table: Table, seat: int | None) -> int | None:
    """A seat that was put there after the match sees it as a spectator; who moderates hears what all hear."""
    inside = seat is not None and seat < table.playing.seats and not table.moderated
    return seat if inside else None


def packed(scene: wire.Scene) -> tuple[bytes, int]:
    """A scene as it is sent, and its standing."""
    view = encode(scene.view)
    return encode(replace(scene, view=msgspec.Raw(view))), standing(scene, view)


def standing(scene: wire.Scene, view: bytes | None = None) -> int:
    """A number for what is to be seen, without what happened; that time has passed is nothing to be seen.

    The scene itself is not kept: to look for garbage among the scenes of 1,800 people took half a second.
    """
    clock = scene.clock and wire.ClockSeen([], scene.clock.running)
    rest = replace(scene, view=None, lines=[], whole=False, clock=clock)
    return hash((encode(scene.view) if view is None else view, encode(rest)))


def lines(told: Iterable[Told], seat: int | None) -> list[wire.Line]:
    """What was told, as far as the seat may know it."""
    return audible(spread(told), seat)


def spread(told: Iterable[Told]) -> list[tuple[int, wire.Line]]:
    """What was told, each with its audience."""
    return [(one.audience, line(one)) for one in told]


def audible(lines: Iterable[tuple[int, wire.Line]], seat: int | None) -> list[wire.Line]:
    """Those that the seat may know."""
    bit = SPECTATORS if seat is None else seat
    return [one for audience, one in lines if audience >> bit & 1]


def line(told: Told) -> wire.Line:
    event = told.event
    return wire.Line(told.move, str(event.__struct_config__.tag), event.seat, event.facts(), event)


def clock_seen(table: Table, waiting: list[int], seat: int | None, now: int) -> wire.ClockSeen | None:
    if table.clocks is None:
        return None
    deciding = [] if table.is_dark else waiting
    left = table.clocks.seen(now, deciding, seat)
    return wire.ClockSeen(left, [] if table.clocks.stopped else deciding)
