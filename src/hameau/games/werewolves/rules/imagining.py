"""What a seat cannot know, dealt anew: bots think in such worlds and never in the true one.

All of it rests on what the seat knows and on luck alone: two worlds that the seat cannot tell apart lead to
the same imagined one.
"""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import (
    ARSONIST,
    BUILDINGS,
    CAMP,
    CUPID,
    DEFENDER,
    HUNTER,
    KINDS,
    PIPER,
    SEER,
    THIEF,
    WEREWOLF,
    WHITE_WEREWOLF,
    WITCH,
    Box,
)
from hameau.games.werewolves.rules.dealing import ALL_CARDS, WOLF_CARDS
from hameau.games.werewolves.rules.mourning import Mourning
from hameau.games.werewolves.rules.statements import CLAIM

OF_CAMP: Final = tuple(sum(1 << kind for kind in range(KINDS) if CAMP[kind] == camp) for camp in range(4))
MIXED: Final = (1 << 40) - 1
TRIES: Final = 60  # deals that fit, before one is taken that a match could hardly lead to


class Imagining(Mourning):
    """Deals anew."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        # for a moment only; always empty otherwise
        self.may: list[i64] = [0] * people.SEATS  # cards that a seat may have, as bits

    def imagine(self, seat: i64) -> None:
        self.forget_thoughts()
        if self.phase == people.OVER:
            self.forget_match(seat)
            return
        if not self.dealt:
            return
        if not self.knows_lovers(seat):
            self.lover_a = 0
            self.lover_b = 0
        if not self.knows_charmed(seat):
            self.charmed = 0
        self.forget_deaths(seat)
        middle_known: bool = self.knows_middle(seat)
        self.constrain(seat)
        self.deal_again(seat, middle_known)
        self.conclude_poison()
        if self.thief != seat + 1:
            self.imagine_thief()
        self.imagine_couple(seat)
        self.imagine_charms(seat)
        self.imagine_night(seat)
        self.imagine_potions(seat)
        self.forget_others(seat)
        if self.is_night():
            self.imagine_choices(seat)
        elif self.is_ballot() and self.option[people.BALLOTS] != 1:
            self.imagine_ballots(seat)

    def forget_match(self, seat: i64) -> None:
        """All cards lie open; what nobody was told stays unknown."""
        if self.thief != seat + 1:
            self.imagine_thief()
        if not self.knows_charmed(seat):
            self.charmed = 0
        self.forget_deaths(seat)
        self.conclude_poison()
        self.imagine_night(seat)
        self.imagine_potions(seat)
        self.forget_others(seat)

    # -- cards ---------------------------------------------------------------------------------------------

    def knows_middle(self, seat: i64) -> bool:
        """The Thief saw it."""
        if self.thief == seat + 1:
            return True
        return self.phase == people.CALL_THIEF and self.card[seat] == THIEF

    def constrain(self, seat: i64) -> None:
        """Which cards the seat thinks possible for the others; 0 for a card that it knows."""
        for other in range(self.seats):
            self.may[other] = 0 if self.knows_card(seat, other) else self.possible(seat, other)

    def possible(self, seat: i64, other: i64) -> i64:
        """The cards that the other one may have, for all that the seat knows."""
        cards: i64 = ALL_CARDS
        charmed: i64 = self.charmed if self.knows_charmed(seat) and self.card[seat] != PIPER else 0
        if self.knows_camp(seat, other):
            cards &= OF_CAMP[CAMP[self.card[other]]]
        if self.is_packmate(seat, other) or self.glimpsed[seat] & bit(other):
            cards &= WOLF_CARDS
        elif (self.knows_pack(seat) and self.is_alive(other)) or (self.met and self.is_wolf(seat)):
            cards &= ~WOLF_CARDS
        if not self.is_alive(other) and not self.may_hide_hunter(seat, other):
            cards &= ~bit(HUNTER)  # who would have shot
        if charmed & bit(other):
            cards &= ~bit(PIPER)
        return cards

    def knows_pack(self, seat: i64) -> bool:
        return self.saw_pack & bit(seat) != 0

    def deal_again(self, seat: i64, middle_known: bool) -> None:
        """Until it fits: such deals are all equally likely."""
        for _ in range(TRIES):
            if self.deal_hands(seat, middle_known):
                break
        for other in range(self.seats):
            self.may[other] = 0
        for kind in range(KINDS):
            self.rest[kind] = 0

    def deal_hands(self, seat: i64, middle_known: bool) -> bool:
        self.count_rest(middle_known)
        self.put_back()
        fits: bool = True
        for size in range(1, KINDS + 1):  # those with the fewest possible cards first
            for other in range(self.seats):
                if self.may[other] and popcount(self.may[other]) == size:
                    kind: i64 = self.draw_among(self.may[other])
                    if kind < 0:
                        kind = self.draw_among(ALL_CARDS)
                        fits = False
                    self.card[other] = kind
        if self.has_middle() and not middle_known:
            for i in range(2):
                spare: i64 = self.draw_among(ALL_CARDS)
                self.middle[i] = spare
        return fits and self.is_plausible() and self.explains_silence(seat)

    def count_rest(self, middle_known: bool) -> None:
        """All cards but those that are known."""
        for kind in range(KINDS):
            self.rest[kind] = self.deck[kind]
        for other in range(self.seats):
            if self.may[other] == 0:
                self.rest[self.card[other]] -= 1
        if self.has_middle() and middle_known:
            self.rest[self.middle[0]] -= 1
            self.rest[self.middle[1]] -= 1

    def is_plausible(self) -> bool:
        """Nobody has won yet, and no Thief left two wolves lying."""
        if self.phase != people.SHOT and self.phase != people.HEIR and self.find_winner() != people.NOT_YET:
            return False
        chosen: bool = self.night > 1 or self.phase > people.CALL_THIEF
        return not (chosen and self.holder(THIEF) and self.must_swap())

    def imagine_thief(self) -> None:
        thief: i64 = self.holder(THIEF)
        chosen: bool = self.night > 1 or self.phase > people.CALL_THIEF
        self.thief = lowest_bit(thief) + 1 if thief and chosen else 0

    # -- Lovers and charmed --------------------------------------------------------------------------------

    def imagine_couple(self, seat: i64) -> None:
        """Any two others, if Cupid was there to bind them."""
        others: i64 = self.alive & ~bit(seat)
        if self.knows_lovers(seat):
            return
        if self.holder(CUPID) == 0 or popcount(others) < 2:
            return
        first: i64 = self.any_of(others)
        second: i64 = self.any_of(others & ~bit(first))
        self.lover_a = min(first, second) + 1
        self.lover_b = max(first, second) + 1
        if self.find_winner() != people.NOT_YET:
            self.lover_a = 0
            self.lover_b = 0

    def imagine_charms(self, seat: i64) -> None:
        """Two a night, as far as there are people."""
        piper: i64 = self.holder(PIPER) & self.alive
        if self.knows_charmed(seat) or piper == 0:
            return
        nights: i64 = (
            self.night - 1 if self.is_night() and self.phase <= people.CALL_PIPER_AGAIN else self.night
        )
        left: i64 = self.alive & ~piper & ~bit(seat)
        for _ in range(2 * nights):
            if popcount(left) > 1:
                one: i64 = self.any_of(left)
                left &= ~bit(one)
                self.charmed |= bit(one)

    # -- the night so far ----------------------------------------------------------------------------------

    def imagine_night(self, seat: i64) -> None:
        if self.card[seat] != DEFENDER:
            self.last_protected = 0
        self.imagine_picked(seat)
        if self.card[seat] != WITCH:
            self.told_victim = 0
        self.noticed &= bit(seat)
        if self.noticed == 0 and self.is_wolves_round():
            self.remember_fingers()  # no finger turned to the Little Girl, for all that this seat knows
        if self.watched_night(seat):
            return  # 3.8: whoever watched has seen the rest
        self.forget_looks(seat)
        if not self.sees_pack(seat):
            self.imagine_pack(seat)
        if self.is_night():
            self.imagine_actions(seat)

    def forget_looks(self, seat: i64) -> None:
        """By day nothing follows any more from what others chose in the night."""
        if self.card[seat] != SEER:
            self.looked_at = 0
        if self.card[seat] != DEFENDER:
            self.protected = 0
        if self.card[seat] != WHITE_WEREWOLF:
            self.bitten = 0

    def imagine_actions(self, seat: i64) -> None:
        """At night it does."""
        if self.card[seat] != DEFENDER and self.phase > people.CALL_DEFENDER:
            self.protected = self.one_or_none(self.alive if self.holder(DEFENDER) & self.alive else 0)
        if (
            self.card[seat] != WHITE_WEREWOLF
            and self.phase > people.CALL_WHITE
            and self.is_called(people.CALL_WHITE)
        ):
            white: i64 = self.holder(WHITE_WEREWOLF) & self.alive
            self.bitten = self.one_or_none(self.alive & self.holder(WEREWOLF) if white else 0)
        if self.card[seat] != ARSONIST and self.phase > people.CALL_ARSONIST:
            self.imagine_fire(seat)

    def one_or_none(self, some: i64) -> i64:
        """Seat + 1 of one of them, or 0."""
        if some == 0 or self.below(popcount(some) + 1) == 0:
            return 0
        return self.any_of(some) + 1

    def imagine_picked(self, seat: i64) -> None:
        """Whom Cupid or the Piper picked first."""
        if self.phase == people.CALL_CUPID_AGAIN and self.card[seat] != CUPID:
            self.picked = self.one_or_none(self.alive if self.holder(CUPID) else 0)
        elif self.phase == people.CALL_PIPER_AGAIN and self.card[seat] != PIPER:
            piper: i64 = self.holder(PIPER) & self.alive
            self.picked = self.one_or_none(self.alive & ~piper & ~self.charmed if piper else 0)

    def imagine_pack(self, seat: i64) -> None:
        """At whom the wolves point, and on whom they agreed."""
        pointed: bool = self.is_wolves_round() and self.phase > people.CALL_WOLVES
        pointing: i64 = self.wolves() & self.alive if pointed else 0
        for wolf in range(self.seats):
            self.point[wolf] = 0
            if pointing & bit(wolf):
                self.point[wolf] = self.one_or_none(self.edible(wolf))
            self.earlier[wolf] = self.point[wolf]
        if self.is_told_victim(seat):
            self.target = self.told_victim
        elif self.is_night() and self.phase > people.CALL_WOLVES_LAST:
            self.target = self.one_or_none(self.alive & ~self.wolves() & ~self.innkeeper())
        else:
            self.target = 0

    def is_told_victim(self, seat: i64) -> bool:
        """The Witch, from her call to the dawn."""
        if not self.is_night() or self.phase < people.CALL_WITCH:
            return False
        return self.card[seat] == WITCH and self.is_shown_victim() and self.is_alive(seat)

    def imagine_fire(self, seat: i64) -> None:
        """A fire that the Witch would have noticed did not burn."""
        told: i64 = self.told_victim
        self.fire = 0
        if self.burnt == 0 and self.holder(ARSONIST) & self.alive and self.below(4) == 0:
            building: i64 = self.below(BUILDINGS)
            home: i64 = self.home[told - 1] if told else 0
            if self.standing & bit(building) and home != building + 1:
                self.fire = building + 1

    def imagine_potions(self, seat: i64) -> None:
        """Only the Witch knows what is left, and the dead what they saw tonight."""
        if self.card[seat] == WITCH:
            return
        if not self.watched_night(seat):
            self.cured = 0
            self.poisoned = 0
        nights: i64 = self.night - 1 if self.is_night() and self.phase <= people.CALL_WITCH else self.night
        some: bool = nights > 0 and self.deck[WITCH] > 0
        self.cure_used = self.below(2) if some else 0
        self.poison_used = self.below(2) if some else 0
        if self.cured:
            self.cure_used = 1
        if self.poisoned or self.killed_by_poison:
            self.poison_used = 1

    # -- what the others know and have chosen --------------------------------------------------------------

    def forget_others(self, seat: i64) -> None:
        """What others have seen is theirs; in an imagined world they have seen nothing."""
        for other in range(self.seats):
            if other != seat:
                self.seen[other] = 0
                self.seen_camp[other] = 0
                self.glimpsed[other] = 0
                self.glimpse[other] = 0

    def imagine_choices(self, seat: i64) -> None:
        """Sealed moves of this round. Who was away is known."""
        for other in range(self.seats):
            if other != seat and self.is_alive(other) and not self.waiting & bit(other):
                if self.missed[other]:
                    self.choice[other] = people.AWAY + 1
                else:
                    self.choice[other] = self.any_move(other) + 1

    def any_move(self, seat: i64) -> i64:
        """A legal one, but that of the clock."""
        self.waiting |= bit(seat)
        count: i64 = self.find_moves(seat)
        self.waiting &= ~bit(seat)
        found: i64 = people.AWAY
        while found == people.AWAY:
            place: i64 = self.below(count)
            found = self.moves[place]
        return found

    def imagine_ballots(self, seat: i64) -> None:
        for other in range(self.seats):
            if other != seat and self.voters & bit(other):
                self.ballot[other] = 0
                blank: bool = self.missed[other] > 0 and not self.option[people.COMPULSORY]
                if not self.waiting & bit(other) and not blank:
                    self.ballot[other] = self.some_ballot(other)
                self.filled[other] = 1 if self.ballot[other] else 0

    def some_ballot(self, seat: i64) -> i64:
        """Seat + 1, or 0 for a blank one, where there are such ballots."""
        some: i64 = self.candidates(seat)
        if self.option[people.COMPULSORY] and some:
            return self.any_of(some) + 1
        return self.one_or_none(some)

    # -- what a search tells apart -------------------------------------------------------------------------

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """Everything that the observer may see after a move, as one number."""
        seen: i64 = self.phase * 1021 + self.night
        seen = self.mix(seen, self.alive)
        seen = self.mix(seen, self.waiting & bit(observer))
        seen = self.mix(seen, self.captain * 64 + self.condemned)
        seen = self.mix(seen, self.banned)
        seen = self.mix(seen, self.standing * 64 + self.spent)
        seen = self.mix(seen, self.seen[observer])
        seen = self.mix(seen, self.glimpse[observer])
        if observer == seat or move >= CLAIM:  # 13.1: all hear a statement
            seen = self.mix(seen, move * people.SEATS + seat)
        if self.knows_charmed(observer):
            seen = self.mix(seen, self.charmed)
        if self.is_wolves_round() and self.sees_pack(observer):
            for wolf in range(self.seats):
                seen = self.mix(seen, self.point[wolf])
        for voter in range(self.seats):
            seen = self.mix(seen, self.last_ballot[voter])
        return seen

    def mix(self, one: i64, other: i64) -> i64:
        """A running number; products stay below 63 bits."""
        return ((one & MIXED) * 1000003 + other % 1000033 * 31 + 7) & MIXED
