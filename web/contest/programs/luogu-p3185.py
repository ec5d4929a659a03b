import sys

# g[i]: a bean with i pots to its right.
g = [0] * 21
for i in range(1, 21):
    options = {g[j] ^ g[k] for j in range(i) for k in range(j + 1)}
    while g[i] in options:
        g[i] += 1

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    beans = [next(numbers) for _ in range(next(numbers))]
    n = len(beans)
    worth = g[n - 1 :: -1] if n < 21 else g[::-1]
    total = 0
    for b, w in zip(beans, worth):
        if b % 2:
            total ^= w
    moves = [
        (i, j, k)
        for i in range(n)
        if beans[i]
        for j in range(i + 1, n)
        for k in range(j, n)
        if total ^ worth[i] ^ worth[j] ^ worth[k] == 0
    ]
    print(*(moves[0] if moves else (-1, -1, -1)))
    print(len(moves))
