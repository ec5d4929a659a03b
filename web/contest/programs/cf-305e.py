s = input()
n = len(s)
middle = [0 < i < n - 1 and s[i - 1] == s[i + 1] for i in range(n)] + [False]


# A run of m middles: cutting at one takes it and those beside it. From 53 on the values repeat every 34.
def after(m, i):
    return g[max(0, i - 1)] ^ g[max(0, m - i - 2)]


g = [0]
for m in range(1, 200):
    options = {after(m, i) for i in range(m)}
    g.append(next(v for v in range(m + 1) if v not in options))
while len(g) <= n:
    g.extend(g[-34:])

runs, start, total = [], 0, 0
for i in range(n + 1):
    if not middle[i]:
        if i > start:
            runs.append((start, i - start))
            total ^= g[i - start]
        start = i + 1
good = [start + i + 1 for start, m in runs for i in range(m) if total ^ g[m] ^ after(m, i) == 0]
print(f"First\n{good[0]}" if good else "Second")
