"""HDU 6892. A state is the size of a heap, which a move splits into equal ones; pairs cancel, so at most one is printed."""

from math import isqrt

from explicit_game import tell


def options(state):
    if state == "done":
        return set()
    n = int(state)
    small = [d for d in range(1, isqrt(n) + 1) if n % d == 0]
    return {str(n // parts) if parts % 2 else "done" for d in small for parts in (d, n // d) if parts > 1}


tell(options)
