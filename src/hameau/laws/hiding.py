"""Law 5. Nothing leaks.

A seat cannot tell two worlds apart if it saw and heard the same in both. Then it sees the same, may do the
same, and imagines the same: `imagine` is a function of what the seat knows. And what it was told, it knows:
worlds in which it heard different things do not look the same to it. (A game lists events that the rules let
everybody forget, such as cards that are shown and shuffled back, in `FORGOTTEN` of its invariants.)

What a seat observes as numbers follows both ways: it is the same where the seat knows the same, and differs
where the seat knows something else.
"""

import ctypes
from functools import cache
from random import Random

from hameau import Match
from hameau.bots.players import Dice, Greedy, Searcher
from hameau.engine.features import features_of
from hameau.engine.many import SAME_LUCK
from hameau.engine.state import State
from hameau.laws.matches import COMPILED, copied, encoded, sampled, some, tag
from hameau.laws.subjects import Setting

STEPS = 25  # that two worlds are followed
SIMULATIONS = 150 if COMPILED else 12
QUESTIONS = 12  # moves that a seat asks about at one moment


def law(setting: Setting) -> None:
    for match, luck in sampled(setting, share=0.06):
        for seat in some(range(match.seats), luck):
            check_imagined(setting, match, seat, luck)
        if match.waiting:
            seat = luck.randrange(match.seats)
            follow_two(setting, match, seat, luck, alike=True)
            follow_two(setting, match, seat, luck, alike=False)
        if match.waiting and luck.random() < 0.15:
            check_bots(match, luck.choice(match.waiting), luck)


# -- one world, imagined -----------------------------------------------------------------------------------


def check_imagined(setting: Setting, match: Match, seat: int, luck: Random) -> None:
    """`imagine(seat)` keeps all that the seat knows, tells nothing, and forgets all that it cannot know."""
    seed = luck.getrandbits(60)
    world = match.imagined(seat, luck.getrandbits(60))
    where = f"seat {seat}: {match.position()}"
    assert world.fated == 0, f"it knows the luck to come, {where}"
    assert world.luck != match.state.luck, f"it has the luck of the match, {where}"
    assert sees(match, world, seat) == sees(match, match.state, seat), (
        f"imagining changes what the seat sees, {where}"
    )
    assert encoded_view(match, world, None) == encoded_view(match, match.state, None), (
        f"and the public view, {where}"
    )
    (setting.subject.imagined or setting.subject.check)(world, match.game.content)
    assert observed(match, world, seat) == observed(match, match.state, seat), (
        f"it observes what it cannot know: {differing(match, world, match.state, seat)}, {where}"
    )
    check_judgement(match, world, seat)
    check_refusals(match, world, seat, luck)
    heard = imagine(match, match.state, seat, seed, listening=1)
    assert heard.take_notes() == [], f"imagining is noted in the journal, {where}"
    assert heard.dump() == imagine(match, world, seat, seed).dump(), (
        f"imagining depends on what the seat cannot know, {where}"
    )


def check_judgement(match: Match, world: State, seat: int) -> None:
    """What a sensible player likes rests on what the seat knows: simulations ask in the true world."""
    true = copied(match)
    for move in true.legal_moves(seat):
        here, there = true.judge(seat, move), world.judge(seat, move)
        text = match.game.write(match.game.content, true, move)
        assert here == there, f"the judgement of {text!r} knows more than seat {seat}: {match.position()}"


def check_refusals(match: Match, world: State, seat: int, luck: Random) -> None:
    """Why a move is refused rests on what the seat knows: anybody may ask, about any move, at any time."""
    if not match.state.waiting >> seat & 1:
        return
    game = match.game
    others = {text for other in some(match.waiting, luck) for text in match.moves(other)}
    texts = sorted(others | {played.text for played in match.history[-100:]})
    for text in luck.sample(texts, min(QUESTIONS, len(texts))):
        here, there = (game.refusal(game.content, state, seat, text) for state in (match.state, world))
        assert here == there, (
            f"seat {seat} asks about {text!r} and is told more than it knows: {match.position()}"
        )


def imagine(match: Match, state: State, seat: int, seed: int, listening: int = 0) -> State:
    world = copied(match, state)
    world.listening = listening
    world.reseed(seed)
    world.imagine(seat)
    return world


def sees(match: Match, state: State, seat: int) -> tuple[bytes, list[int]]:
    """What a seat sees and may do."""
    return encoded_view(match, state, seat), state.legal_moves(seat)


def encoded_view(match: Match, state: State, seat: int | None) -> bytes:
    return encoded(match.game.view(match.game.content, state, seat))


# -- what a seat observes as numbers -----------------------------------------------------------------------


def observed(match: Match, state: State, seat: int) -> list[int]:
    """The features of a seat, all within their bounds; where a game declares none, an imagined position."""
    if not state.features():
        return list(imagine(match, state, seat, SAME_LUCK).dump())
    features = features_of(state)
    row = (ctypes.c_int16 * sum(feature.size for feature in features))()
    written = state.observe(seat, ctypes.addressof(row))
    assert written == len(row), f"{written} numbers are written and {len(row)} declared"
    numbers = list(row)
    place = 0
    for feature in features:
        part = numbers[place : place + feature.size]
        place += feature.size
        assert not part or feature.low <= min(part) <= max(part) <= feature.high, (
            f"{feature.name} is {part} at seat {seat}: {match.position()}"
        )
    return numbers


