import sys

numbers = iter(map(int, sys.stdin.read().split()))


def value(n, m):
    near = [[] for _ in range(n + 1)]
    for e in range(m):
        a, b = next(numbers), next(numbers)
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


for trees in numbers:
    total = 0
    for _ in range(trees):
        total ^= value(next(numbers), next(numbers))
    print("Sally" if total else "Harry")
