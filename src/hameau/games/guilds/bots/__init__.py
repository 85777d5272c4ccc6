"""How Guilds of London is played well: opinions on the rules and their future."""
