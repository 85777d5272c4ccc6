"""`python -m hameau` is `hameau`."""

import sys

from hameau.cli import main

if __name__ == "__main__":
    sys.exit(main())
