"""AtCoder AGC 002 E. A state "x y a,b,c": of heaps a >= b >= c the first x are eaten, and y candies of each. Misère play."""

from explicit_game import tell


def options(state):
    heaps, rows, sizes = state.split()
    heaps, rows = int(heaps), int(rows)
    sizes = list(map(int, sizes.split(",")))

    def after(x, y):
        return f"{x} {y} " + ",".join(map(str, sizes))

    if heaps < len(sizes) and rows < sizes[heaps]:
        yield after(heaps + 1, rows)
        yield after(heaps, rows + 1)


tell(options)
