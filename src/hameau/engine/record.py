"""A match as text: written, read back, replayed and verified.

    hameau-record 1
    game buttons 1 content 90c4a3f1e2d05b77
    seats 2
    names ["Ann", "Ben"]
    options {"boards": "random"}
    promise 0f3c…                     the hash of the secret, known before the first move
    secret 83b1…

    1 0 roll #4be1a2                  number, seat, move, check
    2 1 skip #77d03c
    …
    over 74 scores [3, 12] winners [1] reason won-by-stars #9f20c1…

A check is the hash of everything above it and of the position that the move leads to. So a line that was
altered, left out or added is found where it stands (a false head that still makes sense, at the first check),
and a record that was cut off has no last line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from hameau.engine import luck
from hameau.engine.answers import Played
from hameau.engine.errors import BadRecord, HameauError, Unknown
from hameau.engine.given import shown

if TYPE_CHECKING:
    from hameau.engine.game import Game
    from hameau.engine.match import Match

T = TypeVar("T")
FORMAT = "hameau-record 1"
MOVE = re.compile(r"([0-9]{1,9}) ([0-9]{1,9}) (.+) #([0-9a-f]{6})")
LAST = re.compile(r"(over|open) ([0-9]+) (.*)#([0-9a-f]{64})")
HEAD = ("game", "seats", "names", "options", "promise", "secret")  # `start` may follow


class Checks:
    """The chain of hashes of a match."""

    def __init__(self, header: str, position: str) -> None:
        self.chain = blake2b(
            f"{header}\n{position}\n".encode(), digest_size=32, person=b"hameau record"
        ).digest()
        self.moves: list[str] = []

    def add(self, played: Played, position: str) -> None:
        """One more move, and where it led."""
        self.extend(f"{played.seat} {played.text}\n{position}\n")
        self.moves.append(self.chain.hex()[:6])

    def extend(self, text: str) -> None:
        self.chain = blake2b(self.chain + text.encode(), digest_size=32, person=b"hameau record").digest()

    def seal(self, last: str) -> str:
        """The hash of the whole record."""
        return blake2b(self.chain + last.encode(), digest_size=32, person=b"hameau record").hexdigest()


class Verdict(NamedTuple):
    """What verification found: all of it true, or it would have raised."""

    match: Match
    promise: str
    moves: int
    over: bool


def header(match: Match) -> str:
    """Everything that decides a match beside its moves."""
    game = match.game
    lines = [
        FORMAT,
        f"game {game.key} {game.version} content {game.digest}",
        f"seats {match.seats}",
        f"names {to_json(list(match.names))}",
        f"options {to_json(match.options)}",
        f"promise {match.commitment}",
        f"secret {match.secret.hex()}",
    ]
    return "\n".join(lines + ([f"start {match.start}"] if match.start is not None else []))


def write(match: Match) -> str:
    """The record of a match, over or not."""
    moves = [move_line(match, number) for number in range(1, len(match.history) + 1)]
    last = last_line(match)
    return "\n".join([header(match), "", *moves, f"{last}#{match.checks.seal(last)}", ""])


def move_line(match: Match, number: int) -> str:
    played = match.history[number - 1]
    return f"{number} {played.seat} {played.text} #{match.checks.moves[number - 1]}"


def last_line(match: Match) -> str:
    result = match.result
    if result is None:
        return f"open {len(match.history)} "
    scores, winners = to_json(result.scores), to_json(result.winners)
    return f"over {len(match.history)} scores {scores} winners {winners} reason {result.reason} "


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# -- reading -----------------------------------------------------------------------------------------------


def replay(text: str, find_game: Callable[[str], Game]) -> Match:
    """The match of a record, played again and checked line by line."""
    lines = split(text)
    head, body = read_head(lines)
    match = start(head, find_game)
    if header(match) != "\n".join(lines[: body - 1]):
        raise BadRecord(
            "the head of the record does not read as Hameau writes it", first_difference(match, lines)
        )
    for number in range(body, len(lines)):
        if LAST.fullmatch(lines[number]):
            return finish(match, lines, number)
        play_line(match, lines[number], number + 1)
    raise BadRecord(
        f"the record is cut off: nothing says how it ended, after {len(match.history)} moves", len(lines)
    )


def verify(text: str, find_game: Callable[[str], Game]) -> Verdict:
    """Replay a record, which computes every roll and every card again from its secret; what was found."""
    match = replay(text, find_game)
    return Verdict(match, match.commitment, len(match.history), match.result is not None)


def split(text: str) -> list[str]:
    """The lines, each of them text that can be written down again."""
    if not isinstance(text, str):
        raise BadRecord(f"a record is text, not {shown(text)}", 1)
    lines = text.replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if any("\ud800" <= letter <= "\udfff" for letter in line):
            raise BadRecord(f"{line[:80]!r} is no text", number)
    return lines


def read_head(lines: list[str]) -> tuple[dict[str, str], int]:
    """The head as words, and the index of the first line after the empty one."""
    if lines[0] != FORMAT:
        raise BadRecord(f"a record begins with {FORMAT!r}, not with {lines[0][:40]!r}", 1)
    if "" not in lines:
        raise BadRecord("the record is cut off: an empty line ends its head", len(lines))
    end = lines.index("")
    head: dict[str, str] = {}
    for number, key in enumerate((*HEAD, "start")[: max(end - 1, len(HEAD))], 1):
        if number >= end or not lines[number].startswith(f"{key} "):
            raise BadRecord(f"{key!r} should stand here", number + 1)
        head[key] = lines[number].removeprefix(f"{key} ")
    if end > len(HEAD) + 2:
        raise BadRecord("the head has too many lines", len(HEAD) + 3)
    return head, end + 1


def start(head: dict[str, str], find_game: Callable[[str], Game]) -> Match:
    """The match as its head describes it, before the first move."""
    game = read_game(head["game"], find_game)
    secret = read_secret(head)
    seats, options = read_json(head, "seats", int), read_json(head, "options", dict[str, str])
    if "start" in head:
        match = at_line("start", lambda: game.position(head["start"], secret=secret))
    else:
        at_line("options", lambda: game.check_options(options))
        match = at_line("seats", lambda: game.match(seats, options=options, secret=secret))
    names = read_json(head, "names", list[str])
    at_line("names", lambda: match.call(names))
    return match


def at_line(key: str, make: Callable[[], T]) -> T:
    """What is made from a line of the head; if that cannot be, the line is to blame."""
    try:
        return make()
    except HameauError as error:
        raise BadRecord(error.sentence, line_of(key)) from None


def read_game(text: str, find_game: Callable[[str], Game]) -> Game:
    words = text.split(" ")
    if len(words) != 4 or words[2] != "content":
        raise BadRecord(f"{text!r} names no game, version and content", line_of("game"))
    try:
        game = find_game(words[0])
    except Unknown as error:
        raise BadRecord(error.sentence, line_of("game")) from None
    if words[1] != str(game.version):
        raise BadRecord(
            f"played with version {words[1]} of {game.key}; this is version {game.version}", line_of("game")
        )
    if words[3] != game.digest:
        raise BadRecord(
            f"played with content {words[3]}; here {game.key} has content {game.digest}", line_of("game")
        )
    return game


def read_secret(head: dict[str, str]) -> bytes:
    try:
        secret = bytes.fromhex(head["secret"])
    except ValueError:
        raise BadRecord(f"{head['secret'][:80]!r} is no secret", line_of("secret")) from None
    at_line("secret", lambda: luck.secret_of(0, secret))
    if luck.commitment(secret) != head["promise"]:
        raise BadRecord("the secret is not the one that was promised before the match", line_of("secret"))
    return secret


def read_json(head: dict[str, str], key: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(head[key].encode(), type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadRecord(f"{key}: {error}", line_of(key)) from None


def line_of(key: str) -> int:
    return (*HEAD, "start").index(key) + 2


def first_difference(match: Match, lines: list[str]) -> int:
    ours = header(match).split("\n")
    return next((i + 1 for i, line in enumerate(ours) if i >= len(lines) or line != lines[i]), len(ours))


def play_line(match: Match, line: str, number: int) -> None:
    found = MOVE.fullmatch(line)
    if not found:
        raise BadRecord(f"{line[:80]!r} is no move" if line else "the record is cut off", number)
    count, seat, text, check = found.groups()
    if int(count) != len(match.history) + 1:
        raise BadRecord(f"move {len(match.history) + 1} should stand here, not move {count}", number)
    try:
        match.play(int(seat), text)
    except HameauError as error:
        raise BadRecord(
            f"{text!r} of seat {seat} cannot have been played: {error.sentence}", number
        ) from None
    if match.checks.moves[-1] != check:
        raise BadRecord(
            f"the check of move {count} is {match.checks.moves[-1]}, not {check}: something was altered",
            number,
        )
    if line != move_line(match, len(match.history)):
        raise BadRecord(f"it should read {move_line(match, len(match.history))!r}", number)


def finish(match: Match, lines: list[str], number: int) -> Match:
    last = last_line(match)
    if lines[number] != f"{last}#{match.checks.seal(last)}":
        raise BadRecord(f"the end does not fit what was played; it should read {last.strip()!r}", number + 1)
    for after, line in enumerate(lines[number + 1 :], number + 2):
        if line:
            raise BadRecord("something stands after the end", after)
    return match
