"""Can a match of Werewolves lead here? Each check says what is always true, and which entry denies it.

`read_position` refuses what `find_wrong` finds; the laws ask the same of every position of their matches.
What earlier nights and days leave behind is in `traces`.
"""

from hameau.games.werewolves.content import Opened
from hameau.games.werewolves.naming import PHASE_NAMES
from hameau.games.werewolves.rules import box, people
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.imagining import Imagining
from hameau.games.werewolves.traces import wrong_traces


def find_wrong(content: Opened, state: Imagining) -> str | None:
    """What no match can lead to; None if a match may."""
    for check in (
        wrong_cards,
        wrong_circle,
        wrong_graves,
        wrong_homes,
        wrong_secrets,
        wrong_phase,
        wrong_choices,
        wrong_words,
    ):
        wrong = check(content, state)
        if wrong:
            return wrong
    return next(wrong_traces(content, state), None)


def wrong_cards(content: Opened, state: Imagining) -> str | None:
    deck, cards = state.deck, state.card[: state.seats]
    if any(state.may) or any(state.rest):
        return "a world that was imagined has left something behind"
    if state.unused() not in (0, sum(deck[2:])):
        return (
            "deck: not a card for each seat, two with the thief, and one over for each special card or none"
        )
    if any(deck[kind] > 1 for kind in range(2, box.KINDS)) or not any(deck[k] for k in (1, 8)):
        return "a special character is there twice, or there is no wolf"
    if not state.dealt:
        drafting = state.phase == people.DRAFT and not any(cards)
        return None if drafting else "cards are dealt before the first night"
    middle = state.middle if deck[box.THIEF] else []
    if any(kind >= box.KINDS for kind in state.middle) or (not middle and any(state.middle)):
        return "the middle has cards that are not there"
    together = [cards.count(kind) + middle.count(kind) for kind in range(box.KINDS)]
    left = [deck[kind] - together[kind] for kind in range(box.KINDS)]
    fits = min(left) >= 0 and left[box.WEREWOLF] + left[box.WHITE_WEREWOLF] == state.unused_wolves()
    return None if fits else "the cards on the table are not those of the deck"


def wrong_circle(content: Opened, state: Rules) -> str | None:
    """Places, the dead and the order in which they fell."""
    seats = range(state.seats)
    if sorted(state.place[: state.seats]) != list(seats):
        return "place: not every place has one seat"
    fallen = [state.fallen[seat] for seat in seats if not state.alive >> seat & 1]
    if sorted(fallen) != list(range(1, state.deaths + 1)):
        return "fallen: the dead are not numbered from 1"
    if any(state.fallen[seat] for seat in seats if state.alive >> seat & 1):
        return "fallen: somebody is dead and alive"
    if (state.shown | state.camp_shown | state.withdrawn) & state.alive or any(c > 10 for c in state.cause):
        return "a living player lies open"
    if state.deaths_before > state.deaths or state.quiet > state.option[people.STALL] - (
        state.phase != people.OVER
    ):
        return "more turns without a death than the match allows"
    wrong = [n for n, value in enumerate(state.option) if value > (9 if n == people.STALL else 3)]
    if (
        wrong
        or state.option[people.GIVING] > 2
        or not state.option[people.STALL]
        or state.option[people.CAPTAIN] > 1
    ):
        return "option: a choice that is not there"
    return None


def wrong_graves(content: Opened, state: Rules) -> str | None:
    """How the dead died, where the Hunter does not always shoot."""
    victim, died_in = state.killed_by_poison, state.died_in
    if not state.option[people.HUNTER_SHOOTS]:
        known = victim or state.fallen_prey or any(died_in)
        return "died_in: it is of no use where the Hunter always shoots" if known else None
    if any(turn > state.night or (turn and state.alive >> seat & 1) for seat, turn in enumerate(died_in)):
        return "died_in: a turn that has not come, or of the living"
    if victim and (state.alive >> victim - 1 & 1 or not state.deck[box.WITCH]):
        return "killed_by_poison: lives, or there is no Witch"
    return "fallen_prey: lives" if state.fallen_prey & state.alive else None


def wrong_homes(content: Opened, state: Rules) -> str | None:
    """Each building that stands has a tenant, dead or alive, and the tenant lives there."""
    if state.standing & state.burnt or (state.standing and not state.village):
        return "a building stands that is not there"
    for building in range(box.BUILDINGS):
        tenant, stands = state.tenant[building], state.standing >> building & 1
        if bool(tenant) != bool(stands):
            return f"tenant: building {building} and its tenant do not fit"
        if tenant and state.home[tenant - 1] != building + 1:
            return f"home: seat {tenant - 1} does not live in building {building}"
    for seat, home in enumerate(state.home):
        if home and state.tenant[home - 1] != seat + 1:
            return f"home: somebody else lives in the home of seat {seat}"
    if state.spent & ~state.standing & ~state.burnt or any(n > 29 for n in state.pool):
        return "spent: a building that is not there"
    if state.immune and not state.standing >> box.TAVERN & 1:
        return "immune: there is no tavern"
    return None


