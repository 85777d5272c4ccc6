"""The rules of Werewolves, chapter by chapter, and what a seat may know. Here nothing is decided."""
