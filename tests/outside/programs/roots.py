"""Codeforces 255E. A state is the size of a heap: a move leaves between its fourth root and its square root. From 4 on heaps
with the same square root have the same options, so the least of them represents them."""

from math import isqrt

from explicit_game import tell


def options(state):
    n = int(state)
    root = isqrt(n)
    least, most = isqrt(root), min(root, n - 1)
    small = range(least, min(most, 3) + 1)
    squares = (side * side for side in range(isqrt(max(least, 4)), isqrt(max(most, 0)) + 1))
    return map(str, [*small, *squares])


tell(options)
