"""What goes over the socket, both ways. docs/protocol.md explains it; the browser's types come from it."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 1  # raised when an old client would misunderstand

LONGEST_NAME = 20
LONGEST_CHAT = 400
LONGEST_WHISPER = 120
LONGEST_MOVE = 80
MOST_SEATS = 32
SEALED_BYTES = 512  # a page pads what it sends in the dark to this, and is answered with as much

TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{12}$")]
Key = Annotated[str, Meta(min_length=1, max_length=40)]  # chosen by the client, given back with the answer
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Secret = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, lt=2**31)]
Word = Annotated[str, Meta(max_length=40)]
Facts = dict[str, str | int]
Pad = str | UnsetType  # fills a message up, so that its size tells nothing; left out where nothing is hidden


# -- what a client says ------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: which table, and by what right beside the seats that this device holds."""

    key: Key
    protocol: int
    table: TableId
    secret: Secret = ""  # of an invitation, a spectator's or a seat's link
    seat: SeatNumber | None = None  # whose eyes to look through, if the device holds it
    news: bool = False  # this client understands `news`


class Asked(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Everything else that a client says; each is answered with `done` or `refused` and its key."""

    key: Key


class Look(Asked, frozen=True, tag="look"):
    """See through the eyes of a seat that this device holds, or as a spectator."""

    seat: SeatNumber | None


class Sit(Asked, frozen=True, tag="sit"):
    """Take a free seat, or change the name on a seat of one's own."""

    seat: SeatNumber
    name: Name


class GetUp(Asked, frozen=True, tag="get-up"):
    """Free a seat before the start: one's own; the host also frees others and sends bots away."""

    seat: SeatNumber


class Publish(Asked, frozen=True, tag="publish"):
    """Let anybody find this table and sit down until the match starts, or no longer."""

    language: Annotated[
        str, Meta(pattern="^(en|fr|de|it)?$")
    ]  # of the people who are looked for; empty: nobody


class Block(Asked, frozen=True, tag="block"):
    """The host sends somebody away before the start, whose device may not come back to this table."""

    seat: SeatNumber


class Seat(Asked, frozen=True, tag="seat-bot"):
    """Put a bot on a free seat."""

    seat: SeatNumber
    level: Word


class Arrange(Asked, frozen=True, tag="arrange"):
    """Before the start: how many seats, which options, which clock, and how time passes in the dark."""

    seats: SeatNumber
    options: dict[Word, Word]
    clock: "Clock | None"
    rhythm: "Rhythm | None" = None  # None: as usual


class Share(Asked, frozen=True, tag="share"):
    """Add to the luck of the next match, whose promise this device has seen; once for each of its seats."""

    seat: SeatNumber
    match: Count  # the one that comes: `match` of the table and 1
    share: Annotated[str, Meta(max_length=64)]  # 32 random bytes, in hexadecimal


class Start(Asked, frozen=True, tag="start"):
    """Begin the match; after one is over, begin the next with the same people and options."""


class Move(Asked, frozen=True, tag="move"):
    """Play a move. `number` is the scene's that the player saw; the same key again plays nothing twice.

    In the dark it is sealed: it can be sealed anew until the beat, and the last one is played then.
    """

    seat: SeatNumber
    match: Count
    number: Count
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]
    whisper: Annotated[str, Meta(max_length=4 * LONGEST_WHISPER)] = ""  # in the dark, to those who act along
    pad: Annotated[str, Meta(max_length=SEALED_BYTES)] = ""  # ignored


class Entered(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody at a real table did."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]


class Enter(Asked, frozen=True, tag="enter"):
    """At a moderated table: what people did; the table plays for all others that they did nothing.

    `number` is the one of the scene's prompt.
    """

    match: Count
    number: Count
    did: Annotated[list[Entered], Meta(max_length=MOST_SEATS)]


class GoBack(Asked, frozen=True, tag="go-back"):
    """At a moderated table: back to the time when so many moves were played, at a step that was entered."""

    match: Count
    number: Count
    kept: Count


class AskUndo(Asked, frozen=True, tag="ask-undo"):
    """Take back one's last move: at once while nobody learned anything, else if those concerned agree."""

    seat: SeatNumber
    free: bool = False  # only at once: refused where others would have to agree


class AnswerUndo(Asked, frozen=True, tag="answer-undo"):
    """Agree or not to what another one wants to take back; the asker may withdraw it."""

    seat: SeatNumber
    agree: bool


class StandIn(Asked, frozen=True, tag="stand-in"):
    """Let a bot play for oneself, or for somebody who is away."""

    seat: SeatNumber
    level: Word


class ComeBack(Asked, frozen=True, tag="come-back"):
    """Take the seat back from the bot."""

    seat: SeatNumber


class Hasten(Asked, frozen=True, tag="hasten"):
    """Agree to shorter nights, or no longer; whose match only bots still play skips ahead with it."""

    seat: SeatNumber
    agree: bool


class Ready(Asked, frozen=True, tag="ready"):
    """Somebody has read what they hold: the first dark round need not wait for them."""

    seat: SeatNumber


class HandOver(Asked, frozen=True, tag="hand-over"):
    """Ask for the link that moves a seat to another device, once."""

    seat: SeatNumber


class AskHint(Asked, frozen=True, tag="ask-hint"):
    """Ask what a specialist would play who knows no more than this seat; for who plays alone."""

    seat: SeatNumber
    match: Count
    number: Count


class AskWhy(Asked, frozen=True, tag="ask-why"):
    """Why may this not be played? Refused as the move would be, `done` if it may; nothing is played."""

    seat: SeatNumber
    match: Count
    number: Count
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]


