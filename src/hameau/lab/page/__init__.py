"""Draws what was counted: one page that needs nothing else, by day and by night, for phone and desk."""
