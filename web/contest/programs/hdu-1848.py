import sys

fibonacci = [1, 2]
while fibonacci[-1] < 1000:
    fibonacci.append(fibonacci[-1] + fibonacci[-2])
g = []
for n in range(1001):
    options = {g[n - f] for f in fibonacci if f <= n}
    value = 0
    while value in options:
        value += 1
    g.append(value)

numbers = list(map(int, sys.stdin.read().split()))
for a, b, c in zip(numbers[::3], numbers[1::3], numbers[2::3]):
    if a == b == c == 0:
        break
    print("Fibo" if g[a] ^ g[b] ^ g[c] else "Nacci")
