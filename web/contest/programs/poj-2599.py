import sys

n, k, *ends = map(int, sys.stdin.read().split())
near = [[] for _ in range(n + 1)]
for a, b in zip(ends[::2], ends[1::2]):
    near[a].append(b)
    near[b].append(a)
order, up = [k], [0] * (n + 1)
for v in order:
    for w in near[v]:
        if w != up[v]:
            up[w] = v
            order.append(w)
wins = [False] * (n + 1)
for v in reversed(order[1:]):
    if not wins[v]:
        wins[up[v]] = True
good = [w for w in sorted(near[k]) if not wins[w]]
print(f"First player wins flying to airport {good[0]}" if good else "First player loses")
