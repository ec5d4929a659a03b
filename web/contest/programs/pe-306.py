most = int(input())
g = [0, 0]
for n in range(2, 200):
    options = {g[i] ^ g[n - 2 - i] for i in range(n - 1)}
    g.append(next(v for v in range(n) if v not in options))
# From 53 on the values repeat every 34.
while len(g) <= most:
    g.extend(g[-34:])
print(sum(v != 0 for v in g[1 : most + 1]))
