"""What a sensible player does."""

from hameau import bots
from hameau.lab import simulation
from hameau.plain import is_compiled
from tests.games.guilds.tables import GUILDS, Table, seated

MATCHES = 60 if is_compiled() else 4


def greedy(table: Table) -> str:
    """What Ann would do."""
    return bots.make("greedy", 1).choose(table, 0)


def test_greedy_players_beat_random_ones_nearly_always() -> None:
    for seats in (2, 3, 4):
        players = ["greedy", *["random"] * (seats - 1)]
        found = simulation.simulate(GUILDS, seats=seats, matches=MATCHES, bots=players, seed=seats)
        assert found.wins[0] >= 0.97 * MATCHES


def test_greedy_players_beat_boris_now_and_then_and_random_ones_never() -> None:
    found = [
        simulation.simulate(GUILDS, seats=1, matches=MATCHES, bots=[bot], seed=2)
        for bot in ("greedy", "random")
    ]
    assert (found[0].scores[0] or 0) > 35
    assert found[1].wins[0] == 0
    assert not is_compiled() or found[0].wins[0] > 0


def test_a_tile_that_one_more_completes_is_completed() -> None:
    table = seated(2).at(2).give("Ann", "G4 G4 Y1").stand("b1", Ann=3).beadle("e5")
    table.does("Ann", "hire Y1")
    assert greedy(table) == "move b1"


def test_points_are_taken_in_the_last_round() -> None:
    table = seated(2).at(16).give("Ann", "P1 Y1")
    assert greedy(table) == "play P1"


def test_a_neutral_is_hired_to_win_and_not_when_one_leads() -> None:
    for ann, answer in ((2, "neutral"), (3, "done")):
        table = seated(2).at(2).stand("b1", Ann=ann, Ben=2).beadle("b1")
        table.does("Ann", "end")
        table.does("Ben", "end")
        table.give("Ann", "G1 G1 Y1")
        assert greedy(table).split()[0] == answer


def test_the_tile_that_the_beadle_closes_is_left_alone() -> None:
    table = seated(1).at(1).give("Ann", "B1 G1")
    assert greedy(table) != "move a1"
    assert not table.s.is_in_time(0)
    assert table.s.is_in_time(1)


def test_the_default_does_nothing_that_is_optional() -> None:
    table = seated(2).give("Ann", "R3 B1")
    assert GUILDS.default(table.state, 0) == 0
    table.does("Ann", "play R3", "pay B1")
    assert GUILDS.write(GUILDS.content, table.state, GUILDS.default(table.state, 0)) == "done"
