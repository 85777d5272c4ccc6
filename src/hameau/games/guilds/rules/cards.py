"""Action cards and mayoral cards of Guilds of London: who has which, and what the others cannot know."""

from typing import Final

from hameau.engine.machine import bit, grid, i64, lowest_bit, popcount
from hameau.engine.state import EVERYONE
from hameau.games.guilds.rules.box import MOST_KINDS, MOST_MAYORS, SEATS, Box
from hameau.games.guilds.rules.city import EVENTS, City

NO_CARD: Final = -1
PACK: Final = 7  # cards in one word of an event, 8 bits each, kind + 1

# phases
CHOICE: Final = 0  # each keeps a mayoral card
TURN: Final = 1
TURN_END: Final = 2
ACTIVATION: Final = 3
BEADLE_STEP: Final = 4  # solo
GROWTH: Final = 5
ROUND_END: Final = 6
FINAL: Final = 7
OVER: Final = 8

DREW: Final = EVENTS.add("drew", a="cards")
SAW: Final = EVENTS.add("saw", a="packed", b="more")  # only for who drew them
SHUFFLED: Final = EVENTS.add("shuffled", a="cards")
LOOKED: Final = EVENTS.add("looked", a="cards")  # mayoral ones
OFFERED: Final = EVENTS.add("offered", a="mayors")  # bits; only for who looks
KEPT: Final = EVENTS.add("kept", a="cards")  # 1 or 0
KEPT_THIS: Final = EVENTS.add("kept-this", a="mayor")  # only for who has it
SPENT: Final = EVENTS.add("spent", a="card")  # to hire or to move, or as a coin
DISCARDED: Final = EVENTS.add("discarded", a="card")  # over the limit, or for a neutral
RECOVERED: Final = EVENTS.add("recovered", a="card")  # from the discard pile


