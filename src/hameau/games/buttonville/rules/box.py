"""What lies in the box of Buttonville: villagers with their effects, and numbers a designer may change."""

from typing import Final

from hameau.engine.machine import grid, i64, write_field

MOST_VILLAGERS: Final = 40
MOST_STEPS: Final = 4
GUILDS: Final = 6
CITIZENS: Final = 5  # the guild of which several take part
SLOTS: Final = 9  # villagers in a match, at most
COPIES: Final = 12  # cards of a villager, at most
MOST_SIZES: Final = 13
SELECTIONS: Final = 8
HABITS: Final = 60  # learned numbers of a villager
GENERAL: Final = MOST_VILLAGERS  # the row of those that are of no villager

# when an effect happens
PLAYED: Final = 0
ACTION: Final = 1
TURN_START: Final = 2
TURN_END: Final = 3
SCORING: Final = 4

# the verbs of effects; those from SWEEP on ask the player
DRAW: Final = 1  # so many cards from the pile
GAIN: Final = 2  # so many buttons
PAY: Final = 3
REVEAL: Final = 4  # so many cards of the pile
PRIZE: Final = 5  # so many buttons for each different villager revealed
ROB: Final = 6  # half the buttons on the right, if the set has so many cards
EXTRA: Final = 7  # one more set
SIZES: Final = 8  # points for sets of exactly 1, 2, … cards
OUTDO: Final = 9  # points for more cards of this villager than on the right
SWEEP: Final = 10  # discard forum cards
TAKE: Final = 11  # so many forum cards to the hand
GIVE: Final = 12  # so many hand cards to the forum
BURN: Final = 13  # discard up to so many hand cards for buttons
DISCARD: Final = 14  # so many hand cards
SHRINK: Final = 15  # so many cards of own sets
GROW: Final = 16  # up to so many hand cards to one set
JOIN: Final = 17  # up to so many forum cards to own sets, one each
SORT: Final = 18  # revealed cards to own sets
KEEP: Final = 19  # so many revealed cards to the hand
GAMBLE: Final = 20  # reveal one by one
NAME: Final = 21  # a villager that the others must hand over
COPY: Final = 22  # the effect of another own set
FISH: Final = 23  # up to so many different villagers of the discard pile
SWAP: Final = 24  # up to so many cards between hand and forum
FEED: Final = 25  # a card of this villager to this set


class Box:
    """Filled from `content.toml`, shared by all matches that use it, never changed."""

    def __init__(self) -> None:
        self.villagers: i64 = 0
        self.guild: list[i64] = [0] * MOST_VILLAGERS
        self.sourced: list[i64] = [0] * MOST_VILLAGERS  # 1 if its effect is known from a source
        self.when: list[i64] = [0] * MOST_VILLAGERS
        self.steps: list[i64] = [0] * MOST_VILLAGERS
        self.verb: list[list[i64]] = grid(MOST_VILLAGERS, MOST_STEPS)
        self.fixed: list[list[i64]] = grid(MOST_VILLAGERS, MOST_STEPS)  # an amount is fixed + a_card * X
        self.a_card: list[list[i64]] = grid(MOST_VILLAGERS, MOST_STEPS)
        self.other: list[list[i64]] = grid(
            MOST_VILLAGERS, MOST_STEPS
        )  # the number behind `for`, `from`, `else`
        self.price: list[i64] = [0] * MOST_VILLAGERS  # buttons that an ACTION costs
        self.chosen: list[list[i64]] = grid(SELECTIONS, SLOTS)  # the villagers of a suggested selection
        self.citizens: list[i64] = [0] * 5  # by seats: citizens in a match
        self.end_pile: list[i64] = [0] * 5  # by seats
        self.copies: i64 = 0  # cards of each villager
        self.cards: i64 = 0  # dealt to each player
        self.buttons: i64 = 0  # given to each player
        self.forum: i64 = 0
        self.recruits: i64 = 0  # a turn
        self.hand: i64 = 0  # limit at the end of a turn
        self.points: list[i64] = [0] * MOST_SIZES  # by cards in a set
        self.buttons_a_point: i64 = 0
        self.habit: list[list[i64]] = grid(MOST_VILLAGERS + 1, HABITS)  # of the players that bots imagine

    def write(self, name: str, value: object) -> None:
        """Set a number or an array as a whole."""
        write_field(self, name, value)
