"""What nights and days leave behind: can these traces be those of a match that came so far?

The other half of `soundness`. Each check says what is always true, and which entry denies it.
"""

from collections.abc import Iterator

from hameau.games.werewolves.composing import NUMBERS
from hameau.games.werewolves.content import Opened
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import (
    ARSONIST,
    BAILIFFS_HOUSE,
    BUILDINGS,
    CHURCH,
    CUPID,
    DEFENDER,
    FARMS,
    HOVEL,
    HUNTER,
    LITTLE_GIRL,
    MANOR,
    PIPER,
    RAVEN,
    SCHOOL,
    SEER,
    SHOP,
    TAVERN,
    THIEF,
    WEREWOLF,
    WHITE_WEREWOLF,
    WITCH,
)
from hameau.games.werewolves.rules.course import Rules

MORNING = (people.ELECTION, people.ELECTION_AGAIN, people.DEBATE)
TRIAL = (people.BANS, people.INN_VOTE, people.BALLOT, people.TIE, people.INN_VOTE_AGAIN, people.BALLOT_AGAIN)
VERDICT = (people.PLEA, people.PARDON)
CASCADE = (people.SHOT, people.HEIR)
BY_NIGHT_CAUSES = (people.BY_NIGHT, people.BY_FANGS, people.BY_BITE, people.BY_FIRE, people.BY_POISON)


def wrong_traces(content: Opened, state: Rules) -> Iterator[str]:
    """What no match can have left, one after the other."""
    for check in (
        wrong_options,
        wrong_turns,
        wrong_deaths,
        wrong_open_cards,
        wrong_calls,
        wrong_sights,
        wrong_love_and_music,
        wrong_hunter,
        wrong_captain,
        wrong_buildings,
        wrong_moments,
        wrong_ballots,
        wrong_counts,
        wrong_talk,
        wrong_winner,
    ):
        yield from check(content, state)


def seats_in(some: int) -> list[int]:
    return [seat for seat in range(some.bit_length()) if some >> seat & 1]


def dead(state: Rules) -> int:
    return int(state.all_seats() & ~state.alive)


def has_come(state: Rules, call: int) -> bool:
    """Is that call of this night over? By day all calls are."""
    return not state.is_night() or state.phase > call


def ever(state: Rules, call: int) -> bool:
    """Has that call ever come to its end?"""
    return state.night > 1 or (state.night == 1 and has_come(state, call))


def built(state: Rules, building: int) -> bool:
    """Was the token of this building given out?"""
    return bool((state.standing | state.burnt) >> building & 1)


# -- options, turns and deaths -----------------------------------------------------------------------------


def wrong_options(content: Opened, state: Rules) -> Iterator[str]:
    for key, number, choices in NUMBERS:
        if state.option[number] not in choices.values():
            yield f"option: {state.option[number]} is no choice of {key}"


def wrong_turns(content: Opened, state: Rules) -> Iterator[str]:
    """12.11: so many turns without a death end the match."""
    if state.is_night() and state.deaths != state.deaths_before:
        yield f"deaths: {state.deaths} are dead, and {state.deaths_before} were when this night fell"
    passed = max(0, state.night - 1)
    most = state.deaths_before * state.option[people.STALL] + state.quiet
    if passed > most:
        yield f"night: {state.night}, and with {state.deaths_before} deaths {most + 1} is the last"
    if state.quiet > passed + (state.phase == people.OVER):
        yield f"quiet: {state.quiet} turns of {passed} without a death"
    if state.night <= 1 and state.phase != people.OVER and state.deaths_before:
        yield "deaths_before: nobody died before the first night"