class Cards(City):
    """The deck, the hands, the discard pile, and the mayoral cards."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)
        self.phase: i64 = CHOICE
        self.deck: list[i64] = [0] * MOST_KINDS
        self.discard: list[i64] = [0] * MOST_KINDS
        self.used: list[i64] = [0] * MOST_KINDS  # in front of the active player, or of Boris
        self.hand: list[list[i64]] = grid(SEATS, MOST_KINDS)
        self.known: list[list[i64]] = grid(SEATS, MOST_KINDS)  # those of a hand that all have seen
        self.cards: list[i64] = [0] * SEATS  # how many are in a hand
        self.in_deck: i64 = 0
        self.mayors: list[i64] = [0] * SEATS  # bits: the mayoral cards of a seat
        self.top: i64 = 0  # bits: the mayoral deck but for the cards put under it
        self.under: list[i64] = [0] * MOST_MAYORS  # cards put under it, the first lies highest
        self.under_by: list[i64] = [0] * MOST_MAYORS  # who put it there, and so knows it
        self.unders: i64 = 0
        self.looking: list[i64] = [0] * SEATS  # bits: the mayoral cards that a seat chooses from
        self.first: list[i64] = [0] * SEATS  # bits: the one kept at the start
        self.returned: list[i64] = [0] * SEATS  # bits: those given back at the start

    # -- action cards --------------------------------------------------------------------------------------

    def fill_deck(self) -> None:
        for kind in range(self.box.kinds):
            self.deck[kind] = self.box.copies[kind]
            self.in_deck += self.box.copies[kind]

    def draw_cards(self, seat: i64, count: i64) -> None:
        """So many from the deck; 4.14: as many as there are."""
        drawn: i64 = 0
        words: i64 = 0
        more: i64 = 0
        for _ in range(count):
            card: i64 = self.draw_card()
            if card == NO_CARD:
                break
            self.hand[seat][card] += 1
            if drawn % (2 * PACK) < PACK:
                words |= (card + 1) << (8 * (drawn % PACK))
            else:
                more |= (card + 1) << (8 * (drawn % PACK))
            drawn += 1
            if drawn % (2 * PACK) == 0:
                self.note(SAW, seat, words, more, bit(seat))
                words = 0
                more = 0
        self.cards[seat] += drawn
        if words:
            self.note(SAW, seat, words, more, bit(seat))
        if drawn:
            self.note(DREW, seat, drawn, 0, EVERYONE)

    def draw_card(self) -> i64:
        """The top card; an empty deck is made of the discard pile first."""
        if self.in_deck == 0:
            for kind in range(self.box.kinds):
                self.deck[kind] = self.discard[kind]
                self.in_deck += self.discard[kind]
                self.discard[kind] = 0
            if self.in_deck == 0:
                return NO_CARD
            self.note(SHUFFLED, 0, self.in_deck, 0, EVERYONE)
        place: i64 = self.below(self.in_deck)
        self.in_deck -= 1
        card: i64 = 0
        while place >= self.deck[card]:
            place -= self.deck[card]
            card += 1
        self.deck[card] -= 1
        return card

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card leaves the hand for all to see."""
        self.hand[seat][card] -= 1
        self.cards[seat] -= 1
        if self.known[seat][card] > 0:
            self.known[seat][card] -= 1

    def spend(self, seat: i64, card: i64) -> None:
        """4.9, 4.11: it lies in front of its player until the turn ends."""
        self.leave_hand(seat, card)
        self.used[card] += 1
        self.note(SPENT, seat, card, 0, EVERYONE)

    def throw_away(self, seat: i64, card: i64) -> None:
        """Straight to the discard pile."""
        self.leave_hand(seat, card)
        self.discard[card] += 1
        self.note(DISCARDED, seat, card, 0, EVERYONE)

    def recover(self, seat: i64, card: i64) -> None:
        """8.28: from the discard pile into the hand; all have seen it."""
        self.discard[card] -= 1
        self.hand[seat][card] += 1
        self.known[seat][card] += 1
        self.cards[seat] += 1
        self.note(RECOVERED, seat, card, 0, EVERYONE)

    def clear_used(self) -> None:
        for kind in range(self.box.kinds):
            self.discard[kind] += self.used[kind]
            self.used[kind] = 0

    def standards_in_hand(self, seat: i64) -> i64:
        """Bits of the colours that the cards of a hand show."""
        seen: i64 = 0
        for kind in range(self.box.kinds):
            if self.hand[seat][kind]:
                seen |= self.box.standards[kind]
        return seen

    # -- mayoral cards -------------------------------------------------------------------------------------

    def deal_mayors(self) -> None:
        """2.4: each seat looks at some."""
        self.top = bit(self.box.mayors) - 1
        for seat in range(self.seats):
            for _ in range(self.box.mayoral):
                card: i64 = self.draw_mayor()
                self.looking[seat] |= bit(card)
            self.note(OFFERED, seat, self.looking[seat], 0, bit(seat))

    def draw_mayor(self) -> i64:
        """The top mayoral card, or NO_CARD; those put under the deck come last, in their order."""
        if self.top:
            place: i64 = self.below(popcount(self.top))
            left: i64 = self.top
            for _ in range(place):
                left &= left - 1
            self.top &= ~(left & -left)
            return lowest_bit(left)
        if self.unders == 0:
            return NO_CARD
        card: i64 = self.under[0]
        self.unders -= 1
        for i in range(self.unders):
            self.under[i] = self.under[i + 1]
            self.under_by[i] = self.under_by[i + 1]
        self.under[self.unders] = 0
        self.under_by[self.unders] = 0
        return card

    def put_under(self, seat: i64, card: i64) -> None:
        self.under[self.unders] = card
        self.under_by[self.unders] = seat
        self.unders += 1

    def keep_first(self, seat: i64, card: i64) -> None:
        """2.4, 2.5: the others are shuffled back."""
        self.mayors[seat] = bit(card)
        self.first[seat] = bit(card)
        self.returned[seat] = self.looking[seat] & ~bit(card)
        self.top |= self.returned[seat]
        self.looking[seat] = 0
        self.note(KEPT_THIS, seat, card, 0, bit(seat))
        self.note(KEPT, seat, 1, 0, EVERYONE)

    def look_at_mayors(self, seat: i64) -> None:
        """8.5: the top two."""
        for _ in range(self.box.look_at):
            card: i64 = self.draw_mayor()
            if card != NO_CARD:
                self.looking[seat] |= bit(card)
        if self.looking[seat]:
            self.note(OFFERED, seat, self.looking[seat], 0, bit(seat))
            self.note(LOOKED, seat, popcount(self.looking[seat]), 0, EVERYONE)

    def keep_mayor(self, seat: i64, card: i64) -> None:
        """8.5: one of them or none; the others go under the deck."""
        if card != NO_CARD:
            self.mayors[seat] |= bit(card)
            self.looking[seat] &= ~bit(card)
            self.note(KEPT_THIS, seat, card, 0, bit(seat))
        left: i64 = self.looking[seat]
        while left:
            self.put_under(seat, lowest_bit(left))
            left &= left - 1
        self.looking[seat] = 0
        self.note(KEPT, seat, 0 if card == NO_CARD else 1, 0, EVERYONE)

    def take_top_mayor(self, seat: i64) -> None:
        card: i64 = self.draw_mayor()
        if card != NO_CARD:
            self.mayors[seat] |= bit(card)
            self.note(KEPT_THIS, seat, card, 0, bit(seat))
            self.note(KEPT, seat, 1, 0, EVERYONE)

    # -- what a seat cannot know ---------------------------------------------------------------------------

    def imagine(self, seat: i64) -> None:
        """Deal the hands of the others, the deck and the hidden mayoral cards anew."""
        if self.phase != OVER and self.seats > 1:
            self.imagine_hands(seat)
            self.imagine_mayors(seat)

    def imagine_hands(self, seat: i64) -> None:
        """What all have seen enter a hand stays there."""
        for other in range(self.seats):
            if other != seat:
                for kind in range(self.box.kinds):
                    hidden: i64 = self.hand[other][kind] - self.known[other][kind]
                    self.deck[kind] += hidden
                    self.in_deck += hidden
                    self.hand[other][kind] -= hidden
        for other in range(self.seats):
            if other != seat:
                count: i64 = self.cards[other]
                for kind in range(self.box.kinds):
                    count -= self.known[other][kind]
                count -= self.imagine_promised(other)
                for _ in range(count):
                    card: i64 = self.draw_card()
                    self.hand[other][card] += 1

    def imagine_promised(self, seat: i64) -> i64:
        """A card that all know to be in a hand because of what its player has begun; how many were dealt."""
        colours: i64 = self.promised(seat)
        left: i64 = 0
        for kind in range(self.box.kinds):
            if self.box.standards[kind] & colours:
                left += self.deck[kind]
                if self.hand[seat][kind]:
                    return 0
        if left == 0:
            return 0
        place: i64 = self.below(left)
        for kind in range(self.box.kinds):
            if self.box.standards[kind] & colours:
                if place < self.deck[kind]:
                    self.deck[kind] -= 1
                    self.in_deck -= 1
                    self.hand[seat][kind] += 1
                    return 1
                place -= self.deck[kind]
        return 0

    def promised(self, seat: i64) -> i64:
        """Bits of the colours of which the seat has shown to hold a card; the next chapter says when."""
        return 0

    def imagine_mayors(self, seat: i64) -> None:
        """A seat knows its cards, those it put under the deck, and that nobody kept first what it gave back.

        A card put under the deck that somebody else looks at later may be anywhere again.
        """
        hidden: i64 = self.top
        for other in range(self.seats):
            if other != seat:
                hidden |= self.mayors[other] | self.looking[other]
        for i in range(self.unders):
            if self.under_by[i] != seat:
                hidden |= bit(self.under[i])
        for other in range(self.seats):
            if other != seat and self.first[other]:
                self.first[other] = self.pick(hidden & ~self.returned[seat])
                hidden &= ~self.first[other]
        for other in range(self.seats):
            if other != seat:
                hidden = self.imagine_mayors_of(other, hidden, self.returned[seat])
        for i in range(self.unders):
            if self.under_by[i] != seat:
                card: i64 = self.pick(hidden)
                self.under[i] = lowest_bit(card)
                hidden &= ~card
        self.top = hidden
        self.imagine_returned(seat)

    def imagine_mayors_of(self, other: i64, hidden: i64, returned: i64) -> i64:
        """Deal the cards of another seat from the hidden ones; what is left of them."""
        later: i64 = popcount(self.mayors[other]) - popcount(self.first[other])
        looked: i64 = popcount(self.looking[other])
        self.mayors[other] = self.first[other]
        self.looking[other] = 0
        for _ in range(later):
            card: i64 = self.pick(hidden)
            self.mayors[other] |= card
            hidden &= ~card
        for _ in range(looked):
            card = self.pick(hidden & ~returned if self.phase == CHOICE else hidden)
            self.looking[other] |= card
            hidden &= ~card
        return hidden

    def imagine_returned(self, seat: i64) -> None:
        """What the others gave back at the start: cards that nobody kept then, wherever they are now."""
        left: i64 = bit(self.box.mayors) - 1
        for other in range(self.seats):
            left &= ~(self.first[other] | (self.looking[other] if self.phase == CHOICE else 0))
        left &= ~self.returned[seat]
        for other in range(self.seats):
            if other != seat:
                count: i64 = popcount(self.returned[other])
                self.returned[other] = 0
                for _ in range(count):
                    card: i64 = self.pick(left)
                    self.returned[other] |= card
                    left &= ~card

    def pick(self, cards: i64) -> i64:
        """One of the cards at random, as a bit; 0 if there is none."""
        if cards == 0:
            return 0
        place: i64 = self.below(popcount(cards))
        for _ in range(place):
            cards &= cards - 1
        return cards & -cards
