import sys

numbers = iter(map(int, sys.stdin.buffer.read().split()))
for k in numbers:
    if k == 0:
        break
    sizes = sorted(next(numbers) for _ in range(k))
    positions = [[next(numbers) for _ in range(next(numbers))] for _ in range(next(numbers))]
    g = []
    for n in range(max((h for heaps in positions for h in heaps), default=0) + 1):
        options = {g[n - s] for s in sizes if s <= n}
        value = 0
        while value in options:
            value += 1
        g.append(value)
    line = ""
    for heaps in positions:
        total = 0
        for h in heaps:
            total ^= g[h]
        line += "W" if total else "L"
    print(line)
