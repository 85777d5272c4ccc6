"""What can happen in Werewolves, where it says more than the numbers of the rules."""

from hameau.engine.answers import Event

Facts = dict[str, str | int]


class TookToken(Event, frozen=True, tag="took-token", kw_only=True):
    """A public role: a building, or `vagabond`."""

    building: str

    def facts(self) -> Facts:
        return {"@building": self.building, "homeless": int(self.building == "vagabond")}


class Called(Event, frozen=True, tag="called", kw_only=True):
    """A round of the night: everybody alive owes a move."""

    call: str

    def facts(self) -> Facts:
        return {"@call": f"call-{self.call}"}


class Asked(Event, frozen=True, tag="asked", kw_only=True):
    """By day: one player, or several, have something to decide."""

    call: str
    deciding: int

    def facts(self) -> Facts:
        return {"@call": f"call-{self.call}", "deciding": self.deciding}


class BurntDown(Event, frozen=True, tag="burnt-down", kw_only=True):
    """A building is gone; how many lost their home is for programs."""

    building: str
    homeless: int

    def facts(self) -> Facts:
        return {"@building": self.building}


class Reported(Event, frozen=True, tag="reported", kw_only=True):
    """Somebody says what they have seen, true or not."""

    other: int
    wolf: bool

    def facts(self) -> Facts:
        return {"#other": self.other, "@verdict": "seen-wolf" if self.wolf else "seen-village"}


class OnBallot(Event, frozen=True, kw_only=True):
    """What stands on a ballot; -1 is nobody."""

    other: int

    def facts(self) -> Facts:
        return {"#other": max(self.other, 0), "blank": int(self.other < 0)}


class FilledIn(OnBallot, frozen=True, tag="filled-in", kw_only=True):
    """For the voter: their own one."""


class Voted(OnBallot, frozen=True, tag="voted", kw_only=True):
    """For all."""
