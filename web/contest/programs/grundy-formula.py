# Grundy values by a formula.
import sys
from functools import reduce
from itertools import islice
from math import isqrt
from operator import xor

#: atcoder-abc297g
n, least, most, *heaps = map(int, sys.stdin.buffer.read().split())
print("First" if reduce(xor, (a % (least + most) // least for a in heaps)) else "Second")

#: cf-603c
def odd_split(n):
    if n < 5:
        return (0, 1, 0, 1, 2)[n]
    if n % 2:
        return 0
    return 2 if odd_split(n // 2) == 1 else 1


def even_split(n):
    return n if n < 3 else 1 - n % 2


_, k, *heaps = map(int, sys.stdin.buffer.read().split())
print("Kevin" if reduce(xor, map(odd_split if k % 2 else even_split, heaps)) else "Nicky")

#: cf-768e
# The most moves that a heap can last: 1 + 2 + ... + m stones.
most = [0] * 61
for n in range(61):
    while (most[n] + 1) * (most[n] + 2) // 2 <= n:
        most[n] += 1
_, *heaps = map(int, sys.stdin.buffer.read().split())
print("NO" if reduce(xor, (most[a] for a in heaps)) else "YES")

#: hdu-1729
def box(size, stones):
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


numbers = map(int, sys.stdin.buffer.read().split())
for i, n in enumerate(numbers, 1):
    if n == 0:
        break
    total = reduce(xor, (box(next(numbers), next(numbers)) for _ in range(n)))
    print(f"Case {i}:\n{'Yes' if total else 'No'}")

#: hdu-3032
def lasker(n):
    return n + 1 if n % 4 == 3 else n - 1 if n and n % 4 == 0 else n


numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    print("Alice" if reduce(xor, map(lasker, islice(numbers, next(numbers)))) else "Bob")

#: luogu-p2148
numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    total = 0
    for _ in range(next(numbers) // 2):
        # The lowest bit that is 0 in both a - 1 and b - 1.
        either = (next(numbers) - 1) | (next(numbers) - 1)
        total ^= (either ^ either + 1).bit_length() - 1
    print("YES" if total else "NO")
