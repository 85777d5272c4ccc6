"""Whole matches, move by move, against the rules written a second time in `reference.py`."""

from random import Random

import pytest

from tests.games.chevoux.reference import Board, Reference, name
from tests.games.chevoux.tables import Table, fresh


def board_of(table: Table) -> Board:
    return {(int(cell.cell[1]), "abcdef".index(cell.cell[0]) + 1): cell.tile for cell in table.look.cells}


def same(table: Table, reference: Reference) -> None:
    look = table.look
    assert board_of(table) == reference.board
    assert {cell.cell: cell.people for cell in look.cells if cell.people} == {
        name(cell): people for cell, people in reference.people.items()
    }
    assert look.supply == reference.supply
    unhappy = {name(cell) for cell in reference.village.unhappy()}
    assert {cell.cell for cell in look.cells if not cell.content} == unhappy
    assert {lack.cell for lack in look.lacks} == unhappy
    if look.card:
        assert sorted(table.moves(0)) == sorted(reference.moves(look.card))


@pytest.mark.parametrize("mode", ["normal", "hard"])
def test_whole_matches_agree_with_the_rules_written_a_second_time(mode: str) -> None:
    for seed in range(8):
        luck = Random(f"{mode} {seed}")
        table = fresh(seed, mode)
        reference = Reference(board_of(table), table.look.moon, table.look.sun)
        same(table, reference)
        while table.waiting:
            kinds = sorted({move.split()[0] for move in table.moves(0)})
            move = luck.choice(table.may(luck.choice(kinds)))
            card, rows = table.look.card, table.look.rows
            table.does(move)
            reference.play(card or "", move)
            if table.look.rows > rows:
                reference.board |= {cell: tile for cell, tile in board_of(table).items() if cell[0] > rows}
            same(table, reference)
        assert table.result is not None
        assert bool(table.result.winners) == (not reference.village.unhappy())
        dwellings = [cell for cell, tile in reference.board.items() if tile == "habitation"]
        empty = sum(cell not in reference.people for cell in dwellings)
        assert table.result.scores == [sum(reference.people.values()) - 2 * empty]
