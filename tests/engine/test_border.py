"""What a game declares once, and what the border makes of it: moves as text, reasons of refusals, events."""

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from hameau.engine.answers import Event, Refusal
from hameau.engine.border import Border, Doubt, Word, named_in, one_of, why_not
from hameau.engine.declared import Events, Laws, Moves
from hameau.engine.state import NO_MOVE

MOVES = Moves()
PASS = MOVES.add("pass")
SEW = MOVES.add("{field}", 3)
PLAY = MOVES.add("play {card} x{copies}", 2, 4, first=10, rule="1.2", example="play {card} x2")
NAME = MOVES.add("name {player}", 4, rule="1.3")

LAWS = Laws()
TOO_MANY = LAWS.add("too-many", "1.2", "copies", "@kind:card", "held")
NOT_TWICE = LAWS.add("not-twice", "1.4", "copies", "whose")
PLAY_ONE = LAWS.add("play-one", "1.1")

EVENTS = Events()
PLAYED = EVENTS.add("played", a="card", b="copies")
NAMED = EVENTS.add("was-named", a="other:player")
PASSED = EVENTS.add("passed")
ROLLED = EVENTS.add("rolled", a="dice")


class Rolled(Event, frozen=True, tag="rolled", kw_only=True):
    pips: list[int]