def wrong_deaths(content: Opened, state: Rules) -> Iterator[str]:
    """9.1, 10.1: everybody who is dead died of something that was there."""
    causes = [state.cause[seat] for seat in range(state.seats)]
    for seat, cause in enumerate(causes):
        if bool(cause) == bool(state.alive >> seat & 1):
            yield f"cause: seat {seat} died of nothing, or lives and died of something"
        if (cause == people.BY_ABSENCE) != bool(state.withdrawn >> seat & 1):
            yield f"withdrawn: seat {seat} left, or did not"
        if state.option[people.CAUSES] and cause == people.BY_NIGHT:
            yield f"cause: seat {seat} died in the night, and it is told of what (rule 9.3)"
        if not state.option[people.CAUSES] and cause in BY_NIGHT_CAUSES[1:]:
            yield f"cause: nobody is told of what seat {seat} died in the night (rule 9.3)"
        if cause == people.BY_BITE and state.card[seat] != WEREWOLF:
            yield f"cause: seat {seat} was bitten, and is no Werewolf"
        if cause == people.BY_GRIEF and not (state.grieved and state.lover_of(seat)):
            yield f"cause: seat {seat} died of grief, and is no Lover"
    nights = state.night - 1 if state.is_night() else state.night
    days = state.night - 1 if state.is_night() or state.phase in (*MORNING, *TRIAL, *VERDICT) else state.night
    at_night = sum(cause in BY_NIGHT_CAUSES for cause in causes)
    if at_night > 2 * nights + (1 if state.poison_used else 0):
        yield f"cause: {at_night} died in {nights} nights (rule 9.1)"
    if causes.count(people.BY_VOTE) > days:
        yield f"cause: {causes.count(people.BY_VOTE)} were condemned in {days} days (rule 11.1)"
    if causes.count(people.BY_FANGS) > nights or causes.count(people.BY_SHOT) > state.shot:
        yield "cause: more were eaten or shot than can be (rules 5.7, 10.3)"
    if (people.BY_RAZOR in causes and not built(state, SHOP)) or (
        people.BY_ABSENCE in causes and not can_leave(state)
    ):
        yield "cause: there is no Barber, or nobody may be withdrawn"
    if causes.count(people.BY_POISON) > state.poison_used or (people.BY_FIRE in causes and not state.burnt):
        yield "cause: poison or fire that nobody used"
    if causes.count(people.BY_FIRE) > 1 or causes.count(people.BY_GRIEF) > 1:
        yield "cause: two died of fire or of grief"
    if people.BY_BITE in causes and not state.deck[WHITE_WEREWOLF]:
        yield "cause: there is no White Werewolf"
    if state.option[people.HUNTER_SHOOTS]:
        yield from wrong_days_of_death(state)


def can_leave(state: Rules) -> bool:
    return bool(state.option[people.WITHDRAWING])


def wrong_days_of_death(state: Rules) -> Iterator[str]:
    order = sorted(seats_in(dead(state)), key=lambda seat: state.fallen[seat])
    turns = [state.died_in[seat] for seat in order]
    last = state.night - state.is_night()
    if turns != sorted(turns) or any(not 1 <= turn <= last for turn in turns):
        yield "died_in: the dead have no turn, or fell in another order"
    if state.killed_by_poison and not state.poison_used:
        yield "killed_by_poison: nobody used it"
    if state.fallen_prey & state.wolves():
        yield "fallen_prey: wolves eat no wolf"
    by_night = [seat for seat in order if state.cause[seat] in BY_NIGHT_CAUSES]
    if state.killed_by_poison and state.killed_by_poison - 1 not in by_night:
        yield "killed_by_poison: did not die in the night"
    if set(seats_in(state.fallen_prey)) - set(by_night):
        yield "fallen_prey: did not die in the night"


def wrong_open_cards(content: Opened, state: Rules) -> Iterator[str]:
    """10.2: whose card lies open follows from the deaths."""
    fallen, reveal = dead(state), state.option[people.REVEAL]
    if reveal == 0 and (state.shown != fallen or state.camp_shown):
        yield "shown: the cards of the dead lie open, and no others"
    if reveal == 1 and state.camp_shown != fallen & ~state.withdrawn:
        yield "camp_shown: the camps of the dead lie open, and no others"
    if reveal == 2 and state.camp_shown:
        yield "camp_shown: nothing is shown here"
    if reveal and state.withdrawn & ~state.shown:
        yield "shown: the card of who was withdrawn lies open"
    hunters = state.shown & ~state.withdrawn if reveal else 0
    if hunters and (hunters & ~state.holder(HUNTER) or not state.shot):
        yield "shown: only a Hunter who shoots shows a card here"


