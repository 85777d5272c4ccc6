"""What a seat may see, by naming it; and who may look at what."""

from msgspec.structs import replace

from hameau.games.werewolves.content import CAMPS, CHARACTERS, HOMES, Opened
from hameau.games.werewolves.rules import box
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.people import BALLOTS, CALL_CUPID_AGAIN, CALL_PIPER_AGAIN, CALL_THIEF, OVER
from hameau.games.werewolves.square import NO_ONE, Night, Person, View, square
from hameau.games.werewolves.telling import BORDER


def view(content: Opened, state: Rules, seat: int | None) -> View:
    """What the seat sees; a spectator sees what all see."""
    return seen(Look(content, state, seat))


def reveal(content: Opened, state: Rules) -> View:
    """Everything, for replays and for who moderates."""
    return seen(OpenEyes(content, state, None))


def seen(look: "Look") -> View:
    """What all may see, and what these eyes see besides."""
    common = square(look.content, look.state)
    return replace(common, me=look.seat, people=look.people(common.people), dark=look.dark())


class Look:
    """One pair of eyes on a state; arrays are read once."""

    def __init__(self, content: Opened, state: Rules, seat: int | None) -> None:
        self.content, self.state, self.seat = content, state, seat
        self.over = state.phase == OVER
        self.ghost = seat is not None and state.watched_night(seat)
        self.mine = state.card[seat] if seat is not None and state.dealt else -1
        self.freed = bool(state.holder(box.PIPER) & (state.shown | state.camp_shown))
        self.card, self.ballot, self.dealt, self.shown = state.card, state.ballot, state.dealt, state.shown
        # the Innkeeper's first vote is public
        self.sealed = 0 if state.option[BALLOTS] == 1 else state.voters

    def people(self, open_people: list[Person]) -> list[Person]:
        """Everybody, with what these eyes know of them."""
        state = self.state
        charmed = state.charmed if self.knows_charmed() else 0
        in_love = self.knows_lovers()
        return [
            self.known(one, bool(charmed >> one.seat & 1), in_love and state.lover_of(one.seat) > 0)
            for one in open_people
        ]

    def known(self, person: Person, charmed: bool, lover: bool) -> Person:
        other = person.seat
        ballot = self.ballot[other] - 1 if self.may_see_ballot(other) else NO_ONE
        card, wolf = self.known_card(other), self.knows_wolf(other)
        camp = self.known_camp(other, card)
        if not (card or camp or wolf or charmed or lover) and ballot == NO_ONE:
            return person
        return replace(person, ballot=ballot, card=card, camp=camp, wolf=wolf, charmed=charmed, lover=lover)

    # -- who is who ----------------------------------------------------------------------------------------

    def known_card(self, other: int) -> str:
        if not self.dealt:
            return ""
        shown = self.over or self.shown >> other & 1
        if self.seat is not None and not shown:
            shown = self.state.knows_card(self.seat, other)
        return CHARACTERS[self.card[other]] if shown else ""

    def known_camp(self, other: int, card: str) -> str:
        known = card or self.state.camp_shown >> other & 1
        if self.seat is not None and not known:
            known = self.state.knows_camp(self.seat, other)
        return CAMPS[box.CAMP[self.card[other]]] if known else ""

    def knows_wolf(self, other: int) -> bool:
        if self.seat is not None and not self.over:
            return bool(self.state.dealt and self.state.knows_wolf(self.seat, other))
        shown = self.over or (self.state.shown | self.state.camp_shown) >> other & 1
        return bool(shown and self.state.is_wolf(other))

    def knows_charmed(self) -> bool:
        """5.20: when all see that the Piper is dead the charm is over."""
        return self.seat is not None and not self.freed and bool(self.state.knows_charmed(self.seat))

    def knows_lovers(self) -> bool:
        if self.over or self.state.grieved:
            return True
        return self.seat is not None and bool(self.state.knows_lovers(self.seat))

    def may_see_ballot(self, other: int) -> bool:
        return other == self.seat or not self.sealed >> other & 1

    # -- tonight -------------------------------------------------------------------------------------------

    def dark(self) -> Night:
        state = self.state
        night = state.is_night()
        return Night(
            choice=self.choice() if night else "",
            fingers=self.fingers(),
            victim=self.victim(),
            looked_at=self.told(box.SEER, state.looked_at),
            protected=self.told(box.DEFENDER, state.protected),
            bitten=self.told(box.WHITE_WEREWOLF, state.bitten),
            fire=HOMES[state.fire - 1] if self.told(box.ARSONIST, state.fire) >= 0 else "",
            cured=self.told(box.WITCH, state.cured) >= 0,
            poisoned=self.told(box.WITCH, state.poisoned),
            picked=self.picked() if night else NO_ONE,
            middle=self.middle(),
            cure_left=self.mine == box.WITCH and not state.cure_used,
            poison_left=self.mine == box.WITCH and not state.poison_used,
            match_left=self.mine == box.ARSONIST and not (state.burnt or state.fire),
        )

    def told(self, kind: int, secret: int) -> int:
        """A choice of this night, less 1, for who made it and for the dead who watch."""
        return secret - 1 if self.mine == kind or self.ghost else NO_ONE

    def choice(self) -> str:
        mine = self.state.choice[self.seat] if self.seat is not None else 0
        return BORDER.write(self.content, self.state, mine - 1) if mine else ""

    def fingers(self) -> list[int]:
        fingers = self.state.point[: self.state.seats]
        return [finger - 1 for finger in fingers] if self.sees_pack() else []

    def sees_pack(self) -> bool:
        """The wolves who were awake last night, and the dead who watched them."""
        return self.seat is not None and self.mine >= 0 and bool(self.state.sees_pack(self.seat))

    def victim(self) -> int:
        """The pack's prey: for the pack, and for the Witch who was shown it."""
        if self.sees_pack():
            return self.state.target - 1
        return self.state.told_victim - 1 if self.mine == box.WITCH else NO_ONE

    def picked(self) -> int:
        state = self.state
        cupid = state.phase == CALL_CUPID_AGAIN and self.mine == box.CUPID
        piper = state.phase == CALL_PIPER_AGAIN and self.mine == box.PIPER
        return state.picked - 1 if cupid or piper else NO_ONE

    def middle(self) -> list[str]:
        """The two cards in the middle: for the Thief, and for all when it is over."""
        state = self.state
        choosing = state.phase == CALL_THIEF and self.mine == box.THIEF
        thief = self.seat is not None and state.thief == self.seat + 1
        if not state.has_middle() or not (choosing or thief or self.over):
            return []
        return [CHARACTERS[kind] for kind in state.middle]


class OpenEyes(Look):
    """Eyes from which nothing is hidden."""

    def __init__(self, content: Opened, state: Rules, seat: int | None) -> None:
        super().__init__(content, state, seat)
        self.over = True

    def knows_charmed(self) -> bool:
        return not self.freed

    def may_see_ballot(self, other: int) -> bool:
        return True

    def told(self, kind: int, secret: int) -> int:
        return secret - 1

    def sees_pack(self) -> bool:
        return bool(self.state.dealt)

    def picked(self) -> int:
        return self.state.picked - 1

    def dark(self) -> Night:
        state = self.state
        return replace(
            super().dark(),
            cure_left=bool(state.deck[box.WITCH] and not state.cure_used),
            poison_left=bool(state.deck[box.WITCH] and not state.poison_used),
            match_left=bool(state.deck[box.ARSONIST] and not (state.burnt or state.fire)),
        )
