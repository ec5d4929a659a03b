# Staircase Nim.
import sys
from functools import reduce
from itertools import islice
from operator import xor

#: nim_sum
# Every second step counts, the last included: what comes onto the others is moved on at once.
def nim_sum(steps):
    return reduce(xor, steps[::-2], 0)

#: luogu-p3480
numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    rows = [0, *islice(numbers, next(numbers))]
    print("TAK" if nim_sum([b - a for a, b in zip(rows, rows[1:])]) else "NIE")

#: poj-1704
numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    cells = [0, *sorted(islice(numbers, next(numbers)))]
    print("Georgia will win" if nim_sum([b - a - 1 for a, b in zip(cells, cells[1:])]) else "Bob will win")

#: luogu-p2575
numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    total = 0
    for _ in range(next(numbers)):
        row = [" "] * 20
        for cell in islice(numbers, next(numbers)):
            row[cell - 1] = "o"
        # Pieces between two gaps are a step; those behind the last gap are on the ground.
        total ^= nim_sum([len(step) for step in "".join(row).split(" ")[:-1]])
    print("YES" if total else "NO")

#: hdu-3389
numbers = map(int, sys.stdin.buffer.read().split())
for i in range(1, next(numbers) + 1):
    # Boxes 1, 3 and 4 are dead ends; the others are so many steps above one, odd for 0, 2 and 5 modulo 6.
    boxes = enumerate(islice(numbers, next(numbers)), 1)
    total = reduce(xor, (cards for box, cards in boxes if box % 6 in (0, 2, 5)), 0)
    print(f"Case {i}:", "Alice" if total else "Bob")
