import sys

n, *ends = map(int, sys.stdin.read().split())
near = [[] for _ in range(n + 1)]
for a, b in zip(ends[::2], ends[1::2]):
    near[a].append(b)
    near[b].append(a)
order, up, g = [1], [0] * (n + 1), [0] * (n + 1)
for v in order:
    for w in near[v]:
        if w != up[v]:
            up[w] = v
            order.append(w)
# From the leaves: an edge to a subtree worth g is worth g + 1.
for v in reversed(order[1:]):
    g[up[v]] ^= g[v] + 1
print("Alice" if g[1] else "Bob")
