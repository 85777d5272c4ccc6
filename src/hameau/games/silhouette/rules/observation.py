"""What a player of Silhouette knows, as numbers: all that was turned up and said, and its own vote."""

from typing import Final

from hameau.engine.machine import bit, i64, put, put_bits
from hameau.games.silhouette.rules.box import CARDS, LANGUAGES, WORDS
from hameau.games.silhouette.rules.course import OVER, SAYING, VOTES, Rules
from hameau.games.silhouette.rules.table import PAIRS, SAID

PHASES: Final = OVER + 1
MOST_TURNINGS: Final = 30_000
MOST_FAILURES: Final = 60
DECIDERS: Final = 3
INSISTS: Final = 9


class Observation(Rules):
    """The table first, then what belongs to each seat, clockwise from the observer."""

    def features(self) -> list[tuple[str, tuple[int, ...], int, int, str]]:
        seats = self.seats
        return [
            ("phase", (PHASES,), 0, 1, "turning up, an attempt, votes, insisting, over"),
            ("language", (LANGUAGES,), 0, 1, "English, French, German, Italian"),
            ("names", (), 0, 1, "1: names are not shown"),
            ("turnings", (), 0, MOST_TURNINGS, "cards that were turned up so far"),
            ("first", (), 0, CARDS, "the motif that was turned up first, from 1; 0: none yet"),
            ("failures", (), 0, MOST_FAILURES, "pairs in a row that nobody took"),
            ("help", (), 0, 1, "help cards are allowed"),
            ("swapped", (), 0, 2, "which open card is replaced, from 1; 0: none"),
            ("helper", (), 0, CARDS, "by which motif, from 1"),
            ("vote", (VOTES,), 0, 1, "the observer's own"),
            ("word", (), 0, WORDS, "that is judged, by its number in the lexica, from 1; 0: in none"),
            ("seat", (seats,), 0, 1, "which seat observes, counted from the first"),
            ("motif", (CARDS,), 0, CARDS, "by place, from 1; 0: nobody has seen it"),
            ("seen", (CARDS,), 0, MOST_TURNINGS, "by place: which turning up was the last"),
            ("gone", (CARDS,), 0, 1, "by place: its card was taken"),
            ("open", (2,), 0, CARDS, "places that lie open, from 1"),
            ("said", (SAID,), 0, WORDS, "words that took a pair, then those rejected in this turn; see word"),
            ("by", (SAID,), 0, DECIDERS - 1, "who decided: the table, the lexicon, an insistence"),
            ("hidden", (SAID,), 0, 1, "covered"),
            ("motifs", (2, SAID), 0, CARDS, "of these words, from 1"),
            ("speakers", (SAID,), 0, seats, "who said them, from 1, clockwise from the observer"),
            ("waits", (seats,), 0, 1, "owes a decision"),
            ("active", (seats,), 0, 1, "whose turn it is"),
            ("speaker", (seats,), 0, 1, "who has the attempt"),
            ("starter", (seats,), 0, 1, "who began"),
            ("insists", (seats,), 0, INSISTS, "left"),
            ("owner", (CARDS,), 0, seats, "by motif: whose pile, from 1, clockwise from the observer"),
        ]

    def observe(self, seat: i64, at: i64) -> i64:
        put_bits(at, 0, bit(self.phase), PHASES)
        put_bits(at, PHASES, bit(self.language), LANGUAGES)
        place: i64 = PHASES + LANGUAGES
        put(at, place, self.names)
        put(at, place + 1, self.turnings)
        put(at, place + 2, self.first)
        put(at, place + 3, self.failures)
        put(at, place + 4, self.help)
        put(at, place + 5, self.swapped)
        put(at, place + 6, self.helper)
        place += 7
        put_bits(at, place, bit(self.votes[seat]) >> 1, VOTES)
        put(at, place + VOTES, self.word_number())
        place += VOTES + 1
        put_bits(at, place, bit(seat), self.seats)
        place = self.put_all(at, place + self.seats, self.motif, CARDS)
        place = self.put_all(at, place, self.seen, CARDS)
        put_bits(at, place, self.gone, CARDS)
        place = self.put_all(at, place + CARDS, self.open, 2)
        place = self.observe_words(seat, at, place)
        return self.observe_seats(seat, at, place)

    def word_number(self) -> i64:
        """Of the word that is judged."""
        if self.phase <= SAYING or self.phase == OVER:
            return 0
        return self.number_of(self.word_code, self.shown(0), self.shown(1))

    def number_of(self, code: i64, a: i64, b: i64) -> i64:
        """Of a word in the lexica, from 1."""
        word: i64 = self.box.entry[self.language][CARDS * a + b]
        while word != 0:
            if self.box.code[word - 1] == code:
                return word
            word = self.box.following[word - 1]
        return 0

    def observe_words(self, seat: i64, at: i64, place: i64) -> i64:
        for row in range(SAID):
            there: bool = row < self.taken or (row >= PAIRS and row < PAIRS + self.tried)
            a: i64 = self.said_a[row]
            b: i64 = self.said_b[row]
            put(at, place + row, self.number_of(self.said_code[row], a, b) if there else 0)
            put(at, place + SAID + row, self.said_by[row])
            put(at, place + 2 * SAID + row, self.said_hidden[row])
            put(at, place + 3 * SAID + row, a + 1 if there else 0)
            put(at, place + 4 * SAID + row, b + 1 if there else 0)
            put(at, place + 5 * SAID + row, self.counted(seat, self.said_seat[row]) if there else 0)
        return place + 6 * SAID

    def counted(self, seat: i64, other: i64) -> i64:
        """Another seat as this one counts them: itself is 1."""
        steps: i64 = other - seat
        return 1 + (steps if steps >= 0 else steps + self.seats)

    def observe_seats(self, seat: i64, at: i64, place: i64) -> i64:
        seats: i64 = self.seats
        put_bits(at, place, self.turned(self.waiting, seat), seats)
        put_bits(at, place + seats, self.turned(bit(self.active), seat), seats)
        speaks: bool = self.phase >= SAYING and self.phase != OVER
        put_bits(at, place + 2 * seats, self.turned(bit(self.speaker), seat) if speaks else 0, seats)
        put_bits(at, place + 3 * seats, self.turned(bit(self.starter), seat), seats)
        place += 4 * seats
        for other in range(seats):
            put(at, place + other, self.insists[self.clockwise(seat, other)])
        place += seats
        for motif in range(CARDS):
            owner: i64 = self.owner[motif]
            put(at, place + motif, self.counted(seat, owner - 1) if owner != 0 else 0)
        return place + CARDS
