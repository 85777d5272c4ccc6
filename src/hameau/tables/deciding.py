"""What a device asks for becomes an entry of the log, or is refused. Nothing is changed here."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hameau.bots.levels import levels_of
from hameau.engine.answers import Refusal
from hameau.engine.capabilities import Night
from hameau.engine.errors import HameauError, Refused
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.engine.names import is_name, looks, tidy
from hameau.engine.record import NEWEST
from hameau.tables import entries, wire
from hameau.tables.learning import anybody_learned, anything_showed
from hameau.tables.levels import name_for_bot
from hameau.tables.moderating import entries_for, moves_for
from hameau.tables.pace import USUAL, only_bots_play, whom_to_ask
from hameau.tables.table import Chair, Table

SHARE = re.compile(r"[0-9a-f]{64}")
AWAY_AFTER = 30_000  # milliseconds after which others may let a bot play for somebody


class No(Exception):
    """It is refused: the message that says why, its facts and the number of the rule."""

    def __init__(self, code: str, facts: wire.Facts | None = None, rule: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts or {}
        self.rule = rule


@dataclass(frozen=True)
class Asker:
    """A device, and what it may do beside playing the seats it holds."""

    holder: str
    may_sit: bool = False
    stranger: bool = False  # found the table among those that anybody may find


class Moment(NamedTuple):
    """When it is, and for each seat since when nobody is there; 0 for who is."""

    now: int
    away: tuple[int, ...]
    new_secret: Callable[[], str]  # for the luck of a match
    new_setup: Callable[[], str]  # the word by which others play the same
    setup: str = ""  # the word of a set-up that is there already

    def is_here(self, seat: int) -> bool:
        return not self.away[seat]


Decided = entries.Entry | Sequence[entries.Entry] | None


def decide(table: Table, asker: Asker, asked: wire.Asked, moment: Moment) -> Decided:
    """The entry, or entries, that do what is asked; None if it is done already. Raises No."""
    if table.moderated and not isinstance(asked, wire.Enter | wire.GoBack):
        raise No("moderated")
    return DECIDE[type(asked)](table, asker, asked, moment)


# -- before the match --------------------------------------------------------------------------------------


def sit(table: Table, asker: Asker, asked: wire.Sit, moment: Moment) -> entries.Entry:
    chair = chair_at(table, asked.seat)
    if chair.holder != asker.holder or not asker.holder:
        may_change_seats(table)
        if not (
            asker.holder and may_come(table, asker)
        ):  # a seat is held by a device that can be known again
            raise No("not-invited")
        if chair.kind != "free":
            raise No("seat-taken", {"name": chair.name})
    elif table.phase == "playing":
        raise No("already-started")
    name = checked_name(table, asked.name, chair)
    return entries.Sat(moment.now, asked.seat, name, asker.holder)


def is_invited(table: Table, asker: Asker) -> bool:
    """Has the link, sits here or opened the table: may sit down and pass the invitation on."""
    belongs = bool(table.seats_of(asker.holder) or (asker.holder and asker.holder == table.opener))
    return (asker.may_sit or belongs) and asker.holder not in table.blocked


def may_come(table: Table, asker: Asker) -> bool:
    """May sit down: also whoever found the table while anybody may."""
    found = asker.stranger and bool(table.listed) and asker.holder not in table.blocked
    return found or is_invited(table, asker)


def publish(table: Table, asker: Asker, asked: wire.Publish, moment: Moment) -> entries.Entry | None:
    may_change_seats(table)
    must_arrange(table, asker, moment)
    if asked.language and len(table.chairs) == 1:
        raise No("nobody-to-find")
    return None if asked.language == table.listed else entries.Listed(moment.now, asked.language)


def block(table: Table, asker: Asker, asked: wire.Block, moment: Moment) -> entries.Entry:
    chair = chair_at(table, asked.seat)
    may_change_seats(table)
    must_arrange(table, asker, moment)
    if not chair.holder:
        raise No("seat-is-free")
    if chair.holder == asker.holder:
        raise No("not-oneself")
    return entries.Blocked(moment.now, asked.seat, chair.holder)


def get_up(table: Table, asker: Asker, asked: wire.GetUp, moment: Moment) -> entries.Entry:
    chair = chair_at(table, asked.seat)
    may_change_seats(table)
    if chair.kind == "free":
        raise No("seat-is-free")
    if chair.holder != asker.holder or not asker.holder:
        must_arrange(table, asker, moment)
    return entries.GotUp(moment.now, asked.seat)


def seat_bot(table: Table, asker: Asker, asked: wire.Seat, moment: Moment) -> entries.Entry:
    chair = chair_at(table, asked.seat)
    may_change_seats(table)
    must_arrange(table, asker, moment)
    if chair.holder:
        raise No("seat-taken", {"name": chair.name})
    name = chair.name or name_for_bot([other.name for other in table.chairs])
    return entries.BotSat(moment.now, asked.seat, name, checked_level(table, asked.level))


def arrange(table: Table, asker: Asker, asked: wire.Arrange, moment: Moment) -> entries.Entry:
    may_change_seats(table)
    must_arrange(table, asker, moment)
    if asked.seats not in table.game.seats:
        raise No("wrong-seats", {"fewest": table.game.seats[0], "most": table.game.seats[-1]})
    if any(chair.holder for chair in table.chairs[asked.seats :]):
        raise No("seat-taken", {"name": next(c.name for c in table.chairs[asked.seats :] if c.holder)})
    options = may_be_played(table.game, asked.seats, asked.options)
    rhythm = (asked.rhythm or USUAL) if table.game.get(Night) else None
    return entries.Arranged(moment.now, asked.seats, options, checked_clock(asked.clock, rhythm), rhythm)


def checked_clock(clock: wire.Clock | None, rhythm: wire.Rhythm | None) -> wire.Clock | None:
    """A night needs everybody at the same time."""
    if rhythm and clock and clock.days:
        raise No("no-days-at-night")
    return clock


def may_be_played(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """All options; refused if the game, as it is at hand, cannot be played so."""
    try:
        return game.check_setting(seats, options)
    except Refused as refused:
        raise No(refused.code, refused.facts, refused.rule) from None
    except HameauError as error:
        raise No("wrong-option", {"problem": error.sentence}) from None


def share(table: Table, asker: Asker, asked: wire.Share, moment: Moment) -> entries.Entry | None:
    """A device knows the promise when it adds its bytes. The first share of a seat stays."""
    chair = own_chair(table, asker, asked.seat)
    if not SHARE.fullmatch(asked.share):
        raise No("wrong-share")
    if is_in(table, asked):
        return None
    may_change_seats(table)
    if not table.takes_shares:
        raise No("no-shares")
    if asked.match != table.number + 1 or not table.promised:
        raise No("stale")
    if chair.share:
        raise No("already-shared")
    return entries.Shared(moment.now, asked.seat, asked.share)


def is_in(table: Table, asked: wire.Share) -> bool:
    """This share was added already, to the match that comes or to the last one."""
    if asked.match == table.number + 1:
        return table.chairs[asked.seat].share == asked.share
    shares = table.match.shares if table.match and asked.match == table.number else ()
    return bytes.fromhex(asked.share) in shares[asked.seat : asked.seat + 1]


def promise(table: Table, moment: Moment) -> entries.Entry | None:
    """Draw the secret of the next match, if anybody could add to its luck."""
    return entries.Promised(moment.now, moment.new_secret()) if table.owes_promise else None


def start(table: Table, asker: Asker, asked: wire.Start, moment: Moment) -> entries.Entry:
    if table.phase == "playing":
        raise No("already-started")
    if table.phase == "open":
        must_arrange(table, asker, moment)
    elif not table.seats_of(asker.holder):
        raise No("not-yours")
    free = sum(chair.kind == "free" for chair in table.chairs)
    if free:
        raise No("seats-missing", {"free": free})
    names = [chair.name for chair in table.chairs]
    alone = len(table.chairs) == 1  # what one plays alone, others may play too
    setup = moment.setup or (moment.new_setup() if alone else "")
    game = table.game
    may_be_played(game, len(table.chairs), table.options)
    secret = table.promised or moment.new_secret()
    shares = shares_of(table)
    return entries.Started(
        moment.now, secret, game.version, game.digest, names, setup, format=NEWEST, shares=shares
    )


def shares_of(table: Table) -> list[str]:
    """What has arrived by now: nobody is waited for."""
    shares = [chair.share for chair in table.chairs]
    return shares if table.takes_shares and any(shares) else []


# -- during the match --------------------------------------------------------------------------------------


def move(table: Table, asker: Asker, asked: wire.Move, moment: Moment) -> entries.Entry | None:
    own_chair(table, asker, asked.seat)
    if asked.match == table.number and table.knows_key(asked.seat, asked.key):
        if not table.was_played(asked.seat, asked.key, asked.move):
            raise No("key-used")
        return None
    move = checked_move(as_seen(table, asked), asked.seat, asked.move)
    whisper = checked_line(asked.whisper, wire.LONGEST_WHISPER)
    if table.is_dark:
        return entries.Sealed(moment.now, asked.seat, move, asked.key, whisper)
    return entries.Played(moment.now, asked.seat, move, asked.key)


def why(table: Table, asker: Asker, asked: wire.AskWhy, moment: Moment) -> None:
    """Refused as the move would be. In the dark nothing is explained: who asks there could be noticed."""
    own_chair(table, asker, asked.seat)
    if table.is_dark:
        raise No("not-in-the-dark")
    checked_move(as_seen(table, asked), asked.seat, asked.move)


def as_seen(table: Table, asked: wire.Move | wire.AskHint | wire.AskWhy) -> Match:
    """The match, if the seat still decides what its player saw."""
    match = running(table)
    if asked.match != table.number or asked.number != table.decisions[asked.seat]:
        raise No("stale")
    if table.chairs[asked.seat].level:
        raise No("bot-plays")
    return match


def checked_move(match: Match, seat: int, text: str) -> str:
    """The move as the game writes it."""
    if not match.state.waiting >> seat & 1:
        raise not_your_turn(match, seat)
    found = match.find_move(seat, text)
    if found is None:
        refused = match.refusal(seat, text)
        if refused is None:
            raise AssertionError(f"{text!r} of seat {seat} is not legal, but nothing refuses it")
        raise No(refused.code, refused.facts, refused.rule)
    if match.game.is_unspoken(found[1]):
        raise No("text-missing")
    return found[1]


def not_your_turn(match: Match, seat: int) -> No:
    """Whom it waits for is told only as far as the seat's view tells it."""
    waiting = [match.names[other] for other in match.awaited(match.view(seat))]
    return No("not-your-turn", {"waiting": ", ".join(waiting), "number": len(waiting)})


