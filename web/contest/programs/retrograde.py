# Retrograde analysis.
import sys

#: poj-2599
n, k, *ends = map(int, sys.stdin.buffer.read().split())
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
good = [w for w in near[k] if not wins[w]]
print(f"First player wins flying to airport {min(good)}" if good else "First player loses")

#: cf-455b
_, k, *words = sys.stdin.read().split()
trie = [{}]
for word in words:
    v = 0
    for c in word:
        if c not in trie[v]:
            trie[v][c] = len(trie)
            trie.append({})
        v = trie[v][c]
# True if the mover can force a win, and a loss. Children have greater numbers.
win, lose = [False] * len(trie), [False] * len(trie)
for v in reversed(range(len(trie))):
    win[v] = any(not win[w] for w in trie[v].values())
    lose[v] = not trie[v] or any(not lose[w] for w in trie[v].values())
print("First" if win[0] and (lose[0] or int(k) % 2) else "Second")

#: cf-917b
# The greatest last letter at which the marble on a, to move, still wins; none where it never does.
def most(a, b):
    if (a, b) not in known:
        best = ""
        for to, letter in out[a]:
            if letter > best and letter > most(b, to):
                best = letter
        known[a, b] = best
    return known[a, b]


sys.setrecursionlimit(100000)
n, m, *rest = sys.stdin.read().split()
n = int(n)
out = [[] for _ in range(n + 1)]
for v, w, c in zip(rest[::3], rest[1::3], rest[2::3]):
    out[int(v)].append((int(w), c))
known = {}
for a in range(1, n + 1):
    print("".join("A" if most(a, b) else "B" for b in range(1, n + 1)))
