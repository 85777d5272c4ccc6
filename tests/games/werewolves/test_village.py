"""Chapter 8 of the rules; scenarios B01 to B13, S12 and S13."""

from importlib.resources import files

import pytest

from hameau import Refused
from hameau.engine.speech import LANGUAGES
from hameau.games.werewolves import composing
from hameau.games.werewolves.content import open_content
from hameau.games.werewolves.events import TookToken
from hameau.games.werewolves.square import View
from tests.games.werewolves.tables import GAME, NAMES, Village, day, fresh, night
from tests.rules import rule

HOMES = {"Ann": "shop", "Ben": "church", "Eve": "hovel", "Dan": "manor", "Flo": "bailiffs-house"}
TOKENS = HOMES | {"Gus": "tavern"}
CARDS = "villager werewolf seer hunter white-werewolf"


@rule("8.1")
@pytest.mark.parametrize(
    ("players", "farms", "special"), [(8, 3, 3), (14, 5, 5), (17, 6, 6), (20, 6, 7), (29, 6, 8)]
)
def test_a_third_farmers_a_third_special_and_the_rest_vagabonds(
    players: int, farms: int, special: int
) -> None:
    view = fresh(players, village="thirds").view()
    assert isinstance(view, View)
    homes = [person.home for person in view.people]
    assert sum(home.startswith("farm") for home in homes) == farms
    assert sum(home != "" and not home.startswith("farm") for home in homes) == special
    assert sum(person.vagabond for person in view.people) == players - farms - special


@rule("8.1")
def test_a_first_village_has_three_special_buildings() -> None:
    view = fresh(12, composition="first-village").view()
    assert isinstance(view, View)
    special = {building.name for building in view.buildings if not building.name.startswith("farm")}
    assert special == {"school", "manor", "church"}


def homes(players: int, **options: str) -> tuple[int, set[str]]:
    """How many farms, and which special buildings."""
    view = fresh(players, 0, **options).view()
    assert isinstance(view, View)
    names = [building.name for building in view.buildings]
    special = {name for name in names if not name.startswith("farm")}
    return len(names) - len(special), special


@rule("8.1")
def test_the_host_picks_the_buildings_and_how_many_farms_there_are() -> None:
    """The Baker came from 20 players on only."""
    usual = {"school", "manor", "church", "tavern"}
    assert homes(12, composition="village") == (4, usual)
    assert homes(12, composition="village", bakery="in", school="out") == (4, usual - {"school"} | {"bakery"})
    assert homes(12, composition="village", farms="2", hovel="in") == (2, usual | {"hovel"})
    assert homes(8, composition="first-village", church="in", shop="in") == (
        3,
        {"school", "manor", "church", "shop"},
    )
    assert homes(9, composition="village", farms="0") == (0, {"school", "manor", "church"})


@rule("8.1")
@rule("8.4")
def test_what_the_host_picked_is_what_can_be_drafted() -> None:
    view = fresh(8, village="thirds", tokens="draft", bakery="in", farms="1").view()
    assert isinstance(view, View)
    assert view.offered == dict.fromkeys(("farm-1", "school", "manor", "church", "bakery"), 1) | {
        "vagabond": 3
    }


IMPOSSIBLE: tuple[tuple[dict[str, str], str, str, str], ...] = (
    ({"bakery": "in"}, "buildings-need-a-village", "8.1", "choose a village"),
    ({"farms": "2"}, "buildings-need-a-village", "8.1", "choose a village"),
    (
        {"village": "thirds", "farms": "6", "hovel": "in"},
        "too-many-buildings",
        "8.1",
        "more buildings than players, 10 against 8",
    ),
    (
        {"village": "light", "farms": "0", "school": "out", "manor": "out", "church": "out"},
        "village-is-empty",
        "8.1",
        "at least one building",
    ),
)


@rule("8.1")
@pytest.mark.parametrize(("options", "code", "number", "reason"), IMPOSSIBLE)
def test_buildings_that_cannot_be_are_refused_with_the_reason(
    options: dict[str, str], code: str, number: str, reason: str
) -> None:
    with pytest.raises(Refused, match=reason) as caught:
        GAME.match(8, options=options)
    assert (caught.value.code, caught.value.rule) == (code, number)
    assert len({caught.value.said(language) for language in LANGUAGES}) == len(LANGUAGES)


