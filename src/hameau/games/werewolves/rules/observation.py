"""What a player of Werewolves knows, as numbers: what all know, what the seat knows besides, and the talk."""

from typing import Final

from hameau.engine.machine import bit, i64, put, put_bits
from hameau.games.werewolves.rules.box import (
    ARSONIST,
    BUILDINGS,
    CAMP,
    CUPID,
    DEFENDER,
    KINDS,
    PIPER,
    SEER,
    TOKENS,
    WHITE_WEREWOLF,
    WITCH,
    Box,
)
from hameau.games.werewolves.rules.imagining import Imagining
from hameau.games.werewolves.rules.people import (
    A_DRAW,
    AFTER_VERDICT,
    BALLOTS,
    BY_ABSENCE,
    BY_NIGHT,
    CALL_CUPID_AGAIN,
    CALL_PIPER_AGAIN,
    DEBATE,
    DRAFT,
    EVENING,
    OPTIONS,
    OVER,
    PHASES,
    SEATS,
)

CAMPS: Final = 4
CAUSES_OF_DEATH: Final = BY_ABSENCE + 1
OUTCOMES: Final = A_DRAW + 1
HIGHEST_CHOICE: Final = 9  # of an option
TABLE: Final = 8  # numbers about the table
MOST: Final = 32767


