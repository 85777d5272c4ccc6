"""What a move is good for: the points that it brings at once."""

from hameau.engine.answers import Said
from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.buttonville.content import Opened


def explain(content: Opened, state: Buttonville, seat: int, move: int) -> Said | None:
    """Nothing, if it brings none: what it is good for comes later."""
    after = Buttonville(content.box, state.seats, 0)
    after.copy_from(state)
    after.apply(seat, move)
    gained = int(after.score(seat) - state.score(seat))
    return Said("hint-points", {"points": gained}) if gained > 0 else None
