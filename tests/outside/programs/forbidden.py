"""AtCoder ABC 255 G. Arguments: 3-2 forbids taking 2 from a heap of 3. A state is the size of a heap."""

import sys

from explicit_game import tell

forbidden = {tuple(map(int, word.split("-"))) for word in sys.argv[1:]}


def options(state):
    n = int(state)
    return [str(n - taken) for taken in range(1, n + 1) if (n, taken) not in forbidden]


tell(options)
