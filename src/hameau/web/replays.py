"""A match that is over, moment by moment, as somebody knew it."""

from collections.abc import Iterable

from msgspec import Struct

from hameau.engine.answers import Told
from hameau.engine.errors import BadRecord
from hameau.engine.match import Match
from hameau.engine.record import replay as replay_record
from hameau.tables import seeing, wire
from hameau.tables.table import Table
from hameau.web.models import Frame, Replay

ALL, PUBLIC = "all", "public"


def replay(table: Table, number: int, eyes: str) -> Replay | None:
    """Through the eyes of a seat, a spectator or somebody who saw all; None if there are no such eyes."""
    match = replay_record(table.records[number - 1], table.find_game, table.find_content)
    if eyes not in (ALL, PUBLIC, *map(str, range(match.seats))):
        return None
    result = seeing.result_seen(match)
    if result is None:  # it was played on with rules that are no longer at hand
        raise BadRecord("the match ended with other rules", 1)
    return Replay(
        table=table.id,
        game=match.game.key,
        match=number,
        seats=list(match.names),
        options=match.options,
        eyes=eyes,
        result=result,
        setup=table.ends[number - 1].setup,
        promise=match.commitment,
        secret=match.secret.hex(),
        backs=match.branch,
        shares=[share.hex() for share in match.shares],
        frames=frames(match, eyes),
    )


def frames(match: Match, eyes: str) -> list[Frame]:
    again = match.again()
    shown = [frame(again, again.journal, eyes)]
    for played, lot in zip(match.history[match.first :], match.lots[match.first :], strict=True):
        known = len(again.journal)
        again.branch = lot.branch
        again.play(played.seat, played.text)
        shown.append(frame(again, again.journal[known:], eyes))
    return shown


def frame(match: Match, told: Iterable[Told], eyes: str) -> Frame:
    last = match.history[-1] if match.history else None
    return Frame(
        number=len(match.history),
        branch=match.branch if last else 0,
        seat=last.seat if last else None,
        move=last.text if last else "",
        lines=lines(told, eyes),
        view=view(match, eyes),
    )


def lines(told: Iterable[Told], eyes: str) -> list[wire.Line]:
    if eyes == ALL:  # each thing once, as those heard it to whom it happened
        return [seeing.line(one) for one in told if one.audience >> one.event.seat & 1]
    return seeing.lines(told, None if eyes == PUBLIC else int(eyes))


def view(match: Match, eyes: str) -> Struct:
    if eyes == ALL and match.game.reveal is not None:
        return match.game.reveal(match.game.content, match.state)
    return match.view(None if eyes in (ALL, PUBLIC) else int(eyes))
