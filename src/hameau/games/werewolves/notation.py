"""Moves as text and back, and why a move is refused, with its rule. Players are numbered from 1."""

import re

from hameau.engine.answers import Refusal, unread
from hameau.games.werewolves.content import CHARACTERS, HOMES, Opened
from hameau.games.werewolves.judgement import Werewolves
from hameau.games.werewolves.people import (
    ACCUSE,
    AWAY,
    BAN,
    BIND,
    BITE,
    BURN,
    CALL_CUPID,
    CALL_CUPID_AGAIN,
    CALL_THIEF,
    CHARM,
    CHOOSE,
    CLAIM,
    CONFESS,
    CURE,
    CURE_AND_POISON,
    DEBATE,
    DEFEND,
    DONE,
    EAT,
    HOUSE,
    INN_VOTE,
    INN_VOTE_AGAIN,
    LOOK,
    NAME,
    NO,
    NOBODY,
    PEEK,
    PICK,
    POISON,
    POST,
    PROTECT,
    RAZOR,
    REPORT_VILLAGE,
    REPORT_WOLF,
    RESTORE,
    SHOOT,
    SLEEP,
    SQUINT,
    STATEMENTS,
    TAKE,
    VOTE,
    WITHDRAW,
    WITHDRAWING,
    YES,
)

WORDS = {
    "sleep": SLEEP,
    "away": AWAY,
    "done": DONE,
    "cure": CURE,
    "squint": SQUINT,
    "peek": PEEK,
    "nobody": NOBODY,
    "yes": YES,
    "no": NO,
    "take 1": TAKE,
    "take 2": TAKE + 1,
}
WORD_OF = {code: word for word, code in WORDS.items()}
VERBS = {
    "look #": LOOK,
    "eat #": EAT,
    "bite #": BITE,
    "poison #": POISON,
    "cure and poison #": CURE_AND_POISON,
    "protect #": PROTECT,
    "bind #": BIND,
    "charm #": CHARM,
    "poster #": POST,
    "shoot #": SHOOT,
    "name #": NAME,
    "vote #": VOTE,
    "ban #": BAN,
    "confess #": CONFESS,
    "restore #": RESTORE,
    "razor #": RAZOR,
    "house #": HOUSE,
    "withdraw #": WITHDRAW,
    "choose #": CHOOSE,
    "accuse #": ACCUSE,
    "defend #": DEFEND,
    "report # wolf": REPORT_WOLF,
    "report # village": REPORT_VILLAGE,
}  # each with the number of a player
VERB_OF = {code: verb for verb, code in VERBS.items()}
STRIDE = 32  # from one verb to the next
AIMED = re.compile(r"([a-z ]+)([1-9][0-9]?)((?: [a-z]+)?)")
TOKENS = ("vagabond", *HOMES)
TO_BURN = {f"burn {name}": BURN + building for building, name in enumerate(HOMES)}
TO_PICK = {f"pick {name}": PICK + token for token, name in enumerate(TOKENS)}
TO_CLAIM = {f"claim {name}": CLAIM + kind for kind, name in enumerate(CHARACTERS)}
WHOLE = WORDS | TO_BURN | TO_PICK | TO_CLAIM
TEXT_OF = {code: text for text, code in WHOLE.items()}
FORMS = {
    "look": ("look 3", "5.4"),
    "eat": ("eat 3", "5.5"),
    "bite": ("bite 3", "5.14"),
    "poison": ("poison 3", "5.13"),
    "cure": ("cure and poison 3", "5.13"),
    "protect": ("protect 3", "5.11"),
    "bind": ("bind 3", "6.1"),
    "charm": ("charm 3", "5.18"),
    "poster": ("poster 3", "5.21"),
    "shoot": ("shoot 3", "10.3"),
    "name": ("name 3", "7.5"),
    "vote": ("vote 3", "11.2"),
    "ban": ("ban 3", "8.11"),
    "confess": ("confess 3", "8.7"),
    "restore": ("restore 3", "8.8"),
    "razor": ("razor 3", "8.9"),
    "house": ("house 3", "8.16"),
    "withdraw": ("withdraw 3", "11.18"),
    "choose": ("choose 3", "11.11"),
    "accuse": ("accuse 3", "13.3"),
    "defend": ("defend 3", "13.3"),
    "report": ("report 3 wolf", "13.4"),
    "take": ("take 1", "4.2"),
    "burn": ("burn farm-2", "5.16"),
    "pick": ("pick tavern", "8.4"),
    "claim": ("claim seer", "13.2"),
}  # an example of each verb that needs more, and its rule
SHOWN = 6  # legal moves that a refusal names


def write(content: Opened, state: Werewolves, move: int) -> str:
    """`sleep`, `eat 7`, `cure and poison 3`, `burn farm-2`, `pick tavern`, `claim seer`, `report 5 wolf`."""
    text = TEXT_OF.get(move)
    return VERB_OF[move - move % STRIDE].replace("#", str(move % STRIDE + 1)) if text is None else text


