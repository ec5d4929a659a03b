import sys

numbers = iter(map(int, sys.stdin.buffer.read().split()))
for n in numbers:
    out = [[next(numbers) for _ in range(next(numbers))] for _ in range(n)]
    g = [None] * n
    for start in range(n):
        waiting = [start]
        while waiting:
            v = waiting[-1]
            missing = [w for w in out[v] if g[w] is None]
            if missing:
                waiting += missing
                continue
            waiting.pop()
            options = {g[w] for w in out[v]}
            g[v] = next(x for x in range(len(options) + 1) if x not in options)
    for m in numbers:
        if m == 0:
            break
        total = 0
        for _ in range(m):
            total ^= g[next(numbers)]
        print("WIN" if total else "LOSE")
