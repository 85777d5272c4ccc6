"""What a player of Buttonville knows, as numbers: cards are counted by slot, as the rules count them."""

from hameau.engine.machine import bit, i64, put, put_bits
from hameau.games.buttonville.rules.box import COPIES, MOST_VILLAGERS, SELECTIONS, SLOTS, Box
from hameau.games.buttonville.rules.course import Rules
from hameau.games.buttonville.rules.table import MOST_SETS
from hameau.games.buttonville.rules.verbs import STACK


class Observation(Rules):
    """The table first, then the observer's hand, then each player, clockwise from the observer."""

    def __init__(self, box: Box, seats: i64, selection: i64) -> None:
        super().__init__(box, seats, selection)

    def features(self) -> list[tuple[str, tuple[int, ...], int, int, str]]:
        seats = self.seats
        many, any_number, frames = COPIES * SLOTS, 32767, (STACK,)
        return [
            ("selection", (SELECTIONS,), 0, 1, "how the villagers are selected"),
            (
                "villager",
                (SLOTS,),
                0,
                MOST_VILLAGERS,
                "the villager of each slot, the first is 1; 0 for none",
            ),
            ("turn", (), 0, any_number, "turns played"),
            ("last_turn", (), 0, any_number, "turns of the whole match; 0 while the draw pile lasts"),
            ("pile", (), 0, many, "cards in the draw pile"),
            ("end_pile", (), 0, many, "cards in the pile under it"),
            ("forum", (SLOTS,), 0, many, "cards in the forum"),
            ("discard", (SLOTS,), 0, many, "cards in the discard pile"),
            ("revealed", (SLOTS,), 0, many, "cards turned up by an effect"),
            ("asked", frames, -1, any_number, "what is asked, the effect within the effect last"),
            ("amount", frames, -any_number, any_number, "answers still owed to each"),
            ("other", frames, -any_number, any_number, "the second number of each"),
            ("memory", frames, -any_number, any_number, "what each has remembered"),
            ("source", frames, -1, SLOTS, "the slot whose effect each is"),
            ("place", frames, -1, MOST_SETS, "the set whose effect each is"),
            ("seat", (seats,), 0, 1, "which seat observes, counted from the first"),
            ("waits", (seats,), 0, 1, "owes a decision"),
            ("active", (seats,), 0, 1, "whose turn it is"),
            ("first", (seats,), 0, 1, "who began"),
            ("hand", (SLOTS,), 0, many, "cards of the observer"),
            ("unseen", (SLOTS,), 0, many, "cards in the piles and unseen in other hands"),
            ("buttons", (seats,), 0, any_number, "of each player"),
            ("hand_size", (seats,), 0, many, "cards of each player"),
            ("known", (seats, SLOTS), 0, many, "cards that all saw enter the hand"),
            ("without", (seats, SLOTS), 0, many, "so many unseen cards are certainly not these"),
            ("set_slot", (seats, MOST_SETS), 0, SLOTS, "the villager of each set by slot, the first is 1"),
            ("set_size", (seats, MOST_SETS), 0, COPIES, "cards of each set"),
            ("set_used", (seats, MOST_SETS), 0, 1, "its action is done"),
            ("set_fresh", (seats, MOST_SETS), 0, 1, "played in its owner's latest turn"),
        ]

    def observe(self, seat: i64, at: i64) -> i64:
        put_bits(at, 0, bit(self.selection), SELECTIONS)
        place: i64 = SELECTIONS
        for slot in range(SLOTS):
            put(at, place + slot, self.villager[slot] + 1 if slot < self.slots else 0)
        place += SLOTS
        put(at, place, self.turn)
        put(at, place + 1, self.last_turn)
        put(at, place + 2, self.pile)
        put(at, place + 3, self.end_pile)
        place = self.put_all(at, place + 4, self.forum, SLOTS)
        place = self.put_all(at, place, self.discard, SLOTS)
        place = self.put_all(at, place, self.revealed, SLOTS)
        place = self.observe_questions(at, place)
        place = self.observe_circle(seat, at, place)
        place = self.observe_cards(seat, at, place)
        return self.observe_players(seat, at, place)

    def observe_questions(self, at: i64, place: i64) -> i64:
        place = self.put_all(at, place, self.asked, STACK)
        place = self.put_all(at, place, self.amount, STACK)
        place = self.put_all(at, place, self.other, STACK)
        place = self.put_all(at, place, self.memory, STACK)
        place = self.put_all(at, place, self.source, STACK)
        return self.put_all(at, place, self.place, STACK)

    def observe_circle(self, seat: i64, at: i64, place: i64) -> i64:
        seats: i64 = self.seats
        put_bits(at, place, bit(seat), seats)
        put_bits(at, place + seats, self.turned(self.waiting, seat), seats)
        put_bits(at, place + 2 * seats, self.turned(bit(self.active), seat), seats)
        put_bits(at, place + 3 * seats, self.turned(bit(self.first), seat), seats)
        return place + 4 * seats

    def observe_cards(self, seat: i64, at: i64, place: i64) -> i64:
        place = self.put_all(at, place, self.hand[seat], SLOTS)
        for slot in range(SLOTS):
            unseen: i64 = self.deck[slot]
            for other in range(self.seats):
                if other != seat:
                    unseen += self.hand[other][slot] - self.known[other][slot]
            put(at, place + slot, unseen)
        return place + SLOTS

    def observe_players(self, seat: i64, at: i64, place: i64) -> i64:
        seats: i64 = self.seats
        sets: i64 = place + seats * (2 + 2 * SLOTS)
        for step in range(seats):
            player: i64 = self.clockwise(seat, step)
            put(at, place + step, self.buttons[player])
            put(at, place + seats + step, self.hand_size[player])
            self.put_all(at, place + 2 * seats + step * SLOTS, self.known[player], SLOTS)
            self.put_all(at, place + seats * (2 + SLOTS) + step * SLOTS, self.without[player], SLOTS)
            for column in range(MOST_SETS):
                lies: bool = column < self.sets[player]
                put(at, sets + step * MOST_SETS + column, self.set_slot[player][column] + 1 if lies else 0)
            self.put_all(at, sets + (seats + step) * MOST_SETS, self.set_size[player], MOST_SETS)
            self.put_all(at, sets + (2 * seats + step) * MOST_SETS, self.set_used[player], MOST_SETS)
            self.put_all(at, sets + (3 * seats + step) * MOST_SETS, self.set_fresh[player], MOST_SETS)
        return sets + 4 * seats * MOST_SETS
