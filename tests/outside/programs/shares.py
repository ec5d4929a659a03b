"""Luogu P3235. Argument: F. A state is the size of a heap: from F on a move splits it into m nearly equal heaps. Equal heaps cancel
in pairs, so among all m for which the smaller ones have the same size only the first two matter: one even and one odd."""

import sys

from explicit_game import tell, total

least = int(sys.argv[1])


def options(state):
    if state == "done" or int(state) < least:
        return
    n = int(state)
    first = 2
    while first <= n:
        size = n // first
        last = n // size
        for parts in range(first, min(last, first + 1) + 1):
            larger = n - size * parts
            yield total([str(size + 1)] * (larger % 2) + [str(size)] * ((parts - larger) % 2))
        first = last + 1


tell(options)
