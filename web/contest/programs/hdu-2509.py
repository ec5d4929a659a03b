import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    rows = [next(numbers) for _ in range(n)]
    total = 0
    for a in rows:
        total ^= a
    print("Yes" if (max(rows, default=0) > 1) == (total != 0) else "No")