# said with one tap; everybody reads them in their own language. Empty: words of one's own.
Phrase = Literal[
    "", "hello", "good-luck", "well-played", "thanks", "sorry", "moment", "your-turn", "again", "bye"
]


class Say(Asked, frozen=True, tag="say"):
    """Chat: a text, or a phrase instead."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=4 * LONGEST_CHAT)] = ""
    phrase: Phrase = ""


class Ping(Asked, frozen=True, tag="ping"):
    """Is anybody there?"""


FromClient = (
    Hello
    | Look
    | Sit
    | GetUp
    | Publish
    | Block
    | Seat
    | Arrange
    | Share
    | Start
    | Move
    | Enter
    | GoBack
    | AskUndo
    | AnswerUndo
    | StandIn
    | ComeBack
    | Hasten
    | Ready
    | HandOver
    | AskHint
    | AskWhy
    | Say
    | Ping
)


# -- what the server says ----------------------------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for the whole match, and seconds more for each decision; or days for each decision."""

    bank: Annotated[int, Meta(ge=0, le=86_400)]
    bonus: Annotated[int, Meta(ge=0, le=3_600)]
    days: Annotated[int, Meta(ge=0, le=14)] = 0  # then time goes on while nobody is there, and is not saved


class Rhythm(Struct, frozen=True, forbid_unknown_fields=True):
    """How time passes at a table whose game has dark rounds."""

    beat: Annotated[float, Meta(ge=0.1, le=120)] = 20  # seconds that every dark round lasts
    early: bool = False  # it ends as soon as all have sealed a move, which tells that nobody had to think
    debate: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds that a debate lasts at most; 0: no end
    reading: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds at most until all are `ready`


# as long as the rhythm says; shorter, because all who play agree; as the only person decides; quickly, for
# only bots still play; at once, because those who watch them want to skip ahead
PaceKind = Literal["steady", "short", "alone", "watched", "skipped"]


class Pace(Struct, frozen=True):
    """How dark rounds go now, and whose consent makes them shorter; `SeatSeen` says who gave it."""

    kind: PaceKind
    asked: list[int]


class SeatSeen(Struct, frozen=True):
    """Who sits there."""

    kind: Literal["free", "person", "bot"]
    name: str
    level: str  # of the bot that plays there, also of one that stands in for a person
    here: bool  # a device with this seat is connected
    away: int  # since when not, in milliseconds since 1970; 0 if here
    hastens: bool  # agrees to shorter nights, or wants to skip ahead


class UndoSeen(Struct, frozen=True):
    """Somebody asks to take something back."""

    seat: int
    moves: int  # how many moves would be taken back
    asked: list[int]  # whose consent is still missing


class ResultSeen(Struct, frozen=True):
    """How a match ended; `reason` and `facts` make the sentence."""

    scores: list[int | None]  # null: the rules give this seat no score
    winners: list[int]
    reason: str
    facts: Facts


class Links(Struct, frozen=True):
    """What goes behind the # of an address. Empty where this device has no right to pass it on."""

    join: str
    watch: str
    share: str  # of the replay of the last match that is over


class TableSeen(Struct, frozen=True):
    """The table and the people around it, as one device may know it."""

    id: str
    game: str
    phase: Literal["open", "playing", "over"]
    match: int  # number of the match; the first is 1, before it 0
    options: dict[str, str]
    clock: Clock | None
    rhythm: Rhythm | None  # None: this game has no dark rounds
    pace: Pace | None  # None as above
    moderated: bool  # one device enters what people at a real table do, and sees everything
    seats: list[SeatSeen]
    host: int | None  # who arranges and starts
    yours: list[int]  # seats that this device holds
    may_sit: bool  # this device may take free seats
    listed: (
        str  # the language of the people who may find this table; empty: only those who are invited may come
    )
    promise: str  # the hash of the secret of luck, from the start of the match on
    next_promise: str  # the same of the next match, to which devices may add; empty: none is fixed yet
    takes_shares: bool  # devices add to the luck; not where many play the same set-up, or somebody moderates
    undo: UndoSeen | None
    backs: int  # how often this match was taken back past luck that was seen
    result: ResultSeen | None
    setup: str  # the word by which others play the same set-up; empty if they cannot, or cannot yet
    trial: bool  # the match began in the middle of another one, from where a seat tries something else
    hints: list[int]  # a seat: how many decisions it was advised on in this match
    matches: int  # how many are over and can be replayed
    dropped: bool  # the last match could not go on, because its rules are no longer at hand
    links: Links


