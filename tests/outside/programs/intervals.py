"""AtCoder ABC 206 F. Words: the intervals, 1-3 is [1, 3). A state "l r": nothing between l and r is taken yet."""

import sys

from told import tell

intervals = [tuple(map(int, word.split("-"))) for word in sys.argv[1:]]


def options(state):
    left, right = map(int, state.split())
    return [f"{left} {a} + {b} {right}" for a, b in intervals if left <= a and b <= right]


tell(options)