def enter(table: Table, asker: Asker, asked: wire.Enter, moment: Moment) -> Decided:
    must_moderate(table, asker)
    if asked.key == table.step_key and asked.match == table.number:
        return None
    match = running(table)
    if asked.match != table.number or asked.number != table.stage:
        raise No("stale")
    moves = moves_for(match, asked.did)
    if isinstance(moves, Refusal):
        raise No(moves.code, moves.facts, moves.rule)
    return entries_for(moves, asked.did, asked.key, moment.now)


def go_back(table: Table, asker: Asker, asked: wire.GoBack, moment: Moment) -> Decided:
    """A moderator corrects what was entered, as far back as need be, also when it is over."""
    must_moderate(table, asker)
    if table.match is None:
        raise No("not-started")
    if asked.match != table.number or asked.number != table.stage:
        raise No("stale")
    if asked.kept not in [step.kept for step in table.steps]:
        raise No("nothing-to-undo")
    return entries.Undone(moment.now, 0, asked.kept)


def must_moderate(table: Table, asker: Asker) -> None:
    if not table.moderated or not asker.holder or asker.holder != table.opener:
        raise No("not-the-moderator")


def ask_undo(table: Table, asker: Asker, asked: wire.AskUndo, moment: Moment) -> entries.Entry:
    own_chair(table, asker, asked.seat)
    running(table)
    if table.undo is not None:
        raise No("undo-pending", {"name": table.chairs[table.undo.seat].name})
    kept = last_move_of(table, asked.seat)
    if kept is None:
        raise No("nothing-to-undo")
    if is_shown(table, kept):
        raise No("already-shown")
    others = others_concerned(table, asked.seat, kept)
    if not others:
        return entries.Undone(moment.now, asked.seat, kept)
    if asked.free:
        raise No("others-must-agree")
    if absent := [table.chairs[other].name for other in others if table.chairs[other].level]:
        raise No("absent-cannot-agree", {"name": absent[0]})
    return entries.UndoAsked(moment.now, asked.seat, kept, others)


