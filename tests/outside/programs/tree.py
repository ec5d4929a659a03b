"""AtCoder AGC 010 F. Arguments: the edges, 1-2. A state "v a,b,c": the token stands on v, the stones on vertices 1, 2, 3."""

import sys

from explicit_game import tell

edges = [tuple(map(int, word.split("-"))) for word in sys.argv[1:]]


def options(state):
    vertex, stones = state.split()
    vertex = int(vertex)
    left = stones.split(",")
    if left[vertex - 1] == "0":
        return
    left[vertex - 1] = str(int(left[vertex - 1]) - 1)
    for edge in edges:
        if vertex in edge:
            yield f"{sum(edge) - vertex} {','.join(left)}"


tell(options)