class Line(Struct, frozen=True):
    """Something that happened: `event` and `facts` make the sentence, `data` is for the board."""

    move: int  # the move that caused it; 0 is the set-up
    event: str
    seat: int
    facts: Facts
    data: Any


class ClockSeen(Struct, frozen=True):
    """Milliseconds left a seat when this was sent, and whose time runs."""

    left: list[int]
    running: list[int]


class Dark(Struct, frozen=True):
    """A dark round: nothing is told until its end, the beat, when all that was sealed is played at once."""

    ends: int  # when the beat is, in milliseconds since 1970; 0 while time stands still
    length: int  # milliseconds from beat to beat
    early: bool  # it may end sooner, when all have sealed
    waits: bool  # for this seat, which plays alone: the beat comes `length` after it has sealed
    sealed: str  # the move that this seat has sealed so far; empty if none
    reading: bool  # the first round has not begun: people read what they hold
    ready: bool  # this seat has said that it is


class Debate(Struct, frozen=True):
    """A debate that ends by itself."""

    ends: int  # when, in milliseconds since 1970; 0 while time stands still
    length: int  # milliseconds


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Something that somebody said."""

    seat: int
    name: str
    text: str
    at: int
    channel: str  # who hears it, in the game's words; empty: everybody
    phrase: Phrase = ""  # instead of a text


class Step(Struct, frozen=True):
    """What was entered at a moderated table, and how many moves had been played before it."""

    kept: int
    step: str  # in the game's words
    did: list[Entered]  # what was not the table's own doing


class Prompt(Struct, frozen=True):
    """For who moderates: where the match stands. `script` is the game's: what to say, to do and to enter."""

    number: int  # goes back with what is entered
    script: Any
    steps: list[Step]  # all that was entered so far, to go back to


class Scene(Struct, frozen=True, tag_field="type", tag="scene"):
    """What a seat sees now, and what happened since the last scene."""

    match: int
    number: int  # of this seat's decision; goes back with its move. Others' moves do not change it
    seat: int | None  # whose eyes; None is a spectator
    view: Any
    moves: list[str]
    lines: list[Line]
    whole: bool  # `lines` is the whole story, not only what is new
    waiting: list[int]  # whom the match waits for, as far as this seat may know: `waiting` of its view
    may_undo: Literal["no", "free", "ask"]
    clock: ClockSeen | None
    dark: Dark | None
    debate: Debate | None
    voice: str | None  # the channel of what this seat says, in the dark whispers; None: nobody would hear it
    said: list[Chat] | None  # what was whispered in the dark; with `whole` all that these eyes have heard
    prompt: Prompt | UnsetType = UNSET  # for who moderates
    pad: Pad = UNSET


class Change(Struct, frozen=True):
    """Something in a view is another now."""

    at: list[str | int]  # names of fields and places in lists, from the view down
    to: Any


class News(Struct, frozen=True, tag_field="type", tag="news"):
    """A scene that is told by what changed in its view; what it does not name is as in the last scene."""

    match: int
    number: int
    seat: int | None
    changes: list[Change]
    moves: list[str]
    lines: list[Line]
    waiting: list[int]
    may_undo: Literal["no", "free", "ask"]
    clock: ClockSeen | None


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`: everything there is to know."""

    key: str
    protocol: int
    now: int  # the server's clock, milliseconds since 1970
    table: TableSeen
    chat: list[Chat]
    scene: Scene | None
    pad: Pad = UNSET


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Something changed around the table."""

    table: TableSeen


class HintSeen(Struct, frozen=True):
    """What a specialist would play; `reason` and `facts` say what it is good for."""

    move: str
    reason: str
    facts: Facts


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """It is done, and on disk."""

    key: str
    link: str = ""  # of `hand-over`
    hint: HintSeen | None = None  # of `ask-hint`
    pad: Pad = UNSET


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """It is not done; nothing changed. `code` and `facts` make the sentence in any language."""

    key: str
    code: str
    facts: Facts
    rule: str | None
    sentence: str  # in English
    pad: Pad = UNSET


class Closing(Struct, frozen=True, tag_field="type", tag="closing"):
    """The last message of a connection, with why."""

    code: Literal[
        "restarting",
        "broken",
        "moved",
        "blocked",
        "not-found",
        "old-protocol",
        "too-slow",
        "no-hello",
        "too-fast",
    ]


FromServer = Welcome | TableChanged | Scene | News | Chat | Done | Refused | Closing