@rule("8.1")
def test_a_box_with_fewer_farms_offers_fewer() -> None:
    text = (files("hameau.games.werewolves") / "content.toml").read_text("utf-8")
    short = open_content(text.replace("tokens = 6", "tokens = 2"), "content.toml")
    few = GAME.check_options({"village": "thirds"})
    assert sum(composing.tokens(short, 12, few)[1:7]) == 2
    refusal = composing.forbids(short, 12, few | {"farms": "3"})
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("too-few-farms", {"farms": 2})


@rule("8.2")
def test_all_tokens_override_what_was_picked() -> None:
    seen = set()
    for seed in range(6):
        view = fresh(8, village="light", tokens="all", farms="0", bakery="out", seed=seed).view()
        assert isinstance(view, View)
        seen |= {building.name for building in view.buildings}
    assert {"bakery", "tavern"} <= seen
    assert any(name.startswith("farm") for name in seen)


@rule("8.2")
@rule("8.3")
def test_of_all_tokens_those_not_drawn_are_out_of_the_game() -> None:
    match = fresh(8, village="thirds", tokens="all", seed=3)
    view = match.view()
    assert isinstance(view, View)
    held = {person.home for person in view.people if person.home}
    assert {building.name for building in view.buildings} == held
    assert len(held) < 8


@rule("8.4")
def test_tokens_are_drafted_one_after_the_other() -> None:
    match = fresh(8, village="thirds", tokens="draft", seed=5)
    first = match.waiting[0]
    for number in range(8):
        assert match.waiting == ((first + number) % 8,)
        view = match.view()
        assert isinstance(view, View)
        assert sum(view.offered.values()) == 8 - number
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    assert len(match.waiting) == 8


@rule("8.5")
def test_who_is_away_in_a_draft_gets_a_token_by_luck() -> None:
    taken = set()
    for seed in range(12):
        match = fresh(8, village="thirds", tokens="draft", seed=seed)
        seat = match.waiting[0]
        match.play(seat, "away")
        view = match.view()
        assert isinstance(view, View)
        taken.add(view.people[seat].home)
    assert len(taken) > 4


@pytest.mark.parametrize(
    ("language", "homeless"),
    [("en", "has no house"), ("fr", "n’a pas de maison"), ("de", "hat kein Haus"), ("it", "non ha casa")],
)
def test_who_is_a_vagabond_is_not_said_to_live_somewhere(language: str, homeless: str) -> None:
    match = fresh(12, composition="village")
    taken = [event for event in match.events(None) if isinstance(event, TookToken)]
    for event in taken:
        says = match.sentence(event, language)
        assert (homeless in says) == (event.building == "vagabond"), says
    assert 0 < sum(event.building == "vagabond" for event in taken) < len(taken)


def test_tokens_can_be_given_before_the_cards() -> None:
    match = fresh(8, village="thirds", tokens="draft", tokens_first="yes", seed=5)
    view = match.view(0)
    assert isinstance(view, View)
    assert view.people[0].card == ""
    while match.waiting != tuple(range(8)):
        match.play(match.waiting[0], "away")
    later = match.view(0)
    assert isinstance(later, View)
    assert later.people[0].card


# -- powers of the day -------------------------------------------------------------------------------------


@rule("8.9")
@pytest.mark.parametrize("wolf", ["Ben", "Flo"])
def test_a_barber_who_kills_a_wolf_lives(wolf: str) -> None:
    village = day(CARDS, homes=HOMES)
    village.does("Ann", f"razor {wolf}")
    assert village.dead == wolf
    village.to("debate")
    assert "razor Eve" not in village.may("Ann")


@rule("8.9")
def test_a_barber_who_kills_a_villager_dies_too() -> None:
    village = day(CARDS, homes=HOMES)
    village.does("Ann", "razor Eve")
    assert village.dead == "Ann Eve"
    assert village.of("Ann").cause == "razor"


