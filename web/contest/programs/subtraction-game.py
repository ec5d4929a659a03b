# Subtraction games.
import sys
from functools import reduce
from itertools import islice
from operator import xor

#: grundy
def grundy(numbers, most):
    g = []
    for n in range(most + 1):
        options = {g[n - k] for k in numbers if k <= n}
        value = 0
        while value in options:
            value += 1
        g.append(value)
    return g

#: hdu-1536
numbers = map(int, sys.stdin.buffer.read().split())
for k in numbers:
    if k == 0:
        break
    sizes = list(islice(numbers, k))
    positions = [list(islice(numbers, next(numbers))) for _ in range(next(numbers))]
    g = grundy(sizes, max((max(heaps, default=0) for heaps in positions), default=0))
    print("".join("W" if reduce(xor, (g[h] for h in heaps), 0) else "L" for heaps in positions))

#: hdu-1848
fibonacci = [1, 2]
while fibonacci[-1] < 1000:
    fibonacci.append(fibonacci[-1] + fibonacci[-2])
g = grundy(fibonacci, 1000)
numbers = map(int, sys.stdin.buffer.read().split())
for a, b, c in zip(numbers, numbers, numbers):
    if a == b == c == 0:
        break
    print("Fibo" if g[a] ^ g[b] ^ g[c] else "Nacci")

#: winning
def winning(numbers, most):
    wins = [False] * (most + 1)
    for n in range(most + 1):
        if not wins[n]:
            for k in numbers:
                if n + k <= most:
                    wins[n + k] = True
    return wins

#: atcoder-dp-k
_, heap, *numbers = map(int, sys.stdin.buffer.read().split())
print("First" if winning(numbers, heap)[heap] else "Second")

#: leetcode-1510
heaps = list(map(int, sys.stdin.buffer.read().split()))
most = max(heaps, default=0)
wins = winning([k * k for k in range(1, int(most**0.5) + 1)], most)
for n in heaps:
    print("true" if wins[n] else "false")
