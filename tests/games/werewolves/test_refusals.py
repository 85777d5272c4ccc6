"""What a refused move says: each law once, in a position that can cite it."""

from collections.abc import Callable

import pytest

from hameau.games.werewolves.rules.people import LAWS
from tests.games.werewolves.tables import Village, day, night

PACK = "werewolf werewolf seer"
HOMES = {"Ann": "tavern", "Ben": "church", "Eve": "hovel", "Dan": "shop", "Flo": "school"}
FARMS = {"Ann": "farm-1", "Ben": "farm-2", "Eve": "bailiffs-house"}


def after(village: Village, name: str, *moves: str) -> Village:
    for move in moves:
        village.does(name, move)
    return village


def beyond(village: Village, missed: int) -> Village:
    """Jon was away so often."""
    village.village.write("missed", [0] * 7 + [missed] + [0] * 24)
    return village


CODES: list[tuple[str, str, Callable[[], Village], str, str]] = [
    ("decide-this", "3.5", lambda: day(PACK), "Ann", "vote Ben"),
    ("decide-this", "3.5", lambda: night(PACK).to("seer"), "Eve", "eat Dan"),
    ("sleep-on", "3.3", lambda: night(PACK).to("seer"), "Dan", "look Eve"),
    ("dead", "10.2", lambda: day(PACK, dead="Jon").to("ballot"), "Ann", "vote Jon"),
    ("not-yourself", "11.3", lambda: day(PACK).to("ballot"), "Ann", "vote Ann"),
    ("not-your-lover", "6.4", lambda: day(PACK, lovers="Ann Ben").to("ballot"), "Ann", "vote Ben"),
    ("not-there", "8.3", lambda: night("werewolf arsonist", homes=HOMES).to("arsonist"), "Ben", "burn manor"),
    (
        "not-your-lover",
        "6.4",
        lambda: night("werewolf arsonist", homes=HOMES, lovers="Ben Dan", number=2).to("arsonist"),
        "Ben",
        "burn shop",
    ),
    ("tavern-spared", "8.12", lambda: night("seer werewolf", homes=HOMES).to("wolves"), "Ben", "eat Ann"),
    ("no-vagabond", "8.14", lambda: day(PACK, homes=HOMES), "Dan", "razor Gus"),
    ("no-vagabond", "8.14", lambda: night("raven", homes=FARMS).to("raven"), "Ann", "poster Jon"),
    (
        "has-a-home",
        "8.16",
        lambda: night("werewolf", homes=FARMS).pack("Ben").morning(),
        "Eve",
        "house Eve",
    ),
    (
        "farmers-only",
        "7.5",
        lambda: (
            night("werewolf witch", homes=FARMS | {"Dan": "farm-3"}, captain="Dan", number=2)
            .pack("Dan")
            .morning()
        ),
        "Dan",
        "name Eve",
    ),
    ("no-wolf", "5.6", lambda: night(PACK).to("wolves"), "Ann", "eat Ben"),
    ("must-swap", "4.3", lambda: night("thief", middle="werewolf werewolf"), "Ann", "sleep"),
    ("must-bind", "6.1", lambda: night("cupid werewolf").to("cupid"), "Ann", "sleep"),
    (
        "not-again",
        "6.1",
        lambda: night("cupid werewolf").during("cupid", Ann="bind Dan"),
        "Ann",
        "bind Dan",
    ),
    (
        "not-twice",
        "5.11",
        lambda: night("defender werewolf").during("defender", Ann="protect Dan").to("debate").to("defender"),
        "Ann",
        "protect Dan",
    ),
    (
        "only-wolves",
        "5.14",
        lambda: night("white-werewolf werewolf", number=2).to("white-werewolf"),
        "Ann",
        "bite Dan",
    ),
    ("not-again", "5.18", lambda: night("piper", charmed="Dan").to("piper"), "Ann", "charm Dan"),
    (
        "mind-made-up",
        "11.6",
        lambda: after(day(PACK).to("ballot"), "Ann", "vote Ben", "nobody", "vote Dan"),
        "Ann",
        "nobody",
    ),
    ("must-vote", "11.19", lambda: day(PACK, blank_votes="no").to("ballot"), "Ann", "done"),
    (
        "banned-already",
        "8.11",
        lambda: after(day(PACK, homes=HOMES).to("bans"), "Flo", "ban Ben"),
        "Flo",
        "ban Ben",
    ),
    ("not-running", "11.4", lambda: day(PACK).vote(Ann="Ben", Ben="Eve"), "Ann", "vote Dan"),
    ("not-again", "11.6", lambda: after(day(PACK).to("ballot"), "Ann", "vote Ben"), "Ann", "vote Ben"),
    ("said-enough", "13.1", lambda: day(PACK, statements="none"), "Ann", "accuse Ben"),
    ("not-in-the-deck", "13.2", lambda: day(PACK), "Ann", "claim witch"),
    ("not-of-yourself", "13.3", lambda: day(PACK), "Ann", "defend Ann"),
    ("said-already", "13.5", lambda: after(day(PACK), "Ann", "defend Ben"), "Ann", "defend Ben"),
    ("nothing-to-restore", "8.8", lambda: day(PACK, homes=HOMES), "Eve", "restore Ben"),
    ("not-absent", "11.18", lambda: beyond(day(PACK), 3), "Ann", "withdraw Jon"),
]


@pytest.mark.parametrize(
    ("code", "rule", "village", "name", "move"), CODES, ids=[f"{code} {rule}" for code, rule, *_ in CODES]
)
def test_a_refusal_says_why(
    code: str, rule: str, village: Callable[[], Village], name: str, move: str
) -> None:
    refused = village().refuses(name, move)
    assert (refused.code, refused.rule) == (code, rule)
    assert refused.sentence.endswith(".")


def test_every_law_is_cited_here() -> None:
    assert {(law.code, law.rule) for law in LAWS.all} == {(code, rule) for code, rule, *_ in CODES}


def test_the_reason_is_one_that_holds() -> None:
    """No sentence of the rules forbids these to a Lover, or to oneself: something else does."""
    absent = beyond(day(PACK, lovers="Ann Jon"), 3)
    assert absent.refuses("Ann", "withdraw Jon").code == "not-absent"
    own_door = night("werewolf raven", homes={"Ann": "farm-1"}).to("raven")
    assert own_door.refuses("Ben", "poster Ben").code == "no-vagabond"
    self_vote = day(PACK, self_vote="yes").vote(Ann="Ben", Ben="Eve")
    assert self_vote.refuses("Dan", "vote Dan").code == "not-running"


def test_a_lovers_home_is_named_as_such() -> None:
    village = night("werewolf arsonist", homes=HOMES, lovers="Ben Dan", number=2).to("arsonist")
    assert village.refuses("Ben", "burn shop").sentence == "Player 4 is your Lover, whom you may not harm."
