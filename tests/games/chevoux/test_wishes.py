"""What words mean, and what every tile wants."""

from tests.games.chevoux.tables import CONTENT, happy, playing, village
from tests.rules import rule

# -- 3: what words mean ------------------------------------------------------------------------------------


@rule("3.1")
def test_tiles_in_the_pile_count_for_no_rule() -> None:
    table = playing(
        "champ poste cafe ecole creche habitation\nclinique ferme epicerie college habitation champ"
    )
    assert next(
        {"tile": rest.tile, "count": rest.count} for rest in table.look.pile if rest.tile == "mairie"
    ) == {"tile": "mairie", "count": 1}
    assert not table.at("b1").content  # the post office misses the town hall
    assert [lack.cell for lack in table.look.lacks if lack.tile == "champ"] == ["a1", "f2"]


@rule("3.2")
def test_every_tile_but_a_field_is_a_building() -> None:
    commerce = {"moon": "commerce"}
    assert not happy("[galerie] habitation / mairie", first_row=4, **commerce)
    assert happy(". mairie . / habitation [galerie] cafe", **commerce)
    assert not happy(". mairie . / habitation [galerie] champ", **commerce)


@rule("3.3")
def test_sun_and_moon_buildings_are_those_of_the_axes_drawn() -> None:
    assert happy("[cafe] ecole", moon="sante", sun="education")
    assert not happy("[cafe] ecole", moon="education", sun="sante")
    assert happy("[epicerie] ecole", moon="education", sun="sante")


@rule("3.4")
def test_adjacent_tiles_share_an_edge() -> None:
    assert happy("[champ] champ")
    assert happy("[champ] / champ")
    assert not happy("[champ] . / . champ")
    assert not happy(". . . . . [champ] / champ")  # the end of a row and the beginning of the next


@rule("3.5")
def test_distance_counts_steps_across_and_along() -> None:
    assert happy("[poste] mairie")
    assert happy("[poste] . mairie")
    assert happy("[poste] . / . mairie")
    assert happy("[poste] / . / mairie")
    assert not happy("[poste] . . mairie")
    assert not happy("[poste] . . / . . mairie")


@rule("3.6")
def test_along_the_river_is_row_1() -> None:
    assert happy("[scierie]", moon="industrie")
    assert not happy("[scierie]", moon="industrie", first_row=2)


@rule("3.7")
def test_the_edge_is_that_of_the_board() -> None:
    for drawing in (
        "[usine]",
        ". . [usine]",
        ". / [usine]",
        ". / . . . . . [usine]",
        ". / . / . / . / . . [usine]",
    ):
        assert happy(drawing, moon="industrie"), drawing
    for row in (2, 3, 4):
        assert not happy(". . [usine]", moon="industrie", first_row=row)
    table = playing(
        "champ mairie poste habitation champ champ\nchamp champ caserne habitation usine cafe",
        axes="industrie sante",
    )
    assert not table.at("e2").content  # the outermost row that has tiles


@rule("3.8")
def test_a_tile_never_counts_itself() -> None:
    assert not happy("[champ]")
    assert not happy("[college]")
    assert not happy("[mediatheque] . mediatheque", moon="culture")


@rule("3.9")
def test_the_axes_are_seen_from_the_tile() -> None:
    for moon, sun in (("education", "tourisme"), ("tourisme", "education")):
        axes = {"moon": moon, "sun": sun}
        assert happy("[college] ecole", **axes)
        assert not happy("[college] hotel", **axes)
        assert happy("[office_tourisme] ecole", **axes)
        assert not happy("[office_tourisme] hotel", **axes)


# -- 7: what tiles want ------------------------------------------------------------------------------------


@rule("7.1")
def test_dwellings_and_the_town_hall_want_nothing() -> None:
    assert happy("[habitation]")
    assert happy("[mairie]")
    assert happy("champ [mairie] champ / champ champ")


@rule("7.2")
def test_every_field_is_judged_by_itself() -> None:
    state = village("champ champ . champ mairie")
    assert state.unhappy() == 0b1000


@rule("7.3")
def test_what_lacks_on_the_way_is_shown_and_does_no_harm() -> None:
    table = playing()
    assert table.look.unhappy > 0
    assert table.look.unhappy == sum(not cell.content for cell in table.look.cells)
    table.does("nothing")
    assert table.waiting


