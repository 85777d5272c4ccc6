"""BUTTONS: the rules, in the rulebook's order. The numbers in comments are those of docs/rules/buttons.md."""

from typing import Final

from hameau.engine.declared import Events, Laws, Moves
from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.engine.state import EVERYONE, State
from hameau.games.buttons.box import COLOURS, MOST_FACES, RED, Box

SEATS: Final = 4
SIDE: Final = 6
FIELDS: Final = 36
BLACK_DICE: Final = 4  # black with white pips
BOARD: Final = (1 << 36) - 1
ROW: Final = 0b111111
NOT_FIRST_COLUMN: Final = 0b111110_111110_111110_111110_111110_111110
NOT_LAST_COLUMN: Final = 0b011111_011111_011111_011111_011111_011111

IN_ROW: Final = tuple(  # the columns of a row's fields, first to last
    tuple([column for column in range(6) if row >> column & 1] + [0] * (6 - row.bit_count()))
    for row in range(64)
)

# how boards are given out
RANDOM: Final = 0
CHOSEN: Final = 1
SAME: Final = 2

# phases
BOARDS: Final = 0  # the players choose their boards
TURN: Final = 1  # the active player rolls or opts out
LAY: Final = 2  # everyone concerned by the roll lays a button
STARS: Final = 3  # those who opted out put their stars
OVER: Final = 4

MOVES: Final = Moves()
ROLL: Final = MOVES.add("roll")
OUT: Final = MOVES.add("out")
SKIP: Final = MOVES.add("skip")  # the move before BUTTON: `lay` wants it so
BUTTON: Final = MOVES.add("{field}", FIELDS)
STAR: Final = MOVES.add("star {field}", FIELDS, rule="5.5")
FACE: Final = MOVES.add("board {face}", MOST_FACES, rule="2.7")

LAWS: Final = Laws()
CHOOSE_A_BOARD: Final = LAWS.add("choose-a-board", "2.7")
BOARD_TAKEN: Final = LAWS.add("board-taken", "2.2", "board")
ROLL_OR_OUT: Final = LAWS.add("roll-or-out", "4.2")
OUT_NEEDS_A_BUTTON: Final = LAWS.add("out-needs-a-button", "4.3")
LAY_OR_SKIP: Final = LAWS.add("lay-or-skip", "4.6", "field:gold")
MUST_LAY: Final = LAWS.add("must-lay", "4.7", "fields")
WRONG_ROW: Final = LAWS.add("wrong-row", "4.7", "field", "row")
WRONG_COLUMN: Final = LAWS.add("wrong-column", "4.7", "field", "row")
ON_A_BUTTON: Final = LAWS.add("on-a-button", "3.1", "field", "row")
ON_A_STAR: Final = LAWS.add("on-a-star", "3.4", "field", "row")
BESIDE_A_BUTTON: Final = LAWS.add("beside-a-button", "3.2", "field", "row")
STARS_FIRST: Final = LAWS.add("stars-first", "5.5", "stars")
STAR_NEEDS_A_BUTTON: Final = LAWS.add("star-needs-a-button", "5.5", "field")

EVENTS: Final = Events()
DEALT: Final = EVENTS.add("dealt", a="cards")
TOOK: Final = EVENTS.add("took", a="face")
STARTED: Final = EVENTS.add("started", a="round")  # the seat is the first active player
ROLLED: Final = EVENTS.add("rolled", a="white_and_gold", b="black")
LAID: Final = EVENTS.add("laid", a="field")
SKIPPED: Final = EVENTS.add("skipped")  # left the gold field alone
BUSTED: Final = EVENTS.add("busted", a="buttons")  # that were lost
LEFT: Final = EVENTS.add("left")
EARNED: Final = EVENTS.add("earned", a="stars", b="colours")  # that were completed
STARRED: Final = EVENTS.add("starred", a="field")
ENDED: Final = EVENTS.add("ended")


