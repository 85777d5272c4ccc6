"""The toy with one thing wrong at a time. Each breaks one law."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from hameau.engine.answers import Event, Note, Refusal
from hameau.engine.capabilities import Night
from hameau.engine.machine import bit, i64, put
from hameau.engine.state import EVERYONE, State
from hameau.laws import ending, hiding, keeping, lapsing, refusing, repeating, surviving
from hameau.laws.subjects import Setting, Subject
from tests.laws.toy import box
from tests.laws.toy.rules import (
    CHOSE,
    DRAW,
    DREW,
    KINDS,
    PASS,
    PEEK,
    SEAL,
    SEALED,
    SEATS,
    SHOW,
    TAKE,
    Cards,
    Toy,
)
from tests.laws.toy.subjects import toy


@dataclass(frozen=True, eq=False)
class Mutant:
    """A broken toy, the law that finds it, and what the law says."""

    subject: Subject
    law: Callable[[Setting], None]
    says: str


MUTANTS: dict[str, Mutant] = {}


def state(law: Callable[[Setting], None], says: str) -> Callable[[type[Toy]], type[Toy]]:
    """Lists a mutant that is a state."""

    def add(kind: type[Toy]) -> type[Toy]:
        MUTANTS[kind.__name__] = Mutant(toy(kind), law, says)
        return kind

    return add


def function(field: str, law: Callable[[Setting], None], says: str) -> Callable[[Any], Any]:
    """Lists a mutant that is a function of the game."""

    def add(changed: Any) -> Any:
        MUTANTS[changed.__name__] = Mutant(toy(**{field: changed}), law, says)
        return changed

    return add


# -- 1: it ends --------------------------------------------------------------------------------------------


@state(ending.law, "it does not end")
class NeverEnds(Toy):
    """Who passes is asked again."""

    def apply(self, seat: i64, move: i64) -> None:
        if move == PASS:
            self.did = move
            return
        super().apply(seat, move)


@state(ending.law, "waits without a move")
class WaitsForAnEmptyHand(Toy):
    """Everybody is asked for a card as long as somebody has one."""

    def wait_for_cards(self) -> None:
        super().wait_for_cards()
        if self.waiting:
            self.waiting = bit(self.seats) - 1


@state(ending.law, "offered twice")
class OffersTwice(Toy):
    """Two equal cards are two moves."""

    def find_moves(self, seat: i64) -> i64:
        count = super().find_moves(seat)
        if count and self.phase == SEAL and max(self.hand[seat]) > 1:
            self.moves[count] = self.moves[0]
            count += 1
        return count


@state(ending.law, "does not wait")
class AnswersForOthers(Toy):
    """Who has chosen is offered cards still."""

    def find_moves(self, seat: i64) -> i64:
        waiting = self.waiting
        if self.phase == SEAL:
            self.waiting |= bit(seat)
        count = super().find_moves(seat)
        self.waiting = waiting
        return count


@function("view", ending.law, "looking changed something")
def view_that_counts_looks(cards: Cards, position: Toy, seat: int | None) -> box.View:
    position.did += 1
    return box.view(cards, position, seat)


@function("default", ending.law, "the default is no legal move")
def default_that_is_not_legal(position: Toy, seat: int) -> int:
    return PASS


# -- 2: legal and refused ----------------------------------------------------------------------------------


@function("refusal", refusing.law, "legal: False, refused: False")
def refusal_that_lets_pass(cards: Cards, position: Toy, seat: int, text: str) -> Refusal | None:
    found = box.refusal(cards, position, seat, text)
    return None if found and found.code == "not-in-hand" else found


@function("refusal", refusing.law, "is legal but refused")
def refusal_of_a_legal_move(cards: Cards, position: Toy, seat: int, text: str) -> Refusal | None:
    return (
        Refusal("act", None)
        if text == "peek" and position.phase == TAKE
        else box.refusal(cards, position, seat, text)
    )


@function("refusal", refusing.law, "no words for 'because'")
def refusal_without_words(cards: Cards, position: Toy, seat: int, text: str) -> Refusal | None:
    found = box.refusal(cards, position, seat, text)
    if not found:
        return None
    return (
        Refusal("act", None)
        if found.code != "not-in-hand"
        else Refusal("won", None, {"@name": "because", "points": 1})
    )


@function("refusal", refusing.law, "trying a move changed something")
def refusal_that_changes_something(cards: Cards, position: Toy, seat: int, text: str) -> Refusal | None:
    found = box.refusal(cards, position, seat, text)
    if found:
        position.points[seat] -= 1
    return found


# -- 3: seed and moves -------------------------------------------------------------------------------------


@state(repeating.law, "elsewhere|another set-up")
class LuckFromOutside(Toy):
    """Draws with Python's dice."""

    def below(self, n: i64) -> i64:
        return random.randrange(n)


