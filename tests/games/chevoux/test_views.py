"""What the mayor sees: wishes counted, cells looked at, and the catalogue they refer to."""

import msgspec

from hameau.engine.speech import LANGUAGES
from hameau.games.chevoux.catalogue import Catalogue, catalogue
from hameau.games.chevoux.content import WORDED
from tests.games.chevoux.tables import CHEVOUX, CONTENT, VALID, playing


def box() -> Catalogue:
    return catalogue(CONTENT)


def test_the_catalogue_survives_the_wire_and_names_everything() -> None:
    made = box()
    assert msgspec.json.decode(msgspec.json.encode(made), type=Catalogue) == made
    assert len(made.tiles) == 38
    for language in LANGUAGES:
        for kind, ids in WORDED.items():
            for name in ids:
                assert CHEVOUX.speech.bundles[language].has_message(f"{kind}-{name}"), name
    assert [tile.id for tile in made.tiles] == WORDED["tile"]


def test_wishes_stand_in_the_order_of_the_catalogue() -> None:
    wants = {tile.id: tile.wants for tile in box().tiles}
    for cell in playing(VALID).look.cells:
        assert [len(clause) for clause in cell.wishes] == [len(clause) for clause in wants[cell.tile]]
        for clause, wishes in zip(wants[cell.tile], cell.wishes, strict=True):
            for want, wish in zip(clause, wishes, strict=True):
                assert wish.holds == (want.least <= wish.found <= want.most)
        assert cell.content


def test_a_tile_tells_how_much_it_found() -> None:
    look = playing(VALID).look
    bakery = next(cell for cell in look.cells if cell.tile == "boulangerie")
    assert [[wish.found for wish in clause] for clause in bakery.wishes] == [[2]]
    assert bakery.looks == ["e1", "d2", "f2", "e3"]


def test_a_tile_shows_where_it_looks() -> None:
    look = playing(VALID).look
    cells = {cell.tile: cell.looks for cell in look.cells}
    assert cells["mairie"] == []
    assert cells["clinique"] == ["a1", "b1", "a2"]  # its own place on the edge, and its neighbours
    assert cells["poste"] == ["c1", "d1", "f1", "d2", "e2", "f2", "e3"]
    assert len(cells["cabinet_medical"]) == 9


def test_what_lacks_says_what_would_do() -> None:
    look = playing().look
    lack = next(lack for lack in look.lacks if lack.tile == "caserne")
    assert (lack.cell, lack.sorts, lack.found) == ("f2", ["sort-dwelling"], [2])
    assert (lack.wants[0].least, lack.wants[0].spaces) == (3, 2)
