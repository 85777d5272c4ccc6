"""The kinds of events that the border makes, by the names under which tests compare them."""

from hameau.games.buttonville.rules.table import (
    BEGAN,
    CHOSE,
    COPIED,
    DOUBLED,
    DREW,
    DREW_HIDDEN,
    FIRST,
    GAINED,
    GAVE,
    HANDED,
    HAS_NONE,
    LAST_ROUND,
    MISSED,
    NAMED,
    PAID,
    PLAYED_SET,
    REFILLED,
    ROBBED,
    SHOWED,
    TOOK,
    TURNED_UP,
    USED,
    WITHERED,
)
from hameau.games.buttonville.views import BORDER

Starts = BORDER.kinds[FIRST]
Chose = BORDER.kinds[CHOSE]
Began = BORDER.kinds[BEGAN]
Refilled = BORDER.kinds[REFILLED]
Drew = BORDER.kinds[DREW]
DrewHidden = BORDER.kinds[DREW_HIDDEN]
Missed = BORDER.kinds[MISSED]
Took = BORDER.kinds[TOOK]
Gave = BORDER.kinds[GAVE]
Played = BORDER.kinds[PLAYED_SET]
Used = BORDER.kinds[USED]
Gained = BORDER.kinds[GAINED]
Paid = BORDER.kinds[PAID]
Robbed = BORDER.kinds[ROBBED]
TurnedUp = BORDER.kinds[TURNED_UP]
Doubled = BORDER.kinds[DOUBLED]
Named = BORDER.kinds[NAMED]
Handed = BORDER.kinds[HANDED]
HasNone = BORDER.kinds[HAS_NONE]
Copied = BORDER.kinds[COPIED]
Showed = BORDER.kinds[SHOWED]
Withered = BORDER.kinds[WITHERED]
LastRound = BORDER.kinds[LAST_ROUND]
