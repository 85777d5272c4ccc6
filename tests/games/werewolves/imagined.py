"""What is true of every world that somebody imagines, whose past nobody saw: less than of true positions."""

from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.content import Opened
from hameau.games.werewolves.rules import box, people

# every value of every option once, in a few whole matches


def bits(some: int) -> list[int]:
    return [n for n in range(some.bit_length()) if some >> n & 1]


def check(state: Werewolves, content: Opened) -> None:
    """True in every position."""
    check_cards(state)
    check_dead(state)
    check_graves(state)
    check_homes(state)
    check_captain(state)
    check_night(state)
    check_waiting(state)
    check_words(state)


def check_cards(state: Werewolves) -> None:
    if not state.dealt:
        assert state.phase == people.DRAFT, "play without cards"
        return
    cards = state.card[: state.seats] + (state.middle if state.deck[box.THIEF] else [])
    unused = [state.deck[kind] - cards.count(kind) for kind in range(box.KINDS)]
    assert min(unused) >= 0, "a card was made"
    assert sum(unused) == state.unused(), "a card was lost"
    assert unused[box.WEREWOLF] + unused[box.WHITE_WEREWOLF] == state.unused_wolves(), (
        "all know how many wolves"
    )
    assert not any(state.may), "the imagination left something"
    assert not any(state.rest), "the imagination left something"


def check_dead(state: Werewolves) -> None:
    dead = [seat for seat in range(state.seats) if not state.alive >> seat & 1]
    assert sorted(state.fallen[seat] for seat in dead) == list(range(1, state.deaths + 1)), "P2"
    assert sorted(state.place[: state.seats]) == list(range(state.seats)), "P6: two sit in one place"
    if state.lover_a and state.phase not in (people.SHOT, people.HEIR):
        one, other = (state.alive >> lover - 1 & 1 for lover in (state.lover_a, state.lover_b))
        assert one == other, "P3: a Lover outlived the other"
    assert not state.shown & state.alive, "a living player's card lies open"


def check_graves(state: Werewolves) -> None:
    """10.7: what is kept of deaths where the Hunter does not always shoot, and only there."""
    if not state.option[people.HUNTER_SHOOTS]:
        assert not any(state.died_in)
        assert state.killed_by_poison == state.fallen_prey == 0
        return
    for seat in range(state.seats):
        assert bool(state.died_in[seat]) != bool(state.alive >> seat & 1), "the dead have a turn"
    assert not state.fallen_prey & state.alive
    assert not state.killed_by_poison or not state.alive >> state.killed_by_poison - 1 & 1
    hunter = state.card.index(box.HUNTER) if box.HUNTER in state.card[: state.seats] else -1
    if hunter >= 0 and not state.alive >> hunter & 1 and not state.shot and state.phase != people.OVER:
        silent = (
            people.BY_POISON,
            people.BY_ABSENCE,
            *((people.BY_GRIEF, people.BY_RAZOR) if state.option[people.HUNTER_SHOOTS] == 2 else ()),
        )
        poisoned = state.killed_by_poison == hunter + 1
        assert poisoned or state.cause[hunter] in silent, "the Hunter died without a shot"


def check_homes(state: Werewolves) -> None:
    for building in range(box.BUILDINGS):
        tenant = state.tenant[building]
        assert bool(tenant) == bool(state.standing >> building & 1), "P5: a building without a tenant"
        assert not tenant or state.home[tenant - 1] == building + 1, "P5: token and tenant differ"
    homes = [home for home in state.home if home]
    assert len(homes) == len(set(homes)), "P5: two live in one building"
    assert not state.standing & state.burnt


def check_captain(state: Werewolves) -> None:
    if state.captain and state.phase not in (people.SHOT, people.HEIR, people.OVER):
        assert state.alive >> state.captain - 1 & 1, "P4: the Captain is dead"
        if state.farmers_rule:
            assert state.farmers() >> state.captain - 1 & 1, "P4: the Captain is no Farmer"


def check_night(state: Werewolves) -> None:
    sealed = [seat for seat, choice in enumerate(state.choice) if choice]
    if state.is_night():
        assert sealed == bits(state.alive & ~state.waiting), "a move is sealed for each who has decided"
        assert state.waiting & ~state.alive == 0, "P2: the dead are asked"
    else:
        assert not sealed
        assert not any(state.earlier)
        assert not state.fire, "a fire that nobody saw"


def check_words(state: Werewolves) -> None:
    """13: what was said is of others, and not both ways; how often is forgotten when the debate is over."""
    for seat in range(state.seats):
        assert not state.accuses[seat] & state.defends[seat]
        assert not state.says_wolf[seat] & state.says_village[seat]
        spoken_of = (
            state.accuses[seat] | state.defends[seat] | state.says_wolf[seat] | state.says_village[seat]
        )
        assert not spoken_of >> seat & 1
        assert state.spoken[seat] <= state.option[people.STATEMENTS]
    if state.is_night() or state.is_ballot():
        assert not any(state.spoken)


def check_waiting(state: Werewolves) -> None:
    assert (state.phase == people.OVER) == (state.waiting == 0) == (state.winner != people.NOT_YET)
    if state.phase not in (people.SHOT, people.HEIR, people.DRAFT):
        assert not state.waiting & ~state.alive, "P2: only the Hunter and the Captain act when dead"
    if state.is_ballot():
        assert not state.waiting & ~state.voters
    elif state.phase not in (people.INN_VOTE, people.BALLOT, people.INN_VOTE_AGAIN, people.BALLOT_AGAIN):
        assert not any(state.ballot), "ballots that were counted are burnt"