# -- the night ---------------------------------------------------------------------------------------------


def wrong_calls(content: Opened, state: Rules) -> Iterator[str]:
    """3.2: nothing was chosen before its call, nor without somebody who is called."""
    marks = (
        ("protected", state.protected, people.CALL_DEFENDER, DEFENDER),
        ("looked_at", state.looked_at, people.CALL_SEER, SEER),
        ("bitten", state.bitten, people.CALL_WHITE, WHITE_WEREWOLF),
        ("fire", state.fire, people.CALL_ARSONIST, ARSONIST),
        ("cured", state.cured, people.CALL_WITCH, WITCH),
        ("poisoned", state.poisoned, people.CALL_WITCH, WITCH),
        ("told_victim", state.told_victim, people.CALL_WITCH - 1, WITCH),
    )
    for name, value, call, card in marks:
        if value and not (state.night and has_come(state, call) and state.holder(card)):
            yield f"{name}: nobody has chosen that tonight"
    used = (
        ("cure_used", state.cure_used, people.CALL_WITCH, WITCH),
        ("poison_used", state.poison_used, people.CALL_WITCH, WITCH),
        ("charmed", state.charmed, people.CALL_PIPER_AGAIN, PIPER),
        ("lover_a", state.lover_a, people.CALL_CUPID_AGAIN, CUPID),
    )
    for name, value, call, card in used:
        if value and not (ever(state, call) and (state.holder(card) or card == CUPID)):
            yield f"{name}: nobody can have done that"
    if state.met != ever(state, people.CALL_WOLVES - 1):
        yield "met: the wolves know each other from the first night on"
    if (state.cured and not state.cure_used) or (state.poisoned and not state.poison_used):
        yield "cured, poisoned: a potion that is not used"
    if state.last_protected and (state.night < 2 or not state.deck[DEFENDER]):
        yield "last_protected: there was no Defender, or no night before"
    if state.protected and state.protected == state.last_protected:
        yield "protected: not the same twice in a row (rule 5.11)"
    alone = (state.night + state.option[people.WHITE_FIRST]) % 2 == 0
    if state.bitten and not (alone and state.card[state.bitten - 1] == WEREWOLF):
        yield "bitten: it was no Werewolf, or not the night of the White Werewolf (rule 5.14)"
    if state.fire and state.burnt:
        yield "fire: one building burns (rule 5.17)"
    if state.told_victim and state.told_victim != state.target:
        yield "told_victim: the Witch was shown somebody else"
    yield from wrong_thief(state)
    yield from wrong_fingers(state)


def wrong_thief(state: Rules) -> Iterator[str]:
    """4.4: who was dealt the Thief has chosen in the first night."""
    if not ever(state, people.CALL_THIEF) or not state.dealt:
        if state.thief:
            yield "thief: nobody has chosen yet"
        return
    holder = state.holder(THIEF)
    if state.thief and holder != 1 << state.thief - 1 and (holder or THIEF not in list(state.middle)):
        yield "thief: the card is neither there nor in the middle"
    if holder and holder != (1 << state.thief - 1 if state.thief else 0):
        yield "thief: somebody else holds the card"
    if state.thief and holder and state.must_swap():
        yield "thief: two wolves in the middle leave no choice (rule 4.3)"


def pack_of_night(state: Rules) -> int:
    """The wolves who were alive when the last night fell."""
    return sum(1 << seat for seat in seats_in(state.wolves()) if state.was_awake(seat))


