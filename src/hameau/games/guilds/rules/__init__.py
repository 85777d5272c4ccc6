"""The rules of Guilds of London, chapter by chapter, and what a seat may know. Here nothing is decided."""
