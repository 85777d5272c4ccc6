"""Habits of the players that bots imagine: when they count, how they are learned, and how they are kept."""

from pathlib import Path
from typing import Any

import pytest

import hameau
from hameau import shelf
from hameau.cli import main
from hameau.engine.content import read
from hameau.games.buttonville import learning
from hameau.games.buttonville.bots.habits import (
    GENERAL_ROW,
    HABIT_BITS,
    HABIT_MASK,
    ON_ANY_USE,
    ON_DENYING,
    ON_PLAYING,
    ON_TAKING,
    ROW,
)
from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.buttonville.bots.school import School
from hameau.games.buttonville.content import Content, habits, open_content
from hameau.games.buttonville.rules.box import GENERAL, HABITS
from hameau.games.buttonville.rules.course import RANDOM
from hameau.plain import is_compiled
from hameau.shelf import content_text
from tests.games.buttonville.tables import Table, decisions, seated
from tests.samples import sample

BUTTONVILLE = hameau.game("buttonville")
TEXT = content_text("buttonville")
VILLAGERS = BUTTONVILLE.content.page.villager
COMPILED = pytest.mark.skipif(not is_compiled(), reason="thousands of matches take minutes in plain Python")


def places(state: Buttonville, seat: int, move: int) -> list[tuple[int, int]]:
    """Row and number of the habits that a move goes by."""
    found, listed = state.habits_of(seat, move), []
    while found:
        listed.append(divmod((found & HABIT_MASK) - 1, HABITS))
        found >>= HABIT_BITS
    return listed


def named(table: Table, move: str) -> list[tuple[str, int]]:
    """The same of a move of Ann's, with the names of villagers."""
    number = table.game.read(table.game.content, table.own, 0, move)
    assert number in table.own.legal_moves(0), f"{move} is not legal"
    names = {row: villager.id for row, villager in enumerate(VILLAGERS)}
    return [(names.get(row, "any"), place) for row, place in places(table.own, 0, number)]


# -- when they count ---------------------------------------------------------------------------------------


def test_every_move_goes_by_a_few_habits_of_those_who_take_part() -> None:
    met = set()
    for state, seat, moves in decisions():
        here = {state.villager[slot] for slot in range(state.slots)}
        for move in moves:
            listed = places(state, seat, move)
            assert len(set(listed)) == len(listed) <= 4
            assert {row for row, _ in listed} <= here | {GENERAL}
            met |= {(row == GENERAL, place) for row, place in listed}
    assert max(place for general, place in met if general) == GENERAL_ROW - 1
    assert max(place for general, place in met if not general) == ROW - 1
    assert len(met) > (GENERAL_ROW + ROW) * 3 / 4


def test_a_card_is_taken_by_how_many_one_holds() -> None:
    none, two = (seated(f"hand phil {more}", forum="jade bob") for more in ("", "jade2"))
    assert named(none, "take jade")[0] == ("jade", ON_TAKING)
    assert named(two, "take jade")[0] == ("jade", ON_TAKING + 2)


def test_a_card_that_the_next_player_collects_has_a_habit_of_its_own() -> None:
    unknown, collected = (
        seated("hand phil", f"hand bob2{known}", forum="bob") for known in ("", "; known bob2")
    )
    assert ("any", ON_DENYING + 1) not in named(unknown, "take bob")
    assert ("any", ON_DENYING + 1) in named(collected, "take bob")


def test_sets_are_played_by_their_size() -> None:
    table = seated("hand jade4", asked="play")
    assert [named(table, f"play jade x{cards}")[0] for cards in (1, 2, 3, 4)] == [
        ("jade", ON_PLAYING + cards - 1) for cards in (1, 2, 3, 4)
    ]


