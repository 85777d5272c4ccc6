"""What can be asked over HTTP, by chapter; web/api.py makes it one interface."""
