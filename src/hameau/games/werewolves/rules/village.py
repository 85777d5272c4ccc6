"""The Village: tokens, buildings, who lives where, and the Bailiff who houses Vagabonds (chapter 8)."""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import (
    BAILIFFS_HOUSE,
    BUILDINGS,
    CHURCH,
    FARMS,
    HOVEL,
    MANOR,
    SCHOOL,
    SHOP,
    TAVERN,
    TOKENS,
    Box,
)
from hameau.games.werewolves.rules.dealing import Dealing

NAME: Final = people.MOVES.add("name {player}", people.SEATS, first=352, rule="7.5")  # the next Captain
HOUSE: Final = people.MOVES.add("house {player}", people.SEATS, first=544, rule="8.16")
PICK: Final = people.MOVES.add("pick {token}", TOKENS, first=624, rule="8.4")

NOT_THERE: Final = people.LAWS.add("not-there", "8.3")
TAVERN_SPARED: Final = people.LAWS.add("tavern-spared", "8.12", "player")
NO_VAGABOND: Final = people.LAWS.add("no-vagabond", "8.14", "player")
HAS_A_HOME: Final = people.LAWS.add("has-a-home", "8.16", "player")
FARMERS_ONLY: Final = people.LAWS.add("farmers-only", "7.5", "player")

TOOK_TOKEN: Final = people.EVENTS.add("took-token", a="building:token")
OFFERED: Final = people.EVENTS.add("offered-home", a="building")
HOUSED: Final = people.EVENTS.add("housed", a="building")
REFUSED_HOME: Final = people.EVENTS.add("refused-home", a="building")
LEFT_EMPTY: Final = people.EVENTS.add("left-empty", a="building")
CAPTAIN_NAMED: Final = people.EVENTS.add("became-captain")
NO_CAPTAIN: Final = people.EVENTS.add("no-captain")