@state(repeating.law, "leads elsewhere|record|another set-up")
class Remembers(Toy):
    """What was drawn depends on matches played before."""

    drawn = 0

    def draw_into_hand(self, seat: i64) -> i64:
        Remembers.drawn += 1
        if Remembers.drawn % 7 == 0:
            self.below(2)
        return super().draw_into_hand(seat)


class OrderOfASet(Toy):
    """The order of a set of words decides, and it changes with each run."""

    def set_up(self) -> None:
        for name in set(box.FRUIT):
            self.taker = box.FRUIT.index(name) % self.seats
        super().set_up()


def order_of_a_set() -> list[Subject]:
    """For `fingerprint`."""
    return [toy(OrderOfASet)]


# -- 4: encode and decode, copies --------------------------------------------------------------------------


@function("write_position", surviving.law, "forgets something|BadPosition")
def position_that_forgets(cards: Cards, position: Toy) -> str:
    known = [list(row) for row in position.known]
    position.write("known", [[0] * KINDS for _ in range(SEATS * SEATS)])
    text = box.write_position(cards, position)
    position.write("known", known)
    return text


@function("write", surviving.law, "two moves have one text")
def write_without_the_card(cards: Cards, position: Toy, move: int) -> str:
    return "play plum" if move < DRAW else box.write(cards, position, move)


@function("write", surviving.law, "read as another move")
def write_show_for_draw(cards: Cards, position: Toy, move: int) -> str:
    swapped = {DRAW: SHOW, SHOW: DRAW}
    return box.write(cards, position, swapped.get(move, move))


class Loose(Struct, frozen=True):
    """A view of which JSON makes something else."""

    table: object


@function("view", surviving.law, "comes back changed")
def view_that_does_not_survive(cards: Cards, position: Toy, seat: int | None) -> Loose:
    return Loose(tuple(position.points))


class Vague(Event, frozen=True, tag="passed", kw_only=True):
    """An event that loses what it holds."""

    what: object = ()


@function("tell", surviving.law, "comes back changed")
def event_that_does_not_survive(cards: Cards, position: Toy, note: Note) -> Event:
    return Vague(seat=note[1])


@function("tell", surviving.law, "no words for 'nothing'")
def event_without_words(cards: Cards, position: Toy, note: Note) -> Event:
    return NOTHING(seat=note[1]) if note[0] == DREW else box.tell(cards, position, note)


NOTHING: Any = msgspec.defstruct("Nothing", [], bases=(Event,), tag="nothing", frozen=True, kw_only=True)


@state(surviving.law, "touched the original")
class SharesItsPile(Toy):
    """The pile of played cards is one for all copies."""

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, Toy)
        self.out = other.out


@state(surviving.law, "the copy differs")
class ForgetsToCopy(Toy):
    """Keeps the points in something that the engine does not copy."""

    def __init__(self, cards: Cards, seats: i64, copies: i64) -> None:
        super().__init__(cards, seats, copies)
        self.bonus: dict[int, int] = {}

    def turn_over(self) -> None:
        super().turn_over()
        self.bonus[self.taker] = 1

    def find_moves(self, seat: i64) -> i64:
        count = super().find_moves(seat)
        if count > 1 and self.bonus.get(seat):
            count -= 1
        return count


@state(surviving.law, "touched the original")
class ChangesItsContent(Toy):
    """The worth of a card falls when it is played, for all matches at once."""

    def leave_hand(self, seat: i64, kind: i64) -> None:
        super().leave_hand(seat, kind)
        self.cards.worth[kind] += 1

    def find_moves(self, seat: i64) -> i64:
        count = super().find_moves(seat)
        return min(count, 1) if self.cards.worth[0] % 2 else count


# -- 5: nothing leaks --------------------------------------------------------------------------------------


@function("view", hiding.law, "imagining changes what the seat sees")
def view_that_shows_another_hand(cards: Cards, position: Toy, seat: int | None) -> box.View:
    shown = box.view(cards, position, seat)
    return msgspec.structs.replace(shown, known=[list(row) for row in position.hand])