def answer_undo(table: Table, asker: Asker, asked: wire.AnswerUndo, moment: Moment) -> entries.Entry:
    own_chair(table, asker, asked.seat)
    if table.undo is None:
        raise No("nobody-asks")
    if asked.seat not in table.undo.asked and (asked.agree or asked.seat != table.undo.seat):
        raise No("not-asked")
    return entries.UndoAnswered(moment.now, asked.seat, asked.agree)


def last_move_of(table: Table, seat: int) -> int | None:
    """How many moves were played before the seat's last one. In the dark, and back into it, there is none."""
    if table.is_dark:
        return None
    match = table.playing
    history, kept, first = match.history, len(match.history) - 1, max(table.rounds.told, match.first)
    while kept >= first:
        if history[kept].seat == seat:
            return kept
        kept -= 1
    return None


def others_concerned(table: Table, seat: int, kept: int) -> list[int]:
    """People on other devices, there or not, if anybody moved since or learned anything; else nobody."""
    others = people_elsewhere(table, seat)
    if others and may_be_unnoticed(table, kept) and table.before is not None:
        return others if anybody_learned(table.playing, table.before) else []
    return others


def people_elsewhere(table: Table, seat: int) -> list[int]:
    mine = ("", table.chairs[seat].holder)
    return [s for s, chair in enumerate(table.chairs) if chair.holder not in mine]


