"""What a moderator enters becomes the moves of everybody: of those who acted, and of all who slept."""

from collections.abc import Callable, Iterable

from hameau.engine.answers import Played, Refusal
from hameau.games.werewolves.content import Opened
from hameau.games.werewolves.naming import call_of
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.day import CONFESS, WITHDRAW
from hameau.games.werewolves.rules.night import SLEEP
from hameau.games.werewolves.rules.pack import EAT
from hameau.games.werewolves.rules.village import HOUSE
from hameau.games.werewolves.rules.votes import BAN
from hameau.games.werewolves.telling import BORDER

ALL_AGREE, MAJORITY = 0, 1


def enter(content: Opened, state: Rules, said: list[Played]) -> list[Played] | Refusal:
    """All moves that lead from the question of now to the next one; `state` is a copy and is played on."""
    entry = Entry(content, state, said)
    try:
        entry.play_all()
    except Illegal as illegal:
        return illegal.refusal
    return entry.moves


def prey_of(state: Rules) -> list[int]:
    """On whom the pack can agree: a wolf does not point at the own Lover, and enough have to point (5.7)."""
    pack = [seat for seat in range(state.seats) if state.is_alive(seat) and state.is_wolf(seat)]
    return [prey for prey in range(state.seats) if can_agree(state, pack, prey)]


def can_agree(state: Rules, pack: list[int], prey: int) -> bool:
    able = sum(state.edible(wolf) >> prey & 1 for wolf in pack if not is_gone(state, wolf))
    if state.option[people.AGREEMENT] == ALL_AGREE:
        return able > 0 and 2 * able >= len(pack)
    return 2 * able > len(pack) if state.option[people.AGREEMENT] == MAJORITY else able > 0


def is_gone(state: Rules, seat: int) -> bool:
    """Somebody whom the moderator said to be away stays so until the next own decision."""
    return state.missed[seat] > 0


