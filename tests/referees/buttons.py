"""BUTTONS a second time, slowly and with sets, straight from its rules.

It has no luck and no engine. It is told what was dealt, rolled and played, and says who may do what then.
"""

from dataclasses import dataclass, field
from typing import Any

COLUMNS = "abcdef"


def neighbours(name: str) -> set[str]:
    column, row = COLUMNS.index(name[0]), int(name[1])
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return {f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < 6 and 1 <= r <= 6}


def has_row(stars: set[str]) -> bool:
    lines = [[f"{column}{row}" for column in COLUMNS] for row in range(1, 7)]
    lines += [[f"{column}{row}" for row in range(1, 7)] for column in COLUMNS]
    return any(set(line[first : first + 5]) <= stars for line in lines for first in (0, 1))


@dataclass
class Player:
    """One player: the colours of the face by field, and what lies there."""

    colours: dict[str, str]
    cards: set[str]
    buttons: set[str] = field(default_factory=set)
    stars: set[str] = field(default_factory=set)
    status: str = "in"
    due: int = 0

    def may_lay(self, name: str) -> bool:
        return name not in self.buttons | self.stars and not neighbours(name) & self.buttons

    def earned(self) -> int:
        complete = {c for c in "RYGB" if sum(self.colours[name] == c for name in self.buttons) >= 3}
        return 1 + len(complete) + len(complete & self.cards)