class Village(Dealing):
    """Homes. A seat without one is a Vagabond, if the Village is played at all."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.pool: list[i64] = [0] * TOKENS  # tokens to be given out
        self.first: i64 = 0  # who began the draft
        self.home: list[i64] = [0] * people.SEATS  # building + 1
        self.tenant: list[i64] = [0] * BUILDINGS  # seat + 1, also of who died there
        self.standing: i64 = 0
        self.burnt: i64 = 0
        self.spent: i64 = 0  # buildings whose single use is used up
        self.immune: i64 = 0  # 1 while wolves and votes spare the tavern
        self.farmers_rule: i64 = 0  # 1 where Farmers elect the Captain
        self.captain: i64 = 0  # seat + 1
        self.closed: i64 = 0  # 1: there will be no Captain any more
        self.vacancy: i64 = 0  # building + 1 that the Bailiff is asked about
        self.offered: i64 = 0  # seat + 1
        self.turned_down: i64 = 0  # the Vagabonds who refused it
        self.left: i64 = 0  # buildings that he leaves empty today

    # -- 8.1 to 8.5: tokens --------------------------------------------------------------------------------

    def give_tokens(self) -> None:
        """By luck, or by a draft that begins anywhere."""
        if self.option[people.GIVING] == 2:
            self.first = self.below(self.seats)
            self.phase = people.DRAFT
            self.waiting = bit(self.first)
            return
        for seat in range(self.seats):
            drawn: i64 = self.draw(self.pool, TOKENS)
            self.take_token(seat, drawn)

    def take_token(self, seat: i64, token: i64) -> None:
        self.home[seat] = token
        if token > 0:
            self.tenant[token - 1] = seat + 1
            self.standing |= bit(token - 1)
            if token - 1 < FARMS:
                self.farmers_rule = 1
            if token - 1 == TAVERN:
                self.immune = 1
        self.tell_all(TOOK_TOKEN, seat, token, 0)

    def find_picks(self) -> i64:
        count: i64 = 0
        for token in range(TOKENS):
            if not self.forbids(NOT_THERE, PICK + token, self.pool[token] == 0):
                self.moves[count] = PICK + token
                count += 1
        self.moves[count] = people.AWAY
        return count + 1

    def pick(self, seat: i64, move: i64) -> None:
        """8.4: one after the other, clockwise."""
        token: i64 = move - PICK
        if move == people.AWAY:  # 8.5
            token = self.draw(self.pool, TOKENS)
            self.pool[token] += 1
        self.pool[token] -= 1
        self.take_token(seat, token)
        following: i64 = 0 if seat + 1 == self.seats else seat + 1
        self.waiting = bit(following)
        if following == self.first:
            self.waiting = 0
            for kind in range(TOKENS):
                self.pool[kind] = 0  # 8.3: what nobody took is out of the game

    # -- who lives where -----------------------------------------------------------------------------------

    def is_vagabond(self, seat: i64) -> bool:
        return self.village != 0 and self.home[seat] == 0

    def vagabonds(self) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            if self.is_vagabond(seat):
                found |= bit(seat)
        return found

    def lives_in(self, building: i64) -> i64:
        """The living tenant: a set of one seat, or none."""
        if not self.standing & bit(building) or self.tenant[building] == 0:
            return 0
        return bit(self.tenant[building] - 1) & self.alive

    def holds(self, building: i64) -> i64:
        """The living tenant who can still use the token."""
        return 0 if self.spent & bit(building) else self.lives_in(building)

    def farmers(self) -> i64:
        found: i64 = 0
        for farm in range(FARMS):
            found |= self.lives_in(farm)
        return found

    def teacher(self) -> i64:
        return self.lives_in(SCHOOL)

    def innkeeper(self) -> i64:
        """Who cannot be eaten nor voted for."""
        return self.lives_in(TAVERN) if self.immune else 0

    def without_vagabonds(self, verb: i64, some: i64) -> i64:
        """8.14: some powers do not touch them."""
        return self.only(NO_VAGABOND, verb, some, ~self.vagabonds())

    def day_powers(self) -> i64:
        """Who can still confess, restore or use the razor."""
        return self.holds(CHURCH) | self.holds(HOVEL) | self.holds(SHOP)

    def spent_powers(self) -> i64:
        """8.8: who can be given one back, and still lives there."""
        spent: i64 = 0
        for i in range(3):
            building: i64 = CHURCH if i == 0 else MANOR if i == 1 else SHOP
            if self.spent & bit(building):
                spent |= self.lives_in(building)
        return spent

    def burn_down(self, building: i64) -> None:
        """9.8: it is gone for good, and who lived there has no home."""
        self.standing &= ~bit(building)
        self.burnt |= bit(building)
        if self.tenant[building]:
            self.home[self.tenant[building] - 1] = 0
            self.tenant[building] = 0
        if building == TAVERN:
            self.immune = 0

    # -- 8.15 to 8.19: housing -----------------------------------------------------------------------------

    def open_housing(self) -> None:
        self.left = 0
        self.turned_down = 0

    def next_vacancy(self) -> bool:
        """Ask the Bailiff about the next empty building, if there is one and somebody to live there."""
        bailiff: i64 = self.lives_in(BAILIFFS_HOUSE)
        self.vacancy = 0
        self.offered = 0
        if bailiff == 0:
            return False
        for building in range(BUILDINGS):
            if self.is_vacant(building) and not self.left & bit(building):
                if self.candidates_for_home():
                    self.vacancy = building + 1
                    self.ask(people.HOUSING, bailiff)
                    return True
                self.leave_empty(building)
        return False

    def is_vacant(self, building: i64) -> bool:
        """8.19: its tenant died, it stands, and it is not the Bailiff's own."""
        if building == BAILIFFS_HOUSE or not self.standing & bit(building):
            return False
        return self.lives_in(building) == 0

    def find_homeless(self) -> i64:
        self.moves[0] = people.AWAY
        self.moves[1] = people.NO
        return self.list_seats(2, HOUSE, self.candidates_for_home())

    def candidates_for_home(self) -> i64:
        """8.16"""
        return self.only(HAS_A_HOME, HOUSE, self.living(HOUSE), self.vagabonds() & ~self.turned_down)

    def leave_empty(self, building: i64) -> None:
        self.left |= bit(building)
        self.turned_down = 0

    def offer_home(self, seat: i64) -> None:
        self.offered = seat + 1
        self.tell_all(OFFERED, seat, self.vacancy - 1, 0)
        self.ask(people.ANSWER, bit(seat))

    def decline_to_house(self, bailiff: i64) -> None:
        self.tell_all(LEFT_EMPTY, bailiff, self.vacancy - 1, 0)
        self.leave_empty(self.vacancy - 1)

    def answer_offer(self, seat: i64, yes: bool) -> None:
        if yes:
            self.move_in(seat, self.vacancy - 1)
        else:
            self.turned_down |= bit(seat)
            self.tell_all(REFUSED_HOME, seat, self.vacancy - 1, 0)

    def move_in(self, seat: i64, building: i64) -> None:
        """8.16, 8.17: to the place of who lived there, with a fresh token."""
        former: i64 = self.tenant[building] - 1
        place: i64 = self.place[former]
        self.place[former] = self.place[seat]
        self.place[seat] = place
        self.home[former] = 0
        self.home[seat] = building + 1
        self.tenant[building] = seat + 1
        self.spent &= ~bit(building)
        self.turned_down = 0
        if building == TAVERN:
            self.immune = 1
        self.tell_all(HOUSED, seat, building, 0)

    # -- 7.1 to 7.6: the Captain ---------------------------------------------------------------------------

    def find_heirs(self) -> i64:
        self.moves[0] = people.AWAY
        return self.list_seats(1, NAME, self.heirs())

    def heirs(self) -> i64:
        """To whom the medal can go: with Farmers, to Farmers only."""
        others: i64 = self.others(NAME, self.captain - 1)
        return self.only(FARMERS_ONLY, NAME, others, self.farmers()) if self.farmers_rule else others

    def must_pass_medal(self) -> bool:
        """A Captain who died, or a Farmer who lost the farm."""
        if self.captain == 0:
            return False
        seat: i64 = self.captain - 1
        if not self.is_alive(seat):
            return True
        return self.farmers_rule != 0 and not self.farmers() & bit(seat)

    def make_captain(self, seat: i64) -> None:
        self.captain = seat + 1
        self.tell_all(CAPTAIN_NAMED, seat, 0, 0)

    def lose_captain(self) -> None:
        self.tell_all(NO_CAPTAIN, self.captain - 1, 0, 0)
        self.captain = 0

    def close_office(self) -> None:
        """7.6: once no Farmer is left there is no Captain any more, elected or not."""
        if (
            self.option[people.CAPTAIN]
            and self.farmers_rule
            and not self.option[people.REOPENS]
            and self.farmers() == 0
        ):
            self.closed = 1

    def pass_medal_alone(self) -> bool:
        """No question where there is no choice; is the medal settled?"""
        heirs: i64 = self.heirs()
        if heirs == 0:
            self.lose_captain()
        elif popcount(heirs) == 1:
            self.make_captain(lowest_bit(heirs))
        return popcount(heirs) <= 1
