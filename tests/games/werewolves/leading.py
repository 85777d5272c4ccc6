"""A moderator for tests: reads the script, answers its questions and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import hameau
from hameau.engine.answers import Played, Refusal
from hameau.engine.capabilities import Moderation
from hameau.engine.match import Match
from hameau.games.werewolves.moderating import Question, Script, script

GAME = hameau.game("werewolves")
FOUND = GAME.get(Moderation)
assert FOUND is not None
MODERATION: Moderation = FOUND


class Leader:
    """A match that is played only through what is entered."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.known = 0  # events before the last entry
        self.answered = ""  # the step that it was
        self.seen: list[Script] = []
        self.look()

    def look(self) -> None:
        told = [one.event for one in self.match.journal[self.known :]]
        self.now = script(GAME.content, self.match.state, told, self.answered)  # type: ignore[arg-type]  # as in every match of it
        self.seen.append(self.now)

    @property
    def call(self) -> str:
        return self.now.call

    @property
    def question(self) -> Question:
        assert self.now.question is not None
        return self.now.question

    def enter(self, *did: tuple[int, str]) -> Refusal | None:
        """What was entered is played, with all that follows from it; or refused."""
        copy = self.match.fresh_state()
        copy.copy_from(self.match.state)
        moves = MODERATION.enter(GAME.content, copy, [Played(*one) for one in did])
        if isinstance(moves, Refusal):
            return moves
        assert moves, "an entry always leads on"
        self.known = len(self.match.journal)
        self.answered = MODERATION.step(GAME.content, self.match.state)
        for seat, move in moves:
            self.match.play(seat, move)
        self.look()
        return None

    def said(self) -> list[str]:
        return [cue.message for step in self.now.steps for cue in [*step.say, *step.do]]

    def keys(self) -> list[str]:
        return [step.key for step in self.now.steps]


def dealt(cards: Sequence[str], **options: str) -> Leader:
    """A table whose cards were dealt by hand."""
    checked = GAME.check_options({key.replace("_", "-"): value for key, value in options.items()})
    return Leader(GAME.position(MODERATION.deal(GAME.content, len(cards), checked, cards), seed=1))


def play_at_random(leader: Leader, chance: Random) -> None:
    """Answer every question somehow until it is over."""
    while leader.now.question is not None:
        refusal = leader.enter(*answer(leader, chance))
        assert refusal is None, (refusal, leader.call, leader.match.position())


def answer(leader: Leader, chance: Random) -> list[tuple[int, str]]:
    question, rows = leader.question, [row for row in leader.question.rows if row.moves]
    if question.way == "tokens":
        return drafted(leader, chance)
    if question.way == "votes":
        return [
            (row.seat, chance.choice(row.moves)) for row in rows if question.must or chance.random() < 0.8
        ]
    if question.way == "talk" and leader.now.may_go and chance.random() < 0.05:
        return [(chance.choice(leader.now.may_go), "away")]
    lazy = 0.6 if question.way == "talk" else 0.2
    if not rows or (not question.must and chance.random() < lazy):
        return []
    row = chance.choice(rows)
    number = min(len(row.moves), 2 if question.way == "two" else 1)
    return [(row.seat, move) for move in chance.sample(row.moves, number)]


def drafted(leader: Leader, chance: Random) -> list[tuple[int, str]]:
    """Everybody some token that is left."""
    pool: Mapping[str, int] = leader.match.view(None).offered  # type: ignore[attr-defined]  # of this game
    tokens = [token for token, count in pool.items() for _ in range(count)]
    chance.shuffle(tokens)
    return [(row.seat, f"pick {token}") for row, token in zip(leader.question.rows, tokens, strict=False)]