def wrong_fingers(state: Rules) -> Iterator[str]:
    """5.5 to 5.10: at whom the wolves pointed, and on whom they agreed."""
    pointing = [seat for seat in range(state.seats) if state.point[seat]]
    if state.is_night() and state.phase <= people.CALL_WOLVES and (pointing or state.target):
        yield "point: the wolves have not been called yet"
    if state.is_night() and state.phase <= people.CALL_WOLVES_AGAIN and state.target:
        yield "target: the wolves have not agreed yet"
    between = state.phase in (people.CALL_WOLVES_AGAIN, people.CALL_WOLVES_LAST)
    if (state.noticed or any(state.earlier)) and not between:
        yield "noticed, earlier: the round of the wolves is over, or has not begun"
    if state.noticed and (state.noticed & ~state.wolves() or not state.girl()):
        yield "noticed: wolves notice the Little Girl"
    turned = state.phase == people.CALL_WOLVES_LAST and state.has_turned_to_girl()
    if between and not turned and list(state.earlier) != list(state.point):
        yield "earlier: as the wolves pointed before one turned to the Little Girl (rule 5.10)"
    if state.phase == people.OVER and state.deaths == state.deaths_before:
        return  # who was awake is forgotten
    pack = pack_of_night(state)
    if any(not pack >> seat & 1 for seat in pointing):
        yield "point: only wolves who were awake point"
    if any(state.is_wolf(state.point[seat] - 1) for seat in pointing):
        yield "point: wolves eat no wolf"
    if state.is_night() and not (has_come(state, people.CALL_WOLVES_LAST)):
        return
    if state.night and state.phase != people.DRAFT:
        agreed = state.agreement(pack, False)
        if state.target != agreed and (agreed or not state.deck[LITTLE_GIRL]):
            yield f"target: the wolves agreed on {agreed}, not on {state.target}"
        if state.target and state.is_wolf(state.target - 1):
            yield "target: wolves eat no wolf"


def wrong_sights(content: Opened, state: Rules) -> Iterator[str]:
    """Who has seen which card: the Seer, the Confessor, a wolf the Little Girl, the dead who watch."""
    fallen, girl, wolves = dead(state), state.holder(LITTLE_GIRL), state.wolves()
    watching = fallen if state.option[people.GHOSTS] else 0
    for seat in range(state.seats):
        seen, camps, glimpsed = state.seen[seat], state.seen_camp[seat], state.glimpsed[seat]
        is_seer = state.card[seat] == SEER and ever(state, people.CALL_SEER)
        if (seen | camps | glimpsed) >> seat & 1 and not watching >> seat & 1:
            yield f"seen: seat {seat} has seen itself"
        if camps and not (is_seer and state.option[people.SEER_CAMP]):
            yield f"seen_camp: seat {seat} is no Seer, or sees cards"
        could = girl if wolves >> seat & 1 and ever(state, people.CALL_WOLVES) else 0
        if watching >> seat & 1 or built(state, CHURCH) or (is_seer and not state.option[people.SEER_CAMP]):
            could = state.all_seats()
        if seen & ~could:
            yield f"seen: seat {seat} cannot have seen these cards"
        if glimpsed & ~wolves or state.glimpse[seat] & ~glimpsed or (glimpsed and not ever_awake(state)):
            yield f"glimpsed: seat {seat} has seen somebody who is no wolf, or before the wolves were awake"
        if state.glimpse[seat] and not has_come(state, people.CALL_WOLVES):
            yield f"glimpse: seat {seat} has seen wolves who have not been called yet"
    if (state.watched | state.saw_pack) & ~watching or (state.watched and not state.deck[PIPER]):
        yield "watched, saw_pack: only the dead watch the night (rule 3.8)"
    if state.looked_at:
        seer = state.holder(SEER).bit_length() - 1
        if not (state.seen[seer] | state.seen_camp[seer]) >> state.looked_at - 1 & 1:
            yield "looked_at: the Seer has not seen that"


def ever_awake(state: Rules) -> bool:
    return ever(state, people.CALL_WOLVES - 1)


