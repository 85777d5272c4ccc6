"""The language of wishes: what it says, and what it refuses by name."""

from functools import partial
from pathlib import Path

import pytest

import hameau
from hameau.engine.errors import BadContent
from hameau.games.chevoux.constraints import Condition, parse
from hameau.games.chevoux.content import open_content
from hameau.shelf import content_file

TEXT = content_file("chevoux").read_text("utf-8")
SORTS = dict.fromkeys(("field", "dwelling", "mairie"))


def test_a_clause_is_read_word_by_word() -> None:
    assert parse(["at least 2 field adjacent"], SORTS) == (
        (Condition("adjacent", "field", least=2, spaces=1),),
    )
    assert parse(["at most 1 dwelling within 3"], SORTS) == (
        (Condition("within", "dwelling", most=1, spaces=3),),
    )
    assert parse(["no mairie in line"], SORTS) == ((Condition("in line", "mairie", most=0),),)
    assert parse(["not on edge or on river", "no field adjacent"], SORTS) == (
        (Condition("zone", "edge", most=0), Condition("zone", "river", least=1)),
        (Condition("adjacent", "field", most=0, spaces=1),),
    )
    assert parse([], SORTS) == ()


@pytest.mark.parametrize(
    ("rule", "error"),
    [
        ("at least 2 dweling adjacent", "'dweling' is no sort of tiles"),
        ("at least 2 dwelling ajacent", "'ajacent' is no place"),
        ("atleast 2 dwelling adjacent", "'atleast' opens no condition"),
        ("at last 2 dwelling adjacent", "`at last` is no quantity"),
        ("at least two dwelling adjacent", "'two' is no number from 1 to 30"),
        ("at least 0 dwelling adjacent", "'0' is no number from 1 to 30"),
        ("at least ٢ dwelling adjacent", "'٢' is no number"),
        ("at least 2 dwelling within 10", "'10' is no number from 1 to 9"),
        ("at least 2 dwelling", "`adjacent`, `within` or `in line` is missing after 'dwelling'"),
        ("at least 2 dwelling in row", "'row' stands where `line` should"),
        ("on rivers", "'rivers' is no zone"),
        ("not river", "'river' stands where `on` should"),
        ("on river and on edge", "'and' stands where `or` should"),
        ("on river or", "a condition is missing after 'or'"),
        ("", "a condition is missing"),
        ("no same_axis adjacent", "'same_axis' means nothing without an axis"),
    ],
)
def test_a_wrong_word_is_named_with_its_tile(rule: str, error: str) -> None:
    wrong = TEXT.replace('rule = ["at least 2 dwelling adjacent"]', f'rule = ["{rule}"]', 1)
    with pytest.raises(BadContent) as caught:
        open_content(wrong, "chevoux.toml")
    assert str(caught.value).startswith("chevoux.toml: tile boulangerie, rule: ")
    assert error in str(caught.value)


def test_a_wrong_word_of_a_card_is_named_with_the_card() -> None:
    wrong = TEXT.replace('condition = ["on river"]', 'condition = ["on the river"]')
    with pytest.raises(
        BadContent, match="card percee, condition: 'the' is no zone; there are river, edge, last_row"
    ):
        open_content(wrong, "chevoux.toml")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (
            "count = 8",
            "count = 7",
            "axis education: 21 tiles of no axis and two axes of 4 tiles make 29, not 30",
        ),
        (
            'id = "ecole"\naxis = "education"',
            'id = "ecole"\naxis = "learning"',
            "tile ecole, axis: no axis 'learning'",
        ),
        (
            'id = "ecole"\naxis',
            'id = "ecole"\nfamily = "blue"\naxis',
            "tile ecole: a tile has either a family or an axis",
        ),
        ('id = "ecole"', 'id = "creche"', "tile creche: two have this id"),
        (
            'id = "ecole"',
            'id = "violet"\nname = "Violet"',
            "tile violet: rules use this word for something else",
        ),
        ('id = "ecole"', 'id = "lycee"', "tile lycee: no language has a word for this id: give a name"),
        ('family = "dwelling"', 'family = "blue"', "exactly one kind of tile is the dwelling"),
        ('restructure = "rotate"', 'restructure = "spin"', "card rond_point, restructure"),
        ("populate = 3", "populate = -3", "card rond_point, populate"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, error: str) -> None:
    with pytest.raises(BadContent) as caught:
        open_content(TEXT.replace(old, new, 1), "chevoux.toml")
    assert error in str(caught.value)


def test_edited_content_plays_under_its_own_names(tmp_path: Path) -> None:
    edited = TEXT.replace('id = "boulangerie"', 'id = "patisserie"\nname = "Pâtisserie"').replace(
        'rule = ["at least 2 dwelling adjacent"]',
        'rule = ["at least 2 dwelling within 2 or no champ in line"]',
        1,
    )
    (tmp_path / "chevoux.toml").write_text(edited, "utf-8")
    game = hameau.game("chevoux", tmp_path)
    match = game.match(seed=1)
    while match.waiting:
        game.draw(match.view(0), match.names, match.moves(0), partial(game.speech.say, "it"))
        match.play(0, match.moves(0)[-1])
    told = [match.sentence(event, "de") for event in match.events(0)]
    assert any("Pâtisserie" in sentence for sentence in told)
