# Symmetry strategy.
import sys

#: wins
# The other makes two equal rows of what is left, and copies every move.
def wins(n, k):
    return n % 2 == 1 if k == 1 else n <= k

#: hdu-3951
numbers = map(int, sys.stdin.buffer.read().split())
next(numbers)
for i, (n, k) in enumerate(zip(numbers, numbers), 1):
    print(f"Case {i}:", "first" if wins(n, k) else "second")

#: poj-2484
for n in map(int, sys.stdin.buffer.read().split()):
    if n == 0:
        break
    print("Alice" if wins(n, 2) else "Bob")
