"""What lies in the box of BUTTONS: the faces of the boards, and the numbers that a designer may change."""

from typing import Final

from hameau.engine.machine import grid, i64, write_field

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
COLOURS: Final = 4
MOST_FACES: Final = 16


class Box:
    """Filled from `content.toml`, shared by all matches that use it, never changed."""

    def __init__(self) -> None:
        self.faces: i64 = 0
        self.board: list[i64] = [0] * MOST_FACES  # which board a face is printed on
        self.fields: list[list[i64]] = grid(MOST_FACES, COLOURS)  # bits of the fields of a colour
        self.stars_for_leaving: i64 = 0
        self.fields_a_colour: i64 = 0  # how many covered fields complete a colour
        self.stars_a_colour: i64 = 0
        self.bonus: i64 = 0  # for each own card whose colour is complete
        self.row: i64 = 0  # stars in a row that end the game
        self.stars_to_end: i64 = 0
        self.most_rounds: i64 = 0

    def write(self, name: str, value: object) -> None:
        """Set a number or an array as a whole."""
        write_field(self, name, value)
