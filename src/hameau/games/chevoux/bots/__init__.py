"""How Chévoux is played well: opinions on the rules and their future."""
