"""For all tests: Ctrl-C is heard by what they start, also where they run in the background themselves."""

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
