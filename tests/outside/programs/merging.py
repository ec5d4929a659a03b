"""Luogu P4101. A state "m: a,b,c": two heaps may be merged into one of up to m; sizes ascend."""

from explicit_game import tell


def options(state):
    most, heaps = state.split(": ")
    sizes = list(map(int, heaps.split(",")))
    for i, one in enumerate(sizes):
        for j in range(i):
            if one + sizes[j] <= int(most):
                rest = sizes[:j] + sizes[j + 1 : i] + sizes[i + 1 :] + [one + sizes[j]]
                yield f"{most}: " + ",".join(map(str, sorted(rest)))


tell(options)
