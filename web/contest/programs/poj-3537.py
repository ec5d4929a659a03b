n = int(input())
# A cross takes away two cells on either side: whoever plays there hands over the third.
g = [0]
for m in range(1, n + 1):
    options = {g[max(0, i - 2)] ^ g[max(0, m - i - 3)] for i in range((m + 1) // 2)}
    value = 0
    while value in options:
        value += 1
    g.append(value)
print(1 if g[n] else 2)