@rule("7.4")
def test_a_town_hall_in_the_pile_is_near_to_nothing() -> None:
    assert not happy("[poste]")
    assert not happy("[theatre]", moon="culture")
    assert happy("[dechetterie]", moon="industrie")
    assert happy("[champ] champ")


# -- 8: tiles of every village -----------------------------------------------------------------------------


@rule("8.1")
def test_a_field_wants_another_one_and_no_town_hall() -> None:
    assert happy("[champ] champ")
    assert not happy("[champ] ferme")
    assert not happy("mairie [champ] champ")
    assert happy("mairie . / . [champ] champ")


@rule("8.2")
def test_the_bakery_wants_two_dwellings() -> None:
    assert happy("habitation [boulangerie] habitation")
    assert not happy(". [boulangerie] habitation")


@rule("8.3")
def test_the_cafe_wants_a_sun_building() -> None:
    assert happy("[cafe] pharmacie")
    assert not happy("[cafe] . / ecole pharmacie")


@rule("8.4")
def test_the_grocery_wants_a_moon_building() -> None:
    assert happy("[epicerie] creche")
    assert not happy("[epicerie] pharmacie")


@rule("8.5")
def test_the_farm_wants_two_fields() -> None:
    assert happy("champ [ferme] / . champ")
    assert not happy("champ [ferme] / . habitation")


@rule("8.6")
def test_the_post_office_wants_the_town_hall_near() -> None:
    assert happy("[poste] . / . mairie")
    assert not happy("[poste] . . mairie")


@rule("8.7")
def test_the_fire_station_wants_three_dwellings_near() -> None:
    assert happy("habitation . [caserne] habitation / . . . habitation")
    assert not happy("habitation . [caserne] habitation / . . . . habitation")


@rule("8.8")
def test_the_water_plant_wants_the_river_and_no_dwelling() -> None:
    assert happy("champ [station_epuration] / habitation")
    assert not happy("champ [station_epuration] habitation")
    assert not happy("champ [station_epuration]", first_row=2)


# -- 9: specialised tiles ----------------------------------------------------------------------------------


@rule("9.1")
def test_the_primary_school_wants_a_dwelling() -> None:
    assert happy("[ecole] habitation")
    assert not happy("[ecole] creche / . habitation")


@rule("9.2")
def test_the_nursery_wants_no_field() -> None:
    assert happy("[creche] habitation / . champ")
    assert not happy("[creche] habitation / champ")


@rule("9.3")
def test_the_secondary_school_wants_another_of_its_axis() -> None:
    assert happy("[college] cantine")
    assert not happy("[college] pharmacie")


@rule("9.4")
def test_the_canteen_wants_a_field_and_a_violet_building() -> None:
    assert happy("champ [cantine] ferme")
    assert not happy("champ [cantine] poste")
    assert not happy("habitation [cantine] ferme")


@rule("9.5")
def test_the_surgery_wants_three_dwellings_in_line() -> None:
    assert happy("[cabinet_medical] habitation . . . habitation / . / habitation")
    assert not happy("[cabinet_medical] habitation . . . habitation / . / . habitation")


@rule("9.6")
def test_the_pharmacy_wants_a_violet_building() -> None:
    assert happy("[pharmacie] boulangerie")
    assert not happy("[pharmacie] poste")


@rule("9.7")
def test_the_clinic_wants_the_edge_and_no_field() -> None:
    assert happy("[clinique] habitation")
    assert not happy("[clinique] champ")
    assert not happy(". [clinique]", first_row=2)


@rule("9.8")
def test_the_retirement_home_wants_nothing_of_the_other_axis() -> None:
    assert happy("[maison_retraite] clinique")
    assert not happy("[maison_retraite] ecole")


@rule("9.9")
def test_the_theatre_wants_the_row_or_column_of_the_town_hall() -> None:
    culture = {"moon": "culture"}
    assert happy("[theatre] . . . . mairie", **culture)
    assert happy("[theatre] / . / . / . / mairie", **culture)
    assert not happy("[theatre] . / . mairie", **culture)


@rule("9.10")
def test_the_museum_does_not_want_the_edge() -> None:
    assert happy(". [musee]", moon="culture", first_row=2)
    assert not happy(". [musee]", moon="culture")


@rule("9.11")
def test_the_media_library_wants_another_of_its_axis() -> None:
    assert happy("[mediatheque] theatre", moon="culture")
    assert not happy("[mediatheque] clinique", moon="culture")


@rule("9.12")
def test_the_village_hall_wants_no_dwelling() -> None:
    assert happy("[salle_fetes] . / . habitation", moon="culture")
    assert not happy("[salle_fetes] habitation", moon="culture")


