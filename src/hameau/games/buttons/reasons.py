"""What a move of BUTTONS is good for, in figures that a player can count as well."""

from hameau.engine.answers import Said
from hameau.games.buttons.box import COLOURS
from hameau.games.buttons.content import COLOUR_WORDS, LETTERS, Opened
from hameau.games.buttons.foresight import WINDOWS
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.rules import BUTTON, FACE, OUT, ROLL, STAR

FIVE = 5


def explain(content: Opened, state: Buttons, seat: int, move: int) -> Said | None:
    """The risk of rolling, the colour of a button, or the row of a star."""
    if move in (ROLL, OUT):
        bust = round(100 * state.bust_chance(seat))
        return Said(
            "hint-roll" if move == ROLL else "hint-out", {"bust": bust, "stars": stars_now(state, seat)}
        )
    if BUTTON <= move < STAR:
        return of_button(content, state, seat, move - BUTTON)
    return of_star(state, seat, move - STAR) if STAR <= move < FACE else None


def stars_now(state: Buttons, seat: int) -> int:
    return int(state.stars_earned(seat))


def of_button(content: Opened, state: Buttons, seat: int, field: int) -> Said:
    fields = content.box.fields[state.face[seat]]
    colour = next(colour for colour in range(COLOURS) if fields[colour] >> field & 1)
    missing = content.box.fields_a_colour - state.covered(seat, colour) - 1
    facts: dict[str, str | int] = {"@colour": COLOUR_WORDS[LETTERS[colour]], "missing": max(0, missing)}
    return Said("hint-begins", facts) if missing > 0 else Said("hint-completes", facts)


def of_star(state: Buttons, seat: int, field: int) -> Said:
    stars = state.stars[seat] | 1 << field
    most = max((stars & window).bit_count() for window in WINDOWS if window >> field & 1)
    return Said("hint-five", {}) if most >= FIVE else Said("hint-row", {"stars": most})
