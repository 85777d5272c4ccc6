"""Positions of Silhouette: how they read, and what cannot be one."""

import pytest

import hameau
from tests.games.silhouette.tables import SILHOUETTE, at, fresh, play_on, seated

EMPTY = ". . . . . . . ."
GRID = " / ".join([EMPTY, ". cat@3! fish@4!! . . . . .", EMPTY, EMPTY, "moon@1 . . . . . . pig@2", EMPTY])
WON = GRID.replace("moon@1", "moon@1:1").replace("pig@2", "pig@2:1")
PIG = '1 "moonpig" moon pig table'


def position(
    head: str = "vote de shown 0 1 moon 1",
    grid: str = GRID,
    attempt: str = '0 "Fischkatze"',
    won: str = "-",
    tried: str = "-",
    seats: str = "3 - / 3 - / 3 leave",
) -> str:
    return " | ".join([head, grid, attempt, won, tried, seats])


def test_a_position_is_one_line_that_a_person_can_read() -> None:
    table = seated(3, open="b2=cat c2=fish", seen="a5=moon h5=pig", failures=1, language="de", insists=3)
    table.does("Ann", "say Fischkatze")
    table.does("Eve", "leave")
    assert table.position() == position("vote de shown 0 0 cat 1")


def test_the_position_of_the_examples_is_one() -> None:
    table = at(position())
    assert SILHOUETTE.position(position()).position() == position() == table.position()
    assert (table.waiting, table.look().active, table.look().open) == ((1,), 0, ["b2", "c2"])


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_position_of_a_match_is_one(seats: int, language: str) -> None:
    table = fresh(seats, seed=7, language=language, names="hidden")
    state = table.state_here
    for number in range(400):
        if not table.waiting:
            break
        seat = table.waiting[number % len(table.waiting)]
        moves = table.moves(seat)
        move = SILHOUETTE.write(SILHOUETTE.content, state, state.sensible_move(seat, 0))
        if number % 7 == 3 and 'say "…"' in moves:
            move = f"say word {number}"
        if number % 5 == 0 and "cover" in moves:
            move = "cover"
        table.play(seat, move)
        text = table.position()
        assert SILHOUETTE.position(text).position() == text
        assert SILHOUETTE.position(text).state.dump()[24:] == state.dump()[24:], (
            "all but seats, waiting and luck"
        )


def test_a_match_goes_on_from_a_position() -> None:
    table = at(position(won=PIG, grid=WON))
    table.does("Ben", "accept")
    assert table.look().piles[0].cards == 2
    play_on(table)
    assert table.result is not None


@pytest.mark.parametrize(
    "text",
    [
        # the head
        position("lay de shown 0 1 moon 1"),
        position("vote es shown 0 1 moon 1"),
        position("vote de shown 3 1 moon 1"),
        position("vote de shown 0 3 moon 1"),
        position("vote de shown 0 1 unicorn 1"),
        position("vote de shown 0 1 eye 1"),  # nobody has seen it
        position("vote de shown 0 1 - 1"),
        position("vote de shown 0 1 moon 6"),  # 8.1
        position("vote de shown 0 1 moon 2"),  # only one pair was seen before
        position("turn de shown 0 1 moon 1"),
        position("over de shown 0 1 moon 1"),
        position("vote de shown 0 1 moon ١"),
        # the grid
        position(grid=GRID.replace("fish@4!!", "fish@5!!")),
        position(grid=GRID.replace("fish@4!!", "cat@4!!")),
        position(grid=GRID.replace("fish@4!!", "fish@4")),
        position(grid=GRID.replace("cat@3!", "cat@2!").replace("pig@2", "pig@3")),
        position(grid=GRID.replace("moon@1", "moon@1:1")),  # and no word for it
        position(grid=GRID.replace("moon@1", "moon")),
        position(grid=GRID.replace("moon@1", "moon@0")),
        position(grid=GRID.replace("moon@1 . . . . . . pig@2", EMPTY)),
        position(grid=GRID.replace(" / . . . . . . . .", "", 1)),
        position(grid=GRID.replace(". . . . . . . .", ". . . . . . .", 1)),
        position(grid=GRID.replace("moon@1", "moon@1:4"), won='4 "x" moon pig table'),
        # the attempt
        position(attempt="-"),
        position(attempt="0"),
        position(attempt='4 "Fischkatze"'),
        position(attempt='0 "Fisch"'),  # 5.4
        position(attempt='0 "a/b"'),
        position(attempt='0 b2=moon "Fischkatze"'),  # 8.3
        position("vote de shown 0 1 moon 1 help", attempt='0 b2=moon "Fischkatze"'),
        position("vote de shown 0 1 moon 1 help", WON, '0 b2=moon "Mondfisch"', PIG),  # Ben's
        position("vote de shown 0 1 moon 1 help", WON, '0 a1=moon "Mondfisch"', PIG),
        position("insist de shown 0 1 moon 1", attempt='0 "Katzenwels"', seats="3 - / 3 - / 3 leave"),
        position("insist de shown 0 1 moon 1", attempt='0 "Katzenwels"', seats="0 - / 3 - / 3 -"),
        # words
        position(grid=WON, won=PIG, attempt='0 "moonpig"'),  # 5.5
        position(tried='0 "Fischkatze" cat fish table'),
        position(tried='1 "Wels" cat fish table'),  # 4.3: had no attempt yet
        position(grid=WON, won='1 "pig" moon pig table').replace(" de ", " en "),
        position(grid=WON, won='1 "moonpig" moon moon table'),
        position(grid=WON, won='1 "moonpig" moon eye table'),
        position(grid=WON, won='1 "moonpig" moon pig lexicon'),
        position(grid=WON, won='1 "moonpig" moon pig insist'),  # and it can insist 3 times
        position(grid=WON, won='1 "moonpig" moon pig insist covered', seats="3 - / 2 - / 3 -"),
        position(grid=WON, won='1 "moonpig" moon pig nobody'),
        position(attempt='1 "Wels"', tried='0 "Mondwels" cat fish insist', seats="3 - / 3 - / 3 -"),
        position(attempt='1 "Wels"', tried='0 "Mond" cat fish table, 0 "mond" cat fish table'),
        # seats
        position(seats="3 - / 3 -"[:-4]),
        position(seats="3 - / 3 - / 3 - / 3 - / 3 - / 3 - / 3 -"),
        position(seats="3 leave / 3 - / 3 -"),  # the speaker
        position(seats="3 - / 3 leave / 3 leave"),
        position(seats="3 - / 4 - / 3 -"),
        position(seats="3 - / 3 perhaps / 3 -"),
        position() + " | -",
    ],
)
def test_what_no_match_can_lead_to_is_refused(text: str) -> None:
    with pytest.raises(hameau.BadPosition) as caught:
        SILHOUETTE.position(text)
    assert len(str(caught.value)) > 15
