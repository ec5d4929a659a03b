# Wythoff's game.
import sys
from math import isqrt

#: low
# The k-th lost pair: k times the golden ratio, rounded down, and k more.
def low(k):
    return (k + isqrt(5 * k * k)) // 2

#: poj-1067 luogu-p2252
numbers = map(int, sys.stdin.buffer.read().split())
for a, b in zip(numbers, numbers):
    print(0 if low(abs(a - b)) == min(a, b) else 1)

#: hdu-2177
# Of 1 to a, k are the smaller in their pair: a is the k-th of these or the (a - k)-th of the others.
def partner(a):
    k = low(a + 1) - (a + 1)
    return a + k if low(k) == a else k


numbers = map(int, sys.stdin.buffer.read().split())
for a, b in zip(numbers, numbers):
    if a == b == 0:
        break
    a, b = min(a, b), max(a, b)
    k = b - a
    if low(k) == a:
        print(0)
        continue
    print(1)
    if low(k) < a:
        print(low(k), low(k) + k)
    left = set()
    if partner(a) < b:
        left.add((abs(a - partner(a)), min(a, partner(a))))
    if partner(b) < a:
        left.add((b - partner(b), partner(b)))
    for difference, smaller in sorted(left):
        print(smaller, smaller + difference)