class Rounds:
    """A match from its first round on."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.round = 0
        self.phase = "turn"
        self.asked: set[int] = set()
        self.row = 0
        self.gold = ""
        self.columns: set[str] = set()
        self.winners: list[int] = []
        self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        for player in self.players:
            player.buttons, player.status = set(), "in"
        self.begin_turn(next(seat for seat, player in enumerate(self.players) if "R" in player.cards))

    def begin_turn(self, seat: int) -> None:
        self.phase, self.active, self.asked = "turn", seat, {seat}

    def black_dice(self) -> int:
        out = sum(player.status != "in" for player in self.players)
        return 4 - out * (2 if len(self.players) == 2 else 1)

    def moves(self, seat: int) -> set[str]:
        player = self.players[seat]
        if seat not in self.asked:
            return set()
        if self.phase == "turn":
            return {"roll", "out"} if player.buttons else {"roll"}
        if self.phase == "stars":
            return {f"star {name}" for name in player.buttons}
        if seat == self.active:
            return self.open_fields()
        return {"skip", f"{self.gold}{self.row}"}

    def open_fields(self) -> set[str]:
        fields = {f"{column}{self.row}" for column in self.columns}
        return {name for name in fields if self.players[self.active].may_lay(name)}

    def play(self, seat: int, move: str) -> None:
        """Any move but `roll`, which is told by `rolled`."""
        player = self.players[seat]
        if move == "out":
            player.status = "safe"
            self.pass_dice()
        elif move.startswith("star "):
            player.buttons.remove(move[5:])
            player.stars.add(move[5:])
            player.due -= 1
            if not player.due:
                self.asked.remove(seat)
            if not self.asked:
                self.end_round()
        else:
            if move != "skip":
                player.buttons.add(move)
            self.asked.remove(seat)
            if not self.asked:
                self.pass_dice()

    def rolled(self, white: int, gold: int, black: list[int]) -> None:
        assert len(black) == self.black_dice()
        self.phase, self.row, self.gold = "lay", white, COLUMNS[gold - 1]
        self.columns = {self.gold, *(COLUMNS[die - 1] for die in black)}
        spot = f"{self.gold}{self.row}"
        self.asked = {
            seat
            for seat, player in enumerate(self.players)
            if seat != self.active and player.status == "in" and player.may_lay(spot)
        }
        if self.open_fields():
            self.asked.add(self.active)
        else:
            self.players[self.active].buttons, self.players[self.active].status = set(), "bust"
        if not self.asked:
            self.pass_dice()

    def pass_dice(self) -> None:
        seats = len(self.players)
        order = [(self.active + step) % seats for step in range(1, seats + 1)]
        inside = [seat for seat in order if self.players[seat].status == "in"]
        if inside:
            self.begin_turn(inside[0])
        else:
            self.score()

    def score(self) -> None:
        self.phase = "stars"
        self.asked = {seat for seat, player in enumerate(self.players) if player.status == "safe"}
        for seat in self.asked:
            self.players[seat].due = self.players[seat].earned()
            assert self.players[seat].due <= len(self.players[seat].buttons)
        if not self.asked:
            self.end_round()

    def end_round(self) -> None:
        rows = [seat for seat, player in enumerate(self.players) if has_row(player.stars)]
        full = [seat for seat, player in enumerate(self.players) if len(player.stars) >= 12]
        late = list(range(len(self.players))) if self.round == 60 else []
        candidates = rows or full or late
        if candidates:
            most = max(len(self.players[seat].stars) for seat in candidates)
            self.winners = [seat for seat in candidates if len(self.players[seat].stars) == most]
            self.phase = "over"
            return
        cards = [player.cards for player in self.players]
        for seat, player in enumerate(self.players):
            player.cards = cards[seat - 1]
        self.begin_round()


# -- the referee -------------------------------------------------------------------------------------------

LETTERS = {"red": "R", "yellow": "Y", "green": "G", "blue": "B"}
FACES = {f"{board}{side}" for board in "ABCD" for side in "12"}


class Referee:
    """Follows a match from the choice of boards to its end."""

    def begin(self, moment: Any) -> None:
        self.rounds: Rounds | None = None
        self.boards = moment.options["boards"]
        self.faces: list[str] = []
        self.check_cards([set(board["cards"]) for board in moment.view()["boards"]])
        if self.boards != "choose":
            self.begin_rounds(moment)
        self.check(moment)

    def check_cards(self, cards: list[set[str]]) -> None:
        """2.3 to 2.5."""
        held = [card for mine in cards for card in mine]
        assert len(held) == len(set(held)) == {2: 4, 3: 3, 4: 4}[len(cards)], held
        assert set(held) <= set(LETTERS)
        assert "red" in held
        assert len({len(mine) for mine in cards}) == 1, "somebody has more cards"

    def begin_rounds(self, moment: Any) -> None:
        boards = moment.view()["boards"]
        self.check_faces([board["face"] for board in boards])
        players = []
        for board in boards:
            colours = "".join(board["colours"])
            assert all(colours.count(letter) == 9 for letter in "RYGB"), "2.1: nine fields of each colour"
            fields = [f"{column}{row}" for row in range(1, 7) for column in COLUMNS]
            players.append(
                Player(dict(zip(fields, colours, strict=True)), {LETTERS[card] for card in board["cards"]})
            )
        self.rounds = Rounds(players)

    def check_faces(self, faces: list[str]) -> None:
        """2.2, 2.7."""
        assert set(faces) <= FACES
        taken = {face[0] for face in faces}
        assert len(taken) == (1 if self.boards == "same" else len(faces)), faces
        assert self.boards != "same" or len(set(faces)) == 1, faces

    def follow(self, seat: int, move: str, moment: Any) -> None:
        if self.rounds is None:
            assert move.startswith("board ")
            self.faces.append(move[6:])
            if len(self.faces) == moment.seats:
                self.begin_rounds(moment)
        elif move == "roll":
            roll = next(told for told in moment.told if told["event"] == "rolled")
            self.rounds.rolled(roll["white"], roll["gold"], roll["black"])
        else:
            self.rounds.play(seat, move)
        self.check(moment)

    def check(self, moment: Any) -> None:
        view = moment.view()
        if self.rounds is None:
            left = {face for face in FACES if face[0] not in {taken[0] for taken in self.faces}}
            assert view["phase"] == "boards"
            assert moment.waiting == {len(self.faces)}
            assert moment.moves(len(self.faces)) == {f"board {face}" for face in left}
            return
        rounds = self.rounds
        assert (view["phase"], view["round"]) == (rounds.phase, rounds.round)
        assert moment.waiting == (set() if rounds.phase == "over" else rounds.asked)
        for seat, (board, player) in enumerate(zip(view["boards"], rounds.players, strict=True)):
            if rounds.phase != "over":
                assert moment.moves(seat) == rounds.moves(seat), f"the moves of seat {seat}"
                assert set(board["buttons"]) == player.buttons
                assert view["active"] == rounds.active
            assert set(board["stars"]) == player.stars
            assert (board["status"], board["due"]) == (player.status, player.due)
            assert {LETTERS[card] for card in board["cards"]} == player.cards
        result = moment.result
        assert (result is not None) == (rounds.phase == "over")
        if result is not None:
            assert result["winners"] == rounds.winners
            assert result["scores"] == [len(player.stars) for player in rounds.players]
