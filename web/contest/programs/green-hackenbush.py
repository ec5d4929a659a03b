# Green Hackenbush.
import sys

#: atcoder-agc017d
n, *ends = map(int, sys.stdin.buffer.read().split())
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

#: poj-3710
def value(n, edges):
    near = [[] for _ in range(n + 1)]
    for e, (a, b) in enumerate(edges):
        near[a].append((b, e))
        near[b].append((a, e))
    depth, up, g, on_ring = [0] * (n + 1), [0] * (n + 1), [0] * (n + 1), [False] * (n + 1)

    def visit(v, by):
        for w, e in near[v]:
            if e == by:
                continue
            if not depth[w]:
                depth[w], up[w] = depth[v] + 1, v
                visit(w, e)
                if not on_ring[w]:
                    g[v] ^= g[w] + 1
            elif depth[w] <= depth[v]:
                # A ring that hangs at w: an edge if it is odd, nothing if it is even.
                g[w] ^= (depth[v] - depth[w] + 1) % 2
                x = v
                while x != w:
                    on_ring[x] = True
                    x = up[x]

    depth[1] = 1
    visit(1, -1)
    return g[1]


numbers = map(int, sys.stdin.buffer.read().split())
for trees in numbers:
    total = 0
    for _ in range(trees):
        n, m = next(numbers), next(numbers)
        total ^= value(n, [(next(numbers), next(numbers)) for _ in range(m)])
    print("Sally" if total else "Harry")
