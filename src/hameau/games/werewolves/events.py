"""What can happen in Werewolves. Each kind has its sentence; who may know it stands in the rules."""

from hameau.engine.answers import Event


class About(Event, frozen=True, kw_only=True):
    """Something about a second player."""

    other: int

    def facts(self) -> dict[str, str | int]:
        return {"#other": self.other}


class InBuilding(Event, frozen=True, kw_only=True):
    """Something about a building."""

    building: str

    def facts(self) -> dict[str, str | int]:
        return {"@building": self.building}


class OfCard(Event, frozen=True, kw_only=True):
    """Something about a card, or what is shown of it."""

    card: str

    def facts(self) -> dict[str, str | int]:
        return {"@card": self.card}


# -- setting up --------------------------------------------------------------------------------------------


class Dealt(OfCard, frozen=True, tag="dealt", kw_only=True):
    """For the player: the own card."""


class TurnedUp(OfCard, frozen=True, tag="turned-up", kw_only=True):
    """At the end every card is shown."""


class TookToken(InBuilding, frozen=True, tag="took-token", kw_only=True):
    """A public role: a building, or `vagabond`."""

    def facts(self) -> dict[str, str | int]:
        return {**super().facts(), "homeless": int(self.building == "vagabond")}


class NightFell(Event, frozen=True, tag="night-fell", kw_only=True):
    """Everybody sleeps."""

    night: int


class Called(Event, frozen=True, tag="called", kw_only=True):
    """A round of the night: everybody alive owes a move."""

    call: str

    def facts(self) -> dict[str, str | int]:
        return {"@call": f"call-{self.call}"}


class Asked(Event, frozen=True, tag="asked", kw_only=True):
    """By day: one player, or several, have something to decide."""

    call: str
    deciding: int

    def facts(self) -> dict[str, str | int]:
        return {"@call": f"call-{self.call}", "deciding": self.deciding}


# -- the night, each for those who may know it ---------------------------------------------------------------


class SawMiddle(Event, frozen=True, tag="saw-middle", kw_only=True):
    """The two cards in the middle, for the Thief, and for all at the end."""

    first: str
    second: str

    def facts(self) -> dict[str, str | int]:
        return {"@first": self.first, "@second": self.second}


class Swapped(OfCard, frozen=True, tag="swapped", kw_only=True):
    """The Thief took a card."""


class Paired(About, frozen=True, tag="paired", kw_only=True):
    """Two are Lovers."""


class MetWolf(Event, frozen=True, tag="met-wolf", kw_only=True):
    """The pack sees that this one belongs to it."""


class Guarded(About, frozen=True, tag="guarded", kw_only=True):
    """The Defender protects somebody."""


class OfOthersCard(About, frozen=True, kw_only=True):
    """Something about the card of a second player."""

    card: str

    def facts(self) -> dict[str, str | int]:
        return {"#other": self.other, "@card": self.card}


class Saw(OfOthersCard, frozen=True, tag="saw", kw_only=True):
    """The Seer sees a card, or a camp."""


class Pointed(About, frozen=True, tag="pointed", kw_only=True):
    """A wolf points at somebody."""


class BecamePrey(Event, frozen=True, tag="became-prey", kw_only=True):
    """The pack agreed."""


class NoPrey(Event, frozen=True, tag="no-prey", kw_only=True):
    """The pack did not agree."""


class Glimpsed(About, frozen=True, tag="glimpsed", kw_only=True):
    """The Little Girl or the Baker saw a wolf."""


class Shadows(Event, frozen=True, tag="shadows", kw_only=True):
    """Or nothing."""


class NoticedGirl(Event, frozen=True, tag="noticed-girl", kw_only=True):
    """A wolf saw the Little Girl peeking."""


class Bit(About, frozen=True, tag="bit", kw_only=True):
    """The White Werewolf bit a wolf."""


class LitFire(InBuilding, frozen=True, tag="lit-fire", kw_only=True):
    """The Arsonist used the match."""


class ShownVictim(Event, frozen=True, tag="shown-victim", kw_only=True):
    """The Witch is shown whom the pack chose."""


class NoVictim(Event, frozen=True, tag="no-victim", kw_only=True):
    """Or that there is nobody."""


class Cured(About, frozen=True, tag="cured", kw_only=True):
    """The Witch saved somebody."""


class Poisoned(About, frozen=True, tag="poisoned", kw_only=True):
    """The Witch poisoned somebody."""


class Charmed(Event, frozen=True, tag="charmed", kw_only=True):
    """The charmed see each other."""


class StuckPoster(About, frozen=True, tag="stuck-poster", kw_only=True):
    """The Raven chose a door."""


class Woke(OfCard, frozen=True, tag="woke", kw_only=True):
    """The dead see who is awake."""


class Looked(About, frozen=True, tag="looked", kw_only=True):
    """The dead see at whom the Seer looks."""


# -- dawn and deaths -----------------------------------------------------------------------------------------


class DayBroke(Event, frozen=True, tag="day-broke", kw_only=True):
    """Everybody who can wakes up."""

    day: int
    deaths: int


