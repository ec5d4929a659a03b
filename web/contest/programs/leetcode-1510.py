import sys

numbers = list(map(int, sys.stdin.read().split()))
most = max(numbers, default=0)
squares = [k * k for k in range(1, int(most**0.5) + 2)]
wins = [False] * (most + squares[-1] + 1)
for n in range(most + 1):
    if not wins[n]:
        for square in squares:
            if n + square > most:
                break
            wins[n + square] = True
for n in numbers:
    print("true" if wins[n] else "false")
