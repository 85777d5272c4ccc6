"""Golden playthroughs: what a match looks like, for people to read. `make playthroughs` writes them anew."""

from pathlib import Path

import pytest

import hameau
from tests.playthroughs.writing import MOST_LINES, pages, read, write

KEYS = [game.key for game in hameau.games()]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_it_reads_as_before(page: Path) -> None:
    before = page.read_text("utf-8")
    assert write(read(before)).split("\n") == before.split("\n"), "look at it, and run: make playthroughs"


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_it_can_be_read_at_one_sitting(page: Path) -> None:
    assert page.read_text("utf-8").count("\n") <= MOST_LINES


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_two_or_three(key: str) -> None:
    mine = [page for page in pages() if read(page.read_text("utf-8")).key == key]
    assert 2 <= len(mine) <= 3
    assert all(page.stem.startswith(f"{key}-") for page in mine)


def test_no_page_is_of_a_game_that_is_not_there() -> None:
    assert {read(page.read_text("utf-8")).key for page in pages()} <= set(KEYS)
