"""Rules 10.7 and 10.8: when the Hunter shoots, and what a death without a shot tells to whom."""

import msgspec
import pytest

from hameau.games.werewolves.rules.box import HUNTER
from tests.games.werewolves.tables import NAMES, Village, day, night
from tests.rules import rule

CARDS = "werewolf werewolf witch hunter"  # Ann, Ben, Eve, Dan
OPTIONS = ("always", "unless-poisoned", "eaten-or-condemned")
SHOOTS = {
    "eaten": ("always", "unless-poisoned", "eaten-or-condemned"),
    "condemned": ("always", "unless-poisoned", "eaten-or-condemned"),
    "grief": ("always", "unless-poisoned"),
    "razor": ("always", "unless-poisoned"),
    "poison": ("always",),
    "eaten and poisoned": ("always",),
}
WORLDS = 80  # that are imagined: a card that one of four may have is missed by all of them once in 10^10


def killed(how: str, option: str, shows: str = "card") -> Village:
    """Dan, the Hunter, has just died like this."""
    if how == "grief":
        village = day(CARDS, lovers="Dan Flo", hunter_shoots=option, death_shows=shows)
        return village.vote(Ann="Flo", Ben="Flo")
    if how == "razor":
        homes = {"Flo": "shop", "Dan": "farm-1", "Gus": "farm-2"}
        village = day(CARDS, homes=homes, hunter_shoots=option, death_shows=shows)
        village.does("Flo", "razor Dan")
        return village
    village = night(CARDS, hunter_shoots=option, death_shows=shows)
    if how == "condemned":
        return village.vote(Ann="Dan", Ben="Dan")
    if "eaten" in how:
        village.pack("Dan")
    if "poison" in how:
        village.during("witch", Eve="poison Dan")
    return village.morning()


@rule("10.7")
@pytest.mark.parametrize("how", SHOOTS)
@pytest.mark.parametrize("option", OPTIONS)
def test_which_deaths_let_the_hunter_shoot(how: str, option: str) -> None:
    village = killed(how, option)
    assert "Dan" in village.dead
    assert (village.phase == "shot") == (option in SHOOTS[how])


@rule("10.7")
def test_a_hunter_who_does_not_shoot_is_mourned_like_everybody() -> None:
    village = day(CARDS, lovers="Dan Flo", hunter_shoots="eaten-or-condemned", captain="Dan")
    village.vote(Ann="Flo", Ben="Flo")
    assert village.dead == "Dan Flo"
    assert (village.phase, village.owing) == ("heir", "Dan")
    assert village.of("Dan").card == "hunter"


# -- 10.8: who may have been the Hunter --------------------------------------------------------------------


def hunters(village: Village, name: str) -> str:
    """Who is the Hunter in some world that the player imagines."""
    found = 0
    for seed in range(WORLDS):
        found |= village.imagines(name, seed).holder(HUNTER)
    return " ".join(NAMES[other] for other in range(village.seats) if found >> other & 1)


def suspects(village: Village, name: str) -> str:
    """Whom the beliefs of the player allow to be the Hunter."""
    state = village.village
    state.consider(NAMES.index(name))
    found = [NAMES[other] for other in range(village.seats) if state.belief[other][HUNTER] > 0]
    state.forget_thoughts()
    return " ".join(found)


def thought_of(village: Village, name: str) -> str:
    """By worlds and by beliefs, which allow the same."""
    found = hunters(village, name)
    assert suspects(village, name) == found
    return found


SILENT = "werewolf werewolf witch villager villager hunter"  # Gus is the Hunter; Dan dies
LIVING = "Eve Gus Ida Jon"  # whom Flo, a Villager, may think of


@rule("10.8")
@pytest.mark.parametrize("shows", ["nothing", "camp"])
@pytest.mark.parametrize("option", OPTIONS)
def test_who_dies_by_vote_without_a_shot_is_not_the_hunter(option: str, shows: str) -> None:
    village = day(SILENT, hunter_shoots=option, death_shows=shows).vote(Ann="Dan", Ben="Dan")
    assert thought_of(village, "Flo") == "Ann Ben " + LIVING


@rule("10.8")
@pytest.mark.parametrize("shows", ["nothing", "camp", "card"])
@pytest.mark.parametrize("option", OPTIONS)
def test_who_dies_in_the_night_may_have_been_poisoned(option: str, shows: str) -> None:
    village = night(SILENT, hunter_shoots=option, death_shows=shows).pack("Dan").morning()
    silent = option != "always" and shows != "card"
    assert thought_of(village, "Flo") == ("Ann Ben Eve Dan Gus Ida Jon" if silent else "Ann Ben " + LIVING)


