"""What goes over HTTP: the games, opening a table, replays."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hameau.lab.analysis import Analysis
from hameau.tables.wire import MOST_SEATS, Clock, Facts, Line, Name, ResultSeen, Rhythm, TableId, Word

Spoken = Annotated[str, Meta(pattern="^(en|fr|de|it)?$")]  # a language; empty: none
GameKey = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$")]


class Trace(Struct, frozen=True):
    """A table where a device was, and what is written there of it."""

    table: str
    game: str
    opened: int  # milliseconds since 1970
    hosted: bool  # this device opened it
    names: list[str]  # that it sat down with
    moves: int
    lines: int  # of chat


class Traces(Struct, frozen=True):
    """What this device did here, the newest table first."""

    tables: list[Trace]


class Forgotten(Struct, frozen=True):
    """At how many tables something was deleted."""

    tables: int


class Evening(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that is over, as the device of somebody who played it keeps it."""

    table: TableId
    match: Annotated[int, Meta(ge=1, le=1_000_000)]
    game: GameKey
    at: Annotated[int, Meta(ge=0, le=1 << 52)]  # when it ended, in milliseconds since 1970
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    names: Annotated[list[Name], Meta(max_length=MOST_SEATS)]
    people: Annotated[int, Meta(ge=0, le=MOST_SEATS)]  # who sat there, without bots
    won: bool
    score: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | None
    counts: bool  # not where it was taken back past luck that was seen, or was a lesson
    setup: Word
    share: Annotated[str, Meta(max_length=64)]  # the secret of its replay


class Kept(Struct, frozen=True):
    """What a passkey keeps for the person before this device; without one nothing."""

    passkey: bool
    evenings: list[Evening]


class Keep(Struct, frozen=True, forbid_unknown_fields=True):
    """Evenings to be kept."""

    evenings: Annotated[list[Evening], Meta(max_length=100)]


class Packed(Struct, frozen=True, forbid_unknown_fields=True):
    """Evenings that go to another device, in a new parcel or in that of the code."""

    evenings: Annotated[list[Evening], Meta(max_length=100)]
    code: Annotated[str, Meta(max_length=40)] = ""


class Parcel(Struct, frozen=True, forbid_unknown_fields=True):
    """By this code a parcel is taken, once, within ten minutes."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Question(Struct, frozen=True):
    """What a passkey has to answer; `person` is the name under which a new one is made."""

    question: str
    person: str
    site: str


class Answered(Struct, frozen=True, forbid_unknown_fields=True):
    """How a passkey answered: what the browser gives, in its own names, with bytes in base64url."""

    question: Annotated[str, Meta(max_length=80)]
    person: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    id: Annotated[str, Meta(max_length=1400)]
    client: Annotated[str, Meta(max_length=2000)]  # clientDataJSON
    attestation: Annotated[str, Meta(max_length=4000)] = ""  # attestationObject, of a new one
    authenticator: Annotated[str, Meta(max_length=2000)] = ""  # authenticatorData, of a known one
    signature: Annotated[str, Meta(max_length=2000)] = ""


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser is called, and the keys that only it can read with; as browsers give it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    language: Annotated[str, Meta(pattern="^(en|fr|de|it)$")]


class PushKey(Struct, frozen=True):
    """The public key with which this server signs its calls."""

    key: str


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables at which this device sits."""

    tables: Annotated[list[TableId], Meta(max_length=24)]


class Turn(Struct, frozen=True):
    """How a table stands, for the device that sits there."""

    table: str
    game: str
    phase: Literal["open", "playing", "over"]
    mine: bool  # it waits for this device
    ends: int  # when the time for that is over, in milliseconds since 1970; 0: never
    days: int  # of time for each decision; 0: this match does not last days
    names: list[str]


class Turns(Struct, frozen=True):
    """Those that there still are, the most urgent first."""

    turns: list[Turn]


class OptionSeen(Struct, frozen=True):
    """A choice before the match."""

    key: str
    choices: list[str]
    default: str
    seats: list[int]  # how many must sit for any choice but the default


class GameSeen(Struct, frozen=True):
    """A game on the shelf."""

    key: str
    title: str
    titles: dict[str, str]  # as it is printed in each language
    seats: list[int]
    minutes: int
    credits: str
    options: list[OptionSeen]
    levels: list[str]  # of bots, the weakest first
    beats: dict[
        str, int
    ]  # of 100 matches, how many a level wins against the one below it, where that was measured
    daily: bool  # there is a set-up for each day
    lesson: bool  # there is a guided first match
    moderated: bool  # a person can lead it at a real table


class Sentence(Struct, frozen=True):
    """A numbered sentence of the rules; `text` may contain `*emphasis*` and `` `code` ``."""

    number: str
    text: str


class Chapter(Struct, frozen=True):
    """A chapter of the rules. Paragraphs, a table of words, or numbered sentences."""

    number: str
    title: str
    paragraphs: list[str]
    table: list[list[str]]
    sentences: list[Sentence]


