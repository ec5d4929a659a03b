import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    n = next(numbers)
    rows = [0] + [next(numbers) for _ in range(n)]
    total = 0
    for i in range(n, 0, -2):
        total ^= rows[i] - rows[i - 1]
    print("TAK" if total else "NIE")
