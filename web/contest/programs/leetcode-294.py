import sys

g = [0, 0]
for row in sys.stdin.read().split():
    for n in range(len(g), len(row) + 1):
        options = {g[i] ^ g[n - 2 - i] for i in range(n - 1)}
        g.append(next(v for v in range(n) if v not in options))
    total = 0
    for run in row.split("-"):
        total ^= g[len(run)]
    print("true" if total else "false")
