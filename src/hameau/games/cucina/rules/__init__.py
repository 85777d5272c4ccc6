"""The rules of Cucina Curiosa, chapter by chapter, and what a seat may know. Here nothing is decided."""
