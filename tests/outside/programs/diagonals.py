"""Codeforces 138D. Arguments: the rows of the board. A state "p a b c d": the cells of parity p that lie on rising diagonals a to b and
on falling ones c to d. A beam ends at the bounds of its region, so it crosses the whole of it."""

import sys

from explicit_game import tell, total

board = [(i + j, i - j, letter) for i, row in enumerate(sys.argv[1:]) for j, letter in enumerate(row)]
of_parity = [[cell for cell in board if cell[0] % 2 == parity] for parity in (0, 1)]


def options(state):
    if state == "done":
        return
    parity, a, b, c, d = map(int, state.split())
    cells = [cell for cell in of_parity[parity] if a <= cell[0] <= b and c <= cell[1] <= d]

    def holds(region):
        return any(region[0] <= s <= region[1] and region[2] <= t <= region[3] for s, t, _ in cells)

    for s, t, letter in cells:
        rising = [(a, s - 1), (s + 1, b)] if letter != "R" else [(a, b)]
        falling = [(c, t - 1), (t + 1, d)] if letter != "L" else [(c, d)]
        regions = [(*one, *other) for one in rising for other in falling]
        yield total(" ".join(map(str, (parity, *region))) for region in regions if holds(region))


tell(options)
