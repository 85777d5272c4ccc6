"""The kinds of events that the border makes, by the names under which tests compare them."""

from hameau.games.guilds.rules.cards import DREW
from hameau.games.guilds.rules.course import STARTED
from hameau.games.guilds.rules.ending import MAYOR_SCORED, NEIGHBOURS_SCORED
from hameau.games.guilds.rules.growth import BORIS_FARMED, FARMED, TURNED_OVER
from hameau.games.guilds.telling import BORDER

BorisFarmed = BORDER.kinds[BORIS_FARMED]
Drew = BORDER.kinds[DREW]
Farmed = BORDER.kinds[FARMED]
MayorScored = BORDER.kinds[MAYOR_SCORED]
NeighboursScored = BORDER.kinds[NEIGHBOURS_SCORED]
Started = BORDER.kinds[STARTED]
TurnedOver = BORDER.kinds[TURNED_OVER]
