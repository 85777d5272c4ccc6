"""What a player of Guilds of London knows, as numbers: the city lies open, hands and mayoral cards do not."""

from typing import Final

from hameau.engine.machine import bit, i64, popcount, put, put_bits
from hameau.games.guilds.rules.activation import LOOK
from hameau.games.guilds.rules.boris import MOST_CARDS
from hameau.games.guilds.rules.box import BORIS, MOST_MAYORS, MOST_TOKENS, TILES, Box
from hameau.games.guilds.rules.cards import OVER
from hameau.games.guilds.rules.city import CELLS
from hameau.games.guilds.rules.course import Rules
from hameau.games.guilds.rules.effects import DEEPEST

CAPS: Final = 15  # numbers of four bits
TABLE: Final = 22  # numbers about the table, before the cells
MOST: Final = 32767


class Observation(Rules):
    """The table, the city, the cards, then each player, clockwise from the observer."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)

    def features(self) -> list[tuple[str, tuple[int, ...], int, int, str]]:
        seats, kinds, sides = self.seats, self.box.kinds, self.seats + 1
        cells, per_seat, frames, mayors = (CELLS,), (seats,), (DEEPEST,), (MOST_MAYORS,)
        alone = MOST_CARDS if seats == 1 else 0
        return [
            ("resources", (), 0, 1, "alone: Boris draws one card more"),
            ("solitaire", (), 0, 1, "alone: with the solitaire players' guild"),
            ("side", (), 0, 1, "of the plantation: Virginia, Ulster"),
            ("wanted_side", (), 0, 2, "the same as it was asked for; 2: at random"),
            ("layout", (), 0, MOST, "how far the city has grown"),
            ("round", (), 0, MOST, "the first is 1"),
            ("phase", (), 0, MOST, "choosing mayoral cards, turn, activation, growth, over"),
            ("beadle", (), -1, CELLS, "the cell where it stands"),
            ("neutrals", (), 0, MOST, "on the scoreboard"),
            ("deck", (), 0, MOST, "cards in the deck"),
            ("mayoral_deck", (), 0, MOST_MAYORS, "mayoral cards but those put under the deck"),
            ("unders", (), 0, MOST_MAYORS, "mayoral cards put under it"),
            ("turn", (), 0, seats, "whose turn it is, as a place in the turn order"),
            ("played", (), 0, MOST, "cards used this turn"),
            ("hires", (), 0, MOST, "liverymen for a hire action"),
            ("any_colour", (), 0, 1, "cards move to any colour"),
            ("later", (), 0, MOST, "cards to draw at the end of the turn"),
            ("limitless", (), 0, 1, "no hand limit this turn"),
            ("tokens_won", (), 0, MOST, "on the card of the solitaire players' guild"),
            ("scan", (), -1, CELLS, "the tile that is looked at in an activation"),
            ("stage", (), LOOK, MOST, "of the look at it"),
            ("passes", (), 0, MOST, "of bribes in a row"),
            ("later_caps", (CAPS,), 0, 15, "how many cards each card that draws by masters draws at most"),
            ("asked", frames, 0, MOST, "what is asked, the effect within the effect last"),
            ("amount", frames, -MOST, MOST, "its number"),
            ("about", frames, -MOST, MOST, "the place it is about"),
            ("open", cells, 0, 1, "the tile is unresolved"),
            ("done", cells, 0, 1, "it is completed"),
            ("barred", cells, 0, 1, "alone: a neutral raises the threshold"),
            ("tile", cells, 0, TILES, "its number; 0: none"),
            ("token", cells, 0, MOST_TOKENS, "its kind, the first is 1; 0: none"),
            ("neutral", cells, 0, MOST, "neutral liverymen"),
            ("tiles_left", (TILES,), 0, 1, "tiles that can still come"),
            ("bag", (MOST_TOKENS,), 0, MOST, "tokens of each kind that can still come"),
            ("boris", (3, alone), -1, MOST, "alone: cards, cells and reasons of his turn"),
            ("hand", (kinds,), 0, MOST, "cards of the observer, by kind"),
            ("unseen", (kinds,), 0, MOST, "cards in the deck and unseen in other hands"),
            ("discard", (kinds,), 0, MOST, "cards in the discard pile"),
            ("used", (kinds,), 0, MOST, "cards in front of the active player"),
            ("looking", mayors, 0, 1, "mayoral cards that the observer chooses from"),
            ("first", mayors, 0, 1, "the one that the observer kept at the start"),
            ("returned", mayors, 0, 1, "those that the observer gave back then"),
            (
                "under",
                mayors,
                0,
                MOST_MAYORS,
                "cards under the deck that the observer put there, the first is 1",
            ),
            ("seat", per_seat, 0, 1, "which seat observes, counted from the first"),
            ("waits", per_seat, 0, 1, "owes a decision"),
            ("actor", per_seat, 0, 1, "answers"),
            ("unlimited", per_seat, 0, 1, "has no hand limit for good"),
            ("order", per_seat, 0, seats, "the turn order, in steps clockwise from the observer"),
            ("bidder", per_seat, 0, 1, "whose chance to hire a neutral is next, by place in the turn order"),
            ("runners", (sides,), 0, 1, "who still gets the second-place reward; Boris last"),
            ("bribed", (sides,), 0, MOST, "neutrals hired for the tile that is looked at"),
            ("points", (sides,), -MOST, MOST, "of each player; Boris last"),
            ("pawns", (sides, CELLS), 0, MOST, "liverymen on each cell; those of Boris last"),
            ("masters", (seats, CELLS), 0, 1, "of which tiles a player is master"),
            ("hall", per_seat, 0, MOST, "liverymen on the Guildhall"),
            ("supply", per_seat, 0, MOST, "liverymen in the supply"),
            ("planted", per_seat, 0, MOST, "liverymen on the plantation"),
            ("cards", per_seat, 0, MOST, "cards in hand"),
            ("mayoral_cards", per_seat, 0, MOST_MAYORS, "mayoral cards"),
            ("looked_at", per_seat, 0, MOST_MAYORS, "mayoral cards that a player chooses from"),
            ("given_back", per_seat, 0, MOST_MAYORS, "mayoral cards given back at the start"),
            ("kept", per_seat, 0, 1, "kept one then"),
            ("put_under", (seats, MOST_MAYORS), 0, 1, "which of the cards under the deck a player put there"),
            ("mayors", (seats, MOST_MAYORS), 0, 1, "mayoral cards, the observer's; at the end all"),
            ("known", (seats, kinds), 0, MOST, "cards of a hand that all have seen"),
        ]

    def observe(self, seat: i64, at: i64) -> i64:
        self.observe_table(at)
        place: i64 = self.observe_questions(at, TABLE)
        place = self.observe_city(at, place)
        place = self.observe_cards(seat, at, place)
        place = self.observe_circle(seat, at, place)
        place = self.observe_sides(seat, at, place)
        return self.observe_players(seat, at, place)

    def observe_table(self, at: i64) -> None:
        put(at, 0, self.resources)
        put(at, 1, self.solitaire)
        put(at, 2, self.side)
        put(at, 3, self.wanted_side)
        put(at, 4, self.layout)
        put(at, 5, self.round)
        put(at, 6, self.phase)
        put(at, 7, self.beadle)
        put(at, 8, self.neutrals)
        put(at, 9, self.in_deck)
        put(at, 10, popcount(self.top))
        put(at, 11, self.unders)
        put(at, 12, self.turn)
        put(at, 13, self.played)
        put(at, 14, self.hires)
        put(at, 15, self.any_colour)
        put(at, 16, self.later)
        put(at, 17, self.limitless)
        put(at, 18, self.tokens_won)
        put(at, 19, self.scan)
        put(at, 20, self.stage)
        put(at, 21, self.passes)

    def observe_questions(self, at: i64, place: i64) -> i64:
        for i in range(CAPS):
            put(at, place + i, self.later_caps >> (4 * i) & 15)
        place = self.put_all(at, place + CAPS, self.asked, DEEPEST)
        place = self.put_all(at, place, self.amount, DEEPEST)
        return self.put_all(at, place, self.place, DEEPEST)

    def observe_city(self, at: i64, place: i64) -> i64:
        put_bits(at, place, self.open, CELLS)
        put_bits(at, place + CELLS, self.done, CELLS)
        put_bits(at, place + 2 * CELLS, self.barred, CELLS)
        place = self.put_all(at, place + 3 * CELLS, self.tile, CELLS)
        place = self.put_all(at, place, self.token, CELLS)
        place = self.put_all(at, place, self.neutral, CELLS)
        place = self.put_all(at, place, self.pile, TILES)
        place = self.put_all(at, place, self.bag, MOST_TOKENS)
        if self.seats > 1:
            return place
        for i in range(MOST_CARDS):
            turned: bool = i < self.boris_turned
            put(at, place + i, self.boris_card[i] + 1 if turned else 0)
            put(at, place + MOST_CARDS + i, self.boris_cell[i] if turned else 0)
            put(at, place + 2 * MOST_CARDS + i, self.boris_why[i] if turned else 0)
        return place + 3 * MOST_CARDS

    def observe_cards(self, seat: i64, at: i64, place: i64) -> i64:
        kinds: i64 = self.box.kinds
        place = self.put_all(at, place, self.hand[seat], kinds)
        for kind in range(kinds):
            unseen: i64 = self.deck[kind]
            for other in range(self.seats):
                if other != seat:
                    unseen += self.hand[other][kind] - self.known[other][kind]
            put(at, place + kind, unseen)
        place = self.put_all(at, place + kinds, self.discard, kinds)
        place = self.put_all(at, place, self.used, kinds)
        put_bits(at, place, self.looking[seat], MOST_MAYORS)
        put_bits(at, place + MOST_MAYORS, self.first[seat], MOST_MAYORS)
        put_bits(at, place + 2 * MOST_MAYORS, self.returned[seat], MOST_MAYORS)
        place += 3 * MOST_MAYORS
        for i in range(MOST_MAYORS):
            mine: bool = i < self.unders and self.under_by[i] == seat
            put(at, place + i, self.under[i] + 1 if mine else 0)
        return place + MOST_MAYORS

    def observe_circle(self, seat: i64, at: i64, place: i64) -> i64:
        seats: i64 = self.seats
        put_bits(at, place, bit(seat), seats)
        put_bits(at, place + seats, self.turned(self.waiting, seat), seats)
        put_bits(at, place + 2 * seats, self.turned(bit(self.actor), seat), seats)
        put_bits(at, place + 3 * seats, self.turned(self.unlimited, seat), seats)
        for i in range(seats):
            put(
                at,
                place + 4 * seats + i,
                self.clockwise(self.order[i], seats - seat) if seat else self.order[i],
            )
        put_bits(at, place + 5 * seats, bit(self.bidder), seats)
        return place + 6 * seats

    def observe_sides(self, seat: i64, at: i64, place: i64) -> i64:
        seats: i64 = self.seats
        put_bits(at, place, self.turned(self.runners & (bit(seats) - 1), seat), seats)
        put(at, place + seats, self.runners >> BORIS & 1)
        place += seats + 1
        for step in range(seats + 1):
            side: i64 = self.clockwise(seat, step) if step < seats else BORIS
            put(at, place + step, self.bribed[side])
            put(at, place + seats + 1 + step, self.points[side])
            self.put_all(at, place + 2 * (seats + 1) + step * CELLS, self.pawns[side], CELLS)
        return place + (2 + CELLS) * (seats + 1)

    def observe_players(self, seat: i64, at: i64, place: i64) -> i64:
        seats: i64 = self.seats
        kinds: i64 = self.box.kinds
        numbers: i64 = place + seats * CELLS
        cards: i64 = numbers + 8 * seats
        for step in range(seats):
            player: i64 = self.clockwise(seat, step)
            put_bits(at, place + step * CELLS, self.masters[player], CELLS)
            put(at, numbers + step, self.hall[player])
            put(at, numbers + seats + step, self.supply[player])
            put(at, numbers + 2 * seats + step, self.planted[player])
            put(at, numbers + 3 * seats + step, self.cards[player])
            put(at, numbers + 4 * seats + step, popcount(self.mayors[player]))
            put(at, numbers + 5 * seats + step, popcount(self.looking[player]))
            put(at, numbers + 6 * seats + step, popcount(self.returned[player]))
            put(at, numbers + 7 * seats + step, 1 if self.first[player] else 0)
            put_bits(at, cards + step * MOST_MAYORS, self.places_under(player), MOST_MAYORS)
            open_: bool = player == seat or self.phase == OVER
            put_bits(
                at, cards + (seats + step) * MOST_MAYORS, self.mayors[player] if open_ else 0, MOST_MAYORS
            )
            self.put_all(at, cards + 2 * seats * MOST_MAYORS + step * kinds, self.known[player], kinds)
        return cards + seats * (2 * MOST_MAYORS + kinds)

    def places_under(self, player: i64) -> i64:
        """Places under the mayoral deck with a card that the player put there, as bits."""
        places: i64 = 0
        for i in range(self.unders):
            if self.under_by[i] == player:
                places |= bit(i)
        return places
