"""Whatever decides in Cucina Curiosa."""
