"""Protocol of `sg explore`: reads a state, writes its options, one on a line, and an empty line."""

import sys


def tell(options):
    for line in sys.stdin:
        print("\n".join([*options(line.rstrip("\n")), ""]), flush=True)


def total(parts):
    """Sum of states; if there are none, a state without options."""
    return " + ".join(parts) or "done"
