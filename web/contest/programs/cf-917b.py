import sys

sys.setrecursionlimit(100000)
n, m, *rest = sys.stdin.read().split()
n = int(n)
out = [[] for _ in range(n + 1)]
for v, w, c in zip(rest[::3], rest[1::3], rest[2::3]):
    out[int(v)].append((int(w), c))
known = {}


# The greatest last letter at which the marble on a, to move, still wins; none where it never does.
def most(a, b):
    if (a, b) not in known:
        best = ""
        for to, letter in out[a]:
            if letter > best and letter > most(b, to):
                best = letter
        known[a, b] = best
    return known[a, b]


for a in range(1, n + 1):
    print("".join("A" if most(a, b) else "B" for b in range(1, n + 1)))
