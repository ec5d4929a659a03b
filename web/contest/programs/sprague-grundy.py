# Grundy values by mex.
import sys
from functools import lru_cache, reduce
from itertools import islice
from operator import xor

#: mex
def mex(options):
    value = 0
    while value in options:
        value += 1
    return value

#: acwing-235
# g[n]: a heap of n becomes heaps of all its smaller divisors but one.
g = [0]
for n in range(1, 1001):
    values = [g[d] for d in range(1, n) if n % d == 0]
    total = reduce(xor, values, 0)
    g.append(mex({total ^ value for value in values}))

numbers = map(int, sys.stdin.buffer.read().split())
for n in numbers:
    print("freda" if reduce(xor, (g[a] for a in islice(numbers, n)), 0) else "rainbow")

#: luogu-p3185
# g[i]: a bean with i pots to its right.
g = []
for i in range(21):
    g.append(mex({g[j] ^ g[k] for j in range(i) for k in range(j + 1)}))

numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    beans = list(islice(numbers, next(numbers)))
    n = len(beans)
    worth = g[:n][::-1]
    total = reduce(xor, (w for b, w in zip(beans, worth) if b % 2), 0)
    moves = [
        (i, j, k)
        for i in range(n)
        if beans[i]
        for j in range(i + 1, n)
        for k in range(j, n)
        if total ^ worth[i] ^ worth[j] ^ worth[k] == 0
    ]
    print(*(moves[0] if moves else (-1, -1, -1)))
    print(len(moves))

#: poj-2311
numbers = list(map(int, sys.stdin.buffer.read().split()))
most = max(numbers, default=2)
# Whoever cuts a strip of width 1 loses: cuts leave both parts at least 2 wide. g is the same for w x h and h x w.
g = [[0] * (most + 1) for _ in range(most + 1)]
for w in range(2, most + 1):
    for h in range(2, w + 1):
        across, along = g[w], g[h]
        options = {along[i] ^ along[w - i] for i in range(2, w // 2 + 1)}
        options.update(across[i] ^ across[h - i] for i in range(2, h // 2 + 1))
        g[w][h] = g[h][w] = mex(options)
for w, h in zip(numbers[::2], numbers[1::2]):
    print("WIN" if g[w][h] else "LOSE")

#: cf-850c
# Bit e: some number has this prime to the power e.
@lru_cache(None)
def exponents(mask):
    return mex({exponents((mask & ((1 << k) - 1) | mask >> k) & ~1) for k in range(1, mask.bit_length())})


masks = {}
for a in map(int, sys.stdin.buffer.read().split()[1:]):
    p = 2
    while p * p <= a:
        e = 0
        while a % p == 0:
            a //= p
            e += 1
        if e:
            masks[p] = masks.get(p, 0) | 1 << e
        p += 1
    if a > 1:
        masks[a] = masks.get(a, 0) | 2
print("Mojtaba" if reduce(xor, map(exponents, masks.values()), 0) else "Arpa")

#: poj-2425
# A vertex waits until all that its arcs lead to have a value.
def vertices(arcs):
    g = [None] * len(arcs)
    for start in range(len(arcs)):
        waiting = [start]
        while waiting:
            v = waiting[-1]
            missing = [w for w in arcs[v] if g[w] is None]
            if missing:
                waiting += missing
                continue
            waiting.pop()
            g[v] = mex({g[w] for w in arcs[v]})
    return g


numbers = map(int, sys.stdin.buffer.read().split())
for n in numbers:
    g = vertices([list(islice(numbers, next(numbers))) for _ in range(n)])
    for m in numbers:
        if m == 0:
            break
        print("WIN" if reduce(xor, (g[v] for v in islice(numbers, m)), 0) else "LOSE")
