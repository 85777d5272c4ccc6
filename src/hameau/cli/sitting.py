"""One person at the terminal, playing one match against bots."""

from collections.abc import Mapping
from pathlib import Path

from rich.rule import Rule

from hameau import rulebook
from hameau.bots import Bot
from hameau.cli import asking
from hameau.cli.replay import drawing
from hameau.cli.screen import FAINT, Screen
from hameau.engine.errors import Refused
from hameau.engine.match import Match
from hameau.tables.learning import anything_showed

NO_BREAK = "\N{NO-BREAK SPACE}"
MOST_LISTED = 60  # moves
AT_A_GLANCE = 12  # moves that need no order
Numbered = tuple[int, str]  # a move with its number in the list


class Sitting:
    """A match from a person's side: what was told already, and what was refused last."""

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Bot], screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.told = 0  # events before this move have been told
        self.refused = ""  # what was typed last and could not be played
        self.counts = True  # nobody took a move back after seeing what it led to

    @property
    def moves(self) -> list[str]:
        """What the person may play now."""
        return self.match.moves(self.seat)

    def play(self, move: str) -> None:
        """Play the person's move and say what it did."""
        self.match.play(self.seat, move)
        self.refused = ""
        self.tell()

    def lacks_text(self, move: str) -> bool:
        """A legal move: must the person still say something with it?"""
        found = self.match.find_move(self.seat, move)
        return found is not None and self.match.game.is_unspoken(found[1])

    def let_bots_play(self) -> None:
        """Until only the person is waited for, or nobody."""
        while bots := [seat for seat in self.match.waiting if seat != self.seat]:
            with self.screen.thinking(self.match.names[bots[0]]):
                move = self.bots[bots[0]].choose(self.match, bots[0])
            self.match.play(bots[0], move)
            self.tell()

    def take_back(self) -> bool:
        """Back to before the person's last decision; False if there was none.

        Free while nobody has learned anything, as at tables; afterwards the match no longer counts, and luck
        that was seen is drawn anew.
        """
        history = self.match.history
        mine = [number for number, played in enumerate(history) if played.seat == self.seat]
        if not mine:
            return False
        if anything_showed(self.match, mine[-1]):
            self.counts = False
        self.match = self.match.back_to(mine[-1])
        self.told = len(self.match.history) + 1
        return True

    # -- what the person reads -----------------------------------------------------------------------------

    def tell(self) -> None:
        """What happened since it was last told."""
        for event in self.match.events(self.seat, since=self.told):
            self.screen.line(f"  {self.match.sentence(event, self.screen.language)}")
        self.told = len(self.match.history) + 1

    def draw(self) -> None:
        """The table."""
        self.screen.line()
        self.screen.show(Rule(style=FAINT))
        self.screen.picture(drawing(self.match, self.seat, self.screen))
        self.screen.line()

    def list_moves(self) -> None:
        """The legal moves with their numbers; many of them a line for each verb, of very many the first."""
        legal = self.moves
        listed = list(enumerate(legal[:MOST_LISTED], 1))
        left_out = f"… {numbered(len(legal), legal[-1])}" if len(legal) > MOST_LISTED else ""
        heading = self.screen.text("you-may")
        if len(legal) <= AT_A_GLANCE:
            self.screen.line(f"{heading}  {side_by_side(listed)}", "bold")
            return
        self.screen.line(heading, "bold")
        for verb, moves in by_verb(listed).items():
            self.screen.line(
                f"  {verb}:  {side_by_side(moves)}" if verb else f"  {side_by_side(moves)}", "bold"
            )
        if left_out:
            self.screen.line(f"  {left_out}", "bold")

    def explain(self, refused: Refused, with_rule: bool = False) -> None:
        """Why a move cannot be played, and the sentence of the rules behind it."""
        number = self.screen.text("rule-number", rule=refused.rule) if refused.rule else ""
        self.screen.line(f"{refused.said(self.screen.language)} {number}".rstrip(), "yellow")
        if with_rule and refused.rule:
            page = rulebook.best_page(self.match.game.key, self.screen.language)
            rule = rulebook.sentence(page, refused.rule) if page else None
            self.screen.line(f"{refused.rule}  {rule}" if rule else self.screen.text("no-rulebook"), FAINT)

    # -- the end -------------------------------------------------------------------------------------------

    def tell_result(self) -> None:
        """Who won and why, the scores, and how to check the luck."""
        result = self.match.result
        if result is None:
            return
        self.draw()
        self.screen.line(
            self.match.game.speech.say(self.screen.language, result.reason, result.facts), "bold"
        )
        if not self.counts:
            self.screen.tell("does-not-count", "yellow")
        ranking = sorted(
            range(self.match.seats),
            key=lambda seat: (seat not in result.winners, -(result.scores[seat] or 0)),
        )
        rows = [
            ("♛" if s in result.winners else "", self.match.names[s], points(result.scores[s]))
            for s in ranking
        ]
        self.screen.table(("", "", self.screen.text("score")), rows, numbers=(2,))
        self.screen.line()
        self.screen.tell("promise", FAINT, promise=self.match.commitment)
        self.screen.tell("secret", FAINT, secret=self.match.secret.hex())

    def save(self, file: Path, over: bool = False) -> None:
        """Write the record, to a new file or over what was written before."""
        asking.write_text(str(file), self.match.record(), over)
        self.screen.tell("recorded", text=str(file))
        self.screen.tell("verify-with", FAINT, text=str(file))


def by_verb(moves: list[Numbered]) -> dict[str, list[Numbered]]:
    """What follows each verb; moves of one word come last, under no verb."""
    groups: dict[str, list[Numbered]] = {}
    for number, move in moves:
        verb, _, rest = move.partition(" ")
        groups.setdefault(verb if rest else "", []).append((number, rest or verb))
    single = groups.pop("", [])
    return {**groups, "": single} if single else groups


def side_by_side(moves: list[Numbered]) -> str:
    return "   ".join(numbered(number, move) for number, move in moves)


def numbered(number: int, move: str) -> str:
    """A move with its number, never broken at the end of a line."""
    return f"{number}{NO_BREAK}{move.replace(' ', NO_BREAK)}"


def points(score: int | None) -> str:
    """A score in a table; a dash for whoever has none."""
    return "–" if score is None else str(score)