def test_an_action_is_used_by_the_room_in_the_hand_when_no_set_may_be_played() -> None:
    turn = "set-limit:1 hand-limit:1 end-order:1 play:"
    full, room, before = (
        seated(f"hand jade{cards}; sets turbo2; buttons 4", asked=f"{turn}{plays}")
        for cards, plays in ((7, 0), (6, 0), (7, 1))
    )
    assert ("any", ON_ANY_USE) in named(full, "use turbo")
    assert ("any", ON_ANY_USE + 1) in named(room, "use turbo")
    assert not {name for name, _ in named(before, "use turbo")} & {"any"}


def test_a_habit_turns_the_choice() -> None:
    """Whoever likes a villager of the forum beyond measure takes it, whichever it is."""
    box = open_content(TEXT, "buttonville.toml").box
    state = Buttonville(box, 2, RANDOM)
    state.reseed(5)
    state.set_up()
    seat = state.first
    for slot in range(state.slots):
        if state.forum[slot]:
            rows = [[0] * HABITS for _ in range(GENERAL + 1)]
            rows[state.villager[slot]][ON_TAKING : ON_TAKING + 4] = [10_000] * 4
            box.write("habit", rows)
            taken = state.thoughtful_move(seat)
            assert places(state, seat, taken)[0][0] == state.villager[slot]


# -- as a file ---------------------------------------------------------------------------------------------


def test_the_file_is_written_as_it_is_read() -> None:
    flat = [number / 100 for row in habits(VILLAGERS) for number in row]
    assert learning.write(VILLAGERS, flat) == (shelf.place("buttonville") / "learned.py").read_text("utf-8")


def test_every_villager_of_the_box_has_habits() -> None:
    rows = habits(VILLAGERS)
    assert all(any(row) for row in rows[: len(VILLAGERS)])
    assert any(rows[GENERAL])


def test_a_villager_whose_effect_was_changed_has_none() -> None:
    after = read(TEXT.replace('"gain X"', '"gain 2 X"'), Content, "").villager
    rows = zip(VILLAGERS, habits(VILLAGERS), habits(after), strict=False)
    assert [(one.id, any(new)) for one, old, new in rows if old != new] == [("jade", False)]


# -- learning ----------------------------------------------------------------------------------------------


def taught(matches: int) -> School:
    box = BUTTONVILLE.content.box
    school = School()
    school.growth = 0.01
    school.teach(Buttonville(box, 2, RANDOM), Buttonville(box, 2, RANDOM), matches, 3)
    return school


def test_only_whims_that_may_have_turned_a_choice_are_learned_from() -> None:
    learned_of = [place for place, habit in enumerate(taught(1).habit) if habit]
    assert 0 < len(learned_of) < 150  # of about a thousand whims in the first match


def test_the_same_seed_learns_the_same() -> None:
    assert list(taught(3).habit) == list(taught(3).habit)


@COMPILED
def test_who_was_taught_beats_who_was_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "EXAM", sample(1_000, 10_000))
    school = taught(sample(6_000, 12_000))
    school.average()
    _, lead = learning.examine(list(school.mean), BUTTONVILLE.content.box, 2)
    assert lead > 0.4  # points; it was 0.9 when this was written


@COMPILED
def test_what_was_learned_becomes_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "learned.py"
    monkeypatch.setattr(learning, "EXAM", 100)
    asked = ["learn", "buttonville", "--matches", "2000", "--seed", "2", "--output", str(file)]
    assert main(asked) == 0
    assert "2 players: " in capsys.readouterr().out
    written: dict[str, Any] = {}
    exec(file.read_text("utf-8"), written)
    assert [key[0] for key in written["LEARNED"]] == [one.id for one in VILLAGERS]
    assert all(len(row) == HABITS for row in [*written["LEARNED"].values(), written["ANY_VILLAGER"]])


def test_too_few_matches_to_learn_from_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "buttonville", "--matches", "100"]) == 2
    assert "--matches 100: at least 2000 are needed" in capsys.readouterr().err


def test_a_game_that_learns_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "buttons"]) == 2
    assert "buttons learns nothing; these games do: buttonville" in capsys.readouterr().err