@function("view", hiding.law, "imagining changes what the seat sees|it sees a difference")
def view_that_shows_face_down_cards(cards: Cards, position: Toy, seat: int | None) -> box.View:
    return msgspec.structs.replace(box.view(cards, position, seat), face_down=list(position.sealed))


@function("view", hiding.law, "imagining changes what the seat sees|public view")
def view_that_shows_the_deck(cards: Cards, position: Toy, seat: int | None) -> box.View:
    return msgspec.structs.replace(box.view(cards, position, seat), deck=position.deck[0])


@function("view", hiding.law, "imagining changes what the seat sees|it sees a difference")
def view_that_shows_what_others_know(cards: Cards, position: Toy, seat: int | None) -> box.View:
    shown = box.view(cards, position, seat)
    return (
        shown if seat is None else msgspec.structs.replace(shown, known=[list(row) for row in position.known])
    )


@function("view", hiding.law, "the public view")
def view_for_spectators_that_shows_a_hand(cards: Cards, position: Toy, seat: int | None) -> box.View:
    shown = box.view(cards, position, seat)
    return msgspec.structs.replace(shown, hand=list(position.hand[0])) if seat is None else shown


@function("refusal", hiding.law, "is told more than it knows")
def refusal_that_says_what_others_hold(cards: Cards, position: Toy, seat: int, text: str) -> Refusal | None:
    found = box.refusal(cards, position, seat, text)
    if not found or found.code != "not-in-hand":
        return found
    held = position.hand[position.left_of(seat)][box.FRUIT.index(text.removeprefix("play "))]
    return Refusal(found.code, None, {**found.facts, "elsewhere": held})


@function("tell", hiding.law, "told what it may not know")
def event_that_says_too_much(cards: Cards, position: Toy, note: Note) -> Event:
    """Whoever hears that a card was chosen hears which."""
    if note[0] == SEALED and position.sealed[note[1]]:
        note = (CHOSE, note[1], position.sealed[note[1]] - 1, 0, note[4])
    return box.tell(cards, position, note)


@state(hiding.law, "it observes what it (cannot know|was not told): .'sealed")
class ObservesAnothersCard(Toy):
    def observe(self, seat: i64, at: i64) -> i64:
        written = super().observe(seat, at)
        put(at, 6 + 2 * KINDS, self.sealed[self.left_of(seat)])
        return written


@state(hiding.law, "it does not observe what it knows: ")
class DoesNotObserveItsHand(Toy):
    def observe(self, seat: i64, at: i64) -> i64:
        written = super().observe(seat, at)
        for kind in range(KINDS):
            put(at, 6 + KINDS + kind, 0)
        return written


@state(hiding.law, "numbers are written and")
class ObservesLessThanItDeclares(Toy):
    def observe(self, seat: i64, at: i64) -> i64:
        return super().observe(seat, at) - KINDS


@state(hiding.law, "told what it may not know")
class TellsAllWhoDrewWhat(Toy):
    """The note of a secret draw is for everyone."""

    def draw_secretly(self, seat: i64) -> None:
        kind = self.draw_into_hand(seat)
        self.note(DREW, seat, kind, 0, EVERYONE)


@state(hiding.law, "told what it may not know")
class TellsAllWhatWasChosen(Toy):
    """The note of a sealed choice is for everyone."""

    def seal(self, seat: i64, kind: i64) -> None:
        self.note(CHOSE, seat, kind, 0, EVERYONE)
        super().seal(seat, kind)


@state(hiding.law, "imagining changes what the seat sees|sees a difference that it was not told")
class MovesByAHiddenCard(Toy):
    """Peeking is offered only if there is something good to see."""

    def find_moves(self, seat: i64) -> i64:
        count = super().find_moves(seat)
        if self.phase == TAKE and count and not self.hand[self.left_of(seat)][4]:
            count -= 1
        return count


@state(hiding.law, "a difference that it was not told")
class AsksBecauseOfAHiddenCard(Toy):
    """Only who has a lime left may act: so the table sees who has one."""

    def turn_over(self) -> None:
        super().turn_over()
        if not self.hand[self.taker][4]:
            self.wait_for_cards()