@rule("9.13")
def test_the_market_hall_wants_a_field_and_a_dwelling() -> None:
    assert happy("champ [halle] habitation", moon="commerce")
    assert not happy("champ [halle] champ", moon="commerce")
    assert not happy("habitation [halle] habitation", moon="commerce")


@rule("9.14")
def test_the_supermarket_wants_the_edge_and_nothing_violet() -> None:
    assert happy("[supermarche] poste", moon="commerce")
    assert not happy("[supermarche] cafe", moon="commerce")
    assert not happy(". [supermarche]", moon="commerce", first_row=3)


@rule("9.15")
def test_the_arcade_wants_three_buildings() -> None:
    assert happy("poste [galerie] habitation / . cafe", moon="commerce")
    assert not happy("poste [galerie] champ / . cafe", moon="commerce")


@rule("9.16")
def test_the_bank_wants_a_blue_building() -> None:
    assert happy("[banque] mairie", moon="commerce")
    assert not happy("[banque] cafe", moon="commerce")


@rule("9.17")
def test_the_park_wants_the_river_or_two_dwellings() -> None:
    nature = {"moon": "nature"}
    assert happy("[parc]", **nature)
    assert happy("habitation [parc] habitation", first_row=3, **nature)
    assert not happy("champ [parc] habitation", first_row=3, **nature)


@rule("9.18")
def test_the_apiary_wants_two_fields() -> None:
    assert happy("champ [rucher] champ", moon="nature")
    assert not happy("champ [rucher] ferme", moon="nature")


@rule("9.19")
def test_the_compost_site_wants_no_dwelling() -> None:
    assert happy("champ [compostage] champ", moon="nature")
    assert not happy("champ [compostage] habitation", moon="nature")


@rule("9.20")
def test_the_wind_turbine_wants_the_edge_but_not_the_river() -> None:
    nature = {"moon": "nature"}
    assert happy("[eolienne]", first_row=2, **nature)
    assert happy(". . [eolienne]", first_row=5, **nature)
    assert not happy("[eolienne]", **nature)
    assert not happy(". [eolienne]", first_row=2, **nature)


@rule("9.21")
def test_the_factory_wants_the_edge_and_no_dwelling() -> None:
    assert happy("[usine] champ", moon="industrie")
    assert not happy("[usine] habitation", moon="industrie")
    assert not happy("champ [usine]", moon="industrie", first_row=2)


@rule("9.22")
def test_the_sawmill_wants_the_river() -> None:
    assert happy(". . [scierie]", moon="industrie")
    assert not happy("[scierie]", moon="industrie", first_row=5)


@rule("9.23")
def test_the_warehouse_wants_another_of_its_axis() -> None:
    assert happy("[entrepot] usine", moon="industrie")
    assert not happy("[entrepot] poste", moon="industrie")


@rule("9.24")
def test_the_waste_depot_wants_the_town_hall_far_away() -> None:
    assert happy("[dechetterie] . . . mairie", moon="industrie")
    assert not happy("[dechetterie] . . mairie", moon="industrie")
    assert not happy("[dechetterie] . / . / . mairie", moon="industrie")


@rule("9.25")
def test_the_hotel_wants_the_town_hall_near() -> None:
    assert happy("[hotel] . . mairie", moon="tourisme")
    assert not happy("[hotel] . . . mairie", moon="tourisme")


@rule("9.26")
def test_the_campsite_wants_the_river_or_two_fields() -> None:
    assert happy("[camping]", moon="tourisme")
    assert happy("champ [camping] champ", moon="tourisme", first_row=2)
    assert not happy("champ [camping] ferme", moon="tourisme", first_row=2)


@rule("9.27")
def test_the_tourist_office_wants_something_of_the_other_axis() -> None:
    assert happy("[office_tourisme] clinique", moon="tourisme")
    assert not happy("[office_tourisme] hotel", moon="tourisme")


@rule("9.28")
def test_the_viewpoint_wants_row_5() -> None:
    assert happy("[belvedere]", moon="tourisme", first_row=5)
    assert not happy("[belvedere]", moon="tourisme", first_row=4)


def test_every_tile_is_spoken_of() -> None:
    """Chapters 8 and 9 are in the order of the content."""
    assert [tile.id for tile in CONTENT.page.tile if not tile.rule] == ["habitation", "mairie"]
    assert len(CONTENT.page.tile) == 8 + 28 + 2