@rule("8.9")
def test_a_razed_hunter_may_shoot_the_barber() -> None:
    village = day(CARDS, homes=HOMES)
    village.does("Ann", "razor Dan")
    assert (village.phase, village.dead) == ("shot", "Dan")
    village.does("Dan", "shoot Ann")
    assert village.dead == "Ann Dan"
    assert village.of("Ann").cause == "shot"


@rule("8.14")
def test_the_razor_does_not_touch_a_vagabond() -> None:
    village = day(CARDS, homes=HOMES)
    refused = village.refuses("Ann", "razor Gus")
    assert (refused.code, refused.rule) == ("no-vagabond", "8.14")


@rule("8.6")
def test_the_razor_is_locked_while_ballots_are_open() -> None:
    village = day(CARDS, homes=HOMES).to("ballot")
    assert village.refuses("Ann", "razor Ben").code == "decide-this"
    village.vote()
    assert village.phase == "evening"
    assert "razor Ben" in village.may("Ann")


@rule("8.8")
@pytest.mark.parametrize(("building", "name"), [("church", "Ben"), ("manor", "Dan"), ("shop", "Ann")])
def test_the_healer_gives_a_spent_power_back(building: str, name: str) -> None:
    village = day(CARDS, homes=HOMES, spent=building, statements="none")
    assert village.may("Eve") == ["done", "away", f"restore {name}"]
    village.does("Eve", f"restore {name}")
    assert not next(b for b in village.look.buildings if b.name == building).spent
    assert village.may("Eve") == ["done", "away"]


@rule("8.8")
def test_nothing_else_can_be_restored() -> None:
    village = day(CARDS, homes=HOMES, spent="church")
    refused = village.refuses("Eve", "restore Dan")
    assert (refused.code, refused.rule) == ("nothing-to-restore", "8.8")
    assert village.refuses("Eve", "restore Eve").code == "not-yourself"
    dead = day(CARDS, homes=HOMES, spent="church", dead="Ben", statements="none")
    assert dead.may("Eve") == ["done", "away"]


@rule("8.7")
def test_all_see_the_confession_but_one_sees_the_card() -> None:
    village = day(CARDS, homes=HOMES)
    village.does("Ben", "confess Dan")
    assert village.of("Dan", eyes="Ben").card == "hunter"
    for name in ("Ann", "Dan", "Gus"):
        assert [(e.seat, e.other) for e in village.heard(name, "confessed")] == [(1, 3)]
        assert not village.heard(name, "heard-card")
    assert village.of("Dan", eyes="Ann").card == ""


@rule("8.14")
def test_a_vagabond_can_be_confessed_eaten_poisoned_and_voted() -> None:
    village = day(CARDS, homes=HOMES)
    assert "confess Gus" in village.may("Ben")
    village.vote(Ben="Gus")
    assert village.of("Gus").alive is True  # the Lord is asked first
    assert village.phase == "plea"
    eaten = night("villager werewolf witch", homes=HOMES).to("wolves")
    assert "eat Gus" in eaten.may("Ben")
    eaten.to("witch")
    assert "poison Gus" in eaten.may("Eve")


# -- the Bailiff -------------------------------------------------------------------------------------------


def with_vacancy() -> Village:
    """Dan of the manor was eaten; Ida and Jon are Vagabonds."""
    village = night("villager werewolf seer", homes=TOKENS).pack("Dan").morning()
    assert (village.phase, village.owing) == ("housing", "Flo")
    return village


@rule("8.15")
@rule("8.16")
@rule("8.17")
@rule("8.18")
def test_a_vagabond_moves_to_the_place_and_gets_a_fresh_token() -> None:
    village = with_vacancy()
    assert village.may("Flo") == ["away", "no", "house Ida", "house Jon"]
    refused = village.refuses("Flo", "house Ann")
    assert (refused.code, refused.rule) == ("has-a-home", "8.16")
    assert village.village.right_of(4) == 3  # Dan's place is to the right of Flo
    village.does("Flo", "house Jon")
    assert (village.phase, village.owing) == ("answer", "Jon")
    village.does("Jon", "yes")
    assert village.of("Jon").home == "manor"
    assert (village.of("Jon").place, village.of("Dan").place) == (3, 7)
    assert village.village.right_of(4) == 7
    assert village.phase == "election"