def differing(match: Match, one: State, other: State, seat: int) -> list[str]:
    """The features that tell two positions apart."""
    first, second = observed(match, one, seat), observed(match, other, seat)
    found, place = [], 0
    for feature in features_of(one):
        here = slice(place, place + feature.size)
        place += feature.size
        if first[here] != second[here]:
            found.append(f"{feature.name} {first[here]} and {second[here]}")
    return found


def unobserved(match: Match, first: bytes, second: bytes) -> list[str]:
    """The fields in which two imagined positions differ."""
    one, other = match.fresh_state(), match.fresh_state()
    one.restore(first)
    other.restore(second)
    names = [name for name in dir(one) if not name.startswith("_") and not callable(getattr(one, name))]
    return [name for name in names if getattr(one, name) != getattr(other, name)]


# -- two worlds, played on ---------------------------------------------------------------------------------


def follow_two(setting: Setting, match: Match, seat: int, luck: Random, alike: bool) -> None:
    """Play on in the true and in an imagined world, until the seat is told a difference.

    `alike`: the same moves and the same luck in both. Otherwise the others choose and draw as they like.
    """
    worlds = [copied(match), match.imagined(seat, luck.getrandbits(60))]
    position = match.position()
    for _ in range(STEPS):
        moved = step(match, worlds, seat, luck, alike)
        if moved is None:
            return
        mover, moves, heard = moved
        where = f"seat {seat}, told {heard[0]} and {heard[1]}, after {position}"
        seed = luck.getrandbits(60)
        first, second = (imagine(match, world, seat, seed).dump() for world in worlds)
        same_sight = sees(match, worlds[0], seat) == sees(match, worlds[1], seat)
        if kept(setting, heard[0]) != kept(setting, heard[1]):
            assert first != second or not same_sight, (
                f"it was told what it may not know, or has forgotten it, {where}"
            )
            goes_on = worlds[0].waiting and worlds[1].waiting
            assert not goes_on or observed(match, worlds[0], seat) != observed(match, worlds[1], seat), (
                f"it does not observe what it knows: {unobserved(match, first, second)}, {where}"
            )
            return
        if heard[0] != heard[1]:
            return
        assert same_sight, f"it sees a difference that it was not told, {where}"
        assert first == second, f"it imagines a difference that it was not told, {where}"
        assert observed(match, worlds[0], seat) == observed(match, worlds[1], seat), (
            f"it observes what it was not told: {differing(match, worlds[0], worlds[1], seat)}, {where}"
        )
        sights = [world.sight(seat, mover, move) for world, move in zip(worlds, moves, strict=True)]
        assert sights[0] == sights[1], f"its search sees a difference that it was not told, {where}"


def step(
    match: Match, worlds: list[State], seat: int, luck: Random, alike: bool
) -> tuple[int, list[int], list[list[bytes]]] | None:
    """One move in both worlds: who moved, what, and what the seat heard. None if there is no such move."""
    both = worlds[0].waiting & worlds[1].waiting
    if not both:
        return None
    mover = luck.choice([s for s in range(match.seats) if both >> s & 1])
    choices = [world.legal_moves(mover) for world in worlds]
    if alike or mover == seat:
        shared = sorted(set(choices[0]) & set(choices[1]))
        if not shared:
            return None
        moves = [luck.choice(shared)] * 2
    else:
        moves = [luck.choice(choice) for choice in choices]
    secrets = [luck.getrandbits(60)] * 2 if alike else [luck.getrandbits(60), luck.getrandbits(60)]
    heard = [
        play(match, world, mover, move, seat, secret)
        for world, move, secret in zip(worlds, moves, secrets, strict=True)
    ]
    return mover, moves, heard


def play(match: Match, world: State, mover: int, move: int, seat: int, secret: int) -> list[bytes]:
    """Play a move; what the server would tell the seat about it."""
    world.listening = 1
    world.reseed(secret)
    world.apply(mover, move)
    game = match.game
    notes = [note for note in world.take_notes() if note[4] >> seat & 1]
    events = [game.tell(game.content, world, note) for note in notes]
    return [tag(event).encode() + b" " + encoded(event) for event in events]


def kept(setting: Setting, heard: list[bytes]) -> list[bytes]:
    """Without what the rules let everybody forget."""
    return [line for line in heard if line.split(b" ")[0].decode() not in setting.subject.forgotten]


# -- bots --------------------------------------------------------------------------------------------------


def check_bots(match: Match, seat: int, luck: Random) -> None:
    """A bot chooses the same in the true world and in one that its seat cannot tell from it."""
    other = match.take_back(0)
    other.state.copy_from(match.imagined(seat, luck.getrandbits(60)))
    seed = luck.getrandbits(30)
    where = f"seat {seat}: {match.position()}"
    assert Greedy(seed).choose(match, seat) == Greedy(seed).choose(other, seat), f"greedy knows more, {where}"
    assert thought(match, seat, seed) == thought(other, seat, seed), f"the search knows more, {where}"


@cache
def searcher() -> Searcher:
    """One for all: its tree is large."""
    return Searcher(simulations=SIMULATIONS)


def thought(match: Match, seat: int, seed: int) -> tuple[str, list[tuple[int, str]]]:
    """What a searching bot plays, and what it found out about each move."""
    bot = searcher()
    bot.dice = Dice(seed)
    choice, tree = bot.choose(match, seat), bot.trees[0]
    moves = match.state.legal_moves(seat)
    if len(moves) == 1:
        return choice, []
    return choice, [(tree.visits_of(move), tree.total_of(move).hex()) for move in moves]
