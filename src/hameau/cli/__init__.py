"""`hameau`: the command line, one file a command; the only place that wires the parts together."""

import os
import sys
from collections.abc import Sequence

from hameau import outside
from hameau.engine.errors import HameauError

WRONG = 2
INTERRUPTED = 130
NOBODY_READS = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code. Whatever goes wrong is said in a sentence, never in a traceback."""
    forgive_encodings()
    asked = sys.argv[1:] if argv is None else argv
    try:
        outside.take_folders(asked)
        from hameau.cli import program  # here, so that Ctrl-C while all commands are read is heard too

        code = program.run(asked)
        sys.stdout.flush()
    except HameauError as error:
        print(f"hameau: {error.sentence}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except SystemExit as leaving:  # argparse, and rich when nobody reads
        return leaving.code if isinstance(leaving.code, int) else 0
    return code


def forgive_encodings() -> None:
    """A terminal that cannot show ★ or a byte that is no letter gets a replacement."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
