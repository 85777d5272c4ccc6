"""States, matches and games leave the process and come back as they were."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hameau
from hameau import Match

Copy = Callable[[Any], Any]
WAYS = [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
every_way = pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
every_game = pytest.mark.parametrize("key", [game.key for game in hameau.games()])


def played(key: str, moves: int = 8) -> Match:
    match = hameau.game(key).match(seed=3)
    while match.waiting and len(match.history) < moves:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[-1])
    return match


@every_way
@every_game
def test_a_state_is_the_same_and_another(key: str, way: Copy) -> None:
    state = played(key).state
    other = way(state)
    assert other.dump() == state.dump()
    seat = (other.waiting & -other.waiting).bit_length() - 1
    other.apply(seat, other.legal_moves(seat)[0])
    assert other.dump() != state.dump()


@every_way
@every_game
def test_a_match_goes_on_as_the_original_would(key: str, way: Copy) -> None:
    match = played(key)
    other = way(match)
    for one in (match, other):
        for _ in range(10):
            if one.waiting:
                one.play(one.waiting[0], one.moves(one.waiting[0])[0])
    assert other.record() == match.record()
    assert other.events() == match.events()
    assert hameau.verify(other.record()).match.position() == match.position()


@every_way
def test_a_copied_match_leaves_the_original_alone(way: Copy) -> None:
    match = played("buttons")
    before = match.record()
    other = way(match)
    other.play(other.waiting[0], other.moves(other.waiting[0])[0])
    assert match.record() == before


@every_way
@every_game
def test_a_game_comes_back_as_itself(key: str, way: Copy) -> None:
    assert way(hameau.game(key)) is hameau.game(key)


def test_a_game_comes_back_with_the_content_it_had_though_the_file_was_edited(tmp_path: Path) -> None:
    file = tmp_path / "buttons.toml"
    text = hameau.shelf.content_text("buttons")
    file.write_text(text, "utf-8")
    kept = pickle.dumps(hameau.game("buttons", tmp_path))
    file.write_text(text + "\n# edited\n", "utf-8")
    assert pickle.loads(kept).text == text
    assert hameau.game("buttons", tmp_path).text != text


def position_of(match: Match) -> str:
    return match.position()


def test_a_match_is_understood_by_another_process() -> None:
    match = played("guilds")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(position_of, (match,)) == match.position()
