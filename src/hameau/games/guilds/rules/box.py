"""What lies in the box of Guilds of London: tiles, cards, tokens, and numbers that a designer may change."""

from typing import Final

from hameau.engine.machine import grid, i64, write_field

# standards
YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3
PURPLE: Final = 4
COLOURS: Final = 5
ALL_COLOURS: Final = 0b11111

SEATS: Final = 4
BORIS: Final = 4  # his place among those who have liverymen and points
SIDES: Final = 5

MOST_GUILDS: Final = 40  # a guild tile is called by its number, from 1
BUILDING: Final = 41  # the first special building, the Church
BUILDINGS: Final = 5
TILES: Final = 46
MOST_KINDS: Final = 64  # kinds of action cards
MOST_TOKENS: Final = 16  # kinds of tokens
MOST_MAYORS: Final = 32

# how a match is played: alone against Boris, two, or more
SOLO: Final = 0
TWO: Final = 1
MORE: Final = 2

VIRGINIA: Final = 0
ULSTER: Final = 1

# effects: of tiles, tokens and the plantation ...
NOTHING: Final = 0
HIRE: Final = 1  # liverymen from the supply to the Guildhall
DRAW: Final = 2  # action cards
FREE_MOVE: Final = 3  # up to so many liverymen to any unresolved tiles
SEND_UP_TO: Final = 4  # up to so many to the plantation
MAYORAL_DRAW: Final = 5  # look at two, keep one or none
TOP_MAYORAL: Final = 6
POINTS: Final = 7
NO_LIMIT: Final = 8  # its master has no hand limit
# ... and of cards alone
LAND: Final = 9  # from the supply to one unresolved tile
LAND_ON_COLOUR: Final = 10  # the same, on a tile that shows the card's colour
HIRE_MORE: Final = 11  # this turn the hire action hires so many
HIRE_BY_MASTERS: Final = 12
RALLY: Final = 13  # up to so many to one tile that shows the card's colour
MOVE_ONE: Final = 14
OUST: Final = 15
SHIFT: Final = 16  # any number to the tile beside
ANY_COLOUR: Final = 17  # this turn every card moves to any colour
SEND_ONE: Final = 18
SEND_AND_DRAW: Final = 19
PLANT: Final = 20  # from the supply to the plantation
POINTS_BY_PLANTATION: Final = 21
DRAW_LATER: Final = 22
RECOVER: Final = 23  # from the discard pile
DRAW_LATER_BY_MASTERS: Final = 24
DRAW_LATER_NO_LIMIT: Final = 25
POINTS_BY_MASTERS: Final = 26
NEUTRAL_LIVERYMAN: Final = 27
EXCHANGE: Final = 28
POINTS_BY_COLOURS: Final = 29

# what a mayoral card counts
BY_COLOUR: Final = 0
BY_TWO_COLOURS: Final = 1
BY_ONE_COLOUR: Final = 2
BY_BUILDING: Final = 3
BY_GUILDHALL_TILES: Final = 4
BY_EDGE: Final = 5
BY_CORNER: Final = 6
BY_ROW: Final = 7
BY_COLUMN: Final = 8
BY_GROUP: Final = 9
BY_GROUPS: Final = 10
BY_ALL_COLOURS: Final = 11
BY_GUILDHALL: Final = 12
BY_UNRESOLVED: Final = 13
BY_HAND: Final = 14
BY_LOW_NUMBERS: Final = 15
BY_HIGH_NUMBERS: Final = 16


class Box:
    """Filled from `content.toml`, shared by all matches that use it, never changed."""

    def __init__(self) -> None:
        # tiles, by number
        self.guilds: i64 = 0  # how many guild tiles there are
        self.colours: list[i64] = [0] * TILES  # bit c: shows the standard c
        self.threshold: list[i64] = [0] * TILES
        self.points: list[i64] = [0] * TILES
        self.effect: list[i64] = [0] * TILES
        self.amount: list[i64] = [0] * TILES
        # action cards, by kind
        self.kinds: i64 = 0
        self.copies: list[i64] = [0] * MOST_KINDS
        self.colour: list[i64] = [0] * MOST_KINDS  # the first standard
        self.standards: list[i64] = [0] * MOST_KINDS  # bits
        self.cost: list[i64] = [0] * MOST_KINDS
        self.card_effect: list[i64] = [0] * MOST_KINDS
        self.card_amount: list[i64] = [0] * MOST_KINDS
        # tokens, by kind
        self.token_kinds: i64 = 0
        self.token_copies: list[i64] = [0] * MOST_TOKENS
        self.token_points: list[i64] = [0] * MOST_TOKENS
        self.token_effect: list[i64] = [0] * MOST_TOKENS
        self.token_amount: list[i64] = [0] * MOST_TOKENS
        # mayoral cards
        self.mayors: i64 = 0
        self.mayor_counts: list[i64] = [0] * MOST_MAYORS
        self.mayor_colour: list[i64] = [0] * MOST_MAYORS
        self.mayor_points: list[i64] = [0] * MOST_MAYORS  # for each, or for all
        self.mayor_less: list[i64] = [0] * MOST_MAYORS  # for all but one
        self.mayor_per: list[i64] = [0] * MOST_MAYORS
        self.mayor_cap: list[i64] = [0] * MOST_MAYORS
        # the plantation, by side and place
        self.farm_points: list[list[i64]] = grid(2, 2)
        self.farm_effect: list[list[i64]] = grid(2, 2)
        self.farm_amount: list[list[i64]] = grid(2, 2)
        self.farm_boris: list[list[i64]] = grid(2, 2)  # what Boris scores, by side and your liverymen, 0 or 1
        # numbers
        self.liverymen: i64 = 0
        self.in_guildhall: i64 = 0
        self.hand: i64 = 0
        self.mayoral: i64 = 0
        self.neutrals: i64 = 0  # a player
        self.draw: i64 = 0
        self.idle_draw: i64 = 0  # for who played no card
        self.limit: i64 = 0
        self.look_at: i64 = 0  # cards of a mayoral draw
        self.bribe: i64 = 0  # cards for a neutral
        self.adjacent: i64 = 0  # points for each master beside a master
        self.rounds: list[i64] = [0] * 3  # SOLO, TWO, MORE
        self.activation_every: list[i64] = [0] * 3
        self.growth_every: list[i64] = [0] * 3
        self.boris_cards: i64 = 0
        self.boris_more: i64 = 0
        self.boris_neutrals: i64 = 0
        self.barred: i64 = 0  # tiles with a neutral from the start
        self.crown: i64 = 0  # tokens for a master by the solitaire players' guild

    def write(self, name: str, value: object) -> None:
        """Set a number or an array as a whole."""
        write_field(self, name, value)
