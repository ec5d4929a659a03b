import sys
from functools import lru_cache


# Bit e: some number has this prime to the power e.
@lru_cache(None)
def g(mask):
    options = set()
    k = 1
    while 1 << k <= mask:
        options.add(g((mask & ((1 << k) - 1) | mask >> k) & ~1))
        k += 1
    value = 0
    while value in options:
        value += 1
    return value


masks = {}
for a in map(int, sys.stdin.read().split()[1:]):
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
total = 0
for mask in masks.values():
    total ^= g(mask)
print("Mojtaba" if total else "Arpa")
