import sys

# Dawson's Kayles: two neighbours go. Its values repeat every 34 from 53 on.
g = [0, 0]
for n in range(2, 200):
    options = {g[i] ^ g[n - 2 - i] for i in range(n - 1)}
    g.append(next(v for v in range(n) if v not in options))
while len(g) <= 500000:
    g.extend(g[-34:])

words = sys.stdin.read().split()[1:]
for row in words[1::2]:
    red = row.count("R")
    total = length = 0
    for i, cell in enumerate(row):
        length += 1
        if i + 1 == len(row) or row[i + 1] == cell:
            total ^= g[length]
            length = 0
    alice = total != 0 if 2 * red == len(row) else 2 * red > len(row)
    print("Alice" if alice else "Bob")
