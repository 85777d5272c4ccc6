"""What is always true in BUTTONS."""

from hameau.games.buttons.box import COLOURS, RED
from hameau.games.buttons.content import Opened
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.position import black_pips
from hameau.games.buttons.rules import BLACK_DICE, BOARD, BOARDS, LAY, OVER, SIDE, STARS, TURN


def check(state: Buttons, content: Opened) -> None:
    """True in every position."""
    for seat in range(state.seats):
        check_board(state, seat)
        check_stars(state, seat)
    check_cards(state, content)
    check_dice(state)
    check_waiting(state)


def check_board(state: Buttons, seat: int) -> None:
    buttons, stars = state.buttons[seat], state.stars[seat]
    assert not (buttons | stars) & ~BOARD, "a piece lies outside the board"
    assert not buttons & state.beside(buttons), "3.2: a button beside a button"
    assert not buttons & stars, "3.4: a button on a star"
    bust = not (state.inside | state.safe) >> seat & 1
    assert not (bust and buttons), "4.8: a bust player has buttons"


def check_stars(state: Buttons, seat: int) -> None:
    due = state.due[seat]
    assert 0 <= due <= state.buttons[seat].bit_count(), "5.5: more stars due than buttons"
    assert not due or state.phase == STARS, "stars are due outside the scoring"
    assert not due or state.safe >> seat & 1, "5.4: stars for somebody who is not safe"
    assert bool(due) == bool(state.phase == STARS and state.waiting >> seat & 1), (
        "5.5: the wrong players put stars"
    )


def check_cards(state: Buttons, content: Opened) -> None:
    held = [
        colour for seat in range(state.seats) for colour in range(COLOURS) if state.cards[seat] >> colour & 1
    ]
    assert len(held) == len(set(held)) == (3 if state.seats == 3 else 4), (
        "2.3 to 2.5: a card was made or lost"
    )
    assert RED in held, "2.4: the red card is out"
    sizes = {state.cards[seat].bit_count() for seat in range(state.seats)}
    assert sizes == {2 if state.seats == 2 else 1}, "the cards are dealt unevenly"
    assert all(0 <= state.face[seat] < len(content.page.face) for seat in range(state.seats))


def check_dice(state: Buttons) -> None:
    assert not state.inside & state.safe, "in and safe at once"
    if state.phase == BOARDS:
        return
    depots = (state.seats - state.inside.bit_count()) * (2 if state.seats == 2 else 1)
    assert state.dice == BLACK_DICE - depots >= 0, "4.11: a die was made or lost"
    if state.columns:
        shown = {state.gold, *(pips - 1 for pips in black_pips(state.black))}
        assert state.columns == sum(1 << column for column in shown), "the columns are not those of the dice"
        assert max(state.white, state.gold, *shown) < SIDE


def check_waiting(state: Buttons) -> None:
    assert (state.phase == OVER) == (state.waiting == 0), "over and waiting"
    if state.phase == TURN:
        assert state.waiting == 1 << state.active, "4.2: only the active player acts"
    if state.phase in (TURN, LAY):
        assert state.inside, "4.15: nobody is in, and the round goes on"
        assert not state.waiting & ~state.inside, "4.14: somebody who is out may lay"
    if state.phase == STARS:
        assert state.inside == 0, "4.15: the scoring began while somebody is in"


def follow(before: Buttons, after: Buttons, content: Opened) -> None:
    """True from one position to the next."""
    for seat in range(after.seats):
        assert not before.stars[seat] & ~after.stars[seat], "5.6: a star went away"
        assert after.stars[seat].bit_count() - before.stars[seat].bit_count() <= 1
        assert before.phase == BOARDS or before.face[seat] == after.face[seat], "a board was exchanged"
        if after.round == before.round:
            assert before.cards[seat] == after.cards[seat], "5.7: cards moved within a round"
    assert after.round - before.round in (0, 1)
    assert before.round == 0 or after.round == before.round or not any(after.buttons), (
        "5.6: buttons outlive their round"
    )
