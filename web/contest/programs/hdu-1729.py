import sys
from math import isqrt


def value(size, stones):
    if stones == 0:
        return 0
    while True:
        # The fullest box that cannot be filled at once.
        t = isqrt(size)
        while t + t * t >= size:
            t -= 1
        if stones > t:
            return size - stones
        size = t


numbers = iter(map(int, sys.stdin.read().split()))
for i, n in enumerate(numbers, 1):
    if n == 0:
        break
    total = 0
    for _ in range(n):
        size = next(numbers)
        total ^= value(size, next(numbers))
    print(f"Case {i}:\n{'Yes' if total else 'No'}")