@state(hiding.law, "a card known is not there")
class ImagineForgetsASeenCard(Toy):
    """Deals the cards of others anew although they were seen."""

    def imagine(self, seat: i64) -> None:
        known = [list(row) for row in self.known]
        self.write("known", [[0] * KINDS for _ in range(SEATS * SEATS)])
        super().imagine(seat)
        for row in range(seat * SEATS, (seat + 1) * SEATS):
            self.known[row][:] = known[row]


@state(hiding.law, "imagining changes what the seat sees")
class ImagineForgetsThatItKnows(Toy):
    """And forgets that it knew them."""

    def imagine(self, seat: i64) -> None:
        self.write("known", [[0] * KINDS for _ in range(SEATS * SEATS)])
        super().imagine(seat)


@state(hiding.law, "a difference that it was not told")
class ImagineKeepsTheTruth(Toy):
    """Bots see all hands."""

    def imagine(self, seat: i64) -> None:
        self.below(2)


@state(hiding.law, "depends on what the seat cannot know|a difference that it was not told")
class ImagineLooksFirst(Toy):
    """Deals anew, except what lies face down."""

    def imagine_choice(self, seat: i64) -> None:
        """The choice stays what it is, if the hand has it."""
        if self.sealed[seat] and not self.hand[seat][self.sealed[seat] - 1]:
            super().imagine_choice(seat)


@state(hiding.law, "a card was made or lost")
class ImagineExchangesACard(Toy):
    """A card of the deck becomes another one."""

    def imagine(self, seat: i64) -> None:
        super().imagine(seat)
        if self.deck[0] > 0:
            self.deck[0] -= 1
            self.deck[1] += 1


@state(hiding.law, "noted in the journal")
class ImagineIsHeard(Toy):
    """Tells what it imagines."""

    def imagine(self, seat: i64) -> None:
        super().imagine(seat)
        self.note(DREW, seat, 0, 0, EVERYONE)


@state(hiding.law, "its search sees a difference")
class SightOfASealedChoice(Toy):
    """The search of every seat sees what the others put face down."""

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        return seat * 1024 + move


# -- 6: invariants -----------------------------------------------------------------------------------------


@state(keeping.law, "a card was made or lost")
class LosesACard(Toy):
    """A card played with a lime is gone."""

    def leave_hand(self, seat: i64, kind: i64) -> None:
        super().leave_hand(seat, kind)
        self.out[4] = 0


@state(keeping.law, "a card known is not there")
class KnowsTooMuch(Toy):
    """What was seen in a hand is thought to be there for ever."""

    def leave_hand(self, seat: i64, kind: i64) -> None:
        known = [list(row) for row in self.known]
        super().leave_hand(seat, kind)
        self.write("known", known)


@state(keeping.law, "points went away")
class TakesPointsBack(Toy):
    """Who peeks pays."""

    def apply(self, seat: i64, move: i64) -> None:
        super().apply(seat, move)
        if move == PEEK:
            self.points[seat] -= 1


# -- 9: what lapses ----------------------------------------------------------------------------------------


@state(lapsing.law, "changed unseen")
class TellsByTheList(Toy):
    """Who thinks twice takes a card out of the lists of the others."""

    def __init__(self, cards: Cards, seats: i64, copies: i64) -> None:
        super().__init__(cards, seats, copies)
        self.thinking: i64 = 0

    def apply(self, seat: i64, move: i64) -> None:
        if self.phase == SEAL and not self.thinking & bit(seat):
            self.thinking |= bit(seat)
        else:
            self.thinking &= ~bit(seat)
            super().apply(seat, move)

    def find_moves(self, seat: i64) -> i64:
        count = super().find_moves(seat)
        return count - 1 if count > 1 and self.thinking & ~bit(seat) else count


@state(lapsing.law, "moves lapse in toy")
class ServesTheFirstBest(Toy):
    """Who comes later has a card less to choose from, as all can see."""

    def find_moves(self, seat: i64) -> i64:
        count = super().find_moves(seat)
        return count - 1 if count > 1 and self.phase == SEAL and any(self.sealed) else count


def is_dark(cards: Cards, position: Toy) -> bool:
    return position.phase == SEAL


def nobody(cards: Cards, position: Toy, seat: int = 0) -> bool:
    return False


DARK = Night(is_dark, nobody, nobody, nobody, lambda cards, position, seat: None)
MUTANTS["LapsesInTheDark"] = Mutant(
    toy(ServesTheFirstBest, capabilities=(DARK,)), lapsing.law, "changed in the dark"
)
