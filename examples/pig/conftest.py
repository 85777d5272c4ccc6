"""Lets Hameau know the games of this folder before a test asks for one."""

import os
from pathlib import Path

os.environ.setdefault("HAMEAU_GAMES", str(Path(__file__).parent))
