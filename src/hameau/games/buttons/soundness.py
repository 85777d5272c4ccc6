"""Can a match of BUTTONS lead here? Each check says what is always true, and which numbers deny it.

`read_position` refuses what `find_wrong` finds; the laws ask the same of every position of their matches.
"""

from collections.abc import Iterator
from itertools import combinations, product

from hameau.engine.match import names_for
from hameau.games.buttons import rules
from hameau.games.buttons.box import COLOURS, RED
from hameau.games.buttons.content import LETTERS, Opened
from hameau.games.buttons.judgement import Buttons

PHASES = ("boards", "turn", "lay", "stars", "over")
Span = tuple[int, int]  # the fewest and the most
MOST_TURNS = rules.FIELDS // 2 + 1  # that one seat has in a round: each but the last lays a button


def find_wrong(content: Opened, state: Buttons) -> str | None:
    """What no match can lead to; None if a match may."""
    for check in (
        wrong_seats,
        wrong_cards,
        wrong_faces,
        wrong_boards,
        wrong_round,
        wrong_beginning,
        wrong_ends,
        wrong_dice,
        wrong_waiting,
        wrong_stars,
        wrong_roll,
        wrong_turns,
    ):
        for sentence in check(content, state):
            return sentence
    return None


def called(state: Buttons, seat: int) -> str:
    return names_for(state.seats)[seat]


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def has_board(state: Buttons, seat: int) -> bool:
    return state.phase != rules.BOARDS or state.waiting > 1 << seat


def is_bust(state: Buttons, seat: int) -> bool:
    return not (state.inside | state.safe) >> seat & 1


