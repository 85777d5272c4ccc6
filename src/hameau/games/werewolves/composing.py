"""From options to a match: which cards and tokens are in play, and what the rules forbid."""

from collections.abc import Mapping

from hameau.engine.answers import Refusal
from hameau.engine.game import Option
from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.content import CHARACTERS, COMPOSITIONS, HOMES, VILLAGES, Opened
from hameau.games.werewolves.content import SPECIAL as SPECIAL_HOMES
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import FARMS, KINDS, VILLAGER, WEREWOLF, WHITE_WEREWOLF

USUAL = "usual"  # as the composition has it
SPECIAL = CHARACTERS[2:]  # each can be taken in or left out
MOST_WOLVES = 6

# key, the number of the option, and its choices with their numbers; the first is the default
NUMBERS: tuple[tuple[str, int, dict[str, int]], ...] = (
    ("captain-day", people.CAPTAIN_DAY, {"1": 1, "2": 2, "3": 3}),
    ("office-reopens", people.REOPENS, {"no": 0, "yes": 1}),
    ("death-shows", people.REVEAL, {"card": 0, "camp": 1, "nothing": 2}),
    ("causes", people.CAUSES, {"secret": 0, "told": 1}),
    ("seer-sees", people.SEER_CAMP, {"card": 0, "camp": 1}),
    ("cupid-wins", people.CUPID_WINS, {"with-the-village": 0, "with-the-lovers": 1}),
    ("white-first-night", people.WHITE_FIRST, {"2": 2, "1": 1}),
    ("white-blocks", people.WHITE_BLOCKS, {"no": 0, "yes": 1}),
    ("hunter-shoots", people.HUNTER_SHOOTS, {"always": 0, "unless-poisoned": 1, "eaten-or-condemned": 2}),
    ("agreement", people.AGREEMENT, {"all": 0, "majority": 1, "most": 2}),
    ("girl", people.GIRL, {"dice": 0, "bold": 1, "asleep": 2}),
    ("baker", people.BAKER_SLEEPS, {"dice": 0, "asleep": 1}),
    ("defender-covers-girl", people.COVERS_GIRL, {"no": 0, "yes": 1}),
    ("witch-sees-without-cure", people.WITCH_BLIND, {"yes": 0, "no": 1}),
    ("fire-spares-vagabonds", people.FIRE_TAKES_ALL, {"yes": 0, "no": 1}),
    ("housing", people.DAWN_HOUSING, {"at-once": 0, "at-dawn": 1}),
    ("self-vote", people.SELF_VOTE, {"no": 0, "yes": 1}),
    ("ballots", people.BALLOTS, {"sealed": 0, "open": 1, "counted": 2}),
    ("poster-in-second-ballot", people.POSTER_AGAIN, {"no": 0, "yes": 1}),
    ("raven-on-self", people.RAVEN_OTHERS, {"yes": 0, "no": 1}),
    ("day-powers", people.ONE_WINDOW, {"debate-and-evening": 0, "debate": 1}),
    ("parity", people.PARITY, {"goes-on": 0, "wolves-win": 1}),
    ("quiet-turns", people.STALL, {"3": 3, "5": 5, "9": 9}),
    ("tokens", people.GIVING, {"selection": 1, "all": 0, "draft": 2}),
    ("tokens-first", people.TOKENS_FIRST, {"no": 0, "yes": 1}),
    ("ghosts", people.GHOSTS, {"night": 1, "public": 0}),
    ("withdrawing", people.WITHDRAWING, {"yes": 1, "no": 0}),
    ("blank-votes", people.COMPULSORY, {"yes": 0, "no": 1}),
    ("statements", people.STATEMENTS, {"2": 2, "1": 1, "none": 0}),
)

CHOICES = (
    Option("composition", COMPOSITIONS, "classic"),
    Option("wolves", (USUAL, *(str(n) for n in range(1, MOST_WOLVES + 1))), USUAL),
    *(Option(name, (USUAL, "in", "out"), USUAL) for name in SPECIAL),
    Option("hide-composition", ("no", "yes"), "no"),
    Option("village", (USUAL, *VILLAGES), USUAL),
    Option("farms", (USUAL, *(str(n) for n in range(FARMS + 1))), USUAL),
    *(Option(name, (USUAL, "in", "out"), USUAL) for name in SPECIAL_HOMES),
    Option("captain", (USUAL, "yes", "no"), USUAL),
    *(Option(key, tuple(choices), next(iter(choices))) for key, _, choices in NUMBERS),
)


def build(content: Opened, seats: int, options: Mapping[str, str]) -> Werewolves:
    """A state before its set-up; what the rules forbid is refused before it is built."""
    state = Werewolves(content.box, seats)
    state.write("deck", compose(content, seats, options))
    state.write("option", numbers(content, options))
    state.village = int(village_of(content, options) != "none")
    if state.village:
        state.write("pool", tokens(content, seats, options))
    return state


def numbers(content: Opened, options: Mapping[str, str]) -> list[int]:
    """The options as the rules read them."""
    found = [0] * people.OPTIONS
    for key, number, choices in NUMBERS:
        found[number] = choices[options[key]]
    composition = content.composition(options["composition"])
    found[people.CAPTAIN] = int(
        composition.captain if options["captain"] == USUAL else options["captain"] == "yes"
    )
    return found