def wrong_love_and_music(content: Opened, state: Rules) -> Iterator[str]:
    """5.18, 6.1: Lovers die together, and the Piper charms two a night."""
    if state.lover_a and state.phase not in CASCADE:
        lives = {state.alive >> lover - 1 & 1 for lover in (state.lover_a, state.lover_b)}
        if len(lives) > 1:
            yield "lover: one outlived the other (rule 10.4)"
    grief = [seat for seat in range(state.seats) if state.cause[seat] == people.BY_GRIEF]
    if state.grieved != len(grief):
        yield "grieved: exactly if a Lover died of grief"
    nights = state.night - (state.is_night() and not has_come(state, people.CALL_PIPER_AGAIN))
    charmed = state.charmed.bit_count()
    if charmed > 2 * nights or state.charmed & state.holder(PIPER):
        yield f"charmed: {charmed} in {nights} nights, or the Piper himself (rule 5.18)"
    if state.picked and state.phase not in (people.CALL_CUPID_AGAIN, people.CALL_PIPER_AGAIN):
        yield "picked: nobody picks a second one now"
    if state.picked and state.phase == people.CALL_PIPER_AGAIN:
        taken = state.charmed | state.holder(PIPER)
        if taken >> state.picked - 1 & 1 or not state.holder(PIPER) & state.alive:
            yield "picked: charmed already, or there is no Piper"
    if state.picked and state.phase == people.CALL_CUPID_AGAIN and not state.holder(CUPID):
        yield "picked: there is no Cupid"


def wrong_hunter(content: Opened, state: Rules) -> Iterator[str]:
    """10.3, 10.7: a Hunter who dies has the shot, unless the table says otherwise."""
    hunter = state.holder(HUNTER) & dead(state)
    if state.shot and not hunter:
        yield "shot: no Hunter is dead"
    if not hunter or state.shot or state.phase in CASCADE:
        return
    seat = hunter.bit_length() - 1
    if state.cause[seat] != people.BY_ABSENCE and state.lets_shoot(seat):
        yield "shot: a dead Hunter has not had it"


# -- the village -------------------------------------------------------------------------------------------


def wrong_captain(content: Opened, state: Rules) -> Iterator[str]:
    """7.1 to 7.6: elected on the right day, alive, and a Farmer where Farmers elect."""
    days = state.night - state.is_night()
    first = 2 if state.farmers_rule else state.option[people.CAPTAIN_DAY]
    if state.captain and days < first:
        yield f"captain: elected on day {first} (rule 7.1)"
    closes = state.option[people.CAPTAIN] and state.farmers_rule and not state.option[people.REOPENS]
    if state.closed and (state.captain or not closes or days < 1):
        yield "closed: the office ends without Farmers (rule 7.6)"
    if closes and not state.closed and not state.farmers() and state.phase not in CASCADE:
        yield "closed: no Farmer is left, so there is no Captain any more (rule 7.6)"
    if state.captain and state.phase not in (*CASCADE, people.OVER) and state.must_pass_medal():
        yield "captain: is dead, or no Farmer any more (rules 7.4, 7.5)"


def wrong_buildings(content: Opened, state: Rules) -> Iterator[str]:
    """8: what burnt, what is used up, who was moved."""
    if state.burnt.bit_count() > 1 or (state.burnt and not state.deck[ARSONIST]):
        yield "burnt: one building can burn, and an Arsonist burns it (rule 5.17)"
    if state.burnt and state.night < 1 + state.is_night():
        yield "burnt: not before the first morning"
    farms = (state.standing | state.burnt) & (1 << FARMS) - 1
    if state.farmers_rule != bool(farms):
        yield "farmers_rule: exactly if a farm was given out (rule 7.2)"
    if state.spent & ~(1 << CHURCH | 1 << HOVEL | 1 << MANOR | 1 << SHOP):
        yield "spent: this building is not used once"
    if state.spent and state.night < 1 + state.is_night():
        yield "spent: no day has come yet"
    if not built(state, BAILIFFS_HOUSE):
        if list(state.place[: state.seats]) != list(range(state.seats)):
            yield "place: nobody moves without a Bailiff (rule 8.16)"
        if state.left or state.turned_down:
            yield "left, turned_down: there is no Bailiff"
    if bool(state.vacancy) != (state.phase in (people.HOUSING, people.ANSWER)) or bool(state.offered) != (
        state.phase == people.ANSWER
    ):
        yield "vacancy, offered: no home is offered now"
    if any(state.pool) and not state.village:
        yield "pool: there are no buildings"
    for building in range(BUILDINGS):
        if state.pool[building + 1] + built(state, building) > 1:
            yield "pool: a token that was given out can still come"
    if not built(state, TAVERN) and state.immune:
        yield "immune: there is no tavern"


