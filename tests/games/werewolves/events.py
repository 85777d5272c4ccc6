"""The kinds of events that the border makes, by the names under which tests compare them."""

from hameau.games.werewolves.rules.deaths import DIED, ENDED
from hameau.games.werewolves.rules.night import NIGHT_FELL
from hameau.games.werewolves.telling import BORDER

Died = BORDER.kinds[DIED]
Ended = BORDER.kinds[ENDED]
NightFell = BORDER.kinds[NIGHT_FELL]
