"""The log of a table: what happened around it, entry by entry. A table is what its entries add up to."""

import re
from typing import Literal

import msgspec
from msgspec import Struct

from hameau.engine.answers import Outcome
from hameau.tables.wire import Clock, Phrase, Rhythm

Who = Literal["person", "bot", "clock"]


class Entry(Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    """Something that happened at a table, when, in milliseconds since 1970."""

    at: int


class Opened(Entry, frozen=True, tag="opened"):
    """Somebody opened the table. Devices are known by a hash."""

    game: str
    opener: str
    seats: int
    options: dict[str, str]
    clock: Clock | None
    rhythm: Rhythm | None = None  # None: the game has no dark rounds
    moderated: bool = False  # the opener leads it for people at a real table, and enters what they do
    group: str = ""  # whose tables share the bots' time: a keyed hash of the address that opened it


class Arranged(Entry, frozen=True, tag="arranged"):
    """Seats, options or clock were changed."""

    seats: int
    options: dict[str, str]
    clock: Clock | None
    rhythm: Rhythm | None = None  # None: the game has no dark rounds


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat, or another name."""

    seat: int
    name: str
    holder: str


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot was put on a seat."""

    seat: int
    name: str
    level: str


class GotUp(Entry, frozen=True, tag="got-up"):
    """A seat is free again."""

    seat: int


class Listed(Entry, frozen=True, tag="listed"):
    """Anybody may find the table and sit down until the match starts, or no longer."""

    language: str  # of the people who are looked for; empty: only those who are invited may come


class Blocked(Entry, frozen=True, tag="blocked"):
    """The host sent a person away, whose device may not come back."""

    seat: int
    holder: str


class Moved(Entry, frozen=True, tag="moved"):
    """A seat went to another device, by its link."""

    seat: int
    holder: str


class Promised(Entry, frozen=True, tag="promised"):
    """The secret of the next match was drawn; its hash is shown before any device adds to the luck."""

    secret: str


class Shared(Entry, frozen=True, tag="shared"):
    """The device of a seat added to the luck of the next match, in hexadecimal."""

    seat: int
    share: str


class Started(Entry, frozen=True, tag="started"):
    """A match began. The secret of its luck stays here until it is over."""

    secret: str
    version: int
    digest: str  # of the content
    names: list[str]
    setup: str = ""  # the word by which others play the same set-up
    position: str = ""  # where it begins, if it was dealt by hand
    format: int = 1  # of its record
    shares: list[str] = []  # what each seat's device added to the luck, in hexadecimal; empty: nobody


class Played(Entry, frozen=True, tag="played"):
    """A move, in notation."""

    seat: int
    move: str
    key: str
    who: Who = "person"


class Sealed(Entry, frozen=True, tag="sealed"):
    """A move, in notation, that is played at the beat unless another one is sealed after it."""

    seat: int
    move: str
    key: str
    whisper: str = ""
    who: Who = "person"


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """Somebody wants to go back to the time when so many moves were played."""

    seat: int
    kept: int
    asked: list[int]


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """One of those asked agreed, or not; or the asker gave it up."""

    seat: int
    agree: bool


class Undone(Entry, frozen=True, tag="undone"):
    """Moves were taken back without asking, because nobody had learned anything."""

    seat: int
    kept: int


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays for a person."""

    seat: int
    level: str


class CameBack(Entry, frozen=True, tag="came-back"):
    """The person plays again."""

    seat: int


class Hastened(Entry, frozen=True, tag="hastened"):
    """Somebody agrees to shorter nights, or no longer does."""

    seat: int
    agree: bool


class Ready(Entry, frozen=True, tag="ready"):
    """Somebody has read what they hold. Nobody is told."""

    seat: int


class Began(Entry, frozen=True, tag="began"):
    """The first dark round begins: all are ready, or have had time enough."""


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat was told what a specialist would play."""

    seat: int
    decision: int
    move: str


class Said(Entry, frozen=True, tag="said"):
    """Chat."""

    seat: int
    text: str
    phrase: Phrase = ""


class Marked(Entry, frozen=True, tag="marked"):
    """Where the match stands after so many moves, for the day on which its rules are no longer at hand."""

    moves: int
    position: str
    record: str  # so far
    outcome: Outcome | None = None  # when it is over
    hints: list[int] = []


class Changed(Entry, frozen=True, tag="changed"):
    """From here on the match is played with other rules, from its last mark."""

    version: int
    digest: str


class Dropped(Entry, frozen=True, tag="dropped"):
    """The match cannot go on, because its rules are no longer at hand; why, in English."""

    why: str


class Stopped(Entry, frozen=True, tag="stopped"):
    """The clocks stand still from here on: nobody is at the table."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The clocks go on. The time since `since` does not count."""

    since: int


AnyEntry = (
    Opened
    | Arranged
    | Sat
    | BotSat
    | GotUp
    | Listed
    | Blocked
    | Moved
    | Promised
    | Shared
    | Started
    | Played
    | Sealed
    | UndoAsked
    | UndoAnswered
    | Undone
    | StoodIn
    | CameBack
    | Hastened
    | Ready
    | Began
    | Hinted
    | Said
    | Marked
    | Changed
    | Dropped
    | Stopped
    | Resumed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
devices_in = re.compile(rb'"(?:opener|holder)":"([^"]+)"').findall  # hashes, of an entry as it is written
