"""What is shown: boards and walks, the catalogue, and kitchens drawn as text."""

from functools import partial
from random import Random

import msgspec
import pytest
from rich.text import Text

from hameau.engine.speech import LANGUAGES
from hameau.games.cucina.catalogue import Catalogue, catalogue
from hameau.games.cucina.content import WORDED
from tests.games.cucina.tables import CONTENT, CUCINA, Table, fresh, seated


def wandering(seats: int, seed: int, **options: str) -> Table:
    """A match played at random to its end."""
    luck, table = Random(seed), fresh(seats, seed, **options)
    while table.waiting:
        seat = luck.choice(table.waiting)
        table.play(seat, luck.choice(table.moves(seat)))
    return table


def picture(table: Table, name: str, language: str = "en") -> str:
    view = table.look(name)
    say = partial(CUCINA.speech.say, language)
    return CUCINA.draw(view, table.names, [], say, 40)


def test_the_catalogue_survives_the_wire_and_names_everything() -> None:
    made = catalogue(CONTENT)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Catalogue) == made
    for language in LANGUAGES:
        for kind, ids in WORDED.items():
            for name in ids:
                assert CUCINA.speech.bundles[language].has_message(f"{kind}-{name}"), name
    assert [tile.id for tile in made.tiles] == WORDED["tile"]
    assert [grade.id for grade in made.grades] == WORDED["grade"]
    assert {tile.id: tile.ways for tile in made.tiles if tile.ways < 4} == {
        "cross": 1,
        "cross_lobster": 1,
        "lane": 2,
        "lane_lobster": 2,
        "lane_bone": 2,
        "bends_lobsters": 2,
    }


@pytest.mark.parametrize("seed", range(12))
def test_the_walk_adds_up_to_what_the_rules_count(seed: int) -> None:
    table = wandering(3, seed, layouts="different")
    for seat, kitchen in enumerate(table.look().kitchens):
        assert kitchen.points == table.state_here.points(seat)
        assert kitchen.points == kitchen.found_lobsters - 2 * kitchen.found_bones
        assert len({(step.space, step.sides, step.niche) for step in kitchen.walk}) == len(kitchen.walk)
        assert [step.far for step in kitchen.walk] == sorted(step.far for step in kitchen.walk)


def test_the_own_walk_counts_the_sealed_tile_and_nobody_else_sees_it() -> None:
    table = seated(". . . . / . . . . / . . . . / . lane:n . .", ". . . . / . . . . / . . . . / . lane:n . .",
                   tile="nook_lobsters")  # fmt: skip
    table.does("Ann", "place b3 s")
    assert [table.of("Ann", seen_by=eyes).points for eyes in ("Ann", "Ben", "")] == [2, 0, 0]
    assert [len(table.of("Ann", seen_by=eyes).walk) for eyes in ("Ann", "Ben", "")] == [2, 1, 1]
    assert [kitchen.chosen for kitchen in table.look("Ben").kitchens] == [True, False]


def test_a_kitchen_is_drawn_with_its_corridors_niches_and_entrance() -> None:
    table = seated(
        ". lane:n . . / . fork_lobster:n . . / . bends_both:n . . / . lane_nook:s . .", layouts="A"
    )
    drawn = picture(table, "Ann")
    plain = "\n".join(line.rstrip() for line in strip(drawn).splitlines())
    assert "●─" in plain, "the niche above b1"
    assert "▲" in plain, "the entrance"
    assert "╲" in plain, "two corridors that do not meet"
    assert "╠" in plain, "a fork"
    assert plain.count("✗") == 1 + 2, "a bone on a tile and two in niches"


def strip(markup: str) -> str:
    """Without styles."""
    return Text.from_markup(markup).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_drawing_is_too_long(language: str) -> None:
    table = wandering(4, 3)
    for line in strip(picture(table, "Ben", language)).splitlines():
        assert len(line) <= 40, line