@rule("10.8")
@pytest.mark.parametrize(("how", "open_question"), [("eaten", False), ("poison", True)])
def test_a_cause_that_is_told_settles_it(how: str, open_question: bool) -> None:
    village = night(SILENT, hunter_shoots="unless-poisoned", death_shows="nothing", causes="told")
    if how == "eaten":
        village.pack("Dan").morning()
    else:
        village.during("witch", Eve="poison Dan").morning()
    assert ("Dan" in thought_of(village, "Flo")) == open_question


@rule("10.8")
@pytest.mark.parametrize(("how", "open_question"), [("eaten", False), ("poison", True)])
def test_the_witch_knows_for_good_whom_she_poisoned(how: str, open_question: bool) -> None:
    village = night(SILENT, hunter_shoots="unless-poisoned", death_shows="nothing")
    if how == "eaten":
        village.pack("Dan").morning()
    else:
        village.during("witch", Eve="poison Dan").morning()
    village.to("ballot").to("wolves")  # the next night
    assert ("Dan" in thought_of(village, "Eve")) == open_question
    assert "Dan" in thought_of(village, "Flo")


@rule("10.8")
@pytest.mark.parametrize(("ghosts", "open_question"), [("night", False), ("public", True)])
def test_the_dead_who_watch_the_night_know_it(ghosts: str, open_question: bool) -> None:
    village = day(SILENT, hunter_shoots="unless-poisoned", death_shows="nothing", ghosts=ghosts)
    village.vote(Ann="Ida", Ben="Ida").pack("Dan").morning()
    assert village.dead == "Dan Ida"
    assert ("Dan" in thought_of(village, "Ida")) == open_question


@rule("10.8")
def test_the_pack_knows_who_was_not_its_prey() -> None:
    village = night(SILENT, hunter_shoots="unless-poisoned", death_shows="nothing")
    village.pack("Dan").during("witch", Eve="poison Ida").morning()
    assert village.dead == "Dan Ida"
    assert "Ida" in hunters(village, "Ann"), "she was poisoned"
    assert "Dan" not in hunters(village, "Ann"), "so he was not, and would have shot"
    assert {"Dan", "Ida"} <= set(hunters(village, "Flo").split()), "one of them was, for the others"


@rule("10.8")
def test_without_a_witch_nobody_is_poisoned() -> None:
    village = night("werewolf werewolf seer hunter", hunter_shoots="unless-poisoned", death_shows="nothing")
    village.pack("Jon").morning()
    assert "Jon" not in thought_of(village, "Flo")
    past = night(
        "werewolf werewolf witch hunter",
        dead="Eve",
        number=2,
        hunter_shoots="unless-poisoned",
        death_shows="nothing",
    )
    past.pack("Jon").morning()
    assert "Jon" not in thought_of(past, "Flo"), "the card of the Witch lay open by then"


@rule("10.8")
@pytest.mark.parametrize(
    ("option", "open_question"), [("unless-poisoned", False), ("eaten-or-condemned", True)]
)
def test_grief_without_a_shot(option: str, open_question: bool) -> None:
    village = day(SILENT, lovers="Dan Ida", hunter_shoots=option, death_shows="nothing")
    village.vote(Ann="Ida", Ben="Ida")
    assert village.dead == "Dan Ida"
    assert ("Dan" in thought_of(village, "Flo")) == open_question
    assert "Ida" not in thought_of(village, "Flo")


@rule("10.8")
def test_a_silent_hunter_leaves_the_same_trace_as_a_villager() -> None:
    """Byte for byte: whether Dan, who was poisoned, was the Hunter, or Gus is."""
    streams = []
    for cards in (SILENT, "werewolf werewolf witch hunter villager villager"):
        village = night(cards, hunter_shoots="unless-poisoned", death_shows="camp")
        village.during("witch", Eve="poison Dan").morning().to("ballot")
        flo = NAMES.index("Flo")
        told = (village.view(flo), village.moves(flo), village.events(flo))
        streams.append(b"".join(msgspec.json.encode(part) for part in told))
        streams.append(village.imagines("Flo", 5).dump())
    assert streams[:2] == streams[2:]


def test_a_hunter_who_was_poisoned_knows_that_the_poison_is_used() -> None:
    village = killed("poison", "unless-poisoned", shows="nothing")
    world = village.imagines("Dan", 3)
    assert world.killed_by_poison == NAMES.index("Dan") + 1
    assert world.poison_used == 1
