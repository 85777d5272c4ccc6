"""What is true in Werewolves from one position to the next, and in which matches the laws look."""

from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.content import Opened
from hameau.games.werewolves.rules.people import CALL_THIEF

# every value of every option once, in a few whole matches
SETTINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (8, {"composition": "simple"}),
    (
        9,
        {
            "thief": "in",
            "white-werewolf": "in",
            "little-girl": "out",
            "wolves": "3",
            "self-vote": "yes",
            "blank-votes": "no",
        },
    ),
    (
        12,
        {
            "composition": "feast",
            "tokens": "draft",
            "death-shows": "nothing",
            "hunter-shoots": "unless-poisoned",
            "ballots": "counted",
            "agreement": "majority",
            "white-first-night": "1",
            "white-blocks": "yes",
            "defender-covers-girl": "yes",
            "witch-sees-without-cure": "no",
            "raven-on-self": "no",
            "poster-in-second-ballot": "yes",
            "captain-day": "2",
            "statements": "1",
            "farms": "2",
            "bailiffs-house": "in",
            "shop": "in",
            "bakery": "in",
            "hovel": "in",
            "school": "out",
        },
    ),
    (
        11,
        {
            "composition": "village",
            "little-girl": "in",
            "tokens": "all",
            "tokens-first": "yes",
            "death-shows": "camp",
            "hunter-shoots": "eaten-or-condemned",
            "seer-sees": "camp",
            "ballots": "open",
            "agreement": "most",
            "girl": "bold",
            "causes": "told",
            "housing": "at-dawn",
            "day-powers": "debate",
            "ghosts": "public",
            "fire-spares-vagabonds": "no",
            "office-reopens": "yes",
            "quiet-turns": "5",
        },
    ),
    (
        10,
        {
            "composition": "first-village",
            "piper": "in",
            "withdrawing": "no",
            "parity": "wolves-win",
            "statements": "none",
        },
    ),
    (
        8,
        {
            "hide-composition": "yes",
            "thief": "in",
            "white-werewolf": "in",
            "piper": "in",
            "death-shows": "camp",
            "hunter-shoots": "eaten-or-condemned",
        },
    ),
)
LAPSES = True  # in the debate: who was absent plays, so nobody can withdraw them; who is named dies


def bits(some: int) -> list[int]:
    return [n for n in range(some.bit_length()) if some >> n & 1]


def follow(before: Werewolves, after: Werewolves, content: Opened) -> None:
    """True from one position to the next."""
    assert not after.alive & ~before.alive, "the dead stay dead"
    assert not before.burnt & ~after.burnt, "what burnt is gone"
    assert before.cure_used <= after.cure_used, "P7"
    assert before.poison_used <= after.poison_used, "P7"
    assert after.night - before.night in (0, 1)
    if before.night > 1 or before.phase > CALL_THIEF:
        assert before.card == after.card, "a card changed hands"
    for seat in bits(before.alive & ~after.alive):
        assert after.fallen[seat] > before.deaths
