# Bash game.
import sys

#: wins
# From a multiple of m + 1 every move leaves none; any other number can be lowered to one.
def wins(n, m):
    return n % (m + 1) != 0

#: hdu-1846
numbers = map(int, sys.stdin.buffer.read().split())
next(numbers)
for n, m in zip(numbers, numbers):
    print("first" if wins(n, m) else "second")

#: hdu-2188
numbers = map(int, sys.stdin.buffer.read().split())
next(numbers)
for n, m in zip(numbers, numbers):
    print("Grass" if wins(n, m) else "Rabbit")

#: leetcode-292
for n in map(int, sys.stdin.buffer.read().split()):
    print("true" if wins(n, 3) else "false")

#: hdu-1847
# No power of 2 is a multiple of 3.
for n in map(int, sys.stdin.buffer.read().split()):
    print("Kiki" if wins(n, 2) else "Cici")

#: luogu-p4018
# 1 to 5 are prime powers, multiples of 6 are not.
for n in map(int, sys.stdin.buffer.read().split()[1:]):
    print("October wins!" if wins(n, 5) else "Roy wins!")

#: hdu-2149
numbers = map(int, sys.stdin.buffer.read().split())
for price, most in zip(numbers, numbers):
    if price <= most:
        print(*range(price, most + 1))
    else:
        print(price % (most + 1) or "none")

#: hdu-2897
numbers = map(int, sys.stdin.buffer.read().split())
for n, p, q in zip(numbers, numbers, numbers):
    print("LOST" if 0 < n % (p + q) <= p else "WIN")
