import sys
from functools import lru_cache


# The product of nimbers below 2^64, by halves of `bits` bits: 2^bits is a power F with F F = F + F / 2.
@lru_cache(None)
def product(a, b, bits=32):
    if a < 2 or b < 2:
        return a * b
    while not (a | b) >> bits:
        bits //= 2
    low = (1 << bits) - 1
    bottom = product(a & low, b & low)
    top = product(a >> bits, b >> bits)
    cross = product((a >> bits) ^ (a & low), (b >> bits) ^ (b & low)) ^ bottom
    return cross << bits ^ bottom ^ product(top, 1 << (bits - 1))


numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    total = 0
    for _ in range(next(numbers)):
        total ^= product(next(numbers), next(numbers))
    print("Have a try, lxhgww." if total else "Don't waste your time.")
