"""What a designer may change, and what is refused or remarked."""

from functools import partial
from pathlib import Path

import pytest

import hameau
from hameau.engine.errors import BadContent
from hameau.games.cucina.content import open_content, remarks
from hameau.shelf import content_file
from tests.games.cucina.tables import CONTENT

TEXT = content_file("cucina").read_text("utf-8")


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


A, TWO_BENDS = 'lobsters = ["N2", "E1", "W3"]', '{ open = "SW", lobsters = 1 }'


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('open = "NESW"', 'open = "NEWS"', "tile cross, areas number 1, open"),
        ('open = "NESW"', 'open = ""', "tile cross, areas number 1, open"),
        (TWO_BENDS, '{ open = "ES", lobsters = 1 }', "tile bends_lobsters, areas: two areas open to E"),
        ('id = "cross"', 'id = "fork"', "tile fork: two have this id"),
        ('id = "cross"', 'id = "loop"', "tile loop: no language has a word for this id: give a name"),
        ('id = "fork_lobster"\ncount = 2', 'id = "fork_lobster"\ncount = 0', "tile fork_lobster, count"),
        (A, A.replace("W3", "N2"), "layout A: two symbols are printed at N2"),
        (A, A.replace("W3", "S2"), "layout A: S2 is the entrance, and has no niche"),
        (A, A.replace("W3", "W5"), "layout A, lobsters"),
        ('id = "B"\nlobsters', 'id = "A"\nlobsters', "layout A: two have this id"),
        ("bone = -2", "bone = 2", "scoring, bone"),
        (
            'id = "dishwasher"',
            'id = "critic"',
            "grade critic: no language has a word for this id: give a name",
        ),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, error: str) -> None:
    with pytest.raises(BadContent) as caught:
        open_content(changed(old, new), "cucina.toml")
    assert str(caught.value).startswith("cucina.toml: ")
    assert error in str(caught.value)


def test_a_set_of_too_few_tiles_is_refused() -> None:
    head, *tiles = TEXT.split("[[tile]]")
    with pytest.raises(BadContent, match="a set of 15 tiles; a game takes 16"):
        open_content("[[tile]]".join([head, *tiles[:13]]), "cucina.toml")


def test_what_departs_from_the_box_and_still_plays_is_remarked() -> None:
    assert remarks(CONTENT) == []
    three = open_content(changed('id = "fork_lobster"\ncount = 2', 'id = "fork_lobster"\ncount = 3'), "f")
    assert [tuple(one) for one in remarks(three)] == [
        ("tile", "a set of 21; that of the box has 20 (rule 2.9)")
    ]
    bare = open_content(changed('lobsters = ["N2", "E1", "W3"]', "lobsters = []"), "f")
    assert [one.entry for one in remarks(bare)] == ["layout A"]


def test_edited_content_plays_under_its_own_names(tmp_path: Path) -> None:
    edited = changed('id = "cross"', 'id = "plaza"\nname = "Plaza"')
    edited = edited.replace('entrance = "S2"', 'entrance = "S3"')
    (tmp_path / "cucina.toml").write_text(edited, "utf-8")
    game = hameau.game("cucina", tmp_path)
    told = []
    for seed in range(3):
        match = game.match(2, seed=seed, options={"building": "connected"})
        assert {move.split()[1] for move in match.moves(0)} == {"c4"}
        while match.waiting:
            seat = match.waiting[0]
            game.draw(match.view(seat), match.names, match.moves(seat), partial(game.speech.say, "it"))
            match.play(seat, match.moves(seat)[-1])
        told += [match.sentence(event, "de") for event in match.events(0)]
    assert any("Plaza" in sentence for sentence in told)