# -- the day -----------------------------------------------------------------------------------------------


def wrong_moments(content: Opened, state: Rules) -> Iterator[str]:
    """What a moment of the day follows, and what is over by then."""
    if (state.night == 0 or (state.night == 1 and state.is_night())) and state.after:
        yield "after: nothing has happened before the first morning"
    if not state.is_night() and state.night and not state.after:
        yield "after: the day has broken"
    if state.phase in (*MORNING, *TRIAL, *VERDICT) and state.after == people.AFTER_VERDICT:
        yield "after: today nobody was condemned yet"
    if state.phase in (people.ELECTION, people.ELECTION_AGAIN) and state.after != people.AFTER_DAWN:
        yield "after: an election follows the dawn"
    if state.after == people.AFTER_RAZOR and not (built(state, SHOP) or can_leave(state)):
        yield "after: there is no Barber, and nobody may be withdrawn"
    if (state.window or state.silent) and not (built(state, SHOP) or can_leave(state)):
        yield "window: nothing was interrupted"
    judged = state.phase in (
        *TRIAL,
        *VERDICT,
        people.EVENING,
        *CASCADE,
        people.HOUSING,
        people.ANSWER,
        people.OVER,
    )
    if (state.banned or state.named_by_inn or state.condemned) and not judged:
        yield "banned, named_by_inn, condemned: there is no trial now"
    if state.condemned and state.phase in TRIAL:
        yield "condemned: the trial is not over"
    if state.banned and not (built(state, SCHOOL)):
        yield "banned: there is no Schoolteacher"
    if state.banned.bit_count() > content.box.most_bans:
        yield f"banned: {content.box.most_bans} at most (rule 8.11)"
    if state.named_by_inn and not built(state, TAVERN):
        yield "named_by_inn: there is no Innkeeper"
    if state.confessed and (not built(state, CHURCH) or state.is_night() or not state.night):
        yield "confessed: nobody has, today"
    if state.poster and (not state.holder(RAVEN) or state.phase == people.EVENING):
        yield "poster: there is no Raven, or it was taken down"
    window = {people.DEBATE: state.alive, people.EVENING: state.alive}.get(state.phase, 0)
    if window and state.phase == people.EVENING and not state.after:
        yield "after: the evening follows a day"
    election = state.phase in (people.ELECTION, people.ELECTION_AGAIN)
    if election and not state.is_election_due():
        yield "election: there is nothing to elect (rule 7.1)"


def wrong_ballots(content: Opened, state: Rules) -> Iterator[str]:
    """7.2, 11.2 to 11.12: who votes, for whom, and how."""
    voting = state.is_ballot() or state.phase in (people.INN_VOTE, people.INN_VOTE_AGAIN)
    if not voting:
        if any(state.ballot):
            yield "ballot: ballots that were counted are burnt (rule 11.7)"
        return
    farmers = state.farmers()
    if state.phase in (people.ELECTION, people.ELECTION_AGAIN):
        voters = farmers if state.farmers_rule else state.alive & ~state.teacher()
        running = farmers if state.farmers_rule else state.alive
    else:
        voters, running = state.all_voters() & ~state.innkeeper(), state.alive
    again = state.phase in (people.ELECTION_AGAIN, people.INN_VOTE_AGAIN, people.BALLOT_AGAIN)
    if again and (state.running != state.tied or state.tied.bit_count() < 2 or state.tied & ~running):
        yield "running: a second ballot is among those who were tied (rules 7.3, 11.12)"
    if not again and (state.running != running or state.tied):
        yield "running: one can vote for all, and nobody is tied yet"
    if state.is_ballot() and state.voters != voters:
        yield "voters: the wrong players are waited for"
    for seat in range(state.seats):
        yield from wrong_ballot(state, seat)


