"""A match as text: written, read back, replayed and verified.

    hameau-record 2
    game buttons 1 content 90c4a3f1e2d05b77
    seats 2
    names ["Ann", "Ben"]
    options {"boards": "random"}
    promise 0f3c…                     the hash of the secret, known before the first move
    secret 83b1…
    shares ["5d0e…", ""]              what each seat's device added to the luck, knowing the promise

    1 0 roll #4be1a2                  number, seat, move, check
    2 1 roll #77d03c
    back 1 #c01d55                    to after move 1; from here on luck is drawn anew
    2 1 skip #2f6b90
    rules 2 content 5a… position … #… other rules from here on, from this position
    …
    over 74 scores [3, 12] winners [1] reason won-by-stars #9f20c1…

A check is the hash of everything above it and of the position that the line leads to. So a line that was
altered, left out or added is found where it stands (a false head that still makes sense, at the first check),
and a record that was cut off has no last line. The long hashes, of the last line and where the rules changed,
are of the text alone: whoever has other rules can check that much.

Format 1 has no shares, `back` or `rules`; its checks hash positions as text, and its last line the checks.
docs/adr/0013 says why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
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
FindGame = Callable[[str], "Game"]
FindContent = Callable[[str, str], "Game | None"]  # key and digest: the game with that content, if it is kept
NEWEST = 2
FORMATS = {f"hameau-record {number}": number for number in (1, NEWEST)}
MOVE = re.compile(r"([0-9]{1,9}) ([0-9]{1,9}) (.+) #([0-9a-f]{6})")
BACK = re.compile(r"back ([0-9]{1,9}) #([0-9a-f]{6})")
RULES = re.compile(r"rules ([0-9]{1,9}) content ([0-9a-f]{16}) position (.+) #([0-9a-f]{64})")
LAST = re.compile(r"(over|open) ([0-9]+) (.*)#([0-9a-f]{64})")
HEAD = {  # `start` may follow
    1: ("game", "seats", "names", "options", "promise", "secret"),
    2: ("game", "seats", "names", "options", "promise", "secret", "shares"),
}


def hash_of(*parts: bytes) -> bytes:
    return blake2b(b"".join(parts), digest_size=32, person=b"hameau record").digest()


class Checks:
    """The lines of a match so far, and the chain of hashes behind their checks."""

    def __init__(self, head: str, position: bytes, lines: Sequence[str] = ()) -> None:
        self.head = head
        self.lines = list(lines)
        self.chains = [hash_of(f"{head}\n".encode(), position)] * (len(self.lines) + 1)

    def add(self, line: str, hashed: bytes) -> None:
        """One more line; `hashed` is what its check covers beside all before."""
        chain = hash_of(self.chains[-1], hashed)
        self.chains.append(chain)
        self.lines.append(f"{line} #{chain.hex()[:6]}")

    def until(self, line: int) -> Checks:
        """The same without the lines from this one on."""
        cut = Checks(self.head, b"")
        cut.lines, cut.chains = self.lines[:line], self.chains[: line + 1]
        return cut

    def text(self) -> str:
        """All of it, ready for the last line."""
        return "\n".join([self.head, "", *self.lines, ""])


class Past(NamedTuple):
    """The part of a match that was played with other rules: it cannot be replayed, only read."""

    head: dict[str, str]
    text: str  # of the head, as it is written
    lines: list[str]  # the last one says with which rules it goes on
    history: list[Played]
    branch: int


class Verdict(NamedTuple):
    """What verification found: all of it true, or it would have raised."""

    match: Match
    promise: str
    moves: int
    over: bool
    unread: int = 0  # moves that were played with other rules: nobody altered them; that is all


def header(match: Match) -> str:
    """Everything that decides a match beside its moves."""
    if match.past is not None:
        return match.past.text
    game = match.game
    lines = [
        f"hameau-record {match.format}",
        f"game {game.key} {game.version} content {game.digest}",
        f"seats {match.seats}",
        f"names {to_json(list(match.names))}",
        f"options {to_json(match.options)}",
        f"promise {match.commitment}",
        f"secret {match.secret.hex()}",
    ]
    if match.format > 1:
        lines.append(f"shares {to_json([share.hex() for share in match.shares])}")
    return "\n".join(lines + ([f"start {match.start}"] if match.start is not None else []))


def begin(match: Match) -> Checks:
    """The checks of a match that begins, or goes on with other rules."""
    lines = match.past.lines if match.past else ()
    hashed = "".join(f"{line}\n" for line in lines).encode()
    return Checks(header(match), hashed + reached(match), lines)


def reached(match: Match) -> bytes:
    """The position as checks cover it."""
    return match.state.dump() if match.format > 1 else f"{match.position()}\n".encode()


def add_move(match: Match) -> None:
    """The last move, and where it led."""
    number, (seat, text) = len(match.history), match.history[-1]
    said = f"{seat} {text}\n" if match.format == 1 else f"{number} {seat} {text}\n"
    match.checks.add(f"{number} {seat} {text}", said.encode() + reached(match))


def add_back(match: Match) -> None:
    """That it was taken back to here, past luck that somebody saw."""
    line = f"back {len(match.history)}"
    match.checks.add(line, f"{line}\n".encode() + reached(match))


def write(match: Match) -> str:
    """The record of a match, over or not."""
    last = last_line(match)
    return f"{match.checks.text()}{last}#{seal(match, last)}\n"


def seal(match: Match, last: str) -> str:
    """The hash of the whole record."""
    if match.format == 1:
        return hash_of(match.checks.chains[-1], last.encode()).hex()
    return hash_of(f"{match.checks.text()}{last}".encode()).hex()


def last_line(match: Match) -> str:
    result = match.result
    if result is None:
        return f"open {len(match.history)} "
    scores, winners = to_json(result.scores), to_json(result.winners)
    return f"over {len(match.history)} scores {scores} winners {winners} reason {result.reason} "


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# -- reading -----------------------------------------------------------------------------------------------


def replay(text: str, find_game: FindGame, find_content: FindContent | None = None) -> Match:
    """The match of a record, played again and checked line by line.

    What was played with other rules cannot be: the match goes on where the rules are those at hand again, or
    ends where they no longer are.
    """
    return verify(text, find_game, find_content).match


def verify(text: str, find_game: FindGame, find_content: FindContent | None = None) -> Verdict:
    """Replay a record, which computes every roll and every card again from its secret; what was found."""
    lines = split(text)
    head, body = read_head(lines)
    changes = [at for at in range(body, len(lines)) if lines[at].startswith("rules ")]
    game, part = read_game(head["game"], [lines[at] for at in changes], find_game, find_content)
    for at in changes:
        check_change(lines, at)
    match, first = begin_part(head, lines, game, body, changes[part - 1] if part else None)
    end = changes[part] if part < len(changes) else None
    for at in range(first, len(lines) if end is None else end):
        if LAST.fullmatch(lines[at]):
            return verdict(finish(match, lines, at), len(match.history))
        match = play_line(match, lines[at], at + 1)
    if end is None:
        raise BadRecord(
            f"the record is cut off: nothing says how it ended, after {len(match.history)} moves", len(lines)
        )
    return end_part(match, lines, body, end)


def verdict(match: Match, moves: int, over: bool | None = None) -> Verdict:
    unread = moves - len(match.history) + (len(match.past.history) if match.past else 0)
    return Verdict(match, match.commitment, moves, match.result is not None if over is None else over, unread)


def renamed(text: str, names: list[str], find_game: FindGame) -> Match:
    """The match of a record among people with these names, in a game whose rules are at hand."""
    lines = split(text)
    head, body = read_head(lines)
    match = start({**head, "names": to_json(names)}, read_game(head["game"], [], find_game, None)[0])
    for at in range(body, len(lines)):
        if LAST.fullmatch(lines[at]):
            return match
        back = BACK.fullmatch(lines[at])
        match = go_back(match, int(back[1]), at + 1) if back else play_move(match, lines[at], at + 1)
    raise BadRecord("the record is cut off", len(lines))


def split(text: str) -> list[str]:
    """The lines, each of them text that can be written down again."""
    if not isinstance(text, str):
        raise BadRecord(f"a record is text, not {shown(text)}", 1)
    lines = text.replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if any("\ud800" <= letter <= "\udfff" for letter in line):
            raise BadRecord(f"{line[:80]!r} is no text", number)
    return lines


# -- the head ----------------------------------------------------------------------------------------------


def read_head(lines: list[str]) -> tuple[dict[str, str], int]:
    """The head as words, and the index of the first line after the empty one."""
    if lines[0] not in FORMATS:
        begins = " or ".join(map(repr, FORMATS))
        raise BadRecord(f"a record begins with {begins}, not with {lines[0][:40]!r}", 1)
    if "" not in lines:
        raise BadRecord("the record is cut off: an empty line ends its head", len(lines))
    end, names = lines.index(""), HEAD[FORMATS[lines[0]]]
    head: dict[str, str] = {"format": lines[0]}
    for number, key in enumerate((*names, "start")[: max(end - 1, len(names))], 1):
        if number >= end or not lines[number].startswith(f"{key} "):
            raise BadRecord(f"{key!r} should stand here", number + 1)
        head[key] = lines[number].removeprefix(f"{key} ")
    if end > len(names) + 2:
        raise BadRecord("the head has too many lines", len(names) + 3)
    return head, end + 1


def start(head: dict[str, str], game: Game) -> Match:
    """The match as its head describes it, before the first move."""
    format, secret = FORMATS[head["format"]], read_secret(head)
    seats, options = read_json(head, "seats", int), read_json(head, "options", dict[str, str])
    names, shares = read_json(head, "names", list[str]), read_shares(head)
    if "start" in head:
        match = at_line(
            head,
            "start",
            lambda: game.position(head["start"], secret=secret, shares=shares, format=format),
        )
    else:
        at_line(head, "options", lambda: game.check_options(options))
        at_line(head, "seats", lambda: game.check_setting(seats, options))
        if len(names) != seats:
            raise BadRecord(f"{len(names)} names for {seats} seats", line_of(head, "names"))
        match = at_line(
            head,
            "shares",
            lambda: game.match(seats, options=options, secret=secret, shares=shares, format=format),
        )
    at_line(head, "names", lambda: match.call(names))
    return match


def at_line(head: dict[str, str], key: str, make: Callable[[], T]) -> T:
    """What is made from a line of the head; if that cannot be, the line is to blame."""
    try:
        return make()
    except HameauError as error:
        raise BadRecord(error.sentence, line_of(head, key)) from None


def read_game(
    text: str, changes: list[str], find_game: FindGame, find_content: FindContent | None
) -> tuple[Game, int]:
    """The game, and how many changes of rules come before the last part that is played with those at hand."""
    words = text.split(" ")
    if len(words) != 4 or words[2] != "content":
        raise BadRecord(f"{text!r} names no game, version and content", 2)
    try:
        game = find_game(words[0])
    except Unknown as error:
        raise BadRecord(error.sentence, 2) from None
    parts = [(words[1], words[3]), *((line.split(" ")[1], line.split(" ")[3:4]) for line in changes)]
    own = [part for part, (version, _) in enumerate(parts) if version == str(game.version)]
    if not own:
        raise BadRecord(f"played with version {words[1]} of {game.key}; this is version {game.version}", 2)
    digest = "".join(parts[own[-1]][1])
    if digest == game.digest:
        return game, own[-1]
    kept = find_content(game.key, digest) if find_content else None
    if kept is None:
        raise BadRecord(f"played with content {digest}; here {game.key} has content {game.digest}", 2)
    return kept, own[-1]


def read_secret(head: dict[str, str]) -> bytes:
    try:
        secret = bytes.fromhex(head["secret"])
    except ValueError:
        raise BadRecord(f"{head['secret'][:80]!r} is no secret", line_of(head, "secret")) from None
    at_line(head, "secret", lambda: luck.secret_of(0, secret))
    if luck.commitment(secret) != head["promise"]:
        raise BadRecord(
            "the secret is not the one that was promised before the match", line_of(head, "secret")
        )
    return secret


def read_shares(head: dict[str, str]) -> tuple[bytes, ...]:
    if "shares" not in head:
        return ()
    given = read_json(head, "shares", list[str])
    try:
        return tuple(bytes.fromhex(share) for share in given)
    except ValueError:
        raise BadRecord(f"{head['shares'][:80]!r} are no shares", line_of(head, "shares")) from None


def read_json(head: dict[str, str], key: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(head[key].encode(), type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadRecord(f"{key}: {error}", line_of(head, key)) from None


def line_of(head: dict[str, str], key: str) -> int:
    return (*HEAD[FORMATS[head["format"]]], "start").index(key) + 2


def first_difference(match: Match, lines: list[str]) -> int:
    ours = header(match).split("\n")
    return next((i + 1 for i, line in enumerate(ours) if i >= len(lines) or line != lines[i]), len(ours))


# -- the moves ---------------------------------------------------------------------------------------------


def begin_part(
    head: dict[str, str], lines: list[str], game: Game, body: int, change: int | None
) -> tuple[Match, int]:
    """The match where the rules at hand begin, and the index of its first line."""
    if change is not None:
        found = RULES.fullmatch(lines[change])
        assert found, "it was checked"
        past = read_past(head, lines, body, change)
        try:
            return game.go_on(found[3], past, read_secret(head), read_shares(head)), change + 1
        except HameauError as error:
            raise BadRecord(f"no match goes on from there: {error.sentence}", change + 1) from None
    match = start(head, game)
    if header(match) != "\n".join(lines[: body - 1]):
        raise BadRecord(
            "the head of the record does not read as Hameau writes it", first_difference(match, lines)
        )
    return match, body


def play_line(match: Match, line: str, number: int) -> Match:
    """The match after one more line, which must be as Hameau writes it."""
    back = BACK.fullmatch(line)
    match = go_back(match, int(back[1]), number) if back else play_move(match, line, number)
    ours = match.checks.lines[-1]
    if ours[-6:] != line[-6:]:
        what = line.rpartition(" #")[0]
        raise BadRecord(
            f"the check of {what!r} is {ours[-6:]}, not {line[-6:]}: something was altered", number
        )
    if line != ours:
        raise BadRecord(f"it should read {ours!r}", number)
    return match


def play_move(match: Match, line: str, number: int) -> Match:
    found = MOVE.fullmatch(line)
    if not found:
        raise BadRecord(f"{line[:80]!r} is no move" if line else "the record is cut off", number)
    count, seat, text, _ = found.groups()
    if int(count) != len(match.history) + 1:
        raise BadRecord(f"move {len(match.history) + 1} should stand here, not move {count}", number)
    try:
        match.play(int(seat), text)
    except HameauError as error:
        raise BadRecord(
            f"{text!r} of seat {seat} cannot have been played: {error.sentence}", number
        ) from None
    return match


def go_back(match: Match, kept: int, number: int) -> Match:
    try:
        earlier = match.back_to(kept)
    except HameauError as error:
        raise BadRecord(error.sentence, number) from None
    if earlier.branch == match.branch:
        raise BadRecord(f"nobody saw luck since move {kept}: such a record has no line for it", number)
    return earlier


def finish(match: Match, lines: list[str], number: int) -> Match:
    last = last_line(match)
    if lines[number] != f"{last}#{seal(match, last)}":
        raise BadRecord(f"the end does not fit what was played; it should read {last.strip()!r}", number + 1)
    check_nothing_after(lines, number)
    return match


def check_nothing_after(lines: list[str], number: int) -> None:
    for after, line in enumerate(lines[number + 1 :], number + 2):
        if line:
            raise BadRecord("something stands after the end", after)


# -- where the rules changed -------------------------------------------------------------------------------


def go_on(text: str, position: str, game: Game) -> Match:
    """A match that was played with other rules goes on with these, from the position that was written then.

    `text` is its record so far. Its head and moves stay as they are.
    """
    lines = split(text)
    head, body = read_head(lines)
    end = next((at for at in range(body, len(lines)) if LAST.fullmatch(lines[at])), None)
    if end is None:
        raise BadRecord("nothing says how far it was played", len(lines))
    said = f"rules {game.version} content {game.digest} position {position} "
    lines = [*lines[:end], f"{said}#{seal_of([*lines[:end], said])}"]
    return game.go_on(position, read_past(head, lines, body, end), read_secret(head), read_shares(head))


def seal_of(lines: list[str]) -> str:
    """The hash of a text up to the line that ends with it."""
    return hash_of("\n".join(lines).encode()).hex()


def check_change(lines: list[str], at: int) -> None:
    """Whatever stands above was not altered since the rules changed there."""
    found = RULES.fullmatch(lines[at])
    if not found:
        raise BadRecord(f"{lines[at][:80]!r} names no version, content and position", at + 1)
    said, _, given = lines[at].rpartition("#")
    if seal_of([*lines[:at], said]) != given:
        raise BadRecord("something above was altered, or the position where the rules changed", at + 1)


def read_past(head: dict[str, str], lines: list[str], body: int, change: int) -> Past:
    """What was played before the rules changed, as far as the text tells."""
    history, branch = read_moves(lines, body, change)
    return Past(head, "\n".join(lines[: body - 1]), lines[body : change + 1], history, branch)


def read_moves(lines: list[str], first: int, end: int) -> tuple[list[Played], int]:
    """The moves that counted at the end, and how often it was taken back past luck."""
    history: list[Played] = []
    branch = 0
    for at in range(first, end):
        if back := BACK.fullmatch(lines[at]):
            if int(back[1]) > len(history):
                raise BadRecord(f"there were only {len(history)} moves to take back", at + 1)
            del history[int(back[1]) :]
            branch += 1
        elif move := MOVE.fullmatch(lines[at]):
            if int(move[1]) != len(history) + 1:
                raise BadRecord(f"move {len(history) + 1} should stand here, not move {move[1]}", at + 1)
            history.append(Played(int(move[2]), move[3]))
        elif not RULES.fullmatch(lines[at]):
            raise BadRecord(f"{lines[at][:80]!r} is no move", at + 1)
    return history, branch


def end_part(match: Match, lines: list[str], body: int, change: int) -> Verdict:
    """The rules at hand end here. What follows is checked for its hash, and how it went on."""
    found = RULES.fullmatch(lines[change])
    assert found, "it was checked"
    if found[3] != match.position():
        raise BadRecord("the rules changed in another position than the one that was reached", change + 1)
    end = next((at for at in range(change, len(lines)) if LAST.fullmatch(lines[at])), None)
    if end is None:
        raise BadRecord("the record is cut off: nothing says how it ended", len(lines))
    history, _ = read_moves(lines, body, end)
    said, _, given = lines[end].rpartition("#")
    if seal_of([*lines[:end], said]) != given:
        raise BadRecord("something above was altered", end + 1)
    check_nothing_after(lines, end)
    return verdict(match, len(history), lines[end].startswith("over "))
