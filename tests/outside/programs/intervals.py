"""AtCoder ABC 206 F. Arguments: the intervals, 1-3 is [1, 3). A state "l r": no interval between l and r has been chosen."""

import sys

from explicit_game import tell

intervals = [tuple(map(int, word.split("-"))) for word in sys.argv[1:]]


def options(state):
    left, right = map(int, state.split())
    return [f"{left} {a} + {b} {right}" for a, b in intervals if left <= a and b <= right]


tell(options)
