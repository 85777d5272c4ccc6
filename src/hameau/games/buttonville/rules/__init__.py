"""The rules of Buttonville, chapter by chapter, and what a seat may know. Here nothing is decided."""