def wrong_secrets(content: Opened, state: Rules) -> str | None:
    couple = (state.lover_a, state.lover_b)
    if (0 in couple and any(couple)) or (any(couple) and couple[0] >= couple[1]):
        return "lover: two Lovers, the lower seat first, or none"
    if state.grieved and not any(couple):
        return "grieved: there are no Lovers"
    if any(couple) and (state.night == 0 or not state.deck[box.CUPID]):
        return "lover: nobody was there to bind them"
    if state.charmed and not state.deck[box.PIPER]:
        return "charmed: there is no Piper"
    if state.captain and not state.option[people.CAPTAIN]:
        return "captain: there is none in this match"
    if state.is_night():
        return wrong_night(state)
    if state.fire or state.picked or any(state.earlier) or state.noticed:
        return "a choice of the night, by day"
    return None


def wrong_night(state: Rules) -> str | None:
    pack = [s for s in range(state.seats) if state.alive >> s & 1 and state.is_wolf(s)]
    thief_turns = state.phase == people.CALL_THIEF and state.has_middle() and state.must_swap()
    if not pack and not thief_turns:  # 4.3: all wolves may lie in the middle until the Thief takes one
        return "no wolf is alive, so there is no night"
    for name in ("protected", "target", "bitten", "poisoned", "picked"):
        chosen = getattr(state, name)
        if chosen and not state.alive >> chosen - 1 & 1:
            return f"{name}: not a living player"
    if state.target and state.is_wolf(state.target - 1):
        return "target: wolves eat no wolf"
    if state.fire and not state.standing >> state.fire - 1 & 1:
        return "fire: the building does not stand"
    fingers = zip(state.point, state.earlier, strict=True)
    pointing = [seat for seat, (now, before) in enumerate(fingers) if now or before]
    if pointing and state.phase < people.CALL_WOLVES:
        return "point: before the wolves' round"
    if set(pointing) - set(pack) or any(f and not state.alive >> f - 1 & 1 for f in state.point):
        return "point: only living wolves point, at the living"
    if state.poster or (state.cured and not state.victim()):
        return "a choice of the night that cannot have been made"
    return None


def wrong_phase(content: Opened, state: Rules) -> str | None:
    """Does the game wait for those who have something to decide?"""
    if state.phase == people.OVER:
        ended = state.winner and not state.waiting and state.winner <= 7
        return None if ended else "it is over, so somebody has won and nobody is waited for"
    if (
        state.winner != people.NOT_YET
        or not state.waiting
        or (state.night == 0) != (state.phase == people.DRAFT)
    ):
        return "it is not over, so somebody is waited for and nobody has won"
    if state.depth > state.seats + 1 or any(seat >= state.seats for seat in state.dying):
        return "dying: more than there are"
    if any(state.dying[state.depth :]) or (state.depth and state.phase != people.SHOT):
        return "dying: nobody is, now"
    if state.after > people.AFTER_VERDICT or state.window not in (0, people.DEBATE, people.EVENING):
        return "no such moment of the day"
    if state.phase in (people.SHOT, people.HEIR, people.HOUSING, people.ANSWER) and not state.after:
        return "nothing happened that would ask for this"
    if state.after == people.AFTER_RAZOR and not state.window:
        return "window: nothing was interrupted"
    if state.is_night() and (state.waiting & ~state.alive or not state.is_called(state.phase)):
        return "this call is not made now"
    if (
        not state.is_night()
        and state.phase not in (people.DRAFT, people.SHOT, people.HEIR)
        and state.find_winner() != people.NOT_YET
    ):
        return "somebody has won already"
    if state.is_ballot() and (state.waiting & ~state.voters or state.voters & ~state.alive):
        return "voters: the wrong players are waited for"
    if state.phase in (people.DEBATE, people.EVENING) and state.waiting & ~state.alive:
        return "the dead do not talk"
    return wrong_question(state)