class Observation(Imagining):
    """The village, what the observer knows besides, then everybody, clockwise from the observer."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)

    def features(self) -> list[tuple[str, tuple[int, ...], int, int, str]]:
        seats = self.seats
        buildings, circle, pairs = (BUILDINGS,), (seats,), (seats, seats)
        return [
            ("night", (), 0, MOST, "the first is 1; also the number of the day after it"),
            ("quiet", (), 0, MOST, "turns without a death"),
            ("deaths_before", (), 0, SEATS, "how many were dead when the last night fell"),
            ("village", (), 0, 1, "there are buildings"),
            ("closed", (), 0, 1, "there will be no Captain any more"),
            ("shot", (), 0, 1, "the Hunter has had the shot"),
            ("after", (), 0, AFTER_VERDICT, "the last deaths came at dawn, by the razor, by a verdict"),
            ("window", (), 0, 2, "what the razor interrupted: 1 the debate, 2 the evening"),
            ("option", (OPTIONS,), 0, HIGHEST_CHOICE, "the choices of the table"),
            ("phase", (PHASES,), 0, 1, "who decides what"),
            ("winner", (OUTCOMES,), 0, 1, "not yet, nobody, couple, Piper, White, pack, village, draw"),
            ("deck", (KINDS,), 0, SEATS, "cards that may be in this match, the middle too"),
            ("pool", (TOKENS,), 0, SEATS, "tokens that can still be drafted"),
            ("standing", buildings, 0, 1, "buildings that stand"),
            ("burnt", buildings, 0, 1, "that burnt down"),
            ("spent", buildings, 0, 1, "whose single use is used up"),
            ("left", buildings, 0, 1, "that the Bailiff leaves empty today"),
            ("vacancy", buildings, 0, 1, "that the Bailiff is asked about"),
            ("immune", (), 0, 1, "wolves and votes spare the Innkeeper"),
            ("seat", circle, 0, 1, "which seat observes, counted from the first"),
            ("choice", (), 0, MOST, "the observer's sealed move of this round, the first action is 1"),
            ("was_thief", (), 0, 1, "the observer was dealt the Thief and has chosen"),
            ("middle", (2, KINDS), 0, 1, "cards in the middle, if the observer has seen them"),
            ("cure_used", (), 0, 1, "for the Witch"),
            ("poison_used", (), 0, 1, "for the Witch"),
            ("cured", (), 0, 1, "tonight: for the Witch and the dead who watch"),
            ("noticed", (), 0, 1, "the observer noticed the Little Girl tonight"),
            ("fire", buildings, 0, 1, "lit tonight: for the Arsonist and the dead who watch"),
            ("poisoned", circle, 0, 1, "tonight: for the Witch and the dead who watch"),
            ("looked_at", circle, 0, 1, "at whom the Seer looked: for her and the dead who watch"),
            ("protected", circle, 0, 1, "tonight: for the Defender and the dead who watch"),
            ("last_protected", circle, 0, 1, "the night before: for the Defender"),
            ("bitten", circle, 0, 1, "tonight: for the White Werewolf and the dead who watch"),
            ("picked", circle, 0, 1, "the first of two: for Cupid and the Piper"),
            ("prey", circle, 0, 1, "on whom the pack agreed: for wolves and the dead who watch"),
            ("victim", circle, 0, 1, "whom the Witch was shown: for her"),
            ("seen", circle, 0, 1, "whose card the observer has seen"),
            ("seen_camp", circle, 0, 1, "whose camp the observer has seen"),
            ("glimpsed", circle, 0, 1, "whom the observer has seen awake with the wolves"),
            ("glimpse", circle, 0, 1, "the same, last night"),
            ("charmed", circle, 0, 1, "for the Piper, the charmed, and the dead who saw them"),
            ("lovers", circle, 0, 1, "for Cupid and the Lovers; later for all"),
            ("by_poison", circle, 0, 1, "who is known to have died of poison, where that matters"),
            ("fallen_prey", circle, 0, 1, "who died as the pack's prey, where that matters"),
            ("waits", circle, 0, 1, "owes a decision"),
            ("alive", circle, 0, 1, "not dead"),
            ("shown", circle, 0, 1, "the card lies open"),
            ("camp_shown", circle, 0, 1, "the camp does"),
            ("withdrawn", circle, 0, 1, "was withdrawn"),
            ("watched", circle, 0, 1, "the dead who have seen the charmed"),
            ("saw_pack", circle, 0, 1, "the dead who have seen the wolves"),
            ("captain", circle, 0, 1, "wears the medal"),
            ("poster", circle, 0, 1, "has the Raven's poster"),
            ("drafter", circle, 0, 1, "began the draft that goes on"),
            ("offered", circle, 0, 1, "is offered a home"),
            ("turned_down", circle, 0, 1, "refused it"),
            ("shooting", circle, 0, 1, "is the Hunter who may shoot"),
            ("silent", circle, 0, 1, "still talked when the razor was used"),
            ("confessed", circle, 0, 1, "went to confession last"),
            ("voters", circle, 0, 1, "votes in the open ballot, or did in the last one"),
            ("running", circle, 0, 1, "can be voted for"),
            ("tied", circle, 0, 1, "had the most votes, with others"),
            ("banned", circle, 0, 1, "may not vote today"),
            ("named_by_inn", circle, 0, 1, "the immune Innkeeper's votes of today"),
            ("condemned", circle, 0, 1, "is condemned"),
            ("place", circle, 0, SEATS, "in the circle, in steps clockwise from the observer"),
            ("fallen", circle, 0, SEATS, "the how-manyth to die; 0: lives"),
            ("dying", circle, 0, SEATS, "whose death is still worked off; the highest is the first"),
            ("died_in", circle, 0, MOST, "the turn of the death, where that matters"),
            ("missed", circle, 0, MOST, "decisions in a row that the clock made"),
            ("spoken", circle, 0, MOST, "statements of this debate"),
            ("tally", circle, 0, MOST, "votes in the last count"),
            ("voted", circle, 0, seats, "for whom then, in steps clockwise, the observer is 1; 0: nobody"),
            ("ballot", circle, 0, seats, "the same in the open ballot, as far as it may be seen"),
            ("filled", circle, 0, MOST, "how often it was filled in, likewise"),
            ("fingers", circle, 0, seats, "at whom a wolf points: for wolves and the dead who watch"),
            ("earlier", circle, 0, seats, "the same before: for who noticed the Little Girl"),
            ("wolf", circle, 0, 1, "known to be one"),
            ("card", (seats, KINDS), 0, 1, "as far as it is known"),
            ("camp", (seats, CAMPS), 0, 1, "as far as it is known"),
            ("cause", (seats, CAUSES_OF_DEATH), 0, 1, "of death as told; the first: lives"),
            ("home", (seats, BUILDINGS), 0, 1, "where they live"),
            ("claim", (seats, KINDS), 0, 1, "the card that they claim to have"),
            ("against", pairs, 0, 1, "for whose death they have voted"),
            ("accuses", pairs, 0, 1, "whom they accuse"),
            ("defends", pairs, 0, 1, "whom they defend"),
            ("says_wolf", pairs, 0, 1, "whom they report as a wolf"),
            ("says_village", pairs, 0, 1, "whom they report as no wolf"),
            ("asked_out", pairs, 0, 1, "who wants them withdrawn"),
        ]

    def observe(self, seat: i64, at: i64) -> i64:
        self.observe_table(at)
        place: i64 = self.observe_village(at, TABLE)
        place = self.observe_self(seat, at, place)
        place = self.observe_night(seat, at, place)
        place = self.observe_sights(seat, at, place)
        place = self.observe_sets(seat, at, place)
        place = self.observe_moment(seat, at, place)
        place = self.observe_numbers(seat, at, place)
        place = self.observe_cards(seat, at, place)
        return self.observe_words(seat, at, place)

    # -- small steps ---------------------------------------------------------------------------------------

    def put_set(self, at: i64, place: i64, some: i64, seat: i64) -> i64:
        """Write a set of seats, the observer first; the place after it."""
        put_bits(at, place, self.turned(some, seat), self.seats)
        return place + self.seats

    def put_one(self, at: i64, place: i64, number: i64, seat: i64) -> i64:
        """The same for one seat, or none, that is kept as its number + 1."""
        return self.put_set(at, place, bit(number - 1) if number else 0, seat)

    def steps(self, number: i64, seat: i64) -> i64:
        """For a number that is a seat + 1: steps clockwise from the observer + 1; 0 for none."""
        if number == 0:
            return 0
        return number - seat if number > seat else number - seat + self.seats

    # -- what all know -------------------------------------------------------------------------------------

    def observe_table(self, at: i64) -> None:
        put(at, 0, self.night)
        put(at, 1, self.quiet)
        put(at, 2, self.deaths_before)
        put(at, 3, self.village)
        put(at, 4, self.closed)
        put(at, 5, self.shot)
        put(at, 6, self.after)
        put(at, 7, 1 if self.window == DEBATE else 2 if self.window == EVENING else 0)

    def observe_village(self, at: i64, place: i64) -> i64:
        place = self.put_all(at, place, self.option, OPTIONS)
        put_bits(at, place, bit(self.phase), PHASES)
        put_bits(at, place + PHASES, bit(self.winner), OUTCOMES)
        place = self.put_all(at, place + PHASES + OUTCOMES, self.deck, KINDS)
        place = self.put_all(at, place, self.pool, TOKENS)
        put_bits(at, place, self.standing, BUILDINGS)
        put_bits(at, place + BUILDINGS, self.burnt, BUILDINGS)
        put_bits(at, place + 2 * BUILDINGS, self.spent, BUILDINGS)
        put_bits(at, place + 3 * BUILDINGS, self.left, BUILDINGS)
        put_bits(at, place + 4 * BUILDINGS, bit(self.vacancy - 1) if self.vacancy else 0, BUILDINGS)
        put(at, place + 5 * BUILDINGS, self.immune)
        return place + 5 * BUILDINGS + 1

    # -- what the observer knows besides -------------------------------------------------------------------

    def observe_self(self, seat: i64, at: i64, place: i64) -> i64:
        put_bits(at, place, bit(seat), self.seats)
        place += self.seats
        witch: bool = self.card[seat] == WITCH
        middle: bool = self.has_middle() and (self.phase == OVER or self.knows_middle(seat))
        put(at, place, self.choice[seat])
        put(at, place + 1, 1 if self.thief == seat + 1 else 0)
        put_bits(at, place + 2, bit(self.middle[0]) if middle else 0, KINDS)
        put_bits(at, place + 2 + KINDS, bit(self.middle[1]) if middle else 0, KINDS)
        place += 2 + 2 * KINDS
        put(at, place, self.cure_used if witch else 0)
        put(at, place + 1, self.poison_used if witch else 0)
        put(at, place + 2, self.cured if witch or self.watched_night(seat) else 0)
        put(at, place + 3, 1 if self.noticed & bit(seat) else 0)
        return place + 4

    def observe_night(self, seat: i64, at: i64, place: i64) -> i64:
        """3.8: a choice of this night, for who made it and for the dead who watch."""
        kind: i64 = self.card[seat]
        ghost: bool = self.watched_night(seat)
        lit: bool = self.fire > 0 and (ghost or kind == ARSONIST)
        put_bits(at, place, bit(self.fire - 1) if lit else 0, BUILDINGS)
        place += BUILDINGS
        place = self.put_one(at, place, self.poisoned if ghost or kind == WITCH else 0, seat)
        place = self.put_one(at, place, self.looked_at if ghost or kind == SEER else 0, seat)
        place = self.put_one(at, place, self.protected if ghost or kind == DEFENDER else 0, seat)
        place = self.put_one(at, place, self.last_protected if kind == DEFENDER else 0, seat)
        place = self.put_one(at, place, self.bitten if ghost or kind == WHITE_WEREWOLF else 0, seat)
        picking: bool = self.phase == CALL_CUPID_AGAIN and kind == CUPID
        if self.phase == CALL_PIPER_AGAIN:
            picking = kind == PIPER
        place = self.put_one(at, place, self.picked if picking else 0, seat)
        place = self.put_one(at, place, self.target if self.dealt and self.sees_pack(seat) else 0, seat)
        return self.put_one(at, place, self.told_victim if kind == WITCH else 0, seat)

    def observe_sights(self, seat: i64, at: i64, place: i64) -> i64:
        place = self.put_set(at, place, self.seen[seat], seat)
        place = self.put_set(at, place, self.seen_camp[seat], seat)
        place = self.put_set(at, place, self.glimpsed[seat], seat)
        place = self.put_set(at, place, self.glimpse[seat], seat)
        place = self.put_set(at, place, self.charmed if self.knows_charmed(seat) else 0, seat)
        lovers: i64 = bit(self.lover_a - 1) | bit(self.lover_b - 1) if self.lover_a else 0
        in_love: bool = self.phase == OVER or self.knows_lovers(seat)
        place = self.put_set(at, place, lovers if in_love else 0, seat)
        victim: i64 = self.killed_by_poison
        known: bool = victim > 0 and (self.cause[victim - 1] != BY_NIGHT or self.saw_poison(seat, victim - 1))
        place = self.put_one(at, place, victim if known else 0, seat)
        prey: i64 = 0
        if self.fallen_prey:
            for other in range(self.seats):
                if self.fallen_prey & bit(other) and self.saw_prey(seat, other):
                    prey |= bit(other)
        return self.put_set(at, place, prey, seat)

    # -- everybody -----------------------------------------------------------------------------------------

    def observe_sets(self, seat: i64, at: i64, place: i64) -> i64:
        place = self.put_set(at, place, self.waiting, seat)
        place = self.put_set(at, place, self.alive, seat)
        place = self.put_set(at, place, self.shown, seat)
        place = self.put_set(at, place, self.camp_shown, seat)
        place = self.put_set(at, place, self.withdrawn, seat)
        place = self.put_set(at, place, self.watched, seat)
        place = self.put_set(at, place, self.saw_pack, seat)
        place = self.put_one(at, place, self.captain, seat)
        posted: bool = self.poster > 0 and not self.is_night() and self.is_alive(self.poster - 1)
        place = self.put_one(at, place, self.poster if posted else 0, seat)
        return self.put_set(at, place, bit(self.first) if self.phase == DRAFT else 0, seat)

    def observe_moment(self, seat: i64, at: i64, place: i64) -> i64:
        place = self.put_one(at, place, self.offered, seat)
        place = self.put_set(at, place, self.turned_down, seat)
        place = self.put_one(at, place, self.shooting, seat)
        place = self.put_set(at, place, self.silent, seat)
        place = self.put_one(at, place, self.confessed, seat)
        place = self.put_set(at, place, self.voters, seat)
        place = self.put_set(at, place, self.running, seat)
        place = self.put_set(at, place, self.tied, seat)
        place = self.put_set(at, place, self.banned, seat)
        place = self.put_set(at, place, self.named_by_inn, seat)
        return self.put_one(at, place, self.condemned, seat)

    def observe_numbers(self, seat: i64, at: i64, place: i64) -> i64:
        seats: i64 = self.seats
        mine: i64 = self.place[seat]
        sees_pack: bool = self.dealt != 0 and self.sees_pack(seat)
        noticed: bool = self.noticed & bit(seat) != 0
        sealed: i64 = 0 if self.option[BALLOTS] == 1 else self.voters & ~bit(seat)
        for step in range(seats):
            player: i64 = self.clockwise(seat, step)
            here: i64 = place + step
            around: i64 = self.place[player] - mine
            open_: bool = sealed & bit(player) == 0
            put(at, here, around if around >= 0 else around + seats)
            put(at, here + seats, self.fallen[player])
            put(at, here + 2 * seats, 0)
            put(at, here + 3 * seats, self.died_in[player])
            put(at, here + 4 * seats, self.missed[player])
            put(at, here + 5 * seats, self.spoken[player])
            put(at, here + 6 * seats, self.tally[player])
            put(at, here + 7 * seats, self.steps(self.last_ballot[player], seat))
            put(at, here + 8 * seats, self.steps(self.ballot[player], seat) if open_ else 0)
            put(at, here + 9 * seats, self.filled[player] if open_ else 0)
            put(at, here + 10 * seats, self.steps(self.point[player], seat) if sees_pack else 0)
            put(at, here + 11 * seats, self.steps(self.earlier[player], seat) if noticed else 0)
        for i in range(self.depth):
            put(at, place + 2 * seats + self.steps(self.dying[i] + 1, seat) - 1, i + 1)
        return place + 12 * seats

    def observe_cards(self, seat: i64, at: i64, place: i64) -> i64:
        seats: i64 = self.seats
        over: bool = self.phase == OVER
        camps: i64 = place + seats * (1 + KINDS)
        for step in range(seats):
            other: i64 = self.clockwise(seat, step)
            kind: i64 = self.card[other]
            card: bool = self.dealt != 0 and (over or self.knows_card(seat, other))
            camp: bool = card or self.knows_camp(seat, other)
            wolf: bool = self.dealt != 0 and self.knows_wolf(seat, other)
            if over:
                wolf = self.is_wolf(other)
            put(at, place + step, 1 if wolf else 0)
            put_bits(at, place + seats + step * KINDS, bit(kind) if card else 0, KINDS)
            put_bits(at, camps + step * CAMPS, bit(CAMP[kind]) if camp else 0, CAMPS)
        return camps + seats * CAMPS

    def observe_words(self, seat: i64, at: i64, place: i64) -> i64:
        """How they died, where they live, what they did and said."""
        seats: i64 = self.seats
        homes: i64 = place + seats * CAUSES_OF_DEATH
        claims: i64 = homes + seats * BUILDINGS
        pairs: i64 = claims + seats * KINDS
        for step in range(seats):
            player: i64 = self.clockwise(seat, step)
            home: i64 = self.home[player]
            claim: i64 = self.claimed[player]
            row: i64 = pairs + step * seats
            put_bits(at, place + step * CAUSES_OF_DEATH, bit(self.cause[player]), CAUSES_OF_DEATH)
            put_bits(at, homes + step * BUILDINGS, bit(home - 1) if home else 0, BUILDINGS)
            put_bits(at, claims + step * KINDS, bit(claim - 1) if claim else 0, KINDS)
            self.put_set(at, row, self.against[player], seat)
            self.put_set(at, row + seats * seats, self.accuses[player], seat)
            self.put_set(at, row + 2 * seats * seats, self.defends[player], seat)
            self.put_set(at, row + 3 * seats * seats, self.says_wolf[player], seat)
            self.put_set(at, row + 4 * seats * seats, self.says_village[player], seat)
            self.put_set(at, row + 5 * seats * seats, self.asked_out[player], seat)
        return pairs + 6 * seats * seats
