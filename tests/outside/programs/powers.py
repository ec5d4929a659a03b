"""Codeforces 317D. The powers of one number that is no power itself. A state is a number in binary: bit k - 1 is set while the
k-th power may be chosen, which excludes its own powers."""

from explicit_game import tell

barred = [sum(1 << (multiple - 1) for multiple in range(k, 64, k)) for k in range(1, 64)]


def options(state):
    left = int(state)
    return [str(left & ~barred[i]) for i in range(left.bit_length()) if left >> i & 1]


tell(options)