def wrong_question(state: Rules) -> str | None:
    """The decisions of one player: is it the right one, with something to decide?"""
    asked = {
        people.DRAFT: 1 << (state.waiting.bit_length() - 1) if state.village and any(state.pool) else 0,
        people.SHOT: 1 << state.shooting - 1 if state.shooting and state.depth else 0,
        people.HEIR: 1 << state.captain - 1 if state.captain and state.must_pass_medal() else 0,
        people.HOUSING: state.lives_in(box.BAILIFFS_HOUSE)
        if state.vacancy and state.is_vacant(state.vacancy - 1)
        else 0,
        people.ANSWER: 1 << state.offered - 1 if state.offered and state.vacancy else 0,
        people.BANS: state.teacher(),
        people.INN_VOTE: state.innkeeper(),
        people.INN_VOTE_AGAIN: state.innkeeper(),
        people.TIE: 1 << state.captain - 1 if state.captain and state.candidates(state.captain - 1) else 0,
        people.PLEA: 1 << state.condemned - 1 if state.condemned and state.holds(box.MANOR) else 0,
        people.PARDON: state.holds(box.MANOR) if state.condemned else 0,
    }
    if state.phase in asked and state.waiting != asked[state.phase]:
        return f"somebody else decides in the phase {PHASE_NAMES[state.phase]}"
    if state.phase == people.SHOT:
        return None if is_hunter(state, state.shooting - 1) else "shooting: only a dead Hunter shoots"
    if state.shooting:
        return "shooting: nobody does, now"
    if state.phase == people.HEIR and state.heirs().bit_count() < 2:
        return "heir: there is nothing to choose"
    if state.phase in (people.PLEA, people.PARDON) and not state.is_alive(state.condemned - 1):
        return "condemned: is dead already"
    if state.phase == people.ANSWER:
        homeless = state.candidates_for_home() >> state.offered - 1 & 1 and state.is_vacant(state.vacancy - 1)
        return (
            None
            if homeless and state.lives_in(box.BAILIFFS_HOUSE)
            else "offered: not a Vagabond, or no empty home"
        )
    if state.phase == people.DRAFT:
        return wrong_draft(state)
    return None


def is_hunter(state: Rules, seat: int) -> bool:
    """A Hunter whose death is being worked off."""
    dead = state.card[seat] == box.HUNTER and not state.is_alive(seat) and bool(state.shown >> seat & 1)
    return dead and state.dying[state.depth - 1] == seat and bool(state.shot)


def wrong_draft(state: Rules) -> str | None:
    """Who has picked is who sits between the first and the one who is asked."""
    seat = state.waiting.bit_length() - 1
    left = state.seats - (seat - state.first) % state.seats
    if state.first >= state.seats or state.option[people.GIVING] != 2 or sum(state.pool) < left:
        return "pool: too few tokens for those who have none"
    for token, count in enumerate(state.pool):
        if token and (count > 1 or (count and state.standing >> token - 1 & 1)):
            return "pool: a token twice"
    unpicked = [(seat + n) % state.seats for n in range(left)]
    return "home: picked before the own turn" if any(state.home[s] for s in unpicked) else None


def wrong_choices(content: Opened, state: Rules) -> str | None:
    """Sealed moves and ballots: legal, and only of those who have decided."""
    waiting = state.waiting
    for seat in range(state.seats):
        decided = state.is_night() and state.alive >> seat & 1 and not waiting >> seat & 1
        choice = state.choice[seat]
        if bool(choice) != bool(decided):
            return f"choice: seat {seat} has decided, or has not"
        if decided and not is_legal_for(state, seat, choice - 1):
            return f"choice: seat {seat} cannot have chosen this"
        if state.filled[seat] > content.box.minds or (state.filled[seat] and not state.is_ballot()):
            return f"filled: seat {seat} filled in no ballot so often"
    for seat, chosen in enumerate(state.ballot):
        judging = not state.is_night() and not state.is_election()
        if chosen and judging and chosen - 1 == seat and not state.option[people.SELF_VOTE]:
            return f"ballot: seat {seat} votes for itself"
    if state.is_night() and (state.banned or state.condemned or any(state.ballot)):
        return "a trial at night"
    if state.phase < people.CALL_THIEF and any(state.ballot):
        return "ballots before the first day"
    return None


def wrong_words(content: Opened, state: Rules) -> str | None:
    """What was said, of others and not both ways; how often, in this debate."""
    for seat in range(state.seats):
        sets = (state.accuses[seat], state.defends[seat], state.says_wolf[seat], state.says_village[seat])
        if sets[0] & sets[1] or sets[2] & sets[3] or (sets[0] | sets[1] | sets[2] | sets[3]) >> seat & 1:
            return f"seat {seat} says one thing and its contrary, or speaks of itself"
        claim = state.claimed[seat]
        if claim > box.KINDS or (claim and not state.deck[claim - 1]):
            return f"claimed: seat {seat} claims a card that is not there"
        if state.spoken[seat] > state.option[people.STATEMENTS] or (state.spoken[seat] and state.is_night()):
            return f"spoken: seat {seat} has not said so much today"
    return None


def is_legal_for(state: Rules, seat: int, move: int) -> bool:
    state.waiting |= 1 << seat
    legal = state.legal_moves(seat)
    state.waiting &= ~(1 << seat)
    return move in legal
