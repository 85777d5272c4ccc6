"""The course of Silhouette: turns, attempts, judgements and help, in the order of docs/rules/silhouette.md.

The numbers in comments are those of that page.
"""

from typing import Final

from hameau.engine.declared import Events, Laws, Moves
from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.engine.state import EVERYONE, MOVE_CODES, TEXT_WORDS
from hameau.games.silhouette.rules.box import CARDS, Box
from hameau.games.silhouette.rules.table import (
    ALL_CARDS,
    INSISTED,
    LEXICON,
    NO_WORD,
    NOBODY,
    PAIRS,
    SEATS,
    TABLE,
    Table,
)

# phases
TURNING: Final = 0
SAYING: Final = 1
VOTING: Final = 2
DOUBTED: Final = 3  # the lexicon does not know the word
OVER: Final = 4

# votes; 0: none yet
ACCEPT: Final = 1
REJECT: Final = 2
COVER: Final = 3
LEAVE: Final = 4
VOTES: Final = 4
VOTE_BITS: Final = 3

BEFORE: Final = 64  # more than there are cards
STAGES: Final = 8  # and than there are phases, words that were rejected, pairs that were taken
TRIES: Final = 8
TAKES: Final = 32

MOVES: Final = Moves()
TURN: Final = MOVES.add("turn {place}", CARDS, rule="4.1", example="turn b3")
SAY: Final = MOVES.add('say "{text}"', rule="5.2", example='say "catfish"')
PASS: Final = MOVES.add("pass")
SWAP: Final = MOVES.add("swap {card} {motif}", 2, CARDS, rule="8.3", example="swap b3 moon")
VOTE: Final = MOVES.add("{vote}", VOTES)
INSIST: Final = MOVES.add("insist")
YIELD: Final = MOVES.add("yield")

LAWS: Final = Laws()
TURN_ONE: Final = LAWS.add("turn-one", "4.1")
SAY_OR_PASS: Final = LAWS.add("say-or-pass", "4.4")
VOTE_NOW: Final = LAWS.add("vote-now", "6.1")
INSIST_OR_YIELD: Final = LAWS.add("insist-or-yield", "7.2")
IS_GONE: Final = LAWS.add("is-gone", "4.2", "place")
LIES_OPEN: Final = LAWS.add("lies-open", "4.2", "place")
PLAIN_NAME: Final = LAWS.add("plain-name", "5.4", "text")
SAID_BEFORE: Final = LAWS.add("said-before", "5.5", "text")
TRIED_BEFORE: Final = LAWS.add("tried-before", "5.6", "text")
NO_HELP: Final = LAWS.add("no-help", "8.1")
HELPED_ALREADY: Final = LAWS.add("helped-already", "8.4")
NOT_IN_PILE: Final = LAWS.add("not-in-pile", "8.3", "motif:called")

EVENTS: Final = Events()
BEGAN: Final = EVENTS.add("began")
TURNED: Final = EVENTS.add("turned", a="place", b="motif")
SWAPPED: Final = EVENTS.add("swapped", a="place", b="motif")
SPOKE: Final = EVENTS.add("said", a="a", b="b")
PASSED: Final = EVENTS.add("passed")
VOTED: Final = EVENTS.add("voted", a="vote")
UNKNOWN: Final = EVENTS.add("unknown")
STOOD: Final = EVENTS.add("insisted", a="left")
YIELDED: Final = EVENTS.add("yielded")
JUDGED: Final = EVENTS.add("judged", a="row", b="votes")
TAKEN: Final = EVENTS.add("taken", a="row", b="cards")
TURNED_DOWN: Final = EVENTS.add("turned-down", a="first", b="second")
HELP_ALLOWED: Final = EVENTS.add("help-allowed")
GIVEN_UP: Final = EVENTS.add("given-up", a="left")