class Illegal(Exception):
    """Something was entered that the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Entry:
    """One answer of the moderator, on its way to become moves."""

    def __init__(self, content: Opened, state: Rules, said: Iterable[Played]) -> None:
        self.content, self.state = content, state
        self.said = list(said)
        self.moves: list[Played] = []

    def play_all(self) -> None:
        state = self.state
        if state.is_night():
            self.play_call()
        elif state.is_ballot():
            self.play_ballots()
        elif state.phase == people.DRAFT:
            self.play_draft()
        elif state.phase in (people.DEBATE, people.EVENING):
            self.play_window()
        else:
            self.play_lone()
        if self.said:
            raise Illegal(Refusal("no-such-move", None, {"text": self.said[0].text[:40]}))

    # -- the night -----------------------------------------------------------------------------------------

    def play_call(self) -> None:
        """All rounds of one call; who is not mentioned sleeps."""
        state, call = self.state, call_of(self.state.phase)
        decide = self.point() if call == "wolves" else self.decide_alone
        while state.is_night() and call_of(state.phase) == call:
            night, phase = state.night, state.phase
            for seat in self.waiting():
                self.play(seat, decide(seat))
            if (state.night, state.phase) == (night, phase):
                raise AssertionError("a round did not end")

    def decide_alone(self, seat: int) -> int:
        mine = self.take(lambda one: one.seat == seat)
        if mine is not None:
            return self.number(mine)
        return people.AWAY if is_gone(self.state, seat) else SLEEP

    def point(self) -> Callable[[int], int]:
        """The pack is asked once: all who may point at the prey do, in every round."""
        state = self.state
        chosen = self.take(lambda one: one.text.startswith("eat "))
        gone = [one.seat for one in self.said if one.text == "away"]
        self.said = [one for one in self.said if one.text != "away"]
        prey = -1
        if chosen is not None:
            move = self.number(chosen)
            if move - EAT not in prey_of(state):
                raise Illegal(self.why(chosen))
            prey = move

        def decide(seat: int) -> int:
            if seat in gone or is_gone(state, seat):
                return people.AWAY
            points = prey >= 0 and state.is_wolf(seat) and prey in state.legal_moves(seat)
            return prey if points else SLEEP

        return decide

    # -- the day -------------------------------------------------------------------------------------------

    def play_ballots(self) -> None:
        """Every ballot is filled in once and handed in; who is not mentioned votes blank."""
        for seat in self.waiting():
            vote = self.take(lambda one, seat=seat: one.seat == seat)  # type: ignore[misc]  # mypy: a lambda's default
            if vote is not None:
                self.play(seat, self.number(vote))
                if vote.text == "away":
                    continue
            self.play(seat, people.AWAY if vote is None and is_gone(self.state, seat) else people.DONE)

    def play_draft(self) -> None:
        """One after the other, clockwise."""
        state = self.state
        while state.phase == people.DRAFT and self.said:
            seat = state.waiting.bit_length() - 1
            pick = self.take(lambda one, seat=seat: one.seat == seat)  # type: ignore[misc]  # as above
            if pick is None:
                return
            self.play(seat, self.number(pick))

    def play_window(self) -> None:
        """Without anything to enter all have had enough; else the power is used, and the talk goes on."""
        if not self.said:
            for seat in self.waiting():
                self.play(seat, people.AWAY if is_gone(self.state, seat) else people.DONE)
            return
        one = self.said.pop(0)
        move = self.number(one)
        if WITHDRAW <= move < WITHDRAW + self.state.seats:
            self.withdraw(one, move)
        elif move == people.AWAY or CONFESS <= move < HOUSE:
            self.play(one.seat, move)
        else:
            raise Illegal(self.why(one))

    def withdraw(self, one: Played, move: int) -> None:
        """11.18: the moderator speaks for the living, and as many ask as are needed."""
        state, absent = self.state, move - WITHDRAW
        asking = [seat for seat in self.waiting() if seat != absent and not is_gone(state, seat)]
        if not asking:
            raise Illegal(self.why(one))
        for seat in asking:
            if state.phase == people.DEBATE and state.is_alive(absent):
                self.play(seat, move)

    def play_lone(self) -> None:
        """The decision of one player; without an answer it is no, or nobody."""
        state, phase = self.state, self.state.phase
        seat = state.waiting.bit_length() - 1
        for one in [one for one in self.said if one.seat == seat]:
            if state.phase != phase or not state.waiting >> seat & 1:
                break
            self.said.remove(one)
            self.play(seat, self.number(one))
        if not self.moves or (phase == people.BANS == state.phase):
            self.play(seat, people.AWAY if is_gone(state, seat) else self.nothing(phase))

    def nothing(self, phase: int) -> int:
        """What it means that nobody is named."""
        if phase in (people.BANS, people.INN_VOTE, people.INN_VOTE_AGAIN):
            return people.DONE
        if phase in (people.HOUSING, people.ANSWER, people.PLEA, people.PARDON):
            return people.NO
        raise Illegal(
            Refusal("decide-this", "3.5", {"moves": self.some_moves()})
        )  # 7.5, 10.3, 11.11: somebody must

    # -- small steps ---------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.state.waiting >> seat & 1]

    def take(self, wanted: Callable[[Played], bool]) -> Played | None:
        """The first of what was said that is meant; it is used up."""
        found = next((one for one in self.said if wanted(one)), None)
        if found is not None:
            self.said.remove(found)
        return found

    def number(self, one: Played) -> int:
        move = BORDER.read(self.content, self.state, one.seat, one.text)
        if move is None:
            raise Illegal(Refusal("no-such-move", None, {"text": one.text[:40]}))
        return move

    def play(self, seat: int, move: int) -> None:
        text = BORDER.write(self.content, self.state, move)
        if move not in self.state.legal_moves(seat):
            raise Illegal(self.why(Played(seat, text)))
        self.moves.append(Played(seat, text))
        self.state.apply(seat, move)

    def why(self, one: Played) -> Refusal:
        """The sentence of the rules that forbids it."""
        found = None
        if 0 <= one.seat < self.state.seats and self.state.waiting >> one.seat & 1:
            found = BORDER.refusal(self.content, self.state, one.seat, one.text)
        return found or Refusal("no-such-move", None, {"text": one.text[:40]})

    def some_moves(self) -> str:
        seat = self.state.waiting.bit_length() - 1
        legal = [move for move in self.state.legal_moves(seat) if move != people.AWAY]
        return ", ".join(BORDER.write(self.content, self.state, move) for move in legal[:6])


assert BAN < CONFESS < HOUSE < WITHDRAW