def read(content: Opened, state: Werewolves, seat: int, text: str) -> int | None:
    """The move, legal or not; None for what is none, and for players who are not there."""
    text = " ".join(text.lower().split())
    if text in WHOLE:
        return WHOLE[text]
    found = AIMED.fullmatch(text)
    verb = VERBS.get(f"{found[1]}#{found[3]}") if found else None
    if not found or verb is None or int(found[2]) > state.seats:
        return None
    return verb + int(found[2]) - 1


def verb(move: int) -> int:
    """What is done, without whom or what it is done to."""
    if BURN <= move < CHOOSE:
        return BURN if move < PICK else PICK
    if TAKE <= move < LOOK:
        return TAKE
    return move - move % STRIDE if move >= LOOK else move


def refusal(content: Opened, state: Werewolves, seat: int, text: str) -> Refusal | None:
    """Why a waiting seat may not play this; None exactly if it may."""
    move = read(content, state, seat, text)
    if move is None:
        return unread(text, FORMS, (write(content, state, one) for one in state.legal_moves(seat)))
    legal = state.legal_moves(seat)
    if move in legal:
        return None
    if move == SLEEP and state.phase == CALL_THIEF:
        return Refusal("must-swap", "4.3")
    if move == SLEEP and state.phase in (CALL_CUPID, CALL_CUPID_AGAIN):
        return Refusal("must-bind", "6.1")
    if verb(move) in (VOTE, NOBODY) and state.is_ballot() and state.filled[seat] >= content.box.minds:
        return Refusal("mind-made-up", "11.6", {"times": content.box.minds})
    if move == DONE and (state.is_ballot() or state.phase in (INN_VOTE, INN_VOTE_AGAIN)):
        return Refusal("must-vote", "11.19")
    if move >= CLAIM and state.phase == DEBATE:
        return refuse_statement(state, seat, move)
    asks_out = verb(move) == WITHDRAW and state.phase == DEBATE and state.option[WITHDRAWING]
    if verb(move) not in map(verb, legal) and not asks_out:
        return refuse_verb(content, state, legal)
    return refuse_target(state, seat, verb(move), move % STRIDE)


def refuse_verb(content: Opened, state: Werewolves, legal: list[int]) -> Refusal:
    """It is not the time for that."""
    if state.is_night() and len(legal) == 2:
        return Refusal("sleep-on", "3.3")
    shown = ", ".join(write(content, state, move) for move in legal[:SHOWN])
    return Refusal("decide-this", "3.5", {"moves": shown + (" …" if len(legal) > SHOWN else "")})


def refuse_statement(state: Werewolves, seat: int, move: int) -> Refusal:
    """In the debate, but not this."""
    if state.spoken[seat] >= state.option[STATEMENTS]:
        return Refusal("said-enough", "13.1", {"times": state.option[STATEMENTS]})
    if verb(move) == CLAIM:
        same = state.claimed[seat] == move - CLAIM + 1
        return Refusal("said-already", "13.5") if same else Refusal("not-in-the-deck", "13.2")
    if not state.is_alive(move % STRIDE):
        return Refusal("dead", "10.2", {"player": move % STRIDE + 1})
    return Refusal("not-of-yourself", "13.3") if move % STRIDE == seat else Refusal("said-already", "13.5")


def refuse_target(state: Werewolves, seat: int, done: int, target: int) -> Refusal:
    """The verb is right, the player or building is not."""
    if done in (BURN, PICK):
        return Refusal("not-there", "8.3")
    facts: dict[str, str | int] = {"player": target + 1}
    if not state.is_alive(target):
        return Refusal("dead", "10.2", facts)
    if done == PROTECT:
        return Refusal("not-twice", "5.11", facts)
    if done == BIND:
        return Refusal("not-again", "6.1", facts)
    if target == seat:
        return Refusal("not-yourself", "11.3")
    if state.are_lovers(seat, target):
        return Refusal("not-your-lover", "6.4", facts)
    if done in (EAT, VOTE, CHOOSE) and state.innkeeper() >> target & 1 and not state.is_election():
        return Refusal("tavern-spared", "8.12", facts)
    return refuse_by_verb(state, done, facts)


def refuse_by_verb(state: Werewolves, done: int, facts: dict[str, str | int]) -> Refusal:
    """What only one kind of move forbids."""
    target = int(facts["player"]) - 1
    if done == EAT:
        return Refusal("no-wolf", "5.6", facts)
    if done == BITE:
        return Refusal("only-wolves", "5.14", facts)
    if done == CHARM:
        return Refusal("not-again", "5.18", facts)
    if done in (POST, BAN, RAZOR) and state.is_vagabond(target):
        return Refusal("no-vagabond", "8.14", facts)
    if done == BAN:
        return Refusal("banned-already", "8.11", facts)
    if done == RESTORE:
        return Refusal("nothing-to-restore", "8.8", facts)
    if done == HOUSE:
        return Refusal("has-a-home", "8.16", facts)
    if done == WITHDRAW:
        return Refusal("not-absent", "11.18", facts)
    if done == NAME:
        return Refusal("farmers-only", "7.5", facts)
    return Refusal("not-running", "11.4", facts)  # voting and choosing
