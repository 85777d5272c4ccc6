"""`python -m hameau_dialect check [SOURCE]`: where compiled modules leave the dialect. Needs no compiler."""

import sys
from pathlib import Path

from hameau_dialect.checking import check
from hameau_dialect.refusals import Refused


def main(arguments: list[str]) -> int:
    """Print every refusal; 1 if there is one."""
    if not arguments or arguments[0] != "check" or len(arguments) > 2:
        print(__doc__, file=sys.stderr)
        return 2
    source = Path(arguments[1] if len(arguments) > 1 else "src")
    try:
        checked = check(source)
    except Refused as refused:
        print(refused)
        print(f"{len(refused.refusals)} refused", file=sys.stderr)
        return 1
    functions = len(checked.bodies)
    print(f"{len(checked.program.modules)} compiled modules, {functions} functions: all in the dialect")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
