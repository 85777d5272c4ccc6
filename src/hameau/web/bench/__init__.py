"""How many moves a second a server can take, and how long each of them waits."""
