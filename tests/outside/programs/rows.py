"""SPOJ MATGAME. A state is a row of a matrix, "3 1 4": a move reduces the first number that is not 0."""

from explicit_game import tell


def options(state):
    row = state.split()
    first = next((i for i, number in enumerate(row) if number != "0"), None)
    if first is not None:
        for kept in range(int(row[first])):
            yield " ".join([*row[:first], str(kept), *row[first + 1 :]])


tell(options)
