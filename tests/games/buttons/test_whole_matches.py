"""Whole matches, move by move, against the rules written a second time in `reference.py`."""

from random import Random

import pytest

from hameau.games.buttons.views import Rolled
from tests.games.buttons.reference import Player, Reference
from tests.games.buttons.tables import BUTTONS, Table, all_fields, fresh

LETTERS = {"red": "R", "yellow": "Y", "green": "G", "blue": "B"}


def reference_of(table: Table) -> Reference:
    """The same start: faces and cards as they were dealt or chosen."""
    colours = [dict(zip(all_fields(), "".join(board.colours), strict=True)) for board in table.look.boards]
    cards = [{LETTERS[card] for card in board.cards} for board in table.look.boards]
    return Reference([Player(*each) for each in zip(colours, cards, strict=True)])


def same(table: Table, reference: Reference) -> None:
    look = table.look
    assert look.phase == reference.phase
    assert look.round == reference.round
    for seat, (board, player) in enumerate(zip(look.boards, reference.players, strict=True)):
        if look.phase != "over":
            assert set(table.moves(seat)) == reference.moves(seat)
            assert set(board.buttons) == player.buttons
            assert look.active == reference.active
        assert set(board.stars) == player.stars
        assert board.status == player.status
        assert board.due == player.due
        assert {LETTERS[card] for card in board.cards} == player.cards


def choose(luck: Random, moves: list[str], boldness: float) -> str:
    if "out" in moves:
        return "roll" if luck.random() < boldness else "out"
    return luck.choice(moves)


@pytest.mark.parametrize("boards", ["random", "choose", "same"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_matches_agree_with_the_rules_written_a_second_time(players: int, boards: str) -> None:
    for seed in range(6):
        luck = Random(f"{players} {boards} {seed}")
        table = fresh(players, seed, boards)
        while table.look.phase == "boards":
            seat = table.waiting[0]
            table.play(seat, luck.choice(table.moves(seat)))
        reference = reference_of(table)
        same(table, reference)
        boldness = luck.choice((0.5, 0.75, 0.9))
        while table.waiting:
            seat = luck.choice(table.waiting)
            assert BUTTONS.default(table.state, seat) in table.state.legal_moves(seat)  # if time is up
            move = choose(luck, table.moves(seat), boldness)
            events = table.play(seat, move)
            if move == "roll":
                roll = next(event for event in events if isinstance(event, Rolled))
                reference.rolled(roll.white, roll.gold, roll.black)
            else:
                reference.play(seat, move)
            same(table, reference)
        assert table.result is not None
        assert table.result.winners == reference.winners
