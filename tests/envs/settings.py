"""Every game at every number of seats, for the official tests of each library."""

import hameau

ALL = [(game.key, seats) for game in hameau.games() for seats in game.seats]
ONE_EACH = [(game.key, game.seats[0]) for game in hameau.games()]
