import sys


def odd(n):
    if n < 5:
        return (0, 1, 0, 1, 2)[n]
    if n % 2:
        return 0
    return 2 if odd(n // 2) == 1 else 1


def even(n):
    return n if n < 3 else 1 - n % 2


_, k, *heaps = map(int, sys.stdin.read().split())
total = 0
for a in heaps:
    total ^= odd(a) if k % 2 else even(a)
print("Kevin" if total else "Nicky")