def rolled(content: Any, state: Any, seat: int, dice: int, _: int) -> Rolled:
    return Rolled(seat=seat, pips=[dice // 6 + 1, dice % 6 + 1])


@dataclass
class Position:
    """As much of a state as the border asks for; a card may be played twice at most."""

    seats: int = 3
    held: int = 2
    doubted: int = NO_MOVE
    doubting: int = NO_MOVE
    law: int = 0
    task: int = 0

    def legal_moves(self, seat: int) -> list[int]:
        self.task = PLAY_ONE
        moves = [PASS]
        for card in range(2):
            for copies in range(4):
                move = PLAY + 4 * card + copies
                if copies + 1 > self.held:
                    self.law = (TOO_MANY if copies < 3 else NOT_TWICE) if move == self.doubted else self.law
                else:
                    moves.append(move)
        return moves


def held(doubt: Doubt) -> int:
    return int(doubt.state.held)


CARDS = ["Ace", "King"]
BORDER = Border(
    __name__,
    MOVES,
    LAWS,
    EVENTS,
    words={
        "field": one_of(["a1", "b1", "c1"]),
        "card": named_in(lambda content: content, mark="@"),
        "copies": Word(
            lambda content, state, number: number + 1,
            lambda content, state, seat, text: int(text) - 1 if text in "1234" else None,
            type=int,
        ),
        "player": Word(
            names=("1", "2", "3", "4"), is_there=lambda state, seat: seat < state.seats, mark="#", example=2
        ),
    },
    facts={"held": held, "whose": lambda doubt: {"#player": doubt.seat}},
    told={ROLLED: rolled},
)


def read(text: str) -> int | None:
    return BORDER.read(CARDS, Position(), 0, text)


def refusal(text: str) -> Refusal | None:
    return BORDER.refusal(CARDS, Position(), 0, text)


def test_actions_are_whole_words_of_a_mask() -> None:
    assert (MOVES.end, MOVES.actions) == (22, 64)
    many = Moves()
    many.add("{field}", 64)
    assert many.actions == 64
    many.add("pass")
    assert many.actions == 128


def test_moves_are_numbered_in_the_order_in_which_they_are_declared() -> None:
    assert (PASS, SEW, PLAY, NAME, MOVES.end) == (0, 1, 10, 18, 22)


def test_laws_may_be_found_by_what_they_are_about() -> None:
    laws = Laws()
    laws.add("not-now", "1.1")
    assert laws.add_all({1: ("asked-card", "2.1"), 3: ("asked-field", "2.2", "field")}) == (0, 2, 0, 3)
    assert laws.numbered(3).facts == (("field", "field"),)


def test_every_move_is_written_and_read() -> None:
    moves = [PASS, *range(SEW, SEW + 3), *range(PLAY, PLAY + 8), *range(NAME, NAME + 3)]
    texts = [BORDER.write(CARDS, Position(), move) for move in moves]
    assert texts[:6] == ["pass", "a1", "b1", "c1", "play Ace x1", "play Ace x2"]
    assert texts[-4:] == ["play King x4", "name 1", "name 2", "name 3"]
    assert [read(text) for text in texts] == moves
    assert [read(f"  {text.upper()} ") for text in texts] == moves


def test_what_the_content_calls_a_thing_changes_with_the_content() -> None:
    moves = Moves()
    take = moves.add("take {card}", 2)
    border = Border(__name__, moves, Laws(), Events(), words={"card": named_in(lambda content: content)})
    others = ["Sun", "Moon"]
    written = [border.write(cards, Position(), take) for cards in (CARDS, CARDS, others, CARDS)]
    assert written == ["take Ace", "take Ace", "take Sun", "take Ace"]


@pytest.mark.parametrize(
    "text", ["", "pas", "d1", "play", "play Ace", "play Ace x5", "play Jack x1", "name 4"]
)
def test_what_is_no_move_or_not_there_is_not_read(text: str) -> None:
    assert read(text) is None


def test_a_legal_move_is_not_refused() -> None:
    assert refusal("play ace x2") is None


def test_a_refusal_names_the_law_with_the_words_of_the_move_and_facts_of_the_border() -> None:
    assert refusal("play ace x3") == Refusal("too-many", "1.2", {"copies": 3, "@kind": "Ace", "held": 2})


def test_a_fact_may_bring_its_own_name() -> None:
    assert refusal("play ace x4") == Refusal("not-twice", "1.4", {"copies": 4, "#player": 0})


def test_what_no_other_law_forbids_is_answered_with_what_is_to_be_decided() -> None:
    assert refusal("b1") == Refusal("play-one", "1.1", {})


def test_a_move_that_is_written_wrongly_is_answered_with_a_legal_one_of_the_same_verb() -> None:
    assert refusal("play it") == Refusal("wrong-form", "1.2", {"text": "play it", "example": "play Ace x1"})


def test_or_else_with_the_usual_example() -> None:
    state = Position(held=0)
    assert BORDER.unread(CARDS, state, 0, "play it").facts["example"] == "play Ace x2"
    assert BORDER.unread(CARDS, state, 0, "name 9").facts["example"] == "name 3"


def test_what_no_verb_begins_is_no_move() -> None:
    assert refusal("dance" * 20) == Refusal("no-such-move", None, {"text": ("dance" * 20)[:40]})


def test_asking_why_not_leaves_no_doubt_behind() -> None:
    state = Position()
    assert why_not(state, 0, PLAY + 2, PLAY) == TOO_MANY  # type: ignore[arg-type]  # as much of it as is asked for
    assert state == Position()


def test_a_move_that_is_illegal_for_no_reason_is_an_error_of_ours() -> None:
    state = Position()
    state.legal_moves = lambda seat: [PASS]  # type: ignore[method-assign]
    with pytest.raises(AssertionError, match="no law forbids it"):
        why_not(state, 0, SEW, SEW)  # type: ignore[arg-type]


def test_an_event_has_a_field_for_each_number_that_is_noted() -> None:
    event = BORDER.tell(CARDS, Position(), (PLAYED, 1, 1, 2, -1))
    assert msgspec.json.encode(event) == b'{"event":"played","seat":1,"card":"King","copies":3}'
    assert event.facts() == {"@card": "King", "copies": 3}


def test_a_number_may_be_called_otherwise_than_its_word() -> None:
    event = BORDER.tell(CARDS, Position(), (NAMED, 1, 2, 0, -1))
    assert type(event).__name__ == "WasNamed"
    assert event.facts() == {"#other": "3"}


def test_an_event_may_be_told_by_a_function() -> None:
    assert BORDER.tell(CARDS, Position(), (ROLLED, 0, 13, 0, -1)) == Rolled(seat=0, pips=[3, 2])
    assert [kind.__struct_config__.tag for kind in BORDER.all_kinds] == [
        "played",
        "was-named",
        "passed",
        "rolled",
    ]


@pytest.mark.parametrize(
    ("declare", "why"),
    [
        (lambda: Moves().add("star {field}"), "names 1 things, and 0 sizes"),
        (lambda: twice(Moves(), "roll"), "declared twice"),
        (lambda: again(Moves(), 3, first=1), r"wants numbers that '\{field\}' has"),
        (lambda: twice(Laws(), "no", "1.1"), "declared twice"),
        (lambda: twice(Events(), "fell"), "declared twice"),
        (lambda: Events().add("fell", b="who"), "names b, but not a"),
        (lambda: too_many(), "1025 moves, and there is room for 1024"),
    ],
)
def test_a_declaration_that_cannot_be_meant_is_an_error(declare: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        declare()


def twice(registry: Any, *given: str) -> None:
    registry.add(*given)
    registry.add(*given)


def again(moves: Moves, many: int, first: int) -> None:
    moves.add("{field}", many)
    moves.add("roll", first=first)


def too_many() -> None:
    moves = Moves()
    moves.add("{field}", 1025)
    Border(__name__, moves, Laws(), Events())
