# Nim-sum.
import sys
from functools import reduce
from itertools import islice
from operator import xor

#: hdu-1849
numbers = map(int, sys.stdin.buffer.read().split())
for n in numbers:
    if n == 0:
        break
    print("Rabbit Win!" if reduce(xor, islice(numbers, n), 0) else "Grass Win!")

#: poj-2234
numbers = map(int, sys.stdin.buffer.read().split())
for n in numbers:
    print("Yes" if reduce(xor, islice(numbers, n), 0) else "No")

#: luogu-p2197
numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    print("Yes" if reduce(xor, islice(numbers, next(numbers)), 0) else "No")

#: hdu-1730
numbers = map(int, sys.stdin.buffer.read().split())
for n, _ in zip(numbers, numbers):
    # The cells between the two pieces of a row are a heap.
    gaps = (abs(next(numbers) - next(numbers)) - 1 for _ in range(n))
    print("I WIN!" if reduce(xor, gaps, 0) else "BAD LUCK!")

#: winning_moves
# A move wins if it makes the nim-sum 0: a heap a becomes a ^ total, if that is less.
def winning_moves(heaps):
    total = reduce(xor, heaps, 0)
    return ((a, a ^ total) for a in heaps if a ^ total < a)

#: hdu-1850 poj-2975
numbers = map(int, sys.stdin.buffer.read().split())
for n in numbers:
    if n == 0:
        break
    print(sum(1 for _ in winning_moves(list(islice(numbers, n)))))

#: hdu-2176
numbers = map(int, sys.stdin.buffer.read().split())
for n in numbers:
    if n == 0:
        break
    moves = list(winning_moves(list(islice(numbers, n))))
    print("Yes" if moves else "No")
    for move in moves:
        print(*move)

#: luogu-p1247
_, *heaps = map(int, sys.stdin.buffer.read().split())
for a, left in winning_moves(heaps):
    i = heaps.index(a)
    print(a - left, i + 1)
    heaps[i] = left
    print(*heaps)
    break
else:
    print("lose")
