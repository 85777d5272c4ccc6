"""Who is probably who: what a seat may conclude from deaths, votes, claims, reports and cards that lie open.

For every seat and every card there is a weight: how many of these cards are left, times how likely such a
player would have done what all have seen (the numbers below, each with its reason). What depends on others
(is it a wolf whom somebody accuses?) takes them for what the weighing before found, and so do the cards that
are left: weighed a few times, everybody has one card and every card one owner. A seat uses what it knows
itself and what all know.
"""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit
from hameau.games.werewolves.rules.box import (
    BAKERY,
    CAMP,
    CHURCH,
    HUNTER,
    KINDS,
    LITTLE_GIRL,
    SEER,
    VILLAGER,
    WEREWOLF,
    WHITE_WEREWOLF,
    Box,
)
from hameau.games.werewolves.rules.dealing import ALL_CARDS, WOLF_CARDS
from hameau.games.werewolves.rules.imagining import OF_CAMP
from hameau.games.werewolves.rules.mourning import ALL_EYES
from hameau.games.werewolves.rules.observation import Observation
from hameau.games.werewolves.rules.people import BY_NIGHT, BY_POISON, SEATS

WEIGHINGS: Final = 6  # the first without an opinion of the others
CALM: Final = 0.6  # how far an opinion follows a weighing: two who blame each other would swing for ever
NEVER: Final = 0.000001

# How often a wolf does something for once that a villager does it. A vote against a wolf is a strong sign of
# innocence: wolves give up a brother only when he is lost anyway. A defence is no sign: wolves take care to
# defend as villagers do.
VOTES_AGAINST_WOLF: Final = 0.45
VOTES_AGAINST_VILLAGE: Final = 1.2  # wolves never err: each of their other votes hits the village
ACCUSES_WOLF: Final = 0.5  # words cost less than votes
ACCUSES_VILLAGE: Final = 1.1
UNEATEN: Final = 0.8  # a night of as many as play: who is trusted and not eaten may be one of the pack
DIED_AT_NIGHT: Final = 0.1  # where cards stay hidden: the pack eats no wolf, few others kill by night

# How likely somebody says it: the true owner of a card, a wolf who needs a story, a villager who has none.
CLAIMS_OWN_CARD: Final = 0.4  # at some moment of the match; many keep quiet
CLAIMS_AS_WOLF: Final = 0.03  # found out as soon as the true owner speaks or dies
SILENT_OWNER: Final = 0.15  # the true one seldom keeps quiet when another one claims the card
CLAIMS_FALSELY: Final = 0.001  # a villager who lies helps the wolves

# What a report says when the subject is a wolf, and when it is none: of who has seen it, and of a wolf.
SIGHTED_IS_WRONG: Final = 0.01  # a card is a card
BLIND_REPORTS: Final = 0.01  # a villager who cannot have seen anything
LIAR_BLAMES_WOLF: Final = 0.1  # a wolf who gives a brother away to be believed
LIAR_BLAMES_VILLAGE: Final = 0.9
LIAR_CLEARS_WOLF: Final = 0.6
LIAR_CLEARS_VILLAGE: Final = 0.4


