import sys

g = [0]
for m in range(1, 201):
    options = {g[max(0, i - 2)] ^ g[max(0, m - i - 3)] for i in range(m)}
    g.append(next(v for v in range(m + 1) if v not in options))


def can_finish(s):
    return any(three in s for three in ("XX.", "X.X", ".XX"))


# The cells farther than two from every cross, in stretches: an end of the strip is as good as two free cells.
def value(s):
    runs = (".." + s + "..").split("X")
    total = 0
    for run in runs:
        total ^= g[max(0, len(run) - 4)]
    return total


for s in sys.stdin.read().split()[1:]:
    finish = can_finish(s)
    good = []
    for i, c in enumerate(s):
        if c == ".":
            after = s[:i] + "X" + s[i + 1 :]
            if "XXX" in after if finish else not can_finish(after) and value(after) == 0:
                good.append(i + 1)
    print("WINNING" if good else "LOSING")
    print(*good)