def may_be_unnoticed(table: Table, kept: int) -> bool:
    """Whether it is worth asking if nobody learned anything: cheap facts rule out most moves."""
    match = table.playing
    if table.rhythm is not None:  # so many secrets: others always learned something
        return False
    return kept == len(match.history) - 1 and table.before is not None and not match.drew


def is_shown(table: Table, kept: int) -> bool:
    """Alone at a table for one nobody can be asked: what was turned up since stays turned up."""
    return len(table.chairs) == 1 and anything_showed(table.playing, kept, table.before)


def may_undo(table: Table, seat: int | None) -> str:
    """What a seat's page shows: "no", "free" or "ask". If others must agree is found out when asked.

    To find it out worlds are imagined, which costs more than a move, after every move and for every seat.
    """
    match = table.match
    if seat is None or match is None or not match.state.waiting:
        return "no"
    if table.undo is not None or table.chairs[seat].level:
        return "no"
    kept = last_move_of(table, seat)
    if kept is None or is_shown(table, kept):
        return "no"
    others = people_elsewhere(table, seat)
    if any(table.chairs[other].level for other in others) and not may_be_unnoticed(table, kept):
        return "no"  # a bot that stands in cannot unsee for its person
    return "ask" if others else "free"


def may_hint(table: Table, asker: Asker, asked: wire.AskHint) -> Match:
    """Only who plays alone, or with bots alone, is advised, at a decision of their own."""
    chair = own_chair(table, asker, asked.seat)
    running(table)
    if any(one.holder and one is not chair for one in table.chairs):
        raise No("no-hints")
    match = as_seen(table, asked)
    if not match.state.waiting >> asked.seat & 1:
        raise not_your_turn(match, asked.seat)
    return match