def village_of(content: Opened, options: Mapping[str, str]) -> str:
    chosen = options["village"]
    return content.composition(options["composition"]).village if chosen == USUAL else chosen


# -- cards -------------------------------------------------------------------------------------------------


def compose(content: Opened, seats: int, options: Mapping[str, str]) -> list[int]:
    """How many of each character: wolves by the table, special ones, and villagers for the rest.

    2.8, 2.9: with a hidden composition those who may be in play, and villagers in place of each.
    """
    usual = content.characters_for(options["composition"], seats)
    special = [n for n in SPECIAL if options[n] == "in" or (options[n] == USUAL and n in usual)]
    cards = [0] * KINDS
    for name in special:
        cards[CHARACTERS.index(name)] = 1
    wolves = wolves_of(content, seats, options)
    if options["hide-composition"] == "yes":
        cards[WEREWOLF], cards[VILLAGER] = wolves, seats - wolves
    else:
        cards[WEREWOLF] = wolves - cards[WHITE_WEREWOLF]
        cards[VILLAGER] = seats - sum(cards)
    if "thief" in special:
        cards[VILLAGER] += 2
    return cards


def wolves_of(content: Opened, seats: int, options: Mapping[str, str]) -> int:
    """How many wolves are in play, the White Werewolf among them.

    Where all Werewolves and he are usual, there is one less if he is left out or may be (2.9).
    """
    if options["wolves"] != USUAL:
        return int(options["wolves"])
    usual = content.wolves_for(options["composition"], seats)
    counts_white = "white-werewolf" in content.characters_for(options["composition"], seats)
    surely = options["white-werewolf"] != "out" and options["hide-composition"] == "no"
    return usual - int(counts_white and not surely and usual > content.cards_of("werewolf"))


def forbids(content: Opened, seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Why the rules forbid these cards or buildings; None if they do not."""
    return forbidden_cards(content, seats, options) or forbidden_homes(content, seats, options)


def forbidden_cards(content: Opened, seats: int, options: Mapping[str, str]) -> Refusal | None:
    """2.2 to 2.4."""
    counts = dict(zip(CHARACTERS, compose(content, seats, options), strict=True))
    for name, count in counts.items():
        if count > content.cards_of(name) and name != "villager":
            return Refusal("box-is-short", "2.3", {"@card": name, "cards": content.cards_of(name)})
    if counts["werewolf"] < 0 or counts["villager"] < 0:
        return Refusal("too-few-players", "2.2", {"players": seats})
    if counts["thief"] and wolves_of(content, seats, options) < 2:
        return Refusal("thief-needs-wolves", "2.4")
    if counts["arsonist"] and village_of(content, options) == "none":
        return Refusal("arsonist-needs-buildings", "2.4")
    return None


# -- tokens ------------------------------------------------------------------------------------------------


def tokens(content: Opened, seats: int, options: Mapping[str, str]) -> list[int]:
    """How many of each token are offered: vagabonds first, then the buildings (8.1, 8.2)."""
    if options["tokens"] == "all":
        farms, special = content.tokens_of("farm"), list(SPECIAL_HOMES)
        vagabonds = content.tokens_of("vagabond")
    else:
        farms, special = farms_of(content, seats, options), special_homes(content, seats, options)
        vagabonds = seats - farms - len(special)
    homes = [name in special or number < farms for number, name in enumerate(HOMES)]
    return [vagabonds, *map(int, homes)]


def farms_of(content: Opened, seats: int, options: Mapping[str, str]) -> int:
    usual = min(content.tokens_of("farm"), third_of(seats))
    return usual if options["farms"] == USUAL else int(options["farms"])


def special_homes(content: Opened, seats: int, options: Mapping[str, str]) -> list[str]:
    """Those of the village, without what is left out and with what is taken in."""
    light = village_of(content, options) == "light"
    usual = (content.page.light if light else content.page.thirds).buildings[: third_of(seats)]
    return [n for n in SPECIAL_HOMES if options[n] == "in" or (options[n] == USUAL and n in usual)]


def forbidden_homes(content: Opened, seats: int, options: Mapping[str, str]) -> Refusal | None:
    """8.1; where all tokens are in the bag (8.2) nothing was chosen."""
    if village_of(content, options) == "none":
        chosen = options["farms"] not in (USUAL, "0") or any(options[n] == "in" for n in SPECIAL_HOMES)
        return Refusal("buildings-need-a-village", "8.1") if chosen else None
    if options["tokens"] == "all":
        return None
    farms, most = farms_of(content, seats, options), content.tokens_of("farm")
    buildings = farms + len(special_homes(content, seats, options))
    if farms > most:
        return Refusal("too-few-farms", "8.1", {"farms": most})
    if buildings > seats:
        return Refusal("too-many-buildings", "8.1", {"players": seats, "buildings": buildings})
    return None if buildings else Refusal("village-is-empty", "8.1")


def third_of(players: int) -> int:
    """A third of them, rounded."""
    return (2 * players + 3) // 6
