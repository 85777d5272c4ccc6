"""The scoring of Buttonville a second time, straight from the rulebook, to compare the real rules with."""

Sets = list[tuple[str, int]]  # villager, cards
POINTS = (0, 1, 3, 5, 7, 10, 13, 17)


def score(players: list[tuple[Sets, int]], seat: int) -> int:
    """Points of a seat, from everybody's sets and buttons; the right neighbour sits one seat before."""
    sets, buttons = players[seat]
    theirs = sum(cards for villager, cards in players[seat - 1][0] if villager == "flora")
    points = buttons // 2 + sum(POINTS[min(cards, 7)] for _, cards in sets)
    for villager, cards in sets:
        if villager == "soulange" and {1, 2, 3} <= {size for _, size in sets}:
            points += 5
        if villager == "flora" and cards > theirs:
            points += 5
    return points
