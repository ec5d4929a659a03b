import sys
from functools import lru_cache


# Whether the mover wins one pair alone, and how long the winner can make it last or the loser cut it short.
@lru_cache(None)
def play(a, b):
    if a < b:
        a, b = b, a
    if b == 0:
        return False, 0
    wins, steps = play(b, a % b)
    if a < 2 * b:
        return not wins, steps + 1
    return True, steps + (2 if wins else 1)


numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    longest = max((play(next(numbers), next(numbers))[1] for _ in range(n)), default=0)
    print("MM" if longest % 2 else "GG")
