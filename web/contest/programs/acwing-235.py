import sys

# g[n]: a heap of n becomes heaps of all its smaller divisors but one.
g = [0] * 1001
for n in range(2, 1001):
    divisors = [d for d in range(1, n) if n % d == 0]
    total = 0
    for d in divisors:
        total ^= g[d]
    options = {total ^ g[d] for d in divisors}
    while g[n] in options:
        g[n] += 1

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    total = 0
    for _ in range(n):
        total ^= g[next(numbers)]
    print("freda" if total else "rainbow")