def plural(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


# -- seats, cards and boards -------------------------------------------------------------------------------


def wrong_seats(content: Opened, state: Buttons) -> Iterator[str]:
    if not 0 <= state.active < state.seats or state.waiting >> state.seats:
        yield f"a seat is named that is not there: the seats are 0 to {state.seats - 1}"
    if state.inside & state.safe:
        yield "somebody is in and safe at once"


def wrong_cards(content: Opened, state: Buttons) -> Iterator[str]:
    held = [colour for seat in range(state.seats) for colour in range(COLOURS) if holds(state, seat, colour)]
    each = 2 if state.seats == 2 else 1
    if len(held) != len(set(held)):
        yield f"two seats hold the card {LETTERS[max(held, key=held.count)].lower()}; there is one of each"
    if RED not in held:
        yield "nobody holds the red card (rules 2.3 to 2.5)"
    for seat in range(state.seats):
        if state.cards[seat].bit_count() != each:
            found = plural(state.cards[seat].bit_count(), "card")
            yield f"{called(state, seat)} holds {found}, and each of {state.seats} players holds {each}"


def holds(state: Buttons, seat: int, colour: int) -> int:
    return state.cards[seat] >> colour & 1


def wrong_faces(content: Opened, state: Buttons) -> Iterator[str]:
    chosen = [seat for seat in range(state.seats) if has_board(state, seat)]
    faces = [content.page.face[state.face[seat]] for seat in chosen]
    if state.boards == rules.SAME and len({face.id for face in faces}) > 1:
        yield "with the option same all play on one face (rule 2.7)"
    if state.boards != rules.SAME and len({face.board for face in faces}) < len(faces):
        yield "two seats have the same board (rule 2.2)"


def wrong_boards(content: Opened, state: Buttons) -> Iterator[str]:
    for seat in range(state.seats):
        name, buttons, stars = called(state, seat), state.buttons[seat], state.stars[seat]
        if (buttons | stars) & ~rules.BOARD:
            yield f"{name}: a piece lies outside the board"
        if buttons & state.beside(buttons):
            yield f"{name}: a button lies beside a button (rule 3.2)"
        if buttons & stars:
            yield f"{name}: a button lies on a star (rule 3.4)"
        if buttons and is_bust(state, seat):
            yield f"{name} is bust and has {plural(buttons.bit_count(), 'button')} (rule 4.8)"
        if buttons and state.phase == rules.OVER:
            yield f"{name} has {plural(buttons.bit_count(), 'button')} left, and it is over (rule 5.6)"
        if state.safe >> seat & 1 and not buttons and state.phase in (rules.TURN, rules.LAY):
            yield f"{name} is safe without a button (rule 4.3)"


# -- the round, and what the rounds before it can have left ------------------------------------------------


def wrong_round(content: Opened, state: Buttons) -> Iterator[str]:
    """Does the phase fit the round, and those who are in?"""
    last, phase = content.page.limit.rounds, PHASES[state.phase]
    if (state.round == 0) != (state.phase == rules.BOARDS):
        yield f"round {state.round} does not fit the phase {phase}: rounds follow the boards"
    if not 0 <= state.round <= last:
        yield f"it is round {state.round}, and there are {last} (rule 6.7)"
    if state.inside and state.phase in (rules.STARS, rules.OVER):
        yield "somebody is in, so the round is not over (rule 4.15)"
    if not state.inside and state.phase == rules.TURN:
        yield "nobody is in, so the round is over (rule 4.15)"


def wrong_beginning(content: Opened, state: Buttons) -> Iterator[str]:
    if state.phase != rules.BOARDS:
        return
    if state.active or state.columns or state.inside != (1 << state.seats) - 1 or any(state.due):
        yield "while boards are chosen nobody has rolled, gone out or earned a star (rule 2.7)"
    if any(state.buttons) or any(state.stars):
        yield "while boards are chosen they are empty (rule 2.7)"


def most_stars(content: Opened, state: Buttons) -> int:
    """What one player can earn in a round (5.1 to 5.3)."""
    scoring, cards = content.page.scoring, 2 if state.seats == 2 else 1
    most = scoring.stars_for_leaving + scoring.stars_a_colour * COLOURS + scoring.bonus * cards
    return min(most, rules.FIELDS // 2)


def ends_with(content: Opened, state: Buttons, seat: int, stars: int) -> bool:
    """Would these stars of a seat end the game? (6.2, 6.3)"""
    kept = list(state.stars)
    state.write("stars", [*kept[:seat], stars, *kept[seat + 1 :]])
    ended = state.has_row(seat) or stars.bit_count() >= content.page.end.stars
    state.write("stars", kept)
    return bool(ended)


def wrong_ends(content: Opened, state: Buttons) -> Iterator[str]:
    """Has the game ended exactly when it should have? No round begins on a finished board (6.1 to 6.3)."""
    if state.phase == rules.BOARDS:
        return
    ended = [seat for seat in range(state.seats) if ends_with(content, state, seat, state.stars[seat])]
    if state.phase == rules.OVER and not ended and state.round < content.page.limit.rounds:
        yield "nobody has a row or stars enough, so it is not over (rules 6.2, 6.3, 6.7)"
    for seat in ended:
        name, stars = called(state, seat), plural(state.stars[seat].bit_count(), "star")
        if state.phase in (rules.TURN, rules.LAY):
            row = " and a row" if state.has_row(seat) else ""
            yield f"{name} has {stars}{row}, so it is over since the last round (rules 6.2, 6.3)"
    for seat in range(state.seats):
        if not any(True for _ in earlier_stars(content, state, seat, scored=False)):
            count = plural(state.stars[seat].bit_count(), "star")
            yield (
                f"{called(state, seat)} has {count} in round {state.round}: "
                f"a round brings {most_stars(content, state)} at most, and none follows a finished board"
            )


def earlier_stars(
    content: Opened, state: Buttons, seat: int, scored: bool = True
) -> Iterator[tuple[int, int]]:
    """What can have been on the board when this round began: stars, and the new ones since then.

    Only a scoring makes new ones, from buttons that lay together: with `scored` as many as they earned.
    """
    stars, most = state.stars[seat], most_stars(content, state)
    scores = state.phase in (rules.STARS, rules.OVER) and bool(state.safe >> seat & 1)
    room = most if scores else 0
    least = int(scores and not state.due[seat] and content.page.scoring.stars_for_leaving > 0)
    fields = seats_of(stars & ~state.beside(state.buttons[seat]))
    for count in range(least, min(room, len(fields)) + 1):
        for chosen in combinations(fields, count):
            new = sum(1 << field for field in chosen)
            before = stars & ~new
            if new & state.beside(new) or before.bit_count() > most * (state.round - 1):
                continue
            if state.round == 2 and before & state.beside(before):
                continue  # those of one round lay as buttons together
            if ends_with(content, state, seat, before):
                continue
            if not scored or earned(state, seat, new):
                yield before, new


def earned(state: Buttons, seat: int, new: int) -> bool:
    """Did the buttons before the scoring earn exactly the new stars and those still due? (5.1 to 5.5)"""
    if state.phase != rules.STARS or not state.safe >> seat & 1:
        return True
    return earned_by(state, seat, state.buttons[seat] | new) == new.bit_count() + state.due[seat]


def earned_by(state: Buttons, seat: int, buttons: int) -> int:
    kept = list(state.buttons)
    state.write("buttons", [*kept[:seat], buttons, *kept[seat + 1 :]])
    stars = state.stars_earned(seat)
    state.write("buttons", kept)
    return int(stars)


# -- dice --------------------------------------------------------------------------------------------------


def depot(state: Buttons) -> int:
    """4.11: how many dice go into a depot."""
    return 2 if state.seats == 2 else 1


def black_dice(state: Buttons) -> int:
    """How many black dice with white pips the last roll had."""
    return sum(1 for die in range(rules.BLACK_DICE) if state.black >> 3 * die & 7)


def wrong_dice(content: Opened, state: Buttons) -> Iterator[str]:
    if state.phase == rules.BOARDS:
        return
    out = state.seats - state.inside.bit_count()
    if state.dice != rules.BLACK_DICE - depot(state) * out:
        yield f"{state.dice} black dice are left, with {plural(out, 'player')} out (rule 4.11)"
    rolled = state.round > 1 or out or any(state.buttons)
    if bool(state.columns) != bool(rolled or state.phase != rules.TURN):
        yield "the dice were rolled: they are missing" if rolled else "nobody has rolled yet"
    if not state.columns:
        return
    shown = {state.gold} | {(state.black >> 3 * die & 7) - 1 for die in range(black_dice(state))}
    if max(state.white, state.gold, *shown) >= rules.SIDE or state.columns != sum(1 << c for c in shown):
        yield "the columns are not those of the dice"
    if black_dice(state) not in (could := dice_of_last_roll(state)):
        counts = " or ".join(map(str, sorted(could))) or "none"
        yield f"the last roll had {plural(black_dice(state), 'black die')}, and {counts} were in play"


def dice_of_last_roll(state: Buttons) -> set[int]:
    """With how many black dice the last roll can have been made, by how many have gone out since."""
    out = state.seats - state.inside.bit_count()
    if state.phase == rules.LAY:
        out -= is_bust(state, state.active)
        return {rules.BLACK_DICE - depot(state) * out}
    if not round_has_rolls(state):
        return {rules.BLACK_DICE - depot(state) * before for before in range(state.seats)}
    return {rules.BLACK_DICE - depot(state) * before for before in range(min(out, state.seats - 1) + 1)}


def round_has_rolls(state: Buttons) -> bool:
    """Was there a roll in this round? The first player of a round must roll, and lays a button or is bust."""
    return state.inside != (1 << state.seats) - 1 or any(state.buttons) or state.phase != rules.TURN


# -- who decides -------------------------------------------------------------------------------------------


def wrong_waiting(content: Opened, state: Buttons) -> Iterator[str]:
    """Does the game wait for those who have something to decide?"""
    if state.phase == rules.OVER:
        if state.waiting:
            yield "nobody is waited for when it is over"
        return
    if not state.waiting:
        yield "somebody must be waited for while it is not over"
    if state.phase == rules.BOARDS and not (state.boards == rules.CHOSEN and state.waiting.bit_count() == 1):
        yield "one seat after the other chooses a board, with the option choose"
    if state.phase == rules.TURN and not (
        state.waiting == 1 << state.active and state.waiting & state.inside
    ):
        yield "the active seat, and only it, is waited for at its turn, and it is in"
    if state.phase == rules.LAY:
        yield from wrong_laying(state)


def wrong_laying(state: Buttons) -> Iterator[str]:
    """4.6 to 4.8: who is asked can lay, and the active player has laid, is asked or is bust."""
    active, name = state.active, called(state, state.active)
    if not state.columns:
        yield "buttons are laid after a roll: the dice are missing"
    for seat in seats_of(state.waiting):
        able = state.open_to_active() if seat == active else state.free(seat) >> state.gold_field() & 1
        if not state.inside >> seat & 1 or not able:
            yield f"{called(state, seat)} is waited for, but can lay nothing"
    if state.safe >> active & 1:
        yield f"{name} has rolled, and is safe (rule 4.2)"
    if state.inside >> active & 1 and not state.waiting >> active & 1 and not laid(state, active):
        yield f"{name} has rolled and laid nothing, without being bust (rules 4.7, 4.8)"


def laid(state: Buttons, seat: int) -> int:
    """The buttons that the seat may have laid after its own roll."""
    return state.buttons[seat] & state.columns << state.white * rules.SIDE


def wrong_stars(content: Opened, state: Buttons) -> Iterator[str]:
    """5.5: stars are due to those who are waited for, and just as many as their buttons have earned."""
    for seat in range(state.seats):
        name, due, buttons = called(state, seat), state.due[seat], state.buttons[seat].bit_count()
        waits = state.phase == rules.STARS and bool(state.waiting >> seat & 1)
        if due and not state.safe >> seat & 1:
            yield f"{name} has {plural(due, 'star')} due without being safe (rule 5.4)"
        if due and not waits:
            yield f"{name} has {plural(due, 'star')} due, and is not waited for"
        if waits and not due:
            yield f"{name} is waited for, and has no star due"
        if due > buttons:
            yield f"{name} has {plural(due, 'star')} due, with {plural(buttons, 'button')} (rule 5.5)"
        if state.phase != rules.STARS or not state.safe >> seat & 1:
            continue
        if not any(True for _ in earlier_stars(content, state, seat)):
            stars = plural(due, "star")
            yield f"{name} has {stars} due, and this board has earned {state.stars_earned(seat)}"


# -- the turns of this round -------------------------------------------------------------------------------


def wrong_roll(content: Opened, state: Buttons) -> Iterator[str]:
    """4.7, 4.8: after a turn, who rolled last has laid a button of that roll, or is bust."""
    if state.phase != rules.TURN or not round_has_rolls(state):
        return
    for back in range(1, state.seats + 1):
        seat = (state.active - back) % state.seats  # who is safe may have left since the roll
        if is_bust(state, seat) or laid(state, seat):
            return
        if state.inside >> seat & 1:
            break
    yield "nobody can have made the last roll: who rolls lays a button of it, or is bust (rules 4.7, 4.8)"


def wrong_turns(content: Opened, state: Buttons) -> Iterator[str]:
    """Dice go round: who had a turn laid a button, and nobody has more buttons than there were rolls."""
    if state.phase == rules.BOARDS:
        return
    spans = [buttons_before(content, state, seat) for seat in range(state.seats)]
    if not any(fits(state, spans, circle) for circle in range(MOST_TURNS + 1)):
        counts = ", ".join(f"{called(state, s)} {low}" for s, (low, _) in enumerate(spans))
        yield (
            f"the turns of this round do not lead to these buttons ({counts}) and to "
            f"{called(state, state.active)}: each roll lays a button of its player (rules 4.1 to 4.12)"
        )


def buttons_before(content: Opened, state: Buttons, seat: int) -> Span:
    """How many buttons the seat has, or had before the scoring."""
    now = state.buttons[seat].bit_count()
    if state.phase == rules.OVER:
        return (1 if state.safe >> seat & 1 else 0, rules.FIELDS // 2)
    if state.phase == rules.STARS and state.safe >> seat & 1:
        new = {new.bit_count() for _, new in earlier_stars(content, state, seat)}
        return (max(1, now + min(new)), now + max(new))
    return (now, now)


def fits(state: Buttons, spans: list[Span], circle: int) -> bool:
    """May the active player be in that round of the table? Everybody else left at some turn, or is in."""
    red = next(seat for seat in range(state.seats) if holds(state, seat, RED))
    order = [(red + place) % state.seats for place in range(state.seats)]
    now = order.index(state.active)
    leaving: list[list[int]] = []
    for place, seat in enumerate(order):
        last = circle if place < now else circle - 1
        if state.inside >> seat & 1:
            leaving.append([MOST_TURNS + 1])  # not yet
        elif place == now:
            leaving.append([circle])
        else:
            leaving.append(list(range(min(last, spans[seat][1] if state.safe >> seat & 1 else last) + 1)))
    return any(is_course(state, spans, order, circle, left) for left in product(*leaving))


def is_course(
    state: Buttons, spans: list[Span], order: list[int], circle: int, left: tuple[int, ...]
) -> bool:
    """Do these turns lead to these buttons? `left` says in which circle each seat of the order went out."""
    now, rolling = order.index(state.active), state.phase == rules.LAY
    turns = [(c, place) for c in range(circle + 1) for place in range(len(order)) if left[place] >= c]
    played = [turn for turn in turns if turn < (circle, now)]
    if state.phase != rules.TURN:
        played.append((circle, now))
    rolls = [(c, place) for c, place in played if left[place] > c or is_bust(state, order[place])]
    for place, seat in enumerate(order):
        low, high = spans[seat]
        while_in = [roll for roll in rolls if roll < (left[place], place)]
        own = sum(1 for c, other in while_in if other == place)
        waits = rolling and bool(state.waiting >> seat & 1)
        if is_bust(state, seat):
            if not while_in and not state.stars[seat]:
                return False  # nothing was there that could have stopped a button
        elif own - (waits and place == now) > high or low > len(while_in) - waits:
            return False
    return True