class Rules(State):
    """One match of BUTTONS. Boards are words of 36 bits: bit 6 * row + column, both counted from 0."""

    def __init__(self, box: Box, seats: i64, boards: i64) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.boards: i64 = boards  # RANDOM, CHOSEN or SAME
        self.phase: i64 = BOARDS
        self.round: i64 = 0  # the first is 1
        self.active: i64 = 0  # who holds the dice
        self.inside: i64 = 0  # bit s: the depot of seat s is empty
        self.safe: i64 = 0  # bit s: seat s opted out
        self.dice: i64 = 0  # black dice with white pips not in a depot
        self.white: i64 = 0  # row of the last roll
        self.gold: i64 = 0  # column of the black die with gold pips
        self.columns: i64 = 0  # bit c: some black die shows column c
        self.black: i64 = 0  # pips of the black dice that were rolled, three bits each
        self.face: list[i64] = [0] * SEATS
        self.cards: list[i64] = [0] * SEATS  # bit c: the card of colour c
        self.buttons: list[i64] = [0] * SEATS
        self.stars: list[i64] = [0] * SEATS
        self.due: list[i64] = [0] * SEATS  # stars still to be put
        self.deck: list[i64] = [0] * COLOURS  # cards not dealt

    # -- 2: setting up -------------------------------------------------------------------------------------

    def set_up(self) -> None:
        self.deal_cards()
        self.inside = bit(self.seats) - 1  # nobody is out while boards are chosen
        if self.boards == CHOSEN:
            self.phase = BOARDS
            self.waiting = 1
        else:
            self.give_boards()
            self.start_round()

    def deal_cards(self) -> None:
        for colour in range(COLOURS):
            self.deck[colour] = 1
        if self.seats == 3:  # 2.4: one card stays out, never the red one
            self.deck[RED] = 0
            self.draw(self.deck, COLOURS)
            self.deck[RED] = 1
        for _ in range(2 if self.seats == 2 else 1):  # 2.3, 2.5
            for seat in range(self.seats):
                card: i64 = self.draw(self.deck, COLOURS)
                self.cards[seat] |= bit(card)
        for seat in range(self.seats):
            self.note(DEALT, seat, self.cards[seat], 0, EVERYONE)

    def give_boards(self) -> None:
        for seat in range(self.seats):
            if self.boards == SAME and seat > 0:
                self.take_board(seat, self.face[0])
            else:
                choice: i64 = self.below(self.find_faces(seat))
                self.take_board(seat, self.moves[choice] - FACE)

    def find_faces(self, seat: i64) -> i64:
        """2.2, 2.7: any side of a board that nobody has."""
        self.expect(CHOOSE_A_BOARD)
        count: i64 = 0
        for face in range(self.box.faces):
            if not self.forbids(BOARD_TAKEN, FACE + face, self.is_taken(self.box.board[face], seat)):
                self.moves[count] = FACE + face
                count += 1
        return count

    def is_taken(self, board: i64, seat: i64) -> bool:
        for earlier in range(seat):
            if self.box.board[self.face[earlier]] == board:
                return True
        return False

    def take_board(self, seat: i64, face: i64) -> None:
        self.face[seat] = face
        self.note(TOOK, seat, face, 0, EVERYONE)

    # -- 4: a round ----------------------------------------------------------------------------------------

    def start_round(self) -> None:
        """4.1, 5.8: who holds the red card starts with all dice."""
        self.round += 1
        self.inside = bit(self.seats) - 1
        self.safe = 0
        self.dice = BLACK_DICE
        for seat in range(self.seats):
            self.buttons[seat] = 0
            if self.cards[seat] & bit(RED):
                self.active = seat
        self.note(STARTED, self.active, self.round, 0, EVERYONE)
        self.wait_for_turn()

    def wait_for_turn(self) -> None:
        self.phase = TURN
        self.waiting = bit(self.active)

    # -- the contract: what may be done, and what it does --------------------------------------------------

    def find_moves(self, seat: i64) -> i64:
        if not self.waiting & bit(seat):
            return 0
        if self.phase == LAY:
            return self.find_fields(seat)
        if self.phase == TURN:
            self.expect(ROLL_OR_OUT)
            self.moves[0] = ROLL
            self.moves[1] = OUT
            return 1 if self.forbids(OUT_NEEDS_A_BUTTON, OUT, self.buttons[seat] == 0) else 2
        if self.phase == STARS:
            self.expect(STARS_FIRST)
            return self.list_fields(STAR, self.only(STAR_NEEDS_A_BUTTON, STAR, BOARD, self.buttons[seat]))
        return self.find_faces(seat)

    def find_fields(self, seat: i64) -> i64:
        if seat == self.active:  # 4.7: must lay
            self.expect(MUST_LAY)
            return self.list_row(self.open_to_active())
        self.expect(LAY_OR_SKIP)  # 4.6: may lay
        self.moves[0] = SKIP
        self.moves[1] = BUTTON + self.gold_field()
        return 2

    def list_row(self, fields: i64) -> i64:
        """Buttons in the row of the white die. Six places are written, without a branch; the first count."""
        first: i64 = self.white * SIDE
        row: i64 = fields >> first
        for place in range(SIDE):
            self.moves[place] = BUTTON + first + IN_ROW[row][place]
        return popcount(row)

    def list_fields(self, move: i64, fields: i64) -> i64:
        count: i64 = 0
        while fields:
            self.moves[count] = move + lowest_bit(fields)
            fields &= fields - 1
            count += 1
        return count

    def apply(self, seat: i64, move: i64) -> None:
        if move == ROLL:
            self.roll()
        elif move == OUT:
            self.opt_out(seat)
        elif move < STAR:
            self.lay(seat, move)
        elif move < FACE:
            self.put_star(seat, move - STAR)
        else:
            self.choose_board(seat, move - FACE)

    def imagine(self, seat: i64) -> None:
        """Everything lies open."""

    def choose_board(self, seat: i64, face: i64) -> None:
        self.take_board(seat, face)
        self.waiting = bit(seat + 1)
        if seat + 1 == self.seats:
            self.start_round()

    # -- 4.5 to 4.10: rolling ------------------------------------------------------------------------------

    def roll(self) -> None:
        self.white = self.below(SIDE)
        self.gold = self.below(SIDE)
        columns: i64 = bit(self.gold)
        black: i64 = 0
        for die in range(self.dice):
            column: i64 = self.below(SIDE)
            columns |= bit(column)
            black |= (column + 1) << (3 * die)
        self.columns = columns
        self.black = black
        self.note(ROLLED, self.active, self.gold_field(), black, EVERYONE)
        self.ask_for_buttons()

    def ask_for_buttons(self) -> None:
        """4.6 to 4.10: the others may lay, the active player must, or goes bust."""
        self.phase = LAY
        able: i64 = 0
        mine: i64 = 0
        for seat in range(self.seats):
            fields: i64 = self.free(seat)
            able |= (fields >> self.gold_field() & 1) << seat
            mine = fields if seat == self.active else mine
        self.waiting = able & self.inside & ~bit(self.active)
        if self.under_dice(mine):
            self.waiting |= bit(self.active)
        else:
            self.bust(self.active)
        if self.waiting == 0:
            self.pass_dice()

    def free(self, seat: i64) -> i64:
        """3.1 to 3.5: where the seat may lay a button; never on a star or button, never beside a button."""
        buttons: i64 = self.buttons[seat]
        fields: i64 = self.only(ON_A_BUTTON, BUTTON, BOARD, ~buttons)
        fields = self.only(ON_A_STAR, BUTTON, fields, ~self.stars[seat])
        return self.only(BESIDE_A_BUTTON, BUTTON, fields, ~self.beside(buttons))

    def beside(self, fields: i64) -> i64:
        """The orthogonal neighbours."""
        across: i64 = (fields & NOT_LAST_COLUMN) << 1 | (fields & NOT_FIRST_COLUMN) >> 1
        return (across | fields << 6 | fields >> 6) & BOARD

    def gold_field(self) -> i64:
        return self.white * SIDE + self.gold

    def open_to_active(self) -> i64:
        return self.under_dice(self.free(self.active))

    def under_dice(self, fields: i64) -> i64:
        """4.7: those in the row of the white die, and in the column of a black one."""
        first: i64 = self.white * SIDE
        fields = self.only(WRONG_ROW, BUTTON, fields, ROW << first)
        return self.only(WRONG_COLUMN, BUTTON, fields, self.columns << first)

    def lay(self, seat: i64, move: i64) -> None:
        """Lay a button, or skip: that is laying it on no field."""
        self.buttons[seat] |= bit(move) >> BUTTON  # SKIP is the move before BUTTON: its bit falls off
        self.note(SKIPPED if move == SKIP else LAID, seat, move - BUTTON, 0, EVERYONE)
        self.waiting &= ~bit(seat)
        if self.waiting == 0:
            self.pass_dice()

    def bust(self, seat: i64) -> None:
        """4.8: all buttons go back, the stars stay."""
        self.note(BUSTED, seat, popcount(self.buttons[seat]), 0, EVERYONE)
        self.buttons[seat] = 0
        self.fill_depot(seat)

    def opt_out(self, seat: i64) -> None:
        """4.4: the buttons stay."""
        self.note(LEFT, seat, 0, 0, EVERYONE)
        self.safe |= bit(seat)
        self.fill_depot(seat)
        self.pass_dice()

    def fill_depot(self, seat: i64) -> None:
        """4.11: a black die with white pips is out of play until the round ends; two with two players."""
        self.inside &= ~bit(seat)
        self.dice -= 2 if self.seats == 2 else 1

    def pass_dice(self) -> None:
        """4.12, 4.13: clockwise to the next who is in; the last one goes on alone."""
        if self.inside == 0:  # 4.15
            self.score_round()
            return
        later: i64 = self.inside & ~(bit(self.active + 1) - 1)
        self.active = lowest_bit(later if later else self.inside)
        self.wait_for_turn()

    # -- 5: scoring a round --------------------------------------------------------------------------------

    def score_round(self) -> None:
        self.phase = STARS
        self.waiting = 0
        for seat in range(self.seats):
            if self.safe & bit(seat):
                complete: i64 = self.colours_complete(seat)
                self.due[seat] = self.stars_for(seat, complete)
                self.note(EARNED, seat, self.due[seat], complete, EVERYONE)
                if self.due[seat] > 0:
                    self.waiting |= bit(seat)
        if self.waiting == 0:
            self.end_round()

    def covered(self, seat: i64, colour: i64) -> i64:
        """How many fields of a colour lie under the seat's buttons."""
        return popcount(self.buttons[seat] & self.box.fields[self.face[seat]][colour])

    def colours_complete(self, seat: i64) -> i64:
        complete: i64 = 0
        for colour in range(COLOURS):
            if self.covered(seat, colour) >= self.box.fields_a_colour:
                complete |= bit(colour)
        return complete

    def stars_earned(self, seat: i64) -> i64:
        return self.stars_for(seat, self.colours_complete(seat))

    def stars_for(self, seat: i64, complete: i64) -> i64:
        """5.1 to 5.3, never more than there are buttons to replace."""
        earned: i64 = self.box.stars_for_leaving
        earned += self.box.stars_a_colour * popcount(complete)
        earned += self.box.bonus * popcount(complete & self.cards[seat])
        return min(earned, popcount(self.buttons[seat]))

    def put_star(self, seat: i64, field: i64) -> None:
        """5.5: a star replaces a button of this round."""
        self.buttons[seat] &= ~bit(field)
        self.stars[seat] |= bit(field)
        self.due[seat] -= 1
        self.note(STARRED, seat, field, 0, EVERYONE)
        if self.due[seat] == 0:
            self.waiting &= ~bit(seat)
            if self.waiting == 0:
                self.end_round()

    def end_round(self) -> None:
        """6.1: the end is looked for only when all stars of the round lie."""
        over: bool = self.round >= self.box.most_rounds
        for seat in range(self.seats):
            if self.has_row(seat) or popcount(self.stars[seat]) >= self.box.stars_to_end:
                over = True
        if over:
            self.phase = OVER
            self.waiting = 0
            for seat in range(self.seats):
                self.buttons[seat] = 0
            self.note(ENDED, 0, 0, 0, EVERYONE)
        else:
            self.pass_cards()
            self.start_round()

    def pass_cards(self) -> None:
        """5.7: every player gives the own cards to the left."""
        last: i64 = self.cards[self.seats - 1]
        for place in range(self.seats - 1):
            seat: i64 = self.seats - 1 - place
            self.cards[seat] = self.cards[seat - 1]
        self.cards[0] = last

    # -- 6: the end ----------------------------------------------------------------------------------------

    def has_row(self, seat: i64) -> bool:
        """6.2: enough stars in an unbroken line, across or down."""
        stars: i64 = self.stars[seat]
        down: i64 = stars
        across: i64 = stars
        for _ in range(self.box.row - 1):
            down = down >> 6 & stars
            across = (across & NOT_FIRST_COLUMN) >> 1 & stars
        return (down | across) != 0

    def score(self, seat: i64) -> i64:
        return popcount(self.stars[seat])

    def standing(self, seat: i64) -> i64:
        """6.4, 6.5: a row beats everything; then more stars."""
        return popcount(self.stars[seat]) + (FIELDS + 1 if self.has_row(seat) else 0)

    def result(self, seat: i64) -> float:
        mine: i64 = self.standing(seat)
        winners: i64 = 0
        for other in range(self.seats):
            theirs: i64 = self.standing(other)
            if theirs > mine:
                return -1.0
            if theirs == mine:
                winners += 1
        return 2.0 / float(winners) - 1.0  # 6.6: shared
