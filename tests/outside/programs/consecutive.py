"""Codeforces 87C. A state is the size of a heap: a move splits it into heaps of consecutive sizes."""

from explicit_game import tell


def options(state):
    n = int(state)
    parts, rest = 2, n - 1
    while rest >= parts:
        if rest % parts == 0:
            least = rest // parts
            yield " + ".join(map(str, range(least, least + parts)))
        rest -= parts
        parts += 1


tell(options)
