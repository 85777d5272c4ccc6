"""The journal as events, and why a match ended. Every kind is named; a new one fails here first."""

from hameau.engine.answers import Event, Note
from hameau.games.werewolves import people
from hameau.games.werewolves.box import KINDS
from hameau.games.werewolves.content import CAMPS, CHARACTERS, HOMES, Opened
from hameau.games.werewolves.events import (
    About,
    Accused,
    Asked,
    AskedOut,
    Banned,
    BecameCaptain,
    BecamePrey,
    Bit,
    BrokeTie,
    BurntDown,
    Called,
    Charmed,
    Claimed,
    Condemned,
    Confessed,
    Cured,
    DayBroke,
    Dealt,
    Debated,
    Defended,
    Denied,
    Died,
    Ended,
    FilledIn,
    Glimpsed,
    GotVotes,
    Grieved,
    Guarded,
    HandedIn,
    HeardCard,
    Housed,
    InBuilding,
    LeftEmpty,
    LitFire,
    Looked,
    LostImmunity,
    MetWolf,
    Missed,
    NightFell,
    NoCaptain,
    NoPrey,
    NoticedGirl,
    NoVictim,
    OfCard,
    OfferedHome,
    Paired,
    Pardoned,
    Pleaded,
    Pointed,
    Poisoned,
    Posted,
    RefusedHome,
    Reported,
    Restored,
    Saw,
    SawMiddle,
    Shadows,
    Shot,
    ShownVictim,
    Spared,
    Stalled,
    StuckPoster,
    Swapped,
    Tied,
    TookToken,
    TurnedUp,
    UsedRazor,
    Voted,
    Withdrawn,
    Woke,
)
from hameau.games.werewolves.judgement import Werewolves
from hameau.games.werewolves.naming import PHASE_NAMES
from hameau.games.werewolves.square import CAUSES, WINNERS, shown_word

TOKENS = ("vagabond", *HOMES)


PLAIN: dict[int, type[Event]] = {
    people.MET: MetWolf,
    people.PREY: BecamePrey,
    people.NO_PREY: NoPrey,
    people.SHADOWS: Shadows,
    people.NOTICED: NoticedGirl,
    people.SHOWN: ShownVictim,
    people.NONE_SHOWN: NoVictim,
    people.CHARMED: Charmed,
    people.POSTED: Posted,
    people.CAPTAIN_NAMED: BecameCaptain,
    people.NO_CAPTAIN: NoCaptain,
    people.DEBATED: Debated,
    people.BANNED: Banned,
    people.CONDEMNED: Condemned,
    people.HANDED_IN: HandedIn,
    people.SPARED: Spared,
    people.PLEADED: Pleaded,
    people.PARDONED: Pardoned,
    people.DENIED: Denied,
    people.LOST_IMMUNITY: LostImmunity,
}
AIMED: dict[int, type[About]] = {
    people.PAIRED: Paired,
    people.GUARDED: Guarded,
    people.POINTED: Pointed,
    people.GLIMPSED: Glimpsed,
    people.BIT: Bit,
    people.CURED: Cured,
    people.POISONED: Poisoned,
    people.STUCK: StuckPoster,
    people.LOOKED: Looked,
    people.SHOT_AT: Shot,
    people.GRIEVED: Grieved,
    people.CONFESSED: Confessed,
    people.RESTORED: Restored,
    people.RAZED: UsedRazor,
    people.DECIDED: BrokeTie,
    people.ASKED_OUT: AskedOut,
    people.ACCUSED: Accused,
    people.DEFENDED: Defended,
}
PLACED: dict[int, type[InBuilding]] = {
    people.LIT: LitFire,
    people.OFFERED: OfferedHome,
    people.HOUSED: Housed,
    people.REFUSED_HOME: RefusedHome,
    people.LEFT_EMPTY: LeftEmpty,
}
CARDED: dict[int, type[OfCard]] = {
    people.DEALT: Dealt,
    people.SWAPPED: Swapped,
    people.WOKE: Woke,
    people.WITHDRAWN: Withdrawn,
    people.TURNED_UP: TurnedUp,
    people.CLAIMED: Claimed,
}


def tell(content: Opened, state: Werewolves, note: Note) -> Event:
    """The event behind the journal's numbers."""
    kind, seat, a, b, _ = note
    if kind in PLAIN:
        return PLAIN[kind](seat=seat)
    if kind in AIMED:
        return AIMED[kind](seat=seat, other=a)
    if kind in PLACED:
        return PLACED[kind](seat=seat, building=HOMES[a])
    if kind in CARDED:
        return CARDED[kind](seat=seat, card=CHARACTERS[a])
    return tell_other(kind, seat, a, b)


def tell_other(kind: int, seat: int, a: int, b: int) -> Event:
    """Those with facts of their own."""
    if kind == people.TOKEN:
        return TookToken(seat=seat, building=TOKENS[a])
    if kind == people.NIGHT_FELL:
        return NightFell(seat=seat, night=a)
    if kind == people.CALLED:
        name = PHASE_NAMES[a]
        return Called(seat=seat, call=name) if a < people.DAWN else Asked(seat=seat, call=name, deciding=b)
    if kind == people.MIDDLE:
        return SawMiddle(seat=seat, first=CHARACTERS[a], second=CHARACTERS[b])
    if kind == people.SAW:
        return Saw(seat=seat, other=a, card=shown_word(b))
    if kind == people.TOLD:
        return HeardCard(seat=seat, other=a, card=shown_word(b))
    if kind == people.DAY_BROKE:
        return DayBroke(seat=seat, day=a, deaths=b)
    if kind == people.DIED:
        return Died(seat=seat, card=shown_word(a), cause=CAUSES[b])
    if kind == people.BURNT:
        return BurntDown(seat=seat, building=HOMES[a], homeless=b)
    if kind == people.CAST:
        return FilledIn(seat=seat, other=a - 1)
    if kind == people.VOTED:
        return Voted(seat=seat, other=a - 1)
    if kind == people.REPORTED:
        return Reported(seat=seat, other=a, wolf=bool(b))
    return tell_count(kind, seat, a)


def tell_count(kind: int, seat: int, a: int) -> Event:
    if kind == people.COUNTED:
        return GotVotes(seat=seat, votes=a)
    if kind == people.TIED:
        return Tied(seat=seat, players=a)
    if kind == people.MISSED:
        return Missed(seat=seat, times=a)
    if kind == people.STALLED:
        return Stalled(seat=seat, turns=a)
    if kind == people.ENDED:
        return Ended(seat=seat, winner=WINNERS[a])
    raise AssertionError(f"no event {kind}")


def outcome(content: Opened, state: Werewolves) -> tuple[str, dict[str, str | int]]:
    """Why the match ended."""
    if state.winner == people.NO_ONE:
        reason = "won-by-nobody"
    elif state.winner == people.COUPLE:
        reason = "won-by-the-couple"
    elif state.winner == people.THE_PIPER:
        reason = "won-by-the-piper"
    elif state.winner == people.THE_WHITE:
        reason = "won-by-the-white-werewolf"
    elif state.winner == people.THE_PACK:
        reason = "won-by-the-pack"
    elif state.winner == people.THE_VILLAGE:
        reason = "won-by-the-village"
    else:
        reason = "drawn"
    return reason, {"nights": state.night}


assert len(CAMPS) + KINDS == people.HIDDEN
