"""The border of a game, from what it declared: moves as text and back, why one is refused, what happened.

A game brings a vocabulary (how a field, a card or a player is written), and functions for what the numbers of
a move or a note do not say by themselves.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import cached_property
from inspect import signature
from itertools import product
from operator import lt
from typing import Any, get_args

from msgspec import defstruct

from hameau.engine import texts
from hameau.engine.answers import Event, Note, Refusal
from hameau.engine.declared import OPEN, TEXT, WORD, Events, Happening, Laws, Moves, Verb
from hameau.engine.state import MOVE_CODES, NO_MOVE, State

SHOWN = 40  # characters of a text that is no move
LONGEST = 5  # digits of a number in a move


@dataclass(frozen=True)
class Word:
    """How a number of the rules is shown: `{field}` in a move, `a="field"` in an event."""

    write: Callable[[Any, Any, int], Any] | None = None  # content, state, number
    read: Callable[[Any, Any, int, str], int | None] | None = None  # content, state, seat, text in lower case
    names: Sequence[str] = ()  # instead of both: what every match calls the numbers
    is_there: Callable[[Any, int], bool] | None = None  # with names; state, number: does this match have it?
    type: Any = str  # what `write` gives
    pattern: str = "[a-z0-9.-]+"  # of its text in a move
    lasts: bool = False  # with write: does it ask the content alone?
    mark: str = ""  # in events, "@": it names a message, "@cause-": with this before it; "#": it is a seat
    example: int = 0  # the number that stands in examples

    def show(self, content: Any, state: Any, number: int) -> Any:
        """The number as people see it."""
        return self.names[number] if self.write is None else self.write(content, state, number)

    def find(self, content: Any, state: Any, seat: int, text: str) -> int | None:
        """The number that is meant."""
        assert self.read is not None, f"nobody said how to read {text!r} in a move"
        return self.read(content, state, seat, text)


def read_number(content: Any, state: Any, seat: int, text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < LONGEST else None


NUMBER = Word(write=lambda content, state, number: number, read=read_number, type=int, lasts=True)


def one_of(names: Sequence[str], mark: str = "", example: int = 0) -> Word:
    """A name for each number."""
    return Word(names=tuple(names), mark=mark, example=example)


def named_in(ids: Callable[[Any], Sequence[str]], mark: str = "", example: int = 0) -> Word:
    """What the content calls it."""

    def read(content: Any, state: Any, seat: int, text: str) -> int | None:
        return next((number for number, name in enumerate(ids(content)) if name.lower() == text), None)

    return Word(
        lambda content, state, number: ids(content)[number], read, lasts=True, mark=mark, example=example
    )


@dataclass(frozen=True)
class Doubt:
    """A move that is not legal, and who asks why."""

    border: "Border"
    content: Any
    state: Any
    seat: int
    verb: Verb
    numbers: list[int]  # what it is done with

    @property
    def legal(self) -> list[str]:
        """What could be played instead."""
        moves = self.state.legal_moves(self.seat)
        return [self.border.write(self.content, self.state, move) for move in moves]


Fact = Callable[[Doubt], str | int | dict[str, str | int]]  # a dict where it brings its own name
Show = Callable[[Any, Any, int], Any]
Form = tuple[str, list[tuple[str, Show, int]], bool]
Teller = Callable[[Any, Any, int, int, int], Event]  # content, state, seat, a, b


@dataclass(frozen=True, eq=False)
class Border:
    """Gives a `Game` its `write`, `read`, `refusal` and `tell`."""

    module: str  # of the game, for its events
    moves: Moves
    laws: Laws
    events: Events
    words: Mapping[str, Word] = field(default_factory=dict)  # what is not here is a plain number
    facts: Mapping[str, Fact] = field(default_factory=dict)  # of refusals, beside the words of the move
    told: Mapping[int, type[Event] | Teller] = field(
        default_factory=dict
    )  # events that say more than their numbers, or that Python looks into
    missing: Callable[[Any, Any, int, str], Refusal | None] | None = None  # a better reason why it is no move
    tidy: Callable[[Any, str], str] | None = None  # state, text: the notation of what somebody meant

    def __post_init__(self) -> None:
        if self.moves.end > MOVE_CODES:
            raise ValueError(f"{self.moves.end} moves, and there is room for {MOVE_CODES}")

    @property
    def actions(self) -> int:
        return self.moves.actions

    def word(self, name: str) -> Word:
        return self.words.get(name, NUMBER)

    # -- moves ---------------------------------------------------------------------------------------------

    @cached_property
    def verb_of(self) -> dict[int, Verb]:
        return {verb.first + i: verb for verb in self.moves.verbs for i in range(verb.many)}

    @cached_property
    def texts(self) -> dict[int, str]:
        """Moves that are written the same in every match."""
        found = {}
        for verb in self.moves.verbs:
            words = [self.word(name) for name in verb.words]
            if all(word.names for word in words):
                things = [
                    list(enumerate(word.names[:size])) for word, size in zip(words, verb.sizes, strict=True)
                ]
                for chosen in product(*things):
                    names = dict(zip(verb.words, (name for _, name in chosen), strict=True))
                    found[verb.join([number for number, _ in chosen])] = verb.form.format(**names)
        return found

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The same, to read them."""
        return {text.lower(): move for move, text in self.texts.items()}

    @cached_property
    def patterns(self) -> dict[str, list[tuple[re.Pattern[str], Verb]]]:
        """All others, by the word they begin with."""
        found: dict[str, list[tuple[re.Pattern[str], Verb]]] = {}
        for verb in self.moves.verbs:
            if verb.first not in self.texts and not verb.is_open:
                spelled = {name: f"(?P<{name}>{self.word(name).pattern})" for name in verb.words}
                pattern = re.compile(verb.text.format(**spelled))
                found.setdefault(opening(verb.text), []).append((pattern, verb))
        return found

    def parts(self, content: Any, state: Any, verb: Verb, numbers: list[int]) -> dict[str, str | int]:
        """What a move is done with, in words."""
        named = zip(verb.words, numbers, strict=True)
        return {name: self.word(name).show(content, state, number) for name, number in named}

    @cached_property
    def write(self) -> Callable[[Any, Any, int], str]:
        """Content, state, move: the move as text. A closure, since every legal move of a view is written."""
        fixed = self.texts
        if len(fixed) == len(self.verb_of):
            return lambda content, state, move: fixed[move]
        book: tuple[Any, dict[int, str]] = None, {}  # of the content that was used last

        def write(content: Any, state: Any, move: int) -> str:
            nonlocal book
            known, texts = book
            if known is not content:
                texts = dict(fixed)
                book = content, texts
            text = texts.get(move)
            if text is not None:
                return text
            form, parts, lasts = self.forms_of[move]
            text = form.format(**{name: show(content, state, number) for name, show, number in parts})
            if lasts:
                texts[move] = text
            return text

        return write

    @cached_property
    def forms_of(self) -> dict[int, Form]:
        """Of all other moves: the text, what stands in it, and whether the content alone decides that."""
        found: dict[int, Form] = {}
        for move in self.verb_of.keys() - self.texts.keys():
            verb = self.verb_of[move]
            shows: list[Show] = [self.word(name).show for name in verb.words]
            parts = list(zip(verb.words, shows, verb.split(move), strict=True))
            found[move] = verb.form, parts, all(self.word(name).lasts for name in verb.words)
        return found

    def read(self, content: Any, state: Any, seat: int, text: str) -> int | None:
        """The move, legal or not; None for what is none, or names what is not there."""
        said = self.said(text)
        if said is not None:
            return self.read_open(content, state, seat, *said)
        text = " ".join(text.lower().split())
        text = self.tidy(state, text) if self.tidy else text
        move = self.numbers.get(text)
        if move is not None:
            limits = self.limited.get(move, ())
            return move if all(check(state, number) for check, number in limits) else None
        for pattern, verb in self.patterns.get(opening(text), ()):
            found = pattern.fullmatch(text)
            if found:
                return self.joined(content, state, seat, verb, found.groupdict())
        return None

    def joined(self, content: Any, state: Any, seat: int, verb: Verb, words: dict[str, str]) -> int | None:
        """The move that is done with what these words name; None if there is no such thing."""
        numbers = [self.find(content, state, seat, *pair) for pair in words.items()]
        known = [number for number in numbers if number is not None]
        return verb.join(known) if len(known) == len(numbers) and all(map(lt, known, verb.sizes)) else None

    def find(self, content: Any, state: Any, seat: int, name: str, text: str) -> int | None:
        word = self.word(name)
        if word.names:
            return next((number for number, one in enumerate(word.names) if one.lower() == text), None)
        return word.find(content, state, seat, text)

    @cached_property
    def limited(self) -> dict[int, list[tuple[Callable[[Any, int], bool], int]]]:
        """Of moves that are written the same in every match: what must be there for them."""
        found: dict[int, list[tuple[Callable[[Any, int], bool], int]]] = {}
        for move in self.texts:
            verb = self.verb_of[move]
            for name, number in zip(verb.words, verb.split(move), strict=True):
                check = self.word(name).is_there
                if check:
                    found.setdefault(move, []).append((check, number))
        return found

    # -- moves with a text ---------------------------------------------------------------------------------

    @cached_property
    def open(self) -> list[tuple[re.Pattern[str], Verb]]:
        """The verbs with which a text comes. Where it stands last, its quotes need not be typed."""
        found = []
        for verb in self.moves.verbs:
            if verb.is_open:
                before, after = map(re.escape, verb.text.split(f'"{{{TEXT}}}"'))
                pattern = before + (f'"(?P<{TEXT}>[^"]*)"' if after else f'"?(?P<{TEXT}>[^"]*?)"?') + after
                for name in verb.words:
                    pattern = pattern.replace(
                        re.escape(f"{{{name}}}"), f"(?P<{name}>{self.word(name).pattern})"
                    )
                found.append((re.compile(pattern, re.IGNORECASE), verb))
        return found

    def said(self, text: str) -> tuple[Verb, dict[str, str]] | None:
        """The verb and its words, the text among them; None for a move without a text."""
        line = " ".join(text.translate(texts.QUOTES).split()) if self.open else ""
        for pattern, verb in self.open:
            found = pattern.fullmatch(line)
            if found:
                return verb, found.groupdict()
        return None

    def read_open(self, content: Any, state: Any, seat: int, verb: Verb, words: dict[str, str]) -> int | None:
        text = words.pop(TEXT)
        whole = text if text == OPEN else texts.clean(text)
        if whole is None or not texts.fits(whole):
            return None
        return self.joined(content, state, seat, verb, {name: word.lower() for name, word in words.items()})

    def spoken(self, text: str) -> str:
        """What somebody says with a move, as it is written down; empty if nothing, or a program speaks."""
        said = self.said(text)
        return texts.clean(said[1][TEXT]) or "" if said else ""

    def unclear(self, text: str) -> Refusal | None:
        """Why a text is none."""
        said = self.said(text)
        whole = texts.clean(said[1][TEXT]) if said else None
        if said is None or (whole is not None and texts.fits(whole)):
            return None
        if whole is None:
            return Refusal("unclear-text", said[0].rule or None, {"text": said[1][TEXT][:SHOWN]})
        return Refusal("text-too-long", said[0].rule or None, {"most": texts.MOST_LETTERS})

    # -- refusals ------------------------------------------------------------------------------------------

    def refusal(self, content: Any, state: Any, seat: int, text: str) -> Refusal | None:
        """Why a waiting seat may not play this; None exactly if it may."""
        move = self.read(content, state, seat, text)
        if move is None:
            why = self.unclear(text) or (self.missing(content, state, seat, text) if self.missing else None)
            return why or self.unread(content, state, seat, text)
        verb, spoken = self.verb_of[move], self.spoken(text)
        with texts.saying(state, spoken) if spoken else nullcontext():
            number = why_not(state, seat, move, verb.first)
        if number == 0:
            return None
        law = self.laws.numbered(number)
        numbers = verb.split(move)
        given = {**self.parts(content, state, verb, numbers), **({TEXT: spoken} if verb.is_open else {})}
        doubt = Doubt(self, content, state, seat, verb, numbers)
        facts: dict[str, str | int] = {}
        for name, word in law.facts:
            fact = given[word] if word in given else self.fact(word, doubt)
            facts |= fact if isinstance(fact, dict) else {name: fact}
        return Refusal(law.code, law.rule, facts)

    def fact(self, word: str, doubt: Doubt) -> str | int | dict[str, str | int]:
        """What a law says beside the words of the move: as the game says it, else a field of the state."""
        found = self.facts.get(word)
        if found is not None:
            return found(doubt)
        field: int = getattr(doubt.state, word)
        return field

    @cached_property
    def forms(self) -> dict[str, Verb]:
        """How moves are written that somebody may get wrong, by the word they begin with."""
        found: dict[str, Verb] = {}
        for verb in self.moves.verbs:
            if verb.rule:
                found.setdefault(opening(verb.text), verb)
        return found

    def unread(self, content: Any, state: Any, seat: int, text: str) -> Refusal:
        """Why a text is no move: where its first word is known, with its rule and an example.

        A legal move is the better example, since it names what is there.
        """
        first = opening(" ".join(text.lower().split()))
        verb = self.forms.get(first)
        if verb is None:
            return Refusal("no-such-move", None, {"text": text[:SHOWN]})
        legal = (self.write(content, state, move) for move in state.legal_moves(seat))
        example = None if verb.is_open else next((one for one in legal if opening(one) == first), None)
        if example is None:
            names = WORD.findall(verb.example)
            words = {name: self.word(name).show(content, state, self.word(name).example) for name in names}
            example = verb.example.format(**words)
        return Refusal("wrong-form", verb.rule, {"text": text[:SHOWN], "example": example})

    # -- events --------------------------------------------------------------------------------------------

    def tell(self, content: Any, state: Any, note: Note) -> Event:
        """The event behind the journal's numbers."""
        number, seat, a, b, _ = note
        return self.tellers[number](content, state, seat, a, b)

    @cached_property
    def kinds(self) -> dict[int, type[Any]]:
        """The kinds of events that say what their numbers say, by number."""
        made: dict[int, type[Any]] = {}
        for number, one in enumerate(self.events.all, start=1):
            given = self.told.get(number)
            if given is None:
                made[number] = self.kind(one)
            elif isinstance(given, type):
                made[number] = given
        return made

    @cached_property
    def all_kinds(self) -> list[type[Event]]:
        """Every kind of event that can be told."""
        found: list[type[Event]] = []
        for number in range(1, len(self.events.all) + 1):
            told = self.kinds.get(number) or signature(self.told[number]).return_annotation
            found += get_args(told) or (told,)
        return list(dict.fromkeys(found))  # two kinds of notes may be told alike

    def kind(self, one: Happening) -> type[Any]:
        """A kind of event that has a field for each number."""
        marks = [(name, self.word(word).mark) for name, word in one.parts]

        def facts(event: Event) -> dict[str, str | int]:
            return {mark[:1] + name: marked(mark[1:], getattr(event, name)) for name, mark in marks}

        return defstruct(
            "".join(map(str.capitalize, one.tag.split("-"))),
            [(name, self.word(word).type) for name, word in one.parts],
            bases=(Event,),
            namespace={"facts": facts} if any(mark for _, mark in marks) else {},
            module=self.module,
            tag=one.tag,
            frozen=True,
            kw_only=True,
        )

    @cached_property
    def tellers(self) -> dict[int, Teller]:
        return {
            number: self.teller(self.kinds[number], one) if number in self.kinds else self.told[number]
            for number, one in enumerate(self.events.all, start=1)
        }

    def teller(self, kind: type[Any], one: Happening) -> Teller:
        """Fills the fields of a kind."""
        parts = [(name, self.word(word).show) for name, word in one.parts]
        if not parts:
            return lambda content, state, seat, a, b: kind(seat=seat)
        first, show_first = parts[0]
        if len(parts) == 1:
            return lambda content, state, seat, a, b: kind(
                seat=seat, **{first: show_first(content, state, a)}
            )
        second, show_second = parts[1]
        return lambda content, state, seat, a, b: kind(
            seat=seat, **{first: show_first(content, state, a), second: show_second(content, state, b)}
        )


def opening(text: str) -> str:
    """The first word of a move."""
    return text.partition(" ")[0]


def marked(prefix: str, value: str | int) -> str | int:
    return f"{prefix}{value}" if prefix else value


def why_not(state: State, seat: int, move: int, verb: int) -> int:
    """The law that forbids a waiting seat this move; 0 if it is legal. The rules themselves are asked."""
    state.doubted, state.doubting, state.law, state.task = move, verb, 0, 0
    try:
        legal = move in state.legal_moves(seat)
        law = state.law or state.task
    finally:
        state.doubted, state.doubting, state.law, state.task = NO_MOVE, NO_MOVE, 0, 0
    assert legal or law, f"move {move} of seat {seat} is not legal, but no law forbids it"
    return 0 if legal else law


def border_of(game: Any) -> Border | None:
    """What a game has declared; None if its border is written by hand."""
    given = game.border or getattr(game.tell, "__self__", None)
    return given if isinstance(given, Border) else None
