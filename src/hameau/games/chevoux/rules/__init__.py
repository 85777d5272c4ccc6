"""The rules of Chévoux, chapter by chapter, and what a seat may know. Here nothing is decided."""
