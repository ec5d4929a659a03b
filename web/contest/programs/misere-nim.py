# Misère Nim.
import sys
from functools import reduce
from itertools import islice
from operator import xor

#: wins
# With a heap above 1 as in Nim; with ones alone an even number wins.
def wins(heaps):
    return (max(heaps, default=0) > 1) == (reduce(xor, heaps, 0) != 0)

#: hdu-1907
numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    print("John" if wins(list(islice(numbers, next(numbers)))) else "Brother")

#: hdu-2509
numbers = map(int, sys.stdin.buffer.read().split())
for n in numbers:
    print("Yes" if wins(list(islice(numbers, n))) else "No")
