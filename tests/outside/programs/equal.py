"""HDU 6892. A state is the size of a heap, which is split into equal ones; two alike add up to nothing, and one at most is told."""

from math import isqrt

from told import tell


def options(state):
    if state == "done":
        return set()
    n = int(state)
    small = [d for d in range(1, isqrt(n) + 1) if n % d == 0]
    return {str(n // parts) if parts % 2 else "done" for d in small for parts in (d, n // d) if parts > 1}


tell(options)