class Died(OfCard, frozen=True, tag="died", kw_only=True):
    """Somebody is out, and what is shown of the card."""

    cause: str

    def facts(self) -> dict[str, str | int]:
        return {"@card": self.card, "@cause": f"cause-{self.cause}"}


class Shot(About, frozen=True, tag="shot", kw_only=True):
    """The Hunter's last bullet."""


class Grieved(About, frozen=True, tag="grieved", kw_only=True):
    """A Lover follows the other one."""


class BurntDown(InBuilding, frozen=True, tag="burnt-down", kw_only=True):
    """A building is gone."""

    homeless: int

    def facts(self) -> dict[str, str | int]:
        return {"@building": self.building}


class Posted(Event, frozen=True, tag="posted", kw_only=True):
    """A poster hangs on this door."""


class BecameCaptain(Event, frozen=True, tag="became-captain", kw_only=True):
    """The medal has a wearer."""


class NoCaptain(Event, frozen=True, tag="no-captain", kw_only=True):
    """Nobody can wear it after this one."""


class OfferedHome(InBuilding, frozen=True, tag="offered-home", kw_only=True):
    """The Bailiff offers a home."""


class Housed(InBuilding, frozen=True, tag="housed", kw_only=True):
    """A Vagabond moved in."""


class RefusedHome(InBuilding, frozen=True, tag="refused-home", kw_only=True):
    """A Vagabond stays one."""


class LeftEmpty(InBuilding, frozen=True, tag="left-empty", kw_only=True):
    """The Bailiff leaves a building empty."""


# -- the day -------------------------------------------------------------------------------------------------


class Debated(Event, frozen=True, tag="debated", kw_only=True):
    """The debate is closed."""


class Confessed(About, frozen=True, tag="confessed", kw_only=True):
    """Somebody went to confession."""


class HeardCard(OfOthersCard, frozen=True, tag="heard-card", kw_only=True):
    """For the Confessor: the card."""


class Restored(About, frozen=True, tag="restored", kw_only=True):
    """The Healer gave a token back."""


class UsedRazor(About, frozen=True, tag="used-razor", kw_only=True):
    """The Barber's razor slipped."""


class Claimed(OfCard, frozen=True, tag="claimed", kw_only=True):
    """Somebody says who they are, true or not."""


class Accused(About, frozen=True, tag="accused", kw_only=True):
    """Somebody suspects somebody."""


class Defended(About, frozen=True, tag="defended", kw_only=True):
    """Somebody trusts somebody."""


class Reported(About, frozen=True, tag="reported", kw_only=True):
    """Somebody says what they have seen, true or not."""

    wolf: bool

    def facts(self) -> dict[str, str | int]:
        return {"#other": self.other, "@verdict": "seen-wolf" if self.wolf else "seen-village"}


class Banned(Event, frozen=True, tag="banned", kw_only=True):
    """The Schoolteacher forbids somebody to vote."""


class OnBallot(Event, frozen=True, kw_only=True):
    """What stands on a ballot; -1 is nobody."""

    other: int

    def facts(self) -> dict[str, str | int]:
        return {"#other": max(self.other, 0), "blank": int(self.other < 0)}


class FilledIn(OnBallot, frozen=True, tag="filled-in", kw_only=True):
    """For the voter: the own one."""


class HandedIn(Event, frozen=True, tag="handed-in", kw_only=True):
    """A ballot can no longer be changed."""


class Voted(OnBallot, frozen=True, tag="voted", kw_only=True):
    """For all: what stands on a ballot."""


class GotVotes(Event, frozen=True, tag="got-votes", kw_only=True):
    """So many votes."""

    votes: int


class Tied(Event, frozen=True, tag="tied", kw_only=True):
    """Several have the most votes."""

    players: int


class BrokeTie(About, frozen=True, tag="broke-tie", kw_only=True):
    """The Captain decided."""


class Condemned(Event, frozen=True, tag="condemned", kw_only=True):
    """The village has decided."""


class Spared(Event, frozen=True, tag="spared", kw_only=True):
    """Nobody is condemned."""


class Pleaded(Event, frozen=True, tag="pleaded", kw_only=True):
    """The condemned asks for mercy."""


class Pardoned(Event, frozen=True, tag="pardoned", kw_only=True):
    """And gets it."""


class Denied(Event, frozen=True, tag="denied", kw_only=True):
    """Or not."""


class LostImmunity(Event, frozen=True, tag="lost-immunity", kw_only=True):
    """The Innkeeper's vote was one too many."""


class Missed(Event, frozen=True, tag="missed", kw_only=True):
    """The clock decided for somebody."""

    times: int


class AskedOut(About, frozen=True, tag="asked-out", kw_only=True):
    """Somebody wants an absent player withdrawn."""


class Withdrawn(OfCard, frozen=True, tag="withdrawn", kw_only=True):
    """An absent player is out."""


class Stalled(Event, frozen=True, tag="stalled", kw_only=True):
    """Too many turns without a death."""

    turns: int


class Ended(Event, frozen=True, tag="ended", kw_only=True):
    """The match is over."""

    winner: str

    def facts(self) -> dict[str, str | int]:
        return {"@winner": f"winner-{self.winner}"}
