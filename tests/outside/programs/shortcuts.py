"""Codeforces 1458E. Arguments: 3-2 are heaps of 3 and 2 at which the player to move has lost. A state "a b": two heaps."""

import sys

from explicit_game import tell


shortcuts = {tuple(map(int, word.split("-"))) for word in sys.argv[1:]}


def options(state):
    a, b = map(int, state.split())
    if (a, b) in shortcuts:
        return
    yield from (f"{kept} {b}" for kept in range(a))
    yield from (f"{a} {kept}" for kept in range(b))


tell(options)
