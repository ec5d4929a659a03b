"""UVa 11534. A state is a row such as "..X.": an X or an O goes on an empty cell, never beside an equal mark. Marks split the row."""

import re

from explicit_game import tell, total


def options(state):
    for i, cell in enumerate(state):
        if cell != ".":
            continue
        for mark in "XO":
            if mark not in (state[i - 1 : i], state[i + 1 : i + 2]):
                row = state[:i] + mark + state[i + 1 :]
                yield total(re.findall(r"(?=((?:^|[XO])\.+(?:[XO]|$)))", row))


tell(options)