def stand_in(table: Table, asker: Asker, asked: wire.StandIn, moment: Moment) -> entries.Entry:
    chair = chair_at(table, asked.seat)
    running(table)
    level = checked_level(table, asked.level)
    if not chair.holder or chair.level:
        raise No("bot-plays")
    if chair.holder != asker.holder:
        if not table.seats_of(asker.holder):
            raise No("not-yours")
        if table.lasts_days:
            raise No("days-of-time", {"name": chair.name})
        if moment.is_here(asked.seat) or moment.now - moment.away[asked.seat] < AWAY_AFTER:
            raise No("still-here", {"name": chair.name, "seconds": AWAY_AFTER // 1000})
    return entries.StoodIn(moment.now, asked.seat, level)


def come_back(table: Table, asker: Asker, asked: wire.ComeBack, moment: Moment) -> entries.Entry | None:
    chair = own_chair(table, asker, asked.seat)
    return entries.CameBack(moment.now, asked.seat) if chair.level else None


def hasten(table: Table, asker: Asker, asked: wire.Hasten, moment: Moment) -> entries.Entry | None:
    """Those who play decide, by day; who only watches bots, at any time. The dead have no say."""
    chair = own_chair(table, asker, asked.seat)
    if table.rhythm is None:
        raise No("no-nights")
    if asked.seat not in whom_to_ask(table):
        raise No("bot-plays" if chair.level else "only-the-living")
    if table.is_dark and not only_bots_play(table):
        raise No("only-by-day")
    return None if chair.hastens == asked.agree else entries.Hastened(moment.now, asked.seat, asked.agree)


def ready(table: Table, asker: Asker, asked: wire.Ready, moment: Moment) -> entries.Entry | None:
    """Said once, by everybody; whoever says it later, or again, changes nothing."""
    own_chair(table, asker, asked.seat)
    running(table)
    return entries.Ready(moment.now, asked.seat) if asked.seat in table.rounds.unready else None


def say(table: Table, asker: Asker, asked: wire.Say, moment: Moment) -> entries.Entry:
    own_chair(table, asker, asked.seat)
    text = checked_line(asked.text, wire.LONGEST_CHAT)
    if not (text or asked.phrase):
        raise No("nothing-said")
    if is_silent(table, asked.seat):
        raise No("nobody-hears")
    return entries.Said(moment.now, asked.seat, "" if asked.phrase else text, asked.phrase)


def is_silent(table: Table, seat: int) -> bool:
    """Who owes a move in the dark can only whisper."""
    owes = table.is_dark and table.playing.state.waiting >> seat & 1
    return bool(owes) or table.voice_of(seat) is None


# -- small steps -------------------------------------------------------------------------------------------


def chair_at(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise No("no-such-seat")
    return table.chairs[seat]


def own_chair(table: Table, asker: Asker, seat: int) -> Chair:
    chair = chair_at(table, seat)
    if not asker.holder or chair.holder != asker.holder:
        raise No("not-yours")
    return chair


def running(table: Table) -> Match:
    if table.match is None:
        raise No("not-started")
    if not table.match.state.waiting:
        raise No("match-is-over")
    return table.match


def may_change_seats(table: Table) -> None:
    if table.phase == "playing":
        raise No("already-started")


def must_arrange(table: Table, asker: Asker, moment: Moment) -> None:
    """The opener and the host arrange; while the host is away, everybody who sits here does."""
    host, own = table.host, table.seats_of(asker.holder)
    if (asker.holder and asker.holder == table.opener) or host in own:
        return
    if own and host is not None and not moment.is_here(host):
        return
    raise No("not-the-host", {"name": table.chairs[host].name if host is not None else ""})


def checked_level(table: Table, level: str) -> str:
    if level not in levels_of(table.game):
        raise No("no-such-level", {"level": level})
    return level


def checked_line(given: str, most: int) -> str:
    """A line that somebody says, tidied; empty if nothing is said."""
    text = " ".join(given.split())
    if not text.isprintable():
        raise No("nothing-said")
    if len(text) > most:
        raise No("said-too-much", {"most": most})
    return text


def checked_name(table: Table, given: str, own: Chair) -> str:
    name = tidy(given)
    if not is_name(name):
        raise No("name-needed")
    if len(name) > wire.LONGEST_NAME:
        raise No("name-too-long", {"most": wire.LONGEST_NAME})
    if any(other is not own and looks(other.name) == looks(name) for other in table.chairs):
        raise No("name-taken", {"name": name})
    return name


DECIDE: dict[type[wire.Asked], Callable[[Table, Asker, Any, Moment], Decided]] = {
    wire.Sit: sit,
    wire.GetUp: get_up,
    wire.Publish: publish,
    wire.Block: block,
    wire.Seat: seat_bot,
    wire.Arrange: arrange,
    wire.Share: share,
    wire.Start: start,
    wire.Move: move,
    wire.AskWhy: why,
    wire.Enter: enter,
    wire.GoBack: go_back,
    wire.AskUndo: ask_undo,
    wire.AnswerUndo: answer_undo,
    wire.StandIn: stand_in,
    wire.ComeBack: come_back,
    wire.Hasten: hasten,
    wire.Ready: ready,
    wire.Say: say,
}
