"""Many matches at once: simulations, duels between bots, and how fast all of it is."""
