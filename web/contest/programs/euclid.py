# Game of Euclid.
import sys
from functools import lru_cache

#: wins
# Moves are forced until one player has a choice, and wins.
def wins(a, b):
    first = True
    while True:
        if a < b:
            a, b = b, a
        if b == 0 or a >= 2 * b or a % b == 0:
            return first
        a -= b
        first = not first

#: codechef-matchs
numbers = map(int, sys.stdin.buffer.read().split())
next(numbers)
for a, b in zip(numbers, numbers):
    print("Ari" if wins(a, b) else "Rich")

#: luogu-p1290
numbers = map(int, sys.stdin.buffer.read().split())
next(numbers)
for a, b in zip(numbers, numbers):
    print("Stan wins" if wins(a, b) else "Ollie wins")

#: poj-2348
numbers = map(int, sys.stdin.buffer.read().split())
for a, b in zip(numbers, numbers):
    if a == b == 0:
        break
    print("Stan wins" if wins(a, b) else "Ollie wins")

#: hdu-3595
# Returns if the mover wins one pair alone, and how long the winner can make it last or the loser cut it short.
@lru_cache(None)
def play(a, b):
    if a < b:
        a, b = b, a
    if b == 0:
        return False, 0
    won, steps = play(b, a % b)
    if a < 2 * b:
        return not won, steps + 1
    return True, steps + (2 if won else 1)


numbers = map(int, sys.stdin.buffer.read().split())
for n in numbers:
    longest = max((play(next(numbers), next(numbers))[1] for _ in range(n)), default=0)
    print("MM" if longest % 2 else "GG")
