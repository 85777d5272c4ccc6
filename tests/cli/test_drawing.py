"""The table of BUTTONS as text."""

from functools import partial

import pytest
from rich.text import Text

import hameau
from hameau.engine.match import Match
from hameau.engine.speech import LANGUAGES
from hameau.games.buttons.drawing import columns, cut

GAME = hameau.game("buttons")
FIRST = "2 lay 0 5:6+235 01 random | A1 *5/6/6/6/6/5o in r 0"
LAYING = f"{FIRST} | B2 6/6/2o3/6/4*1/6 in y 0 | C1 6/6/6/6/6/6 bust b 0"

NARROW = """\
 Round 2   A1 B2 C1 reconstructed

 row ⚄ 5
 gold ⚅ 6
 black ⚁ 2 ⚂ 3 ⚄ 5

▸Ann             ▸Ben
 in ★1 ●          in ★1 ▲
   a b c d e f      a b c d e f
 1 ★ △ ◇ △ □ ○    1 △ ◇ △ ○ □ ◇
 2 ○ □ △ ○ ◇ △    2 ◇ □ ○ □ ◇ △
 3 ◇ ○ ◇ □ △ ○    3 ○ △ ◆ △ □ ◇
 4 △ ◇ □ ◇ ○ □    4 □ ◇ △ ○ △ ○
▸5 □[○|△]□[△]◇   ▸5 △ ○ □ ◇ ★ □
 6 ○ □ ○ △ ◇ ■    6 ○ □ ○ □ ◇ △
   · 2 3 · 5 6      · · · · · 6
 +1★              +1★
"""

WIDE = """\
 Round 2   A1 B2 C1 reconstructed

▸Ann  in ★1  cards ●          ▸Ben              Eve
     a   b   c   d   e   f     in ★1 ▲          bust ★0 ◆
   ┌───┬───┬───┬───┬───┬───┐     a b c d e f      a b c d e f
 1 │ ★ │ △ │ ◇ │ △ │ □ │ ○ │   1 △ ◇ △ ○ □ ◇    1 ◇ ○ △ ◇ □ △
   ├───┼───┼───┼───┼───┼───┤   2 ◇ □ ○ □ ◇ △    2 □ △ □ ○ △ ◇
 2 │ ○ │ □ │ △ │ ○ │ ◇ │ △ │   3 ○ △ ◆ △ □ ◇    3 ◇ □ ○ ◇ □ △
   ├───┼───┼───┼───┼───┼───┤   4 □ ◇ △ ○ △ ○    4 ○ ◇ △ □ ○ □
 3 │ ◇ │ ○ │ ◇ │ □ │ △ │ ○ │  ▸5 △ ○ □ ◇ ★ □    5 △ □ ○ △ ◇ ○
   ├───┼───┼───┼───┼───┼───┤   6 ○ □ ○ □ ◇ △    6 ○ △ ◇ □ ○ ◇
 4 │ △ │ ◇ │ □ │ ◇ │ ○ │ □ │     · · · · · 6      1 2 3 4 5 6
   ├───┼───┼───┼───┼───┼───┤   +1★
▸5 │ □ │[○]│[△]│ □ │[△]│ ◇ │
   ├───┼───┼───┼───┼───┼───┤   row ⚄ 5   gold ⚅ 6   black ⚁ 2 ⚂ 3 ⚄ 5
 6 │ ○ │ □ │ ○ │ △ │ ◇ │ ■ │
   └───┴───┴───┴───┴───┴───┘
     ·   2   3   ·   5   6
 +1★"""


def picture(match: Match, seat: int | None, language: str = "en", width: int = 80) -> str:
    """As it reads without colours."""
    say = partial(GAME.speech.say, language)
    moves = [] if seat is None else match.moves(seat)
    return Text.from_markup(
        GAME.draw(match.view(seat), match.names, moves, say, width=width), emoji=False
    ).plain


def test_the_own_board_is_large() -> None:
    assert picture(GAME.position(LAYING), 0) == WIDE


def test_a_narrow_terminal_gets_small_boards() -> None:
    assert picture(GAME.position(LAYING), 0, width=34).startswith(NARROW)


def test_a_spectator_sees_small_boards_and_no_choices() -> None:
    seen = picture(GAME.position(LAYING), None)
    assert "┌" not in seen
    assert "[" not in seen


def test_before_a_roll_stand_the_chances() -> None:
    match = GAME.position("1 turn 0 5:1+2345 0 same | A1 6/6/2o3/6/6/6 in rg 0 | A1 6/6/6/6/4o1/6 in yb 0")
    seen = picture(match, 0)
    assert "out now +1★  bust 1 %" in seen
    assert "row ▢   gold ▢   black ▢ ▢ ▢ ▢" in seen


def test_stars_to_put_are_counted() -> None:
    match = GAME.position("1 stars 0 3:3+3333 0 same | A1 6/6/2o3/6/6/6 safe rg 1 | A1 6/6/6/6/6/6 bust yb 0")
    seen = picture(match, 0)
    assert "to put ★1" in seen
    assert "[◆]" in seen


def test_faces_that_can_still_be_chosen_are_shown() -> None:
    match = GAME.match(seats=4, seed=1, options={"boards": "choose"})
    match.play(0, "board B1")
    shown = picture(match, 1)
    assert [face for face in ("A1", "A2", "B1", "B2", "D2") if f"board {face}" in shown] == ["A1", "A2", "D2"]
    assert " 1 ◇ △ ◇ △ □ ○" in shown  # the first row of A1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_fits_into_eighty_columns(seats: int, language: str) -> None:
    match = GAME.match(seats, seed=seats)
    match.call(["Maximiliane-Antonia", *match.names[1:]])
    while match.waiting and len(match.history) < 60:
        if len(match.history) % 5 == 0:
            lines = picture(match, 0, language).split("\n")
            assert max(columns(line) for line in lines) <= 80
            assert not [line for line in lines if line != line.rstrip()]
        match.play(match.waiting[0], match.moves(match.waiting[0])[-1])


@pytest.mark.parametrize("name", ["[b]E[/b]", "[/]", "\\", "Eve\\", "[", ":snake:", "木村さくら", "\\[bold]"])
def test_names_are_drawn_as_they_are(name: str) -> None:
    match = GAME.match(2)
    match.call([name, name])
    assert picture(match, 0).count(name) == 2


def test_long_names_are_cut() -> None:
    assert cut("Maximiliane", 5) == "Maxi…"
    assert columns(cut("木村さくら", 5)) <= 5
    assert cut("Ann", 5) == "Ann"
