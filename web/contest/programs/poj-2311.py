import sys

numbers = list(map(int, sys.stdin.read().split()))
most = max(numbers, default=2)
# Whoever cuts a strip of width 1 loses: cuts leave both parts at least 2 wide. g is the same for w x h and h x w.
g = [[0] * (most + 1) for _ in range(most + 1)]
for w in range(2, most + 1):
    for h in range(2, w + 1):
        across, along = g[w], g[h]
        options = {along[i] ^ along[w - i] for i in range(2, w // 2 + 1)}
        options.update(across[i] ^ across[h - i] for i in range(2, h // 2 + 1))
        value = 0
        while value in options:
            value += 1
        g[w][h] = g[h][w] = value
for w, h in zip(numbers[::2], numbers[1::2]):
    print("WIN" if g[w][h] else "LOSE")