@rule("8.17")
def test_a_spent_power_is_fresh_for_the_next_tenant() -> None:
    village = day("villager werewolf seer", homes=TOKENS, spent="manor").vote(Ben="Dan", Ann="Dan")
    village.during("housing", Flo="house Ida").does("Ida", "yes")
    assert not next(b for b in village.look.buildings if b.name == "manor").spent


@rule("8.16")
def test_after_a_refusal_another_one_is_asked() -> None:
    village = with_vacancy()
    village.does("Flo", "house Jon")
    village.does("Jon", "no")
    assert [NAMES[e.seat] for e in village.heard(None, "refused-home")] == ["Jon"]
    assert village.may("Flo") == ["away", "no", "house Ida"]
    village.does("Flo", "no")
    assert [e.building for e in village.heard(None, "left-empty")] == ["manor"]
    assert village.phase != "housing"
    village.to("housing")  # and again the next morning
    assert village.village.night == 2


@rule("8.19")
def test_without_the_bailiff_nobody_is_housed_and_his_house_is_never_given() -> None:
    village = (
        night("villager werewolf seer witch", homes=TOKENS).pack("Flo").during("witch", Dan="poison Eve")
    )
    assert village.phase == "election"
    burnt = night("villager werewolf seer arsonist", homes=TOKENS)
    burnt.pack("Eve").during("arsonist", Dan="burn bailiffs-house").morning()
    assert burnt.phase == "election"


@rule("8.17")
def test_a_new_innkeeper_is_immune() -> None:
    village = night("villager werewolf seer witch", homes=TOKENS).during("witch", Dan="poison Gus")
    village.village.immune = 0
    village.does("Flo", "house Ida")
    village.does("Ida", "yes")
    assert village.look.immune
    assert "eat Ida" not in village.to("wolves").may("Ben")


@rule("8.17")
def test_a_new_farmer_can_become_captain() -> None:
    homes = {"Ann": "farm-1", "Flo": "bailiffs-house", "Eve": "farm-2", "Ben": "farm-3"}
    village = night("villager werewolf seer", homes=homes, number=2).pack("Eve").morning()
    village.does("Flo", "house Ida")
    village.does("Ida", "yes")
    assert village.phase == "election"
    assert village.owing == "Ann Ben Ida"
    village.vote(Ann="Ida", Ben="Ida")
    assert village.captain == "Ida"


@rule("8.15")
def test_housing_follows_razor_and_verdict_or_waits_for_dawn() -> None:
    village = day(CARDS, homes=TOKENS)
    village.does("Ann", "razor Ben")
    assert village.phase == "housing"
    patient = day(CARDS, homes=TOKENS, housing="at-dawn")
    patient.does("Ann", "razor Ben")
    assert patient.phase == "debate"
    patient.to("housing")
    assert patient.village.night == 2


@rule("6.4")
def test_what_a_lover_may_not_do_to_the_other() -> None:
    homes = TOKENS | {"Ida": "school"}
    for name, phase, text in (
        ("Ann", "debate", "razor Ben"),
        ("Ida", "bans", "ban Ben"),
        ("Jon", "ballot", "vote Ben"),
    ):
        village = day("villager werewolf seer cupid", homes=homes, lovers=f"{name} Ben").to(phase)
        assert village.refuses(name, text).code == "not-your-lover"
    cards = "witch werewolf raven arsonist white-werewolf hunter cupid"
    for name, phase, text in (("Ann", "witch", "poison Ben"), ("Eve", "raven", "poster Ben")):
        village = night(cards, homes=homes, lovers=f"{name} Ben", number=2).to(phase)
        assert village.refuses(name, text).code == "not-your-lover"
    fire = night(cards, homes=homes, lovers="Dan Ben", number=2).to("arsonist")
    assert "burn church" not in fire.may("Dan")
    bite = night(cards, homes=homes, lovers="Flo Ben", number=2).to("white-werewolf")
    assert bite.may("Flo") == ["sleep", "away"]
    assert NAMES[1] == "Ben"