class Suspicion(Observation):
    """Beliefs of one seat at a time; a move makes them void."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.thinker: i64 = 0  # seat + 1 of whose beliefs these are; 0: nobody thinks, and all is empty
        self.belief: list[list[float]] = [[0.0] * KINDS for _ in range(SEATS)]  # the chance of each card
        self.doubt: list[float] = [0.0] * SEATS  # the chance that a seat is a wolf
        self.blame: list[float] = [0.0] * SEATS  # the same for somebody who knows what all know
        self.renown: list[float] = [0.0] * SEATS  # for such a one: the chance that a seat is the Seer
        # for a moment only; always empty otherwise
        self.taken: i64 = 0  # cards that somebody claims, as bits
        self.unseen: list[float] = [0.0] * KINDS  # cards that nobody is known to have
        self.share: list[float] = [0.0] * KINDS  # how much each counts in a weighing

    def consider(self, seat: i64) -> None:
        """Make up the mind of a seat, if it is not made up yet."""
        if self.thinker == seat + 1:
            return
        self.weigh(ALL_EYES)
        for other in range(self.seats):
            self.blame[other] = self.doubt[other]
            self.renown[other] = self.belief[other][SEER]
        self.weigh(seat)
        self.thinker = seat + 1

    def forget_thoughts(self) -> None:
        if self.thinker == 0:
            return
        self.thinker = 0
        for seat in range(self.seats):
            self.doubt[seat] = 0.0
            self.blame[seat] = 0.0
            self.renown[seat] = 0.0
            for kind in range(KINDS):
                self.belief[seat][kind] = 0.0

    # -- what is known for sure ----------------------------------------------------------------------------

    def weigh(self, eyes: i64) -> None:
        """The beliefs of a seat, or of ALL_EYES."""
        unknown: i64 = self.look_at_cards(eyes)
        for _ in range(WEIGHINGS):
            for seat in range(self.seats):
                if unknown & bit(seat):
                    self.weigh_seat(seat)
                    self.normalise(seat)
            self.fit(unknown)
            for other in range(self.seats):
                wolf: float = self.belief[other][WEREWOLF] + self.belief[other][WHITE_WEREWOLF]
                self.doubt[other] += CALM * (wolf - self.doubt[other])
        for done in range(self.seats):
            self.may[done] = 0
        for kind in range(KINDS):
            self.unseen[kind] = 0.0
            self.share[kind] = 0.0
        self.taken = 0

    def look_at_cards(self, eyes: i64) -> i64:
        """Which cards are possible and which are left; the set of those whose card is not known."""
        unknown: i64 = 0
        for kind in range(KINDS):
            self.unseen[kind] = float(self.deck[kind])
        for seat in range(self.seats):
            self.may[seat] = self.possible_for(eyes, seat)
            if self.claimed[seat] - 1 > WEREWOLF and self.claimed[seat] - 1 != WHITE_WEREWOLF:
                self.taken |= bit(self.claimed[seat] - 1)
            for card in range(KINDS):
                self.belief[seat][card] = 0.0
            if self.has_seen(eyes, seat):
                self.unseen[self.card[seat]] -= 1.0
                self.belief[seat][self.card[seat]] = 1.0
            else:
                unknown |= bit(seat)
        self.leave_in_box()
        for kinds in range(KINDS):
            self.share[kinds] = self.unseen[kinds]
        self.guess(unknown)
        return unknown

    def leave_in_box(self) -> None:
        """2.8: nobody knows which of the cards that are left were put back, so a part of each."""
        if self.unused() == 0:
            return
        wolves: float = self.unseen[WEREWOLF] + self.unseen[WHITE_WEREWOLF]
        others: float = -wolves
        for kind in range(KINDS):
            others += self.unseen[kind]
        unused: float = float(self.unused() - self.unused_wolves())
        for card in range(KINDS):
            if self.is_wolf_card(card):
                self.unseen[card] *= 1.0 - float(self.unused_wolves()) / wolves if wolves > 0.0 else 0.0
            else:
                self.unseen[card] *= 1.0 - unused / others if others > 0.0 else 0.0

    def has_seen(self, eyes: i64, seat: i64) -> bool:
        return self.shown & bit(seat) != 0 if eyes < 0 else self.knows_card(eyes, seat)

    def possible_for(self, eyes: i64, seat: i64) -> i64:
        if eyes >= 0:
            return self.possible(eyes, seat)
        cards: i64 = OF_CAMP[CAMP[self.card[seat]]] if self.camp_shown & bit(seat) else ALL_CARDS
        if not self.is_alive(seat) and not self.may_hide_hunter(ALL_EYES, seat):
            cards &= ~bit(HUNTER)
        return cards

    def guess(self, unknown: i64) -> None:
        """Before anything is weighed: as many wolves among the unknown as there are wolf cards left."""
        cards: float = 0.0
        for kind in range(KINDS):
            cards += self.unseen[kind]
        wolves: float = self.unseen[WEREWOLF] + self.unseen[WHITE_WEREWOLF]
        for seat in range(self.seats):
            if unknown & bit(seat):
                self.doubt[seat] = wolves / cards if self.may[seat] & WOLF_CARDS else 0.0
                if self.may[seat] & ~WOLF_CARDS == 0:
                    self.doubt[seat] = 1.0
            else:
                self.doubt[seat] = 1.0 if self.is_wolf(seat) else 0.0

    # -- how likely is it all, for each card? --------------------------------------------------------------

    def weigh_seat(self, seat: i64) -> None:
        as_wolf: float = self.conduct_of_wolf(seat) * self.word_of_others(seat)
        told: bool = (self.says_wolf[seat] | self.says_village[seat]) != 0
        for kind in range(KINDS):
            weight: float = 0.0
            if self.may[seat] & bit(kind) and self.unseen[kind] > 0.0:
                weight = self.share[kind] * self.claim_of(seat, kind) + NEVER
                if self.is_wolf_card(kind):
                    weight *= as_wolf * self.reports_of_liar(seat)
                elif told:
                    weight *= self.reports_of_honest(seat, kind)
            self.belief[seat][kind] = weight

    def conduct_of_wolf(self, seat: i64) -> float:
        """How much likelier a wolf would have voted and accused like this."""
        likelihood: float = 1.0
        if self.cause[seat] > 0 and self.cause[seat] <= BY_POISON and self.cause[seat] >= BY_NIGHT:
            likelihood = DIED_AT_NIGHT
        likelihood *= self.ratio(self.against[seat], VOTES_AGAINST_WOLF, VOTES_AGAINST_VILLAGE)
        likelihood *= self.ratio(self.accuses[seat], ACCUSES_WOLF, ACCUSES_VILLAGE)
        if not self.is_alive(seat):
            return likelihood
        return max(likelihood, UNEATEN * float(self.night) / float(self.seats))

    def ratio(self, some: i64, if_wolf: float, if_village: float) -> float:
        """The product over those whom it concerns, each a wolf as far as it is believed."""
        product: float = 1.0
        while some:
            doubt: float = self.doubt[lowest_bit(some)]
            product *= doubt * if_wolf + (1.0 - doubt) * if_village
            some &= some - 1
        return product

    def word_of_others(self, seat: i64) -> float:
        """How much likelier the others report this of a wolf: the honest have seen it, a wolf lies."""
        likelihood: float = 1.0
        for other in range(self.seats):
            wolf: float = self.doubt[other]
            if self.says_wolf[other] & bit(seat):
                likelihood *= (1.0 - wolf) + wolf * LIAR_BLAMES_WOLF
                likelihood /= (1.0 - wolf) * SIGHTED_IS_WRONG + wolf * LIAR_BLAMES_VILLAGE
            elif self.says_village[other] & bit(seat):
                likelihood *= (1.0 - wolf) * SIGHTED_IS_WRONG + wolf * LIAR_CLEARS_WOLF
                likelihood /= (1.0 - wolf) + wolf * LIAR_CLEARS_VILLAGE
        return likelihood

    def claim_of(self, seat: i64, kind: i64) -> float:
        """Would somebody with this card claim what the seat claims? To be a villager is claimed freely."""
        claim: i64 = self.claimed[seat] - 1
        if claim <= VILLAGER or self.is_wolf_card(claim):
            return SILENT_OWNER if self.taken & bit(kind) else 1.0
        if claim == kind:
            return CLAIMS_OWN_CARD
        return CLAIMS_AS_WOLF if self.is_wolf_card(kind) else CLAIMS_FALSELY

    def reports_of_honest(self, seat: i64, kind: i64) -> float:
        """What somebody of the village reports is true; who could not see anything reports nothing."""
        wrong: float = SIGHTED_IS_WRONG
        likelihood: float = self.ratio(self.says_wolf[seat], 1.0, wrong)
        likelihood *= self.ratio(self.says_village[seat], wrong, 1.0)
        return likelihood if self.has_sight(seat, kind) else likelihood * BLIND_REPORTS

    def has_sight(self, seat: i64, kind: i64) -> bool:
        """The Seer, the Little Girl, and who lives where one sees something."""
        if kind == SEER or kind == LITTLE_GIRL:
            return True
        return self.home[seat] == CHURCH + 1 or self.home[seat] == BAKERY + 1

    def reports_of_liar(self, seat: i64) -> float:
        likelihood: float = self.ratio(self.says_wolf[seat], LIAR_BLAMES_WOLF, LIAR_BLAMES_VILLAGE)
        return likelihood * self.ratio(self.says_village[seat], LIAR_CLEARS_WOLF, LIAR_CLEARS_VILLAGE)

    # -- one card each -------------------------------------------------------------------------------------

    def normalise(self, seat: i64) -> None:
        """Everybody has one card."""
        whole: float = 0.0
        for kind in range(KINDS):
            whole += self.belief[seat][kind]
        for card in range(KINDS):
            self.belief[seat][card] /= whole

    def fit(self, unknown: i64) -> None:
        """Every kind of card is owned as often as it is left: the next weighing counts it more or less."""
        for kind in range(KINDS):
            owned: float = 0.0
            for owner in range(self.seats):
                if unknown & bit(owner):
                    owned += self.belief[owner][kind]
            if owned > 0.0:
                self.share[kind] *= self.unseen[kind] / owned