class Rules(Table):
    """One match."""

    def __init__(self, box: Box, seats: i64, language: i64, names: i64) -> None:
        super().__init__(box, seats, language)
        self.names: i64 = names  # 1: what the open cards are called is not shown
        self.phase: i64 = TURNING
        self.starter: i64 = 0
        self.first: i64 = 0  # the motif that was turned up first, plus 1
        self.active: i64 = 0  # whose turn it is
        self.speaker: i64 = NOBODY  # who has the attempt
        self.word: list[i64] = [0] * TEXT_WORDS  # that is judged
        self.word_code: i64 = 0
        self.votes: list[i64] = [0] * SEATS
        self.failures: i64 = 0  # pairs in a row that nobody took
        self.help: i64 = 0  # 1: help cards are allowed
        self.insists: list[i64] = [0] * SEATS  # left to each seat

    # -- 3: setting up ---------------------------------------------------------------------------------------

    def set_up(self) -> None:
        for seat in range(self.seats):
            self.insists[seat] = self.box.insists
        self.starter = self.below(self.seats)  # 3.3
        self.note(BEGAN, self.starter, 0, 0, EVERYONE)
        self.active = self.starter
        self.wait_for(self.active)

    def wait_for(self, seat: i64) -> None:
        self.waiting = bit(seat)

    # -- what may be done ------------------------------------------------------------------------------------

    def find_moves(self, seat: i64) -> i64:
        if not self.waiting & bit(seat):
            return 0
        if self.phase == TURNING:
            return self.find_cards()
        if self.phase == SAYING:
            return self.find_attempts(seat)
        if self.phase == VOTING:
            return self.find_votes()
        self.expect(INSIST_OR_YIELD)
        self.moves[0] = INSIST
        self.moves[1] = YIELD
        return 2

    def find_cards(self) -> i64:
        """4.2: any card that lies face down."""
        self.expect(TURN_ONE)
        count: i64 = 0
        for place in range(CARDS):
            taken: bool = self.forbids(IS_GONE, TURN + place, self.gone & bit(place) != 0)
            turned: bool = self.forbids(LIES_OPEN, TURN + place, self.lies_open(place))
            if not taken and not turned:
                self.moves[count] = TURN + place
                count += 1
        return count

    def find_attempts(self, seat: i64) -> i64:
        """4.4: a word, or none; 8.3: with a help card before."""
        self.expect(SAY_OR_PASS)
        count: i64 = 0
        if self.may_speak():
            self.moves[count] = SAY
            count += 1
        self.moves[count] = PASS
        count += 1
        closed: bool = self.closes(NO_HELP, SWAP, self.help == 0)
        helped: bool = self.closes(HELPED_ALREADY, SWAP, self.swapped != 0)
        for card in range(2):
            for motif in range(CARDS):
                move: i64 = SWAP + CARDS * card + motif
                absent: bool = self.forbids(NOT_IN_PILE, move, self.owner[motif] != seat + 1)
                if not closed and not helped and not absent:
                    self.moves[count] = move
                    count += 1
        return count

    def may_speak(self) -> bool:
        """5.4 to 5.6: may the text be said that comes with the move? Without one a program looks for it."""
        if self.text_code == 0:
            return True
        a: i64 = self.shown(0)
        b: i64 = self.shown(1)
        plain: bool = self.forbids(PLAIN_NAME, SAY, self.is_plain(self.text_code, a, b))
        said: bool = self.forbids(SAID_BEFORE, SAY, self.was_said(self.text_code))
        tried: bool = self.forbids(TRIED_BEFORE, SAY, self.was_tried(self.text_code))
        return not plain and not said and not tried

    def find_votes(self) -> i64:
        self.expect(VOTE_NOW)
        for vote in range(VOTES):
            self.moves[vote] = VOTE + vote
        return VOTES

    # -- what is done ----------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if move < SAY:
            self.turn_up(seat, move - TURN)
        elif move == SAY:
            self.speak(seat)
        elif move == PASS:
            self.pass_by(seat)
        elif move < VOTE:
            self.swap(seat, (move - SWAP) // CARDS, (move - SWAP) % CARDS)
        elif move < INSIST:
            self.cast(seat, move - VOTE + 1)
        elif move == INSIST:
            self.insists[seat] -= 1  # 7.2
            self.note(STOOD, seat, self.insists[seat], 0, EVERYONE)
            self.close_word(True, INSISTED, 0, False)
        else:
            self.note(YIELDED, seat, 0, 0, EVERYONE)
            self.close_word(False, LEXICON, 0, False)

    def turn_up(self, seat: i64, place: i64) -> None:
        """3.2: the picture of a card that nobody has seen is drawn now."""
        if self.motif[place] == 0:
            left: i64 = self.unseen()
            skipped: i64 = self.below(popcount(left))
            for _ in range(skipped):
                left &= left - 1
            self.motif[place] = 1 + lowest_bit(left)
        if self.turnings == 0:
            self.first = self.motif[place]
        self.turnings += 1
        self.seen[place] = self.turnings
        self.note(TURNED, seat, place, self.motif[place] - 1, EVERYONE)
        if self.open[0] == 0:
            self.forget_words()
            self.open[0] = place + 1
            return
        self.open[1] = place + 1
        self.begin_attempt(seat)

    def forget_words(self) -> None:
        """5.6: what was rejected in the turn before may be said again."""
        for row in range(PAIRS, PAIRS + self.tried):
            self.said_seat[row] = 0
            self.said_a[row] = 0
            self.said_b[row] = 0
            self.said_by[row] = 0
            self.said_hidden[row] = 0
            self.said_code[row] = 0
            for part in range(TEXT_WORDS):
                self.said_text[row][part] = 0
        self.tried = 0

    # -- 4, 8: attempts --------------------------------------------------------------------------------------

    def begin_attempt(self, seat: i64) -> None:
        self.phase = SAYING
        self.speaker = seat
        self.wait_for(seat)

    def speak(self, seat: i64) -> None:
        """4.4: a word of one's own; 5.7: a program's comes from the lexicon, and without one it passes."""
        if self.text_code == 0:
            found: i64 = self.known_word(self.shown(0), self.shown(1))
            if found == NO_WORD:
                self.pass_by(seat)
                return
            self.word_code = self.box.code[found]
            for part in range(TEXT_WORDS):
                self.word[part] = self.box.letters[found][part]
        else:
            self.word_code = self.text_code
            for part in range(TEXT_WORDS):
                self.word[part] = self.text[part]
        self.note(SPOKE, seat, self.shown(0), self.shown(1), EVERYONE)
        self.phase = VOTING
        self.waiting = (bit(self.seats) - 1) & ~bit(seat)  # 6.1

    def pass_by(self, seat: i64) -> None:
        self.note(PASSED, seat, 0, 0, EVERYONE)
        self.next_attempt()

    def next_attempt(self) -> None:
        """4.3: clockwise, until everybody had one."""
        self.swapped = 0
        self.helper = 0
        seat: i64 = self.clockwise(self.speaker, 1)
        if seat == self.active:
            self.fail()
        else:
            self.begin_attempt(seat)

    def swap(self, seat: i64, card: i64, motif: i64) -> None:
        """8.3: a picture of one's own counts for an open card."""
        self.swapped = card + 1
        self.helper = motif + 1
        self.note(SWAPPED, seat, self.open[card] - 1, motif, EVERYONE)

    # -- 6, 7: the others judge ------------------------------------------------------------------------------

    def cast(self, seat: i64, vote: i64) -> None:
        self.votes[seat] = vote
        self.waiting &= ~bit(seat)
        self.note(VOTED, seat, vote - 1, 0, bit(seat))
        if self.waiting == 0:
            self.count_votes()

    def count_votes(self) -> None:
        judges: i64 = 0
        against: i64 = 0
        packed: i64 = 0
        covered: bool = False
        for seat in range(self.seats):
            vote: i64 = self.votes[seat]
            packed |= vote << (VOTE_BITS * seat)
            if vote != 0 and vote != LEAVE:
                judges += 1
            if vote == REJECT or vote == COVER:
                against += 1
            if vote == COVER:
                covered = True  # 6.6
        if judges == 0:
            self.ask_lexicon(packed)
        else:
            few: bool = judges < 3 and against == 0  # 6.4
            many: bool = judges >= 3 and 3 * against <= judges  # 6.5
            self.close_word(few or many, TABLE, packed, covered)

    def ask_lexicon(self, packed: i64) -> None:
        """7.1, 7.2: nobody has judged."""
        known: bool = self.in_lexicon(self.word_code, self.shown(0), self.shown(1))
        if known or self.insists[self.speaker] == 0:
            self.close_word(known, LEXICON, packed, False)
            return
        self.clear_votes()
        self.phase = DOUBTED
        self.note(UNKNOWN, self.speaker, 0, 0, EVERYONE)
        self.wait_for(self.speaker)

    def clear_votes(self) -> None:
        for seat in range(self.seats):
            self.votes[seat] = 0

    def close_word(self, accepted: bool, by: i64, packed: i64, covered: bool) -> None:
        """It is decided. The word is written down, and what follows from it happens."""
        row: i64 = self.taken if accepted else PAIRS + self.tried
        self.said_seat[row] = self.speaker
        self.said_a[row] = self.shown(0)
        self.said_b[row] = self.shown(1)
        self.said_by[row] = by
        self.said_hidden[row] = int(covered)
        self.said_code[row] = self.word_code
        for part in range(TEXT_WORDS):
            self.said_text[row][part] = self.word[part]
            self.word[part] = 0
        self.word_code = 0
        self.clear_votes()
        self.note(JUDGED, self.speaker, row, packed, EVERYONE)
        if accepted:
            self.take()
        else:
            self.tried += 1
            self.next_attempt()

    # -- 4, 8: what follows ----------------------------------------------------------------------------------

    def take(self) -> None:
        """4.5, 8.5: the two cards that lie open go to the pile of whoever found the word."""
        for card in range(2):
            place: i64 = self.open[card] - 1
            self.gone |= bit(place)
            self.owner[self.motif[place] - 1] = self.speaker + 1
        cards: i64 = self.open[0] - 1 + BEFORE * (self.open[1] - 1)
        self.note(TAKEN, self.speaker, self.taken, cards, EVERYONE)
        self.taken += 1
        self.failures = 0
        if self.gone == ALL_CARDS:
            self.close_cards()
            self.finish()  # 9.1
            return
        if self.speaker != self.active or self.swapped != 0:  # 4.7, 8.6
            self.active = self.clockwise(self.active, 1)
        self.close_cards()
        self.begin_turn()

    def fail(self) -> None:
        """4.8: nobody found a word."""
        self.note(TURNED_DOWN, self.active, self.open[0] - 1, self.open[1] - 1, EVERYONE)
        self.close_cards()
        self.failures += 1
        patient: bool = self.failures < self.box.patience * self.seats
        if self.help != 0 and not patient:
            self.note(GIVEN_UP, self.active, self.left(), 0, EVERYONE)  # 8.8
            self.finish()
            return
        if self.help == 0 and (not patient or self.left() == 2):  # 8.1, 8.2
            self.help = 1
            self.failures = 0
            self.note(HELP_ALLOWED, self.active, 0, 0, EVERYONE)
        self.active = self.clockwise(self.active, 1)
        self.begin_turn()

    def close_cards(self) -> None:
        self.open[0] = 0
        self.open[1] = 0
        self.swapped = 0
        self.helper = 0
        self.speaker = NOBODY

    def begin_turn(self) -> None:
        self.phase = TURNING
        self.wait_for(self.active)

    def finish(self) -> None:
        self.phase = OVER
        self.waiting = 0

    # -- what a seat cannot know -----------------------------------------------------------------------------

    def imagine(self, seat: i64) -> None:
        """6.2: how others have voted may be anything. Cards that nobody has seen are drawn later anyway."""
        for other in range(self.seats):
            if other != seat and self.votes[other] != 0:
                vote: i64 = self.below(VOTES)
                self.votes[other] = 1 + vote

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """A vote is seen by its own seat; the picture that came up, and what follows, by everybody.

        Who says something without having a word passes, and looks like anybody who passes.
        """
        shown: i64 = PASS if move == SAY else move
        if move >= VOTE and move < INSIST and observer != seat:
            shown = VOTE
        seen: i64 = self.motif[move - TURN] if move < SAY else 0
        moved: i64 = (seat * MOVE_CODES + shown) * BEFORE + seen
        return ((moved * STAGES + self.phase) * TRIES + self.tried) * TAKES + self.taken

    # -- 9: who wins -----------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return self.pile(seat)

    def result(self, seat: i64) -> float:
        """9.2, 9.3: most cards, shared by those who have as many."""
        mine: i64 = self.pile(seat)
        winners: i64 = 0
        for other in range(self.seats):
            theirs: i64 = self.pile(other)
            if theirs > mine:
                return -1.0
            if theirs == mine:
                winners += 1
        return 2.0 / float(winners) - 1.0