def wrong_ballot(state: Rules, seat: int) -> Iterator[str]:
    chosen, votes = state.ballot[seat], bool(state.voters >> seat & 1) and state.is_ballot()
    if chosen:
        first = state.phase in (people.BALLOT, people.BALLOT_AGAIN) and state.innkeeper() >> seat & 1
        if not (votes or first) or not state.candidates(seat) >> chosen - 1 & 1:
            yield f"ballot: seat {seat} does not vote, or cannot vote for {chosen}"
        if votes and not state.filled[seat]:
            yield f"ballot: seat {seat} has not filled in a ballot"
    if state.filled[seat] and not votes:
        yield f"filled: seat {seat} does not vote"
    handed_in = votes and not state.waiting >> seat & 1
    if handed_in and state.option[people.COMPULSORY] and not chosen and state.candidates(seat):
        yield f"ballot: seat {seat} must name somebody (rule 11.19)"


def wrong_counts(content: Opened, state: Rules) -> Iterator[str]:
    """11.8: what the last count left."""
    box, voted = content.box, state.night > 1 or (state.night == 1 and not state.is_night())
    left = (*state.tally, *state.last_ballot, *state.against)
    if any(left) and not voted:
        yield "tally, last_ballot, against: nobody has voted yet"
    if sum(state.tally) > state.seats + box.captains_votes + box.posters_votes:
        yield f"tally: {sum(state.tally)} votes of {state.seats} seats"
    if state.option[people.BALLOTS] == 2 and not built(state, TAVERN) and any(state.last_ballot):
        yield "last_ballot: ballots are only counted here"
    if state.phase == people.TIE and (state.running != state.tied or state.tied.bit_count() < 2):
        yield "tied: the Captain decides between those who are tied (rule 11.11)"
    for seat in range(state.seats):
        out = state.asked_out[seat]
        if out and (out >> seat & 1 or not can_leave(state) or state.missed[seat] < box.absent):
            yield f"asked_out: seat {seat} has not missed so much (rule 11.18)"


def wrong_talk(content: Opened, state: Rules) -> Iterator[str]:
    """13: statements are of debates."""
    said = (*state.claimed, *state.accuses, *state.defends, *state.says_wolf, *state.says_village)
    talked = state.night > 1 or (state.night == 1 and not state.is_night())
    if (any(said) or any(state.spoken)) and not (state.option[people.STATEMENTS] and talked):
        yield "claimed, accuses, defends, says: nobody has said anything yet"
    if any(state.spoken) and (state.is_night() or state.is_ballot() or state.phase in TRIAL):
        yield "spoken: the debate is over"


def wrong_winner(content: Opened, state: Rules) -> Iterator[str]:
    """12: who has won has won by what can be seen."""
    if not state.dealt:
        return
    found = state.find_winner()
    if state.phase == people.OVER:
        stalled = (
            found == people.NOT_YET
            and state.winner == people.A_DRAW
            and state.quiet >= state.option[people.STALL]
        )
        if state.winner != found and not stalled:
            yield f"winner: {state.winner}, and it is {found} who has won (chapter 12)"
        if state.winner != people.A_DRAW and state.quiet >= state.option[people.STALL]:
            yield f"quiet: {state.quiet} turns without a death end it (rule 12.11)"
    elif (
        state.is_night()
        and state.night > 1
        and state.phase <= people.CALL_PIPER_AGAIN
        and found != people.NOT_YET
    ):
        yield "somebody has won already"
