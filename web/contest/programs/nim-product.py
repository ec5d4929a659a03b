# Nim-product.
import sys
from functools import lru_cache

#: product
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

#: hdu-3404
numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    total = 0
    for _ in range(next(numbers)):
        total ^= product(next(numbers), next(numbers))
    print("Have a try, lxhgww." if total else "Don't waste your time.")

#: poj-3533
numbers = map(int, sys.stdin.buffer.read().split())
for n in numbers:
    total = 0
    for _ in range(n):
        x, y, z = next(numbers), next(numbers), next(numbers)
        total ^= product(product(x, y), z)
    print("No" if total else "Yes")