class Words(Struct, frozen=True):
    """The catalogue of a game, as Project Fluent writes it."""

    text: str


class Rules(Struct, frozen=True):
    """The rules of a game."""

    game: str
    language: str
    title: str
    intro: str
    chapters: list[Chapter]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. With `name` and `level` it starts at once, against bots of that level.

    If it `waits`, bots sit down and the device starts it by itself, when it has added to the luck.
    With a `name` and the language of those who are `listed` for it, anybody may find it and sit down.
    With `bots` there are only bots. A `setup` is a day (`2026-11-16`), `lesson`, or the word of a match of
    somebody else; its options are those of the set-up, and it starts at once. A moderated table is for people
    who sit around a real one: `names` clockwise; `deal`, if cards were dealt by hand, has a word for each.
    """

    game: GameKey
    seats: Annotated[int, Meta(ge=1, le=32)] | None = None
    options: dict[Word, Word] = {}
    clock: Clock | None = None
    rhythm: Rhythm | None = None
    name: Name = ""
    level: Word = ""
    bots: bool = False
    waits: bool = False
    setup: Word = ""
    listed: Spoken = ""
    moderated: bool = False
    names: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []
    deal: Annotated[list[Word], Meta(max_length=MOST_SEATS)] = []


class OpenTable(Struct, frozen=True):
    """A table that looks for people."""

    table: TableId
    game: str
    language: str  # of the people who are looked for
    seats: int
    free: int
    people: list[str]  # who sits there already; other seats that are not free have bots
    options: dict[str, str]
    clock: Clock | None


class Looking(Struct, frozen=True):
    """Who is looked for. Not on a private server: there only those who are invited may come."""

    welcome: bool
    tables: list[OpenTable]


class SeatMe(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat among strangers, at the first table that fits or at a new one."""

    game: GameKey
    name: Name
    language: Annotated[str, Meta(pattern="^(en|fr|de|it)$")]


class Opened(Struct, frozen=True):
    """The new table, and the secret of its invitation."""

    table: TableId
    join: str
    setup: str  # the word by which others play the same; empty if it has not started, or they cannot


class Run(Struct, frozen=True):
    """A match of a set-up that several play. How it went is told to who has played it too."""

    name: str
    level: str  # of a bot
    mine: bool  # of this device
    over: bool
    moves: int
    result: ResultSeen | None
    hints: int
    table: str
    match: int
    share: str  # the secret of the replay


class SetupSeen(Struct, frozen=True):
    """A set-up that several play, without what would spoil it."""

    setup: str
    options: dict[str, str]
    par: int | None  # the score of a program that knew no more than a player does
    best: int | None  # known to be possible
    runs: list[Run]


class Frame(Struct, frozen=True):
    """A moment of a replay: the move that led to it, what happened and what was seen."""

    number: int  # of the move; 0 is the set-up
    branch: int  # how often the match had been taken back past luck before: each time luck is another one
    seat: int | None  # who moved
    move: str
    lines: list[Line]
    view: Any


class AnalysisSeen(Struct, frozen=True):
    """How far the analysis of a match is for one seat; when it is done, all of it."""

    done: int
    steps: int  # 0: not known yet
    told: Analysis | None  # None until it is done
    heard: list[Line]  # what the seat heard at the moments that mattered


class OwnSeats(Struct, frozen=True):
    """The seats that this device played in a match that is over: whose analysis it may ask for."""

    seats: list[int]


class TryHere(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on against bots from where a seat decided something, after so many moves."""

    number: Annotated[int, Meta(ge=0, lt=100_000)]


class Replay(Struct, frozen=True):
    """A whole match, as a seat knew it, as a spectator saw it or as everything was."""

    table: str
    game: str
    match: int
    seats: list[str]  # names
    options: dict[str, str]
    eyes: str  # "all", "public" or the number of a seat
    result: ResultSeen
    setup: str  # the word by which others play the same
    promise: str
    secret: str
    backs: int  # how often it was taken back past luck that was seen
    shares: list[str]  # what each seat's device added to the luck, in hexadecimal; empty: nothing
    frames: list[Frame]


class Health(Struct, frozen=True):
    """Does the server work? `failing`: nothing can be written at the moment, and nothing is accepted."""

    status: Literal["ok", "failing"]
    version: str
    outside: str  # the address for other devices in the same network; empty if nobody knows it


class LiveTable(Struct, frozen=True):
    """A table in memory, for the operator."""

    table: str
    game: str
    phase: str
    moves: int
    people: int
    sockets: int


class Admin(Struct, frozen=True):
    """What an operator sees."""

    version: str
    since: int
    tables: int
    live: list[LiveTable]
    sockets: int


class Problem(Struct, frozen=True):
    """What went wrong, for programs (`code`, `facts`) and in an English sentence."""

    code: str
    facts: Facts
    sentence: str


ASKED = (NewTable, TryHere, Packed, Answered)  # what clients give: fields with a default may be left out
