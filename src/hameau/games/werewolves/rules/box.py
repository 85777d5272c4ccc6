"""What lies in the box of Werewolves: cards, buildings, and the numbers that a designer may change."""

from typing import Final

from hameau.engine.machine import i64, write_field

# character cards
VILLAGER: Final = 0
WEREWOLF: Final = 1
SEER: Final = 2
THIEF: Final = 3
CUPID: Final = 4
HUNTER: Final = 5
WITCH: Final = 6
LITTLE_GIRL: Final = 7
WHITE_WEREWOLF: Final = 8
RAVEN: Final = 9
ARSONIST: Final = 10
DEFENDER: Final = 11
PIPER: Final = 12
KINDS: Final = 13

# camps
VILLAGE: Final = 0
WOLVES: Final = 1
WHITE: Final = 2
LONE_PIPER: Final = 3
CAMP: Final = (0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3)  # of each card

# buildings: six farms, then the special ones
FARMS: Final = 6
CHURCH: Final = 6
HOVEL: Final = 7
BAILIFFS_HOUSE: Final = 8
MANOR: Final = 9
BAKERY: Final = 10
SCHOOL: Final = 11
TAVERN: Final = 12
SHOP: Final = 13
BUILDINGS: Final = 14
TOKENS: Final = 15  # 0 is a bundle, of which there are many; b + 1 is the token of building b
NO_HOME: Final = 0

LEVELS: Final = 3  # eyes closed, squinting, peeking


class Box:
    """Filled from `content.toml`, shared by all matches that use it, never changed. Chances are in 1000."""

    def __init__(self) -> None:
        self.see: list[i64] = [0] * LEVELS  # the Little Girl sees a wolf
        self.noticed: list[i64] = [0] * LEVELS  # a wolf notices her
        self.bold_see: list[i64] = [0] * LEVELS  # the same, when her risk is as large as her chance
        self.bold_noticed: list[i64] = [0] * LEVELS
        self.glimpse: i64 = 0  # the Baker sees a wolf
        self.minds: i64 = 0  # how often a sealed ballot can be filled in
        self.absent: i64 = 0  # decisions missed in a row before the others may withdraw a player
        self.captains_votes: i64 = 0
        self.posters_votes: i64 = 0
        self.most_bans: i64 = 0

    def write(self, name: str, value: object) -> None:
        """Set a number or an array as a whole."""
        write_field(self, name, value)
