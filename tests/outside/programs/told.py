"""The lines of `sg explore`: a state is read, its options are written, a line each, and an empty line."""

import sys


def tell(options):
    for line in sys.stdin:
        print("\n".join([*options(line.rstrip("\n")), ""]), flush=True)


def total(parts):
    """A sum of states; of none it is a state without options."""
    return " + ".join(parts) or "done"
