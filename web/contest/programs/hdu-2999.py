import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    sizes = {next(numbers) for _ in range(n)} - {0}
    rows = [next(numbers) for _ in range(next(numbers))]
    # Sets of values as bits; parts[r]: what a rest of r in two parts can be worth, whichever block was taken.
    g, parts = [], []
    for r in range(max(rows, default=0) + 1):
        options = 0
        for s in sizes:
            if s <= r:
                options |= parts[r - s]
        value = 0
        while options >> value & 1:
            value += 1
        g.append(value)
        both = 0
        for i in range(r // 2 + 1):
            both |= 1 << (g[i] ^ g[r - i])
        parts.append(both)
    for r in rows:
        print(1 if g[r] else 2)
